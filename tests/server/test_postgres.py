"""Several servers on one PostgreSQL: one of them takes each step, all of them show it."""

from __future__ import annotations

import asyncio
import secrets
import shutil
import stat
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.conftest import House, Visitor, decider, settings
from tests.support import postgres

from caracole.server import absence, commands, fanout, migrations, schema
from caracole.server.job_queue import LEASE, JobQueue
from caracole.server.lifecycle import Server
from caracole.server.settings import BadSettings
from caracole.server.store import Store, Unavailable, Unit, now


@pytest.fixture(scope="module")
def database(cluster: postgres.Cluster, tmp_path_factory: pytest.TempPathFactory) -> str:
    url = cluster.database("shared")
    folder = tmp_path_factory.mktemp("pg")
    with pytest.raises(BadSettings, match="caracole migrate"):
        asyncio.run(Server(settings(folder, database=url)).open())
    told: list[str] = []
    assert f"to {migrations.newest()}" in asyncio.run(commands.migrate(settings(folder, database=url), told.append))
    assert "already" in asyncio.run(commands.migrate(settings(folder, database=url), told.append))
    return url


@pytest.fixture(scope="module")
def houses(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, House]]:
    folder = tmp_path_factory.mktemp("houses")
    first, second = (House(settings(folder, database=database, workers=0, grace_seconds=0)).start() for _ in range(2))
    yield first, second
    first.stop()
    second.stop()


def until(true: Callable[[], object], seconds: float = 30) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it did not come to that"
        time.sleep(0.05)


def reached(number: int) -> Callable[[Any], bool]:
    return lambda sight: sight["status"] == "running" and sight["number"] >= number


def test_people_at_different_servers_play_one_match(houses: tuple[House, House]) -> None:
    anna, bruno = Visitor(houses[0], "Anna"), Visitor(houses[1], "Bruno")
    table = anna.open()
    bruno.join(table)
    with anna.sit(table, gestures=0) as first, bruno.sit(table, gestures=0) as second:
        number = 0
        for _ in range(12):
            sights = [socket.sight(reached(number)) for socket in (first, second)]
            mine = 0 if sights[0]["mine"] else 1
            socket = (first, second)[mine]
            socket.send(type="play", action=sights[mine]["legal"][0], number=sights[mine]["number"], id=f"n{number}")
            number = socket.next("ack")["number"]
        first.send(type="chat", text="from the first server", id="c")
        assert second.next("chat")["text"] == "from the first server"
    logs = [person.get(f"/api/tables/{table}/replay", seat=-1)["log"] for person in (anna, bruno)]
    assert logs[0] == logs[1]


def test_one_of_two_actions_at_the_same_moment_is_taken(houses: tuple[House, House]) -> None:
    anna = Visitor(houses[0], "Anna")
    table = anna.open(seats=[{"kind": "me"}, {"kind": "here"}])
    twin = Visitor(houses[1])
    twin.http.cookies.update(dict(anna.http.cookies))
    twin.remember(twin.get("/api/me"))
    for _ in range(8):
        sight = anna.see(table)
        until(lambda s=sight: twin.see(table)["number"] == s["number"])  # type: ignore[misc]
        answers: list[int] = []

        def act(person: Visitor, action: str, number: int, answers: list[int] = answers) -> None:
            body = {"action": action, "number": number, "id": secrets.token_hex(8)}
            answers.append(person.http.post(f"/api/tables/{table}/play", json=body).status_code)

        threads = [
            threading.Thread(target=act, args=(person, sight["legal"][-i], sight["number"]))
            for i, person in enumerate((anna, twin))
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(answers) == [200, 409]


def test_the_same_action_at_two_servers_is_one_action(houses: tuple[House, House]) -> None:
    anna = Visitor(houses[0], "Anna")
    table = anna.open(seats=[{"kind": "me"}, {"kind": "here"}])
    twin = Visitor(houses[1])
    twin.http.cookies.update(dict(anna.http.cookies))
    twin.remember(twin.get("/api/me"))
    sight = anna.see(table)
    anna.play(table, sight["legal"][0], sight["number"], id="once")
    until(lambda: twin.see(table)["number"] > sight["number"])
    twin.play(table, sight["legal"][0], sight["number"], id="once")
    assert anna.get(f"/api/tables/{table}/replay")["steps"].count(sight["legal"][0]) == 1


def test_an_action_is_the_same_at_a_server_that_is_behind(
    houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = Visitor(houses[0], "Anna")
    table = anna.open(seats=[{"kind": "me"}, {"kind": "here"}])
    twin = Visitor(houses[1])
    twin.http.cookies.update(dict(anna.http.cookies))
    twin.remember(twin.get("/api/me"))
    behind = twin.see(table)["number"]

    async def deaf(name: str, number: int) -> None:
        """Nothing is heard."""

    monkeypatch.setattr(houses[1].server.tables, "hear", deaf)
    anna.move(table)
    sight = anna.see(table)
    assert sight["number"] > behind
    done = anna.play(table, sight["legal"][0], sight["number"], id="once")
    assert twin.play(table, sight["legal"][0], sight["number"], id="once") == done


def test_who_watches_is_shown_what_news_did_not_tell(
    houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def deaf(name: str, number: int) -> None:
        """Nothing is heard."""

    anna, bruno = Visitor(houses[0], "Anna"), Visitor(houses[1], "Bruno")
    table = anna.open()
    with bruno.sit(table, gestures=0) as socket:
        socket.sight()
        monkeypatch.setattr(fanout, "tell", lambda heard, payload: deaf("", 0))
        clara = Visitor(houses[0], "Clara")
        clara.join(table)
        socket.sight(lambda sight: sight["status"] == "running")
        number = decider(table, anna, clara).move(table)["number"]
        socket.sight(lambda sight: sight["number"] == number)


def test_nobody_suffers_for_anothers_row(database: str) -> None:
    async def told() -> list[Any]:
        store = Store(database)
        await store.open()
        units = [
            Unit().add(schema.settings, key=f"k{n}" if n != 3 else "k" * 50, value="a\0b" if n == 5 else "x")
            for n in range(8)
        ]
        try:
            return await asyncio.gather(*map(store.write, units), return_exceptions=True)
        finally:
            await store.close()

    found = asyncio.run(told())
    assert [n for n, each in enumerate(found) if each is not None] == [3, 5]
    assert {type(found[3]), type(found[5])} == {Unavailable}


def test_the_last_two_seats_taken_at_different_servers_start_the_match(houses: tuple[House, House]) -> None:
    for _ in range(4):
        people = [Visitor(houses[i % 2], f"P{i}") for i in range(3)]
        table = people[0].open(options={"players": 3})
        threads = [
            threading.Thread(target=person.join, args=(table,), kwargs={"seat": i})
            for i, person in enumerate(people)
            if i
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        until(lambda t=table, p=people: all(person.see(t)["status"] == "running" for person in p))  # type: ignore[misc]
        decider(table, *people).move(table)


def test_who_is_connected_to_another_server_is_not_absent(
    houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bruno = Visitor(houses[0], "Anna"), Visitor(houses[1], "Bruno")
    table = anna.open(absence=60)
    claim = {"kind": "stand-in", "absent": 1}
    with bruno.sit(table, gestures=0):
        bruno.join(table)
        until(lambda: anna.see(table)["seats"][1]["online"])
        monkeypatch.setattr(absence, "now", lambda: now() + 3_600_000)
        anna.post(f"/api/tables/{table}/claim", claim, 409)
    until(lambda: not anna.see(table)["seats"][1]["online"])
    houses[1].server.tables.live[table].polled.clear()
    anna.post(f"/api/tables/{table}/claim", claim)
    until(lambda: bruno.see(table)["may"]["comeback"])
    bruno.post(f"/api/tables/{table}/comeback")
    until(lambda: anna.see(table)["seats"][1]["kind"] == "person")


def test_the_clocks_start_when_both_have_arrived_at_their_own_servers(houses: tuple[House, House]) -> None:
    anna, bruno = Visitor(houses[0], "Anna"), Visitor(houses[1], "Bruno")
    table = anna.open(clock={"kind": "live", "bank": 600})
    bruno.join(table)
    until(lambda: anna.see(table)["status"] == "running")
    assert anna.see(table)["clock"]["running"] is None
    bruno.see(table)
    until(lambda: anna.see(table)["clock"]["running"] is not None)


def test_a_rematch_proposed_at_one_server_is_seen_and_agreed_to_at_the_other(houses: tuple[House, House]) -> None:
    anna, bruno = Visitor(houses[0], "Anna"), Visitor(houses[1], "Bruno")
    table = anna.open()
    bruno.join(table)
    with bruno.sit(table, gestures=0) as socket:
        anna.post(f"/api/tables/{table}/resign")
        again = anna.post(f"/api/tables/{table}/rematch")["table"]
        assert socket.sight(lambda sight: sight["rematch"])["rematch"]["asked"]
        bruno.post(f"/api/tables/{table}/rematch")
    until(lambda: anna.see(again)["status"] == "running")


def test_mutes_blocks_and_the_limit_of_lines_hold_at_every_server(houses: tuple[House, House]) -> None:
    anna, bruno = Visitor(houses[0], "Anna"), Visitor(houses[1], "Bruno")
    table = anna.open()
    bruno.join(table)
    anna.post(f"/api/me/company/mute/{bruno.me['id']}", method="PUT")
    for number in range(20):
        bruno.post(f"/api/tables/{table}/chat", {"text": f"line {number}"})
    twin = Visitor(houses[0])
    twin.http.cookies.update(dict(bruno.http.cookies))
    twin.remember(twin.get("/api/me"))
    assert twin.post(f"/api/tables/{table}/chat", {"text": "one more"}, 429)["error"] == "flood"
    assert anna.get(f"/api/tables/{table}/chat") == []


def test_a_worker_of_its_own_thinks_for_bots(houses: tuple[House, House], database: str, tmp_path: Path) -> None:
    anna = Visitor(houses[0], "Anna")
    table = anna.open(seats=[{"kind": "bot", "name": "random"}] * 2)
    begun = anna.see(table)["number"]
    log = (tmp_path / "worker.log").open("wb")
    worker = subprocess.Popen(
        [sys.executable, "-m", "caracole", "worker", "--database", database], stdout=log, stderr=log
    )
    try:
        until(lambda: anna.see(table)["number"] > begun + 5, 60)
    finally:
        worker.terminate()
        worker.wait(30)
        log.close()


def test_several_servers_share_one_line_and_take_each_job_once(houses: tuple[House, House]) -> None:
    anna = Visitor(houses[0], "Anna")
    for _ in range(6):
        anna.see(anna.open(seats=[{"kind": "bot", "name": "random"}] * 2))
    lines = [JobQueue(house.server.store, 3) for house in houses]
    until(lambda: len(houses[0].call(lines[0].jobs)) >= 6)

    async def both() -> list[Any]:
        return list(await asyncio.gather(*(line.take(3, []) for line in [JobQueue(lines[0].store, 9) for _ in "abc"])))

    taken = [job.id for found in houses[0].call(both) for job, _ in found]
    assert len(taken) == len(set(taken)) >= 3
    assert all(job.under_way for job in houses[1].call(lines[1].jobs) if job.id in taken)
    houses[0].call(lambda: houses[0].server.store.write(Unit().change(schema.jobs.delete())))


def test_what_a_dead_server_had_taken_comes_due_again_as_soon_as_it_should_have_been_done(
    houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = Visitor(houses[0], "Anna")
    table = anna.open(seats=[{"kind": "me"}, {"kind": "bot", "name": "random"}])
    while anna.see(table)["mine"]:
        anna.move(table)
    first, second = (JobQueue(house.server.store, 1) for house in houses)
    ((job, _),) = houses[0].call(lambda: first.take(1, []))
    assert houses[1].call(lambda: second.take(1, [])) == []
    monkeypatch.setattr("caracole.server.job_queue.now", lambda: now() + job.price + LEASE)
    ((again, _),) = houses[1].call(lambda: second.take(1, []))
    assert again.id == job.id
    monkeypatch.undo()
    houses[0].call(lambda: first.close([job]))


def test_a_hint_asked_for_at_one_server_is_worked_out_at_another(
    houses: tuple[House, House], database: str, tmp_path: Path
) -> None:
    anna = Visitor(houses[0], "Anna")
    table = anna.open(seats=[{"kind": "me"}, {"kind": "bot", "name": "random"}])
    if not anna.see(table)["mine"]:
        assert not anna.see(table)["may"]["hint"], "nobody thinks"
    thinker = House(settings(tmp_path, database=database, workers=1)).start()
    try:
        until(lambda: anna.see(table)["mine"] and anna.see(table)["may"]["hint"])
        assert anna.post(f"/api/tables/{table}/hint")["play"] in anna.see(table)["legal"]
        assert thinker.server.thinking.done
    finally:
        thinker.stop()
    until(lambda: not anna.see(table)["may"]["hint"])


def test_bots_alone_are_thought_for_elsewhere_while_somebody_watches_here(
    houses: tuple[House, House], database: str, tmp_path: Path
) -> None:
    anna = Visitor(houses[0], "Anna")
    table = anna.open(seats=[{"kind": "bot", "name": "cuirassier"}] * 2)
    thinker = House(settings(tmp_path, database=database, workers=1, think_seconds=0.3)).start()
    try:
        assert table not in {job.table_id for job in thinker.call(thinker.server.thinking.queue.jobs)}
        with anna.sit(table, gestures=0) as watching:
            begun = watching.sight()["number"]
            watching.sight(lambda sight: sight["number"] > begun + 2)
    finally:
        thinker.stop()


@pytest.mark.skipif(shutil.which("pg_dump") is None, reason="pg_dump is not installed here")
def test_a_backup_is_its_owners_alone(database: str, tmp_path: Path) -> None:
    commands.backup(settings(tmp_path, database=database), str(tmp_path / "copy"))
    assert stat.S_IMODE((tmp_path / "copy").stat().st_mode) == 0o600
    assert [file.name for file in tmp_path.iterdir()] == ["copy"]


def test_every_stored_match_follows(houses: tuple[House, House], database: str, tmp_path: Path) -> None:
    told: list[str] = []
    assert asyncio.run(commands.verify(settings(tmp_path, database=database), told.append)) == 0, told
