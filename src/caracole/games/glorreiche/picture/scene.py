"""Everything a layer needs to know, and the words it may use."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from caracole.games.glorreiche import names, position
from caracole.games.glorreiche.picture.plan import Plan, Point
from caracole.games.glorreiche.picture.reach import Reach
from caracole.games.glorreiche.position import Position

if TYPE_CHECKING:
    from caracole.kernel.view import View

SIDES = ("red", "yellow", "blue", "green")
LEVEL = 15
"""Height of a recruit and of a stone."""


@dataclass(frozen=True, kw_only=True)
class Scene:
    """One picture: the view to show, the sheet it goes on, what was done last and what is chosen."""

    view: View
    state: Position
    plan: Plan
    last: tuple[int, Position] | None
    focus: str | None
    reaches: tuple[Reach, ...]
    clickable: frozenset[int]
    say: Callable[..., str]
    """The message `picture-…` with its arguments, in the reader's language."""
    colour: Callable[[str], str]
    """The name of a side."""

    @property
    def wide(self) -> bool:
        return self.plan.name == "wide"

    @property
    def entering(self) -> bool:
        """Whether recruits are still being rolled in."""
        return self.state.phase in ("rolling", "choosing")

    def side(self, recruit: int) -> str:
        return SIDES[position.owner(self.state, recruit)]

    def key(self, recruit: int) -> str:
        """`red-2`"""
        return recruit_key(self.state, recruit)

    def chosen(self, recruit: int) -> bool:
        return self.focus == recruit_id(self.state, recruit)

    def levels(self, cell: int) -> int:
        """Recruits and stone on a cell, as they are seen."""
        return self.heights[cell]

    @cached_property
    def heights(self) -> list[int]:
        """Read once: every look at an array of the state copies it."""
        return [height + (stone > 1) for height, stone in zip(self.state.height, self.state.terms.stone, strict=True)]

    def spot(self, recruit: int) -> Point:
        """Where a recruit stands: on its level of its pile, in its slot, or waiting in the yard."""
        state, cell = self.state, self.state.cell[recruit]
        if cell == names.HOME:
            return self.plan.slot_base(state.slot[recruit])
        if cell == names.YARD:
            return self.plan.slot_base(names.RECRUITS - recruit)
        x, y = self.plan.base(cell)
        below = state.piles()[cell].index(recruit) + (state.terms.stone[cell] > 1)
        return x, y - below * LEVEL


def recruit_key(state: Position, recruit: int) -> str:
    """`red-2`"""
    return f"{SIDES[position.owner(state, recruit)]}-{position.number(state, recruit)}"


def recruit_id(state: Position, recruit: int) -> str:
    """`recruit-red-2`, in the picture and in gestures."""
    return f"recruit-{recruit_key(state, recruit)}"
