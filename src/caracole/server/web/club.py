"""People from outside: looking for somebody, challenges, how everybody stands, players' pages."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from msgspec import Meta

from caracole.kernel.game import installed
from caracole.server import errors
from caracole.server.clocks import Clock
from caracole.server.identity import Account
from caracole.server.lobby import NewTable
from caracole.server.meetings import ANSWER
from caracole.server.players import Fortune, GameJudged, Honour, Played, Players, Score
from caracole.server.seeking import PATIENCE, Wanted
from caracole.server.skill import PROVISIONAL, SCALE, Shown, Skill, anchors, pool, shown
from caracole.server.store import now
from caracole.server.table import Table
from caracole.server.watching import MOST
from caracole.server.web.lobby import Listed, Opened, sensible
from caracole.server.web.request_context import caller_of, server_of
from caracole.server.web.tournaments import TakenPart, in_list
from caracole.server.web.turn_feed import Listening

LONGEST = PATIENCE / 3000
"""Seconds that a question about a seek may wait for an answer: well before its patience is over."""
POINTS = 200
"""Points of a rating's course that are told."""
GameName = Annotated[str | None, QueryParameter(max_length=40)]


class Other(msgspec.Struct, omit_defaults=True):
    """Somebody who was found."""

    name: str
    number: int | None = None
    """Their rating, unless they keep their page private."""
    doubt: int | None = None


class Meeting(msgspec.Struct, omit_defaults=True, kw_only=True):
    """Somebody is there, and whoever plays a bot meanwhile is asked whether they come."""

    others: list[Other]
    left: int
    """Milliseconds to answer."""
    agreed: bool = False
    """Whether I come."""


class SeekSeen(msgspec.Struct, omit_defaults=True, kw_only=True):
    """Somebody who looks for a match."""

    id: str
    account: str
    name: str
    game: str
    preset: str | None = None
    players: int
    clock: Clock
    rated: bool
    number: int | None = None
    """Their rating when they began to look, unless they keep their page private."""
    mine: bool = False
    status: str = "open"
    """open, asked, paired, gone"""
    table: str | None = None
    """Once it is paired, for who looked."""
    meanwhile: str | None = None
    """The match against a bot that whoever looked plays until somebody is there."""
    meeting: Meeting | None = None
    """While it is asked, for who looked."""
    waited: int
    """Milliseconds."""


class Filling(msgspec.Struct, forbid_unknown_fields=True):
    bot: Annotated[str, Meta(max_length=40)]


class Taken(msgspec.Struct, omit_defaults=True):
    """What comes of playing with somebody who looks."""

    table: str | None = None
    seek: SeekSeen | None = None
    """Instead, if they play a bot and are asked first: how it stands with mine."""


class Challenging(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A match with somebody by name."""

    name: Annotated[str, Meta(min_length=1, max_length=80)]
    table: NewTable


class Leader(msgspec.Struct):
    """Somebody on a leader board, or a level of bots for comparison."""

    name: str
    rating: Shown
    bot: bool = False


class Point(msgspec.Struct):
    """A rated match in the course of a rating."""

    at: int
    number: int
    doubt: int
    table: str | None
    """If whoever asks may see it."""


class PoolRating(msgspec.Struct, kw_only=True):
    """How somebody stands in a game with so many sides."""

    game: str
    sides: int
    rating: Shown
    matches: int
    course: list[Point]


class Profile(msgspec.Struct, kw_only=True):
    """A player's page."""

    account: str
    name: str
    since: int
    private: bool
    """Nothing but the name is shown to others."""
    mine: bool
    following: bool
    ratings: list[PoolRating]
    scores: list[Score]
    activity: list[int]
    """Matches that ended on each day (UTC) of half a year, today at the end."""
    honours: list[Honour]
    """Marks that were earned: won every game, won each side of one often, played many and left none."""
    judged: list[GameJudged]
    """From reviews, by game."""
    fortunes: list[Fortune]
    """The newest of them, match by match."""


def seek_seen(row: Any, name: str, account: str | None, *, private: bool = False) -> SeekSeen:
    mine = account is not None and row.account == account
    return SeekSeen(
        id=row.id,
        account=row.account,
        name=name,
        game=row.game,
        preset=row.preset,
        players=row.players,
        clock=msgspec.json.decode(row.clock, type=Clock),
        rated=row.rated,
        number=None if private and not mine else row.number,
        mine=mine,
        status=row.status,
        table=row.table_id if mine else None,
        meanwhile=row.meanwhile if mine else None,
        waited=max(0, now() - row.created_at),
    )


async def mine_seen(request: Request[Any, Any, Any], row: Any, account: Account) -> SeekSeen:
    """One's own, with those who were found."""
    seen = seek_seen(row, account.name, account.id)
    if row.status == "asked":
        met = await server_of(request).seeking.met(row)
        others = [
            Other(other.called, other.number, other.doubt) if other.profile == "public" else Other(other.called)
            for other in met
            if other.account != account.id
        ]
        seen.meeting = Meeting(others=others, left=max(0, row.asked_at + ANSWER - now()), agreed=row.agreed)
    return seen


# --- finding somebody --------------------------------------------------------------------------------------


@get("/api/seeks", tags=["club"], summary="Everybody who looks for a match")
async def seeks(request: Request[Any, Any, Any]) -> list[SeekSeen]:
    caller, server = caller_of(request), server_of(request)
    unwanted = await server.lobby.social.blocked(caller.id)
    listed = await server.seeking.listed(caller.id)
    rows = [row for row in listed if row.game in installed() and row.account not in unwanted]
    return [seek_seen(row, row.called, caller.id, private=row.profile != "public") for row in rows]


@post("/api/seeks", tags=["club"], summary="Look for somebody to play with")
async def seek(request: Request[Any, Any, Any], data: JSONBody[Wanted]) -> SeekSeen:
    account = caller_of(request).known()
    return await mine_seen(request, await server_of(request).seeking.seek(account, data), account)


@get("/api/seeks/{name:str}", tags=["club"], summary="How my seek stands; asking says that I still wait")
async def how_it_stands(
    request: Request[Any, Any, Any],
    name: FromPath[str],
    wait: Annotated[float, QueryParameter(ge=0, le=LONGEST)] = 0,
) -> SeekSeen:
    account, server = caller_of(request).known(), server_of(request)
    until = time.monotonic() + wait
    with Listening(server, account.id) as watcher:
        while True:
            watcher.wake.clear()
            row = await server.seeking.hear(name, account)
            left = until - time.monotonic()
            if row.status != "open" or left <= 0 or server.closing:
                return await mine_seen(request, row, account)
            try:
                await asyncio.wait_for(watcher.wake.wait(), min(left, 2.0))  # another server may have paired it
            except TimeoutError:
                continue


@delete("/api/seeks/{name:str}", tags=["club"], summary="Look no longer", status_code=200)
async def withdraw(request: Request[Any, Any, Any], name: FromPath[str]) -> SeekSeen:
    account = caller_of(request).known()
    return seek_seen(await server_of(request).seeking.withdraw(name, account), account.name, account.id)


@post("/api/seeks/{name:str}/meanwhile", tags=["club"], summary="Play a bot until somebody is there, and be asked then")
async def meanwhile(request: Request[Any, Any, Any], name: FromPath[str], data: JSONBody[Filling]) -> Opened:
    account = caller_of(request).known()
    return Opened((await server_of(request).seeking.play_meanwhile(name, account, data.bot)).id)


@post("/api/seeks/{name:str}/agree", tags=["club"], summary="Somebody is there: leave the bot and play them")
async def agree(request: Request[Any, Any, Any], name: FromPath[str]) -> SeekSeen:
    account = caller_of(request).known()
    return await mine_seen(request, await server_of(request).seeking.agree(name, account), account)


@post("/api/seeks/{name:str}/take", tags=["club"], summary="Play with somebody who looks for a match")
async def take(request: Request[Any, Any, Any], name: FromPath[str]) -> Taken:
    account = caller_of(request).known()
    made = await server_of(request).seeking.take(name, account)
    return Taken(made.id) if isinstance(made, Table) else Taken(seek=await mine_seen(request, made, account))


@post("/api/seeks/{name:str}/bots", tags=["club"], summary="Begin with whoever waits, and bots for the rest")
async def fill(request: Request[Any, Any, Any], name: FromPath[str], data: JSONBody[Filling]) -> Opened:
    account = caller_of(request).known()
    return Opened((await server_of(request).seeking.fill(name, account, data.bot)).id)


@post("/api/challenges", tags=["club"], summary="Challenge somebody by name")
async def challenge(request: Request[Any, Any, Any], data: JSONBody[Challenging]) -> Opened:
    account, server = caller_of(request).known(), server_of(request)
    other = await person(request, data.name)
    return Opened((await server.lobby.challenge(account, other, data.table)).id)


# --- how everybody stands ------------------------------------------------------------------------------------


@get("/api/leaders/{name:str}", tags=["club"], summary="The best of a game, and the bots beside them")
async def leaders(
    request: Request[Any, Any, Any],
    name: FromPath[str],
    sides: Annotated[int, QueryParameter(ge=2, le=6)] = 2,
    limit: Annotated[int, QueryParameter(ge=1, le=100)] = 20,
) -> list[Leader]:
    if name not in installed():
        raise errors.unknown()
    where = pool(name, sides)
    rows = await server_of(request).ratings.leaders(where, PROVISIONAL / SCALE, limit)
    people = [Leader(row.name, shown(Skill(row.mu, row.sigma))) for row in rows]
    bots = [Leader(level, Shown(number, 0, False), bot=True) for level, number in anchors().get(where, {}).items()]
    return sorted(people + bots, key=lambda one: (-one.rating.number, one.name))


class LiveSeen(msgspec.Struct):
    """A match that can be watched while it is played."""

    table: Listed
    ratings: list[Shown | None]
    """Seat by seat, where there is one to show."""


@get("/api/live", tags=["club"], summary="Public matches that are played now, the best players first")
async def live(
    request: Request[Any, Any, Any], limit: Annotated[int, QueryParameter(ge=1, le=MOST)] = 6
) -> list[LiveSeen]:
    server, caller = server_of(request), caller_of(request)
    found = await server.watching.best(set(installed()), limit)
    tables = [(sensible(one.row, one.seats, caller.id), one.ratings) for one in found]
    return [LiveSeen(table, ratings) for table, ratings in tables if table is not None]


# --- players' pages --------------------------------------------------------------------------------------------


async def person(request: Request[Any, Any, Any], name: str) -> Account:
    """Somebody with a name of their own; guests have no page."""
    found = await server_of(request).identity.of_name(name) if "\0" not in name and len(name) <= 80 else None
    if found is None or found.kind != "person":
        raise errors.problem(404, "unknown", "no-such-player", name=name[:40])
    return found


async def open_page(request: Request[Any, Any, Any], name: str) -> Account:
    """The same, if they show more than their name to whoever asks."""
    found = await person(request, name)
    if found.profile != "public" and found.id != caller_of(request).id:
        raise errors.not_yours("profile-private", name=found.name)
    return found


@get("/api/players/{name:str}", tags=["club"], summary="A player's page")
async def profile(request: Request[Any, Any, Any], name: FromPath[str]) -> Profile:
    server, caller = server_of(request), caller_of(request)
    found = await person(request, name)
    mine = found.id == caller.id
    private = found.profile != "public"
    visible = mine or not private
    ties = await server.lobby.social.ties(caller.id) if caller.id else []
    row = await server.identity.row(found.id)
    players = Players(server.store)
    told = await players.played(found.id, caller.id) if visible else Played([], [], [])
    judged, fortunes = await players.judged(found.id, caller.id) if visible else ([], [])
    return Profile(
        account=found.id,
        name=found.name,
        since=row.created_at if visible else 0,
        private=private,
        mine=mine,
        following=any(tie.kind == "follow" and tie.other == found.id for tie in ties),
        ratings=await standing(request, found.id) if visible else [],
        scores=told.scores,
        activity=told.activity,
        honours=told.honours,
        judged=judged,
        fortunes=fortunes,
    )


async def standing(request: Request[Any, Any, Any], account: str) -> list[PoolRating]:
    server, caller = server_of(request), caller_of(request)
    courses: dict[str, list[Any]] = {}
    for row in await server.ratings.course(account):
        courses.setdefault(row.pool, []).append(row)
    seen = {row.id for row in await Players(server.store).matches(account, caller.id)}
    made = []
    for where, rows in sorted(courses.items()):
        name, _, sides = where.rpartition("/")
        points = [
            Point(row.at, one.number, one.doubt, row.table_id if row.table_id in seen else None)
            for row in rows[-POINTS:]
            for one in (shown(Skill(row.mu, row.sigma)),)
        ]
        newest = shown(Skill(rows[-1].mu, rows[-1].sigma))
        made.append(PoolRating(game=name, sides=int(sides), rating=newest, matches=len(rows), course=points))
    return made


@get("/api/players/{name:str}/matches", tags=["club"], summary="What a player has played, by game, opponent, result")
async def played(
    request: Request[Any, Any, Any],
    name: FromPath[str],
    of: GameName = None,
    opponent: Annotated[str | None, QueryParameter(max_length=80)] = None,
    result: FromQuery[Literal["won", "tied", "lost"] | None] = None,
    limit: Annotated[int, QueryParameter(ge=1, le=200)] = 50,
) -> list[Listed]:
    server, caller = server_of(request), caller_of(request)
    found = await open_page(request, name)
    other = (await person(request, opponent)).id if opponent else None
    if of is not None and of not in installed():
        raise errors.malformed("no-such-game", game=of)
    rows = await Players(server.store).matches(found.id, caller.id, game=of, opponent=other, result=result, limit=limit)
    rows = [row for row in rows if row.game in installed()]
    seats = await server.lobby.seats_of([row.id for row in rows])
    return [each for row in rows if (each := sensible(row, seats[row.id], caller.id)) is not None]


@get("/api/players/{name:str}/tournaments", tags=["club"], summary="Tournaments a player takes or took part in")
async def taken_part(
    request: Request[Any, Any, Any],
    name: FromPath[str],
    limit: Annotated[int, QueryParameter(ge=1, le=30)] = 10,
) -> list[TakenPart]:
    events, caller = server_of(request).tournaments, caller_of(request)
    found = await open_page(request, name)
    rows = await events.taken_part(found.id, caller.id, limit)
    made = []
    for row in rows:
        if row.game in installed():
            stands = (await events.board(row.id)).stands
            mine = (await events.board(row.id)).event.of_account(found.id)
            place = next((one.place for one in stands if mine and one.number == mine.number and one.matches), None)
            made.append(TakenPart(tournament=in_list(row), place=place))
    return made


HANDLERS = [
    seeks, seek, how_it_stands, withdraw, meanwhile, agree, take, fill, challenge,
    leaders, live, profile, played, taken_part,
]  # fmt: skip
