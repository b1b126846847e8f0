"""Checks of a game's lessons: each can be done, is not done already, and says what it says in every language."""

from __future__ import annotations

from collections.abc import Callable

from caracole.kernel.errors import IllegalAction, NotAnAction, Refused
from caracole.kernel.game import Game
from caracole.kernel.lessons import MOST_ACTIONS, Course, Try
from caracole.kernel.messages import LANGUAGES


def check_lessons(game: Game) -> int:
    """AssertionError names the file, the lesson and the field; says how many lessons there are."""
    for lesson in game.lessons:
        course = Course(game, lesson)
        for field, check in CHECKS.items():
            try:
                check(course)
            except (AssertionError, IllegalAction, NotAnAction, Refused, ValueError) as error:
                raise AssertionError(f"{course.where}: {field}: {error}") from error
    if game.lessons:
        check_all(game)
    return len(game.lessons)


def check_all(game: Game) -> None:
    """Every chapter has a lesson, in the order of the rulebook; the last lesson is a short match, and no other."""
    file = game.folder / "lessons.toml"
    chapters = list(dict.fromkeys(rule.chapter for rule in game.rulebook.rules.values()))
    taught = [game.rulebook[lesson.rules[0]].chapter for lesson in game.lessons if not lesson.guided]
    touched = {game.rulebook[rule].chapter for lesson in game.lessons for rule in lesson.rules}
    assert touched == set(chapters), f"{file}: no lesson of the chapter {', '.join(sorted(set(chapters) - touched))}"
    order = [chapters.index(chapter) for chapter in taught]
    assert order == sorted(order), f"{file}: the lessons are not in the order of the rulebook's chapters: {taught}"
    guided = [lesson.guided for lesson in game.lessons]
    assert guided == [False] * (len(guided) - 1) + [True], f"{file}: the last lesson, and no other, is guided"
    known = {message for lesson in game.lessons for message in lesson.messages}
    for language in LANGUAGES:
        idle = {each for each in game.messages.ids(language) if each.startswith("lesson-")} - known
        assert not idle, f"{game.folder}/messages/{language}: said in no lesson: {', '.join(sorted(idle))}"


def check_rules(course: Course) -> None:
    assert course.lesson.rules, "no rule"
    unknown = [rule for rule in course.lesson.rules if rule not in course.game.rulebook]
    assert not unknown, f"{', '.join(unknown)} is not in rulebook.toml"


def check_position(course: Course) -> None:
    """It loads, the learner decides, and nothing is done already."""
    first = course.judge([])
    assert first.state == "open", "done already"
    actor = course.after(first.moves).actor
    assert actor == course.lesson.side, f"side {course.lesson.side} learns, but {actor} decides"


def check_line(course: Course) -> None:
    """The line given does it, not before its end, and in few enough actions."""
    own = course.own(course.lesson.line)
    assert 1 <= len(own) <= course.within <= MOST_ACTIONS, (
        f"{len(own)} of {course.within} actions, {MOST_ACTIONS} at most"
    )
    verdict = course.played(own)
    assert verdict.state == "done", f"does not do it: {verdict.state} after {' '.join(verdict.moves)}"
    assert verdict.moves == list(course.lesson.line), f"done already by {' '.join(verdict.moves)}"


def check_tries(course: Course) -> None:
    names = [wrong.name for wrong in course.lesson.tries]
    assert names or course.lesson.guided, "no wrong idea is answered"
    assert len(set(names)) == len(names), f"a name twice in {', '.join(names)}"
    for wrong in course.lesson.tries:
        check_try(course, wrong)


def check_try(course: Course, wrong: Try) -> None:
    """Legal and not the point, or refused by the rule it names."""
    verdict = course.played(wrong.play)
    shown = f"{wrong.name}: {' '.join(wrong.play)}"
    if wrong.rule is None:
        assert verdict.state == "wrong", f"{shown} is {verdict.state}: {verdict.refusal or ''}"
    else:
        assert verdict.state == "refused", f"{shown} is {verdict.state}, not refused"
        assert verdict.refusal is not None
        assert verdict.refusal.rule == wrong.rule, f"{shown} is refused by {verdict.refusal}"
    assert verdict.message == f"{course.lesson.message}-try-{wrong.name}", f"{shown} is answered by {verdict.message}"


def check_sentences(course: Course) -> None:
    messages = course.game.messages
    wanted = [(language, each) for language in LANGUAGES for each in course.lesson.messages]
    missing = [f"{language}/{each}" for language, each in wanted if not messages.speaks(language, each)]
    assert not missing, f"no text: {', '.join(missing)}"


CHECKS: dict[str, Callable[[Course], None]] = {
    "rules": check_rules,
    "position": check_position,
    "line": check_line,
    "try": check_tries,
    "messages": check_sentences,
}
"""By the field of a lesson they are about."""
