# cython: cdivision=True
"""Movement Phase: the basic move, Forced March and Supply."""

from __future__ import annotations

from caracole.games.manoeuvre import cards, ground, names
from caracole.games.manoeuvre.position import Position
from caracole.kernel.state import Actions


def has_mover(state: Position, but: int) -> bool:
    """M1: whether some unit of the active side, but one, has a basic move."""
    for unit in range(names.UNITS):
        square = state.place[state.active][unit]
        if unit != but and square != names.NOWHERE and ground.has_exit(state, square):
            return True
    return False


def list_moves(state: Position, but: int, out: Actions) -> None:
    """M1: every unit of the active side may make the basic move; M2: the second move is another unit's."""
    for unit in range(names.UNITS):
        square = state.place[state.active][unit]
        if unit != but and square != names.NOWHERE:
            list_steps(state, square, out)
            if state.terms.mounted[state.army[state.active]][unit] and not slow(state, square):
                list_rides(state, square, out)


def has_first(state: Position) -> bool:
    return has_mover(state, names.NO_UNIT)


def list_first(state: Position, out: Actions) -> None:
    list_moves(state, names.NO_UNIT, out)


def list_second(state: Position, out: Actions) -> None:
    list_moves(state, state.mover[1], out)


def list_steps(state: Position, square: int, out: Actions) -> None:
    """M1: one square, onto a free one."""
    for way in range(4):
        there = state.terms.beside[square][way]
        if ground.is_free(state, there):
            out.add(names.MOVES + square * 64 + there)


def list_rides(state: Position, square: int, out: Actions) -> None:
    """M1: two squares, the middle one free and not ending the move; M4: never back to where it began."""
    for line in range(8):
        there = state.terms.far[square][line]
        if there != names.NOWHERE and ground.is_free(state, there):
            if passes(state, state.terms.over[square][line]) or passes(state, state.terms.other_over[square][line]):
                out.add(names.MOVES + square * 64 + there)


def passes(state: Position, square: int) -> bool:
    """M1, B5: a square that ends the move cannot be the middle one."""
    return ground.is_free(state, square) and state.terms.ends_move[state.board[square]] == 0


def slow(state: Position, square: int) -> bool:
    """B5, slow_start=true: cavalry that starts on such ground moves one square only."""
    return state.terms.slow_start and state.terms.ends_move[state.board[square]] != 0


def move(state: Position, action: int, k: int) -> None:
    """M1, M2: the k-th basic move of the phase."""
    start = (action - names.MOVES) // 64
    end = (action - names.MOVES) % 64
    unit = state.unit_on[start]
    ground.put(state, state.active, unit, end)
    state.mover[k] = unit
    state.mover_from[k] = start
    state.mover_to[k] = end
    state.pop()
    state.push(names.MOVED, k)


def move_first(state: Position, action: int) -> None:
    move(state, action, 1)


def move_second(state: Position, action: int) -> None:
    move(state, action, 2)


def list_march(state: Position, out: Actions) -> None:
    """M2: one square more for the unit that has moved."""
    list_steps(state, state.place[state.active][state.mover[state.argument()]], out)


def step(state: Position, action: int) -> None:
    """M2: the extra square of a forced march."""
    state.pop()
    ground.put(state, state.active, state.unit_on[(action - names.MOVES) // 64], (action - names.MOVES) % 64)


# --- Forced March and Supply ---------------------------------------------------------------------


def may_march(state: Position, k: int) -> bool:
    """M2: one forced march a unit; fields and marshes where its basic move began, or ended (M4), forbid it."""
    if state.marched[k] or not cards.lists(state, state.active, names.FM):
        return False
    if state.terms.march[state.board[state.mover_from[k]]] == 0:
        return False
    if state.terms.march_end and state.terms.march[state.board[state.mover_to[k]]] == 0:
        return False
    return ground.has_exit(state, state.place[state.active][state.mover[k]])


def may_supply(state: Position, k: int) -> bool:
    """M2: one supply a phase, after the first move, for a different unit."""
    if k != 1 or state.supplied or not cards.lists(state, state.active, names.SUP):
        return False
    return has_mover(state, state.mover[1])


def may_add(state: Position) -> bool:
    """M2: asked if a card could follow the move, as far as both sides can see."""
    if state.hand_size[state.active] == 0:
        return False
    return may_march(state, state.argument()) or may_supply(state, state.argument())


def list_extras(state: Position, out: Actions) -> None:
    k = state.argument()
    out.add(names.PASS)
    if cards.holds(state, state.active, names.FM) and may_march(state, k):
        out.add(names.PLAYS + names.FM)
    if cards.holds(state, state.active, names.SUP) and may_supply(state, k):
        out.add(names.PLAYS + names.SUP)


def play_extra(state: Position, action: int) -> None:
    """M2, M3: the card is played, the other side may answer with guerrillas, then comes the step or the second move."""
    k = state.argument()
    if action == names.PASS:
        state.pop()
    elif action == names.PLAYS + names.FM:
        cards.play(state, state.active, names.FM)
        state.marched[k] = 1
        state.push(names.FMSTEP, k)
        state.push(names.GUER)
    else:
        cards.play(state, state.active, names.SUP)
        state.supplied = 1
        if not state.terms.late_march:
            state.pop()
        state.push(names.MOVE2)
        state.push(names.GUER)
