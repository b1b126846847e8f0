"""Opponents by name. A bot gets a view and a budget, and returns an action; it never holds what it may not know.

`BOTS` is the register: a name, and how such a bot is made for a game with a generator of its own. `random` and
`greedy` are fixed points to measure by; the five levels play every game, as strong as its figures make them. Then come
those that installed packages bring (entry point `caracole.bots`). `learned` and `engine` are made of what their figures
name, a file and a program.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any, Protocol

from caracole.bots import engine, installed, learned
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
    "is_known",
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


OWN: Mapping[str, Maker] = {
    "random": Uniform,
    "greedy": Greedy,
    **{name: partial(levelled, name) for name in LEVELS},
}
BOTS: Mapping[str, Maker] = installed.Register(OWN)
BY_FIGURES: Mapping[str, tuple[Callable[..., Bot], Callable[..., None]]] = {
    learned.NAME: (learned.Learned, learned.check),
    engine.NAME: (engine.Engine, engine.check),
}
"""Bots that are nothing without their figures: how they are made, and how the figures are checked."""


def is_known(name: str) -> bool:
    """Whether a bot can be made by this name, with figures if it needs any."""
    return name in BOTS or name in BY_FIGURES


def seated(name: str, game: Game, random: Random, **figures: Any) -> Bot:
    """A bot of this name for one seat, some figures of its level changed if wished; LookupError if there is none."""
    if name in BY_FIGURES:
        return BY_FIGURES[name][0](game, random, **figures)
    if name not in BOTS:
        raise LookupError(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    if name in OWN and name not in LEVELS:
        return OWN[name](game, random)
    return levelled(name, game, random, **figures) if name in LEVELS else installed.made(name, game, random, **figures)


def check_figures(name: str, **figures: Any) -> None:
    """Refuse what is no figure of a level, or has no level to change."""
    if name in BY_FIGURES:
        BY_FIGURES[name][1](**figures)
    elif name in LEVELS:
        changed(Level(search="mcts"), figures)
    elif figures and name in OWN:
        raise BadOptions("bots", f"{name} has no figures to change")


def limits(name: str, game: Game, **figures: Any) -> Budget:
    """What a decision may cost when nobody says otherwise; no limits where none are needed."""
    if name not in LEVELS:
        return Budget()
    found = changed(level(game, name), figures)
    return Budget() if found.search == "greedy" else Budget(found.playouts, found.seconds)


def title(name: str, language: str = "en") -> str:
    """A bot's name for people; what a package brings may have one of its own, the same in every language."""
    return catalogue(MESSAGES).say(language, f"bot-{name}") if name in OWN else installed.told(name, "title") or name


def character(name: str, language: str = "en") -> str:
    """A bot in a few words."""
    if name in OWN:
        return catalogue(MESSAGES).say(language, f"bot-{name}-character")
    return installed.told(name, "character")


MESSAGES = Path(__file__).with_name("messages")
