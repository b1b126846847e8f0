"""Everything the layers need of a view, read once: compiled arrays are copied each time they are looked at."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from caracole.games.kriegspiel import board, names
from caracole.games.kriegspiel.actions import decode, order
from caracole.games.kriegspiel.phases import firing
from caracole.games.kriegspiel.picture.plan import Plan
from caracole.games.kriegspiel.position import Position
from caracole.games.kriegspiel.ways import Ground, Way, ways
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
    facing_names: dict[int, str]
    """How a plate looks, in words."""
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
    def reach(self) -> dict[int, Way]:
        """Where the plate in focus can go by itself; nowhere once fire has begun."""
        if self.pointed is None or self.state.phase not in ("moving", "orienting"):
            return {}
        return ways(self.state, self.pointed, Ground(self.near, self.at, self.state.terms.reverse))

    @cached_property
    def arm_asked(self) -> int | None:
        """The arm of the plate in focus, if it may be ordered now."""
        return self.arm[self.pointed] if self.pointed in self.choices else None

    @cached_property
    def shot(self) -> tuple[int, int, int, int] | None:
        """Who is about to fire at whom, and how many stand here and there."""
        plate = self.pointed
        if plate is None or self.state.phase != "firing" or plate not in self.choices:
            return None
        distance = firing.next_target(self.state, plate, 0)
        cell = self.cell[plate]
        for _ in range(distance):
            cell = self.near[cell * 6 + self.facing[plate] // 2]
        target = self.at[cell]
        return plate, target, self.figures[plate], self.figures[target]

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
        done = decode(action)
        if done.verb == "die":
            return frozenset((before.shooter, before.target))
        if done.cell == names.NOWHERE:
            return frozenset()
        return frozenset((before.at[done.cell], self.state.target))  # nobody, unless the die is in the air

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
    def quiet(self) -> tuple[int, bool, int, int]:
        """How many turns without a casualty; after the end, who has won, and why."""
        state = self.state
        return state.quiet, self.view.over, state.winner, state.reason

    @cached_property
    def firing(self) -> bool:
        return self.state.phase in ("firing", "rolling")

    @cached_property
    def strengths(self) -> tuple[tuple[int, ...], ...]:
        """Guns, gunners, soldiers and cavaliers of both armies."""
        return tuple(tuple(self.strength(army)) for army in (names.FRENCH, names.ENGLISH))

    def strength(self, army: int) -> list[int]:
        found = [0, 0, 0, 0]
        for plate in self.standing():
            if self.army[plate] == army and not self.wreck[plate]:
                found[0] += self.arm[plate] == names.CANNON
                found[1 + self.arm[plate]] += self.figures[plate]
        return found

    @cached_property
    def full(self) -> tuple[int, ...]:
        """What each of them was at most, for both armies."""
        found = [0, 0, 0, 0]
        for army in (names.FRENCH, names.ENGLISH):
            mine = [0, 0, 0, 0]
            for plate in self.state.options.layout:
                if plate.army == army:
                    arm = names.ARMS.index(plate.arm)
                    mine[0] += arm == names.CANNON
                    mine[1 + arm] += plate.figures
            found = [max(pair) for pair in zip(found, mine, strict=True)]
        return tuple(found)

    def place(self, plate: int) -> Point:
        return self.plan.at(self.cell[plate])

    def standing(self) -> list[int]:
        return [plate for plate, cell in enumerate(self.cell) if cell != names.NOWHERE]

    def oriented(self, plate: int) -> bool:
        return self.facing[plate] & 1 == self.odd

    @cached_property
    def odd(self) -> int:
        """Whether plates look over corners."""
        return self.state.terms.odd

    def intact(self, plate: int) -> bool:
        return self.cell[plate] != names.NOWHERE and not self.wreck[plate]


def choices(view: View, at: list[int]) -> dict[int, list[int]]:
    found: dict[int, list[int]] = {}
    if view.actor >= 0:
        for action in view.state.legal():
            if decode(action).cell != names.NOWHERE:
                cell, kind = order(action)
                found.setdefault(at[cell], []).append(kind)
    return found


def near_of(state: Position) -> list[int]:
    size = state.options.board
    return board.near(size.cols, size.rows, size.orientation)
