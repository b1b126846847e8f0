"""Coming home: which slot, and what the slots are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caracole.games.glorreiche import names

if TYPE_CHECKING:
    from caracole.games.glorreiche.state import GlorreicheState


def arrive(state: GlorreicheState, recruit: int) -> None:
    """A1, A2: the recruit takes the highest free slot; V2: the lowest if it comes out of order."""
    player = state.owner(recruit)
    due = state.arrived[player] + 1
    state.arrived[player] = due
    if state.number(recruit) != due:
        state.in_order[player] = False  # V1
    if state.sanctions and state.number(recruit) != due:
        state.slot[recruit] = state.low
        state.low += 1
    else:
        state.slot[recruit] = state.high
        state.high -= 1
    state.cell[recruit] = names.HOME
    state.home += 1


def last_one(state: GlorreicheState) -> int:
    """A3: the recruit still out when eleven are home."""
    for recruit in range(names.RECRUITS):
        if state.cell[recruit] != names.HOME:
            return recruit
    return 0


def score(state: GlorreicheState, player: int) -> int:
    """S1: own slots and own chips; V1: doubled for recruits that came home in order."""
    slots = 0
    for recruit in range(player * state.each, (player + 1) * state.each):
        slots += state.slot[recruit]
    chips = 0
    for value in range(1, 4):
        if state.taken[value] == player + 1:
            chips += value
    if state.discipline and state.in_order[player]:
        return 2 * slots + (chips if state.double_slots_only else 2 * chips)
    return slots + chips


def best_slot(state: GlorreicheState, player: int) -> int:
    """S2: the highest slot a player owns."""
    best = 0
    for recruit in range(player * state.each, (player + 1) * state.each):
        best = max(best, state.slot[recruit])
    return best


def standing(state: GlorreicheState, player: int) -> int:
    """S1, S2: a number that is higher for whoever is placed higher, equal where the tie is shared."""
    tie = 0 if state.share_ties else best_slot(state, player)
    return score(state, player) * 16 + tie
