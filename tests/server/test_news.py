"""News between servers over Redis, against a Redis that the test plays."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from caracole.server import news
from caracole.server.store import Unit


class Line:
    """What a Redis client does here: publish, and listen to what was published."""

    def __init__(self) -> None:
        self.waiting: asyncio.Queue[bytes] = asyncio.Queue()
        self.down = False
        self.subscribed = 0

    async def publish(self, channel: str, payload: str) -> None:
        if self.down:
            raise ConnectionError("away")
        assert channel == news.CHANNEL
        await self.waiting.put(payload.encode())

    def pubsub(self) -> Line:
        return self

    async def __aenter__(self) -> Line:
        return self

    async def __aexit__(self, *_: object) -> None:
        pass

    async def subscribe(self, channel: str) -> None:
        self.subscribed += 1

    async def listen(self) -> AsyncIterator[dict[str, Any]]:
        yield {"type": "subscribe", "data": 1}
        while True:
            yield {"type": "message", "data": await self.waiting.get()}


async def told(carrier: news.RedisNews, line: Line) -> tuple[list[tuple[str, int]], int]:
    heard: list[tuple[str, int]] = []
    missed = 0

    async def hear(table: str, number: int) -> None:
        heard.append((table, number))
        if table == "bad":
            raise ValueError("this one cannot be followed")

    async def miss() -> None:
        nonlocal missed
        missed += 1

    listening = asyncio.create_task(carrier.listen(hear, miss))
    line.down = True
    unit = Unit()
    carrier.attach(unit, "lost", 1)
    for tell in unit.after:
        tell()
    await asyncio.sleep(0.01)
    line.down = False
    for name, number in (("bad", 2), ("a:b", 3)):
        unit = Unit()
        carrier.attach(unit, name, number)
        assert len(unit.after) == 1, "only once it is stored"
        unit.after[0]()
    await asyncio.sleep(0.05)
    listening.cancel()
    await asyncio.gather(listening, return_exceptions=True)
    return heard, missed


def test_redis_carries_table_and_number_and_its_absence_is_survived(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> tuple[list[tuple[str, int]], int]:
        line = Line()
        monkeypatch.setattr("redis.asyncio.Redis.from_url", lambda url: line)
        return await told(news.RedisNews("redis://nowhere"), line)

    heard, missed = asyncio.run(run())
    assert heard == [("bad", 2), ("a:b", 3)]
    assert missed == 1, "on connecting everything is looked at again"
