"""What the number of an action means: one table of ranges, for notation, log, clicks, sentences and refusals.

An order to a plate is cell × KINDS + kind; a transfer or a shot has a direction and a count within its kind.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from caracole.games.kriegspiel import names
from caracole.kernel.ranges import Ranges

ACTIONS = Ranges(
    names.OUTCOMES + 6,
    **{"order": 0, "end-move": names.END_MOVE, "end-fire": names.END_FIRE, "die": names.OUTCOMES},
)
ORDERS = Ranges(
    names.KINDS,
    **{"half-left": names.HALF_LEFT, "half-right": names.HALF_RIGHT, "left": names.LEFT, "right": names.RIGHT},
    **{"forward": names.FORWARD, "back": names.BACK, "give": names.GIVE, "shot": names.SHOOT},
)
COUNTS = {"give": names.MOST, "shot": names.RANGE}
"""How many figures may pass over, or cells lie between, in each direction; at least one."""


class Decoded(NamedTuple):
    """An action in words."""

    verb: str
    cell: int = names.NOWHERE
    """Where the plate stands that is ordered; NOWHERE if none is."""
    direction: int = 0
    """Of a transfer or a shot, 0 … 5."""
    number: int = 0
    """Figures that pass over, cells a shot goes, or what the die shows."""


@cache
def decode(action: int) -> Decoded:
    """ValueError if the number means nothing in any position."""
    verb, place = ACTIONS.read(action)
    if verb != "order":
        return Decoded(verb, number=place)
    cell, kind = order(action)
    verb, place = ORDERS.read(kind)
    if verb not in COUNTS:
        return Decoded(verb, cell)
    direction, less = divmod(place, COUNTS[verb])
    return Decoded(verb, cell, direction, less + 1)


def order(action: int) -> tuple[int, int]:
    """Of an order to a plate, the cell and the kind (`names.HALF_LEFT` and those that follow)."""
    _, place = ACTIONS.read(action)
    return divmod(place, names.KINDS)


def encode(verb: str, cell: int = names.NOWHERE, direction: int = 0, number: int = 0) -> int:
    """The action that is decoded so."""
    if cell == names.NOWHERE:
        return ACTIONS.write(verb, number)
    place = direction * COUNTS[verb] + number - 1 if verb in COUNTS else 0
    return cell * names.KINDS + ORDERS.write(verb, place)
