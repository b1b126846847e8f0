"""What people do at a table beside playing: take back, resign, offer, agree, pause, leave and come back."""

from __future__ import annotations

import secrets
from typing import Any

from sqlalchemy import select

from caracole.kernel import names
from caracole.server import course as kinds
from caracole.server import errors, schema, seating
from caracole.server.course import Course, Entry
from caracole.server.seating import Seat
from caracole.server.store import now
from caracole.server.table import Table


def entry(course: Course, kind: str, seat: Seat | None, text: str, at: int, key: str | None = None) -> Entry:
    where = (seat.side, seat.seat) if seat else (-1, -1)
    return Entry(course.number + 1, kind, *where, text, at, key)


async def undo(table: Table, seat: Seat, number: int, action_id: str, *, turn: bool) -> int:
    """Take back one's last step, or everything since the barrier: a die, a shown card, another's decision."""

    async def act() -> int:
        key = f"{seat.account}:{action_id}"
        before = table.repeated(key)
        if before is not None:
            return before
        course = table.active()
        if number != course.number:
            raise errors.stale(course.number)
        match = course.match
        if not match.can_undo(seat.side) or match.version <= table.info.copied:
            raise errors.not_now("nothing-to-take-back")
        to = max(match.barrier, table.info.copied) if turn else match.version - 1
        return await table.act(lambda c: entry(c, kinds.BACK, seat, str(to), table.moment(), key), key)

    return int(await table.enter(act))


async def resign(table: Table, seat: Seat) -> int:
    """A side is out when all its people have resigned; a bot plays it on if others are still in the match."""

    async def act() -> int:
        course = table.going()
        if seat.seat in course.resigned:
            raise errors.not_now("resigned-already")
        people = [
            s for s in table.seats if s.side == seat.side and s.kind == "person" and s.seat not in course.resigned
        ]
        whole = people == [seat]
        resigned = entry(course, kinds.RESIGN, seat, "side" if whole else "seat", table.moment())
        course.follow(resigned)
        changed = table.hand_to_bots(seat.side) if whole and not course.over else []
        return await table.keep([resigned], seats=changed)

    return int(await table.enter(act))


OFFERS = ("draw", "takeback", "pause")


async def offer(table: Table, seat: Seat, kind: str, to: int | None) -> int:
    """Ask all other people for something; bots always agree."""

    async def act() -> int:
        course = table.active()
        if kind == "draw" and not table.game.traits.draws:
            raise errors.not_now("no-draw")
        if course.offer is not None:
            raise errors.not_now("offer-waiting")
        text = kind
        if kind == "takeback":
            step = last_own(course, seat) if to is None else to
            if not table.info.copied <= step < course.match.version:
                raise errors.not_now("no-such-step")
            text = f"takeback {step}"
        asked = entry(course, kinds.OFFER, seat, text, table.moment())
        course.follow(asked)
        if voters(table) - own(table, seat.seat):
            return await table.keep([asked])
        agreed = entry(course, kinds.ACCEPT, seat, "agreed", asked.at)
        course.follow(agreed)
        return await table.keep([asked, agreed, *table.settle(asked.at)])

    return int(await table.enter(act))


def last_own(course: Course, seat: Seat) -> int:
    """The position before the side's newest decision."""
    for version in range(course.match.version, 0, -1):
        if course.match.deciders[version - 1] == seat.side:
            return version - 1
    return -1


def voters(table: Table) -> set[int]:
    """One seat for each person who must agree: whoever holds several seats answers once."""
    first: dict[str, int] = {}
    for seat in table.seats:
        if seat.kind == "person" and seat.account:
            first.setdefault(seat.account, seat.seat)
    return set(first.values())


async def answer(table: Table, seat: Seat, *, yes: bool) -> int:
    async def act() -> int:
        course = table.active()
        if course.offer is None:
            raise errors.not_now("nothing-offered")
        mine = {s.seat for s in table.seats_of(seat.account)}
        if yes and course.offer.by in mine:
            raise errors.not_now("own-offer")
        left = voters(table) - mine - course.offer.agreed - own(table, course.offer.by)
        text = "agreed" if yes and not left else ""
        kind = kinds.ACCEPT if yes else kinds.DECLINE
        return await table.act(lambda c: entry(c, kind, seat, text, table.moment()))

    return int(await table.enter(act))


def own(table: Table, seat: int) -> set[int]:
    """All seats of whoever sits there."""
    return {s.seat for s in table.seats_of(table.seats[seat].account)} | {seat}


async def resume(table: Table, seat: Seat) -> int:
    async def act() -> int:
        course = table.going()
        if not course.paused:
            raise errors.not_now("not-paused")
        return await table.act(lambda c: entry(c, kinds.RESUME, seat, "", table.moment()))

    return int(await table.enter(act))


async def replace(table: Table, by: Seat, number: int, bot: str | None) -> dict[str, Any]:
    """Let a bot take the seat of somebody who has gone, or (no bot) offer it by a link."""

    async def act() -> dict[str, Any]:
        course = table.going()
        seat = table.seat(number)
        if seat.kind != "person" or seat.account == by.account:
            raise errors.not_now("nobody-there")
        await demand_absence(table, seat)
        seat.rightful, seat.account = seat.rightful or seat.account, None
        if bot is not None:
            seat.kind, seat.bot, seat.invite = "bot", bot, None
        else:
            seat.kind, seat.bot, seat.invite = "invite", None, secrets.token_urlsafe(18)
        at = table.moment()
        seated = entry(course, kinds.SEATED, seat, seat.kind, at)
        course.follow(seated)
        return {"number": await table.keep([seated], seats=[seat]), "invite": seat.invite}

    found: dict[str, Any] = await table.enter(act)
    return found


async def demand_absence(table: Table, seat: Seat) -> None:
    """Somebody who is connected, here or at another server, cannot be replaced."""
    row = await table.store.row(
        select(schema.seats.c.seen_at).where(schema.seats.c.table_id == table.id, schema.seats.c.seat == seat.seat)
    )
    last = max(row.seen_at or 0 if row else 0, table.last_seen(seat.account or ""), table.info.started_at or 0)
    if table.online(seat.account) or now() - last < table.tables.settings.absence_seconds * 1000:
        raise errors.not_now("player-here")


async def come_back(table: Table, account: str) -> int:
    """A returning player gets the seat back from a bot, from a link nobody has used, or from a substitute."""

    async def act() -> int:
        course = table.going()
        mine = [seat for seat in table.seats if seat.rightful == account]
        if not mine:
            raise errors.not_now("no-seat-kept")
        if any(seat.side in course.out for seat in mine):
            raise errors.not_now("side-out")
        entries = []
        for seat in mine:
            seat.kind, seat.account, seat.rightful, seat.bot, seat.invite = "person", account, None, None, None
            entries.append(entry(course, kinds.SEATED, seat, "person", table.moment()))
            course.follow(entries[-1])
        return await table.keep(entries, seats=mine)

    return int(await table.enter(act))


async def bot_move(table: Table, number: int, text: str) -> bool:
    """What a bot has chosen, if the match still stands where it was asked."""

    async def act() -> bool:
        course = table.course
        if course is None or course.over or course.paused or course.number != number or course.actor == names.CHANCE:
            return False
        due = seating.deciders(table.seats, course.actor)
        if not due or due[0].kind != "bot":
            return False
        at = table.moment()
        played = entry(course, kinds.PLAY, due[0], text, at)
        course.follow(played)
        await table.keep([played, *table.settle(at)])
        return True

    return bool(await table.enter(act))
