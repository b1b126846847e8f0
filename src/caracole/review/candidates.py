"""An action under judgement: what is known of its worth, and how well."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from caracole.kernel.state import State
    from caracole.kernel.view import View

BATCH = 8
"""Simulations whose mean counts as one sample: those of one tree depend on each other."""
UNKNOWN = 0.5
"""The standard error of what was hardly looked at."""

Stopped = Callable[[], bool]


class Candidate:
    """One legal action of a side, its worth sampled or found otherwise."""

    def __init__(self, action: int, side: int, sides: int) -> None:
        self.action = action
        self.side = side
        self.simulations = 0
        self.exact = False
        self.line: tuple[str, ...] = ()
        """What it leads to, itself first, as far as that was looked at."""
        self.behind: float | None = None
        """Of one that was dropped: by how much the best was ahead when both were known equally well."""
        self.batches = 0
        self.sums = [0.0] * sides
        self.square = 0.0
        self.known: tuple[list[float], float] | None = None

    def add(self, means: Sequence[float]) -> None:
        """One more sample, of every side."""
        self.batches += 1
        self.simulations += BATCH
        self.sums = [total + mean for total, mean in zip(self.sums, means, strict=True)]
        self.square += means[self.side] ** 2

    def settle(self, values: Sequence[float], error: float, *, exact: bool = False) -> None:
        """What was not sampled."""
        self.known = list(values), error
        self.exact = exact

    @property
    def values(self) -> list[float]:
        """What it is worth to each side."""
        return self.known[0] if self.known else [total / max(1, self.batches) for total in self.sums]

    @property
    def value(self) -> float:
        return self.values[self.side]

    @property
    def error(self) -> float:
        """The standard error of the value."""
        if self.known:
            return self.known[1]
        if self.batches < 2:
            return UNKNOWN
        spread = max(0.0, self.square / self.batches - self.value**2)
        return math.sqrt(spread / (self.batches - 1))


class Way(Protocol):
    """Weighs every legal action of the side to decide; the best comes first.

    Which action is best does not depend on the one that was played: that gets as many simulations of its own
    afterwards, and both get more until their difference is known.
    """

    def weigh(self, view: View, seed: int, played: int | None) -> list[Candidate]: ...


def better(candidate: Candidate) -> tuple[float, int]:
    """For sorting: the most worth last; of equals the one with the smaller number."""
    return candidate.value, -candidate.action


def spread(values: Sequence[float]) -> list[float]:
    """The same, made to add up to 1: what one side gains others lose."""
    total = sum(values)
    return [value / total for value in values] if total > 0 else [1 / len(values)] * len(values)


def after(state: State, action: int) -> State:
    later = state.clone()
    later.apply(action)
    return later
