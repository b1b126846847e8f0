"""Caracole: four out-of-print board games with complete rules, exact odds and a fast engine."""

import os
from importlib import import_module

if os.environ.get("CARACOLE_PURE"):
    from caracole import pure

    pure.install()

from pathlib import Path
from typing import TYPE_CHECKING

import caracole.games  # noqa: F401  # the package of the games, which can be called: caracole.games()
from caracole.kernel.errors import (
    AmbiguousAction,
    BadOptions,
    BadPosition,
    BadRecord,
    IllegalAction,
    NoSeat,
    NotAnAction,
    NoUndo,
    Refusal,
    Refused,
    Stale,
    WrongTurn,
)
from caracole.kernel.game import Game, game
from caracole.kernel.luck import FairLuck, Luck, SeededLuck
from caracole.kernel.match import Match
from caracole.kernel.names import CHANCE, OVER, SPECTATOR
from caracole.kernel.odds import Odds
from caracole.kernel.random import Random
from caracole.kernel.record import Outcome, Record, Step
from caracole.kernel.state import State
from caracole.kernel.view import View

if TYPE_CHECKING:
    from caracole.kernel.game import games  # what calling the package does
    from caracole.review.review import review

__version__ = "0.1.0"
"""The only place where it stands; pyproject.toml reads it here."""

__all__ = [
    "CHANCE",
    "OVER",
    "SPECTATOR",
    "AmbiguousAction",
    "BadOptions",
    "BadPosition",
    "BadRecord",
    "FairLuck",
    "Game",
    "IllegalAction",
    "Luck",
    "Match",
    "NoSeat",
    "NoUndo",
    "NotAnAction",
    "Odds",
    "Outcome",
    "Random",
    "Record",
    "Refusal",
    "Refused",
    "SeededLuck",
    "Stale",
    "State",
    "Step",
    "View",
    "WrongTurn",
    "compiled",
    "game",
    "games",
    "load",
    "review",
]


def load(path: str | Path) -> Match:
    """The match in a file that holds one record."""
    return Match.load(Path(path).read_bytes())


def compiled() -> bool:
    """Whether the rules run as extensions; otherwise they run as plain Python, many times slower."""
    from caracole.kernel import state

    return not str(state.__file__).endswith(".py")


def __getattr__(name: str) -> object:
    """`caracole.review` is loaded when it is first asked for: whoever only plays needs none of its searches."""
    if name == "review":
        return import_module("caracole.review")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
