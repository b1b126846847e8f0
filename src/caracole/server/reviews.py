"""Reviews of finished matches: worked out piece by piece in the processes that think, then kept.

A piece that is told to stop, because a bot's turn waits, says nothing and is done again later. So nobody waits for a
review, and a review is the same whatever went between its pieces.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import bindparam, select

from caracole.kernel.game import game
from caracole.kernel.match import Match
from caracole.review import Judge, Review, load
from caracole.review.judge import seeded
from caracole.review.review import joined, parts_of, pieces
from caracole.review.told import Part
from caracole.review.totals import put_together
from caracole.server import schema, workers
from caracole.server.store import Conflict, Store, Unit

if TYPE_CHECKING:
    from caracole.server.table import Table

EACH = 2
"""Decisions of one piece: a few tenths of a second at `quick`."""
SEED = 0
"""The judge's random numbers: everybody sees the same review."""
KEPT = schema.reviews.c
FIND = select(KEPT.body).where(
    KEPT.table_id == bindparam("b_table_id"), KEPT.care == bindparam("b_care"), KEPT.number == bindparam("b_number")
)


def replayed(name: str, options: Any, actions: list[int], deciders: list[int]) -> Match:
    rules = game(name)
    match = Match(rules, rules.read_options(options))
    for action, by in zip(actions, deciders, strict=True):
        match.play(action, by=by)
    return match


def work(name: str, options: Any, actions: list[int], deciders: list[int], care: str, piece: int) -> Any:
    """One piece, in a worker process; nothing if it was told to stop."""
    match = replayed(name, options, actions, deciders)
    judge = Judge(match.game, care)
    workers.interruptible(judge.stop)
    found = []
    for part in parts_of(match, judge, SEED, *pieces(match, EACH)[piece]):
        if judge.stopped:
            return None
        found.append(part)
    return msgspec.to_builtins(joined(found))


def advise(name: str, options: Any, actions: list[int], deciders: list[int], care: str) -> str:
    """In a worker process: what a review would call the best, found from what the side to decide may know."""
    match = replayed(name, options, actions, deciders)
    judge = Judge(match.game, care)
    workers.interruptible(judge.stop)
    return judge.judge(match.view(match.state.actor), seeded(SEED, match.version)).best.text


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
