"""Nothing lost: kill the server with SIGKILL at random moments under load, and look at what is stored.

Every acknowledged action must be there once, in order; none may be there that nobody sent. Clients send again, with the
same action id, whatever was not acknowledged when the server died.

    python -m benchmarks.kill --kills 50
    python -m benchmarks.kill --kills 1000 --database postgresql://…
"""

from __future__ import annotations

import argparse
import asyncio
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from benchmarks.serving import Forked, Player, Serving, forgetful, in_turn, receive
from sqlalchemy import NullPool, bindparam, select
from sqlalchemy.ext.asyncio import create_async_engine
from websockets.exceptions import WebSocketException

from caracole.server import commands, schema
from caracole.server.settings import Settings
from caracole.server.store import full_url

ENOUGH = 5
"""Actions that are acknowledged between two kills at least."""


class Client:
    """Plays both seats of a table, and remembers what it was promised."""

    def __init__(self, player: Player, table: str) -> None:
        self.player = player
        self.table = table
        self.sent: dict[str, str] = {}
        self.acknowledged: list[str] = []
        self.waiting: dict[str, Any] | None = None
        self.repeated = 0
        self.over = False
        self.checked = False
        """Whether all of a finished match has been compared."""

    async def play_on(self) -> None:
        while not self.over:
            try:
                async with self.player.sit(self.table, "gestures=0&log=0") as connection:
                    await self.play(connection)
            except (OSError, WebSocketException, EOFError, TimeoutError):
                await asyncio.sleep(0.02)

    async def play(self, connection: Any) -> None:
        """First what may have been lost; then whatever is legal."""
        if self.waiting:
            self.repeated += 1
            await connection.send(msgspec.json.encode(self.waiting).decode())
        while not self.over:
            await self.answer(connection, await receive(connection))

    async def answer(self, connection: Any, message: Any) -> None:
        if message.type == "ack" and self.waiting and message.id == self.waiting["id"]:
            self.acknowledged.append(message.id)
            self.waiting = None
            await connection.send('{"type":"look"}')  # the sight may have come before the acknowledgement
        elif message.type == "refused":
            raise AssertionError(f"{self.table}: {self.waiting} was refused: {message.problem}")
        elif message.type == "sight" and self.waiting is None:
            self.over = message.status == "finished"
            if message.legal:
                name = f"{self.table}-{len(self.sent)}"
                action = random.choice(message.legal)
                self.sent[name] = action
                self.waiting = {"type": "play", "action": action, "number": message.number, "id": name}
                await connection.send(msgspec.json.encode(self.waiting).decode())


class Wrong(AssertionError):
    """Something was lost, doubled, out of order or invented."""


STEPS = (
    select(schema.steps)
    .where(schema.steps.c.table_id.in_(bindparam("b_tables", expanding=True)))
    .order_by(schema.steps.c.table_id, schema.steps.c.number)
)


async def check(clients: list[Client], database: str) -> None:
    """Everything that is stored of the tables of these clients, read past the server."""
    engine = create_async_engine(full_url(database), poolclass=NullPool)
    found: dict[str, list[Any]] = {client.table: [] for client in clients}
    async with engine.connect() as connection:
        for row in await connection.execute(STEPS, {"b_tables": list(found)}):
            found[row.table_id].append(row)
    await engine.dispose()
    for client in clients:
        compare(client, found[client.table])


def compare(client: Client, rows: list[Any]) -> None:
    """The stored steps of one table against what its client was promised."""
    numbers = [row.number for row in rows]
    if numbers != list(range(1, len(rows) + 1)):
        raise Wrong(f"{client.table}: steps are missing or doubled: {numbers}")
    plays = [(row.action_id.partition(":")[2], row.text) for row in rows if row.kind == "play"]
    names = [name for name, _ in plays]
    for name, played in plays:
        if client.sent.get(name) != played:
            raise Wrong(f"{client.table}: {name} {played} is stored, {client.sent.get(name)} was sent")
    if names[: len(client.acknowledged)] != client.acknowledged:
        raise Wrong(f"{client.table}: acknowledged {client.acknowledged}, stored {names}")
    if len(names) > len(client.acknowledged) + 1:
        raise Wrong(f"{client.table}: more is stored than was sent")


async def torment(args: argparse.Namespace, serving: Forked) -> None:
    async with httpx.AsyncClient(timeout=60, cookies=forgetful()) as http:
        clients = await in_turn([seated(serving, http, n, args.game) for n in range(args.matches)], 8)
        tasks = [asyncio.create_task(one_after_another(client, clients, args.game)) for client in list(clients)]
        for kill in range(args.kills):
            await under_load(clients, random.uniform(args.least, args.most))
            await asyncio.to_thread(serving.kill)
            await check([client for client in clients if not client.checked], serving.database)
            for client in clients:
                client.checked = client.over
            await asyncio.to_thread(serving.start)
            failed = [task for task in tasks if task.done() and task.exception()]
            if failed:
                raise Wrong(str(failed[0].exception()))
            if (kill + 1) % 50 == 0:
                print(f"  {kill + 1} kills, {acknowledged(clients)} actions", flush=True)
        await under_load(clients, args.most)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    await check(clients, serving.database)
    again = sum(client.repeated for client in clients)
    print(
        f"{args.kills} kills, {len(clients)} matches, {args.matches} at a time: {acknowledged(clients)} acknowledged "
        f"actions, all there once and in order; {again} were sent again after a kill"
    )


def acknowledged(clients: list[Client]) -> int:
    return sum(len(client.acknowledged) for client in clients)


async def under_load(clients: list[Client], seconds: float, patience: float = 300) -> None:
    """For so long, but not before players have come back and been served: a kill without load proves nothing."""
    enough, until = acknowledged(clients) + ENOUGH, time.monotonic() + patience
    await asyncio.sleep(seconds)
    while acknowledged(clients) < enough:
        if time.monotonic() > until:
            raise Wrong("nobody is served any more")
        await asyncio.sleep(0.01)


async def one_after_another(client: Client, clients: list[Client], game: str) -> None:
    """When a match is over its player opens another table."""
    while True:
        await client.play_on()
        try:
            client = await table_of(client.player, game)
            clients.append(client)
        except httpx.HTTPError:
            await asyncio.sleep(0.1)


async def seated(serving: Serving, http: httpx.AsyncClient, number: int, game: str) -> Client:
    return await table_of(await Player(serving, http).arrive(f"K{number}"), game)


async def table_of(player: Player, game: str) -> Client:
    about = await player.post("/api/tables", {"game": game, "seats": [{"kind": "me"}, {"kind": "here"}]})
    return Client(player, about["id"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--game", default="glorreiche")
    parser.add_argument("--least", type=float, default=0.02, help="seconds the server serves at least")
    parser.add_argument("--most", type=float, default=0.3, help="seconds it serves at most")
    parser.add_argument("--database", default="", help="a URL; without it a fresh SQLite file")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        serving = Forked(args.database or f"sqlite:///{folder}/kill.db", Path(folder) / "log", workers=0)
        began = time.monotonic()
        asyncio.run(commands.migrate(Settings(database=serving.database), print))
        try:
            serving.start()
            asyncio.run(torment(args, serving))
        finally:
            serving.close()
        verify = [sys.executable, "-m", "caracole", "verify", "--database", serving.database]
        done = subprocess.run(verify, check=False, capture_output=True, text=True)
        print(f"caracole verify: {done.stdout.strip()} ({time.monotonic() - began:.0f} s in all)")
        sys.exit(done.returncode)


if __name__ == "__main__":
    main()
