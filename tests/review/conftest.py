"""Small budgets: what is judged must hold for any."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

import caracole
from caracole.review import judge

FEW = 24 if caracole.compiled() else 4


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Every game at `quick` with few simulations; a test may ask for others."""

    def spend(simulations: int) -> None:
        known = judge.figures.__wrapped__ if hasattr(judge.figures, "__wrapped__") else FIGURES
        monkeypatch.setattr(judge, "figures", lambda game: msgspec.structs.replace(known(game), quick=simulations))

    spend(FEW)
    monkeypatch.setattr(judge, "WIDTHS", (1, 1, 2))
    return spend


FIGURES = judge.figures


@pytest.fixture
def begun() -> Callable[..., caracole.Match]:
    """The beginning of a match, everybody playing at random: enough to be reviewed as one that somebody gave up."""

    def play(name: str, seed: int, steps: int = 40, **options: Any) -> caracole.Match:
        match = caracole.Match.new(caracole.game(name), caracole.SeededLuck(seed), **options)
        random = caracole.Random(seed)
        while match.version < steps:
            if match.state.actor == caracole.CHANCE:
                match.roll()
            else:
                legal = match.state.legal()
                match.play(legal[random.below(len(legal))], by=match.state.actor)
        return match

    return play


@pytest.fixture
def choices() -> Callable[[caracole.Match], Iterator[caracole.State]]:
    def found(match: caracole.Match) -> Iterator[caracole.State]:
        """The positions of a match in which somebody had a choice."""
        for state, _ in match.walk():
            if state.actor >= 0 and len(state.legal()) > 1:
                yield state.clone()

    return found
