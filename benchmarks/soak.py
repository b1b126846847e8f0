"""Flat memory: people play, resign and open the next table for half an hour; the server's memory is written down.

The first third is warming up: tables in memory, prepared statements, sentences. After it the memory of the server must
not grow: the median of the last third may be above that of the middle third by `--allowed` per cent at most. What was
promised is compared with what is stored, and every match is replayed at the end.

    python -m benchmarks.soak --minutes 30
    python -m benchmarks.soak --minutes 1 --postgres
"""

from __future__ import annotations

import argparse
import asyncio
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

import httpx
from benchmarks.faults import on_postgres, on_sqlite
from benchmarks.promised import Pair, Wrong, acknowledged, check
from tests.support.serving import forgetful, in_turn

from caracole.server import commands
from caracole.server.settings import Settings


def resident(pid: int) -> float:
    """MiB of memory that a process has. What it shares with the process it was forked from counts: a shared page that
    becomes its own because a counter in it changes is no growth."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    raise RuntimeError("the process has no memory")


async def soak(args: argparse.Namespace, folder: Path) -> list[float]:
    async with (on_postgres if args.postgres else on_sqlite)(args, folder) as stage:
        await commands.migrate(Settings(database=stage.database), print)
        server = stage.servers[0]
        server.asked["idle_tables"] = args.idle
        await asyncio.to_thread(server.start)
        async with httpx.AsyncClient(timeout=60, cookies=forgetful()) as http:
            servers: list[Any] = list(stage.servers)
            pairs = [Pair(number, servers, http, args.game) for number in range(args.pairs)]
            await in_turn([pair.arrive() for pair in pairs], 8)
            playing = [asyncio.create_task(pair.play_on()) for pair in pairs]
            until, found = time.monotonic() + 60 * args.minutes, []
            while time.monotonic() < until:
                await asyncio.sleep(60 * args.minutes / args.samples)
                found.append(resident(server.pid))
                failed = [task.exception() for task in playing if task.done()]
                if failed:
                    raise Wrong(str(failed[0])) from failed[0]
                if len(found) % 10 == 0:
                    print(f"  {found[-1]:.1f} MiB, {acknowledged(pairs)} actions", flush=True)
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
        await check(pairs, stage.database)
        verify = [sys.executable, "-m", "caracole", "verify", "--database", stage.database]
        done = await asyncio.to_thread(subprocess.run, verify, check=False, capture_output=True, text=True)
        if done.returncode:
            raise Wrong(done.stdout + done.stderr)
        matches = sum(len(pair.tables) for pair in pairs)
        print(
            f"{args.minutes:g} minutes, {matches} matches, {acknowledged(pairs)} acknowledged actions, all there once"
        )
        print(f"caracole verify: {done.stdout.strip()}")
        return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--samples", type=int, default=180)
    parser.add_argument("--pairs", type=int, default=8, help="how many matches are played at a time")
    parser.add_argument("--idle", type=int, default=20, help="tables kept in memory though nobody is connected")
    parser.add_argument("--game", default="glorreiche")
    parser.add_argument("--allowed", type=float, default=5, help="per cent of growth")
    parser.add_argument("--postgres", action="store_true")
    parser.set_defaults(disk=False, servers=1)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(soak(args, Path(folder)))
    third = len(found) // 3
    first, middle, last = (median(found[start : start + third]) for start in (0, third, 2 * third))
    growth = 100 * (last / middle - 1)
    print(f"memory of the server, medians of thirds: {first:.1f}, {middle:.1f}, {last:.1f} MiB; growth {growth:+.1f} %")
    if growth > args.allowed:
        raise SystemExit(f"it grows by more than {args.allowed:g} %")


if __name__ == "__main__":
    main()
