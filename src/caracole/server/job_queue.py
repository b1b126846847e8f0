"""The queue of jobs in the database: rows decide, so that all servers and workers of one database share it.

A job is taken by moving its due time ahead, as far as it may take, and further while it takes longer; if its taker dies
with the whole server, it comes due again. Whoever is served goes to the end of the queue with everything else they wait
for.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import and_, bindparam, delete, func, or_, select, update

from caracole.server import jobs, schema
from caracole.server.jobs import Job
from caracole.server.store import Conflict, Store, Unit, now

LEASE = 12_000
"""Milliseconds beyond its time after which a job is somebody else's, unless its taker asks for more."""
ALIVE = 15_000
"""Milliseconds that a server's word on its processes holds."""
KEPT = 60_000
"""Milliseconds that an answer nobody has asked for again is kept."""
MOST = 2_000
"""Jobs of the queue that are looked at."""
JOBS = schema.jobs.c
COLUMNS = [JOBS[name] for name in Job.__struct_fields__ if name != "under_way"] + [JOBS.taken_by]
WANTED = or_(JOBS.wanted_until.is_(None), JOBS.wanted_until > bindparam("b_now"))
OPEN = and_(JOBS.rank.is_not(None), JOBS.fault.is_(None), JOBS.done < JOBS.pieces, WANTED)
WAITING = select(*COLUMNS).where(OPEN).order_by(JOBS.rank, JOBS.queued_at).limit(MOST)
STILL = select(JOBS.id).where(JOBS.id == bindparam("b_id"), JOBS.due_at == bindparam("b_due"))
TAKE = (
    update(schema.jobs)
    .where(JOBS.id == bindparam("b_id"))
    .values(due_at=bindparam("b_until"), taken_by=bindparam("b_by"))
)
HOLD = (
    update(schema.jobs)
    .where(JOBS.taken_by == bindparam("b_by"), JOBS.due_at < bindparam("b_until"))
    .values(due_at=bindparam("b_until"))
)
OTHERS = select(JOBS.id).where(
    JOBS.owner == bindparam("b_owner"), JOBS.rank == bindparam("b_rank"), JOBS.taken_by.is_(None)
)
BACK = (  # what another server is taking at this moment needs no place any more
    update(schema.jobs)
    .where(JOBS.id.in_(OTHERS.with_for_update(skip_locked=True)))
    .values(queued_at=bindparam("b_now"))
)
GIVE_BACK = (
    update(schema.jobs)
    .where(JOBS.id == bindparam("b_id"))
    .values(due_at=bindparam("b_now"), taken_by=None, attempts=JOBS.attempts + bindparam("b_failed"))
)
GET_ON = (
    update(schema.jobs)
    .where(JOBS.id == bindparam("b_id"), JOBS.done == bindparam("b_done"))
    .values(
        done=bindparam("b_done") + 1,
        result=bindparam("b_result"),
        due_at=bindparam("b_now"),
        queued_at=bindparam("b_now"),
        taken_by=None,
        attempts=0,
    )
)
GIVE_UP = update(schema.jobs).where(JOBS.id == bindparam("b_id")).values(fault=bindparam("b_fault"), taken_by=None)
KEY = and_(*(JOBS[name] == bindparam(f"b_{name}") for name in ("kind", "table_id", "number", "account")))
ANSWER = select(JOBS.id, JOBS.done, JOBS.pieces, JOBS.result, JOBS.fault).where(KEY)
RESULT = select(JOBS.result).where(JOBS.id == bindparam("b_id"))
WANT = update(schema.jobs).where(KEY).values(wanted_until=bindparam("b_until"))
WATCH = (
    update(schema.jobs)
    .where(JOBS.table_id == bindparam("b_id"), JOBS.kind == "think", JOBS.wanted_until.is_not(None))
    .values(wanted_until=bindparam("b_until"))
)
DROP = delete(schema.jobs).where(JOBS.id == bindparam("b_id"))
FORGET = delete(schema.jobs).where(JOBS.kind.in_(("hint", "review")), JOBS.wanted_until < bindparam("b_before"))
COUNT = select(func.count()).where(
    JOBS.owner == bindparam("b_owner"), JOBS.kind == bindparam("b_kind"), OPEN
)  # of one kind, of one owner
STUCK = (
    select(JOBS.id, JOBS.table_id, JOBS.number, JOBS.fault, schema.tables.c.game)
    .where(JOBS.fault.is_not(None), JOBS.kind == "think")
    .join_from(schema.jobs, schema.tables)
    .order_by(JOBS.id)
)
RETRY = (
    update(schema.jobs)
    .where(JOBS.fault.is_not(None))
    .values(fault=None, attempts=0, due_at=bindparam("b_now"), taken_by=None)
)
RESTART = (
    update(schema.jobs)
    .where(JOBS.rank.is_not(None), JOBS.taken_by.is_not(None))
    .values(due_at=bindparam("b_now"), taken_by=None)
)
UNWATCH = update(schema.jobs).where(JOBS.wanted_until.is_not(None)).values(wanted_until=0)
THINKERS = select(func.coalesce(func.sum(schema.thinkers.c.processes), 0)).where(
    schema.thinkers.c.seen_at > bindparam("b_after")
)
BEAT = update(schema.thinkers).where(schema.thinkers.c.id == bindparam("b_id")).values(seen_at=bindparam("b_now"))
GONE = delete(schema.thinkers).where(
    or_(schema.thinkers.c.id == bindparam("b_id"), schema.thinkers.c.seen_at < bindparam("b_before"))
)


def row(kind: str, table: str, number: int, account: str = "", **more: Any) -> dict[str, Any]:
    """A job as it is stored: of the queue with its owner, rank, price and pieces; a notice without."""
    at = now()
    queued = {name: more.get(name) for name in ("rank", "owner", "price", "wanted_until", "fault")}
    if more:
        queued |= {"pieces": more.get("pieces", 1), "done": 0, "queued_at": at}
    else:
        queued |= {"pieces": None, "done": None, "queued_at": None}
    given = {"kind": kind, "table_id": table, "number": number, "account": account}
    return {**given, "attempts": 0, "due_at": at, **queued, "taken_by": None, "result": None}


class JobQueue:
    """The queue, as one server sees and serves it."""

    def __init__(self, store: Store, processes: int) -> None:
        self.store = store
        self.processes = processes
        self.name = secrets.token_hex(8)
        """Under which this server takes jobs."""
        self.total = processes
        """Processes that think, of all servers."""
        self.overhead = 0.0
        """Seconds that a job of late took beside being thought about: a busy machine leaves less to share out."""

    async def open(self) -> None:
        """A file has one server: whatever was under way when the last one ended, nobody does now."""
        if self.store.embedded:
            at = now()
            await self.store.write(Unit().change(RESTART, b_now=at).change(UNWATCH))
        else:
            await self.beat()

    async def close(self, under_way: Sequence[Job]) -> None:
        unit = Unit()
        for job in under_way:
            unit.change(GIVE_BACK, b_id=job.id, b_now=now(), b_failed=0)
        if not self.store.embedded:
            unit.change(GONE, b_id=self.name, b_before=0)
        await self.store.write(unit)

    async def beat(self) -> None:
        """Say how many processes think here, and learn how many think elsewhere."""
        if self.store.embedded:
            return
        if self.processes:
            try:
                await self.store.write(Unit().change(BEAT, required=True, b_id=self.name, b_now=now()))
            except Conflict:
                made = {"id": self.name, "processes": self.processes, "seen_at": now()}
                await self.store.write(Unit().add(schema.thinkers, **made))
        found = await self.store.row(THINKERS, {"b_after": now() - ALIVE})
        self.total = max(self.processes, found[0] if found else 0)

    async def hold(self) -> None:
        """What we have taken is still ours."""
        await self.store.write(Unit().change(HOLD, b_by=self.name, b_until=now() + LEASE))

    async def sweep(self) -> None:
        unit = Unit().change(FORGET, b_before=now() - KEPT)
        if not self.store.embedded:
            unit.change(GONE, b_id="", b_before=now() - 4 * ALIVE)
        await self.store.write(unit)

    async def jobs(self) -> list[Job]:
        """Everything that waits or is under way."""
        at = now()
        return [Job.of_row(row, at) for row in await self.store.rows(WAITING, {"b_now": at})]

    async def take(self, free: int, under_way: Sequence[Job]) -> list[tuple[Job, float]]:
        """Jobs that are ours now, each with the part of its time that it gets."""
        found = await self.jobs()
        chosen = self.chosen(jobs.in_order(found), free, under_way)
        shares = {job.id: jobs.share(job, found, self.total, self.overhead) for job in chosen}
        if self.store.embedded:
            unit = Unit()
            for job in chosen:
                for statement, params in self.taking(job, shares[job.id]):
                    unit.change(statement, **params)
            if chosen:
                await self.store.write(unit)
        else:
            chosen = await self.take_ours(chosen, shares)
        return [(job, shares[job.id]) for job in chosen]

    def chosen(self, order: list[Job], free: int, under_way: Sequence[Job]) -> list[Job]:
        """From the front, as long as there is room; at PostgreSQL some more, in case others are faster."""
        chosen: list[Job] = []
        busy = [msgspec.structs.replace(job, under_way=True) for job in under_way]
        for job in order:
            if len(chosen) == free or not jobs.room(free - len(chosen), self.processes, busy, job.rank):
                break
            chosen.append(job)
            busy.append(msgspec.structs.replace(job, under_way=True))
        return chosen

    async def take_ours(self, chosen: list[Job], shares: dict[int, float]) -> list[Job]:
        """What others are taking at this moment is passed over."""
        taken = []
        async with self.store.engine.begin() as connection:
            for job in chosen:
                still = STILL.with_for_update(skip_locked=True)
                if (await connection.execute(still, {"b_id": job.id, "b_due": job.due_at})).first() is None:
                    continue
                for statement, params in self.taking(job, shares[job.id]):
                    await connection.execute(statement, params)
                taken.append(job)
        return taken

    def taking(self, job: Job, share: float) -> list[tuple[Any, dict[str, Any]]]:
        at = now()
        until = at + int(job.price * share) + LEASE
        return [
            (TAKE, {"b_id": job.id, "b_until": until, "b_by": self.name}),
            (BACK, {"b_owner": job.owner, "b_rank": job.rank, "b_now": at}),
        ]

    async def crowd(self, owner: str, kind: str) -> int:
        """How many jobs of a kind an owner has in the queue."""
        found = await self.store.row(COUNT, {"b_owner": owner, "b_kind": kind, "b_now": now()})
        return int(found[0]) if found else 0
