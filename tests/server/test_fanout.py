"""News between servers over Redis: the number of each step, and nothing lost by Redis going away for a while."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from tests.support.redis_server import Redis

from caracole.server.fanout import RedisFanout
from caracole.server.store import Unit


class Ear:
    """What one server hears."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, int]] = []
        self.missed = 0

    async def hear(self, table: str, number: int) -> None:
        self.heard.append((table, number))
        if table == "bad":
            raise ValueError("this one cannot be followed")

    async def miss(self) -> None:
        self.missed += 1


async def until(true: Callable[[], object]) -> None:
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0.01)


def send(carrier: RedisFanout, table: str, number: int) -> None:
    unit = Unit()
    carrier.attach(unit, table, number)
    assert len(unit.after) == 1, "only once it is stored"
    unit.after[0]()


def test_redis_carries_table_and_number_and_its_absence_is_survived(redis: Redis) -> None:
    async def run() -> Ear:
        teller, listener, ear = RedisFanout(redis.url), RedisFanout(redis.url), Ear()
        listening = asyncio.create_task(listener.listen(ear.hear, ear.miss))
        await until(lambda: ear.missed == 1)
        send(teller, "bad", 2)
        send(teller, "a:b", 3)
        await until(lambda: len(ear.heard) == 2)
        redis.stop()
        send(teller, "lost", 4)
        await asyncio.gather(*teller.sending)
        redis.start()
        await until(lambda: ear.missed == 2)
        send(teller, "again", -1)
        await until(lambda: len(ear.heard) == 3)
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)
        for carrier in (teller, listener):
            await carrier.redis.aclose()
        return ear

    ear = asyncio.run(run())
    assert sorted(ear.heard[:2]) == [("a:b", 3), ("bad", 2)]
    assert ear.heard[2:] == [("again", -1)], "on connecting everything is looked at again; what was lost is not told"
