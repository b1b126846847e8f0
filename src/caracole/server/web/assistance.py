"""Asking about a match: why not this click, what a piece cannot do, what a bot would do, how it went."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from litestar import Request, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.response import Stream

from caracole.kernel import refusals
from caracole.kernel.errors import Refusal
from caracole.kernel.messages import LANGUAGES
from caracole.review import Review
from caracole.review.data import Decision, Stroke
from caracole.server import errors, jobs, rated_terms, snapshot
from caracole.server.seating import Seat
from caracole.server.table import Table
from caracole.server.thinking import Thinking
from caracole.server.web.play import AsSeat, Text, WhyNot
from caracole.server.web.request_context import caller_of, server_of, table_of
from caracole.server.why_not import ForbiddenClicks

Answer = TypeVar("Answer")
Care = FromQuery[Literal["quick", "normal"]]
Ids = Annotated[str, QueryParameter(max_length=400)]
LOOK = 0.4
"""Seconds between two looks at how far a review is."""


class Cannot(msgspec.Struct):
    """What a piece cannot do now: each rule once, with a sentence."""

    rule: str
    sentence: str


class Hint(msgspec.Struct):
    """What a strong bot would play, as a gesture names it."""

    play: str
    number: int


class Progress(msgspec.Struct):
    """How far a review has come, if somebody has asked for it."""

    place: int = 0
    """In the queue; 1 is next, 0 is under way."""
    done: int = 0
    pieces: int = 0


class Reviewing(msgspec.Struct, omit_defaults=True, kw_only=True):
    """A line of a review that is being worked out: what is new since the line before, at last all of it."""

    place: int = 0
    done: int = 0
    pieces: int = 0
    decisions: tuple[Decision, ...] = ()
    strokes: tuple[Stroke, ...] = ()
    review: Review | None = None
    problem: errors.Told | None = None
    """Why there will be none."""


async def forbidden_clicks(table: Table, seat: Seat) -> ForbiddenClicks:
    """Read once for each position and seat."""
    key, served = ("clicks", seat.seat), table.started()
    known = table.composed.get(key)
    if isinstance(known, ForbiddenClicks):
        return known
    number, view = served.number, served.match.view(seat.side)
    made = await asyncio.to_thread(ForbiddenClicks, table.game, view, snapshot.ordered(table, view, seat))
    if table.served is served and served.number == number:
        table.composed[key] = made
    return made


def spoken(request: Request[Any, Any, Any], language: str | None) -> str:
    return language if language in LANGUAGES else caller_of(request).language


@get("/api/tables/{name:str}/why-not-click", tags=["play"], summary="Why these clicks lead to no legal action")
async def why_not_click(
    request: Request[Any, Any, Any],
    name: FromPath[str],
    clicks: Ids,
    at: Ids = "",
    seat: FromQuery[int | None] = None,
    language: Text = None,
) -> WhyNot:
    """`clicks`: the ids clicked so far. `at`: what lies under the newest click, topmost first; else it is the last of
    `clicks`."""
    table = await table_of(request, name)
    own = table.own_seat(caller_of(request).id, seat)
    words = spoken(request, language)
    refusal = refusals.out_of_turn(snapshot.seen_view(table, table.started(), own.side), words)
    if refusal is None:
        picks, under = tuple(clicks.split()), at.split()
        if not under:
            picks, under = picks[:-1], list(picks[-1:])
        refusal = (await forbidden_clicks(table, own)).refusal(picks, under, words)
    return WhyNot(False, refusal.rule, refusal.sentence) if refusal else WhyNot(False)


@get("/api/tables/{name:str}/cannot", tags=["play"], summary="What a piece cannot do now, rule by rule")
async def cannot(
    request: Request[Any, Any, Any],
    name: FromPath[str],
    at: Ids,
    seat: FromQuery[int | None] = None,
    language: Text = None,
) -> list[Cannot]:
    table = await table_of(request, name)
    found = await forbidden_clicks(table, table.own_seat(caller_of(request).id, seat))
    refusals: list[Refusal] = []
    for click in at.split():
        refusals = refusals or found.refusals(click, spoken(request, language))
    return [Cannot(*refusal) for refusal in refusals]


@post("/api/tables/{name:str}/hint", tags=["play"], summary="What would a strong bot do in my place?", status_code=200)
async def hint(request: Request[Any, Any, Any], name: FromPath[str], data: JSONBody[AsSeat]) -> Hint:
    """Only where nothing is at stake: no clock, and nobody but bots on the other sides."""
    table = await table_of(request, name)
    account = caller_of(request).known().id
    seat = table.own_seat(account, data.seat)
    served = table.active()
    if not snapshot.casual(table, account):
        raise errors.not_now("hints")
    await rated_terms.demand_unoccupied(server_of(request).store, caller_of(request).person, table.info.game)
    if seat.side != served.actor:
        raise errors.not_now("others-decide")
    number = served.number
    return Hint(await while_connected(request, server_of(request).thinking.advise(table, account)), number)


@get("/api/tables/{name:str}/review", tags=["play"], summary="What each decision of a finished match was worth")
async def review(request: Request[Any, Any, Any], name: FromPath[str], care: Care = "quick") -> Review:
    """Worked out on the first request, kept for all others."""
    table = await finished_table(request, name)
    owner = caller_of(request).id or table.info.owner
    return await while_connected(request, server_of(request).thinking.review(table, owner, care))


@get("/api/tables/{name:str}/review/progress", tags=["play"], summary="How far the review has come")
async def progress(request: Request[Any, Any, Any], name: FromPath[str], care: Care = "quick") -> Progress:
    table = await finished_table(request, name)
    return await progress_of(server_of(request).thinking, table, care)


async def progress_of(thinking: Thinking, table: Table, care: str) -> Progress:
    waiting = jobs.in_order(found := await thinking.queue.jobs())
    for job in found:
        if (job.kind, job.table_id, job.account) == ("review", table.id, care):
            place = waiting.index(job) + 1 if job in waiting else 0
            return Progress(place, job.done, job.pieces)
    return Progress()


@get("/api/tables/{name:str}/review/stream", tags=["play"], summary="The review while it is worked out, line by line")
async def stream(request: Request[Any, Any, Any], name: FromPath[str], care: Care = "quick") -> Stream:
    """Lines of JSON: how far it is and what was found since the line before; the last has all of it. Who hangs up is
    not worked for."""
    table, caller = await finished_table(request, name), caller_of(request)
    lines = streamed(server_of(request).thinking, table, caller.id or table.info.owner, care, caller.language)
    return Stream(lines, media_type="application/x-ndjson")


async def streamed(thinking: Thinking, table: Table, owner: str, care: str, language: str) -> AsyncIterator[bytes]:
    working = asyncio.ensure_future(thinking.review(table, owner, care))
    sent, shown = 0, Reviewing(place=-1)
    try:
        while not working.done():
            await asyncio.wait((working,), timeout=LOOK)
            # whoever hangs up does not cut a question to the database in two
            progress = await asyncio.shield(progress_of(thinking, table, care))
            parts = await asyncio.shield(thinking.found(table, care, sent))
            sent += len(parts)
            line = Reviewing(
                place=progress.place,
                done=progress.done,
                pieces=progress.pieces,
                decisions=tuple(decision for part in parts for decision in part.decisions),
                strokes=tuple(stroke for part in parts for stroke in part.strokes),
            )
            if line != shown and not working.done():
                yield msgspec.json.encode(line) + b"\n"
                shown = line
        yield msgspec.json.encode(last_line(working, language)) + b"\n"
    finally:
        working.cancel()
        await asyncio.gather(working, return_exceptions=True)


def last_line(working: asyncio.Future[Review], language: str) -> Reviewing:
    error = working.exception()
    if isinstance(error, errors.Problem):
        return Reviewing(problem=error.body(language))
    if error is not None:
        raise error
    return Reviewing(review=working.result())


async def finished_table(request: Request[Any, Any, Any], name: str) -> Table:
    """Whoever may see the replay may see the review; of a match under way there is none."""
    table = await table_of(request, name)
    table.started()
    if table.status != "finished":
        raise errors.not_now("not-over")
    if table.info.kin == "import":  # what was brought may be a match that goes on here
        await rated_terms.demand_unoccupied(server_of(request).store, caller_of(request).person, table.info.game)
    return table


async def while_connected(request: Request[Any, Any, Any], answer: Coroutine[Any, Any, Answer]) -> Answer:
    """The answer, unless whoever asked hangs up before: then nobody goes on working on it."""
    working = asyncio.ensure_future(answer)
    hanging_up = asyncio.ensure_future(hung_up(request))
    try:
        await asyncio.wait((working, hanging_up), return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise errors.not_now("hung-up")
        return working.result()
    finally:
        hanging_up.cancel()
        working.cancel()
        await asyncio.gather(working, hanging_up, return_exceptions=True)


async def hung_up(request: Request[Any, Any, Any]) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


HANDLERS = [why_not_click, cannot, hint, review, progress, stream]
