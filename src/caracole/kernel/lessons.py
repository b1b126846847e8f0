"""Lessons of a game, as data: a position, a task, and what counts as done; nothing here knows a game.

`lessons.toml` of a game's folder has what is the same in all languages, in the order of the rulebook. The sentences are
messages of the game, in `messages/LANGUAGE/lessons.ftl`: `lesson-ID-title`, `-task` (the headline), `-text`, `-hint-1`,
`-hint-2`, `-done` and, for each wrong try, `-try-NAME`.

A lesson is played as a list of texts, every step of everybody in it. `Course.judge` takes such a list whose last step
is the learner's, adds the answers of chance and the others, and says whether that did it. Nothing is kept between two.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal, NamedTuple

import msgspec

from caracole.kernel import names, refusals, shapes
from caracole.kernel.errors import BadGame, NotAnAction, Refusal, Wording
from caracole.kernel.events import Event, Value
from caracole.kernel.luck import SeededLuck
from caracole.kernel.messages import ENGLISH
from caracole.kernel.random import Random
from caracole.kernel.state import State

if TYPE_CHECKING:
    from caracole.kernel.game import Game

MOST_ACTIONS = 20
"""No lesson asks for more: at nine seconds an action these are three minutes."""
Name = Annotated[str, msgspec.Meta(pattern="^[a-z0-9]+(-[a-z0-9]+)*$")]
"""Part of the id of a message."""
Steps = Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]
PARTS = ("title", "task", "text", "hint-1", "hint-2", "done")
"""The sentences every lesson has."""


class Happened(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An event that must have been told, with these arguments among its own."""

    kind: str
    args: dict[str, Value] = {}

    def fits(self, event: Event) -> bool:
        same = all(event.args.get(name) == value for name, value in self.args.items())
        return event.kind == self.kind and same


class Done(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What counts as done, all of it together; a lesson without this is done by its line alone."""

    actions: tuple[str, ...] = ()
    """One of these was the learner's last action."""
    events: tuple[Happened, ...] = ()
    """All of these have happened, as the learner saw it."""
    holds: tuple[str, ...] = ()
    """Words of the position's text, as the learner sees it."""
    lacks: tuple[str, ...] = ()
    """Words that are no longer there."""
    can: tuple[str, ...] = ()
    """What the learner may do next."""
    over: bool = False
    won: bool = False
    """The match is over; the learner has won it."""


class Try(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wrong idea a beginner has, answered by name."""

    name: Name
    play: Steps
    """The learner's own actions from the beginning of the lesson; the last is the wrong one."""
    rule: str | None = None
    """What forbids it; none if it is legal and just not the point."""


class Lesson(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A `[[lesson]]` of `lessons.toml`."""

    id: Name
    rules: tuple[str, ...]
    """The rule it is about first, then others it touches; the chapter is the first one's."""
    position: str | None = None
    """The position's text; the beginning of a match without it."""
    options: dict[str, Any] = {}
    side: int = 0
    """Who learns."""
    line: Steps
    """One way to do it, every step of everybody: what “show me” shows."""
    within: int | None = None
    """So many actions of the learner at most; as many as the line has if it is not said."""
    done: Done | None = None
    tries: tuple[Try, ...] = msgspec.field(default=(), name="try")
    guided: bool = False
    """A short match, with what the guide of a first match says; it has been played when it is over, or broken off after
    so many actions."""

    @property
    def message(self) -> str:
        return f"lesson-{self.id}"

    @property
    def messages(self) -> list[str]:
        """The ids of everything it says."""
        ids = [f"{self.message}-{part}" for part in PARTS]
        return ids + [f"{self.message}-try-{wrong.name}" for wrong in self.tries]


class Forbidden(NamedTuple):
    """A wrong try that is refused: the rule, the game's own reason, and what one would click for it."""

    rule: str
    why: Wording
    clicks: tuple[str, ...]


class Contents(msgspec.Struct, forbid_unknown_fields=True):
    """`lessons.toml`"""

    lesson: list[Lesson] = []


class Verdict(msgspec.Struct):
    """What became of a try."""

    state: Literal["open", "done", "wrong", "missed", "refused"]
    """Still to do; done; a wrong idea that has a name, or a step off the line; all actions used; against a rule."""
    moves: list[str]
    """All steps that stand, with the answers to the learner's; a wrong one is answered by nobody."""
    left: int
    """How many actions the learner still has."""
    message: str | None = None
    """What the lesson says to it."""
    refusal: Refusal | None = None


def read(file: Path) -> tuple[Lesson, ...]:
    """The lessons of a file; BadGame names the file, the lesson and the field that is wrong."""
    try:
        found = msgspec.toml.decode(file.read_bytes(), type=Contents).lesson
    except msgspec.ValidationError as error:
        raise BadGame(f"{file}: {complaint(file, str(error))}") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadGame(f"{file}: {error}") from None
    ids = [lesson.id for lesson in found]
    for twice in {each for each in ids if ids.count(each) > 1}:
        raise BadGame(f"{file}: lesson {twice} is there twice")
    return tuple(found)


def complaint(file: Path, error: str) -> str:
    """What is wrong with the shape of a file: the lesson by its id, or by its number if it has none, and the field."""
    place, sentence = shapes.placed(error)
    at = re.match(r"lesson\[(\d+)\]\.?(.*)", place or "")
    if at is None:
        return f"{sentence}; each lesson begins with [[lesson]]"
    number = int(at[1])
    lesson = tomllib.loads(file.read_text(encoding="utf-8"))["lesson"][number]
    field = f"{at[2]}: " if at[2] else ""
    return f"lesson {lesson.get('id', f'number {number + 1}')}: {field}{sentence}"


class Course:
    """One lesson of a game, played."""

    def __init__(self, game: Game, lesson: Lesson) -> None:
        self.game = game
        self.lesson = lesson
        self.where = f"{game.folder / 'lessons.toml'}: lesson {lesson.id}"

    @cached_property
    def options(self) -> Any:
        """Whatever the lesson leaves open is drawn the same way each time."""
        return self.game.resolve(self.lesson.options, luck=SeededLuck(1))

    def start(self) -> State:
        position = self.lesson.position
        return self.game.start(self.options) if position is None else self.game.load(self.options, position)

    @cached_property
    def within(self) -> int:
        """How many actions the learner has."""
        return len(self.own(self.lesson.line)) if self.lesson.within is None else self.lesson.within

    def walk(self, moves: tuple[str, ...] | list[str]) -> Iterator[tuple[State, int]]:
        """Each position with the step taken in it, from the beginning."""
        state = self.start()
        for text in moves:
            action = state.parse(text)
            yield state, action
            state.apply(action)

    def after(self, moves: tuple[str, ...] | list[str]) -> State:
        """Where some steps lead; raises if one of them cannot be taken."""
        state = self.start()
        for text in moves:
            state.apply(state.parse(text))
        return state

    def own(self, moves: tuple[str, ...] | list[str]) -> list[str]:
        """The learner's steps among those of everybody."""
        return [
            text for text, (state, _) in zip(moves, self.walk(moves), strict=True) if state.actor == self.lesson.side
        ]

    # --- judging ------------------------------------------------------------------------------------

    def judge(self, moves: list[str]) -> Verdict:
        """What the last step of the learner did. Without steps: what happens before his first."""
        before = moves[:-1]
        state = self.after(before)
        if moves and (refused := self.refused(state, before, moves[-1])):
            return refused
        taken = self.answered(moves)
        own = self.own(taken)
        left = max(0, self.within - len(own))
        if self.is_done(taken):
            return Verdict("done", taken, left, f"{self.lesson.message}-done")
        wrong = next((each for each in self.lesson.tries if each.rule is None and list(each.play) == own), None)
        if wrong is not None:
            return Verdict("wrong", moves, left, f"{self.lesson.message}-try-{wrong.name}")
        if own and self.lesson.done is None and not self.on_line(taken):
            return Verdict("wrong", moves, left, "lesson-off-the-line")
        if own and (not left or self.after(taken).over):
            if self.lesson.guided:
                return Verdict("done", taken, left, f"{self.lesson.message}-done")
            return Verdict("missed", taken, left, "lesson-missed")
        return Verdict("open", taken, left)

    def refused(self, state: State, before: list[str], text: str) -> Verdict | None:
        """The answer to a step against a rule; it changes nothing."""
        forbidden = refusals.forbids(state, state.parse(text))
        if forbidden is None:
            return None
        rule, why = forbidden
        refusal = Refusal(rule, self.game.messages.say(ENGLISH, why.message, **why.args))
        left = self.within - len(self.own(before))
        return Verdict("refused", before, left, self.to_refusal(rule, why.message), refusal)

    def to_refusal(self, rule: str, message: str) -> str | None:
        """What the lesson says to something that this rule forbids for this reason."""
        for wrong, (own, why, _) in self.forbidden.items():
            if (own, why.message) == (rule, message):
                return f"{self.lesson.message}-try-{wrong}"
        return None

    @cached_property
    def forbidden(self) -> dict[str, Forbidden]:
        """Each wrong try that is refused, by its name."""
        found = {}
        for wrong in self.lesson.tries:
            moves = self.judge([]).moves if wrong.rule else []
            for text in wrong.play[:-1] if wrong.rule else ():
                moves = self.answered([*moves, text])
            state = self.after(moves)
            action = state.parse(wrong.play[-1]) if wrong.rule else None
            why = None if action is None else refusals.forbids(state, action)
            if action is not None and why is not None:
                clicks = self.game.gestures.gesture(state.view(self.lesson.side), action)
                found[wrong.name] = Forbidden(*why, clicks)
        return found

    def on_line(self, moves: list[str]) -> bool:
        return tuple(moves) == self.lesson.line[: len(moves)]

    def is_done(self, moves: list[str]) -> bool:
        """Whether these steps do what is asked for."""
        return not self.unmet(moves)

    def unmet(self, moves: list[str]) -> list[str]:
        """The fields that say what is asked for and that these steps do not meet."""
        done, side = self.lesson.done, self.lesson.side
        if done is None:
            return [] if tuple(moves) == self.lesson.line else ["line"]
        own = self.own(moves)
        state = self.after(moves)
        text = f" {state.view(side).state} "
        met = {
            "actions": bool(own) and own[-1] in done.actions if done.actions else True,
            "holds": all(f" {words} " in text for words in done.holds),
            "lacks": not any(f" {words} " in text for words in done.lacks),
            "can": self.may(state, done.can),
            "over": state.over or not done.over,
            "won": not done.won or (state.over and side in (state.outcome.winners if state.outcome else [])),
            "within": len(own) <= self.within,
        }
        return [name for name, holds in met.items() if not holds] or (
            [] if self.happened(moves, done.events) else ["events"]
        )

    def may(self, state: State, texts: tuple[str, ...]) -> bool:
        if not texts:
            return True
        return state.actor == self.lesson.side and set(texts) <= {state.say(action) for action in state.legal()}

    def happened(self, moves: list[str], wanted: tuple[Happened, ...]) -> bool:
        told = list(self.told(moves)) if wanted else []
        return all(any(each.fits(event) for event in told) for each in wanted)

    def told(self, moves: list[str]) -> Iterator[Event]:
        """Everything that happened, as the learner saw it."""
        side = self.lesson.side
        for state, action in self.walk(moves):
            before, hidden = state.view(side), self.game.view.seen(state, action, side) is not None
            after = state.clone()
            after.apply(action)
            yield from self.game.events.tell(before, names.HIDDEN if hidden else action, after.view(side))

    # --- the answers of chance and of the others -------------------------------------------------------

    def answered(self, moves: list[str]) -> list[str]:
        """The steps with what follows by itself: as the line has it, else by the odds and by the rules alone."""
        taken = list(moves)
        state = self.after(taken)
        while not state.over and state.actor != self.lesson.side and not (moves and self.is_done(taken)):
            text = self.answer(state, taken)
            taken.append(text)
            state.apply(state.parse(text))
        return taken

    def answer(self, state: State, taken: list[str]) -> str:
        given = self.given(state, taken)
        if given is not None:
            return given
        random = Random(len(taken) * 7919 + 1)
        if state.actor == names.CHANCE:
            odds = state.odds()
            return state.say(odds.at(random.below(odds.total)))
        return state.say(reply(state, random))

    def given(self, state: State, taken: list[str]) -> str | None:
        """The step that the line has here, if it can be taken."""
        line = self.lesson.line
        text = line[len(taken)] if len(taken) < len(line) else None
        try:
            return text if text is not None and state.can(state.parse(text)) else None
        except NotAnAction:
            return None

    def played(self, own: tuple[str, ...] | list[str]) -> Verdict:
        """What becomes of the learner's own actions, one after the other, as far as the lesson goes on."""
        verdict = self.judge([])
        for text in own:
            if verdict.state != "open":
                break
            verdict = self.judge([*verdict.moves, text])
        return verdict


def reply(state: State, random: Random) -> int:
    """What somebody who looks one step ahead does, knowing only what his seat knows; the first of equals."""
    imagined = state.view(state.actor).imagine(random)
    side = state.actor

    def worth(action: int) -> float:
        after = imagined.clone()
        after.apply(action)
        return after.estimates[side]

    return max(imagined.legal(), key=worth)
