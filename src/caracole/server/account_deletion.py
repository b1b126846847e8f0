"""An account's end: what is stored about it can be taken along, and all of it that others do not need is removed.

Matches stay, for those who played them. What is left of an account that has gone is its number, without a name: pages
say “a former player”.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, and_, delete, exists, or_, select, union, update

from caracole.server import schema
from caracole.server import served_match as kinds
from caracole.server.errors import Problem
from caracole.server.fanout import ANYTHING
from caracole.server.identity import Account, Identity
from caracole.server.lobby import Lobby
from caracole.server.seating import Seat
from caracole.server.served_match import Entry
from caracole.server.sessions import DAY
from caracole.server.store import Unit, now
from caracole.server.table import RESEAT, Table

GOING = ("open", "running")


class Trace(NamedTuple):
    """Where a relation of the database names an account, and what of such a row it may take along."""

    by: tuple[str, ...]
    exported: tuple[str, ...]


TRACES = {
    "accounts": Trace(("id", "owner"), ("id", "name", "kind", "language", "created_at", "email", "webhook", "profile")),
    "sessions": Trace(("account",), ("device", "created_at", "seen_at")),
    "tokens": Trace(("account",), ("account", "created_at")),
    "resets": Trace(("account",), ("until",)),
    "tables": Trace(
        ("owner",), ("id", "game", "preset", "asked", "clock", "timeout", "private", "kin", "status", "created_at")
    ),
    "merged": Trace(("into",), ("account",)),
    "pushes": Trace(("account",), ("device", "endpoint", "at")),
    "seats": Trace(("account", "rightful"), ("table_id", "seat", "side", "name", "contribution", "seen_at")),
    "chat": Trace(("account",), ("table_id", "account", "name", "room", "text", "at")),
    "ties": Trace(("account",), ("other", "kind", "at")),
    "reports": Trace(("by",), ("account", "table_id", "line", "text", "at")),
    "sanctions": Trace(("account",), ("kind", "text", "at", "until")),
    "notes": Trace(("account",), ("table_id", "text")),
    "ratings": Trace(("account",), ("pool", "number", "mu", "sigma", "mu_before", "sigma_before")),
    "seeks": Trace(("account",), ("game", "preset", "players", "clock", "rated", "status", "created_at")),
    "tournaments": Trace(("owner",), ("id", "title", "game", "form", "status", "created_at")),
    "entrants": Trace(("account",), ("tournament_id", "number", "name", "rating", "status", "at")),
    "lessons": Trace(("account",), ("game", "lesson", "at")),
    "jobs": Trace(("account",), ("kind", "table_id", "number", "due_at")),
    "studies": Trace(("owner",), ("id", "title", "access", "body", "changed_at")),
    "puzzle_tries": Trace(("account",), ("puzzle", "game", "solved", "mu", "sigma", "at")),
}
"""Everything that names an account, but the steps it took: those carry its number in their `action_id`."""
STEPS = ("table_id", "number", "kind", "seat", "text", "at")


def named(relation: str, accounts: list[str]) -> ColumnElement[bool]:
    columns = schema.metadata.tables[relation].c
    return or_(*(columns[name].in_(accounts) for name in TRACES[relation].by))


class AccountDeletion:
    """Tells, deletes and sweeps accounts."""

    def __init__(self, identity: Identity, lobby: Lobby) -> None:
        self.identity = identity
        self.lobby = lobby
        self.tables = lobby.tables
        self.store = identity.store

    async def family(self, account: str) -> list[str]:
        """An account and its bots."""
        rows = await self.store.rows(select(schema.accounts.c.id).where(schema.accounts.c.owner == account))
        return [account, *(row.id for row in rows)]

    async def export(self, account: str) -> dict[str, Any]:
        """Everything stored about an account and its bots; of secrets only that they exist."""
        family = await self.family(account)
        exported: dict[str, Any] = {}
        for name, trace in TRACES.items():
            columns = [schema.metadata.tables[name].c[column] for column in trace.exported]
            rows = await self.store.rows(select(*columns).where(named(name, family)))
            exported[name] = [dict(row._mapping) for row in rows]
        acted = [*family, *(row["account"] for row in exported["merged"])]
        mine = or_(*(schema.steps.c.action_id.startswith(f"{one}:", autoescape=True) for one in acted))
        wanted = select(*(schema.steps.c[column] for column in STEPS)).where(mine)
        wanted = wanted.order_by(schema.steps.c.at, schema.steps.c.number)
        exported["steps"] = [dict(row._mapping) for row in await self.store.rows(wanted)]
        row = await self.store.row(select(schema.accounts.c.password).where(schema.accounts.c.id == account))
        return {"password": bool(row and row.password), **exported}

    # --- going ---------------------------------------------------------------------------------------------

    async def delete(self, account: Account) -> None:
        """Leave every table, then remove what is left, bots first."""
        for one in reversed(await self.family(account.id)):
            await self.vacate(one)
            await self.erase(one)

    async def vacate(self, account: str) -> None:
        """Tables that wait lose a player, matches that run go on with a bot."""
        sits = select(schema.seats.c.table_id).where(named("seats", [account]))
        wanted = select(schema.tables.c.id).where(
            schema.tables.c.status.in_(GOING), or_(schema.tables.c.id.in_(sits), schema.tables.c.owner == account)
        )
        for row in await self.store.rows(wanted):
            table = await self.tables.find(row.id)
            if table is not None:
                await self.leave(table, account)

    async def leave(self, table: Table, account: str) -> None:
        try:
            await table.enter(lambda: self.hand_over(table, account))
        except Problem:  # another server was first; the table has been read again
            await table.enter(lambda: self.hand_over(table, account))

    async def hand_over(self, table: Table, account: str) -> None:
        """Under the table's lock."""
        if table.status == "open":
            await self.lobby.vacate(table, account)
            return
        mine = [seat for seat in table.seats if account in (seat.account, seat.rightful)]
        entries = []
        for seat in mine:
            if seat.account == account:
                entries += self.left(table, seat) if table.info.rated else self.seated(table, seat)
            if not table.info.rated:
                seat.rightful = None if seat.rightful == account else seat.rightful
        if entries:
            await table.keep([*entries, *table.settle(table.moment())], seats=mine)
        elif mine:
            unit = Unit()
            for seat in mine:
                unit.change(RESEAT, b_id=table.id, b_seat=seat.seat, **seat.changes())
            self.tables.fanout.attach(unit, table.id, ANYTHING)
            await table.write(unit)

    def left(self, table: Table, seat: Seat) -> list[Entry]:
        """Who leaves a rated match has lost it; the seat says whose loss it is. Who shares a side leaves it to the
        others."""
        served = table.served
        if served is None or served.over or table.broken:
            return []
        if any(other.side == seat.side and other.kind == "person" and other is not seat for other in table.seats):
            gone = Entry(served.number + 1, kinds.SEATED, seat.side, seat.seat, kinds.STAND_IN, table.moment())
            served.follow(gone)
            table.stand_in(seat)
        else:
            gone = Entry(served.number + 1, kinds.FORFEIT, seat.side, seat.seat, "", table.moment())
            served.follow(gone)
            table.hand_to_bots(seat.side)
        return [gone]

    def seated(self, table: Table, seat: Seat) -> list[Entry]:
        """A bot has the seat; the step that says so, if the match can go on."""
        seat.kind, seat.bot, seat.account = "bot", self.tables.settings.stand_in, None
        seat.name = seat.invite = None
        served = table.served
        if served is None or served.over or table.broken:
            return []
        entry = Entry(served.number + 1, kinds.SEATED, seat.side, seat.seat, "bot", table.moment())
        served.follow(entry)
        return [entry]

    async def erase(self, account: str) -> None:
        """Nothing is left but a number, and not even that where nothing refers to it."""
        seats, chat = schema.seats, schema.chat
        sat = [row.table_id for row in await self.store.rows(select(seats.c.table_id).where(named("seats", [account])))]
        unit = Unit()
        for name in (
            "tokens",
            "resets",
            "notes",
            "lessons",
            "jobs",
            "seeks",
            "puzzle_tries",
            "studies",
            "merged",
            "pushes",
        ):
            unit.change(delete(schema.metadata.tables[name]).where(named(name, [account])))
        unit.change(delete(schema.ties).where(or_(schema.ties.c.account == account, schema.ties.c.other == account)))
        unit.change(update(seats).where(seats.c.account == account).values(name=None))
        kept = seats.c.rightful == account
        unit.change(update(seats).where(kept, seats.c.kind == "bot").values(name=None))
        for_nothing = seats.c.table_id.in_(select(schema.tables.c.id).where(schema.tables.c.rated == ""))
        unit.change(update(seats).where(kept, for_nothing).values(rightful=None))
        mine = schema.entrants.c.account == account
        unit.change(update(schema.entrants).where(mine).values(name=None, status="out"))
        held = (schema.tournaments.c.owner == account, schema.tournaments.c.status == "open")
        unit.change(update(schema.tournaments).where(*held).values(status="cancelled", ended_at=now()))
        unit.change(update(chat).where(chat.c.account == account).values(name=""))
        bare = {"name": "", "folded": "", "login": None, "password": None, "kind": "gone", "owner": None,
                "language": "en", "created_at": 0, "email": None, "webhook": None, "webhook_secret": None,
                "calendar": None,
                "profile": "private"}  # fmt: skip
        unit.change(update(schema.accounts).where(schema.accounts.c.id == account).values(**bare))
        self.identity.sessions.end(unit, account)
        unit.change(delete(schema.accounts).where(schema.accounts.c.id == account, unmentioned()))
        for table in sat:
            self.tables.fanout.attach(unit, table, ANYTHING)
        await self.store.write(unit)
        await self.identity.sessions.look(account)
        await self.identity.tell_tables(sat)

    # --- guests who do not come back ---------------------------------------------------------------------------

    async def purge(self, days: float) -> int:
        """Forget guests who were away for so long, with their bots, unless one of them sits at a table that goes on."""
        since = now() - int(days * DAY)
        accounts, bots, seats, tables = schema.accounts.c, schema.accounts.alias().c, schema.seats.c, schema.tables.c
        going = select(tables.id).where(tables.status.in_(GOING))
        busy = union(
            select(seats.account).where(seats.account.is_not(None), seats.table_id.in_(going)),
            select(seats.rightful).where(seats.rightful.is_not(None), seats.table_id.in_(going)),
            select(tables.owner).where(tables.status.in_(GOING)),
        )
        away = and_(
            accounts.kind == "guest",
            accounts.created_at < since,
            accounts.id.not_in(select(schema.sessions.c.account).where(schema.sessions.c.seen_at >= since)),
            accounts.id.not_in(busy),
            accounts.id.not_in(select(bots.owner).where(bots.owner.is_not(None), bots.id.in_(busy))),
        )
        rows = await self.store.rows(select(accounts.id).where(away).limit(10_000))
        for row in rows:
            for one in reversed(await self.family(row.id)):
                await self.erase(one)
        return len(rows)


def unmentioned() -> ColumnElement[bool]:
    """Whether no row refers to an account."""
    referring = [
        exists().where(column == schema.accounts.c.id)
        for relation in schema.metadata.sorted_tables
        for column in relation.c
        if any(key.column is schema.accounts.c.id for key in column.foreign_keys) and relation is not schema.accounts
    ]
    return ~or_(*referring, exists().where(schema.seats.c.rightful == schema.accounts.c.id))
