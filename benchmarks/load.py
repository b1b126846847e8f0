"""Load: many matches at once over loopback, every action durable; acknowledged actions a second and how long they take.

Two people at each table, each with a WebSocket of their own. Whoever's turn it is plays a random legal action, not
before its time. An action goes through the rules, is stored (SQLite, write-ahead log, synchronous FULL, commits shared
by whoever waits for the disk), is acknowledged to its player, and both players get the new position. Its time runs
from sending it to having the acknowledgement. Server and players share the machine.

python -m benchmarks.load                          # 300 matches, 600 sockets, 900 actions a second offered, 20 s
python -m benchmarks.load --rate 0                 # as fast as the players can (latency is then the queue's)
python -m benchmarks.load --picture wide --log     # gestures, log and pictures, as browsers ask for
python -m benchmarks.load --picture wide --log --watchers 10        # … and ten who only look on at every table
python -m benchmarks.load --picture wide --log --before PYTHON      # … after another installation's server
python -m benchmarks.load --table                  # all of it, and boardgame.io's own server, side by side

boardgame.io must be installed for the last: npm ci --prefix benchmarks/boardgameio
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop
from benchmarks import beside
from benchmarks.lean import Line, dial
from benchmarks.measured import Measured, quantile, told
from tests.support.serving import DECODER, Player, Serving, Sight, forgetful, in_turn

WARM_UP = 4
"""Seconds that are not measured."""


class Run:
    """What all matches share."""

    def __init__(self, period: float) -> None:
        self.period = period
        """Seconds between two actions of a match."""
        self.measuring = False
        self.times: list[float] = []
        self.drawn: list[float] = []
        """From sending an action to having what it changed in the picture, for its player."""
        self.sizes: list[float] = []
        """Bytes of each change, or of a picture that came whole."""
        self.refused = 0
        self.lines: list[Line] = []


class Match:
    """Two people at a table, each with a connection."""

    def __init__(self, table: str, players: tuple[Player, Player]) -> None:
        self.table = table
        self.players = players
        self.due = 0.0
        """When the next action is offered."""


class Seat:
    """One socket: plays whenever it is its turn, not before its time."""

    line: Line

    def __init__(self, match: Match, run: Run) -> None:
        self.match = match
        self.run = run
        self.loop = asyncio.get_running_loop()
        self.sent = 0.0
        self.played = -1
        self.waits = False
        """Whether the newest action has not been drawn yet."""

    def hear(self, message: bytes) -> None:
        if message.startswith(b'{"type":"ack"'):
            if self.run.measuring:
                self.run.times.append(time.perf_counter() - self.sent)
            return
        seen = DECODER.decode(message)
        if self.run.measuring and seen.type == "sight":
            self.measure(seen)
        if seen.type == "refused":
            self.run.refused += 1
        elif seen.type == "sight" and seen.mine and seen.number > self.played:
            self.played = seen.number
            self.offer(seen)

    def measure(self, sight: Sight) -> None:
        whole = bytes(sight.picture)
        self.run.sizes += [len(whole)] if whole != b"null" else [len(bytes(change)) for change in sight.changes or ()]
        if self.waits and sight.number > self.played:
            self.run.drawn.append(time.perf_counter() - self.sent)
            self.waits = False

    def offer(self, sight: Sight) -> None:
        now = time.perf_counter()
        wait, self.match.due = self.match.due - now, max(self.match.due, now - self.run.period) + self.run.period
        action = msgspec.json.encode(
            {"type": "play", "action": random.choice(sight.choices()), "number": sight.number, "id": str(sight.number)}
        )
        self.loop.call_later(max(0.0, wait), self.play, action)

    def play(self, action: bytes) -> None:
        self.sent = time.perf_counter()
        self.waits = True
        self.line.send(action)


async def opened(serving: Serving, http: httpx.AsyncClient, number: int, game: str) -> Match:
    anna = await Player(serving, http).arrive(f"A{number}")
    bruno = await Player(serving, http).arrive(f"B{number}")
    about = await anna.post("/api/tables", {"game": game})
    await bruno.post(f"/api/tables/{about['id']}/join", {})
    return Match(about["id"], (anna, bruno))


async def sit(serving: Serving, match: Match, seat: int, query: str, run: Run) -> None:
    """Take a seat; the server's first sight starts it off."""
    sitting = Seat(match, run)
    path = f"/ws/tables/{match.table}?{query}"
    cookie = match.players[seat].headers["cookie"]

    def hear(message: bytes) -> None:
        sitting.hear(message)

    sitting.line = await dial("127.0.0.1", serving.port, path, cookie, hear)
    run.lines.append(sitting.line)


async def look_on(serving: Serving, match: Match, query: str, run: Run) -> None:
    """Somebody who only watches, and is nobody here."""
    path = f"/ws/tables/{match.table}?{query}&seat=-1"
    run.lines.append(await dial("127.0.0.1", serving.port, path, "", ignore))


def ignore(message: bytes) -> None:
    """Who only watches answers nothing."""


def asked(args: argparse.Namespace) -> str:
    layout = f"&layout={args.picture}&ground=1" if args.picture else ""
    return f"gestures={int(bool(args.picture))}&log={int(args.log)}{layout}"


async def measured(args: argparse.Namespace, serving: Serving) -> Measured:
    run = Run(args.matches / args.rate if args.rate else 0.0)
    async with httpx.AsyncClient(timeout=120, cookies=forgetful(), limits=httpx.Limits(max_connections=32)) as http:
        matches = await in_turn([opened(serving, http, n, args.game) for n in range(args.matches)], 16)
        start = time.perf_counter() + 1
        for match in matches:
            match.due = start + random.random() * run.period
        await in_turn([sit(serving, match, seat, asked(args), run) for match in matches for seat in (0, 1)], 50)
        looking = [look_on(serving, match, asked(args), run) for match in matches for _ in range(args.watchers)]
        await in_turn(looking, 50)
        await asyncio.sleep(WARM_UP)
        gc.freeze()
        before, counted = serving.cpu(), await counters(serving, http)
        run.measuring, began = True, time.perf_counter()
        await asyncio.sleep(args.seconds)
        run.measuring, seconds = False, time.perf_counter() - began
        used, counted = serving.cpu() - before, {k: v - counted[k] for k, v in (await counters(serving, http)).items()}
    closed = [line.closed for line in run.lines if line.closed]
    if closed:
        raise SystemExit(f"{len(closed)} connections were closed, the first by: {closed[0]}")
    if run.refused:
        raise SystemExit(f"{run.refused} actions were refused")
    shared = counted["caracole_committed_units"] / max(1, counted["caracole_commits"])
    notes = f"{counted['caracole_commits'] / seconds:.0f} commits/s of {shared:.1f} actions"
    if args.picture:
        drawn = " / ".join(f"{1000 * quantile(run.drawn, share):.1f}" for share in (0.5, 0.99))
        notes += f", {len(run.drawn) / seconds:.0f} drawn/s (p50 / p99 {drawn} ms)"
        notes += f", median {quantile(run.sizes, 0.5):.0f} bytes"
    what = "before: " if args.python != sys.executable else ""
    looks = "pictures, gestures, log" if args.picture else "as programs look"
    what += f"Caracole, {args.game}, SQLite FULL, {looks}"
    what += f", {args.watchers} watchers" if args.watchers else ""
    return Measured(what, args.rate, seconds, run.times, len(run.lines), used, notes)


async def counters(serving: Serving, http: httpx.AsyncClient) -> dict[str, float]:
    told = (await http.get(f"{serving.url}/metrics")).text
    pairs = [line.split() for line in told.splitlines() if not line.startswith("#") and "{" not in line]
    return {name: float(value) for name, value in pairs}


def serve(args: argparse.Namespace, **changes: Any) -> Measured:
    """One run on a server and a database of its own."""
    chosen = argparse.Namespace(**{**vars(args), **changes})
    with tempfile.TemporaryDirectory(dir=args.folder or None) as folder:
        database = chosen.database or f"sqlite:///{folder}/load.db"
        serving = Serving(database, Path(folder) / "log", python=chosen.python, workers="0", most_tables="100000")
        serving.start()
        try:
            return uvloop.run(measured(chosen, serving))
        finally:
            serving.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=300)
    parser.add_argument("--game", default="glorreiche", help="one for two players")
    parser.add_argument("--rate", type=float, default=900, help="actions a second that are offered; 0 for no limit")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--picture", default="", help="a layout; without it no pictures are asked for")
    parser.add_argument("--log", action="store_true", help="ask for log lines too")
    parser.add_argument("--database", default="", help="a URL; without it a fresh SQLite file")
    parser.add_argument("--folder", default="", help="where files are written; a disk you want to measure")
    parser.add_argument("--table", action="store_true", help="everything, and boardgame.io beside it")
    parser.add_argument("--watchers", type=int, default=0, help="people at each table who only look on")
    parser.add_argument("--before", default="", help="the Python of another installation, measured first")
    args = parser.parse_args()
    args.python = sys.executable
    if not args.table:
        told([*([serve(args, python=args.before)] if args.before else []), serve(args)])
        return
    beside.demand()
    shown = {"picture": "wide", "log": True}
    rows = [serve(args)]
    rows += [serve(args, **shown, python=args.before)] if args.before else []
    rows += [serve(args, **shown), serve(args, **shown, rate=200)]
    rows += [serve(args, **shown, matches=60, rate=120, watchers=watchers) for watchers in (1, 10)]
    rows += [beside.run(args, store) for store in ("memory", "files")]
    told(rows)


if __name__ == "__main__":
    main()
