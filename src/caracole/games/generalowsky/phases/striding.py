"""With stride=up_to: how many spaces of those the arrow allows the group goes."""

from __future__ import annotations

from caracole.games.generalowsky import names, piles
from caracole.games.generalowsky.position import Position
from caracole.kernel.state import Actions


def allowed(state: Position) -> int:
    """T4: the number the arrow shows."""
    return (state.shown - 1) % names.KINDS


def list_legal(state: Position, out: Actions) -> None:
    """T4, stride=up_to: one space at least, at most the number shown."""
    for steps in range(1, allowed(state) + 1):
        out.add(names.STRIDES + steps - 1)


def act(state: Position, general: int, steps: int) -> None:
    """T4: the group goes so many spaces."""
    piles.advance(state, general, steps)
