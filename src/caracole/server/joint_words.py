"""What all who share a side must say before it happens: every word is a step, the last one is the action itself.

Which actions are such is for the game to say (`gestures.joint`). Whoever has given the word waits for the others, or
takes it back; it is void when the position goes back, and when a seat changes hands.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from caracole.kernel.errors import NotAnAction, Wording
from caracole.kernel.events import Line
from caracole.server import seating
from caracole.server.i18n import say

if TYPE_CHECKING:
    from caracole.server.seating import Seat
    from caracole.server.served_match import ServedMatch, Word
    from caracole.server.table import Table


def due(table: Table) -> list[Seat]:
    """The seats that are to decide now: those of the side that have not given their word."""
    served = table.served
    if served is None or served.actor < 0:
        return []
    deciding = seating.deciders(table.seats, served.actor)
    return [seat for seat in deciding if not has_given(table, served, seat)] or deciding


def has_given(table: Table, served: ServedMatch, seat: Seat) -> bool:
    """Whoever sits on several seats of a side speaks once."""
    return given_from(table, served, seat) is not None


def given_from(table: Table, served: ServedMatch, seat: Seat) -> int | None:
    """The seat from which the person of this one has given the word."""
    if not served.words:
        return None
    own = [other.seat for other in table.seats_of(seat.account) if other.side == seat.side]
    return next((number for number in served.words if number in own), None)


def is_word(table: Table, served: ServedMatch, seat: Seat, text: str) -> bool:
    """Whether this action is only said, because others of the side have not said it yet."""
    if seating.commands(table.seats, seat) is None:
        return False
    state = served.match.state
    try:
        action = state.parse(text)
    except NotAnAction:
        return False
    return state.can(action) and table.game.gestures.joint(state, action) and bool(missing(table, served, seat))


def missing(table: Table, served: ServedMatch, seat: Seat) -> list[Seat]:
    """Who else of the side has to give the word; one seat a person, none that has resigned."""
    found: dict[str | None, Seat] = {}
    for other in seating.deciders(table.seats, seat.side):
        stays = other.kind == "person" and other.account != seat.account and other.seat not in served.resigned
        if stays and not has_given(table, served, other):
            found.setdefault(other.account, other)
    return list(found.values())


def waiting(table: Table, served: ServedMatch, seat: Seat) -> Wording:
    """What somebody is told who has given the word."""
    return Wording("word-given", {"others": listed(missing(table, served, seat))}, table.info.game)


def log(table: Table, served: ServedMatch, language: str, since: int) -> list[Line]:
    """The words given since a step of the match, as lines of the log."""
    return [line(table, word, language) for word in served.spoken if word.step > since]


def line(table: Table, word: Word, language: str) -> Line:
    seat, rule = table.seats[word.seat], table.game.refusals.JOINT
    text = say(language, Wording("word-said", {"name": listed([seat])}, table.info.game))
    return Line(text, (rule,) if rule else (), seat.side, word.step, "word-said")


def listed(seats: list[Seat]) -> str:
    return ", ".join(seat.name or "?" for seat in seats)
