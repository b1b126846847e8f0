"""Where things lie: the map, from either side; the places beside it, a unit a pixel.

wide    the map; beside it, 624 wide, the other side, the stage and the hand; the parts of the turn below it
low     the same for a screen of 720 pixels: 590 wide, smaller cards; of the parts of the turn only the one due is named
board   the map alone
phone   the map at the full width, everything else below it
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

FILES = "abcdefgh"
SIZE = 880
MAP = (2.0, 2.0, 876.0, 876.0)
"""What is shown of it: the border, no more."""
INNER = (36.0, 36.0, 808.0, 808.0)
"""On a phone the border is left out: 808 units are 390 pixels."""
Size = tuple[float, float]


@dataclass(frozen=True)
class Plan:
    """One layout, seen from one side."""

    name: str
    turned: bool = False
    width: float = 624
    """Of the places beside the map."""
    card: Size = (120, 182)
    stage: float = 480
    """How tall the stage is; what needs more says so."""
    panel: float = 66
    back: Size = (33, 48)
    dock: Size = (600, 28)

    @property
    def large(self) -> bool:
        """Whether the map is small, so that what is written on it must be large."""
        return self.name == "phone"

    @property
    def low(self) -> bool:
        return self.name == "low"

    @property
    def map(self) -> tuple[float, float, float, float]:
        return INNER if self.large else MAP

    def centre(self, square: str) -> tuple[int, int]:
        """The middle of a square; South's side is below, or above for who sits in the north."""
        column, row = FILES.index(square[0]), 8 - int(square[1])
        return (790 - 100 * column, 790 - 100 * row) if self.turned else (90 + 100 * column, 90 + 100 * row)

    def at(self, square: str) -> str:
        x, y = self.centre(square)
        return f"translate({x} {y})"

    def flipped(self, x: float, y: float) -> tuple[float, float]:
        """A place on the map as it lies for who looks."""
        return (SIZE - x, SIZE - y) if self.turned else (x, y)


@cache
def plan(name: str, *, turned: bool = False) -> Plan:
    if name == "low":
        return Plan(name, turned, 590, (112, 160), 338, 56, (28, 40), (152, 44))
    if name == "phone":
        return Plan(name, turned, 370, (120, 168), 132, 50, (26, 38), (370, 22))
    return Plan(name, turned)
