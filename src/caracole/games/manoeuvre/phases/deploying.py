"""Before the first turn: five cards each, then eight units each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caracole.games.manoeuvre import cards, ground, names

if TYPE_CHECKING:
    from caracole.games.manoeuvre.state import ManoeuvreState
    from caracole.kernel.state import Actions


def list_picks(state: ManoeuvreState, side: int, out: Actions) -> None:
    """S3: each side chooses its five cards."""
    for code in range(names.CODES):
        if state.deck[side * 57 + code] > 0:
            out.add(names.PICKS + code)


def pick(state: ManoeuvreState, action: int) -> None:
    cards.pick(state, state.top() >> 8, action - names.PICKS)


def next_unit(state: ManoeuvreState, side: int) -> int:
    """S1: the next unit to be set up, in the order of the data; NO_UNIT when all are."""
    for unit in range(names.UNITS):
        if state.status[side * 8 + unit] == names.NEW:
            return unit
    return names.NO_UNIT


def list_places(state: ManoeuvreState, side: int, out: Actions) -> None:
    """S1, B1: free squares of one's own two ranks."""
    unit = next_unit(state, side)
    start = 0 if side == names.SOUTH else 48
    for square in range(start, start + 16):
        if ground.is_free(state, square):
            out.add(names.PLACES + unit * 64 + square)


def place(state: ManoeuvreState, action: int) -> None:
    """S1: all units begin at full strength."""
    number = (state.top() >> 8) * 8 + (action - names.PLACES) // 64
    ground.put(state, number, (action - names.PLACES) % 64)
    state.status[number] = names.FULL
