"""A tree below each action, for games that a tree plays best and wherever something is hidden."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from caracole.bots.levels import Level
from caracole.kernel.random import Random
from caracole.review.candidates import BATCH, Candidate, Stopped, after, better
from caracole.search.budget import line
from caracole.search.mcts import Tree

if TYPE_CHECKING:
    from caracole.kernel.state import State
    from caracole.kernel.view import View

FINALISTS = 4
"""Actions that are weighed against each other to the end."""
LINES = 3
"""So many of the best are told with what follows them."""
KNOWN = 0.005
"""The standard error of a difference that is known to ± 0.01."""
ROUND = 4 * BATCH
"""Simulations between two looks at a difference."""


class Grove:
    """The positions after each action. In an open game they share one tree, for lines meet; a seat that does not see
    everything has a tree for each action, and every simulation deals anew what it cannot know."""

    def __init__(self, level: Level, view: View, seed: int, size: int) -> None:
        self.level = level
        self.view = view
        self.seed = seed
        self.size = size
        self.state = view.imagine(Random(seed))
        self.sides = view.game.options.sides(self.state.options)
        self.trees: dict[int, Tree] = {}
        self.roots: dict[int, State] = {}

    def candidate(self, action: int) -> Candidate:
        candidate = Candidate(action, self.view.seat, self.sides)
        root = self.roots[action] = after(self.state, action)
        if root.over:
            candidate.settle(root.payoffs, 0.0, exact=True)
        return candidate

    def tree(self, action: int) -> Tree:
        key = action if self.view.game.traits.hidden else -1
        if key not in self.trees:
            self.trees[key] = self.planted(self.roots[action], self.seed + key)
        tree = self.trees[key]
        if key < 0:
            tree.move(self.roots[action])
        return tree

    def planted(self, root: State, seed: int) -> Tree:
        level = self.level
        return Tree(
            root,
            seed,
            seat=self.view.seat if self.view.game.traits.hidden else -1,
            size=self.size,
            exploration=level.exploration,
            horizon=level.horizon,
            prior_temperature=level.prior_temperature,
            estimate_weight=level.estimate_weight,
            first_play_urgency=level.first_play_urgency,
            width=level.width,
            public_nodes=level.public_nodes,
        )

    def run(self, candidate: Candidate, simulations: int) -> None:
        """So many simulations more below an action."""
        if candidate.exact or simulations <= 0:
            return
        tree = self.tree(candidate.action)
        for _ in range(math.ceil(simulations / BATCH)):
            before = [tree.sum_of(side) for side in range(self.sides)]
            tree.run(BATCH)
            candidate.add([(tree.sum_of(side) - before[side]) / BATCH for side in range(self.sides)])

    def line(self, candidate: Candidate) -> tuple[str, ...]:
        """An action and what the tree expects after it."""
        said = (self.state.say(candidate.action),)
        if candidate.exact:
            return said
        return said + line(self.tree(candidate.action), self.roots[candidate.action])


class Trees:
    """Halves the field again and again until few are left; these get simulations of their own."""

    def __init__(self, level: Level, simulations: int, stopped: Stopped) -> None:
        self.level = level
        self.simulations = simulations
        self.stopped = stopped

    def weigh(self, view: View, seed: int, played: int | None) -> list[Candidate]:
        legal = view.legal()
        grove = Grove(self.level, view, seed, 8 * self.simulations + 4 * ROUND * len(legal))
        field = [grove.candidate(action) for action in legal]
        best = self.favourite(grove, field)
        chosen = next((each for each in field if each.action == played), best)
        if chosen is not best:
            chosen.behind = None
            grove.run(chosen, best.simulations - chosen.simulations)
            self.compare(grove, best, chosen)
        for candidate in field:
            if candidate.behind is not None:
                candidate.settle([best.value - candidate.behind] * grove.sides, candidate.error)
        ranked = sorted(field, key=better, reverse=True)
        for candidate in {chosen, *ranked[:LINES]}:
            candidate.line = grove.line(candidate)
        return ranked

    def favourite(self, grove: Grove, field: list[Candidate]) -> Candidate:
        """The best after all rounds; whoever drops out keeps the distance to the best of that round."""
        rounds = 1 + max(0, math.ceil(math.log2(len(field) / FINALISTS)))
        left = field
        for number in range(rounds):
            each = max(2 * BATCH, self.simulations // (2 * rounds * len(left)))
            for candidate in left:
                if not self.stopped():
                    grove.run(candidate, each)
            left = sorted(left, key=better, reverse=True)
            keep = max(FINALISTS, len(left) // 2) if number < rounds - 1 else 1
            for candidate in left[keep:]:
                candidate.behind = left[0].value - candidate.value
            left = left[:keep]
        return left[0]

    def compare(self, grove: Grove, best: Candidate, chosen: Candidate) -> None:
        """More simulations of both, until their difference is known or the budget is spent."""
        spent = 0
        while spent < self.simulations and not self.stopped():
            if math.hypot(best.error, chosen.error) < KNOWN:
                return
            for candidate in (best, chosen):
                grove.run(candidate, ROUND)
                spent += ROUND
