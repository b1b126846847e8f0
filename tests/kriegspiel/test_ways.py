"""One click for several orders: a cell behind a turn, with its price and its orders shown before."""

from __future__ import annotations

from typing import Any

import pytest
from tests.kriegspiel.conftest import Drawn

import caracole
from caracole.games.kriegspiel import board, names
from caracole.games.kriegspiel.odds import shot_odds
from caracole.games.kriegspiel.state import KriegspielState
from caracole.games.kriegspiel.ways import Ground, ways
from caracole.kernel.gestures import offered
from caracole.kernel.gestures import ways as offered_ways
from caracole.kernel.random import Random

GAME = caracole.game("kriegspiel")


def reach(state: KriegspielState, plate: int = 0) -> dict[str, tuple[int, int]]:
    size = state.options.board
    ground = Ground(board.near(size.cols, size.rows, size.orientation), list(state.at), state.terms.reverse)
    return {board.say(cell): (way.price, way.facing) for cell, way in ways(state, plate, ground).items()}


@pytest.mark.rule("T2")
def test_prices_count_rotations(drawn: Drawn) -> None:
    found = reach(drawn("FS:b7NE5 ES:h1S5", "F move soldier=1"))
    prices = {cell: price for cell, (price, _) in found.items()}
    assert prices == {"b6": 1, "c5": 2, "c4": 3, "a6": 2, "c7": 2, "a5": 3, "d7": 3, "c6": 3, "b5": 3, "a7": 3, "b8": 3}


def explored(state: KriegspielState, plate: int) -> dict[str, set[tuple[int, int]]]:
    """By the rules themselves, order by order: price and facing of every way to stand on each cell at its cheapest."""
    seen: dict[tuple[int, int], int] = {}
    open_ends = [(state.clone(), 0)]
    while open_ends:
        here, price = open_ends.pop(0)
        stand = here.cell[plate], here.facing[plate]
        if stand in seen:
            continue
        seen[stand] = price
        base = here.cell[plate] * names.KINDS
        for action in here.legal():
            if base <= action < base + names.GIVE:
                there = here.clone()
                there.apply(action)
                free = action - base < names.LEFT
                open_ends.insert(0, (there, price)) if free else open_ends.append((there, price + 1))
    found: dict[str, set[tuple[int, int]]] = {}
    for (cell, facing), price in seen.items():
        found.setdefault(board.say(cell), set()).add((price, facing))
    found.pop(board.say(state.cell[plate]))
    return {cell: {stand for stand in stands if stand[0] == min(stands)[0]} for cell, stands in found.items()}


@pytest.mark.parametrize(
    "plates", ["FS:d6NW5 ES:h1S5", "FC:d9N2 FS:d8NE5 ES:c7S5 ES:e6S5", "FK:b2E4 ES:c2S5", "FC:h10W2 FS:g9NE5 ES:a1S5"]
)
def test_of_ways_that_cost_the_same_the_nearest_facing_is_taken(drawn: Drawn, plates: str) -> None:
    state = drawn(plates)
    expected = explored(state, 0)
    found = reach(state)
    assert found.keys() == expected.keys()
    for cell, (price, facing) in found.items():
        assert (price, facing) in expected[cell]
        turned = {(looks - state.facing[0]) % 12 for _, looks in expected[cell]}
        nearest = min(min(turn, 12 - turn) for turn in turned)
        turn = (facing - state.facing[0]) % 12
        assert min(turn, 12 - turn) == nearest, cell


@pytest.mark.rule("T3")
def test_the_free_half_rotation_is_an_order_without_a_price(drawn: Drawn) -> None:
    state = drawn("FS:d9N5 ES:h1S5")
    found = {way.ids: way for way in offered_ways(state.view(0), "plate-F-S1")}
    way = found["plate-F-S1", "cell-d8"]
    assert (way.text, way.then) == ("d9r", ("d9F",))
    assert way.label == "d9 to d8, 1 move: half right, forward"


def test_a_way_is_played_order_by_order_and_ends_where_it_was_clicked(drawn: Drawn) -> None:
    state = drawn("FS:c6NW4 FC:a8NE2 ES:d3SW5")
    for way in offered_ways(state.view(0), "plate-F-S1"):
        twin = state.clone()
        for text in (way.text, *way.then):
            twin.play(text)
        assert f"cell-{board.say(twin.cell[0])}" == way.ids[-1]


@pytest.mark.rule("T8")
def test_a_cannon_that_can_only_turn_has_no_way(drawn: Drawn) -> None:
    state = drawn("FK:c6NW3 FK:e6NW4 ES:d3SW5")
    assert not offered_ways(state.view(0), "plate-F-K1")
    assert offered_ways(state.view(0), "plate-F-K2")


def test_nobody_has_ways_for_others_nor_while_others_decide(drawn: Drawn) -> None:
    state = drawn("FS:c6NW4 ES:d3SW5")
    assert not offered_ways(state.view(0), "plate-E-S1")
    assert not offered_ways(state.view(1), "plate-F-S1")
    assert not offered_ways(drawn("FS:c6NW4 ES:d3SW5", "F fire").view(0), "plate-F-S1")
    assert not offered_ways(state.view(0), "cell-c5")


@pytest.mark.parametrize("asked", [{}, {"reverse": True}, {"preset": "flat"}, {"half_turn": "setup"}])
def test_ways_and_gestures_never_begin_with_each_other(asked: dict[str, Any]) -> None:
    """Along random matches; and every order of a way is legal when its turn comes."""
    state, random = GAME.new(**{"first": 0, **asked}), Random(7)
    for _ in range(160):
        if state.over:
            break
        if state.actor >= 0:
            view = state.view(state.actor)
            plain = {gesture.ids for gesture in offered(view)}
            for first in sorted({ids[0] for ids in plain})[:4]:
                found = offered_ways(view, first)
                clicks = [way.ids for way in found]
                assert len(set(clicks)) == len(clicks)
                assert not plain & set(clicks)
                assert all(ids[0] == first for ids in clicks)
                for way in found[:5]:
                    twin = state.clone()
                    for text in (way.text, *way.then):
                        twin.play(text)
        legal = state.legal()
        state.apply(legal[random.below(len(legal))] if state.actor >= 0 else names.OUTCOMES + random.below(6))


# --- the odds of a shot -----------------------------------------------------------------------------


@pytest.mark.rule("F6")
def test_the_odds_of_a_shot_are_those_of_the_die(drawn: Drawn) -> None:
    state = drawn("FS:d5NE5 ES:e3SW4", "F fire")
    odds = shot_odds(state, 0, 1)
    assert odds.falls == (0, 1, 2, 3, 4, 4)
    assert (odds.some, odds.clears, odds.destroys) == (5, 2, 0)
    assert odds.mean == pytest.approx(14 / 6)
    for die in range(6):
        twin = state.clone()
        twin.play("d5*e3")
        twin.play(f"@{die}")
        assert state.figures[1] - twin.figures[1] == odds.falls[die]
        assert (twin.cell[1] == names.NOWHERE) == odds.gone[die]


@pytest.mark.rule("F7")
def test_only_a_five_destroys_a_cannon(drawn: Drawn) -> None:
    odds = shot_odds(drawn("FK:d5NE1 EK:e3SW4", "F fire"), 0, 1)
    assert odds.falls == (0, 0, 0, 0, 0, 4)
    assert (odds.some, odds.destroys) == (1, 1)
