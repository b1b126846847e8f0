"""Players of many minds. Bots of one mind stand in the same places whether they win or lose, so that what is learned
from them takes habits for merits; so each side of each match has figures of its own, strength and attention too."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from typing import Any

import caracole
from caracole import bots
from caracole.arena.simulate import derived
from caracole.bots import Bot, Budget

SPREAD = (
    0.6, 0.4, 0.2, 0.1, 0.7, 6.5, 0.6, 2.9, 0.7, 0.5, 1.0,
    0.8, 1.0, 1.1, 1.0, 1.0, 0.7, 0.4, 0.1, 1.0, 1.0, 2.8, 1.0,
)  # fmt: skip
"""Manoeuvre: about how much two sides differ in each of names.GAUGED; what is added to a weight is measured by it."""


class Mind:
    """One side of one match: a bot, its budget, and the figures its game goes by while it thinks."""

    def __init__(self, bot: Bot, budget: Budget, figures: dict[str, list[float]], stray: float, told: str) -> None:
        self.bot = bot
        self.budget = budget
        self.figures = figures
        """By their names in the tables of the match."""
        self.stray = stray
        """How often any action is taken instead of the bot's."""
        self.told = told

    def hold(self, state: Any) -> None:
        """From now on what the states of the match share says what this mind thinks."""
        for name, figures in self.figures.items():
            setattr(state.terms, name, figures)


def manoeuvre(game: caracole.Game, seed: int) -> Mind:
    """A tree; something random is added to what it thinks of the board, and multiplied to what it thinks of cards."""
    from caracole.games.manoeuvre import terms

    draw = random.Random(seed)
    size, factor = draw.choice(((0.0, 0.0), (0.1, 0.3), (0.2, 0.6), (0.3, 0.6)))
    added = [draw.gauss(0, size) / spread * used for spread in SPREAD for used in (1, 0, 1)]
    trend = [figure + more for figure, more in zip(terms.trends(), added, strict=True)]
    weight = [figure * math.exp(draw.gauss(0, factor)) for figure in terms.weights()]
    simulations = draw.choice((16, 32, 32, 64))
    stray = draw.choice((0.0, 0.02, 0.02, 0.06))
    bot = bots.seated("old-guard", game, caracole.Random(seed), playouts=simulations, seconds=None)
    told = f"tree {simulations} size {size} factor {factor} stray {stray}"
    return Mind(bot, Budget(playouts=simulations), {"trend": trend, "weight": weight}, stray, told)


def kriegspiel(game: caracole.Game, seed: int) -> Mind:
    """Plans of whole turns; each weight is multiplied by something random."""
    from caracole.games.kriegspiel import terms

    draw = random.Random(seed)
    size = draw.choice((0.0, 0.25, 0.5))
    factors = [math.exp(draw.gauss(0, size)) for _ in terms.weights()]
    weight = [figure * factor for figure, factor in zip(terms.weights(), factors, strict=True)]
    weighed = terms.Terms()
    weighed.prepare(game.resolve({"players": 2}, luck=caracole.SeededLuck(0)))
    weighed.weigh(weight)
    figures = {"weight": list(weighed.weight), "gain": list(weighed.gain)}
    width = draw.choice((1, 1, 2, 2, 4))
    slip = draw.choice((0.0, 0.0, 0.02, 0.08))
    bot = bots.seated(
        "old-guard", game, caracole.Random(seed), beam_width=width, slip=slip, playouts=10**9, seconds=None
    )
    return Mind(bot, Budget(playouts=10**9), figures, 0.0, f"beam {width} size {size} slip {slip}")


MINDS: dict[str, Callable[[caracole.Game, int], Mind]] = {"manoeuvre": manoeuvre, "kriegspiel": kriegspiel}


def asked(game: caracole.Game, seed: int) -> dict[str, Any]:
    """What a match is played with: the printed options three times of five, else armies, maps, boards by lot."""
    draw = random.Random(derived(seed, "asked"))
    luck = caracole.SeededLuck(derived(seed, "draws"))
    found: dict[str, Any] = {"players": 2}
    if draw.random() < 0.6:
        return found
    if game.name == "manoeuvre":
        found["edition"] = draw.choice((2010, 2010, 2008))
    for name in game.draws:
        if draw.random() < 0.75:
            found[name] = game.draws[name](luck)
    return found
