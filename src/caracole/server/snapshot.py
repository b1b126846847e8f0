"""What a seat is shown: made from its view, so it cannot hold what the seat may not know."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from caracole.kernel import names
from caracole.kernel.changes import Change
from caracole.kernel.events import Line
from caracole.kernel.game import Game
from caracole.kernel.gestures import offered, ways
from caracole.kernel.luck import Proof, commitment
from caracole.kernel.view import View
from caracole.server import absence, chat, joint_words, rated_terms, seating
from caracole.server.drawings import Drawing, PictureChange, apart
from caracole.server.i18n import say
from caracole.server.seating import Seat
from caracole.server.served_match import Ending, ServedMatch
from caracole.server.store import now
from caracole.server.table import Table

SPECTATOR = names.SPECTATOR
RECENT = 6
"""The log from one of so many of the newest steps on is kept for whoever asks next."""


class Look(msgspec.Struct, frozen=True):
    """How somebody wants to see a table."""

    seat: int = SPECTATOR
    language: str = "en"
    layout: str | None = None
    """Which picture; None for none at all."""
    turned: bool | None = None
    """From which side of the board; None for the own one at the bottom."""
    gestures: bool = True
    """What to click for each action; programs do without and get the texts."""
    log: bool = True
    ground: bool = False
    """Whether what no step changes is left out of a whole picture: the page fetches it by itself, and keeps it."""

    @property
    def words(self) -> bool:
        """Whether a person reads this; a program that asks for no picture, gestures or log gets no prompt either."""
        return self.gestures or self.log or self.layout is not None


class SeatSeen(msgspec.Struct, kw_only=True):
    """A seat as everybody sees it."""

    seat: int
    side: int
    emblem: str
    called: str | None = None
    """What the story calls this side, where that is not its colour."""
    kind: Literal["open", "invite", "asked", "person", "bot"]
    name: str | None = None
    bot: str | None = None
    arms: list[str] | None = None
    mine: bool = False
    who: str | None = None
    """The account of the person there, to mute, block or report."""
    state: str = ""
    """Of a running match, as docs/seats.md names it."""
    online: bool = False
    patience: int | None = None
    """Of somebody without a connection: milliseconds until the absence may be claimed, as far as known here."""
    claims: list[str] = []
    """What I may claim now because its player is absent."""
    deciding: bool = False
    out: bool = False
    away: bool = False
    """A bot or a substitute keeps it for somebody who may come back."""
    share: float | None = None
    """Of a bot: the part of its time it had for its newest decision, where many waited and it was not all."""
    invite: str | None = None
    """The link's secret: for who opened the table; of a seat handed over, for its holder."""


class ClockSeen(msgspec.Struct, kw_only=True):
    """Milliseconds left at `now`; the side whose clock runs, and when its time is out."""

    now: int
    bank: list[int]
    free: int = 0
    running: int | None = None
    deadline: int | None = None
    warning: int | None = None
    """From when on the running side should be warned."""
    waiting: int | None = None
    """The clocks stand until everybody has been there once, at the latest until then."""


class OfferSeen(msgspec.Struct):
    kind: str
    by: int
    to: int
    agreed: list[int]


class RematchSeen(msgspec.Struct, kw_only=True):
    """A proposal to play again."""

    table: str
    status: str
    """open: somebody has not answered; running; cancelled: declined or withdrawn."""
    mine: bool
    """Whether I proposed it."""
    asked: bool
    """Whether my answer is waited for."""


class GestureSeen(msgspec.Struct, omit_defaults=True):
    """An action, the ids to click for it in order, and a few words."""

    play: str
    ids: tuple[str, ...]
    label: str
    then: tuple[str, ...] = ()
    """What follows, if the clicks stand for several actions in a row."""


class May(msgspec.Struct):
    """What this seat may ask for now beside playing."""

    undo: bool = False
    restart: bool = False
    takeback: bool = False
    draw: bool = False
    pause: bool = False
    resume: bool = False
    resign: bool = False
    answer: bool = False
    comeback: bool = False
    hint: bool = False
    handover: bool = False
    """Make a link for a substitute of my own choice."""


class ThinkingSeen(msgspec.Struct, tag_field="type", tag="thinking", kw_only=True):
    """What the table waits for: the turn of a bot, or a hint."""

    number: int
    """The newest step it is for."""
    kind: str = "think"
    place: int = 0
    """1 is next; 0 is under way, or nobody has had to wait yet."""
    share: float = 1.0
    """The part of its time it will probably get: less than 1 when many wait."""
    alone: bool = False
    """Bots play among themselves: only while somebody watches."""
    stuck: bool = False
    """The bot has failed again and again, and the match was paused."""


class Snapshot(msgspec.Struct, kw_only=True, tag_field="type", tag="sight"):
    """Everything a page needs to show a table."""

    table: str
    number: int
    """The newest step of the table; whoever acts names it."""
    step: int = 0
    """How many steps the match has; pictures and log lines count these."""
    status: str
    game: str
    seat: int
    seats: list[SeatSeen]
    actor: int = names.OVER
    """The side that decides; −1 for chance, −2 when the match is over or has not begun."""
    mine: bool = False
    """Whether this seat decides."""
    phase: str = ""
    prompt: str = ""
    """Who decides, then what."""
    picture: str | None = None
    """The whole picture, for who has none that the changes go onto."""
    traces: list[Change] | None = None
    """With a whole picture: what was done since my own last step, as each step marked it."""
    changes: list[PictureChange] | None = None
    """What has changed since the picture I was sent before, step by step."""
    turned: bool = False
    """Whether the board is seen from its other side."""
    legal: list[str] | None = None
    gestures: list[GestureSeen] | None = None
    log: list[Line] | None = None
    log_from: int = 0
    """Lines after this step of the match follow; if it is less than what the page has, its later lines are void."""
    clock: ClockSeen | None = None
    offer: OfferSeen | None = None
    paused: bool = False
    thinking: ThinkingSeen | None = None
    """While a bot decides."""
    may: May = msgspec.field(default_factory=May)
    ending: Ending | None = None
    rematch: RematchSeen | None = None
    broken: str | None = None
    chat: int = 0
    """The newest line of the chat."""
    rooms: list[str] = []
    """Which chats I may read; the first is the one I speak in."""


def emblem(table: Table, side: int) -> str:
    emblems = table.game.traits.emblems
    return emblems[side % len(emblems)]


def seat_seen(table: Table, seat: Seat, account: str | None, due: list[Seat]) -> SeatSeen:
    return SeatSeen(
        seat=seat.seat,
        side=seat.side,
        emblem=emblem(table, seat.side),
        kind=seat.kind,
        name=seat.name,
        bot=seat.bot,
        arms=seat.arms,
        mine=account is not None and seat.kind == "person" and seat.account == account,
        who=seat.account,
        state=absence.state_of(table, seat) if table.status == "running" else "",
        online=table.online(seat.account),
        patience=absence.patience(table, seat),
        claims=absence.claims(table, seat, account),
        deciding=seat in due,
        out=table.served is not None and seat.side in table.served.out,
        away=seat.rightful is not None and not (table.served is not None and seat.side in table.served.out),
        share=table.shares.get(seat.side) if seat.kind == "bot" else None,
        invite=seat.invite if may_send(table, seat, account) else None,
    )


def may_send(table: Table, seat: Seat, account: str | None) -> bool:
    """Who knows a link: of a free seat who opened the table, of a seat handed over its holder, of one that all
    agreed on whoever sits there."""
    if account is None:
        return False
    if seat.kind == "invite":
        return bool(account == table.info.owner)
    return seat.account == account if seat.lent else bool(table.seats_of(account))


def see(table: Table, account: str | None, look: Look, since: int | None = None, onto: int | None = None) -> Snapshot:
    """The table as an account sees it from one seat. Under the table's lock, so that nothing unstored is shown.

    Log lines come after a step of the match, changes of the picture onto the one of a number.
    """
    served = table.served
    side = table.seats[look.seat].side if look.seat >= 0 else SPECTATOR
    due = joint_words.due(table)
    snapshot = Snapshot(
        table=table.id,
        number=served.number if served else 0,
        status=table.status,
        game=table.info.game,
        seat=look.seat,
        seats=[seat_seen(table, seat, account, due) for seat in table.seats],
        broken=say(look.language, table.broken) if table.broken else None,
        chat=table.chatted,
        rooms=chat.rooms(table, account),
    )
    if served is None:
        return snapshot
    snapshot.step = served.match.version
    snapshot.actor = served.actor
    snapshot.paused = served.paused
    snapshot.ending = served.ending
    snapshot.rematch = rematch_seen(table, account)
    snapshot.clock = clock_seen(served)
    snapshot.thinking = thinking_seen(table)
    if served.offer:
        snapshot.offer = OfferSeen(served.offer.kind, served.offer.by, served.offer.to, sorted(served.offer.agreed))
    view = seen_view(table, served, side)
    snapshot.phase = view.phase
    for seat in snapshot.seats:
        seat.called = table.game.narrate.side_name(view, seat.side, look.language)
    snapshot.mine = look.seat >= 0 and table.seats[look.seat] in due and not served.paused
    if look.words:
        snapshot.prompt = prompt(table, served, view, look)
    if look.layout is not None:
        drawing = drawn(table, served, side, look)
        snapshot.turned = drawing.turned
        snapshot.changes = drawing.since(onto)
        if snapshot.changes is None:
            snapshot.picture = whole(table, drawing, look)
            snapshot.traces = drawing.traces(side) if look.seat >= 0 else None
    if snapshot.mine:
        actions = ordered(table, view, table.seats[look.seat])
        if look.gestures:
            clicks = ("gestures", look.seat, look.language)
            snapshot.gestures = once(table, clicks, lambda: gestures(table, view, look.language, set(actions)))
        else:
            snapshot.legal = once(table, ("legal", look.seat), lambda: [view.state.say(action) for action in actions])
    if look.log:
        known = served.match.version - (served.voiced == served.match.version)  # words stand at the step before them
        snapshot.log_from = min(since or 0, known)
        snapshot.log = story(table, served, seen_by(table, side), look.language, snapshot.log_from)
    snapshot.may = may(table, served, account, look.seat)
    return snapshot


def prompt(table: Table, served: ServedMatch, view: View, look: Look) -> str:
    """The game's, or whom somebody waits for who has given the word."""
    seat = table.seats[look.seat] if look.seat >= 0 else None
    if seat and seat.side == served.actor and joint_words.has_given(table, served, seat):
        return say(look.language, joint_words.waiting(table, served, seat))
    key = ("prompt", view.seat, look.language)
    return str(once(table, key, lambda: table.game.narrate.prompt(view, look.language)))


def rematch_seen(table: Table, account: str | None) -> RematchSeen | None:
    """For who played."""
    if table.again is None or not chat.is_player(table, account):
        return None
    status, mine = table.again.status, table.again.owner == account
    waited_for = status == "open" and account in table.unanswered
    return RematchSeen(table=table.again.id, status=status, mine=mine, asked=waited_for)


def thinking_seen(table: Table) -> ThinkingSeen | None:
    """What is waited for at the newest step, as far as it is known here."""
    served = table.served
    if served is None or served.actor < 0:
        return None
    due = seating.deciders(table.seats, served.actor)
    place = table.queue_position if table.queue_position and table.queue_position.number == served.number else None
    if place is None and not (due and due[0].kind == "bot" and not served.paused):
        return None
    seen = ThinkingSeen(number=served.number, alone=table.alone)
    if place is not None:
        seen.kind, seen.place, seen.share, seen.stuck = place.kind, place.place, round(place.share, 2), place.stuck
    return seen


def once(table: Table, key: Any, make: Any) -> Any:
    """Made once for all who look at the newest step in the same way."""
    if key in table.composed:
        return table.composed.get(key)
    table.composed[key] = made = make()
    return made


ALIKE = 500
"""Milliseconds for which what is written for one who only looks on serves the others: clocks run on."""


def for_all_alike(table: Table, account: str | None, look: Any, make: Any) -> Any:
    """Made once for all who look on in the same way: who neither sits here nor opened the table sees the same."""
    if chat.is_player(table, account) or (account is not None and account == table.info.owner):
        return make()
    return once(table, ("alike", look, table.chatted, now() // ALIKE), make)


def story(table: Table, served: ServedMatch, side: int, language: str, since: int) -> list[Line]:
    """Kept for who reads all of it and for who has just seen the step before; few ask from the same step otherwise."""

    def make() -> list[Line]:
        log = [*served.match.log(side, language, since), *joint_words.log(table, served, language, since)]
        return sorted(log, key=lambda line: line.step)

    if 0 < since < served.match.version - RECENT:
        return make()
    log: list[Line] = once(table, ("log", side, language, since), make)
    return log


def seen_view(table: Table, served: ServedMatch, side: int) -> View:
    view: View = once(table, ("view", side), lambda: served.match.view(side))
    return view


def ordered(table: Table, view: View, seat: Seat) -> list[int]:
    """The legal actions this seat commands."""
    legal = view.legal()
    if seating.commands(table.seats, seat) is None:
        return legal
    return [a for a in legal if seating.may_order(table.game, view.state, table.seats, seat, a)]


def gestures(table: Table, view: View, language: str, mine: set[int]) -> list[GestureSeen]:
    found = offered(view, language)
    return [GestureSeen(gesture.text, gesture.ids, gesture.label) for gesture in found if gesture.action in mine]


def ways_from(table: Table, served: ServedMatch, look: Look, chosen: str) -> list[GestureSeen]:
    """What may be clicked after a piece that stands for several actions in a row; nothing for who does not decide."""
    if look.seat < 0 or served.paused or table.seats[look.seat] not in joint_words.due(table):
        return []
    seat = table.seats[look.seat]
    view = seen_view(table, served, seat.side)
    return [
        GestureSeen(way.text, way.ids, way.label, way.then)
        for way in ways(view, chosen, look.language)
        if seating.may_order(table.game, view.state, table.seats, seat, way.action)
    ]


def drawn(table: Table, served: ServedMatch, side: int, look: Look) -> Drawing:
    """The newest picture, one for all who see the same: where nothing is hidden, for everybody."""
    assert look.layout is not None
    key = drawing_of(table, side, look)
    drawing: Drawing | None = table.drawings.get(key)
    if drawing is None or drawing.served is not served:
        table.drawings[key] = drawing = Drawing(served, key[0], look.layout, look.language, turned=key[3])
    drawing.bring()
    return drawing


def drawing_of(table: Table, side: int, look: Look) -> tuple[int, str | None, str, bool]:
    return seen_by(table, side), look.layout, look.language, is_turned(table.game, side, look.turned)


def is_turned(game: Game, side: int, wanted: bool | None) -> bool:
    """Whether the board is seen from its other side: as wanted, else with the own edge at the bottom."""
    if not game.traits.turned:
        return False
    return wanted if wanted is not None else side >= 0 and game.render.turned_for(side)


def seen_by(table: Table, side: int) -> int:
    """Where nothing is hidden, all see the same."""
    return side if table.game.traits.hidden else SPECTATOR


def is_drawn(table: Table, look: Look) -> bool:
    """Whether somebody who sees the same has been shown the newest step already: then nothing is left to draw."""
    side = table.seats[look.seat].side if 0 <= look.seat < len(table.seats) else SPECTATOR
    drawing: Drawing | None = table.drawings.get(drawing_of(table, side, look))
    served = table.served
    return drawing is not None and drawing.served is served and served is not None and drawing.number == served.number


def whole(table: Table, drawing: Drawing, look: Look) -> str:
    """Without its style sheet, which the page loads once for each game; perhaps without its ground."""
    if not look.ground:
        return str(drawing.tree)
    grounds: dict[str, str] = {}
    picture = str(apart(drawing.tree, grounds))
    for key, markup in grounds.items():
        table.tables.grounds[key] = markup
    return picture


def past_picture(served: ServedMatch, side: int, look: Look, step: int) -> str:
    """What a seat saw after a step."""
    match = served.match
    turned = is_turned(match.game, side, look.turned)
    return str(match.picture(side, layout=look.layout, step=step, language=look.language, turned=turned).tree)


def clock_seen(served: ServedMatch) -> ClockSeen | None:
    clocks = served.clocks
    if clocks.kind.__struct_config__.tag == "none":
        return None
    at, bank, free = max(now(), served.at), list(clocks.bank), clocks.free
    if clocks.running is not None:
        free, bank[clocks.running] = clocks.left(at)
    return ClockSeen(
        now=at,
        bank=bank,
        free=free,
        running=clocks.running,
        deadline=clocks.deadline,
        warning=clocks.warning,
        waiting=served.deadline if served.waiting else None,
    )


def may(table: Table, served: ServedMatch, account: str | None, seat: int) -> May:
    if served.over or account is None or table.broken:
        return May()
    comeback = any(s.rightful == account and s.side not in served.out for s in table.seats)
    if seat < 0:
        return May(comeback=comeback)
    side = table.seats[seat].side
    word = joint_words.has_given(table, served, table.seats[seat])
    undo = served.match.can_undo(side) and not served.paused
    kept = any(s.kept and s.side not in served.out for s in table.seats)
    free = served.offer is None and not served.paused and not kept
    mine = {s.seat for s in table.seats_of(account)}
    return May(
        undo=undo or (word and not served.paused),
        restart=undo and not word,
        takeback=free
        and not rated_terms.is_serious(table)
        and served.match.version > served.match.given
        and side in served.match.deciders,
        draw=free and table.game.traits.draws,
        pause=free and table.info.kin != "round",
        resume=served.paused,
        resign=seat not in served.resigned and not table.seats[seat].kept,
        answer=served.offer is not None and served.offer.by not in mine and not served.paused,
        comeback=comeback,
        hint=casual(table, account) and side == served.actor and not served.paused,
        handover=table.seats[seat].account == account
        and table.seats[seat].rightful is None
        and table.info.kin != "round",
    )


def casual(table: Table, account: str) -> bool:
    """Nothing is at stake: no clock runs, and bots play all other sides."""
    people = [seat for seat in table.seats if seat.kind != "bot" or seat.rightful is not None]
    alone = all(seat.account == account for seat in people) and len({seat.side for seat in people}) == 1
    return alone and not table.info.rated and table.clock.__struct_config__.tag == "none" and table.tables.thinkers > 0


class Fairness(msgspec.Struct, omit_defaults=True, kw_only=True):
    """What shows that the luck is fair: the hash before, everything after."""

    commitment: str
    contributions: list[str]
    revealed: bool = False
    proof: Proof | None = None
    copied: int = 0
    """So many steps were taken over from another match; their luck is not this one."""
    verified: bool | None = None
    """This server has derived every chance step again from the seed."""


def fairness(table: Table) -> Fairness:
    promised = commitment(bytes.fromhex(table.info.seed))
    contributions = [seat.contribution for seat in table.seats]
    if table.info.contributions is not None:
        contributions = msgspec.json.decode(table.info.contributions)
    if table.status != "finished" or table.served is None or table.info.kin == "import" or table.sealed:
        return Fairness(commitment=promised, contributions=contributions, copied=table.info.copied)
    asked = None if table.info.copied else table.served.match.asked
    by_side = bool(table.info.deal) or msgspec.UNSET
    proof = Proof(promised, tuple(contributions), table.info.seed, asked, by_side)
    return Fairness(
        commitment=promised,
        contributions=contributions,
        revealed=True,
        proof=proof,
        copied=table.info.copied,
        verified=table.broken is None,
    )
