"""How fast a game runs: `python -m caracole.arena.measure GAME SECONDS` prints the figures as JSON."""

from __future__ import annotations

import sys
from collections.abc import Callable
from time import thread_time

import msgspec
from msgspec.structs import replace

import caracole
from caracole.arena.simulate import Series, played
from caracole.bots.levels import LEVELS, Level, level
from caracole.bots.searcher import Searcher
from caracole.kernel.game import Game, game
from caracole.kernel.luck import SeededLuck
from caracole.kernel.match import Match
from caracole.kernel.random import Random
from caracole.search.mcts import Tree
from caracole.search.playouts import Playouts

SEED = 1
TO_THE_END = -1
PARTS = 7
"""How many things are measured, each in an equal share of the time."""


class Speed(msgspec.Struct, frozen=True):
    """What one way of running reaches."""

    compiled: bool
    playouts: float
    """Random playouts a second, from the first position to the end."""
    steps: float
    """Steps a second inside those playouts."""
    python_steps: float
    """Steps a second by `legal`, `odds` and `apply` from Python."""
    clones: float
    """Clones a second by `clone` from Python."""
    copy_ns: float
    """Nanoseconds to copy a position onto another, inside."""
    replay_ms: float
    """Milliseconds to read and check the record of a random match."""
    simulations: float
    """Simulations a second of the strongest level's tree, from an early decision of the match."""
    search_steps: float
    """Steps a second inside that search."""
    search_share: float
    """Those steps out of the steps of random playouts, in percent."""
    rollout_simulations: float
    """Simulations a second of the same tree when each plays its match to the end instead of judging the position."""
    rollout_share: float
    """Steps a second inside that search, out of those of random playouts, in percent: what the tree itself costs."""


def measure(found: Game, seconds: float) -> Speed:
    share = seconds / PARTS
    state = found.new(luck=SeededLuck(SEED))
    random = Playouts(state, SEED)
    counts: list[int] = []

    def run(count: int) -> None:
        counts.append(count)
        random.run(count)

    playouts = rate(run, share)
    steps = playouts * random.steps / sum(counts)
    simulations, search_steps = searched(found, share, level(found, LEVELS[-1]))
    rollouts, rollout_steps = searched(found, share, replace(level(found, LEVELS[-1]), horizon=TO_THE_END))
    line = played(Series(game=found.name, matches=1, seed=SEED), 0).record().dump()
    return Speed(
        compiled=caracole.compiled(),
        playouts=playouts,
        steps=steps,
        python_steps=rate(Stepper(found).run, share),
        clones=rate(lambda count: cloned(state, count), share),
        copy_ns=1e9 / rate(random.copies, share),
        replay_ms=1e3 / rate(lambda count: replayed(line, count), share),
        simulations=simulations,
        search_steps=search_steps,
        search_share=100 * search_steps / steps,
        rollout_simulations=rollouts,
        rollout_share=100 * rollout_steps / steps,
    )


def searched(found: Game, seconds: float, figures: Level) -> tuple[float, float]:
    """Simulations and steps a second."""
    tree = searching(found, figures)
    simulations = rate(tree.run, seconds)
    return simulations, simulations * tree.steps / max(1, tree.simulations)


def searching(found: Game, figures: Level) -> Tree:
    """A tree with a level's figures, under the first real decision after chance has set the match up."""
    state = found.new(luck=SeededLuck(SEED))
    random = Random(SEED)
    while len(state.legal()) < 2:
        odds = state.odds()
        state.apply(odds.at(random.below(odds.total)) if odds.outcomes else state.legal()[0])
    view = state.view(state.actor)
    return Searcher(found, random, figures).grown(view)


def rate(work: Callable[[int], object], seconds: float) -> float:
    """How often a second of processor time the work is done, in the best stretch: other work counts little so."""
    portion, spent, best = 1, 0.0, 0.0
    while spent < seconds:
        start = thread_time()
        work(portion)
        took = thread_time() - start
        spent += took
        if took < seconds / 20:
            portion *= 2
        else:
            best = max(best, portion / took)
    return best


class Stepper:
    """Takes random steps as a Python program would, match after match."""

    def __init__(self, found: Game) -> None:
        self.first = found.new(luck=SeededLuck(SEED))
        self.state = self.first.clone()
        self.random = Random(SEED)

    def run(self, count: int) -> None:
        state, random = self.state, self.random
        for _ in range(count):
            if state.actor == caracole.CHANCE:
                odds = state.odds()
                state.apply(odds.at(random.below(odds.total)))
            else:
                legal = state.legal()
                state.apply(legal[random.below(len(legal))])
            if state.over:
                state = self.first.clone()
        self.state = state


def cloned(state: caracole.State, count: int) -> None:
    for _ in range(count):
        state.clone()


def replayed(line: bytes, count: int) -> None:
    for _ in range(count):
        Match.load(line)


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(measure(game(sys.argv[1]), float(sys.argv[2]))) + b"\n")
