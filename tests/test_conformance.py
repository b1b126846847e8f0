"""Every installed game passes the kit that is shipped to users."""

from __future__ import annotations

import pytest

import caracole
from caracole.testing import check_game


@pytest.mark.parametrize("name", [game.name for game in caracole.games()])
def test_the_game_conforms(name: str) -> None:
    compiled = caracole.compiled()
    report = check_game(name, matches=4 if compiled else 1, seed=3, compare_modes=compiled, bots=1 if compiled else 0)
    assert report.steps > 100
    assert report.refusals > 50
    assert report.bots > 0 or not compiled
