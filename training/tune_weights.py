"""Tune the weights of kriegspiel's appraisal by matches; run again whenever the appraisal changes.

    python training/tune_weights.py --minutes 20 --width 1 --seed 1

A generation is some variations of the weights, each multiplied by random factors. Every one plays the same luck from
both seats against `greedy` and against the weights in use; the next generation grows around the mean of the best.
Prints the file to put in data/weights.toml after every generation, with the points of the best.
"""

from __future__ import annotations

import argparse
import math
import time
from typing import Any

import caracole
from caracole import bots
from caracole.arena.simulate import derived
from caracole.bots import Bot, Budget
from caracole.bots.levels import Level
from caracole.bots.planner import Planner
from caracole.games.kriegspiel import names, terms
from caracole.kernel.state import State

FIXED = {"soldier"}
"""Everything else is measured in soldiers."""
BEST = 3
ENDLESS = 10**9


class Weighing(Planner):
    """A planner that goes by weights of its own."""

    weights: list[float]

    def plan(self, state: State, budget: Budget) -> dict[int, Any]:
        own: Any = state.clone()
        own.terms = terms.Terms(own.options)
        own.terms.weigh(self.weights)
        return super().plan(own, budget)


def weighing(game: caracole.Game, weights: list[float], width: int, seed: int) -> Bot:
    bot = Weighing(game, caracole.Random(seed), Level(search="beam", playouts=ENDLESS, beam_width=width))
    bot.weights = weights
    return bot


def points(game: caracole.Game, one: Any, other: Any, seed: int, blocks: int) -> float:
    """The mean payoff of the first maker's bot, every luck played from both seats."""
    total = 0.0
    for block in range(blocks):
        for seat in range(2):
            match = caracole.Match.new(game, caracole.SeededLuck(derived(seed, block)), players=2)
            makers = (one, other) if seat == 0 else (other, one)
            seated = [maker(derived(seed, block, seat, at)) for at, maker in enumerate(makers)]
            match.settle()
            while not match.over:
                actor = match.state.actor
                match.play(seated[actor].choose(match.view(actor), Budget()), by=actor)
                match.settle()
            total += match.state.payoffs[seat]
    return total / (2 * blocks)


def varied(weights: list[float], spread: float, random: caracole.Random) -> list[float]:
    """Each weight times e to the power of something about as large as the spread."""
    found = []
    for name, value in zip(names.WEIGHTS, weights, strict=True):
        bell = sum(random.unit() for _ in range(12)) - 6
        found.append(value if name in FIXED else value * math.exp(spread * bell))
    return found


def middle(many: list[list[float]]) -> list[float]:
    """The geometric mean of each weight."""
    return [math.exp(sum(math.log(value) for value in column) / len(column)) for column in zip(*many, strict=True)]


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--minutes", type=float, default=20)
    asked.add_argument("--width", type=int, default=1)
    asked.add_argument("--blocks", type=int, default=8)
    asked.add_argument("--variations", type=int, default=8)
    asked.add_argument("--spread", type=float, default=0.25)
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    game = caracole.game("kriegspiel")
    random = caracole.Random(given.seed)
    start = terms.weights()
    best = start
    until = time.monotonic() + 60 * given.minutes
    for generation in range(ENDLESS):
        if time.monotonic() > until:
            break
        seed = derived(given.seed, generation)
        tried = []
        for weights in [best, *(varied(best, given.spread, random) for _ in range(given.variations))]:

            def made(number: int, weights: list[float] = weights) -> Bot:
                return weighing(game, weights, given.width, number)

            against_greedy = points(
                game, made, lambda number: bots.seated("greedy", game, caracole.Random(number)), seed, given.blocks
            )
            against_start = points(
                game, made, lambda number: weighing(game, start, given.width, number), seed, given.blocks
            )
            tried.append((against_greedy + against_start, weights))
        told = ", ".join(f"{score / 2:.3f}" for score, _ in tried)
        tried.sort(key=lambda each: -each[0])
        best = middle([weights for _, weights in tried[:BEST]])
        print(f"# generation {generation}: {told}")
        for name, value in zip(names.WEIGHTS, best, strict=True):
            print(f"{name} = {value:.4g}", flush=True)


if __name__ == "__main__":
    main()
