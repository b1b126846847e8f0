"""What a tournament of many players costs: pairing every round, laying its tables, the standing; the memory it takes.

    python -m benchmarks.tournaments --players 200 --rounds 9 --seed 1

A server's own code on a database of its own: everybody enters, rounds are made as a server makes them, and every table
is written down as over with a result drawn by lot, so that what is measured is the tournament and not its matches. CPU
seconds of the process are what counts on a machine that others use too; the wall's are told beside them.
"""

from __future__ import annotations

import argparse
import asyncio
import resource
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import bindparam, insert, update

from caracole.arena.report import markdown
from caracole.arena.simulate import derived
from caracole.kernel.random import Random
from caracole.server import schema
from caracole.server.identity import Account
from caracole.server.lifecycle import Server
from caracole.server.served_match import Ending
from caracole.server.settings import Settings
from caracole.server.store import Unit, now
from caracole.server.tournaments.making import NewTournament
from caracole.server.tournaments.standing import performances, standing

FORMS = ("swiss", "duplicate")
OVER = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("b_id"))
    .values(status="finished", ending=bindparam("b_ending"))
)
ARRIVED = update(schema.seats).where(schema.seats.c.table_id == bindparam("b_id")).values(arrived_at=bindparam("b_at"))


class Costs:
    """CPU and wall seconds, each time something was done."""

    def __init__(self) -> None:
        self.spent: dict[str, list[tuple[float, float]]] = {}

    @contextmanager
    def of(self, what: str) -> Iterator[None]:
        cpu, wall = time.process_time(), time.perf_counter()
        yield
        self.spent.setdefault(what, []).append((time.process_time() - cpu, time.perf_counter() - wall))

    def lines(self) -> list[tuple[str, ...]]:
        return [
            (what, str(len(times)), *(f"{sum(t[i] for t in times) / len(times):.2f}" for i in (0, 1)),
             f"{max(t[0] for t in times):.2f}")
            for what, times in self.spent.items()
        ]  # fmt: skip


async def hold(server: Server, form: str, players: int, rounds: int, random: Random) -> Costs:
    """A whole tournament, its matches decided by lot."""
    costs, made = Costs(), server.tournaments
    people = [Account(f"{form}-{number}", f"Player {number}", "person", "en") for number in range(players)]
    rows = [
        {"id": one.id, "name": one.name, "folded": one.id, "kind": "person", "language": "en", "created_at": now()}
        for one in people
    ]
    await server.store.write(Unit().change(insert(schema.accounts).values(rows)))
    new = {"title": form, "game": "glorreiche", "form": form, "rounds": rounds, "rest": 0, "most": 512}
    name = await made.make(people[0], msgspec.convert(new, NewTournament))
    with costs.of("everybody enters"):
        for one in people:
            await made.enter(name, one)
    with costs.of("a round is paired and its tables laid"):
        await made.start(name, people[0])
    for turn in range(1, rounds + 1):
        event = await made.read(name)
        assert event.round == turn
        await decide(server, event, random)
        made.boards.clear()
        with costs.of("the standing is read and made"):
            await made.board(name)
        await made.go_on(await made.read(name))  # closes the round
        if turn < rounds:
            with costs.of("a round is paired and its tables laid"):
                await made.go_on(await made.read(name))
    event = await made.read(name)
    with costs.of("the standing alone"):
        standing(event.row.form, 2, event.entrants, event.played, rounds)
    with costs.of("performances"):
        performances(event.played)
    return costs


async def decide(server: Server, event: Any, random: Random) -> None:
    unit = Unit()
    for game in event.played:
        if game.now == "playing":
            winner = random.below(2)
            ranking = [1, 2] if winner == 0 else [2, 1]
            ending = Ending("tower", [winner], ranking, None, [random.below(6), random.below(6)])
            text = msgspec.json.encode(ending).decode()
            unit.change(OVER, b_id=game.table, b_ending=text)
            unit.change(ARRIVED, b_id=game.table, b_at=now())
    await server.store.write(unit)


async def measured(players: int, rounds: int, seed: int) -> None:
    for form in FORMS:
        with tempfile.TemporaryDirectory() as folder:
            server = Server(Settings(database=f"sqlite:///{Path(folder) / 'held.db'}", workers=0))
            await server.open()
            for task in server.tasks:
                task.cancel()  # nobody looks but this
            before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
            costs = await hold(server, form, players, rounds, Random(derived(seed, 0, form)))
            after = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
            await server.close()
        print(f"{form}, {players} players, {rounds} rounds, seed {seed}")
        print(markdown(("what", "times", "CPU s, mean", "wall s, mean", "CPU s, most"), costs.lines()))
        print(f"memory: {before // 1024} MB before, {after // 1024} MB at most\n")


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--players", type=int, default=200)
    arguments.add_argument("--rounds", type=int, default=9)
    arguments.add_argument("--seed", type=int, default=1)
    asked = arguments.parse_args()
    asyncio.run(measured(asked.players, asked.rounds, asked.seed))


if __name__ == "__main__":
    main()
