"""A database of the first release: it is opened by this one, its matches are played on, and all of them follow.

The rows are written here as that release wrote them, statement by statement, so that no later change of the schema can
change them with it.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from tests.server.conftest import House, Visitor, settings
from tests.support.cheap import fresh_database
from tests.support.postgres import Cluster

import caracole
from caracole.kernel import names
from caracole.kernel.luck import FairLuck
from caracole.kernel.match import Match
from caracole.server import commands, migrations
from caracole.server.identity import Identity
from caracole.server.settings import Settings
from caracole.server.store import Store, now

SECRET, SESSION, SEED = "5" * 64, "a-session-of-the-first-release", "ab" * 32
AT = 1_760_000_000_000
ACCOUNT = """insert into accounts (id, name, login, password, kind, owner, language, created_at)
    values (:id, :name, null, null, 'guest', null, 'fr', :at)"""
TABLE = """insert into tables (id, game, rules, preset, asked, options, seed, contributions, copied, clock, timeout,
    private, owner, parent, kin, status, created_at, started_at, changed_at, number, actor, deadline, ending)
    values (:id, :game, :rules, null, '{}', :options, :seed, :contributions, 0, :clock, 'bot', :private, 'anna', null,
    'new', :status, :at, :started, :at, :number, :actor, null, :ending)"""
SEAT = """insert into seats (table_id, seat, side, arms, kind, account, name, bot, invite, rightful, contribution,
    seen_at) values (:table, :seat, :seat, null, :kind, :account, :name, null, null, null, :contribution, :at)"""
STEP = """insert into steps (table_id, number, kind, side, seat, text, action_id, at)
    values (:table, :number, :kind, :side, :seat, :text, :action_id, :at)"""


def steps(game: Any, options: Any, luck: FairLuck, plays: int) -> Iterator[dict[str, Any]]:
    """A match of so many decisions, and what chance did between them."""
    match, number = Match(game, options, luck), 0
    while plays or match.state.actor == names.CHANCE:
        number, actor = number + 1, match.state.actor
        chance = actor == names.CHANCE
        action = luck.draw(match.state.odds(), game.sequence.stream(match.state)) if chance else match.state.legal()[0]
        said = match.state.say(action)
        match.play(action, by=actor)
        plays -= not chance
        yield {
            "number": number,
            "kind": "chance" if chance else "play",
            "side": actor,
            "seat": -1 if chance else actor,
            "text": said,
            "action_id": None if chance else f"anna:first-{number}",
            "at": AT + number,
            "next": match.state.actor,
        }


def write_table(connection: Connection, name: str, status: str) -> None:
    game, contributions = caracole.game("glorreiche"), ["hasard", ""]
    luck = FairLuck(bytes.fromhex(SEED), tuple(contributions))
    options = game.resolve({}, luck=luck)
    taken = list(steps(game, options, luck, 0 if status == "open" else 9))
    ending = None
    if status == "finished":
        last = taken[-1]
        taken.append({**last, "number": last["number"] + 1, "kind": "resign", "side": 1, "seat": 1, "text": "side",
                      "action_id": None, "next": names.OVER})  # fmt: skip
        ending = json.dumps({"reason": "resigned", "winners": [0], "ranking": [1, 2], "scores": None})
    begun = status != "open"
    row = {
        "id": name,
        "game": game.name,
        "rules": game.traits.rules,
        "options": msgspec.json.encode(options).decode() if begun else None,
        "seed": SEED,
        "contributions": json.dumps(contributions) if begun else None,
        "clock": '{"kind":"none"}',
        "private": False,
        "status": status,
        "at": AT,
        "started": AT if begun else None,
        "number": taken[-1]["number"] if begun else 0,
        "actor": taken[-1]["next"] if begun else names.OVER,
        "ending": ending,
    }
    connection.execute(text(TABLE), row)
    for seat in range(2):
        there = begun or seat == 0
        person = {"kind": "person", "account": "anna", "name": "Anna"} if there else {"kind": "open"}
        free = {"account": None, "name": None, "contribution": contributions[seat]}
        connection.execute(text(SEAT), {**free, **person, "table": name, "seat": seat, "at": AT})
    for step in taken if begun else []:
        connection.execute(text(STEP), {**step, "table": name})


def write_first_release(connection: Connection) -> None:
    command.upgrade(migrations.config(connection), "0001")
    connection.execute(text("insert into settings (key, value) values ('secret', :secret)"), {"secret": SECRET})
    connection.execute(text(ACCOUNT), {"id": "anna", "name": "Anna", "at": AT})
    told = {"hash": hashlib.sha256(SESSION.encode()).hexdigest(), "at": now()}
    connection.execute(text("insert into sessions (hash, account, created_at) values (:hash, 'anna', :at)"), told)
    for name, status in {"table-running": "running", "table-finished": "finished", "table-open": "open"}.items():
        write_table(connection, name, status)
    said = (
        "insert into chat (table_id, account, name, text, at) values ('table-running', 'anna', 'Anna', 'Bonjour', :at)"
    )
    connection.execute(text(said), {"at": AT})
    noted = "insert into notes (table_id, account, text) values ('table-running', 'anna', 'à ne pas oublier')"
    connection.execute(text(noted))


async def prepare(chosen: Settings) -> str:
    """The database, and the cookie of somebody whom that release knew."""
    store = Store(chosen.database)
    async with store.engine.begin() as connection:
        await connection.run_sync(write_first_release)
    cookie = Identity(store, chosen, SECRET).sign(SESSION)
    await store.engine.dispose()
    return cookie


@pytest.fixture(params=["sqlite", "postgresql"])
def first_release(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    if request.param == "sqlite":
        return settings(tmp_path, database=f"sqlite:///{tmp_path}/caracole.db")
    cluster: Cluster = request.getfixturevalue("cluster")
    return settings(tmp_path, database=cluster.database("first_release"))


def test_a_database_of_the_first_release_is_opened_and_played_on(
    first_release: Settings, build: Callable[..., House]
) -> None:
    cookie = asyncio.run(prepare(first_release))
    asyncio.run(commands.migrate(first_release, print))
    house = build(database=first_release.database)
    anna = Visitor(house)
    anna.http.cookies.set("caracole_session", cookie)
    anna.remember(anna.get("/api/me"))
    assert anna.me["name"] == "Anna"
    before = anna.see("table-running")
    for _ in range(6):
        anna.move("table-running")
    assert anna.see("table-running")["number"] > before["number"]
    assert [line["text"] for line in anna.get("/api/tables/table-running/chat")] == ["Bonjour"]
    assert anna.get("/api/tables/table-running/notes")["text"] == "à ne pas oublier"
    assert anna.see("table-finished")["ending"]["reason"] == "resigned"
    assert anna.get("/api/tables/table-finished/fairness")["revealed"]
    bruno = Visitor(house, "Bruno")
    bruno.join("table-open", contribution="chance")
    assert bruno.see("table-open")["status"] == "running"
    house.stop()
    told: list[str] = []
    assert asyncio.run(commands.verify(first_release, told.append)) == 0, told
    assert told == ["3 matches replayed, 0 do not follow"]


def test_the_newest_shape_is_the_last_of_the_history() -> None:
    assert ScriptDirectory.from_config(migrations.config()).get_heads() == [migrations.newest()]


def test_a_file_of_the_newest_shape_is_opened_without_alembic(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(fresh_database(tmp_path / "newest.db"))
    monkeypatch.delattr(migrations, "bring_up")

    async def open_it() -> None:
        await migrations.prepare(store)
        await store.engine.dispose()

    asyncio.run(open_it())
