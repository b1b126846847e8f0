"""What a game says of itself, as data."""

from __future__ import annotations

import msgspec


class Traits(msgspec.Struct, frozen=True, kw_only=True):
    """Declared once per game; tools read these instead of asking which game it is."""

    name: str
    title: str
    rules: str
    """Version of the rules; changes whenever a position has other legal actions or another result than before."""
    author: str
    publisher: str
    year: str
    players: tuple[int, ...]
    """How many people may sit at the table."""
    hidden: bool
    """Whether a seat may not know everything."""
    chance: bool
    draws: bool
    """Whether a match may end without a winner."""
    actions: int
    """Decisions are the integers 0 … actions − 1."""
    outcomes: int
    """Chance outcomes are the integers actions … actions + outcomes − 1."""
    most_legal: int
    """No position has more legal actions than this."""
    most_odds: int
    """No chance step has more outcomes than this."""
    emblems: tuple[str, ...]
    """The colour class of each side, in the order of sides."""
    layouts: tuple[str, ...]
    """The pictures the game can draw, the default first; `phone` is for narrow screens, `board` (where there is one)
    is the board alone, to look at and not to play on."""
