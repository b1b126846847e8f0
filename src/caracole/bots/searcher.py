"""The bots with a level: they solve what is small enough, else search as long as their budget lets them."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from caracole.bots.asking import choices
from caracole.bots.greedy import Greedy
from caracole.bots.levels import Level, insight
from caracole.kernel.random import Random
from caracole.kernel.view import View
from caracole.search.budget import ENDLESS, Budget, Option, Reasons, reasons
from caracole.search.budget import search as run
from caracole.search.expectimax import Expectimax
from caracole.search.mcts import Tree
from caracole.search.turn_alphabeta import NARROW, PACE, TurnAlphaBeta, fitting

if TYPE_CHECKING:
    from caracole.kernel.game import Game
    from caracole.kernel.state import State

NODES = 1_000_000
"""Room in a tree; only what is used takes memory."""
FRAMES = 160
"""Steps a lookahead follows."""
ENDGAME = 400_000
"""Positions that a second allows to try solving the rest of a match: a fifth of the time or less."""
EACH = 40
"""The same for each simulation of a budget in simulations."""
DEEP = 1000
"""A depth that no endgame reaches."""


class Searcher:
    """One seat of one match: what a tree has learned is kept for the next decision."""

    def __init__(self, game: Game, random: Random, level: Level) -> None:
        self.game = game
        self.random = random
        self.level = level
        self.greedy = Greedy(game, random)
        self.tree: Tree | None = None
        self.solver: Expectimax | None = None
        self.turns: TurnAlphaBeta | None = None
        self.plan: dict[int, int] = {}
        """What was decided for the rest of the turn: by position, the action."""
        self.depth = 1
        """How many turns ahead it was looked for that."""
        self.settled = False
        """Whether its worth is certain."""
        self.options: object = None
        self.way: str = level.search
        self.stopped = False

    def choose(self, view: View, budget: Budget) -> int:
        return self.think(view, budget).action

    def stop(self) -> None:
        """From another thread: answer now, with what has been found."""
        self.stopped = True
        for search in (self.tree, self.solver, self.turns):
            if search is not None:
                search.stop = True

    def think(self, view: View, budget: Budget) -> Reasons:
        """An action with its reasons. A budget without limits means the level's own."""
        self.stopped = False
        legal = choices(view)
        if len(legal) == 1:
            return Reasons(legal[0])
        if self.level.slip and self.random.unit() < self.level.slip:
            return Reasons(legal[self.random.below(len(legal))])
        if view.state.options != self.options:
            self.tree = self.solver = self.turns = None
            self.options = view.state.options
            self.way = self.suited()
        limits = self.limited(budget)
        if self.settled and view.state.key in self.plan:
            action = self.plan[view.state.key]
            return Reasons(action, line=(view.state.say(action),))
        if self.way == "greedy":
            return self.greedy.think(view, limits)
        if self.level.exact and not self.game.traits.hidden:
            start = time.perf_counter()
            solved = self.solve(view.state, legal, limits)
            if solved:
                return solved
            limits = limits.after(time.perf_counter() - start)
        if self.way == "turn_alphabeta" and self.game.options.sides(view.state.options) == 2:
            return self.take_turn(view.state, limits)
        if self.way == "expectimax":
            return self.look(view.state, legal, limits)
        return self.search(view, limits)

    def suited(self) -> str:
        """How to search with the options of the match."""
        if self.level.varied is None or self.game.options.is_default(self.options):
            return self.level.search
        return self.level.varied

    def limited(self, budget: Budget) -> Budget:
        if budget.playouts is None and budget.seconds is None:
            return Budget(self.level.playouts, self.level.seconds)
        return budget

    # --- a tree -----------------------------------------------------------------------------------

    def search(self, view: View, budget: Budget) -> Reasons:
        start = time.perf_counter()
        tree = self.tree = self.grown(view)
        tree.stop = self.stopped
        before = tree.simulations
        run(tree, budget.after(time.perf_counter() - start), early=True, sure=self.level.sure)
        if not tree.edges_of(tree.node_of(view.state)):
            return self.greedy.think(view, budget)
        return reasons(tree, view.state, time.perf_counter() - start, tree.simulations - before)

    def grown(self, view: View) -> Tree:
        """A tree under what the seat knows; what the last one knew of an open position is kept."""
        state = view.imagine(self.random)
        if self.tree is not None:
            self.tree.move(state)
            return self.tree
        level = self.level
        return Tree(
            self.judging(state),
            self.random.next(),
            seat=view.seat if self.game.traits.hidden else -1,
            size=self.node_capacity(),
            exploration=level.exploration,
            horizon=level.horizon,
            prior_temperature=level.prior_temperature,
            estimate_weight=level.estimate_weight,
            first_play_urgency=level.first_play_urgency,
            width=level.width,
            public_nodes=level.public_nodes,
        )

    def judging(self, state: State) -> State:
        """The same position, judged as the level says."""
        twin = state.clone()
        twin.insight = insight(state, self.level.insight)
        return twin

    def node_capacity(self) -> int:
        """Nodes there is room for: no more than the level's simulations of a whole match can make."""
        if self.level.playouts is None:
            return NODES
        return min(NODES, 1000 + 100 * self.level.playouts)

    # --- whole turns ------------------------------------------------------------------------------

    def take_turn(self, state: State, budget: Budget) -> Reasons:
        """One turn further each time, until the budget is spent; within a turn it goes on where it was left."""
        start = time.perf_counter()
        turns = self.turns = self.shaped(state, budget)
        turns.stop = self.stopped
        turns.restart(state, allowed(budget))
        lines, values = turns.turns(), turns.guesses()
        order = list(range(len(lines)))
        rest = self.rest(state)
        if rest in lines:
            order.sort(key=lambda place: lines[place] != rest)
        else:
            self.depth = 1
        self.settled = False
        for depth in range(self.depth, turns.deepest):
            self.depth = depth
            found = self.weighed(turns, order, depth, state.actor, start, budget)
            if found:
                values = [found.get(place, value) for place, value in enumerate(values)]
                order.sort(key=lambda place: (place in found, values[place]), reverse=True)
            self.settled = values[order[0]] in (0.0, 1.0)
            if turns.spent or self.settled:
                break
        self.plan = planned(state, lines[order[0]])
        return self.reasons_of(state, lines, values, order, turns.nodes, time.perf_counter() - start)

    def shaped(self, state: State, budget: Budget) -> TurnAlphaBeta:
        """A search as wide as the budget makes worthwhile; what the last one remembers is kept if it is the same."""
        positions = float(allowed(budget))
        if budget.seconds is not None:
            positions = min(positions, PACE * budget.seconds)
        shape = fitting(positions) if self.level.careful else NARROW
        if self.turns is not None and self.turns.shape == shape:
            return self.turns
        turns = TurnAlphaBeta(self.judging(state), shape=shape)
        turns.careful = self.level.careful
        return turns

    def rest(self, state: State) -> list[int]:
        """What was planned from this position to the end of the turn."""
        position = state.clone()
        rest = []
        while position.key in self.plan:
            rest.append(self.plan[position.key])
            position.apply(rest[-1])
        return rest

    def weighed(
        self, turns: TurnAlphaBeta, order: list[int], depth: int, side: int, start: float, budget: Budget
    ) -> dict[int, float]:
        """What the turns are worth to a side, as far as the budget lets them be looked at to this depth."""
        found: dict[int, float] = {}
        best = 0.0
        most = allowed(budget)
        for place in order:
            if budget.seconds is not None:
                turns.limit = min(most, self.affordable(turns, start, budget.seconds))
            window = (best, 1.0) if side == 0 else (0.0, 1.0 - best)
            value = turns.worth(place, depth, *window)
            if turns.spent:
                break
            found[place] = value if side == 0 else 1.0 - value
            best = max(best, found[place])
        return found

    def reasons_of(
        self, state: State, lines: list[list[int]], values: list[float], order: list[int], nodes: int, seconds: float
    ) -> Reasons:
        """The reasons: of each first action the best turn that begins with it."""
        options: dict[int, Option] = {}
        for place in order:
            action = lines[place][0]
            if action not in options:
                options[action] = Option(action, state.say(action), 1, values[place])
        best = values[order[0]]
        return Reasons(
            lines[order[0]][0],
            values=(best, 1.0 - best) if state.actor == 0 else (1.0 - best, best),
            options=tuple(options.values()),
            line=spelled(state, lines[order[0]]),
            simulations=nodes,
            steps=nodes,
            seconds=seconds,
        )

    # --- looking ahead ----------------------------------------------------------------------------

    def looking(self, state: State, limit: int, *, exact: bool) -> Expectimax:
        """What is remembered of exact results is of no use to estimates, nor the other way round."""
        if self.solver is None or self.solver.exact != exact:
            self.solver = Expectimax(self.judging(state), frames=FRAMES)
            self.solver.exact, self.solver.careful = exact, not exact
        self.solver.restart(state, limit)
        self.solver.stop = self.stopped
        return self.solver

    def solve(self, state: State, legal: list[int], budget: Budget) -> Reasons | None:
        """The rest of the match, if it can be solved in the positions allowed and not all actions are alike."""
        start = time.perf_counter()
        limit = self.level.exact
        if budget.seconds is not None:
            limit = min(limit, int(ENDGAME * budget.seconds))
        if budget.playouts is not None:
            limit = min(limit, EACH * budget.playouts)
        solver = self.looking(state, limit, exact=True)
        values = []
        for action in legal:
            values.append(solver.worth(action, DEEP))
            if solver.guessed:
                return None
        if len({value[state.actor] for value in values}) == 1:
            return None  # nothing to choose between: play for what an opponent may still get wrong
        return self.ranked(state, legal, values, solver.nodes, time.perf_counter() - start, exact=True)

    def look(self, state: State, legal: list[int], budget: Budget) -> Reasons:
        """One decision further each time, until the budget is spent; the last depth that was finished counts."""
        start = time.perf_counter()
        limit = budget.playouts if budget.playouts is not None else ENDLESS
        solver = self.looking(state, limit, exact=False)
        best: list[list[float]] = []
        spent = 0
        for depth in range(DEEP):
            values = []
            for action in legal:
                if budget.seconds is not None:
                    solver.limit = min(limit, self.affordable(solver, start, budget.seconds))
                values.append(solver.worth(action, depth))
            if best and solver.nodes >= solver.limit:
                break
            best = values
            if solver.stop or solver.nodes >= solver.limit or not solver.guessed:
                break
            spent, before = solver.nodes, spent
            most = limit if budget.seconds is None else min(limit, self.affordable(solver, start, budget.seconds))
            if spent + (spent - before) > most:
                break  # the next depth takes at least as long as this one
            solver.guessed = False
        return self.ranked(state, legal, best, solver.nodes, time.perf_counter() - start, exact=not solver.guessed)

    def affordable(self, solver: Expectimax | TurnAlphaBeta, start: float, seconds: float) -> int:
        """How many positions fit in the time, by the pace so far."""
        spent = time.perf_counter() - start
        if solver.nodes < 1000:
            return solver.nodes + 20000
        return int(solver.nodes * max(1.0, seconds / max(spent, 1e-6)))

    def ranked(
        self, state: State, legal: list[int], values: list[list[float]], nodes: int, seconds: float, *, exact: bool
    ) -> Reasons:
        actor = state.actor
        order = sorted(range(len(legal)), key=lambda i: (values[i][actor], self.random.unit()), reverse=True)
        return Reasons(
            legal[order[0]],
            values=tuple(values[order[0]]),
            options=tuple(Option(legal[i], state.say(legal[i]), 1, values[i][actor]) for i in order),
            line=(state.say(legal[order[0]]),),
            simulations=nodes,
            steps=nodes,
            seconds=seconds,
            exact=exact,
        )


def allowed(budget: Budget) -> int:
    """Positions that a budget in simulations lets whole turns look at."""
    return EACH * budget.playouts if budget.playouts is not None else ENDLESS


def planned(state: State, turn: list[int]) -> dict[int, int]:
    """The positions of a turn after its first action, with the action due in each."""
    position = state.clone()
    position.apply(turn[0])
    found = {}
    for action in turn[1:]:
        found[position.key] = action
        position.apply(action)
    return found


def spelled(state: State, turn: list[int]) -> tuple[str, ...]:
    position = state.clone()
    texts = []
    for action in turn:
        texts.append(position.say(action))
        position.apply(action)
    return tuple(texts)
