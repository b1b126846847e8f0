"""What happened, told from a seat's view before and after a step."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from caracole.kernel.view import View

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


def narrated(before: View, action: int, after: View, language: str = "en", step: int = 0) -> list[Line]:
    """What happened in one step, as sentences for the seat whose views these are."""
    game = before.game
    return [
        Line(game.narrate.narrate(event, language), event.rules, event.by, step, event.kind)
        for event in game.events.tell(before, action, after)
    ]
