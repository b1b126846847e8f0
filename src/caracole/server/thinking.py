"""Whatever takes thought is done in processes of its own, never in the event loop: bots' turns, hints, reviews.

`jobs.py` says who comes first and for how long, `job_queue.py` keeps the queue in the database, `workers.py` has the
processes, `worker_tasks.py` what they do. Here jobs are taken, done and answered.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import bindparam, select, update

from caracole.review import Review
from caracole.review.data import Part
from caracole.review.review import pieces as review_pieces
from caracole.server import (
    errors,
    job_queue,
    jobs,
    lines,
    match_requests,
    queue_positions,
    reviews,
    schema,
    seating,
    stuck_bots,
    worker_tasks,
)
from caracole.server.errors import Problem
from caracole.server.fanout import JOBS
from caracole.server.job_queue import JobQueue
from caracole.server.jobs import Job
from caracole.server.notifications import Notifications
from caracole.server.store import Conflict, Store, Unavailable, Unit, now
from caracole.server.table import Table
from caracole.server.tables import Tables
from caracole.server.workers import Workers

log = logging.getLogger("caracole.thinking")
NOTICE_LEASE = 60_000
"""Milliseconds after which a notice that was taken is somebody else's."""
MOST_NOTICES = 8
"""Notices under way at once."""
MOST_ATTEMPTS = 3
"""A notice that has failed so often is dropped."""
ADVICE = 1.0
"""Seconds that a hint may take."""
PIECES = {"quick": 0.4, "normal": 4.0}
"""By care: seconds that a piece of a review takes, or less; it makes room for a bot's turn at once."""
CARE = 0.5
"""A hint that has so many seconds is judged as a `normal` review judges, else as a `quick` one."""
RENEW = 10.0
"""Seconds after which whoever waits says so again."""
WANTED = 30_000
"""Milliseconds for which they are believed."""
BEAT = 5.0
"""Seconds between two words to the other servers."""
SHOWN = 0.5
"""Seconds between two looks at who stands where."""
NOTICES = (
    select(schema.jobs)
    .where(schema.jobs.c.rank.is_(None), schema.jobs.c.due_at <= bindparam("b_now"))
    .order_by(schema.jobs.c.due_at)
    .limit(bindparam("b_limit"))
)
TAKE_NOTICE = (
    update(schema.jobs)
    .where(schema.jobs.c.id == bindparam("b_id"), schema.jobs.c.due_at == bindparam("b_due"))
    .values(due_at=bindparam("b_until"), attempts=schema.jobs.c.attempts + 1)
)
Key = tuple[str, str, int, str]


class Asking:
    """Somebody waits for an answer: how many of them, and what wakes them."""

    def __init__(self, task: asyncio.Task[list[Any]], owner: str) -> None:
        self.task = task
        self.owner = owner
        self.waiting = 0
        self.progress = asyncio.Event()


class Thinking:
    """Takes jobs and does them, at most so many at once; asks for hints and reviews."""

    def __init__(self, tables: Tables, notifications: Notifications, processes: int) -> None:
        self.tables = tables
        self.store: Store = tables.store
        self.notifications = notifications
        self.queue = JobQueue(self.store, processes)
        self.workers = Workers(processes, tables.settings.worker_memory * 1_000_000)
        self.under_way: dict[asyncio.Task[None], Job] = {}
        self.busy: dict[asyncio.Task[Any] | None, Job] = {}
        """Those for which a process works, or soon will; the others are being stored."""
        self.telling: set[asyncio.Task[None]] = set()
        self.asked: dict[Key, Asking] = {}
        self.lookers: dict[str, asyncio.Task[Any]] = {}
        """Who has a position looked at, one at a time each."""
        self.tasks: list[asyncio.Task[None]] = []
        self.done = 0
        self.failed = 0

    async def open(self) -> None:
        await self.queue.open()
        self.tables.job_news = self.heard
        self.tasks = [
            asyncio.create_task(self.keep_on(self.beat, BEAT), name="thinkers"),
            asyncio.create_task(self.keep_on(self.show, SHOWN), name="queue positions"),
        ]
        if self.queue.processes:
            self.tasks.append(asyncio.create_task(self.work_on(), name="jobs"))

    async def close(self) -> None:
        """What is under way is given back; whoever waits for an answer gets none."""
        asked = [*(asking.task for asking in self.asked.values()), *self.lookers.values()]
        stopped = [*self.tasks, *asked, *self.under_way, *self.telling]
        given_back = list(self.under_way.values())
        for task in stopped:
            task.cancel()
        await asyncio.gather(*stopped, return_exceptions=True)
        self.workers.close()
        with suppress(Unavailable):
            await self.queue.close(given_back)

    async def keep_on(self, do: Callable[[], Any], seconds: float) -> None:
        while True:
            try:
                await do()
            except (Unavailable, Conflict) as error:
                log.warning("jobs: %s", error)
            except Exception:
                log.exception("jobs")
            await asyncio.sleep(seconds)

    async def beat(self) -> None:
        await self.queue.beat()
        if self.under_way:
            await self.queue.hold()
        await self.queue.sweep()
        self.tables.thinkers = self.queue.total

    async def show(self) -> None:
        await queue_positions.show(self.tables, self.queue, {table for _, table, _, _ in self.asked})

    # --- taking --------------------------------------------------------------------------------------

    async def work_on(self) -> None:
        """Whenever there may be work, and now and then for what others have left lying."""
        waiting = self.tables.jobs_waiting
        waiting.set()
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(5 if self.store.embedded else 1):  # wait_for may miss being cancelled
                    await waiting.wait()
            waiting.clear()
            try:
                await self.take()
                await self.take_notices()
            except Unavailable as error:
                log.warning("jobs: %s", error)
            except Exception:
                log.exception("jobs")

    async def take(self) -> None:
        """As many jobs as there are free processes, and no more: who comes next is decided at the last moment."""
        free = self.queue.processes - len(self.busy)
        if free <= 0:
            await self.hurry()
        else:
            for job, share in await self.queue.take(free, list(self.busy.values())):
                task = asyncio.create_task(self.do(job, share))
                self.under_way[task] = self.busy[task] = job
                task.add_done_callback(self.finished)

    async def hurry(self) -> None:
        """A turn waits and no process is free: what goes after it is answered now, with what has been found."""
        lower = {task: job for task, job in self.busy.items() if job.rank > jobs.TURN}
        if lower and any(job.rank == jobs.TURN and not job.under_way for job in await self.queue.jobs()):
            for task in lower:
                self.workers.hurry(task)

    def finished(self, task: asyncio.Task[None]) -> None:
        del self.under_way[task]
        self.busy.pop(task, None)
        self.tables.jobs_waiting.set()

    async def worked_out(self, task: Callable[..., Any], *args: Any, seconds: float) -> Any:
        """What a process says; it is free for the next job before the answer is stored."""
        found = await self.workers.do(task, *args, seconds=seconds)
        self.queue.overhead = self.workers.overhead
        self.busy.pop(asyncio.current_task(), None)
        self.tables.jobs_waiting.set()
        return found

    async def do(self, job: Job, share: float) -> None:
        """One piece of a job. If its process dies, it is given back at once, to be tried with less."""
        try:
            table = await self.tables.find(job.table_id)
            if table is not None and table.served is not None and table.served.number < job.number:
                async with table.lock:
                    await table.refresh()
            if job.kind == "think":
                await self.think(job, table, share)
            else:
                await self.work_out(job, table, share)
            self.done += 1
        except Problem:
            self.tables.jobs_waiting.set()  # the match has gone on meanwhile
        except asyncio.CancelledError:
            await self.store.write(Unit().change(job_queue.GIVE_BACK, b_id=job.id, b_now=now(), b_failed=0))
            raise
        except Exception as error:
            self.failed += 1
            log.exception("a job failed", extra={"job": job.id, "table": job.table_id, "attempt": job.attempts + 1})
            await self.fail(job, f"{type(error).__name__}: {error}")

    async def fail(self, job: Job, why: str) -> None:
        if job.attempts + 1 < len(jobs.RETRIES):
            await self.store.write(Unit().change(job_queue.GIVE_BACK, b_id=job.id, b_now=now(), b_failed=1))
            return
        log.error("a job is given up", extra={"job": job.id, "table": job.table_id, "why": why})
        table = await self.tables.find(job.table_id)
        if job.kind == "think" and table is not None and self.asked_bot(table, job.number) is not None:
            await stuck_bots.halt(table, job.number, why)
            return
        unit = Unit().change(job_queue.GIVE_UP, b_id=job.id, b_fault=why)
        self.tables.fanout.attach(unit, job.table_id, JOBS)
        await self.store.write(unit)
        self.heard(job.table_id)

    # --- a bot's turn --------------------------------------------------------------------------------

    async def think(self, job: Job, table: Table | None, share: float) -> None:
        """Ask the bot whose turn it is, and play what it says."""
        bot = self.asked_bot(table, job.number) if table else None
        if table is None or bot is None:
            await self.store.write(Unit().change(job_queue.DROP, b_id=job.id))
            return
        served = table.started()
        if served.paused:  # it was stuck, and may try again
            await stuck_bots.go_on(table, job.number)
            return
        side = served.actor
        ceiling = self.tables.settings.think_seconds
        budget = jobs.budget(table.game, bot, ceiling, share * jobs.RETRIES[job.attempts])
        text = await self.worked_out(
            worker_tasks.choose, *played(table), side, bot, budget, seconds=budget.seconds or 0
        )
        table.note_share(side, share)
        if not self.store.embedded and job.wanted_until:
            table.watched = max(table.watched, job.wanted_until)
        if not await match_requests.bot_move(table, job.number, str(text)):
            await self.store.write(Unit().change(job_queue.DROP, b_id=job.id))

    def asked_bot(self, table: Table, number: int) -> str | None:
        """The bot to decide, if the match still stands where it was asked."""
        served = table.served
        if served is None or table.broken or not served.asks(number) or served.actor < 0:
            return None
        due = seating.deciders(table.seats, served.actor)
        return due[0].bot if due and due[0].kind == "bot" else None

    # --- what somebody has asked for ------------------------------------------------------------------

    async def work_out(self, job: Job, table: Table | None, share: float) -> None:
        """The next piece of an answer, kept with the others until somebody fetches them."""
        if table is None or table.served is None or table.served.number != job.number:
            await self.store.write(Unit().change(job_queue.DROP, b_id=job.id))
            return
        share *= jobs.RETRIES[job.attempts]
        found = await self.worked_out(*self.task(job, table, share), seconds=job.seconds * share)
        if found is None:  # it made room for a turn
            await self.store.write(Unit().change(job_queue.GIVE_BACK, b_id=job.id, b_now=now(), b_failed=0))
            return
        row = await self.store.row(job_queue.RESULT, {"b_id": job.id})
        before = msgspec.json.decode(row.result) if row is not None and row.result else []
        result = msgspec.json.encode([*before, found]).decode()
        unit = Unit().change(job_queue.GET_ON, b_id=job.id, b_done=job.done, b_result=result, b_now=now())
        self.tables.fanout.attach(unit, job.table_id, JOBS)
        await self.store.write(unit)
        self.heard(job.table_id)

    def task(self, job: Job, table: Table, share: float) -> tuple[Any, ...]:
        """What a process is to do for the next piece."""
        if job.kind == "review":
            return worker_tasks.review, *played(table), job.account, job.done
        care = "normal" if job.seconds * share >= CARE else "quick"
        return worker_tasks.advise, *played(table), care

    async def advise(self, table: Table, account: str) -> str:
        """What the judge calls best for the side to decide."""
        seconds = min(self.tables.settings.think_seconds or ADVICE, ADVICE)
        return str((await self.ask("hint", table, account, account, seconds))[0])

    async def review(self, table: Table, owner: str, care: str) -> Review:
        """Worked out once, whoever asks meanwhile and later."""
        found = await reviews.kept(self.store, table, care)
        if found is None:
            pieces = len(review_pieces(table.started().match, worker_tasks.EACH))
            parts = await self.ask("review", table, care, owner, PIECES[care], pieces)
            found = await asyncio.to_thread(reviews.whole, table, care, parts)
            await reviews.keep(self.store, table, care, found)
        return found

    async def found(self, table: Table, care: str, after: int) -> list[Part]:
        """What has been found of a review that is under way, after so many pieces."""
        named = {"b_kind": "review", "b_table_id": table.id, "b_number": table.started().number, "b_account": care}
        row = await self.store.row(job_queue.ANSWER, named)
        if row is None or not row.result or row.done <= after:
            return []
        return msgspec.json.decode(row.result, type=list[Part])[after:]

    async def ask(
        self, kind: str, table: Table, account: str, owner: str, seconds: float, pieces: int = 1
    ) -> list[Any]:
        """The answer to a job, piece by piece in order. When the last who wait have gone, it is taken back."""
        if not self.queue.total:
            raise errors.not_now("no-bot-thinks")
        key: Key = (kind, table.id, table.started().number, account)
        asking = self.asked.get(key)
        if asking is None:
            mine = sum(other[0] == kind and known.owner == owner for other, known in self.asked.items())
            if mine >= jobs.ASKED[kind].quota:
                raise too_many(kind)
            task = asyncio.ensure_future(self.answer(key, owner, seconds, pieces))
            asking = self.asked[key] = Asking(task, owner)
            task.add_done_callback(partial(self.forget, key, asking))
        asking.waiting += 1
        try:
            return await asyncio.shield(asking.task)
        finally:
            asking.waiting -= 1
            if not asking.waiting:
                asking.task.cancel()
                self.forget(key, asking)  # whoever asks from now on asks anew

    def forget(self, key: Key, asking: Asking, _: object = None) -> None:
        if self.asked.get(key) is asking:
            del self.asked[key]

    async def answer(self, key: Key, owner: str, seconds: float, pieces: int) -> list[Any]:
        kind, table, number, account = key
        named: dict[str, Any] = {"b_kind": kind, "b_table_id": table, "b_number": number, "b_account": account}
        asked = jobs.ASKED[kind]
        if await self.queue.crowd(owner, kind) >= asked.quota:  # at other servers
            raise too_many(kind)
        wanted = {"rank": asked.rank, "owner": owner, "price": int(1000 * seconds), "pieces": pieces}
        unit = Unit().add(
            schema.jobs, **job_queue.row(kind, table, number, account, wanted_until=now() + WANTED, **wanted)
        )
        self.tables.fanout.attach(unit, table, JOBS)
        try:
            await self.store.write(unit)
        except Conflict:  # it was asked before, here or elsewhere
            await self.store.write(Unit().change(job_queue.WANT, b_until=now() + WANTED, **named))
        self.tables.jobs_waiting.set()
        asking = self.asked[key]
        try:
            return await self.fetched(asking, named)
        finally:
            if self.asked.get(key) in (None, asking):  # else somebody has asked anew
                await self.withdraw(key, named)

    async def fetched(self, asking: Asking, named: dict[str, Any]) -> list[Any]:
        """Waits for the last piece, and says again and again that somebody waits."""
        while True:
            row = await self.store.row(job_queue.ANSWER, named)
            if row is None:
                raise errors.not_now("thinking-void")
            if row.fault is not None:
                raise errors.not_now("thinking-failed")
            if row.done >= row.pieces:
                found: list[Any] = msgspec.json.decode(row.result)
                return found
            try:
                async with asyncio.timeout(RENEW):
                    await asking.progress.wait()
            except TimeoutError:
                await self.store.write(Unit().change(job_queue.WANT, b_until=now() + WANTED, **named))
            asking.progress.clear()

    async def withdraw(self, key: Key, named: dict[str, Any]) -> None:
        """Nobody waits any more: what is under way here is stopped, the rest is not begun."""
        for task, job in list(self.under_way.items()):
            if (job.kind, job.table_id, job.number, job.account) == key:
                task.cancel()
        with suppress(Unavailable):
            await self.store.write(Unit().change(job_queue.WANT, b_until=now(), **named))

    def heard(self, table: str) -> None:
        """A job of this table has got on, or a new one waits."""
        for key, asking in self.asked.items():
            if key[1] == table:
                asking.progress.set()
        self.tables.jobs_waiting.set()

    # --- positions that somebody looks at ---------------------------------------------------------------

    def look(self, owner: str, *position: Any) -> asyncio.Task[lines.Lines]:
        """What a position is worth, with some care. Whoever looks elsewhere no longer looks here."""
        if not self.queue.processes:
            raise errors.not_now("no-bot-thinks")
        if (before := self.lookers.get(owner)) is not None:
            before.cancel()
        looking = self.lookers[owner] = asyncio.create_task(self.looked(owner, *position))
        looking.add_done_callback(lambda done: self.lookers.get(owner) is done and self.lookers.pop(owner))
        return looking

    async def looked(self, owner: str, name: str, options: Any, position: str, care: str) -> lines.Lines:
        """Behind everything that waits; what makes room for a turn begins again later."""
        me, job = asyncio.current_task(), jobs.look(owner, lines.SECONDS[care])
        while True:
            while not await self.idles():
                await asyncio.sleep(SHOWN)
            self.busy[me] = job
            try:
                found = await self.worked_out(worker_tasks.look, name, options, position, care, seconds=job.seconds)
            finally:
                self.busy.pop(me, None)
                self.tables.jobs_waiting.set()
            if found is not None:
                return msgspec.convert(found, lines.Lines)

    async def idles(self) -> bool:
        """Whether a process has nothing better to do."""
        waiting = any(not job.under_way for job in await self.queue.jobs())
        free = self.queue.processes - len(self.busy)
        return not waiting and jobs.room(free, self.queue.processes, self.busy.values(), jobs.REVIEW) > 0

    # --- notifications -------------------------------------------------------------------------------------

    async def take_notices(self) -> None:
        room = MOST_NOTICES - len(self.telling)
        for job in await self.taken_notices(room) if room > 0 else []:
            task = asyncio.create_task(self.tell(job))
            self.telling.add(task)
            task.add_done_callback(self.notified)

    def notified(self, task: asyncio.Task[None]) -> None:
        self.telling.discard(task)
        self.tables.jobs_waiting.set()

    async def taken_notices(self, room: int) -> list[Any]:
        """Notices that are ours now. PostgreSQL skips what others are taking at this moment."""
        until, asked = now() + NOTICE_LEASE, {"b_now": now(), "b_limit": room}
        if self.store.embedded:
            rows = await self.store.rows(NOTICES, asked)
            unit = Unit()
            for row in rows:
                unit.change(TAKE_NOTICE, b_id=row.id, b_due=row.due_at, b_until=until)
            if rows:
                await self.store.write(unit)
            return list(rows)
        async with self.store.engine.begin() as connection:
            found = (await connection.execute(NOTICES.with_for_update(skip_locked=True), asked)).all()
            for row in found:
                await connection.execute(TAKE_NOTICE, {"b_id": row.id, "b_due": row.due_at, "b_until": until})
            return list(found)

    async def tell(self, job: Any) -> None:
        try:
            await self.notifications.send(job)
            self.done += 1
        except Exception:
            log.exception("a notice failed", extra={"job": job.id, "table": job.table_id})
            if job.attempts < MOST_ATTEMPTS:
                return
        await self.store.write(Unit().change(job_queue.DROP, b_id=job.id))


def too_many(kind: str) -> Problem:
    """Of one owner, in the queue."""
    return errors.flood("hints-many") if kind == "hint" else errors.flood("reviews-many")


def played(table: Table) -> tuple[str, Any, list[int], list[int]]:
    """A match as a worker process needs it."""
    match = table.started().match
    return table.game.name, msgspec.json.decode(table.info.options), list(match.actions), list(match.deciders)
