"""OpenSpiel's own suites and algorithms over every installed game."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

pyspiel: Any = pytest.importorskip("pyspiel")  # an optional extra of the package

from open_spiel.integration_tests import api_test  # noqa: E402
from open_spiel.python.algorithms import mcts  # noqa: E402

from caracole.research import open_spiel as adapter  # noqa: E402

NAMES = adapter.register()


def test_registering_twice_changes_nothing() -> None:
    assert adapter.register() == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_a_random_simulation_with_serialisation(name: str) -> None:
    game = "caracole_kriegspiel(draw_after=4)" if name == "caracole_kriegspiel" else name  # its matches are long
    pyspiel.random_sim_test(pyspiel.load_game(game), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_the_wheels_own_suite(name: str) -> None:
    told = {"game": pyspiel.load_game(name), "game_name": name}
    suite: Any = type("Suite", (api_test.EnforceAPIOnPartialTreeBase,), told)
    suite.setUpClass()
    tests = [method for method in dir(suite) if method.startswith("test_")]
    assert tests
    for method in tests:
        getattr(suite(method), method)()


@pytest.mark.parametrize("name", NAMES)
def test_their_mcts_finds_a_legal_action(name: str) -> None:
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    random = np.random.RandomState(3)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    bot = mcts.MCTSBot(game, 1.0, 2, mcts.RandomRolloutEvaluator(1, random), random_state=random)
    assert bot.step(state) in state.legal_actions()


def test_options_are_parameters() -> None:
    state = pyspiel.load_game("caracole_glorreiche(players=4,first=3,v1=true)").new_initial_state()
    assert state.state.options.players == 4
    assert state.state.options.first == 3
    assert state.state.options.v1
    with pytest.raises(ValueError, match="option players"):
        pyspiel.load_game("caracole_glorreiche(players=9)")


def test_returns_are_zero_sum_and_the_winner_has_them() -> None:
    state = pyspiel.load_game("caracole_glorreiche(players=3)").new_initial_state()
    random = np.random.RandomState(1)
    while not state.is_terminal():
        actions = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(random.choice(actions))
    assert sum(state.returns()) == 0
    assert max(state.returns()) == 2.0
    assert state.returns().index(2.0) in state.state.outcome.winners


def test_a_resampled_state_looks_the_same_to_its_player() -> None:
    state = pyspiel.load_game("caracole_manoeuvre").new_initial_state()
    random = np.random.RandomState(1)
    while state.is_chance_node():
        state.apply_action(random.choice([action for action, _ in state.chance_outcomes()]))
    other = state.resample_from_infostate(0, random.random_sample)
    assert str(other.state.view(0)) == str(state.state.view(0))
