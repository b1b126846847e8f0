"""The command line knows no game: whatever is installed goes through it."""

from __future__ import annotations

import os
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import pytest

from caracole.arena.simulate import Series, check
from caracole.kernel.errors import Refused
from caracole.kernel.game import Game, games

if TYPE_CHECKING:
    from tests.cli.conftest import Run

ODD: tuple[Any, ...] = (None, True, -1, 10**30, 0.5, "", "odd", [], [1], {}, {"odd": 1})


@pytest.fixture(params=games(), ids=lambda game: game.name)
def game(request: pytest.FixtureRequest) -> Game:
    found: Game = request.param
    return found


def test_a_match_is_simulated_checked_shown_and_played(run: Run, game: Game) -> None:
    assert run("simulate", game.name, "--seed", "3", "--out", "match.jsonl").code == 0
    assert run("check", "match.jsonl").code == 0
    assert game.title in run("show", "match.jsonl", "--step", "9").out
    assert run("play", game.name, typed="1\n1\nlog\nquit\n").code == 0
    (saved,) = [name for name in os.listdir() if name != "match.jsonl"]
    assert run("play", "--resume", saved, typed="1\nquit\n").code == 0
    assert run("check", saved).code == 0


def test_odd_values_of_options_are_taken_or_refused(game: Game) -> None:
    for option in game.options.DEFAULTS:
        for value in ODD:
            with suppress(Refused):
                check(Series(game=game.name, matches=1, seed=1, asked={option: value}))
