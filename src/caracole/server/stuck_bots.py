"""A bot that fails again and again at a decision: the match is paused, a note is kept, and it may be let try again."""

from __future__ import annotations

from caracole.server import job_queue, jobs, schema, seating
from caracole.server import served_match as kinds
from caracole.server.seating import Seat
from caracole.server.served_match import Entry, ServedMatch
from caracole.server.store import Store, Unit, now
from caracole.server.table import Table


def bot_due(table: Table, number: int) -> tuple[ServedMatch, Seat] | None:
    """The bot that is to decide, if the match still stands where it was asked."""
    served = table.served
    if served is None or served.over or not served.asks(number) or served.actor < 0:
        return None
    due = seating.deciders(table.seats, served.actor)
    return (served, due[0]) if due and due[0].kind == "bot" else None


async def halt(table: Table, number: int, why: str) -> None:
    """Pause the match, in the bot's name, and keep a note of why."""

    async def act() -> None:
        found = bot_due(table, number)
        if found is None or found[0].paused:
            return
        served, seat = found
        entries = []
        for kind, text in ((kinds.OFFER, "pause"), (kinds.ACCEPT, "agreed")):
            entries.append(Entry(served.number + 1, kind, seat.side, seat.seat, text, table.moment()))
            served.follow(entries[-1])
        await table.keep(entries)
        note = table.tables.turn(table, served.number, seat.bot or "")
        await table.store.write(Unit().add(schema.jobs, **{**note, "fault": why}))
        table.queue_position = jobs.QueuePosition(kind="think", number=served.number, stuck=True)
        table.publish()

    await table.enter(act)


async def go_on(table: Table, number: int) -> None:
    """An operator lets the bot try again."""

    async def act() -> None:
        found = bot_due(table, number)
        if found is None or not found[0].paused:
            return
        served, seat = found
        entry = Entry(served.number + 1, kinds.RESUME, seat.side, seat.seat, "", table.moment())
        served.follow(entry)
        await table.keep([entry])

    await table.enter(act)


async def notes(store: Store) -> list[str]:
    """Which matches wait for an operator, and why."""
    rows = await store.rows(job_queue.STUCK)
    return [f"{row.table_id} ({row.game}), step {row.number}: {row.fault}" for row in rows]


async def retry(store: Store) -> None:
    async with store.engine.begin() as connection:
        await connection.execute(job_queue.RETRY, {"b_now": now()})
