"""Pictures are drawn one after another, and acknowledgements go first.

One picture is drawn in a round of the server's loop, however many tables have news: between two of them whatever has
come in is heard, carried out, stored and acknowledged. So a server that cannot draw as fast as people play still
answers them, and shows them the newest position a little later. Nobody who draws waits while nothing else is to do.
"""

from __future__ import annotations

import asyncio
from collections import deque


class DrawQueue:
    """Whose turn it is to have a picture drawn."""

    def __init__(self) -> None:
        self.waiting: deque[asyncio.Future[None]] = deque()
        self.passing = False
        """Whether the next one's turn is coming."""
        self.drawn = 0

    async def turn(self) -> None:
        """Returns when it is one's turn to draw one picture, in a round of the loop where nobody else does."""
        self.drawn += 1
        if not self.passing:
            self.pass_on()
            return
        mine = asyncio.get_running_loop().create_future()
        self.waiting.append(mine)
        await mine

    def pass_on(self) -> None:
        """The next one's turn comes in the next round."""
        self.passing = True
        asyncio.get_running_loop().call_soon(self.call_next)

    def call_next(self) -> None:
        while self.waiting:
            following = self.waiting.popleft()
            if not following.done():  # who has gone does not draw
                following.set_result(None)
                self.pass_on()
                return
        self.passing = False
