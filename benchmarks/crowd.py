"""What one server holds: people at tables who decide at a human pace, and people who look at the club's lists.

    python -m benchmarks.crowd --tables 50 150 300 --pause 8 --seconds 15

One server on SQLite. At each number of tables everybody has a socket of their own with pictures, gestures and log, as
browsers have; a match goes on every few seconds (`--pause`), so that a table costs what people's tables cost. For
every ten tables somebody looks at /people and the front page: live matches, seeks, tables, tournaments, every five
seconds. Told are the time of an action until it is acknowledged, of a list until it is there, the share of a core
that the server uses, and its memory. Server and people share the machine.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from pathlib import Path

import httpx
import uvloop
from benchmarks.load import WARM_UP, Match, Run, opened, sit
from benchmarks.measured import quantile
from tests.support.serving import Serving, forgetful, in_turn

from caracole.arena.report import markdown

LISTS = ("/api/live", "/api/seeks", "/api/tables?which=open", "/api/tournaments?which=open")
QUERY = "gestures=1&log=1&layout=wide&ground=1"
EVERY = 5.0
"""Seconds between two looks of a page at its lists."""


def memory(serving: Serving) -> int:
    """Resident megabytes of the server."""
    assert serving.process is not None
    status = Path(f"/proc/{serving.process.pid}/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) // 1024


async def look(serving: Serving, http: httpx.AsyncClient, times: list[float], run: Run) -> None:
    """A page that is open and asks for its lists; until cancelled."""
    await asyncio.sleep(random.random() * EVERY)
    while True:
        for path in LISTS:
            began = time.perf_counter()
            (await http.get(f"{serving.url}{path}")).raise_for_status()
            if run.measuring:
                times.append(time.perf_counter() - began)
        await asyncio.sleep(EVERY)


async def held(args: argparse.Namespace, serving: Serving) -> list[tuple[str, ...]]:
    run, matches, rows = Run(args.pause), list[Match](), list[tuple[str, ...]]()
    lookers: list[asyncio.Task[None]] = []
    lists: list[float] = []
    async with httpx.AsyncClient(timeout=120, cookies=forgetful(), limits=httpx.Limits(max_connections=32)) as http:
        for wanted in args.tables:
            fresh = await in_turn([opened(serving, http, n, args.game) for n in range(len(matches), wanted)], 8)
            start = time.perf_counter() + 1
            for match in fresh:
                match.due = start + random.random() * run.period
            await in_turn([sit(serving, match, seat, QUERY, run) for match in fresh for seat in (0, 1)], 20)
            matches += fresh
            lookers += [
                asyncio.create_task(look(serving, http, lists, run)) for _ in range(wanted // 10 - len(lookers))
            ]
            await asyncio.sleep(WARM_UP)
            rows.append(await measured(args, serving, run, lists, len(matches), len(lookers)))
            print(*rows[-1], flush=True)  # what comes later may take long
        for task in lookers:
            task.cancel()
        await asyncio.gather(*lookers, return_exceptions=True)
    closed = [line.closed for line in run.lines if line.closed]
    if closed or run.refused:
        raise SystemExit(f"{len(closed)} connections were closed, {run.refused} actions were refused")
    return rows


async def measured(
    args: argparse.Namespace, serving: Serving, run: Run, lists: list[float], tables: int, lookers: int
) -> tuple[str, ...]:
    run.times.clear()
    lists.clear()
    used, began = serving.cpu(), time.perf_counter()
    run.measuring = True
    await asyncio.sleep(args.seconds)
    run.measuring = False
    seconds = time.perf_counter() - began
    share = (serving.cpu() - used) / seconds
    took = [f"{1000 * quantile(times, at):.0f}" for times in (run.times, lists) for at in (0.5, 0.99)]
    counted = (str(2 * tables + lookers), str(tables), f"{len(run.times) / seconds:.0f}")
    return (*counted, *took, f"{100 * share:.0f} %", str(memory(serving)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, nargs="+", default=[50, 150, 300])
    parser.add_argument("--game", default="glorreiche", help="one for two players")
    parser.add_argument("--pause", type=float, default=8.0, help="seconds between two actions of a match")
    parser.add_argument("--seconds", type=float, default=15.0)
    args = parser.parse_args()
    random.seed(1)
    with tempfile.TemporaryDirectory() as folder:
        serving = Serving(f"sqlite:///{folder}/crowd.db", Path(folder) / "log", workers="0", most_tables="100000")
        serving.start()
        try:
            rows = uvloop.run(held(args, serving))
        finally:
            serving.stop()
    heads = ("people", "tables", "actions/s", "p50 ms", "p99 ms", "list p50", "list p99", "of a core", "MB")
    print(markdown(heads, rows))


if __name__ == "__main__":
    main()
