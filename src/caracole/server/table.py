"""A live table: one match in memory, and the one door through which everything that happens to it goes.

Under its lock a request is checked, carried out in memory and stored; only then is it acknowledged and shown. While it
is being stored the memory is in doubt; if the store refuses it, it stays so until the table has been read anew, and
nobody is shown anything or builds upon it before that.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from hmac import compare_digest
from typing import TYPE_CHECKING, Any, TypeGuard

import msgspec
from sqlalchemy import and_, bindparam, delete, func, or_, select, update

from caracole.kernel import names, refusals
from caracole.kernel.errors import IllegalAction, NotAnAction, Refusal, Wording
from caracole.kernel.game import Game, game
from caracole.kernel.luck import FairLuck
from caracole.kernel.state import State
from caracole.server import errors, joint_words, schema, seating
from caracole.server import served_match as kinds
from caracole.server.clocks import Clock, NoClock
from caracole.server.errors import Problem
from caracole.server.i18n import say
from caracole.server.jobs import QueuePosition
from caracole.server.seating import Seat
from caracole.server.served_match import Ending, Entry, ServedMatch
from caracole.server.store import Conflict, Store, Unavailable, Unit, now

if TYPE_CHECKING:
    from caracole.server.tables import Tables

log = logging.getLogger("caracole.tables")
ADVANCE = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("b_id"))
    .values(
        {name: bindparam(f"b_{name}") for name in ("status", "changed_at", "number", "actor", "deadline", "ending")}
    )
)
THOUGHT = delete(schema.jobs).where(
    or_(
        and_(schema.jobs.c.kind == "think", schema.jobs.c.number < bindparam("b_asking")),
        and_(
            # IN goes once at a time
            or_(*(schema.jobs.c.kind == kind for kind in ("hint", "late-mail", "late-hook", "late-push"))),
            schema.jobs.c.number < bindparam("b_number"),
        ),
    ),
    schema.jobs.c.table_id == bindparam("b_id"),
)
RESEAT = (
    update(schema.seats)
    .where(schema.seats.c.table_id == bindparam("b_id"), schema.seats.c.seat == bindparam("b_seat"))
    .values({name: bindparam(f"b_{name}") for name in seating.CHANGEABLE})
)
STEPS = (
    select(schema.steps)
    .where(schema.steps.c.table_id == bindparam("b_id"), schema.steps.c.number > bindparam("b_number"))
    .order_by(schema.steps.c.number)
)
SEATS = select(schema.seats).where(schema.seats.c.table_id == bindparam("b_id")).order_by(schema.seats.c.seat)
SAID = select(func.max(schema.chat.c.id).label("last")).where(schema.chat.c.table_id == bindparam("b_id"))
AGAIN = (
    select(schema.tables)
    .where(schema.tables.c.parent == bindparam("b_id"), schema.tables.c.kin == "rematch")
    .order_by(schema.tables.c.created_at.desc(), schema.tables.c.id)
    .limit(1)
)
TABLE = select(schema.tables).where(schema.tables.c.id == bindparam("b_id"))
READ = (
    "info", "seats", "clock", "asked", "served", "broken", "shown", "fault", "status", "elsewhere", "noted", "chatted",
    "again", "unanswered",
)  # fmt: skip
"""What a table has from the database."""


class Watcher:
    """Somebody connected to a table, woken whenever there is something new."""

    def __init__(self, account: str | None) -> None:
        self.account = account
        self.wake = asyncio.Event()
        self.changed = True
        """Whether the table itself has changed since they last looked; a line of the chat does not change it."""

    def tell(self, *, talk: bool = False) -> None:
        self.changed = self.changed or not talk
        self.wake.set()


class Table:
    """One table. `info` is its row; `served` is None until the match starts."""

    def __init__(self, tables: Tables, info: Any) -> None:
        self.tables = tables
        self.store: Store = tables.store
        self.id: str = info.id
        self.info = info
        self.seats: list[Seat] = []
        self.clock: Clock = NoClock()
        self.asked: dict[str, Any] = {}
        self.served: ServedMatch | None = None
        self.broken: Wording | None = None
        """Why the match cannot go on: stored under other rules, or it does not follow from them."""
        self.shown = True
        """Whether what is stored makes enough sense to be shown, be it broken."""
        self.fault = ""
        """What is wrong, in full, for who keeps the server."""
        self.status: str = info.status
        self.lock = asyncio.Lock()
        self.doubtful = False
        """Whether the memory may hold what the database does not."""
        self.awaited = 0
        """How many are at the door or inside."""
        self.watchers: set[Watcher] = set()
        self.seen: dict[str, int] = {}
        """When each account was last heard of here."""
        self.polled: dict[str, int] = {}
        """When each account without a connection last asked."""
        self.elsewhere: dict[str, int] = {}
        """Until when each account counts as connected, as the servers of one database have written it down."""
        self.noted: dict[str, int] = {}
        """The same as it is stored, for who left before this server knew the table."""
        self.warned = 0
        """The newest step for which the side that decides has been warned of its time."""
        self.chatted = 0
        """The newest line of the chat."""
        self.again: Any = None
        """The newest proposal of a rematch: its row."""
        self.unanswered: set[str] = set()
        """Who has not answered it."""
        self.watched = 0
        """Until when somebody watches; bots alone play no longer than that."""
        self.shares: dict[int, float] = {}
        """By side, the part of its time that a bot's newest decision got, where it was not all of it."""
        self.queue_position: QueuePosition | None = None
        """Where what the table waits for stands in the queue."""
        self.composed = tables.snapshot_cache.part()
        """What has been made from the newest step, by seat and kind; forgotten at the next."""
        self.drawings = tables.snapshot_cache.part()
        """The newest pictures; unlike what else is composed they outlive a step, to tell what it changed."""

    @property
    def game(self) -> Game:
        return game(self.info.game)

    @property
    def running(self) -> bool:
        return self.status == "running"

    @property
    def sealed(self) -> bool:
        """Whether other tables still play the same deal: nothing of this one leaves it."""
        return bool(self.info.deal == "sealed")

    @property
    def full(self) -> bool:
        """Whether it waits for nobody any more, and yet has not started."""
        return self.status == "open" and bool(self.seats) and all(seat.taken for seat in self.seats)

    @property
    def idle(self) -> bool:
        """Whether it can leave memory: it is read again when somebody asks for it."""
        return not self.watchers and not self.awaited and not self.doubtful

    @property
    def alone(self) -> bool:
        """Bots play among themselves."""
        return all(seat.kind == "bot" for seat in self.seats)

    @property
    def wanted(self) -> int:
        """Until when bots alone play on."""
        return max(self.watched, now() + 60_000 if self.watchers else 0)

    def note_share(self, side: int, share: float) -> None:
        self.shares.pop(side, None)
        if share < 1:
            self.shares[side] = share

    # --- from the database -------------------------------------------------------------------------

    @classmethod
    async def read(cls, tables: Tables, name: str) -> Table | None:
        """Everything that is stored of a table, replayed; None if there is no such table."""
        info = await tables.store.row(TABLE, {"b_id": name})
        if info is None:
            return None
        made = cls(tables, info)
        seats = await tables.store.rows(SEATS, {"b_id": name})
        await made.hear_chat()
        steps = await tables.store.rows(STEPS, {"b_id": name, "b_number": 0}) if info.options is not None else []
        made.understand(seats, steps)
        await made.hear_rematch()
        return made

    def understand(self, seats: Sequence[Any], steps: Sequence[Any]) -> None:
        """What the rows mean; rows that make no sense are this table's misfortune alone."""
        try:
            part = "seats"
            self.take_seats(seats)
            part = "clock"
            self.clock = msgspec.json.decode(self.info.clock, type=Clock)
            part = "asked"
            self.asked = msgspec.json.decode(self.info.asked, type=dict[str, Any])
            part = "game"
            rules = self.game.traits.rules
        except Exception as error:
            self.misread(part, error)
            return
        if self.info.options is None:
            if self.running:
                self.misread("options", ValueError("the match has begun, and none are stored"))
            return
        if self.info.rules != rules:
            self.give_up(Wording("broken-rules", {"told": self.info.rules, "here": rules}))
            return
        try:
            self.served = self.fresh()
        except Exception as error:
            self.misread("options", error)
            return
        self.follow(steps)

    def misread(self, part: str, error: Exception) -> None:
        self.shown = False
        self.give_up(Wording("broken-row", {"part": part}), f": {error!r}")

    def give_up(self, why: Wording, detail: str = "") -> None:
        """The match cannot go on; who keeps the server is told in full."""
        self.broken, self.fault = why, say("en", why) + detail

    def complain(self) -> None:
        if self.fault:
            log.error("a table cannot go on", extra={"table": self.id, "why": self.fault})

    def demand_sense(self) -> None:
        """What makes no sense at all is not shown."""
        if self.broken and not self.shown:
            raise errors.not_now("cannot-go-on", why=self.broken)

    def fresh(self) -> ServedMatch:
        given = tuple(msgspec.json.decode(self.info.contributions))
        luck = FairLuck(bytes.fromhex(self.info.seed), given, by_side=bool(self.info.deal))
        options = msgspec.json.decode(self.info.options)
        asked = self.game.meant(self.given(), options)
        made = ServedMatch(
            self.game, self.game.read_options(options), luck, self.clock, asked=asked, waits=self.info.waits
        )
        made.begin(self.info.started_at)
        return made

    def given(self) -> dict[str, Any]:
        """What was asked for, with the preset's share: the drawn options must follow from it and the seed.

        The share is what the preset meant when the match was made, in case it means something else by now.
        """
        made = msgspec.json.decode(self.info.options)
        share = self.game.options.PRESETS[self.info.preset] if self.info.preset else {}
        return {**{name: made.get(name, value) for name, value in share.items()}, **self.asked}

    def follow(self, steps: Sequence[Any]) -> bool:
        """Go on by stored steps; says whether all of them follow."""
        assert self.served is not None
        for row in steps:
            try:
                self.served.follow(Entry.of_row(row))
            except Exception as error:  # whatever a row can hold
                self.give_up(Wording("broken-step", {"step": row.number}), f": {error}")
                return False
        if self.info.kin == "import" and self.served.ending is None:
            self.served.ending = Ending("imported", [], [])
        if self.served.over:
            self.status = "finished"
        return True

    def take_seats(self, rows: Sequence[Any]) -> None:
        self.seats = [Seat.of_row(row) for row in rows]
        self.note_elsewhere(rows)

    def note_elsewhere(self, rows: Sequence[Any]) -> None:
        """A file has one server, which knows by itself who is connected; when somebody was, all read there."""
        self.noted = {row.account: row.seen_at for row in rows if row.account and row.seen_at}
        if not self.store.embedded:
            self.elsewhere = self.noted

    async def hear_chat(self) -> None:
        last = await self.store.row(SAID, {"b_id": self.id})
        self.chatted = last.last or 0 if last else 0

    async def hear_rematch(self) -> None:
        """Whether somebody wants to play again."""
        if self.status == "finished":
            self.again = await self.store.row(AGAIN, {"b_id": self.id})
            seats = await self.store.rows(SEATS, {"b_id": self.again.id}) if self.again is not None else []
            self.unanswered = {seat.account for seat in seats if seat.kind == "asked"}

    async def refresh(self) -> None:
        """Another server has news of this table. Under the lock."""
        if self.doubtful or self.served is None or self.broken:
            await self.reread()
            return
        info = await self.store.row(TABLE, {"b_id": self.id})
        seats = await self.store.rows(SEATS, {"b_id": self.id})
        await self.hear_chat()
        steps = await self.store.rows(STEPS, {"b_id": self.id, "b_number": self.served.number})
        if info is None:
            return
        self.info, self.status = info, info.status
        self.take_seats(seats)
        self.composed.clear()
        if not self.follow(steps):
            await self.reread()  # perhaps it was our memory
        else:
            await self.hear_rematch()

    async def reread(self) -> None:
        """Throw the memory away; it stays in doubt until everything has been read. Under the lock."""
        self.doubtful = True
        fresh = await Table.read(self.tables, self.id)
        if fresh is not None:
            fresh.complain()
            for name in READ:
                setattr(self, name, getattr(fresh, name))
        self.composed.clear()
        self.drawings.clear()
        self.doubtful = False

    # --- who is who ----------------------------------------------------------------------------------

    def seats_of(self, account: str | None) -> list[Seat]:
        return [
            seat for seat in self.seats if account is not None and seat.kind == "person" and seat.account == account
        ]

    def belongs(self, account: str | None) -> TypeGuard[str]:
        """Whether a seat is theirs, or would be again."""
        return account is not None and any(account in (seat.account, seat.rightful) for seat in self.seats)

    def seat(self, number: int) -> Seat:
        if not 0 <= number < len(self.seats):
            raise errors.malformed("no-such-seat", seat=number, last=len(self.seats) - 1)
        return self.seats[number]

    def own_seat(self, account: str | None, number: int | None) -> Seat:
        """The seat an account acts from: the one it names, else the one that decides, else its first."""
        own = self.seats_of(account)
        if number is not None:
            if self.seat(number) not in own:
                raise errors.not_yours("seat-not-yours")
            return self.seats[number]
        if not own:
            raise errors.not_yours("no-seat")
        due = [seat for seat in own if self.served and seat.side == self.served.actor]
        return (due or own)[0]

    def may_see(self, account: str | None, invite: str | None = None) -> bool:
        """Public tables are for everybody; private ones for who sits there, was invited, or opened them; sealed ones
        for who sits there alone."""
        mine = account is not None and account == self.info.owner and not self.sealed
        if not self.info.private or mine:
            return True
        if self.belongs(account):
            return True
        return invite is not None and self.invited(invite) is not None

    def invited(self, invite: str) -> Seat | None:
        """The free seat a link is for; compared in constant time."""
        found = None
        for seat in self.seats:
            if seat.invite is not None and compare_digest(seat.invite.encode(), invite.encode()):
                found = seat
        return found

    def online(self, account: str | None) -> bool:
        if account is None:
            return False
        if any(watcher.account == account for watcher in self.watchers):
            return True
        return self.polled.get(account, 0) > now() - 30_000 or self.elsewhere.get(account, 0) > now()

    def asking(self, seconds: int) -> set[str]:
        """Who has asked without a connection so lately."""
        return {account for account, at in self.polled.items() if at > now() - seconds * 1000}

    def last_seen(self, account: str) -> int:
        """When somebody was last connected, as far as is known here."""
        return max(self.seen.get(account, 0), self.noted.get(account, 0))

    # --- the door ------------------------------------------------------------------------------------

    @asynccontextmanager
    async def certain(self) -> AsyncIterator[None]:
        """Under the lock, with a memory that is what is stored."""
        self.awaited += 1
        try:
            async with self.lock:
                if self.doubtful:
                    await self.reread_and_tell()
                yield
        finally:
            self.awaited -= 1

    async def reread_and_tell(self) -> None:
        """Whoever reads a table in doubt does it for all who watch it, at other servers too."""
        await self.reread()
        self.tables.fanout.repeat(self.id)
        self.publish()

    async def enter(self, act: Callable[[], Awaitable[Any]]) -> Any:
        """Do something under the lock, to the end, even if whoever asked has gone; undone if it cannot be stored."""
        self.awaited += 1

        async def inside() -> Any:
            try:
                async with self.certain():
                    try:
                        return await act()
                    except Problem:
                        raise
                    except BaseException:
                        self.doubtful = True
                        raise
            finally:
                self.awaited -= 1
                if self.doubtful:
                    self.tables.read_again(self)

        return await asyncio.shield(asyncio.ensure_future(inside()))

    async def write(self, unit: Unit) -> None:
        """Store what has been carried out in memory. Under the lock."""
        self.doubtful = True
        await self.store.write(unit)
        self.doubtful = False

    def started(self) -> ServedMatch:
        if self.broken:
            raise errors.not_now("cannot-go-on", why=self.broken)
        if self.served is None:
            raise errors.not_now("not-started")
        return self.served

    def going(self) -> ServedMatch:
        served = self.started()
        if served.over:
            raise errors.not_now("match-over")
        return served

    def active(self) -> ServedMatch:
        served = self.going()
        if served.paused:
            raise errors.not_now("match-paused")
        return served

    def repeated(self, key: str | None) -> int | None:
        """The number an action had when it came the first time."""
        return self.served.acknowledged.get(key) if self.served and key is not None else None

    async def play(
        self, seat: Seat, text: str, number: int, action_id: str, language: str = "en", then: Sequence[str] = ()
    ) -> int:
        """An action of a seat, and what follows in a row, each by itself through the same door: one that is refused
        leaves those before it as they are. Says the number of the newest step once it is stored."""
        for place, each in enumerate((text, *then)):
            number = await self.play_one(seat, each, number, f"{action_id}.{place}" if place else action_id, language)
        return number

    async def play_one(self, seat: Seat, text: str, number: int, action_id: str, language: str) -> int:
        return int(await self.enter(lambda: self._play(seat, text, number, action_id, language)))

    async def _play(self, seat: Seat, text: str, number: int, action_id: str, language: str) -> int:
        key = f"{seat.account}:{action_id}"
        before = self.repeated(key)
        if before is not None:
            return before
        served = self.active()
        if await self.flag():
            raise errors.not_now("time-out")
        if number > served.number and not self.store.embedded:  # another server has taken it further
            await self.refresh()
            served, before = self.active(), self.repeated(key)
            if before is not None:
                return before
        if number != served.number:
            raise errors.stale(served.number)
        if seat.side != served.actor or seat not in seating.deciders(self.seats, seat.side):
            raise errors.not_now("others-decide")
        if joint_words.has_given(self, served, seat):
            raise Problem(409, "not-now", joint_words.waiting(self, served, seat))
        if joint_words.is_word(self, served, seat, text):
            return await self.act(
                lambda c: Entry(c.number + 1, kinds.SAID, seat.side, seat.seat, text, self.moment(), key), key
            )
        entry = self.played(served, seat, text, key, language)
        return await self.keep([entry, *self.settle(entry.at)], key=key)

    def played(self, served: ServedMatch, seat: Seat, text: str, key: str, language: str) -> Entry:
        """The step of a text, carried out; refused by what the seat itself knows, changing nothing."""

        def permit(state: State, action: int) -> None:
            if not seating.may_order(self.game, state, self.seats, seat, action):
                raise errors.not_yours("others-arm")

        state = served.match.state
        try:
            return served.play(state.parse(text), seat, self.moment(), key, permit)
        except NotAnAction:
            raise errors.not_an_action(text) from None
        except IllegalAction as error:
            refusal = refusals.why_not(state, state.parse(text), language)
            raise errors.illegal(refusal or Refusal(error.rule, error.sentence)) from None

    def settle(self, at: int) -> list[Entry]:
        """Every chance step that is due."""
        entries = []
        while self.served is not None and self.served.actor == names.CHANCE:
            entries.append(self.served.roll(at))
        return entries

    def moment(self) -> int:
        """Now, never before the newest step."""
        return max(now(), self.served.at if self.served else 0)

    async def act(self, entry_of: Callable[[ServedMatch], Entry], key: str | None = None) -> int:
        """A step that is no play: made from the match, followed, stored."""
        served = self.started()
        entry = entry_of(served)
        served.follow(entry)
        return await self.keep([entry, *self.settle(entry.at)], key=key)

    async def flag(self) -> bool:
        """If the time of the side that decides is out, let it be so."""
        served = self.served
        if served is None or served.over or served.paused or self.alone or self.tables.in_grace():
            return False
        if served.deadline is None or now() < served.deadline:
            return False
        if served.waiting:
            await self.begin_clocks("limit")
            return False
        side, at = served.actor, self.moment()
        policy = self.info.timeout
        entry = Entry(served.number + 1, kinds.TIMEOUT, side, -1, policy, at)
        served.follow(entry)
        changed = self.hand_to_bots(side) if not served.over else []
        await self.keep([entry], seats=changed)
        return True

    async def begin_clocks(self, why: str) -> int:
        """Everybody has been there once (`all`), or enough has been waited (`limit`). Under the lock."""
        return await self.act(lambda served: Entry(served.number + 1, kinds.BEGUN, -1, -1, why, self.moment()))

    def hand_to_bots(self, side: int) -> list[Seat]:
        """A bot plays a side whose people have gone; they may come back unless the side is out: then the seat is not
        kept for them any more, and still says whose loss it is."""
        changed = []
        for seat in self.seats:
            if seat.side == side and seat.kind != "bot":
                self.stand_in(seat)
                seat.lent = self.served is not None and side in self.served.out
                changed.append(seat)
        return changed

    def stand_in(self, seat: Seat) -> None:
        """A bot keeps a seat for whoever has it by right."""
        seat.rightful = seat.rightful or seat.account
        seat.kind, seat.bot, seat.account, seat.invite = "bot", self.tables.settings.stand_in, None, None
        seat.lent = False

    # --- storing and telling ---------------------------------------------------------------------------

    async def keep(self, entries: list[Entry], *, seats: list[Seat] | None = None, key: str | None = None) -> int:
        """Store the steps; then, and only then, show them. Says the number of the newest."""
        unit = self.unit(entries, seats or [])
        try:
            await self.write(unit)
        except (Conflict, Unavailable) as error:
            await self.reread_and_tell()  # an answer that was lost may have been a yes
            again = self.repeated(key)
            if again is not None:
                return again
            if isinstance(error, Unavailable):
                raise errors.unavailable() from None
            raise errors.stale(self.served.number if self.served else 0) from None
        self.publish()
        return self.started().number

    def unit(self, entries: list[Entry], seats: list[Seat]) -> Unit:
        """Steps, the table's own row, seats that changed hands, and the work that follows."""
        served = self.started()
        if served.over:
            self.status = "finished"
        unit = Unit()
        for e in entries:
            unit.add(
                schema.steps,
                table_id=self.id,
                number=e.number,
                kind=e.kind,
                side=e.side,
                seat=e.seat,
                text=e.text,
                action_id=e.action_id,
                at=e.at,
            )
        ending = msgspec.json.encode(served.ending).decode() if served.ending else None
        unit.change(
            ADVANCE,
            b_id=self.id,
            b_status=self.status,
            b_changed_at=served.at,
            b_number=served.number,
            b_actor=served.actor,
            b_deadline=None if self.alone else served.deadline,
            b_ending=ending,
        )
        for seat in seats:
            unit.change(RESEAT, b_id=self.id, b_seat=seat.seat, **seat.changes())
        if served.over and self.info.rated:
            unit.after.append(self.tables.rated_over.set)
        if served.over and self.info.kin == "round":
            unit.after.append(self.tables.round_over.set)
        self.tables.work(self, unit)
        self.tables.fanout.attach(unit, self.id, served.number)
        return unit

    def publish(self) -> None:
        """Wake everybody who watches."""
        self.composed.clear()
        for watcher in self.watchers:
            watcher.tell()
        self.tables.changed(self)

    def publish_talk(self) -> None:
        """A line of the chat: nobody needs to see the whole table again for it."""
        for watcher in self.watchers:
            watcher.tell(talk=True)
