# cython: cdivision=True
"""Transfers: figures pass to the plate one faces, free of charge."""

from __future__ import annotations

from caracole.games.kriegspiel import names, position
from caracole.games.kriegspiel.position import Position
from caracole.kernel.state import Actions


def list_gifts(state: Position, plate: int, out: Actions) -> None:
    """T9: one or more figures, as many as the receiver has room for; T14: so many transfers a turn."""
    if state.transfers >= state.terms.max_transfers:
        return
    base = state.cell[plate] * names.KINDS + names.GIVE + state.facing[plate] // 2 * names.MOST
    for figures in range(most(state, plate)):
        out.add(base + figures)


def most(state: Position, plate: int) -> int:
    """T9: how many figures an oriented plate can give to the plate it faces."""
    receiver = state.at[position.ahead(state, plate)]
    if state.terms.army[receiver] != state.terms.army[plate] or state.wreck[receiver]:
        return 0
    if not fits(state, plate, receiver):
        return 0
    return min(state.figures[plate], capacity(state.terms.arm[receiver]) - state.figures[receiver])


def fits(state: Position, giver: int, receiver: int) -> bool:
    """T9, T14: soldiers and gunners are the same men; cavaliers stay among themselves; the cannon never moves over."""
    one = state.terms.arm[giver]
    other = state.terms.arm[receiver]
    if one == names.CANNON and other == names.CANNON:
        return state.terms.gunners_between_cannons
    return (one == names.CAVALRY) == (other == names.CAVALRY)


def capacity(arm: int) -> int:
    """K2: five soldiers, two cavaliers, four gunners."""
    if arm == names.SOLDIER:
        return 5
    return 2 if arm == names.CAVALRY else 4


def act(state: Position, giver: int, figures: int) -> None:
    """T9: the figures change plates."""
    state.figures[state.at[position.ahead(state, giver)]] += figures
    state.transfers += 1
    reduce(state, giver, figures)


def reduce(state: Position, plate: int, figures: int) -> None:
    """T10, T14, F8: figures leave; an empty soldier or cavalry plate is removed, a cannon without gunners stays."""
    state.figures[plate] -= figures
    if state.figures[plate] == 0 and state.terms.arm[plate] != names.CANNON:
        position.leave(state, plate)
