"""Whose seat it is while its player is not there: the states of docs/seats.md and every way from one to another.

Absence is computed from what is stored (when somebody was last connected), so it outlives a restart and is the same at
every server. While a clock decides, nobody is absent: the clock does what is to be done.
"""

from __future__ import annotations

import logging
import secrets

from sqlalchemy import bindparam, update

from caracole.server import errors, rated_terms, schema
from caracole.server import served_match as kinds
from caracole.server.clocks import NoClock
from caracole.server.errors import Problem
from caracole.server.identity import Account
from caracole.server.seating import Seat
from caracole.server.served_match import Entry, Offer, ServedMatch
from caracole.server.store import Unavailable, Unit, now
from caracole.server.table import SEATS, Table

log = logging.getLogger("caracole.absence")
ARRIVED = (
    update(schema.seats)
    .where(
        schema.seats.c.table_id == bindparam("b_id"),
        schema.seats.c.account == bindparam("b_account"),
        schema.seats.c.arrived_at.is_(None),
    )
    .values(arrived_at=bindparam("b_at"))
)


# --- what is so -----------------------------------------------------------------------------------------------------


def agreed(table: Table) -> int | None:
    """Milliseconds after which somebody may be claimed absent; None if a clock decides, or nobody ever may."""
    if not isinstance(table.clock, NoClock) or table.info.absence is None:
        return None
    return int(table.info.absence) * 1000


def patience(table: Table, seat: Seat) -> int | None:
    """Of somebody without a connection: milliseconds until the absence may be claimed."""
    limit = agreed(table)
    if limit is None or seat.kind != "person" or table.status != "running" or table.online(seat.account):
        return None
    last = max(table.last_seen(seat.account or ""), table.info.started_at or 0)
    return max(0, last + limit - now())


def is_absent(table: Table, seat: Seat) -> bool:
    return patience(table, seat) == 0


def state_of(table: Table, seat: Seat) -> str:
    """One of the states of docs/seats.md."""
    if table.served is not None and (seat.side in table.served.out or seat.seat in table.served.resigned):
        return "out"
    if seat.kind == "bot":
        return "stand-in" if seat.rightful else "bot"
    if seat.kind != "person":
        return "free"
    if is_absent(table, seat):
        return "offered" if seat.invite is not None and not seat.lent else "absent"
    if seat.invite is not None and seat.lent:
        return "handed"
    if not table.online(seat.account):
        return "away"
    if seat.rightful is None:
        return "here"
    return "substitute" if seat.lent else "caretaker"


def claims(table: Table, seat: Seat, account: str | None) -> list[str]:
    """What somebody who sits may claim now about a seat whose player is absent."""
    served = table.served
    if served is None or served.over or served.paused or seat.account == account or not table.seats_of(account):
        return []
    if not is_absent(table, seat) or table.tables.in_grace():
        return []
    allowed = {"forfeit": can_forfeit(table, seat, account), "substitute": not table.game.traits.hidden}
    return [kind for kind in kinds.CLAIMS if allowed.get(kind, True)]


def can_forfeit(table: Table, seat: Seat, account: str | None) -> bool:
    """Where the table agreed on it, and nobody of that side is there."""
    side = [other for other in table.seats if other.side == seat.side and other.kind == "person"]
    return bool(table.info.forfeit) and all(is_absent(table, other) and other.account != account for other in side)


# --- what must be so ------------------------------------------------------------------------------------------------


async def look_up(table: Table) -> None:
    """Who was last connected when, at whichever server."""
    table.note_elsewhere(await table.store.rows(SEATS, {"b_id": table.id}))


async def demand_absence(table: Table, seat: Seat, by: str | None) -> None:
    """Refused, with the reason, unless the player of a seat is absent by what the table agreed on."""
    if seat.kind != "person" or seat.account == by:
        raise errors.not_now("nobody-there")
    if not isinstance(table.clock, NoClock):
        raise errors.not_now("clock-decides")
    if table.info.absence is None:
        raise errors.not_now("absence-never")
    if table.tables.in_grace():
        raise errors.not_now("server-fresh")
    await look_up(table)
    if not is_absent(table, seat):
        raise errors.not_now("player-here")


async def demand_claim(table: Table, seat: Seat, by: str | None, kind: str) -> None:
    await demand_absence(table, seat, by)
    if kind == "substitute" and table.game.traits.hidden:
        raise errors.not_now("hidden-hand")
    if kind == "forfeit" and not table.info.forfeit:
        raise errors.not_now("no-forfeit")
    if kind == "forfeit" and not can_forfeit(table, seat, by):
        raise errors.not_now("side-here")


# --- what is done ---------------------------------------------------------------------------------------------------


def seated(served: ServedMatch, seat: Seat, who: str, at: int) -> Entry:
    """The step that says who has a seat now; followed."""
    made = Entry(served.number + 1, kinds.SEATED, seat.side, seat.seat, who, at)
    served.follow(made)
    return made


def carry_out(table: Table, offer: Offer, at: int) -> tuple[list[Entry], list[Seat]]:
    """What the others have agreed on about an absent player: the steps, followed, and the seats that changed."""
    served, seat = table.going(), table.seats[offer.to]
    if offer.kind == "substitute":
        seat.invite, seat.lent = secrets.token_urlsafe(18), False
        return [seated(served, seat, kinds.LINK, at)], [seat]
    if offer.kind == "stand-in":
        own = table.seats_of(seat.account)
        for each in own:
            table.stand_in(each)
        return [seated(served, each, kinds.STAND_IN, at) for each in own], own
    if offer.kind == "forfeit":
        lost = Entry(served.number + 1, kinds.FORFEIT, seat.side, seat.seat, "", at)
        served.follow(lost)
        return [lost], table.hand_to_bots(seat.side) if not served.over else []
    return [], []


async def hand_over(table: Table, seat: Seat, *, out: bool) -> tuple[int, str | None]:
    """The holder of a seat makes a link for a substitute of their own choice, or takes it back."""

    async def act() -> tuple[int, str | None]:
        served = table.going()
        rated_terms.demand_in_person(table)
        own = table.seat(seat.seat)
        if own.account != seat.account or own.rightful is not None:
            raise errors.not_yours("only-holder")
        if not out and not (own.invite and own.lent):
            raise errors.not_now("no-link")
        own.invite, own.lent = (secrets.token_urlsafe(18), True) if out else (None, False)
        steps = [seated(served, own, kinds.LINK if out else kinds.NO_LINK, table.moment())]
        return await table.keep(steps, seats=[own]), own.invite

    found: tuple[int, str | None] = await table.enter(act)
    return found


async def substitute(table: Table, seat: Seat, by: Account) -> Seat:
    """Somebody sits down by a link: the holder's own, or one that all who were left agreed on. Under the lock."""
    served = table.going()
    if any(by.id == other.rightful for other in table.seats):
        raise errors.not_now("sitting-already")
    if not seat.lent:
        await demand_absence(table, seat, by.id)
    seat.rightful = seat.rightful or seat.account
    seat.account, seat.name, seat.invite = by.id, by.name, None
    await table.keep([seated(served, seat, kinds.SUBSTITUTE, table.moment())], seats=[seat])
    return seat


async def come_back(table: Table, by: Account) -> int:
    """A returning player gets the seat back, from a bot or from a substitute, and is asked again in every vote."""

    async def act() -> int:
        served = table.going()
        mine = [seat for seat in table.seats if seat.rightful == by.id]
        if not mine:
            raise errors.not_now("no-seat-kept")
        if any(seat.side in served.out for seat in mine):
            raise errors.not_now("side-out")
        for seat in mine:
            seat.name = by.name if seat.kind == "person" else seat.name
            seat.kind, seat.account, seat.rightful, seat.bot, seat.invite = "person", by.id, None, None, None
            seat.lent = False
        at = table.moment()
        return await table.keep([seated(served, seat, kinds.HOLDER, at) for seat in mine], seats=mine)

    return int(await table.enter(act))


# --- somebody is there ----------------------------------------------------------------------------------------------


def is_awaited(table: Table, account: str | None) -> bool:
    """Whether the clocks stand still for somebody, or a link is out that was made because they were absent."""
    served = table.served
    if served is None or served.over or account is None:
        return False
    own = table.seats_of(account)
    noted = served.waiting or table.info.kin == "round"
    return any((noted and seat.arrived_at is None) or (seat.invite and not seat.lent) for seat in own)


async def arrive(table: Table, account: str | None) -> None:
    """Somebody who sits is there: their seat is offered to nobody, and no clock waits for them any longer."""
    if account is None or not is_awaited(table, account):
        return
    try:
        await table.enter(lambda: greet(table, account))
    except Problem:
        pass  # another server was first
    except Unavailable as error:  # they will be noticed at their next request
        log.warning("arrival: %s", error)


async def greet(table: Table, account: str) -> None:
    """Under the lock."""
    if not is_awaited(table, account):
        return
    served, own = table.going(), table.seats_of(account)
    links = [seat for seat in own if seat.invite and not seat.lent]
    for seat in links:
        seat.invite = None
    if links:
        await table.keep([seated(served, seat, kinds.NO_LINK, table.moment()) for seat in links], seats=links)
    if served.waiting or table.info.kin == "round":
        await note_arrival(table, account)


async def note_arrival(table: Table, account: str) -> None:
    """The clocks start when everybody who sits has been there since the match could start."""
    at = now()
    await table.store.write(Unit().change(ARRIVED, b_id=table.id, b_account=account, b_at=at))
    if not table.store.embedded:
        # somebody may have arrived at another server; the later of the two starts them
        table.take_seats(await table.store.rows(SEATS, {"b_id": table.id}))
    for seat in table.seats_of(account):
        seat.arrived_at = seat.arrived_at or at
    everybody = all(seat.arrived_at is not None for seat in table.seats if seat.kind == "person")
    if everybody and table.going().waiting:
        await table.begin_clocks("all")
