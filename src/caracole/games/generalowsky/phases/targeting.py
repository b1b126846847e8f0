"""The Generalowski drawing: jumping onto an opposing general."""

from __future__ import annotations

from caracole.games.generalowsky import names, piles, position
from caracole.games.generalowsky.position import Position
from caracole.kernel.state import Actions


def list_legal(state: Position, general: int, out: Actions) -> None:
    """T7: every pile on another space that holds an opponent."""
    for space in range(state.terms.length):
        if is_target(state, general, space):
            out.add(names.TARGETS + space)


def is_target(state: Position, general: int, space: int) -> bool:
    """T7, B4: another space than the group's own, with a general of somebody else than the mover's owner."""
    if space == state.space[general]:
        return False
    for other in range(state.terms.generals):
        if state.space[other] == space and position.owner(state, other) != position.owner(state, general):
            return True
    return False


def has_target(state: Position, general: int) -> bool:
    """T7: without an opponent on another space nothing happens."""
    for other in range(state.terms.generals):
        if state.space[other] != names.EXILE and is_target(state, general, state.space[other]):
            return True
    return False


def meets_moscow(state: Position, general: int, space: int) -> bool:
    """T10: Moscow counts if the pile jumped onto stands there (gen_jump=walk: or if it is on the way there)."""
    if state.terms.walks:
        return piles.passes_moscow(state, general, piles.distance(state, general, space))
    return space == state.terms.moscow


def act(state: Position, general: int, space: int) -> None:
    """T7: the group goes on top of the whole pile."""
    piles.move(state, general, space, meets_moscow(state, general, space))
