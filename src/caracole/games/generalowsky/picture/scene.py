"""Everything a layer needs to know, and the words it may use."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from caracole.games.generalowsky import names, piles, position
from caracole.games.generalowsky.actions import RANGES
from caracole.games.generalowsky.events import BANDS, COLOURS, called
from caracole.games.generalowsky.gestures import reached
from caracole.games.generalowsky.narrate import named
from caracole.games.generalowsky.picture.plan import Layout, Point, Ring, berth
from caracole.games.generalowsky.position import Position

if TYPE_CHECKING:
    from caracole.kernel.view import View

LEVEL = 15.0
"""Height of a general; less in a pile of five or six."""


@dataclass(frozen=True, kw_only=True)
class Scene:
    """One picture: the view to show, the sheet it goes on, what was done last and what is chosen."""

    view: View
    state: Position
    layout: Layout
    last: tuple[int, Position] | None
    focus: str | None
    language: str
    turned: bool = False
    """Seen from the other side."""
    say: Callable[..., str]
    """The message `picture-…` with its arguments, in the reader's language."""

    @cached_property
    def ring(self) -> Ring:
        return Ring(self.state.terms.length, self.turned)

    @cached_property
    def piles(self) -> dict[int, list[int]]:
        return self.state.piles()

    @cached_property
    def generals(self) -> range:
        return range(self.state.terms.generals)

    @property
    def double(self) -> bool:
        """Whether each player has two generals, so that they need numbers."""
        return self.state.terms.each == 2

    def side(self, general: int) -> str:
        return COLOURS[position.owner(self.state, general)]

    def name(self, general: int) -> str:
        return named(self.language, called(self.state, general))

    def standing(self, general: int) -> str:
        """Where a general stands, and with whom."""
        space, pile = self.space[general], self.stack(general)
        if space == names.EXILE:
            return self.say("in-exile")
        where = self.say("in-moscow") if space == self.state.terms.moscow else self.say("on-space", space=space)
        level = pile.index(general)
        if len(pile) == 1:
            return where
        top = level == len(pile) - 1
        other = self.name(pile[level - 1] if top else pile[level + 1])
        return f"{where}, {self.say('carried' if top else 'below', general=other)}"

    # --- what is due ---------------------------------------------------------------------------

    @cached_property
    def mover(self) -> int | None:
        """The general the phase is about."""
        waiting = self.state.waiting()
        return waiting[-1].argument if waiting and waiting[-1].phase != names.ORDERING else None

    @cached_property
    def moving(self) -> list[int]:
        """T3: the general and everybody above him."""
        return [] if self.mover is None else self.group(self.mover)

    def group(self, general: int) -> list[int]:
        return [g for g in self.stack(general) if piles.goes_with(self.state, general, g)]

    def stack(self, general: int) -> list[int]:
        """The pile a general is in; himself alone in exile."""
        return self.piles.get(self.space[general], [general])

    @cached_property
    def decides(self) -> int | None:
        """T1: the general whose owner decides for the mover."""
        return None if self.mover is None else position.commander(self.state, self.mover)

    @cached_property
    def band(self) -> str | None:
        """The band that is being spun, or that a target is being chosen for."""
        state = self.state
        if state.phase == "spinning" and self.mover is not None:
            return BANDS[state.band[self.mover] - 1]
        return self.shown[0] if state.phase in ("targeting", "striding") and self.shown else None

    @cached_property
    def shown(self) -> tuple[str, int] | None:
        """The band and the result that the arrow points at."""
        if not self.state.shown:
            return None
        band, kind = divmod(self.state.shown - 1, names.KINDS)
        return BANDS[band], kind

    @cached_property
    def targets(self) -> frozenset[int]:
        """T7, T4: the spaces that may be jumped onto, or walked to where the stride is chosen."""
        if self.state.phase == "targeting":
            return frozenset(RANGES.read(action)[1] for action in self.state.legal())
        if self.state.phase == "striding":
            return frozenset(reached(self.state, RANGES.read(action)[1] + 1) for action in self.state.legal())
        return frozenset()

    # --- what the layers depend on, read once -----------------------------------------------------

    @cached_property
    def phase(self) -> str:
        return self.state.phase

    @cached_property
    def space(self) -> list[int]:
        return self.state.space

    @cached_property
    def bands(self) -> list[int]:
        """The band each general has been given."""
        return self.state.band

    @cached_property
    def spins(self) -> int:
        return self.state.spins

    @cached_property
    def medals(self) -> list[int]:
        return self.state.medals

    @cached_property
    def pot(self) -> int:
        return self.state.pot

    @cached_property
    def turn(self) -> int:
        return self.state.turn

    @cached_property
    def winners(self) -> tuple[int, ...] | None:
        outcome = self.view.outcome
        return None if outcome is None else tuple(outcome.winners)

    @cached_property
    def step(self) -> object:
        """The step just taken: the action, where everybody stood before, and who was to move."""
        return None if self.last is None else (self.last[0], self.last[1].space, self.last[1].waiting())

    @cached_property
    def pointed(self) -> int | None:
        """The general who is pointed at, or whose chest is."""
        kind, _, number = (self.focus or "").partition("-")
        there = kind in ("general", "chest") and number.isdecimal() and 0 < int(number) <= len(self.generals)
        return int(number) - 1 if there else None

    # --- where they stand ----------------------------------------------------------------------

    def level(self, space: int) -> float:
        """The height of one general in the pile of a space."""
        return (11.0 if len(self.piles.get(space, ())) > 4 else LEVEL) * self.ring.scale

    def base(self, space: int) -> Point:
        """The foot of a pile; tall piles at the top of the ring come down so that no hat is cut off."""
        x, y = self.ring.base(space)
        tall = len(self.piles.get(space, ()))
        rise = (tall - 1) * self.level(space) + (70 if tall > 1 else 38) * self.ring.scale
        return x, max(y, rise - 16)

    def spot(self, general: int) -> Point:
        space = self.space[general]
        if space == names.EXILE:
            return berth(general, turned=self.turned)
        x, y = self.base(space)
        return x, y - self.state.level[general] * self.level(space)

    def scale(self, general: int) -> float:
        return 1.0 if self.space[general] == names.EXILE else self.ring.scale
