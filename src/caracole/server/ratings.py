"""Rated matches are counted, one after the other, and what each changed is a row.

    finished, asked ──> who sat where, who came in which place ──> skill.after ──> a row for each person; counted
                   └──> too short to mean anything ──> void

Matches of a pool have consecutive numbers. Two servers that count at the same moment want the same number; one of them
gets it, the other counts again. Whatever ends in the middle leaves the match `asked`, and it is counted later.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import and_, bindparam, func, select, update

from caracole.server import schema
from caracole.server.seating import Seat
from caracole.server.served_match import PLAY, Ending
from caracole.server.skill import Skill, after, anchor, pool
from caracole.server.store import Conflict, Store, Unavailable, Unit, now

log = logging.getLogger("caracole.ratings")
FEWEST = 6
"""Decisions in a match; one with fewer is void."""
LOOK = 30
"""Seconds after which matches that nobody was told of are looked for."""
TRIES = 8
WAITING = (
    select(schema.tables)
    .where(
        schema.tables.c.status == "finished",
        schema.tables.c.rated == "asked",
        schema.tables.c.deal != "sealed",  # a rating that moves would tell how a table ended that others still play
    )
    .order_by(schema.tables.c.changed_at, schema.tables.c.id)
    .limit(200)
)
SEATS = select(schema.seats).where(schema.seats.c.table_id == bindparam("b_id")).order_by(schema.seats.c.seat)
PLAYS = select(func.count()).where(schema.steps.c.table_id == bindparam("b_id"), schema.steps.c.kind == PLAY)
SETTLE = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("b_id"), schema.tables.c.rated == "asked")
    .values(rated=bindparam("b_rated"))
)
LAST = select(func.max(schema.counted.c.number)).where(schema.counted.c.pool == bindparam("b_pool"))
NEWEST = (
    select(schema.ratings.c.pool, schema.ratings.c.account, func.max(schema.ratings.c.number).label("number"))
    .group_by(schema.ratings.c.pool, schema.ratings.c.account)
    .subquery()
)
STANDING = select(schema.ratings).join(
    NEWEST,
    and_(
        schema.ratings.c.pool == NEWEST.c.pool,
        schema.ratings.c.account == NEWEST.c.account,
        schema.ratings.c.number == NEWEST.c.number,
    ),
)
"""The newest row of everybody in each pool."""


class Place(NamedTuple):
    """A side of a match that is counted."""

    people: list[str]
    bot: str | None
    place: int


def places(seats: Sequence[Seat], ending: Ending) -> list[Place]:
    """Who came where, side by side. Whose seat somebody else kept at the end has left, and is last."""
    sides = sorted({seat.side for seat in seats})
    last = len(sides) + 1
    made = []
    for side in sides:
        own = [seat for seat in seats if seat.side == side]
        people = [name for seat in own if (name := seat.rightful or seat.account)]
        left = bool(people) and all(seat.rightful is not None for seat in own)
        made.append(Place(people, None if people else own[0].bot, last if left else ending.ranking[side]))
    return made


class Counting(NamedTuple):
    """What a match is worth counting for."""

    pool: str
    sides: list[Place]


def counting(row: Any, seats: Sequence[Seat], plays: int) -> Counting | None:
    """None if the match is void: too short, without a result, or against bots nobody has measured."""
    ending = msgspec.json.decode(row.ending, type=Ending) if row.ending else None
    if ending is None or plays < FEWEST or not ending.ranking:
        return None
    sides = places(seats, ending)
    where = pool(row.game, len(sides))
    known = all(side.people or (side.bot and anchor(where, side.bot)) for side in sides)
    everybody = [name for side in sides for name in side.people]
    return Counting(where, sides) if known and len(set(everybody)) == len(everybody) > 0 else None


def counted(match: Counting, skills: dict[str, Skill]) -> dict[str, Skill]:
    """What everybody is worth after a match, given what they were worth before it."""
    teams = [
        [skills.get(name, Skill()) for name in side.people] or [anchor(match.pool, side.bot or "") or Skill()]
        for side in match.sides
    ]
    rated = after(teams, [side.place for side in match.sides])
    return {
        name: skill
        for side, team in zip(match.sides, rated, strict=True)
        for name, skill in zip(side.people, team, strict=False)
    }


class Ratings:
    """Counts matches, and says how everybody stands."""

    def __init__(self, store: Store, over: asyncio.Event | None = None) -> None:
        self.store = store
        self.over = over or asyncio.Event()
        """Set when a rated match is over."""
        self.counted = 0
        """Matches that this server has counted."""

    async def mind(self) -> None:
        """Count what is finished, when told and from time to time; until cancelled."""
        while True:
            try:
                await self.count_all()
            except Unavailable as error:
                log.warning("ratings: %s", error)
            except Exception:
                log.exception("ratings")
            try:
                await asyncio.wait_for(self.over.wait(), LOOK)
            except TimeoutError:
                continue
            self.over.clear()

    async def count_all(self) -> None:
        for row in await self.store.rows(WAITING):
            try:
                await self.count(row)
            except (msgspec.DecodeError, IndexError, ValueError) as error:
                log.error("a match cannot be counted", extra={"table": row.id, "why": repr(error)})
                await self.settle(row.id, Unit(), "void")

    async def count(self, row: Any) -> None:
        match = await self.read(row)
        if match is None:
            await self.settle(row.id, Unit(), "void")
            return
        for _ in range(TRIES):
            unit = await self.unit(row, match)
            if await self.settle(row.id, unit, "counted"):
                self.counted += 1
                return
            fresh = await self.store.row(select(schema.tables.c.rated).where(schema.tables.c.id == row.id))
            if fresh is None or fresh.rated != "asked":
                return  # another server has counted it

    async def read(self, row: Any) -> Counting | None:
        seats = [Seat.of_row(seat) for seat in await self.store.rows(SEATS, {"b_id": row.id})]
        plays = await self.store.row(PLAYS, {"b_id": row.id})
        return counting(row, seats, plays[0] if plays else 0)

    async def unit(self, row: Any, match: Counting) -> Unit:
        last = await self.store.row(LAST, {"b_pool": match.pool})
        number = (last[0] or 0) + 1 if last else 1
        before = await self.skills(match.pool, [name for side in match.sides for name in side.people])
        unit = Unit().add(schema.counted, pool=match.pool, number=number, table_id=row.id, at=now())
        for name, skill in counted(match, before).items():
            unit.add(schema.ratings, **rating_row(match.pool, number, name, before.get(name, Skill()), skill))
        return unit

    async def settle(self, table: str, unit: Unit, how: str) -> bool:
        try:
            await self.store.write(unit.change(SETTLE, required=True, b_id=table, b_rated=how))
        except Conflict:
            return False
        return True

    # --- how everybody stands ------------------------------------------------------------------------

    async def skills(self, where: str, accounts: list[str]) -> dict[str, Skill]:
        """Of those who have played a rated match in a pool."""
        mine = STANDING.where(schema.ratings.c.pool == where, schema.ratings.c.account.in_(accounts))
        return {row.account: Skill(row.mu, row.sigma) for row in await self.store.rows(mine)}

    async def of(self, account: str) -> dict[str, Skill]:
        """By pool, what somebody is worth."""
        mine = STANDING.where(schema.ratings.c.account == account)
        return {row.pool: Skill(row.mu, row.sigma) for row in await self.store.rows(mine)}

    async def course(self, account: str, where: str | None = None, limit: int = 500) -> list[Any]:
        """Row by row, the newest last."""
        columns = (*schema.ratings.c, schema.counted.c.at, schema.counted.c.table_id)
        together = and_(
            schema.counted.c.pool == schema.ratings.c.pool, schema.counted.c.number == schema.ratings.c.number
        )
        rows = select(*columns).join(schema.counted, together).where(schema.ratings.c.account == account)
        rows = rows.where(schema.ratings.c.pool == where) if where else rows
        found = await self.store.rows(rows.order_by(schema.counted.c.at.desc()).limit(limit))
        return list(reversed(found))

    async def leaders(self, where: str, surely: float, limit: int) -> list[Any]:
        """The best of a pool whose doubt is small enough, with their names; who keeps a private page is left out."""
        rows = (
            STANDING.add_columns(schema.accounts.c.name)
            .join(schema.accounts, schema.accounts.c.id == schema.ratings.c.account)
            .where(
                schema.ratings.c.pool == where,
                schema.ratings.c.sigma < surely,
                schema.accounts.c.kind == "person",
                schema.accounts.c.profile == "public",
            )
            .order_by(schema.ratings.c.mu.desc(), schema.ratings.c.account)
            .limit(limit)
        )
        return list(await self.store.rows(rows))

    # --- all of it anew --------------------------------------------------------------------------------

    async def rebuilt(self, newest: dict[str, int]) -> tuple[list[dict[str, Any]], list[Any]]:
        """Every row as it follows from the matches in the order they were counted, and those that are stored; up to the
        newest number of each pool, so that a server may count on meanwhile."""
        order = select(schema.tables, schema.counted.c.pool, schema.counted.c.number.label("counted_as")).join(
            schema.counted, schema.counted.c.table_id == schema.tables.c.id
        )
        made: list[dict[str, Any]] = []
        skills: dict[tuple[str, str], Skill] = {}
        for row in await self.store.rows(order.order_by(schema.counted.c.pool, schema.counted.c.number)):
            if row.counted_as > newest.get(row.pool, 0):
                continue
            match = await self.read(row)
            if match is None:
                continue
            before = {name: skills.get((row.pool, name), Skill()) for side in match.sides for name in side.people}
            for name, skill in counted(match, before).items():
                made.append(rating_row(row.pool, row.counted_as, name, before[name], skill))
                skills[row.pool, name] = skill
        stored = await self.store.rows(select(schema.ratings))
        return made, [row for row in stored if row.number <= newest.get(row.pool, 0)]

    async def newest(self) -> dict[str, int]:
        """The number of the newest match of each pool."""
        numbers = select(schema.counted.c.pool, func.max(schema.counted.c.number).label("number"))
        return {row.pool: row.number for row in await self.store.rows(numbers.group_by(schema.counted.c.pool))}

    async def rebuild(self, *, write: bool) -> tuple[int, int]:
        """Says how many rows there are and how many are not as they follow from the matches; sets those right, and
        what was counted on top of them meanwhile."""
        newest = await self.newest()
        made, stored = await self.rebuilt(newest)
        known = {(row.pool, row.number, row.account): dict(row._mapping) for row in stored}
        wrong = [row for row in made if known.pop((row["pool"], row["number"], row["account"]), None) != row]
        if not write or not (wrong or known):
            return len(made), len(wrong) + len(known)
        await self.store.write(self.correction(wrong, list(known), {key_of(row._mapping) for row in stored}))
        rows, more = await self.rebuild(write=True) if await self.newest() != newest else (len(made), 0)
        return rows, len(wrong) + len(known) + more

    def correction(self, wrong: list[dict[str, Any]], surplus: list[Any], stored: set[Any]) -> Unit:
        unit = Unit()
        for row in wrong:
            if key_of(row) in stored:
                unit.change(update(schema.ratings).where(same(key_of(row))).values(row))
            else:
                unit.add(schema.ratings, **row)
        for key in surplus:
            unit.change(schema.ratings.delete().where(same(key)))
        return unit


def rating_row(where: str, number: int, account: str, before: Skill, skill: Skill) -> dict[str, Any]:
    return {
        "pool": where,
        "number": number,
        "account": account,
        "mu": skill.mu,
        "sigma": skill.sigma,
        "mu_before": before.mu,
        "sigma_before": before.sigma,
    }


def key_of(row: Any) -> tuple[str, int, str]:
    return row["pool"], row["number"], row["account"]


def same(key: tuple[str, int, str]) -> Any:
    where, number, account = key
    columns = schema.ratings.c
    return and_(columns.pool == where, columns.number == number, columns.account == account)
