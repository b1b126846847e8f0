"""Players of many minds. Bots of one mind stand in the same places whether they win or lose, so that what is learned
from them takes habits for merits. So each side of each match has figures of its own, and now and then any action at all
is taken. Both sides of a match think as long and stray as often: else what is learned is who the stronger player was,
told by his habits (docs/notebook/2026-11-17-learning.md)."""

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

STRAY = (0.02, 0.06, 0.12)
"""How often any action is taken instead of the bot's."""
ENDLESS = 10**9


class Mind:
    """One side of one match: a bot, its budget, and the figures its game goes by while it thinks."""

    def __init__(self, bot: Bot, budget: Budget, figures: dict[str, list[Any]], stray: float, told: str) -> None:
        self.bot = bot
        self.budget = budget
        self.figures = figures
        """By their names in the tables of the match."""
        self.stray = stray
        self.told = told

    def hold(self, state: Any) -> None:
        """From now on what the states of the match share says what this mind thinks."""
        for name, figures in self.figures.items():
            setattr(state.terms, name, figures)


BY_FORMULA = {"exploration": 0.2, "prior_temperature": 0.125}
"""Manoeuvre: figures of a tree that suit chances by formula, which lie farther apart than those that were learned."""


def manoeuvre(game: caracole.Game, seed: int, insight: str) -> list[Mind]:
    """Trees; something random is added to what each thinks of the board, and multiplied to what it thinks of cards."""
    from caracole.games.manoeuvre import terms

    draw = random.Random(seed)
    size, factor = draw.choice(((0.0, 0.0), (0.1, 0.3), (0.2, 0.6)))
    simulations, stray = draw.choice((16, 32, 32, 64)), draw.choice(STRAY)
    found = []
    for seat in range(2):
        trend = [
            [early + draw.gauss(0, size) / spread, middle, late + draw.gauss(0, size) / spread]
            for (early, middle, late), spread in zip(terms.trends(), SPREAD, strict=True)
        ]
        weight = [figure * math.exp(draw.gauss(0, factor)) for figure in terms.weights()]
        own = caracole.Random(derived(seed, seat))
        suited = BY_FORMULA if insight == "formula" else {}
        bot = bots.seated("old-guard", game, own, playouts=simulations, seconds=None, insight=insight, **suited)
        told = f"tree {simulations} size {size} factor {factor} stray {stray}"
        found.append(Mind(bot, Budget(playouts=simulations), {"trend": trend, "weight": weight}, stray, told))
    return found


def kriegspiel(game: caracole.Game, seed: int, insight: str) -> list[Mind]:
    """Plans of whole turns; each weight is multiplied by something random."""
    from caracole.games.kriegspiel import terms

    draw = random.Random(seed)
    size, width, stray = draw.choice((0.0, 0.15, 0.3)), draw.choice((1, 1, 2, 2, 4)), draw.choice(STRAY)
    found = []
    for seat in range(2):
        weighed = terms.Terms(game.resolve({"players": 2}, luck=caracole.SeededLuck(0)))
        weighed.weigh([figure * math.exp(draw.gauss(0, size)) for figure in terms.weights()])
        figures = {"weight": list(weighed.weight), "gain": list(weighed.gain)}
        own = caracole.Random(derived(seed, seat))
        plain: dict[str, Any] = {"beam_width": width, "playouts": ENDLESS, "seconds": None, "foresight": 0}
        bot = bots.seated("old-guard", game, own, insight=insight, **plain)
        found.append(Mind(bot, Budget(playouts=ENDLESS), figures, stray, f"beam {width} size {size} stray {stray}"))
    return found


def glorreiche(game: caracole.Game, seed: int, insight: str) -> list[Mind]:
    """Trees, as many as may sit there; each weight is multiplied by something random."""
    from caracole.games.glorreiche import terms

    draw = random.Random(seed)
    size, simulations, stray = draw.choice((0.0, 0.15, 0.3)), draw.choice((8, 16, 32, 64)), draw.choice(STRAY)
    plain: dict[str, Any] = {"playouts": simulations, "seconds": None, "varied": None, "exact": 0}
    found = []
    for seat in range(4):
        weight = [figure * math.exp(draw.gauss(0, size)) for figure in terms.weights()]
        bot = bots.seated("old-guard", game, caracole.Random(derived(seed, seat)), insight=insight, **plain)
        told = f"tree {simulations} size {size} stray {stray}"
        found.append(Mind(bot, Budget(playouts=simulations), {"weight": weight}, stray, told))
    return found


MINDS: dict[str, Callable[[caracole.Game, int, str], list[Mind]]] = {
    "manoeuvre": manoeuvre,
    "kriegspiel": kriegspiel,
    "glorreiche": glorreiche,
}


def asked(game: caracole.Game, seed: int) -> dict[str, Any]:
    """What a match is played with: the printed options three times of five, else armies, maps, boards by lot."""
    draw = random.Random(derived(seed, "asked"))
    luck = caracole.SeededLuck(derived(seed, "draws"))
    found: dict[str, Any] = {"players": 2}
    if game.name == "glorreiche":
        return varied(draw)
    if draw.random() < 0.6:
        return found
    if game.name == "manoeuvre":
        found["edition"] = draw.choice((2010, 2010, 2008))
    for name in game.options.DRAWS:
        if draw.random() < 0.75:
            found[name] = game.options.DRAWS[name](luck)
    return found


VARIED: dict[str, tuple[Any, ...]] = {
    "setup": ("even_random",),
    "gray_zone": ("7..84",),
    "rank": ("cell_colour",),
    "rank_timing": ("turn_start",),
    "bonus_is_level": (False,),
    "cap_counts_bonus": (False,),
    "base_scope": ("direct",),
    "self_block": ("forbid",),
    "gray_pickup": ("optional",),
    "tiebreak": ("shared",),
    "v1": (True,),
    "v2": (True,),
    "rollin_choice": ("before", "ascending"),
}
"""Glorreiche: the options that are not as by default."""


def varied(draw: random.Random) -> dict[str, Any]:
    """Two with the Dutch rules or others, three, four; half of three and four by the default options."""
    players = draw.choice((2, 2, 3, 3, 4, 4))
    found: dict[str, Any] = {"players": players}
    kind = draw.random()
    if players > 2 and kind < 0.5:
        return found
    if kind < 0.7:
        return {**found, "preset": "nl"}
    chosen = {name: draw.choice(values) for name, values in VARIED.items() if draw.random() < 0.3}
    return {**found, "v1": True, **chosen} if players == 2 and not chosen else {**found, **chosen}
