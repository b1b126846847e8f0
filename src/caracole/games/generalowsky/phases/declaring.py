"""Declaring the band of the spinner that a general will use."""

from __future__ import annotations

from caracole.games.generalowsky import names
from caracole.games.generalowsky.position import Position
from caracole.kernel.state import Actions


def list_legal(state: Position, out: Actions) -> None:
    """T1: any of the four bands."""
    for band in range(names.BANDS):
        out.add(names.DECLARATIONS + band)


def act(state: Position, general: int, band: int) -> None:
    """B2: the band stands until the general's own spin, even if his commander changes."""
    state.band[general] = band + 1


def forget(state: Position) -> None:
    """B2: what was declared will not be spun any more."""
    for general in range(state.terms.generals):
        state.band[general] = 0
