"""What a position is worth to a side, guessed quickly.

The weights of units lost and of ground were fitted by least squares to the playouts of 23,000 positions of random
matches between all armies; these hardly feel the strength of units, which got its small weight by hand.
"""

from __future__ import annotations

from caracole.games.manoeuvre import forces, names
from caracole.games.manoeuvre.phases import ending
from caracole.games.manoeuvre.position import Position
from caracole.kernel import names as kernel


def evaluate(state: Position, side: int) -> float:
    """The chance of winning, from 0 to 1; the two sides' add up to 1."""
    if state.actor == kernel.OVER:
        return 1.0 if state.winner == side else 0.0
    lead = standing(state, side) - standing(state, 1 - side)
    size = lead if lead > 0 else -lead
    return 0.5 + 0.5 * lead / (1.0 + size)


def standing(state: Position, side: int) -> float:
    """Units, their strength, and the ground held, which counts for more as the day goes on."""
    gone = spent(state)
    lost = forces.lost(state, side)
    worth = 0.88 * gone * gone * ending.controlled(state, side) - 0.6 * lost - 0.08 * lost * lost
    for unit in range(names.UNITS):
        if state.place[side][unit] != names.NOWHERE:
            worth += 0.04 * forces.strength(state, side, unit)
    return worth


def spent(state: Position) -> float:
    """How much of the day is over, from 0 to 1: the first deck that still has more cards decides."""
    left = 0
    for side in range(2):
        if not state.exhausted[side] and state.old_most[side] == 0:
            left = max(left, state.deck_size[side])
    return 1.0 - left / 60.0
