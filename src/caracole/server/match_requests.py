"""What people do at a table beside playing: take back, resign, offer, claim, agree, pause."""

from __future__ import annotations

from caracole.kernel import names
from caracole.kernel.errors import NoUndo
from caracole.server import absence, errors, joint_words, rated_terms, seating
from caracole.server import served_match as kinds
from caracole.server.errors import Problem
from caracole.server.seating import Seat
from caracole.server.served_match import Entry, ServedMatch
from caracole.server.table import Table


def entry(served: ServedMatch, kind: str, seat: Seat | None, text: str, at: int, key: str | None = None) -> Entry:
    where = (seat.side, seat.seat) if seat else (-1, -1)
    return Entry(served.number + 1, kind, *where, text, at, key)


async def undo(table: Table, seat: Seat, number: int, action_id: str, *, turn: bool) -> int:
    """Take back the word one has given, else one's last step, or everything since the barrier: a die, a shown card,
    another's decision."""

    async def act() -> int:
        key = f"{seat.account}:{action_id}"
        before = table.repeated(key)
        if before is not None:
            return before
        served = table.active()
        if number != served.number:
            raise errors.stale(served.number)
        word = joint_words.given_from(table, served, seat)
        if word is not None:
            return await table.act(lambda c: entry(c, kinds.UNSAID, table.seats[word], "", table.moment(), key), key)
        try:
            taken_back = served.undo(seat, table.moment(), key, turn=turn)
        except NoUndo:
            raise errors.not_now("nothing-to-take-back") from None
        return await table.keep([taken_back, *table.settle(taken_back.at)], key=key)

    return int(await table.enter(act))


async def resign(table: Table, seat: Seat) -> int:
    """A side is out when all its people have resigned; a bot plays it on if others are still in the match."""

    async def act() -> int:
        served = table.going()
        if seat.seat in served.resigned:
            raise errors.not_now("resigned-already")
        if seat.kept:
            raise errors.not_yours("kept-seat")
        whole = [s.seat for s in table.seats if s.side == seat.side and has_say(served, s)] == [seat.seat]
        resigned = entry(served, kinds.RESIGN, seat, "side" if whole else "seat", table.moment())
        served.follow(resigned)
        changed = table.hand_to_bots(seat.side) if whole and not served.over else []
        return await table.keep([resigned], seats=changed)

    return int(await table.enter(act))


def has_say(served: ServedMatch, seat: Seat) -> bool:
    """Whether somebody, there or not, would have to resign for the side to be out."""
    return (seat.kind == "person" or seat.rightful is not None) and seat.seat not in served.resigned


async def offer(table: Table, seat: Seat, kind: str, to: int | None) -> int:
    """Ask all other people for something. Bots agree; who keeps a seat for somebody else consents to nothing."""

    async def act() -> int:
        served = table.active()
        if any(other.kept and other.side not in served.out for other in table.seats):
            raise errors.not_now("stand-in-silent")
        if kind == "draw" and not table.game.traits.draws:
            raise errors.not_now("no-draw")
        if served.offer is not None:
            raise errors.not_now("offer-waiting")
        if kind == "pause":
            rated_terms.demand_in_person(table)
        text = kind
        if kind == "takeback":
            rated_terms.demand_unaided(table)
            step = last_own(served, seat) if to is None else to
            if not served.match.given <= step < served.match.version:
                raise errors.not_now("no-such-step")
            text = f"takeback {step}"
        asked = entry(served, kinds.OFFER, seat, text, table.moment())
        served.follow(asked)
        if voters(table) - own(table, seat.seat):
            return await table.keep([asked])
        agreed = entry(served, kinds.ACCEPT, seat, "agreed", asked.at)
        served.follow(agreed)
        return await table.keep([asked, agreed, *table.settle(asked.at)])

    return int(await table.enter(act))


def last_own(served: ServedMatch, seat: Seat) -> int:
    """The position before the side's newest decision."""
    for version in range(served.match.version, 0, -1):
        if served.match.deciders[version - 1] == seat.side:
            return version - 1
    return -1


def voters(table: Table) -> set[int]:
    """One seat for each person who must agree: whoever holds several seats answers once."""
    first: dict[str, int] = {}
    for seat in table.seats:
        if seat.kind == "person" and seat.account:
            first.setdefault(seat.account, seat.seat)
    return set(first.values())


async def claim(table: Table, seat: Seat, kind: str, absent: int) -> int:
    """What is to be done about somebody absent: all people who are not absent themselves must agree."""

    async def act() -> int:
        served = table.active()
        await absence.demand_claim(table, table.seat(absent), seat.account, kind)
        if served.offer is not None:
            raise errors.not_now("offer-waiting")
        asked = entry(served, kinds.OFFER, seat, f"{kind} {absent}", table.moment())
        served.follow(asked)
        if claimants(table) - own(table, seat.seat):
            return await table.keep([asked])
        return await settle_claim(table, served, seat, [asked])

    return int(await table.enter(act))


def claimants(table: Table) -> set[int]:
    """Who must agree to a claim: the people who are not absent."""
    return {number for number in voters(table) if not absence.is_absent(table, table.seats[number])}


async def settle_claim(table: Table, served: ServedMatch, seat: Seat, before: list[Entry]) -> int:
    """The last consent that was needed, and what follows from it."""
    offer = served.offer
    assert offer is not None
    agreed = entry(served, kinds.ACCEPT, seat, "agreed", table.moment())
    served.follow(agreed)
    steps, seats = absence.carry_out(table, offer, agreed.at)
    return await table.keep([*before, agreed, *steps], seats=seats)


async def answer(table: Table, seat: Seat, *, yes: bool) -> int:
    async def act() -> int:
        served = table.active()
        if served.offer is None:
            raise errors.not_now("nothing-offered")
        if not yes:
            return await table.act(lambda c: entry(c, kinds.DECLINE, seat, "", table.moment()))
        mine = {s.seat for s in table.seats_of(seat.account)}
        if served.offer.by in mine:
            raise errors.not_now("own-offer")
        if served.offer.kind in kinds.CLAIMS:
            return await agree_to_claim(table, served, seat)
        left = voters(table) - mine - served.offer.agreed - own(table, served.offer.by)
        text = "" if left else "agreed"
        return await table.act(lambda c: entry(c, kinds.ACCEPT, seat, text, table.moment()))

    return int(await table.enter(act))


async def agree_to_claim(table: Table, served: ServedMatch, seat: Seat) -> int:
    """The claim falls if the player has come back meanwhile."""
    offer = served.offer
    assert offer is not None
    try:
        await absence.demand_claim(table, table.seats[offer.to], seat.account, offer.kind)
    except Problem:
        return await table.act(lambda c: entry(c, kinds.DECLINE, seat, "returned", table.moment()))
    mine = {s.seat for s in table.seats_of(seat.account)}
    if claimants(table) - mine - offer.agreed - own(table, offer.by):
        return await table.act(lambda c: entry(c, kinds.ACCEPT, seat, "", table.moment()))
    return await settle_claim(table, served, seat, [])


def own(table: Table, seat: int) -> set[int]:
    """All seats of whoever sits there."""
    return {s.seat for s in table.seats_of(table.seats[seat].account)} | {seat}


async def resume(table: Table, seat: Seat) -> int:
    async def act() -> int:
        served = table.going()
        if not served.paused:
            raise errors.not_now("not-paused")
        return await table.act(lambda c: entry(c, kinds.RESUME, seat, "", table.moment()))

    return int(await table.enter(act))


async def bot_move(table: Table, number: int, text: str) -> bool:
    """What a bot has chosen, if the match still stands where it was asked."""

    async def act() -> bool:
        served = table.served
        if served is None or served.over or served.paused or not served.asks(number) or served.actor == names.CHANCE:
            return False
        due = seating.deciders(table.seats, served.actor)
        if not due or due[0].kind != "bot":
            return False
        at = table.moment()
        played = served.play(served.match.state.parse(text), due[0], at)
        await table.keep([played, *table.settle(at)])
        return True

    return bool(await table.enter(act))
