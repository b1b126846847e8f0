"""Exact odds of combats, as functions of numbers and of positions.

rows(19, (0, 2, 0), 18)             an attack of 19 and 2d8 against a defense of 18
forecast(state, action)             a combat as it would be if it were begun and nobody added a card
of_combat(state)                    the combat under way, if the dice were thrown now
pursuit((4, 3), -1)                 how many hits two pursuit cards make under a leader
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import TYPE_CHECKING

import msgspec

from caracole.games.manoeuvre import ground, names
from caracole.games.manoeuvre.phases import following, resolving

if TYPE_CHECKING:
    from caracole.games.manoeuvre.position import Position

Dice = tuple[int, int, int]
"""How many dice of six, eight and ten sides."""

ROWS = ("lt", "eq", "x1", "x2", "x3", "x4")
"""C8: the rows of the results, in the order of `resolving.row`."""


class Forecast(msgspec.Struct, frozen=True):
    """What the dice of one combat may bring."""

    kind: int
    attack: int
    """A without the dice."""
    defense: int
    dice: Dice
    rows: tuple[Fraction, ...]
    """C8: attackers hit, nothing, defender chooses, attacker chooses, hit and retreat, eliminated; empty for fire."""
    hit: Fraction
    """C15: the chance that fire hits; for an assault or ambush, the chance that A exceeds D."""


@cache
def sums(dice: Dice) -> dict[int, Fraction]:
    """B2: the chance of each sum of a pool."""
    ways = {0: 1}
    for sides, count in zip((6, 8, 10), dice, strict=True):
        for _ in range(count):
            more: dict[int, int] = {}
            for total, number in ways.items():
                for face in range(1, sides + 1):
                    more[total + face] = more.get(total + face, 0) + number
            ways = more
    all_ways = sum(ways.values())
    return {total: Fraction(number, all_ways) for total, number in sorted(ways.items())}


def rows(attack: int, dice: Dice, defense: int) -> tuple[Fraction, ...]:
    """C8: the chance of each row of the results."""
    found = [Fraction(0)] * len(ROWS)
    for total, chance in sums(dice).items():
        found[resolving.row(attack + total, defense)] += chance
    return tuple(found)


def above(attack: int, dice: Dice, defense: int) -> Fraction:
    """C15: the chance that attack and dice together exceed the defense."""
    return sum((chance for total, chance in sums(dice).items() if attack + total > defense), Fraction(0))


def pursuit(numbers: tuple[int, ...], modifier: int = 0) -> list[Fraction]:
    """C12: the chance of 0, 1, 2 … hits by these pursuit cards."""
    found = [Fraction(1)]
    for number in numbers:
        hit = Fraction(max(0, min(6, number - modifier)), 6)
        longer = [*found, Fraction(0)]
        found = [longer[k] * (1 - hit) + (longer[k - 1] * hit if k else 0) for k in range(len(longer))]
    return found


def withdrawal(number: int) -> Fraction:
    """C3: the chance of an attempt to withdraw."""
    return Fraction(max(0, min(6, number)), 6)


def of_combat(state: Position) -> Forecast:
    """C7, C15: the combat under way, with the cards that lie there now."""
    dice = (state.d6, state.d8, state.d10)
    if state.kind in (names.BOMBARD, names.VOLLEY):
        here = state.place[state.active][state.attacker]
        attack, defense = ground.bonus(state, here, state.target), resolving.fire_defense(state)
        return Forecast(state.kind, attack, defense, dice, (), above(attack, dice, defense))
    attack, defense = resolving.attack_without_dice(state), resolving.defense(state)
    return Forecast(state.kind, attack, defense, dice, rows(attack, dice, defense), above(attack, dice, defense))


def forecast(state: Position, action: int) -> Forecast:
    """C2, C15: what an action of the Combat Phase would bring if nobody added a card."""
    begun = state.clone()
    begun.apply(action)
    return of_combat(begun)


def of_pursuit(state: Position, unit: int) -> list[Fraction]:
    """C12: hits on the fleeing defender if this unit of the active side advances now."""
    army = state.army[state.active]
    if not state.terms.mounted[army][unit]:
        return [Fraction(1)]
    played = [code for code in state.ucards[: state.ucount] if code // names.LETTERED == unit]
    return pursuit(tuple(state.terms.pursuit[army][code] for code in played), following.modifier(state))
