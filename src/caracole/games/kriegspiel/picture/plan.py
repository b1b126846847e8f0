"""Where everything lies on the sheet."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from caracole.games.kriegspiel import board
from caracole.geometry.hexes import Hexes, Orientation, Point

USUAL = 910.0
"""The width of the usual field. Signs on a broader one, which is shown smaller, are drawn larger."""
PHONE = 1.4
"""How much larger signs are drawn on a narrow screen."""


@dataclass(frozen=True)
class Plan:
    """A sheet: cells 100 wide between their sides, a margin for the coordinates; perhaps seen from the other side."""

    hexes: Hexes
    phone: bool
    turned: bool
    origin: Point
    width: float
    height: float
    centre: Point
    """The middle of the field: the board is turned about it."""

    def at(self, cell: int) -> Point:
        """The middle of a cell."""
        x, y = self.hexes.centre(board.place(cell), 100)
        x, y = self.origin[0] + x, self.origin[1] + y
        return (2 * self.centre[0] - x, 2 * self.centre[1] - y) if self.turned else (x, y)

    def angle(self, facing: int) -> int:
        """Degrees clockwise from straight up at which a plate is seen to look."""
        return 30 * facing + 180 * self.turned

    @property
    def size(self) -> float:
        """How much larger numbers and handles are drawn, so that they can be read and hit."""
        return min(2.4, (PHONE if self.phone else 1.0) * max(1.0, self.width / USUAL))

    @property
    def grown(self) -> str | None:
        return f"scale({self.size:.2f})" if self.size > 1 else None


@cache
def plan(cols: int, rows: int, orientation: Orientation, layout: str, *, turned: bool = False) -> Plan:
    phone = layout == "phone"
    hexes = board.field(cols, rows, orientation)
    corners = hexes.corners(100)
    middles = [hexes.centre(cell, 100) for cell in hexes.cells()]
    half_width, half_height = max(x for x, _ in corners), max(y for _, y in corners)
    left, top, right, bottom = (44.0, 40.0, 6.0, 38.0) if phone else (46.0, 34.0, 14.0, 30.0)
    across, down = max(x for x, _ in middles) + 2 * half_width, max(y for _, y in middles) + 2 * half_height
    return Plan(
        hexes,
        phone,
        turned,
        (left + half_width, top + half_height),
        left + across + right,
        top + down + bottom,
        (left + across / 2, top + down / 2),
    )
