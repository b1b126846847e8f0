"""half_turn=setup: before the first turn both armies make all their half-rotations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caracole.games.kriegspiel import names
from caracole.games.kriegspiel.phases import moving

if TYPE_CHECKING:
    from caracole.games.kriegspiel.state import KriegspielState
    from caracole.kernel.state import Actions


def list_legal(state: KriegspielState, out: Actions) -> None:
    """T3, T11: each plate once, in any order."""
    first = state.turn * names.PLATES
    for i in range(first, first + state.terms.count[state.turn]):
        moving.list_half_turns(state, state.terms.own[i], out)


def is_due(state: KriegspielState, army: int) -> bool:
    """T11: whether an army still has a plate to turn; a cannon without gunners waits until it is manned."""
    first = army * names.PLATES
    due = 0
    for i in range(first, first + state.terms.count[army]):
        if moving.can_half_turn(state, state.terms.own[i]):
            due += 1
    return due > 0
