"""What the commands of the server do; `caracole.cli.serving` reads their options."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import shutil
import signal
import socket
import sqlite3
import subprocess
import webbrowser
from collections.abc import Callable
from pathlib import Path

import uvicorn
from sqlalchemy import make_url, or_, select

from caracole.kernel.game import games
from caracole.server import logs, migrations, schema, stuck_bots, system
from caracole.server.lifecycle import Server
from caracole.server.settings import BadSettings, Settings
from caracole.server.store import Store, Unavailable
from caracole.server.table import Table
from caracole.server.tables import Tables
from caracole.server.web.connection_limits import config_of

log = logging.getLogger("caracole.server")
MOST_FILES = 65_536
"""That a server asks the system for; a connection is one."""
Say = Callable[[str], None]


def serve(settings: Settings, *, browse: bool = False) -> None:
    """Until it is asked to stop; the address is said on the standard output, and shown in a browser if asked."""
    logs.start(settings.log_level)
    if settings.embedded and settings.redis:
        raise BadSettings("--redis is for several servers, which need PostgreSQL")
    server = Server(settings)
    listening = bound(settings.host, settings.port)
    system.raise_file_limit(MOST_FILES)
    config = config_of(server)
    logging.getLogger("uvicorn.error").addFilter(lambda record: server.refusal is None)  # it is said once, at the end
    host, port = listening.getsockname()[:2]
    address = f"http://{host if host != '0.0.0.0' else 'localhost'}:{port}"
    print(f"Caracole serves on {address}", flush=True)
    Serving(config, server, address if browse else None).run(sockets=[listening])
    if not hasattr(server, "thinking"):
        raise BadSettings(server.refusal or "the server could not start; the log above says why")


class Serving(uvicorn.Server):
    """Streams are told to end as soon as the process is asked to stop, so that nobody is waited for."""

    def __init__(self, config: uvicorn.Config, server: Server, shown: str | None = None) -> None:
        super().__init__(config)
        self.served = server
        self.shown = shown

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        settle_memory()
        if self.shown and self.started:
            await asyncio.to_thread(webbrowser.open, self.shown)

    def handle_exit(self, sig: int, frame: object) -> None:
        if hasattr(self.served, "tables"):
            self.served.loop.call_soon_threadsafe(self.served.say_goodbye)
        super().handle_exit(sig, frame)  # type: ignore[arg-type]


def settle_memory() -> None:
    """What is imported stays: a collection that looked through all of it again would hold everybody up for 0.1 s.
    Collections are rarer than Python's own: they took one part in twelve of drawing."""
    for rules in games():
        rules.start(rules.resolve({}))
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 20)  # a position shown makes hundreds of small things that need no collection


def bound(host: str, port: int) -> socket.socket:
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        made = socket.socket(family)
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind((host, port))
    except OSError as error:
        raise BadSettings(f"cannot listen on {host}:{port}: {error.strerror}") from None
    return made


async def work(settings: Settings, say: Say) -> None:
    """A server without a door: it only thinks."""
    if settings.embedded:
        raise BadSettings("workers of their own need PostgreSQL; “caracole serve” has its own for a file")
    logs.start(settings.log_level)
    server = Server(settings)
    await server.open()
    say(f"Caracole thinks with {settings.workers} process{'es' if settings.workers > 1 else ''}")
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    await stop.wait()
    await server.close()


async def migrate(settings: Settings, say: Say) -> str:
    store = Store(settings.database)
    try:
        before, after = await migrations.migrate(store)
    except OSError as error:
        raise BadSettings(f"the database does not answer: {error}") from None
    finally:
        await store.engine.dispose()
    return f"from migration {before or 'none'} to {after}" if before != after else f"already at migration {after}"


def backup(settings: Settings, out: str) -> str:
    """SQLite copies itself page by page while others write; PostgreSQL has its own program for it."""
    target = Path(out)
    if target.exists():
        raise BadSettings(f"{out} exists already")
    part = target.with_name(f".{target.name}.part")
    try:
        os.close(os.open(part, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600))  # its owner's alone from its first moment
        part.chmod(0o600)
        copy_to(part, settings)
        part.replace(target)
    except OSError as error:
        raise BadSettings(f"cannot write {out}: {error.strerror}") from None
    finally:
        part.unlink(missing_ok=True)
    return f"{out}: {target.stat().st_size} bytes"


def copy_to(part: Path, settings: Settings) -> None:
    if not settings.embedded:
        program = shutil.which("pg_dump")
        if program is None:
            raise BadSettings("a backup of PostgreSQL is made by pg_dump, which is not here")
        url = settings.database.replace("postgresql+asyncpg:", "postgresql:", 1)
        command = [program, "--format=custom", f"--file={part}", url]
        done = subprocess.run(command, check=False, capture_output=True, text=True)
        if done.returncode:
            raise BadSettings(f"pg_dump: {done.stderr.strip()}")
        return
    source = Path(make_url(settings.database).database or "")
    if not source.is_file():
        raise BadSettings(f"there is no database {source}")
    try:
        with contextlib.closing(sqlite3.connect(source)) as live, contextlib.closing(sqlite3.connect(part)) as copy:
            live.backup(copy)
    except sqlite3.Error as error:
        raise BadSettings(f"the backup failed: {error}") from None


BEGUN = (
    select(schema.tables.c.id, schema.tables.c.game)
    .where(
        or_(
            schema.tables.c.options.is_not(None),
            schema.tables.c.status.in_(("running", "finished")),
            schema.tables.c.id.in_(select(schema.steps.c.table_id)),
        )
    )
    .order_by(schema.tables.c.created_at, schema.tables.c.id)
)
"""Whatever says of itself that its match has begun."""


async def verify(settings: Settings, say: Say) -> int:
    """Replay every stored match from its first step; says which do not follow, and how many."""
    store = Store(settings.database)
    tables = Tables(store, settings)
    wrong = checked = 0
    try:
        for row in await store.rows(BEGUN):
            checked += 1
            found = await divergence(tables, row.id)
            if found:
                wrong += 1
                say(f"{row.id} ({row.game}): {found}")
    except (Unavailable, OSError) as error:
        raise BadSettings(f"the database does not answer: {error}") from None
    finally:
        await store.engine.dispose()
    say(f"{checked} matches replayed, {wrong} do not follow")
    return wrong


async def stuck_jobs(settings: Settings, say: Say, *, retry: bool) -> int:
    """Say which matches wait because their bot failed, and let the bots try again if asked; says how many."""
    store = Store(settings.database)
    try:
        notes = await stuck_bots.notes(store)
        for note in notes:
            say(note)
        if retry:
            await stuck_bots.retry(store)
    except Unavailable as error:
        raise BadSettings(f"the database does not answer: {error}") from None
    finally:
        await store.engine.dispose()
    say(f"{len(notes)} given up{', to be tried again' if notes and retry else ''}")
    return len(notes)


async def divergence(tables: Tables, name: str) -> str | None:
    """What is wrong with a stored match: its rows, its rules, a step, its luck, or what its row says of the newest."""
    try:
        table = await Table.read(tables, name)
    except Unavailable as error:
        return f"it cannot be read: {error}"
    if table is None or table.broken:
        return table.fault if table else "it is gone"
    served, row = table.served, table.info
    if served is None:
        return "it has begun, and there are no options"
    if served.number != row.number:
        return f"there are {served.number} steps, its row says {row.number}"
    if served.actor != row.actor:
        return f"side {served.actor} decides, its row says {row.actor}"
    return None
