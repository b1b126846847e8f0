"""How long people wait for bots: many at once, and while one guest floods the server.

People play random legal actions against Old Guard, each at a table of their own, the games in turn. Measured is the
time from the moment a bot is to decide until its decision is shown, and until it is the person's turn again.

    python -m benchmarks.thinking --people 30 --seconds 60
    python -m benchmarks.thinking --people 10 --pause 1 --seconds 20 --rounds 3 --flood hints
    python -m benchmarks.thinking --people 10 --pause 1 --seconds 20 --rounds 3 --flood bots

With `--flood` quiet stretches and flooded ones follow each other in one run, so that their ratio holds whatever else
the machine does.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import tempfile
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
from tests.support.serving import Player, Serving, forgetful, in_turn, receive
from websockets.exceptions import WebSocketException

from caracole.kernel.game import game, games

BOT = "old-guard"
HINTS, BOTS_ALONE = 150, 60
"""Hints that the flooding guest has asked for at any moment; tables of bots alone it watches."""


class Waits:
    """Seconds that people waited, in the stretch that is being measured."""

    def __init__(self) -> None:
        self.decisions: list[float] = []
        self.turns: list[float] = []
        self.measuring = False

    def told(self, name: str) -> str:
        parts = []
        for what, values in (("decision", self.decisions), ("whole turn", self.turns)):
            middle, most, longest = (portion(values, part) for part in (0.5, 0.95, 1.0))
            parts.append(f"{what} n={len(values)} p50 {middle:.2f} p95 {most:.2f} max {longest:.2f}")
        return f"{name:8} {' | '.join(parts)}"


def portion(values: list[float], part: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


def bots(name: str, bot: str) -> list[dict[str, str]]:
    """One on every seat of a game."""
    return [{"kind": "bot", "name": bot}] * game(name).options.DEFAULTS["players"]


class Person:
    """Plays one match after another against a bot."""

    def __init__(self, player: Player, game: str, pause: float, chance: random.Random) -> None:
        self.player, self.game, self.pause, self.random = player, game, pause, chance
        self.waits = Waits()

    async def play_on(self) -> None:
        while True:
            seats = [{"kind": "me"}, *bots(self.game, BOT)[1:]]
            made = await self.player.post("/api/tables", {"game": self.game, "seats": seats})
            async with self.player.sit(made["id"], "gestures=0&log=0") as connection:
                await self.play(connection)

    async def play(self, connection: Any) -> None:
        """One match; the clock of a turn runs from the first sight in which the bot is to decide."""
        number, turn, decision = -1, 0.0, 0.0
        while True:
            sight = await receive(connection)
            if sight.type != "sight" or sight.number <= number:
                continue
            number, at = sight.number, time.perf_counter()
            if turn and self.waits.measuring:
                self.waits.decisions.append(at - decision)
                if sight.mine or sight.status != "running":
                    self.waits.turns.append(at - turn)
            if sight.status != "running":
                return
            decision = at
            turn = 0.0 if sight.mine else turn or at
            if sight.mine:
                if self.pause:
                    await asyncio.sleep(self.random.expovariate(1 / self.pause))
                chosen = self.random.choice(sight.choices())
                action = f'{{"type":"play","action":"{chosen}","number":{number},"id":"{number}"}}'
                await connection.send(action)


class Flood:
    """One guest who asks for more than anybody should get."""

    def __init__(self, player: Player, kind: str) -> None:
        self.player, self.kind = player, kind
        self.tables: list[str] = []
        self.answers: Counter[int] = Counter()

    async def prepare(self) -> None:
        for place in range(BOTS_ALONE):
            name = games()[place % len(games())].name
            seats = [{"kind": "me"}, *bots(name, "random")[1:]] if self.kind == "hints" else bots(name, BOT)
            self.tables.append((await self.player.post("/api/tables", {"game": name, "seats": seats}))["id"])
        if self.kind == "hints":
            await asyncio.gather(*map(self.wait_for_turn, self.tables))

    async def wait_for_turn(self, table: str) -> None:
        async with self.player.sit(table, "gestures=0&log=0") as connection:
            while not (await receive(connection)).mine:
                pass

    async def run(self) -> None:
        count = HINTS if self.kind == "hints" else len(self.tables)
        one = self.hint if self.kind == "hints" else self.watch
        await asyncio.gather(*(one(self.tables[place % len(self.tables)]) for place in range(count)))

    async def hint(self, table: str) -> None:
        while True:
            url = f"{self.player.serving.url}/api/tables/{table}/hint"
            answer = await self.player.http.post(url, json={}, headers=self.player.headers)
            self.answers[answer.status_code] += 1
            if answer.status_code != 200:
                await asyncio.sleep(5)

    async def watch(self, table: str) -> None:
        while True:
            with suppress(OSError, WebSocketException):
                async with self.player.sit(table, "gestures=0&log=0") as connection:
                    while True:
                        await receive(connection)


async def measure(people: list[Person], name: str, seconds: float) -> Waits:
    """One stretch; what was begun before does not count."""
    waits = Waits()
    waits.measuring = True
    for person in people:
        person.waits = waits
    await asyncio.sleep(seconds)
    waits.measuring = False
    print(waits.told(name), f"| load {os.getloadavg()[0]:.1f}", flush=True)
    return waits


async def run(serving: Serving, given: argparse.Namespace) -> None:
    limits = httpx.Limits(max_connections=400)
    async with httpx.AsyncClient(timeout=300, limits=limits, cookies=forgetful()) as http:
        players = await in_turn([Player(serving, http).arrive(f"P{place}") for place in range(given.people + 1)], 10)
        names = given.games.split(",") if given.games else [rules.name for rules in games()]
        chance = random.Random(given.seed)
        people = [
            Person(player, names[place % len(names)], given.pause, random.Random(chance.random()))
            for place, player in enumerate(players[1:])
        ]
        playing = [asyncio.create_task(person.play_on()) for person in people]
        await asyncio.sleep(given.warm)
        if given.flood is None:
            await measure(people, "people", given.seconds)
        else:
            await compare(people, Flood(players[0], given.flood), given)
        for task in playing:
            if task.done():
                task.result()
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)


async def compare(people: list[Person], flood: Flood, given: argparse.Namespace) -> None:
    """Quiet and flooded stretches in turn."""
    await flood.prepare()
    quiet, flooded = Waits(), Waits()
    for _ in range(given.rounds):
        for waits, name in ((quiet, "quiet"), (flooded, "flooded")):
            flooding = asyncio.create_task(flood.run()) if name == "flooded" else None
            await asyncio.sleep(2)
            found = await measure(people, name, given.seconds)
            waits.decisions += found.decisions
            waits.turns += found.turns
            if flooding:
                flooding.cancel()
                await asyncio.gather(flooding, return_exceptions=True)
    print("together")
    print(quiet.told("quiet"))
    print(flooded.told("flooded"))
    for what in ("decisions", "turns"):
        before, after = (portion(getattr(waits, what), 0.95) for waits in (quiet, flooded))
        print(f"p95 of {what}: {after / before:.2f} times as long while one guest floods ({flood.kind})")
    if flood.answers:
        print("hints answered, by status:", dict(flood.answers))


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    asked.add_argument("--people", type=int, default=30)
    asked.add_argument("--seconds", type=float, default=60)
    asked.add_argument("--pause", type=float, default=0, help="mean seconds that people think")
    asked.add_argument("--games", help="names, with commas between; else all")
    asked.add_argument("--workers", type=int, default=2)
    asked.add_argument("--flood", choices=["hints", "bots"])
    asked.add_argument("--rounds", type=int, default=3)
    asked.add_argument("--warm", type=float, default=10, help="seconds before the measurement")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--database")
    given = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = given.database or f"sqlite:///{folder}/thinking.db"
        # the server's own limits: asking often is the gate's business
        serving = Serving(database, Path(folder) / "log", workers=str(given.workers), rate="40", burst="200")
        serving.start()
        try:
            asyncio.run(run(serving, given))
        finally:
            serving.stop()


if __name__ == "__main__":
    main()
