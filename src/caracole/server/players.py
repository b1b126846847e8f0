"""What is shown of a player: how they stand, what they scored, the matches they played.

Only finished matches count, and of private ones only those that whoever looks may see: a number tells no more than the
list of matches behind it would.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Any, Literal, get_args

import msgspec
from sqlalchemy import and_, exists, or_, select

from caracole.arena.ratings import rate
from caracole.kernel.game import game as game_called
from caracole.kernel.game import installed
from caracole.review import Side
from caracole.server import schema
from caracole.server.match_start import PLAYED
from caracole.server.served_match import Ending
from caracole.server.store import Store, now

MOST = 2_000
"""Matches that are counted for somebody's scores."""


By = Literal["whole", "side", "army", "order", "seat"]


class Score(msgspec.Struct, frozen=True):
    """What somebody got in matches of a kind: their mean, a draw shared, with an interval of 95 %."""

    game: str
    sides: int
    by: By
    which: str
    """The side's number; the army; the place in the order of play, from 1; what the seat commands of its side."""
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


Honour = Literal["every-game", "every-side", "to-the-end"]


class Played(msgspec.Struct):
    """What follows from the matches themselves."""

    scores: list[Score]
    activity: list[int]
    """Matches that ended on each of the last days (UTC), today at the end."""
    honours: list[Honour]
    """Marks of honour, once they are earned."""


DAY = 86_400_000
DAYS = 26 * 7
"""Days of activity that are told."""
OFTEN = 5
"""Matches won on each side of a game are an honour, …"""
STEADY = 50
"""… and so are so many matches played, of which none was left."""
LEFT = ("time", "absent")
REVIEWED = 60
"""Reviews that are read for a page, the newest matches first."""


class Players:
    """Asks the database about accounts and what they played."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def mine(self, account: str, viewer: str | None, *, kept: bool = False) -> Any:
        """Finished matches of an account that somebody may see, the newest first, those included that others played on
        after it was out; or only those where it was gone at the end, and a seat was `kept` or lost."""
        seats, theirs, tables = schema.seats, schema.seats.alias(), schema.tables
        sits = exists().where(theirs.c.table_id == tables.c.id, theirs.c.account == viewer)
        seen = tables.c.private.is_(False) if viewer is None else or_(tables.c.private.is_(False), sits)
        lost = and_(seats.c.rightful == account, seats.c.kind == "bot", seats.c.lent)
        whose = seats.c.rightful == account if kept else or_(seats.c.account == account, lost)
        return (
            select(
                tables,
                seats.c.side.label("my_side"),
                seats.c.arms.label("my_arms"),
                (seats.c.kind == "bot").label("my_loss"),
            )
            .join(seats, and_(seats.c.table_id == tables.c.id, whose))
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

    async def played(self, account: str, viewer: str | None) -> Played:
        """Scores by game and number of sides, the days of the matches, and what was earned by them."""
        rows = await self.store.rows(self.mine(account, viewer).limit(MOST))
        got: defaultdict[tuple[str, int, By, str], list[tuple[int, float]]] = defaultdict(list)
        for number, row in enumerate(rows):
            ending = ending_of(row)
            if ending is None or not ending.ranking:
                continue
            for by, which in kinds_of(row, len(ending.ranking)):
                got[row.game, len(ending.ranking), by, which].append((number, payoff(ending, row)))
        made = []
        for (name, sides, by, which), scores in sorted(got.items(), key=lambda item: order_of(*item[0])):
            found = rate(scores)
            made.append(Score(name, sides, by, which, found.matches, found.mean, found.low, found.high))
        left = await self.store.row(self.mine(account, viewer, kept=True).limit(1))
        return Played(made, active(rows, now()), earned(rows, left is not None))

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


def kinds_of(row: Any, sides: int) -> list[tuple[By, str]]:
    """What a match counts for: what its options say of the side, and what the seat commanded."""
    found: list[tuple[By, str]] = [("whole", ""), ("side", str(row.my_side))]
    try:
        options = msgspec.json.decode(row.options or "{}", type=dict[str, Any])
        rules = game_called(row.game).options
        armies, first = options.get(rules.ARMIES), options.get(rules.FIRST)
        arms = msgspec.json.decode(row.my_arms or "[]", type=list[str])
    except (LookupError, msgspec.DecodeError):
        return found  # a game that is gone, or a row of other rules
    if isinstance(armies, list) and row.my_side < len(armies):
        found.append(("army", str(armies[row.my_side])))
    if isinstance(first, int):
        found.append(("order", str((row.my_side - first) % sides + 1)))
    return [*found, ("seat", ",".join(arms))] if arms else found


def order_of(game: str, sides: int, by: By, which: str) -> tuple[str, int, int, str]:
    return game, sides, get_args(By).index(by), which


def active(rows: Sequence[Any], at: int) -> list[int]:
    """Matches by day."""
    days, counted = [0] * DAYS, {row.id: at // DAY - row.changed_at // DAY for row in rows}
    for ago in counted.values():
        if 0 <= ago < DAYS:
            days[DAYS - 1 - ago] += 1
    return days


def earned(rows: Sequence[Any], left: bool) -> list[Honour]:
    """Marks of honour: for matches against others, whoever sat there."""
    alone = Counter(row.id for row in rows)
    met = [(row, ending) for row in rows if alone[row.id] == 1 and (ending := ending_of(row)) is not None]
    alone_won = [(row, ending) for row, ending in met if result_of(row) == "won"]
    won = Counter((row.game, len(ending.ranking), row.my_side) for row, ending in alone_won)
    made: list[Honour] = []
    if installed() and {game for game, _, _ in won} >= set(installed()):
        made.append("every-game")
    if any(all(won[game, sides, side] >= OFTEN for side in range(sides)) for game, sides, _ in list(won)):
        made.append("every-side")
    lost = any(ending.reason in LEFT and row.my_side not in ending.winners for row, ending in met)
    if len(met) >= STEADY and not lost and not left:
        made.append("to-the-end")
    return made


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


def payoff(ending: Ending, row: Any) -> float:
    """Nothing for who was out, whatever the bot did that played on."""
    return 1 / len(ending.winners) if row.my_side in ending.winners and not row.my_loss else 0.0


def result_of(row: Any) -> str:
    ending = ending_of(row)
    if ending is None or row.my_side not in ending.winners or row.my_loss:
        return "lost"
    return "won" if len(ending.winners) == 1 else "tied"
