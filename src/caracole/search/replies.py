"""Plans tried against replies: what a turn is worth once the other side has answered it.

The best endings of one's own turn (`search/plans.py`), as far as they really differ, are candidates. A *trial* of one
plays it, what is left of the turn and the turn of the other side, each phase by the plan a beam of one finds at once,
and asks the side that moved last what it thinks of the end of its turn: that is what appraisals are made for. The next
trial goes to the candidate that may still turn out best; the more trials there have been, the more candidates.

Dice would make trials differ more than plans do. So the points that chance goes by are spread evenly and are the same
for every candidate; and what each die brings more than the mean of all its faces, by the appraisal, is taken off.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from math import log, sqrt
from typing import TYPE_CHECKING

import cython
from cython.cimports.libc.math import floor

from caracole.kernel import names
from caracole.search.plans import WIDEST, Line, Plans
from caracole.search.thinking import Budget

if TYPE_CHECKING:
    from caracole.kernel.state import State

SHARE = 1 / 3
"""The part of a budget that finds candidates; the rest is for trials."""
ENDINGS = 400
"""Among so many of the best endings candidates are chosen."""
APART = 0.17
"""Two candidates differ in this part of their orders at least."""
CURIOSITY = 0.015
"""About as much as two trials of one candidate differ."""
TRUST = 4
"""Trials that a candidate's guess counts for: a few trials should not overrule it."""
ROOM = 1 << 12
"""For the keys of a plan made at once."""


class Candidate:
    """A line of one's own, what it seemed worth, and how its trials went."""

    def __init__(self, root: State, line: Line) -> None:
        self.guess, self.line = line
        self.ending = root.clone()
        for action in self.line:
            self.ending.apply(action)
        self.trials = 0
        self.total = 0.0

    def add(self, value: float) -> None:
        self.trials += 1
        self.total += value

    @property
    def worth(self) -> float:
        return (TRUST * self.guess + self.total) / (TRUST + self.trials)

    def hope(self, trials: int) -> float:
        """What it may be worth, after so many trials of all candidates."""
        return self.worth + CURIOSITY * sqrt(log(1 + trials) / (1 + self.trials))


class Replies:
    """Plans for the side to decide in a position, tried against the other side's."""

    plans: Plans
    narrow: Plans
    """For the plans made at once in a trial."""
    state: State
    steps: list[float]
    """How far apart the points lie by which chance goes, for each die of a trial: they never come round."""
    most: int
    candidates: list[Candidate]

    def __init__(self, root: State, most: int) -> None:
        """With so many trials of a candidate at most."""
        self.plans = Plans(root)
        self.narrow = Plans(root, ROOM)
        self.state = root.clone()
        self.steps = [0.4142135624, 0.7320508076, 0.2360679775, 0.6457513111, 0.3166247904, 0.6055512755]
        self.most = most
        self.candidates = []

    @property
    def stop(self) -> bool:
        return self.plans.stop

    @stop.setter
    def stop(self, told: bool) -> None:
        self.plans.stop = told

    @property
    def positions(self) -> int:
        return self.plans.positions + self.narrow.positions

    # --- planning -------------------------------------------------------------------------------

    def plan(self, root: State, budget: Budget, *, keep: int = 1, widest: int = WIDEST) -> list[Line]:
        """The best lines, the most tried first."""
        start = time.perf_counter()
        self.narrow.positions = 0
        found = self.plans.plan(root, part(budget), keep=ENDINGS, widest=widest)
        many = self.candidates = [Candidate(root, line) for line in different(found)]
        trials = 0
        while len(many) > 1 and not self.is_done(budget, start):
            chosen = max(many[: 2 + int(sqrt(trials))], key=hoping(trials))
            value = self.trial(chosen.ending, root.actor, chosen.trials)
            if trials == 0:
                self.put_right(value - chosen.guess)
            chosen.add(value)
            trials += 1
        many.sort(key=tried, reverse=True)
        return [(each.worth, each.line) for each in many[:keep]]

    def is_done(self, budget: Budget, start: float) -> bool:
        if self.stop or max(each.trials for each in self.candidates) >= self.most:
            return True
        if budget.playouts is not None and self.positions >= budget.playouts:
            return True
        return budget.seconds is not None and time.perf_counter() - start >= budget.seconds

    def put_right(self, error: float) -> None:
        """Guesses are made in the middle of a turn; the first trial shows how far they are off."""
        for each in self.candidates:
            each.guess += error

    # --- trials ---------------------------------------------------------------------------------

    def trial(self, ending: State, side: int, number: int) -> float:
        """What a position is worth to the side that planned it once the next side has had its turn."""
        with cython.nogil:
            value: float = self.run(ending, side, number)
        return value

    def run(self, ending: State, side: int, number: int) -> float:
        self.state.copy_from(ending)
        luck = 0.0
        dice = 0
        mover = side
        turns = 0
        while self.state.actor != names.OVER:
            if self.state.actor == names.CHANCE:
                point = 0.5 + (number + 1) * self.steps[dice % 6]
                luck += self.narrow.draw(self.state, side, point - floor(point))
                dice += 1
                continue
            if self.state.actor != mover:
                turns += 1
                if turns == 2:
                    break
                mover = self.state.actor
            self.narrow.walk(self.state)
        if self.state.actor == names.OVER:
            return self.state.payoff(side) - luck
        worth = self.state.appraise(mover)
        return (worth if mover == side else 1.0 - worth) - luck


def part(budget: Budget) -> Budget:
    """For finding candidates."""
    playouts, seconds = budget.playouts, budget.seconds
    return Budget(
        None if playouts is None else int(playouts * SHARE),
        None if seconds is None else seconds * SHARE,
    )


def different(lines: list[Line]) -> list[Line]:
    """Without those that are much like a better one."""
    found: list[Line] = []
    for line in lines:
        if not any(is_alike(set(line[1]), set(other)) for _, other in found):
            found.append(line)
    return found


def is_alike(one: set[int], other: set[int]) -> bool:
    return len(one ^ other) < APART * len(one | other)


def hoping(trials: int) -> Callable[[Candidate], float]:
    return lambda each: each.hope(trials)


def tried(each: Candidate) -> tuple[int, float]:
    return each.trials, each.worth
