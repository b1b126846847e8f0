"""Pictures are drawn one after another, and acknowledgements go first.

Drawing takes longer than everything else a step causes. While somebody waits for an acknowledgement, it gets every
second moment at most: after a picture, the next begins when nobody waits any more or as much time has passed as the
last one took. So a server that cannot draw as fast as people play still answers them, and shows them the newest
position a little later.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress


class DrawQueue:
    """Whose turn it is to have a picture drawn."""

    def __init__(self) -> None:
        self.busy = asyncio.Lock()
        self.waiting = 0
        """Requests that have not been acknowledged."""
        self.free = asyncio.Event()
        self.free.set()
        self.took = 0.0
        """Seconds of processor time the last picture took."""
        self.drawn = 0

    @contextmanager
    def asked(self) -> Iterator[None]:
        """Somebody waits for an acknowledgement."""
        self.waiting += 1
        self.free.clear()
        try:
            yield
        finally:
            self.waiting -= 1
            if not self.waiting:
                self.free.set()

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """The time to draw one picture."""
        async with self.busy:
            if self.waiting:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.free.wait(), self.took)
            began = time.thread_time()
            try:
                yield
            finally:
                self.took = time.thread_time() - began
                self.drawn += 1
