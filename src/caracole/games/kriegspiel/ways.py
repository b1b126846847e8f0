"""Where a plate can be this turn, what it costs, and by which orders.

A cell behind a turn is one click all the same: the click stands for several orders in a row (`gestures.ways`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from caracole.games.kriegspiel import names
from caracole.games.kriegspiel.phases import moving
from caracole.games.kriegspiel.position import Position

Stand = tuple[int, int]
"""A cell and a facing."""
Kinds = tuple[int, ...]


class Way(NamedTuple):
    """Orders in a row that bring a plate to a cell."""

    cell: int
    facing: int
    """How it looks there."""
    price: int
    """In moves; a free half-rotation costs none."""
    kinds: Kinds
    cells: tuple[int, ...]
    """Where it has stood, from the cell it left to the one it comes to."""

    def actions(self) -> Iterator[int]:
        """The orders, each from where the plate then stands."""
        stops = iter(self.cells[1:])
        here = self.cells[0]
        for kind in self.kinds:
            yield here * names.KINDS + kind
            if kind >= names.FORWARD:
                here = next(stops)


class Ground(NamedTuple):
    """What the search looks at: compiled arrays are copied each time they are read."""

    near: list[int]
    at: list[int]
    reverse: bool


def ways(state: Position, plate: int, ground: Ground) -> dict[int, Way]:
    """T2 – T8: the cheapest way to every cell a plate can come to by itself with the moves left.

    Where several cost the same, the one after which it looks most nearly as it does now. The army that is not to
    move is shown with the moves of its next turn.
    """
    left, rolls = moves_left(state, plate)
    if not rolls:
        return {}
    cell, facing = state.cell[plate], state.facing[plate]
    found: dict[int, Way] = {}
    layer = dict(beginnings(state, plate, cell, facing))
    seen = set(layer)
    for price in range(1, left + 1):
        layer = onward(layer, seen, ground, plate)
        seen |= layer.keys()
        for (there, looks), (kinds, cells) in layer.items():
            way = Way(there, looks, price, kinds, cells)
            if there != cell and nearer(way, found.get(there), facing):
                found[there] = way
    return found


def nearer(way: Way, other: Way | None, facing: int) -> bool:
    """Whether a way is better than one that is as long or shorter."""
    if other is None:
        return True
    return way.price == other.price and between(way.facing, facing) < between(other.facing, facing)


def between(one: int, other: int) -> int:
    """How far one facing is turned from another, in twelfths."""
    return min((one - other) % 12, (other - one) % 12)


def moves_left(state: Position, plate: int) -> tuple[int, bool]:
    """T2, T8: how many moves, and whether displacements are among them."""
    arm, gunners = state.terms.arm[plate], state.figures[plate]
    now = state.terms.army[plate] == state.turn and state.phase == "moving"
    left = moving.budget(arm) - (state.used[arm] if now else 0)
    if arm != names.CANNON:
        return left, True
    return min(left, moving.most_moves(gunners) - (state.moves[plate] if now else 0)), gunners == 4


Steps = tuple[Kinds, tuple[int, ...]]


def beginnings(state: Position, plate: int, cell: int, facing: int) -> Iterator[tuple[Stand, Steps]]:
    """T3: the half-rotation is free."""
    if facing & 1 == state.terms.odd:
        yield (cell, facing), ((), (cell,))
    else:
        yield (cell, (facing + 1) % 12), ((names.HALF_RIGHT,), (cell,))
        yield (cell, (facing + 11) % 12), ((names.HALF_LEFT,), (cell,))


def onward(layer: dict[Stand, Steps], seen: set[Stand], ground: Ground, plate: int) -> dict[Stand, Steps]:
    found: dict[Stand, Steps] = {}
    for here, (kinds, cells) in layer.items():
        for there, kind in steps(here, ground, plate):
            if there not in seen and there not in found:
                found[there] = (*kinds, kind), (*cells, there[0]) if kind >= names.FORWARD else cells
    return found


def steps(here: Stand, ground: Ground, plate: int) -> Iterator[tuple[Stand, int]]:
    """T4 – T6: what one move leads to."""
    cell, facing = here
    for kind, turn in ((names.FORWARD, 0), (names.BACK, 3)) if ground.reverse else ((names.FORWARD, 0),):
        there = ground.near[cell * 6 + (facing // 2 + turn) % 6]
        if ground.at[there] in (names.NOBODY, plate):
            yield (there, facing), kind
    yield (cell, (facing + 2) % 12), names.RIGHT
    yield (cell, (facing + 10) % 12), names.LEFT
