"""What a request can be answered with when it is not granted. Every answer has a status, a code and a sentence.

A refusal names its sentence by the id of a message; it is said where it leaves, in the language of who reads it.
"""

from __future__ import annotations

from typing import Any

import msgspec

from caracole.kernel.errors import BadOptions, BadRecord, Refusal, Wording
from caracole.server.i18n import say


class Told(msgspec.Struct, omit_defaults=True):
    """A refusal on the wire."""

    error: str
    """A short code that programs can compare."""
    sentence: str
    """In the reader's language."""
    rule: str | None = None
    """The rule of the game that forbids it."""
    option: str | None = None
    """The option that is wrong."""
    number: int | None = None
    """The newest step, when the request was late."""


class Problem(Exception):
    """A request that is not granted; nothing has changed. As text it is English, for logs."""

    def __init__(self, status: int, error: str, wording: Wording, **more: Any) -> None:
        super().__init__(say("en", wording))
        self.status = status
        self.error = error
        self.wording = wording
        self.more = more

    def body(self, language: str) -> Told:
        return Told(self.error, say(language, self.wording), **self.more)


def problem(status: int, error: str, message: str, **args: Any) -> Problem:
    return Problem(status, error, Wording(message, args))


def malformed(message: str, **args: Any) -> Problem:
    return problem(400, "malformed", message, **args)


def unknown() -> Problem:
    """The same words for what does not exist and for what is nobody's business."""
    return problem(404, "unknown", "unknown")


def not_yours(message: str, **args: Any) -> Problem:
    return problem(403, "not-yours", message, **args)


def not_now(message: str, **args: Any) -> Problem:
    return problem(409, "not-now", message, **args)


def flood(message: str) -> Problem:
    return problem(429, "flood", message)


def stale(number: int) -> Problem:
    return Problem(409, "stale", Wording("stale", {"number": number}), number=number)


def illegal(refusal: Refusal) -> Problem:
    """The game has said already why, in the reader's language."""
    return Problem(422, "illegal", Wording("illegal", {"why": refusal.sentence}), rule=refusal.rule)


def bad_options(error: BadOptions) -> Problem:
    """Which option it is stands beside the sentence: a page has a better name for it."""
    return Problem(422, "options", error.why, option=error.option)


def bad_record(error: BadRecord | BadOptions | None, message: str = "record-refused") -> Problem:
    """What is wrong with a record, or what else is refused in its place; None if not even that can be said."""
    why = error.wording if error else Wording("record-unreadable")
    return Problem(422, "record", Wording(message, {"why": why}), rule=getattr(error, "rule", None))


def not_an_action(text: str) -> Problem:
    return malformed("not-an-action", text=text[:60])


def unavailable() -> Problem:
    return problem(503, "unavailable", "unavailable")
