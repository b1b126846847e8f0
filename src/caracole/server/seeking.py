"""Finding somebody: a seek is a row; whoever fits is paired, by whichever server looks first.

    open ──paired──> paired (a table, and everybody sits there)
      ├──withdrawn, or nobody waits any more──> gone
      └──somebody takes it──> paired

A seek is paired by one write that also makes the table: it holds for all of a table or for none, so two servers that
pair at the same moment make one table, and a server that dies in between has made none. Who would play by one clock or
another has several seeks; a live match that begins ends those for other live matches in the same write. Who plays a bot
while waiting is asked first (`meetings.py`).
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Sequence
from contextlib import suppress
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from sqlalchemy import and_, bindparam, or_, select, update

from caracole import bots
from caracole.server import errors, meetings, pairing, rated_terms, schema
from caracole.server.clocks import Clock, DaysClock, LiveClock
from caracole.server.errors import Problem
from caracole.server.identity import Account, Identity, new_id
from caracole.server.lobby import Lobby, NewTable, Place, checked_options, known_game, mixed, shuffled, told_apart
from caracole.server.pairing import Waiting
from caracole.server.ratings import Ratings
from caracole.server.seating import Seat, empty_seats
from caracole.server.skill import Skill, pool, shown
from caracole.server.store import Conflict, Unavailable, Unit, now
from caracole.server.table import Table

log = logging.getLogger("caracole.seeking")
LOOK = 1.0
"""Seconds between two looks at who fits."""
PATIENCE = 30_000
"""Milliseconds after which somebody who looks for a live match and says nothing is gone."""
DAYS = 7 * 86_400_000
"""Milliseconds for which a seek over days stands."""
MOST = 8
"""Seeks of one account at once."""
OPEN = (
    select(schema.seeks).where(schema.seeks.c.status == "open").order_by(schema.seeks.c.created_at, schema.seeks.c.id)
)
ONE = select(schema.seeks).where(schema.seeks.c.id == bindparam("b_id"))
OWN = (
    select(schema.seeks)
    .where(schema.seeks.c.account == bindparam("b_account"), schema.seeks.c.status.in_(meetings.LOOKING))
    .order_by(schema.seeks.c.created_at, schema.seeks.c.id)
)
PAIR = (
    update(schema.seeks)
    .where(schema.seeks.c.id == bindparam("b_id"), schema.seeks.c.status == "open")
    .values(status="paired", table_id=bindparam("b_table"))
)
SIT = (
    update(schema.seeks)
    .where(schema.seeks.c.id == bindparam("b_id"), schema.seeks.c.agreed, *meetings.THERE)
    .values(status="paired", table_id=bindparam("b_table"))
)
WITHDRAW = (
    update(schema.seeks)
    .where(schema.seeks.c.id == bindparam("b_id"), schema.seeks.c.status.in_(meetings.LOOKING))
    .values(status="gone")
)
ELSEWHERE = (
    update(schema.seeks)
    .where(
        schema.seeks.c.account.in_(bindparam("b_accounts", expanding=True)),
        schema.seeks.c.status.in_(meetings.LOOKING),
        schema.seeks.c.clock.like('%"live"%'),
    )
    .values(status="gone")
)
"""Who sits down to a live match looks for no other one."""
HEARD = (
    update(schema.seeks)
    .where(schema.seeks.c.id == bindparam("b_id"), schema.seeks.c.status.in_(meetings.LOOKING))
    .values(seen_at=bindparam("b_at"))
)
MEANWHILE = (
    update(schema.seeks)
    .where(schema.seeks.c.id == bindparam("b_id"), schema.seeks.c.status == "open", schema.seeks.c.meanwhile.is_(None))
    .values(meanwhile=bindparam("b_table"))
)
BESIDE = (
    update(schema.seeks)
    .where(
        schema.seeks.c.account == bindparam("b_account"),
        schema.seeks.c.status == "open",
        schema.seeks.c.clock.like('%"live"%'),
    )
    .values(meanwhile=bindparam("b_table"))
)
"""Whoever plays a bot is asked about every live match they look for."""
BLOCKS = select(schema.ties.c.account, schema.ties.c.other).where(
    schema.ties.c.kind == "block",
    or_(
        schema.ties.c.account.in_(bindparam("b_accounts", expanding=True)),
        schema.ties.c.other.in_(bindparam("b_accounts", expanding=True)),
    ),
)


class Wanted(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What somebody would like to play."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    preset: Annotated[str, Meta(min_length=1, max_length=40)] | None = None
    players: Annotated[int, Meta(ge=2, le=6)] = 2
    clock: Clock = LiveClock(900, 10)
    rated: bool = False


class Seeking:
    """Everybody who looks for somebody, at all servers of a database."""

    def __init__(self, lobby: Lobby, identity: Identity, ratings: Ratings) -> None:
        self.lobby = lobby
        self.store = lobby.store
        self.identity = identity
        self.ratings = ratings
        self.waiting = asyncio.Event()
        self.open = 0
        """Seeks that stood at the newest look."""
        self.paired = 0
        """Tables that this server has made for people who looked."""

    # --- wanting and not wanting any more ----------------------------------------------------------------

    async def seek(self, by: Account, wanted: Wanted) -> Any:
        """Wait for somebody; who asks twice for the same waits once."""
        await self.lobby.social.demand_welcome(by)
        new = self.table_of(wanted)
        seats = self.possible(by, new, wanted)
        mine = await self.store.rows(OWN, {"b_account": by.id})
        same = next((row for row in mine if alike(row, wanted)), None)
        if same is not None:
            return await self.hear(same.id, by)
        if len(mine) >= MOST:
            raise errors.not_now("seeks-many", most=MOST)
        where = pool(wanted.game, len({seat.side for seat in seats}))
        skill = (await self.ratings.skills(where, [by.id])).get(by.id, Skill())
        row = {
            "id": new_id(), "account": by.id, "game": wanted.game, "preset": wanted.preset,
            "players": wanted.players, "clock": msgspec.json.encode(wanted.clock).decode(), "rated": wanted.rated,
            "number": shown(skill).number, "doubt": shown(skill).doubt,
            "status": "open", "table_id": None, "created_at": now(), "seen_at": now(),
        }  # fmt: skip
        await self.store.write(Unit().add(schema.seeks, **row))
        self.waiting.set()
        self.lobby.tables.wake([])
        return await self.store.row(ONE, {"b_id": row["id"]})

    def table_of(self, wanted: Wanted) -> NewTable:
        rules = known_game(wanted.game)
        options = {"players": wanted.players} if "players" in rules.options.DEFAULTS else {}
        return NewTable(game=wanted.game, preset=wanted.preset, options=options, clock=wanted.clock, rated=wanted.rated)

    def possible(self, by: Account, new: NewTable, wanted: Wanted) -> list[Seat]:
        """Refuse what could never become a table."""
        rules = known_game(wanted.game)
        options = checked_options(rules, new.preset, new.options)
        seats = empty_seats(rules, new.options, options)
        if len(seats) != wanted.players:
            raise errors.malformed("seek-players", seats=len(seats), wanted=wanted.players)
        if wanted.rated:
            rated_terms.agreed(rules, new, options, seats, by)
        return seats

    async def own(self, name: str, by: Account) -> Any:
        row = await self.store.row(ONE, {"b_id": name[:24].replace("\0", "")})
        if row is None or row.account != by.id:
            raise errors.unknown()
        return row

    async def hear(self, name: str, by: Account) -> Any:
        """Somebody still waits; says how the seek stands."""
        row = await self.own(name, by)
        if row.status in meetings.LOOKING:
            await self.store.write(Unit().change(HEARD, b_id=row.id, b_at=now()))
            row = await self.own(name, by)
            await meetings.look_after(self.lobby, row, by)
        return row

    async def withdraw(self, name: str, by: Account) -> Any:
        """Look no longer; whoever is asked declines by it, and goes on with the bot."""
        row = await self.own(name, by)
        if row.status == "asked":
            with suppress(Conflict):  # the meeting was over that moment
                await meetings.decline(self.lobby, row)
            if row.meanwhile is not None:
                await meetings.pause(self.lobby, row.meanwhile, by, paused=False)
        await self.store.write(Unit().change(WITHDRAW, b_id=row.id))
        self.waiting.set()
        self.lobby.tables.wake([])
        return await self.own(name, by)

    # --- a bot meanwhile ---------------------------------------------------------------------------------------

    async def play_meanwhile(self, name: str, by: Account, bot: str) -> Table:
        """A match against a bot until somebody is there; who asks twice has one."""
        row = await self.own(name, by)
        if row.status == "open" and row.meanwhile is None:
            wanted = wanted_of(row)
            if not isinstance(wanted.clock, LiveClock):
                raise errors.not_now("seek-days")
            options = self.table_of(wanted).options
            seats = [Place("me"), *(Place("bot", bot) for _ in range(row.players - 1))]
            new = NewTable(game=row.game, preset=row.preset, options=options, seats=seats)
            match = new_id()
            together = Unit().change(MEANWHILE, required=True, b_id=row.id, b_table=match)
            together.change(BESIDE, b_account=by.id, b_table=match)
            with suppress(Conflict):  # asked at the same moment, or somebody was found
                return await self.lobby.create(by, new, name=match, together=together)
            row = await self.own(name, by)
        table = await self.lobby.tables.find(row.meanwhile) if row.meanwhile and row.status == "open" else None
        if table is None:
            raise errors.not_now("seek-gone")
        return table

    async def agree(self, name: str, by: Account) -> Any:
        """Whoever is asked comes; the last to say so sits down with the others."""
        row = await self.own(name, by)
        if row.status != "asked":
            raise errors.not_now("seek-gone")
        try:
            await self.store.write(
                Unit()
                .change(meetings.AGREE, required=True, b_id=row.id, b_meeting=row.meeting)
                .change(HEARD, b_id=row.id, b_at=now())
            )
        except Conflict:
            raise errors.not_now("seek-gone") from None
        await self.settle(await self.met(row))
        return await self.own(name, by)

    async def settle(self, rows: Sequence[Any]) -> None:
        """What becomes of a meeting now: a table, nothing, or it goes on."""
        if not rows:
            return  # another server was first
        at = now()
        apart = await self.blocks({row.account for row in rows})  # since they were found for each other
        whole = len(rows) == rows[0].players and all(stands(row, at) for row in rows) and not apart
        if whole and all(row.agreed for row in rows):
            await self.begin(rows)
        elif not whole or meetings.late(rows[0], at):
            await meetings.give_up(self.lobby, rows)

    # --- sitting down ------------------------------------------------------------------------------------------

    async def take(self, name: str, by: Account) -> Table | Any:
        """Sit down with whoever looks for somebody, without waiting to be paired; if they play a bot, they are asked
        first: then it is the row of one's own seek."""
        row = await self.store.row(ONE, {"b_id": name[:24].replace("\0", "")})
        if row is None:
            raise errors.unknown()
        if row.account == by.id:
            raise errors.not_now("seek-own")
        if row.status != "open" or not stands(row, now()):
            raise errors.not_now("seek-gone")
        if row.players != 2:
            raise errors.not_now("seek-table")
        if row.rated:
            rated_terms.demand_person(by)
        if await self.lobby.social.apart(by.id, {row.account}):
            raise errors.not_now("blocked-table")
        await self.lobby.social.demand_welcome(by)
        other = await self.identity.of_id(row.account)
        if other is None or not await self.lobby.social.is_welcome(other):
            raise errors.not_now("seek-gone")
        try:
            if row.meanwhile is None:
                return await self.sit_down([row], [other, by])
            return await self.call(row, by)
        except Conflict:
            raise errors.not_now("seek-gone") from None

    async def call(self, row: Any, by: Account) -> Any:
        """Look for the same, and ask whoever plays a bot whether they come."""
        mine = await self.seek(by, wanted_of(row))
        try:
            await meetings.meet(self.lobby, [row, mine])
        except Conflict:
            mine = await self.own(mine.id, by)
            if mine.status == "open":
                await self.withdraw(mine.id, by)
                raise
        return await self.own(mine.id, by)

    async def fill(self, name: str, by: Account, bot: str) -> Table:
        """Begin with those who fit and wait for the same, and bots for the rest."""
        row = await self.own(name, by)
        if bot not in bots.BOTS:
            raise errors.malformed("no-such-bot", bot=bot, known=", ".join(bots.BOTS))
        if row.status != "open":
            raise errors.not_now("seek-gone")
        if row.rated:
            raise errors.not_now("rated-no-bot")
        rows, people = [row], [by]
        for other in await self.those_who_fit(row):
            who = await self.identity.of_id(other.account)
            welcome = who is not None and await self.lobby.social.is_welcome(who)
            if who is not None and welcome and len(people) < row.players - 1:
                rows.append(other)
                people.append(who)
        try:
            return await self.sit_down(rows, people, bot)
        except Conflict:
            raise errors.not_now("seek-gone") from None

    async def those_who_fit(self, row: Any) -> list[Any]:
        """Everybody who waits for the same, fits, and fits all before them; not who plays a bot and would be asked."""
        at = now()
        alike = {other.id: other for other in await self.store.rows(OPEN) if kind_of(other) == kind_of(row)}
        waits = [other for other in alike.values() if other.meanwhile is None and stands(other, at)]
        blocked = await self.blocks({row.account, *(other.account for other in waits)})
        table = [waiting_of(row)]
        for one in map(waiting_of, waits):
            if all(pairing.may(one, there, at / 1000, blocked) for there in table):
                table.append(one)
        return [alike[one.id] for one in table[1:]]

    async def blocks(self, accounts: set[str]) -> frozenset[frozenset[str]]:
        """Those among them who do not want to meet."""
        ties = await self.store.rows(BLOCKS, {"b_accounts": sorted(accounts)})
        pairs = (frozenset((tie.account, tie.other)) for tie in ties)
        return frozenset(pair for pair in pairs if pair <= accounts)

    # --- pairing -------------------------------------------------------------------------------------------

    async def mind(self) -> None:
        """Pair whoever fits, from second to second; until cancelled."""
        while True:
            found = 0
            try:
                found = await self.pair()
            except Unavailable as error:
                log.warning("seeking: %s", error)
            except Exception:
                log.exception("seeking")
            if not found and self.store.embedded:
                await self.waiting.wait()
            else:
                await asyncio.sleep(LOOK)
            self.waiting.clear()

    async def pair(self) -> int:
        """One look; says how many wait."""
        at = now()
        rows = await self.store.rows(OPEN)
        for row in rows:
            if not stands(row, at):
                await self.store.write(Unit().change(WITHDRAW, b_id=row.id))
        asked = await self.close_meetings()
        rows = [row for row in rows if stands(row, at)]
        self.open = len(rows) + len(asked)
        rows = [row for row in rows if row.account not in asked]
        people = {row.account for row in rows}
        if len(people) > 1:
            known = {row.id: row for row in rows}
            blocked = await self.blocks(people)
            latest = await self.latest(sorted(people))
            for group in pairing.groups(map(waiting_of, rows), at / 1000, blocked=blocked, latest=latest):
                await self.bring([known[one.id] for one in group])
        return self.open

    async def close_meetings(self) -> set[str]:
        """Those who are asked at this moment; meetings that are decided or over are ended."""
        met: defaultdict[str, list[Any]] = defaultdict(list)
        for row in await self.store.rows(meetings.ASKED):
            met[row.meeting].append(row)
        for rows in met.values():
            await self.settle(rows)
        return {row.account for rows in met.values() for row in rows}

    async def bring(self, rows: Sequence[Any]) -> None:
        """Together at a table, or asked whether they come."""
        if not meetings.demanded(rows):
            await self.begin(rows)
            return
        if await self.people(rows) is None:
            return
        try:
            await meetings.meet(self.lobby, rows)
        except Conflict:
            log.info("somebody else has found them")

    async def begin(self, rows: Sequence[Any]) -> None:
        """A table for those who were paired; who cannot sit down no longer waits."""
        people = await self.people(rows)
        if people is None:
            return
        try:
            await self.sit_down(rows, people)
        except Conflict:
            log.info("somebody else has paired them")
        except Problem as problem:
            log.warning("those who fit could not sit down: %s", problem.error)
            await self.store.write(Unit().change(WITHDRAW, b_id=rows[0].id))

    async def people(self, rows: Sequence[Any]) -> list[Account] | None:
        """Whose seeks they are; None if one is gone or banned, who then looks no longer."""
        found = [await self.identity.of_id(row.account) for row in rows]
        for row, one in zip(rows, found, strict=True):
            if one is None or one.kind == "gone" or not await self.lobby.social.is_welcome(one):
                await self.store.write(Unit().change(WITHDRAW, b_id=row.id))
                return None
        return [one for one in found if one is not None]

    async def sit_down(self, rows: Sequence[Any], people: list[Account], bot: str | None = None) -> Table:
        """All of them at a new table, in an order that nobody chose; with the table their seeks are over.

        Seats that are left go to bots.
        """
        first = rows[0]
        wanted = wanted_of(first)
        new = self.table_of(wanted)
        rules = known_game(first.game)
        options = checked_options(rules, new.preset, new.options)
        seats = empty_seats(rules, new.options, options)
        if new.rated:
            new = rated_terms.agreed(rules, new, options, seats, people[0])
        order = shuffled(people)
        for seat in seats:
            if seat.seat < len(order):
                who = order[seat.seat]
                seat.kind, seat.account, seat.name = "person", who.id, told_apart(seats, who.name)
            else:
                seat.kind, seat.bot = "bot", bot
        if mixed(seats):
            raise errors.not_now("mixed-side")
        name, together = new_id(), Unit()
        for row in rows:
            if row.status == "asked":
                together.change(SIT, required=True, b_id=row.id, b_meeting=row.meeting, b_table=name)
            else:
                together.change(PAIR, required=True, b_id=row.id, b_table=name)
        if isinstance(new.clock, LiveClock):
            together.change(ELSEWHERE, b_accounts=sorted(one.id for one in people))
        table = await self.lobby.add(people[0], rules, new, seats, kin="new", name=name, together=together)
        self.paired += 1
        self.lobby.tables.wake([one.id for one in people])
        return table

    async def latest(self, accounts: list[str]) -> dict[str, str]:
        """Whom each played last, if it was one other."""
        mine, theirs = schema.seats.alias(), schema.seats.alias()
        rows = (
            select(mine.c.account, theirs.c.account.label("other"), schema.tables.c.created_at)
            .join(schema.tables, schema.tables.c.id == mine.c.table_id)
            .join(theirs, theirs.c.table_id == mine.c.table_id)
            .where(mine.c.account.in_(accounts), theirs.c.account != mine.c.account, schema.tables.c.kin != "import")
            .where(schema.tables.c.created_at > now() - 86_400_000)
            .order_by(schema.tables.c.created_at)
        )
        return {row.account: row.other for row in await self.store.rows(rows)}

    async def met(self, row: Any) -> Sequence[Any]:
        """Everybody of a meeting, with their names."""
        return await self.store.rows(meetings.MET, {"b_meeting": row.meeting})

    async def listed(self, account: str | None) -> list[Any]:
        """Everybody who waits, with their names; to oneself also what is asked at this moment."""
        mine = and_(schema.seeks.c.status == "asked", schema.seeks.c.account == account)
        rows = (
            select(schema.seeks, schema.accounts.c.name.label("called"), schema.accounts.c.profile)
            .join(schema.accounts, schema.accounts.c.id == schema.seeks.c.account)
            .where(or_(schema.seeks.c.status == "open", mine))
            .order_by(schema.seeks.c.created_at)
            .limit(200)
        )
        return [row for row in await self.store.rows(rows) if stands(row, now())]


def stands(row: Any, at: int) -> bool:
    """Whether whoever made it still waits: a live match is waited for at the page, one over days anywhere."""
    if isinstance(msgspec.json.decode(row.clock, type=Clock), DaysClock):
        return bool(at < row.created_at + DAYS)
    return bool(at < row.seen_at + PATIENCE)


def wanted_of(row: Any) -> Wanted:
    clock = msgspec.json.decode(row.clock, type=Clock)
    return Wanted(game=row.game, preset=row.preset, players=row.players, clock=clock, rated=row.rated)


def alike(row: Any, wanted: Wanted) -> bool:
    clock = msgspec.json.encode(wanted.clock).decode()
    return (row.game, row.preset, row.players, row.clock, row.rated) == (
        wanted.game, wanted.preset, wanted.players, clock, wanted.rated,
    )  # fmt: skip


def kind_of(row: Any) -> tuple[object, ...]:
    return row.game, row.preset, row.clock, row.rated, row.players


def waiting_of(row: Any) -> Waiting:
    days = isinstance(msgspec.json.decode(row.clock, type=Clock), DaysClock)
    since, pace = row.created_at / 1000, "days" if days else "live"
    return Waiting(row.id, row.account, kind_of(row), row.players, row.number, since, row.doubt, pace)
