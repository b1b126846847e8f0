"""Compare shapes of the search by whole turns in glorreiche: which is the better use of the same positions?

    python benchmarks/shapes.py 16/32-8/8-4/4 8/16 --positions 200000 --blocks 40 --seed 2
    python benchmarks/shapes.py 16/32-8/8-4/4 16/32-8/8-4/4:estimate --positions 60000 --blocks 30 --seed 1
    python benchmarks/shapes.py 16/32-8/8-4/4 greedy --positions 200000 --blocks 50 --seed 3
    python benchmarks/shapes.py 16/32-8/8-4/4 16/32-8/8-4/4 --positions 600000 --against 12000 --blocks 30 --seed 7

A shape is beginnings followed / whole turns kept, of one's own turn, of the answer, and so on; the last one holds for
all turns after it. With `:estimate` at its end positions are judged by the formula, not by the network. Blocks of two
matches with the same luck, seats exchanged; a turn is thought about once, and a match ends when it is decided. Prints
the points of the first with a 95 % interval.
"""

from __future__ import annotations

import argparse
from math import sqrt
from statistics import fmean, stdev

import caracole
from caracole.bots import Budget, seated
from caracole.bots.searcher import planned
from caracole.search.turn_alphabeta import TurnAlphaBeta

GAME = caracole.game("glorreiche")
GREEDY = "greedy"


class Turns:
    """A player that searches by whole turns of one shape."""

    def __init__(self, shape: str, positions: int) -> None:
        shape, _, leaf = shape.partition(":")
        self.shape = tuple((int(width), int(keep)) for width, _, keep in (s.partition("/") for s in shape.split("-")))
        self.careful = leaf != "estimate"
        self.positions = positions
        self.value = 0.5
        """What the turn found last seemed worth."""
        self.search: TurnAlphaBeta | None = None
        self.plan: dict[int, int] = {}

    def choose(self, state: caracole.State) -> int:
        if state.key not in self.plan:
            turn = self.best(state)
            self.plan = {state.key: turn[0], **planned(state, turn)}
        return self.plan[state.key]

    def best(self, state: caracole.State) -> list[int]:
        """One turn deeper each time, until the positions are spent."""
        search = self.search = self.search or TurnAlphaBeta(state, shape=self.shape)
        search.careful = self.careful
        search.restart(state, self.positions)
        turns = search.turns()
        self.value = search.guesses()[0]
        order = list(range(len(turns)))
        for depth in range(1, search.deepest):
            found = self.weighed(search, order, depth, state.actor)
            order.sort(key=lambda place: (place in found, found.get(place, 0.0)), reverse=True)
            self.value = found.get(order[0], self.value)
            if search.spent or found[order[0]] in (0.0, 1.0):
                break
        return turns[order[0]]

    def weighed(self, search: TurnAlphaBeta, order: list[int], depth: int, side: int) -> dict[int, float]:
        found: dict[int, float] = {}
        best = 0.0
        for place in order:
            value = search.worth(place, depth, *((best, 1.0) if side == 0 else (0.0, 1.0 - best)))
            if search.spent:
                break
            found[place] = value if side == 0 else 1.0 - value
            best = max(best, found[place])
        return found


class Greedy:
    """The fixed point."""

    def __init__(self) -> None:
        self.bot = seated(GREEDY, GAME, caracole.Random(9))

    def choose(self, state: caracole.State) -> int:
        return self.bot.choose(state.view(state.actor), Budget())


def player(name: str, positions: int) -> Turns | Greedy:
    return Greedy() if name == GREEDY else Turns(name, positions)


def points(players: tuple[Turns | Greedy, Turns | Greedy], seed: int) -> float:
    """What the first player gets of a match."""
    state = GAME.new(players=2, luck=caracole.SeededLuck(seed))
    random = caracole.Random(seed * 7 + 1)
    while not state.over and state.estimates[0] not in (0.0, 1.0):
        odds, legal = state.odds(), state.legal()
        if odds.outcomes:
            state.apply(odds.at(random.below(odds.total)))
        else:
            state.apply(legal[0] if len(legal) == 1 else players[state.actor].choose(state))
    return state.payoffs[0] if state.over else state.estimates[0]


def block(given: argparse.Namespace, seed: int) -> float:
    def both() -> tuple[Turns | Greedy, Turns | Greedy]:
        return player(given.one, given.positions), player(given.other, given.against or given.positions)

    one, other = both()
    first = points((one, other), seed)
    one, other = both()
    return (first + 1 - points((other, one), seed)) / 2


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("one")
    asked.add_argument("other", help="another shape, or greedy")
    asked.add_argument("--positions", type=int, default=200_000, help="a turn")
    asked.add_argument("--against", type=int, help="the same for the other")
    asked.add_argument("--blocks", type=int, default=40)
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    found = [block(given, given.seed * 1000 + number) for number in range(given.blocks)]
    wide = 1.96 * stdev(found) / sqrt(len(found))
    print(f"{given.one} – {given.other}: {100 * fmean(found):.1f} % (± {100 * wide:.1f}) of {2 * len(found)} matches")


if __name__ == "__main__":
    main()
