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
            self.steps += played_out(self.scratch, self.out, self.random, longest)
            for side in range(names.SEATS):
                self.worth[side] += self.scratch.payoff(side)

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


def played_out(state: State, out: Actions, random: Random, longest: int) -> int:
    """Play to the end, or to the step limit; says how many steps that took."""
    steps = 0
    while state.actor != names.OVER and steps < longest:
        out.clear()
        if state.actor == names.CHANCE:
            state.list_odds(out)
            state.act(out.roll(random))
        else:
            state.list_legal(out)
            state.act(out.pick(random))
        steps += 1
    return steps
