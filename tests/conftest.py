"""What all tests share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import caracole
from caracole import Match, State


def random_match(name: str, seed: int, **options: Any) -> Match:
    """A finished match of a game, everybody playing at random."""
    match = Match.new(caracole.game(name), caracole.SeededLuck(seed), **options)
    random = caracole.Random(seed)
    while not match.over:
        if match.settle() == 0:
            legal = match.state.legal()
            match.play(legal[random.below(len(legal))], by=match.state.actor)
    return match


@pytest.fixture
def played() -> Callable[..., Match]:
    return random_match


def legal_texts(state: State) -> list[str]:
    """The legal actions as a person writes them, sorted."""
    return sorted(map(state.say, state.legal()))


@pytest.fixture
def texts() -> Callable[[State], list[str]]:
    return legal_texts
