"""What is left of an army: strengths and losses."""

from __future__ import annotations

from caracole.games.manoeuvre import names
from caracole.games.manoeuvre.position import Position


def strength(state: Position, side: int, unit: int) -> int:
    """U1: the printed strength of a unit as it stands."""
    army = state.army[side]
    if state.status[side][unit] == names.FULL:
        return state.terms.full[army][unit]
    return state.terms.reduced[army][unit]


def lost(state: Position, side: int) -> int:
    """V1: how many units of a side are out."""
    count = 0
    for unit in range(names.UNITS):
        if state.status[side][unit] == names.OUT:
            count += 1
    return count


def reduced(state: Position, side: int) -> int:
    count = 0
    for unit in range(names.UNITS):
        if state.status[side][unit] == names.REDUCED:
            count += 1
    return count
