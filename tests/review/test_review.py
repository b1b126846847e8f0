"""Reviews: decisions, strokes of luck, turns, totals; the same bytes however they were made."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

import caracole
from caracole import Match
from caracole.kernel.errors import BadRecord
from caracole.review import Judge, Review, Stopped, load
from caracole.review.data import Part
from caracole.review.review import exchanges, joined, parts_of, pieces, struck
from caracole.review.totals import accuracy, grade, put_together, turns

Played = Callable[..., Match]
GAMES = caracole.games()
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
compiled_only = pytest.mark.skipif(not caracole.compiled(), reason="takes minutes as plain Python")


@compiled_only
@every_game
def test_a_review_says_something_of_every_step_and_comes_back_from_json(game: caracole.Game, begun: Played) -> None:
    match = begun(game.name, 8, 60)
    found = resigned(match, seed=3)
    told = [each.step for each in found.decisions] + [each.step for each in found.strokes] + list(found.forced)
    assert set(told) <= set(range(match.version))
    missing = set(range(match.version)) - set(told)
    assert all(len(match.states[step].odds()) == 1 for step in missing)
    assert load(found.dump()).dump() == found.dump()
    assert all(match.deciders[each.step] == each.side for each in found.decisions)
    assert [each.played for each in found.decisions] == [match.texts()[each.step] for each in found.decisions]
    assert any(each.rules for each in found.decisions)


def resigned(match: Match, seed: int = 0) -> Review:
    """As if everybody had given up at once."""
    return caracole.review(match, payoffs=shares(match), seed=seed)


def shares(match: Match) -> list[float]:
    return [1 / len(match.state.payoffs)] * len(match.state.payoffs)


@compiled_only
def test_a_finished_match_has_the_result_of_its_rules(played: Played) -> None:
    match = played("generalowsky", 8)
    assert [side.result for side in caracole.review(match).sides] == pytest.approx(match.state.payoffs)


@compiled_only
@every_game
def test_the_same_seed_gives_the_same_bytes_in_one_go_and_in_pieces(game: caracole.Game, begun: Played) -> None:
    match = begun(game.name, 2)
    whole = resigned(match, seed=5)
    assert resigned(match, seed=5).dump() == whole.dump()
    parts: list[Part] = []
    for first, last in pieces(match, 7):
        parts.append(joined(list(parts_of(match, Judge(game), 5, first, last))))
        assert len(parts[-1].decisions) <= 7
    assert put_together(match, parts, "quick", 5, shares(match)).dump() == whole.dump()


@compiled_only
@pytest.mark.parametrize(("name", "players"), [("generalowsky", 4), ("glorreiche", 3), ("manoeuvre", 2)])
def test_luck_adds_up_to_nothing_over_the_sides(name: str, players: int, begun: Played) -> None:
    match = begun(name, 4, 60, players=players)
    found = resigned(match)
    assert found.strokes
    for stroke in found.strokes:
        assert sum(stroke.luck) == pytest.approx(0, abs=1e-9)
    assert sum(side.luck for side in found.sides) == pytest.approx(0, abs=1e-5)
    for side in found.sides:
        assert side.adjusted == pytest.approx(side.result - side.luck, abs=2e-6)


@every_game
def test_what_may_fall_is_neither_good_nor_bad_luck_on_the_average(game: caracole.Game, begun: Played) -> None:
    judge, seen = Judge(game), 0
    for step, (state, _) in enumerate(begun(game.name, 7, 400 if game.name == "kriegspiel" else 60).walk()):
        if len(state.odds()) > 1:
            mean = sum(float(share) * struck(judge, state, outcome, step)[0].luck[0] for outcome, share in state.odds())
            assert mean == pytest.approx(0, abs=1e-5)
            seen += 1
        if seen == 5:
            break
    assert seen


def test_losses_have_their_classes_and_finer_ones_where_less_is_at_stake() -> None:
    losses = (0, 0.001, 0.0199, 0.02, 0.05, 0.0999, 0.1)
    assert [grade(loss, 1.0) for loss in losses] == [
        "best", "good", "good", "inaccuracy", "mistake", "mistake", "blunder",
    ]  # fmt: skip
    assert [grade(loss, 0.1) for loss in (0.001, 0.002, 0.005, 0.01)] == ["good", "inaccuracy", "mistake", "blunder"]


def test_a_class_is_only_called_where_the_loss_is_surely_of_the_one_below() -> None:
    assert grade(0.12, 1.0, 0.03) == "blunder"
    assert grade(0.12, 1.0, 0.04) == "mistake"
    assert grade(0.12, 1.0, 0.055) == "inaccuracy"
    assert grade(0.12, 1.0, 0.08) == "good"
    assert [grade(loss, 0.1, 0.004) for loss in (0.0, 0.012, 0.02)] == ["best", "mistake", "blunder"]


def test_a_mistake_is_only_called_if_a_second_search_finds_it_too(
    monkeypatch: pytest.MonkeyPatch, begun: Played
) -> None:
    from caracole.review import review

    match = begun("manoeuvre", 3, 60)
    step, state = next((step, one) for step, one in enumerate(match.states) if one.actor >= 0 and len(one.legal()) > 1)
    losses: list[float] = []

    def said(*given: object) -> object:
        loss = losses.pop(0)
        return msgspec.structs.replace(told, loss=loss, grade=grade(loss, 1.0), exact=False)

    judge = Judge(state.game)
    told = review.judged(match, judge, state, step, 0)
    monkeypatch.setattr(review, "judged", said)
    for one, other, called in ((0.2, 0.0, "best"), (0.2, 0.06, "mistake"), (0.06, 0.2, "mistake")):
        losses[:] = [one, other]
        assert review.decided(match, judge, state, step, 0).grade == called
    losses[:] = [0.03]
    assert review.decided(match, judge, state, step, 0).grade == "inaccuracy"
    assert not losses


def test_accuracy_is_100_without_a_loss_and_never_less_than_0() -> None:
    assert accuracy(0) == 100
    assert accuracy(0.1) == pytest.approx(63.58, abs=0.01)
    assert accuracy(1) == 0


def two_orders() -> tuple[caracole.State, int, int]:
    """Two orders of one turn that lead to the same position in either order."""
    state = Match.new(caracole.game("kriegspiel"), caracole.SeededLuck(1)).state
    for one in state.legal():
        for other in state.legal():
            ways = []
            for first, second in ((one, other), (other, one)):
                position = state.clone()
                position.apply(first)
                if one == other or position.actor != state.actor or not position.can(second):
                    break
                position.apply(second)
                ways.append(position)
            if len(ways) == 2 and ways[0].key == ways[1].key and ways[0].actor == state.actor:
                return state, one, other
    raise AssertionError("no two orders change places")


def test_an_order_that_only_changes_places_with_another_of_its_turn_is_found() -> None:
    state, one, other = two_orders()
    match = Match(state.game, state.options)
    for action in (one, other):
        match.play(action, by=state.actor)
    assert exchanges(match, state, 0, other)
    never = next(action for action in state.legal() if action not in (one, other))
    assert not exchanges(match, state, 0, never)


@compiled_only
def test_an_order_that_changes_places_has_no_loss(monkeypatch: pytest.MonkeyPatch) -> None:
    """A judge that swears by the second order finds no fault with the first."""
    from caracole.review import review

    state, one, other = two_orders()
    match = Match(state.game, state.options)
    for action in (one, other):
        match.play(action, by=state.actor)
    judge = Judge(state.game)
    honest = judge.judge

    def partial(view: caracole.View, seed: int, played: int | None = None) -> object:
        found = honest(view, seed, played)
        loved = msgspec.structs.replace(found.of(other), value=1.0, error=0.0)
        rest = [msgspec.structs.replace(each, error=0.0) for each in found.actions if each.action != other]
        return msgspec.structs.replace(found, actions=(loved, *rest))

    monkeypatch.setattr(judge, "judge", partial)
    first = review.decided(match, judge, state, 0, 0)
    assert (first.loss, first.grade, first.exchanged, first.best) == (0, "best", True, state.say(other))
    alone = Match(state.game, state.options)
    alone.play(one, by=state.actor)
    assert review.decided(alone, judge, state, 0, 0).grade == "blunder"


@compiled_only
def test_a_turn_of_many_orders_is_judged_as_a_whole(begun: Played) -> None:
    match = begun("glorreiche", 3)
    found = resigned(match)
    assert any(turn.decisions > 1 for turn in found.turns)
    assert sum(turn.decisions for turn in found.turns) == len(found.decisions)
    for turn in found.turns:
        between = match.deciders[turn.first : turn.last + 1]
        assert set(between) <= {turn.side, caracole.CHANCE}
        assert turn.loss >= 0
    sure = [msgspec.structs.replace(each, error=0.0, best_error=0.0) for each in found.decisions]
    for turn in turns(match, sure):
        own = [each for each in sure if turn.first <= each.step <= turn.last]
        if turn.decisions > 1 and caracole.CHANCE not in match.deciders[turn.first : turn.last + 1]:
            assert turn.loss == pytest.approx(max(0.0, own[0].best_value - own[-1].value), abs=1e-4)


@compiled_only
def test_turning_points_are_the_largest_losses_and_the_largest_strokes(begun: Played) -> None:
    found = resigned(begun("manoeuvre", 5, 60))
    assert found.fortunes
    losses = sorted((each.loss for each in found.decisions), reverse=True)
    by_step = {each.step: each.loss for each in found.decisions}
    assert [by_step[step] for step in found.mistakes] == [loss for loss in losses[:3] if loss > 0]
    strokes = sorted((max(map(abs, each.luck)) for each in found.strokes), reverse=True)
    size = {each.step: max(map(abs, each.luck)) for each in found.strokes}
    assert [size[step] for step in found.fortunes] == strokes[:3]


@every_game
def test_a_match_that_is_not_over_is_refused_with_step_rule_and_sentence(game: caracole.Game) -> None:
    match = Match.new(game, caracole.SeededLuck(1))
    match.settle()
    with pytest.raises(BadRecord, match="the match is not over after") as refused:
        caracole.review(match)
    assert (refused.value.step, refused.value.rule) == (match.version, game.refusals.END)


def test_who_resigned_has_a_review_of_what_was_played() -> None:
    match = Match.new(caracole.game("glorreiche"), caracole.SeededLuck(1))
    match.settle()
    match.play(match.state.legal()[0], by=match.state.actor)
    found = caracole.review(match, payoffs=[1.0, 0.0])
    assert [side.result for side in found.sides] == [1.0, 0.0]
    assert found.steps == match.version


def test_progress_is_told_and_a_review_can_be_stopped(played: Played) -> None:
    match = played("generalowsky", 3)
    heard: list[tuple[int, int]] = []
    with pytest.raises(Stopped, match="stopped after 5 of"):
        caracole.review(match, progress=lambda done, of: heard.append((done, of)), stopped=lambda: len(heard) == 5)
    assert heard == [(done, match.version) for done in range(1, 6)]


def test_what_is_no_review_is_refused() -> None:
    for text in ("{}", "[]", "nonsense", '{"format": 3}'):
        with pytest.raises(BadRecord):
            load(text)


def test_a_review_of_another_format_is_refused() -> None:
    match = Match.new(caracole.game("generalowsky"), caracole.SeededLuck(1))
    found = resigned(match)
    other: Review = msgspec.structs.replace(found, format="caracole-review/9")
    with pytest.raises(BadRecord, match="caracole-review/9"):
        load(other.dump())
