"""What the squares allow: who may stand, see and fall back where."""

from __future__ import annotations

from caracole.games.manoeuvre import names
from caracole.games.manoeuvre.position import Position


def is_free(state: Position, square: int) -> bool:
    """M1: on the board, no lake, nobody on it."""
    return state.terms.enter[state.board[square]] != 0 and state.side_on[square] == names.NOBODY


def has_exit(state: Position, square: int) -> bool:
    """C10: whether some adjacent square is free."""
    for way in range(4):
        if is_free(state, state.terms.beside[square][way]):
            return True
    return False


def put(state: Position, side: int, unit: int, square: int) -> None:
    """A unit comes to stand on a square; R2: the redoubt it leaves is gone."""
    lift(state, side, unit)
    state.place[side][unit] = square
    state.side_on[square] = side
    state.unit_on[square] = unit


def lift(state: Position, side: int, unit: int) -> None:
    """R2: a unit leaves its square, whatever the reason, and its redoubt goes."""
    square = state.place[side][unit]
    if square != names.NOWHERE:
        state.side_on[square] = names.NOBODY
        state.unit_on[square] = names.NO_UNIT
        state.redoubt[square] = 0
    state.place[side][unit] = names.NOWHERE


def enemy_on(state: Position, square: int) -> bool:
    """Whether a unit of the side that is not active stands there."""
    return state.side_on[square] == 1 - state.active


def is_open(state: Position, square: int) -> bool:
    """C16: neither hill, town, woods nor a unit."""
    return state.terms.blocks[state.board[square]] == 0 and state.side_on[square] == names.NOBODY


def sees(state: Position, square: int, line: int) -> bool:
    """C16: along a line of length 2 the square between is open; diagonally one of the two, or both (option)."""
    first = state.terms.over[square][line]
    second = state.terms.other_over[square][line]
    if state.terms.both_open:
        return is_open(state, first) and is_open(state, second)
    return is_open(state, first) or is_open(state, second)


def can_strike_from(state: Position, square: int) -> bool:
    """C2: no assault and no support from a marsh."""
    return state.terms.assault[state.board[square]] != 0


def bonus(state: Position, square: int, target: int) -> int:
    """B4: what the ground adds to an attack on the target: a hill helps, but not against a hill."""
    kind = state.board[square]
    if state.terms.wasted[kind][state.board[target]]:
        return 0
    return state.terms.height[kind]


def backward(side: int) -> int:
    """C10: the direction of a side's own edge."""
    return names.SOUTHWARD if side == names.SOUTH else names.NORTHWARD


def retreats(state: Position, square: int, side: int) -> int:
    """C10: where a unit of this side may fall back to, as bits by direction: behind, else the flanks, else ahead."""
    behind = backward(side)
    if is_free(state, state.terms.beside[square][behind]):
        return 1 << behind
    found = 0
    if is_free(state, state.terms.beside[square][names.EASTWARD]):
        found += 1 << names.EASTWARD
    if is_free(state, state.terms.beside[square][names.WESTWARD]):
        found += 1 << names.WESTWARD
    if found == 0 and is_free(state, state.terms.beside[square][2 - behind]):
        found = 1 << (2 - behind)
    return found
