"""The sequence of play on one page.

roll-in   in turn order, one recruit each, until the yard is empty          R1 – R4
march     in turn order, each player moves all his free recruits            T1 – T8
end       with the eleventh recruit home, even in mid-turn                  A3
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from caracole.games.glorreiche import names
from caracole.games.glorreiche.phases import arriving, marching, rolling
from caracole.kernel import names as kernel

if TYPE_CHECKING:
    from caracole.games.glorreiche.state import GlorreicheState
    from caracole.kernel.state import Actions, State


def begin(state: GlorreicheState) -> None:
    """M5, R1: the start player rolls first."""
    state.depth = 0
    state.push(names.MARCHING)
    state.push(names.ROLLING)
    next_entry(state)


def list_legal(state: GlorreicheState, out: Actions) -> None:
    if state.due() == names.MARCHING:
        marching.list_legal(state, out)
    else:
        rolling.list_choices(state, out)


def list_odds(state: GlorreicheState, out: Actions) -> None:
    rolling.list_odds(state, out)


def act(state: GlorreicheState, action: int) -> None:
    if action >= names.OUTCOMES:
        roll(state, action - names.OUTCOMES + 1)
    elif action >= names.CHOICES:
        choose(state, state.turn * state.each + action - names.CHOICES)
    else:
        march(state, action)


# --- roll-in -------------------------------------------------------------------------------------


def next_entry(state: GlorreicheState) -> None:
    """R4: ask which recruit enters (before the die, or after it), or take the lowest number."""
    if state.entry == names.ASCENDING:
        state.entering = rolling.lowest(state)
    else:
        state.entering = -1
    if state.entry == names.BEFORE:
        state.push(names.CHOOSING)
        state.actor = state.turn
    else:
        state.actor = kernel.CHANCE


def roll(state: GlorreicheState, cell: int) -> None:
    state.die = cell
    if state.entering >= 0:
        enter(state)
    else:
        state.push(names.CHOOSING)
        state.actor = state.turn


def choose(state: GlorreicheState, recruit: int) -> None:
    state.entering = recruit
    state.pop()
    if state.die:
        enter(state)
    else:
        state.actor = kernel.CHANCE


def enter(state: GlorreicheState) -> None:
    """R1: one recruit each in turn; R3: once all are in, the die leaves the game and the start player marches."""
    rolling.enter(state)
    state.turn = (state.turn + 1) % state.players
    if rolling.yard(state):
        next_entry(state)
    else:
        state.pop()
        begin_turn(state)


# --- march ---------------------------------------------------------------------------------------


def march(state: GlorreicheState, action: int) -> None:
    marching.act(state, action)
    if state.home == names.RECRUITS - 1:
        end(state)
    elif not marching.must_march(state):
        state.turn = (state.turn + 1) % state.players
        begin_turn(state)


def begin_turn(state: GlorreicheState) -> None:
    """T7, T8: on to the first player clockwise who can move a recruit; the others pass without a word."""
    for recruit in range(names.RECRUITS):
        state.moved[recruit] = 0
    if state.frozen_ranks:
        marching.freeze(state)
    while not marching.must_march(state):
        state.turn = (state.turn + 1) % state.players
    state.actor = state.turn


def end(state: GlorreicheState) -> None:
    """A3: the last recruit takes the slot that is left and the match is over at once."""
    last = arriving.last_one(state)
    start = state.cell[last]
    state.lift(start)
    arriving.arrive(state, last)
    state.finish()


def payoff(state: GlorreicheState, player: int) -> float:
    """S1, S2: 1 for the winner, shared equally where ties are shared."""
    if player >= state.players or state.actor != kernel.OVER:
        return 0.0
    mine = arriving.standing(state, player)
    equal = 0
    for other in range(state.players):
        theirs = arriving.standing(state, other)
        if theirs > mine:
            return 0.0
        if theirs == mine:
            equal += 1
    return 1.0 / equal


def stream(state: State) -> str:
    """One die, one stream."""
    return "die"
