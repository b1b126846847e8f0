"""Where things lie on the sheet: the ring, the spinner, the panels beside or below it."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache

from caracole.kernel import svg

Point = tuple[float, float]

CENTRE: Point = (360.0, 366.0)
OUTER, INNER = 344.0, 262.0
PILES, NUMBERS, PIPS = 324.0, 277.0, 347.0
"""How far from the centre piles stand, numbers are written and landing pips lie."""
RING_SIZE: Point = (720.0, 800.0)
"""Of the board with exile and pot."""
BANDS_SIZE: Point = (720.0, 192.0)
CHEST: Point = (230.0, 136.0)
"""A chest board at its natural size."""


@dataclass(frozen=True)
class Layout:
    """A sheet: its size, where its panels begin, and how the chests are laid out."""

    size: Point
    ring: Point
    bands: Point
    chests: Point
    columns: int
    scale: float
    generals: int

    @property
    def chests_size(self) -> Point:
        return 720.0, math.ceil(self.generals / self.columns) * (self.chest_size[1] + 10)

    def chest(self, place: int) -> Point:
        """The corner of a chest board, counted from the first."""
        width, height = self.chest_size
        return 10 + place % self.columns * (width + 8), place // self.columns * (height + 10)

    @property
    def chest_size(self) -> Point:
        return (700 - 8 * (self.columns - 1)) / self.columns, CHEST[1] * self.scale + 2


def layout(name: str, generals: int) -> Layout:
    """The wide sheet has the panels beside the ring, the narrow one below; chests in two or three columns."""
    if name == "wide":
        rows = math.ceil(generals / 2)
        top = (828 - (212 + rows * 197 - 10)) / 2
        return Layout((1430, 828), (0, 20), (712, top), (712, top + 212), 2, 1.36, generals)
    columns = 2 if generals == 4 else 3
    scale = 1.36 if columns == 2 else 1.0
    bottom = 1024 + math.ceil(generals / columns) * (CHEST[1] * scale + 12)
    return Layout((720, bottom), (0, 20), (0, 820), (0, 1024), columns, scale, generals)


# --- the ring --------------------------------------------------------------------------------------


def around(angle: float, radius: float) -> Point:
    """A point of the ring, the angle in degrees clockwise from six o'clock."""
    turned = math.radians(angle)
    return CENTRE[0] - radius * math.sin(turned), CENTRE[1] + radius * math.cos(turned)


def written(point: Point) -> str:
    return f"{svg.number(float(round(point[0], 1)))} {svg.number(float(round(point[1], 1)))}"


def arc(radius: float, start: float, end: float) -> str:
    """On from the current point along a circle, in pieces that SVG can draw; a whole round as well."""
    pieces = max(1, math.ceil(abs(end - start) / 120))
    sweep = 1 if end > start else 0
    stops = [start + (end - start) * (i + 1) / pieces for i in range(pieces)]
    size = svg.number(radius)
    return "".join(f"A{size} {size} 0 0 {sweep} {written(around(stop, radius))}" for stop in stops)


@cache
def wedge(inner: float, outer: float, start: float, end: float) -> str:
    """A piece of a ring between two angles."""
    return (
        f"M{written(around(start, inner))}L{written(around(start, outer))}{arc(outer, start, end)}"
        f"L{written(around(end, inner))}{arc(inner, end, start)}Z"
    )


@dataclass(frozen=True)
class Ring:
    """The track: equal spaces clockwise, the Siberia space first, beginning at six o'clock."""

    length: int

    @property
    def step(self) -> float:
        return 360 / self.length

    @property
    def scale(self) -> float:
        """Pieces shrink where spaces are narrow."""
        return min(1.0, 2 * math.pi * PILES / self.length / 68)

    def middle(self, space: float) -> float:
        """The angle of the middle of a space."""
        return (space + 0.5) * self.step

    def edge(self, space: int) -> str:
        """From the inner to the outer rim along the beginning of a space: a chevron that points the way."""
        start = space * self.step
        return "L".join(written(p) for p in (around(start, INNER), self.tip(start), around(start, OUTER)))

    def tip(self, angle: float) -> Point:
        return around(angle + 1.05 * min(1.0, 21 / self.length), (INNER + OUTER) / 2)

    @cache  # noqa: B019
    def outline(self, space: int) -> str:
        start, end = space * self.step, (space + 1) * self.step
        back = f"L{written(self.tip(end))}L{written(around(end, INNER))}"
        return f"M{self.edge(space)}{arc(OUTER, start, end)}{back}{arc(INNER, end, start)}Z"

    def base(self, space: int) -> Point:
        """Where the lowest general of a pile stands."""
        x, y = around(self.middle(space), PILES)
        return x, y + 7.5

    def number(self, space: int) -> Point:
        x, y = around(self.middle(space), NUMBERS)
        return x, y + 6


def berth(general: int) -> Point:
    """Where an exile waits."""
    return (48.0, 703.0) if general == 5 else (48.0 + 64 * general, 766.0)
