"""Where a plate can be this turn, and what it costs."""

from __future__ import annotations

from collections.abc import Iterator

from caracole.games.kriegspiel import names
from caracole.games.kriegspiel.phases import moving
from caracole.games.kriegspiel.picture.scene import Scene

Stand = tuple[int, int]
"""A cell and a facing."""


def reach(scene: Scene, plate: int) -> dict[int, int]:
    """T2 – T8: the cells a plate can come to by itself with the moves left, with their price; rotations included.

    The army that is not to move is shown with the moves of its next turn.
    """
    left, rolls = moves_left(scene, plate)
    if not rolls:
        return {}
    layer = set(beginnings(scene, plate))
    seen = set(layer)
    prices: dict[int, int] = {}
    for price in range(1, left + 1):
        layer = {stand for here in layer for stand in steps(scene, plate, here)} - seen
        seen |= layer
        for cell, _ in layer:
            prices.setdefault(cell, price)
    prices.pop(scene.cell[plate], None)
    return prices


def moves_left(scene: Scene, plate: int) -> tuple[int, bool]:
    """T2, T8: how many moves, and whether displacements are among them."""
    arm, gunners = scene.arm[plate], scene.figures[plate]
    now = scene.army[plate] == scene.state.turn and scene.state.phase == "moving"
    left = moving.budget(arm) - (scene.used[arm] if now else 0)
    if arm != names.CANNON:
        return left, True
    return min(left, moving.most_moves(gunners) - (scene.moves[plate] if now else 0)), gunners == 4


def beginnings(scene: Scene, plate: int) -> Iterator[Stand]:
    """T3: the half-rotation is free."""
    cell, facing = scene.cell[plate], scene.facing[plate]
    turns = (0,) if scene.oriented(plate) else (-1, 1)
    return ((cell, (facing + turn) % 12) for turn in turns)


def steps(scene: Scene, plate: int, here: Stand) -> Iterator[Stand]:
    """T4 – T6: what one move leads to."""
    cell, facing = here
    yield cell, (facing + 2) % 12
    yield cell, (facing - 2) % 12
    for turn in (0, 3) if scene.state.terms.reverse else (0,):
        there = scene.near[cell * 6 + (facing // 2 + turn) % 6]
        if scene.at[there] in (names.NOBODY, plate):
            yield there, facing
