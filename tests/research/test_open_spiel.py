"""OpenSpiel's own suites and algorithms over every installed game."""

from __future__ import annotations

import pickle
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pyspiel: Any = pytest.importorskip("pyspiel")  # an optional extra of the package

from open_spiel.integration_tests import api_test  # noqa: E402
from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402
from open_spiel.python.tests import games_sim_test  # noqa: E402

from caracole.research import open_spiel as adapter  # noqa: E402

NAMES = adapter.register()
PLAYTHROUGHS = Path(__file__).parent / "playthroughs"


WRITER = runpy.run_path(str(PLAYTHROUGHS / "write.py"))
STRINGS: dict[str, str] = WRITER["strings"]()
THEIRS = runpy.run_path(str(PLAYTHROUGHS.parents[2] / "benchmarks" / "open_spiel.py"))


def dealt(seed: int, decisions: int = 0) -> Any:
    """Manoeuvre after the cards are dealt and so many random decisions."""
    state = pyspiel.load_game("caracole_manoeuvre").new_initial_state()
    random = np.random.RandomState(seed)
    while decisions or state.is_chance_node():
        decisions -= not state.is_chance_node()
        state.apply_action(random.choice(state.legal_actions()))
    return state


def observer(state: Any, *, public: bool, private: str, recall: bool = False) -> Any:
    kind = pyspiel.IIGObservationType(
        public_info=public, private_info=getattr(pyspiel.PrivateInfoType, private), perfect_recall=recall
    )
    return state.get_game().make_py_observer(kind, None)


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
    state = dealt(seed=1)
    random = np.random.RandomState(1)
    others = [state.resample_from_infostate(0, random.random_sample) for _ in range(5)]
    for other in others:
        assert other.information_state_string(0) == state.information_state_string(0)
        assert other.observation_tensor(0) == state.observation_tensor(0)
    assert len({str(other) for other in others}) == 5


@pytest.mark.parametrize("decisions", [0, 40])
def test_their_information_set_search_plays_manoeuvre_through_our_resampler(decisions: int) -> None:
    state = dealt(seed=2, decisions=decisions)
    random = np.random.RandomState(3)
    bot = ismcts.ISMCTSBot(
        state.get_game(), mcts.RandomRolloutEvaluator(1, random), uct_c=1.0, max_simulations=4, random_state=random
    )
    assert bot.step(state) in state.legal_actions()
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, random.random_sample))
    assert bot.step(state) in state.legal_actions()


def test_public_and_private_text_share_nothing_and_together_are_what_the_player_sees() -> None:
    state = dealt(seed=4, decisions=30)
    for player in (0, 1):
        public = observer(state, public=True, private="NONE").string_from(state, player)
        private = observer(state, public=False, private="SINGLE_PLAYER").string_from(state, player)
        both = observer(state, public=True, private="SINGLE_PLAYER").string_from(state, player)
        assert public == str(state.state.view(-1))
        assert both == str(state.state.view(player)) == state.observation_string(player)
        assert private
        assert not set(private.split(" | ")) & set(public.split(" | "))
        assert set(private.split(" | ")) <= set(both.split(" | ")) <= set((private + " | " + public).split(" | "))


def test_the_public_tensor_is_the_same_for_everybody_and_the_private_one_has_the_hand() -> None:
    state = dealt(seed=4)
    tensors = {}
    for name, public, private in (("public", True, "NONE"), ("private", False, "SINGLE_PLAYER")):
        for player in (0, 1):
            eye = observer(state, public=public, private=private)
            eye.set_from(state, player)
            tensors[name, player] = eye.tensor.copy()
    assert (tensors["public", 0] == tensors["public", 1]).all()
    assert (tensors["private", 0] != tensors["private", 1]).any()
    whole = np.array(state.observation_tensor(1))
    assert 0 < np.count_nonzero(tensors["private", 1]) < np.count_nonzero(whole) / 4


def test_perfect_recall_tells_every_step_as_it_was_seen_and_has_no_tensor_of_hidden_hands() -> None:
    state = dealt(seed=5)
    own = observer(state, public=True, private="SINGLE_PLAYER", recall=True)
    assert own.tensor is None
    assert own.string_from(state, 1) == state.information_state_string(1)
    assert own.string_from(state, 1).count("@?") == 5
    spectator = observer(state, public=True, private="NONE", recall=True)
    assert spectator.string_from(state, 1).count("@?") == 10
    drawn = observer(state, public=False, private="SINGLE_PLAYER", recall=True).string_from(state, 1)
    assert "@?" not in drawn
    assert drawn.count("@") == 5


def test_all_hands_together_are_told_as_text_only() -> None:
    state = dealt(seed=5)
    everything = observer(state, public=True, private="ALL_PLAYERS")
    assert everything.string_from(state, 0) == everything.string_from(state, 1) == str(state.state)
    assert everything.tensor is None


def test_an_open_game_has_no_private_information() -> None:
    state = pyspiel.load_game("caracole_glorreiche").new_initial_state()
    eye = observer(state, public=False, private="SINGLE_PLAYER")
    eye.set_from(state, 0)
    assert eye.string_from(state, 0) == ""
    assert not eye.tensor.any()


def test_every_game_and_number_of_sides_has_a_playthrough() -> None:
    assert {path.name for path in PLAYTHROUGHS.glob("*.txt")} == set(STRINGS)
    assert sum(path.stat().st_size for path in PLAYTHROUGHS.glob("*.txt")) < 500_000


@pytest.mark.parametrize("name", STRINGS)
def test_a_playthrough_is_still_what_it_was(name: str) -> None:
    """After a wanted change: `make playthroughs`, and look at the difference."""
    assert WRITER["told"](STRINGS[name]) == (PLAYTHROUGHS / name).read_text(encoding="utf-8")


def test_a_duel_with_their_search_counts_both_seats() -> None:
    asked = THEIRS["parsed"](["generalowsky", "--seconds", "0.001", "--blocks", "1", "--options", "max_spins=4"])
    duel = THEIRS["Duel"](asked, "generalowsky")
    name, bot, leaf, points, matches, *_ = duel.run()
    assert (name, bot, leaf, matches) == ("generalowsky", "MCTSBot", "rollout", "2")
    assert "%" in points
    assert all(row["ours"][0] > 0 for row in duel.rows)
    assert all(row["simulations"] >= 2 * row["theirs"][0] > 0 for row in duel.rows)


def test_a_duel_goes_on_where_it_was_ended(tmp_path: Path) -> None:
    file = tmp_path / "rows.jsonl"
    words = ["generalowsky", "--seconds", "0.001", "--playouts", "5", "--blocks", "1", "--options", "max_spins=4"]
    asked = THEIRS["parsed"]([*words, "--out", str(file)])
    told = THEIRS["Duel"](asked, "generalowsky").run()
    rows = file.read_text()
    assert len(rows.splitlines()) == 2
    assert THEIRS["Duel"](asked, "generalowsky").run() == told
    assert file.read_text() == rows
    file.write_text(rows[: rows.index("\n") + 20])
    assert THEIRS["Duel"](asked, "generalowsky").run()[4] == "2"
    assert file.read_text().splitlines()[0] == rows.splitlines()[0]


@pytest.mark.parametrize("leaf", ["rollout", "estimate"])
def test_their_information_set_search_stops_when_its_time_is_up(leaf: str) -> None:
    state = dealt(seed=6)
    asked = THEIRS["parsed"](["manoeuvre", "--seconds", "0.001", "--leaf", leaf])
    bot = THEIRS["Duel"](asked, "manoeuvre").opponent(state.get_game(), np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()
    assert bot.simulations >= 2


@pytest.mark.parametrize("name", NAMES)
def test_their_simulation_with_pickling_passes(name: str) -> None:
    game = "caracole_kriegspiel(draw_after=4)" if name == "caracole_kriegspiel" else name  # its matches are long
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(game))


def test_a_game_and_a_state_come_out_of_a_pickle_in_a_process_that_has_not_seen_them() -> None:
    state = dealt(seed=3, decisions=20)
    pickled = pickle.dumps((state.get_game(), state))
    words = "import pickle, sys; game, state = pickle.load(sys.stdin.buffer); print(game); print(state)"
    told = subprocess.run([sys.executable, "-c", words], input=pickled, capture_output=True, check=True)
    assert told.stdout.decode().splitlines() == [str(state.get_game()), str(state)]


@pytest.mark.parametrize("name", NAMES)
def test_an_information_state_is_a_tensor_where_nothing_is_hidden(name: str) -> None:
    game = pyspiel.load_game(name)
    hidden = name == "caracole_manoeuvre"
    assert game.get_type().provides_information_state_tensor != hidden
    if not hidden:
        state = game.new_initial_state()
        assert state.information_state_tensor(1) == state.observation_tensor(1)
        assert game.information_state_tensor_shape() == game.observation_tensor_shape()


def test_a_resampled_state_does_not_tell_the_others_what_was_truly_drawn() -> None:
    """Two states that differ in what seat 0 cannot know are resampled to the same past for everybody else."""
    random = np.random.RandomState(1)
    state = dealt(seed=7, decisions=60)
    twin = state.resample_from_infostate(0, random.random_sample)
    assert [step.player for step in twin.full_history()] == [step.player for step in state.full_history()]
    shown = list(zip(state.history(), twin.history(), strict=True))
    assert any(mine != theirs for mine, theirs in shown)
    for (mine, theirs), letter in zip(shown, state.covered, strict=True):
        assert (theirs in (state.unseen(-1), state.unseen(0))) == (letter == "?")
        assert letter == "?" or mine == theirs
    assert twin.move_number() == state.move_number()
    memory = observer(state, public=False, private="SINGLE_PLAYER", recall=True)
    assert "@" in memory.string_from(state, 1)
    assert "@" not in memory.string_from(twin, 1)
    assert memory.string_from(twin, 0) == memory.string_from(state, 0)
    first = next(place for place, letter in enumerate(state.covered) if letter == "?")
    hidden = twin.full_history()[first]
    assert twin.action_to_string(hidden.player, hidden.action) == "?"


def test_a_resampled_state_is_played_on_to_the_end() -> None:
    random = np.random.RandomState(2)
    twin = dealt(seed=8, decisions=30).resample_from_infostate(1, random.random_sample)
    while not twin.is_terminal():
        twin.apply_action(random.choice(twin.legal_actions()))
    assert sum(twin.returns()) == 0
