"""Every installed game passes the kit that is shipped to users."""

from __future__ import annotations

import pytest

import caracole
from caracole.testing import check_game


@pytest.mark.parametrize("name", [game.name for game in caracole.games()])
def test_the_game_conforms(name: str) -> None:
    report = check_game(name, matches=4 if caracole.compiled() else 1, seed=3, compare_modes=caracole.compiled())
    assert report.steps > 100
    assert report.refusals > 50
