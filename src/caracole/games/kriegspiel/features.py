"""A view as numbers, for learning: planes over the largest board. The seat that looks is `own`, also for spectators
the French. Cells keep their places, as they do in the numbers of the actions; plane `forward` says which way is ahead.
"""

from __future__ import annotations

from caracole.games.kriegspiel import names, position
from caracole.games.kriegspiel.phases import moving, transferring
from caracole.games.kriegspiel.position import Position
from caracole.kernel import names as kernel

PLANES: tuple[str, ...] = (
    "1 on the cells of this board",
    *(f"1 on own {arm} plates" for arm in names.ARMS),
    *(f"1 on enemy {arm} plates" for arm in names.ARMS),
    *(f"figures on own {arm} plates, over their capacity" for arm in names.ARMS),
    *(f"figures on enemy {arm} plates, over their capacity" for arm in names.ARMS),
    *(f"1 on plates that face direction {direction} (of six, clockwise)" for direction in range(6)),
    "1 on plates that have not made their half-rotation",
    "1 on wrecks",
    "moves made this turn by each cannon plate, over 3",
    "1 on the plate that fires, −1 on its target, while the die is thrown",
    "everywhere: forward, 1 if ahead is up, −1 if it is down",
    "everywhere: 1 if the directions begin with straight up (flat board)",
    "everywhere: 1 if it is one's own turn",
    *(f"everywhere: 1 in the {phase} phase" for phase in names.PHASES),
    *(f"everywhere: {arm} moves left this turn, over the budget" for arm in names.ARMS),
    *(f"everywhere: 1 if the {arm} shot of this turn is still to come" for arm in names.ARMS),
    "everywhere: transfers left this turn, over the most",
    "everywhere: 1 if this turn has had a casualty",
    "everywhere: turns without a casualty, over those that end the match",
    "everywhere: reverse",
    "everywhere: fire over wrecks 0, friends too ½, all 1",
    "everywhere: cannon_hits_gunners",
    "everywhere: gunners_between_cannons",
    "everywhere: defeat by immobility",
    "everywhere: adjudication by figures",
)
BOARD, OWN, ENEMY = names.BOARD_PLANE, names.OWN_PLANES, names.ENEMY_PLANES
SHAPE = (len(PLANES), names.ROWS, names.COLS)


def describe() -> list[str]:
    return [f"{plane}: {meaning}" for plane, meaning in enumerate(PLANES)]


def observe(state: Position, seat: int, out: memoryview[float], start: int) -> int:
    """Write all PLANES from out[start] on; says where they end. Only cells of this board are ever written."""
    own = max(seat, 0)
    for plane in range(1, names.UNIFORM_PLANES):
        clear(state, out, start + plane * names.CELLS)
    fill(state, out, start + names.BOARD_PLANE * names.CELLS, 1.0)
    for plate in range(state.terms.plates):
        if state.cell[plate] != names.NOWHERE:
            put_plate(state, plate, own, out, start + state.cell[plate])
    if state.shooter != names.NOBODY:
        out[start + names.SHOT_PLANE * names.CELLS + state.cell[state.shooter]] = 1.0
        out[start + names.SHOT_PLANE * names.CELLS + state.cell[state.target]] = -1.0
    end = put_turn(state, own, out, start + names.UNIFORM_PLANES * names.CELLS)
    return put_options(state, out, end)


def clear(state: Position, out: memoryview[float], start: int) -> None:
    """Zeros on the cells of this board."""
    for row in range(state.terms.rows):
        for at in range(start + row * names.COLS, start + row * names.COLS + state.terms.cols):
            out[at] = 0.0


def fill(state: Position, out: memoryview[float], start: int, value: float) -> int:
    """The same number on all cells of this board. They are alike, so if the first has it already, all have."""
    if out[start] != value:
        for row in range(state.terms.rows):
            for at in range(start + row * names.COLS, start + row * names.COLS + state.terms.cols):
                out[at] = value
    return start + names.CELLS


def put_plate(state: Position, plate: int, own: int, out: memoryview[float], at: int) -> None:
    """A plate on its cell, in every plane about it."""
    arm = state.terms.arm[plate]
    if state.wreck[plate]:
        out[at + names.WRECK_PLANE * names.CELLS] = 1.0
        return
    side = 0 if state.terms.army[plate] == own else 3
    out[at + (names.OWN_PLANES + side + arm) * names.CELLS] = 1.0
    figures = state.figures[plate] / transferring.capacity(arm)
    out[at + (names.FIGURES_PLANES + side + arm) * names.CELLS] = figures
    facing = names.CORNER_PLANE
    if position.is_oriented(state, plate):
        facing = names.FACING_PLANES + state.facing[plate] // 2
    out[at + facing * names.CELLS] = 1.0
    out[at + names.MOVED_PLANE * names.CELLS] = state.moves[plate] / 3


def put_turn(state: Position, own: int, out: memoryview[float], start: int) -> int:
    """The planes that are the same everywhere, as far as they change."""
    most = state.terms.max_transfers
    end = fill(state, out, start, -1.0 if own else 1.0)
    end = fill(state, out, end, 0.0 if state.terms.odd else 1.0)
    end = fill(state, out, end, 1.0 if state.turn == own else 0.0)
    for phase in range(names.ROLLING + 1):
        end = fill(state, out, end, 1.0 if state.depth > 0 and state.due() == phase else 0.0)
    for arm in range(3):
        end = fill(state, out, end, 1.0 - state.used[arm] / moving.budget(arm))
    for arm in range(3):
        end = fill(state, out, end, 1.0 if state.actor != kernel.OVER and not state.fired[arm] else 0.0)
    end = fill(state, out, end, 1.0 - state.transfers / most if most else 0.0)
    end = fill(state, out, end, state.hit)
    return fill(state, out, end, state.quiet / state.terms.draw_after)


def put_options(state: Position, out: memoryview[float], start: int) -> int:
    """The planes of the options, the same everywhere and always."""
    end = fill(state, out, start, state.terms.reverse)
    end = fill(state, out, end, state.terms.fire_over / 2)
    end = fill(state, out, end, state.terms.cannon_hits_gunners)
    end = fill(state, out, end, state.terms.gunners_between_cannons)
    end = fill(state, out, end, state.terms.immobile)
    return fill(state, out, end, state.terms.by_figures)
