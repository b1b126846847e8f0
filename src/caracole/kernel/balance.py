"""Who wins between equals, as data: how matches ended that were played from the same start.

`data/balance.toml` of a game's folder has a `[[case]]` for each start that was measured, the most particular first; a
game without the file says nothing. The sentence is a message `balance-WORD` of the game's page.ftl, its numbers are
the `shares`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from caracole.kernel.errors import BadGame


class Share(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much of the matches somebody won, in percent, a draw being half a win; the interval holds 95 %."""

    share: float
    low: float
    high: float


class Case(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A start, and what became of it."""

    word: str
    players: int
    shares: dict[str, Share]
    """By what the sentence calls them."""
    matches: int
    options: dict[str, Any] = {}
    """These had these values …"""
    free: tuple[str, ...] = ()
    """… and these any; all others were as they are by default."""
    lot: str | None = None
    """The option that makes the start fair when it is left to lots."""


class Contents(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    case: list[Case] = []


def read(file: Path) -> tuple[Case, ...]:
    """The cases of a file, none if there is no such file; BadGame names the file and what is wrong in it."""
    if not file.exists():
        return ()
    try:
        found = msgspec.toml.decode(file.read_bytes(), type=Contents).case
    except (msgspec.ValidationError, msgspec.DecodeError) as error:
        raise BadGame(f"{file}: {error}") from None
    for case in found:
        for name, share in case.shares.items():
            if not 0 <= share.low <= share.share <= share.high <= 100:
                raise BadGame(f"{file}: {case.word}: {name} is no share with its interval")
    return tuple(found)
