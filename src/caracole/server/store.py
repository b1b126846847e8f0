"""The database: reads from a pool, writes through one writer that shares commits.

Whoever asks while the disk is busy shares the next commit. With `synchronous = FULL` a commit is on the disk when it
returns, so an acknowledged action survives any crash. Several servers may write to one PostgreSQL: the primary key of
`steps` lets exactly one of them take a step.
"""

from __future__ import annotations

import asyncio
import fcntl
import logging
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import Executable, Row, Table, event, insert, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, NoSuchModuleError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from caracole.server import schema
from caracole.server.settings import BadSettings

log = logging.getLogger("caracole.store")
MOST_SHARED = 512
"""Units in one commit; more wait for the next."""
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
Params = Mapping[str, Any]


class Conflict(Exception):
    """Somebody else was first; nothing of the unit was written."""


class Unavailable(Exception):
    """The database did not take it; whether it was written must be read again."""


def now() -> int:
    return time.time_ns() // 1_000_000


class Change(NamedTuple):
    """A statement with its parameters; with `required` it must change exactly one row."""

    statement: Executable
    params: Params
    required: bool = False


class Unit:
    """What is written together: all of it or none."""

    def __init__(self) -> None:
        self.rows: list[tuple[Table, Params]] = []
        self.changes: list[Change] = []
        self.after: list[Callable[[], None]] = []
        """Called once it is stored."""

    def add(self, table: Table, **row: Any) -> Unit:
        self.rows.append((table, row))
        return self

    def change(self, statement: Executable, *, required: bool = False, **params: Any) -> Unit:
        self.changes.append(Change(statement, params, required))
        return self


class Store:
    """One database."""

    def __init__(self, url: str) -> None:
        self.url = full_url(url)
        self.embedded = self.url.startswith("sqlite")
        self.engine = engine(self.url)
        self.waiting: list[tuple[Unit, asyncio.Future[None]]] = []
        self.wake = asyncio.Event()
        self.writer: asyncio.Task[None] | None = None
        self.commits = 0
        self.units = 0
        self.lock: Any = None

    async def open(self) -> None:
        if self.embedded:
            self.lock = alone(self.engine.url.database or "")
        self.writer = asyncio.create_task(self.write_on(), name="writer")

    async def close(self) -> None:
        """Everything that was asked for is written before this returns."""
        if self.writer:
            while self.waiting:
                await asyncio.sleep(0.005)
            self.writer.cancel()
            await asyncio.gather(self.writer, return_exceptions=True)
        await self.engine.dispose()
        if self.lock:
            self.lock.close()

    # --- reading ---------------------------------------------------------------------------------

    async def rows(self, statement: Executable, params: Params | None = None) -> Sequence[Row[Any]]:
        try:
            async with self.engine.connect() as connection:
                return (await connection.execute(statement, params)).all()
        except (DBAPIError, OSError) as error:
            raise Unavailable(str(error)) from error

    async def row(self, statement: Executable, params: Params | None = None) -> Row[Any] | None:
        found = await self.rows(statement, params)
        return found[0] if found else None

    # --- writing ---------------------------------------------------------------------------------

    async def write(self, unit: Unit) -> None:
        """Returns once the unit is on the disk; Conflict if somebody was first."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((unit, done))
        self.wake.set()
        await asyncio.shield(done)

    async def write_on(self) -> None:
        while True:
            await self.wake.wait()
            batch = self.waiting[:MOST_SHARED]
            if not batch:
                self.wake.clear()
                continue
            await self.settle(batch)
            del self.waiting[: len(batch)]

    async def settle(self, batch: list[tuple[Unit, asyncio.Future[None]]]) -> None:
        """All units in one commit; if that fails, each in its own, to find out which one is to blame."""
        try:
            await self.commit([unit for unit, _ in batch])
        except (IntegrityError, Conflict):
            for unit, done in batch:
                await self.settle_alone(unit, done)
        except Exception as error:
            log.exception("a commit failed")
            for _, done in batch:
                finish(done, Unavailable(str(error)))
        else:
            for _, done in batch:
                finish(done)

    async def settle_alone(self, unit: Unit, done: asyncio.Future[None]) -> None:
        try:
            await self.commit([unit])
        except (IntegrityError, Conflict) as error:
            finish(done, Conflict(str(error)))
        except Exception as error:
            log.exception("a commit failed")
            finish(done, Unavailable(str(error)))
        else:
            finish(done)

    async def commit(self, units: list[Unit]) -> None:
        async with self.engine.begin() as connection:
            await carry_out(connection, units)
        for unit in units:
            for tell in unit.after:
                tell()
        self.commits += 1
        self.units += len(units)


def finish(done: asyncio.Future[None], error: Exception | None = None) -> None:
    """Tell whoever waits, unless they have gone."""
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
        done.exception()  # retrieved: nobody may be left to ask


ORDER = {table.name: place for place, table in enumerate(schema.metadata.sorted_tables)}


async def carry_out(connection: AsyncConnection, units: list[Unit]) -> None:
    """Rows of one table go in with one statement, in the order of foreign keys; then the changes."""
    rows: dict[str, list[Params]] = {}
    alike: dict[int, tuple[Executable, list[Params]]] = {}
    for unit in units:
        for table, row in unit.rows:
            rows.setdefault(table.name, []).append(row)
    for name in sorted(rows, key=ORDER.__getitem__):
        for same in by_columns(rows[name]):
            await connection.execute(insert(schema.metadata.tables[name]), same)
    for unit in units:
        for change in unit.changes:
            if change.required:
                found = await connection.execute(change.statement, change.params)
                if found.rowcount != 1:
                    raise Conflict("somebody else was first")
            elif change.statement.is_select:
                await connection.execute(change.statement, change.params)
            else:
                alike.setdefault(id(change.statement), (change.statement, []))[1].append(change.params)
    for statement, params in alike.values():
        await connection.execute(statement, params if any(params) else None)


def by_columns(rows: list[Params]) -> list[list[Params]]:
    """Rows that name the same columns, together."""
    groups: dict[tuple[str, ...], list[Params]] = {}
    for row in rows:
        groups.setdefault(tuple(row), []).append(row)
    return list(groups.values())


def full_url(url: str) -> str:
    """The URL with the driver this server uses."""
    scheme, colon, rest = url.partition(":")
    if not colon or scheme.partition("+")[0] not in DRIVERS:
        raise BadSettings(f"database {url.partition('@')[2] or url!r}: expected sqlite:///file or postgresql://…")
    return f"{DRIVERS[scheme]}:{rest}" if scheme in DRIVERS else url


def engine(url: str) -> AsyncEngine:
    try:
        parsed = make_url(url)
        if parsed.get_backend_name() == "sqlite" and parsed.database in (None, "", ":memory:"):
            raise BadSettings("database: the matches need a file, such as sqlite:///caracole.db")
        made = create_async_engine(parsed, pool_size=8, max_overflow=8)
    except (ArgumentError, NoSuchModuleError) as error:
        raise BadSettings(f"database: {error}") from None
    except ImportError as error:
        raise BadSettings(f"database: {error}; install it with: pip install caracole[postgres]") from None
    if parsed.get_backend_name() == "sqlite":
        event.listen(made.sync_engine, "connect", durable)
    return made


def durable(connection: Any, record: Any) -> None:
    """SQLite that survives a power cut: write-ahead log, every commit flushed."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def alone(database: str) -> Any:
    """A file is served by one server at a time: its memory of running matches would not see another's steps."""
    path = Path(f"{database}.lock")
    try:
        held = path.open("w")
    except OSError as error:
        raise BadSettings(f"cannot write {path}: {error.strerror}") from None
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        held.close()
        raise BadSettings(f"{database} is served already; several servers at once need PostgreSQL") from None
    return held
