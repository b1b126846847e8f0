"""A WebSocket client that does no more than a measurement needs, so that it leaves the processor to the server.

Whole text frames, pings answered, no compression. Its mask is zero: allowed, and nothing to compute.
"""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Line(asyncio.Protocol):
    """One connection. `heard` gets each message as it comes."""

    def __init__(self, host: str, path: str, cookie: str, heard: Callable[[bytes], None]) -> None:
        self.heard = heard
        self.opened = asyncio.get_running_loop().create_future()
        self.closed: str | None = None
        """Why the server closed it."""
        self.buffer = bytearray()
        key = base64.b64encode(os.urandom(16)).decode()
        self.request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
        )

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.request.encode())

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.opened.done() and not self.upgraded():
            return
        while (frame := self.frame()) is not None:
            self.take(*frame)

    def upgraded(self) -> bool:
        """Past the answer's head; the line is open, or refused."""
        head, found, rest = bytes(self.buffer).partition(b"\r\n\r\n")
        if not found:
            return False
        if head.startswith(b"HTTP/1.1 101"):
            self.opened.set_result(None)
        else:
            self.opened.set_exception(ConnectionError(head.partition(b"\r\n")[0].decode()))
        self.buffer = bytearray(rest)
        return True

    def frame(self) -> tuple[int, bytes] | None:
        """The next whole frame, if it is there."""
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        start, size = 2, buffer[1] & 0x7F
        if size >= 126:
            start += 2 if size == 126 else 8
            size = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + size:
            return None
        kind, payload = buffer[0] & 0x0F, bytes(buffer[start : start + size])
        del buffer[: start + size]
        return kind, payload

    def take(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self.heard(payload)
        elif kind == PING:
            self.write(PONG, payload)
        elif kind == CLOSE:
            self.closed = f"{int.from_bytes(payload[:2], 'big')} {payload[2:].decode()}"

    def send(self, message: bytes) -> None:
        self.write(TEXT, message)

    def write(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        told = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self.transport.write(bytes((0x80 | kind,)) + told + b"\0\0\0\0" + payload)

    def connection_lost(self, error: Exception | None) -> None:
        self.closed = self.closed or str(error or "the connection ended")
        if not self.opened.done():
            self.opened.set_exception(ConnectionError(self.closed))


async def dial(host: str, port: int, path: str, cookie: str, heard: Callable[[bytes], None]) -> Line:
    """An open line."""
    made = asyncio.get_running_loop().create_connection(lambda: Line(f"{host}:{port}", path, cookie, heard), host, port)
    _, line = await made
    await line.opened
    return line
