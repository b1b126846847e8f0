"""Records and saved matches, read with everything checked.

A saved match is private to whoever saved it, for it holds the seed of the dice to come:

    {"format": "caracole-save/1", "record": {…}, "seed": "9f…", "seats": ["me", "random"]}

`record` is the match so far, as anybody may see it; `seed`, in hexadecimal, is the one the record's luck committed
to; `seats` says who sits where. Going on from it throws the same dice as never having stopped.
"""

from __future__ import annotations

import msgspec

from caracole.cli.screen import BadInput
from caracole.kernel import game as library
from caracole.kernel.errors import BadRecord, Refused
from caracole.kernel.luck import FairLuck
from caracole.kernel.match import Match
from caracole.kernel.record import Record, parse

SAVE = "caracole-save/1"


class Save(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A running match with the seed of its luck."""

    format: str
    record: Record
    seed: str
    seats: list[str] | None = None


class Head(msgspec.Struct):
    """The one field that every file of ours has."""

    format: str


class Unreadable(BadInput):
    """No record or saved match of a game and rules version that is known here."""


def read(text: bytes) -> Record:
    """The record on a line, or inside a saved match; its seed is then put where a finished record has it."""
    try:
        if msgspec.json.decode(text, type=Head).format == SAVE:
            return opened(msgspec.json.decode(text, type=Save))
        return readable(parse(text))
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Unreadable(f"not a record: {error}") from None
    except RecursionError:
        raise Unreadable("not a record: nested too deeply") from None
    except BadRecord as error:
        raise Unreadable(str(error)) from None


def readable(record: Record) -> Record:
    try:
        found = library.game(record.game)
    except LookupError as error:
        raise Unreadable(str(error.args[0])) from None
    if record.rules != found.traits.rules:
        here = found.traits.rules
        raise Unreadable(
            f"this is a match by version {record.rules!r} of the rules of {found.name}; here is version {here!r}"
        )
    return record


def opened(save: Save) -> Record:
    """The record with its seed revealed: replaying it proves the steps so far and readies the luck for the next."""
    record = readable(save.record)
    if record.luck is None:
        raise Unreadable("a saved match says what its luck committed to, and this one does not")
    record.luck = msgspec.structs.replace(record.luck, seed=save.seed)
    return record


def replayed(record: Record) -> Match:
    """The match, every step checked; whatever is wrong with it is a BadRecord."""
    try:
        return Match.replay(record)
    except BadRecord:
        raise
    except Refused as error:
        raise BadRecord(str(error)) from None


def saved(match: Match, seats: list[str]) -> bytes:
    """A match that can be gone on with, as one line."""
    assert isinstance(match.luck, FairLuck)
    return msgspec.json.encode(Save(SAVE, match.record(), match.luck.seed.hex(), seats)) + b"\n"
