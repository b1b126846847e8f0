"""Acknowledgements go before pictures, and pictures are drawn all the same."""

from __future__ import annotations

import asyncio

from caracole.server.draw_queue import DrawQueue


def test_between_two_pictures_whatever_has_come_in_is_heard() -> None:
    async def run() -> list[str]:
        draw_queue, order = DrawQueue(), []

        async def draw(name: str) -> None:
            await draw_queue.turn()
            order.append(name)

        async def ask() -> None:
            for _ in range(3):
                order.append("heard")
                await asyncio.sleep(0)

        await asyncio.gather(draw("one"), draw("two"), draw("three"), ask())
        return order

    assert asyncio.run(run()) == ["one", "heard", "heard", "two", "heard", "three"]


def test_somebody_who_goes_while_waiting_keeps_nobody_from_drawing() -> None:
    async def run() -> tuple[list[str], int]:
        draw_queue, order = DrawQueue(), []

        async def draw(name: str) -> None:
            await draw_queue.turn()
            order.append(name)

        tasks = [asyncio.create_task(draw(name)) for name in ("one", "gone", "three")]
        await asyncio.sleep(0)
        tasks[1].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await draw("four")
        return order, len(draw_queue.waiting)

    assert asyncio.run(run()) == (["one", "three", "four"], 0)
