"""Fit the weights of manoeuvre's appraisal to how matches between bots end; run again whenever the appraisal changes.

    python benchmarks/fit_prospects.py --bot voltigeur@100 --matches 60 --seed 1

Matches are played (now and then any action, so that positions differ), and the weights that `prospects.py` goes by are
changed one at a time as long as the mean surprise at the result falls, at the beginnings of turns. Prints the file to
put in data/weights.toml, and how surprising the results of matches kept aside were before and after. What it says of
cards must not be believed: see docs/bots.md.
"""

from __future__ import annotations

import argparse
import math
from typing import Any

import caracole
from caracole import bots
from caracole.arena.entrants import entrant
from caracole.arena.simulate import derived
from caracole.games.manoeuvre import names, prospects, tables

FIXED = {"drawn_card", "retreat_worth"}
"""What cannot be told from results at the beginning of a turn."""


STRAY = 0.05
"""How often any action is taken instead of the bot's."""

Sample = tuple[Any, list[float]]
"""A position, and what each side got in the end."""


def positions(game: caracole.Game, bot: str, seed: int, index: int) -> list[Sample]:
    """The positions of one match in which a turn begins."""
    match = caracole.Match.new(game, caracole.SeededLuck(derived(seed, index)), players=2)
    random = caracole.Random(derived(seed, index, "stray"))
    each = entrant(bot)
    seats = [bots.seated(each.bot, game, caracole.Random(derived(seed, index, seat))) for seat in range(2)]
    found = []
    match.settle()
    while not match.over:
        state = match.state
        legal = state.legal()
        if state.phase == "discard":
            found.append(state.clone())
        action = legal[random.below(len(legal))]
        if len(legal) > 1 and random.unit() > STRAY:
            action = seats[state.actor].choose(match.view(state.actor), each.budget)
        match.play(action, by=state.actor)
        match.settle()
    return [(state, match.state.payoffs) for state in found]


def surprise(samples: list[Sample], weights: list[float]) -> float:
    """The mean logarithmic loss of the appraisals."""
    if not samples:
        return 0.0
    shared: Any = samples[0][0]
    shared.tables.weight = weights + [0.0] * (24 - len(weights))  # all matches share their tables
    total = 0.0
    for state, payoffs in samples:
        chance = prospects.appraise(state, 0)
        total -= math.log(max(1e-4, chance if payoffs[0] > 0.5 else 1 - chance))
    return total / len(samples)


def improved(samples: list[Sample], weights: list[float], rounds: int) -> list[float]:
    """One weight after another, up and down, in ever smaller steps."""
    best = surprise(samples, weights)
    step = 0.8
    for _ in range(rounds):
        for place, name in enumerate(names.WEIGHTS):
            for change in (1 + step, 1 / (1 + step)):
                tried = list(weights)
                tried[place] *= change
                loss = best if name in FIXED else surprise(samples, tried)
                if loss < best:
                    best, weights = loss, tried
        step *= 0.7
    return weights


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--bot", default="voltigeur@100")
    asked.add_argument("--matches", type=int, default=60)
    asked.add_argument("--rounds", type=int, default=8)
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    game = caracole.game("manoeuvre")
    start = tables.weights()
    learned: list[Sample] = []
    aside: list[Sample] = []
    for index in range(given.matches):
        (learned if index % 5 else aside).extend(positions(game, given.bot, given.seed, index))
    weights = improved(learned, start, given.rounds)
    print(f"# surprise {surprise(aside, start):.4f} before, {surprise(aside, weights):.4f} after, on {len(aside)}")
    print(f"# learned  {surprise(learned, start):.4f} before, {surprise(learned, weights):.4f} after")
    for name, value in zip(names.WEIGHTS, weights, strict=True):
        print(f"{name} = {value:.4g}")


if __name__ == "__main__":
    main()
