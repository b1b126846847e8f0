# Written by tests/project/stubs.py from the module and its twin.
from __future__ import annotations
import cython
from caracole.games.glorreiche import names
from caracole.games.glorreiche.terms import Terms
from caracole.kernel.random import absorbed
from caracole.kernel.state import State

class Position(State):

    @property
    def terms(self) -> Terms:
        ...
    cell: list[int]
    pile: list[int]
    height: list[int]
    below: list[int]
    ground: list[int]
    chip: list[int]
    taken: list[int]
    slot: list[int]
    arrived: list[int]
    in_order: list[bool]
    low: int
    high: int
    home: int
    turn: int
    moved: list[int]
    ahead: list[int]
    entering: int
    die: int

    def share(self, other: State) -> None:
        ...

    def piles(self) -> dict[int, list[int]]:
        ...

    def chips_of(self, player: int) -> list[int]:
        ...

    def slots_of(self, player: int) -> list[int]:
        ...
