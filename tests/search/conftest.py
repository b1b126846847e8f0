"""A position for those that search whole turns of Kriegspiel."""

from __future__ import annotations

import pytest

import caracole

CAMP = [
    {"army": 0, "arm": "soldier", "cell": "c5", "figures": 3},
    {"army": 0, "arm": "cavalry", "cell": "a5", "figures": 2},
    {"army": 1, "arm": "soldier", "cell": "c1", "figures": 3},
]


@pytest.fixture
def state() -> caracole.State:
    board = {"cols": 4, "rows": 5, "orientation": "pointy"}
    return caracole.game("kriegspiel").new(players=2, first=0, board=board, layout=CAMP)
