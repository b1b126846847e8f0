"""Positions drawn by hand for the tests of Generalowsky."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import caracole

GAME = caracole.game("generalowsky")


def drawn(
    piles: str,
    due: str = "declare A, spin A",
    *,
    pot: int = 1,
    medals: str = "",
    spins: int = 0,
    players: int = 4,
    **options: Any,
) -> Any:
    """A position: piles from bottom to top, what is due, pot and medals; the turn is the first general's."""
    resolved = GAME.resolve({"players": players, "first": 0, **options})
    counts = medals or " ".join("0" * (players if players > 3 else 2 * players))
    turn = next((letter for letter in due.partition(" ")[2] if letter in "ABCDEF"), "A")
    return GAME.load(resolved, f"{piles} | medals {counts} | pot {pot} | spins {spins} | turn {turn} | {due}")


@pytest.fixture
def at() -> Callable[..., Any]:
    return drawn


@pytest.fixture
def after() -> Callable[..., Any]:
    """The position after some texts, starting from a drawn one."""

    def played(state: Any, *texts: str) -> Any:
        state = state.clone()
        for text in texts:
            state.apply(state.parse(text))
        return state

    return played
