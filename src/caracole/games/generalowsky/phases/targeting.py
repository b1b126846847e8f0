"""The Generalowski drawing: jumping onto an opposing general."""

from __future__ import annotations

from caracole.games.generalowsky import names, piles, position
from caracole.games.generalowsky.position import Position
from caracole.kernel.state import Actions


def list_legal(state: Position, general: int, out: Actions) -> None:
    """T7: every pile on another space that holds an opponent."""
    space = next_target(state, general, names.EXILE)
    while space < state.terms.length:
        out.add(names.TARGETS + space)
        space = next_target(state, general, space)


def next_target(state: Position, general: int, after: int) -> int:
    """T7, B4: the next space but the group's own with a general of somebody else; beyond the track if none."""
    found = state.terms.length
    owner = position.owner(state, general)
    for other in range(state.terms.generals):
        space = state.space[other]
        if after < space < found and space != state.space[general] and position.owner(state, other) != owner:
            found = space
    return found


def has_target(state: Position, general: int) -> bool:
    """T7: without an opponent on another space nothing happens."""
    return next_target(state, general, names.EXILE) < state.terms.length


def meets_moscow(state: Position, general: int, space: int) -> bool:
    """T10: Moscow counts if the pile jumped onto stands there (gen_jump=walk: or if it is on the way there)."""
    if state.terms.walks:
        return piles.passes_moscow(state, general, piles.distance(state, general, space))
    return space == state.terms.moscow


def act(state: Position, general: int, space: int) -> None:
    """T7: the group goes on top of the whole pile."""
    piles.move(state, general, space, meets_moscow(state, general, space))
