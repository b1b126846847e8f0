"""Monte-Carlo tree search over any open game.

Every side maximises its own payoff (two to six sides), chance is sampled by its odds at nodes of its own, and no
state is kept in the tree: each simulation copies the root and plays down, which costs less than storing positions.
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

BREADTH = 24
"""How many branches of a node are followed when a later position is looked for."""


class Mcts:
    """A tree under one position. Nodes are numbers; the children of a node lie side by side."""

    root: State
    scratch: State
    probe: State
    out: Actions
    random: Random
    sides: int
    size: int
    used: int
    simulations: int
    steps: int
    stop: bool
    exploration: float
    horizon: int
    sharpness: float
    trust: float
    doubt: float

    action: memoryview[int]
    """The action or outcome that leads to each node."""
    first: memoryview[int]
    """The first child of each node, −1 while it has none."""
    count: memoryview[int]
    """How many children each node has."""
    mover: memoryview[int]
    """Who decides at each node that has children."""
    visits: memoryview[int]
    prior: memoryview[float]
    """How likely each node is to be worth a look; for an outcome of chance, its probability."""
    guess: memoryview[float]
    """What a node seemed worth to whoever chose it before it was first visited."""
    total: memoryview[float]
    """The sum of payoffs seen below each node, side by side."""

    value: list[float]
    path: list[int]

    def __init__(
        self,
        root: State,
        seed: int,
        *,
        size: int = 200000,
        exploration: float = 1.0,
        horizon: int = 0,
        sharpness: float = 8.0,
        trust: float = 1.0,
        doubt: float = 0.05,
    ) -> None:
        self.root = root.clone()
        self.scratch = root.clone()
        self.probe = root.clone()
        self.out = Actions()
        self.random = Random(seed)
        self.sides = root.game.sides(root.options)
        self.size = size
        self.stop = False
        self.exploration = exploration
        """How much untried actions attract, against good ones."""
        self.horizon = horizon
        """Random steps before a leaf is estimated; −1 plays to the end."""
        self.sharpness = sharpness
        """How much the estimates after one action guide the search; 0 treats all actions alike."""
        self.trust = trust
        """How much an action that was never tried counts as its estimate says, rather than as its parent's mean."""
        self.doubt = doubt
        """How much less it counts for not having been tried."""
        self.action = zeros("i", size)
        self.first = zeros("i", size)
        self.count = zeros("i", size)
        self.mover = zeros("i", size)
        self.visits = zeros("i", size)
        self.prior = zeros("f", size)
        self.guess = zeros("f", size)
        self.total = zeros("d", size * self.sides)
        self.value = [0.0] * 6
        self.path = [0] * 4096
        self.simulations = 0
        self.steps = 0
        self.used = 1
        self.first[0] = -1

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
        """Down the tree, one new node, a guess of its worth, and back up."""
        self.scratch.copy_from(self.root)
        node = 0
        depth = 0
        self.path[0] = 0
        while self.scratch.actor != names.OVER:
            if self.first[node] < 0:
                if (self.visits[node] == 0 and node != 0 and not self.forced()) or not self.grow(node):
                    break
            node = self.chosen(node)
            self.scratch.act(self.action[node])
            self.steps += 1
            depth += 1
            self.path[depth] = node
            if depth == 4095:
                break
        self.judge()
        for i in range(depth + 1):
            node = self.path[i]
            self.visits[node] += 1
            for side in range(self.sides):
                self.total[node * self.sides + side] += self.value[side]
        self.simulations += 1

    def look(self) -> None:
        """What may happen in the scratch position, without orders that only exchange two others."""
        self.out.clear()
        if self.scratch.actor == names.CHANCE:
            self.scratch.list_odds(self.out)
        else:
            self.scratch.list_distinct(self.out)

    def forced(self) -> bool:
        """Whether only one thing can happen next: then a visit goes on to what follows."""
        self.look()
        return self.out.count == 1

    def grow(self, node: int) -> bool:
        """Give a node its children; false if the tree is full."""
        self.look()
        if self.used + self.out.count > self.size:
            return False
        child = self.used
        self.first[node] = child
        self.count[node] = self.out.count
        self.mover[node] = self.scratch.actor
        self.used += self.out.count
        for i in range(self.out.count):
            self.action[child + i] = self.out.items[i]
            self.first[child + i] = -1
            self.visits[child + i] = 0
            for side in range(self.sides):
                self.total[(child + i) * self.sides + side] = 0.0
        if self.scratch.actor == names.CHANCE:
            for i in range(self.out.count):
                self.prior[child + i] = self.out.weights[i] / (1.0 * self.out.total)
        else:
            self.expect(node)
        return True

    def expect(self, node: int) -> None:
        """Prior of each action: by the estimate after it, the more so the higher the sharpness."""
        child = self.first[node]
        count = self.count[node]
        sum_of = 0.0
        highest = 0.0
        if self.sharpness > 0 and count > 1:
            for i in range(child, child + count):
                self.probe.copy_from(self.scratch)
                self.probe.act(self.action[i])
                self.steps += 1
                self.guess[i] = self.worth(self.mover[node])
                highest = max(highest, self.guess[i])
            for i in range(child, child + count):
                self.prior[i] = exp(self.sharpness * (self.guess[i] - highest))
                sum_of += self.prior[i]
        else:
            for i in range(child, child + count):
                self.prior[i] = 1.0
            sum_of = count
        for i in range(child, child + count):
            self.prior[i] /= sum_of

    def worth(self, side: int) -> float:
        """Payoff or estimate of the probe."""
        if self.probe.actor == names.OVER:
            return self.probe.payoff(side)
        return self.probe.estimate(side)

    def chosen(self, node: int) -> int:
        """The child to look at next: by lot for chance, else the best promise of result and curiosity."""
        child = self.first[node]
        count = self.count[node]
        if count == 1:
            return child
        side = self.mover[node]
        if side < 0:
            return self.drawn(child, count)
        mean = self.total[node * self.sides + side] / max(1, self.visits[node])
        curiosity = self.exploration * sqrt(1.0 * max(1, self.visits[node]))
        best = child
        highest = -1.0e9
        for i in range(child, child + count):
            seen = self.visits[i]
            if seen:
                promise = self.total[i * self.sides + side] / seen
            elif self.sharpness > 0:
                promise = self.trust * self.guess[i] + (1.0 - self.trust) * mean - self.doubt
            else:
                promise = mean - self.doubt
            promise += curiosity * self.prior[i] / (1 + seen)
            if promise > highest:
                highest = promise
                best = i
        return best

    def drawn(self, child: int, count: int) -> int:
        """An outcome of chance by its probability."""
        point = self.random.unit()
        for i in range(child, child + count - 1):
            point -= self.prior[i]
            if point < 0:
                return i
        return child + count - 1

    def judge(self) -> None:
        """The worth of the scratch position to each side: its payoff, or an estimate after some random steps."""
        left = self.horizon
        while self.scratch.actor != names.OVER and left != 0:
            self.scratch.fill(self.out)
            if self.scratch.actor == names.CHANCE:
                self.scratch.act(self.out.roll(self.random))
            else:
                self.scratch.act(self.out.pick(self.random))
            self.steps += 1
            left -= 1
        for side in range(self.sides):
            if self.scratch.actor == names.OVER:
                self.value[side] = self.scratch.payoff(side)
            elif side == 1 and self.sides == 2:
                self.value[1] = 1.0 - self.value[0]
            else:
                self.value[side] = self.scratch.estimate(side)

    # --- what was found -------------------------------------------------------------------------

    def children(self, node: int = 0) -> list[int]:
        """The nodes below a node, the most visited first."""
        if self.first[node] < 0:
            return []
        below = range(self.first[node], self.first[node] + self.count[node])
        return sorted(below, key=self.rating, reverse=True)

    def rating(self, node: int) -> tuple[int, float]:
        return self.visits[node], self.prior[node]

    def mean(self, node: int, side: int) -> float:
        """The average payoff of a side below a node."""
        return self.total[node * self.sides + side] / self.visits[node] if self.visits[node] else 0.0

    def action_of(self, node: int) -> int:
        return self.action[node]

    def visits_of(self, node: int) -> int:
        return self.visits[node]

    # --- going on from where the match has come to ------------------------------------------------

    def after(self, action: int) -> Mcts:
        """The tree one step on, with everything that is known below it."""
        position = self.root.clone()
        position.apply(action)
        for child in self.children():
            if self.action[child] == action:
                return self.moved(position, child)
        return self.moved(position, -1)

    def towards(self, state: State, limit: int = 400) -> Mcts:
        """A tree under a later position of the match: with what is known of it, if it is found soon below the root."""
        return self.moved(state, self.found(state, limit))

    def moved(self, position: State, node: int) -> Mcts:
        """A tree under the position with what lies below a node of this one; a node of −1 means nothing is known."""
        fresh = Mcts(
            position,
            self.random.next(),
            size=self.size,
            exploration=self.exploration,
            horizon=self.horizon,
            sharpness=self.sharpness,
            trust=self.trust,
            doubt=self.doubt,
        )
        if node >= 0:
            adopt(fresh, self, node)
        return fresh

    def found(self, state: State, limit: int) -> int:
        """The node of a position, looked for along the most visited branches; −1 if it is not met."""
        wanted = state.key
        waiting = [(0, self.root)]
        while waiting and limit > 0:
            node, position = waiting.pop()
            limit -= 1
            if position.key == wanted:
                return node
            for child in reversed(self.children(node)[:BREADTH]):
                if self.visits_of(child) > 0:
                    later = position.clone()
                    later.apply(self.action_of(child))
                    waiting.append((child, later))
        return -1

    def take(self, other: Mcts, top: int) -> None:
        """Copy the tree below a node of another, level by level; until a node's turn comes, `first` says its origin."""
        self.first[0] = top
        self.used = 1
        node = 0
        while node < self.used:
            old = self.first[node]
            self.action[node] = other.action[old]
            self.count[node] = other.count[old]
            self.mover[node] = other.mover[old]
            self.visits[node] = other.visits[old]
            self.prior[node] = other.prior[old]
            self.guess[node] = other.guess[old]
            for side in range(self.sides):
                self.total[node * self.sides + side] = other.total[old * self.sides + side]
            self.first[node] = -1
            if other.first[old] >= 0:
                self.first[node] = self.used
                for i in range(other.count[old]):
                    self.first[self.used] = other.first[old] + i
                    self.used += 1
            node += 1


def adopt(fresh: Mcts, tree: Mcts, top: int) -> None:
    """Typed arguments: an untyped local would not see the inner methods when compiled."""
    fresh.take(tree, top)
