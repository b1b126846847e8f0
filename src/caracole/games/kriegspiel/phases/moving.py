# cython: cdivision=True
"""The MOVE phase: free half-rotations, rotations, displacements; transfers are next door."""

from __future__ import annotations

from caracole.games.kriegspiel import names, position
from caracole.games.kriegspiel.phases import transferring
from caracole.games.kriegspiel.position import Position
from caracole.kernel.state import Actions


def list_legal(state: Position, out: Actions) -> None:
    """T1, T2: any plate, in any order, or no more."""
    first = state.turn * names.PLATES
    for i in range(first, first + state.terms.count[state.turn]):
        plate = state.terms.own[i]
        if position.is_intact(state, plate):
            list_moves(state, plate, out)
    out.add(names.END_MOVE)


def list_moves(state: Position, plate: int, out: Actions) -> None:
    """T3 – T9: whatever one plate may do."""
    base = state.cell[plate] * names.KINDS
    if not position.is_oriented(state, plate):
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


def list_half_turns(state: Position, plate: int, out: Actions) -> None:
    """T3: left or right, free; a cannon needs somebody to turn it (T11)."""
    if can_half_turn(state, plate):
        out.add(state.cell[plate] * names.KINDS + names.HALF_LEFT)
        out.add(state.cell[plate] * names.KINDS + names.HALF_RIGHT)


def can_half_turn(state: Position, plate: int) -> bool:
    """T3, T11: once, before anything else; T8: an unmanned cannon is inert."""
    return position.is_intact(state, plate) and not position.is_oriented(state, plate) and state.figures[plate] > 0


def mobility(state: Position, plate: int) -> int:
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


def is_free(state: Position, plate: int, turn: int) -> bool:
    """T5, T6: through the side faced (turn 0) or the opposite one (turn 3), onto an empty cell of the board."""
    direction = (state.facing[plate] // 2 + turn) % 6
    return state.at[state.terms.near[state.cell[plate] * 6 + direction]] == names.NOBODY


def act(state: Position, action: int) -> None:
    """T3 – T5, T9: a plate does what it is ordered."""
    plate = state.at[action // names.KINDS]
    kind = action % names.KINDS
    if kind >= names.GIVE:
        position.note(state, plate, state.at[position.ahead(state, plate)])
        transferring.act(state, plate, (kind - names.GIVE) % names.MOST + 1)
    else:
        position.note(state, plate, names.NOBODY)
        move(state, plate, kind)


def move(state: Position, plate: int, kind: int) -> None:
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


def rotate(state: Position, plate: int, twelfths: int) -> None:
    """T3, T4: clockwise."""
    state.facing[plate] = (state.facing[plate] + twelfths) % 12


def displace(state: Position, plate: int, turn: int) -> None:
    """T5: one cell; the facing is kept."""
    direction = (state.facing[plate] // 2 + turn) % 6
    there = state.terms.near[state.cell[plate] * 6 + direction]
    position.leave(state, plate)
    position.stand(state, plate, there)


def pay(state: Position, plate: int) -> None:
    """T2: one move of the arm's budget; T8: and of the cannon's own."""
    arm = state.terms.arm[plate]
    state.used[arm] += 1
    if arm == names.CANNON:
        state.moves[plate] += 1


def refresh(state: Position) -> None:
    """T2, T8: the budgets are whole again; also when fire begins, since nobody moves any more."""
    for arm in range(3):
        state.used[arm] = 0
    for plate in range(state.terms.plates):
        state.moves[plate] = 0
    state.transfers = 0
    position.forget(state)
