"""Puzzles: one good answer, proved, which a weaker bot misses."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

import caracole
from caracole import Match
from caracole.kernel.errors import BadRecord
from caracole.kernel.game import Game, games
from caracole.review import puzzles
from caracole.review.judge import Judge, Judged, Judgement, figures

Begun = Callable[..., Match]
pytestmark = pytest.mark.skipif(not caracole.compiled(), reason="takes minutes as plain Python")


@pytest.fixture
def found(begun: Begun, few: Callable[[int], None], monkeypatch: pytest.MonkeyPatch) -> puzzles.Mined:
    """Of a small margin there are puzzles in any match."""
    monkeypatch.setattr(puzzles, "MARGIN", 0.001)
    monkeypatch.setattr(puzzles, "tempts", lambda *given: True)
    monkeypatch.setattr(Judgement, "equals", lambda *given: False)
    return puzzles.mined(begun("glorreiche", 5, 24))


def test_a_puzzle_comes_back_from_json_and_its_steps_lead_to_it(found: puzzles.Mined) -> None:
    assert found.puzzles
    assert found.failed == found.candidates - len(found.puzzles)
    for each in found.puzzles:
        assert puzzles.load(msgspec.json.encode(each)) == each
        match = puzzles.position(each)
        assert match.state.actor == each.side
        assert each.answer != each.second
        assert each.value >= each.second_value
        assert each.themes[0] == match.state.phase
        assert all(rule in match.game.rulebook for rule in each.themes[1:])
        assert each.difficulty == pytest.approx(1 - len(each.solved) / 5)
    assert len({each.id for each in found.puzzles}) == len(found.puzzles)


def judgement(*values: float, error: float = 0.001) -> Judgement:
    actions = tuple(Judged(n, f"a{n}", value, error, 1, False, (f"a{n}",)) for n, value in enumerate(values))
    return Judgement(0, (0.5, 0.5), actions, False)


def test_a_puzzle_has_one_answer_ahead_of_all_others_by_more_than_chance() -> None:
    assert puzzles.stands_out(judgement(0.6, 0.5, 0.4), 1.0)
    assert not puzzles.stands_out(judgement(0.6, 0.55, 0.4), 1.0)
    assert puzzles.stands_out(judgement(0.6, 0.55, 0.4), 0.5)
    assert not puzzles.stands_out(judgement(0.6, 0.5, 0.4, error=0.05), 1.0)


def test_what_ten_times_the_budget_does_not_confirm_is_no_puzzle(
    begun: Begun, few: Callable[[int], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(puzzles, "tempts", lambda *given: True)
    monkeypatch.setattr(puzzles, "promises", lambda *given: True)
    honest = Judge.judge

    def judge(self: Judge, view: caracole.View, seed: int, played: int | None = None) -> Judgement:
        found = honest(self, view, seed, played)
        first, *rest = found.actions if self.rank == 0 else found.actions[::-1]
        return msgspec.structs.replace(
            found,
            actions=(
                msgspec.structs.replace(first, value=0.9, error=0.0),
                *(msgspec.structs.replace(each, value=0.1, error=0.0) for each in rest),
            ),
        )

    monkeypatch.setattr(Judge, "judge", judge)
    found = puzzles.mined(begun("generalowsky", 5, 30))
    assert found.candidates == found.failed == found.decisions > 0
    assert not found.puzzles


def test_a_puzzle_whose_steps_do_not_follow_is_refused(found: puzzles.Mined) -> None:
    each = found.puzzles[0]
    broken = msgspec.structs.replace(each, steps=(*each.steps[:3], "nonsense", *each.steps[4:]))
    with pytest.raises(BadRecord, match="step 4"):
        puzzles.load(msgspec.json.encode(broken))
    with pytest.raises(BadRecord, match="not a puzzle"):
        puzzles.load("{}")


FEWEST = {"generalowsky": 7}
"""Where luck allows no more; docs/review.md says why."""


@pytest.mark.parametrize("rules", games(), ids=lambda rules: rules.name)
def test_every_puzzle_that_is_shipped_can_be_played_and_has_one_answer(rules: Game) -> None:
    found = puzzles.shipped(rules)
    assert len(found) >= FEWEST.get(rules.name, 150)
    assert len({puzzle.id for puzzle in found}) == len(found)
    for puzzle in found:
        again = puzzles.load(msgspec.json.encode(puzzle))
        assert again.value - again.second_value >= puzzles.MARGIN * figures(rules).scale
        assert puzzles.position(puzzle).state.actor == puzzle.side


def test_what_does_not_promise_much_at_a_glance_is_not_looked_at(
    begun: Begun, few: Callable[[int], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert puzzles.promises(judgement(0.6, 0.55, 0.4, error=0.5), 1.0)
    assert not puzzles.promises(judgement(0.6, 0.58, 0.4), 1.0)
    monkeypatch.setattr(puzzles, "promises", lambda *given: False)
    monkeypatch.setattr(Judge, "judge", lambda *given: pytest.fail("it was looked at"))
    assert puzzles.mined(begun("glorreiche", 5, 24)).candidates == 0
