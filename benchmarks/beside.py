"""boardgame.io's own server under the same load, driven by its own protocol (socket.io), for `benchmarks.load --table`.

Its work is of the same kind: a small game for two, the move checked and made by the server, both sockets sent the new
state. Its player knows that a move is done by that state. It sends the state before it stores it; `memory` stores it
nowhere else, `files` (its FlatFile store) writes a file without flushing it. Nothing of that survives a power cut.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import tempfile
import time
from pathlib import Path

import httpx
from benchmarks.measured import Measured
from tests.support.serving import cpu_of, free_port

FOLDER = Path(__file__).parent / "boardgameio"
STORES = {"memory": "boardgame.io, in memory", "files": "boardgame.io, FlatFile (not flushed)"}


def demand() -> None:
    if not (FOLDER / "node_modules").is_dir():
        raise SystemExit("boardgame.io is not installed: npm ci --prefix benchmarks/boardgameio")


def run(args: argparse.Namespace, store: str) -> Measured:
    with tempfile.TemporaryDirectory(dir=args.folder or None) as files:
        port = free_port()
        kept = "memory" if store == "memory" else files
        log = (Path(files) / ".log").open("wb")
        command = ["node", str(FOLDER / "server.js"), str(port), kept]
        server = subprocess.Popen(command, stdout=log, stderr=log)
        try:
            ready(f"http://127.0.0.1:{port}/games")
            return played(args, store, port, server.pid)
        finally:
            server.kill()
            server.wait()
            log.close()


def ready(url: str, patience: float = 60) -> None:
    until = time.monotonic() + patience
    while time.monotonic() < until:
        try:
            if httpx.get(url).status_code == 200:
                return
        except httpx.HTTPError:
            time.sleep(0.1)
    raise SystemExit("boardgame.io's server does not answer")


def played(args: argparse.Namespace, store: str, port: int, pid: int) -> Measured:
    wanted = [str(args.matches), str(args.rate or 1e6), str(args.seconds)]
    command = ["node", str(FOLDER / "players.js"), f"http://127.0.0.1:{port}", *wanted]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as players:
        assert players.stdout is not None
        assert players.stderr is not None
        players.stderr.readline()  # it says when it begins to measure
        before = cpu_of(pid)
        answer = players.stdout.read()
        used = cpu_of(pid) - before
        if players.wait() or not answer:
            raise SystemExit(f"boardgame.io's players failed: {players.stderr.read()}")
    told = json.loads(answer)
    times = [each / 1000 for each in told["times"]]
    return Measured(STORES[store], args.rate, told["seconds"], times, told["connected"], used)
