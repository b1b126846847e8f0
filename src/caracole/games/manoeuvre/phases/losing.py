"""Hits, eliminations, the price of committed attacks, and the end of a combat."""

from __future__ import annotations

from caracole.games.manoeuvre import cards, forces, ground, names
from caracole.games.manoeuvre.phases import attacking
from caracole.games.manoeuvre.position import Position
from caracole.kernel.state import Actions


def hit(state: Position, side: int, unit: int) -> None:
    """C9: full, reduced, out."""
    if state.status[side][unit] == names.FULL:
        state.status[side][unit] = names.REDUCED
    else:
        eliminate(state, side, unit)


def eliminate(state: Position, side: int, unit: int) -> None:
    """C9, R2: off the board, its redoubt too."""
    ground.lift(state, side, unit)
    state.status[side][unit] = names.OUT
    if side == state.active or not state.committed:
        check_defeat(state, side)


def check_defeat(state: Position, side: int) -> None:
    """V1: a side with five units out loses at once; after a committed attack the defender's verdict waits for CLEAN."""
    if forces.lost(state, side) >= names.DEFEAT:
        if state.kind != names.PEACE:
            clear_cards(state)
        state.winner = 1 - side
        state.reason = names.ATTRITION
        state.finish()


def hit_attackers(state: Position) -> None:
    """C8: the attacking unit, then the supporting ones in the order they joined."""
    if state.attacker != names.NO_UNIT:
        hit(state, state.active, state.attacker)
    for k in range(state.scount):
        if state.winner == names.NOBODY:
            hit(state, state.active, state.supporters[k])


# --- the price of committed attacks --------------------------------------------------------------


def can_pay(state: Position, unit: int) -> bool:
    """C13: an attacking or supporting unit still alive that has not taken such a hit."""
    if state.status[state.active][unit] == names.OUT or state.hit_by >> unit & 1:
        return False
    return attacking.takes_part(state, unit)


def payers(state: Position) -> int:
    count = 0
    for unit in range(names.UNITS):
        if can_pay(state, unit):
            count += 1
    return count


def is_due(state: Position) -> bool:
    """C13: there is a choice only if more units can take the hits than there are hits."""
    return 0 < state.com < payers(state)


def list_losses(state: Position, out: Actions) -> None:
    for unit in range(names.UNITS):
        if can_pay(state, unit):
            out.add(names.LOSSES + state.place[state.active][unit])


def choose_loss(state: Position, action: int) -> None:
    pay(state, state.unit_on[action - names.LOSSES])


def pay(state: Position, unit: int) -> None:
    """C13, C20: one hit each, on different units."""
    state.com -= 1
    state.hit_by |= 1 << unit
    hit(state, state.active, unit)


def pay_all(state: Position, argument: int) -> None:
    """C13: as many hits as units or more: all are hit, the attacking unit first; what is left of the hits lapses."""
    if state.com > 0 and state.attacker != names.NO_UNIT and can_pay(state, state.attacker):
        pay(state, state.attacker)
    for k in range(state.scount):
        if state.com > 0 and can_pay(state, state.supporters[k]):
            pay(state, state.supporters[k])
    state.com = 0


# --- the end of a combat -------------------------------------------------------------------------


def clean(state: Position, argument: int) -> None:
    """V1: the cards are cleared away; then the verdict that a committed attack delayed."""
    waiting = state.committed
    clear_cards(state)
    if waiting:
        check_defeat(state, 1 - state.active)


def clear_cards(state: Position) -> None:
    """All cards go to their piles in the order of play; C14: the first goes back to hand after a skirmish."""
    side = state.active
    if state.skirmish:
        state.hand[side][state.init] += 1
        state.hand_size[side] += 1
        state.known[1 - side][state.init] += 1
    else:
        cards.lay(state, side, state.init)
    for k in range(state.acount):
        cards.lay(state, side, state.acards[k])
    for k in range(state.dcount):
        cards.lay(state, 1 - side, state.dcards[k])
    state.end_combat()
