"""The MOVE phase: free half-rotations, rotations, displacements; transfers are next door."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caracole.games.kriegspiel import names
from caracole.games.kriegspiel.phases import transferring

if TYPE_CHECKING:
    from caracole.games.kriegspiel.state import KriegspielState
    from caracole.kernel.state import Actions


def list_legal(state: KriegspielState, out: Actions) -> None:
    """T1, T2: any plate, in any order, or no more."""
    first = state.turn * names.PLATES
    for i in range(first, first + state.terms.count[state.turn]):
        plate = state.terms.own[i]
        if state.is_intact(plate):
            list_moves(state, plate, out)
    out.add(names.END_MOVE)


def list_moves(state: KriegspielState, plate: int, out: Actions) -> None:
    """T3 – T9: whatever one plate may do."""
    base = state.cell[plate] * names.KINDS
    if not state.is_oriented(plate):
        list_half_turns(state, plate, out)
        return
    allowed = mobility(state, plate)
    if allowed:
        out.add(base + names.LEFT)
        out.add(base + names.RIGHT)
    if allowed == 2:
        if is_free(state, plate, 0):
            out.add(base + names.FORWARD)
        if state.terms.reverse and is_free(state, plate, 3):  # T12
            out.add(base + names.BACK)
    transferring.list_gifts(state, plate, out)


def list_half_turns(state: KriegspielState, plate: int, out: Actions) -> None:
    """T3: left or right, free; a cannon needs somebody to turn it (T11)."""
    if can_half_turn(state, plate):
        out.add(state.cell[plate] * names.KINDS + names.HALF_LEFT)
        out.add(state.cell[plate] * names.KINDS + names.HALF_RIGHT)


def can_half_turn(state: KriegspielState, plate: int) -> bool:
    """T3, T11: once, before anything else; T8: an unmanned cannon is inert."""
    return state.is_intact(plate) and not state.is_oriented(plate) and state.figures[plate] > 0


def mobility(state: KriegspielState, plate: int) -> int:
    """T2, T7, T8, T13: 0 if the plate may not move now, 1 if it may only rotate, 2 if it may do both."""
    arm = state.terms.arm[plate]
    if state.used[arm] >= budget(arm):
        return 0
    if arm != names.CANNON:
        return 2
    if state.moves[plate] >= most_moves(state.figures[plate]):
        return 0
    return 2 if state.figures[plate] == 4 else 1


def budget(arm: int) -> int:
    """T2: 3 moves for cannons, 4 for soldiers, 5 for cavalry."""
    return names.LEAST_BUDGET + arm


def most_moves(gunners: int) -> int:
    """T8: no move with fewer than two gunners, then one more for each."""
    return gunners - 1 if gunners > 1 else 0


def is_free(state: KriegspielState, plate: int, turn: int) -> bool:
    """T5, T6: through the side faced (turn 0) or the opposite one (turn 3), onto an empty cell of the board."""
    direction = (state.facing[plate] // 2 + turn) % 6
    return state.at[state.terms.near[state.cell[plate] * 6 + direction]] == names.NOBODY


def act(state: KriegspielState, plate: int, kind: int) -> None:
    """T3 – T5: what each kind of move does, and what it costs."""
    if kind == names.HALF_LEFT:
        rotate(state, plate, 11)
    elif kind == names.HALF_RIGHT:
        rotate(state, plate, 1)
    else:
        pay(state, plate)
        if kind == names.LEFT:
            rotate(state, plate, 10)
        elif kind == names.RIGHT:
            rotate(state, plate, 2)
        else:
            displace(state, plate, 0 if kind == names.FORWARD else 3)


def rotate(state: KriegspielState, plate: int, twelfths: int) -> None:
    """T3, T4: clockwise."""
    state.facing[plate] = (state.facing[plate] + twelfths) % 12


def displace(state: KriegspielState, plate: int, turn: int) -> None:
    """T5: one cell; the facing is kept."""
    direction = (state.facing[plate] // 2 + turn) % 6
    there = state.terms.near[state.cell[plate] * 6 + direction]
    state.leave(plate)
    state.stand(plate, there)


def pay(state: KriegspielState, plate: int) -> None:
    """T2: one move of the arm's budget; T8: and of the cannon's own."""
    arm = state.terms.arm[plate]
    state.used[arm] += 1
    if arm == names.CANNON:
        state.moves[plate] += 1


def refresh(state: KriegspielState) -> None:
    """T2, T8: the budgets are whole again; also when fire begins, since nobody moves any more."""
    for arm in range(3):
        state.used[arm] = 0
    for plate in range(state.terms.plates):
        state.moves[plate] = 0
    state.transfers = 0
    state.forget()
