"""Monte-Carlo tree search for games with hidden hands, and for whatever chance makes too wide to branch on.

Each simulation deals anew what the searching seat cannot know, then goes down one tree that all deals share: a node
stands for the decisions taken so far, whatever the hidden cards and the dice were. So a node's actions are not legal
in every deal; each counts how often it was on offer, and its curiosity goes by that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython
from cython.cimports.libc.math import exp, sqrt

from caracole.kernel import names
from caracole.kernel.random import Random
from caracole.kernel.state import Actions
from caracole.search.room import zeros

if TYPE_CHECKING:
    from caracole.kernel.state import State


class Ismcts:
    """A tree under what one seat knows. Nodes are numbers; the children of a node form a chain."""

    root: State
    scratch: State
    probe: State
    out: Actions
    random: Random
    seat: int
    sides: int
    size: int
    used: int
    simulations: int
    steps: int
    stop: bool
    exploration: float
    horizon: int
    sharpness: float

    action: memoryview[int]
    first: memoryview[int]
    """The first child of each node, −1 while it has none."""
    follower: memoryview[int]
    """The next child of the same parent, −1 for the last."""
    visits: memoryview[int]
    offered: memoryview[int]
    """How often each node's action was legal when its parent was visited."""
    child_of: memoryview[int]
    """By action, while one node is looked at: the child it leads to, 0 for none."""
    guess: memoryview[float]
    """What each node seemed worth to whoever chose it when it was made."""
    total: memoryview[float]
    value: list[float]
    path: list[int]
    options: list[int]
    """The children that the deal offers."""

    def __init__(
        self,
        root: State,
        seat: int,
        seed: int,
        *,
        size: int = 200000,
        exploration: float = 1.0,
        horizon: int = 0,
        sharpness: float = 8.0,
    ) -> None:
        self.root = root.clone()
        self.scratch = root.clone()
        self.probe = root.clone()
        self.out = Actions()
        self.random = Random(seed)
        self.seat = seat
        self.sides = root.game.sides(root.options)
        self.size = size
        self.stop = False
        self.exploration = exploration
        self.horizon = horizon
        self.sharpness = sharpness
        self.action = zeros("i", size)
        self.first = zeros("i", size)
        self.follower = zeros("i", size)
        self.visits = zeros("i", size)
        self.offered = zeros("i", size)
        self.child_of = zeros("i", root.game.traits.actions + 1)
        self.guess = zeros("f", size)
        self.total = zeros("d", size * self.sides)
        self.value = [0.0] * 6
        self.path = [0] * 1024
        self.options = [0] * 1024
        self.simulations = 0
        self.steps = 0
        self.used = 1
        self.first[0] = -1
        self.follower[0] = -1

    # --- searching ------------------------------------------------------------------------------

    def run(self, simulations: int) -> int:
        """So many simulations more, unless told to stop; says how many there have been."""
        with cython.nogil:
            self.repeat(simulations)
        return self.simulations

    def repeat(self, simulations: int) -> None:
        for _ in range(simulations):
            if self.stop:
                return
            self.simulate()

    def simulate(self) -> None:
        """A new deal, down the tree, one new node, a guess of its worth, and back up."""
        self.scratch.copy_from(self.root)
        self.scratch.redeal(self.seat, self.random)
        self.skip()
        node = 0
        depth = 0
        self.path[0] = 0
        while self.scratch.actor != names.OVER and depth < 1000:  # room in `path`
            if self.visits[node] == 0 and node != 0:
                break
            if not self.offer(node):
                break
            node = self.chosen(node)
            self.scratch.act(self.action[node])
            self.steps += 1
            self.skip()
            depth += 1
            self.path[depth] = node
        self.judge()
        for i in range(depth + 1):
            node = self.path[i]
            self.visits[node] += 1
            for side in range(self.sides):
                self.total[node * self.sides + side] += self.value[side]
        self.simulations += 1

    def look(self) -> None:
        self.out.clear()
        if self.scratch.actor == names.CHANCE:
            self.scratch.list_odds(self.out)
        else:
            self.scratch.list_distinct(self.out)

    def skip(self) -> None:
        """Let chance roll and forced actions happen, up to the next real decision."""
        while self.scratch.actor != names.OVER:
            self.look()
            if self.scratch.actor == names.CHANCE:
                self.scratch.act(self.out.roll(self.random))
            elif self.out.count == 1:
                self.scratch.act(self.out.items[0])
            else:
                return
            self.steps += 1

    def offer(self, node: int) -> bool:
        """Gather the children this deal offers, with new ones for actions not met before; false if the tree is full.

        The legal actions are in the buffer: `skip` has just listed them.
        """
        child = self.first[node]
        while child >= 0:
            self.child_of[self.action[child]] = child
            child = self.follower[child]
        full = 0
        for i in range(self.out.count):
            child = self.child_of[self.out.items[i]]
            if child == 0:
                child = self.born(node, self.out.items[i])
            if child < 0:
                full = 1
                break
            self.offered[child] += 1
            self.options[i] = child
        child = self.first[node]
        while child >= 0:
            self.child_of[self.action[child]] = 0
            child = self.follower[child]
        return full == 0

    def born(self, node: int, action: int) -> int:
        """One more child, guessed by the estimate after its action; −1 if the tree is full."""
        if self.used == self.size:
            return -1
        child = self.used
        self.used += 1
        self.action[child] = action
        self.first[child] = -1
        self.follower[child] = self.first[node]
        self.first[node] = child
        self.visits[child] = 0
        self.offered[child] = 0
        for side in range(self.sides):
            self.total[child * self.sides + side] = 0.0
        self.guess[child] = 0.0
        if self.sharpness > 0:
            self.probe.copy_from(self.scratch)
            self.probe.act(action)
            self.steps += 1
            side = self.scratch.actor
            over = 1 if self.probe.actor == names.OVER else 0
            self.guess[child] = self.probe.payoff(side) if over else self.probe.estimate(side)
        return child

    def chosen(self, node: int) -> int:
        """Of the children on offer, the one with the best promise of result and curiosity."""
        side = self.scratch.actor
        mean = self.total[node * self.sides + side] / max(1, self.visits[node])
        highest = 0.0
        for i in range(self.out.count):
            highest = max(highest, self.guess[self.options[i]])
        sum_of = 0.0
        for i in range(self.out.count):
            sum_of += exp(self.sharpness * (self.guess[self.options[i]] - highest))
        best = self.options[0]
        most = -1.0e9
        for i in range(self.out.count):
            child = self.options[i]
            seen = self.visits[child]
            if seen:
                promise = self.total[child * self.sides + side] / seen
            elif self.sharpness > 0:
                promise = self.guess[child] - 0.05
            else:
                promise = mean - 0.05
            prior = exp(self.sharpness * (self.guess[child] - highest)) / sum_of
            promise += self.exploration * prior * sqrt(1.0 * self.offered[child]) / (1 + seen)
            if promise > most:
                most = promise
                best = child
        return best

    def judge(self) -> None:
        """The worth of the scratch position to each side: its payoff, or an estimate after some random steps."""
        left = self.horizon
        while self.scratch.actor != names.OVER and left != 0:
            self.look()
            if self.scratch.actor == names.CHANCE:
                self.scratch.act(self.out.roll(self.random))
            else:
                self.scratch.act(self.out.pick(self.random))
            self.steps += 1
            left -= 1
        for side in range(self.sides):
            if self.scratch.actor == names.OVER:
                self.value[side] = self.scratch.payoff(side)
            else:
                self.value[side] = self.scratch.estimate(side)

    # --- what was found -------------------------------------------------------------------------

    def children(self, node: int = 0) -> list[int]:
        """The nodes below a node, the most visited first."""
        below = []
        child = self.first[node]
        while child >= 0:
            below.append(child)
            child = self.follower[child]
        return sorted(below, key=self.rating, reverse=True)

    def rating(self, node: int) -> tuple[int, float]:
        return self.visits[node], self.guess[node]

    def mean(self, node: int, side: int) -> float:
        """The average payoff of a side below a node."""
        return self.total[node * self.sides + side] / self.visits[node] if self.visits[node] else 0.0

    def action_of(self, node: int) -> int:
        return self.action[node]

    def visits_of(self, node: int) -> int:
        return self.visits[node]

    def offers_of(self, node: int) -> int:
        return self.offered[node]
