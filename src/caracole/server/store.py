"""The database: reads from a pool, writes through one writer that shares commits.

A commit to a file is carried out in a thread of its own from its first row to the disk: the loop is told once that it
is done, and not of every statement. Whoever asks while the disk is busy shares the next commit. With `synchronous =
FULL` a commit is on the disk when it returns, so an acknowledged action survives any crash. Several servers may write
to one PostgreSQL: the primary key of `steps` lets exactly one of them take a step.

A shared commit that fails before its end is settled unit by unit, so that nobody suffers for another's row. One that
fails at its very end may be there or not: it is not tried again, and whoever waited reads what is stored.
"""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from typing import Any, NamedTuple

from filelock import FileLock, Timeout
from sqlalchemy import URL, Connection, Engine, Executable, Insert, Row, create_engine, delete, event, insert, make_url
from sqlalchemy import Table as Relation
from sqlalchemy.exc import ArgumentError, IntegrityError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from caracole.server import database_errors, schema
from caracole.server.settings import BadSettings

log = logging.getLogger("caracole.store")
MOST_SHARED = 512
"""Units in one commit; more wait for the next."""
PATIENCE = 5
"""Seconds a database may take to answer, to be connected to, or to be unlocked by somebody else."""
BELIEVED = 1.0
"""Seconds for which a database that took a write counts as one that takes writes."""
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
Params = Mapping[str, Any]


class Conflict(Exception):
    """Somebody else was first; nothing of the unit was written."""


class Unavailable(Exception):
    """The database did not take it; whether it was written must be read again. `kind` is one of `failing.KINDS`."""

    def __init__(self, text: str, kind: str = "away") -> None:
        super().__init__(text)
        self.kind = kind


class InDoubt(Unavailable):
    """The answer to a commit was lost: it may be there."""


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
        self.rows: list[tuple[Relation, Params]] = []
        self.changes: list[Change] = []
        self.after: list[Callable[[], None]] = []
        """Called once it is stored."""

    def add(self, relation: Relation, /, **row: Any) -> Unit:
        self.rows.append((relation, row))
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
        self.pen = pen(self.engine.url) if self.embedded else None
        """What writes to a file, in a thread of its own."""
        self.thread = ThreadPoolExecutor(1, "pen")
        self.waiting: list[tuple[Unit, asyncio.Future[None]]] = []
        self.wake = asyncio.Event()
        self.writer: asyncio.Task[None] | None = None
        self.commits = 0
        self.units = 0
        self.took = 0.0
        """When the database last took a write that only tried whether it would."""
        self.lock: FileLock | None = None

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
        if self.pen:
            self.pen.dispose()
        self.thread.shutdown()
        if self.lock:
            self.lock.release()

    # --- reading ---------------------------------------------------------------------------------

    async def rows(self, statement: Executable, params: Params | None = None) -> Sequence[Row[Any]]:
        """A connection that turns out to be cut is replaced once."""
        try:
            return await self.read(statement, params)
        except (SQLAlchemyError, OSError) as error:
            if not database_errors.cut(error):
                raise unavailable(error) from error
        try:
            return await self.read(statement, params)
        except (SQLAlchemyError, OSError) as error:
            raise unavailable(error) from error

    async def read(self, statement: Executable, params: Params | None) -> Sequence[Row[Any]]:
        async with self.engine.connect() as connection:
            try:
                return (await connection.execute(statement, params)).all()
            except TimeoutError:
                await connection.invalidate()  # nobody knows when it will answer
                raise

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

    async def try_write(self) -> None:
        """Returns if the database takes writes; Unavailable says why it does not."""
        if time.monotonic() < self.took + BELIEVED:
            return
        unit = Unit().change(delete(schema.settings).where(schema.settings.c.key == "tried"))
        unit.change(insert(schema.settings).values(key="tried", value=str(now())))
        try:
            with suppress(Conflict):  # another server tries at the same moment
                await asyncio.wait_for(self.write(unit), PATIENCE)
        except TimeoutError:
            raise Unavailable("a write waits", "slow") from None
        self.took = time.monotonic()

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
        error = await self.attempt([unit for unit, _ in batch])
        if error is None or isinstance(error, InDoubt) or (len(batch) == 1 and isinstance(error, Conflict)):
            for _, done in batch:
                finish(done, error)
            return
        given_up: Unavailable | None = None
        for unit, done in batch:
            error = given_up or await self.attempt([unit])
            finish(done, error)
            if isinstance(error, Unavailable) and error.kind != "row":
                given_up = error  # it is the database, not the unit: each of the others would wait as long

    async def attempt(self, units: list[Unit]) -> Conflict | Unavailable | None:
        """One commit; says how it failed, if it did."""
        try:
            await self.commit(units)
        except (IntegrityError, Conflict) as error:
            return Conflict(str(error))
        except InDoubt as error:
            log.error("whether a commit is stored is not known: %s", error)
            return error
        except Exception as error:
            failed = unavailable(error)
            log.error("a commit failed: %s", error, exc_info=failed.kind == "row")
            return failed
        self.commits += 1
        self.units += len(units)
        try:
            for tell in [tell for unit in units for tell in unit.after]:
                tell()
        except Exception:
            log.exception("what is stored could not be told")
        return None

    async def commit(self, units: list[Unit]) -> None:
        if self.pen is not None:
            await asyncio.get_running_loop().run_in_executor(self.thread, write_down, self.pen, units)
            return
        async with self.engine.connect() as connection:
            try:
                await connection.run_sync(carry_out, units)
            except TimeoutError:
                await connection.invalidate()
                raise
            try:
                await connection.commit()
            except Exception as error:
                await connection.invalidate()
                raise in_doubt(error) from error


def write_down(pen: Engine, units: list[Unit]) -> None:
    """One commit to a file."""
    with pen.connect() as connection:
        carry_out(connection, units)
        try:
            connection.commit()
        except Exception as error:
            connection.invalidate()
            raise in_doubt(error) from error


def in_doubt(error: Exception) -> InDoubt:
    return InDoubt(str(error), database_errors.kind(error))


def unavailable(error: Exception) -> Unavailable:
    return Unavailable(str(error), database_errors.kind(error))


def finish(done: asyncio.Future[None], error: Exception | None = None) -> None:
    """Tell whoever waits, unless they have gone."""
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
        done.exception()  # retrieved: nobody may be left to ask


ORDER = {relation.name: place for place, relation in enumerate(schema.metadata.sorted_tables)}


def carry_out(connection: Connection, units: list[Unit]) -> None:
    """Rows of one relation go in with one statement, in the order of foreign keys; then the changes."""
    rows: dict[str, list[Params]] = {}
    alike: dict[int, tuple[Executable, list[Params]]] = {}
    for unit in units:
        for relation, row in unit.rows:
            rows.setdefault(relation.name, []).append(row)
    for name in sorted(rows, key=ORDER.__getitem__):
        for same in by_columns(rows[name]):
            connection.execute(inserting(name), same)
    for unit in units:
        for change in unit.changes:
            if change.required:
                found = connection.execute(change.statement, change.params)
                if found.rowcount != 1:
                    raise Conflict("somebody else was first")
            elif change.statement.is_select:
                connection.execute(change.statement, change.params)
            else:
                alike.setdefault(id(change.statement), (change.statement, []))[1].append(change.params)
    for statement, params in alike.values():
        connection.execute(statement, params if any(params) else None)


@cache
def inserting(name: str) -> Insert:
    return insert(schema.metadata.tables[name])


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
        file = parsed.get_backend_name() == "sqlite"
        if file and parsed.database in (None, "", ":memory:"):
            raise BadSettings("database: the matches need a file, such as sqlite:///caracole.db")
        waits = {} if file else {"timeout": PATIENCE, "command_timeout": PATIENCE}
        made = create_async_engine(
            parsed, pool_size=8, max_overflow=8, pool_timeout=2 * PATIENCE, connect_args=waits, hide_parameters=True
        )
    except (ArgumentError, NoSuchModuleError) as error:
        raise BadSettings(f"database: {error}") from None
    except ImportError as error:
        raise BadSettings(f"database: {error}; install it with: pip install caracole[postgres]") from None
    if file:
        prepare_file(made.sync_engine)
    return made


def pen(url: URL) -> Engine:
    """One connection that waits for its file as long as others do."""
    made = create_engine(url.set(drivername="sqlite"), pool_size=1, max_overflow=0, hide_parameters=True)
    prepare_file(made)
    return made


def prepare_file(made: Engine) -> None:
    event.listen(made, "do_connect", lambda *_: make_private(made.url))
    event.listen(made, "connect", durable)


def make_private(url: URL) -> None:
    """The file is its owner's alone from its first moment; SQLite gives what it lays beside it the same mode.

    A file that is there is not opened: closing it would drop all locks that SQLite holds on it in this process.
    """
    if not (url.database or "").startswith("file:"):
        with suppress(OSError):  # it is there, or SQLite will say what is wrong
            os.close(os.open(url.database or "", os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))


def durable(connection: Any, record: Any) -> None:
    """SQLite that survives a power cut: write-ahead log, every commit flushed."""
    cursor = connection.cursor()
    waits = f"busy_timeout={1000 * PATIENCE}"
    for pragma in (waits, "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def alone(database: str) -> FileLock:
    """A file is served by one server at a time: its memory of running matches would not see another's steps."""
    held = FileLock(f"{database}.lock", mode=0o600, thread_local=False)
    try:
        held.acquire(blocking=False)
    except Timeout:
        raise BadSettings(f"{database} is served already; several servers at once need PostgreSQL") from None
    except OSError as error:
        raise BadSettings(f"cannot write {database}.lock: {error.strerror}") from None
    return held
