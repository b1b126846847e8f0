"""A small network that says what a position is worth: sparse inputs, two layers, the logarithm of odds.

A position is the rows of the first layer that hold for it, each by a share: `begin`, then `put` for each, then
`concluded`. The file is made by `training/` beside the package: three sizes (inputs, inner units, outer units), then
the first layer row by row (the last row is its bias), the second input by input, its bias, the factors of the result,
and its bias, all floats, little-endian.

A network thinks in room of its own, so no two threads may share one; `twin` gives another with the same numbers.
"""

from __future__ import annotations

from array import array
from functools import cache
from pathlib import Path
from typing import Any

from caracole.kernel import numbers

MOST_INNER = 64
MOST_OUTER = 32
MOST_ROWS = 256
"""Of one position."""


class Network:
    weights: memoryview[float]
    inputs: int
    """Rows, the bias not counted."""
    inner: int
    outer: int
    rows: int
    row: list[int]
    share: list[float]
    """The rows that hold, and by how much."""
    first: list[float]
    second: list[float]
    """The sums of the layers."""

    def __init__(self, weights: memoryview[float]) -> None:
        if len(weights) < 4:
            raise ValueError(f"{len(weights)} numbers are no network")
        self.weights = weights
        self.inputs = int(weights[0])
        self.inner = int(weights[1])
        self.outer = int(weights[2])
        self.rows = 0
        self.row = [0] * 256
        self.share = [0.0] * 256
        self.first = [0.0] * 64
        self.second = [0.0] * 32
        fits = self.inputs >= 0 and 0 < self.inner <= MOST_INNER and 0 < self.outer <= MOST_OUTER
        if not fits or len(weights) != size(self.inputs, self.inner, self.outer):
            units = f"{self.inputs}, {self.inner}, {self.outer}"
            raise ValueError(f"{len(weights)} numbers are no network of {units} units")

    def twin(self) -> Network:
        """The same numbers, with room of its own to think in."""
        return Network(self.weights)

    def begin(self) -> None:
        """A position of which nothing is known yet."""
        self.rows = 0

    def put(self, row: int, share: float) -> None:
        """A row holds by a share; 1 for what is there or not."""
        self.row[self.rows] = row
        self.share[self.rows] = share
        self.rows += 1

    def concluded(self) -> float:
        """What the rows come to: the logarithm of the odds."""
        start = 3 + self.inputs * self.inner
        for unit in range(self.inner):
            self.first[unit] = self.weights[start + unit]
        for place in range(self.rows):
            self.add(3 + self.row[place] * self.inner, self.share[place])
        return self.judged(start + self.inner)

    def add(self, start: int, share: float) -> None:
        """A row of the first layer."""
        for unit in range(self.inner):
            self.first[unit] += share * self.weights[start + unit]

    def judged(self, start: int) -> float:
        """The second layer and the result."""
        bias = start + self.inner * self.outer
        for unit in range(self.outer):
            self.second[unit] = self.weights[bias + unit]
        for inner in range(self.inner):
            share = self.first[inner]
            if share > 0:
                row = start + inner * self.outer
                for unit in range(self.outer):
                    self.second[unit] += share * self.weights[row + unit]
        total: float = self.weights[bias + 2 * self.outer]
        for unit in range(self.outer):
            if self.second[unit] > 0:
                total += self.second[unit] * self.weights[bias + self.outer + unit]
        return total

    def told(self) -> list[tuple[int, float]]:
        """For learning: the rows that hold, and by how much."""
        return [(self.row[place], self.share[place]) for place in range(self.rows)]


def size(inputs: int, inner: int, outer: int) -> int:
    """How many numbers a network has, its sizes among them."""
    return 3 + (inputs + 1) * inner + (inner + 2) * outer + 1


def blank(inputs: int) -> Network:
    """A network that knows nothing, to learn with: even odds, whatever holds."""
    numbers: Any = memoryview(array("f", [inputs, 1, 1] + [0.0] * (size(inputs, 1, 1) - 3)))
    return Network(numbers)


@cache
def read(file: Path, inputs: int) -> Network | None:
    """The network in a file, read once; None if there is no file, or it was made for other inputs."""
    if not file.exists():
        return None
    found = Network(numbers.floats(file))
    return found if found.inputs == inputs else None
