"""Everything a layer needs to know, and the words it may use."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, cached_property
from typing import TYPE_CHECKING, NamedTuple

from caracole.games.glorreiche import names, position
from caracole.games.glorreiche.actions import RANGES
from caracole.games.glorreiche.phases import arriving, marching
from caracole.games.glorreiche.picture.plan import Plan, Point
from caracole.games.glorreiche.picture.reach import Reach, clickable, measure
from caracole.games.glorreiche.position import Position

if TYPE_CHECKING:
    from caracole.kernel.view import View

SIDES = ("red", "yellow", "blue", "green")
LEVEL = 15
"""Height of a recruit and of a stone."""


@dataclass(frozen=True, kw_only=True)
class Scene:
    """One picture: the view to show, the sheet it goes on, what was done last and what is chosen.

    What the layers depend on is read once: every look at an array of the state copies it.
    """

    view: View
    state: Position
    plan: Plan
    last: tuple[int, Position] | None
    focus: str | None
    say: Callable[..., str]
    """The message `picture-…` with its arguments, in the reader's language."""
    colour: Callable[[str], str]
    """The name of a side."""

    @property
    def wide(self) -> bool:
        return self.plan.wide

    @cached_property
    def entering(self) -> bool:
        """Whether recruits are still being rolled in."""
        return self.state.phase in ("rolling", "choosing")

    def side(self, recruit: int) -> str:
        return SIDES[position.owner(self.state, recruit)]

    def key(self, recruit: int) -> str:
        """`red-2`"""
        return self.keys[recruit]

    @cached_property
    def keys(self) -> tuple[str, ...]:
        return recruit_keys(self.state.terms.each)

    @cached_property
    def cell(self) -> list[int]:
        """Where each recruit is."""
        return self.state.cell

    @cached_property
    def slot(self) -> list[int]:
        return self.state.slot

    @cached_property
    def high(self) -> int:
        """The next slot to be taken."""
        return self.state.high

    @cached_property
    def die(self) -> int:
        return self.state.die

    @cached_property
    def stone(self) -> list[int]:
        return self.state.terms.stone

    @cached_property
    def chip(self) -> list[int]:
        return self.state.chip

    @cached_property
    def height(self) -> list[int]:
        return self.state.height

    @cached_property
    def heights(self) -> list[int]:
        """Recruits and stone on each cell, as they are seen."""
        return [height + (stone > 1) for height, stone in zip(self.height, self.stone, strict=True)]

    def levels(self, cell: int) -> int:
        return self.heights[cell]

    @cached_property
    def piles(self) -> dict[int, list[int]]:
        return self.state.piles()

    @cached_property
    def clickable(self) -> frozenset[int]:
        """Recruits with which a legal action begins."""
        return clickable(self.state)

    @cached_property
    def far(self) -> dict[int, int]:
        """How far each recruit that may march may go."""
        return dict(self.reaches)

    @cached_property
    def moved(self) -> list[int]:
        """Which recruits have marched this turn."""
        return self.state.moved

    @cached_property
    def reaches(self) -> tuple[tuple[int, int], ...]:
        """The recruits that may march, and how far each of them may go."""
        if self.state.phase != "marching":
            return ()
        return tuple((recruit, marching.reach(self.state, recruit)) for recruit in sorted(self.clickable))

    @cached_property
    def pointed(self) -> Reach | None:
        """The march of the recruit in focus: now, or as if it were its owner's turn."""
        return pointed(self.state, self.focus) if self.focus else None

    @cached_property
    def aimed(self) -> object:
        """What the marks of the recruit in focus depend on; nobody is in most pictures."""
        return None if self.pointed is None else (self.pointed, self.heights, self.chip, self.piles, self.moved)

    @cached_property
    def announced(self) -> object:
        """What the words of whose turn it is depend on; on a wide sheet they stand there while recruits enter."""
        if self.wide and not self.entering:
            return None
        return self.entering, self.deciding, self.thrown, self.height, self.chip

    @cached_property
    def chosen(self) -> str | None:
        """The recruit in focus."""
        return self.focus if self.focus and self.focus.startswith("recruit-") else None

    @cached_property
    def step(self) -> tuple[int, list[int]] | None:
        """The step just taken: the action, and where everybody stood before."""
        return None if self.last is None else (self.last[0], self.last[1].cell)

    @cached_property
    def thrown(self) -> tuple[int, bool]:
        """The cell thrown and still to be used, or the one just used."""
        if self.die or self.last is None:
            return self.die, False
        action, before = self.last
        kind, number = RANGES.read(action)
        return (number + 1 if kind == "die" else before.die), True

    @cached_property
    def deciding(self) -> tuple[int, str]:
        """A side and what is said of it."""
        outcome = self.view.outcome
        if outcome is not None:
            winners = " · ".join(self.colour(SIDES[winner]) for winner in outcome.winners)
            return outcome.winners[0], self.say("wins", side=winners)
        doing = {"rolling": "throws", "choosing": "chooses"}.get(self.state.phase, "marches")
        return self.state.turn, self.say(doing, side=self.colour(SIDES[self.state.turn]))

    @cached_property
    def winners(self) -> tuple[int, ...] | None:
        outcome = self.view.outcome
        return None if outcome is None else tuple(outcome.winners)

    @cached_property
    def standings(self) -> tuple[Standing, ...]:
        return tuple(Standing.of(self.state, player) for player in range(self.state.terms.players))

    @cached_property
    def turn(self) -> int:
        return self.state.turn

    def spot(self, recruit: int) -> Point:
        """Where a recruit stands: on its level of its pile, in its slot, or waiting in the yard."""
        cell = self.cell[recruit]
        if cell == names.HOME:
            return self.plan.slot_base(self.slot[recruit])
        if cell == names.YARD:
            return self.plan.slot_base(names.RECRUITS - recruit)
        x, y = self.plan.base(cell)
        below = self.piles[cell].index(recruit) + (self.stone[cell] > 1)
        return x, y - below * LEVEL


class Standing(NamedTuple):
    """What the strip of scores tells of a side."""

    arrived: int
    slots: tuple[int, ...]
    chips: tuple[int, ...]
    score: int
    doubles: bool
    """Whether the score counts double as long as the recruits come home in order."""

    @classmethod
    def of(cls, state: Position, player: int) -> Standing:
        return cls(
            state.arrived[player],
            tuple(state.slots_of(player)),
            tuple(state.chips_of(player)),
            arriving.score(state, player),
            bool(state.terms.discipline and state.in_order[player]),
        )


def pointed(state: Position, focus: str) -> Reach | None:
    return next((reach for reach in measure(state) if recruit_id(state, reach.recruit) == focus), None)


@cache
def recruit_keys(each: int) -> tuple[str, ...]:
    """`red-2` and the others, by how many recruits a side has."""
    return tuple(f"{SIDES[recruit // each]}-{recruit % each + 1}" for recruit in range(names.RECRUITS))


@cache
def recruit_ids(each: int) -> tuple[str, ...]:
    """`recruit-red-2` and the others, in the picture and in gestures."""
    return tuple(f"recruit-{key}" for key in recruit_keys(each))


def recruit_id(state: Position, recruit: int) -> str:
    return recruit_ids(state.terms.each)[recruit]
