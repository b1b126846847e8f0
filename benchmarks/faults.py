"""Nothing lost: break the server and its database at random moments under load, and look at what is stored.

Every acknowledged action must be there once, none may be there that nobody sent, and every table must be played on
within five seconds of a fault's end (`--latest`): the time until every pair has been told of something it did, less
what the same took just before the fault, so that a busy machine is not blamed on the server. At the end
`caracole verify` replays every match.

    python -m benchmarks.faults --faults 50                            # SQLite, on a small disk of its own if root
    python -m benchmarks.faults --faults 500 --postgres --servers 2    # a PostgreSQL and a Redis of its own, likewise
    python -m benchmarks.faults --faults 1000 --only kill              # only SIGKILL
"""

from __future__ import annotations

import argparse
import asyncio
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from benchmarks.promised import Pair, Wrong, acknowledged, check
from tests.support import postgres
from tests.support.breaking import POSTGRES, SQLITE, Disk, Line, Stage
from tests.support.redis_server import Redis
from tests.support.serving import Forked, Nursery, forgetful, in_turn

from caracole.server import commands
from caracole.server.settings import Settings

PATIENCE = 60


@asynccontextmanager
async def on_sqlite(args: argparse.Namespace, folder: Path) -> AsyncIterator[Stage]:
    disk = Disk.if_possible(folder / "disk")
    place = disk.folder if disk else folder
    nursery = Nursery(folder / "log")
    server = Forked(f"sqlite:///{place}/faults.db", folder / "log", nursery, workers=0)
    stage = Stage([server], server.database)
    stage.disk = disk
    try:
        yield stage
    finally:
        server.close()
        if disk:
            disk.close()


@asynccontextmanager
async def on_postgres(args: argparse.Namespace, folder: Path) -> AsyncIterator[Stage]:
    programs = postgres.programs()
    if programs is None:
        raise SystemExit("no PostgreSQL is installed here")
    folder.chmod(0o711)  # PostgreSQL, which is another user, has to get through
    disk = Disk.if_possible(folder / "disk")
    cluster = postgres.Cluster(programs, disk.folder if disk else None)
    redis = Redis(folder) if args.servers > 1 else None
    try:
        cluster.start()
        database = cluster.database("faults")
        line = await Line(cluster.port).start()
        if redis:
            redis.start()
        nursery = Nursery(folder / "log")
        reached = database.replace(f":{cluster.port}/", f":{line.port}/")
        more: dict[str, Any] = {"workers": 0, **({"redis": redis.url} if redis else {})}
        stage = Stage([Forked(reached, folder / "log", nursery, **more) for _ in range(args.servers)], database)
        stage.cluster, stage.line, stage.redis, stage.disk = cluster, line, redis, disk
        try:
            yield stage
        finally:
            for server in stage.servers:
                server.kill()
            nursery.close()
            await line.close()
    finally:
        if redis:
            redis.stop()
        cluster.stop()
        if disk:
            disk.close()


class Torment:
    """The faults of one run, and how long it took until everybody was served again."""

    def __init__(self, stage: Stage, pairs: list[Pair], args: argparse.Namespace) -> None:
        self.stage = stage
        self.pairs = pairs
        self.playing = [asyncio.create_task(pair.play_on()) for pair in pairs]
        self.args = args
        known = POSTGRES if stage.cluster else SQLITE
        absent = {"full": stage.disk, "redis": stage.redis}
        self.faults = {
            name: fault
            for name, fault in known.items()
            if absent.get(name, True) and (not args.only or name in args.only.split(","))
        }
        self.coming: list[str] = []
        """Each fault once, in an order drawn by lot, before any comes again."""
        self.took: dict[str, list[float]] = {name: [] for name in self.faults}
        self.calm: list[float] = []
        """The same without a fault."""

    async def one(self) -> None:
        """A fault while everybody plays: one that hits nobody proves nothing."""
        if not self.coming:
            self.coming = random.sample(list(self.faults), len(self.faults))
        name = self.coming.pop()
        seconds = random.uniform(0.02, self.args.long if random.random() < 0.1 else 0.5)
        self.calm.append(await self.served("nothing", PATIENCE))
        await asyncio.sleep(random.uniform(0, self.args.most))
        await self.faults[name](self.stage, seconds)
        self.took[name].append(await self.served(name, self.calm[-1] + self.args.latest))
        await check(self.pairs, self.stage.database)

    async def served(self, name: str, latest: float) -> float:
        """Until every pair has been told of something it did from now on."""
        began, left = time.monotonic(), [(pair, pair.progress) for pair in self.pairs]
        while left:
            self.demand_players()
            left = [(pair, progress) for pair, progress in left if pair.progress == progress]
            if left and time.monotonic() - began > latest:
                raise Wrong(f"not served {latest:.1f} s after {name}: {', '.join(pair.doing for pair, _ in left)}")
            await asyncio.sleep(0.01)
        return time.monotonic() - began

    def demand_players(self) -> None:
        """Nobody has been told anything that is wrong."""
        for task in self.playing:
            if task.done():
                raise Wrong(str(task.exception())) from task.exception()

    def told(self) -> str:
        again = sum(person.repeated for pair in self.pairs for person in pair.people)
        matches = sum(len(pair.tables) for pair in self.pairs)
        lines = [
            f"{sum(map(len, self.took.values()))} faults, {matches} matches, {len(self.pairs)} at a time: "
            f"{acknowledged(self.pairs)} acknowledged actions, all there once; {again} were sent again",
            "fault | times | everybody served again after, s: median | worst",
        ]
        for name, took in {"none": self.calm, **self.took}.items():
            if took:
                lines.append(f"{name} | {len(took)} | {sorted(took)[len(took) // 2]:.2f} | {max(took):.2f}")
        return "\n".join(lines)


async def torment(args: argparse.Namespace, folder: Path) -> str:
    """The database that was tormented, after everything has been compared; it is verified while it is there."""
    async with (on_postgres if args.postgres else on_sqlite)(args, folder) as stage:
        print(await commands.migrate(Settings(database=stage.database), print), flush=True)
        for server in stage.servers:
            await asyncio.to_thread(server.start)
        limits = httpx.Limits(max_connections=None)
        async with httpx.AsyncClient(timeout=60, cookies=forgetful(), limits=limits) as http:
            servers: list[Any] = list(stage.servers)
            pairs = [Pair(number, servers, http, args.game) for number in range(args.pairs)]
            await in_turn([pair.arrive() for pair in pairs], 8)
            run = Torment(stage, pairs, args)
            try:
                for number in range(args.faults):
                    await run.one()
                    if (number + 1) % 50 == 0:
                        print(f"  {number + 1} faults, {acknowledged(pairs)} actions", flush=True)
            finally:
                for task in run.playing:
                    task.cancel()
                await asyncio.gather(*run.playing, return_exceptions=True)
        await check(pairs, stage.database)
        verify = [sys.executable, "-m", "caracole", "verify", "--database", stage.database]
        done = await asyncio.to_thread(subprocess.run, verify, check=False, capture_output=True, text=True)
        if done.returncode:
            raise Wrong(done.stdout + done.stderr)
        return f"{run.told()}\ncaracole verify: {done.stdout.strip()}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--faults", type=int, default=50)
    parser.add_argument("--pairs", type=int, default=16, help="how many matches are played at a time")
    parser.add_argument("--game", default="glorreiche")
    parser.add_argument("--most", type=float, default=0.3, help="seconds without a fault at most")
    parser.add_argument("--long", type=float, default=6.5, help="seconds that one fault in ten lasts at most")
    latest = "seconds that a fault may add, after its end, to the time until every table is played on"
    parser.add_argument("--latest", type=float, default=5, help=latest)
    parser.add_argument("--only", default="", help=f"of {', '.join({**SQLITE, **POSTGRES})}; several with commas")
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--servers", type=int, default=1, help="on PostgreSQL; with more than one, news go by Redis")
    args = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        try:
            print(asyncio.run(torment(args, Path(folder))))
        except BaseException:
            log = Path(folder) / "log"
            lines = log.read_text().splitlines() if log.exists() else []
            print("\n".join(line[:600] for line in lines[-40:]), file=sys.stderr)
            raise
    print(f"{time.monotonic() - began:.0f} s in all")


if __name__ == "__main__":
    main()
