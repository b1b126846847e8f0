"""The lie of the land: one field of heights over the whole board, hachured as on an old map.

Drawn once for each size of board, in units of the field: the origin is the middle of its first cell.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from math import exp, hypot

from caracole.games.kriegspiel import board
from caracole.geometry.hexes import Hexes, Orientation, Point

GRID = 14
"""Heights are looked at this far apart to find the contours."""
LEVELS = (0.22, 0.36, 0.5, 0.64, 0.78, 0.92)
EVERY = 4.2
"""Between two hachures along a contour."""
SHORTEST, LONGEST = 5.0, 17.0
STEEP = 0.012
FLAT = 0.0016
"""Rise for each unit of length: hachures are shortest on a steep slope, and there are none on flat ground."""
PLASTIC = (0.7548776662, 0.5698402909)
"""Multiples of these two spread evenly over a square: hills that look strewn, and are the same every time."""
Hill = tuple[float, float, float, float]
"""Place, breadth and height."""


@cache
def strokes(cols: int, rows: int, orientation: Orientation) -> tuple[str, str]:
    """Path data of the hachures: on slopes in the light, which comes from the upper left, and in the shade."""
    land = Land(board.field(cols, rows, orientation))
    lit: list[str] = []
    shaded: list[str] = []
    for level in LEVELS:
        for contour in land.contours(level):
            for place in spread(contour):
                stroke, light = land.hachure(place)
                if stroke:
                    (lit if light else shaded).append(stroke)
    return "".join(lit), "".join(shaded)


@cache
def flat(cols: int, rows: int, orientation: Orientation) -> list[Point]:
    """The middles of cells where it is flat enough for grass."""
    hexes = board.field(cols, rows, orientation)
    land = Land(hexes)
    middles = [hexes.centre(cell, 100) for cell in hexes.cells()]
    return [middle for middle in middles if hypot(*land.slope(*middle)) < FLAT]


class Land:
    """Hills strewn over the field."""

    def __init__(self, hexes: Hexes) -> None:
        middles = [hexes.centre(cell, 100) for cell in hexes.cells()]
        self.right, self.bottom = max(x for x, _ in middles) + 60, max(y for _, y in middles) + 60
        self.left = self.top = -60.0
        count = round((self.right - self.left) * (self.bottom - self.top) / 78_000)
        self.hills = [self.hill(number) for number in range(1, count + 1)]

    def hill(self, number: int) -> Hill:
        across, down = (number * step % 1 for step in PLASTIC)
        breadth = 44 + 62 * (number * 0.618034 % 1)
        x = self.left + across * (self.right - self.left)
        return x, self.top + down * (self.bottom - self.top), breadth, 0.55 + 0.5 * (number * 0.414214 % 1)

    def height(self, x: float, y: float) -> float:
        return sum(
            tall * exp(-((x - u) ** 2 + (y - v) ** 2) / (2 * wide * wide)) for u, v, wide, tall in self.around(x, y)
        )

    def slope(self, x: float, y: float) -> Point:
        """Which way it goes up, and how steeply."""
        up = down = 0.0
        for u, v, wide, tall in self.around(x, y):
            part = tall * exp(-((x - u) ** 2 + (y - v) ** 2) / (2 * wide * wide)) / (wide * wide)
            up, down = up + (u - x) * part, down + (v - y) * part
        return up, down

    def around(self, x: float, y: float) -> Iterator[Hill]:
        """What is farther away than four times its breadth is level ground here."""
        return (hill for hill in self.hills if abs(x - hill[0]) < 4 * hill[2] and abs(y - hill[1]) < 4 * hill[2])

    def hachure(self, place: Point) -> tuple[str, bool]:
        """A stroke downhill from a place, and whether it lies in the light."""
        x, y = place
        up, down = self.slope(x, y)
        steep = hypot(up, down)
        if steep < FLAT:
            return "", False
        length = SHORTEST + (LONGEST - SHORTEST) * max(0.0, 1 - steep / STEEP)
        across, along = -up / steep * length, -down / steep * length
        return f"M{x:.0f} {y:.0f}l{across:.0f} {along:.0f}", across + along < 0

    def contours(self, level: float) -> list[list[Point]]:
        """Lines of one height: the sides of the grid that it crosses, joined square by square."""
        joined = self.crossings(level)
        lines = []
        while joined:
            start = next(iter(joined))
            lines.append(follow(joined, start))
        return lines

    def crossings(self, level: float) -> dict[Point, list[Point]]:
        """For each place where the line crosses a side of the grid, where it goes from there."""
        cols, rows = int((self.right - self.left) / GRID) + 1, int((self.bottom - self.top) / GRID) + 1
        met: dict[Point, list[Point]] = {}
        for row in range(rows):
            for col in range(cols):
                found = [point for side in SIDES if (point := self.crossed(level, col, row, side)) is not None]
                for one, other in zip(found[::2], found[1::2], strict=False):
                    met.setdefault(one, []).append(other)
                    met.setdefault(other, []).append(one)
        return met

    def crossed(self, level: float, col: int, row: int, side: tuple[tuple[int, int], tuple[int, int]]) -> Point | None:
        (a, b), (c, d) = side
        one, other = self.corner(col + a, row + b), self.corner(col + c, row + d)
        if (one < level) == (other < level):
            return None
        part = (level - one) / (other - one)
        x, y = col + a + (c - a) * part, row + b + (d - b) * part
        return round(self.left + x * GRID, 2), round(self.top + y * GRID, 2)

    def corner(self, col: int, row: int) -> float:
        return corner_height(self, col, row)


SIDES = (((0, 0), (1, 0)), ((0, 0), (0, 1)), ((1, 0), (1, 1)), ((0, 1), (1, 1)))


@cache
def corner_height(land: Land, col: int, row: int) -> float:
    return land.height(land.left + col * GRID, land.top + row * GRID)


def follow(joined: dict[Point, list[Point]], start: Point) -> list[Point]:
    """From a place along the line as far as it goes; what has been walked is gone."""
    line, here = [start], start
    while here in joined:
        onward = joined[here]
        there = onward.pop()
        if not onward:
            del joined[here]
        if there in joined and here in joined[there]:
            joined[there].remove(here)
            if not joined[there]:
                del joined[there]
        line.append(there)
        here = there
    return line


def spread(line: list[Point]) -> Iterator[Point]:
    """Places along a line, equally far apart."""
    left = EVERY / 2
    for (x, y), (u, v) in pairwise(line):
        length = hypot(u - x, v - y)
        while left < length:
            yield x + (u - x) * left / length, y + (v - y) * left / length
            left += EVERY
        left -= length
