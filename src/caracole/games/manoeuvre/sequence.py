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

The frame on top of the agenda is due. A frame that is automatic, or whose window does not open, is taken off and what
it does without asking is done; windows open on public facts only.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from caracole.games.manoeuvre import cards, names
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
from caracole.kernel import names as kernel

if TYPE_CHECKING:
    from caracole.games.manoeuvre.state import ManoeuvreState
    from caracole.kernel.state import Actions, State


def begin_draft(state: ManoeuvreState) -> None:
    """S1: the draft comes before everything else; who deals first is only known when it is over."""
    state.depth = 0
    state.push(names.EDGE)
    state.push(names.NATION)
    state.push(names.NATIONS)
    for quadrant in range(4):
        state.push(names.TILE | (3 - quadrant) << 8)
    state.push(names.ROLL2)
    state.push(names.ROLL1)
    settle(state)


def begin(state: ManoeuvreState) -> None:
    """S1: five cards each, then the first side sets up, then the second; T1: then the first turn."""
    second = 1 - state.first
    dealt = names.PICK if state.tournament else names.DEAL
    state.depth = 0
    state.active = state.first
    state.push(names.TURN)
    state.push(names.PLACE | second << 8)
    state.push(names.PLACE | state.first << 8)
    state.push(dealt | second << 8)
    state.push(dealt | state.first << 8)
    settle(state)


def begin_turn(state: ManoeuvreState) -> None:
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


# --- whose decision is due -----------------------------------------------------------------------


def settle(state: ManoeuvreState) -> None:
    """§5: go on until somebody has to decide, or chance, or the match is over."""
    while state.depth > 0:
        entry = state.top()
        if opens(state, entry & 255, entry >> 8):
            state.actor = decider(state, entry & 255, entry >> 8)
            return
        state.pop()
        go_on(state, entry & 255, entry >> 8)


def opens(state: ManoeuvreState, frame: int, argument: int) -> bool:
    """§5: whether anything is asked, as far as both sides can see; automatic frames never ask."""
    if frame == names.TURN or frame == names.ENDTURN or frame == names.RESTDO:
        return False
    if frame == names.RESULT or frame == names.ADDCARD or frame == names.CLEAN:
        return False
    if frame == names.DEAL or frame == names.PICK:
        return state.hand_size[argument] < names.HAND
    if frame == names.PLACE:
        return deploying.next_unit(state, argument) != names.NO_UNIT
    if frame == names.DISCARD or frame == names.COMBAT or frame == names.ATTACK:
        return state.hand_size[state.active] > 0
    if frame == names.DRAW:
        return cards.can_draw(state, state.active)
    if frame == names.DRAWN:
        return drawing.may_redraw(state)
    if frame == names.MOVE:
        return moving.has_mover(state, names.NO_UNIT)
    if frame == names.MOVED:
        if state.hand_size[state.active] == 0:
            return False
        return moving.may_march(state, argument) or moving.may_supply(state, argument)
    if frame == names.GUER:
        return interfering.may_answer(state)
    if frame == names.RESTORE:
        return restoring.is_due(state)
    if frame == names.DEFEND:
        return defending.is_due(state)
    if frame == names.SUPPORT:
        return argument > 0 and attacking.has_support(state)
    if frame == names.RETREAT:
        return following.has_choice(state)
    if frame == names.ADVANCE:
        return following.has_options(state)
    if frame == names.PURSUE:
        return following.is_pursued(state)
    if frame == names.LOSS:
        return losing.is_due(state)
    return True


def go_on(state: ManoeuvreState, frame: int, argument: int) -> None:
    """§5: what a frame does without asking, once it has been taken off the agenda."""
    if frame == names.TURN:
        begin_turn(state)
    elif frame == names.DISCARD:
        cards.close_discards(state)
    elif frame == names.ENDTURN:
        ending.end_turn(state)
    elif frame == names.RESTDO:
        restoring.restore(state, argument)
    elif frame == names.ADDCARD:
        attacking.count_card(state, argument)
    elif frame == names.RESULT:
        resolving.result(state)
    elif frame == names.RETREAT:
        following.retreat(state)
    elif frame == names.ADVANCE:
        if following.is_vacated(state):
            following.advance(state, state.attacker)
    elif frame == names.LOSS:
        losing.pay_all(state)
    elif frame == names.CLEAN:
        losing.clean(state)


def decider(state: ManoeuvreState, frame: int, argument: int) -> int:
    """§5: who is asked."""
    if frame == names.TILE or frame == names.NATION:
        return state.first
    if frame == names.NATIONS or frame == names.EDGE:
        return 1 - state.first
    if frame == names.PICK or frame == names.PLACE or frame == names.CHOICE:
        return argument
    if frame == names.GUER or frame == names.DEFEND or frame == names.RETREAT:
        return 1 - state.active
    if is_chance(frame):
        return kernel.CHANCE
    return state.active


def is_chance(frame: int) -> bool:
    """B2: dice and cards."""
    if frame == names.ROLL1 or frame == names.ROLL2 or frame == names.DEAL or frame == names.DRAW:
        return True
    if frame == names.RALLY or frame == names.WTRY or frame == names.PURSUE:
        return True
    return frame == names.DICE or frame == names.FIRE


# --- what may be done ----------------------------------------------------------------------------


def list_legal(state: ManoeuvreState, out: Actions) -> None:
    frame = state.top() & 255
    argument = state.top() >> 8
    if frame <= names.PLACE:
        list_before(state, frame, argument, out)
        return
    if frame == names.DISCARD:
        drawing.list_discards(state, out)
    elif frame == names.DRAWN:
        out.add(names.PASS)
    elif frame == names.MOVE:
        moving.list_moves(state, names.NO_UNIT, out)
    elif frame == names.MOVED:
        moving.list_extras(state, argument, out)
    elif frame == names.FMSTEP:
        moving.list_steps(state, state.place[state.active * 8 + state.mover[argument]], out)
    elif frame == names.MOVE2:
        moving.list_moves(state, state.mover[1], out)
    elif frame == names.GUER:
        interfering.list_legal(state, out)
    elif frame == names.COMBAT:
        engaging.list_legal(state, out)
    elif frame == names.RESTORE:
        restoring.list_legal(state, out)
    else:
        list_combat(state, frame, out)
    if state.actor == state.active and cards.holds(state, state.active, names.SPY):
        out.add(names.PLAYS + names.SPY)  # T3


def list_before(state: ManoeuvreState, frame: int, argument: int, out: Actions) -> None:
    if frame == names.TILE:
        drafting.list_tiles(state, out)
    elif frame == names.NATIONS:
        drafting.list_pairs(state, out)
    elif frame == names.NATION:
        drafting.list_armies(state, out)
    elif frame == names.EDGE:
        drafting.list_edges(state, out)
    elif frame == names.PICK:
        deploying.list_picks(state, argument, out)
    elif frame == names.PLACE:
        deploying.list_places(state, argument, out)


def list_combat(state: ManoeuvreState, frame: int, out: Actions) -> None:
    if frame == names.DEFEND:
        defending.list_legal(state, out)
    elif frame == names.ATTACK:
        attacking.list_legal(state, out)
    elif frame == names.SUPPORT:
        attacking.list_support(state, out)
    elif frame == names.SKIMOVE:
        attacking.list_skirmish_moves(state, out)
    elif frame == names.CHOICE:
        resolving.list_choices(state, out)
    elif frame == names.RETREAT:
        following.list_retreats(state, out)
    elif frame == names.ADVANCE:
        following.list_advances(state, out)
    elif frame == names.LOSS:
        losing.list_losses(state, out)


def list_odds(state: ManoeuvreState, out: Actions) -> None:
    frame = state.top() & 255
    if frame == names.DEAL:
        cards.list_draws(state, state.top() >> 8, out)
    elif frame == names.DRAW:
        cards.list_draws(state, state.active, out)
    elif frame == names.DICE or frame == names.FIRE:
        resolving.list_totals(state, out)
    elif frame == names.ROLL1 or frame == names.ROLL2:
        drafting.list_rolls(state, out)
    else:
        for face in range(1, 7):  # B2
            out.put(names.TOTALS + face, 1)


# --- doing it ------------------------------------------------------------------------------------


def act(state: ManoeuvreState, action: int) -> None:
    frame = state.top() & 255
    if action >= names.CARDS:
        happen(state, frame, action)
    elif frame <= names.PLACE:
        act_before(state, frame, action)
    elif action == names.PLAYS + names.SPY:
        cards.spy(state)
        if frame == names.DRAWN:  # T3, spy_redraw
            state.push(names.DRAW)
    elif frame < names.DEFEND:
        act_turn(state, frame, action)
    else:
        act_combat(state, frame, action)
    settle(state)


def happen(state: ManoeuvreState, frame: int, outcome: int) -> None:
    """What chance does: cards and dice."""
    face = outcome - names.TOTALS
    if frame == names.DEAL:
        cards.draw(state, state.top() >> 8, outcome - names.CARDS)
    elif frame == names.DRAW:
        cards.draw(state, state.active, outcome - names.CARDS)
    elif frame == names.ROLL1:
        drafting.roll_first(state, face)
    elif frame == names.ROLL2:
        drafting.roll_second(state, face)
    elif frame == names.DICE:
        resolving.roll(state, face)
    elif frame == names.FIRE:
        resolving.fire(state, face)
    elif frame == names.WTRY:
        defending.try_withdrawal(state, face)
    elif frame == names.PURSUE:
        following.pursue(state, face)
    elif frame == names.RALLY:
        restoring.rally(state, face)


def act_before(state: ManoeuvreState, frame: int, action: int) -> None:
    if frame == names.TILE:
        drafting.lay_tile(state, action)
    elif frame == names.NATIONS:
        drafting.choose_pair(state, action)
    elif frame == names.NATION:
        drafting.choose_army(state, action)
    elif frame == names.EDGE:
        drafting.choose_edge(state, action)
        begin(state)
    elif frame == names.PICK:
        deploying.pick(state, action)
    elif frame == names.PLACE:
        deploying.place(state, action)


def act_turn(state: ManoeuvreState, frame: int, action: int) -> None:
    if frame == names.DISCARD:
        drawing.discard(state, action)
    elif frame == names.DRAWN:
        state.pop()
    elif frame == names.MOVE:
        moving.move(state, action, 1)
    elif frame == names.MOVED:
        moving.play_extra(state, action, state.top() >> 8)
    elif frame == names.FMSTEP:
        moving.step(state, action)
    elif frame == names.MOVE2:
        moving.move(state, action, 2)
    elif frame == names.GUER:
        interfering.act(state, action)
    elif frame == names.COMBAT:
        engaging.act(state, action)
    elif frame == names.RESTORE:
        restoring.act(state, action)


def act_combat(state: ManoeuvreState, frame: int, action: int) -> None:
    if frame == names.DEFEND:
        defending.act(state, action)
    elif frame == names.ATTACK:
        attacking.act(state, action)
    elif frame == names.SUPPORT:
        attacking.support(state, action)
    elif frame == names.SKIMOVE:
        attacking.skirmish_move(state, action)
    elif frame == names.CHOICE:
        resolving.choose(state, action)
    elif frame == names.RETREAT:
        following.choose_retreat(state, action)
    elif frame == names.ADVANCE:
        following.choose_advance(state, action)
    elif frame == names.LOSS:
        losing.choose_loss(state, action)


def stream(state: State) -> str:
    """Each deck and the dice have their own luck."""
    mine = cast("ManoeuvreState", state)
    stacked = mine.stacked()
    entry = stacked[len(stacked) - 1]
    if entry & 255 == names.DEAL:
        return f"cards.{entry >> 8}"
    return f"cards.{mine.active}" if entry & 255 == names.DRAW else "dice"
