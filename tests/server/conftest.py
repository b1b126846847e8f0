"""A whole server in a thread, on a database of its own, and people who use it as a browser would."""

from __future__ import annotations

import asyncio
import json
import secrets
import shutil
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from tests.support import postgres
from tests.support.cheap import cheap_passwords as cheap_passwords
from tests.support.cheap import fresh_database
from tests.support.redis_server import Redis
from websockets.sync.client import ClientConnection, connect

from caracole.server.lifecycle import Server
from caracole.server.settings import Settings
from caracole.server.web.connection_limits import config_of

Json = Any


class House:
    """A running server."""

    def __init__(self, settings: Settings) -> None:
        self.server = Server(settings)
        self.config = config_of(self.server, port=0, lifespan="on")
        self.uvicorn = uvicorn.Server(self.config)
        self.thread = threading.Thread(target=self.uvicorn.run, daemon=True)

    def start(self) -> House:
        self.thread.start()
        until = time.monotonic() + 20
        while not self.uvicorn.started:
            assert self.thread.is_alive(), "the server did not start"
            assert time.monotonic() < until
            time.sleep(0.01)
        self.port: int = self.uvicorn.servers[0].sockets[0].getsockname()[1]
        return self

    def stop(self) -> None:
        self.uvicorn.should_exit = True
        self.thread.join(20)
        assert not self.thread.is_alive()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def call(self, coroutine: Callable[[], Any]) -> Any:
        """Run something inside the server's own loop."""
        loop = self.server.store.writer.get_loop()  # type: ignore[union-attr]
        return asyncio.run_coroutine_threadsafe(coroutine(), loop).result(20)


VISITORS: list[Visitor] = []


@pytest.fixture(autouse=True)
def goodbye() -> Iterator[None]:
    """Everybody leaves after the test."""
    yield
    while VISITORS:
        VISITORS.pop().http.close()


class Visitor:
    """Somebody with a browser, or a program with a token."""

    def __init__(self, house: House, name: str | None = None, token: str | None = None) -> None:
        self.house = house
        headers = {"authorization": f"Bearer {token}"} if token else {}
        self.token = token
        self.http = httpx.Client(base_url=house.url, timeout=30, headers=headers)
        VISITORS.append(self)
        if name is not None:
            self.arrive(name)

    def arrive(self, name: str, language: str = "en") -> Json:
        answer = self.http.post("/api/guests", json={"name": name, "language": language})
        assert answer.status_code == 201, answer.text
        return self.remember(answer.json())

    def remember(self, me: Json) -> Json:
        self.me = {**me["account"], "csrf": me["csrf"]}
        self.http.headers["x-csrf-token"] = me["csrf"]
        return me

    def get(self, path: str, status: int = 200, **query: Any) -> Json:
        answer = self.http.get(path, params=query)
        assert answer.status_code == status, f"{answer.status_code} {answer.text}"
        return answer.json()

    def post(self, path: str, body: Json = None, status: int | None = None, method: str = "POST") -> Json:
        answer = self.http.request(method, path, json={} if body is None else body)
        expected = (200, 201) if status is None else (status,)
        assert answer.status_code in expected, f"{answer.status_code} {answer.text}"
        return answer.json()

    def open(self, game: str = "glorreiche", **more: Any) -> str:
        return str(self.post("/api/tables", {"game": game, **more})["id"])

    def join(self, table: str, **more: Any) -> Json:
        return self.post(f"/api/tables/{table}/join", more)

    def see(self, table: str, **query: Any) -> Json:
        return self.get(f"/api/tables/{table}", **{"gestures": False, **query})

    def play(self, table: str, action: str, number: int, status: int = 200, **more: Any) -> Json:
        body = {"action": action, "number": number, "id": secrets.token_hex(8), **more}
        return self.post(f"/api/tables/{table}/play", body, status)

    def move(self, table: str, pick: int = 0) -> Json:
        """Play one of my legal actions."""
        sight = self.see(table)
        assert sight["mine"]
        return self.play(table, sight["legal"][pick % len(sight["legal"])], sight["number"])

    @contextmanager
    def sit(self, table: str, **query: Any) -> Iterator[Socket]:
        asked = "&".join(f"{name}={value}" for name, value in query.items())
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {"cookie": self.cookie}
        with connect(
            f"ws://127.0.0.1:{self.house.port}/ws/tables/{table}?{asked}", additional_headers=headers, max_size=None
        ) as raw:
            yield Socket(raw)

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())


class Socket:
    """A connection to a table."""

    def __init__(self, raw: ClientConnection) -> None:
        self.raw = raw
        self.kept: list[Json] = []

    def send(self, **message: Any) -> None:
        self.raw.send(json.dumps(message))

    def next(self, *kinds: str, timeout: float = 60) -> Json:
        """The next message of these kinds; others are kept aside."""
        for place, message in enumerate(self.kept):
            if message["type"] in kinds:
                return self.kept.pop(place)
        until = time.monotonic() + timeout
        while True:
            message = json.loads(self.raw.recv(timeout=max(0.01, until - time.monotonic())))
            if message["type"] in kinds:
                return message
            self.kept.append(message)

    def sight(self, when: Callable[[Json], bool] = lambda sight: True) -> Json:
        """The next sight for which something holds."""
        while True:
            sight = self.next("sight")
            if when(sight):
                return sight


def settings(folder: Path, **more: Any) -> Settings:
    values = {
        "rate": 100_000,
        "burst": 100_000,
        "newcomers": 100_000,
        "guesses": 100_000,
        "think_seconds": 0.05,
        **more,
    }
    if "database" not in values:
        values["database"] = fresh_database(folder / "caracole.db")
    return Settings(**values)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    made = House(settings(tmp_path_factory.mktemp("house"), grace_seconds=0)).start()
    yield made
    made.stop()


@pytest.fixture
def build(tmp_path: Path) -> Iterator[Callable[..., House]]:
    """Houses with settings of their own; the same folder is the same database."""
    made: list[House] = []

    def start(**more: Any) -> House:
        made.append(House(settings(tmp_path, **more)).start())
        return made[-1]

    yield start
    for house in made:
        if house.thread.is_alive():
            house.stop()


@pytest.fixture(scope="session")
def cluster() -> Iterator[postgres.Cluster]:
    binaries = postgres.programs()
    if binaries is None:
        pytest.skip("no PostgreSQL is installed here")
    made = postgres.Cluster(binaries).start()
    yield made
    made.stop()


@pytest.fixture
def redis(tmp_path: Path) -> Iterator[Redis]:
    if shutil.which("redis-server") is None:
        pytest.skip("no Redis is installed here")
    made = Redis(tmp_path)
    made.start()
    yield made
    made.stop()


@pytest.fixture
def visit(house: House) -> Callable[..., Visitor]:
    return lambda name="Anna", **more: Visitor(house, name, **more)


@pytest.fixture
def pair(house: House) -> tuple[Visitor, Visitor, str]:
    """Two people at a table whose match has begun."""
    anna, bruno = Visitor(house, "Anna"), Visitor(house, "Bruno")
    table = anna.open()
    bruno.join(table)
    return anna, bruno, table


def decider(table: str, *people: Visitor) -> Visitor:
    return next(person for person in people if person.see(table)["mine"])
