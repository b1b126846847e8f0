"""The sequence of play on one page.

    before      ROLL1 ROLL2  TILE ×4  NATIONS  NATION  EDGE          the draft, if there is one
                DEAL or PICK: five cards each;  PLACE: eight units each          S1
    turn        DISCARD      any number of cards                                 T2
                DRAW         up to five;  DRAWN: a spy may be replaced           T2, T3
                MOVE         one unit must;  MOVED: FM → FMSTEP, SUP → MOVE2     M1, M2
                COMBAT       one or none                                         C1
                RESTORE      one attempt (RALLY, RESTDO), then a redoubt         R1, R2
                ENDTURN      the other side; the day's end                       V2
    assault     DEFEND       withdraw (WTRY, RETREAT) or cards                   C3, C4
    or ambush   ATTACK       cards, leader (SUPPORT), SKI (SKIMOVE)              C5, C6, C14
                DICE         the totals;  RESULT: CHOICE, RETREAT                C7, C8, C10
                ADVANCE      into the vacated square;  PURSUE: cavalry           C11, C12
                LOSS         the price of committed attacks;  CLEAN              C13, V1
    fire        FIRE         bombardment, volley, Grand Battery;  CLEAN          C15
    any time    GUER         guerrillas may cancel what lies below               M3
                SPY          the active side looks at the other hand             T3

The phase on top of the agenda is due. `tabulate` says of each who decides, whether anything is asked (as far as both
sides can see), what may be done, and what does it; and what it does when nothing is asked.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import cython

from caracole.games.manoeuvre import board, cards, dealing, names
from caracole.games.manoeuvre import options as choices
from caracole.games.manoeuvre.phases import (
    attacking,
    defending,
    deploying,
    drafting,
    drawing,
    ending,
    engaging,
    following,
    interfering,
    losing,
    moving,
    resolving,
    restoring,
)
from caracole.games.manoeuvre.position import Position
from caracole.kernel import names as kernel
from caracole.kernel.state import Actions, State


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


def tabulate() -> None:
    asked(names.ROLL1, names.BY_CHANCE, always, drafting.list_rolls, drafting.roll_first)
    asked(names.ROLL2, names.BY_CHANCE, always, drafting.list_rolls, drafting.roll_second)
    asked(names.TILE, names.BY_FIRST, always, drafting.list_tiles, drafting.lay_tile)
    asked(names.NATIONS, names.BY_SECOND, always, drafting.list_pairs, drafting.choose_pair)
    asked(names.NATION, names.BY_FIRST, always, drafting.list_armies, drafting.choose_army)
    asked(names.EDGE, names.BY_SECOND, always, drafting.list_edges, drafting.choose_edge)
    asked(names.DEAL, names.BY_CHANCE, deploying.is_short, deploying.list_deal, deploying.deal)
    asked(names.PICK, names.BY_ARGUMENT, deploying.is_short, deploying.list_picks, deploying.pick)
    asked(names.PLACE, names.BY_ARGUMENT, deploying.has_unit, deploying.list_places, deploying.place)

    automatic(names.TURN, begin_turn)
    phase(names.DISCARD, names.BY_ACTIVE, drawing.has_cards, drawing.list_discards, drawing.discard, drawing.keep)
    asked(names.DRAW, names.BY_CHANCE, drawing.can_draw, drawing.list_draws, drawing.draw)
    asked(names.DRAWN, names.BY_ACTIVE, drawing.may_redraw, drawing.list_redraw, drawing.stop_drawing)
    asked(names.MOVE, names.BY_ACTIVE, moving.has_first, moving.list_first, moving.move_first)
    asked(names.MOVED, names.BY_ACTIVE, moving.may_add, moving.list_extras, moving.play_extra)
    asked(names.FMSTEP, names.BY_ACTIVE, always, moving.list_march, moving.step)
    asked(names.MOVE2, names.BY_ACTIVE, always, moving.list_second, moving.move_second)
    asked(names.GUER, names.BY_OTHER, interfering.may_answer, interfering.list_legal, interfering.act)
    asked(names.COMBAT, names.BY_ACTIVE, drawing.has_cards, engaging.list_legal, engaging.act)
    asked(names.RESTORE, names.BY_ACTIVE, restoring.is_due, restoring.list_legal, restoring.act)
    asked(names.RALLY, names.BY_CHANCE, always, resolving.list_faces, restoring.rally)
    automatic(names.RESTDO, restoring.restore)
    automatic(names.ENDTURN, ending.end_turn)

    asked(names.DEFEND, names.BY_OTHER, defending.is_due, defending.list_legal, defending.act)
    asked(names.WTRY, names.BY_CHANCE, always, resolving.list_faces, defending.try_withdrawal)
    asked(names.ATTACK, names.BY_ACTIVE, drawing.has_cards, attacking.list_legal, attacking.act)
    asked(names.SUPPORT, names.BY_ACTIVE, attacking.may_bring, attacking.list_support, attacking.support)
    automatic(names.ADDCARD, attacking.count_card)
    asked(names.SKIMOVE, names.BY_ACTIVE, always, attacking.list_skirmish_moves, attacking.skirmish_move)
    asked(names.DICE, names.BY_CHANCE, always, resolving.list_totals, resolving.roll)
    automatic(names.RESULT, resolving.result)
    asked(names.CHOICE, names.BY_ARGUMENT, always, resolving.list_choices, resolving.choose)
    phase(
        names.RETREAT, names.BY_OTHER, following.has_choice, following.list_retreats, following.choose_retreat,
        following.retreat,
    )  # fmt: skip
    phase(
        names.ADVANCE, names.BY_ACTIVE, following.has_options, following.list_advances, following.choose_advance,
        following.advance_alone,
    )  # fmt: skip
    asked(names.PURSUE, names.BY_CHANCE, following.is_pursued, resolving.list_faces, following.pursue)
    phase(names.LOSS, names.BY_ACTIVE, losing.is_due, losing.list_losses, losing.choose_loss, losing.pay_all)
    automatic(names.CLEAN, losing.clean)
    asked(names.FIRE, names.BY_CHANCE, always, resolving.list_totals, resolving.fire)


# --- beginnings ----------------------------------------------------------------------------------


def start(state: Position) -> None:
    """§2: the draft, or five cards each."""
    options = state.options
    empty(state)
    if options.draft:
        drafting.begin(state)
    else:
        state.first = options.first
        for side in range(2):
            cards.muster(state, side, names.ARMIES.index(options.armies[side]))
        deploying.begin(state)
    settle(state)


def empty(state: Position) -> None:
    """An empty board, as the options have it, and nothing due."""
    state.blank()
    state.depth = 0
    state.board = [*board.terrain_numbers(choices.board_of(state.options)), names.VOID]


def begin_turn(state: Position, argument: int) -> None:
    """T1: Discard, Draw, Movement, Combat, Restoration, strictly in order."""
    if state.active == state.first:
        state.turn += 1
    state.new_turn()
    state.push(names.ENDTURN)
    state.push(names.RESTORE)
    state.push(names.COMBAT)
    state.push(names.MOVE)
    state.push(names.DRAWN)
    state.push(names.DRAW)
    state.push(names.DISCARD)


# --- going on ------------------------------------------------------------------------------------


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


def list_legal(state: Position, out: Actions) -> None:
    LISTS[state.due()](state, out)
    if state.turn > 0 and state.actor == state.active and cards.holds(state, state.active, names.SPY):
        out.add(names.PLAYS + names.SPY)  # T3


def list_odds(state: Position, out: Actions) -> None:
    LISTS[state.due()](state, out)


def act(state: Position, action: int) -> None:
    if action == names.PLAYS + names.SPY:
        drawing.spy(state)
    else:
        ACTS[state.due()](state, action)
    settle(state)


def payoff(state: Position, side: int) -> float:
    """V1, V2: somebody always wins."""
    return 1.0 if state.winner == side else 0.0


def stream(state: State) -> str:
    """Each deck and the dice have their own luck."""
    side = dealing.drawing(cast("Position", state))
    return "dice" if side == names.NOBODY else f"cards.{side}"


tabulate()
