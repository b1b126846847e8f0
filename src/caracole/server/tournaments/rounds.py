"""Tournaments as they go on: entered, begun, paired round by round, ended. Everything follows from stored rows.

    open ──its time, or its owner──> running ──the last round is over──> finished
      └──its owner, or nobody came──> cancelled <──its owner──┘

Whichever server looks makes the next round: one write with the round, its pairings and all its tables, which the
round's primary key allows once. A server that ends in between has made all of it or nothing.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import String, bindparam, delete, exists, func, or_, select, update

from caracole.server import errors, rated_terms, schema
from caracole.server import served_match as kinds
from caracole.server.clocks import Clock, DaysClock
from caracole.server.errors import Problem
from caracole.server.fanout import ANYTHING
from caracole.server.identity import Account, Identity, new_id
from caracole.server.lobby import Lobby, known_game, told_apart
from caracole.server.ratings import Ratings
from caracole.server.seating import Seat
from caracole.server.seeking import BLOCKS
from caracole.server.served_match import Entry
from caracole.server.skill import Skill, anchor, pool, shown
from caracole.server.store import Conflict, Unavailable, Unit, now
from caracole.server.table import SEATS, Table
from caracole.server.tournaments import pairing
from caracole.server.tournaments.event import Event, Events, deal_of
from caracole.server.tournaments.field import Entrant, Played
from caracole.server.tournaments.making import NewTournament, checked, seats_for, table_of
from caracole.server.tournaments.plan import fill, paired, replays, waited_since, waves

log = logging.getLogger("caracole.tournaments")
LOOK = 1.0
"""Seconds between two looks at tournaments that run or wait for their time."""
MOST = 8
"""Tournaments that one account holds at once."""
GOING = select(schema.tournaments).where(
    or_(
        schema.tournaments.c.status == "running",
        (schema.tournaments.c.status == "open") & schema.tournaments.c.starts_at.is_not(None),
        (schema.tournaments.c.status == "cancelled")
        & exists().where(schema.rounds.c.tournament_id == schema.tournaments.c.id, schema.rounds.c.ended_at.is_(None)),
    )
)
OF_IT = (
    schema.tables.c.parent == bindparam("b_id"),
    schema.tables.c.kin == "round",
    schema.tables.c.status == "running",
)
RUNNING = select(func.count()).where(*OF_IT)
ABSENT = (
    select(schema.seats.c.table_id)
    .join(schema.tables, schema.tables.c.id == schema.seats.c.table_id)
    .where(
        *OF_IT,
        schema.seats.c.kind == "person",
        schema.seats.c.arrived_at.is_(None),
        schema.tables.c.started_at <= bindparam("b_at"),
    )
    .limit(1)
)
BANNED = (
    select(schema.entrants.c.number)
    .join(schema.sanctions, schema.sanctions.c.account == schema.entrants.c.account)
    .where(
        schema.entrants.c.tournament_id == bindparam("b_id"),
        schema.entrants.c.status == "in",
        schema.sanctions.c.kind == "ban",
        or_(schema.sanctions.c.until.is_(None), schema.sanctions.c.until > bindparam("b_at")),
    )
    .distinct()
)
TAKING_PART = select(func.count()).where(
    schema.entrants.c.tournament_id == bindparam("b_id"), schema.entrants.c.status == "in"
)
STATUS = (
    update(schema.entrants)
    .where(schema.entrants.c.tournament_id == bindparam("b_id"), schema.entrants.c.number == bindparam("b_number"))
    .values(status=bindparam("b_status"))
)
UNENTER = delete(schema.entrants).where(
    schema.entrants.c.tournament_id == bindparam("b_id"), schema.entrants.c.number == bindparam("b_number")
)
STILL = (
    update(schema.tournaments)
    .where(schema.tournaments.c.id == bindparam("b_id"), schema.tournaments.c.status == bindparam("b_was"))
    .values(status=bindparam("b_was"))
)
"""Nobody enters or leaves while it begins."""
ENTERED = select(func.count()).where(schema.entrants.c.tournament_id == schema.tournaments.c.id)
WHO = schema.entrants.c.number.cast(String) + ":" + func.coalesce(schema.entrants.c.account, "")
PAIRED = ENTERED.where(WHO.in_(bindparam("b_known", expanding=True)))
BEGIN = (
    update(schema.tournaments)
    .where(
        schema.tournaments.c.id == bindparam("b_id"),
        schema.tournaments.c.status == "open",
        bindparam("b_people") == ENTERED.scalar_subquery(),
        bindparam("b_people") == PAIRED.scalar_subquery(),
    )
    .values(status="running", started_at=bindparam("b_at"), rounds=bindparam("b_rounds"))
)
GOES_ON = (
    update(schema.tournaments)
    .where(schema.tournaments.c.id == bindparam("b_id"), schema.tournaments.c.status == "running")
    .values(status="running")
)
END = (
    update(schema.tournaments)
    .where(schema.tournaments.c.id == bindparam("b_id"), schema.tournaments.c.status.in_(("open", "running")))
    .values(status=bindparam("b_status"), ended_at=bindparam("b_at"))
)
ROUND_OVER = (
    update(schema.rounds)
    .where(
        schema.rounds.c.tournament_id == bindparam("b_id"),
        schema.rounds.c.number == bindparam("b_number"),
        schema.rounds.c.ended_at.is_(None),
    )
    .values(ended_at=bindparam("b_at"))
)
UNSEAL = (
    update(schema.tables)
    .where(
        schema.tables.c.parent == bindparam("b_id"), schema.tables.c.kin == "round", schema.tables.c.deal == "sealed"
    )
    .values(deal="open", private=bindparam("b_private"))
)
HELD = select(func.count()).where(
    schema.tournaments.c.owner == bindparam("b_owner"), schema.tournaments.c.status.in_(("open", "running"))
)


class Tournaments(Events):
    """All tournaments of a database."""

    def __init__(self, lobby: Lobby, identity: Identity, ratings: Ratings) -> None:
        super().__init__(lobby.store)
        self.lobby = lobby
        self.tables = lobby.tables
        self.identity = identity
        self.ratings = ratings
        self.waiting = lobby.tables.round_over
        self.going = 0
        """That run, or wait for their time, at this server's newest look."""

    async def write(self, event: Event, unit: Unit) -> None:
        self.boards.pop(event.row.id, None)
        await self.store.write(unit)
        self.boards.pop(event.row.id, None)

    # --- what people do ----------------------------------------------------------------------------------

    async def make(self, by: Account, new: NewTournament) -> str:
        await self.lobby.social.demand_welcome(by)
        row = checked(by, new)
        held = await self.store.row(HELD, {"b_owner": by.id})
        if held is not None and held[0] >= MOST:
            raise errors.not_now("tournaments-many", most=MOST)
        await self.store.write(Unit().add(schema.tournaments, **row))
        self.waiting.set()
        return str(row["id"])

    async def enter(self, name: str, by: Account) -> None:
        """Take part, or come back; who is there already is there once."""
        event = await self.read(name)
        await self.lobby.social.demand_welcome(by)
        mine = event.of_account(by.id)
        if mine is not None:
            await self.come_back(event, mine)
            return
        self.demand_open(event)
        if event.row.rated:
            rated_terms.demand_person(by)
        if len(event.entrants) >= event.row.most:
            raise errors.not_now("tournament-full", most=event.row.most)
        skill = (await self.ratings.skills(self.pool(event), [by.id])).get(by.id, Skill())
        number = max((one.number for one in event.entrants), default=0) + 1
        entering = Unit().add(
            schema.entrants, tournament_id=event.row.id, number=number, account=by.id, name=by.name, bot=None,
            rating=shown(skill).number, status="in", since=event.round + 1, at=now(),
        )  # fmt: skip
        entering.change(STILL, required=True, b_id=event.row.id, b_was=event.row.status)
        try:
            await self.write(event, entering)
        except Conflict:  # somebody else entered at the same moment, or the same was asked twice
            await self.enter(name, by)
        self.waiting.set()

    def pool(self, event: Event) -> str:
        return pool(event.row.game, event.row.seats)

    def demand_open(self, event: Event) -> None:
        row = event.row
        if row.status not in ("open", "running"):
            raise errors.not_now("tournament-over")
        if row.status == "running" and event.round > row.late:
            raise errors.not_now("tournament-late")
        if event.ends_at is not None and now() >= event.ends_at:
            raise errors.not_now("tournament-late")

    async def come_back(self, event: Event, mine: Entrant) -> None:
        if mine.status == "in":
            return
        if event.row.status != "running":
            raise errors.not_now("tournament-over")
        back = Unit().change(STATUS, b_id=event.row.id, b_number=mine.number, b_status="in", required=True)
        await self.write(event, back)
        self.waiting.set()

    async def withdraw(self, name: str, by: Account) -> None:
        """Before the start one was never there; later one is paired no more, and a match under way is played on."""
        event = await self.read(name)
        mine = event.of_account(by.id)
        if mine is None:
            raise errors.not_now("tournament-absent")
        if event.row.status not in ("open", "running"):
            raise errors.not_now("tournament-over")
        if event.row.status == "open":
            unit = Unit().change(UNENTER, b_id=event.row.id, b_number=mine.number)
        else:
            unit = Unit().change(STATUS, b_id=event.row.id, b_number=mine.number, b_status="out")
        unit.change(STILL, required=True, b_id=event.row.id, b_was=event.row.status)
        await self.write(event, unit)
        self.waiting.set()

    async def start(self, name: str, by: Account) -> None:
        event = await self.read(name)
        self.demand_owner(event, by)
        if event.row.status != "open":
            raise errors.not_now("tournament-begun")
        if not await self.begin(event):
            raise errors.not_now("tournament-few")
        self.waiting.set()

    async def cancel(self, name: str, by: Account) -> None:
        """What is being played is played to its end, for nothing but itself."""
        event = await self.read(name)
        self.demand_owner(event, by)
        if event.row.status not in ("open", "running"):
            raise errors.not_now("tournament-over")
        await self.end(event, "cancelled")

    def demand_owner(self, event: Event, by: Account) -> None:
        if event.row.owner != by.id:
            raise errors.not_yours("tournament-owner")

    # --- looking -----------------------------------------------------------------------------------------

    async def mind(self) -> None:
        """Let every tournament go on, from second to second; until cancelled."""
        while True:
            changed = self.waiting.is_set()
            self.waiting.clear()
            going = 0
            try:
                going = await self.look(changed=changed)
            except Unavailable as error:
                log.warning("tournaments: %s", error)
            except Exception:
                log.exception("tournaments")
            if not going and self.store.embedded:
                await self.waiting.wait()
            else:
                try:
                    await asyncio.wait_for(self.waiting.wait(), LOOK)
                except TimeoutError:
                    continue

    async def look(self, *, changed: bool = True) -> int:
        """One look at each; says how many there are that time or tables move on."""
        rows = await self.store.rows(GOING)
        self.going = len(rows)
        for row in rows:
            try:
                if changed or await self.is_due(row):
                    await self.go_on(await self.read(row.id))
            except Conflict:
                log.info("another server was first", extra={"tournament": row.id})
            except Problem as problem:
                log.warning("a tournament cannot go on: %s", problem, extra={"tournament": row.id})
            except Unavailable:
                raise
            except Exception:
                log.exception("a tournament cannot go on", extra={"tournament": row.id})
        return len(rows)

    async def is_due(self, row: Any) -> bool:
        """Whether there may be something to do, asked cheaply."""
        if row.status == "open":
            return bool(now() >= row.starts_at)
        found = await self.store.row(RUNNING, {"b_id": row.id})
        running = found[0] if found is not None else 0
        if running == 0:
            return True
        if row.form == "arena":
            people = await self.store.row(TAKING_PART, {"b_id": row.id})
            if people is not None and people[0] >= row.seats * (running + 1):
                return True
        if await self.store.row(BANNED, {"b_id": row.id, "b_at": now()}) is not None:
            return True
        if all(isinstance(clock, DaysClock) for clock in msgspec.json.decode(row.clocks, type=list[Clock])):
            return False
        return await self.store.row(ABSENT, {"b_id": row.id, "b_at": now() - row.grace * 1000}) is not None

    async def go_on(self, event: Event) -> None:
        """The one thing that is due, if any."""
        row = event.row
        if row.status == "open":
            if row.starts_at is not None and now() >= row.starts_at and not await self.begin(event):
                await self.end(event, "cancelled")
            return
        if row.status == "cancelled":
            if all(game.over for game in event.played):
                await self.close_round(event)
            return
        if await self.mind_banned(event):
            event = await self.read(row.id)
        await self.mind_absent(event)
        if row.form == "arena":
            await self.pair_arena(event)
            return
        current = [game for game in event.played if game.round == event.round]
        if event.rounds[-1].ended_at is None:
            again = replays(event, current)
            if again:
                await self.play_again(event, again)
            elif all(game.over for game in current):
                await self.close_round(event)
            return
        if is_last(event, current) or now() >= (event.next_at or 0):
            await self.next_round(event)

    async def begin(self, event: Event) -> bool:
        """The first round; False if there is nobody to play."""
        people = fill(event, 1)
        if len(people) < 2:
            return False
        seats = event.row.seats
        rounds = event.row.rounds
        if event.row.form == "robin":
            rounds = pairing.robin_rounds(len(people), seats)
        known = {f"{one.number}:{one.account or ''}" for one in (*event.entrants, *people)}
        begins = {"b_id": event.row.id, "b_at": now(), "b_rounds": rounds, "b_people": len(known), "b_known": [*known]}
        unit = Unit().change(BEGIN, required=True, **begins)
        event.row = Begun(event.row, rounds)
        if event.row.form == "arena":
            await self.write(event, self.with_bots(unit, event, people))
            return True
        await self.make_round(event, people, unit)
        return True

    def with_bots(self, unit: Unit, event: Event, people: Sequence[Entrant]) -> Unit:
        """Store the bots that were called in."""
        known = {one.number for one in event.entrants}
        for one in people:
            if one.number not in known:
                unit.add(
                    schema.entrants, tournament_id=event.row.id, number=one.number, account=None, name=one.name,
                    bot=one.bot, rating=one.rating, status="in", since=one.since, at=now(),
                )  # fmt: skip
        return unit

    async def next_round(self, event: Event) -> None:
        row = event.row
        people = fill(event, event.round + 1)
        if (row.form != "knockout" and event.round >= row.rounds) or len(people) < 2:
            await self.end(event, "finished")
            return
        await self.make_round(event, people, Unit().change(GOES_ON, required=True, b_id=row.id))

    async def make_round(self, event: Event, people: Sequence[Entrant], unit: Unit) -> None:
        """Pair everybody; pairing two hundred takes its time, and nobody shall wait for it."""
        blocked = await self.blocked(people)
        turn = event.round + 1
        pairs = await asyncio.to_thread(paired, event, people, turn, blocked)
        over = sum(map(len, pairs)) < 2 if event.row.form == "knockout" else all(len(pair) < 2 for pair in pairs)
        if over:
            await self.end(event, "finished")
            return
        self.with_bots(unit, event, people)
        unit.add(schema.rounds, tournament_id=event.row.id, number=turn, started_at=now(), ended_at=None)
        everybody = {one.number: one for one in (*event.entrants, *people)}
        for board, pair in enumerate(pairs, 1):  # of a bracket, also empty ones keep their number
            if not pair:
                continue
            self.lay(unit, event, everybody, turn, board, 0, pair)
            await asyncio.sleep(0)  # a hundred matches begin: others have their turn in between
        await self.write(event, unit)
        self.tell(event)

    def lay(
        self, unit: Unit, event: Event, everybody: dict[int, Entrant], turn: int, board: int, leg: int,
        pair: tuple[int, ...],
    ) -> None:  # fmt: skip
        """A table for a pairing, with everybody at their seats; none for a bye."""
        row, name = event.row, None
        if len(pair) > 1:
            name = new_id()
            self.seat(unit, row, name, [everybody[number] for number in pair], turn)
            for number in pair:
                if (account := everybody[number].account) is not None:
                    self.tables.tell_round(unit, name, account)
        players = msgspec.json.encode(pair).decode()
        unit.add(
            schema.pairings, tournament_id=row.id, round=turn, board=board, leg=leg, players=players, table_id=name
        )

    def seat(self, unit: Unit, row: Any, name: str, people: list[Entrant], turn: int) -> None:
        clocks = msgspec.json.decode(row.clocks, type=list[Clock])
        clock = clocks[min(turn, len(clocks)) - 1]
        where = pool(row.game, row.seats)
        known = all(one.bot is None or anchor(where, one.bot) is not None for one in people)
        rated = row.rated and known and any(one.account for one in people)
        new = table_of(row.game, row.preset, len(people), clock, rated=rated, private=not row.listed)
        rules = known_game(row.game)
        seats = seats_for(rules, new, len(people))
        for seat, one in zip(seats, people, strict=True):
            if one.account is None:
                seat.kind, seat.bot = "bot", one.bot
            else:
                seat.kind, seat.account, seat.name = "person", one.account, told_apart(seats, one.name or "")
        owner = next((one.account for one in people if one.account), row.owner)
        deal = deal_of(row, turn) if row.form == "duplicate" else None
        made = self.lobby.prepared(owner, rules, new, seats, kin="round", parent=row.id, name=name, deal=deal)
        unit.rows += made.rows
        unit.changes += made.changes
        unit.after += made.after

    async def blocked(self, people: Sequence[Entrant]) -> set[frozenset[int]]:
        """Pairs who are kept apart as far as it goes."""
        number = {one.account: one.number for one in people if one.account}
        rows = await self.store.rows(BLOCKS, {"b_accounts": sorted(number)}) if number else []
        return {
            frozenset((number[tie.account], number[tie.other]))
            for tie in rows
            if tie.account in number and tie.other in number
        }

    async def play_again(self, event: Event, games: Sequence[Played]) -> None:
        """Drawn matches of a knock-out, with the sides changed."""
        unit = Unit().change(GOES_ON, required=True, b_id=event.row.id)
        everybody = {one.number: one for one in event.entrants}
        for game in games:
            self.lay(unit, event, everybody, game.round, game.board, game.leg + 1, game.players[::-1])
        await self.write(event, unit)
        self.tell(event)

    async def close_round(self, event: Event) -> None:
        """All its tables are over: whoever closes it also opens what was sealed."""
        row = event.row
        unit = Unit().change(ROUND_OVER, required=True, b_id=row.id, b_number=event.round, b_at=now())
        sealed = self.unseal(unit, event)
        await self.write(event, unit)
        await self.refresh(sealed)
        self.tell(event)
        self.waiting.set()
        self.tables.rated_over.set()

    def unseal(self, unit: Unit, event: Event) -> list[str]:
        if event.row.form != "duplicate":
            return []
        unit.change(UNSEAL, b_id=event.row.id, b_private=not event.row.listed)
        names = [game.table for game in event.played if game.round == event.round and game.table]
        for name in names:
            self.tables.fanout.attach(unit, name, ANYTHING)
        return names

    async def refresh(self, names: Sequence[str]) -> None:
        """The same in this server's memory."""
        for name in names:
            table = self.tables.live.get(name)
            if table is not None:
                async with table.certain():
                    await table.refresh()
                    table.publish()

    async def end(self, event: Event, status: str) -> None:
        await self.write(event, Unit().change(END, required=True, b_id=event.row.id, b_status=status, b_at=now()))
        self.tell(event)
        self.waiting.set()

    def tell(self, event: Event) -> None:
        self.tables.wake([one.account for one in event.entrants])
        self.tables.jobs_waiting.set()

    # --- who is not there -----------------------------------------------------------------------------------

    async def mind_absent(self, event: Event) -> None:
        """Who has not come in time has lost there, and is paired no more until they say that they are back."""
        clocks = msgspec.json.decode(event.row.clocks, type=list[Clock])
        if self.tables.in_grace():
            return
        for game in event.played:
            late = event.late.get(game.table or "")
            if game.over or not late or isinstance(clocks[min(game.round, len(clocks)) - 1], DaysClock):
                continue
            if now() < event.tables[game.table or ""].started_at + event.row.grace * 1000:
                continue
            table = await self.tables.find(game.table or "")
            gone = await table.enter(partial(forfeit, table, never_came)) if table is not None else []
            for seat in gone:
                absent = Unit().change(
                    STATUS, b_id=event.row.id, b_number=game.players[seat], b_status="away", required=True
                )
                await self.write(event, absent)

    async def mind_banned(self, event: Event) -> bool:
        """Whom the operator has banned has lost where they sit, and is paired no more; says whether there was one."""
        rows = await self.store.rows(BANNED, {"b_id": event.row.id, "b_at": now()})
        known = {one.number: one for one in event.entrants}
        for row in rows:
            account = known[row.number].account
            for game in event.played:
                if not game.over and row.number in game.players:
                    table = await self.tables.find(game.table or "")
                    if table is not None:
                        await table.enter(partial(forfeit, table, partial(sits_there, account)))
            out = Unit().change(STATUS, b_id=event.row.id, b_number=row.number, b_status="out", required=True)
            await self.write(event, out)
        return bool(rows)

    # --- arena -------------------------------------------------------------------------------------------------

    async def pair_arena(self, event: Event) -> None:
        """Whoever is free plays whoever else is, close in the standing, until the time is over."""
        busy = {number for game in event.played if not game.over for number in game.players}
        if now() >= (event.ends_at or 0):
            if not busy:
                await self.end(event, "finished")
            return
        free = [one for one in event.active if one.number not in busy]
        pairs = waves(event, free, await self.blocked(free), waited_since(event))
        if not pairs:
            return
        unit = Unit().change(GOES_ON, required=True, b_id=event.row.id)
        turn = event.round + 1
        unit.add(schema.rounds, tournament_id=event.row.id, number=turn, started_at=now(), ended_at=now())
        everybody = {one.number: one for one in event.entrants}
        for board, pair in enumerate(pairs, 1):
            self.lay(unit, event, everybody, turn, board, 0, pair)
        await self.write(event, unit)
        self.tell(event)


class Begun:
    """A tournament's row with the number of rounds that follows from who takes part."""

    def __init__(self, row: Any, rounds: int) -> None:
        self.__dict__.update(row._mapping)
        self.rounds = rounds


def is_last(event: Event, current: Sequence[Played]) -> bool:
    """Whether nothing follows a round, and nobody has to rest before it is said who has won."""
    if event.row.form == "knockout":
        return len({game.board for game in current}) == 1
    return bool(event.round >= event.row.rounds)


def sits_there(account: str | None, seat: Seat) -> bool:
    return seat.account == account


def never_came(seat: Seat) -> bool:
    return seat.arrived_at is None


async def forfeit(table: Table, is_gone: Callable[[Seat], bool]) -> list[int]:
    """Who has gone or never came loses, a bot plays on at larger tables; says which seats. Under the table's lock."""
    served = table.served
    if served is None or served.over or table.broken:
        return []
    if not table.store.embedded:  # somebody may have come at another server
        table.take_seats(await table.store.rows(SEATS, {"b_id": table.id}))
    gone = [seat for seat in table.seats if seat.kind == "person" and is_gone(seat)]
    entries, changed = [], []
    for seat in gone:
        if not served.over:
            lost = Entry(served.number + 1, kinds.FORFEIT, seat.side, seat.seat, "", table.moment())
            served.follow(lost)
            entries.append(lost)
            changed += table.hand_to_bots(seat.side) if not served.over else []
    if entries:
        await table.keep([*entries, *table.settle(table.moment())], seats=changed)
    return [seat.seat for seat in gone]
