"""Ways to break a server or its database for a while, each real: signals, locks, a full disk, cut lines."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sqlite3
import subprocess
from collections.abc import Awaitable, Callable
from contextlib import closing, suppress
from pathlib import Path

import asyncpg
from tests.support.postgres import Cluster
from tests.support.redis_server import Redis
from tests.support.serving import Forked


class Disk:
    """A small file system of its own, which can be filled up; only root may mount one."""

    SIZE = 128 * 2**20

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir()
        subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={self.SIZE}", "tmpfs", str(folder)], check=True)

    def fill(self) -> None:
        with suppress(OSError), (self.folder / "ballast").open("wb", buffering=0) as ballast:
            while True:
                ballast.write(bytes(2**16)) or ballast.write(b"0")

    def clear(self) -> None:
        (self.folder / "ballast").unlink(missing_ok=True)

    def close(self) -> None:
        subprocess.run(["umount", "--lazy", str(self.folder)], check=True)

    @classmethod
    def if_possible(cls, folder: Path) -> Disk | None:
        return cls(folder) if os.geteuid() == 0 else None


class Line:
    """Between servers and PostgreSQL: passes everything on, until it is cut or held."""

    def __init__(self, port: int) -> None:
        self.target = port
        self.port = 0
        self.flowing = asyncio.Event()
        self.flowing.set()
        self.open = True
        self.ends: set[asyncio.StreamWriter] = set()
        self.server: asyncio.Server | None = None

    async def start(self) -> Line:
        self.server = await asyncio.start_server(self.connect, "127.0.0.1", 0)
        self.port = self.server.sockets[0].getsockname()[1]
        return self

    async def connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not self.open:
            writer.close()
            return
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            writer.close()
            return
        self.ends |= {writer, back}
        try:
            both = (self.pass_on(reader, back), self.pass_on(there, writer))
            await asyncio.wait([asyncio.ensure_future(one) for one in both], return_when=asyncio.FIRST_COMPLETED)
        finally:
            for end in (writer, back):
                end.close()
                self.ends.discard(end)

    async def pass_on(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while part := await source.read(65_536):
                await self.flowing.wait()
                target.write(part)
                await target.drain()

    def cut(self) -> None:
        self.open = False
        for end in list(self.ends):
            end.transport.abort()

    async def close(self) -> None:
        self.cut()
        assert self.server is not None
        self.server.close()
        while self.ends:
            await asyncio.sleep(0.01)


class Stage:
    """Everything that can be broken. `database` is where the servers' database is, past any line."""

    def __init__(self, servers: list[Forked], database: str) -> None:
        self.servers = servers
        self.database = database
        self.disk: Disk | None = None
        self.cluster: Cluster | None = None
        self.redis: Redis | None = None
        self.line: Line | None = None

    @property
    def file(self) -> Path:
        return Path(self.database.removeprefix("sqlite:///"))


Fault = Callable[[Stage, float], Awaitable[None]]
"""Breaks something for so many seconds; it is whole again when this returns."""


async def kill(stage: Stage, seconds: float) -> None:
    server = random.choice(stage.servers)
    await asyncio.to_thread(server.kill)
    await asyncio.to_thread(server.start)


async def freeze(stage: Stage, seconds: float) -> None:
    """The server is there and does nothing."""
    server = random.choice(stage.servers)
    os.kill(server.pid, signal.SIGSTOP)
    await asyncio.sleep(seconds)
    os.kill(server.pid, signal.SIGCONT)


async def lock_file(stage: Stage, seconds: float) -> None:
    """Another program writes to the file and takes its time."""
    with closing(sqlite3.connect(stage.file, timeout=60, isolation_level=None, check_same_thread=False)) as other:
        await asyncio.to_thread(other.execute, "begin immediate")
        await asyncio.sleep(seconds)
        other.execute("rollback")


async def fill_disk(stage: Stage, seconds: float) -> None:
    """Nothing may grow any more; the log is emptied first, so that the next commit needs room at once."""
    assert stage.disk is not None
    with closing(sqlite3.connect(stage.file, timeout=2, check_same_thread=False)) as other, suppress(sqlite3.Error):
        await asyncio.to_thread(other.execute, "pragma wal_checkpoint(truncate)")
    await asyncio.to_thread(stage.disk.fill)
    await asyncio.sleep(seconds)
    stage.disk.clear()


async def restart_postgres(stage: Stage, seconds: float) -> None:
    """As after a power cut: no farewell, no checkpoint."""
    assert stage.cluster is not None
    await asyncio.to_thread(stage.cluster.crash)
    await asyncio.sleep(seconds)
    await asyncio.to_thread(stage.cluster.start_again)


async def fill_postgres(stage: Stage, seconds: float) -> None:
    """No table may grow; and every other time no log either, so that PostgreSQL gives up and must be started again."""
    assert stage.disk is not None
    assert stage.cluster is not None
    await asyncio.to_thread(stage.disk.fill)
    if random.random() < 0.5:
        await use_up_log(stage)
    await asyncio.sleep(seconds)
    stage.disk.clear()
    await asyncio.to_thread(stage.cluster.revive)


async def use_up_log(stage: Stage) -> None:
    """Whatever PostgreSQL has laid by for its log."""
    with suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
        connection = await asyncpg.connect(stage.database)
        while True:
            await connection.execute("select pg_logical_emit_message(false, 'full', 'full'), pg_switch_wal()")


async def freeze_postgres(stage: Stage, seconds: float) -> None:
    assert stage.cluster is not None
    frozen = stage.cluster.pids()
    for pid in frozen:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGSTOP)
    await asyncio.sleep(seconds)
    for pid in frozen:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGCONT)


async def terminate(stage: Stage, seconds: float) -> None:
    """PostgreSQL throws everybody out."""
    connection = await asyncpg.connect(stage.database)
    await connection.execute(
        "select pg_terminate_backend(pid) from pg_stat_activity "
        "where pid <> pg_backend_pid() and datname = current_database()"
    )
    await connection.close()


async def lock_steps(stage: Stage, seconds: float) -> None:
    connection = await asyncpg.connect(stage.database)
    async with connection.transaction():
        await connection.execute("lock table steps in access exclusive mode")
        await asyncio.sleep(seconds)
    await connection.close()


async def cut_line(stage: Stage, seconds: float) -> None:
    assert stage.line is not None
    stage.line.cut()
    await asyncio.sleep(seconds)
    stage.line.open = True


async def hold_line(stage: Stage, seconds: float) -> None:
    assert stage.line is not None
    stage.line.flowing.clear()
    await asyncio.sleep(seconds)
    stage.line.flowing.set()


async def restart_redis(stage: Stage, seconds: float) -> None:
    assert stage.redis is not None
    await asyncio.to_thread(stage.redis.stop)
    await asyncio.sleep(seconds)
    await asyncio.to_thread(stage.redis.start)


ANYWHERE: dict[str, Fault] = {"kill": kill, "freeze": freeze}
SQLITE: dict[str, Fault] = {**ANYWHERE, "lock": lock_file, "full": fill_disk}
POSTGRES: dict[str, Fault] = {
    **ANYWHERE,
    "full": fill_postgres,
    "restart": restart_postgres,
    "frozen": freeze_postgres,
    "terminate": terminate,
    "lock": lock_steps,
    "cut": cut_line,
    "held": hold_line,
    "redis": restart_redis,
}
