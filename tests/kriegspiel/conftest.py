"""Positions drawn as text, and the options that fit them."""

from __future__ import annotations

from typing import Any, Protocol, cast

import pytest

import caracole
from caracole.games.kriegspiel.state import KriegspielState

ARMS = {"S": "soldier", "C": "cavalry", "K": "cannon"}


class Drawn(Protocol):
    """`drawn("FS:d6NW4 EC:c4S2", "F fire")`: the position with exactly these plates, on the default board."""

    def __call__(self, plates: str, turn: str = "F move", **asked: Any) -> KriegspielState: ...


def layout_of(plates: str, cols: int) -> list[dict[str, Any]]:
    """A layout with as many plates of each kind as the text; where they start does not matter."""
    tokens = [] if plates == "-" else plates.split()
    cells = [f"{chr(97 + i % cols)}{1 + i // cols}" for i in range(len(tokens))]
    return [
        {"army": "FE".index(token[0]), "arm": ARMS[token[1]], "cell": cell, "figures": 1}
        for token, cell in zip(tokens, cells, strict=True)
    ]


def draw(plates: str, turn: str = "F move", **asked: Any) -> KriegspielState:
    game = caracole.game("kriegspiel")
    wanted: dict[str, Any] = {"first": 0, "board": {"cols": 8, "rows": 10, "orientation": "pointy"}, **asked}
    options = game.resolve({**wanted, "layout": layout_of(plates, wanted["board"]["cols"])})
    return cast(KriegspielState, game.load(options, f"{plates} | {turn}"))


@pytest.fixture
def drawn() -> Drawn:
    return draw


@pytest.fixture
def said() -> Any:
    """The legal actions as texts, all of them or those of one cell."""

    def texts(state: KriegspielState, cell: str = "") -> list[str]:
        found = sorted(map(state.say, state.legal()))
        return [text for text in found if text.startswith(cell) and not text[len(cell) : len(cell) + 1].isdigit()]

    return texts


@pytest.fixture
def plates() -> Any:
    """The plates of a position as text, without the turn."""

    def text(state: KriegspielState) -> str:
        return str(state).partition(" |")[0]

    return text
