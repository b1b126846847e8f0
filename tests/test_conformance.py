"""Every installed game passes the kit that is shipped to users.

In two parts, so that none takes long by itself; that bots of every level play it is in `bots/test_every_option.py`.
`python -m caracole.testing GAME --matches 50` plays more of all three.
"""

from __future__ import annotations

import pytest

import caracole
from caracole.testing import check_game
from caracole.testing.twins import check_modes_agree

GAMES = [game.name for game in caracole.games()]
compiled_only = pytest.mark.skipif(not caracole.compiled(), reason="the two are compared once, from compiled rules")


@pytest.mark.parametrize("name", GAMES)
def test_the_game_conforms(name: str) -> None:
    report = check_game(name, matches=2 if caracole.compiled() else 1, seed=3, compare_modes=False, bots=0)
    assert report.steps > 100
    assert report.refusals > 50


@compiled_only
@pytest.mark.parametrize("name", GAMES)
def test_the_game_is_the_same_compiled_and_as_plain_python(name: str) -> None:
    check_modes_agree(caracole.game(name), matches=3, seed=3)
