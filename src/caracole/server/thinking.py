"""Bots think in processes of their own, never in the event loop. What is to be thought about is kept in the database.

A job is taken by moving its due time ahead; if the server dies, it comes due again. Several servers and workers share
the jobs of one PostgreSQL.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import signal
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from typing import Any

import msgspec
from sqlalchemy import bindparam, delete, select, update

from caracole import bots
from caracole.bots import Budget
from caracole.kernel.game import game
from caracole.kernel.match import Match
from caracole.kernel.random import Random
from caracole.server import analysis, doings, errors, schema, seating
from caracole.server.analysis import Analysis
from caracole.server.errors import Problem
from caracole.server.notices import Notices
from caracole.server.store import Store, Unavailable, Unit, now
from caracole.server.table import Table
from caracole.server.tables import Tables

log = logging.getLogger("caracole.thinking")
LEASE = 30_000
"""Milliseconds beyond the thinking time after which a job is somebody else's."""
ADVICE = 1.0
"""Seconds that a hint may take."""
MOST_ATTEMPTS = 3
"""A bot that has failed so often on a decision gets it decided by the bot called random."""
NEXT = (
    select(schema.jobs)
    .where(schema.jobs.c.due_at <= bindparam("b_now"))
    .order_by(schema.jobs.c.due_at)
    .limit(bindparam("b_limit"))
)
TAKE = (
    update(schema.jobs)
    .where(schema.jobs.c.id == bindparam("b_id"), schema.jobs.c.due_at == bindparam("b_due"))
    .values(due_at=bindparam("b_until"), attempts=schema.jobs.c.attempts + 1)
)
DROP = delete(schema.jobs).where(schema.jobs.c.id == bindparam("b_id"))


def choose(
    name: str, options: Any, actions: list[int], deciders: list[int], side: int, bot: str, seconds: float | None
) -> str:
    """In a worker process: the match up to now, what the side may know of it, and what its bot makes of that."""
    rules = game(name)
    match = Match(rules, rules.read_options(options))
    for action, by in zip(actions, deciders, strict=True):
        match.play(action, by=by)
    random = Random(secrets.randbits(63))
    chosen = bots.seated(bot, rules, random).choose(match.view(side), Budget(seconds=seconds))
    return match.state.say(chosen)


def ignore_interrupts() -> None:
    """Ctrl-C reaches every process of the terminal; only the server answers it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)


class Thinking:
    """Takes jobs and does them, at most so many at once."""

    def __init__(self, tables: Tables, notices: Notices, processes: int) -> None:
        self.tables = tables
        self.store: Store = tables.store
        self.notices = notices
        self.processes = processes
        self.pool: ProcessPoolExecutor | None = None
        self.under_way: set[asyncio.Task[None]] = set()
        self.task: asyncio.Task[None] | None = None
        self.done = 0

    async def open(self) -> None:
        if self.processes:
            self.task = asyncio.create_task(self.work_on(), name="jobs")

    async def close(self) -> None:
        if self.task:
            self.task.cancel()
            await asyncio.gather(self.task, *self.under_way, return_exceptions=True)
        if self.pool:
            self.pool.shutdown(wait=False, cancel_futures=True)

    def executor(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = get_context("spawn")
            self.pool = ProcessPoolExecutor(self.processes, mp_context=context, initializer=ignore_interrupts)
        return self.pool

    async def work_on(self) -> None:
        """Whenever there may be work, and every few seconds for what others have left lying."""
        waiting = self.tables.jobs_waiting
        waiting.set()
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(waiting.wait(), 5 if self.store.embedded else 1)
            waiting.clear()
            try:
                while await self.take_some():
                    pass
            except Unavailable as error:
                log.warning("jobs: %s", error)
            except Exception:
                log.exception("jobs")

    async def take_some(self) -> bool:
        """Take as many due jobs as there is room for; says whether to look again at once."""
        room = 2 * self.processes + 8 - len(self.under_way)
        if room <= 0:
            await asyncio.wait(self.under_way, return_when=asyncio.FIRST_COMPLETED)
            return True
        taken = await self.taken(room)
        for job in taken:
            task = asyncio.create_task(self.do(job))
            self.under_way.add(task)
            task.add_done_callback(self.under_way.discard)
        return bool(taken)

    async def taken(self, room: int) -> Sequence[Any]:
        """Jobs that are ours now. PostgreSQL skips what others are taking at this moment."""
        until = now() + LEASE + int(1000 * (self.tables.settings.think_seconds or 0))
        if self.store.embedded:
            rows = await self.store.rows(NEXT, {"b_now": now(), "b_limit": room})
            unit = Unit()
            for row in rows:
                unit.change(TAKE, b_id=row.id, b_due=row.due_at, b_until=until)
            if rows:
                await self.store.write(unit)
            return rows
        async with self.store.engine.begin() as connection:
            found = (
                await connection.execute(NEXT.with_for_update(skip_locked=True), {"b_now": now(), "b_limit": room})
            ).all()
            for row in found:
                await connection.execute(TAKE, {"b_id": row.id, "b_due": row.due_at, "b_until": until})
            return found

    async def do(self, job: Any) -> None:
        try:
            if job.kind == "think":
                await self.think(job)
            else:
                await self.notices.send(job)
                await self.store.write(Unit().change(DROP, b_id=job.id))
            self.done += 1
        except Problem:
            self.tables.jobs_waiting.set()  # the match has gone on meanwhile
        except Exception:
            log.exception("a job failed", extra={"job": job.id, "table": job.table_id})
            if job.kind != "think" and job.attempts >= MOST_ATTEMPTS:
                await self.store.write(Unit().change(DROP, b_id=job.id))

    async def think(self, job: Any) -> None:
        """Ask the bot whose turn it is, and play what it says."""
        table = await self.tables.find(job.table_id)
        if table is not None and table.course is not None and table.course.number < job.number:
            async with table.lock:
                await table.refresh()
        bot = self.asked(table, job.number) if table else None
        if table is None or bot is None:
            await self.store.write(Unit().change(DROP, b_id=job.id))
            return
        text = await self.chosen(table, bot if job.attempts < MOST_ATTEMPTS else "random")
        await doings.bot_move(table, job.number, text)

    def asked(self, table: Table, number: int) -> str | None:
        """The bot to decide, if the match still stands where it was asked."""
        course = table.course
        if course is None or table.broken or course.number != number or course.actor < 0:
            return None
        due = seating.deciders(table.seats, course.actor)
        return due[0].bot if due and due[0].kind == "bot" else None

    async def chosen(self, table: Table, bot: str) -> str:
        return str(await self.work(choose, *played(table), actor(table), bot, self.tables.settings.think_seconds))

    async def advise(self, table: Table) -> str:
        """What the strongest bot would play for the side to decide."""
        seconds = min(self.tables.settings.think_seconds or ADVICE, ADVICE)
        return str(await self.work(choose, *played(table), actor(table), analysis.STRONGEST, seconds))

    async def analysis(self, table: Table) -> Analysis:
        """Worked out once while the table is in memory, whoever asks meanwhile."""
        task = table.composed.get("analysis")
        if task is None or (task.done() and (task.cancelled() or task.exception())):
            task = asyncio.ensure_future(self.work(analysis.analyse, *played(table)))
            table.composed["analysis"] = task
        found: Analysis = await asyncio.shield(task)
        return found

    async def work(self, task: Callable[..., Any], *args: Any) -> Any:
        """Done in a process of its own, if this server has any."""
        if not self.processes:
            raise errors.not_now("no-bot-thinks")
        try:
            return await asyncio.get_running_loop().run_in_executor(self.executor(), task, *args)
        except BrokenExecutor:
            self.pool = None  # the next decision gets fresh processes
            raise


def played(table: Table) -> tuple[str, Any, list[int], list[int]]:
    """A match as a worker process needs it."""
    match = table.started().match
    return table.game.name, msgspec.json.decode(table.info.options), list(match.actions), list(match.deciders)


def actor(table: Table) -> int:
    return table.started().match.state.actor
