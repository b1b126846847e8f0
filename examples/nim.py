"""Nim: three heaps of matches; whoever takes the last match wins. A whole game in one file."""

from __future__ import annotations

from caracole.kernel.game import Game
from caracole.kernel.names import OVER
from caracole.kernel.plain import PlainState
from caracole.kernel.traits import Traits

HEAPS = (3, 4, 5)
ACTIONS = [(heap, count) for heap in range(3) for count in range(1, HEAPS[heap] + 1)]
"""An action is a place in this list: so many matches from that heap."""


class Nim(PlainState):
    """The annotated fields are the position: the kernel copies, compares, writes and reads them."""

    words = tuple(f"{'abc'[heap]}-{count}" for heap, count in ACTIONS)

    heaps: list[int]
    last: int
    """The side that took last."""

    def begin(self) -> None:
        self.heaps = list(HEAPS)
        self.last = 1
        self.actor = 0

    def legal_actions(self) -> list[int]:
        return [number for number, (heap, count) in enumerate(ACTIONS) if count <= self.heaps[heap]]

    def do(self, action: int) -> None:
        heap, count = ACTIONS[action]
        self.heaps[heap] -= count
        self.last = self.actor
        self.actor = 1 - self.actor if any(self.heaps) else OVER

    def winners(self) -> list[int]:
        return [self.last]

    def text(self) -> str:
        return "\n".join(f"{name}  {'| ' * count}" for name, count in zip("abc", self.heaps, strict=True))


STATE = Nim
GAME = Game(Traits(name="nim", title="Nim", actions=len(ACTIONS)), __name__)
