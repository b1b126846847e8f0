"""A line between a browser and the server that can really be cut: its bytes pass through here."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress
from types import TracebackType
from urllib.parse import urlsplit


class Line:
    """Listens at a port of its own and carries on to the server, until it is cut."""

    def __init__(self, url: str) -> None:
        self.server = (urlsplit(url).hostname or "", urlsplit(url).port or 80)
        self.whole = True
        self.ends: set[socket.socket] = set()
        self.lock = threading.Lock()
        self.threads: list[threading.Thread] = []
        self.door = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.door.getsockname()[1]}"
        self.start(self.listen)

    def __enter__(self) -> Line:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        end(self.door)
        self.cut()
        for thread in self.threads:
            thread.join(20)
        self.door.close()

    def start(self, work: object, *given: object) -> threading.Thread:
        thread = threading.Thread(target=work, args=given, daemon=True)  # type: ignore[arg-type]
        self.threads.append(thread)
        thread.start()
        return thread

    def cut(self) -> None:
        """Nothing passes any more."""
        with self.lock:
            self.whole = False
            for one in self.ends:
                end(one)

    def mend(self) -> None:
        with self.lock:
            self.whole = True

    def listen(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self.door.accept()
                self.start(self.join, near)

    def join(self, near: socket.socket) -> None:
        with near, suppress(OSError), socket.create_connection(self.server) as far:
            with self.lock:
                if not self.whole:
                    return
                self.ends |= {near, far}
            back = self.start(carry, far, near)
            carry(near, far)
            back.join()
            with self.lock:
                self.ends -= {near, far}


def carry(source: socket.socket, sink: socket.socket) -> None:
    """All bytes of one direction; when it ends, both ends end."""
    with suppress(OSError):
        while got := source.recv(65_536):
            sink.sendall(got)
    end(source)
    end(sink)


def end(one: socket.socket) -> None:
    with suppress(OSError):
        one.shutdown(socket.SHUT_RDWR)
