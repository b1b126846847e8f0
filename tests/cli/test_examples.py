"""Games in one plain file at the command line."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import msgspec
import pytest

if TYPE_CHECKING:
    from tests.cli.conftest import Run


@pytest.mark.parametrize("name", ["nim", "vedettes"])
def test_an_example_is_listed_simulated_checked_shown_and_played_to_its_end(
    run: Run, examples: None, name: str
) -> None:
    assert name in run("games").out
    assert run("simulate", name, "--seed", "3", "--out", "match.jsonl").code == 0
    assert run("check", "match.jsonl").code == 0
    assert name.capitalize() in run("show", "match.jsonl", "--step", "2").out
    played = run("play", name, typed="1\n" * 30)
    assert played.code == 0
    assert "winner" in played.out
    (saved,) = [file for file in os.listdir() if file.endswith(".json")]
    assert run("check", saved).code == 0


def test_an_example_has_no_options_but_the_number_of_players(run: Run, examples: None) -> None:
    refused = run("play", "nim", "--players", "3", typed="")
    assert refused.code == 2
    assert "option players: there is no players 3; there are 2" in refused.err
    assert "there is no such option" in run("play", "nim", "--option", "heaps=4", typed="").err
    told = run("options", "nim", "--json")
    assert told.code == 0
    (players,) = msgspec.json.decode(told.out)["options"]
    assert players["values"] == [{"value": 2, "label": ""}]
    assert "players" in run("options", "nim", "--lang", "fr").out


def test_an_example_has_no_odds_to_ask_for(run: Run, examples: None) -> None:
    refused = run("odds", "nim", "something")
    assert refused.code == 2
    assert "nim has no odds to ask for" in refused.err
