"""The bench: positions that are tried out, shown as a table is. Nothing of it is kept."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from litestar import Request, post
from litestar.params import JSONBody
from litestar.response import Stream
from msgspec import Meta

from caracole.kernel import refusals
from caracole.kernel.errors import BadRecord, Wording
from caracole.kernel.match import Match
from caracole.review import CARES
from caracole.server import bench as benches
from caracole.server import errors, rated_terms
from caracole.server.bench import Bench, Benched, Placed
from caracole.server.lines import Lines
from caracole.server.lobby import NewTable, seats_of
from caracole.server.web.assistance import Cannot
from caracole.server.web.lobby import Opened, SeatNumber
from caracole.server.web.play import Pointed, WhyNot
from caracole.server.web.request_context import Caller, caller_of, server_of
from caracole.server.why_not import ForbiddenClicks

if TYPE_CHECKING:
    from caracole.server.lifecycle import Server

Ids = Annotated[str, Meta(max_length=400)]


class Clicked(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A question about a bench: what was clicked so far, and what lies under the newest click."""

    bench: Bench
    clicks: Ids = ""
    at: Ids = ""


class Placing(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What is put where, by the ids under a click; without a tool nothing is."""

    bench: Bench
    tool: Ids = ""
    at: Ids = ""


class PlayingOn(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A bench that is to become a table, and who plays on there."""

    bench: Bench
    side: SeatNumber = 0
    bot: Annotated[str, Meta(max_length=40)] = "random"


def in_words(request: Request[Any, Any, Any], bench: Bench) -> Bench:
    """In the language that was asked for, else the reader's own."""
    return bench if bench.language else msgspec.structs.replace(bench, language=caller_of(request).language)


@post("/api/bench", tags=["bench"], summary="A position that is tried out, as a side sees it", status_code=200)
async def show(request: Request[Any, Any, Any], data: JSONBody[Bench]) -> Benched:
    """Begin anywhere, play any side. Send everything each time: nothing is kept."""
    return await asyncio.to_thread(benches.benched, in_words(request, data), server_of(request).tables.grounds)


@post("/api/bench/why-not-click", tags=["bench"], summary="Why these clicks lead to no legal action", status_code=200)
async def why_not_click(request: Request[Any, Any, Any], data: JSONBody[Clicked]) -> WhyNot:
    return await asyncio.to_thread(refused, in_words(request, data.bench), data.clicks, data.at)


@post("/api/bench/cannot", tags=["bench"], summary="What a piece cannot do now, rule by rule", status_code=200)
async def cannot(request: Request[Any, Any, Any], data: JSONBody[Clicked]) -> list[Cannot]:
    return await asyncio.to_thread(forbidden, in_words(request, data.bench), data.at)


@post("/api/bench/pointed", tags=["bench"], summary="What a piece that is pointed at adds", status_code=200)
async def pointed(request: Request[Any, Any, Any], data: JSONBody[Clicked]) -> Pointed:
    def drawn() -> Pointed:
        match = benches.laid(bench)
        there, back = benches.pointed(match, bench, data.at)
        return Pointed(number=match.version, there=there, back=back)

    bench = in_words(request, data.bench)
    return await asyncio.to_thread(drawn)


@post("/api/bench/set-up", tags=["bench"], summary="A position set up piece by piece", status_code=200)
async def set_up(request: Request[Any, Any, Any], data: JSONBody[Placing]) -> Placed:
    """What can be put on the board, and the position after it was put there."""
    grounds = server_of(request).tables.grounds
    return await asyncio.to_thread(
        benches.placed, in_words(request, data.bench), data.tool, tuple(data.at.split()), grounds
    )


@post("/api/bench/lines", tags=["bench"], summary="What a position is worth, and the best lines, while one looks")
async def lines(request: Request[Any, Any, Any], data: JSONBody[Bench]) -> Stream:
    """Lines of JSON, each with more care than the one before. Nobody goes on when whoever asked hangs up, or asks about
    another position."""
    bench, caller = in_words(request, data), caller_of(request)
    found = await asyncio.to_thread(benches.laid, bench.held())
    position = found.game.notation.dump(found.state)
    asked = found.game.name, msgspec.to_builtins(found.options), position
    server = server_of(request)
    await rated_terms.demand_unoccupied(server.store, caller.person, found.game.name)
    looking = looked(server, caller, asked)
    return Stream(looking, media_type="application/x-ndjson", status_code=200)


async def looked(server: Server, caller: Caller, asked: tuple[str, Any, str]) -> AsyncIterator[bytes]:
    for care in CARES:
        try:
            await rated_terms.demand_unoccupied(server.store, caller.person, asked[0])  # it may have begun meanwhile
            looking = server.thinking.look(caller.counted, *asked, care)
        except errors.Problem as problem:
            yield msgspec.json.encode(Lines(problem=problem.body(caller.language))) + b"\n"
            return
        try:
            await asyncio.wait((looking,))
        finally:
            looking.cancel()
        if looking.cancelled():
            return
        found = looking.result()
        yield msgspec.json.encode(found) + b"\n"
        if found.exact:
            return


@post("/api/bench/play-on", tags=["bench"], summary="A table that goes on from here against bots")
async def play_on(request: Request[Any, Any, Any], data: JSONBody[PlayingOn]) -> Opened:
    """As a fork: the steps are copied. A position that was set up has no steps, so no table begins there."""
    caller, bench, server = caller_of(request), in_words(request, data.bench), server_of(request)
    account = caller.known()
    if bench.position is not None:
        why = BadRecord("a match that began at a position set up has no record", wording=Wording("record-set-up"))
        raise errors.bad_record(why)
    match = await asyncio.to_thread(benches.laid, bench.held())
    await rated_terms.demand_unoccupied(server.store, caller.person, match.game.name)
    seats = seats_of(match.game, bench.options, match.options)
    seat = next((each.seat for each in seats if each.side == data.side), data.side)
    new = NewTable(game=match.game.name, private=True)
    return Opened((await server.lobby.play_on(account, match, new, seats, seat, data.bot)).id)


def refused(bench: Bench, clicks: str, at: str) -> WhyNot:
    match = benches.laid(bench)
    view, language = match.view(benches.side_of(match, bench)), benches.spoken(bench.language)
    refusal = refusals.out_of_turn(view, language)
    if refusal is None:
        picks, under = tuple(clicks.split()), at.split()
        if not under:
            picks, under = picks[:-1], list(picks[-1:])
        refusal = forbidden_clicks(match, bench).refusal(picks, under, language)
    return WhyNot(False, refusal.rule, refusal.sentence) if refusal else WhyNot(False)


def forbidden(bench: Bench, at: str) -> list[Cannot]:
    match = benches.laid(bench)
    if match.state.actor < 0:
        return []
    found, language = forbidden_clicks(match, bench), benches.spoken(bench.language)
    refusals = next(filter(None, (found.refusals(click, language) for click in at.split())), [])
    return [Cannot(*refusal) for refusal in refusals]


def forbidden_clicks(match: Match, bench: Bench) -> ForbiddenClicks:
    return ForbiddenClicks(match.game, match.view(benches.side_of(match, bench)))


HANDLERS = [show, why_not_click, cannot, pointed, set_up, lines, play_on]
