"""Starts servers in no time: everything is imported once, then each server is a fork of this process.

One line of JSON on the standard input, {"port", "database", …settings}, starts a server; its process id is the answer.
When the input ends, this process ends; the servers do not.
"""

from __future__ import annotations

import gc
import importlib
import os
import signal
import sys

import msgspec

from caracole.kernel.game import games
from caracole.server import settings
from caracole.server.commands import serve
from caracole.server.lifecycle import Server
from caracole.server.web.app import application

DRIVERS = ("aiosqlite", "asyncpg", "alembic.command", "uvicorn.protocols.websockets.websockets_sansio_impl", "uvloop")


def prepare() -> None:
    for name in DRIVERS:
        importlib.import_module(name)
    for game in games():
        game.start(game.resolve({}))
        assert game.messages
    application(Server(settings.Settings()))  # the framework remembers what it has read of the handlers
    gc.collect()
    gc.freeze()


def start(line: str) -> int:
    """The process id, in the parent; the child serves until it is ended."""
    pid = os.fork()
    if pid:
        return pid
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.dup2(2, 1)  # what it says goes to the log; the parent's answers are for who asked
    serve(settings.read(None, {}, **msgspec.json.decode(line)))
    os._exit(0)


def main() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for them
    prepare()
    for line in sys.stdin:
        print(start(line), flush=True)


if __name__ == "__main__":
    main()
