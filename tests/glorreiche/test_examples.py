"""Worked examples E1 to E10 of whole situations, step by step."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from caracole import IllegalAction, State
from caracole.games.glorreiche.phases import marching
from caracole.games.glorreiche.position import Position

At = Callable[..., Position]
Destinations = Callable[[State, int], list[str]]
Cells = Callable[[int, int], list[str]]


@pytest.mark.rule("D1", "D2", "D4", "T5")
def test_e1_the_french_example_of_ranks(at: At, destinations: Destinations, cells: Cells) -> None:
    piles = "1:G1 3:Y1.Y2 5:R1 9:B1 14:Y3"
    state = at(piles, "Y march")
    ranks = {cell: marching.rank(state, cell) for cell in (14, 9, 5, 3, 1)}
    assert ranks == {14: 1, 9: 2, 5: 3, 3: 4, 1: 5}
    assert destinations(state, 14) == ["15"]
    assert destinations(state, 3) == cells(4, 11)
    assert destinations(at(piles, "B march"), 9) == ["10", "11"]
    assert destinations(at(piles, "R march"), 5) == ["6", "7", "8"]
    assert destinations(at(piles, "G march"), 1) == cells(2, 6)


@pytest.mark.rule("D3", "D4", "D2")
def test_e2_a_black_stone_under_the_fourth(at: At, destinations: Destinations, cells: Cells) -> None:
    piles = "20:R1 22:Y1 30:Y2 33:R2"
    assert destinations(at(piles), 20) == cells(21, 44)
    dutch = at(piles, bonus_is_level=False, cap_counts_bonus=False)
    assert destinations(dutch, 20) == cells(21, 32)


@pytest.mark.rule("G1")
def test_e2_landing_on_a_chip_takes_it_and_passing_does_not(at: At) -> None:
    state = at("20:R1 22:Y1 30:Y2 33:R2")
    state.play("20-40")
    assert "25=1 55=3 got R2" in str(state)


@pytest.mark.rule("T6", "D2")
def test_e3_a_pile_on_a_white_stone(at: At, destinations: Destinations, cells: Cells) -> None:
    piles = "22:R2 24:R1.Y1 30:Y2"
    dutch = {"bonus_is_level": False, "cap_counts_bonus": False}
    assert [marching.rank(at(piles), cell) for cell in (30, 24, 22)] == [1, 2, 3]
    assert destinations(at(piles, "Y march"), 24) == cells(25, 36)
    assert destinations(at(piles, "Y march", **dutch), 24) == cells(25, 32)
    assert destinations(at(piles, "R march"), 22) == ["23", "25"]
    assert destinations(at(piles, "R march", **dutch), 22) == ["23", "24", "25"]


@pytest.mark.rule("T2", forbids=True)
def test_e3_a_covered_recruit_does_not_move(at: At) -> None:
    state = at("22:R2 24:R1.Y1 30:Y2", "R march")
    with pytest.raises(IllegalAction, match="T2"):
        state.play("24-25")


@pytest.mark.rule("G1")
def test_e3_landing_on_25_takes_chip_1(at: At) -> None:
    state = at("22:R2 24:R1.Y1 30:Y2", "R march")
    state.play("22-25")
    assert "got R1" in str(state)


@pytest.mark.rule("T3", "T6", "T7", "T8", "D5")
def test_e4_uncovering_and_the_cap_inside_a_turn(at: At, destinations: Destinations) -> None:
    state = at("10:R1.R2 12:Y1 15:R3")
    assert destinations(state, 10) == ["11", "12", "13", "14", "15", "16"]
    assert destinations(state, 15) == ["16"]
    state.play("10-12")
    assert destinations(state, 10) == ["11", "13"]
    state.play("10-11")
    assert destinations(state, 15) == ["16"]
    state.play("15-16")
    assert state.actor == 0, "yellow is stuck under R2 and passes"
    assert marching.level(state, 1) * marching.base(state, 1) == 9


@pytest.mark.rule("T4")
def test_e5_covering_a_comrade_ends_his_turn(at: At, destinations: Destinations) -> None:
    state = at("9:R1 11:R2 20:Y1")
    assert destinations(state, 9) == ["10", "11", "12"]
    state.play("9-11")
    assert state.actor == 1


@pytest.mark.rule("T4", forbids=True)
def test_e5_self_block_forbid_offers_only_the_other_cells(at: At, destinations: Destinations) -> None:
    assert destinations(at("9:R1 11:R2 20:Y1", self_block="forbid"), 9) == ["10", "12"]


HOME_OF_NINE = "12R3 11R4 10R5 9R6 8Y2 7Y3 6Y4 5Y5 4Y6"


@pytest.mark.rule("A1", "A2", "A3")
def test_e6a_the_eleventh_arrival_ends_the_match_at_once(at: At, destinations: Destinations) -> None:
    state = at("83:Y1.R2 84:R1", home=HOME_OF_NINE, chips="")
    state.play("84-H")
    assert "3R1" in str(state)
    assert destinations(state, 83) == ["84", "H"]
    state.play("83-H")
    assert state.over
    assert "2R2 1Y1" in str(state)


@pytest.mark.rule("A1", "T4")
def test_e6b_covering_the_comrade_before_the_gate(at: At, destinations: Destinations) -> None:
    state = at("83:Y1.R2 84:R1", home=HOME_OF_NINE, chips="")
    assert destinations(state, 83) == ["84", "H"]
    state.play("83-84")
    assert state.actor == 1
    assert "84:R1.R2" in str(state)


@pytest.mark.rule("S1", "S2")
def test_e7_a_tie_goes_to_the_highest_slot(at: At) -> None:
    slots = "12R1 9R2 8R3 4R4 3R5 11Y1 10Y2 7Y3 6Y4 5Y5"
    state = at("84:R6 2:Y6", home=slots, chips="got R2")
    state.play("84-H")
    assert state.outcome is not None
    assert state.outcome.scores == [40.0, 40.0]
    assert state.outcome.winners == [0]


@pytest.mark.rule("S2", forbids=True)
def test_e7_shared_ties_have_two_winners(at: At) -> None:
    slots = "12R1 9R2 8R3 4R4 3R5 11Y1 10Y2 7Y3 6Y4 5Y5"
    state = at("84:R6 2:Y6", home=slots, chips="got R2", tiebreak="shared")
    state.play("84-H")
    assert state.outcome is not None
    assert state.outcome.winners == [0, 1]
    assert state.payoffs == [0.5, 0.5]


@pytest.mark.rule("V2")
def test_e8_out_of_order_goes_to_the_lowest_slot(at: At) -> None:
    state = at("80:R1.R2.R3 81:Y1.Y2.Y3 82:B2.B3.B1 84:G3.G1.G2", "G march", v2=True, chips="")
    state.play("84-H")
    assert "1G2" in str(state)
    state = at("83:B1 84:G3.G1 5:R1", "B march", home="1G2 disorder:G", v2=True, chips="")
    state.play("83-H")
    state = at("84:G3.G1 5:R1", "G march", home="12B1 1G2 disorder:G", v2=True, chips="")
    state.play("84-H")
    state.play("84-H")
    assert "12B1 11G3 2G1 1G2" in str(state)


@pytest.mark.rule("R2")
def test_e9_a_full_cell_is_thrown_again(at: At) -> None:
    state = at("4:R1.Y1.R2", "Y roll")
    odds = {state.say(outcome): str(fraction) for outcome, fraction in state.odds()}
    assert odds == {"@1": "1/5", "@2": "1/5", "@3": "1/5", "@5": "1/5", "@6": "1/5"}
    state.apply(state.parse("@2"))
    assert "2:Y2 4:R1.Y1.R2" in str(state)


@pytest.mark.rule("V1")
@pytest.mark.parametrize(("doubles", "score"), [("total", 40.0), ("slots_only", 37.0)])
def test_e10_disciplined_troops_double(at: At, doubles: str, score: float) -> None:
    slots = "12R1 11R2 10G1 9R3 8Y1 7Y2 6G2 5Y3 4B3 3B2 disorder:B"
    state = at("84:B1 2:G3", "B march", home=slots, chips="got G3", v1=True, v1_doubles=doubles)
    state.play("84-H")
    assert state.outcome is not None
    assert state.outcome.result["places"][3] == [10, 6, 1]
    assert state.outcome.scores[3] == score
