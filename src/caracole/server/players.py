"""What is shown of a player: how they stand, what they scored, the matches they played.

Only finished matches count, and of private ones only those that whoever looks may see: a number tells no more than the
list of matches behind it would.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import msgspec
from sqlalchemy import and_, exists, or_, select

from caracole.arena.ratings import rate
from caracole.review import Side
from caracole.server import schema
from caracole.server.match_start import PLAYED
from caracole.server.served_match import Ending
from caracole.server.store import Store

MOST = 2_000
"""Matches that are counted for somebody's scores."""


class Score(msgspec.Struct, frozen=True):
    """What somebody got on a side of a game: the mean of matches, a draw shared, with an interval of 95 %."""

    game: str
    sides: int
    side: int
    """−1: on all sides together."""
    matches: int
    mean: float
    low: float
    high: float


class GameJudged(msgspec.Struct, frozen=True):
    """What reviews say of somebody's matches of a game; means over matches, with 95 % intervals."""

    game: str
    matches: int
    loss: float
    """Chances to win that a decision gave away."""
    loss_error: float
    luck: float
    """What chance brought a match, in chances to win."""
    luck_error: float


class Fortune(msgspec.Struct, frozen=True):
    """A match by what luck gave and what decisions did."""

    table: str
    game: str
    luck: float
    decisions: float
    """What the others gave away on average, beyond what oneself did."""
    result: float


class Sums(msgspec.Struct):
    """What is read of a review: the sums of each side."""

    sides: list[Side]


REVIEWED = 60
"""Reviews that are read for a page, the newest matches first."""


class Players:
    """Asks the database about accounts and what they played."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def mine(self, account: str, viewer: str | None) -> Any:
        """Finished matches of an account that somebody may see, the newest first."""
        seats, theirs, tables = schema.seats, schema.seats.alias(), schema.tables
        sits = exists().where(theirs.c.table_id == tables.c.id, theirs.c.account == viewer)
        seen = tables.c.private.is_(False) if viewer is None else or_(tables.c.private.is_(False), sits)
        return (
            select(tables, seats.c.side.label("my_side"))
            .join(seats, and_(seats.c.table_id == tables.c.id, seats.c.account == account))
            .where(tables.c.status == "finished", tables.c.kin.in_(PLAYED), seen)
            .order_by(tables.c.changed_at.desc(), tables.c.id)
        )

    async def matches(
        self,
        account: str,
        viewer: str | None,
        *,
        game: str | None = None,
        opponent: str | None = None,
        result: str | None = None,
        limit: int = MOST,
    ) -> list[Any]:
        """Those that fit a filter: a game, somebody else at the table, what came out of it."""
        rows = self.mine(account, viewer)
        if game:
            rows = rows.where(schema.tables.c.game == game)
        if opponent:
            other = schema.seats.alias()
            rows = rows.where(exists().where(other.c.table_id == schema.tables.c.id, other.c.account == opponent))
        found: dict[str, Any] = {}
        for row in await self.store.rows(rows.limit(MOST)):
            if not result or result == result_of(row):
                found.setdefault(row.id, row)
        return list(found.values())[:limit]

    async def scores(self, account: str, viewer: str | None) -> list[Score]:
        """By game and number of sides: on each side, and on all of them."""
        got: defaultdict[tuple[str, int, int], list[tuple[int, float]]] = defaultdict(list)
        for number, row in enumerate(await self.store.rows(self.mine(account, viewer).limit(MOST))):
            ending = ending_of(row)
            if ending is None or not ending.ranking:
                continue
            for side in (row.my_side, -1):
                got[row.game, len(ending.ranking), side].append((number, payoff(ending, row.my_side)))
        made = []
        for (game, sides, side), scores in sorted(got.items()):
            found = rate(scores)
            made.append(Score(game, sides, side, found.matches, found.mean, found.low, found.high))
        return made

    async def reviewed(self, account: str, viewer: str | None) -> list[tuple[Any, list[Side]]]:
        """Matches that were reviewed, the newest first; without those where a side was shared with others."""
        reviews, mate, mine = schema.reviews, schema.seats.alias(), schema.seats
        shared = exists().where(
            mate.c.table_id == mine.c.table_id, mate.c.side == mine.c.side, mate.c.seat != mine.c.seat
        )
        rows = (
            self.mine(account, viewer)
            .add_columns(reviews.c.body, reviews.c.care)
            .join(reviews, and_(reviews.c.table_id == schema.tables.c.id, reviews.c.number == schema.tables.c.number))
            .where(~shared)
            .limit(2 * REVIEWED)
        )
        best: dict[str, Any] = {}
        for row in await self.store.rows(rows):
            if row.id not in best or row.care == "normal":
                best[row.id] = row
        return [(row, msgspec.json.decode(row.body, type=Sums).sides) for row in list(best.values())[:REVIEWED]]

    async def judged(self, account: str, viewer: str | None) -> tuple[list[GameJudged], list[Fortune]]:
        """By game, and match by match."""
        losses: defaultdict[str, list[float]] = defaultdict(list)
        lucks: defaultdict[str, list[float]] = defaultdict(list)
        fortunes = []
        for row, sides in await self.reviewed(account, viewer):
            if row.my_side >= len(sides) or not sides[row.my_side].decisions:
                continue
            side = sides[row.my_side]
            others = [other.lost for place, other in enumerate(sides) if place != row.my_side]
            losses[row.game].append(side.lost / side.decisions)
            lucks[row.game].append(side.luck)
            beyond = sum(others) / max(1, len(others)) - side.lost
            fortunes.append(Fortune(row.id, row.game, side.luck, beyond, side.result))
        made = [GameJudged(name, len(losses[name]), *mean(losses[name]), *mean(lucks[name])) for name in sorted(losses)]
        return made, fortunes


def mean(values: list[float]) -> tuple[float, float]:
    """With half of its 95 % interval; a single value has none."""
    middle = sum(values) / len(values)
    if len(values) < 2:
        return middle, 0.0
    spread = sum((value - middle) ** 2 for value in values) / (len(values) - 1)
    return middle, 1.96 * (spread / len(values)) ** 0.5


def ending_of(row: Any) -> Ending | None:
    try:
        return msgspec.json.decode(row.ending, type=Ending) if row.ending else None
    except msgspec.DecodeError:
        return None


def payoff(ending: Ending, side: int) -> float:
    return 1 / len(ending.winners) if side in ending.winners else 0.0


def result_of(row: Any) -> str:
    ending = ending_of(row)
    if ending is None or row.my_side not in ending.winners:
        return "lost"
    return "won" if len(ending.winners) == 1 else "tied"
