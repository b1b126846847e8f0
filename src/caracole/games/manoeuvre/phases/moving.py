"""Movement Phase: the basic move, Forced March and Supply."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caracole.games.manoeuvre import cards, ground, names

if TYPE_CHECKING:
    from caracole.games.manoeuvre.state import ManoeuvreState
    from caracole.kernel.state import Actions


def has_mover(state: ManoeuvreState, but: int) -> bool:
    """M1: whether some unit of the active side, but one, has a basic move."""
    for unit in range(names.UNITS):
        square = state.place[state.active * 8 + unit]
        if unit != but and square != names.NOWHERE and ground.has_exit(state, square):
            return True
    return False


def list_moves(state: ManoeuvreState, but: int, out: Actions) -> None:
    """M1: every unit of the active side may make the basic move; M2: the second move is another unit's."""
    for unit in range(names.UNITS):
        square = state.place[state.active * 8 + unit]
        if unit != but and square != names.NOWHERE:
            list_steps(state, square, out)
            if state.terms.mounted[state.army[state.active] * 8 + unit] and not slow(state, square):
                list_rides(state, square, out)


def list_steps(state: ManoeuvreState, square: int, out: Actions) -> None:
    """M1: one square, onto a free one."""
    for way in range(4):
        there = state.terms.beside[square * 4 + way]
        if ground.is_free(state, there):
            out.add(names.MOVES + square * 64 + there)


def list_rides(state: ManoeuvreState, square: int, out: Actions) -> None:
    """M1: two squares, the middle one free and not ending the move; M4: never back to where it began."""
    for line in range(square * 8, square * 8 + 8):
        there = state.terms.far[line]
        if there != names.NOWHERE and ground.is_free(state, there):
            if passes(state, state.terms.over[line]) or passes(state, state.terms.other_over[line]):
                out.add(names.MOVES + square * 64 + there)


def passes(state: ManoeuvreState, square: int) -> bool:
    """M1, B5: a square that ends the move cannot be the middle one."""
    return ground.is_free(state, square) and state.terms.ends_move[state.board[square]] == 0


def slow(state: ManoeuvreState, square: int) -> bool:
    """B5, slow_start=true: cavalry that starts on such ground moves one square only."""
    return state.slow_start and state.terms.ends_move[state.board[square]] != 0


def move(state: ManoeuvreState, action: int, k: int) -> None:
    """M1, M2: the k-th basic move of the phase."""
    start = (action - names.MOVES) // 64
    end = (action - names.MOVES) % 64
    number = state.holder[start] - 1
    ground.put(state, number, end)
    state.mover[k] = number % 8
    state.mover_from[k] = start
    state.mover_to[k] = end
    state.pop()
    state.push(names.MOVED | k << 8)


def step(state: ManoeuvreState, action: int) -> None:
    """M2: the extra square of a forced march."""
    state.pop()
    ground.put(state, state.holder[(action - names.MOVES) // 64] - 1, (action - names.MOVES) % 64)


# --- Forced March and Supply ---------------------------------------------------------------------


def may_march(state: ManoeuvreState, k: int) -> bool:
    """M2: one forced march a unit; fields and marshes where its basic move began, or ended (M4), forbid it."""
    if state.marched[k] or not state.lists(state.active, names.FM):
        return False
    if state.terms.march[state.board[state.mover_from[k]]] == 0:
        return False
    if state.march_end and state.terms.march[state.board[state.mover_to[k]]] == 0:
        return False
    return ground.has_exit(state, state.place[state.active * 8 + state.mover[k]])


def may_supply(state: ManoeuvreState, k: int) -> bool:
    """M2: one supply a phase, after the first move, for a different unit."""
    if k != 1 or state.supplied or not state.lists(state.active, names.SUP):
        return False
    return has_mover(state, state.mover[1])


def list_extras(state: ManoeuvreState, k: int, out: Actions) -> None:
    out.add(names.PASS)
    if cards.holds(state, state.active, names.FM) and may_march(state, k):
        out.add(names.PLAYS + names.FM)
    if cards.holds(state, state.active, names.SUP) and may_supply(state, k):
        out.add(names.PLAYS + names.SUP)


def play_extra(state: ManoeuvreState, action: int, k: int) -> None:
    """M2, M3: the card is played, the other side may answer with guerrillas, then comes the step or the second move."""
    if action == names.PASS:
        state.pop()
    elif action == names.PLAYS + names.FM:
        cards.play(state, state.active, names.FM)
        state.marched[k] = 1
        state.push(names.FMSTEP | k << 8)
        state.push(names.GUER)
    else:
        cards.play(state, state.active, names.SUP)
        state.supplied = 1
        if not state.late_march:
            state.pop()
        state.push(names.MOVE2)
        state.push(names.GUER)
