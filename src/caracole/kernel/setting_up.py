"""A position set up piece by piece: what a game lets one put on its board, and the text after it was put there.

The board is only clicked; what a click means is the game's own to say (`set_up.py` of its folder). Whether a position
can be is asked afterwards, of the position itself.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from caracole.kernel.game import Game


class Tool(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the next click puts, takes away or turns."""

    name: str
    label: str
    side: int = -1
    """Whose it is."""
    at_once: bool = False
    """It needs no click."""


OFF = "off"
TURN = "turn"


def taking_away(game: Game, language: str) -> Tool:
    return Tool(OFF, game.messages.say(language, "set-up-off"))


def turns(game: Game, sides: int, language: str) -> list[Tool]:
    """Who is to move."""
    label = game.messages.say(language, "set-up-turn")
    return [Tool(f"{TURN} {side}", label, side, at_once=True) for side in range(sides)]


def named(at: Iterable[str], *kinds: str) -> str | None:
    """Of the first thing under a click that is of one of these kinds, what comes after its kind: `cell-12` is 12."""
    for each in at:
        kind, _, rest = each.partition("-")
        if kind in kinds and rest:
            return rest
    return None
