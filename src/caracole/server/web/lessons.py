"""Lessons: what they ask for, what a try does, and which of them somebody has done."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, get, post, put
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from caracole.kernel.errors import BadRecord, IllegalAction, NotAnAction, Refusal, Wording
from caracole.kernel.game import Game
from caracole.kernel.lessons import Course, Lesson, Verdict
from caracole.server import errors, learning
from caracole.server.bench import Play
from caracole.server.web.games import Text, found, read_in
from caracole.server.web.request_context import caller_of, server_of

LONGEST = 200
"""Steps of everybody in a lesson, far more than one takes."""
Id = Annotated[str, Meta(max_length=40)]


class RefusalSeen(msgspec.Struct):
    """What a lesson says to a wrong idea that a rule forbids, once these clicks have begun it or the game says this."""

    rule: str
    sentence: str
    clicks: tuple[str, ...]
    answer: str


class LessonSeen(msgspec.Struct):
    """A lesson in a language; it is played on a bench (`POST /api/bench`) from `options` and `position`."""

    id: str
    chapter: str
    rules: tuple[str, ...]
    title: str
    task: str
    text: str
    hints: list[str]
    side: int
    within: int
    """How many actions one has."""
    guided: bool
    """A short match, with the guide."""
    options: dict[str, Any]
    position: str
    line: tuple[str, ...]
    """One way to do it, every step of everybody: show me."""
    refusals: list[RefusalSeen]


class Tried(msgspec.Struct, forbid_unknown_fields=True):
    """Every step so far; the last is the learner's."""

    moves: Annotated[list[Play], Meta(max_length=LONGEST)] = []
    language: Annotated[str, Meta(max_length=10)] | None = None


class Judged(msgspec.Struct):
    """What became of it, and the answers of chance and the others."""

    state: Literal["open", "done", "wrong", "missed", "refused"]
    moves: list[str]
    left: int
    sentence: str | None
    rule: str | None


class Learned(msgspec.Struct):
    """The lessons done, by game."""

    lessons: dict[str, list[str]]


class Learning(msgspec.Struct, forbid_unknown_fields=True):
    """Lessons done on this device, by game."""

    lessons: Annotated[dict[Id, Annotated[list[Id], Meta(max_length=100)]], Meta(max_length=100)]


def seen(game: Game, lesson: Lesson, language: str) -> LessonSeen:
    course, say = Course(game, lesson), game.messages.say
    parts = {part: say(language, f"{lesson.message}-{part}") for part in ("title", "task", "text", "hint-1", "hint-2")}
    refused = [
        RefusalSeen(rule, say(language, why.message, **why.args), clicks, say(language, f"{lesson.message}-try-{name}"))
        for name, (rule, why, clicks) in course.forbidden.items()
    ]
    return LessonSeen(
        id=lesson.id,
        chapter=game.rulebook[lesson.rules[0]].chapter,
        rules=lesson.rules,
        title=parts["title"],
        task=parts["task"],
        text=parts["text"],
        hints=[parts["hint-1"], parts["hint-2"]],
        side=lesson.side,
        within=course.within,
        guided=lesson.guided,
        options=msgspec.to_builtins(course.options),
        position=str(course.start()),
        line=lesson.line,
        refusals=refused,
    )


@get("/api/games/{name:str}/lessons", tags=["games"], summary="Its lessons, in the order of the rulebook")
async def lessons(request: Request[Any, Any, Any], name: FromPath[str], language: Text = None) -> list[LessonSeen]:
    game, spoken = found(name), read_in(request, language)
    return await asyncio.to_thread(lambda: [seen(game, lesson, spoken) for lesson in game.lessons])


@post("/api/games/{name:str}/lessons/{lesson:str}", tags=["games"], summary="What a try does", status_code=200)
async def attempt(
    request: Request[Any, Any, Any], name: FromPath[str], lesson: FromPath[str], data: JSONBody[Tried]
) -> Judged:
    """Nothing is kept: send every step so far, with the answers of before."""
    game = found(name)
    course = next((Course(game, each) for each in game.lessons if each.id == lesson), None)
    if course is None:
        raise errors.unknown()
    return await asyncio.to_thread(judged, course, data.moves, read_in(request, data.language))


def judged(course: Course, moves: list[str], language: str) -> Judged:
    try:
        verdict = course.judge(moves)
    except (IllegalAction, NotAnAction) as error:
        newest = moves[-1][:60] if moves else ""
        raise errors.bad_record(BadRecord(str(error), wording=Wording("not-an-action", {"text": newest}))) from None
    refusal = said_no(course, verdict, moves, language)
    message = verdict.message and course.game.messages.say(language, verdict.message)
    sentence = message or (refusal.sentence if refusal else None)
    return Judged(verdict.state, verdict.moves, verdict.left, sentence, refusal.rule if refusal else None)


def said_no(course: Course, verdict: Verdict, moves: list[str], language: str) -> Refusal | None:
    """The rule against the last step, in the reader's language."""
    if verdict.state != "refused":
        return None
    state = course.after(verdict.moves)
    return state.view(course.lesson.side).why_not(state.parse(moves[-1]), language)


@get("/api/me/lessons", tags=["people"], summary="The lessons I have done")
async def mine(request: Request[Any, Any, Any]) -> Learned:
    return Learned(await learning.learned(server_of(request).tables.store, caller_of(request).known().id))


@put("/api/me/lessons", tags=["people"], summary="Lessons done on this device; says all I have done")
async def learn(request: Request[Any, Any, Any], data: JSONBody[Learning]) -> Learned:
    account = caller_of(request).known()
    return Learned(await learning.learn(server_of(request).tables.store, account.id, data.lessons))


HANDLERS = [lessons, attempt, mine, learn]
