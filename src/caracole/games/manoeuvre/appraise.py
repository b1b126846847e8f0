"""What a position is worth to a side, weighed with more care than `evaluate`: hands and the combat under way count.

What the board is worth was fitted to how thousands of matches between bots ended, for every time of the day.
A combat under way is weighed by the exact odds of its dice, with the cards that lie there and those that the deal
says may still come. A hand is worth what its cards can do from where the units stand. While units are set up, and
when cards are discarded, this is the whole rule: strong units in front and on good ground; keep what is worth more
than an unknown card.
"""

from __future__ import annotations

import cython
from cython.cimports.libc.math import exp

from caracole.games.manoeuvre import evaluate, forces, ground, names
from caracole.games.manoeuvre.phases import ending, resolving
from caracole.games.manoeuvre.position import Position
from caracole.kernel import names as kernel


def appraise(state: Position, side: int) -> float:
    """The chance of winning, from 0 to 1; the two sides' add up to 1."""
    if state.actor == kernel.OVER:
        return 1.0 if state.winner == side else 0.0
    odds: float = exp(-lead(state, side))
    return 1.0 / (1.0 + odds)


def lead(state: Position, side: int) -> float:
    """How far a side is ahead, as the logarithm of odds."""
    ahead = standing(state, side) - standing(state, 1 - side)
    if state.kind != names.PEACE:
        ahead += pending(state) if state.active == side else -pending(state)
    return ahead


def standing(state: Position, side: int) -> float:
    """Board and hand, as the logarithm of odds."""
    if state.army[side] == names.NO_ARMY:
        return 0.0
    if not cython.compiled:  # an array on the stack
        gauge = [0.0] * names.GAUGES
    measure(state, side, gauge)
    gone = evaluate.spent(state)
    worth = hand(state, side)
    for number in range(names.GAUGES):
        if gauge[number] != 0:
            worth += gauge[number] * value(state, number, gone)
    if state.turn == 0:
        for unit in range(names.UNITS):
            if state.place[side][unit] != names.NOWHERE:
                worth += placed(state, side, unit, state.place[side][unit])
    return worth


def value(state: Position, number: int, gone: float) -> float:
    """What one of something is worth when so much of the day is over."""
    rising = state.terms.trend[number][1] + gone * state.terms.trend[number][2]
    return state.terms.trend[number][0] + gone * rising


# --- the board -----------------------------------------------------------------------------------


def measured(state: Position, side: int) -> list[float]:
    """For learning: what the board shows of a side."""
    if not cython.compiled:  # an array on the stack
        gauge = [0.0] * names.GAUGES
    measure(state, side, gauge)
    return [gauge[number] for number in range(names.GAUGES)]


def measure(state: Position, side: int, gauge: list[float]) -> None:
    """Read off the board what names.GAUGED lists."""
    for number in range(names.GAUGES):
        gauge[number] = 0.0
    lost = forces.lost(state, side)
    for number in range(min(lost, 4)):
        gauge[names.FIRST_LOST + number] = 1.0
    gauge[names.UNITS_HIT] = lost + forces.reduced(state, side)
    files = 0
    for unit in range(names.UNITS):
        square = state.place[side][unit]
        if square != names.NOWHERE:
            files |= 1 << square % 8
            measure_unit(state, side, unit, square, gauge)
    for file in range(8):
        gauge[names.FILES] += files >> file & 1
    gauge[names.HELD] = ending.controlled(state, side)
    if state.active == side:
        gauge[names.TO_MOVE] = 1.0


def measure_unit(state: Position, side: int, unit: int, square: int, gauge: list[float]) -> None:
    strength = forces.strength(state, side, unit)
    cover = state.terms.cover[state.board[square]]
    gauge[names.STRENGTH] += strength
    gauge[names.HORSE] += state.terms.mounted[state.army[side]][unit]
    gauge[names.COVER] += cover
    gauge[names.REDOUBTS] += state.redoubt[square]
    gauge[names.FIRST_RANK + rank(side, square)] += 1.0
    if square % 8 == 0 or square % 8 == 7:
        gauge[names.FLANK] += 1.0
    if is_near(state, square, side):
        gauge[names.CONTACTS] += 1.0
        defense = strength + cover + names.REDOUBT * state.redoubt[square]
        gauge[names.DANGER] += assailants(state, square, side) / (1.0 * max(1, defense))


def rank(side: int, square: int) -> int:
    """How far from its own edge, from 0 to 7."""
    return square // 8 if side == names.SOUTH else 7 - square // 8


def assailants(state: Position, square: int, side: int) -> int:
    """The strength of all enemies beside a square that may strike from where they stand."""
    total = 0
    for way in range(4):
        beside = state.terms.beside[square][way]
        if state.side_on[beside] == 1 - side and ground.can_strike_from(state, beside):
            total += forces.strength(state, 1 - side, state.unit_on[beside])
    return total


def placed(state: Position, side: int, unit: int, square: int) -> float:
    """S1: strong units to the front and the middle, nobody in a marsh or a field, horse where it can ride."""
    file = square % 8
    middle = file if file < 4 else 7 - file
    strong = state.terms.full[state.army[side]][unit] - 5.0
    worth = 0.026 * rank(side, square) * strong + 0.008 * middle * strong
    if state.terms.march[state.board[square]] == 0:
        worth -= 0.065
    return worth


# --- cards ---------------------------------------------------------------------------------------


def hand(state: Position, side: int) -> float:
    """What a hand can do, and what is still to be drawn."""
    worth = 0.0
    for code in range(names.CODES):
        if state.hand[side][code] > 0:
            worth += state.hand[side][code] * card(state, side, code)
    if state.active != side or state.due() == names.DISCARD:
        worth += (names.HAND - state.hand_size[side]) * state.terms.weight[names.DRAWN_CARD]
    return worth


def card(state: Position, side: int, code: int) -> float:
    """What a card in hand is worth as the units stand."""
    if code < names.UNIT_CARDS:
        return unit_card(state, side, code)
    if code < names.HEADQUARTERS:
        return state.terms.weight[names.LEADER_CARD]
    if code == names.AMB or code == names.COM or code == names.WD:
        return state.terms.weight[names.COMBAT_CARD]
    if code == names.SUP or code == names.REG:
        if forces.reduced(state, side) > 0:
            return state.terms.weight[names.RESTORING_CARD]
        return state.terms.weight[names.RESTORING_CARD] * (0.5 if code == names.SUP else 0.2)
    return state.terms.weight[names.OTHER_CARD]


def unit_card(state: Position, side: int, code: int) -> float:
    """A card of a unit that is out is worth nothing, one of a unit in contact more than others."""
    square = state.place[side][code // 5]
    if square == names.NOWHERE:
        return state.terms.weight[names.OTHER_CARD] * (0.0 if state.status[side][code // 5] == names.OUT else 1.0)
    worth = state.terms.weight[names.UNIT_CARD]
    if is_near(state, square, side):
        army = state.army[side]
        power = 0.1 * state.terms.guard[army][code]
        if ground.can_strike_from(state, square):
            power += 0.06 * state.terms.attack_dice[army][code] * (state.terms.attack_sides[army][code] + 1)
        worth += state.terms.weight[names.CONTACT_CARD] * power
    return worth


def is_near(state: Position, square: int, side: int) -> bool:
    """Whether an enemy is beside a square."""
    for way in range(4):
        if state.side_on[state.terms.beside[square][way]] == 1 - side:
            return True
    return False


# --- the combat under way ------------------------------------------------------------------------


def pending(state: Position) -> float:
    """What the active side may expect of the combat under way, in the measure of `standing`."""
    frame = state.due()
    other = 1 - state.active
    hit = blow(state, other, state.defender)
    if state.kind == names.BOMBARD or state.kind == names.VOLLEY:
        if frame != names.FIRE:
            return 0.0
        here = state.place[state.active][state.attacker]
        attack = ground.bonus(state, here, state.target)
        return hit * at_least(state, resolving.fire_defense(state) - attack + 1)
    if frame == names.CHOICE:
        return choice(state, hit, state.argument())
    if frame == names.DEFEND or frame == names.WTRY or frame == names.DICE or is_attacking(frame):
        return expected(state, hit, frame)
    return 0.0


def is_attacking(frame: int) -> bool:
    return frame == names.ATTACK or frame == names.SUPPORT or frame == names.GUER


def expected(state: Position, hit: float, frame: int) -> float:
    """C8: the rows of the results with their odds."""
    defense = resolving.defense(state)
    attack = resolving.attack_without_dice(state)
    if frame == names.DEFEND or frame == names.WTRY:
        defense += guards(state)
    if frame != names.DICE:
        attack += reserves(state)
    other = 1 - state.active
    retreat = fallback(state)
    out = removal(state, other, state.defender)
    equal = at_least(state, defense - attack)
    more = at_least(state, defense - attack + 1)
    twice = at_least(state, 2 * defense - attack)
    thrice = at_least(state, 3 * defense - attack)
    four = at_least(state, 4 * defense - attack)
    worth = (more - twice) * min(hit, retreat) + (twice - thrice) * max(hit, retreat) + four * out
    worth += (thrice - four) * min(out, hit + retreat)
    return worth - (1.0 - equal) * failure(state) - price(state)


def choice(state: Position, hit: float, chooser: int) -> float:
    retreat = fallback(state)
    return max(hit, retreat) if chooser == state.active else min(hit, retreat)


def at_least(state: Position, total: int) -> float:
    """The chance that the dice of the pool show so much or more."""
    if total <= 0:
        return 1.0
    if total > 60:
        return 0.0
    d6 = min(state.d6, 6)
    d8 = min(state.d8, 6)
    d10 = min(state.d10, 3)
    return state.terms.chance[d6][d8][d10][total]


def guards(state: Position) -> int:
    """C4: what the defender's hand may still add."""
    other = 1 - state.active
    total = 0
    first = state.defender * 5
    for code in range(first, first + 5):
        total += state.hand[other][code] * state.terms.guard[state.army[other]][code]
    return total + best_leader(state, other)


def best_leader(state: Position, side: int) -> int:
    best = 0
    for code in range(names.UNIT_CARDS, names.HEADQUARTERS):
        if state.hand[side][code] > 0:
            army = state.army[side]
            best = max(best, state.terms.lead[army][code] if side == state.active else state.terms.guard[army][code])
    return best


def reserves(state: Position) -> int:
    """C5: what the attacker's hand may still add, dice by their mean."""
    side = state.active
    army = state.army[side]
    twice = 0
    if state.attacker != names.NO_UNIT:
        first = state.attacker * 5
        for code in range(first, first + 5):
            dice = state.hand[side][code] * state.terms.attack_dice[army][code]
            twice += dice * (state.terms.attack_sides[army][code] + 1)
    if state.leader == names.NO_CARD:
        twice += 2 * best_leader(state, side)
    return twice // 2


def blow(state: Position, side: int, unit: int) -> float:
    """C9: what a hit costs."""
    if state.status[side][unit] == names.REDUCED:
        return removal(state, side, unit)
    army = state.army[side]
    gone = evaluate.spent(state)
    lost = value(state, names.STRENGTH, gone) * (state.terms.full[army][unit] - state.terms.reduced[army][unit])
    return max(state.terms.weight[names.LEAST_HIT], lost - value(state, names.UNITS_HIT, gone))


def removal(state: Position, side: int, unit: int) -> float:
    """What the loss of a unit costs."""
    lost = forces.lost(state, side)
    if lost + 1 >= names.DEFEAT:
        return state.terms.weight[names.DEFEAT_WORTH]
    gone = evaluate.spent(state)
    cost = value(state, names.STRENGTH, gone) * forces.strength(state, side, unit)
    cost -= value(state, names.FIRST_LOST + lost, gone)
    cost += max(0.0, value(state, names.FIRST_RANK + rank(side, state.place[side][unit]), gone))
    if state.status[side][unit] == names.FULL:
        cost -= value(state, names.UNITS_HIT, gone)
    return cost


def fallback(state: Position) -> float:
    """C10: what a retreat costs the defender."""
    other = 1 - state.active
    if ground.retreats(state, state.target, other) == 0:
        return removal(state, other, state.defender)
    return state.terms.weight[names.RETREAT_WORTH]


def failure(state: Position) -> float:
    """C8: every attacking and supporting unit is hit."""
    total = 0.0
    if state.attacker != names.NO_UNIT:
        total += blow(state, state.active, state.attacker)
    for k in range(state.scount):
        total += blow(state, state.active, state.supporters[k])
    return total


def price(state: Position) -> float:
    """C13: the hits of committed attacks."""
    if state.com == 0 or state.attacker == names.NO_UNIT:
        return 0.0
    return state.com * blow(state, state.active, state.attacker)
