"""What one server holds: people at tables who decide at a human pace, and people who look at the club's lists.

    python -m benchmarks.crowd                                          # more and more, until it holds no more
    python -m benchmarks.crowd --tables 50 150 300 --pause 8 --seconds 15

One server on SQLite. At each number of tables everybody has a socket of their own with pictures, gestures and log, as
browsers have; a match goes on every few seconds (`--pause`), so that a table costs what people's tables cost. For
every ten tables somebody looks at /people and the front page: live matches, seeks, tables, tournaments, every five
seconds. Told are the time of an action until it is acknowledged, of a list until it is there, the share of a core
that the server uses, and its memory. Server and people share the machine; the share of a core that the people take is
told, too: where they lack time themselves, they measure nothing of the server.

Without `--tables` there are always a quarter more, from 200 on, until an end is found or nine minutes are over
(`--minutes`). The end is where one of a hundred actions waits longer than a second, fewer than nine of ten of the
decisions that people would take are taken, an action is refused, a connection closed, or a list not answered.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import resource
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import httpx
import uvloop
from benchmarks.load import WARM_UP, Match, Run, opened, sit
from benchmarks.measured import quantile
from tests.support.serving import Serving, forgetful, in_turn

from caracole.arena.report import markdown
from caracole.server.system import raise_file_limit

LISTS = ("/api/live", "/api/seeks", "/api/tables?which=open", "/api/tournaments?which=open")
QUERY = "gestures=1&log=1&layout=wide&ground=1"
EVERY = 5.0
"""Seconds between two looks of a page at its lists."""


def memory(serving: Serving) -> int:
    """Resident megabytes of the server."""
    assert serving.process is not None
    status = Path(f"/proc/{serving.process.pid}/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) // 1024


class Row(NamedTuple):
    """What was held at a number of tables."""

    told: tuple[str, ...]
    short: str
    """Why this was more than the server holds; empty if it was not."""


class Crowd:
    """Everybody who is there, more of them from step to step."""

    def __init__(self, args: argparse.Namespace, serving: Serving, http: httpx.AsyncClient) -> None:
        self.args = args
        self.serving = serving
        self.http = http
        self.run = Run(args.pause)
        self.matches: list[Match] = []
        self.lookers: list[asyncio.Task[None]] = []
        self.lists: list[float] = []
        self.unanswered = 0
        """Lists that were not answered, or with an error."""

    async def grow(self, tables: int) -> None:
        args, serving, run = self.args, self.serving, self.run
        numbers = range(len(self.matches), tables)
        fresh = await in_turn([opened(serving, self.http, number, args.game) for number in numbers], 8)
        start = time.perf_counter() + 1
        for match in fresh:
            match.due = start + random.random() * run.period
        await in_turn([sit(serving, match, seat, QUERY, run) for match in fresh for seat in (0, 1)], 20)
        self.matches += fresh
        self.lookers += [asyncio.create_task(self.look()) for _ in range(tables // 10 - len(self.lookers))]
        await asyncio.sleep(WARM_UP)

    async def look(self) -> None:
        """A page that is open and asks for its lists; until cancelled."""
        await asyncio.sleep(random.random() * EVERY)
        while True:
            for path in LISTS:
                began = time.perf_counter()
                try:
                    (await self.http.get(f"{self.serving.url}{path}")).raise_for_status()
                except httpx.HTTPError:
                    self.unanswered += 1
                if self.run.measuring:
                    self.lists.append(time.perf_counter() - began)
            await asyncio.sleep(EVERY)

    async def measured(self) -> Row:
        self.run.times.clear()
        self.lists.clear()
        used, own, began = self.serving.cpu(), own_cpu(), time.perf_counter()
        self.run.measuring = True
        await asyncio.sleep(self.args.seconds)
        self.run.measuring = False
        seconds = time.perf_counter() - began
        share, mine = (self.serving.cpu() - used) / seconds, (own_cpu() - own) / seconds
        took = [f"{1000 * quantile(times, at):.0f}" for times in (self.run.times, self.lists) for at in (0.5, 0.99)]
        tables = len(self.matches)
        rate = len(self.run.times) / seconds
        counted = (str(2 * tables + len(self.lookers)), str(tables), f"{rate:.0f}")
        told = (*counted, *took, f"{100 * share:.0f} %", f"{100 * mine:.0f} %", str(memory(self.serving)))
        return Row(told, self.short_of(rate, tables / self.args.pause))

    def short_of(self, rate: float, offered: float) -> str:
        closed = sum(bool(line.closed) for line in self.run.lines)
        reasons = {
            "one of a hundred actions waited longer than a second": quantile(self.run.times, 0.99) > 1,
            f"{rate:.0f} of {offered:.0f} decisions a second were taken": rate < 0.9 * offered,
            f"{self.run.refused} actions were refused": self.run.refused > 0,
            f"{closed} connections were closed": closed > 0,
            f"{self.unanswered} lists were not answered": self.unanswered > 0,
        }
        return "; ".join(reason for reason, holds in reasons.items() if holds)


def own_cpu() -> float:
    """Seconds of processor time that the people took."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


def steps(args: argparse.Namespace) -> Iterator[int]:
    """Numbers of tables: those that were asked for, or always a quarter more until the time is over."""
    if args.tables:
        yield from args.tables
        return
    until, tables = time.perf_counter() + 60 * args.minutes, 200
    while time.perf_counter() < until:
        yield tables
        tables = tables * 5 // 4


async def held(args: argparse.Namespace, serving: Serving) -> list[Row]:
    rows = []
    async with httpx.AsyncClient(timeout=120, cookies=forgetful(), limits=httpx.Limits(max_connections=32)) as http:
        crowd = Crowd(args, serving, http)
        for tables in steps(args):
            await crowd.grow(tables)
            rows.append(await crowd.measured())
            print(*rows[-1].told, rows[-1].short, flush=True)  # what comes later may take long
            if rows[-1].short and not args.tables:
                break
        for task in crowd.lookers:
            task.cancel()
        await asyncio.gather(*crowd.lookers, return_exceptions=True)
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, nargs="+", help="so many, and then so many; else until there is an end")
    parser.add_argument("--minutes", type=float, default=9.0, help="without --tables: no further step after so long")
    parser.add_argument("--game", default="glorreiche", help="one for two players")
    parser.add_argument("--pause", type=float, default=8.0, help="seconds between two actions of a match")
    parser.add_argument("--seconds", type=float, default=15.0)
    args = parser.parse_args()
    random.seed(1)
    raise_file_limit(1 << 16)
    with tempfile.TemporaryDirectory() as folder:
        serving = Serving(f"sqlite:///{folder}/crowd.db", Path(folder) / "log", workers="0", most_tables="100000")
        serving.start()
        try:
            rows = uvloop.run(held(args, serving))
        finally:
            serving.stop()
    heads = ("people", "tables", "actions/s", "p50 ms", "p99 ms", "list p50", "list p99", "of a core", "people's", "MB")
    print(markdown(heads, [row.told for row in rows]))
    print(f"The end: {rows[-1].short}." if rows[-1].short else "No end was found.")


if __name__ == "__main__":
    main()
