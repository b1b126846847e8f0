"""Exact odds of a chance step."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction


class Odds:
    """Outcomes (as actions, ascending) with numerators over their sum."""

    __slots__ = ("outcomes", "total", "weights")

    def __init__(self, outcomes: list[int], weights: list[int]) -> None:
        self.outcomes = outcomes
        self.weights = weights
        self.total = sum(weights)

    def __iter__(self) -> Iterator[tuple[int, Fraction]]:
        for outcome, weight in zip(self.outcomes, self.weights, strict=True):
            yield outcome, Fraction(weight, self.total)

    def __len__(self) -> int:
        return len(self.outcomes)

    def __repr__(self) -> str:
        return f"Odds({self.outcomes}, {self.weights})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Odds) and list(self) == list(other)

    def at(self, point: int) -> int:
        """The outcome in whose share a point from 0 to total − 1 falls."""
        for outcome, weight in zip(self.outcomes, self.weights, strict=True):
            point -= weight
            if point < 0:
                return outcome
        raise ValueError("the point lies beyond the odds")
