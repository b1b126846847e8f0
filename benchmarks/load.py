"""Load: many matches at once over loopback, every action durable; acknowledged actions a second and how long they take.

python -m benchmarks.load                          # 300 matches, 600 sockets, 900 actions a second offered, 20 s
python -m benchmarks.load --rate 0                 # as fast as the players can (latency is then the queue's)
python -m benchmarks.load --picture wide           # every sight with its picture, as browsers ask for
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from benchmarks.serving import Player, Serving, Sight, forgetful, in_turn, quantile, receive


class Match:
    """Two people at a table, each with a connection."""

    def __init__(self, table: str, players: tuple[Player, Player]) -> None:
        self.table = table
        self.players = players
        self.due = 0.0
        """When the next action is offered."""


class Run:
    """What has been measured."""

    def __init__(self, period: float) -> None:
        self.period = period
        self.measuring = False
        self.times: list[float] = []
        self.refused = 0
        self.finished = 0
        self.offers: set[asyncio.Task[None]] = set()


async def opened(serving: Serving, http: httpx.AsyncClient, number: int, game: str) -> Match:
    anna = await Player(serving, http).arrive(f"A{number}")
    bruno = await Player(serving, http).arrive(f"B{number}")
    about = await anna.post("/api/tables", {"game": game})
    await bruno.post(f"/api/tables/{about['id']}/join", {})
    return Match(about["id"], (anna, bruno))


async def attend(match: Match, seat: int, query: str, run: Run, start: float) -> None:
    """One socket: plays whenever it is its turn, not before its time."""
    match.due = match.due or start + random.random() * run.period
    async with match.players[seat].sit(match.table, query) as connection:
        sent: dict[str, float] = {}
        played = -1
        while True:
            message = await receive(connection)
            if message.type == "ack":
                if run.measuring:
                    run.times.append(time.perf_counter() - sent.pop(message.id))
            elif message.type == "refused":
                run.refused += 1
            elif message.type == "sight" and message.status == "finished":
                run.finished += 1
                return
            elif message.type == "sight" and message.mine and message.number > played:
                played = message.number
                offered = asyncio.create_task(offer(connection, match, message, f"{seat}-{played}", sent, run.period))
                run.offers.add(offered)
                offered.add_done_callback(run.offers.discard)


async def offer(connection: Any, match: Match, sight: Sight, name: str, sent: dict[str, float], period: float) -> None:
    """An action at its time, while others are still listened to."""
    match.due = max(match.due, time.perf_counter() - period)
    wait, match.due = match.due - time.perf_counter(), match.due + period
    await asyncio.sleep(max(0.0, wait))
    action = {"type": "play", "action": random.choice(sight.choices()), "number": sight.number, "id": name}
    sent[name] = time.perf_counter()
    await connection.send(msgspec.json.encode(action).decode())


async def measured(args: argparse.Namespace, serving: Serving) -> Run:
    run = Run(args.matches / args.rate if args.rate else 0.0)
    query = f"gestures={int(bool(args.picture))}&log={int(args.log)}" + (
        f"&layout={args.picture}" if args.picture else ""
    )
    async with httpx.AsyncClient(timeout=60, cookies=forgetful(), limits=httpx.Limits(max_connections=32)) as http:
        before = time.perf_counter()
        matches = await in_turn([opened(serving, http, n, args.game) for n in range(args.matches)], 16)
        print(f"{args.matches} tables opened in {time.perf_counter() - before:.1f} s")
        start = time.perf_counter() + 1
        sockets = [asyncio.create_task(attend(m, seat, query, run, start)) for m in matches for seat in (0, 1)]
        await asyncio.sleep(4)
        run.measuring, before, cpu = True, time.perf_counter(), serving.cpu()
        await asyncio.sleep(args.seconds)
        run.measuring = False
        told(run, time.perf_counter() - before, len(sockets), args)
        used = serving.cpu() - cpu
        print(
            f"  the server used {used:.1f} s of processor time, {1000 * used / max(1, len(run.times)):.2f} ms an action"
        )
        metrics = (await http.get(f"{serving.url}/metrics")).text
        print("  " + ", ".join(line for line in metrics.splitlines() if "commit" in line and "#" not in line))
        for task in sockets:
            task.cancel()
        await asyncio.gather(*sockets, return_exceptions=True)
    return run


def told(run: Run, seconds: float, sockets: int, args: argparse.Namespace) -> None:
    rate = len(run.times) / seconds
    print(
        f"{args.matches} matches of {args.game}, {sockets} sockets, {seconds:.0f} s: {rate:.0f} acknowledged "
        f"actions/s, "
        f"p50 {1000 * quantile(run.times, 0.5):.1f} ms, p99 {1000 * quantile(run.times, 0.99):.1f} ms, "
        f"max {1000 * max(run.times, default=0):.0f} ms, {run.refused} refused, {run.finished} sockets saw the end"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=300)
    parser.add_argument("--game", default="glorreiche")
    parser.add_argument("--rate", type=float, default=900, help="actions a second that are offered; 0 for no limit")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--picture", default="", help="a layout; without it no pictures are asked for")
    parser.add_argument("--log", action="store_true", help="ask for log lines too")
    parser.add_argument("--database", default="", help="a URL; without it a fresh SQLite file")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = args.database or f"sqlite:///{folder}/load.db"
        serving = Serving(database, Path(folder) / "log", workers="0", most_tables="100000")
        serving.start()
        try:
            asyncio.run(measured(args, serving))
        finally:
            serving.stop()


if __name__ == "__main__":
    main()
