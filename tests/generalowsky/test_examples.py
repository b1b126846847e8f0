"""Worked examples of whole situations, step by step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

Make = Callable[..., Any]


def piles(state: Any) -> str:
    return str(state).partition(" |")[0]


def legal(state: Any) -> list[str]:
    return sorted(map(state.say, state.legal()))


@pytest.mark.rule("T9")
def test_e1a_a_general_who_lands_on_two_becomes_their_superior(at: Make, after: Make) -> None:
    state = after(at("exile:D 5:A 7:BC"), "W", "@2")
    assert piles(state) == "exile:D 7:BCA"
    assert state.pot == 3
    assert (state.actor, state.turn) == (0, 1)  # B's turn, A commands


@pytest.mark.rule("T1", "T3")
def test_e1b_the_bottom_general_carries_the_whole_pile(at: Make, after: Make) -> None:
    state = at("exile:D 7:BCA", "declare B, spin B", pot=3)
    assert state.actor == 0
    state = after(state, "W", "@3")
    assert piles(state) == "exile:D 10:BCA"
    assert state.pot == 3


@pytest.mark.rule("T5")
def test_e1c_an_x_exiles_the_moving_group_and_pays_for_each(at: Make, after: Make) -> None:
    start = at("exile:D 10:BCA", "declare C, spin C", pot=3)
    assert start.actor == 0
    state = after(start, "W", "@X")
    assert piles(state) == "exile:ACD 10:B"
    assert state.pot == 5
    whole = after(at("exile:D 10:BCA", "declare C, spin C", pot=3, x_scope="pile"), "W", "@X")
    assert piles(whole) == "exile:ABCD"
    assert whole.pot == 6


@pytest.mark.rule("T10")
def test_e2_a_pile_passes_moscow_and_lands(at: Make, after: Make) -> None:
    start = at("1:CD 18:AB", pot=4)
    assert start.actor == 1
    state = after(start, "W", "@4")
    assert piles(state) == "1:CDAB"
    assert (state.medals[:4], state.pot) == ([0, 6, 0, 0], 1)
    one = after(at("1:CD 18:AB", pot=4, moscow_landing="one"), "W", "@4")
    assert (one.medals[:4], one.pot) == ([0, 5, 0, 0], 1)
    arriver = after(at("1:CD 18:AB", pot=4, landing_medal="arriver"), "W", "@4")
    assert (arriver.medals[:4], arriver.pot) == ([0, 6, 0, 0], 1)


@pytest.mark.rule("T4", "P4")
@pytest.mark.parametrize(
    ("play", "where", "pot", "medals"),
    [("Y @1", "0:D", 4, 0), ("Y @2", "1:D", 4, 0), ("Y @X", "exile:D", 5, 0), ("R @red", "20:D", 1, 4)],
)
def test_e3_from_exile_the_first_step_is_the_siberia_space(
    at: Make, after: Make, play: str, where: str, pot: int, medals: int
) -> None:
    state = after(at("exile:D 5:A 6:B 7:C", "declare D, spin D", pot=4), *play.split())
    assert where in piles(state)
    assert (state.pot, state.medals[3]) == (pot, medals)


@pytest.mark.rule("T7")
def test_e4_the_drawing_lets_the_general_choose_whom_to_mount(at: Make, after: Make) -> None:
    start = after(at("3:C 12:A 20:B exile:D", pot=2, medals="11 0 0 0"), "R", "@gen")
    assert start.actor == 0
    assert legal(start) == [">20", ">3"]
    moscow = after(start, ">20")
    assert piles(moscow) == "exile:D 3:C 20:BA"
    assert (moscow.medals[0], moscow.pot) == (14, 1)
    other = after(start, ">3")
    assert piles(other) == "exile:D 3:CA 20:B"
    assert (other.medals[0], other.pot) == (11, 3)


@pytest.mark.rule("T6", "T8", "T5")
@pytest.mark.parametrize(
    ("spin", "where", "medals", "pot"),
    [("@black", "exile:AD", 10, 3), ("@red", "20:BA", 14, 1), ("@X", "exile:AD", 11, 3)],
)
def test_e4_the_other_sectors_of_the_red_band(
    at: Make, after: Make, spin: str, where: str, medals: int, pot: int
) -> None:
    state = after(at("3:C 12:A 20:B exile:D", pot=2, medals="11 0 0 0"), "R", spin)
    assert where in piles(state)
    assert (state.medals[0], state.pot) == (medals, pot)


@pytest.mark.rule("W2")
def test_e5_the_twenty_first_medal_wins_at_once(at: Make, after: Make) -> None:
    state = after(at("exile:CD 19:A 20:B", pot=3, medals="17 0 0 0"), "Y", "@1")
    assert state.over
    assert state.outcome.result == {
        "medals": [21, 0, 0, 0],
        "winners": [0],
        "reason": "marshal",
        "scores": [1, 0, 0, 0],
    }


@pytest.mark.rule("T3")
def test_e6_a_general_in_the_middle_abandons_those_below(at: Make, after: Make) -> None:
    start = at("exile:D 8:ABC", "declare B, spin B")
    assert start.actor == 2
    state = after(start, "O", "@5")
    assert piles(state) == "exile:D 8:A 13:BC"
    assert (state.actor, state.turn) == (2, 2)
    alone = after(state, "Y", "@1")
    assert piles(alone) == "exile:D 8:A 13:B 14:C"


@pytest.mark.rule("T10", forbids=True)
def test_e7_leaving_moscow_is_not_passing_it(at: Make, after: Make) -> None:
    state = after(at("exile:BCD 20:A"), "W", "@3")
    assert piles(state) == "exile:BCD 2:A"
    assert (state.medals[0], state.pot) == (0, 1)
