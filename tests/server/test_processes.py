"""Servers in processes of their own: two on one database, and those that are killed or lose their database."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from tests.server.conftest import Visitor
from tests.server.test_time import until
from tests.support.postgres import Cluster
from tests.support.redis_server import Redis
from tests.support.serving import Forked, Nursery

from caracole.server import commands
from caracole.server.settings import Settings

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.filterwarnings("ignore:unclosed file:ResourceWarning")


@pytest.fixture(scope="module")
def nursery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nursery]:
    made = Nursery(tmp_path_factory.mktemp("nursery") / "log")
    yield made
    made.close()


def visitor(serving: Forked, name: str) -> Visitor:
    return Visitor(SimpleNamespace(url=serving.url, port=serving.port), name)  # type: ignore[arg-type]


@pytest.mark.parametrize("carrier", ["postgresql", "redis"])
def test_two_processes_serve_one_match(
    carrier: str, cluster: Cluster, nursery: Nursery, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    more: dict[str, Any] = {"workers": 0, "grace_seconds": 0}
    if carrier == "redis":
        redis: Redis = request.getfixturevalue("redis")
        more["redis"] = redis.url
    database = cluster.database(f"two_{carrier}")
    asyncio.run(commands.migrate(Settings(database=database), print))
    servers = [Forked(database, tmp_path / "log", nursery, **more) for _ in range(2)]
    try:
        for server in servers:
            server.start()
        play_at_both(*servers)
    finally:
        for server in servers:
            server.kill()


def reached(number: int) -> Callable[[Any], bool]:
    return lambda sight: sight["number"] >= number


def play_at_both(first: Forked, second: Forked) -> None:
    """Each move, line of the chat, coming and going at one server is seen at the other."""
    anna, bruno = visitor(first, "Anna"), visitor(second, "Bruno")
    table = anna.open()
    with anna.sit(table, gestures=0) as mine:
        bruno.join(table)
        mine.sight(lambda s: s["status"] == "running")
        with bruno.sit(table, gestures=0) as theirs:
            number = mine.sight(lambda s: s["seats"][1]["online"])["number"]
            mine.send(type="look", id="l")
            mine.next("ack")
            for turn in range(8):
                sights = [socket.sight(reached(number)) for socket in (mine, theirs)]
                due = 0 if sights[0]["mine"] else 1
                action = {"action": sights[due]["legal"][0], "number": sights[due]["number"]}
                (mine, theirs)[due].send(type="play", id=f"t{turn}", **action)
                number = (mine, theirs)[due].next("ack")["number"]
            theirs.send(type="chat", text="from the second server", id="c")
            assert mine.next("chat")["text"] == "from the second server"
        mine.sight(lambda s: not s["seats"][1]["online"])


# --- finding somebody, whichever server one asks ---------------------------------------------------------------------


@pytest.fixture(scope="module")
def both(cluster: Cluster, nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Forked]]:
    database = cluster.database("seeking")
    asyncio.run(commands.migrate(Settings(database=database), print))
    log = tmp_path_factory.mktemp("seeking") / "log"
    servers = [Forked(database, log, nursery, workers=0, grace_seconds=0) for _ in range(2)]
    yield servers
    for server in servers:
        server.kill()


@pytest.fixture
def two(both: list[Forked]) -> list[Forked]:
    """Two servers on one database, both of them there."""
    for server in both:
        if not server.pid or not server.alive():
            server.start()
    return both


LIVE = {"kind": "live", "bank": 900, "increment": 10}


def look(person: Visitor) -> str:
    return str(person.post("/api/seeks", {"game": "glorreiche", "clock": LIVE})["id"])


def found(person: Visitor, seek: str) -> str:
    """The table that a seek has led to."""
    for _ in range(20):
        told = person.get(f"/api/seeks/{seek}", wait=3)
        if told["status"] != "open":
            assert told["status"] == "paired"
            return str(told["table"])
    raise AssertionError("nobody was found")


def move_to(person: Visitor, server: Forked) -> None:
    """The page asks the other server from now on, as behind one address."""
    person.http.base_url = httpx.URL(server.url)


def test_two_who_look_at_two_servers_sit_at_one_table(two: list[Forked]) -> None:
    anna, bruno = visitor(two[0], "Anna"), visitor(two[1], "Bruno")
    mine, theirs = look(anna), look(bruno)
    table = found(anna, mine)
    assert found(bruno, theirs) == table
    assert {seat["name"] for seat in anna.see(table)["seats"]} == {"Anna", "Bruno"}
    next(person for person in (anna, bruno) if person.see(table)["mine"]).move(table)


@pytest.mark.parametrize("killed", [0, 1], ids=["the first", "the second"])
def test_who_looks_is_found_although_the_server_they_asked_is_killed(two: list[Forked], killed: int) -> None:
    gone, left = two[killed], two[1 - killed]
    clara, dora = visitor(gone, "Clara"), visitor(left, "Dora")
    mine = look(clara)
    gone.kill()
    move_to(clara, left)
    theirs = look(dora)
    assert found(clara, mine) == found(dora, theirs)
    gone.start()
    move_to(dora, gone)
    assert [one["id"] for one in dora.get("/api/tables", which="mine")] == [found(dora, theirs)]


def test_of_twelve_who_look_at_once_nobody_sits_twice_while_a_server_is_killed_as_it_pairs(two: list[Forked]) -> None:
    names = [f"Player {number}" for number in range(12)]
    everybody = [visitor(two[number % 2], name) for number, name in enumerate(names)]
    with ThreadPoolExecutor(6) as together:
        seeks = list(together.map(look, everybody))
        two[0].kill()
        for person in everybody:
            move_to(person, two[1])
        tables = list(together.map(found, everybody, seeks))
    assert sorted(Counter(tables).values()) == [2] * 6
    for person, table in zip(everybody, tables, strict=True):
        assert [one["id"] for one in person.get("/api/tables", which="mine")] == [table]
    assert everybody[0].get("/api/seeks") == []


@pytest.mark.parametrize("moment", ["before", "while"])
def test_who_plays_a_bot_meanwhile_is_asked_although_a_server_is_killed(two: list[Forked], moment: str) -> None:
    gone, left = two
    clara, dora = visitor(gone, "Clara"), visitor(left, "Dora")
    mine = look(clara)
    match = clara.post(f"/api/seeks/{mine}/meanwhile", {"bot": "random"})["table"]
    theirs = look(dora) if moment == "while" else ""
    if theirs:
        becomes_asked(clara, mine)
    gone.kill()
    move_to(clara, left)
    theirs = theirs or look(dora)
    becomes_asked(clara, mine)
    assert clara.see(match)["paused"]
    clara.post(f"/api/seeks/{mine}/agree")
    assert clara.get(f"/api/seeks/{mine}")["table"] == dora.get(f"/api/seeks/{theirs}")["table"] != match
    gone.start()
    move_to(clara, gone)
    assert clara.post(f"/api/tables/{match}/resume", {})["number"]


def stands(person: Visitor, event: str, when: Callable[[Any], bool]) -> Any:
    """How a tournament stands, once something holds."""

    def found() -> Any:
        told = person.get(f"/api/tournaments/{event}")
        return told if when(told) else None

    return until(found, 60)


@pytest.mark.parametrize("killed", [0, 1], ids=["the first", "the second"])
def test_a_tournament_goes_on_at_another_server_when_one_is_killed_in_the_middle_of_a_round(
    two: list[Forked], killed: int
) -> None:
    gone, left = two[killed], two[1 - killed]
    people = [visitor(gone, f"Player {number}") for number in range(4)]
    new = {"title": "Nightfall", "game": "glorreiche", "form": "duplicate", "rounds": 2, "clocks": [LIVE], "rest": 0}
    event = people[0].post("/api/tournaments", new)["id"]
    for person in people:
        person.post(f"/api/tournaments/{event}/enter")
    people[0].post(f"/api/tournaments/{event}/start")
    tables = {person: stands(person, event, lambda told: told["my_table"])["my_table"] for person in people}
    people[0].post(f"/api/tables/{tables[people[0]]}/resign")
    gone.kill()
    for person in people:
        move_to(person, left)
    other = next(person for person in people if tables[person] != tables[people[0]])
    assert other.get(f"/api/tournaments/{event}")["round"] == 1
    assert other.http.get(f"/api/tables/{tables[people[0]]}").status_code == 404, "sealed until both are over"
    other.post(f"/api/tables/{tables[other]}/resign")
    second = stands(other, event, lambda told: told["round"] == 2)
    assert len(second["current"]["pairings"]) == 2
    assert other.http.get(f"/api/tables/{tables[people[0]]}").status_code == 200
    gone.start()
    move_to(other, gone)
    assert other.get(f"/api/tournaments/{event}")["current"]["pairings"] == second["current"]["pairings"]


def becomes_asked(person: Visitor, seek: str) -> None:
    for _ in range(40):
        if person.get(f"/api/seeks/{seek}", wait=2)["status"] == "asked":
            return
    raise AssertionError("nobody was found")


def said(program: str, *words: str) -> str:
    command = [sys.executable, "-m", f"benchmarks.{program}", *words]
    done = subprocess.run(command, check=False, cwd=ROOT, capture_output=True, text=True, timeout=1200)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "all there once" in done.stdout
    assert "0 do not follow" in done.stdout
    return done.stdout


LATEST = ("--latest", "60")
"""How soon everybody is served again is measured, not tested: `docs/server.md` has the figures."""


def test_nothing_is_lost_when_a_server_on_sqlite_is_killed_or_its_file_fails() -> None:
    told = said("faults", "--faults", "12", "--pairs", "4", "--most", "0.15", *LATEST)
    assert all(f"\n{fault} | " in told for fault in ("kill", "freeze", "lock"))


def test_nothing_is_lost_when_one_of_two_servers_or_postgresql_or_redis_fails(cluster: Cluster, redis: Redis) -> None:
    told = said("faults", "--faults", "18", "--pairs", "4", "--most", "0.15", "--postgres", "--servers", "2", *LATEST)
    broken = "kill,freeze,restart,frozen,terminate,lock,cut,held,redis"
    assert all(f"\n{fault} | " in told for fault in broken.split(","))


def test_the_memory_of_a_server_does_not_grow() -> None:
    said("soak", "--minutes", "0.2", "--samples", "30", "--pairs", "4", "--idle", "8", "--allowed", "15")
