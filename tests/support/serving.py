"""What tests and measurements of the server share: a server in a process of its own, and clients over loopback."""

from __future__ import annotations

import asyncio
import http.client
import os
import random
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from http.cookiejar import CookieJar, DefaultCookiePolicy
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

ROOT = Path(__file__).parents[2]
FREE = {"rate": 1e9, "burst": 10**9, "newcomers": 10**9, "guesses": 10**9, "address_connections": 10**6}
UNLIMITED = {f"CARACOLE_{name.upper()}": str(value) for name, value in FREE.items()}


def free_port() -> int:
    """Below those that connections get: a client that calls while the server is down must not be given its port."""
    while True:
        port = random.randrange(15_000, 32_000)
        with socket.socket() as tried, suppress(OSError):
            tried.bind(("127.0.0.1", port))
            return port


def cpu_of(pid: int) -> float:
    """Seconds of processor time a process has used: comparable even where other programs are busy."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Serving:
    """`caracole serve` on loopback, started, killed and started again on the same port and database."""

    def __init__(
        self, database: str, log: Path, port: int | None = None, python: str = sys.executable, **settings: str
    ) -> None:
        self.database = database
        self.python = python
        """Whose `caracole` is served: another Python's is that of another installation."""
        self.port = port or free_port()
        self.log = log
        self.settings = {f"CARACOLE_{name.upper()}": value for name, value in settings.items()}
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, patience: float = 120) -> None:
        command = [self.python, "-m", "caracole", "serve", "--port", str(self.port), "--database", self.database]
        environ = {**os.environ, **UNLIMITED, "CARACOLE_LOG_LEVEL": "WARNING", **self.settings}
        if self.python != sys.executable:
            environ.pop("PYTHONPATH", None)
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, env=environ, stdout=log, stderr=log, cwd=self.log.parent)
        self.wait(patience)

    def wait(self, patience: float) -> None:
        """Until it answers."""
        until = time.monotonic() + patience
        while time.monotonic() < until:
            if not self.alive():
                raise RuntimeError(f"the server did not start: {self.log.read_text()[-2000:]}")
            if ready(self.port):
                return
            time.sleep(0.01)
        raise RuntimeError(f"the server is not ready: {self.log.read_text()[-2000:]}")

    def alive(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def cpu(self) -> float:
        assert self.process is not None
        return cpu_of(self.process.pid)

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(30)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"


class Nursery:
    """A process with everything imported, whose forks are servers."""

    def __init__(self, log: Path) -> None:
        with log.open("ab") as lines:
            command = [sys.executable, "-m", "tests.support.nursery"]
            self.process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=lines, cwd=ROOT
            )

    def start(self, asked: dict[str, Any]) -> int:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(msgspec.json.encode(asked) + b"\n")
        self.process.stdin.flush()
        return int(self.process.stdout.readline())

    def close(self) -> None:
        for end in (self.process.stdin, self.process.stdout):
            assert end is not None
            end.close()
        self.process.wait(60)


class Forked(Serving):
    """The same, but each start is a fork of a process that has everything imported: for many starts."""

    def __init__(self, database: str, log: Path, nursery: Nursery | None = None, **settings: Any) -> None:
        super().__init__(database, log)
        self.asked = {"port": self.port, "database": database, "log_level": "WARNING", **FREE, **settings}
        self.nursery = nursery or Nursery(log)
        self.pid = 0

    def start(self, patience: float = 300) -> None:
        self.pid = self.nursery.start(self.asked)
        self.wait(patience)

    def alive(self) -> bool:
        """Its parent does not wait for it, so that it is gone when it has ended."""
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return False
        return True

    def kill(self) -> None:
        if self.alive():
            os.kill(self.pid, signal.SIGKILL)
        while self.alive():
            time.sleep(0.001)

    def close(self) -> None:
        """The last server, and the process it came from."""
        self.kill()
        self.nursery.close()


def ready(port: int) -> bool:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=5)
    try:
        connection.request("GET", "/ready")
        return connection.getresponse().status == 200
    except (OSError, http.client.HTTPException):
        return False
    finally:
        connection.close()


def forgetful() -> CookieJar:
    """One client serves many people, each with a cookie of their own: it must keep none."""
    return CookieJar(DefaultCookiePolicy(allowed_domains=[]))


class Player:
    """Somebody with a cookie."""

    def __init__(self, serving: Serving, http: httpx.AsyncClient) -> None:
        self.serving = serving
        self.http = http
        self.headers: dict[str, str] = {}

    async def arrive(self, name: str) -> Player:
        answer = await self.http.post(f"{self.serving.url}/api/guests", json={"name": name})
        answer.raise_for_status()
        cookie = answer.headers["set-cookie"].partition(";")[0]
        self.headers = {"cookie": cookie, "x-csrf-token": answer.json()["csrf"]}
        return self

    async def post(self, path: str, body: Any) -> Any:
        answer = await self.http.post(f"{self.serving.url}{path}", json=body, headers=self.headers)
        answer.raise_for_status()
        return answer.json()

    def sit(self, table: str, query: str) -> Any:
        url = f"ws://127.0.0.1:{self.serving.port}/ws/tables/{table}?{query}"
        return connect(url, additional_headers={"cookie": self.headers["cookie"]}, compression=None, max_size=None)


class Clicks(msgspec.Struct):
    play: str


class Sight(msgspec.Struct):
    """What a program needs of a message."""

    type: str
    number: int = -1
    mine: bool = False
    legal: list[str] | None = None
    status: Any = None
    id: str = ""
    problem: Any = None
    gestures: list[Clicks] | None = None
    picture: msgspec.Raw = msgspec.Raw(b"null")
    changes: list[msgspec.Raw] | None = None

    def choices(self) -> list[str]:
        """What may be played."""
        return self.legal or [gesture.play for gesture in self.gestures or ()]


DECODER = msgspec.json.Decoder(Sight)


async def receive(connection: ClientConnection) -> Sight:
    return DECODER.decode(await connection.recv())


async def in_turn(work: list[Any], at_once: int) -> list[Any]:
    """All of it, only so many at the same time."""
    gate = asyncio.Semaphore(at_once)

    async def one(item: Any) -> Any:
        async with gate:
            return await item

    return list(await asyncio.gather(*map(one, work)))
