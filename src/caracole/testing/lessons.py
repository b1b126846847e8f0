"""Checks of a game's lessons: each can be done, is not done already, and says what it says in every language."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from caracole.kernel.errors import IllegalAction, NotAnAction, Refused
from caracole.kernel.game import Game
from caracole.kernel.lessons import MOST_ACTIONS, Course, Try
from caracole.kernel.messages import LANGUAGES

FEWEST, MOST = 8, 14
"""Lessons of a game that has any: all of it in a quarter of an hour or so."""


def check_lessons(game: Game) -> int:
    """AssertionError names the file, the lesson and the field; says how many lessons there are."""
    for lesson in game.lessons:
        course = Course(game, lesson)
        for field, check in CHECKS:
            try:
                check(course)
            except (AssertionError, IllegalAction, NotAnAction, Refused, ValueError) as error:
                raise AssertionError(f"{course.where}: {field}: {error}") from error
    if game.lessons:
        check_all(game)
    return len(game.lessons)


def check_all(game: Game) -> None:
    """Eight to fourteen, of every chapter, in the order of the rulebook; the last is a short match, and no other."""
    file = game.folder / "lessons.toml"
    assert FEWEST <= len(game.lessons) <= MOST, f"{file}: {len(game.lessons)} lessons, expected {FEWEST} to {MOST}"
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
    rules = course.lesson.rules
    assert rules, "no rule"
    unknown = [rule for rule in rules if rule not in course.game.rulebook]
    assert not unknown, f"{', '.join(unknown)} is not in rulebook.toml"
    assert len(set(rules)) == len(rules), f"a rule twice in {', '.join(rules)}"


def check_position(course: Course) -> None:
    """It loads, with its options."""
    course.start()


def check_steps(course: Course) -> None:
    """Each step of the line can be taken where it stands."""
    line = course.lesson.line
    for number, text in enumerate(line, 1):
        try:
            course.after(line[:number])
        except (IllegalAction, NotAnAction) as error:
            raise AssertionError(f"step {number}, {text}: {error}") from error


def check_side(course: Course) -> None:
    """It is the learner who decides, after what chance and the others do first."""
    side = course.lesson.side
    sides = range(course.game.options.sides(course.options))
    assert side in sides, f"{side}, expected one of {', '.join(map(str, sides))}"
    actor = course.after(course.judge([]).moves).actor
    assert actor == side, f"{side} learns, but {actor} decides in the position"


def check_within(course: Course) -> None:
    own = len(course.own(course.lesson.line))
    assert own <= MOST_ACTIONS, f"the line takes {own} actions of the learner, expected at most {MOST_ACTIONS}"
    assert own <= course.within <= MOST_ACTIONS, f"{course.within} actions, expected {own} to {MOST_ACTIONS}"


def check_done(course: Course) -> None:
    """It is said, not so already, and the line does it, not before its end."""
    done, line = course.lesson.done, list(course.lesson.line)
    assert done is not None or not course.lesson.guided, "missing; a short match says when it is over: { over = true }"
    assert done is None or any(msgspec.to_builtins(done).values()), "asks for nothing"
    assert course.judge([]).state == "open", "done already"
    unmet = course.unmet(line)
    assert not unmet, f"not done by the line: {'; '.join(missed(course, field) for field in unmet)}"
    verdict = course.played(course.own(line))
    assert verdict.state == "done", f"not done by the line: {verdict.state} after {' '.join(verdict.moves)}"
    assert verdict.moves == line, f"done by {' '.join(verdict.moves)} already; the line goes on"


def missed(course: Course, field: str) -> str:
    """What a field of `done` wants, and what there is at the end of the line instead."""
    line = list(course.lesson.line)
    wanted = getattr(course.lesson.done, field)
    state = course.after(line)
    shown = str(state.view(course.lesson.side).state)
    if field == "events":
        told = "; ".join(f"{event.kind} {dict(event.args)}" for event in course.told(line))
        return f"events, expected {'; '.join(f'{each.kind} {each.args}' for each in wanted)}; told are {told}"
    if field == "can":
        shown = ", ".join(state.say(action) for action in ([] if state.over else state.legal()))
    if field == "actions":
        shown = course.own(line)[-1]
    return f"{field}, expected {wanted if wanted is True else ', '.join(wanted)}; there is {shown}"


def check_tries(course: Course) -> None:
    names = [wrong.name for wrong in course.lesson.tries]
    assert names or course.lesson.guided, "no wrong idea is answered"
    assert len(set(names)) == len(names), f"a name twice in {', '.join(names)}"
    for wrong in course.lesson.tries:
        try:
            check_try(course, wrong)
        except (AssertionError, IllegalAction, NotAnAction) as error:
            raise AssertionError(f"{wrong.name}: {' '.join(wrong.play)}: {error}") from error


def check_try(course: Course, wrong: Try) -> None:
    """Legal and not the point, or refused by the rule it names."""
    assert wrong.rule is None or wrong.rule in course.game.rulebook, f"{wrong.rule} is not in rulebook.toml"
    ends = next((at for at in range(1, len(wrong.play)) if course.played(wrong.play[:at]).state != "open"), None)
    assert ends is None, f"the try ends after {' '.join(wrong.play[:ends])}: {course.played(wrong.play[:ends]).state}"
    verdict = course.played(wrong.play)
    assert verdict.state != "done", "does what is asked for"
    assert verdict.refusal is None or wrong.rule, f"refused, expected allowed, as no rule is named: {verdict.refusal}"
    assert verdict.refusal is not None or not wrong.rule, f"allowed, expected refused by {wrong.rule}"
    if verdict.refusal is not None:
        assert verdict.refusal.rule == wrong.rule, f"refused by {verdict.refusal}, expected {wrong.rule}"
    answer = f"{course.lesson.message}-try-{wrong.name}"
    assert verdict.message == answer, f"answered by {verdict.message}, expected {answer}: another try says the same"


def check_sentences(course: Course) -> None:
    messages = course.game.messages
    wanted = [(language, each) for language in LANGUAGES for each in course.lesson.messages]
    missing = [f"{language}/{each}" for language, each in wanted if not messages.speaks(language, each)]
    assert not missing, f"no text: {', '.join(missing)}"


CHECKS: list[tuple[str, Callable[[Course], None]]] = [
    ("rules", check_rules),
    ("position", check_position),
    ("line", check_steps),
    ("side", check_side),
    ("within", check_within),
    ("done", check_done),
    ("try", check_tries),
    ("messages", check_sentences),
]
"""By the field of a lesson they are about."""
