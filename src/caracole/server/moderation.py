"""What the operator does about people: reads reports with what was said around them, warns, mutes, bans, closes.

It works on the database beside a running server, which asks there whenever it matters.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import delete, insert, select, update

from caracole.server import schema
from caracole.server.fanout import fanout_for
from caracole.server.meetings import LOOKING
from caracole.server.sessions import Sessions
from caracole.server.settings import BadSettings, Settings
from caracole.server.store import Store, Unit, now

Say = Callable[[str], None]
AROUND = 10
"""Lines of the chat before and after the one that was reported."""
HOUR = 3_600_000


class Desk:
    """The operator's view of one database."""

    def __init__(self, store: Store, settings: Settings, say: Say) -> None:
        self.store = store
        self.say = say
        self.sessions = Sessions(store, settings)
        self.sessions.fanout = fanout_for(store, settings)

    # --- looking ---------------------------------------------------------------------------------------

    async def reports(self, *, closed: bool) -> None:
        wanted = select(schema.reports).order_by(schema.reports.c.id)
        rows = await self.store.rows(wanted if closed else wanted.where(schema.reports.c.closed_at.is_(None)))
        for row in rows:
            state = "closed" if row.closed_at else "open"
            who = await self.name(row.account)
            self.say(f"{row.id}  {moment(row.at)}  {state}  {who}, table {row.table_id}: {row.text or '(no words)'}")
        self.say(f"{len(rows)} reports")

    async def show(self, number: int) -> None:
        row = await self.report(number)
        self.say(f"report {row.id} of {moment(row.at)}, {'closed' if row.closed_at else 'open'}")
        self.say(f"about  {await self.name(row.account)}")
        self.say(f"by     {await self.name(row.by)}")
        self.say(f"table  {row.table_id}")
        self.say(f"words  {row.text or '(none)'}")
        for line in await self.context(row):
            mark = ">" if line.id == row.line else " "
            self.say(f"{mark} {moment(line.at)} [{line.room}] {line.name}: {line.text}")
        for past in await self.sanctions(row.account):
            until = f" until {moment(past.until)}" if past.until else ""
            self.say(f"before: {past.kind} of {moment(past.at)}{until}: {past.text}")

    async def context(self, row: Any) -> list[Any]:
        """What was said at that table: around the line, or last before the report."""
        chat = schema.chat.c
        here = select(schema.chat).where(chat.table_id == row.table_id)
        if row.line is None:
            found = await self.store.rows(here.where(chat.at <= row.at).order_by(chat.id.desc()).limit(2 * AROUND))
            return list(reversed(found))
        before = await self.store.rows(here.where(chat.id <= row.line).order_by(chat.id.desc()).limit(AROUND + 1))
        after = await self.store.rows(here.where(chat.id > row.line).order_by(chat.id).limit(AROUND))
        return [*reversed(before), *after]

    async def sanctions(self, account: str) -> list[Any]:
        own = schema.sanctions.c.account == account
        return list(await self.store.rows(select(schema.sanctions).where(own).order_by(schema.sanctions.c.id)))

    async def report(self, number: int) -> Any:
        row = await self.store.row(select(schema.reports).where(schema.reports.c.id == number))
        if row is None:
            raise BadSettings(f"there is no report {number}")
        return row

    async def name(self, account: str) -> str:
        row = await self.store.row(select(schema.accounts).where(schema.accounts.c.id == account))
        if row is None:
            raise BadSettings(f"there is no account {account}")
        return f"{row.name} ({row.kind} {row.id})"

    async def whom(self, target: str) -> tuple[str, int | None]:
        """An account, named itself or by the number of a report."""
        if target.isdecimal() and len(target) < 10:
            return (await self.report(int(target))).account, int(target)
        await self.name(target)
        return target, None

    # --- deciding --------------------------------------------------------------------------------------

    async def decide(self, target: str, kind: str, words: str, hours: float | None) -> None:
        """A warning, a mute or a ban; the report it answers is closed."""
        account, number = await self.whom(target)
        at = now()
        until = None if hours is None else at + int(hours * HOUR)
        made = {"account": account, "kind": kind, "text": words, "at": at, "until": until, "report": number}
        unit = Unit().change(insert(schema.sanctions).values(**made))
        if number is not None:
            unit.change(closing(number, at))
        if kind == "ban":
            await self.sign_out(unit, account)
        await self.write(unit)
        self.say(f"{kind}: {await self.name(account)}{f', until {moment(until)}' if until else ''}")

    async def lift(self, target: str) -> None:
        account, _ = await self.whom(target)
        own = schema.sanctions.c.account == account
        in_force = schema.sanctions.c.kind.in_(("mute", "ban"))
        await self.write(Unit().change(update(schema.sanctions).where(own, in_force).values(until=now())))
        self.say(f"no mute and no ban: {await self.name(account)}")

    async def close(self, number: int) -> None:
        await self.report(number)
        await self.write(Unit().change(closing(number, now())))
        self.say(f"report {number} is closed")

    async def sign_out(self, unit: Unit, account: str) -> None:
        """Everywhere, with the programs it owns, and looking for nobody; servers that can be told at once are told."""
        owned = await self.store.rows(select(schema.accounts.c.id).where(schema.accounts.c.owner == account))
        for each in (account, *(row.id for row in owned)):
            self.sessions.end(unit, each)
            unit.change(delete(schema.tokens).where(schema.tokens.c.account == each))
            looking = (schema.seeks.c.account == each, schema.seeks.c.status.in_(LOOKING))
            unit.change(update(schema.seeks).where(*looking).values(status="gone"))

    async def write(self, unit: Unit) -> None:
        async with self.store.engine.begin() as connection:
            for change in unit.changes:
                await connection.execute(change.statement, change.params)
        for call in unit.after:
            call()


def closing(number: int, at: int) -> Any:
    return update(schema.reports).where(schema.reports.c.id == number).values(closed_at=at)


def moment(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")


async def moderate(settings: Settings, say: Say, what: str, *args: Any, **more: Any) -> None:
    """One thing the operator asks for."""
    store = Store(settings.database)
    desk = Desk(store, settings, say)
    try:
        await getattr(desk, what)(*args, **more)
    finally:
        await desk.sessions.fanout.close()
        await store.engine.dispose()
