"""News between servers on one database: only (table, number); each server reads the rest itself."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from sqlalchemy import bindparam, func, select

from caracole.server.settings import Settings
from caracole.server.store import PATIENCE, Store, Unit

log = logging.getLogger("caracole.fanout")
CHANNEL = "caracole"
PAUSE = 0.5
"""Seconds before a connection that was cut is made again."""
TRIES = 4
"""How often a piece of news is sent before it is given up."""
ANYTHING, TALK, PRESENCE, JOBS = 0, -1, -2, -4
"""News that are no step: who sits where, a line of the chat, somebody came or went, a job waits or has got on."""
LEFT = -3
"""News of an account, not of a table: a session or a token of it is no more."""
Heard = Callable[[str, int], Awaitable[None]]


class Fanout(Protocol):
    """How servers hear of each other's steps."""

    def attach(self, unit: Unit, table: str, number: int) -> None:
        """Tell the others when the unit is stored."""

    def repeat(self, table: str) -> None:
        """Let the others look again: a unit may be stored although its answer, and the news with it, was lost."""

    async def listen(self, heard: Heard, missed: Callable[[], Awaitable[None]]) -> None:
        """Call `heard` for what others tell, `missed` when something may have been lost; until cancelled."""

    async def close(self) -> None:
        """Nothing more is told."""


class NoFanout:
    """One server: nobody to tell."""

    def attach(self, unit: Unit, table: str, number: int) -> None:
        pass

    def repeat(self, table: str) -> None:
        pass

    async def listen(self, heard: Heard, missed: Callable[[], Awaitable[None]]) -> None:
        await asyncio.Event().wait()

    async def close(self) -> None:
        pass


NOTIFY = select(func.pg_notify(CHANNEL, bindparam("b_news")))


class PostgresFanout:
    """NOTIFY inside the transaction: the news goes out exactly when the steps are there."""

    def __init__(self, url: str) -> None:
        self.url = url.replace("postgresql+asyncpg:", "postgresql:", 1)

    def attach(self, unit: Unit, table: str, number: int) -> None:
        unit.change(NOTIFY, b_news=f"{table}:{number}")

    def repeat(self, table: str) -> None:
        pass  # they went out with the unit

    async def listen(self, heard: Heard, missed: Callable[[], Awaitable[None]]) -> None:
        import asyncpg

        while True:
            try:
                connection = await asyncpg.connect(self.url, timeout=PATIENCE, command_timeout=PATIENCE)
                try:
                    await self.listen_on(connection, heard, missed)
                finally:
                    await connection.close(timeout=2)
            except Exception as error:  # whatever it is, news must come again
                log.warning("news are interrupted: %s", error)
            await asyncio.sleep(PAUSE)

    async def close(self) -> None:
        pass

    async def listen_on(self, connection: Any, heard: Heard, missed: Callable[[], Awaitable[None]]) -> None:
        waiting: asyncio.Queue[str | None] = asyncio.Queue()

        def receive(_connection: Any, _pid: int, _channel: str, payload: str) -> None:
            waiting.put_nowait(payload)

        connection.add_termination_listener(lambda _: waiting.put_nowait(None))
        await connection.add_listener(CHANNEL, receive)
        await missed()
        await pass_on(waiting, heard)


class RedisFanout:
    """Published after the commit; if Redis is away, servers see others' steps when they are next asked."""

    def __init__(self, url: str) -> None:
        from redis.asyncio import Redis

        self.redis: Any = Redis.from_url(url)
        self.sending: set[asyncio.Task[Any]] = set()

    def attach(self, unit: Unit, table: str, number: int) -> None:
        unit.after.append(lambda: self.send(f"{table}:{number}"))

    def repeat(self, table: str) -> None:
        self.send(f"{table}:{ANYTHING}")

    def send(self, payload: str) -> None:
        task = asyncio.ensure_future(self.publish(payload))
        self.sending.add(task)
        task.add_done_callback(self.sending.discard)

    async def publish(self, payload: str) -> None:
        """A connection that was cut is made again; if Redis itself was away, the others look again by themselves."""
        for _ in range(TRIES):
            try:
                await self.redis.publish(CHANNEL, payload)
                return
            except Exception as error:
                log.warning("news are interrupted: %s", error)
                await asyncio.sleep(PAUSE)

    async def listen(self, heard: Heard, missed: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                async with self.redis.pubsub() as listening:
                    await listening.subscribe(CHANNEL)
                    async for message in listening.listen():
                        if message["type"] == "subscribe":  # again, if the library has connected anew by itself
                            await missed()
                        elif message["type"] == "message":
                            await tell(heard, message["data"].decode())
            except Exception as error:
                log.warning("news are interrupted: %s", error)
            await asyncio.sleep(PAUSE)

    async def close(self) -> None:
        await asyncio.gather(*self.sending)
        await self.redis.aclose()


async def pass_on(waiting: asyncio.Queue[str | None], heard: Heard) -> None:
    while (payload := await waiting.get()) is not None:
        await tell(heard, payload)


async def tell(heard: Heard, payload: str) -> None:
    table, _, number = payload.rpartition(":")
    try:
        await heard(table, int(number))
    except Exception:
        log.exception("news of a table could not be followed")


def fanout_for(store: Store, settings: Settings) -> Fanout:
    """How the servers of a database hear of each other."""
    if settings.redis:
        return RedisFanout(settings.redis)
    return NoFanout() if store.embedded else PostgresFanout(store.url)
