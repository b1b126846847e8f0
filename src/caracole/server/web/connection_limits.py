"""How the server listens: connections that keep it waiting are closed, and nobody can hold all of them.

uvicorn waits for the head of a request for as long as it takes, and reads one of any size. Here a connection has so
many seconds for the head and so many for the rest; a place may hold only so many connections; and when there is no room
left, the connection that has kept us waiting for its head the longest gives way to the next.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TYPE_CHECKING, Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from caracole.server import system
from caracole.server.rate_limits import network, within
from caracole.server.settings import Settings
from caracole.server.web.app import application

if TYPE_CHECKING:
    from caracole.server.lifecycle import Server

GRACE = 10
"""Seconds that open requests get when the server goes down."""
LARGEST_HEAD = 32_768
"""Bytes."""
SPARE = 200
"""Files that are open beside connections: the database, processes, pages."""


class Crowd:
    """All connections of a server: how many each place holds, and which keep us waiting, the longest first."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.most = most_connections(settings)
        self.held: Counter[str] = Counter()
        self.waiting: dict[Patient, None] = {}

    def leave(self, here: str) -> None:
        self.held[here] -= 1
        if self.held[here] <= 0:
            del self.held[here]


class Patient(HttpToolsProtocol):
    """uvicorn's own, with an end to its patience."""

    crowd: Crowd

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.settings = self.crowd.settings
        self.patience: asyncio.TimerHandle | None = None
        self.reading_head = True
        self.head = 0
        """Bytes of it so far."""
        self.here = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        self.here = network(host)
        self.crowd.held[self.here] += 1
        crowded = self.crowd.held[self.here] > self.settings.address_connections
        if (crowded and not within(host, self.settings.trusted_proxies)) or not self.find_room():
            transport.abort()
            return
        self.crowd.waiting[self] = None
        self.wait(self.settings.head_seconds)

    def find_room(self) -> bool:
        """Whether there is room, or some has been made."""
        if len(self.connections) <= self.crowd.most:
            return True
        longest = next(iter(self.crowd.waiting), None)
        if longest is None:
            return False
        del self.crowd.waiting[longest]
        longest.transport.abort()
        return True

    def wait(self, seconds: float) -> None:
        self.calm()
        self.patience = self.loop.call_later(seconds, self.transport.abort)

    def calm(self) -> None:
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None

    def connection_lost(self, exc: Exception | None) -> None:
        self.calm()
        self.crowd.waiting.pop(self, None)
        self.crowd.leave(self.here)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.reading_head:
            if self.patience is None:  # the first bytes of a further request
                self.wait(self.settings.head_seconds)
            self.head += len(data)
            if self.head > LARGEST_HEAD and not self.head_ends_in(data):
                self.send_400_response("The head of this request is too large.")
                return
        super().data_received(data)

    def head_ends_in(self, data: bytes) -> bool:
        """A body may follow in the same breath."""
        return b"\r\n\r\n" in data[: LARGEST_HEAD + 4]

    def on_headers_complete(self) -> None:
        self.reading_head = False
        self.head = 0
        self.crowd.waiting.pop(self, None)
        self.wait(self.settings.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.reading_head = True
        self.calm()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.transport.is_closing():
            self.crowd.waiting[self] = None

    def handle_websocket_upgrade(self) -> None:
        self.calm()
        super().handle_websocket_upgrade()


class Lasting(WebSocketsSansIOProtocol):
    """uvicorn's own; its place is held until it ends."""

    crowd: Crowd

    def connection_lost(self, exc: Exception | None) -> None:
        self.crowd.leave(network(self.client[0] if self.client else ""))
        super().connection_lost(exc)


def most_connections(settings: Settings) -> int:
    """As many as are wanted, and as the system lets us have."""
    allowed = system.file_limit()
    return settings.connections if allowed is None else min(settings.connections, max(SPARE, allowed - SPARE))


def config_of(server: Server, **more: Any) -> uvicorn.Config:
    """What uvicorn is told, wherever the server runs."""
    settings = server.settings
    crowd = Crowd(settings)
    return uvicorn.Config(
        application(server),
        http=type("Patient", (Patient,), {"crowd": crowd}),
        ws=type("Lasting", (Lasting,), {"crowd": crowd}),
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=65_536,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
        timeout_keep_alive=settings.keep_alive_seconds,
        timeout_graceful_shutdown=GRACE,
        **more,
    )
