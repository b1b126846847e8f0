"""Everything the layers need of a view, read once: compiled arrays are copied each time they are looked at."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

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
    """By plate, the kinds of orders it may be given now."""

    @cached_property
    def pointed(self) -> int | None:
        """The plate in focus, or whose knob is."""
        key = self.focus.partition("-")[2] if self.focus else ""
        plate = self.called.index(key) if key in self.called else None
        return plate if plate is not None and self.intact(plate) else None

    @cached_property
    def asked(self) -> object:
        """What the marks around the plate in focus depend on."""
        return None if self.pointed is None else (self.pointed, self.places, self.used, self.moves, self.choices)

    @cached_property
    def places(self) -> tuple[list[int], list[int], list[int], list[int]]:
        """Where every plate stands and looks, and what is left of it."""
        return self.cell, self.facing, self.figures, self.wreck

    @cached_property
    def orderable(self) -> frozenset[int]:
        return frozenset(self.choices)

    @cached_property
    def lately(self) -> frozenset[int]:
        """The plates of the last step: who acted, and on whom."""
        if self.last is None:
            return frozenset()
        action, before = self.last
        if action >= names.OUTCOMES:
            return frozenset((before.shooter, before.target))
        if action >= names.END_MOVE:
            return frozenset()
        return frozenset((before.at[action // names.KINDS], self.state.target))  # nobody, unless the die is in the air

    @cached_property
    def step(self) -> object:
        """What the marks of the last step depend on."""
        return None if self.last is None else (self.last[0], self.last[1].cell, self.last[1].figures)

    @cached_property
    def turn(self) -> int:
        return self.state.turn

    @cached_property
    def over(self) -> bool:
        return self.view.over

    @cached_property
    def budgets(self) -> tuple[list[int], bool]:
        """Moves used, and whether any may be made."""
        return self.used, self.state.phase in ("moving", "orienting")

    @cached_property
    def fired(self) -> list[int]:
        return self.state.fired

    @cached_property
    def quiet(self) -> tuple[int, str, int, int]:
        state = self.state
        return state.quiet, state.phase, state.actor, state.winner

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
    if view.actor >= 0:
        for action in view.state.legal():
            if action < names.END_MOVE:
                cell, kind = divmod(action, names.KINDS)
                found.setdefault(at[cell], []).append(kind)
    return found


def near_of(state: Position) -> list[int]:
    size = state.options.board
    return board.near(size.cols, size.rows, size.orientation)
