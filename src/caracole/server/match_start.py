"""A match begins: when every seat is taken the luck is mixed, the options are drawn, chance takes its first steps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import bindparam, update

from caracole.kernel.luck import FairLuck
from caracole.server import schema
from caracole.server import served_match as kinds
from caracole.server.fanout import ANYTHING
from caracole.server.served_match import Entry
from caracole.server.store import Conflict, Unit, now

if TYPE_CHECKING:
    from caracole.kernel.match import Match
    from caracole.server.table import Table

START = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("b_id"), schema.tables.c.status == "open")
    .values({name: bindparam(f"b_{name}") for name in ("options", "contributions", "started_at")})
)
PLAYED = ("new", "rematch", "called", "round")
"""Tables whose match begins here; others bring theirs along and are stored with it."""


class Row:
    """A row of `tables` that is not stored yet, or with some values changed."""

    def __init__(self, **values: Any) -> None:
        self._mapping = values
        self.__dict__.update(values)


def text(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def can_start(table: Table) -> bool:
    """Whether it waits for nobody and has not started, though it could."""
    return table.full and not table.broken and table.info.kin in PLAYED


async def start_if_full(table: Table) -> None:
    """Under the lock. If it cannot be stored, whoever next finds the table starts it."""
    if not can_start(table):
        return
    try:
        unit = begun(table)
    except Exception as error:
        await table.reread()
        table.misread("options", error)
        table.complain()
        return
    try:
        await table.write(unit)
    except Conflict:
        await table.reread()  # another server started it
    table.publish()


def begun(table: Table, match: Match | None = None) -> Unit:
    """Start the match in memory; what is to be stored of that. A match that was brought along is copied."""
    at = now()
    contributions = [seat.contribution for seat in table.seats]
    luck = FairLuck(bytes.fromhex(table.info.seed), tuple(contributions), by_side=bool(table.info.deal))
    options = match.options if match else table.game.resolve(table.asked, preset=table.info.preset, luck=luck)
    settled = {"options": text(options), "contributions": text(contributions), "started_at": at}
    table.info = Row(**{**table.info._mapping, **settled})
    table.status = "running"
    table.served = table.fresh()
    entries = []
    for number, (said, side) in enumerate(copied(match), 1):
        entries.append(Entry(number, kinds.COPIED, side, -1, said, at))
        table.served.follow(entries[-1])
    if table.info.kin == "import" and table.served.ending is None:
        table.served.ending = kinds.Ending("imported", [], [])
    entries += table.settle(at)
    unit = table.unit(entries, [])
    if table.info.kin == "rematch" and table.info.parent:
        table.tables.fanout.attach(unit, table.info.parent, ANYTHING)  # whoever still looks at the match before
    return unit.change(START, required=True, b_id=table.id, **{f"b_{k}": v for k, v in settled.items()})


def copied(match: Match | None) -> list[tuple[str, int]]:
    return list(zip(match.texts(), match.deciders, strict=True)) if match else []
