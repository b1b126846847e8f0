"""Many matches behind Gymnasium's VectorEnv: its own checks, its autoreset, its wrappers."""

from __future__ import annotations

from typing import Any

import pytest

np = pytest.importorskip("numpy")  # an optional extra of the package
gymnasium: Any = pytest.importorskip("gymnasium")  # an optional extra of the package

from gymnasium.utils import env_checker, passive_env_checker  # noqa: E402
from gymnasium.vector import AutoresetMode  # noqa: E402
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics  # noqa: E402

import caracole  # noqa: E402
from caracole.research import gymnasium as adapter  # noqa: E402

NAMES = [game.name for game in caracole.games()]
every_game = pytest.mark.parametrize("name", NAMES)
IDS = adapter.register()


def made(name: str, num_envs: int = 4, **more: Any) -> Any:
    return adapter.VectorFace(name, num_envs, **more)


def test_every_game_is_registered_under_the_version_of_its_rules() -> None:
    assert [f"caracole/{name}-v1" for name in NAMES] == IDS
    env = gymnasium.make_vec("caracole/glorreiche-v1", num_envs=3, players=3, max_cycles=7)
    assert (env.num_envs, env.spec.id) == (3, "caracole/glorreiche-v1")
    env.reset(seed=1)
    assert env.step(env.unwrapped.sample())[4]["rewards"].shape == (3, 3)
    env.close()
    assert env.closed


@every_game
def test_gymnasium_s_checks_pass(name: str) -> None:
    env = made(name)
    box = passive_env_checker._check_box_observation_space
    passive_env_checker.check_space(env.single_observation_space, "observation", box)
    passive_env_checker.check_space(env.single_action_space, "action", box)
    env_checker.check_space_limit(env.single_observation_space, "observation")
    observations, info = env.reset(seed=3)
    for _ in range(30):
        assert env.observation_space.contains(observations)
        for row in observations:
            passive_env_checker.check_obs(row, env.single_observation_space, "step")
        actions = env.sample()
        assert env.action_space.contains(actions.astype(env.action_space.dtype))
        assert info["action_mask"][np.arange(env.num_envs), actions].all()
        before = (observations, info)
        observations, rewards, over, cut, info = env.step(actions)
        assert not passive_env_checker.data_shares_objects(before, (observations, info))
        assert [(array.shape, array.dtype.kind) for array in (rewards, over, cut)] == [((4,), kind) for kind in "fbb"]


@every_game
def test_the_same_seed_gives_the_same_course_and_the_next_reset_another(name: str) -> None:
    def course(env: Any, seed: int | None) -> list[bytes]:
        told = [env.reset(seed=seed)[0].tobytes()]
        return told + [env.step(env.sample())[0].tobytes() for _ in range(20)]

    env = made(name)
    first = course(env, 5)
    assert course(env, None) != first
    assert course(env, 5) == first
    assert course(made(name), 5) == first


def test_a_match_that_ends_begins_anew_in_the_same_step() -> None:
    env = made("generalowsky", 16, players=2)
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    _, info = env.reset(seed=1)
    ended = 0
    for _ in range(300):
        movers = info["mover"]
        observations, rewards, over, cut, info = env.step(env.sample())
        assert ("final_obs" in info) == bool((over | cut).any())
        assert (rewards[~over] == 0).all()
        assert np.array_equal(rewards, info["rewards"][np.arange(16), movers])
        for index in np.flatnonzero(over):
            ended += 1
            assert info["_final_obs"][index]
            assert info["final_info"]["mover"][index] == movers[index]
            assert not np.array_equal(info["final_obs"][index], observations[index])
            assert env.single_observation_space.contains(info["final_obs"][index])
            assert env.env.state(index).actor == info["mover"][index]
    assert ended > 10


def test_a_match_is_truncated_without_a_reward() -> None:
    env = made("glorreiche", 2, max_cycles=5)
    env.reset(seed=1)
    told = [env.step(env.sample()) for _ in range(10)]
    assert [cut.tolist() for _, _, _, cut, _ in told] == [[step % 5 == 0] * 2 for step in range(1, 11)]
    assert not any(rewards.any() for _, rewards, *_ in told)


def test_their_wrappers_take_it() -> None:
    inner = made("generalowsky", 8, players=2)
    env = DictInfoToList(RecordEpisodeStatistics(inner))
    env.reset(seed=1)
    lengths = []
    for _ in range(300):
        *_, info = env.step(inner.sample())
        lengths += [each["episode"]["l"] for each in info if "episode" in each]
    assert len(lengths) > 3
    assert min(lengths) > 10


def test_what_it_does_not_know_is_refused() -> None:
    with pytest.raises(caracole.BadOptions, match="render_mode"):
        made("glorreiche", render_mode="rgb_array")
    with pytest.raises(caracole.BadOptions, match="player_count"):
        made("glorreiche", player_count=3)
    with pytest.raises(caracole.BadOptions, match="count"):
        made("glorreiche", 0)
    env = made("glorreiche")
    with pytest.raises(caracole.BadOptions, match="options are given where the environment is made"):
        env.reset(options={"players": 3})
    with pytest.raises(caracole.BadOptions, match="seed"):
        env.reset(seed=[1, 2, 3, 4])
    with pytest.raises(caracole.Refused, match="environment 0"):
        env.step(np.full(4, 14117))
