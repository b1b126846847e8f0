"""What a position on a bench is worth, and the best lines from there, for whoever looks at it: kept nowhere.

A few judgements one after another, each with ten times the care of the one before. They go behind everything else that
is thought about, make room for a bot's turn at once, and end when nobody looks any more.
"""

from __future__ import annotations

import msgspec

from caracole.review import CARES
from caracole.server import errors

SECONDS = dict(zip(CARES, (0.4, 4.0, 40.0), strict=True))
"""By care: what a judgement takes, or less."""


class BestLine(msgspec.Struct, frozen=True):
    """One of the best actions, and what it leads to."""

    play: str
    value: float
    """To the side that decides."""
    error: float
    line: list[str]


class Lines(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is known of a position by now."""

    care: str = ""
    values: list[float] = []
    """To each side."""
    error: float = 0.0
    exact: bool = False
    simulations: int = 0
    lines: list[BestLine] = []
    problem: errors.Told | None = None
    """Why there will be none."""
