"""Servers in processes of their own: two on one database, and one that is killed again and again."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tests.server.conftest import Visitor
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


def said(program: str, *words: str) -> str:
    command = [sys.executable, "-m", f"benchmarks.{program}", *words]
    done = subprocess.run(command, check=False, cwd=ROOT, capture_output=True, text=True, timeout=1200)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "all there once" in done.stdout
    assert "0 do not follow" in done.stdout
    return done.stdout


def test_nothing_is_lost_when_a_server_on_sqlite_is_killed_fifty_times() -> None:
    said("faults", "--only", "kill", "--faults", "50", "--pairs", "6", "--most", "0.15")


def test_nothing_is_lost_when_a_server_on_postgresql_is_killed_fifty_times(cluster: Cluster) -> None:
    said("faults", "--only", "kill", "--faults", "50", "--pairs", "6", "--most", "0.15", "--postgres")


def test_nothing_is_lost_when_sqlite_fails_under_a_server_that_lives() -> None:
    told = said("faults", "--faults", "24", "--pairs", "4", "--only", "freeze,lock,full")
    assert "lock |" in told


def test_nothing_is_lost_when_postgresql_and_redis_fail_under_servers_that_live(cluster: Cluster, redis: Redis) -> None:
    broken = "freeze,restart,frozen,terminate,lock,cut,held,redis"
    told = said("faults", "--faults", "32", "--pairs", "4", "--postgres", "--servers", "2", "--only", broken)
    assert "32 faults" in told


def test_the_memory_of_a_server_does_not_grow() -> None:
    said("soak", "--minutes", "0.3", "--samples", "30", "--pairs", "4", "--idle", "8", "--allowed", "15")
