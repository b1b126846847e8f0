"""Opponents by name. A bot gets a view and a budget, and returns an action; it never holds what it may not know.

`BOTS` is the register: a name, and how such a bot is made for a game with a generator of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

import msgspec

from caracole.bots.uniform import Uniform
from caracole.kernel.game import Game
from caracole.kernel.random import Random
from caracole.kernel.view import View

__all__ = ["BOTS", "Bot", "Budget", "Maker", "seated"]


class Budget(msgspec.Struct, frozen=True):
    """How much thinking a decision may cost; None where there is no limit of that kind.

    A limit in playouts gives the same choice every time; a limit in seconds depends on the machine.
    """

    playouts: int | None = None
    seconds: float | None = None


class Bot(Protocol):
    """Whoever decides for a seat without being a person."""

    def choose(self, view: View, budget: Budget) -> int:
        """One of the view's legal actions."""


Maker = Callable[[Game, Random], Bot]

BOTS: Mapping[str, Maker] = {"random": Uniform}


def seated(name: str, game: Game, random: Random) -> Bot:
    """A bot of this name for one seat; LookupError if there is none."""
    if name not in BOTS:
        raise LookupError(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    return BOTS[name](game, random)
