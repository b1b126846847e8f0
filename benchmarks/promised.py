"""Players who remember what a server promised them, and the comparison with what is stored.

Two people at each table, or one at both seats, play a few actions, resign and open the next table. Whatever was not
acknowledged is sent again with the same id. Every acknowledged action must be stored once, none may be stored that
nobody sent, and none that was refused.
"""

from __future__ import annotations

import asyncio
import random
from typing import Any

import httpx
import msgspec
from sqlalchemy import NullPool, bindparam, select
from sqlalchemy.ext.asyncio import create_async_engine
from tests.support.serving import Player, Serving, receive
from websockets.exceptions import ConnectionClosed, WebSocketException

from caracole.server import schema
from caracole.server.store import full_url

LENGTHS = (4, 40)
"""Actions of a match before somebody resigns: starts and joins are to be hit too."""
AGAIN = 0.05
"""Seconds before something refused by the database, or a lost connection, is tried again."""


class Wrong(AssertionError):
    """Something was lost, doubled or invented, or somebody was not served in time."""


class Promises:
    """One table, and what its players were told."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.sent: dict[str, str] = {}
        self.acknowledged: set[str] = set()
        self.refused: set[str] = set()
        self.left = random.randint(*LENGTHS)
        self.over = False
        self.compared = False
        """Whether all of a finished match has been compared."""


class Person:
    """Somebody at one table after another, at whichever server."""

    def __init__(self, servers: list[Serving], http: httpx.AsyncClient) -> None:
        self.servers = servers
        self.player = Player(servers[0], http)
        self.waiting: dict[str, Any] | None = None
        self.progress = 0
        self.repeated = 0
        self.doing = "arrives"
        """What an error says they were waiting for."""

    async def post(self, path: str, body: Any) -> Any:
        """Until it is answered; what the rules of the lobby refuse is None."""
        while True:
            self.doing = f"asks for {path}"
            self.player.serving = random.choice(self.servers)
            try:
                return await self.player.post(path, body)
            except httpx.HTTPStatusError as error:
                if error.response.status_code == 409:
                    return None
                if error.response.status_code != 503:
                    raise Wrong(f"{path}: {error.response.status_code} {error.response.text}") from None
            except httpx.HTTPError:
                pass
            await asyncio.sleep(AGAIN)

    async def sit(self, kept: Promises) -> None:
        """To the end of the match, over however many connections it takes."""
        self.waiting = None
        while not kept.over:
            self.player.serving = random.choice(self.servers)
            self.doing = f"connects to {kept.table}"
            try:
                async with self.player.sit(kept.table, "gestures=0&log=0") as connection:
                    await self.play(connection, kept)
            except ConnectionClosed as error:
                if error.rcvd is not None and error.rcvd.code == 4404:
                    raise Wrong(f"{kept.table} is not there any more") from None
            except (OSError, WebSocketException, EOFError, TimeoutError):
                pass
            await asyncio.sleep(0 if kept.over else AGAIN)

    async def play(self, connection: Any, kept: Promises) -> None:
        """First what may have been lost; then whatever is legal."""
        await self.send_again(connection)
        while not kept.over:
            self.doing = f"sits at {kept.table} and has sent {self.waiting}"
            message = await receive(connection)
            if message.type == "ack" and self.waiting and message.id == self.waiting["id"]:
                self.keep(kept)
                await connection.send('{"type":"look"}')  # the sight may have come before the acknowledgement
            elif message.type == "refused" and self.waiting and message.id == self.waiting["id"]:
                await self.bear(connection, kept, message)
            elif message.type == "sight":
                kept.over = kept.over or message.status == "finished"
                if message.legal and self.waiting is None:
                    await self.act(connection, kept, message)

    def keep(self, kept: Promises) -> None:
        assert self.waiting is not None
        if self.waiting["type"] == "play":
            kept.acknowledged.add(self.waiting["id"])
        else:
            kept.over = True
        self.progress += 1
        self.waiting = None

    async def act(self, connection: Any, kept: Promises, sight: Any) -> None:
        name = f"{kept.table[:8]}-{len(kept.sent)}"
        if kept.left <= 0:
            self.waiting = {"type": "resign", "id": name}
        else:
            kept.left -= 1
            action = random.choice(sight.legal)
            kept.sent[name] = action
            self.waiting = {"type": "play", "action": action, "number": sight.number, "id": name}
        await connection.send(msgspec.json.encode(self.waiting).decode())

    async def bear(self, connection: Any, kept: Promises, message: Any) -> None:
        """The database was away: the same again. At another server that is behind: look first, then think anew."""
        assert self.waiting is not None
        if message.status == 503:
            await asyncio.sleep(AGAIN)
            await self.send_again(connection)
            return
        if message.status != 409:
            raise Wrong(f"{kept.table}: {self.waiting} was refused: {message.problem}")
        kept.refused.add(self.waiting["id"])
        self.waiting = None
        await connection.send('{"type":"look"}')

    async def send_again(self, connection: Any) -> None:
        if self.waiting:
            self.repeated += 1
            await connection.send(msgspec.json.encode(self.waiting).decode())


class Pair:
    """Two people who play one match after another."""

    def __init__(self, number: int, servers: list[Serving], http: httpx.AsyncClient, game: str) -> None:
        self.number = number
        self.people = [Person(servers, http) for _ in range(2)]
        self.game = game
        self.tables: list[Promises] = []

    @property
    def progress(self) -> int:
        return len(self.tables) + sum(person.progress for person in self.people)

    @property
    def doing(self) -> str:
        return "; ".join(person.doing for person in self.people)

    async def arrive(self) -> Pair:
        for place, person in enumerate(self.people):
            await person.player.arrive(f"P{self.number}-{place}")
        return self

    async def play_on(self) -> None:
        while True:
            first, second = self.people
            together = random.random() < 0.5
            seats = [{"kind": "me"}, {"kind": "here" if together else "open"}]
            about = await first.post("/api/tables", {"game": self.game, "seats": seats})
            if not together:
                await second.post(f"/api/tables/{about['id']}/join", {})
            kept = Promises(about["id"])
            self.tables.append(kept)
            sitting = [asyncio.create_task(person.sit(kept)) for person in self.people[: 1 if together else 2]]
            try:
                await asyncio.gather(*sitting)
            finally:
                for task in sitting:
                    task.cancel()


STEPS = (
    select(schema.steps)
    .where(schema.steps.c.table_id.in_(bindparam("b_tables", expanding=True)))
    .order_by(schema.steps.c.table_id, schema.steps.c.number)
)


async def check(pairs: list[Pair], database: str) -> None:
    """Everything that is stored of the tables of these people, read past the server."""
    tables = [kept for pair in pairs for kept in pair.tables if not kept.compared]
    before = {kept.table: (set(kept.acknowledged), set(kept.refused), kept.over) for kept in tables}
    found: dict[str, list[Any]] = {kept.table: [] for kept in tables}
    engine = create_async_engine(full_url(database), poolclass=NullPool)
    async with engine.connect() as connection:
        for row in await connection.execute(STEPS, {"b_tables": list(found)}):
            found[row.table_id].append(row)
    await engine.dispose()
    for kept in tables:
        acknowledged, refused, over = before[kept.table]
        compare(kept, acknowledged, refused, found[kept.table])
        kept.compared = over


def compare(kept: Promises, acknowledged: set[str], refused: set[str], rows: list[Any]) -> None:
    """The stored steps of one table against what its players had been told before they were read."""
    numbers = [row.number for row in rows]
    if numbers != list(range(1, len(rows) + 1)):
        raise Wrong(f"{kept.table}: steps are missing or doubled: {numbers}")
    plays = {row.action_id.partition(":")[2]: row.text for row in rows if row.kind == "play"}
    if len(plays) != sum(row.kind == "play" for row in rows):
        raise Wrong(f"{kept.table}: an action is stored twice")
    for name, played in plays.items():
        if kept.sent.get(name) != played:
            raise Wrong(f"{kept.table}: {name} {played} is stored, {kept.sent.get(name)} was sent")
    if acknowledged - plays.keys():
        raise Wrong(f"{kept.table}: {sorted(acknowledged - plays.keys())} acknowledged and not stored")
    if refused & plays.keys():
        raise Wrong(f"{kept.table}: {sorted(refused & plays.keys())} refused and stored")


def acknowledged(pairs: list[Pair]) -> int:
    return sum(len(kept.acknowledged) for pair in pairs for kept in pair.tables)
