"""Records: a match is the list of what was done in it."""

from __future__ import annotations

import datetime
from typing import Any

import msgspec

from caracole.kernel import shapes
from caracole.kernel.errors import BadRecord, Wording
from caracole.kernel.luck import Proof

FORMAT = "caracole-record/1"


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended."""

    reason: str
    scores: list[float]
    winners: list[int]
    ranking: list[int]
    """The place of each side, from 1; equal places are shared."""
    result: dict[str, Any]
    """What the record says, with exactly the keys that the game documents."""
    counts: list[int] = []
    """Of each side, what people count at the end: points, medals, squares; the game's message `counted` names it."""


def ranked(standings: list[int]) -> list[int]:
    """The places, from 1, of sides that stand so well; equal ones are shared."""
    return [1 + sum(other > own for other in standings) for own in standings]


class Step(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """One line of a record; a trace also says what could have been done."""

    by: int
    play: str
    legal: list[str] | None = None
    odds: dict[str, str] | None = None


class Origin(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Where a match comes from, for whoever reads it; nothing follows from it."""

    players: list[str | None] = []
    """Of each seat, as far as they agreed to be named."""
    date: datetime.date | None = None
    place: str = ""


class Record(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A match as data. Its result is null while it runs; its luck is there when the fairness can be checked."""

    format: str
    game: str
    rules: str
    options: dict[str, Any]
    steps: list[Step]
    result: dict[str, Any] | None
    luck: Proof | None = None
    origin: Origin | None = None

    def dump(self) -> bytes:
        """One line of JSON, always the same bytes for the same match."""
        return msgspec.json.encode(self)


def parse(line: bytes | str) -> Record:
    """The record on a line of JSON; its rules are checked when it is replayed."""
    try:
        record = msgspec.json.decode(line, type=Record)
    except msgspec.DecodeError as error:
        raise BadRecord(
            f"not a record: {error}", wording=Wording("record-shape", {"why": shapes.described(str(error))})
        ) from None
    if record.format != FORMAT:
        wording = Wording("record-format", {"got": record.format, "known": FORMAT})
        raise BadRecord(f"format {record.format!r} is unknown; this program reads {FORMAT!r}", wording=wording)
    return record
