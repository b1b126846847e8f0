"""The judge: a position as its mover knows it → what each legal action is worth, and how well that is known.

A value is the mover's expected payoff, from 0 to 1, with its standard error. Where something is hidden the judge deals
anew in every simulation what the mover cannot know: it never sees an open card that the mover did not see. Endgames
that can be solved are solved. The same view, seed and care give the same judgement, to the last digit.
"""

from __future__ import annotations

import math
import tomllib
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Annotated

import msgspec

from caracole.bots import LEVELS
from caracole.bots.asking import choices
from caracole.bots.levels import level
from caracole.kernel.errors import BadOptions
from caracole.kernel.game import Game
from caracole.kernel.random import absorbed
from caracole.review.candidates import Candidate, Way
from caracole.review.lookahead import Lookahead, outcomes, solved
from caracole.review.plans import Plans
from caracole.review.trees import Trees

if TYPE_CHECKING:
    from caracole.kernel.state import State
    from caracole.kernel.view import View

STRONGEST = LEVELS[-1]
"""The judge searches as this level does, but for every action."""
SURE = 1.96
"""Standard errors on either side of a value that hold 95 %."""
NODES = 40
"""Positions of an exact search or a lookahead that take about as long as one simulation of a tree."""


CARES = ("quick", "normal", "deep")
"""How much is spent on one decision: each has ten times the simulations of the one before."""
GLANCE = 10
"""A glance has so many times less of it."""
WIDTHS = (4, 32, 256)
"""Lines of a plan that are followed side by side, where turns are planned."""


class Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a game's data/review.toml says of it, all of it measured (docs/review.md)."""

    quick: Annotated[int, msgspec.Meta(ge=1)] = 300
    """Simulations of a decision at `quick`; again as many may go into the difference between best and played."""
    grain: tuple[float, float, float] = (0.01, 0.005, 0.0025)
    """By care: the standard error of a value that sampling does not show, found by searching ten times as long."""
    doubt: tuple[float, float, float] = (0.0, 0.0, 0.0)
    """By care: the standard error of a loss that was seen, where that is more than its values' errors say. The grain is
    a mean over all decisions; those in which something is at stake change more."""
    scale: Annotated[float, msgspec.Meta(gt=0, le=1)] = 1.0
    """Classes of losses are so much finer: where luck decides most, little is at stake in one decision."""
    chances: Annotated[int, msgspec.Meta(ge=1)] = 1_000
    """Positions that may be looked at for one outcome of chance at `quick`; beyond, appraisals stand in."""


@cache
def figures(game: Game) -> Figures:
    own = game.folder / "data" / "review.toml"
    return msgspec.convert(tomllib.loads(own.read_text(encoding="utf-8")), Figures) if own.exists() else Figures()


class Judged(msgspec.Struct, frozen=True):
    """One action and its worth to the mover."""

    action: int
    text: str
    value: float
    error: float
    """The standard error of the value; 0 where it is exact."""
    simulations: int
    exact: bool
    line: tuple[str, ...]

    @property
    def bounds(self) -> tuple[float, float]:
        """Between these the value lies, 19 times of 20."""
        return self.value - SURE * self.error, self.value + SURE * self.error


class Judgement(msgspec.Struct, frozen=True):
    """All legal actions of a decision, the best first."""

    side: int
    values: tuple[float, ...]
    """What the position is worth to each side, if the best is played."""
    actions: tuple[Judged, ...]
    exact: bool

    @property
    def best(self) -> Judged:
        """What the mover should have done."""
        return self.actions[0]

    def of(self, action: int) -> Judged:
        """What is said of one of the actions."""
        return next(each for each in self.actions if each.action == action)

    def equals(self, one: Judged, other: Judged) -> bool:
        """Whether nobody could tell which is better: their intervals overlap."""
        return one.bounds[0] <= other.bounds[1] and other.bounds[0] <= one.bounds[1]


class Judge:
    """Judges positions of one game with some care."""

    def __init__(self, game: Game, care: str = "quick") -> None:
        if care not in CARES:
            raise BadOptions("care", f"there is no {care!r}; there are {', '.join(CARES)}")
        self.game = game
        self.figures = figures(game)
        self.rank = CARES.index(care)
        self.simulations = self.figures.quick * 10**self.rank
        self.grain = self.figures.grain[self.rank]
        self.doubt = self.figures.doubt[self.rank]
        self.stopped = False

    def stop(self) -> None:
        """From another thread: answer now, with what has been found."""
        self.stopped = True

    def judge(self, view: View, seed: int, played: int | None = None) -> Judgement:
        """Every legal action of the seat that decides; the played one gets as many simulations as the best."""
        legal = choices(view)
        found = self.exactly(view, legal) or self.way().weigh(view, seed, played)
        if played is not None:
            found.sort(key=lambda each: (each.value, each.action == played), reverse=True)
        return told(view, found, self.grain)

    def glance(self, view: View, seed: int) -> Judgement:
        """The same with a tenth of the search, and nothing solved: where is it worth looking?"""
        return told(view, self.way(GLANCE).weigh(view, seed, None), self.grain)

    def exactly(self, view: View, legal: Sequence[int]) -> list[Candidate] | None:
        """The certain worth of every action, where the rest of the match can be solved within the care."""
        positions = min(level(self.game, STRONGEST).exact, NODES * self.simulations)
        if not positions or self.game.traits.hidden:
            return None
        return solved(view.state, legal, positions)

    def way(self, part: int = 1) -> Way:
        """How the strongest opponent searches here, with a part of the care; a tree wherever something is hidden."""
        strong = level(self.game, STRONGEST)
        simulations = math.ceil(self.simulations / part)
        if strong.search == "beam" and not self.game.traits.hidden:
            return Plans(math.ceil(WIDTHS[self.rank] / part), self.is_stopped)
        if strong.search == "expectimax" and not self.game.traits.hidden:
            return Lookahead(NODES * simulations, self.is_stopped)
        return Trees(strong, simulations, self.is_stopped)

    @property
    def samples(self) -> bool:
        """Whether it tries things out by lot, so that other random numbers may judge otherwise."""
        return isinstance(self.way(), Trees)

    def is_stopped(self) -> bool:
        """Whether somebody wants an answer now."""
        return self.stopped

    def weigh_chance(self, state: State) -> dict[int, list[float]]:
        """What each outcome of the chance step due is worth to each side, with open cards."""
        return outcomes(state, self.figures.chances * 10**self.rank)


def told(view: View, found: Sequence[Candidate], grain: float) -> Judgement:
    state = view.state
    actions = tuple(
        Judged(
            each.action,
            state.say(each.action),
            rounded(each.value),
            0.0 if each.exact else rounded(math.hypot(each.error, grain)),
            each.simulations,
            each.exact,
            each.line or (state.say(each.action),),
        )
        for each in found
    )
    values = tuple(map(rounded, found[0].values))
    return Judgement(view.seat, values, actions, all(each.exact for each in found))


def rounded(value: float) -> float:
    """Chances have four places: more would only be noise."""
    return round(value, 4)


def seeded(seed: int, step: int) -> int:
    """The random numbers of one decision: whoever judges it, and after whatever else, they are the same."""
    return absorbed(absorbed(0, seed), step)
