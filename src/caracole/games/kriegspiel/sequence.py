"""The sequence of play on one page.

half-rotations   only with half_turn=setup: all of the first army's plates, then the other's     T3
turn             armies alternate, the first drawn by lot                                        K6
  able?          an army that can do nothing has lost                                            E1 – E3
  quiet?         too many turns without a casualty                                               E4
  MOVE           moves and transfers in any order, until the army says so                        T1 – T10
  FIRE           at most one shot of each arm, a die for each                                    F1 – F8
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from caracole.games.kriegspiel import names
from caracole.games.kriegspiel.phases import ending, firing, moving, orienting, rolling, transferring
from caracole.kernel import names as kernel

if TYPE_CHECKING:
    from caracole.games.kriegspiel.state import KriegspielState
    from caracole.kernel.state import Actions, State


def begin(state: KriegspielState) -> None:
    """K6: the army that begins has been drawn; T3: half-rotations first, where they are made at set-up."""
    state.depth = 0
    if state.terms.orient_first and orienting.is_due(state, state.turn):
        orient(state)
    elif state.terms.orient_first and orienting.is_due(state, 1 - state.turn):
        state.turn = 1 - state.turn
        orient(state)
    else:
        begin_turn(state)


def list_legal(state: KriegspielState, out: Actions) -> None:
    phase = state.top()
    if phase == names.MOVING:
        moving.list_legal(state, out)
    elif phase == names.FIRING:
        firing.list_legal(state, out)
    else:
        orienting.list_legal(state, out)


def list_odds(state: KriegspielState, out: Actions) -> None:
    rolling.list_odds(state, out)


def act(state: KriegspielState, action: int) -> None:
    if action >= names.OUTCOMES:
        roll(state, action - names.OUTCOMES)
    elif action == names.END_MOVE:
        cease_moving(state)
    elif action == names.END_FIRE:
        end_turn(state)
    else:
        order(state, state.at[action // names.KINDS], action % names.KINDS)


def order(state: KriegspielState, plate: int, kind: int) -> None:
    """What a plate is told to do."""
    if kind >= names.SHOOT:
        shoot(state, plate, (kind - names.SHOOT) % names.RANGE + 1)
    elif kind >= names.GIVE:
        state.remember(plate, state.at[state.ahead(plate)])
        transferring.act(state, plate, (kind - names.GIVE) % names.MOST + 1)
        if state.terms.immobile:
            ending.check_able(state)  # E1
    else:
        state.remember(plate, names.NOBODY)
        moving.act(state, plate, kind)
        if state.top() == names.ORIENTING and not orienting.is_due(state, state.turn):
            end_orienting(state)


# --- half-rotations at set-up --------------------------------------------------------------------


def orient(state: KriegspielState) -> None:
    state.forget()
    state.depth = 0
    state.push(names.ORIENTING)
    state.actor = state.turn


def end_orienting(state: KriegspielState) -> None:
    """T3: then the other army, unless it is done too; then the first army has its first turn."""
    state.turn = 1 - state.turn
    if orienting.is_due(state, state.turn):
        orient(state)
        return
    state.turn = state.terms.first  # K6
    begin_turn(state)


# --- turns ---------------------------------------------------------------------------------------


def begin_turn(state: KriegspielState) -> None:
    """E1, E3, then E4, before anything else; T2: fresh budgets."""
    ending.clear_turn(state)
    state.depth = 0
    state.push(names.MOVING)
    state.actor = state.turn
    ending.check_able(state)
    if state.actor != kernel.OVER:
        ending.check_quiet(state)


def cease_moving(state: KriegspielState) -> None:
    """T1, T14: from now on neither moves nor transfers; without a shot to fire the turn is over."""
    moving.refresh(state)
    if firing.has_shot(state, state.turn):
        state.depth = 0
        state.push(names.FIRING)
    else:
        end_turn(state)


def shoot(state: KriegspielState, plate: int, distance: int) -> None:
    """K4: every shot has its die."""
    firing.act(state, plate, distance)
    state.push(names.ROLLING)
    state.actor = kernel.CHANCE


def roll(state: KriegspielState, die: int) -> None:
    """F6, then the next shot if there is one left."""
    rolling.act(state, die)
    state.pop()
    state.actor = state.turn
    if state.terms.immobile:
        ending.check_able(state)  # E1
        if state.actor == kernel.OVER:
            return
    if not firing.has_shot(state, state.turn):
        end_turn(state)


def end_turn(state: KriegspielState) -> None:
    """E4: the quiet turns are counted; K6: the other army plays."""
    state.quiet = 0 if state.hit else state.quiet + 1
    state.turn = 1 - state.turn
    begin_turn(state)


def payoff(state: KriegspielState, side: int) -> float:
    """1 for the winner, a half each for a draw."""
    if side > 1 or state.actor != kernel.OVER:
        return 0.0
    if state.winner < 0:
        return 0.5
    return 1.0 if state.winner == side else 0.0


def stream(state: State) -> str:
    """K4: each army has its own die."""
    return "die.english" if cast("KriegspielState", state).turn else "die.french"
