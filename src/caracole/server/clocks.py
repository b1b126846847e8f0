"""Clocks: none, live (a bank and an increment), correspondence (days for each turn, and a reserve).

A clock is a pure function of the times in the steps, so a match read again has the same clocks. Both kinds are one:
a turn has some free time, then the side's bank is used up.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

SECOND = 1000
DAY = 86_400 * SECOND


class NoClock(msgspec.Struct, frozen=True, tag_field="kind", tag="none", forbid_unknown_fields=True):
    """Everybody takes the time they like."""


class LiveClock(msgspec.Struct, frozen=True, tag_field="kind", tag="live", forbid_unknown_fields=True):
    """A bank of seconds for the whole match, and seconds added after each turn."""

    bank: Annotated[int, Meta(ge=1, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0


class DaysClock(msgspec.Struct, frozen=True, tag_field="kind", tag="days", forbid_unknown_fields=True):
    """Days for each turn, and days in reserve for the whole match."""

    turn: Annotated[float, Meta(gt=0, le=60)]
    reserve: Annotated[float, Meta(ge=0, le=365)] = 0


Clock = NoClock | LiveClock | DaysClock


class Clocks:
    """The clocks of a match's sides. Times are milliseconds."""

    def __init__(self, kind: Clock, sides: int) -> None:
        self.kind = kind
        self.free = 0
        """Free time left in the turn that runs."""
        self.bank = [start(kind)] * sides
        self.running: int | None = None
        self.at = 0
        """Until when time has been charged."""

    @property
    def ticking(self) -> bool:
        return self.running is not None and not isinstance(self.kind, NoClock)

    def charge(self, at: int) -> None:
        """Take the time up to now from the side that thinks: first what is free, then its bank."""
        if self.ticking and self.running is not None:
            self.free, self.bank[self.running] = self.left(at)
        self.at = max(self.at, at)

    def left(self, at: int) -> tuple[int, int]:
        """Free time and bank of the running side at a moment."""
        assert self.running is not None
        spent = max(0, at - self.at)
        free = max(0, self.free - spent)
        return free, max(0, self.bank[self.running] - max(0, spent - self.free))

    def pass_to(self, side: int | None) -> None:
        """Another side decides: the turn that ends earns its increment, the next begins with its free time."""
        if side == self.running:
            return
        if self.running is not None and isinstance(self.kind, LiveClock):
            self.bank[self.running] += self.kind.increment * SECOND
        self.running = side
        self.free = int(self.kind.turn * DAY) if isinstance(self.kind, DaysClock) else 0

    def halt(self) -> None:
        """Nobody's time runs, and nobody earns anything by it."""
        self.running = None

    def grant(self, side: int, times: int) -> None:
        """What a side gets that comes back after its time was out: a tenth of the bank, halved each time."""
        if isinstance(self.kind, LiveClock):
            self.bank[side] = max(self.bank[side], self.kind.increment * SECOND, start(self.kind) // 10 >> times)

    @property
    def deadline(self) -> int | None:
        """When the running side's time is out."""
        if not self.ticking or self.running is None:
            return None
        return self.at + self.free + self.bank[self.running]

    @property
    def warning(self) -> int | None:
        """When the running side is warned: a quarter of its time is left, but at most a day."""
        deadline = self.deadline
        return None if deadline is None else deadline - min(DAY, (deadline - self.at) // 4)


def start(kind: Clock) -> int:
    if isinstance(kind, LiveClock):
        return kind.bank * SECOND
    return int(kind.reserve * DAY) if isinstance(kind, DaysClock) else 0


def patience(kind: Clock) -> int:
    """How long the clocks of a match wait at most for everybody to be there once."""
    return min(int(kind.turn * DAY), 3 * DAY) if isinstance(kind, DaysClock) else 600 * SECOND
