"""PettingZoo's own suites over every installed game, and what our environments promise besides."""

from __future__ import annotations

import copy
import pickle
import warnings
from functools import partial
from typing import Any

import numpy as np
import pytest

pettingzoo: Any = pytest.importorskip("pettingzoo")  # an optional extra of the package

from pettingzoo.test import api_test, render_test, seed_test  # noqa: E402

import caracole  # noqa: E402
from caracole.research import pettingzoo as adapter  # noqa: E402
from caracole.research import picture  # noqa: E402

IDS = adapter.register()
NAMES = [game.name for game in caracole.games()]
TABLES = [
    (game.name, sides)
    for game in caracole.games()
    for sides in sorted({game.options.sides(game.resolve({"players": people})) for people in game.traits.players})
]


def walk(env: Any, cycles: int) -> Any:
    """Play the first legal action again and again; gives what `last` said before each step."""
    for _ in env.agent_iter(cycles):
        told = env.last()
        yield told
        env.step(None if told[2] or told[3] else int(told[4]["action_mask"].argmax()))


def played_out(env: Any, seed: int) -> dict[str, float]:
    """The rewards of a match of random actions."""
    env.reset(seed=seed)
    rewards: dict[str, float] = {}
    for number, agent in enumerate(env.agent_iter()):
        _, reward, terminated, truncated, info = env.last(observe=False)
        if terminated or truncated:
            rewards[agent] = reward
            env.step(None)
        else:
            legal = np.flatnonzero(info["action_mask"])
            env.step(legal[number * 7919 % len(legal)])
    return rewards


def test_every_game_is_registered_under_the_version_of_its_rules() -> None:
    assert [f"caracole/{name}-v1" for name in NAMES] == IDS
    assert adapter.register() == IDS
    env = pettingzoo.make("aec", "caracole/glorreiche-v1", players=3, max_cycles=9)
    assert str(env) == "glorreiche_v1"
    assert env.possible_agents == ["player_0", "player_1", "player_2"]
    assert env.unwrapped.max_cycles == 9


@pytest.mark.parametrize(("name", "sides"), TABLES)
def test_the_interface_test_passes_without_a_warning(name: str, sides: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        env = adapter.env(name, players=sides)
        assert env.max_num_agents == sides
        api_test(env, num_cycles=40)


@pytest.mark.parametrize("name", NAMES)
def test_with_dict_observations_it_warns_only_that_they_are_dicts(name: str) -> None:
    """PettingZoo keeps a list of its own environments that may have them, and of ended matches without a mask."""
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        api_test(adapter.env(name, masks="observation"), num_cycles=20)
    assert {str(warning.message)[:28] for warning in told} <= {
        "Observation is not a NumPy a",
        "Observation space for each a",
        "Action mask numpy array is a",
    }


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_gives_the_same_match(name: str) -> None:
    seed_test(partial(adapter.env, name), num_cycles=40)


def test_matches_after_a_seeded_one_differ_and_repeat() -> None:
    def series() -> list[str]:
        env = adapter.raw_env("manoeuvre")
        env.reset(seed=4)
        told = [str(env.match.state)]
        env.reset()
        return [*told, str(env.match.state)]

    first, second = series()
    assert first != second
    assert series() == [first, second]


@pytest.mark.parametrize("name", ["generalowsky", "manoeuvre"])  # a picture takes long; the next test draws all four
def test_the_render_test_passes(name: str) -> None:
    render_test(partial(adapter.env, name, masks="observation", width=64))


@pytest.mark.parametrize("name", NAMES)
def test_the_picture_has_the_colours_of_the_game(name: str) -> None:
    """A renderer that misses the style sheet draws black on black."""
    env = adapter.env(name, render_mode="rgb_array", width=200)
    env.reset(seed=1)
    picture = env.render()
    assert picture.shape[1] == 200
    assert picture.mean() > 128
    red, blue = picture[..., 0].astype(int), picture[..., 2].astype(int)
    assert (red - blue).max() > 60
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 200


def test_the_text_is_the_board_of_the_terminal() -> None:
    env = adapter.env("glorreiche", render_mode="ansi")
    env.reset(seed=1)
    assert "50" in env.render()
    assert len(env.render().splitlines()) > 10


def test_each_seat_sees_a_board_of_its_own_where_hands_are_hidden() -> None:
    boards = []
    for seat in (-1, 0, 1):
        env = adapter.env("manoeuvre", render_mode="ansi", seat=seat)
        env.reset(seed=1)
        boards.append(env.render())
    assert len(set(boards)) == 3


@pytest.mark.parametrize("name", NAMES)
def test_the_mask_is_what_the_rules_allow_to_who_decides(name: str) -> None:
    env = adapter.env(name, masks="observation")
    env.reset(seed=2)
    raw = env.unwrapped
    for observation, _, _, _, info in walk(env, 30):
        assert info["action_mask"].dtype == np.int8
        assert np.flatnonzero(info["action_mask"]).tolist() == raw.match.state.legal()
        assert (observation["action_mask"] == info["action_mask"]).all()
        others = [agent for agent in env.agents if agent != env.agent_selection]
        assert not any(env.observe(agent)["action_mask"].any() for agent in others)


def test_a_turn_of_several_decisions_stays_with_its_agent() -> None:
    env = adapter.env("kriegspiel", players=2)
    env.reset(seed=1)
    agents = []
    for _ in walk(env, 4):
        agents.append(env.agent_selection)
    assert len(set(agents)) == 1


def test_after_so_many_decisions_a_match_is_truncated_without_a_reward() -> None:
    env = adapter.env("manoeuvre", max_cycles=5)
    env.reset(seed=3)
    told = list(walk(env, 100))
    assert len(told) == 7
    assert [(reward, over, cut) for _, reward, over, cut, _ in told[5:]] == [(0.0, False, True)] * 2
    assert not env.agents


@pytest.mark.parametrize(("name", "sides"), [(name, sides) for name, sides in TABLES if name != "kriegspiel"])
def test_rewards_are_zero_sum_and_go_to_the_winner(name: str, sides: int) -> None:
    env = adapter.env(name, players=sides)
    rewards = played_out(env, seed=5)
    assert sum(rewards.values()) == 0
    won = [int(agent[-1]) for agent, reward in rewards.items() if reward > 0]
    assert won == list(env.unwrapped.match.state.outcome.winners)
    assert max(rewards.values()) == sides - 1


def test_an_illegal_action_ends_a_guarded_match_and_is_refused_by_a_raw_one() -> None:
    env, raw = adapter.env("glorreiche"), adapter.raw_env("glorreiche")
    for each in (env, raw):
        each.reset(seed=1)
    illegal = int(env.last()[4]["action_mask"].argmin())
    with pytest.raises(caracole.IllegalAction):
        raw.step(illegal)
    assert not any(raw.terminations.values())
    culprit = env.agent_selection
    env.step(illegal)
    assert all(env.terminations.values())
    assert env.rewards[culprit] == -1


def test_every_episode_has_a_record_that_can_be_replayed() -> None:
    env = adapter.raw_env("generalowsky", players=3)
    played_out(env, seed=1)
    assert caracole.Match.replay(env.match.record()).state == env.match.state


@pytest.mark.parametrize("name", NAMES)
def test_the_state_is_what_all_agents_see(name: str) -> None:
    env = adapter.raw_env(name)
    env.reset(seed=1)
    parts = np.split(env.state(), env.sides)
    assert env.state_space.contains(env.state())
    assert all((part == env.observe(agent)).all() for part, agent in zip(parts, env.agents, strict=True))


def test_an_environment_can_be_copied_and_pickled_in_the_middle_of_a_match() -> None:
    env = adapter.env("manoeuvre")
    env.reset(seed=1)
    list(walk(env, 10))
    twins = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    told = [[observation.sum() for observation, *_ in walk(each, 20)] for each in (env, *twins)]
    assert told[0] == told[1] == told[2]


def test_options_that_do_not_exist_are_refused() -> None:
    with pytest.raises(caracole.BadOptions, match="player_count"):
        adapter.env("glorreiche", player_count=3)


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ({"render_mode": "svg"}, "there is no render_mode 'svg'; there are human, ansi, rgb_array"),
        ({"masks": "both"}, "there is no masks 'both'; there are info, observation"),
        ({"max_cycles": 0}, "option max_cycles: expected 1 to"),
        ({"width": 0}, "option width: expected 1 to"),
        ({"width": True}, "option width: expected 1 to"),
        ({"preset": "chess"}, "there is no preset 'chess'"),
        ({"seat": 2}, "there is no seat 2; there are 0 to 1, and -1"),
        ({"seat": None}, "there is no seat None"),
    ],
    ids=str,
)
@pytest.mark.parametrize("make", [adapter.env, adapter.raw_env])
def test_what_an_environment_does_not_know_is_refused(make: Any, asked: dict[str, Any], sentence: str) -> None:
    with pytest.raises(caracole.Refused, match=sentence):
        make("glorreiche", players=2, **asked)


def test_options_come_with_the_environment_and_not_with_a_match() -> None:
    env = adapter.env("glorreiche")
    env.reset(seed=1, options={})
    for option in ("players", "zzz"):
        with pytest.raises(caracole.BadOptions, match=f"{option}: options are given where the environment is made"):
            env.reset(seed=1, options={option: 3})


@pytest.mark.parametrize("width", [0, -1, True, None, 2**40])
def test_a_picture_has_a_width(width: Any) -> None:
    with pytest.raises(caracole.BadOptions, match="option width: expected 1 to"):
        picture.pixels("<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'/>", width)
