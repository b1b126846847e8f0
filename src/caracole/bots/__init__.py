"""Opponents by name. A bot gets a view and a budget, and returns an action; it never holds what it may not know.

`BOTS` is the register: a name, and how such a bot is made for a game with a generator of its own. `random` and
`greedy` are fixed points to measure by; the five levels play every game, as strong as its figures make them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any, Protocol

from caracole.bots import learned
from caracole.bots.greedy import Greedy
from caracole.bots.levels import LEVELS, Level, changed, level
from caracole.bots.planner import Planner
from caracole.bots.searcher import Searcher
from caracole.bots.together import Together
from caracole.bots.uniform import Uniform
from caracole.kernel.errors import BadOptions
from caracole.kernel.game import Game
from caracole.kernel.messages import catalogue
from caracole.kernel.random import Random
from caracole.kernel.view import View
from caracole.search.budget import Budget, Option, Reasons

__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "Budget",
    "Maker",
    "Option",
    "Reasons",
    "character",
    "check_figures",
    "limits",
    "seated",
    "title",
]


class Bot(Protocol):
    """Whoever decides for a seat without being a person."""

    def choose(self, view: View, budget: Budget) -> int:
        """One of the view's legal actions."""

    def think(self, view: View, budget: Budget) -> Reasons:
        """The same with the reasons for it."""

    def stop(self) -> None:
        """From another thread: answer now."""


Maker = Callable[[Game, Random], Bot]

HANDS = ("greedy", "mcts")
"""The ways to search that imagine what a seat cannot know; the others need the whole position."""


def levelled(name: str, game: Game, random: Random, **figures: Any) -> Bot:
    found = changed(level(game, name), figures)
    if game.traits.hidden and found.search not in HANDS:
        raise BadOptions("bots", f"{game.name} hides something, and only {' or '.join(HANDS)} deals it anew")
    if found.search == "beam":
        return Planner(game, random, found)
    return Together(game, random, found) if found.cores > 1 else Searcher(game, random, found)


BOTS: Mapping[str, Maker] = {
    "random": Uniform,
    "greedy": Greedy,
    **{name: partial(levelled, name) for name in LEVELS},
}


def seated(name: str, game: Game, random: Random, **figures: Any) -> Bot:
    """A bot of this name for one seat, some figures of its level changed if wished; LookupError if there is none."""
    if name == learned.NAME:
        return learned.Learned(game, random, **figures)
    if name not in BOTS:
        raise LookupError(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    return levelled(name, game, random, **figures) if name in LEVELS else BOTS[name](game, random)


def check_figures(name: str, **figures: Any) -> None:
    """Refuse what is no figure of a level, or has no level to change."""
    if name == learned.NAME:
        learned.check(**figures)
        return
    if figures and name not in LEVELS:
        raise BadOptions("bots", f"{name} has no figures to change")
    changed(Level(search="mcts"), figures)


def limits(name: str, game: Game, **figures: Any) -> Budget:
    """What a decision may cost when nobody says otherwise; no limits where none are needed."""
    if name not in LEVELS:
        return Budget()
    found = changed(level(game, name), figures)
    return Budget() if found.search == "greedy" else Budget(found.playouts, found.seconds)


def title(name: str, language: str = "en") -> str:
    """A bot's name for people."""
    return catalogue(MESSAGES).say(language, f"bot-{name}")


def character(name: str, language: str = "en") -> str:
    """A bot in a few words."""
    return catalogue(MESSAGES).say(language, f"bot-{name}-character")


MESSAGES = Path(__file__).with_name("messages")
