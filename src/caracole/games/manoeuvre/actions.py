"""The kinds of actions, each with its range of numbers: notation, decoding, refusals and gestures all go by this table.

Within its range an action is one number (a card, a square, a leader …) or two, the second below the base of its kind.
"""

from __future__ import annotations

from typing import NamedTuple

from caracole.games.manoeuvre import names
from caracole.kernel.ranges import Ranges


class Kind(NamedTuple):
    verb: str
    start: int
    base: int = 1
    """How many values the second number has; 1 if there is none."""


class Parts(NamedTuple):
    """An action taken apart; what the numbers mean is said beside its kind below."""

    verb: str
    first: int = 0
    second: int = 0


KINDS = (
    Kind("pass", names.PASS),
    Kind("hit", names.CHOOSE_HIT),
    Kind("retreat", names.CHOOSE_RETREAT),
    Kind("edge", names.EDGES),  # edge
    Kind("army", names.CHOSEN_ARMY),  # army
    Kind("pair", names.PAIRS),  # pair of armies
    Kind("tile", names.TILES, 4),  # tile − 1, quarter turns
    Kind("discard", names.DISCARDS),  # card
    Kind("pick", names.PICKS),  # card
    Kind("play", names.PLAYS),  # card
    Kind("command", names.COMMANDS),  # leader
    Kind("attempt", names.ATTEMPTS),  # unit card
    Kind("support", names.SUPPORTS),  # square
    Kind("loss", names.LOSSES),  # square
    Kind("place", names.PLACES, names.SQUARES),  # unit, square
    Kind("move", names.MOVES, names.SQUARES),  # from, to
    Kind("target", names.TARGETS, names.SQUARES),  # card, square
    Kind("strike", names.STRIKES, names.SQUARES),  # unit card, square
    Kind("volley", names.VOLLEYS, names.SQUARES),  # unit card, square
    Kind("battery", names.BATTERIES, names.SQUARES),  # unit, square
    Kind("card", names.CARDS),  # card
    Kind("total", names.TOTALS + 1),  # sum of dice − 1
)
"""Each range ends where the next begins."""
RANGES = Ranges(names.TOTALS + names.MOST_TOTAL + 1, **{kind.verb: kind.start for kind in KINDS})
BASES = {kind.verb: kind.base for kind in KINDS}


def parts(action: int) -> Parts:
    verb, place = RANGES.read(action)
    return Parts(verb, *divmod(place, BASES[verb]))


def number(verb: str, first: int = 0, second: int = 0) -> int:
    """The action made of these parts."""
    return RANGES.write(verb, first * BASES[verb] + second)
