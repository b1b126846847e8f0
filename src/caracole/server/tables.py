"""All tables a server has in memory: found or read, kept while in use, told of news, minded by the clock."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from sqlalchemy import bindparam, select, update

from caracole.server import job_queue, jobs, joint_words, schema
from caracole.server.clocks import DaysClock
from caracole.server.errors import Problem
from caracole.server.fanout import ANYTHING, JOBS, LEFT, PRESENCE, TALK, Fanout, fanout_for
from caracole.server.match_start import can_start, start_if_full
from caracole.server.seating import Seat
from caracole.server.settings import Settings
from caracole.server.snapshot_cache import SnapshotCache
from caracole.server.store import Conflict, Store, Unavailable, Unit, now
from caracole.server.table import SEATS, THOUGHT, Table, Watcher

log = logging.getLogger("caracole.tables")
LATE = select(schema.tables.c.id).where(
    schema.tables.c.status == "running", schema.tables.c.deadline <= bindparam("b_now")
)
SEEN = (
    update(schema.seats)
    .where(schema.seats.c.table_id == bindparam("b_id"), schema.seats.c.account == bindparam("b_account"))
    .values(seen_at=bindparam("b_at"))
)
NEWEST = select(schema.tables.c.id, schema.tables.c.number, schema.tables.c.status, schema.tables.c.changed_at).where(
    schema.tables.c.id.in_(bindparam("b_tables", expanding=True))
)
LOOK = 2
"""Seconds between two looks at whether news of a watched table went astray."""
MOST_WATCHED = 10_000
"""Tables looked at in one query; a database takes only so many values."""
HEARTBEAT = 20
"""Seconds between two notes of who is connected."""
PAUSE = 0.25
"""Seconds before a table that could not be read is tried again."""
BELIEVED = 3 * HEARTBEAT * 1000
"""Milliseconds such a note is believed without another: a server that dies does not keep people connected."""


WATCHED = 3 * HEARTBEAT * 1000
"""Milliseconds for which bots alone go on after somebody was seen to watch."""


GROUNDS = 16_000_000
"""Bytes of grounds that are kept; who asks for one that is gone takes the whole picture."""


class Tables:
    """The tables of one server."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.live: OrderedDict[str, Table] = OrderedDict()
        self.loading: dict[str, asyncio.Future[Table | None]] = {}
        self.snapshot_cache = SnapshotCache(settings.composed_megabytes * 1_000_000)
        self.grounds = SnapshotCache(GROUNDS).part()
        """What no step of a match changes in a picture, by its hash."""
        self.fanout: Fanout = fanout_for(store, settings)
        self.accounts: dict[str, set[Watcher]] = {}
        """Who wants to hear of anything at any of their tables."""
        self.lobby: set[Watcher] = set()
        self.jobs_waiting = asyncio.Event()
        self.rated_over = asyncio.Event()
        """A rated match is over, and waits to be counted."""
        self.round_over = asyncio.Event()
        """A match of a tournament is over."""
        self.job_news: Callable[[str], None] = lambda name: None
        """Called when a job of a table waits or has got on, here or elsewhere."""
        self.thinkers = settings.workers
        """Processes that think, of all servers."""
        self.started_at = now()
        self.tasks: list[asyncio.Task[None]] = []
        self.under_way: set[asyncio.Task[None]] = set()
        self.rereading: dict[str, asyncio.Task[None]] = {}
        self.closing = False
        self.left: Callable[..., Awaitable[None]] = nobody_left
        self.pushed: Callable[[], frozenset[str]] = frozenset
        """The accounts with a device that is told."""

    def in_grace(self) -> bool:
        return now() < self.started_at + self.settings.grace_seconds * 1000

    async def open(self) -> None:
        self.started_at = now()
        self.tasks = [
            asyncio.create_task(self.fanout.listen(self.heard, self.missed), name="fanout"),
            asyncio.create_task(self.mind_clocks(), name="clocks"),
            asyncio.create_task(self.note_presence(), name="presence"),
            asyncio.create_task(self.look_for_news(), name="astray"),
        ]

    async def close(self) -> None:
        for task in (*self.tasks, *self.rereading.values()):
            task.cancel()
        await asyncio.gather(*self.tasks, *self.rereading.values(), *self.under_way, return_exceptions=True)
        await self.fanout.close()

    # --- finding -------------------------------------------------------------------------------------

    async def find(self, name: str) -> Table | None:
        """The table in memory, or read from the database; one reading even if many ask."""
        table = self.live.get(name)
        if table is not None:
            self.live.move_to_end(name)
        else:
            table = await self.found(name)
        if table is None:
            return None
        if self.live.get(name) is not table:  # it has left memory before we came back to it
            return await self.find(name)
        if table.doubtful:
            async with table.certain():
                pass
        if can_start(table):  # whatever ended in the middle of its start
            await table.enter(lambda: start_if_full(table))
        return table

    async def found(self, name: str) -> Table | None:
        reading = self.loading.get(name)
        if reading is not None:  # if it began before the table was stored, it finds nothing
            return await asyncio.shield(reading) or self.live.get(name) or await self.found(name)
        reading = self.loading[name] = asyncio.ensure_future(self.read_once(name))
        return await asyncio.shield(reading)

    async def read_once(self, name: str) -> Table | None:
        try:
            return await self.read(name)
        finally:
            del self.loading[name]

    async def read(self, name: str) -> Table | None:
        table = await Table.read(self, name)
        if table is not None:
            table.complain()
            self.live[name] = table
            self.forget_idle()
        return table

    def read_again(self, table: Table) -> None:
        """Until a table in doubt could be read, and started if it waits for nobody; all who watch are shown it."""
        if table.id not in self.rereading and not self.closing:
            self.rereading[table.id] = asyncio.ensure_future(self.reread(table))

    async def reread(self, table: Table) -> None:
        try:
            await self.reread_on(table)
        finally:
            del self.rereading[table.id]

    async def reread_on(self, table: Table) -> None:
        while table.doubtful or can_start(table):  # whoever is shown the table may have read it in the meantime
            try:
                async with table.certain():
                    pass
                if can_start(table):
                    await table.enter(lambda: start_if_full(table))
            except (Unavailable, Problem):
                await asyncio.sleep(PAUSE)
            except Exception:
                log.exception("a table could not be read again", extra={"table": table.id})
                await asyncio.sleep(PAUSE)

    def forget_idle(self) -> None:
        """Matches nobody is connected to leave memory, the longest unused first; they are read again when asked for."""
        for name in list(self.live):
            if len(self.live) <= self.settings.idle_tables:
                return
            table = self.live[name]
            if table.idle:
                del self.live[name]
                table.composed.clear()
                table.drawings.clear()

    # --- news ----------------------------------------------------------------------------------------

    async def heard(self, name: str, number: int) -> None:
        """Another server, or this one, has stored a step. A table that is slow to follow holds no other up."""
        if number == LEFT:
            await self.left(name)
            return
        if number == JOBS:
            self.job_news(name)
            return
        if name in self.live or name in self.loading:
            self.begin(self.hear(name, number))
            return
        if number in (TALK, PRESENCE):
            return
        if self.accounts or self.lobby:
            rows = await self.store.rows(SEATS, {"b_id": name})
            self.wake([row.account for row in rows])
        self.jobs_waiting.set()

    async def hear(self, name: str, number: int) -> None:
        """Of a table that is in memory, or on its way there: what was read of it may have been read too early."""
        table = None
        try:
            table = await self.find(name)
            if table is not None:
                async with table.certain():
                    await self.follow(table, number)
        except (Unavailable, Problem) as error:
            log.warning("news of a table could not be followed: %s", error)
            if table is not None:
                table.doubtful = True
                self.read_again(table)
        except Exception:
            log.exception("news of a table could not be followed", extra={"table": name})

    async def follow(self, table: Table, number: int) -> None:
        """Read what another server has stored of a live table, and show it. Under its lock."""
        if number == TALK:
            await table.hear_chat()
            table.publish_talk()
        elif number == PRESENCE:
            await self.compare_presence(table)
        elif number == ANYTHING or table.served is None or table.served.number < number:
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
        """The connection was down: look again at everything somebody looks at, and forget the rest."""
        await self.left()
        for name, table in list(self.live.items()):
            if table.idle:
                del self.live[name]
            else:
                self.begin(self.hear(name, ANYTHING))
        self.jobs_waiting.set()

    async def look_for_news(self) -> None:
        """No carrier of news is certain to bring them: whoever watches must not wait for what went astray."""
        while not self.store.embedded:
            await asyncio.sleep(LOOK)
            watched = [name for name, table in self.live.items() if table.watchers and not table.broken]
            try:
                for row in await self.store.rows(NEWEST, {"b_tables": watched[-MOST_WATCHED:]}) if watched else []:
                    if behind(self.live.get(row.id), row):
                        self.begin(self.hear(row.id, ANYTHING))
            except Unavailable as error:
                log.warning("news astray: %s", error)
            except Exception:
                log.exception("news astray")

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Something nobody waits for; it is finished before the server closes."""
        task = asyncio.ensure_future(work)
        self.under_way.add(task)
        task.add_done_callback(self.under_way.discard)

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
        served = table.served
        assert served is not None
        if any(seat.kind == "bot" for seat in table.seats) or isinstance(table.clock, DaysClock):
            unit.change(THOUGHT, b_id=table.id, b_asking=served.asking, b_number=served.number)
        if served.actor < 0 or served.paused:
            return
        due = joint_words.due(table)
        self.work_for_late(table, due, unit)
        if due and due[0].kind == "bot" and served.asking == served.number:
            unit.add(schema.jobs, **self.turn(table, served.number, due[0].bot or ""))
            unit.after.append(self.jobs_waiting.set)
        for seat in due:
            for kind in self.ways_to_tell(seat.account):
                if seat.account and not table.online(seat.account):
                    unit.add(schema.jobs, **job_queue.row(kind, table.id, served.number, seat.account))
                    unit.after.append(self.jobs_waiting.set)

    def turn(self, table: Table, number: int, bot: str) -> dict[str, Any]:
        """The job of a bot that is to decide: for the people at the table, or, among bots, for who opened it."""
        people = [seat.account for seat in table.seats if seat.kind == "person" and seat.account]
        awaited = bool(people) or table.info.kin == "round"  # others wait for the next round
        return job_queue.row(
            "think",
            table.id,
            number,
            rank=jobs.TURN if people else jobs.SHOW,
            owner=people[0] if people else table.info.owner,
            price=jobs.price(table.game, bot, self.settings.think_seconds),
            wanted_until=None if awaited else table.wanted,
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
        unit = Unit().change(job_queue.WATCH, b_id=table.id, b_until=until)
        self.fanout.attach(unit, table.id, JOBS)
        unit.after.append(self.jobs_waiting.set)
        self.begin(self.write_presence(unit))

    def work_for_late(self, table: Table, due: list[Seat], unit: Unit) -> None:
        """Over days, people are warned before their time is out; the next step takes the warning back."""
        served = table.served
        if served is None or not isinstance(table.clock, DaysClock) or served.clocks.warning is None:
            return
        for seat in due:
            for kind in self.ways_to_tell(seat.account):
                if seat.account:
                    late = job_queue.row(LATE_KINDS[kind], table.id, served.number, seat.account)
                    unit.add(schema.jobs, **{**late, "due_at": served.clocks.warning})

    def ways_to_tell(self, account: str | None) -> list[str]:
        ways = {
            "mail": bool(self.settings.smtp_host),
            "webhook": self.settings.webhooks,
            "push": account in self.pushed(),
        }
        return [way for way, open_here in ways.items() if open_here]

    def tell_round(self, unit: Unit, table: str, account: str) -> None:
        """A round of a tournament has begun for somebody; stored with it."""
        for kind in self.ways_to_tell(account):
            unit.add(schema.jobs, **job_queue.row(ROUND_KINDS[kind], table, 0, account))

    # --- time ------------------------------------------------------------------------------------------

    async def mind_clocks(self) -> None:
        """Look twice a second for clocks that have run out."""
        while True:
            await asyncio.sleep(0.5)
            try:
                self.warn()
                if not self.in_grace():
                    for row in await self.store.rows(LATE, {"b_now": now()}):
                        await self.mind_clock(row.id)
            except Unavailable as error:
                log.warning("clocks: %s", error)
            except Exception:
                log.exception("clocks")

    async def mind_clock(self, name: str) -> None:
        """One table that cannot be minded does not keep the others from it."""
        try:
            table = await self.find(name)
            if table is not None and table.served is not None and not table.broken:
                await table.enter(table.flag)
        except Problem:
            return  # another server was first
        except Exception:
            log.exception("a clock could not be minded", extra={"table": name})

    def warn(self) -> None:
        """Whoever is connected and runs out of time hears of it once a decision."""
        for table in self.live.values():
            served = table.served
            if not table.watchers or served is None or served.number <= table.warned:
                continue
            moment = served.clocks.warning
            if moment is not None and now() >= moment:
                table.warned = served.number
                for watcher in table.watchers:
                    watcher.tell(talk=True)

    def tell_presence(self, table: Table, account: str) -> None:
        """Write down that somebody came or went, and let other servers know."""
        here = any(watcher.account == account for watcher in table.watchers)
        table.noted[account] = now() + (BELIEVED if here and not self.store.embedded else 0)
        unit = Unit().change(SEEN, b_id=table.id, b_account=account, b_at=table.noted[account])
        self.fanout.attach(unit, table.id, PRESENCE)
        self.begin(self.write_presence(unit))

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
                connected = {w.account for w in table.watchers if table.belongs(w.account)}
                for account in connected:
                    table.seen[account] = now()
                for account in connected | table.asking(HEARTBEAT):
                    unit.change(SEEN, b_id=table.id, b_account=account, b_at=until)
            if unit.changes:
                await self.write_presence(unit)


async def nobody_left(*accounts: str) -> None:
    """Who keeps the sessions hears instead that some of an account's, or of anybody's, may be over."""


def behind(table: Table | None, row: Any) -> bool:
    """Whether memory is behind what is stored. Before its match a row says when somebody last came or went."""
    if table is None or table.broken:
        return False
    if table.served is None:
        return (row.status, row.changed_at) != (table.status, table.info.changed_at)
    return bool(row.number > table.served.number)


LATE_KINDS = {"mail": "late-mail", "webhook": "late-hook", "push": "late-push"}
"""The jobs that warn, by the way they take."""
ROUND_KINDS = {"mail": "round-mail", "webhook": "round-hook", "push": "round-push"}
"""The jobs that tell of a round."""
