"""Positions of Das glorreiche Manöver, drawn as text."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import pytest

import caracole
from caracole import State
from caracole.games.glorreiche.position import Position

GAME = caracole.game("glorreiche")


def position(
    piles: str, turn: str = "R march", *, home: str = "-", chips: str = "25=1 40=2 55=3", **options: object
) -> Position:
    """`position("9:R1 11:R2.Y1", "R march")`: piles from bottom to top, whose turn, slots, chips on the track."""
    resolved = GAME.resolve({"first": 0, "players": 4 if "G" in piles else 2, **options})
    return cast(Position, GAME.load(resolved, f"{piles} | {home} | chips {chips} | {turn}"))


@pytest.fixture
def at() -> Callable[..., Position]:
    return position


def reached(state: State, cell: int) -> list[str]:
    """Where the recruit on top of a cell may go, near to far."""
    found = [state.say(action).split("-") for action in state.legal()]
    return [end for start, end in found if start == str(cell)]


@pytest.fixture
def destinations() -> Callable[[State, int], list[str]]:
    return reached


def run_of(first: int, last: int) -> list[str]:
    return [str(cell) for cell in range(first, last + 1)]


@pytest.fixture
def cells() -> Callable[[int, int], list[str]]:
    return run_of
