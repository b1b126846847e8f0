"""Whoever waits at a table is shown where they stand in the queue, and how long a bot will think."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from caracole.server import job_queue, jobs, seating
from caracole.server.job_queue import JobQueue
from caracole.server.jobs import Job, QueuePosition
from caracole.server.store import now
from caracole.server.table import Table
from caracole.server.tables import Tables

SOON = 600
"""Milliseconds after which somebody is told where they stand; most bots have answered before."""


async def show(tables: Tables, queue: JobQueue, asked: set[str]) -> None:
    """All tables of this server that somebody looks at; the queue is read only if one of them waits.

    `asked`: those where somebody waits for a hint.
    """
    waiting = [table for table in tables.live.values() if table.watchers and is_waiting(table, asked)]
    if not waiting:
        return
    found = await queue.jobs()
    stuck = {(row.table_id, row.number) for row in await tables.store.rows(job_queue.STUCK)}
    known = placed(found, queue)
    for table in waiting:
        note(table, known.get(table.id), stuck)


def is_waiting(table: Table, asked: set[str]) -> bool:
    """For a bot, for some time; or for a hint, if one was asked for."""
    served = table.served
    if served is None or served.actor < 0 or served.at > now() - SOON:
        return False
    due = seating.deciders(table.seats, served.actor)
    return bool(due) and (due[0].kind == "bot" or table.queue_position is not None or table.id in asked)


def placed(found: list[Job], queue: JobQueue) -> dict[str, QueuePosition]:
    """By table, what it waits for."""
    known: dict[str, QueuePosition] = {}
    under_way = (job for job in found if job.under_way)
    for place, job in [*((0, job) for job in under_way), *enumerate(jobs.in_order(found), 1)]:
        if job.kind != "review":
            share = jobs.share(job, found, queue.total, queue.overhead)
            known[job.table_id] = QueuePosition(kind=job.kind, number=job.number, place=place, share=share)
    return known


def note(table: Table, place: QueuePosition | None, stuck: Iterable[tuple[str, int]]) -> None:
    """Tell who watches, if it is news to them."""
    served = table.served
    assert served is not None
    if place is not None and served.asks(place.number):
        place = msgspec.structs.replace(place, number=served.number)
    if (table.id, served.number) in stuck:
        place = QueuePosition(kind="think", number=served.number, stuck=True)
    if place == table.queue_position:
        return
    table.queue_position = place
    for watcher in table.watchers:
        watcher.tell(talk=True)
