"""The sequence of play on one page.

    phase      what is due                                                          who decides   then
    ROLLING    in turn order one recruit each, until the yard is empty    R1 – R3   the die       CHOOSING or the next
    CHOOSING   which recruit enters, before or after the die              R4        the player    the die or the next
    MARCHING   in turn order, each player moves all his free recruits     T1 – T8   the player    the next

With the eleventh recruit home the match is over, even in mid-turn (A3).
"""

from __future__ import annotations

from typing import cast

from caracole.games.glorreiche import names
from caracole.games.glorreiche.phases import arriving, marching, rolling
from caracole.games.glorreiche.position import Position
from caracole.kernel import names as kernel
from caracole.kernel.state import Actions, State


def begin(state: Position) -> None:
    """M5, R1: the start player rolls first."""
    state.depth = 0
    state.push(names.MARCHING)
    state.push(names.ROLLING)
    next_entry(state)


def list_legal(state: Position, out: Actions) -> None:
    if state.due() == names.MARCHING:
        marching.list_legal(state, out)
    else:
        rolling.list_choices(state, out)


def list_odds(state: Position, out: Actions) -> None:
    rolling.list_odds(state, out)


def act(state: Position, action: int) -> None:
    phase = state.due()
    if phase == names.MARCHING:
        march(state, action)
    elif phase == names.CHOOSING:
        choose(state, action - names.CHOICES)
    else:
        roll(state, action - names.OUTCOMES)


# --- roll-in -------------------------------------------------------------------------------------


def next_entry(state: Position) -> None:
    """R4: ask which recruit enters (before the die, or after it), or take the lowest number."""
    state.entering = rolling.lowest(state) if state.terms.entry == names.ASCENDING else -1
    if state.terms.entry == names.BEFORE:
        ask_who(state)
    else:
        state.actor = kernel.CHANCE


def ask_who(state: Position) -> None:
    """R4: the player says which of his recruits enters."""
    state.push(names.CHOOSING)
    state.actor = state.turn


def roll(state: Position, face: int) -> None:
    """R1, R4: the recruit enters, if it is known which."""
    rolling.throw(state, face)
    if state.entering >= 0:
        enter(state)
    else:
        ask_who(state)


def choose(state: Position, which: int) -> None:
    """R4: the recruit enters where the die says; if it has not been thrown, it is now."""
    rolling.choose(state, which)
    state.pop()
    if state.die:
        enter(state)
    else:
        state.actor = kernel.CHANCE


def enter(state: Position) -> None:
    """R1: one recruit each in turn; R3: once all are in, the die leaves the game and the start player marches."""
    rolling.enter(state)
    next_turn(state)
    if rolling.yard(state):
        next_entry(state)
    else:
        state.pop()
        begin_turn(state)


# --- march ---------------------------------------------------------------------------------------


def march(state: Position, action: int) -> None:
    """T1, A3: on with the player's other recruits, then with the next player, unless eleven are home."""
    marching.act(state, action)
    if state.home == names.RECRUITS - 1:
        arriving.bring_home(state)
        state.finish()
    elif not marching.must_march(state):
        next_turn(state)
        begin_turn(state)


def begin_turn(state: Position) -> None:
    """T7, T8: on to the first player clockwise who can move a recruit; the others pass without a word."""
    marching.refresh(state)
    while not marching.must_march(state):
        next_turn(state)
    state.actor = state.turn


def next_turn(state: Position) -> None:
    """M5: clockwise."""
    state.turn = state.turn + 1 if state.turn + 1 < state.terms.players else 0


def stream(state: State) -> str:
    """One die, one stream."""
    return "die"


def whose(state: State) -> int:
    """Who is on turn throws the die."""
    return cast("Position", state).turn
