"""Two or three players: which of the two generals moves first."""

from __future__ import annotations

from caracole.games.generalowsky import names
from caracole.games.generalowsky.position import Position
from caracole.kernel.state import Actions


def list_legal(state: Position, out: Actions) -> None:
    """B1: either of one's own generals."""
    out.add(names.ORDERS + 2 * state.turn)
    out.add(names.ORDERS + 2 * state.turn + 1)


def partner(state: Position, general: int) -> int:
    """B1: the other general of the same player."""
    return general ^ 1
