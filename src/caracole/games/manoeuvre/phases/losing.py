"""Hits, eliminations, the price of committed attacks, and the end of a combat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caracole.games.manoeuvre import cards, ground, names
from caracole.games.manoeuvre.phases import attacking

if TYPE_CHECKING:
    from caracole.games.manoeuvre.state import ManoeuvreState
    from caracole.kernel.state import Actions


def hit(state: ManoeuvreState, side: int, unit: int) -> None:
    """C9: full, reduced, out."""
    if state.status[side * 8 + unit] == names.FULL:
        state.status[side * 8 + unit] = names.REDUCED
    else:
        eliminate(state, side, unit)


def eliminate(state: ManoeuvreState, side: int, unit: int) -> None:
    """C9, R2: off the board, its redoubt too."""
    ground.lift(state, side * 8 + unit)
    state.status[side * 8 + unit] = names.OUT
    if side == state.active or not state.committed:
        judge(state, side)


def judge(state: ManoeuvreState, side: int) -> None:
    """V1: a side with five units out loses at once; after a committed attack the defender's verdict waits for CLEAN."""
    if state.lost(side) >= names.DEFEAT:
        if state.kind != names.PEACE:
            clear_cards(state)
        state.winner = 1 - side
        state.reason = names.ATTRITION
        state.finish()


def hit_attackers(state: ManoeuvreState) -> None:
    """C8: the attacking unit, then the supporting ones in the order they joined."""
    if state.attacker != names.NO_UNIT:
        hit(state, state.active, state.attacker)
    for k in range(state.scount):
        if state.winner == names.NOBODY:
            hit(state, state.active, state.supporters[k])


# --- the price of committed attacks --------------------------------------------------------------


def can_pay(state: ManoeuvreState, unit: int) -> bool:
    """C13: an attacking or supporting unit still alive that has not taken such a hit."""
    if state.status[state.active * 8 + unit] == names.OUT or state.hit_by >> unit & 1:
        return False
    return attacking.takes_part(state, unit)


def payers(state: ManoeuvreState) -> int:
    count = 0
    for unit in range(names.UNITS):
        if can_pay(state, unit):
            count += 1
    return count


def is_due(state: ManoeuvreState) -> bool:
    """C13: there is a choice only if more units can take the hits than there are hits."""
    return 0 < state.com < payers(state)


def list_losses(state: ManoeuvreState, out: Actions) -> None:
    for unit in range(names.UNITS):
        if can_pay(state, unit):
            out.add(names.LOSSES + state.place[state.active * 8 + unit])


def choose_loss(state: ManoeuvreState, action: int) -> None:
    pay(state, (state.holder[action - names.LOSSES] - 1) % 8)


def pay(state: ManoeuvreState, unit: int) -> None:
    """C13, C20: one hit each, on different units."""
    state.com -= 1
    state.hit_by |= 1 << unit
    hit(state, state.active, unit)


def pay_all(state: ManoeuvreState) -> None:
    """C13: as many hits as units or more: all are hit, the attacking unit first; what is left of the hits lapses."""
    if state.com > 0 and state.attacker != names.NO_UNIT and can_pay(state, state.attacker):
        pay(state, state.attacker)
    for k in range(state.scount):
        if state.com > 0 and can_pay(state, state.supporters[k]):
            pay(state, state.supporters[k])
    state.com = 0


# --- the end of a combat -------------------------------------------------------------------------


def clean(state: ManoeuvreState) -> None:
    """V1: the cards are cleared away; then the verdict that a committed attack delayed."""
    waiting = state.committed
    clear_cards(state)
    if waiting:
        judge(state, 1 - state.active)


def clear_cards(state: ManoeuvreState) -> None:
    """All cards go to their piles in the order of play; C14: the first goes back to hand after a skirmish."""
    side = state.active
    if state.skirmish:
        state.hand[side * 57 + state.init] += 1
        state.hand_size[side] += 1
        state.known[(1 - side) * 57 + state.init] += 1
    else:
        cards.lay(state, side, state.init)
    for k in range(state.acount):
        cards.lay(state, side, state.acards[k])
    for k in range(state.dcount):
        cards.lay(state, 1 - side, state.dcards[k])
    state.end_combat()
