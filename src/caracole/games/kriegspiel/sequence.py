"""The sequence of play on one page.

    ORIENTING   only with half_turn=setup: all half-rotations of the first army, then of the other    T3
    MOVING      able? quiet? (E1 – E4), then moves and transfers in any order, until the army ends    T1 – T10
    FIRING      at most one shot of each arm, until the army ends, or none is left                    F1 – F5
    ROLLING     a die for each shot                                                                   F6 – F8

Armies take turns (K6): MOVING, then FIRING with a ROLLING for each shot. `tabulate` is the table of phases.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import cython

from caracole.games.kriegspiel import names, position
from caracole.games.kriegspiel.phases import ending, firing, moving, orienting, rolling
from caracole.games.kriegspiel.position import Position
from caracole.kernel import names as kernel
from caracole.kernel.state import Actions, State


def begin(state: Position) -> None:
    """K6: the army that begins has been drawn; T3: half-rotations first, where they are made at set-up."""
    orienting.draw_up(state)
    state.turn = state.terms.first
    if state.terms.orient_first and orienting.is_due(state, state.turn):
        enter(state, names.ORIENTING)
    elif state.terms.orient_first and orienting.is_due(state, 1 - state.turn):
        state.turn = 1 - state.turn
        enter(state, names.ORIENTING)
    else:
        begin_turn(state)


if not cython.compiled:  # the twin has arrays of C functions
    Lists = Callable[[Position, Actions], None]
    Acts = Callable[[Position, int], None]
    LISTS: list[Lists] = [orienting.list_legal] * 4
    ACTS: list[Acts] = [moving.act] * 4


def tabulate() -> None:
    """Of each phase, what may happen and what does it."""
    phase(names.ORIENTING, orienting.list_legal, orient)
    phase(names.MOVING, moving.list_legal, move)
    phase(names.FIRING, firing.list_legal, fire)
    phase(names.ROLLING, rolling.list_odds, roll)


def phase(number: int, lists: Lists, acts: Acts) -> None:
    LISTS[number] = lists
    ACTS[number] = acts


def list_due(state: Position, out: Actions) -> None:
    LISTS[state.due()](state, out)


def act(state: Position, action: int) -> None:
    ACTS[state.due()](state, action)


def enter(state: Position, number: int) -> None:
    """The army to play decides next, and nothing else is due."""
    state.depth = 0
    state.push(number)
    state.actor = state.turn


def orient(state: Position, action: int) -> None:
    """T3: then the other army, unless it is done too; then the first army has its first turn."""
    moving.act(state, action)
    if orienting.is_due(state, state.turn):
        return
    state.turn = 1 - state.turn
    if orienting.is_due(state, state.turn):
        position.forget(state)
        enter(state, names.ORIENTING)
    else:
        state.turn = state.terms.first  # K6
        begin_turn(state)


def begin_turn(state: Position) -> None:
    """E1, E3, then E4, before anything else; T2: fresh budgets."""
    ending.clear_turn(state)
    enter(state, names.MOVING)
    ending.check_able(state)
    if state.actor != kernel.OVER:
        ending.check_quiet(state)


def move(state: Position, action: int) -> None:
    """T1, T14: once the army ends the phase, neither moves nor transfers; without a shot to fire the turn is over."""
    if action != names.END_MOVE:
        moving.act(state, action)
        if state.terms.immobile and action % names.KINDS >= names.GIVE:
            ending.check_able(state)  # E1
        return
    moving.refresh(state)
    if firing.has_shot(state, state.turn):
        enter(state, names.FIRING)
    else:
        end_turn(state)


def fire(state: Position, action: int) -> None:
    """K4: every shot has its die."""
    if action == names.END_FIRE:
        end_turn(state)
        return
    firing.act(state, action)
    state.push(names.ROLLING)
    state.actor = kernel.CHANCE


def roll(state: Position, action: int) -> None:
    """F6, then the next shot if there is one left."""
    rolling.act(state, action - names.OUTCOMES)
    enter(state, names.FIRING)
    if state.terms.immobile:
        ending.check_able(state)  # E1
    if state.actor != kernel.OVER and not firing.has_shot(state, state.turn):
        end_turn(state)


def end_turn(state: Position) -> None:
    """E4: the quiet turns are counted; K6: the other army plays."""
    state.quiet = 0 if state.hit else state.quiet + 1
    state.turn = 1 - state.turn
    begin_turn(state)


def stream(state: State) -> str:
    """K4: each army has its own die."""
    return "die.english" if cast(Position, state).turn else "die.french"


def whose(state: State) -> int:
    """K4: the army on turn throws its own."""
    return cast(Position, state).turn


tabulate()
