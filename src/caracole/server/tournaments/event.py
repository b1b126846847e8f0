"""A tournament as it is stored, read and understood; its standing, kept for a moment for all who ask."""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import bindparam, func, or_, select

from caracole.kernel.luck import commitment
from caracole.server import errors, schema
from caracole.server.clocks import Clock, DaysClock
from caracole.server.players import ending_of
from caracole.server.store import Store, now
from caracole.server.tournaments.field import Entrant, Played
from caracole.server.tournaments.standing import Stand, closed, standing

FRESH = 1_000
"""Milliseconds for which a standing serves all who ask."""
BOARDS = 200
"""Standings that are kept at once."""
ONE = select(schema.tournaments).where(schema.tournaments.c.id == bindparam("b_id"))
OF_IT: Any = bindparam("b_id")
ENTRANTS = (
    select(schema.entrants, schema.accounts.c.kind)
    .outerjoin(schema.accounts, schema.accounts.c.id == schema.entrants.c.account)
    .where(schema.entrants.c.tournament_id == OF_IT)
    .order_by(schema.entrants.c.number)
)
ROUNDS = select(schema.rounds).where(schema.rounds.c.tournament_id == OF_IT).order_by(schema.rounds.c.number)
PAIRINGS = (
    select(
        schema.pairings,
        *(schema.tables.c[name] for name in ("status", "ending", "number", "actor", "deadline", "started_at", "game")),
    )
    .outerjoin(schema.tables, schema.tables.c.id == schema.pairings.c.table_id)
    .where(schema.pairings.c.tournament_id == bindparam("b_id"))
    .order_by(schema.pairings.c.round, schema.pairings.c.board, schema.pairings.c.leg)
)
SEATS = (
    select(*(schema.seats.c[name] for name in ("table_id", "seat", "side", "kind", "account", "arrived_at")))
    .join(schema.pairings, schema.pairings.c.table_id == schema.seats.c.table_id)
    .where(schema.pairings.c.tournament_id == bindparam("b_id"))
    .order_by(schema.seats.c.table_id, schema.seats.c.seat)
)


class Event(msgspec.Struct, kw_only=True):
    """Everything that is stored of a tournament."""

    row: Any
    entrants: list[Entrant]
    rounds: list[Any]
    played: list[Played]
    tables: dict[str, Any]
    """By name, the rows of the pairings that have one."""
    late: dict[str, list[int]]
    """By table, the seats whose people have not been there."""

    @property
    def round(self) -> int:
        """The newest; 0 before the first."""
        return self.rounds[-1].number if self.rounds else 0

    @property
    def active(self) -> list[Entrant]:
        return [one for one in self.entrants if one.status == "in"]

    def of_account(self, account: str | None) -> Entrant | None:
        return next((one for one in self.entrants if account is not None and one.account == account), None)

    @property
    def ends_at(self) -> int | None:
        """When an arena pairs no longer."""
        if self.row.form != "arena" or self.row.started_at is None:
            return None
        return int(self.row.started_at + self.row.minutes * 60_000)

    @property
    def next_at(self) -> int | None:
        """When the next round begins, while nobody plays."""
        if self.row.status != "running" or not self.rounds or self.rounds[-1].ended_at is None:
            return None
        return None if self.row.form == "arena" else int(self.rounds[-1].ended_at + self.row.rest * 1000)


class Board(msgspec.Struct, kw_only=True):
    """A tournament with its standing, at a moment."""

    at: int
    event: Event
    stands: list[Stand]


class Events:
    """Reads tournaments."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.boards: dict[str, Board] = {}
        """Those that were asked for, by name, as they stood a moment ago."""

    async def row(self, name: str) -> Any:
        found = await self.store.row(ONE, {"b_id": name}) if len(name) <= 24 and "\0" not in name else None
        if found is None:
            raise errors.unknown()
        return found

    async def read(self, name: str) -> Event:
        row = await self.row(name)
        asked = {"b_id": row.id}
        entrants = [entrant_of(one) for one in await self.store.rows(ENTRANTS, asked)]
        rounds = list(await self.store.rows(ROUNDS, asked))
        pairings = await self.store.rows(PAIRINGS, asked)
        seats: dict[str, list[Any]] = {}
        for seat in await self.store.rows(SEATS, asked):
            seats.setdefault(seat.table_id, []).append(seat)
        known = {one.number: one for one in entrants}
        clocks = msgspec.json.decode(row.clocks, type=list[Clock])
        return Event(
            row=row,
            entrants=entrants,
            rounds=rounds,
            played=[played_of(one, seats.get(one.table_id, []), known, clocks) for one in pairings],
            tables={one.table_id: one for one in pairings if one.table_id},
            late={
                one.table_id: [s.seat for s in seats[one.table_id] if s.kind == "person" and s.arrived_at is None]
                for one in pairings
                if one.table_id and one.status == "running"
            },
        )

    async def board(self, name: str) -> Board:
        """How a tournament stands, read at most once a second however many ask."""
        found = self.boards.get(name)
        if found is None or now() > found.at + FRESH:
            event = await self.read(name)
            row = event.row
            stands = standing(row.form, row.seats, event.entrants, event.played, event.round)
            found = Board(at=now(), event=event, stands=stands)
            if len(self.boards) >= BOARDS:
                self.boards.clear()
            self.boards[name] = found
        return found

    async def listed(self, which: str, account: str | None, limit: int) -> list[Any]:
        """Those that everybody may find by their status, or those somebody holds or takes part in."""
        relation = schema.tournaments
        taking = select(func.count()).where(schema.entrants.c.tournament_id == relation.c.id).scalar_subquery()
        rows = select(relation, taking.label("people")).order_by(relation.c.created_at.desc()).limit(limit)
        if which == "mine":
            mine = select(schema.entrants.c.tournament_id).where(schema.entrants.c.account == account)
            rows = rows.where(or_(relation.c.id.in_(mine), relation.c.owner == account))
        else:
            rows = rows.where(relation.c.status == which, relation.c.listed.is_(True))
        return list(await self.store.rows(rows))

    async def taken_part(self, account: str, viewer: str | None, limit: int) -> list[Any]:
        """Those that somebody has begun to play, as far as whoever asks may find them; the newest first."""
        relation, entrants = schema.tournaments, schema.entrants
        taking = select(func.count()).where(entrants.c.tournament_id == relation.c.id).scalar_subquery()
        theirs = select(entrants.c.tournament_id).where(entrants.c.account == account)
        mine = select(entrants.c.tournament_id).where(entrants.c.account == viewer)
        seen = or_(relation.c.listed.is_(True), relation.c.id.in_(mine), relation.c.owner == viewer)
        rows = (
            select(relation, taking.label("people"))
            .where(relation.c.id.in_(theirs), relation.c.status.in_(("running", "finished")))
            .order_by(relation.c.started_at.desc())
            .limit(limit)
        )
        return list(await self.store.rows(rows.where(seen if viewer else relation.c.listed.is_(True))))


def deal_of(row: Any, number: int) -> str:
    """The seed of a round's luck: it follows from the tournament's, which was drawn before anybody entered."""
    return hmac.new(bytes.fromhex(row.seed), f"caracole-round/1:{number}".encode(), "sha256").hexdigest()


def promised(row: Any) -> list[str]:
    """The hash of each round's seed, shown from the first day."""
    if row.form != "duplicate":
        return []
    return [commitment(bytes.fromhex(deal_of(row, number))) for number in range(1, row.rounds + 1)]


def open_seed(row: Any, event: Event, number: int) -> str | None:
    """A round's seed, once all its tables are over."""
    over = any(game.round == number for game in closed(event.played))
    return deal_of(row, number) if over and row.form == "duplicate" else None


def entrant_of(row: Any) -> Entrant:
    return Entrant(
        number=row.number, name=row.name, account=row.account, bot=row.bot, rating=row.rating, status=row.status,
        since=row.since, member=row.kind == "person",
    )  # fmt: skip


def played_of(row: Any, seats: Sequence[Any], known: dict[int, Entrant], clocks: list[Clock]) -> Played:
    """What became of a pairing, as its table says."""
    players = tuple(msgspec.json.decode(row.players, type=list[int]))
    here = {"round": row.round, "board": row.board, "leg": row.leg, "players": players, "table": row.table_id}
    if row.table_id is None:
        return Played(now="bye", **here)
    if row.status in ("open", "running"):
        return Played(now="playing", steps=row.number, **here)
    ending = ending_of(row)
    if ending is None or len(ending.ranking) != len(players):
        return Played(now="void", **here)
    by_days = isinstance(clocks[min(row.round, len(clocks)) - 1], DaysClock)
    left = tuple(has_left(known[number], seat, by_days) for number, seat in zip(players, seats, strict=True))
    places = tuple(ending.ranking[seat.side] for seat in seats)
    counts = tuple(ending.counts[seat.side] for seat in seats) if ending.counts else None
    return Played(now="over", places=places, left=left, counts=counts, steps=row.number, reason=ending.reason, **here)


def has_left(one: Entrant, seat: Any, by_days: bool) -> bool:
    """Whether somebody never came, or somebody else had the seat at the end."""
    if one.account is None:
        return False
    return bool(seat.account != one.account or (seat.arrived_at is None and not by_days))
