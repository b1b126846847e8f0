"""Guerrillas: the other side may cancel what has just been played."""

from __future__ import annotations

from caracole.games.manoeuvre import cards, names
from caracole.games.manoeuvre.position import Position
from caracole.kernel.state import Actions


def may_answer(state: Position) -> bool:
    """M3: asked whenever the other army has guerrillas in its deck and a card in hand, so that asking tells nothing."""
    other = 1 - state.active
    return cards.lists(state, other, names.GUE) and state.hand_size[other] > 0


def list_legal(state: Position, out: Actions) -> None:
    out.add(names.PASS)
    if cards.holds(state, 1 - state.active, names.GUE):
        out.add(names.PLAYS + names.GUE)


def act(state: Position, action: int) -> None:
    """M3, M4: both cards are lost, and the effect waiting below does not come."""
    state.pop()
    if action != names.PASS:
        cards.play(state, 1 - state.active, names.GUE)
        state.pop()
