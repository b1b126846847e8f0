"""Where everything lies on the sheet: the way folded wide (lower for a low screen), or narrow for a phone, from either
side. No rule is known here."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from caracole.games.glorreiche import names
from caracole.kernel import svg

Point = tuple[float, float]
Step = tuple[int, int]

BOARD: dict[str, Any] = msgspec.toml.decode((Path(__file__).parent.parent / "data/board.toml").read_bytes())
ROMAN = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII")
CLOCKWISE: tuple[Step, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""Top, right, bottom, left."""
TOP = 50
"""Above the first row of a wide sheet."""
POINT = 6.0
"""How far the chevron edge between two cells reaches into the next cell."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Plan:
    """One folding, seen from one side. Lengths in units of the drawing. What it works out of a cell it keeps."""

    name: str
    size: tuple[float, float]
    at: dict[int, Step]
    """Column and row of each cell."""
    slot_at: dict[int, Step]
    """Column and row of each slot of the barracks."""
    origin: Point
    pitch: Point
    inset: float
    """Between the edge of a cell and the wall beside it."""
    corner: float
    """Radius of the outer corner of a turn."""
    into: Step
    """The march's direction into cell 1 …"""
    out: Step
    """… and out of cell 84."""
    wall: tuple[float, float, float, float]
    """Left, top, right and bottom of the barracks."""
    slots: Point
    """Upper left corner of the first slot."""
    slot_size: Point
    slot_pitch: Point
    berth: Point
    """Base of a recruit in a slot, from the slot's corner."""
    shift: tuple[float, float]
    """How far right of the centre a pile stands, and how far where a wall is close on the right."""
    ground: float
    """How far below the centre a pile stands."""

    @property
    def wide(self) -> bool:
        """Sixteen cells in a row; lower where the screen is."""
        return self.name != "phone"

    # --- cells ----------------------------------------------------------------------------------

    @cache  # noqa: B019
    def box(self, cell: int) -> tuple[float, float, float, float]:
        """Left, top, right and bottom of a cell's square of the grid."""
        column, row = self.at[cell]
        left, top = self.origin[0] + column * self.pitch[0], self.origin[1] + row * self.pitch[1]
        return left, top, left + self.pitch[0], top + self.pitch[1]

    @cache  # noqa: B019
    def centre(self, cell: int) -> Point:
        left, top, right, bottom = self.box(cell)
        return (left + right) / 2, (top + bottom) / 2

    def heading(self, cell: int) -> Step:
        """The direction in which the march leaves a cell; 0 stands for the gate of the barracks."""
        if cell == 0:
            return self.into
        if cell == names.CELLS:
            return self.out
        (column, row), (next_column, next_row) = self.at[cell], self.at[cell + 1]
        return next_column - column, next_row - row

    def edge(self, cell: int) -> Point:
        """The point of the chevron through which the march leaves a cell."""
        x, y = self.centre(cell)
        across, down = self.heading(cell)
        return x + across * (self.pitch[0] / 2 + POINT), y + down * (self.pitch[1] / 2 + POINT)

    @cache  # noqa: B019
    def open_sides(self, cell: int) -> dict[Step, Step]:
        """The sides without a wall, each with the direction its chevron points."""
        entry, leaving = self.heading(cell - 1), self.heading(cell)
        return {(-entry[0], -entry[1]): entry, leaving: leaving}

    @cache  # noqa: B019
    def outline(self, cell: int) -> str:
        """Chevrons where the march passes, walls elsewhere; outer corners round, the inner corner of a turn notched."""
        doors = self.open_sides(cell)
        path: list[str] = []
        for side, following in zip(CLOCKWISE, CLOCKWISE[1:] + CLOCKWISE[:1], strict=True):
            if side in doors:
                path.append(corner_point(self.door(cell, side, doors[side])))
            path += self.turned(cell, side, following, doors)
        return "M" + "L".join(path) + "Z"

    def door(self, cell: int, side: Step, push: Step) -> Point:
        x, y = self.centre(cell)
        return (
            x + side[0] * self.pitch[0] / 2 + push[0] * POINT,
            y + side[1] * self.pitch[1] / 2 + push[1] * POINT,
        )

    def turned(self, cell: int, side: Step, following: Step, doors: dict[Step, Step]) -> list[str]:
        """The corner between a side and the next one clockwise."""
        left, top, right, bottom = self.box(cell)
        out_x, out_y = side[0] + following[0], side[1] + following[1]
        x, y = (right if out_x > 0 else left), (bottom if out_y > 0 else top)
        near_x, near_y = x - out_x * self.inset, y - out_y * self.inset

        def on(edge: Step, along: float) -> str:
            """A point of one edge, `along` away from the corner."""
            if edge[0]:
                return corner_point((x if edge in doors else near_x, near_y - out_y * along))
            return corner_point((near_x - out_x * along, y if edge in doors else near_y))

        if side in doors and following in doors:
            return [f"{on(side, 0)}Q{corner_point((near_x, near_y))} {on(following, 0)}"]
        if side not in doors and following not in doors:
            return [f"{on(side, self.corner)}Q{corner_point((near_x, near_y))} {on(following, self.corner)}"]
        door = side if side in doors else following
        return [on(door, 0)]

    def rounded(self, cell: int) -> bool:
        """Whether the upper left corner, where the number stands, is an outer corner of a turn."""
        doors = self.open_sides(cell)
        return (0, -1) not in doors and (-1, 0) not in doors

    def route(self, start: int, end: int) -> list[Point]:
        """The centres of the cells passed; 85 is the gate of the barracks."""
        way = [self.centre(cell) for cell in range(start, min(end, names.CELLS) + 1)]
        return [*way, self.edge(names.CELLS)] if end > names.CELLS else way

    def walls(self) -> list[tuple[Point, Point]]:
        """Stretches between neighbouring cells that do not follow one another."""
        cells = {place: cell for cell, place in self.at.items()}
        found: list[tuple[Point, Point]] = []
        for across in (True, False):
            pieces = [place for place in cells if self.walled(cells, place, across)]
            found += [self.stretch(run, across) for run in runs(pieces, across)]
        return found

    def walled(self, cells: dict[Step, int], place: Step, across: bool) -> bool:
        """Whether a wall runs below (`across`) or right of the cell at a place."""
        column, row = place
        other = cells.get((column, row + 1) if across else (column + 1, row))
        return other is not None and abs(other - cells[place]) > 1

    def stretch(self, run: list[Step], across: bool) -> tuple[Point, Point]:
        (first_column, first_row), (last_column, last_row) = run[0], run[-1]
        width, height = self.pitch
        left, top = self.origin
        if across:
            y = top + (first_row + 1) * height
            return (left + first_column * width + 6, y), (left + (last_column + 1) * width - 6, y)
        x = left + (first_column + 1) * width
        return (x, top + first_row * height), (x, top + (last_row + 1) * height)

    # --- pieces ---------------------------------------------------------------------------------

    @cache  # noqa: B019
    def base(self, cell: int) -> Point:
        """Where the lowest piece of a cell stands: right of the number."""
        x, y = self.centre(cell)
        doors = self.open_sides(cell)
        return x + (self.shift[0] if (1, 0) in doors else self.shift[1]), y + self.ground

    def slot(self, slot: int) -> Point:
        """The upper left corner of a slot."""
        column, row = self.slot_at[slot]
        return self.slots[0] + column * self.slot_pitch[0], self.slots[1] + row * self.slot_pitch[1]

    def slot_base(self, slot: int) -> Point:
        """Where a recruit stands in a slot."""
        x, y = self.slot(slot)
        return x + self.berth[0], y + self.berth[1]


def corner_point(point: Point) -> str:
    return f"{svg.number(float(point[0]))} {svg.number(float(point[1]))}"


def runs(places: list[Step], across: bool) -> list[list[Step]]:
    """Neighbours along a line, together."""
    found: list[list[Step]] = []
    for place in sorted(places, key=lambda p: (p[1], p[0]) if across else p):
        after = found and found[-1][-1]
        if after and place == ((after[0] + 1, after[1]) if across else (after[0], after[1] + 1)):
            found[-1].append(place)
        else:
            found.append([place])
    return found


def folded(rows: list[str]) -> tuple[dict[int, Step], dict[int, Step]]:
    """Columns and rows of cells and of slots, each from their own upper left corner."""
    cells: dict[int, Step] = {}
    slots: dict[int, Step] = {}
    for row, line in enumerate(rows):
        for column, word in enumerate(line.split()):
            if word.isdecimal():
                cells[int(word)] = column, row
            else:
                slots[ROMAN.index(word)] = column, row
    return from_corner(cells), from_corner(slots)


def from_corner(places: dict[int, Step]) -> dict[int, Step]:
    left, top = (min(place[axis] for place in places.values()) for axis in (0, 1))
    return {key: (column - left, row - top) for key, (column, row) in places.items()}


def turned_round(rows: list[str]) -> list[str]:
    """The same board from its other side."""
    return [" ".join(reversed(line.split())) for line in reversed(rows)]


@cache
def plan(layout: str, *, turned: bool = False) -> Plan:
    rows = BOARD["phone" if layout == "phone" else "wide"]
    cells, slots = folded(turned_round(rows) if turned else rows)
    ahead = -1 if turned else 1
    if layout == "phone":
        return phone(cells, slots, ahead)
    pitch, slot = (125, 101) if layout == "wide" else (108, 85)
    top = TOP if turned else TOP + 5 * pitch
    return Plan(
        name=layout,
        size=(1600, TOP + 6 * pitch + 20),
        at=cells,
        slot_at=slots,
        origin=(32, TOP),
        pitch=(96, pitch),
        inset=7,
        corner=30,
        into=(ahead, 0),
        out=(ahead, 0),
        wall=(226, top - 6, 1374, top + pitch - 2),
        slots=(235, top + 12),
        slot_size=(88.7, slot),
        slot_pitch=(94.66, slot),
        berth=(44.35, slot - 23),
        shift=(8, 1),
        ground=27 if layout == "wide" else 22,
    )


def phone(cells: dict[int, Step], slots: dict[int, Step], ahead: int) -> Plan:
    """Narrow: the barracks at the end of the way, above it or below."""
    top, way = (12, 214) if ahead > 0 else (1150, 14)
    return Plan(
        name="phone",
        size=(720, 1412),
        at=cells,
        slot_at=slots,
        origin=(10, way),
        pitch=(100, 94),
        inset=5,
        corner=26,
        into=(ahead, 0),
        out=(0, -ahead),
        wall=(12, top, 708, top + 192),
        slots=(21, top + 18),
        slot_size=(108, 78),
        slot_pitch=(114, 86),
        berth=(72, 52),
        shift=(14, 7),
        ground=15,
    )
