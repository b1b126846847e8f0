"""Reviews of finished matches: worked out piece by piece in the processes that think (`worker_tasks.py`), then kept.

A piece that is told to stop, because a bot's turn waits, says nothing and is done again later. So nobody waits for a
review, and a review is the same whatever went between its pieces.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import bindparam, select

from caracole.review import Review, load
from caracole.review.data import GRADES, Part
from caracole.review.totals import put_together
from caracole.server import schema
from caracole.server.store import Conflict, Store, Unit
from caracole.server.worker_tasks import SEED

if TYPE_CHECKING:
    from caracole.server.table import Table

LATELY = 24
"""Reviews of an account that are looked through for its mistakes."""
FAULTS = GRADES[2:]
KEPT = schema.reviews.c
FIND = select(KEPT.body).where(
    KEPT.table_id == bindparam("b_table_id"), KEPT.care == bindparam("b_care"), KEPT.number == bindparam("b_number")
)


MINE = (
    select(KEPT.table_id, KEPT.body, schema.tables.c.game, schema.seats.c.side)
    .join_from(schema.reviews, schema.tables)
    .join(schema.seats, schema.seats.c.table_id == schema.tables.c.id)
    .where(schema.seats.c.account == bindparam("b_account"), schema.tables.c.status == "finished")
    .order_by(schema.tables.c.changed_at.desc())
    .limit(LATELY)
)


class GradedOne(msgspec.Struct, frozen=True):
    """Of a decision whose it was, and how good."""

    side: int
    grade: str


class Graded(msgspec.Struct, frozen=True):
    """Of a review its decisions alone."""

    decisions: tuple[GradedOne, ...]


class Mistakes(msgspec.Struct, frozen=True):
    """What somebody can learn from a match that was reviewed."""

    table: str
    game: str
    side: int
    count: int
    """Decisions of the side that were inaccurate, mistakes or blunders."""


async def mistakes(store: Store, account: str) -> list[Mistakes]:
    """Of the matches of an account that were reviewed, the newest first; each match once."""
    found: dict[str, Mistakes] = {}
    for row in await store.rows(MINE, {"b_account": account}):
        graded = msgspec.json.decode(row.body, type=Graded).decisions
        count = sum(one.side == row.side and one.grade in FAULTS for one in graded)
        if count:
            found.setdefault(row.table_id, Mistakes(row.table_id, row.game, row.side, count))
    return list(found.values())


def whole(table: Table, care: str, parts: list[Any]) -> Review:
    """All pieces of a table's match."""
    match = table.started().match
    return put_together(match, msgspec.convert(parts, list[Part]), care, SEED, results(table))


def results(table: Table) -> list[float]:
    """Who won by resignation, on time or by agreement shares the win."""
    served = table.started()
    if served.match.over or served.ending is None:
        return list(served.match.state.payoffs)
    winners = served.ending.winners
    return [1 / len(winners) if side in winners else 0.0 for side in range(served.sides)]


async def kept(store: Store, table: Table, care: str) -> Review | None:
    """What was worked out before."""
    asked = {"b_table_id": table.id, "b_care": care, "b_number": table.started().number}
    row = await store.row(FIND, asked)
    return load(row.body) if row is not None else None


async def keep(store: Store, table: Table, care: str, review: Review) -> None:
    row = {"table_id": table.id, "care": care, "number": table.started().number, "body": review.dump().decode()}
    try:
        await store.write(Unit().add(schema.reviews, **row))
    except Conflict:
        return  # another server was as quick
