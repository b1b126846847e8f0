"""What the measurements of the server share: a server in a process of its own, and clients over loopback."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from http.cookiejar import CookieJar, DefaultCookiePolicy
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

UNLIMITED = {"CARACOLE_RATE": "1e9", "CARACOLE_BURST": "1000000000", "CARACOLE_NEWCOMERS": "1000000000"}


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


class Serving:
    """`caracole serve` on loopback, started, killed and started again on the same port and database."""

    def __init__(self, database: str, log: Path, port: int | None = None, **settings: str) -> None:
        self.database = database
        self.port = port or free_port()
        self.log = log
        self.settings = {f"CARACOLE_{name.upper()}": value for name, value in settings.items()}
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, patience: float = 30) -> None:
        command = [sys.executable, "-m", "caracole", "serve", "--port", str(self.port), "--database", self.database]
        environ = {**os.environ, **UNLIMITED, "CARACOLE_LOG_LEVEL": "WARNING", **self.settings}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, env=environ, stdout=log, stderr=log)
        until = time.monotonic() + patience
        while time.monotonic() < until:
            if self.process.poll() is not None:
                raise RuntimeError(f"the server did not start: {self.log.read_text()[-2000:]}")
            try:
                if httpx.get(f"{self.url}/ready", timeout=1).status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.05)
        raise RuntimeError("the server is not ready")

    def cpu(self) -> float:
        """Seconds of processor time the server has used: comparable even where other programs are busy."""
        assert self.process is not None
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

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

    def choices(self) -> list[str]:
        """What may be played."""
        return self.legal or [gesture.play for gesture in self.gestures or ()]


DECODER = msgspec.json.Decoder(Sight)


async def receive(connection: ClientConnection) -> Sight:
    return DECODER.decode(await connection.recv())


def quantile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


async def in_turn(work: list[Any], at_once: int) -> list[Any]:
    """All of it, only so many at the same time."""
    gate = asyncio.Semaphore(at_once)

    async def one(item: Any) -> Any:
        async with gate:
            return await item

    return list(await asyncio.gather(*map(one, work)))
