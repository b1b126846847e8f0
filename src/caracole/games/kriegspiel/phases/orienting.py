"""Before the first turn: the armies are drawn up and, with half_turn=setup, make all their half-rotations."""

from __future__ import annotations

from caracole.games.kriegspiel import names, position
from caracole.games.kriegspiel.phases import moving
from caracole.games.kriegspiel.position import Position
from caracole.kernel.state import Actions


def draw_up(state: Position) -> None:
    """K3, K8: the armies of the layout face each other, everybody straight ahead."""
    position.clear(state)
    for plate in range(state.terms.plates):
        position.stand(state, plate, state.terms.start[plate])
        state.facing[plate] = 6 * state.terms.army[plate]
        state.figures[plate] = state.terms.full[plate]


def list_legal(state: Position, out: Actions) -> None:
    """T3, T11: each plate once, in any order."""
    first = state.turn * names.PLATES
    for i in range(first, first + state.terms.count[state.turn]):
        moving.list_half_turns(state, state.terms.own[i], out)


def is_due(state: Position, army: int) -> bool:
    """T11: whether an army still has a plate to turn; a cannon without gunners waits until it is manned."""
    first = army * names.PLATES
    due = 0
    for i in range(first, first + state.terms.count[army]):
        if moving.can_half_turn(state, state.terms.own[i]):
            due += 1
    return due > 0
