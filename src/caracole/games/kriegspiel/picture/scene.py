"""Everything the layers need of a view, read once: compiled arrays are copied each time they are looked at."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from caracole.games.kriegspiel import board, names
from caracole.games.kriegspiel.picture.plan import Plan
from caracole.games.kriegspiel.position import Position
from caracole.geometry.hexes import Point
from caracole.kernel.view import View


@dataclass(frozen=True)
class Scene:
    view: View
    state: Position
    plan: Plan
    last: tuple[int, Position] | None
    focus: str | None
    say: Callable[..., str]
    called: list[str]
    """The names of the plates, by number."""
    army: list[int]
    arm: list[int]
    cell: list[int]
    facing: list[int]
    figures: list[int]
    wreck: list[int]
    at: list[int]
    used: list[int]
    moves: list[int]
    near: list[int]
    choices: dict[int, list[int]]
    """By plate, the kinds of orders the seat that looks may give it now."""

    def place(self, plate: int) -> Point:
        return self.plan.at(self.cell[plate])

    def standing(self) -> list[int]:
        return [plate for plate in range(len(self.called)) if self.cell[plate] != names.NOWHERE]

    def oriented(self, plate: int) -> bool:
        return self.facing[plate] & 1 == self.state.terms.odd

    def intact(self, plate: int) -> bool:
        return self.cell[plate] != names.NOWHERE and not self.wreck[plate]


def choices(view: View, at: list[int]) -> dict[int, list[int]]:
    found: dict[int, list[int]] = {}
    if view.mine:
        for action in view.state.legal():
            if action < names.END_MOVE:
                cell, kind = divmod(action, names.KINDS)
                found.setdefault(at[cell], []).append(kind)
    return found


def near_of(state: Position) -> list[int]:
    size = state.options.board
    return board.near(size.cols, size.rows, size.orientation)
