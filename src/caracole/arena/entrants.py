"""Who takes part: a bot by name, if wished with a budget and with other figures than its level has.

`old-guard`, `old-guard@300` (simulations), `old-guard@0.1s` (seconds), `old-guard@300:exploration=0.5:cores=2`,
`learned:file=net.npz` (a network that `examples/learn.py` has trained), `engine:command=./my-engine` (a program).
"""

from __future__ import annotations

from typing import Any

import msgspec

from caracole import bots
from caracole.arena.near import near
from caracole.bots import BOTS, Bot, Budget
from caracole.kernel.errors import BadOptions
from caracole.kernel.game import Game
from caracole.kernel.random import Random


class Entrant(msgspec.Struct, frozen=True):
    name: str
    """As it was written, and as it stands in tables."""
    bot: str
    budget: Budget
    figures: dict[str, Any] = {}  # msgspec copies defaults
    """Of its level, changed."""

    def seated(self, game: Game, random: Random) -> Bot:
        return bots.seated(self.bot, game, random, **self.figures)

    def limits(self, game: Game) -> Budget:
        """What a decision may cost. A level limited both ways is held to its simulations alone: the clock would let
        the machine decide."""
        own = bots.limits(self.bot, game, **self.figures)
        if self.budget != Budget():
            return self.budget
        return own if own.playouts is None else Budget(playouts=own.playouts)


def entrant(text: str) -> Entrant:
    """After an @ simulations, or seconds with an s; after each colon a figure of the level."""
    name = text.strip()
    first, *pairs = name.split(":")
    bot, at, amount = first.partition("@")
    if not bots.is_known(bot):
        raise BadOptions("bots", f"there is no bot {bot!r}; there are {', '.join(BOTS)}{near(bot, BOTS)}")
    found = Entrant(name, bot, budget(name, amount) if at else Budget(), dict(figure(name, pair) for pair in pairs))
    bots.check_figures(bot, **found.figures)
    return found


def budget(name: str, amount: str) -> Budget:
    try:
        found = Budget(seconds=float(amount[:-1])) if amount.endswith("s") else Budget(playouts=int(amount))
    except ValueError:
        found = Budget()
    if not 0 < max(found.playouts or 0, found.seconds or 0) < 1e9:
        raise BadOptions("bots", f"{name}: after the @ stands a number of simulations, or of seconds with an s")
    return found


def figure(name: str, pair: str) -> tuple[str, Any]:
    key, equals, value = pair.partition("=")
    if not equals:
        raise BadOptions("bots", f"{name}: a figure of the level is written like exploration=0.5")
    if "@" in value:
        raise BadOptions("bots", f"{name}: a budget stands before the figures, as in old-guard@300:cores=2")
    try:
        return key, msgspec.json.decode(value)
    except msgspec.DecodeError:
        return key, value


def entrants(text: str) -> tuple[Entrant, ...]:
    """Several, with commas; no two alike."""
    found = tuple(entrant(part) for part in text.split(","))
    for each in found:
        if found.count(each) > 1:
            raise BadOptions("bots", f"{each.name} takes part twice")
    return found
