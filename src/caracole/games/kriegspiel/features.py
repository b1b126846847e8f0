"""A view as numbers, for learning: planes over the largest board. The seat that looks is `own`, also for spectators
the French. Cells keep their places, as they do in the numbers of the actions; plane `forward` says which way is ahead.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import numpy as np

from caracole.games.kriegspiel import names
from caracole.games.kriegspiel.phases import moving, transferring
from caracole.kernel import names as kernel

if TYPE_CHECKING:
    from caracole.games.kriegspiel.state import KriegspielState
    from caracole.kernel.view import View

Array = np.ndarray[Any, np.dtype[np.float32]]

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
BOARD, OWN, ENEMY, OWN_FIGURES, ENEMY_FIGURES, FACING, CORNER, WRECK, MOVED, SHOT, REST = (
    0, 1, 4, 7, 10, 13, 19, 20, 21, 22, 23,
)  # fmt: skip
SHAPE = (len(PLANES), names.ROWS, names.COLS)


def describe() -> list[str]:
    return [f"{plane}: {meaning}" for plane, meaning in enumerate(PLANES)]


def observe(view: View) -> Array:
    state = cast("KriegspielState", view.state)
    seat = max(view.seat, 0)
    planes = np.zeros(SHAPE, dtype=np.float32)
    size = state.options.board
    planes[BOARD, : size.rows, : size.cols] = 1
    flat = planes.reshape(len(PLANES), names.CELLS)
    for plate in state.standing():
        put_plate(flat, state, plate, seat)
    if state.shooter != names.NOBODY:
        flat[SHOT, state.cell[state.shooter]] = 1
        flat[SHOT, state.cell[state.target]] = -1
    planes[REST:, : size.rows, : size.cols] = np.asarray(everywhere(state, seat), dtype=np.float32)[:, None, None]
    return planes


def put_plate(flat: Array, state: KriegspielState, plate: int, seat: int) -> None:
    cell, arm = state.cell[plate], state.tables.arm[plate]
    if state.wreck[plate]:
        flat[WRECK, cell] = 1
        return
    own = state.tables.army[plate] == seat
    flat[(OWN if own else ENEMY) + arm, cell] = 1
    flat[(OWN_FIGURES if own else ENEMY_FIGURES) + arm, cell] = state.figures[plate] / transferring.capacity(arm)
    flat[FACING + state.facing[plate] // 2 if state.is_oriented(plate) else CORNER, cell] = 1
    flat[MOVED, cell] = state.moves[plate] / 3


def everywhere(state: KriegspielState, seat: int) -> list[float]:
    """The numbers that fill a whole plane each."""
    tables = state.tables
    phases = [float(state.phase == phase) for phase in names.PHASES]
    left = [1 - state.used[arm] / moving.budget(arm) for arm in range(3)]
    shots = [float(state.actor != kernel.OVER and not state.fired[arm]) for arm in range(3)]
    return [
        -1.0 if seat else 1.0,
        float(not tables.odd),
        float(state.turn == seat),
        *phases,
        *left,
        *shots,
        1 - state.transfers / tables.max_transfers if tables.max_transfers else 0.0,
        float(state.hit),
        state.quiet / tables.draw_after,
        float(tables.reverse),
        tables.fire_over / 2,
        float(tables.cannon_hits_gunners),
        float(tables.gunners_between_cannons),
        float(tables.immobile),
        float(tables.by_figures),
    ]
