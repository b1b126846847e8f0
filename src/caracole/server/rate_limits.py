"""How often somebody may ask: counted in windows of time, by address and by account, for all servers together.

Where the count is kept: in Redis if there is one, else in PostgreSQL if there may be several servers, else in memory.
Adding and reading the sum is one step everywhere, so that asking two servers at the same moment gains nothing.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import math
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import lru_cache
from typing import Any, Protocol, TypeVar
from weakref import WeakValueDictionary

from sqlalchemy import delete, select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import DBAPIError

from caracole.server import errors, schema
from caracole.server.settings import Settings
from caracole.server.store import Store, Unavailable, Unit, now

log = logging.getLogger("caracole.rate_limits")

Found = TypeVar("Found")


class Counts(Protocol):
    """Adds one to each of some keys and says their sums; what is not used for so many seconds is forgotten."""

    async def add(self, keys: Sequence[str], seconds: int) -> list[int]: ...

    async def sums(self, keys: Sequence[str]) -> list[int]: ...

    async def sweep(self) -> None: ...

    async def close(self) -> None: ...


class MemoryCounts:
    """For one server. The oldest keys go first when there are too many."""

    MOST = 100_000
    PAUSE = 10
    """Seconds between two looks for keys that are over: each window has keys of its own."""

    def __init__(self) -> None:
        self.kept: dict[str, tuple[int, float]] = {}
        self.swept = time.monotonic()

    async def add(self, keys: Sequence[str], seconds: int) -> list[int]:
        if len(self.kept) >= self.MOST or time.monotonic() - self.swept > self.PAUSE:
            await self.sweep()
        for key in keys:
            count, until = self.kept.get(key, (0, time.monotonic() + seconds))
            self.kept[key] = (count + 1, until)
        return await self.sums(keys)

    async def sums(self, keys: Sequence[str]) -> list[int]:
        return [self.kept.get(key, (0, 0.0))[0] for key in keys]

    async def sweep(self) -> None:
        at = time.monotonic()
        left = {key: kept for key, kept in self.kept.items() if kept[1] > at}
        self.kept = dict(list(left.items())[-self.MOST // 2 :])
        self.swept = at

    async def close(self) -> None:
        self.kept.clear()


class DatabaseCounts:
    """For several servers on one PostgreSQL, in a table that is not logged."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def add(self, keys: Sequence[str], seconds: int) -> list[int]:
        until = now() + seconds * 1000
        rows = [
            {"key": key, "count": 1, "until": until} for key in sorted(keys)
        ]  # one order, so that nobody waits twice
        added = insert(schema.counts).values(rows)
        more = added.on_conflict_do_update(index_elements=["key"], set_={"count": schema.counts.c.count + 1})
        found = await self.carry_out(more.returning(schema.counts.c.key, schema.counts.c.count))
        return [found[key] for key in keys]

    async def sums(self, keys: Sequence[str]) -> list[int]:
        wanted = select(schema.counts.c.key, schema.counts.c.count).where(schema.counts.c.key.in_(keys))
        found = {row.key: int(row._mapping["count"]) for row in await self.store.rows(wanted)}
        return [found.get(key, 0) for key in keys]

    async def carry_out(self, statement: Any) -> dict[str, int]:
        try:
            async with self.store.engine.connect() as connection:
                committed = await connection.execution_options(isolation_level="AUTOCOMMIT")
                return {row.key: int(row._mapping["count"]) for row in await committed.execute(statement)}
        except (DBAPIError, OSError) as error:
            raise Unavailable(str(error)) from error

    async def sweep(self) -> None:
        await self.store.write(Unit().change(delete(schema.counts).where(schema.counts.c.until < now())))

    async def close(self) -> None:
        """The store is closed by whoever opened it."""


class RedisCounts:
    """For several servers with Redis; while it is away, each counts by itself."""

    def __init__(self, url: str) -> None:
        from redis.asyncio import Redis

        self.redis: Any = Redis.from_url(url, socket_timeout=2, socket_connect_timeout=2)
        self.meanwhile = MemoryCounts()

    async def add(self, keys: Sequence[str], seconds: int) -> list[int]:
        try:
            async with self.redis.pipeline(transaction=True) as pipeline:
                for key in keys:
                    pipeline.incr(f"caracole:{key}").expire(f"caracole:{key}", seconds)
                return [int(count) for count in (await pipeline.execute())[::2]]
        except Exception as error:
            log.warning("limits are counted here alone: %s", error)
            return await self.meanwhile.add(keys, seconds)

    async def sums(self, keys: Sequence[str]) -> list[int]:
        try:
            return [int(count or 0) for count in await self.redis.mget([f"caracole:{key}" for key in keys])]
        except Exception as error:
            log.warning("limits are counted here alone: %s", error)
            return await self.meanwhile.sums(keys)

    async def sweep(self) -> None:
        await self.meanwhile.sweep()

    async def close(self) -> None:
        await self.redis.aclose()


class RateLimits:
    """All limits of a server. `take` refuses before any work is done; what was refused is counted too."""

    def __init__(self, counts: Counts, settings: Settings) -> None:
        self.counts = counts
        self.settings = settings
        self.trying: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.window = max(1, math.ceil(settings.burst / max(settings.rate, 1e-9)))

    async def address(self, address: str) -> bool:
        """Whatever comes from one place; before it is known who it is."""
        return await self.take({f"a:{address}": self.settings.burst * self.settings.crowd}, self.window)

    async def somebody(self, who: str) -> bool:
        """An account with its bots, or an address without one."""
        return await self.take({f"w:{who}": self.settings.burst}, self.window)

    async def message(self, address: str, who: str) -> bool:
        """Over a connection that lasts."""
        most = {f"a:{address}": self.settings.burst * self.settings.crowd, f"w:{who}": self.settings.burst}
        return await self.take(most, self.window)

    async def newcomer(self, address: str) -> bool:
        return await self.take({f"n:{address}": self.settings.newcomers}, 60)

    async def try_token(self, address: str, look_up: Callable[[], Awaitable[Found | None]]) -> Found | None:
        """What a token opens. From one place they are tried one after another: else many at once would all be looked up
        before the first that is none has been counted."""
        async with self.trying.setdefault(address, asyncio.Lock()):
            key = stamped(f"t:{address}", 60)
            if (await self.counts.sums([key]))[0] >= self.settings.newcomers:
                raise errors.flood("flood-newcomers")
            found = await look_up()
            if found is None:
                await self.take({f"t:{address}": self.settings.newcomers}, 60)
            return found

    async def guess(self, address: str, name: str) -> None:
        """A password, or what stands for one, that is to be tried: refused here, it is not even looked at."""
        if not await self.take({f"p:{address}": self.settings.newcomers}, 60):
            raise errors.flood("flood-newcomers")
        if not await self.take({f"g:{name[:40]}": self.settings.guesses}, 900):
            raise errors.flood("flood-guesses")

    async def take(self, most: dict[str, int], seconds: int) -> bool:
        """One more for each key; whether none of them is over its limit."""
        keys = [stamped(key, seconds) for key in most]
        sums = await self.counts.add(keys, seconds + 1)
        return all(count <= limit for count, limit in zip(sums, most.values(), strict=True))


def stamped(key: str, seconds: int) -> str:
    """The key in the present window, which begins at the same moment for all servers."""
    return f"{key}:{int(time.time()) // seconds}"


@lru_cache(10_000)
def network(address: str) -> str:
    """The address as it is counted: of IPv6 the first half, which is what one household or machine is given."""
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:60]
    if isinstance(ip, ipaddress.IPv6Address):
        inner = ip.ipv4_mapped
        return str(inner) if inner else str(ipaddress.ip_network((ip, 64), strict=False))
    return str(ip)


def within(address: str, networks: Sequence[str]) -> bool:
    """Whether an address is one of some networks, however it is written."""
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(ip, ipaddress.IPv6Address) and ip.ipv4_mapped:
        ip = ip.ipv4_mapped
    return any(ip in ipaddress.ip_network(network) for network in networks)


def counts_for(store: Store, settings: Settings) -> Counts:
    if settings.redis:
        return RedisCounts(settings.redis)
    return MemoryCounts() if store.embedded else DatabaseCounts(store)
