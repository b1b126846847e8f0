"""What a request can be answered with when it is not granted. Every answer has a status, a code and a sentence."""

from __future__ import annotations

from typing import Any

import msgspec


class Told(msgspec.Struct, omit_defaults=True):
    """A refusal on the wire."""

    error: str
    """A short code that programs can compare."""
    sentence: str
    rule: str | None = None
    """The rule of the game that forbids it."""
    option: str | None = None
    """The option that is wrong."""
    number: int | None = None
    """The newest step, when the request was late."""


class Problem(Exception):
    """A request that is not granted; nothing has changed."""

    def __init__(self, status: int, error: str, sentence: str, **more: Any) -> None:
        super().__init__(sentence)
        self.status = status
        self.told = Told(error, sentence, **more)


def malformed(sentence: str) -> Problem:
    return Problem(400, "malformed", sentence)


def unknown() -> Problem:
    """The same words for what does not exist and for what is nobody's business."""
    return Problem(404, "unknown", "There is nothing here, or nothing for you.")


def not_yours(sentence: str) -> Problem:
    return Problem(403, "not-yours", sentence)


def not_now(sentence: str) -> Problem:
    return Problem(409, "not-now", sentence)


def stale(number: int) -> Problem:
    return Problem(409, "stale", f"The table has gone on to step {number} since.", number=number)


def illegal(rule: str, sentence: str) -> Problem:
    return Problem(422, "illegal", sentence, rule=rule)


def bad_options(option: str, sentence: str) -> Problem:
    return Problem(422, "options", sentence, option=option)


def not_an_action(text: str) -> Problem:
    return malformed(f"“{text[:60]}” is not how an action of this game is written.")


def unavailable() -> Problem:
    return Problem(503, "unavailable", "The database does not answer; please try again.")
