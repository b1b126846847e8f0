"""Fit the weights of a game's evaluation to how matches between bots end; run again whenever the evaluation changes.

    python training/fit_weights.py glorreiche --players 2 --bot voltigeur@60 --matches 120 --seed 1

Matches are played (a few actions at random, so that positions differ), their positions kept, and the weights of
data/weights.toml changed one at a time as long as the mean surprise at the result (the logarithmic loss) falls. One
match in five is kept aside; its surprise is what counts in the end. Prints the file to put in data/weights.toml.
"""

from __future__ import annotations

import argparse
import math
from importlib import import_module
from typing import Any

import caracole
from caracole import bots
from caracole.arena.entrants import entrant
from caracole.arena.simulate import derived

STRAY = 0.05
"""How often any action is taken instead of the bot's."""

Sample = tuple[Any, list[float]]
"""A position, and what each side got in the end."""


def positions(game: caracole.Game, bot: str, players: int, seed: int, index: int) -> list[Sample]:
    """The positions of one match that are somebody's decision."""
    match = caracole.Match.new(game, caracole.SeededLuck(derived(seed, index)), players=players)
    random = caracole.Random(derived(seed, index, "stray"))
    each = entrant(bot)
    seats = [bots.seated(each.bot, game, caracole.Random(derived(seed, index, seat))) for seat in range(players)]
    found = []
    match.settle()
    while not match.over:
        state = match.state
        legal = state.legal()
        found.append(state.clone())
        action = legal[random.below(len(legal))]
        if len(legal) > 1 and random.unit() > STRAY:
            action = seats[state.actor].choose(match.view(state.actor), each.budget)
        match.play(action, by=state.actor)
        match.settle()
    payoffs = match.state.payoffs
    return [(state, payoffs) for state in found]


def surprise(samples: list[Sample], weights: list[float]) -> float:
    """The mean logarithmic loss of the estimates."""
    total = 0.0
    for state, payoffs in samples:
        state.terms.weight = weights
        for estimate, payoff in zip(state.estimates, payoffs, strict=True):
            if payoff:
                total -= payoff * math.log(max(estimate, 1e-4))
    return total / max(1, len(samples))


def improved(samples: list[Sample], weights: list[float], rounds: int = 8) -> list[float]:
    """One weight after another, up and down, in ever smaller steps."""
    best = surprise(samples, weights)
    step = 0.5
    for _ in range(rounds):
        for place in range(len(weights)):
            for change in (1 + step, 1 / (1 + step)):
                tried = list(weights)
                tried[place] = tried[place] * change if tried[place] else step * (change - 1)
                loss = surprise(samples, tried)
                if loss < best:
                    best, weights = loss, tried
        step *= 0.7
    return weights


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("game")
    asked.add_argument("--players", type=int, default=2)
    asked.add_argument("--bot", default="voltigeur@60")
    asked.add_argument("--matches", type=int, default=100)
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    game = caracole.game(given.game)
    names = import_module(f"{game.package}.names").WEIGHTS
    start = list(import_module(f"{game.package}.terms").weights())
    played = [positions(game, given.bot, given.players, given.seed, index) for index in range(given.matches)]
    learned = [sample for index, match in enumerate(played) if index % 5 for sample in match]
    aside = [sample for index, match in enumerate(played) if not index % 5 for sample in match]
    weights = improved(learned, start)
    print(f"# surprise {surprise(aside, start):.4f} before, {surprise(aside, weights):.4f} after, on {len(aside)}")
    for name, value in zip(names, weights, strict=True):
        print(f"{name} = {value:.4g}")


if __name__ == "__main__":
    main()
