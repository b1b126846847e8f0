"""The database fails while the server lives: nothing is lost, nothing is shown that is not stored, all comes back."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from litestar import WebSocket
from sqlalchemy import Connection, event, select
from sqlalchemy.exc import OperationalError
from tests.server.conftest import House, Visitor, settings
from tests.support.breaking import Disk

from caracole.server import commands, match_start, migrations, schema, store
from caracole.server.store import Conflict, Store, Unavailable, Unit

Build = Callable[..., House]
BOTH = [{"kind": "me"}, {"kind": "here"}]


def until(true: Callable[[], object], seconds: float = 30) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it did not come to that"
        time.sleep(0.02)


def run(folder: Path, *statements: str) -> None:
    with closing(sqlite3.connect(folder / "caracole.db", timeout=20)) as raw:
        for statement in statements:
            raw.execute(statement)
        raw.commit()


@contextmanager
def without(folder: Path, table: str) -> Iterator[None]:
    """The database as it is when a table of it cannot be reached: nothing there can be read or written."""
    run(folder, f"alter table {table} rename to elsewhere")
    try:
        yield
    finally:
        run(folder, f"alter table elsewhere rename to {table}")


def refusing(house: House, monkeypatch: pytest.MonkeyPatch, statement: Any) -> list[bool]:
    """Commits with this statement fail, as long as the list that is returned is not empty."""
    fails, commit = [True], house.server.store.commit

    async def refused(units: list[Unit]) -> None:
        if fails and any(change.statement is statement for unit in units for change in unit.changes):
            raise OperationalError("", {}, Exception("the line was cut"))
        await commit(units)

    monkeypatch.setattr(house.server.store, "commit", refused)
    return fails


# --- one unit ---------------------------------------------------------------------------------------------------------


def test_a_match_whose_start_is_not_stored_is_not_there_at_all(
    build: Build, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    house = build()
    anna = Visitor(house, "Anna")
    fails = refusing(house, monkeypatch, match_start.START)
    anna.post("/api/tables", {"game": "glorreiche", "seats": BOTH}, 503)
    assert anna.get("/api/tables", which="mine") == []
    fails.clear()
    table = anna.open(seats=BOTH)
    anna.move(table)
    house.stop()
    assert asyncio.run(commands.verify(settings(tmp_path), print)) == 0


def test_who_joins_when_the_start_cannot_be_stored_sits_there_and_the_match_begins_later(
    build: Build, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = build()
    anna, bruno = Visitor(house, "Anna"), Visitor(house, "Bruno")
    table = anna.open()
    fails = refusing(house, monkeypatch, match_start.START)
    with anna.sit(table, gestures=0) as socket:
        assert bruno.join(table)["seat"] == 1
        bruno.http.get(f"/api/tables/{table}")
        fails.clear()
        socket.sight(lambda sight: sight["status"] == "running")
    people = {"Anna": anna, "Bruno": bruno}
    for _ in range(4):
        due = next(seat["name"] for seat in anna.see(table)["seats"] if seat.get("deciding"))
        people[due].move(table)
    house.stop()
    again = Visitor(build())
    assert again.see(table)["number"] >= 4, "what was acknowledged can be read after a restart"


class Read:
    """A full table in doubt. Somebody else reads it just before the line is cut; then it can be read and started."""

    id, broken, info = "t", None, SimpleNamespace(kin="new")
    doubtful = full = True

    @asynccontextmanager
    async def certain(self) -> AsyncIterator[None]:
        if self.doubtful:
            self.doubtful = False
            raise Unavailable("the line was cut")
        yield

    async def enter(self, start: Callable[[], Any]) -> None:
        self.full = False


def test_a_match_begins_later_though_somebody_else_has_read_the_table_in_the_meantime(build: Build) -> None:
    table: Any = Read()
    asyncio.run(build().server.tables.reread_on(table))
    assert not table.full, "it was started"


def test_a_table_that_was_full_and_never_started_starts_when_it_is_found(build: Build, tmp_path: Path) -> None:
    house = build()
    anna, bruno = Visitor(house, "Anna"), Visitor(house, "Bruno")
    table = anna.open()
    house.stop()
    run(tmp_path, f"update seats set kind = 'person', account = '{bruno.me['id']}', name = 'Bruno' where seat = 1")
    assert Visitor(build()).see(table)["status"] == "running"


@pytest.mark.parametrize("doing", ["join", "leave", "resign", "offer"])
def test_what_could_not_be_stored_leaves_no_trace(build: Build, doing: str, tmp_path: Path) -> None:
    house = build()
    anna, bruno = Visitor(house, "Anna"), Visitor(house, "Bruno")
    table = anna.open() if doing in ("join", "leave") else anna.open(seats=BOTH)
    before = bruno.see(table)
    body = {"offer": {"kind": "pause"}}.get(doing, {})
    with without(tmp_path, "seats" if doing in ("join", "leave") else "steps"):
        (bruno if doing == "join" else anna).post(f"/api/tables/{table}/{doing}", body, 503)
        assert bruno.http.get(f"/api/tables/{table}").status_code == 503, "nothing in doubt is shown"
    after = bruno.see(table)
    for sight in (before, after):
        for seat in sight["seats"]:
            for passing in ("online", "patience", "state"):
                seat.pop(passing, None)
        sight.pop("clock", None)
    assert after == before


def test_a_table_comes_back_after_the_database_could_not_even_be_read(build: Build, tmp_path: Path) -> None:
    """Whoever watches keeps the connection, and an action that is sent again is taken once."""
    anna = Visitor(build(), "Anna")
    table = anna.open(seats=BOTH)
    with anna.sit(table, gestures=0) as socket:
        sight = socket.sight()
        asked = {"type": "play", "action": sight["legal"][0], "number": sight["number"], "id": "once"}
        with without(tmp_path, "steps"):
            socket.send(**asked)
            assert socket.next("refused")["status"] == 503
            anna.http.get(f"/api/tables/{table}")
        assert socket.sight()["number"] == sight["number"], "shown again as soon as it can be read"
        socket.send(**asked)
        number = socket.next("ack")["number"]
        socket.sight(lambda s: s["number"] == number)
        socket.send(**asked)
        assert socket.next("ack")["number"] == number


def test_an_action_whose_answer_was_lost_is_acknowledged_if_it_is_stored(
    build: Build, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = build()
    anna = Visitor(house, "Anna")
    table = anna.open(seats=BOTH)
    commit, lost = Connection.commit, [True]

    def unheard(connection: Connection) -> None:
        commit(connection)
        if lost:
            lost.clear()
            raise OSError("the line was cut")

    monkeypatch.setattr(Connection, "commit", unheard)
    sight = anna.see(table)
    number = anna.play(table, sight["legal"][0], sight["number"])["number"]
    assert not lost
    assert anna.see(table)["number"] == number > sight["number"]


def test_a_commit_in_doubt_is_not_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    commit = Connection.commit

    def unheard(connection: Connection) -> None:
        commit(connection)
        raise OSError("the line was cut")

    async def told(database: Store) -> int:
        monkeypatch.setattr(Connection, "commit", unheard)
        with pytest.raises(Unavailable):
            await database.write(Unit().add(schema.settings, key="one", value="x"))
        monkeypatch.undo()
        return len(await database.rows(select(schema.settings).where(schema.settings.c.key == "one")))

    assert with_store(tmp_path, told) == 1


def with_store(folder: Path, act: Callable[[Store], Any]) -> Any:
    async def inside() -> Any:
        database = Store(f"sqlite:///{folder}/store.db")
        await database.open()
        await migrations.prepare(database)
        try:
            return await act(database)
        finally:
            await database.close()

    return asyncio.run(inside())


# --- shared commits ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bad", ["\ud800", 2**70], ids=["lone surrogate", "too large"])
def test_nobody_suffers_for_anothers_row(tmp_path: Path, bad: Any) -> None:
    async def told(database: Store) -> list[Any]:
        units = [Unit().add(schema.settings, key=f"k{n}", value=bad if n == 3 else "x") for n in range(8)]
        return await asyncio.gather(*map(database.write, units), return_exceptions=True)

    found = with_store(tmp_path, told)
    assert [type(each) for each in found] == [type(None)] * 3 + [Unavailable] + [type(None)] * 4


def test_of_units_that_share_a_commit_only_the_late_one_is_refused(tmp_path: Path) -> None:
    async def told(database: Store) -> list[Any]:
        units = [Unit().add(schema.settings, key=f"k{n % 4}", value="x") for n in range(5)]
        return await asyncio.gather(*map(database.write, units), return_exceptions=True)

    found = with_store(tmp_path, told)
    assert [type(each) for each in found] == [type(None)] * 4 + [Conflict]


@pytest.mark.parametrize(
    ("path", "body", "field"),
    [
        ("/api/tables", {"game": "glorreiche", "contribution": "a\0b"}, "contribution"),
        ("/api/tables/{table}/join", {"contribution": "\0"}, "contribution"),
        ("/api/guests", {"name": "a\0b"}, "name"),
        ("/api/sessions", {"name": "a\0b", "password": "long enough"}, "name"),
        ("/api/guests", {"name": "ß" * 40}, "name"),
        ("/api/tables/{table}/chat", {"text": "a\0b"}, "message"),
    ],
)
def test_what_no_database_can_store_is_refused_at_the_gate(house: House, path: str, body: Any, field: str) -> None:
    anna = Visitor(house, "Anna")
    table = anna.open()
    told = Visitor(house, "Bruno").post(path.format(table=table), body, 400)
    assert field in told["sentence"].lower()


def test_a_lone_surrogate_is_no_text(house: House) -> None:
    anna = Visitor(house, "Anna")
    raw = b'{"game": "glorreiche", "contribution": "\\ud800"}'
    answer = anna.http.post("/api/tables", content=raw, headers={"content-type": "application/json"})
    assert answer.status_code == 400


# --- is it ready? -----------------------------------------------------------------------------------------------------


def limited(house: House, pragma: str) -> None:
    """Every connection from now on has this pragma."""

    def limit(connection: Any, record: Any) -> None:
        connection.cursor().execute(f"pragma {pragma}")

    store = house.server.store
    assert store.pen is not None
    for engine in (store.engine.sync_engine, store.pen):
        event.listen(engine, "connect", limit)
    house.call(store.engine.dispose)
    store.pen.dispose()


def test_a_database_that_can_only_be_read_is_not_ready(build: Build) -> None:
    house = build()
    visitor = Visitor(house)
    visitor.get("/ready")
    limited(house, "query_only = on")
    until(lambda: visitor.http.get("/ready").status_code == 503)
    assert "can only be read" in visitor.get("/ready", 503)["sentence"]
    told = visitor.http.get("/ready", headers={"accept-language": "nl"}).json()
    assert told["error"] == "unavailable"
    assert "alleen gelezen" in told["sentence"]


@pytest.mark.skipif(os.geteuid() != 0, reason="only root may mount a disk to fill it up")
def test_on_a_full_disk_it_is_not_ready_and_with_room_it_is(build: Build, tmp_path: Path) -> None:
    disk = Disk(tmp_path / "disk")
    try:
        house = build(database=f"sqlite:///{disk.folder}/small.db")
        anna = Visitor(house, "Anna")
        table = anna.open(seats=BOTH)
        with closing(sqlite3.connect(disk.folder / "small.db")) as other:
            other.execute("pragma wal_checkpoint(truncate)")
        disk.fill()
        until(lambda: anna.http.get("/ready").status_code == 503)
        assert "full" in anna.get("/ready", 503)["sentence"]
        sight = anna.see(table)
        anna.play(table, sight["legal"][0], sight["number"], 503, id="once")
        assert anna.see(table)["number"] == sight["number"]
        disk.clear()
        until(lambda: anna.http.get("/ready").status_code == 200)
        anna.play(table, sight["legal"][0], sight["number"], id="once")
        house.stop()
    finally:
        disk.close()


def test_a_locked_database_is_not_ready_and_then_is(
    build: Build, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "PATIENCE", 0.2)
    visitor = Visitor(build())
    with closing(sqlite3.connect(tmp_path / "caracole.db", isolation_level=None)) as other:
        other.execute("begin immediate")
        until(lambda: visitor.http.get("/ready").status_code == 503)
        other.execute("rollback")
    until(lambda: visitor.http.get("/ready").status_code == 200)


# --- rows that make no sense ------------------------------------------------------------------------------------------

SENSELESS = {
    "options": "update tables set options = '{\"players\": 77}' where id = '{table}'",
    "no options": "update tables set options = null where id = '{table}'",
    "no json": "update tables set options = '{' where id = '{table}'",
    "seed": "update tables set seed = 'not hex' where id = '{table}'",
    "contributions": "update tables set contributions = null where id = '{table}'",
    "start": "update tables set started_at = null where id = '{table}'",
    "game": "update tables set game = 'tric-trac' where id = '{table}'",
    "clock": "update tables set clock = '[]' where id = '{table}'",
    "asked": "update tables set asked = '3' where id = '{table}'",
    "arms": "update seats set arms = '{' where table_id = '{table}'",
    "ending": "update tables set ending = '7' where id = '{table}'",
    "kind": "update steps set kind = 'nonsense' where table_id = '{table}' and number = 2",
    "gap": "delete from steps where table_id = '{table}' and number = 2",
    "back": "update steps set kind = 'back', text = '-7' where table_id = '{table}' and number = 3",
    "type": "update steps set at = 'soon', side = 'blue' where table_id = '{table}' and number = 3",
}


@pytest.mark.parametrize("what", SENSELESS)
def test_a_table_that_makes_no_sense_is_refused_alone(build: Build, tmp_path: Path, what: str) -> None:
    house = build()
    anna = Visitor(house, "Anna")
    table, other = anna.open(seats=BOTH), anna.open(seats=BOTH)
    for name in (table, other, table, other):
        anna.move(name)
    house.stop()
    run(tmp_path, SENSELESS[what].replace("{table}", table))
    again = Visitor(build())
    again.http.cookies.update(dict(anna.http.cookies))
    again.remember(again.get("/api/me"))
    paths = ["", "/about", "/replay", "/record", "/fairness", "/steps/1", "/why-not?action=x", "/chat"]
    for path in paths:
        assert again.http.get(f"/api/tables/{table}{path}").status_code < 500, path
    for path, body in {
        "play": {"action": "x", "number": 1, "id": "a"},
        "resign": {},
        "offer": {"kind": "pause"},
    }.items():
        assert again.http.post(f"/api/tables/{table}/{path}", json=body).status_code < 500, path
    for which in ("running", "mine"):
        assert other in {each["id"] for each in again.get("/api/tables", which=which)}
    assert again.http.get("/api/turns").status_code == 200
    again.move(other)


def test_the_clocks_of_others_go_on_beside_a_table_that_makes_no_sense(build: Build, tmp_path: Path) -> None:
    house = build()
    anna = Visitor(house, "Anna")
    live = {"kind": "live", "bank": 1}
    tables = [anna.open(seats=BOTH, clock=live, timeout="loses") for _ in range(3)]
    for table in tables:
        anna.see(table)  # the clocks wait until she has been there
    house.stop()
    run(
        tmp_path,
        f"update tables set game = 'tric-trac', deadline = 1 where id = '{tables[0]}'",
        f"update tables set seed = 'x', deadline = 2 where id = '{tables[1]}'",
    )
    again = Visitor(build(grace_seconds=0))
    until(lambda: again.see(tables[2])["status"] == "finished")


def test_a_private_table_that_makes_no_sense_is_unknown_to_strangers(build: Build, tmp_path: Path) -> None:
    house = build()
    anna = Visitor(house, "Anna")
    table = anna.open(seats=BOTH, private=True)
    house.stop()
    run(tmp_path, f"update tables set game = 'tric-trac' where id = '{table}'")
    house = build()
    Visitor(house, "Bruno").get(f"/api/tables/{table}", 404)
    again = Visitor(house)
    again.http.cookies.update(dict(anna.http.cookies))
    again.get(f"/api/tables/{table}", 409)


def test_verify_goes_on_after_bad_rows_and_misses_no_match_without_options(build: Build, tmp_path: Path) -> None:
    house = build()
    anna = Visitor(house, "Anna")
    tables = [anna.open(seats=BOTH) for _ in range(len(SENSELESS) + 1)]
    for table in tables:
        anna.move(table)
        anna.move(table)
    waiting = anna.open()
    house.stop()
    for table, statement in zip(tables, SENSELESS.values(), strict=False):
        run(tmp_path, statement.replace("{table}", table))
    without = tables[[*SENSELESS].index("no options")]
    told: list[str] = []
    wrong = asyncio.run(commands.verify(settings(tmp_path), told.append))
    assert wrong == len(SENSELESS) - 1, told  # how it ended is told by the steps, whatever the row says
    assert any(line.startswith(f"{without} ") and "none are stored" in line for line in told)
    assert not any(waiting in line or tables[-1] in line for line in told)


# --- files ------------------------------------------------------------------------------------------------------------


def test_files_are_their_owners_alone(build: Build, tmp_path: Path) -> None:
    house = build(database=f"sqlite:///{tmp_path}/caracole.db")  # made by the server itself
    Visitor(house, "Anna").open()
    commands.backup(house.server.settings, str(tmp_path / "copy.db"))
    made = {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()}
    assert {"caracole.db", "caracole.db-wal", "caracole.db-shm", "caracole.db.lock", "copy.db"} <= made.keys()
    assert set(made.values()) == {0o600}, made


def test_many_act_while_the_database_comes_and_goes(build: Build, tmp_path: Path) -> None:
    """Whatever was acknowledged is there, whoever was refused may ask again."""
    house = build()
    people = [Visitor(house, f"P{n}") for n in range(4)]
    tables = [person.open(seats=BOTH) for person in people]
    taken: list[tuple[str, int]] = []
    stop = threading.Event()

    def play(person: Visitor, table: str) -> None:
        while not stop.is_set():
            sight = person.http.get(f"/api/tables/{table}", params={"gestures": False})
            if sight.status_code == 200 and sight.json().get("legal"):
                body = {"action": sight.json()["legal"][0], "number": sight.json()["number"], "id": f"n{len(taken)}"}
                done = person.http.post(f"/api/tables/{table}/play", json={**body, "id": f"{body['number']}"})
                assert done.status_code in (200, 409, 503), done.text
                if done.status_code == 200:
                    taken.append((table, body["number"]))

    threads = [threading.Thread(target=play, args=each) for each in zip(people, tables, strict=True)]
    for thread in threads:
        thread.start()
    for _ in range(5):
        known = len(taken)
        until(lambda known=known: len(taken) > known + 4)  # type: ignore[misc]
        with without(tmp_path, "steps"):
            anna = Visitor(house)
            until(lambda a=anna: a.http.get(f"/api/tables/{tables[0]}").status_code in (200, 503))  # type: ignore[misc]
    stop.set()
    for thread in threads:
        thread.join()
    house.stop()
    with closing(sqlite3.connect(tmp_path / "caracole.db")) as raw:
        stored = {
            (table, int(name.partition(":")[2]))
            for table, name in raw.execute("select table_id, action_id from steps where kind = 'play'")
        }
    assert set(taken) <= stored
    assert asyncio.run(commands.verify(settings(tmp_path), print)) == 0


def test_a_table_does_not_leave_memory_while_somebody_sits_down(build: Build, monkeypatch: pytest.MonkeyPatch) -> None:
    house = build()
    anna = Visitor(house, "Anna")
    table = anna.open(seats=BOTH)
    accept = WebSocket.accept

    async def late(socket: WebSocket[Any, Any, Any], **more: Any) -> None:
        await house.server.tables.missed()  # what nobody watches is forgotten
        await accept(socket, **more)

    monkeypatch.setattr(WebSocket, "accept", late)
    with anna.sit(table, gestures=0) as socket:
        socket.sight()
        number = anna.move(table)["number"]
        socket.sight(lambda sight: sight["number"] == number)


def test_whoever_reads_a_table_in_doubt_does_it_for_all_who_watch(build: Build, tmp_path: Path) -> None:
    house = build()
    anna, bruno = Visitor(house, "Anna"), Visitor(house, "Bruno")
    table = anna.open(seats=BOTH)
    number = anna.see(table)["number"]
    with bruno.sit(table, gestures=0) as socket:
        socket.sight()
        live = house.server.tables.live[table]
        run(tmp_path, f"update seats set name = 'Clara' where table_id = '{table}' and seat = 1")
        live.doubtful = True
        assert anna.see(table)["number"] == number
        assert socket.sight()["seats"][1]["name"] == "Clara"
