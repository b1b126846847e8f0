"""Declaring the band of the spinner that a general will use."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caracole.games.generalowsky import names

if TYPE_CHECKING:
    from caracole.games.generalowsky.state import GeneralowskyState
    from caracole.kernel.state import Actions


def decider(state: GeneralowskyState, general: int) -> int:
    """T1: the owner of the commander decides for everybody below."""
    return state.owner(state.commander(general))


def list_legal(state: GeneralowskyState, out: Actions) -> None:
    """T1: any of the four bands."""
    for band in range(names.BANDS):
        out.add(names.DECLARATIONS + band)


def act(state: GeneralowskyState, general: int, band: int) -> None:
    """B2: the band stands until the general's own spin, even if his commander changes."""
    state.band[general] = band + 1
