"""The sequence of play on one page.

    turn      in turn order, clockwise                                                      P5
    order     two or three players: which of the two generals moves first                   B1
    declare   the commander of the general names a band                                     T1, B2
    spin      number, X, black ball, drawing or red ball                                    T2 – T8
    target    after the drawing: onto whom                                                  T7
    stride    after a number, with stride=up_to: how far                                    T4
    end       a Marshal, or the spin limit                                                  W2

The argument of a phase on the agenda is the general it is about.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from caracole.games.generalowsky import medals, names
from caracole.games.generalowsky.phases import declaring, ordering, spinning, striding, targeting
from caracole.kernel import names as kernel

if TYPE_CHECKING:
    from caracole.games.generalowsky.state import GeneralowskyState
    from caracole.kernel.state import Actions, State


def begin(state: GeneralowskyState) -> None:
    """P5: the start player is the first to play."""
    state.depth = 0
    begin_turn(state)


def list_legal(state: GeneralowskyState, out: Actions) -> None:
    phase = state.due()
    if phase == names.DECLARING:
        declaring.list_legal(state, out)
    elif phase == names.TARGETING:
        targeting.list_legal(state, state.argument(), out)
    elif phase == names.STRIDING:
        striding.list_legal(state, out)
    else:
        ordering.list_legal(state, out)


def list_odds(state: GeneralowskyState, out: Actions) -> None:
    spinning.list_odds(state, state.argument(), out)


def act(state: GeneralowskyState, action: int) -> None:
    general = state.argument()
    state.pop()
    if action >= names.OUTCOMES:
        spin(state, general, action - names.OUTCOMES)
    elif action >= names.STRIDES:
        striding.act(state, general, action - names.STRIDES + 1)
        end_spin(state)
    elif action >= names.TARGETS:
        targeting.act(state, general, action - names.TARGETS)
        end_spin(state)
    elif action >= names.DECLARATIONS:
        declaring.act(state, general, action - names.DECLARATIONS)
        go_on(state)
    else:
        order(state, action - names.ORDERS)


def begin_turn(state: GeneralowskyState) -> None:
    """P1: a player moves his one general, or says which of his two comes first."""
    if state.terms.each == 2:
        state.push(names.ORDERING)
    else:
        plan(state, state.turn)
    go_on(state)


def plan(state: GeneralowskyState, general: int) -> None:
    """T1, T2: a general's band is declared, then the arrow is spun."""
    state.push(names.SPINNING, general)
    state.push(names.DECLARING, general)


def order(state: GeneralowskyState, first: int) -> None:
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


def spin(state: GeneralowskyState, general: int, result: int) -> None:
    """T7: the drawing asks for a target if there is one; T4: a number may ask for a stride."""
    spinning.act(state, general, result)
    if result == names.DRAWING and targeting.has_target(state, general):
        state.push(names.TARGETING, general)
        go_on(state)
    elif spinning.asks_stride(state, result):
        state.push(names.STRIDING, general)
        go_on(state)
    else:
        end_spin(state)


def end_spin(state: GeneralowskyState) -> None:
    """W2: a Marshal ends the match at once; so does the last spin allowed."""
    if medals.marshals(state) or state.spins >= state.terms.max_spins:
        for general in range(state.terms.generals):
            state.band[general] = 0  # B2: what was declared will not be spun
        state.finish()
    elif state.depth:
        go_on(state)
    else:
        state.turn = (state.turn + 1) % state.terms.players
        begin_turn(state)


def go_on(state: GeneralowskyState) -> None:
    """T1: whoever the top of the agenda asks: the player of the turn, a commander's owner, or the arrow."""
    phase = state.due()
    if phase == names.SPINNING:
        state.actor = kernel.CHANCE
    elif phase == names.ORDERING:
        state.actor = state.turn
    else:
        state.actor = declaring.decider(state, state.argument())


def is_between_spins(state: GeneralowskyState) -> bool:
    """T1, B1: who moves first is still open, or only one general is still due, his band not declared."""
    phase = state.due()
    return phase == names.ORDERING or (phase == names.DECLARING and state.depth == 2)


def payoff(state: GeneralowskyState, player: int) -> float:
    """W2, W3: 1 for the Marshal, shared by several; at the spin limit shared by those with most medals."""
    if player >= state.terms.players or state.actor != kernel.OVER:
        return 0.0
    mine = medals.standing(state, player)
    several = medals.marshals(state)
    if several:
        return 1.0 / several if mine >= medals.needed(state) else 0.0
    equal = 0
    for other in range(state.terms.players):
        theirs = medals.standing(state, other)
        if theirs > mine:
            return 0.0
        if theirs == mine:
            equal += 1
    return 1.0 / equal


def stream(state: State) -> str:
    """One arrow, one stream."""
    return "arrow"
