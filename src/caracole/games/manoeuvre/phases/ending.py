"""The end of a player turn, the day's end and the count at nightfall."""

from __future__ import annotations

from caracole.games.manoeuvre import forces, names
from caracole.games.manoeuvre.position import Position


def end_turn(state: Position, argument: int) -> None:
    """V3: the day ends when both first decks are spent; V4: or after so many turns; else the other side's turn."""
    last = 1 if state.active != state.first else 0
    if state.exhausted[0] and state.exhausted[1] and (last or state.terms.day_ends_at_once):
        nightfall(state, names.NIGHTFALL)
    elif last and state.turn == state.terms.turn_cap:
        nightfall(state, names.CAP)
    else:
        state.active = 1 - state.active
        state.push(names.TURN)


def nightfall(state: Position, reason: int) -> None:
    """V2: the winner of the count; somebody always is."""
    state.winner = ahead(state)
    state.reason = reason
    state.finish()


def ahead(state: Position) -> int:
    """V2: more squares; then more enemy units out; then fewer own reduced units; then the order of armies."""
    lead = controlled(state, 0) - controlled(state, 1)
    if lead == 0:
        lead = forces.lost(state, 1) - forces.lost(state, 0)
    if lead == 0:
        lead = forces.reduced(state, 1) - forces.reduced(state, 0)
    if lead == 0:
        lead = state.terms.tie[state.army[1]] - state.terms.tie[state.army[0]]
    return names.SOUTH if lead > 0 else names.NORTH


def controlled(state: Position, side: int) -> int:
    """V2, B1: how many squares of the enemy half a side controls."""
    count = 0
    start = 32 if side == names.SOUTH else 0
    for square in range(start, start + 32):
        if controls(state, side, square):
            count += 1
    return count


def controls(state: Position, side: int, square: int) -> bool:
    """V2: one's unit is on it, or beside it with no enemy on or beside it; lakes count too."""
    if state.side_on[square] != names.NOBODY:
        return state.side_on[square] == side
    near = 0
    for way in range(4):
        there = state.side_on[state.terms.beside[square][way]]
        if there == 1 - side:
            return False
        if there == side:
            near = 1
    return near == 1


def payoff(state: Position, side: int) -> float:
    """V1, V2: somebody always wins."""
    return 1.0 if state.winner == side else 0.0
