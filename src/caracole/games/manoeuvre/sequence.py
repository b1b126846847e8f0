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

from typing import cast

from caracole.games.manoeuvre import cards, dealing, names
from caracole.games.manoeuvre import phase_rows as rows
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
from caracole.kernel.state import Actions, State


def tabulate() -> None:
    rows.asked(names.ROLL1, names.BY_CHANCE, rows.always, drafting.list_rolls, drafting.roll_first)
    rows.asked(names.ROLL2, names.BY_CHANCE, rows.always, drafting.list_rolls, drafting.roll_second)
    rows.asked(names.TILE, names.BY_FIRST, rows.always, drafting.list_tiles, drafting.lay_tile)
    rows.asked(names.NATIONS, names.BY_SECOND, rows.always, drafting.list_pairs, drafting.choose_pair)
    rows.asked(names.NATION, names.BY_FIRST, rows.always, drafting.list_armies, drafting.choose_army)
    rows.asked(names.EDGE, names.BY_SECOND, rows.always, drafting.list_edges, drafting.choose_edge)
    rows.asked(names.DEAL, names.BY_CHANCE, deploying.is_short, deploying.list_deal, deploying.deal)
    rows.asked(names.PICK, names.BY_ARGUMENT, deploying.is_short, deploying.list_picks, deploying.pick)
    rows.asked(names.PLACE, names.BY_ARGUMENT, deploying.has_unit, deploying.list_places, deploying.place)

    rows.automatic(names.TURN, begin_turn)
    rows.phase(names.DISCARD, names.BY_ACTIVE, drawing.has_cards, drawing.list_discards, drawing.discard, drawing.keep)
    rows.asked(names.DRAW, names.BY_CHANCE, drawing.can_draw, drawing.list_draws, drawing.draw)
    rows.asked(names.DRAWN, names.BY_ACTIVE, drawing.may_redraw, drawing.list_redraw, drawing.stop_drawing)
    rows.asked(names.MOVE, names.BY_ACTIVE, moving.has_first, moving.list_first, moving.move_first)
    rows.asked(names.MOVED, names.BY_ACTIVE, moving.may_add, moving.list_extras, moving.play_extra)
    rows.asked(names.FMSTEP, names.BY_ACTIVE, rows.always, moving.list_march, moving.step)
    rows.asked(names.MOVE2, names.BY_ACTIVE, rows.always, moving.list_second, moving.move_second)
    rows.asked(names.GUER, names.BY_OTHER, interfering.may_answer, interfering.list_legal, interfering.act)
    rows.asked(names.COMBAT, names.BY_ACTIVE, drawing.has_cards, engaging.list_legal, engaging.act)
    rows.asked(names.RESTORE, names.BY_ACTIVE, restoring.is_due, restoring.list_legal, restoring.act)
    rows.asked(names.RALLY, names.BY_CHANCE, rows.always, resolving.list_faces, restoring.rally)
    rows.automatic(names.RESTDO, restoring.restore)
    rows.automatic(names.ENDTURN, ending.end_turn)

    rows.asked(names.DEFEND, names.BY_OTHER, defending.is_due, defending.list_legal, defending.act)
    rows.asked(names.WTRY, names.BY_CHANCE, rows.always, resolving.list_faces, defending.try_withdrawal)
    rows.asked(names.ATTACK, names.BY_ACTIVE, drawing.has_cards, attacking.list_legal, attacking.act)
    rows.asked(names.SUPPORT, names.BY_ACTIVE, attacking.may_bring, attacking.list_support, attacking.support)
    rows.automatic(names.ADDCARD, attacking.count_card)
    rows.asked(names.SKIMOVE, names.BY_ACTIVE, rows.always, attacking.list_skirmish_moves, attacking.skirmish_move)
    rows.asked(names.DICE, names.BY_CHANCE, rows.always, resolving.list_totals, resolving.roll)
    rows.automatic(names.RESULT, resolving.result)
    rows.asked(names.CHOICE, names.BY_ARGUMENT, rows.always, resolving.list_choices, resolving.choose)
    rows.phase(
        names.RETREAT, names.BY_OTHER, following.has_choice, following.list_retreats, following.choose_retreat,
        following.retreat,
    )  # fmt: skip
    rows.phase(
        names.ADVANCE, names.BY_ACTIVE, following.has_options, following.list_advances, following.choose_advance,
        following.advance_alone,
    )  # fmt: skip
    rows.asked(names.PURSUE, names.BY_CHANCE, following.is_pursued, resolving.list_faces, following.pursue)
    rows.phase(names.LOSS, names.BY_ACTIVE, losing.is_due, losing.list_losses, losing.choose_loss, losing.pay_all)
    rows.automatic(names.CLEAN, losing.clean)
    rows.asked(names.FIRE, names.BY_CHANCE, rows.always, resolving.list_totals, resolving.fire)


def start(state: Position) -> None:
    """§2: the draft, or five cards each."""
    options = state.options
    deploying.empty(state)
    if options.draft:
        drafting.begin(state)
    else:
        state.first = options.first
        for side in range(2):
            cards.muster(state, side, names.ARMIES.index(options.armies[side]))
        deploying.begin(state)
    rows.settle(state)


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


def list_legal(state: Position, out: Actions) -> None:
    rows.list_due(state, out)
    if state.turn > 0 and state.actor == state.active and cards.holds(state, state.active, names.SPY):
        out.add(names.PLAYS + names.SPY)  # T3


def list_odds(state: Position, out: Actions) -> None:
    rows.list_due(state, out)


def act(state: Position, action: int) -> None:
    if action == names.PLAYS + names.SPY:
        drawing.spy(state)
    else:
        rows.act(state, action)
    rows.settle(state)


def stream(state: State) -> str:
    """Each deck and the dice have their own luck."""
    side = dealing.drawing(cast("Position", state))
    return "dice" if side == names.NOBODY else f"cards.{side}"


def whose(state: State) -> int:
    """Whose card is drawn, or who attacks by dice."""
    return dealing.owner(cast("Position", state))


tabulate()
