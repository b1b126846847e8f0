"""Of each phase who decides, whether anything is asked, what may be done, what does it, and how it goes on by itself.

The table is filled in `sequence.py`; here it is walked.
"""

from __future__ import annotations

from collections.abc import Callable

import cython

from caracole.games.manoeuvre import names
from caracole.games.manoeuvre.position import Position
from caracole.kernel import names as kernel
from caracole.kernel.state import Actions


def always(state: Position) -> bool:
    return True


def nothing(state: Position, argument: int) -> None:
    """A phase that nobody is asked in may simply be over."""


def list_nothing(state: Position, out: Actions) -> None:
    """Of a phase that goes on by itself."""


if not cython.compiled:  # the twin has arrays of C functions
    Asks = Callable[[Position], bool]
    Lists = Callable[[Position, Actions], None]
    Acts = Callable[[Position, int], None]
    DECIDERS = [names.NO_DECIDER] * names.FRAMES
    ASKS: list[Asks] = [always] * names.FRAMES
    LISTS: list[Lists] = [list_nothing] * names.FRAMES
    ACTS: list[Acts] = [nothing] * names.FRAMES
    GOES_ON: list[Acts] = [nothing] * names.FRAMES


def phase(number: int, decider: int, asks: Asks, lists: Lists, acts: Acts, goes_on: Acts) -> None:
    DECIDERS[number] = decider
    ASKS[number] = asks
    LISTS[number] = lists
    ACTS[number] = acts
    GOES_ON[number] = goes_on


def asked(number: int, decider: int, asks: Asks, lists: Lists, acts: Acts) -> None:
    """A phase that is over if nobody is asked."""
    phase(number, decider, asks, lists, acts, nothing)


def automatic(number: int, goes_on: Acts) -> None:
    """A phase that goes on by itself."""
    phase(number, names.NO_DECIDER, always, list_nothing, nothing, goes_on)


def list_due(state: Position, out: Actions) -> None:
    LISTS[state.due()](state, out)


def act(state: Position, action: int) -> None:
    ACTS[state.due()](state, action)


def settle(state: Position) -> None:
    """§5: go on until somebody has to decide, or chance, or the match is over."""
    while state.depth > 0:
        due = state.due()
        if DECIDERS[due] != names.NO_DECIDER and ASKS[due](state):
            state.actor = decider(state, DECIDERS[due])
            return
        argument = state.argument()
        state.pop()
        GOES_ON[due](state, argument)


def decider(state: Position, who: int) -> int:
    """§5: who is asked."""
    if who == names.BY_ACTIVE:
        return state.active
    if who == names.BY_OTHER:
        return 1 - state.active
    if who == names.BY_CHANCE:
        return kernel.CHANCE
    if who == names.BY_ARGUMENT:
        return state.argument()
    return state.first if who == names.BY_FIRST else 1 - state.first
