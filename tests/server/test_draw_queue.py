"""Acknowledgements go before pictures, and pictures are drawn all the same."""

from __future__ import annotations

import asyncio
import time

from caracole.server.draw_queue import DrawQueue


def test_while_somebody_waits_a_picture_waits_as_long_as_the_last_one_took() -> None:
    async def run() -> list[str]:
        draw_queue, order = DrawQueue(), []

        async def draw(name: str) -> None:
            async with draw_queue.turn():
                order.append(name)

        async def ask() -> None:
            with draw_queue.asked():
                for _ in range(5):
                    await asyncio.sleep(0)
                order.append("acknowledged")

        draw_queue.took = 600.0
        await asyncio.gather(ask(), draw("first"), draw("second"))
        return order

    assert asyncio.run(run()) == ["acknowledged", "first", "second"]


def test_somebody_who_is_never_answered_does_not_keep_pictures_from_being_drawn() -> None:
    async def run() -> int:
        draw_queue = DrawQueue()
        draw_queue.took = 0.01
        with draw_queue.asked():
            for _ in range(3):
                async with draw_queue.turn():
                    until = time.thread_time() + 0.001
                    while time.thread_time() < until:
                        pass
        return draw_queue.drawn

    assert asyncio.run(run()) == 3
