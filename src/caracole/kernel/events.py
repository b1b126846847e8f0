"""What happened, told from a seat's view before and after a step."""

from __future__ import annotations

import msgspec

Value = str | int


class Event(msgspec.Struct, frozen=True):
    """One thing that happened: the id of its message, the rules it follows from, and the message's arguments."""

    kind: str
    rules: tuple[str, ...] = ()
    args: dict[str, Value] = {}  # msgspec copies defaults
    by: int = -1
    """The side it is about, −1 for nobody; the log shows that side's emblem."""


class Line(msgspec.Struct, frozen=True):
    """An event as a sentence of the log."""

    text: str
    rules: tuple[str, ...]
    by: int
    step: int
    kind: str
