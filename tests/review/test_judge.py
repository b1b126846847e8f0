"""The judge: every legal action has a value, found from what the mover knew."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice

import msgspec
import pytest

import caracole
from caracole import Match, Random, State
from caracole.kernel.errors import BadOptions, WrongTurn
from caracole.review import lookahead
from caracole.review.judge import Judge, Judged, Judgement, seeded

Played = Callable[..., Match]
Choices = Callable[[Match], Iterator[State]]
GAMES = caracole.games()
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def judged(state: State, played: int | None = None, seed: int = 1) -> Judgement:
    return Judge(state.game).judge(state.view(state.actor), seed, played)


@every_game
def test_every_legal_action_has_a_value_and_the_best_comes_first(
    game: caracole.Game, begun: Played, choices: Choices
) -> None:
    for state in islice(choices(begun(game.name, 3)), 10, 14):
        found = judged(state)
        assert sorted(each.action for each in found.actions) == state.legal()
        assert [each.value for each in found.actions] == sorted((each.value for each in found.actions), reverse=True)
        assert all(-0.2 <= each.value <= 1 and 0 <= each.error <= 0.6 for each in found.actions)
        assert found.best.line[0] == found.best.text == state.say(found.best.action)


@every_game
def test_the_same_seed_gives_the_same_judgement_whatever_was_judged_before(
    game: caracole.Game, begun: Played, choices: Choices
) -> None:
    first, second = islice(choices(begun(game.name, 5)), 8, 10)
    judge = Judge(game)
    alone = judge.judge(second.view(second.actor), 7)
    judge.judge(first.view(first.actor), 7)
    assert msgspec.json.encode(judge.judge(second.view(second.actor), 7)) == msgspec.json.encode(alone)


@every_game
def test_whoever_plays_the_hint_loses_nothing(game: caracole.Game, begun: Played, choices: Choices) -> None:
    """A hint is judged before anything is played, a review after it."""
    for state in islice(choices(begun(game.name, 4)), 5, 8):
        hint = judged(state).best.action
        found = judged(state, hint)
        assert found.best.action == hint
        for other in state.legal()[:3]:
            after = judged(state, other)
            assert after.of(hint).value >= after.of(other).value or after.best.action == other


def test_the_played_action_has_as_many_simulations_as_the_best(
    begun: Played, choices: Choices, few: Callable[[int], None]
) -> None:
    few(200)
    for state in islice(choices(begun("manoeuvre", 2, 80)), 20, 23):
        worst = judged(state).actions[-1].action
        found = judged(state, worst)
        assert found.of(worst).simulations >= found.best.simulations > 0


@pytest.mark.skipif(not caracole.compiled(), reason="takes minutes as plain Python")
def test_cards_that_the_mover_could_not_know_change_nothing(begun: Played, choices: Choices) -> None:
    """The same view with another deal behind it: the same judgement, to the last digit."""
    changed = 0
    for number, state in enumerate(islice(choices(begun("manoeuvre", 6, 140)), 12, 60, 6)):
        seat = state.actor
        other = state.view(seat).imagine(Random(number))
        changed += str(other) != str(state)
        action = state.legal()[0]
        assert msgspec.json.encode(judged(state, action)) == msgspec.json.encode(judged(other, action))
    assert changed >= 4


def worth(state: State, known: dict[int, list[float]]) -> list[float]:
    """Every line to the end, without any trick."""
    if state.over:
        return state.payoffs
    if state.key not in known:
        if state.actor == caracole.CHANCE:
            parts = [(float(odds), worth(after(state, outcome), known)) for outcome, odds in state.odds()]
            found = [sum(share * values[side] for share, values in parts) for side in range(len(state.payoffs))]
        else:
            found = max((worth(after(state, action), known) for action in state.legal()), key=lambda v: v[state.actor])
        known[state.key] = found
    return known[state.key]


def after(state: State, action: int) -> State:
    later = state.clone()
    later.apply(action)
    return later


@pytest.mark.skipif(not caracole.compiled(), reason="takes minutes as plain Python")
def test_an_endgame_that_can_be_solved_has_its_exact_values_and_says_so(
    played: Played, choices: Choices, few: Callable[[int], None]
) -> None:
    few(200)
    solved = 0
    for seed in range(4):
        for state in list(choices(played("glorreiche", seed)))[-3:]:
            found = judged(state)
            if not found.exact:
                continue
            solved += 1
            known: dict[int, list[float]] = {}
            for each in found.actions:
                assert each.value == pytest.approx(worth(after(state, each.action), known)[state.actor], abs=1e-4)
                assert each.error == 0
    assert solved >= 4


def test_who_gives_up_early_solves_what_whoever_goes_on_solves(
    played: Played, choices: Choices, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A part of the positions says whether the rest is worth spending; nothing that could be solved is lost by it."""
    states = list(choices(played("glorreiche", 2)))[-40::4]

    def told(trial: int) -> list[list[tuple[int, list[float]]] | None]:
        monkeypatch.setattr(lookahead, "TRIAL", trial)
        found = [lookahead.solved(state, state.legal(), 20_000) for state in states]
        return [None if each is None else [(one.action, one.values) for one in each] for each in found]

    early = told(8)
    assert early == told(1)
    assert any(early)


def test_actions_whose_intervals_overlap_are_equal() -> None:
    def action(value: float, error: float) -> Judged:
        return Judged(0, "x", value, error, 1, False, ("x",))

    found = Judgement(0, (0.5, 0.5), (action(0.5, 0.01),), False)
    assert found.equals(action(0.60, 0.02), action(0.53, 0.02))
    assert not found.equals(action(0.60, 0.02), action(0.52, 0.02))
    assert found.equals(action(0.5, 0.0), action(0.5, 0.0))


def test_a_judge_that_is_stopped_still_answers(begun: Played, choices: Choices, few: Callable[[int], None]) -> None:
    few(10**6)
    for game in GAMES:
        state = next(islice(choices(begun(game.name, 3)), 10, None))
        judge = Judge(game)
        judge.stop()
        assert judge.judge(state.view(state.actor), 1).best.action in state.legal()


def test_only_the_seat_that_decides_can_be_judged(begun: Played, choices: Choices) -> None:
    state = next(choices(begun("glorreiche", 3)))
    with pytest.raises(WrongTurn):
        Judge(state.game).judge(state.view(1 - state.actor), 1)
    with pytest.raises(BadOptions, match="quick, normal, deep"):
        Judge(state.game, "hasty")


def test_each_step_and_each_seed_has_random_numbers_of_its_own() -> None:
    assert len({seeded(seed, step) for seed in range(20) for step in range(20)}) == 400
