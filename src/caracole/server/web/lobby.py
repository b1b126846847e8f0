"""Tables from outside: listed, opened, joined, left, played again, forked, imported, exported."""

from __future__ import annotations

import logging
from datetime import UTC, datetime
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

import msgspec
from litestar import Request, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from msgspec import Meta

from caracole.kernel.game import game, installed
from caracole.kernel.luck import commitment
from caracole.kernel.record import Origin
from caracole.server import rated_terms, seating
from caracole.server.clocks import Clock
from caracole.server.lobby import Contribution, NewTable
from caracole.server.names import folded
from caracole.server.seating import Seat
from caracole.server.served_match import Ending
from caracole.server.settings import Settings
from caracole.server.snapshot import SPECTATOR, Fairness, SeatSeen, fairness, seat_seen
from caracole.server.table import Table
from caracole.server.web.play import look_of
from caracole.server.web.request_context import caller_of, note, server_of, table_of

log = logging.getLogger("caracole.tables")
Invite = Annotated[str | None, QueryParameter(max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]


class Listed(msgspec.Struct, omit_defaults=True, kw_only=True):
    """A table in a list."""

    id: str
    game: str
    status: str
    private: bool = False
    kin: str
    seats: list[SeatSeen]
    clock: Clock
    number: int
    my_turn: bool = False
    asked: bool = False
    """Whether it is a rematch or a challenge that waits for my answer."""
    changed_at: int
    deadline: int | None = None
    ending: Ending | None = None
    rated: bool = False
    """Whether it counts for everybody's rating."""


class About(msgspec.Struct, omit_defaults=True, kw_only=True):
    """Everything about a table that its match does not change."""

    id: str
    game: str
    rules: str
    preset: str | None = None
    asked: dict[str, Any]
    options: dict[str, Any] | None = None
    """Resolved; there once the match has started."""
    clock: Clock
    timeout: str
    absence: int | None
    """Without a clock: seconds after which somebody may be claimed absent; null is never."""
    forfeit: bool
    """Whether the win may be claimed then."""
    private: bool
    kin: str
    parent: str | None = None
    mine: bool
    """Whether I opened it."""
    seats: list[SeatSeen]
    my_seats: list[int]
    shown: list[int]
    """Seats whose people let everybody see the finished match, with their names."""
    status: str
    commitment: str
    """The hash of the luck's seed, shown before the match."""
    created_at: int
    started_at: int | None = None
    rated: bool = False
    """Whether the match counts for everybody's rating."""


class Joining(msgspec.Struct, forbid_unknown_fields=True):
    seat: SeatNumber | None = None
    invite: Annotated[str, Meta(max_length=64)] | None = None
    contribution: Contribution = ""


class Forking(msgspec.Struct, forbid_unknown_fields=True):
    step: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: SeatNumber = 0
    bot: Annotated[str, Meta(max_length=40)] = "random"


class SeatingBot(msgspec.Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)]


class Showing(msgspec.Struct, forbid_unknown_fields=True):
    agreed: bool


class Joined(msgspec.Struct):
    table: str
    seat: int


class Opened(msgspec.Struct):
    table: str


def about(table: Table, account: str | None) -> About:
    info = table.info
    return About(
        id=table.id,
        game=info.game,
        rules=info.rules,
        preset=info.preset,
        asked=table.asked,
        options=msgspec.json.decode(info.options) if info.options else None,
        clock=table.clock,
        timeout=info.timeout,
        absence=info.absence,
        forfeit=info.forfeit,
        private=info.private,
        kin=info.kin,
        parent=info.parent,
        mine=account is not None and account == info.owner,
        seats=[seat_seen(table, seat, account, []) for seat in table.seats],
        my_seats=[seat.seat for seat in table.seats_of(account)],
        shown=[seat.seat for seat in table.seats if seat.shown],
        status=table.status,
        commitment=commitment(bytes.fromhex(info.seed)),
        created_at=info.created_at,
        started_at=info.started_at,
        rated=bool(info.rated),
    )


def listed(row: Any, seats: list[Seat], account: str | None, emblems: tuple[str, ...]) -> Listed:
    due = seating.deciders(seats, row.actor) if row.actor >= 0 and row.status == "running" else []
    shown = [
        SeatSeen(
            seat=seat.seat,
            side=seat.side,
            emblem=emblems[seat.side % len(emblems)],
            kind=seat.kind,
            name=seat.name,
            bot=seat.bot,
            mine=account is not None and seat.kind == "person" and seat.account == account,
            deciding=seat in due,
        )
        for seat in seats
    ]
    return Listed(
        id=row.id,
        game=row.game,
        status=row.status,
        private=row.private,
        kin=row.kin,
        seats=shown,
        clock=msgspec.json.decode(row.clock, type=Clock),
        number=row.number,
        my_turn=any(seat.mine and seat.deciding for seat in shown),
        asked=row.status == "open" and any(seat.kind == "asked" and seat.account == account for seat in seats),
        changed_at=row.changed_at,
        deadline=row.deadline,
        ending=msgspec.json.decode(row.ending, type=Ending) if row.ending else None,
        rated=bool(row.rated),
    )


@get("/api/tables", tags=["lobby"], summary="Tables: open, running, finished, or mine")
async def list_tables(
    request: Request[Any, Any, Any],
    which: FromQuery[Literal["open", "running", "finished", "mine"]] = "open",
    limit: Annotated[int, QueryParameter(ge=1, le=200)] = 50,
) -> list[Listed]:
    caller, server = caller_of(request), server_of(request)
    if which == "mine" and caller.id is None:
        return []
    rows = [row for row in await server.lobby.listed(which, caller.id, limit) if row.game in installed()]
    seats = await server.lobby.seats_of([row.id for row in rows])
    found = [sensible(row, seats[row.id], caller.id) for row in rows]
    return [each for each in found if each is not None]


def sensible(row: Any, seats: list[Seat], account: str | None) -> Listed | None:
    """A row that makes no sense is left out of lists; who asks for its table is told so."""
    try:
        return listed(row, seats, account, game(row.game).traits.emblems)
    except (msgspec.DecodeError, ValueError, TypeError) as error:
        log.error("a table cannot be listed", extra={"table": row.id, "why": repr(error)})
        return None


@post("/api/tables", tags=["lobby"], summary="Open a table")
async def open_table(request: Request[Any, Any, Any], data: JSONBody[NewTable]) -> About:
    account, server = caller_of(request).known(), server_of(request)
    for place in data.seats:
        if place.kind == "here" and place.name and folded(place.name) != folded(account.name):
            await server.identity.demand_free(place.name)
    return about(await server.lobby.create(account, data), account.id)


@get("/api/tables/{name:str}/about", tags=["lobby"], summary="What was agreed before the match")
async def about_table(request: Request[Any, Any, Any], name: FromPath[str], invite: Invite = None) -> About:
    return about(await table_of(request, name, invite), caller_of(request).id)


@post("/api/tables/{name:str}/join", tags=["lobby"], summary="Take a seat", status_code=200)
async def join(request: Request[Any, Any, Any], name: FromPath[str], data: JSONBody[Joining]) -> Joined:
    account = caller_of(request).known()
    table = await table_of(request, name, data.invite)
    seat = await server_of(request).lobby.join(table, account, data.seat, data.invite, data.contribution)
    note(table, account.id)
    return Joined(table.id, seat.seat)


@post(
    "/api/tables/{name:str}/leave",
    tags=["lobby"],
    summary="Leave before the start; decline a rematch",
    status_code=200,
)
async def leave(request: Request[Any, Any, Any], name: FromPath[str]) -> Opened:
    account = caller_of(request).known()
    table = await table_of(request, name)
    await server_of(request).lobby.leave(table, account)
    return Opened(table.id)


@post("/api/tables/{name:str}/bot", tags=["lobby"], summary="Give a seat that waits to a bot", status_code=200)
async def seat_bot(request: Request[Any, Any, Any], name: FromPath[str], data: JSONBody[SeatingBot]) -> Opened:
    account = caller_of(request).known()
    table = await table_of(request, name)
    await server_of(request).lobby.seat_bot(table, account, data.seat, data.bot)
    return Opened(table.id)


@post("/api/tables/{name:str}/show", tags=["lobby"], summary="Let everybody see a finished match", status_code=200)
async def show(request: Request[Any, Any, Any], name: FromPath[str], data: JSONBody[Showing]) -> About:
    """A private match is public once all its people agree, and private again when one no longer does."""
    account = caller_of(request).known()
    table = await table_of(request, name)
    await server_of(request).lobby.show(table, account, agreed=data.agreed)
    return about(table, account.id)


@post("/api/tables/{name:str}/rematch", tags=["lobby"], summary="Propose a rematch, or agree to one")
async def rematch(request: Request[Any, Any, Any], name: FromPath[str]) -> Opened:
    account = caller_of(request).known()
    table = await server_of(request).lobby.rematch(await table_of(request, name), account)
    return Opened(table.id)


@post("/api/tables/{name:str}/fork", tags=["lobby"], summary="Play a finished match on from any step against bots")
async def fork(request: Request[Any, Any, Any], name: FromPath[str], data: JSONBody[Forking]) -> Opened:
    account = caller_of(request).known()
    table = await table_of(request, name)
    return Opened((await server_of(request).lobby.fork(table, account, data.step, data.seat, data.bot)).id)


@get("/api/tables/{name:str}/fairness", tags=["lobby"], summary="What shows that the luck is fair")
async def fair(request: Request[Any, Any, Any], name: FromPath[str]) -> Fairness:
    return fairness(await table_of(request, name))


@get("/api/tables/{name:str}/record", tags=["lobby"], summary="The match as a record", media_type="application/json")
async def export(
    request: Request[Any, Any, Any],
    name: FromPath[str],
    seat: Annotated[int | None, QueryParameter(ge=-1, le=63)] = None,
) -> Response[bytes]:
    """While a match with hidden things runs, as a seat may read it; else whole, and after the match with its luck."""
    table = await table_of(request, name)
    served = table.started()
    if served.over:
        rated_terms.demand_open_deal(table)
    async with table.certain():
        look = look_of(table, caller_of(request), seat, None, None)
        side = table.seats[look.seat].side if look.seat >= 0 else SPECTATOR
        secret = not served.over and table.game.traits.hidden
        record = served.match.record(seat=side if secret else None)
    luck = fairness(table)
    record.luck = luck.proof if luck.revealed and not luck.copied else None
    record.origin = origin(table, caller_of(request).id, server_of(request).settings)
    headers = {"content-disposition": f'attachment; filename="{table.info.game}-{table.id}.json"'}
    return Response(record.dump(), media_type="application/json", headers=headers)


def origin(table: Table, account: str | None, settings: Settings) -> Origin:
    """Who played, as far as they agreed to be named or ask themselves; bots by their level."""
    info = table.info
    began = info.started_at if info.started_at and info.kin != "import" else info.created_at
    day = datetime.fromtimestamp(began / 1000, UTC).date()
    players = [player_name(seat, account) for seat in table.seats]
    return Origin(players, day, urlsplit(settings.public_url or "").hostname or "")


def player_name(seat: Seat, account: str | None) -> str | None:
    if seat.kind == "bot":
        return seat.name or seat.bot
    return seat.name if seat.shown or (account is not None and seat.account == account) else None


@post("/api/records", tags=["lobby"], summary="Import a record: a finished table to look at and to fork")
async def load(
    request: Request[Any, Any, Any], data: JSONBody[dict[str, Any]], private: FromQuery[bool] = True
) -> Opened:
    account = caller_of(request).known()
    table = await server_of(request).lobby.load(account, msgspec.json.encode(data), private=private)
    return Opened(table.id)


HANDLERS = [list_tables, open_table, about_table, join, leave, seat_bot, show, rematch, fork, fair, export, load]
