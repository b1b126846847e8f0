"""Finished public matches, without anything that says who played them, when, or at which table."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import bindparam, func, make_url, select

from caracole.server import schema
from caracole.server import served_match as kinds
from caracole.server.seating import Seat
from caracole.server.served_match import Ending
from caracole.server.settings import BadSettings, Settings
from caracole.server.store import Store, Unavailable
from caracole.server.table import Table
from caracole.server.tables import Tables

PUBLIC = (
    select(schema.tables.c.id)
    .where(
        schema.tables.c.game == bindparam("b_game"),
        schema.tables.c.status == "finished",
        schema.tables.c.private.is_(False),
        schema.tables.c.kin != "import",
    )
    .order_by(func.random())
)
"""In no order that leads back to a table. What was imported was not played here."""
RESEATED = select(schema.steps.c.side).where(
    schema.steps.c.table_id == bindparam("b_id"), schema.steps.c.kind == kinds.SEATED
)


class Archived(msgspec.Struct, frozen=True, kw_only=True):
    """One match, as much of it as stood in the end."""

    game: str
    options: dict[str, Any]
    actions: tuple[int, ...]
    copied: int
    """Steps taken over from another match."""
    players: tuple[str, ...]
    """Of each side: the name of a bot, `person`, or `several` if a seat changed hands."""
    payoffs: tuple[float, ...]
    scores: tuple[float, ...] | None
    reason: str


async def archived(settings: Settings, game: str) -> AsyncGenerator[Archived | None]:
    """Each finished public match of a game; None for one that does not follow from the rules here."""
    source = make_url(settings.database)
    if settings.embedded and not Path(source.database or "").is_file():
        raise BadSettings(f"there is no database {source.database}")
    store = Store(settings.database)
    tables = Tables(store, settings)
    try:
        for found in await store.rows(PUBLIC, {"b_game": game}):
            yield await read(tables, found.id)
    except (Unavailable, OSError) as error:
        raise BadSettings(f"the database does not answer: {error}") from None
    finally:
        await store.engine.dispose()


async def read(tables: Tables, name: str) -> Archived | None:
    table = await Table.read(tables, name)
    if table is None or table.broken or table.served is None or table.served.ending is None:
        return None
    row, seats = table.info, table.seats
    reseated = {step.side for step in await tables.store.rows(RESEATED, {"b_id": name})}
    match, ending = table.served.match, table.served.ending
    sides = range(table.served.sides)
    return Archived(
        game=row.game,
        options=msgspec.to_builtins(match.options),
        actions=tuple(match.actions),
        copied=row.copied,
        players=tuple("several" if side in reseated else player(seats, side) for side in sides),
        payoffs=tuple(match.state.payoffs) if match.over else shared(ending, len(sides)),
        scores=None if ending.scores is None else tuple(ending.scores),
        reason=ending.reason,
    )


def player(seats: list[Seat], side: int) -> str:
    return next((seat.bot for seat in seats if seat.side == side and seat.bot), "person")


def shared(ending: Ending, sides: int) -> tuple[float, ...]:
    """Who won by resignation, on time or by agreement shares the win."""
    return tuple(1 / len(ending.winners) if side in ending.winners else 0.0 for side in range(sides))
