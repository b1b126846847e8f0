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
RING_BOX = (0.0, -6.0, 722.0, 826.0)
"""Of the board with exile and pot in its corners."""
TURNED: Point = (0.0, RING_BOX[3] + 2 * RING_BOX[1] - 2 * CENTRE[1])
"""Where the ring lies on the board that is seen from the other side: exile and pot are above it."""
GAP = 8.0
COAT: Point = (206.0, 137.0)
"""A coat at its natural size."""


@dataclass(frozen=True)
class Rows:
    """How cards, or chests, are laid out beside the ring, a unit a pixel: columns, size of each, room for a head."""

    width: float
    columns: int
    size: Point
    count: int
    head: float = 0.0

    @property
    def box(self) -> tuple[float, float, float, float]:
        down = math.ceil(self.count / self.columns)
        return 0, 0, self.width, self.head + down * (self.size[1] + GAP) - GAP + 4

    def at(self, place: int) -> Point:
        """The corner of one of them, counted from the first."""
        down, across = divmod(place, self.columns)
        return 2 + across * (self.size[0] + GAP), self.head + 2 + down * (self.size[1] + GAP)


@dataclass(frozen=True)
class Layout:
    """A sheet: the bands and the chests beside the ring, or below it, and how large a coat is."""

    name: str
    bands: Rows
    chests: Rows
    coat: float
    """How wide a coat is."""

    @property
    def phone(self) -> bool:
        return self.name == "phone"

    @property
    def small(self) -> bool:
        """Whether coats are too small for numbers but the medals'."""
        return self.coat < 120

    @property
    def size(self) -> Point:
        """Of everything on one sheet."""
        if self.phone:
            below = RING_BOX[3] + self.scale * (self.bands.box[3] + self.chests.box[3] + 3 * GAP)
            return RING_BOX[2], round(below)
        side = max(RING_BOX[3], self.bands.box[3], self.chests.box[3])
        return self.bands.width + RING_BOX[2] + self.chests.width + 2 * GAP, side

    @property
    def scale(self) -> float:
        """Of what has its true size on a phone, on a sheet as wide as the ring."""
        return RING_BOX[2] / 390 if self.phone else 1.0

    @property
    def places(self) -> tuple[tuple[float, float, float], ...]:
        """Where ring, bands and chests lie on one sheet."""
        if self.phone:
            bands = RING_BOX[3] + GAP * self.scale
            chests = bands + (self.bands.box[3] + GAP) * self.scale
            return (0, 0, 1), (10 * self.scale, bands, self.scale), (10 * self.scale, chests, self.scale)
        left = self.bands.width + GAP
        return (left, 0, 1), (0, 0, 1), (left + RING_BOX[2] + GAP, 0, 1)


@cache
def layout(name: str, generals: int) -> Layout:
    """The wide sheet has bands and chests on either side of the ring, the narrow one below it; five or six chests are
    small."""
    if name == "phone":
        return Layout(name, Rows(370, 2, (179, 84), 4), Rows(370, 2, (179, 66), generals), 80)
    coat, tall = (168, 122) if generals <= 4 else (104, 84)
    return Layout(name, Rows(292, 1, (288, 123), 4, 24), Rows(296, 1, (292, tall), generals), coat)


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
    turned: bool = False
    """Seen from the other side: it begins at twelve o'clock."""

    def around(self, angle: float, radius: float) -> Point:
        return around(angle + 180 * self.turned, radius)

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
        return "L".join(written(p) for p in (self.around(start, INNER), self.tip(start), self.around(start, OUTER)))

    def tip(self, angle: float) -> Point:
        return self.around(angle + 1.05 * min(1.0, 21 / self.length), (INNER + OUTER) / 2)

    @cache  # noqa: B019
    def outline(self, space: int) -> str:
        start, end = space * self.step, (space + 1) * self.step
        back = f"L{written(self.tip(end))}L{written(self.around(end, INNER))}"
        return f"M{self.edge(space)}{self.arc(OUTER, start, end)}{back}{self.arc(INNER, end, start)}Z"

    def arc(self, radius: float, start: float, end: float) -> str:
        return arc(radius, start + 180 * self.turned, end + 180 * self.turned)

    def base(self, space: int) -> Point:
        """Where the lowest general of a pile stands."""
        x, y = self.around(self.middle(space), PILES)
        return x, y + 7.5

    def number(self, space: int) -> Point:
        x, y = self.around(self.middle(space), NUMBERS)
        return x, y + 6


def berth(general: int, *, turned: bool = False) -> Point:
    """Where an exile waits: in the corner beside the beginning of the track."""
    x, y = (48.0, 703.0) if general == 5 else (48.0 + 64 * general, 766.0)
    return (2 * CENTRE[0] - x, 2 * CENTRE[1] - y + 16) if turned else (x, y)
