"""For programs: where is it my turn? Asked once, waited for, or streamed."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from typing import Annotated, Any

import msgspec
from litestar import Request, get
from litestar.params import QueryParameter
from litestar.response import Stream
from sqlalchemy import bindparam, select

from caracole.server import joint_words, schema, seating
from caracole.server.seating import Seat
from caracole.server.table import Watcher
from caracole.server.web.play import LONGEST_WAIT
from caracole.server.web.request_context import caller_of, server_of

HEARTBEAT = 15
"""Seconds after which a stream that has nothing to say sends an empty line."""
MINE = (
    select(
        schema.tables.c.id,
        schema.tables.c.game,
        schema.tables.c.number,
        schema.tables.c.actor,
        schema.tables.c.deadline,
    )
    .where(
        schema.tables.c.status == "running",
        schema.tables.c.id.in_(select(schema.seats.c.table_id).where(schema.seats.c.account == bindparam("b_account"))),
    )
    .order_by(schema.tables.c.changed_at)
    .limit(500)
)


class Turn(msgspec.Struct, omit_defaults=True):
    """A decision that is mine; or, in a stream, the news that a match of mine is over."""

    table: str
    game: str
    seat: int
    number: int
    deadline: int | None = None
    over: bool = False


async def running(server: Any, account: str) -> tuple[dict[str, Turn], list[Turn]]:
    """All running matches with a seat of mine, and the decisions among them that are mine."""
    rows = await server.store.rows(MINE, {"b_account": account})
    seats: dict[str, list[Seat]] = await server.lobby.seats_of([row.id for row in rows])
    sitting, due = {}, []
    for row in rows:
        mine = next((seat for seat in seats[row.id] if seat.account == account), None)
        if mine is None:  # it cannot be read; who asks for the table itself is told
            continue
        sitting[row.id] = Turn(row.id, row.game, mine.seat, row.number)
        deciding = seating.deciders(seats[row.id], row.actor) if row.actor >= 0 else []
        if len(deciding) > 1 and (table := await server.tables.find(row.id)) is not None:
            deciding = joint_words.due(table)  # who shares a side and has given the word waits
        for seat in deciding:
            if seat.account == account:
                due.append(Turn(row.id, row.game, seat.seat, row.number, row.deadline))
                break
    return sitting, due


class Listening:
    """Woken whenever something happens at a table of the account."""

    def __init__(self, server: Any, account: str) -> None:
        self.server = server
        self.account = account
        self.watcher = Watcher(account)

    def __enter__(self) -> Watcher:
        self.server.tables.accounts.setdefault(self.account, set()).add(self.watcher)
        return self.watcher

    def __exit__(self, *_: object) -> None:
        others = self.server.tables.accounts.get(self.account, set())
        others.discard(self.watcher)
        if not others:
            self.server.tables.accounts.pop(self.account, None)


@get("/api/turns", tags=["bots"], summary="Where is it my turn? Waits for one if asked to")
async def turns(
    request: Request[Any, Any, Any], wait: Annotated[float, QueryParameter(ge=0, le=LONGEST_WAIT)] = 0
) -> list[Turn]:
    server, account = server_of(request), caller_of(request).known().id
    until = time.monotonic() + wait
    with Listening(server, account) as watcher:
        while True:
            watcher.wake.clear()
            _, found = await running(server, account)
            left = until - time.monotonic()
            if found or left <= 0 or server.closing:
                return found
            try:
                await asyncio.wait_for(watcher.wake.wait(), left)
            except TimeoutError:
                return []


@get("/api/turns/stream", tags=["bots"], summary="Each turn of mine as a line of JSON, for as long as I listen")
async def stream(request: Request[Any, Any, Any]) -> Stream:
    caller = caller_of(request)
    return Stream(streamed(server_of(request), caller.known().id, caller.proof), media_type="application/x-ndjson")


async def streamed(server: Any, account: str, proof: str | None) -> AsyncIterator[bytes]:
    """A turn is told once, the end of a match too; until the session or token is no more."""
    sent: set[tuple[str, int]] = set()
    sat: dict[str, Turn] = {}
    yield b"\n"
    with Listening(server, account) as watcher, server.identity.sessions.holding(account, proof) as over:
        while not server.closing and not over.is_set():
            watcher.wake.clear()
            sitting, found = await running(server, account)
            for turn in found:
                if (turn.table, turn.number) not in sent:
                    yield msgspec.json.encode(turn) + b"\n"
            for name in sat.keys() - sitting.keys():
                yield msgspec.json.encode(msgspec.structs.replace(sat[name], over=True)) + b"\n"
            sent, sat = {(turn.table, turn.number) for turn in found}, sitting
            if not await first(watcher.wake, over):
                yield b"\n"


async def first(*events: asyncio.Event) -> bool:
    """Whether any of them happens before it is time for a sign of life."""
    waiting = [asyncio.ensure_future(event.wait()) for event in events]
    try:
        done, _ = await asyncio.wait(waiting, timeout=HEARTBEAT, return_when=asyncio.FIRST_COMPLETED)
        return bool(done)
    finally:
        for task in waiting:
            task.cancel()


HANDLERS = [turns, stream]
