"""A live table: one match in memory, and the one door through which everything that happens to it goes.

Under its lock a request is checked, carried out in memory and stored; only then is it acknowledged and shown. If it
cannot be stored, the memory is thrown away and read again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from hmac import compare_digest
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import bindparam, delete, func, or_, select, update

from caracole.kernel import names
from caracole.kernel.errors import IllegalAction, NotAnAction, Refusal, Wording
from caracole.kernel.game import Game, game
from caracole.kernel.luck import FairLuck
from caracole.server import course as kinds
from caracole.server import errors, schema, seating
from caracole.server.clocks import Clock
from caracole.server.course import Course, Diverged, Ending, Entry
from caracole.server.seating import Seat
from caracole.server.store import Conflict, Store, Unavailable, Unit, now
from caracole.server.words import say

if TYPE_CHECKING:
    from caracole.server.tables import Tables

ADVANCE = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("b_id"))
    .values(
        {name: bindparam(f"b_{name}") for name in ("status", "changed_at", "number", "actor", "deadline", "ending")}
    )
)
THOUGHT = delete(schema.jobs).where(
    or_(*(schema.jobs.c.kind == kind for kind in ("think", "late-mail", "late-hook"))),
    schema.jobs.c.table_id == bindparam("b_id"),
    schema.jobs.c.number < bindparam("b_number"),
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
TABLE = select(schema.tables).where(schema.tables.c.id == bindparam("b_id"))


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
    """One table. `info` is its row; `course` is None until the match starts."""

    def __init__(self, tables: Tables, info: Any, seats: list[Seat]) -> None:
        self.tables = tables
        self.store: Store = tables.store
        self.id: str = info.id
        self.info = info
        self.seats = seats
        self.clock: Clock = msgspec.json.decode(info.clock, type=Clock)
        self.asked: dict[str, Any] = msgspec.json.decode(info.asked)
        self.course: Course | None = None
        self.broken: Wording | None = None
        """Why the match cannot go on: stored under other rules, or it does not follow from them."""
        self.fault = ""
        """The same in full, for who keeps the server."""
        self.status: str = info.status
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.seen: dict[str, int] = {}
        """When each account was last heard of here."""
        self.polled: dict[str, int] = {}
        """When each account without a connection last asked."""
        self.elsewhere: dict[str, int] = {}
        """Until when each account counts as connected, as the servers of one database have written it down."""
        self.warned = 0
        """The newest step for which the side that decides has been warned of its time."""
        self.chatted = 0
        """The newest line of the chat."""
        self.composed: dict[Any, Any] = {}
        """What has been made from the newest step, by seat and kind; forgotten at the next."""

    @property
    def game(self) -> Game:
        return game(self.info.game)

    @property
    def running(self) -> bool:
        return self.status == "running"

    # --- from the database -------------------------------------------------------------------------

    async def load(self) -> None:
        """Replay what is stored."""
        if self.info.options is None:
            return
        if self.info.rules != self.game.traits.rules:
            self.broken = Wording("broken-rules", {"told": self.info.rules, "here": self.game.traits.rules})
            self.fault = say("en", self.broken)
            return
        self.course = self.fresh()
        await self.catch_up()

    def fresh(self) -> Course:
        luck = FairLuck(bytes.fromhex(self.info.seed), tuple(msgspec.json.decode(self.info.contributions)))
        told = msgspec.json.decode(self.info.options)
        asked = self.game.meant(self.given(), told)
        made = Course(self.game, self.game.read_options(told), luck, self.clock, asked=asked)
        made.begin(self.info.started_at)
        return made

    def given(self) -> dict[str, Any]:
        """What was asked for, with the preset's share: the drawn options must follow from it and the seed.

        The share is what the preset meant when the match was made, in case it means something else by now.
        """
        made = msgspec.json.decode(self.info.options)
        share = self.game.presets[self.info.preset] if self.info.preset else {}
        return {**{name: made.get(name, value) for name, value in share.items()}, **self.asked}

    async def catch_up(self) -> None:
        """Follow the steps that others have stored."""
        if self.course is None:
            return
        for row in await self.store.rows(STEPS, {"b_id": self.id, "b_number": self.course.number}):
            try:
                self.course.follow(Entry.of_row(row))
            except (Diverged, ValueError, KeyError, AssertionError) as error:
                self.broken = Wording("broken-step", {"step": row.number})
                self.fault = f"step {row.number} does not follow: {error}"
                return
        if self.info.kin == "import" and self.course.ending is None:
            self.course.ending = Ending("imported", [], [])
        if self.course.over:
            self.status = "finished"

    async def read_seats(self) -> None:
        rows = await self.store.rows(SEATS, {"b_id": self.id})
        self.seats = [Seat.of_row(row) for row in rows]
        self.note_elsewhere(rows)

    def note_elsewhere(self, rows: Sequence[Any]) -> None:
        """A file has one server, which knows by itself who is connected."""
        if not self.store.embedded:
            self.elsewhere = {row.account: row.seen_at for row in rows if row.account and row.seen_at}

    async def hear_chat(self) -> None:
        last = await self.store.row(SAID, {"b_id": self.id})
        self.chatted = last.last or 0 if last else 0

    async def refresh(self) -> None:
        """Another server has news of this table, or ours could not be stored."""
        info = await self.store.row(TABLE, {"b_id": self.id})
        if info is None:
            return
        started = self.info.options is None and info.options is not None
        self.info, self.status = info, info.status
        await self.read_seats()
        await self.hear_chat()
        if started:
            await self.load()
        else:
            await self.catch_up()
        self.composed.clear()

    async def reread(self) -> None:
        """Throw the memory away."""
        self.course = None
        info = await self.store.row(TABLE, {"b_id": self.id})
        if info is not None:
            self.info, self.status = info, info.status
        await self.read_seats()
        await self.load()
        self.composed.clear()

    # --- who is who ----------------------------------------------------------------------------------

    def seats_of(self, account: str | None) -> list[Seat]:
        return [
            seat for seat in self.seats if account is not None and seat.kind == "person" and seat.account == account
        ]

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
        due = [seat for seat in own if self.course and seat.side == self.course.actor]
        return (due or own)[0]

    def may_see(self, account: str | None, invite: str | None = None) -> bool:
        """Public tables are for everybody; private ones for who sits there, was invited, or opened them."""
        if not self.info.private or (account is not None and account == self.info.owner):
            return True
        if account is not None and any(account in (seat.account, seat.rightful) for seat in self.seats):
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

    def last_seen(self, account: str) -> int:
        """When somebody was last connected, as far as is known here."""
        return max(self.seen.get(account, 0), self.elsewhere.get(account, 0))

    # --- the door ------------------------------------------------------------------------------------

    async def enter(self, act: Callable[[], Awaitable[Any]]) -> Any:
        """Do something under the lock, to the end, even if whoever asked has gone."""

        async def inside() -> Any:
            async with self.lock:
                return await act()

        return await asyncio.shield(asyncio.ensure_future(inside()))

    def started(self) -> Course:
        if self.broken:
            raise errors.not_now("cannot-go-on", why=self.broken)
        if self.course is None:
            raise errors.not_now("not-started")
        return self.course

    def going(self) -> Course:
        course = self.started()
        if course.over:
            raise errors.not_now("match-over")
        return course

    def active(self) -> Course:
        course = self.going()
        if course.paused:
            raise errors.not_now("match-paused")
        return course

    def repeated(self, key: str | None) -> int | None:
        """The number an action had when it came the first time."""
        return self.course.acknowledged.get(key) if self.course and key is not None else None

    async def play(self, seat: Seat, text: str, number: int, action_id: str, language: str = "en") -> int:
        """One action of a seat; says the number of the newest step once it is stored."""
        return int(await self.enter(lambda: self._play(seat, text, number, action_id, language)))

    async def _play(self, seat: Seat, text: str, number: int, action_id: str, language: str) -> int:
        key = f"{seat.account}:{action_id}"
        before = self.repeated(key)
        if before is not None:
            return before
        course = self.active()
        if await self.flag():
            raise errors.not_now("time-out")
        if number != course.number:
            raise errors.stale(course.number)
        if seat.side != course.actor or seat not in seating.deciders(self.seats, seat.side):
            raise errors.not_now("others-decide")
        said = self.checked(course, seat, text, language)
        at = self.moment()
        entry = Entry(course.number + 1, kinds.PLAY, seat.side, seat.seat, said, at, key)
        course.follow(entry)
        return await self.keep([entry, *self.settle(at)], key=key)

    def checked(self, course: Course, seat: Seat, text: str, language: str) -> str:
        """The action's own text if it is legal; judged, and refused, by what the seat itself knows."""
        view = course.match.view(seat.side)
        try:
            action = view.state.parse(text)
            refusal = view.why_not(action, language)
            if refusal is not None:
                raise errors.illegal(refusal)
            if not seating.may_order(self.game, view.state, self.seats, seat, action):
                raise errors.not_yours("others-arm")
            return view.state.say(action)
        except NotAnAction:
            raise errors.not_an_action(text) from None
        except IllegalAction as error:
            raise errors.illegal(Refusal(error.rule, error.sentence)) from None

    def settle(self, at: int) -> list[Entry]:
        """Every chance step that is due."""
        entries = []
        while self.course is not None and self.course.actor == names.CHANCE:
            entries.append(self.course.roll(at))
        return entries

    def moment(self) -> int:
        """Now, never before the newest step."""
        return max(now(), self.course.at if self.course else 0)

    async def act(self, entry_of: Callable[[Course], Entry], key: str | None = None) -> int:
        """A step that is no play: made from the course, followed, stored."""
        course = self.started()
        entry = entry_of(course)
        course.follow(entry)
        return await self.keep([entry, *self.settle(entry.at)], key=key)

    async def flag(self) -> bool:
        """If the time of the side that decides is out, let it be so."""
        course = self.course
        if course is None or course.over or course.paused or self.tables.in_grace():
            return False
        deadline = course.clocks.deadline
        if deadline is None or now() < deadline:
            return False
        side, at = course.actor, self.moment()
        policy = self.info.timeout
        entry = Entry(course.number + 1, kinds.TIMEOUT, side, -1, policy, at)
        course.follow(entry)
        changed = self.hand_to_bots(side) if not course.over else []
        await self.keep([entry], seats=changed)
        return True

    def hand_to_bots(self, side: int) -> list[Seat]:
        """A bot plays a side whose people have gone; they may come back unless the side is out."""
        changed = []
        for seat in self.seats:
            if seat.side == side and seat.kind != "bot":
                lost = self.course is not None and side in self.course.out
                seat.rightful = None if lost else seat.account
                seat.kind, seat.bot, seat.account, seat.invite = "bot", self.tables.stand_in, None, None
                changed.append(seat)
        return changed

    # --- storing and telling ---------------------------------------------------------------------------

    async def keep(self, entries: list[Entry], *, seats: list[Seat] | None = None, key: str | None = None) -> int:
        """Store the steps; then, and only then, show them. Says the number of the newest."""
        course = self.started()
        unit = self.unit(entries, seats or [])
        try:
            await self.store.write(unit)
        except Conflict:
            await self.reread()
            again = self.repeated(key)
            if again is not None:
                return again
            raise errors.stale(self.course.number if self.course else 0) from None
        except Unavailable:
            await self.reread()
            again = self.repeated(key)
            if again is not None:
                return again
            raise errors.unavailable() from None
        self.publish()
        return course.number

    def unit(self, entries: list[Entry], seats: list[Seat]) -> Unit:
        """Steps, the table's own row, seats that changed hands, and the work that follows."""
        course = self.started()
        if course.over:
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
        ending = msgspec.json.encode(course.ending).decode() if course.ending else None
        unit.change(
            ADVANCE,
            b_id=self.id,
            b_status=self.status,
            b_changed_at=course.at,
            b_number=course.number,
            b_actor=course.actor,
            b_deadline=course.clocks.deadline,
            b_ending=ending,
        )
        for seat in seats:
            unit.change(RESEAT, b_id=self.id, b_seat=seat.seat, **seat.changes())
        self.tables.work(self, unit)
        self.tables.news.attach(unit, self.id, course.number)
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
