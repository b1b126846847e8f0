"""A review as data. Steps are numbered by how many were taken before them: step 0 is the first."""

from __future__ import annotations

import importlib

import msgspec

from caracole.kernel import shapes
from caracole.kernel.errors import BadRecord, Wording
from caracole.kernel.record import Record

FORMAT = "caracole-review/1"
GRADES = ("best", "good", "inaccuracy", "mistake", "blunder")
"""The classes of decisions."""


class Worth(msgspec.Struct, frozen=True):
    """An action and what it is worth to the mover."""

    play: str
    value: float
    error: float


class Decision(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A choice somebody had."""

    step: int
    side: int
    phase: str
    played: str
    value: float
    error: float
    best: str
    best_value: float
    best_error: float
    line: tuple[str, ...]
    """The best action and what is expected after it."""
    loss: float
    """What was given away, in chances to win; 0 for whatever is as good as the best."""
    grade: str
    legal: int
    """How many actions there were."""
    options: tuple[Worth, ...]
    """The best of them, and the played one."""
    equal: tuple[str, ...] = ()
    """Of these, the ones that are as good as the best."""
    exchanged: bool = False
    """It only changed places with another order of the same turn."""
    exact: bool = False
    """The values are certain."""
    chances: tuple[float, ...]
    """What each side could hope for before it, as the mover saw it."""
    rules: tuple[str, ...] = ()
    """The rules that bear on what was played."""


class Stroke(msgspec.Struct, frozen=True, kw_only=True):
    """A step of chance, valued with open cards."""

    step: int
    fell: str
    odds: str
    """How likely that was, as a fraction."""
    expected: tuple[float, ...]
    """What each side could hope for before it."""
    after: tuple[float, ...]
    luck: tuple[float, ...]
    """What it brought each side beyond that; adds up to nothing."""


class Turn(msgspec.Struct, frozen=True, kw_only=True):
    """Everything one side decided before another did."""

    side: int
    first: int
    last: int
    decisions: int
    loss: float
    """Of the turn as a whole: from the best at its beginning to what was reached, between strokes of chance."""


class Side(msgspec.Struct, frozen=True, kw_only=True):
    """One side's match in numbers."""

    result: float
    lost: float
    """By its decisions, together."""
    decisions: int
    """Those that were a choice."""
    phases: dict[str, float]
    """What was lost in each phase of the game."""
    grades: dict[str, int]
    accuracy: float | None
    """In per cent, the mean of its decisions; None if it had no choice."""
    luck: float
    adjusted: float
    """The result without the luck."""


class Part(msgspec.Struct, frozen=True, kw_only=True):
    """What was found at some steps of a match."""

    decisions: tuple[Decision, ...] = ()
    strokes: tuple[Stroke, ...] = ()
    forced: tuple[int, ...] = ()
    """Steps at which there was one legal action."""


class Review(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every decision and every stroke of luck of a match was worth."""

    format: str = FORMAT
    game: str
    rules: str
    record: Record
    """The match itself, so that every moment of it can be shown."""
    steps: int
    care: str
    seed: int
    scale: float
    """The game's own: classes of losses are so much finer."""
    decisions: tuple[Decision, ...]
    strokes: tuple[Stroke, ...]
    forced: tuple[int, ...]
    turns: tuple[Turn, ...]
    sides: tuple[Side, ...]
    mistakes: tuple[int, ...]
    """The turning points: the steps of the largest losses, the largest first."""
    fortunes: tuple[int, ...]
    """The steps of the largest strokes of luck."""

    def dump(self) -> bytes:
        """One line of JSON, always the same bytes for the same review."""
        return msgspec.json.encode(self)

    def _repr_html_(self) -> str:
        """In a notebook the report shows itself."""
        return importlib.import_module("caracole.review.report").fragment(self, "en")  # type: ignore[no-any-return]


def load(line: bytes | str) -> Review:
    """The review on a line of JSON."""
    try:
        found = msgspec.json.decode(line, type=Review)
    except msgspec.DecodeError as error:
        why = shapes.described(str(error))
        raise BadRecord(f"not a review: {error}", wording=Wording("record-shape", {"why": why})) from None
    if found.format != FORMAT:
        wording = Wording("record-format", {"got": found.format, "known": FORMAT})
        raise BadRecord(f"format {found.format!r} is unknown; this program reads {FORMAT!r}", wording=wording)
    return found
