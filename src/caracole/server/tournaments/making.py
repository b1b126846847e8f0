"""What a tournament is asked to be, checked before anything of it is stored."""

from __future__ import annotations

import secrets
import unicodedata
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from caracole import bots
from caracole.kernel.game import Game
from caracole.server import errors, rated_terms
from caracole.server.clocks import Clock, LiveClock, NoClock
from caracole.server.errors import Problem
from caracole.server.identity import Account, new_id
from caracole.server.lobby import NewTable, checked_options, known_game
from caracole.server.seating import Seat, empty_seats
from caracole.server.store import now
from caracole.server.tournaments.field import Form

LONGEST = 60
"""Letters of a title."""
ROBIN = 32
"""So many can all meet each other; more would never end."""
AHEAD = 366 * 86_400_000
"""Milliseconds within which a tournament begins."""
USUAL = {"swiss": 5, "duplicate": 5}
"""Rounds, if nobody says how many."""


class NewTournament(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What somebody would like to hold."""

    title: Annotated[str, Meta(min_length=1, max_length=200)]
    game: Annotated[str, Meta(min_length=1, max_length=40)]
    preset: Annotated[str, Meta(min_length=1, max_length=40)] | None = None
    form: Form
    seats: Annotated[int, Meta(ge=2, le=6)] = 2
    """Of a table."""
    rounds: Annotated[int, Meta(ge=1, le=30)] | None = None
    """Of a Swiss or a duplicate; the others last as long as they must."""
    minutes: Annotated[int, Meta(ge=5, le=1_440)] = 60
    """Of an arena: so long new matches begin."""
    clocks: Annotated[list[Clock], Meta(min_length=1, max_length=30)] = msgspec.field(
        default_factory=lambda: [LiveClock(900, 10)]
    )
    """Of each round, the last for all that follow."""
    rated: bool = False
    listed: bool = True
    """Or found by its link alone, and its matches private."""
    most: Annotated[int, Meta(ge=2, le=512)] = 64
    """Who may take part."""
    bot: Annotated[str, Meta(min_length=1, max_length=40)] | None = None
    """The level that fills what is missing at a table; without one, who is too many has a bye."""
    least: Annotated[int, Meta(ge=0, le=64)] = 0
    """So many begin, with bots for who is missing."""
    late: Annotated[int, Meta(ge=0, le=30)] | None = None
    """So many rounds may have begun when somebody enters; without a number, half of them."""
    grace: Annotated[int, Meta(ge=30, le=540)] = 300
    """Seconds to come to a table; who does not has lost there, and is paired again on coming back."""
    rest: Annotated[int, Meta(ge=0, le=3_600)] = 60
    """Seconds between two rounds."""
    starts_at: Annotated[int, Meta(ge=0, le=10**14)] | None = None
    """Milliseconds since 1970; without it, when its owner says so."""


def checked(by: Account, new: NewTournament) -> dict[str, Any]:
    """The row of a tournament that can be held; refused, with the reason, if it cannot."""
    rules = known_game(new.game)
    title = clean_title(new.title)
    for clock in new.clocks:
        if isinstance(clock, NoClock):
            raise errors.malformed("tournament-clock")
    if new.form == "arena" and not all(isinstance(clock, LiveClock) for clock in new.clocks):
        raise errors.malformed("tournament-arena-clock")
    if new.bot is not None and new.bot not in bots.BOTS:
        raise errors.malformed("no-such-bot", bot=new.bot, known=", ".join(bots.BOTS))
    if new.least and new.bot is None:
        raise errors.malformed("tournament-least")
    if new.form == "robin" and new.seats == 2 and max(new.most if new.most != 64 else 0, new.least) > ROBIN:
        raise errors.malformed("tournament-robin", most=ROBIN)
    if new.starts_at is not None and not now() - 60_000 <= new.starts_at <= now() + AHEAD:
        raise errors.malformed("tournament-when")
    table = table_of(new.game, new.preset, new.seats, new.clocks[0], rated=new.rated)
    seats = seats_for(rules, table, new.seats)
    if new.rated:
        rated_terms.agreed(rules, table, None, seats, by)
    rounds = new.rounds or USUAL.get(new.form, 0) if new.form in USUAL else 0
    late = {"arena": 10_000, "robin": 0, "knockout": 0}.get(
        new.form, rounds // 2 if new.late is None else min(new.late, rounds - 1)
    )
    return {
        "id": new_id(), "owner": by.id, "title": title, "game": new.game, "preset": new.preset, "form": new.form,
        "seats": new.seats, "rounds": rounds, "minutes": new.minutes if new.form == "arena" else None,
        "clocks": msgspec.json.encode(new.clocks).decode(), "rated": new.rated, "listed": new.listed,
        "most": min(new.most, ROBIN) if new.form == "robin" and new.seats == 2 else new.most, "bot": new.bot,
        "least": new.least, "late": late, "grace": new.grace, "rest": new.rest, "seed": secrets.token_hex(32),
        "status": "open", "created_at": now(), "starts_at": new.starts_at, "started_at": None, "ended_at": None,
    }  # fmt: skip


def clean_title(raw: str) -> str:
    """One line, nothing invisible."""
    title = " ".join(unicodedata.normalize("NFC", raw).split())
    if not title or len(title) > LONGEST or any(unicodedata.category(c) in ("Cc", "Cf", "Cs", "Co") for c in title):
        raise errors.malformed("tournament-title", most=LONGEST)
    return title


def table_of(
    game: str, preset: str | None, seats: int, clock: Clock, *, rated: bool, private: bool = False
) -> NewTable:
    """A table of a tournament: whoever runs out of time has lost."""
    rules = known_game(game)
    options = {"players": seats} if "players" in rules.options.DEFAULTS else {}
    return NewTable(
        game=game, preset=preset, options=options, clock=clock, timeout="loses", forfeit=True, rated=rated,
        private=private,
    )  # fmt: skip


def seats_for(rules: Game, new: NewTable, wanted: int) -> list[Seat]:
    """The seats of a table, a side for each; refused if the game has another number, or people share a side."""
    options = checked_options(rules, new.preset, new.options)
    seats = empty_seats(rules, new.options, options)
    if len(seats) != wanted or len({seat.side for seat in seats}) != wanted:
        raise errors.malformed("tournament-seats", seats=wanted)
    return seats


def possible(game: str, preset: str | None, size: int) -> bool:
    """Whether there can be a smaller table."""
    try:
        seats_for(known_game(game), table_of(game, preset, size, LiveClock(60), rated=False), size)
    except Problem:
        return False
    return True
