"""The bots that plan a whole turn at once and then carry it out order by order."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from caracole.bots.asking import choices
from caracole.bots.levels import Level, insight
from caracole.kernel.random import Random
from caracole.kernel.view import View
from caracole.search.beam import Beam, Line
from caracole.search.budget import Budget, Option, Reasons
from caracole.search.foresight import Foresight

if TYPE_CHECKING:
    from caracole.kernel.game import Game
    from caracole.kernel.state import State

TOLD = 5
"""How many lines are weighed against each other in the reasons."""


class Planner:
    """One seat of one match: an order of the plan is given at once as long as everything goes as planned."""

    def __init__(self, game: Game, random: Random, level: Level) -> None:
        self.game = game
        self.random = random
        self.level = level
        self.plans: Beam | Foresight | None = None
        self.options: object = None
        self.planned: dict[int, Reasons] = {}
        """The order of the plan for each position of it, by key."""

    def choose(self, view: View, budget: Budget) -> int:
        return self.think(view, budget).action

    def stop(self) -> None:
        """From another thread: answer now, with what has been found."""
        if self.plans is not None:
            self.plans.stop = True

    def think(self, view: View, budget: Budget) -> Reasons:
        """An action with its reasons. A budget without limits means the level's own."""
        legal = choices(view)
        if len(legal) == 1:
            return Reasons(legal[0])
        if self.level.slip and self.random.unit() < self.level.slip:
            return Reasons(legal[self.random.below(len(legal))])
        ready = self.planned.get(view.state.key)
        if ready is None or ready.action not in legal:
            self.planned = self.plan(view.state, self.limited(budget))
            ready = self.planned[view.state.key]
        return ready

    def limited(self, budget: Budget) -> Budget:
        if budget.playouts is None and budget.seconds is None:
            return Budget(self.level.playouts, self.level.seconds)
        return budget

    def plan(self, state: State, budget: Budget) -> dict[int, Reasons]:
        if self.plans is None or state.options != self.options:
            root = state.clone()
            root.insight = insight(state, self.level.insight)
            self.plans = Foresight(root, self.level.foresight) if self.level.foresight else Beam(root)
            self.options = state.options
        self.plans.stop = False
        self.plans.overlook, self.plans.glance = self.level.overlook, self.random.next() if self.level.overlook else 0
        start = time.perf_counter()
        lines = self.plans.plan(state, budget, keep=TOLD, widest=self.level.beam_width)
        if not lines:  # nothing was noticed of a phase that cannot be ended
            self.plans.overlook = 0.0
            lines = self.plans.plan(state, budget, keep=TOLD, widest=1)
        return self.laid_out(state, lines, self.plans.positions, time.perf_counter() - start)

    def laid_out(self, state: State, lines: list[Line], positions: int, seconds: float) -> dict[int, Reasons]:
        """The best line as one order for each position on the way."""
        worth, line = lines[0]
        steps = []
        position = state.clone()
        for action in line:
            steps.append((position.key, position.say(action)))
            position.apply(action)
        options = tuple(Option(other[0], state.say(other[0]), 1, value) for value, other in firsts(lines))
        sides = self.game.options.sides(state.options)
        values = [(1 - worth) / (sides - 1)] * sides
        values[state.actor] = worth
        found = {
            key: Reasons(action, tuple(values), line=tuple(text for _, text in steps[place:]))
            for place, ((key, _), action) in enumerate(zip(steps, line, strict=True))
        }
        found[state.key] = Reasons(
            line[0],
            tuple(values),
            options=options,
            line=tuple(text for _, text in steps),
            simulations=positions,
            steps=positions,
            seconds=seconds,
        )
        return found


def firsts(lines: list[Line]) -> list[Line]:
    """The best line for each first order."""
    found: dict[int, Line] = {}
    for each in lines:
        found.setdefault(each[1][0], each)
    return list(found.values())
