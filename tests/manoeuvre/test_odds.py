"""Exact odds as functions, against the odds of the dice in the state and by hand."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

import pytest

from caracole.games.manoeuvre import names, odds
from caracole.games.manoeuvre.phases import resolving
from caracole.games.manoeuvre.state import ManoeuvreState
from caracole.kernel.state import Actions

At = Callable[..., ManoeuvreState]
Play = Callable[..., ManoeuvreState]

FLAT = ["." * 8] * 8
FIGHT = "due endturn restore combat"


@pytest.mark.parametrize(
    "dice", [(2, 0, 0), (0, 2, 0), (0, 0, 2), (2, 2, 0), (2, 0, 1), (4, 4, 1), (0, 0, 10), (10, 0, 0)]
)
def test_the_pools_of_state_and_function_agree(dice: odds.Dice) -> None:
    out = Actions()
    resolving.list_sums(*dice, out)
    listed = {outcome - names.TOTALS: chance for outcome, chance in out.as_odds()}
    assert listed == odds.sums(dice)


def test_some_pools_counted_by_hand() -> None:
    assert odds.sums((2, 0, 0))[7] == Fraction(6, 36)
    assert odds.sums((0, 2, 0))[9] == Fraction(8, 64)
    assert odds.sums((0, 0, 2))[11] == Fraction(10, 100)
    assert odds.sums((2, 2, 0))[16] == Fraction(218, 2304)
    assert (min(odds.sums((2, 2, 0))), max(odds.sums((2, 2, 0)))) == (4, 28)


def test_the_rows_of_the_result_table_add_up() -> None:
    """8 + 2d8 against 10: equal on a 2, twice from 12 on."""
    rows = odds.rows(8, (0, 2, 0), 10)
    assert rows == tuple(Fraction(ways, 64) for ways in (0, 1, 48, 15, 0, 0))
    assert sum(odds.rows(17, (2, 1, 1), 13)) == 1


def test_a_forecast_counts_hill_and_terrain(at: At) -> None:
    state = at(f"S F2=c4 | N DB=c2 | S hand F2.d L.NAPOLEON | {FIGHT}", "FR BR")
    fire = odds.forecast(state, state.parse("F2.d c4*c2"))
    assert (fire.attack, fire.defense, fire.dice) == (2, 8, (0, 0, 1))
    assert fire.hit == Fraction(4, 10)
    battery = odds.forecast(state, state.parse("L.NAPOLEON c4*c2"))
    assert battery.hit == Fraction(85, 100)
    assert state.kind == names.PEACE


def test_the_combat_under_way_is_told_with_its_cards(at: At, play: Play) -> None:
    hands = "S hand IG.a L.NEY CU.a F2.a | N hand B4.a L.HILL DB.a"
    state = at(f"S IG=d3 CU=e4 | N B4=d4 | {hands} | {FIGHT}", "FR BR")
    play(state, "IG.a d3xd4", "B4.a", "L.HILL", ".", "L.NEY C", "+e4", "CU.a", ".")
    now = odds.of_combat(state)
    assert (now.attack, now.defense, now.dice) == (15, 13, (0, 2, 2))
    by_hand = [Fraction(0)] * 6
    for outcome, chance in state.odds():
        total = 15 + outcome - names.TOTALS
        by_hand[2 if total < 26 else 3 if total < 39 else 4 if total < 52 else 5] += chance
    assert list(now.rows) == by_hand


def test_pursuit_and_withdrawal() -> None:
    assert odds.pursuit((4,)) == [Fraction(1, 3), Fraction(2, 3)]
    assert odds.pursuit((4, 3), -1) == [Fraction(2, 36), Fraction(14, 36), Fraction(20, 36)]
    assert odds.withdrawal(2) == Fraction(1, 3)


def test_the_pursuit_of_the_combat_under_way(at: At, play: Play) -> None:
    state = at(f"S QL=d4 FG=c5 | N F4=d5 | S hand QL.a QL.b L.UXBRIDGE | {FIGHT}", board=FLAT)
    play(state, "QL.a d4xd5", "QL.b", "L.UXBRIDGE")
    assert odds.of_pursuit(state, 7) == odds.pursuit((4, 3), -1)
    assert odds.of_pursuit(state, 0) == [1]
