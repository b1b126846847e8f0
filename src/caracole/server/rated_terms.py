"""What a rated match is played under: everybody has an account, nobody is helped, the rules are printed ones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import bindparam, or_, select

from caracole.server import errors, schema
from caracole.server.clocks import NoClock
from caracole.server.skill import anchor, pool

if TYPE_CHECKING:
    from caracole.kernel.game import Game
    from caracole.server.identity import Account
    from caracole.server.lobby import NewTable
    from caracole.server.seating import Seat
    from caracole.server.store import Store
    from caracole.server.table import Table

PLAYING = (
    select(schema.tables.c.id)
    .join(schema.seats, schema.seats.c.table_id == schema.tables.c.id)
    .where(
        schema.tables.c.status == "running",
        schema.tables.c.game == bindparam("b_game"),
        or_(schema.tables.c.rated == "asked", schema.tables.c.kin == "round"),
        or_(schema.seats.c.account == bindparam("b_account"), schema.seats.c.rightful == bindparam("b_account")),
    )
    .limit(1)
)
"""A match under way of somebody, where something is at stake."""


def demand_person(account: Account) -> None:
    """Whoever plays for a rating has a name that is theirs."""
    if account.kind != "person":
        raise errors.not_yours("rated-account")


def agreed(game: Game, new: NewTable, options: Any, seats: list[Seat], by: Account) -> NewTable:
    """Refuse what cannot be rated; whoever runs out of time or leaves loses."""
    demand_person(by)
    if isinstance(new.clock, NoClock):
        raise errors.malformed("rated-clock")
    if set(new.options) - {"players"}:
        raise errors.malformed("rated-options", names=", ".join(sorted(set(new.options) - {"players"})))
    where = pool(game.name, len({seat.side for seat in seats}))
    mine = [seat for seat in seats if seat.account == by.id]
    if len(mine) > 1:
        raise errors.malformed("rated-alone")
    for seat in seats:
        if seat.kind == "bot" and (seat.bot is None or anchor(where, seat.bot) is None):
            raise errors.malformed("rated-bot", bot=seat.bot or "")
    return msgspec.structs.replace(new, timeout="loses", forfeit=True)


def is_serious(table: Table) -> bool:
    """Whether a rating or a tournament is at stake."""
    return bool(table.info.rated) or table.info.kin == "round"


def demand_unaided(table: Table) -> None:
    """No hints and nothing taken back where something is at stake."""
    if is_serious(table):
        raise errors.not_now("rated-unaided")


async def demand_unoccupied(store: Store, account: str | None, game: str) -> None:
    """Whoever plays for something has no position of that game judged until it is over: it could be theirs."""
    if account and await store.row(PLAYING, {"b_account": account, "b_game": game}) is not None:
        raise errors.not_now("rated-occupied")


def demand_in_person(table: Table) -> None:
    """A tournament waits for nobody, and everybody plays for themselves."""
    if table.info.kin == "round":
        raise errors.not_now("tournament-table")


def demand_open_deal(table: Table) -> None:
    """Nothing of a deal leaves a table while another plays it."""
    if table.sealed:
        raise errors.not_now("tournament-sealed")
