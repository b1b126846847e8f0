"""Positions and plays for the tests of Manoeuvre."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, cast

import pytest

import caracole
from caracole.games.manoeuvre import names
from caracole.games.manoeuvre.state import ManoeuvreState

GAME = caracole.game("manoeuvre")


def position(text: str, armies: str = "BR FR", **options: Any) -> ManoeuvreState:
    """On the rulebook map, or on the board given; South is first and, unless the text says otherwise, active."""
    resolved = GAME.resolve({"armies": armies.split(), "first": 0, **options})
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


def walked(asked: dict[str, Any], *, seed: int, steps: int) -> Iterator[ManoeuvreState]:
    """Positions of a match in which both sides seek combat, each as it stands before the next step."""
    state, random = GAME.new(**{"first": 0, **asked}), caracole.Random(seed)
    for _ in range(steps):
        if state.over:
            return
        yield cast(ManoeuvreState, state)
        if state.actor == caracole.CHANCE:
            odds = state.odds()
            state.apply(odds.at(random.below(odds.total)))
        else:
            state.apply(eager(cast(ManoeuvreState, state), random))


def eager(state: ManoeuvreState, random: caracole.Random) -> int:
    """Keeps its cards, moves towards the enemy, plays what it can."""
    legal = state.legal()
    if state.phase == "discard" and random.below(4):
        return legal[0]
    if state.phase in ("move", "move2"):
        ahead = [action for action in legal if forward(state, action)]
        legal = ahead or legal
    busy = [action for action in legal if action != names.PASS] or legal
    return busy[random.below(len(busy))]


def forward(state: ManoeuvreState, action: int) -> bool:
    start, end = divmod(action - names.MOVES, 64)
    return action >= names.MOVES and (end // 8 > start // 8) == (state.active == 0) and end // 8 != start // 8


@pytest.fixture
def walk() -> Callable[..., Iterator[ManoeuvreState]]:
    return walked
