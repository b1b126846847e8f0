"""Coming home: which slot, and what the slots are worth."""

from __future__ import annotations

from caracole.games.glorreiche import names, position
from caracole.games.glorreiche.position import Position


def arrive(state: Position, recruit: int) -> None:
    """A1, A2: the recruit takes the highest free slot; V2: the lowest if it comes out of order."""
    player = position.owner(state, recruit)
    due = state.arrived[player] + 1
    state.arrived[player] = due
    if position.number(state, recruit) != due:
        state.in_order[player] = False  # V1
    if state.terms.sanctions and position.number(state, recruit) != due:
        state.slot[recruit] = state.low
        state.low += 1
    else:
        state.slot[recruit] = state.high
        state.high -= 1
    state.cell[recruit] = names.HOME
    state.home += 1


def bring_home(state: Position) -> None:
    """A3: with eleven home, the last recruit takes the slot that is left."""
    for recruit in range(names.RECRUITS):
        if state.cell[recruit] != names.HOME:
            position.lift(state, state.cell[recruit])
            arrive(state, recruit)
            return


def score(state: Position, player: int) -> int:
    """S1: own slots and own chips; V1: doubled for recruits that came home in order."""
    slots = 0
    for recruit in range(player * state.terms.each, (player + 1) * state.terms.each):
        slots += state.slot[recruit]
    chips = 0
    for value in range(1, 4):
        if state.taken[value] == player + 1:
            chips += value
    if state.terms.discipline and state.in_order[player]:
        return 2 * slots + (chips if state.terms.double_slots_only else 2 * chips)
    return slots + chips


def best_slot(state: Position, player: int) -> int:
    """S2: the highest slot a player owns."""
    best = 0
    for recruit in range(player * state.terms.each, (player + 1) * state.terms.each):
        best = max(best, state.slot[recruit])
    return best


def standing(state: Position, player: int) -> int:
    """S1, S2: a number that is higher for whoever is placed higher, equal where the tie is shared; −1 for nobody."""
    if player >= state.terms.players:
        return -1
    tie = 0 if state.terms.share_ties else best_slot(state, player)
    return score(state, player) * 16 + tie
