"""Positions and plays for the tests of Manoeuvre."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import pytest

import caracole
from caracole.games.manoeuvre.state import ManoeuvreState

GAME = caracole.game("manoeuvre")


def position(text: str, armies: str = "BR FR", **options: Any) -> ManoeuvreState:
    """The position of a text on the rulebook map, or on the board given; South is active unless it says otherwise."""
    resolved = GAME.resolve({"armies": armies.split(), **options})
    return cast(ManoeuvreState, GAME.load(resolved, text))


@pytest.fixture
def at() -> Callable[..., ManoeuvreState]:
    return position


def played(state: ManoeuvreState, *texts: str) -> ManoeuvreState:
    """Carry out actions and outcomes, each given by its whole text."""
    for text in texts:
        state.apply(state.parse(text))
    return state


@pytest.fixture
def play() -> Callable[..., ManoeuvreState]:
    return played


def may(state: ManoeuvreState) -> str:
    """The legal actions or possible outcomes in the order of their texts, as one line."""
    return " ".join(sorted(map(state.say, state.legal() or state.odds().outcomes)))


@pytest.fixture
def choices() -> Callable[[ManoeuvreState], str]:
    return may


def units(state: ManoeuvreState) -> str:
    """The units of both sides as a position tells them."""
    parts = str(state).split(" | ")
    return " / ".join(part for part in parts if part[:2] in ("S ", "N ") and "=" in part)


@pytest.fixture
def standing() -> Callable[[ManoeuvreState], str]:
    return units
