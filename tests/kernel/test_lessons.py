"""Lessons as data: what counts as done, how wrong tries are answered, what a bad file is told."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

import caracole
from caracole.kernel.errors import BadGame, NotAnAction
from caracole.kernel.lessons import Course, Done, Happened, Lesson, read
from caracole.kernel.messages import LANGUAGES
from caracole.testing.lessons import check_lessons

GAMES = caracole.games()
EVERY = [Course(game, lesson) for game in GAMES for lesson in game.lessons]
every_lesson = pytest.mark.parametrize("course", EVERY, ids=lambda course: f"{course.game.name}-{course.lesson.id}")
ORDER = "15:R1 18:R2 21:Y1 22:Y2 23:Y3 26:Y4 29:Y5 | 12R3 11R4 10R5 9R6 8Y6 | chips 25=1 40=2 55=3 | R march"


def course(**fields: object) -> Course:
    """A lesson of one's own: the chip on 25 needs the other recruit to march first."""
    told = {"id": "order", "rules": ["D5"], "position": ORDER, "line": ["15-19", "18-25"], **fields}
    return Course(caracole.game("glorreiche"), msgspec.convert(told, Lesson))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_has_eight_to_fourteen_lessons_that_the_kit_passes(game: caracole.Game) -> None:
    assert 8 <= check_lessons(game) <= 14


@every_lesson
def test_a_lesson_is_played_its_right_way_its_named_wrong_ways_and_by_its_hints(course: Course) -> None:
    lesson = course.lesson
    assert course.played(course.own(lesson.line)).message == f"{lesson.message}-done"
    for wrong in lesson.tries:
        verdict = course.played(wrong.play)
        assert verdict.message == f"{lesson.message}-try-{wrong.name}"
        assert verdict.state == ("refused" if wrong.rule else "wrong")
    said = {course.game.messages.say(language, each) for language in LANGUAGES for each in lesson.messages}
    assert len(said) == len(LANGUAGES) * len(lesson.messages) or lesson.guided, "two languages say the same"


def test_a_line_is_done_by_itself_alone() -> None:
    lesson = course()
    assert lesson.judge(["15-19"]).state == "open"
    assert lesson.judge(["15-19", "18-25"]).state == "done"
    off = lesson.judge(["15-20"])
    assert (off.state, off.message) == ("wrong", "lesson-off-the-line")


def test_a_state_may_be_reached_by_any_way_within_so_many_actions() -> None:
    lesson = course(done={"holds": ["got R1"]})
    assert lesson.judge(["15-20", "18-25"]).state == "done"
    missed = lesson.judge(["15-16", "18-19"])
    assert (missed.state, missed.message) == ("missed", "lesson-missed")
    assert course(done={"holds": ["got R1"]}, within=1).judge(["15-19"]).state == "missed"


def test_an_action_events_and_what_may_be_done_next_count() -> None:
    assert course(done={"actions": ["15-19", "15-20"]}).judge(["15-20"]).state == "done"
    assert course(done={"can": ["18-25"]}).judge(["15-19"]).state == "done"
    assert course(done={"can": ["18-25"]}, within=1).judge(["15-21"]).state == "missed"
    told = Done(events=(Happened("marched", {"start": 15, "end": 19}),))
    assert course(done=msgspec.to_builtins(told)).judge(["15-19"]).state == "done"
    assert course(done={"lacks": ["18:R2"]}).judge(["18-19"]).state == "done"


def test_what_is_against_a_rule_changes_nothing_and_is_answered_by_name() -> None:
    lesson = course(**{"try": [{"name": "far", "play": ["18-25"], "rule": "D4"}]})
    verdict = lesson.judge(["18-25"])
    assert (verdict.state, verdict.moves, verdict.left) == ("refused", [], 2)
    assert verdict.message == "lesson-order-try-far"
    assert verdict.refusal is not None
    assert verdict.refusal.rule == "D4"
    assert lesson.judge(["21-22"]).message is None, "another rule: the lesson has nothing to say"
    with pytest.raises(NotAnAction):
        lesson.judge(["nowhere"])


def test_the_others_and_chance_answer_as_the_line_says_and_else_by_the_rules_alone() -> None:
    kriegspiel = caracole.game("kriegspiel")
    short = Course(kriegspiel, kriegspiel.lessons[-1])
    assert short.judge(["b5F", "/", "b4*c2"][:1]).moves == ["b5F"]
    assert short.judge(["b5F", "/", "b4*c2"]).moves == list(short.lesson.line[:7])
    off = short.judge(["/"])
    assert short.after(off.moves).actor == short.lesson.side, "the English have had their turn"
    assert off == short.judge(["/"]), "the same try is answered in the same way"


def test_a_short_match_has_been_played_when_its_actions_are_used_up() -> None:
    assert course(done={"over": True}, within=1, guided=True).judge(["15-16"]).state == "done"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('[[lesson]]\nid = "a"\nrules = ["T1"]\n', "lesson a: Object missing required field `line`"),
        ('[[lesson]]\nrules = ["T1"]\nline = ["1-2"]\n', "lesson number 1: Object missing required field `id`"),
        (
            '[[lesson]]\nid = "a"\nrules = []\nline = ["1-2"]\n[[lesson]]\nid = "b"\nrules = []\nline = "1-2"\n',
            "lesson b: line: Expected `array`, got `str`",
        ),
        ('[[lesson]]\nid = "A b"\nrules = ["T1"]\nline = ["1-2"]\n', "lesson A b: id: "),
        ('[[lesson]]\nid = "a"\nrules = ["T1"]\nline = []\n', "lesson a: line: Expected `array` of length >= 1"),
        (
            '[[lesson]]\nid = "a"\nrules = ["T1"]\nline = ["1-2"]\ntry = [{ name = "x" }]\n',
            re.escape("lesson a: try[0]: Object missing required field `play`"),
        ),
        (
            '[[lesson]]\nid = "a"\nrules = ["T1"]\nline = ["1-2"]\ndone = { hold = ["x"] }\n',
            "lesson a: done: Object contains unknown field `hold`",
        ),
        (
            '[[lesson]]\nid = "a"\nrules = []\nline = ["x"]\n[[lesson]]\nid = "a"\nrules = []\nline = ["x"]\n',
            "lesson a is there twice",
        ),
        ("[[lessons]]\n", re.escape("each lesson begins with [[lesson]]")),
        ("lesson = 3", "Expected `array`, got `int`"),
        ("[[lesson]\n", "Expected "),
        ("id = 'caf\udce9'\n", "can't decode"),
    ],
)
def test_a_bad_file_is_told_its_name_and_field(tmp_path: Path, text: str, complaint: str) -> None:
    file = tmp_path / "lessons.toml"
    file.write_bytes(text.encode(errors="surrogateescape"))
    with pytest.raises(BadGame, match=complaint) as told:
        read(file)
    assert str(file) in str(told.value)


class Other:
    """A game with lessons of somebody else's."""

    def __init__(self, *lessons: Lesson) -> None:
        self.game = caracole.game("glorreiche")
        self.lessons = lessons

    def __getattr__(self, name: str) -> object:
        return getattr(self.game, name)


@pytest.mark.parametrize(
    ("fields", "complaint"),
    [
        ({"rules": ["Z9"]}, "rules: Z9 is not in rulebook.toml"),
        (
            {"position": "nothing"},
            "position: no position of glorreiche is written 'nothing': a position has four parts",
        ),
        ({"rules": ["D5", "D5"]}, "rules: a rule twice in D5, D5"),
        ({"line": ["15-19", "away"]}, "line: step 2, away: “away” is no action"),
        ({"line": ["18-25"]}, "line: step 1, 18-25: D4"),
        ({"side": 1}, "done: done already"),
        ({"side": 2}, "side: 2, expected one of 0, 1"),
        ({"options": {"players": 9}}, "position: "),
        ({"within": 0}, "within: 0 actions, expected 2 to 20"),
        ({"within": 21}, "within: 21 actions, expected 2 to 20"),
        ({"guided": True}, "done: missing; a short match says when it is over"),
        ({"done": {}}, "done: asks for nothing"),
        ({"done": {"holds": ["18:R2"]}}, "done: done already"),
        ({"done": {"holds": ["got R2"]}}, "done: not done by the line: holds, expected got R2; there is 19:R1"),
        ({"done": {"lacks": ["15:R1"]}}, "done: done by 15-19 already; the line goes on"),
        ({"done": {"actions": ["15-20"]}}, "done: not done by the line: actions, expected 15-20; there is 18-25"),
        ({"done": {"can": ["18-84"]}}, "done: not done by the line: can, expected 18-84; there is "),
        (
            {"done": {"events": [{"kind": "walked"}]}},
            "done: not done by the line: events, expected walked {}; told are march",
        ),
        ({"done": {"won": True}}, "done: not done by the line: won, expected True"),
        ({"try": []}, "try: no wrong idea is answered"),
        ({"try": [{"name": "x", "play": ["15-19", "18-25"]}]}, "try: x: 15-19 18-25: does what is asked for"),
        ({"try": [{"name": "x", "play": ["run"]}]}, "try: x: run: “run” is no action"),
        ({"try": [{"name": "x", "play": ["15-16", "18-19"]}]}, "try: x: 15-16 18-19: the try ends after 15-16: wrong"),
        (
            {"try": [{"name": "x", "play": ["18-25"]}]},
            "try: x: 18-25: refused, expected allowed, as no rule is named: D4",
        ),
        ({"try": [{"name": "x", "play": ["15-16"], "rule": "D4"}]}, "try: x: 15-16: allowed, expected refused by D4"),
        ({"try": [{"name": "x", "play": ["18-25"], "rule": "T2"}]}, "try: x: 18-25: refused by D4.*, expected T2"),
        ({"try": [{"name": "x", "play": ["18-25"], "rule": "Q1"}]}, "try: x: 18-25: Q1 is not in rulebook.toml"),
        ({"try": 2 * [{"name": "x", "play": ["15-21"]}]}, "try: a name twice in x, x"),
        (
            {"try": [{"name": "x", "play": ["15-21"]}, {"name": "y", "play": ["15-21"]}]},
            "try: y: 15-21: answered by lesson-order-try-x, expected lesson-order-try-y",
        ),
        ({"id": "unsaid", "try": [{"name": "x", "play": ["15-16"]}]}, "messages: no text: en/lesson-unsaid-title"),
    ],
)
def test_the_kit_names_the_lesson_and_the_field(fields: dict[str, object], complaint: str) -> None:
    lesson = course(**{"try": [{"name": "climb", "play": ["15-21"]}], **fields}).lesson
    with pytest.raises(AssertionError, match=complaint) as told:
        check_lessons(Other(lesson))  # type: ignore[arg-type]
    assert f"lessons.toml: lesson {lesson.id}: " in str(told.value)
