"""What an account has learned: the lessons it has done, so that it finds them done on every device."""

from __future__ import annotations

from sqlalchemy import select

from caracole.kernel.game import games
from caracole.server import schema
from caracole.server.store import Conflict, Store, Unit, now

Progress = dict[str, list[str]]
"""The lessons done, by game."""


async def learned(store: Store, account: str) -> Progress:
    """In the order they were done."""
    lessons = schema.lessons.c
    wanted = select(lessons.game, lessons.lesson).where(lessons.account == account).order_by(lessons.at, lessons.lesson)
    done: Progress = {}
    for row in await store.rows(wanted):
        done.setdefault(row.game, []).append(row.lesson)
    return done


async def learn(store: Store, account: str, more: Progress) -> Progress:
    """Add what was done; what is no lesson here is left out, what is known already stays."""
    known = await learned(store, account)
    for game in games():
        own = {lesson.id for lesson in game.lessons}
        for lesson in dict.fromkeys(more.get(game.name, [])):
            if lesson in own and lesson not in known.get(game.name, []):
                await add(store, account, game.name, lesson)
    return await learned(store, account)


async def add(store: Store, account: str, game: str, lesson: str) -> None:
    try:
        await store.write(Unit().add(schema.lessons, account=account, game=game, lesson=lesson, at=now()))
    except Conflict:
        return  # another page of the same person was faster
