"""The sequence of play on one page.

    phase       what is due, for the general that is its argument          who decides                 then
    ORDERING    two or three players: which of the two moves first   B1        the player             both DECLARING
    DECLARING   a band                                               T1, B2    the commander's owner  SPINNING
    SPINNING    number, X, black ball, drawing or red ball           T2 – T8   the arrow              the next general
    TARGETING   after the drawing: onto whom                         T7        the commander's owner  the next general
    STRIDING    after a number, with stride=up_to: how far           T4        the commander's owner  the next general

Players take turns clockwise (P5). A Marshal, or the spin limit, ends the match at once (W2).
"""

from __future__ import annotations

from typing import cast

from caracole.games.generalowsky import medals, names, position
from caracole.games.generalowsky.phases import declaring, ordering, spinning, striding, targeting
from caracole.games.generalowsky.position import Position
from caracole.kernel import names as kernel
from caracole.kernel.state import Actions, State


def begin(state: Position) -> None:
    """P5: the start player is the first to play."""
    state.depth = 0
    begin_turn(state)


def list_legal(state: Position, out: Actions) -> None:
    phase = state.due()
    if phase == names.ORDERING:
        ordering.list_legal(state, out)
    elif phase == names.DECLARING:
        declaring.list_legal(state, out)
    elif phase == names.TARGETING:
        targeting.list_legal(state, state.argument(), out)
    else:
        striding.list_legal(state, out)


def list_odds(state: Position, out: Actions) -> None:
    spinning.list_odds(state, state.argument(), out)


def act(state: Position, action: int) -> None:
    phase = state.due()
    general = state.argument()
    state.pop()
    if phase == names.ORDERING:
        order(state, action - names.ORDERS)
    elif phase == names.DECLARING:
        declaring.act(state, general, action - names.DECLARATIONS)
        go_on(state)
    elif phase == names.SPINNING:
        spin(state, general, action - names.OUTCOMES)
    elif phase == names.TARGETING:
        targeting.act(state, general, action - names.TARGETS)
        end_spin(state)
    else:
        striding.act(state, general, action - names.STRIDES + 1)
        end_spin(state)


def begin_turn(state: Position) -> None:
    """P1: a player moves his one general, or says which of his two comes first."""
    if state.terms.each == 2:
        state.push(names.ORDERING)
    else:
        plan(state, state.turn)
    go_on(state)


def plan(state: Position, general: int) -> None:
    """T1, T2: a general's band is declared, then the arrow is spun."""
    state.push(names.SPINNING, general)
    state.push(names.DECLARING, general)


def order(state: Position, first: int) -> None:
    """B1, B2: both generals in turn; with two_gen_declare=both their bands are declared before the first spin."""
    second = ordering.partner(state, first)
    if state.terms.both_first:
        state.push(names.SPINNING, second)
        state.push(names.SPINNING, first)
        state.push(names.DECLARING, second)
        state.push(names.DECLARING, first)
    else:
        plan(state, second)
        plan(state, first)
    go_on(state)


def spin(state: Position, general: int, result: int) -> None:
    """T4, T7: a stride or a target may have to be chosen before the spin is over."""
    asked = spinning.act(state, general, result)
    if asked == names.NOTHING:
        end_spin(state)
    else:
        state.push(asked, general)
        go_on(state)


def end_spin(state: Position) -> None:
    """W2: a Marshal ends the match at once; so does the last spin allowed."""
    if medals.has_marshal(state) or state.spins >= state.terms.max_spins:
        declaring.forget(state)
        state.finish()
    elif state.depth:
        go_on(state)
    else:
        state.turn = state.turn + 1 if state.turn + 1 < state.terms.players else 0  # P5
        begin_turn(state)


def go_on(state: Position) -> None:
    """T1: whoever the top of the agenda asks: the player of the turn, a commander's owner, or the arrow."""
    phase = state.due()
    if phase == names.SPINNING:
        state.actor = kernel.CHANCE
    elif phase == names.ORDERING:
        state.actor = state.turn
    else:
        state.actor = position.decider(state, state.argument())


def is_between_spins(state: Position) -> bool:
    """T1, B1: who moves first is still open, or only one general is still due, his band not declared."""
    phase = state.due()
    return phase == names.ORDERING or (phase == names.DECLARING and state.depth == 2)


def stream(state: State) -> str:
    """One arrow, one stream."""
    return "arrow"


def whose(state: State) -> int:
    """Who is on turn turns the arrow."""
    return cast("Position", state).turn
