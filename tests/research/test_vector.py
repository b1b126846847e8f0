"""Many matches at once: the same course, the same knowledge, the same rewards as one match at a time."""

from __future__ import annotations

import os
import subprocess
import sys
import tracemalloc
from typing import Any

import pytest

np = pytest.importorskip("numpy")  # an optional extra of the package

import caracole  # noqa: E402
from caracole.kernel.luck import Luck  # noqa: E402
from caracole.kernel.match import Match  # noqa: E402
from caracole.kernel.random import Random, mixed  # noqa: E402
from caracole.research.vector import Seen, VectorEnv  # noqa: E402

NAMES = [game.name for game in caracole.games()]
every_game = pytest.mark.parametrize("name", NAMES)
SHORT = {"kriegspiel": {"draw_after": 4}}
"""Options that keep random matches short."""


class Plain(Luck):
    """All chance from one generator, as an environment draws it."""

    def __init__(self, seed: int) -> None:
        self.random = Random(mixed(seed))

    def below(self, bound: int, stream: str) -> int:
        return self.random.below(bound)

    def restarted(self) -> Luck:
        raise NotImplementedError


def made(name: str, count: int, seed: int = 5, **more: Any) -> VectorEnv:
    return VectorEnv(name, count, options=SHORT.get(name), seed=seed, **more)


def copied(seen: Seen) -> list[bytes]:
    return [array.tobytes() for array in seen]


@every_game
def test_a_match_takes_the_same_course_as_through_the_door(name: str) -> None:
    """Same actions, same luck: position, mover, mask, observation and rewards agree at every step."""
    env = made(name, 2, setups=1)
    luck = Plain(env.seeds()[1])
    match = Match(env.game, env.roots[0].options, luck)
    seen = env.seen
    for _ in range(400):
        while match.state.actor == caracole.CHANCE:
            match.roll()
        if match.over:
            break
        mover = match.state.actor
        assert str(env.state(1)) == str(match.state)
        assert seen.mover[1] == mover
        assert np.flatnonzero(seen.mask[1]).tolist() == match.state.legal()
        assert sorted(seen.legal[1, : seen.choices[1]].tolist()) == match.state.legal()
        assert (seen.legal[1, seen.choices[1] :] == -1).all()
        assert np.array_equal(seen.observation[1], env.game.observe(match.state.view(mover)))
        seen = env.step(env.sample())
        match.play(int(env.action[1]), by=mover)
    assert bool(seen.terminated[1]) == match.over
    if match.over:
        sides = env.sides
        assert seen.reward[1].tolist() == pytest.approx([sides * worth - 1 for worth in match.state.payoffs])
        assert seen.length[1] == 0


@every_game
def test_masks_and_observations_are_the_movers_own(name: str) -> None:
    env = made(name, 6)
    for _ in range(25):
        for index in range(env.count):
            state = env.state(index)
            view = state.view(state.actor)
            assert env.seen.mover[index] == state.actor
            assert np.array_equal(env.seen.mask[index].astype(bool), env.game.mask(view))
            assert np.array_equal(env.seen.observation[index], env.game.observe(view))
        env.step(env.sample())


def test_what_is_hidden_changes_no_observation() -> None:
    """Manoeuvre: whatever the mover cannot know may be otherwise, and the numbers stay the same."""
    env = made("manoeuvre", 4)
    random = Random(3)
    for _ in range(120):
        env.step(env.sample())
    for index in range(env.count):
        state = env.state(index)
        other = state.view(state.actor).imagine(random)
        assert str(other) != str(state)
        told = np.zeros(env.shape, np.float32)
        env.game.features.observe(other, state.actor, told.data.cast("B").cast("f"), 0)
        assert np.array_equal(told, env.seen.observation[index])


@every_game
def test_features_fill_exactly_their_shape(name: str) -> None:
    game = caracole.game(name)
    told = np.zeros(int(np.prod(game.features.SHAPE)) + 8, np.float32)
    state = game.new()
    assert game.features.observe(state, 0, told.data.cast("B").cast("f"), 3) == 3 + int(np.prod(game.features.SHAPE))
    assert not told[:3].any()
    assert not told[-5:].any()


def test_matches_begin_anew_in_the_step_that_ends_them() -> None:
    env = made("generalowsky", 32)
    finished = 0
    for _ in range(300):
        before = env.seen.length.copy()
        seen = env.step(env.sample())
        over = seen.terminated
        finished += int(over.sum())
        assert (seen.length[over] == 0).all()
        assert (seen.length[~over] == before[~over] + 1).all()
        assert np.allclose(seen.reward.sum(axis=1), 0, atol=1e-5)
        assert (seen.reward[over] != 0).any(axis=1).all() or over.sum() == 0
        assert not seen.reward[~over].any()
        assert (seen.choices > 0).all()
        assert (seen.mask.sum(axis=1) == seen.choices).all()
    assert finished > 20


def test_a_match_is_cut_short_without_a_reward() -> None:
    env = made("glorreiche", 3, longest=7)
    for step in range(1, 22):
        seen = env.step(env.sample())
        assert seen.truncated.tolist() == [step % 7 == 0] * 3
        assert not seen.reward.any()
        assert not seen.terminated.any()


def test_new_matches_draw_among_the_set_ups() -> None:
    env = made("glorreiche", 40, setups=12)
    assert len({str(env.state(index)) for index in range(env.count)}) > 12
    assert len({state.options.first for state in (env.state(index) for index in range(env.count))}) > 1


@every_game
def test_an_environment_does_not_depend_on_how_many_there_are(name: str) -> None:
    few, many = made(name, 3), made(name, 7)
    for _ in range(60):
        few.step(few.sample())
        many.step(many.sample())
        for one, other in zip(few.seen, many.seen, strict=True):
            assert np.array_equal(one, other[:3])


def test_the_same_seed_gives_the_same_course_and_another_another() -> None:
    env = made("generalowsky", 8, seed=1)

    def course() -> list[list[bytes]]:
        return [copied(env.step(env.sample())) for _ in range(40)]

    first = course()
    env.reset()
    assert course() == first
    env.reset(seed=2)
    assert course() != first
    env.reset(seed=1)
    assert course() == first
    assert len(set(env.seeds())) == 8


def test_an_illegal_action_is_refused_by_name_and_changes_nothing() -> None:
    env = made("kriegspiel", 5)
    for _ in range(10):
        env.step(env.sample())
    before, positions = copied(env.seen), [str(env.state(index)) for index in range(5)]
    for wrong in (-1, env.actions, 2**40, int(np.flatnonzero(env.seen.mask[3] == 0)[0])):
        actions = env.sample().astype(np.int64)
        actions[3] = wrong
        with pytest.raises(caracole.Refused, match=r"^environment 3: "):
            env.step(actions)
        assert copied(env.seen) == before
        assert [str(env.state(index)) for index in range(5)] == positions
    env.step(env.sample())


@pytest.mark.parametrize("actions", [[0, 0], [0.0, 0.0, 0.0], [[0, 0, 0]]])
def test_actions_are_as_many_whole_numbers_as_there_are_environments(actions: list[object]) -> None:
    with pytest.raises(caracole.Refused, match="wanted are 3 whole numbers"):
        made("glorreiche", 3).step(np.asarray(actions))


@pytest.mark.parametrize(
    "told",
    [
        {"count": 0},
        {"count": True},
        {"count": 2.5},
        {"count": 2**70},
        {"count": 1, "setups": 0},
        {"count": 1, "longest": -1},
        {"count": 1, "longest": 2**40},
    ],
    ids=str,
)
def test_impossible_sizes_are_refused(told: dict[str, Any]) -> None:
    with pytest.raises(caracole.BadOptions, match=rf"option {list(told)[-1]}: expected [01] to \d+, got"):
        VectorEnv("glorreiche", **told)


def test_looking_ahead_shows_what_each_action_leads_to() -> None:
    env = made("glorreiche", 4)
    for _ in range(150):
        ahead = env.look_ahead()
        for index in range(env.count):
            rows = range(int(ahead.starts[index]), int(ahead.starts[index + 1]))
            for row, action in zip(rows, env.seen.legal[index].tolist(), strict=False):
                if row % 7:
                    continue
                state = env.state(index)
                mover = state.actor
                state.apply(action)
                assert np.array_equal(ahead.observation[row], env.game.observe(state.view(mover)))
                assert np.isnan(ahead.worth[row]) != state.over
                if state.over:
                    assert ahead.worth[row] == pytest.approx(env.sides * state.payoffs[mover] - 1)
        env.step(env.sample())


def test_looking_ahead_is_refused_where_something_is_hidden() -> None:
    with pytest.raises(ValueError, match="hides something"):
        made("manoeuvre", 2).look_ahead()


@pytest.mark.skipif(not caracole.compiled(), reason="plain Python makes an object for every number")
@every_game
def test_stepping_makes_no_python_objects(name: str) -> None:
    env = VectorEnv(name, 256, seed=2)
    for _ in range(3):
        env.step(env.sample())
    tracemalloc.start()
    try:
        start = tracemalloc.get_traced_memory()[0]
        tracemalloc.reset_peak()
        for _ in range(20):
            env.step(env.sample())
        now, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert now - start < 4096
    assert peak - start < 16384  # what a call or a new match needs for a moment; an object a step would be far more


COURSE = """
import hashlib
from caracole.research.vector import VectorEnv
for name in {names}:
    env, told = VectorEnv(name, 3, seed=9), hashlib.sha256()
    for _ in range(40):
        for array in env.step(env.sample()):
            told.update(array.tobytes())
    print(name, told.hexdigest())
"""


def test_compiled_and_pure_fill_the_same_arrays() -> None:
    def run(**more: str) -> str:
        environment = {key: value for key, value in os.environ.items() if key != "CARACOLE_PURE"} | more
        command = [sys.executable, "-c", COURSE.format(names=NAMES)]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout

    assert run() == run(CARACOLE_PURE="1") != ""


@pytest.mark.parametrize("index", [4, -1, 100000, 2**70, True, None, 1.0])
def test_an_environment_that_is_not_there_has_no_position(index: Any) -> None:
    env = made("generalowsky", 4)
    with pytest.raises(IndexError, match="there is no environment"):
        env.state(index)
    assert str(env.state(np.int64(3))) == str(env.state(3))
