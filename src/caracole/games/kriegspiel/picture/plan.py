"""Where everything lies on the sheet."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from caracole.games.kriegspiel import board
from caracole.geometry.hexes import Hexes, Orientation, Point

WIDE_STRIP = (874.0, 80.0)
PHONE_STRIP = (500.0, 150.0)
"""Units of the strip's own drawing; it is scaled to the width of the sheet."""


@dataclass(frozen=True)
class Plan:
    """A sheet: cells 100 wide between their sides, a margin for the coordinates, the strip below."""

    hexes: Hexes
    phone: bool
    origin: Point
    width: float
    field_height: float
    height: float

    def at(self, cell: int) -> Point:
        """The middle of a cell."""
        x, y = self.hexes.centre(board.place(cell), 100)
        return self.origin[0] + x, self.origin[1] + y

    @property
    def strip_size(self) -> Point:
        return PHONE_STRIP if self.phone else WIDE_STRIP

    @property
    def strip_scale(self) -> float:
        across = (self.width - 16) / self.strip_size[0]
        return across if self.phone else min(across, 1.0)

    @property
    def grown(self) -> str | None:
        """How much larger numbers and knobs are drawn: on a narrow screen, and more so on a broad field."""
        return f"scale({min(2.0, 1.4 * max(1.0, self.width / 890) ** 0.7):.2f})" if self.phone else None


@cache
def plan(cols: int, rows: int, orientation: Orientation, layout: str) -> Plan:
    phone = layout == "phone"
    hexes = board.field(cols, rows, orientation)
    corners = hexes.corners(100)
    middles = [hexes.centre(cell, 100) for cell in hexes.cells()]
    half_width, half_height = max(x for x, _ in corners), max(y for _, y in corners)
    left, top, right = (44.0, 42.0, 6.0) if phone else (46.0, 44.0, 14.0)
    width = left + right + max(x for x, _ in middles) + 2 * half_width
    field_height = top + max(y for _, y in middles) + 2 * half_height + top
    made = Plan(hexes, phone, (left + half_width, top + half_height), width, field_height, 0.0)
    height = field_height + made.strip_size[1] * made.strip_scale + (14 if phone else 18)
    return Plan(hexes, phone, made.origin, width, field_height, height)
