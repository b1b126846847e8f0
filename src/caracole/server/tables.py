"""All tables a server has in memory: found or read, kept while in use, told of news, minded by the clock."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

from sqlalchemy import bindparam, select, update

from caracole import bots
from caracole.server import jobs, line, schema, seating
from caracole.server.clocks import DaysClock
from caracole.server.errors import Problem
from caracole.server.news import ANYTHING, JOBS, PRESENCE, TALK, Alone, News, PostgresNews, RedisNews
from caracole.server.seating import Seat
from caracole.server.settings import Settings
from caracole.server.store import Conflict, Store, Unavailable, Unit, now
from caracole.server.table import SEATS, TABLE, THOUGHT, Table, Watcher

log = logging.getLogger("caracole.tables")
LATE = select(schema.tables.c.id).where(
    schema.tables.c.status == "running", schema.tables.c.deadline <= bindparam("b_now")
)
SEEN = (
    update(schema.seats)
    .where(schema.seats.c.table_id == bindparam("b_id"), schema.seats.c.account == bindparam("b_account"))
    .values(seen_at=bindparam("b_at"))
)
HEARTBEAT = 20
"""Seconds between two notes of who is connected."""
BELIEVED = 3 * HEARTBEAT * 1000
"""Milliseconds such a note is believed without another: a server that dies does not keep people connected."""


WATCHED = 3 * HEARTBEAT * 1000
"""Milliseconds for which bots alone go on after somebody was seen to watch."""


class Tables:
    """The tables of one server."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.live: OrderedDict[str, Table] = OrderedDict()
        self.loading: dict[str, asyncio.Future[Table | None]] = {}
        self.news: News = carrier(store, settings)
        self.accounts: dict[str, set[Watcher]] = {}
        """Who wants to hear of anything at any of their tables."""
        self.lobby: set[Watcher] = set()
        self.jobs_waiting = asyncio.Event()
        self.job_news: Callable[[str], None] = lambda name: None
        """Called when a job of a table waits or has got on, here or elsewhere."""
        self.thinkers = settings.workers
        """Processes that think, of all servers."""
        self.started_at = now()
        self.tasks: list[asyncio.Task[None]] = []
        self.writing: set[asyncio.Future[None]] = set()
        self.closing = False

    @property
    def stand_in(self) -> str:
        """The bot that takes the seat of somebody who has gone."""
        return self.settings.stand_in if self.settings.stand_in in bots.BOTS else "random"

    def in_grace(self) -> bool:
        return now() < self.started_at + self.settings.grace_seconds * 1000

    async def open(self) -> None:
        self.started_at = now()
        self.tasks = [
            asyncio.create_task(self.news.listen(self.heard, self.missed), name="news"),
            asyncio.create_task(self.mind_clocks(), name="clocks"),
            asyncio.create_task(self.note_presence(), name="presence"),
        ]

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, *self.writing, return_exceptions=True)

    # --- finding -------------------------------------------------------------------------------------

    async def find(self, name: str) -> Table | None:
        """The table in memory, or read from the database; one reading even if many ask."""
        table = self.live.get(name)
        if table is not None:
            self.live.move_to_end(name)
            return table
        reading = self.loading.get(name)
        if reading is not None:  # if it began before the table was stored, it finds nothing
            return await asyncio.shield(reading) or await self.find(name)
        reading = self.loading[name] = asyncio.ensure_future(self.read_once(name))
        return await asyncio.shield(reading)

    async def read_once(self, name: str) -> Table | None:
        try:
            return await self.read(name)
        finally:
            del self.loading[name]

    async def read(self, name: str) -> Table | None:
        row = await self.store.row(TABLE, {"b_id": name})
        if row is None:
            return None
        table = Table(self, row, [])
        await table.read_seats()
        await table.hear_chat()
        await table.load()
        self.live[name] = table
        self.forget_idle()
        return table

    def forget_idle(self) -> None:
        """Matches nobody is connected to leave memory, the longest unused first; they are read again when asked for."""
        for name in list(self.live):
            if len(self.live) <= self.settings.idle_tables:
                return
            table = self.live[name]
            if not table.watchers and not table.lock.locked():
                del self.live[name]

    # --- news ----------------------------------------------------------------------------------------

    async def heard(self, name: str, number: int) -> None:
        """Another server, or this one, has stored a step."""
        if number == JOBS:
            self.job_news(name)
            return
        table = self.live.get(name)
        if table is not None:
            async with table.lock:
                await self.follow(table, number)
            return
        if number in (TALK, PRESENCE):
            return
        if self.accounts or self.lobby:
            rows = await self.store.rows(SEATS, {"b_id": name})
            self.wake([row.account for row in rows])
        self.jobs_waiting.set()

    async def follow(self, table: Table, number: int) -> None:
        """Read what another server has stored of a live table, and show it. Under its lock."""
        if number == TALK:
            await table.hear_chat()
            table.publish_talk()
        elif number == PRESENCE:
            await self.compare_presence(table)
        elif number == ANYTHING or table.course is None or table.course.number < number:
            await table.refresh()
            table.publish()

    async def compare_presence(self, table: Table) -> None:
        """Somebody came or went at another server; who is still connected here says so again."""
        before = [table.online(seat.account) for seat in table.seats]
        table.note_elsewhere(await self.store.rows(SEATS, {"b_id": table.id}))
        if before != [table.online(seat.account) for seat in table.seats]:
            table.publish()
        for account in {watcher.account for watcher in table.watchers if watcher.account}:
            if table.elsewhere.get(account, now()) < now():
                self.tell_presence(table, account)

    async def missed(self) -> None:
        """The line was down: look at everything again."""
        for table in list(self.live.values()):
            async with table.lock:
                await table.refresh()
                table.publish()
        self.jobs_waiting.set()

    def changed(self, table: Table) -> None:
        self.wake([account for seat in table.seats for account in (seat.account, seat.rightful)])

    def wake(self, accounts: list[str | None]) -> None:
        for account in accounts:
            for watcher in self.accounts.get(account or "", ()):
                watcher.wake.set()
        for watcher in self.lobby:
            watcher.wake.set()

    # --- work that follows from a step -----------------------------------------------------------------

    def work(self, table: Table, unit: Unit) -> None:
        """A bot that is to decide gets a job, people who are away are told; stored together with the step."""
        course = table.course
        assert course is not None
        if any(seat.kind == "bot" for seat in table.seats) or isinstance(table.clock, DaysClock):
            unit.change(THOUGHT, b_id=table.id, b_number=course.number)
        if course.actor < 0 or course.paused:
            return
        due = seating.deciders(table.seats, course.actor)
        self.work_for_late(table, due, unit)
        if due and due[0].kind == "bot":
            unit.add(schema.jobs, **self.turn(table, course.number, due[0].bot or ""))
            unit.after.append(self.jobs_waiting.set)
        for seat in due:
            for kind in self.ways_to_tell():
                if seat.account and not table.online(seat.account):
                    unit.add(schema.jobs, **line.row(kind, table.id, course.number, seat.account))
                    unit.after.append(self.jobs_waiting.set)

    def turn(self, table: Table, number: int, bot: str) -> dict[str, Any]:
        """The job of a bot that is to decide: for the people at the table, or, among bots, for who opened it."""
        people = [seat.account for seat in table.seats if seat.kind == "person" and seat.account]
        return line.row(
            "think",
            table.id,
            number,
            rank=jobs.TURN if people else jobs.SHOW,
            owner=people[0] if people else table.info.owner,
            price=jobs.price(table.game, bot, self.settings.think_seconds),
            wanted_until=None if people else table.wanted,
        )

    def watch(self, table: Table) -> None:
        """Somebody looks at a table: bots alone play on."""
        until = now() + WATCHED
        if table.alone and table.running and table.watched < until - WATCHED // 2:
            table.watched = until
            self.write_watch(table, until)

    def unwatch(self, table: Table) -> None:
        """Somebody has gone; when it was the last, bots alone wait."""
        if table.alone and table.running and not table.watchers:
            table.watched = now()
            self.write_watch(table, table.watched)

    def write_watch(self, table: Table, until: int) -> None:
        unit = Unit().change(line.WATCH, b_id=table.id, b_until=until)
        self.news.attach(unit, table.id, JOBS)
        unit.after.append(self.jobs_waiting.set)
        writing = asyncio.ensure_future(self.write_presence(unit))
        self.writing.add(writing)
        writing.add_done_callback(self.writing.discard)

    def work_for_late(self, table: Table, due: list[Seat], unit: Unit) -> None:
        """Over days, people are warned before their time is out; the next step takes the warning back."""
        course = table.course
        if course is None or not isinstance(table.clock, DaysClock) or course.clocks.warning is None:
            return
        for seat in due:
            for kind in self.ways_to_tell():
                if seat.account:
                    late = line.row(LATE_KINDS[kind], table.id, course.number, seat.account)
                    unit.add(schema.jobs, **{**late, "due_at": course.clocks.warning})

    def ways_to_tell(self) -> list[str]:
        ways = ["mail"] if self.settings.smtp_host else []
        return [*ways, "webhook"] if self.settings.webhooks else ways

    # --- time ------------------------------------------------------------------------------------------

    async def mind_clocks(self) -> None:
        """Look twice a second for clocks that have run out."""
        while True:
            await asyncio.sleep(0.5)
            self.warn()
            if self.in_grace():
                continue
            try:
                for row in await self.store.rows(LATE, {"b_now": now()}):
                    table = await self.find(row.id)
                    if table is not None and table.course is not None:
                        await table.enter(table.flag)
            except Problem:
                continue  # another server was first
            except Unavailable as error:
                log.warning("clocks: %s", error)
            except Exception:
                log.exception("clocks")

    def warn(self) -> None:
        """Whoever is connected and runs out of time hears of it once a decision."""
        for table in self.live.values():
            course = table.course
            if not table.watchers or course is None or course.number <= table.warned:
                continue
            moment = course.clocks.warning
            if moment is not None and now() >= moment:
                table.warned = course.number
                for watcher in table.watchers:
                    watcher.tell(talk=True)

    def tell_presence(self, table: Table, account: str) -> None:
        """Let other servers know that somebody came or went."""
        if self.store.embedded:
            return
        here = any(watcher.account == account for watcher in table.watchers)
        table.elsewhere[account] = now() + (BELIEVED if here else 0)
        unit = Unit().change(SEEN, b_id=table.id, b_account=account, b_at=table.elsewhere[account])
        self.news.attach(unit, table.id, PRESENCE)
        writing = asyncio.ensure_future(self.write_presence(unit))
        self.writing.add(writing)
        writing.add_done_callback(self.writing.discard)

    async def write_presence(self, unit: Unit) -> None:
        try:
            await self.store.write(unit)
        except (Conflict, Unavailable) as error:
            log.warning("presence: %s", error)

    async def note_presence(self) -> None:
        """Write down who is connected, so that other servers and later ones know when they were last here."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            unit, until = Unit(), now() + (0 if self.store.embedded else BELIEVED)
            for table in self.live.values():
                if table.watchers:
                    self.watch(table)
                for account in {w.account for w in table.watchers if w.account}:
                    table.seen[account] = now()
                    unit.change(SEEN, b_id=table.id, b_account=account, b_at=until)
            if unit.changes:
                await self.write_presence(unit)


LATE_KINDS = {"mail": "late-mail", "webhook": "late-hook"}
"""The jobs that warn, by the way they take."""


def carrier(store: Store, settings: Settings) -> News:
    if settings.redis:
        return RedisNews(settings.redis)
    return Alone() if store.embedded else PostgresNews(store.url)
