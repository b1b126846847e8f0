"""Studies: records that branch, every line of them checked."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

import caracole
from caracole import Match
from caracole.arena.simulate import Series, played
from caracole.kernel.errors import BadRecord
from caracole.review import study
from caracole.review.study import FORMAT, Chapter, Node, Study

Begun = Callable[..., Match]
GAMES = caracole.games()
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def chapter(match: Match, **more: object) -> Chapter:
    options = msgspec.to_builtins(match.options)
    return Chapter("one", match.game.name, match.game.traits.rules, options, **more)  # type: ignore[arg-type]


@every_game
def test_a_match_becomes_a_study_and_comes_back_from_json(game: caracole.Game, begun: Begun) -> None:
    match = begun(game.name, 3, 20)
    made = study.of_match(match, "A match")
    assert study.load(made.dump()).dump() == made.dump()
    *_, last = study.positions(made.chapters[0])
    assert last == match.state


@every_game
def test_a_chapter_begins_at_a_position_and_branches(game: caracole.Game, begun: Begun) -> None:
    match = begun(game.name, 4, 30)
    while match.state.actor == caracole.CHANCE or len(match.state.legal()) == 1:
        match.play((match.state.legal() or match.state.odds().outcomes)[0], by=match.state.actor)
    plays = [match.state.say(action) for action in match.state.legal()[:2]]
    line = [Node(plays[0], "the main line", ["!"], [[Node(plays[1], "a branch")]])]
    made = Study(FORMAT, "Two lines", [chapter(match, position=str(match.state), line=line)])
    found = list(study.positions(study.load(made.dump()).chapters[0]))
    assert len(found) == 3
    assert found[0] == match.state
    assert found[1] != found[2]


def test_an_illegal_line_is_refused_with_step_rule_and_sentence(begun: Begun) -> None:
    match = begun("glorreiche", 3, 20)
    state = match.state
    illegal = next(
        state.say(action)
        for action in range(state.game.traits.actions)
        if not state.can(action) and sayable(state, action)
    )
    made = study.of_match(match, "A match")
    made.chapters[0].line.append(Node(illegal))
    with pytest.raises(BadRecord, match=r"chapter 1: step 21: .* is not legal") as refused:
        study.load(made.dump())
    assert refused.value.step == 21
    assert refused.value.rule in match.game.rulebook


def sayable(state: caracole.State, action: int) -> bool:
    try:
        return state.parse(state.say(action)) == action
    except ValueError:
        return False


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"position": "nonsense"}, "no position of glorreiche is written 'nonsense'"),
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"rules": "99"}, "rules version '99'"),
        ({"line": [Node("nonsense")]}, "chapter 1: step 1"),
        ({"options": {"players": 17}}, "chapter 1: .*17"),
    ],
)
def test_a_chapter_that_cannot_be_says_why(change: dict[str, object], sentence: str, begun: Begun) -> None:
    made = Study(FORMAT, "x", [msgspec.structs.replace(chapter(begun("glorreiche", 3, 0)), **change)])
    with pytest.raises(BadRecord, match=sentence):
        study.load(made.dump())


def test_nothing_is_played_after_the_end() -> None:
    match = played(Series(game="glorreiche", matches=1, seed=3, bots=("random", "random"), asked={"players": 2}), 0)
    made = study.of_match(match, "over")
    made.chapters[0].line.append(Node("1-2"))
    with pytest.raises(BadRecord, match="already over"):
        study.load(made.dump())


def test_a_study_has_a_chapter() -> None:
    with pytest.raises(BadRecord, match="length >= 1"):
        study.load(Study(FORMAT, "empty", []).dump())


@pytest.mark.parametrize("text", ["{}", "[]", "nonsense", '{"format": "x/1", "title": "", "chapters": []}'])
def test_what_is_no_study_is_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        study.load(text)


def test_a_study_that_never_ends_is_refused(monkeypatch: pytest.MonkeyPatch, begun: Begun) -> None:
    monkeypatch.setattr(study, "LONGEST", 10)
    with pytest.raises(BadRecord, match="more than 10 steps"):
        study.load(study.of_match(begun("glorreiche", 3, 20), "long").dump())


def test_a_long_match_is_no_deeper_than_a_short_one(begun: Begun) -> None:
    made = study.of_match(begun("kriegspiel", 3, 700), "long")
    assert len(list(study.positions(study.load(made.dump()).chapters[0]))) == 701
