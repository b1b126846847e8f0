"""Monte-Carlo tree search (MCTS) over any game, open or hidden: PUCT for choosing, ISMCTS where hands are hidden.

Every side maximises its own payoff (two to six sides), chance is drawn by its odds, forced actions happen on the way
from one node to the next. No state is kept in the tree: each simulation copies the root and plays down, which costs
less than storing positions.

A node is found by what its mover knows. In an open game that is the position, so lines that lead to the same position
share a node, and a later position of the match finds what is known of it; chance has nodes of its own. With hidden
hands each simulation deals anew what the searching seat cannot know, and a node is what its mover has seen happen since
the root or, if that is too much to meet twice, what everybody sees of the position; its actions are not legal in every
deal, so each counts how often it was on offer, and exploration goes by that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython
from cython.cimports.libc.math import exp, sqrt

from caracole.kernel import names
from caracole.kernel.random import Random, absorbed
from caracole.kernel.state import Actions
from caracole.search.memory import zeros

if TYPE_CHECKING:
    from caracole.kernel.state import State

FANOUT = 4
"""Edges there is room for, for each node; most nodes are leaves and have none."""


class Tree:
    """What is known below one position. Nodes and edges are numbers; the edges of a node form a chain."""

    root: State
    scratch: State
    probe: State
    out: Actions
    random: Random
    seat: int
    sides: int
    size: int
    used: int
    """Nodes in use."""
    edge_capacity: int
    """Edges there is room for."""
    drawn: int
    """Edges in use."""
    simulations: int
    steps: int
    stop: bool
    exploration: float
    horizon: int
    prior_temperature: float
    uniform: bool
    estimate_weight: float
    first_play_urgency: float
    width: float
    public_nodes: bool

    # nodes
    places: memoryview[int]
    """A table of nodes by key: the upper bits of the key, and below them node + 1; 0 where there is none."""
    mask: int
    spot: memoryview[int]
    """Where in the table each node is."""
    mover: memoryview[int]
    first: memoryview[int]
    """The first edge of each node, −1 while it has none."""
    seen: memoryview[int]
    """How often each node was visited."""
    gained: memoryview[float]
    """The sum of payoffs seen below each node, side by side."""
    share: memoryview[float]
    """The sum of the priors of a node's edges."""

    # edges
    action: memoryview[int]
    leads: memoryview[int]
    """In an open game: the node an edge leads to at once, as node + 1; 0 if forced actions come between."""
    follower: memoryview[int]
    """The next edge of the same node, −1 for the last."""
    visits: memoryview[int]
    offered: memoryview[int]
    """With hidden hands: how often each action was on offer when its node was visited."""
    guess: memoryview[float]
    """What each action seemed worth to whoever chooses it before it was tried."""
    prior: memoryview[float]
    """How likely each action is to be worth a look, out of its node's share."""
    total: memoryview[float]
    """The sum of the mover's payoffs seen after each action."""

    # one simulation
    value: list[float]
    sums: list[float]
    """Of every side: the values of all simulations together, whichever node they began at."""
    trail: list[int]
    """With hidden hands: what each seat has seen happen since the root, as a key."""
    nodes: list[int]
    edges: list[int]
    count: int
    options: list[int]
    """The edges to choose between."""
    edge_of: memoryview[int]
    """By action, while one node is looked at: its edge + 1."""

    def __init__(
        self,
        root: State,
        seed: int,
        *,
        seat: int = -1,
        size: int = 200000,
        exploration: float = 1.0,
        horizon: int = 0,
        prior_temperature: float = 0.125,
        estimate_weight: float = 1.0,
        first_play_urgency: float = 0.05,
        width: float = 0.0,
        public_nodes: bool = False,
    ) -> None:
        self.root = root.clone()
        self.scratch = root.clone()
        self.probe = root.clone()
        self.out = Actions()
        self.random = Random(seed)
        self.seat = seat
        """Who searches a game with hidden hands; −1 in an open game."""
        self.sides = root.game.options.sides(root.options)
        self.size = size
        self.stop = False
        self.exploration = exploration
        """How much untried actions attract, against good ones."""
        self.horizon = horizon
        """Random steps before a leaf is estimated; −1 plays to the end."""
        self.prior_temperature = prior_temperature
        """Priors are a softmax of the estimates after one action; the colder, the more these guide the search."""
        self.uniform = prior_temperature == float("inf")
        """Whether all actions are alike before they are tried: nothing is estimated."""
        self.estimate_weight = estimate_weight
        """How much an action that was never tried counts as its estimate says, rather than as its node's mean."""
        self.first_play_urgency = first_play_urgency
        """First-play urgency (Gelly and Wang 2006): how much less it counts for not having been tried."""
        self.width = width
        """Progressive widening (Coulom 2007; Chaslot et al. 2008): at a node visited n times at most so many times √n
        actions are tried, the most promising first; 0 for all."""
        self.public_nodes = public_nodes
        """With hidden hands: whether all who see the same position share a node, whatever they hold."""
        self.value = [0.0] * 6
        self.sums = [0.0] * 6
        self.trail = [0] * 6
        self.nodes = [0] * 1024
        self.edges = [0] * 1024
        self.options = [0] * 1024
        self.edge_of = zeros("i", root.game.traits.actions + 1 if seat >= 0 else 1)
        self.simulations = 0
        self.steps = 0
        self.make_room()

    def make_room(self) -> None:
        """The memory of a tree, all of it empty; the system gives it when it is written to."""
        slots = 4
        while slots < 2 * self.size:
            slots *= 2
        edges = self.edge_capacity = FANOUT * self.size
        self.mask = slots - 1
        self.places = zeros("Q", slots)
        self.spot = zeros("i", self.size)
        self.mover = zeros("i", self.size)
        self.first = zeros("i", self.size)
        self.seen = zeros("i", self.size)
        self.gained = zeros("d", self.size * self.sides)
        self.share = zeros("f", self.size)
        self.action = zeros("i", edges)
        self.leads = zeros("i", edges if self.seat < 0 else 1)
        self.follower = zeros("i", edges)
        self.visits = zeros("i", edges)
        self.offered = zeros("i", edges if self.seat >= 0 else 1)
        self.guess = zeros("f", edges)
        self.prior = zeros("f", edges)
        self.total = zeros("d", edges)
        self.used = 0
        self.drawn = 0

    def forget(self) -> None:
        """An empty tree in the same memory."""
        for node in range(self.used):
            self.places[self.spot[node]] = 0
        self.used = 0
        self.drawn = 0

    def move(self, state: State) -> None:
        """Go on from a later position of the match; what is known is kept while there is room."""
        replace(self, state)
        if self.seat >= 0 or 2 * self.used > self.size or 2 * self.drawn > self.edge_capacity:
            self.forget()

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
        if self.seat >= 0:
            self.scratch.redeal(self.seat, self.random)
            for side in range(self.sides):
                self.trail[side] = 0
        depth = 0
        node = self.next_node()
        while node >= 0 and depth < 1000:  # room in `nodes`
            self.nodes[depth] = node
            if (self.mover[node] >= 0 and self.seen[node] == 0 and depth > 0) or not self.list_edges(node):
                break
            self.edges[depth] = self.select(node) if self.mover[node] >= 0 else self.sample_chance(node)
            node = self.follow_edge(self.edges[depth])
            depth += 1
        self.evaluate_leaf()
        for side in range(self.sides):
            self.sums[side] += self.value[side]
        self.backpropagate(depth)
        if node >= 0:
            self.add_result(node)
        self.simulations += 1

    def backpropagate(self, depth: int) -> None:
        """Add the value to every node and edge on the way down."""
        for i in range(depth):
            node = self.nodes[i]
            edge = self.edges[i]
            self.add_result(node)
            self.visits[edge] += 1
            if self.mover[node] >= 0:
                self.total[edge] += self.value[self.mover[node]]

    def add_result(self, node: int) -> None:
        self.seen[node] += 1
        for side in range(self.sides):
            self.gained[node * self.sides + side] += self.value[side]

    def evaluate_leaf(self) -> None:
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
                self.value[side] = self.scratch.appraise(side)

    # --- from one decision to the next ------------------------------------------------------------

    def list_actions(self) -> None:
        """What may happen in the scratch position, without orders that only exchange two others."""
        self.out.clear()
        if self.scratch.actor == names.CHANCE:
            self.scratch.list_odds(self.out)
        else:
            self.scratch.list_distinct(self.out)

    def step(self, action: int) -> None:
        """Something happens, and with hidden hands each seat notices what it may."""
        if self.seat >= 0 and not self.public_nodes:
            for side in range(self.sides):
                self.trail[side] = absorbed(self.trail[side], self.scratch.noticed(action, side))
        self.scratch.act(action)
        self.steps += 1

    def follow_edge(self, edge: int) -> int:
        """Do what an edge says; the node after it."""
        self.step(self.action[edge])
        if self.seat >= 0:
            return self.next_node()
        if self.leads[edge]:
            return self.leads[edge] - 1
        before = self.steps
        node = self.next_node()
        if node >= 0 and self.steps == before:
            self.leads[edge] = node + 1
        return node

    def next_node(self) -> int:
        """The node of what is due next, a new one if need be; −1 if the match is over or the tree full."""
        while self.scratch.actor != names.OVER:
            if self.seat >= 0 and self.scratch.actor == names.CHANCE:
                self.list_actions()
                self.step(self.out.roll(self.random))
                continue
            key = self.identity(self.scratch)
            place = self.place_of(key)
            if self.places[place]:
                return self.node_at(place)
            self.list_actions()
            if self.out.count > 1:
                return self.new_node(key, place)
            self.step(self.out.items[0])
        return -1

    def identity(self, state: State) -> int:
        """A key for what the mover knows."""
        if self.seat >= 0:
            return state.visible() if self.public_nodes else absorbed(self.trail[state.actor], state.actor)
        return state.identity()

    def place_of(self, key: int) -> int:
        """Where in the table a key is, or would be."""
        place: int = cython.cast(cython.int, key & cython.cast(cython.ulonglong, self.mask))
        while self.places[place] and (self.places[place] ^ key) >> 24:
            place = (place + 1) & self.mask
        return place

    def node_at(self, place: int) -> int:
        node: int = cython.cast(cython.int, self.places[place] & 0xFFFFFF)
        return node - 1

    def new_node(self, key: int, place: int) -> int:
        """A new node without edges; −1 if the tree is full."""
        if self.used == self.size:
            return -1
        node = self.used
        self.used += 1
        self.places[place] = key >> 24 << 24 | cython.cast(cython.ulonglong, self.used)
        self.mover[node] = self.scratch.actor
        self.spot[node] = place
        self.first[node] = -1
        self.seen[node] = 0
        for side in range(self.sides):
            self.gained[node * self.sides + side] = 0.0
        return node

    # --- what may be chosen at a node ---------------------------------------------------------------

    def list_edges(self, node: int) -> bool:
        """The edges to choose between; false if there was no room for them."""
        if self.seat >= 0:
            return self.list_offered(node)
        if self.first[node] < 0 and not self.expand(node):
            return False
        if self.mover[node] < 0:
            return True
        self.count = 0
        edge = self.first[node]
        while edge >= 0:
            self.options[self.count] = edge
            self.count += 1
            if self.visits[edge] == 0:  # those after it promise less
                break
            edge = self.follower[edge]
        return True

    def expand(self, node: int) -> bool:
        """All edges of a node at once, the most promising first."""
        self.list_actions()
        if self.drawn + self.out.count > self.edge_capacity:
            return False
        self.first[node] = self.drawn
        if self.mover[node] < 0:
            self.expand_chance()
            return True
        self.estimate_all()
        total = 0.0
        for i in range(self.out.count):
            edge = self.new_edge(self.out.items[i], self.out.appeal[i])
            self.follower[edge] = edge + 1
            total += self.prior[edge]
        self.follower[self.drawn - 1] = -1
        self.share[node] = total
        return True

    def expand_chance(self) -> None:
        """An edge for each listed outcome, its prior being its probability."""
        for i in range(self.out.count):
            edge = self.new_edge(self.out.items[i], 0.0)
            self.follower[edge] = edge + 1
            self.prior[edge] = self.out.weights[i] / (1.0 * self.out.total)
        self.follower[self.drawn - 1] = -1

    def sample_chance(self, node: int) -> int:
        """An outcome of chance by its probability."""
        point = self.random.unit()
        edge = self.first[node]
        while self.follower[edge] >= 0:
            point -= self.prior[edge]
            if point < 0:
                break
            edge += 1
        return edge

    def estimate_all(self) -> None:
        """What each listed action seems worth to the mover, and the best first."""
        if self.uniform:
            for i in range(self.out.count):
                self.out.appeal[i] = 0.0
            return
        if not self.scratch.weigh(self.out):
            for i in range(self.out.count):
                self.out.appeal[i] = self.estimate_after(self.out.items[i])
        self.out.sort()

    def estimate_after(self, action: int) -> float:
        """The estimate for the mover after an action."""
        side = self.scratch.actor
        self.probe.copy_from(self.scratch)
        self.probe.act(action)
        self.steps += 1
        if self.probe.actor == names.OVER:
            return self.probe.payoff(side)
        return self.probe.appraise(side)

    def new_edge(self, action: int, guess: float) -> int:
        """One more edge."""
        edge = self.drawn
        self.drawn += 1
        self.action[edge] = action
        self.follower[edge] = -1
        self.visits[edge] = 0
        self.total[edge] = 0.0
        if self.seat < 0:
            self.leads[edge] = 0
        else:
            self.offered[edge] = 0
        self.guess[edge] = guess
        self.prior[edge] = exp((guess - 1.0) / self.prior_temperature)
        return edge

    def list_offered(self, node: int) -> bool:
        """With hidden hands: the edges this deal offers, with new ones for actions not met before."""
        self.list_actions()
        edge = self.first[node]
        while edge >= 0:
            self.edge_of[self.action[edge]] = edge + 1
            edge = self.follower[edge]
        self.estimate_new()
        self.count = 0
        self.share[node] = 0.0
        for i in range(self.out.count):
            edge = self.edge_of[self.out.items[i]] - 1
            if edge < 0:
                if self.drawn == self.edge_capacity:
                    break
                edge = self.new_edge(self.out.items[i], self.out.appeal[i])
                self.follower[edge] = self.first[node]
                self.first[node] = edge
            self.offered[edge] += 1
            self.share[node] += self.prior[edge]
            self.options[self.count] = edge
            self.count += 1
        edge = self.first[node]
        while edge >= 0:
            self.edge_of[self.action[edge]] = 0
            edge = self.follower[edge]
        return self.count > 0

    def estimate_new(self) -> None:
        """What the listed actions without an edge seem worth."""
        if self.uniform:
            for i in range(self.out.count):
                self.out.appeal[i] = 0.0
        elif not self.scratch.weigh(self.out):
            for i in range(self.out.count):
                if self.edge_of[self.out.items[i]] == 0:
                    self.out.appeal[i] = self.estimate_after(self.out.items[i])

    def select(self, node: int) -> int:
        """PUCT: of the edges to choose between, the one with the highest Q + c · P · √N / (1 + n).

        Q is the mean payoff after the action (before its first visit, see `first_play_urgency`), P its share of the
        priors, N the visits of the node, n those of the edge, c the `exploration`. With hidden hands N counts how often
        the action was on offer instead. (UCT: Kocsis and Szepesvári 2006; priors in it: Rosin 2011, Silver et al. 2017;
        counting offers: Cowling, Powley and Whitehouse 2012.)
        """
        visits = 1.0 * max(1, self.seen[node])
        mean = self.gained[node * self.sides + self.mover[node]] / visits
        untried = mean - self.first_play_urgency
        widening = self.width * sqrt(visits) if self.width > 0 else 1.0e9
        exploring = self.exploration * sqrt(visits) / self.share[node]
        best = self.options[0]
        highest = -1.0e9
        for i in range(self.count):
            widening -= 1.0 if self.visits[self.options[i]] else 0.0
        for i in range(self.count):
            edge = self.options[i]
            times = self.visits[edge]
            if times:
                score = self.total[edge] / times
            elif widening <= 0 and self.count > 1:
                continue
            elif self.uniform:
                score = untried
            else:
                weight = self.estimate_weight
                score = weight * self.guess[edge] + (1.0 - weight) * mean - self.first_play_urgency
            if self.seat >= 0:
                exploring = self.exploration * sqrt(1.0 * self.offered[edge]) / self.share[node]
            score += exploring * self.prior[edge] / (1 + times)
            if score > highest:
                highest = score
                best = edge
        return best

    # --- what was found -------------------------------------------------------------------------

    def node_of(self, state: State) -> int:
        """The node of a position of an open game, the root's with hidden hands; −1 if there is none."""
        for side in range(self.sides):
            self.trail[side] = 0
        return self.node_at(self.place_of(self.identity(state)))

    def edges_of(self, node: int) -> list[int]:
        """The actions known at a node, the most visited first."""
        found = []
        edge = self.first[node] if node >= 0 else -1
        while edge >= 0:
            found.append(edge)
            edge = self.follower[edge]
        return sorted(found, key=self.rating, reverse=True)

    def rating(self, edge: int) -> tuple[int, float]:
        return self.visits[edge], self.guess[edge]

    def mean(self, node: int, side: int) -> float:
        """The average payoff of a side below a node."""
        return self.gained[node * self.sides + side] / self.seen[node] if node >= 0 and self.seen[node] else 0.0

    def sum_of(self, side: int) -> float:
        """What all simulations so far were worth to a side, together."""
        return self.sums[side]

    def worth(self, edge: int) -> float:
        """The average payoff of the mover after an action."""
        return self.total[edge] / self.visits[edge] if self.visits[edge] else 0.0

    def action_of(self, edge: int) -> int:
        return self.action[edge]

    def visits_of(self, edge: int) -> int:
        return self.visits[edge]

    def offers_of(self, edge: int) -> int:
        """With hidden hands: how often an action was on offer."""
        return self.offered[edge]

    def lead(self) -> int:
        """By how many visits the favourite at the root is ahead of every other action."""
        node = self.node_of(self.root)
        most = second = 0
        edge = self.first[node] if node >= 0 else -1
        while edge >= 0:
            if self.visits[edge] > most:
                second = most
                most = self.visits[edge]
            elif self.visits[edge] > second:
                second = self.visits[edge]
            edge = self.follower[edge]
        return most - second


def replace(tree: Tree, state: State) -> None:
    """Typed arguments: an untyped local would not see the inner methods when compiled."""
    tree.root.copy_from(state)
