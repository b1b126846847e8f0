"""Acknowledgements go before pictures, and pictures are drawn all the same."""

from __future__ import annotations

import asyncio
import time

from caracole.server.easel import Easel


def test_while_somebody_waits_a_picture_waits_as_long_as_the_last_one_took() -> None:
    async def run() -> list[str]:
        easel, order = Easel(), []

        async def draw(name: str) -> None:
            async with easel.turn():
                order.append(name)

        async def ask() -> None:
            with easel.asked():
                for _ in range(5):
                    await asyncio.sleep(0)
                order.append("acknowledged")

        easel.took = 600.0
        await asyncio.gather(ask(), draw("first"), draw("second"))
        return order

    assert asyncio.run(run()) == ["acknowledged", "first", "second"]


def test_somebody_who_is_never_answered_does_not_keep_pictures_from_being_drawn() -> None:
    async def run() -> int:
        easel = Easel()
        easel.took = 0.01
        with easel.asked():
            for _ in range(3):
                async with easel.turn():
                    until = time.thread_time() + 0.001
                    while time.thread_time() < until:
                        pass
        return easel.drawn

    assert asyncio.run(run()) == 3
