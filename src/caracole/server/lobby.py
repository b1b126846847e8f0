"""Tables before and after their match: opened, joined, left, listed, played again, forked, imported."""

from __future__ import annotations

import secrets
from base64 import urlsafe_b64encode
from contextlib import suppress
from datetime import UTC, datetime
from hashlib import sha256
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta
from sqlalchemy import and_, bindparam, func, or_, select, update

from caracole import bots
from caracole.kernel import names
from caracole.kernel.errors import BadOptions, BadRecord, Wording
from caracole.kernel.game import Game, game
from caracole.kernel.luck import SeededLuck
from caracole.kernel.match import Match
from caracole.kernel.record import Record, parse
from caracole.server import absence, errors, rated_terms, schema
from caracole.server.clocks import Clock, NoClock
from caracole.server.errors import Problem
from caracole.server.fanout import ANYTHING
from caracole.server.identity import Account, new_id
from caracole.server.match_start import Row, begun, start_if_full, text
from caracole.server.names import another, clean_name, folded
from caracole.server.seating import CHANGEABLE, Seat, empty_seats
from caracole.server.social import Social
from caracole.server.store import Conflict, Unavailable, Unit, now
from caracole.server.table import RESEAT, Table
from caracole.server.tables import Tables

Short = Annotated[str, Meta(min_length=1, max_length=40)]
Contribution = Annotated[str, Meta(max_length=64, pattern=r"^[^\x00]*$")]


class Place(msgspec.Struct, forbid_unknown_fields=True):
    """Who is to sit on a seat of a new table."""

    kind: Literal["me", "open", "invite", "bot", "here"]
    """`here`: another person at the same device."""
    name: Short | None = None
    """Of the person at the same device, or of the bot."""


class NewTable(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What is asked for when a table is opened."""

    game: Short
    preset: Short | None = None
    options: dict[str, Any] = {}
    seats: Annotated[list[Place], Meta(max_length=8)] = []
    """In order; missing ones are open. Without any, the first is mine."""
    private: bool = False
    clock: Clock = NoClock()
    timeout: Literal["bot", "loses"] = "bot"
    """What happens to a side whose time is out."""
    absence: Annotated[int, Meta(ge=60, le=30 * 86_400)] | None = 900
    """Without a clock: seconds without a connection after which somebody may be claimed absent; null is never."""
    forfeit: bool = False
    """Whether the others may then claim the win."""
    contribution: Contribution = ""
    """Mixed into the luck, so that nobody knows it before the match."""
    rated: bool = False
    """Whether the match counts for everybody's rating."""


def known_game(name: str) -> Game:
    try:
        return game(name)
    except LookupError:
        raise errors.malformed("no-such-game", game=name) from None


def checked_options(rules: Game, preset: str | None, asked: dict[str, Any]) -> Any:
    """The options as they would be with some luck; refused if there is something wrong with them."""
    try:
        return rules.resolve(asked, preset=preset, luck=SeededLuck(0))
    except BadOptions as error:
        raise errors.bad_options(error) from None
    except (TypeError, ValueError, KeyError, OverflowError) as error:
        raise errors.bad_options(BadOptions("?", str(error), Wording("options-unreadable"))) from None


def occupied(seats: list[Seat], wanted: list[Place], by: Account) -> None:
    """Put everybody where they were asked to sit."""
    wanted = wanted or [Place("me")]
    if len(wanted) > len(seats):
        raise errors.malformed("seats-many", seats=len(seats), wanted=len(wanted))
    if sum(place.kind == "me" for place in wanted) > 1:
        raise errors.malformed("one-seat")
    for seat, place in zip(seats, wanted, strict=False):
        if place.kind == "bot":
            if place.name not in bots.BOTS:
                raise errors.malformed("no-such-bot", bot=place.name or "", known=", ".join(bots.BOTS))
            seat.kind, seat.bot = "bot", place.name
        elif place.kind in ("me", "here"):
            seat.kind, seat.account = "person", by.id
            seat.name = told_apart(seats, clean_name(place.name) if place.kind == "here" and place.name else by.name)
        elif place.kind == "invite":
            seat.kind, seat.invite = "invite", secrets.token_urlsafe(18)
    if mixed(seats):
        raise errors.malformed("mixed-side")


class Lobby:
    """Everything that is done to tables from outside a match."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.store = tables.store
        self.social = Social(tables.store)

    # --- opening -----------------------------------------------------------------------------------

    async def create(
        self, by: Account, new: NewTable, *, name: str | None = None, together: Unit | None = None
    ) -> Table:
        rules = known_game(new.game)
        options = checked_options(rules, new.preset, new.options)
        seats = empty_seats(rules, new.options, options)
        occupied(seats, new.seats, by)
        if new.rated:
            new = rated_terms.agreed(rules, new, options, seats, by)
        mine = [seat for seat in seats if seat.account == by.id]
        if mine:
            mine[0].contribution = new.contribution
        return await self.add(by, rules, new, seats, kin="new", name=name, together=together)

    async def add(
        self,
        by: Account,
        rules: Game,
        new: NewTable,
        seats: list[Seat],
        *,
        kin: str,
        parent: str | None = None,
        name: str | None = None,
        match: Match | None = None,
        created_at: int | None = None,
        together: Unit | None = None,
    ) -> Table:
        """Store a table; with a match, its steps are copied and its options are settled.

        What is to be stored `together` with it is: all of it or none.
        """
        await self.social.demand_welcome(by)
        await self.demand_room(by)
        name = name or new_id()
        unit = self.prepared(
            by.id, rules, new, seats, kin=kin, parent=parent, name=name, match=match, created_at=created_at
        )
        if together is not None:
            unit.changes += together.changes
        self.tell_parent(unit, kin, parent)
        await self.store.write(unit)  # with its start, if nobody is waited for: all of it or none
        table = await self.tables.find(name)
        assert table is not None
        self.tables.changed(table)
        await self.echo(table)
        return table

    def prepared(
        self,
        owner: str,
        rules: Game,
        new: NewTable,
        seats: list[Seat],
        *,
        kin: str,
        name: str,
        parent: str | None = None,
        match: Match | None = None,
        created_at: int | None = None,
        deal: str | None = None,
    ) -> Unit:
        """What is to be stored of a new table; with its start, if nobody is waited for. A `deal` is the seed of luck
        that it shares with other tables: until they have all played it, the table is sealed."""
        row = Row(
            id=name,
            game=rules.name,
            rules=rules.traits.rules,
            preset=new.preset,
            asked=text(new.options),
            options=None,
            seed=deal or secrets.token_hex(32),
            contributions=None,
            copied=match.version if match else 0,
            clock=text(new.clock),
            timeout=new.timeout,
            absence=new.absence,
            forfeit=new.forfeit,
            waits=not isinstance(new.clock, NoClock) and any(seat.kind != "bot" for seat in seats),
            private=new.private or deal is not None,
            published=False,
            rated="asked" if new.rated else "",
            owner=owner,
            parent=parent,
            kin=kin,
            deal="" if deal is None else "sealed",
            status="open",
            created_at=created_at or now(),
            started_at=None,
            changed_at=now(),
            number=0,
            actor=names.OVER,
            deadline=None,
            ending=None,
        )
        new_table = Table(self.tables, row)
        new_table.seats, new_table.clock, new_table.asked = seats, new.clock, new.options
        unit = begun(new_table, match) if new_table.full else Unit()
        unit.add(schema.tables, **row._mapping)
        for seat in seats:
            unit.add(schema.seats, table_id=name, seat=seat.seat, seen_at=now(), **seat.row())
        return unit

    def tell_parent(self, unit: Unit, kin: str, parent: str | None) -> None:
        """Whoever still looks at the match before sees that there is to be another."""
        if kin == "rematch" and parent:
            self.tables.fanout.attach(unit, parent, ANYTHING)

    async def echo(self, table: Table) -> None:
        """The same at this server."""
        before = self.tables.live.get(table.info.parent) if table.info.kin == "rematch" else None
        if before is not None:
            async with before.lock:
                await before.hear_rematch()
                before.publish()

    async def demand_room(self, by: Account) -> None:
        mine = select(func.count()).where(
            schema.tables.c.owner == by.id, schema.tables.c.status.in_(("open", "running"))
        )
        found = await self.store.row(mine)
        if found is not None and found[0] >= self.tables.settings.most_tables:
            raise errors.not_now("tables-many")

    # --- coming and going ----------------------------------------------------------------------------

    async def join(self, table: Table, by: Account, number: int | None, invite: str | None, contribution: str) -> Seat:
        async def act() -> Seat:
            if table.status not in ("open", "running"):
                raise errors.not_now("table-closed")
            if table.seats_of(by.id):
                raise errors.not_now("sitting-already")
            taken = asked_of(table, by.id) or [self.free_seat(table, number, invite)]
            if table.info.rated:
                rated_terms.demand_person(by)
            await self.demand_peace(table, by)
            if table.status == "running":
                return await absence.substitute(table, taken[0], by)
            for seat in taken:
                seat.name = seat.name if seat.kind == "asked" else told_apart(table.seats, by.name)
                seat.kind, seat.account, seat.invite = "person", by.id, None
            taken[0].contribution = contribution
            await self.take(table, taken)
            table.publish()
            return taken[0]

        seat: Seat = await table.enter(act)
        self.tables.tell_presence(table, by.id)  # they may have been connected before they sat down
        await self.start(table)
        await self.echo(table)
        return seat

    async def seat_bot(self, table: Table, by: Account, number: int, bot: str) -> None:
        """A seat that waits for somebody is given to a bot, with the other seats of a side that several command."""

        async def act() -> None:
            if table.status != "open":
                raise errors.not_now("started-already")
            if by.id != table.info.owner:
                raise errors.not_yours("host-only")
            if bot not in bots.BOTS:
                raise errors.malformed("no-such-bot", bot=bot, known=", ".join(bots.BOTS))
            if table.info.rated:
                raise errors.not_now("rated-no-bot")
            meant = next((seat for seat in table.seats if seat.seat == number), None)
            if meant is None:
                raise errors.malformed("no-such-seat", seat=number, last=len(table.seats) - 1)
            side = [seat for seat in table.seats if seat.side == meant.side]
            if len(side) > 1 and any(seat.kind == "person" for seat in side):
                raise errors.not_now("mixed-side")
            if any(seat.kind not in ("open", "invite") for seat in side):
                raise errors.not_now("seat-taken")
            for seat in side:
                seat.kind, seat.bot, seat.invite = "bot", bot, None
            await self.take(table, side)
            table.publish()

        await table.enter(act)
        await self.start(table)
        await self.echo(table)

    async def start(self, table: Table) -> None:
        """Who has joined sits there, even if the start has to be tried again."""

        async def act() -> None:
            if not self.store.embedded:
                await table.refresh()  # somebody may have joined at another server; the later of the two starts it
            await start_if_full(table)

        with suppress(Unavailable):  # the table is read again, and then it is started
            await table.enter(act)

    async def take(self, table: Table, taken: list[Seat]) -> None:
        """The first who asks gets the seat."""
        unit = Unit()
        for seat in taken:
            unit.change(TAKE, required=True, b_id=table.id, b_seat=seat.seat, **seat.changes())
        unit.change(TOUCH, b_id=table.id, b_at=now())
        self.tables.fanout.attach(unit, table.id, ANYTHING)
        self.tell_parent(unit, table.info.kin, table.info.parent)
        try:
            await table.write(unit)
        except Conflict:
            raise errors.not_now("seat-taken") from None

    async def demand_peace(self, table: Table, by: Account) -> None:
        """Nobody sits down with whom they have blocked, or who has blocked them; and nobody who is banned."""
        await self.social.demand_welcome(by)
        if await self.social.apart(by.id, company_of(table)):
            raise errors.not_now("blocked-table")

    def free_seat(self, table: Table, number: int | None, invite: str | None) -> Seat:
        """The seat a link is for, the open seat that was named, or the first open one."""
        if invite is not None:
            found = table.invited(invite)
            if found is None:
                raise errors.unknown()
            return found
        free = [seat for seat in table.seats if seat.kind == "open"]
        if number is not None:
            free = [seat for seat in free if seat.seat == number]
        if not free:
            raise errors.not_now("no-seat-free")
        return free[0]

    async def leave(self, table: Table, by: Account) -> None:
        """Before the start: the seats are free again, and a table without people is gone. So is a rematch declined."""

        async def act() -> None:
            if table.status != "open":
                raise errors.not_now("started-already")
            if not table.seats_of(by.id) + asked_of(table, by.id) and by.id != table.info.owner:
                raise errors.not_now("not-sitting")
            await self.vacate(table, by.id)

        await table.enter(act)
        await self.echo(table)

    async def vacate(self, table: Table, account: str) -> None:
        """Under the table's lock, before the start."""
        unit = Unit()
        for seat in table.seats_of(account) + asked_of(table, account):
            seat.kind, seat.account, seat.name = "open", None, None
            unit.change(RESEAT, b_id=table.id, b_seat=seat.seat, **seat.changes())
        alone = not any(seat.kind == "person" for seat in table.seats)
        if account == table.info.owner or table.info.kin in ("rematch", "called") or alone:
            table.status = "cancelled"
            unit.change(CANCEL, b_id=table.id, b_at=now())
        self.tables.fanout.attach(unit, table.id, ANYTHING)
        self.tell_parent(unit, table.info.kin, table.info.parent)
        await table.write(unit)
        table.publish()

    # --- shown to everybody ----------------------------------------------------------------------------

    async def show(self, table: Table, by: Account, *, agreed: bool) -> None:
        """Whether everybody may see a finished match, with my name in its record; public once all its people agree."""

        async def act() -> None:
            if table.status != "finished":
                raise errors.not_now("not-over")
            rated_terms.demand_open_deal(table)
            mine = table.seats_of(by.id)
            if not mine:
                raise errors.not_yours("no-seat")
            for seat in mine:
                seat.shown = agreed
            public = all(seat.shown for seat in table.seats if seat.kind == "person")
            unit = Unit()
            for seat in mine:
                unit.change(RESEAT, b_id=table.id, b_seat=seat.seat, **seat.changes())
            if table.info.private or table.info.published:
                unit.change(PUBLISH, b_id=table.id, b_private=not public, b_published=public)
                table.info = Row(**{**table.info._mapping, "private": not public, "published": public})
            self.tables.fanout.attach(unit, table.id, ANYTHING)
            await table.write(unit)
            table.publish()

        await table.enter(act)

    # --- by name -------------------------------------------------------------------------------------

    async def challenge(self, by: Account, other: Account, new: NewTable) -> Table:
        """A table with a seat kept for somebody, who is asked to sit down; the first seat is drawn by lot."""
        rules = known_game(new.game)
        options = checked_options(rules, new.preset, new.options)
        seats = empty_seats(rules, new.options, options)
        if other.id == by.id:
            raise errors.malformed("tie-oneself")
        if len(seats) != 2:
            raise errors.malformed("challenge-two", seats=len(seats))
        if await self.social.apart(by.id, {other.id}):
            raise errors.not_now("blocked-table")
        if new.rated:
            rated_terms.demand_person(other)
            new = rated_terms.agreed(rules, new, options, seats, by)
        for seat, who in zip(seats, shuffled([by, other]), strict=True):
            seat.kind, seat.account, seat.name = ("person" if who is by else "asked"), who.id, who.name
        return await self.add(by, rules, new, seats, kin="called")

    # --- again ---------------------------------------------------------------------------------------

    async def rematch(self, table: Table, by: Account) -> Table:
        """Propose to play again, each one seat further on; or agree to what somebody has proposed already.

        The match begins when everybody who is asked has sat down. Bots agree at once.
        """
        if table.status != "finished":
            raise errors.not_now("not-over")
        if by.id not in company_of(table):
            raise errors.not_yours("did-not-play")
        rated_terms.demand_open_deal(table)
        await table.enter(table.hear_rematch)
        again = await self.tables.find(table.again.id) if table.again is not None else None
        if again is None or again.status == "cancelled":
            return await self.propose(table, by)
        return await self.agree(again, by)

    async def agree(self, again: Table, by: Account) -> Table:
        """Sit down in the rematch that was proposed."""
        if again.status == "open" and asked_of(again, by.id):
            try:
                await self.join(again, by, None, None, "")
            except Problem:
                if not again.seats_of(by.id):  # else the same was asked twice
                    raise
        return again

    async def propose(self, table: Table, by: Account) -> Table:
        """A table with everybody's seats, kept for those who are asked."""
        found = await self.store.row(DECLINED, {"b_id": table.id})
        declined = found[0] if found is not None else 0
        if declined >= MOST_PROPOSALS:
            raise errors.not_now("rematch-declined")
        if await self.social.apart(by.id, company_of(table)):
            raise errors.not_now("blocked-rematch")
        seats = [asked(seat, by) for seat in rotated(table.seats)]
        name = rematch_name(table.id, declined)
        try:
            new = settings_of(table)
            return await self.add(by, table.game, new, seats, kin="rematch", parent=table.id, name=name)
        except Conflict:  # somebody else asked at the same moment: there is one rematch, and both want it
            again = await self.tables.find(name)
            assert again is not None
            return await self.agree(again, by)

    async def fork(self, table: Table, by: Account, step: int, seat: int, bot: str) -> Table:
        """Any position of a finished match, played on against bots."""
        if table.served is None or table.status != "finished":
            raise errors.not_now("only-finished")
        rated_terms.demand_open_deal(table)
        if not 0 <= step <= table.served.match.version:
            raise errors.malformed("steps-only", steps=table.served.match.version)
        match = Match(table.game, table.served.match.options)
        pairs = zip(table.served.match.actions[:step], table.served.match.deciders, strict=False)
        for action, side in pairs:
            match.play(action, by=side)
        return await self.play_on(by, match, settings_of(table), table.seats, seat, bot, parent=table.id)

    async def play_on(
        self, by: Account, match: Match, new: NewTable, like: list[Seat], seat: int, bot: str, parent: str | None = None
    ) -> Table:
        """A match taken over where it stands, against bots; whoever sat there before, it begins with its own luck."""
        if match.over:
            raise errors.not_now("nothing-left")
        seats = [msgspec.structs.replace(s, kind="bot", bot=bot, account=None, name=None, rightful=None, invite=None,
                                         lent=False, arrived_at=None, contribution="")
                 for s in like]  # fmt: skip
        if not 0 <= seat < len(seats):
            raise errors.malformed("no-such-seat", seat=seat, last=len(seats) - 1)
        if bot not in bots.BOTS:
            raise errors.malformed("no-such-bot", bot=bot, known=", ".join(bots.BOTS))
        for other in seats:
            if other.side == seats[seat].side:
                other.kind, other.bot, other.account, other.name = "person", None, by.id, by.name
        new = msgspec.structs.replace(new, clock=NoClock(), rated=False)
        return await self.add(by, match.game, new, seats, kin="fork", parent=parent, match=match)

    async def load(self, by: Account, line: bytes, *, private: bool) -> Table:
        """A record becomes a finished table: to look at, and to fork."""
        try:
            record = parse(line)
            match = Match.replay(record)
        except (BadRecord, BadOptions) as error:
            raise errors.bad_record(error) from None
        except (ValueError, TypeError, KeyError, RecursionError, OverflowError):
            raise errors.bad_record(None) from None
        seats = seats_of(match.game, record.options, match.options)
        played = played_by(record, len(seats))
        for seat in seats:
            seat.kind, seat.bot = "bot", "record"
            seat.name = played[seat.seat] if seat.seat < len(played) else None
        new = NewTable(game=match.game.name, private=private)
        return await self.add(by, match.game, new, seats, kin="import", match=match, created_at=played_at(record))

    # --- lists -----------------------------------------------------------------------------------------

    async def listed(self, which: str, account: str | None, limit: int) -> list[Any]:
        """Rows of tables, newest first: open or running or finished public ones, or my own."""
        rows = select(schema.tables).order_by(schema.tables.c.changed_at.desc()).limit(limit)
        if which == "mine":
            sits = select(schema.seats.c.table_id).where(
                or_(schema.seats.c.account == account, schema.seats.c.rightful == account)
            )
            mine = and_(schema.tables.c.owner == account, schema.tables.c.deal != "sealed")
            wanted = or_(schema.tables.c.id.in_(sits), mine)
            rows = rows.where(wanted, schema.tables.c.status != "cancelled")
        else:
            rows = rows.where(schema.tables.c.status == which, schema.tables.c.private.is_(False))
        return list(await self.store.rows(rows))

    async def seats_of(self, ids: list[str]) -> dict[str, list[Seat]]:
        found: dict[str, list[Seat]] = {name: [] for name in ids}
        wanted = select(schema.seats).where(schema.seats.c.table_id.in_(ids)).order_by(schema.seats.c.seat)
        for row in await self.store.rows(wanted) if ids else []:
            with suppress(msgspec.DecodeError):  # who asks for the table itself is told
                found[row.table_id].append(Seat.of_row(row))
        return found


def shuffled(people: list[Account]) -> list[Account]:
    """In an order that nobody chose."""
    return secrets.SystemRandom().sample(people, len(people))


def rematch_name(parent: str, declined: int) -> str:
    """A match has one rematch; its name follows from the first one's, so that the database sees to that."""
    return urlsafe_b64encode(sha256(f"rematch {declined} of {parent}".encode()).digest()).decode()[:16]


def asked_of(table: Table, account: str) -> list[Seat]:
    """The seats that are kept for somebody who has not agreed yet."""
    return [seat for seat in table.seats if seat.kind == "asked" and seat.account == account]


def asked(seat: Seat, by: Account) -> Seat:
    """A person's seat of a rematch waits for the person, unless it is who proposes."""
    if seat.kind == "person" and seat.account != by.id:
        seat.kind = "asked"
    return seat


def company_of(table: Table) -> set[str]:
    """Everybody who sits at a table, is asked to, or has a seat kept for them."""
    return {name for seat in table.seats for name in (seat.account, seat.rightful) if name}


def rotated(seats: list[Seat]) -> list[Seat]:
    """Everybody one seat further on; where bots and people would share a side, as far on as it takes."""
    for by in range(1, len(seats) + 1):
        found = [moved(seat, seats[(place - by) % len(seats)]) for place, seat in enumerate(seats)]
        if not mixed(found):
            return found
    return [moved(seat, seat) for seat in seats]


def moved(seat: Seat, sitter: Seat) -> Seat:
    """A seat of the next match with somebody from this one; not with a bot that only kept the seat."""
    stood_in = sitter.kind == "bot" and sitter.rightful is not None
    former = sitter.name is None and (sitter.kind == "person" or stood_in)
    kind, account = ("person", sitter.rightful) if stood_in else (sitter.kind, sitter.account)
    if sitter.kind == "invite" or former:
        kind, account = "open", None
    return msgspec.structs.replace(
        seat, kind=kind, account=account, name=sitter.name, bot=None if stood_in else sitter.bot,
        rightful=None, lent=False, arrived_at=None, invite=None, contribution="",
    )  # fmt: skip


def played_by(record: Record, seats: int) -> list[str | None]:
    """The names a record has for the seats; refused like any other name if they could not be shown."""
    players = record.origin.players if record.origin else []
    if len(players) > seats:
        raise errors.bad_record(BadRecord("origin: more players than seats", wording=Wording("record-players")))
    return [clean_name(name) if name else None for name in players]


def played_at(record: Record) -> int | None:
    """When a record says that it was played."""
    day = record.origin.date if record.origin else None
    return None if day is None else int(datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp() * 1000)


def told_apart(seats: list[Seat], name: str) -> str:
    """The name itself, or with a number if somebody at the table has it."""
    taken = {folded(seat.name) for seat in seats if seat.name}
    return another(name, taken) if folded(name) in taken else name


def mixed(seats: list[Seat]) -> bool:
    """Whether a bot shares a side with people."""
    kinds = [{seat.kind == "bot" for seat in seats if seat.side == side} for side in {seat.side for seat in seats}]
    return any(len(kind) > 1 for kind in kinds)


TAKE = (
    update(schema.seats)
    .where(
        schema.seats.c.table_id == bindparam("b_id"),
        schema.seats.c.seat == bindparam("b_seat"),
        schema.seats.c.kind.in_(("open", "invite", "asked")),
    )
    .values({name: bindparam(f"b_{name}") for name in CHANGEABLE})
)
PUBLISH = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("b_id"))
    .values(private=bindparam("b_private"), published=bindparam("b_published"))
)
MOST_PROPOSALS = 3
"""Rematches of one match that may be proposed; who has declined so often means it."""
DECLINED = select(func.count()).where(
    schema.tables.c.parent == bindparam("b_id"),
    schema.tables.c.kin == "rematch",
    schema.tables.c.status == "cancelled",
)
TOUCH = update(schema.tables).where(schema.tables.c.id == bindparam("b_id")).values(changed_at=bindparam("b_at"))
CANCEL = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("b_id"), schema.tables.c.status == "open")
    .values(status="cancelled", changed_at=bindparam("b_at"))
)


def seats_of(rules: Game, asked: dict[str, Any], options: Any) -> list[Seat]:
    """The seats of a match that was brought along."""
    return empty_seats(rules, {"players": asked["players"]} if "players" in asked else {}, options)


def settings_of(table: Table) -> NewTable:
    return NewTable(
        game=table.info.game,
        preset=table.info.preset,
        options=table.asked,
        private=table.info.private,
        clock=table.clock,
        timeout=table.info.timeout,
        absence=table.info.absence,
        forfeit=table.info.forfeit,
        rated=bool(table.info.rated),
    )
