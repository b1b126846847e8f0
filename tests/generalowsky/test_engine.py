"""The engine: invariants, evaluation, features, keys, random matches."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

import caracole
from caracole.games.generalowsky import evaluate, features, piles
from caracole.kernel.random import Random
from caracole.search.playouts import Playouts

Make = Callable[..., Any]
GAME = caracole.game("generalowsky")


def some_position(players: int, seed: int, steps: int) -> Any:
    """A position of a random match."""
    random = Random(seed)
    state: Any = GAME.new(players=players, first=random.below(players))
    for _ in range(steps):
        choices = state.legal() or state.odds().outcomes
        if not choices:
            break
        state.apply(choices[random.below(len(choices))])
    return state


@settings(max_examples=80, deadline=None)
@given(some.integers(2, 6), some.integers(0, 2**32), some.integers(0, 200))
def test_everybody_is_somewhere_once_and_levels_have_no_gaps(players: int, seed: int, steps: int) -> None:
    state = some_position(players, seed, steps)
    everybody = state.exiles() + [g for pile in state.piles().values() for g in pile]
    assert sorted(everybody) == list(range(state.terms.generals))
    for pile in state.piles().values():
        assert [state.level[g] for g in pile] == list(range(len(pile)))
    assert all(state.level[g] == 0 for g in state.exiles())


@settings(max_examples=80, deadline=None)
@given(some.integers(2, 6), some.integers(0, 2**32), some.integers(0, 200))
def test_evaluation_shares_one_win_between_the_players(players: int, seed: int, steps: int) -> None:
    state = some_position(players, seed, steps)
    worth = [evaluate.evaluate(state, player) for player in range(players)]
    assert all(0 <= value <= 1 for value in worth)
    assert math.isclose(sum(worth), 1)


def test_evaluation_prefers_medals_commands_and_moscow_ahead(at: Make) -> None:
    def mine(state: Any) -> float:
        return evaluate.evaluate(state, 0)

    assert mine(at("exile:ABCD", medals="9 0 0 0")) > mine(at("exile:ABCD", medals="0 9 0 0"))
    assert mine(at("exile:CD 9:BA")) > mine(at("exile:CD 9:AB"))
    assert mine(at("exile:BCD 19:A")) > mine(at("exile:BCD 12:A")) > mine(at("exile:BCD 3:A"))
    assert mine(at("exile:BCD 19:A")) > mine(at("exile:ABCD"))
    over = at("exile:ABCD", "over", medals="21 0 0 0")
    assert [evaluate.evaluate(over, player) for player in range(4)] == [1, 0, 0, 0]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_features_have_their_shape_and_small_values(players: int) -> None:
    for steps in (0, 1, 40, 150):
        state = some_position(players, 7, steps)
        for seat in range(-1, players):
            seen = GAME.observe(state.view(seat))
            assert seen.shape == features.SHAPE
            assert seen.dtype == "float32"
            assert abs(seen).max() <= 12
    assert len(features.describe()) == len(features.PARTS)


def test_features_turn_with_the_seat() -> None:
    first = GAME.load(GAME.resolve({"players": 4, "first": 0}), position("A", "5:A 7:B exile:CD", "3 1 0 0"))
    second = GAME.load(GAME.resolve({"players": 4, "first": 0}), position("B", "5:B 7:C exile:AD", "0 3 1 0"))
    assert (GAME.observe(first.view(0)) == GAME.observe(second.view(1))).all()


def position(turn: str, where: str, medals: str) -> str:
    return f"{where} | medals {medals} | pot 2 | spins 4 | turn {turn} | declare {turn}, spin {turn}"


def test_random_matches_end_with_a_marshal_long_before_the_limit() -> None:
    for players in (2, 6):
        playouts = Playouts(GAME.new(players=players, first=0), 1)
        steps = playouts.run(20)
        assert 20 * 40 < steps < 20 * 600
        assert math.isclose(sum(playouts.mean(side) for side in range(players)), 20)


def test_everything_that_matters_is_in_the_key(at: Make) -> None:
    positions = [
        at("exile:CD 5:AB"),
        at("exile:CD 5:BA"),
        at("exile:CD 5:AB", pot=2),
        at("exile:CD 5:AB", spins=1),
        at("exile:CD 5:AB", medals="1 0 0 0"),
        at("exile:CD 5:AB", "spin A=Y"),
        at("exile:CD 5:AB", "spin A=W"),
        at("exile:CD 6:AB"),
    ]
    assert len({state.key for state in positions}) == len(positions)


def test_distances_go_clockwise_and_from_exile_by_way_of_siberia(at: Make) -> None:
    state = at("exile:D 3:A 19:B 20:C")
    assert [piles.distance(state, general, 3) for general in range(4)] == [0, 5, 4, 4]
    assert piles.distance(state, 3, 20) == 21
