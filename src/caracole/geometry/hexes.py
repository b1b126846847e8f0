"""Boards of hexagons, without pieces, in both orientations.

Cells are (column, row), row 0 on top. On a *pointy* board the rows are straight and odd rows are shifted right by
half a cell; on a *flat* board the columns are straight and odd columns are shifted down by half a cell.

    pointy   NW / \\ NE        flat     __N__
            W |   | E            NW  /     \\  NE
             SW \\ / SE            SW  \\__S__/  SE

Directions are numbered 0 … 5 clockwise, beginning with the first one right of, or at, straight up.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import cos, radians, sin, sqrt
from typing import Literal

Cell = tuple[int, int]
Point = tuple[float, float]
Orientation = Literal["pointy", "flat"]

DIRECTIONS: dict[str, tuple[str, ...]] = {
    "pointy": ("NE", "E", "SE", "SW", "W", "NW"),
    "flat": ("N", "NE", "SE", "S", "SW", "NW"),
}

# (column, row) steps by direction, for an even and for an odd row (pointy) or column (flat)
STEPS: dict[str, tuple[tuple[Cell, ...], tuple[Cell, ...]]] = {
    "pointy": (
        ((0, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (-1, -1)),
        ((1, -1), (1, 0), (1, 1), (0, 1), (-1, 0), (0, -1)),
    ),
    "flat": (
        ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 0), (-1, -1)),
        ((0, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0)),
    ),
}


@dataclass(frozen=True)
class Hexes:
    """A rectangle of hexagonal cells."""

    cols: int
    rows: int
    orientation: Orientation = "pointy"

    @property
    def pointy(self) -> bool:
        """Whether corners point up."""
        return self.orientation == "pointy"

    @property
    def directions(self) -> tuple[str, ...]:
        """The six compass names, in the order of their numbers."""
        return DIRECTIONS[self.orientation]

    def cells(self) -> Iterator[Cell]:
        """Row by row from the top, each from the left."""
        return ((col, row) for row in range(self.rows) for col in range(self.cols))

    def has(self, cell: Cell) -> bool:
        """Whether a cell is on the board."""
        return 0 <= cell[0] < self.cols and 0 <= cell[1] < self.rows

    def neighbour(self, cell: Cell, direction: int) -> Cell | None:
        """The cell through that side, None off the board."""
        col, row = cell
        across, down = STEPS[self.orientation][(row if self.pointy else col) % 2][direction]
        there = (col + across, row + down)
        return there if self.has(there) else None

    def neighbours(self, cell: Cell) -> dict[int, Cell]:
        """The cells around, by direction."""
        found = ((direction, self.neighbour(cell, direction)) for direction in range(6))
        return {direction: there for direction, there in found if there is not None}

    def line(self, cell: Cell, direction: int) -> Iterator[Cell]:
        """Straight on from a cell, not included, to the edge of the board."""
        there = self.neighbour(cell, direction)
        while there is not None:
            yield there
            there = self.neighbour(there, direction)

    def half_turn(self, cell: Cell) -> Cell:
        """The cell across the middle; a symmetry of pointy boards with even rows and flat ones with even columns."""
        return self.cols - 1 - cell[0], self.rows - 1 - cell[1]

    def distance(self, one: Cell, other: Cell) -> int:
        """Steps from one cell to another over an empty board."""
        q1, r1 = self.axial(one)
        q2, r2 = self.axial(other)
        across, down = q2 - q1, r2 - r1
        return (abs(across) + abs(down) + abs(across + down)) // 2

    def axial(self, cell: Cell) -> Cell:
        """Coordinates along two of the three axes, in which straight lines are straight."""
        col, row = cell
        return (col - (row - row % 2) // 2, row) if self.pointy else (col, row - (col - col % 2) // 2)

    # --- drawing --------------------------------------------------------------------------------

    def centre(self, cell: Cell, width: float) -> Point:
        """The middle of a cell; `width` is the distance between parallel sides, cell (0, 0) has its middle at 0, 0."""
        col, row = cell
        pitch = width * sqrt(3) / 2
        if self.pointy:
            return width * (col + row % 2 / 2), pitch * row
        return pitch * col, width * (row + col % 2 / 2)

    def corners(self, width: float) -> list[Point]:
        """The six corners of a cell around its middle, clockwise; side i lies between corner i and corner i + 1."""
        radius = width / sqrt(3)
        start = 0 if self.pointy else -30
        turns = (radians(start + 60 * corner) for corner in range(6))
        return [(radius * sin(turn), -radius * cos(turn)) for turn in turns]

    def angle(self, direction: int) -> int:
        """Degrees clockwise from straight up."""
        return 60 * direction + (30 if self.pointy else 0)
