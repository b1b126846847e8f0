"""Which matches are worth watching: public ones that run and go on, the best players first.

Who watches looks at the table's own socket as anybody may who has no seat: what is hidden stays hidden until the end.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from typing import Any, NamedTuple

from sqlalchemy import select

from caracole.server import schema
from caracole.server.lobby import Lobby
from caracole.server.match_start import PLAYED
from caracole.server.ratings import Ratings
from caracole.server.seating import Seat
from caracole.server.skill import Shown, Skill, anchor, pool, shown
from caracole.server.store import now

RECENT = 900_000
"""Milliseconds within which something must have happened."""
LOOKED = 200
"""Matches that are looked at, the newest first."""
MOST = 24
"""Matches that are told at once."""
FRESH = 1_000
"""Milliseconds for which what was found serves all who ask."""


class Live(NamedTuple):
    """A match that runs, and how strong whoever sits there is, as far as it is public."""

    row: Any
    seats: list[Seat]
    ratings: list[Shown | None]

    @property
    def strength(self) -> float:
        known = [rating.number for rating in self.ratings if rating is not None]
        return sum(known) / len(known) if known else 0.0


class Watching:
    """Asks for live matches, at most once a second however many look."""

    def __init__(self, lobby: Lobby, ratings: Ratings) -> None:
        self.lobby = lobby
        self.ratings = ratings
        self.reading = asyncio.Lock()
        self.found: list[Live] = []
        self.at = 0
        """When that was read; 0 is never."""

    async def best(self, games: set[str], limit: int) -> list[Live]:
        async with self.reading:
            if not self.at <= now() < self.at + FRESH:
                self.found, self.at = await self.read(games), now()
        return self.found[:limit]

    async def read(self, games: set[str]) -> list[Live]:
        rows = [row for row in await self.lobby.listed("running", None, LOOKED) if watchable(row) and row.game in games]
        seats = await self.lobby.seats_of([row.id for row in rows])
        rows = [row for row in rows if any(seat.kind == "person" for seat in seats[row.id])]
        strengths = await self.strengths(rows, seats)
        found = [Live(row, seats[row.id], strengths[row.id]) for row in rows]
        return sorted(found, key=lambda live: (-live.strength, -live.row.changed_at, live.row.id))[:MOST]

    async def strengths(self, rows: list[Any], seats: dict[str, list[Seat]]) -> dict[str, list[Shown | None]]:
        """Of every seat; nothing of somebody whose page is private."""
        pools = {row.id: pool(row.game, len({seat.side for seat in seats[row.id]})) for row in rows}
        people: defaultdict[str, set[str]] = defaultdict(set)
        for row in rows:
            people[pools[row.id]] |= {seat.account for seat in seats[row.id] if seat.account}
        public = await self.public(set().union(*people.values()))
        skills = {where: await self.ratings.skills(where, sorted(names & public)) for where, names in people.items()}
        made: dict[str, list[Shown | None]] = {}
        for row in rows:
            where = pools[row.id]
            made[row.id] = [rating_of(seat, where, skills[where]) for seat in seats[row.id]]
        return made

    async def public(self, accounts: set[str]) -> set[str]:
        columns = schema.accounts.c
        wanted = select(columns.id).where(columns.id.in_(sorted(accounts)), columns.profile == "public")
        return {row.id for row in await self.lobby.store.rows(wanted)}


def rating_of(seat: Seat, where: str, skills: dict[str, Skill]) -> Shown | None:
    """A level of bots is a fixed point, without a doubt."""
    skill = skills.get(seat.account) if seat.account else anchor(where, seat.bot or "")
    if skill is None:
        return None
    rating = shown(skill)
    return rating if seat.account else Shown(rating.number, 0, provisional=False)


def watchable(row: Any) -> bool:
    return row.kin in PLAYED and row.changed_at > now() - RECENT
