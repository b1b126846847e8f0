"""Random playouts over any state, without touching a Python object when compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from caracole.kernel import names
from caracole.kernel.random import Random
from caracole.kernel.state import Actions

if TYPE_CHECKING:
    from caracole.kernel.state import State


class Playouts:
    """Plays matches to their end from one position, everybody choosing at random."""

    root: State
    scratch: State
    out: Actions
    random: Random
    steps: int
    worth: list[float]

    def __init__(self, root: State, seed: int) -> None:
        self.root = root
        self.scratch = root.clone()
        self.out = Actions()
        self.random = Random(seed)
        self.steps = 0
        self.worth = [0.0] * 6

    def run(self, count: int, longest: int = 1000000) -> int:
        """Play so many matches; says how many steps have been taken since the beginning."""
        with cython.nogil:
            self.repeat(count, longest)
        return self.steps

    def repeat(self, count: int, longest: int) -> None:
        """Play so many matches to their end, and add up what they are worth to each side."""
        for _ in range(count):
            self.scratch.copy_from(self.root)
            self.playout(longest)
            for side in range(names.SEATS):
                self.worth[side] += self.scratch.payoff(side)

    def playout(self, longest: int) -> None:
        """From the scratch state to the end, or to the step limit."""
        left = longest
        while self.scratch.actor != names.OVER and left > 0:
            self.out.clear()
            if self.scratch.actor == names.CHANCE:
                self.scratch.list_odds(self.out)
                self.scratch.act(self.out.roll(self.random))
            else:
                self.scratch.list_legal(self.out)
                self.scratch.act(self.out.pick(self.random))
            self.steps += 1
            left -= 1

    def copies(self, count: int) -> None:
        """Copy the root onto the scratch state so many times, for measuring."""
        with cython.nogil:
            self.copy_repeatedly(count)

    def copy_repeatedly(self, count: int) -> None:
        """Copy the position so often: what copying costs."""
        for _ in range(count):
            self.scratch.copy_from(self.root)

    def mean(self, side: int) -> float:
        """The sum of a side's payoffs so far."""
        if side < 0 or side >= names.SEATS:
            raise IndexError(f"there is no side {side}; sums are kept of {names.SEATS}")
        return self.worth[side]
