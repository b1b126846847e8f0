"""Matches between many minds: the same for a seed, gone on with after an end, and good for rows of a network."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from training import samples, selfplay
from training.minds import MINDS, asked

import caracole
from caracole.kernel import network

np = pytest.importorskip("numpy", reason="an optional extra of the package")

LISTED = sorted(samples.INPUTS)


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Minds that take any action, so that a match takes no time."""
    for name in LISTED:
        made = MINDS[name]

        def any_action(game: caracole.Game, seed: int, made: Any = made) -> Any:
            minds = made(game, seed)
            for mind in minds:
                mind.stray = 1.0
            return minds

        monkeypatch.setitem(MINDS, name, any_action)


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("name", LISTED)
def test_a_match_played_again_gives_rows_the_network_has(name: str) -> None:
    told = samples.positions(name, selfplay.played(name, 3))
    inputs: Any = import_module(samples.INPUTS[name])
    assert 0 < len(told["counts"]) <= 3 * samples.EACH
    assert told["counts"].sum() == len(told["rows"])
    assert told["counts"].max() <= network.MOST_ROWS
    assert told["rows"].min() >= 0
    assert told["rows"].max() < inputs.names.INPUTS
    assert np.isfinite(told["shares"]).all()
    assert set(np.unique(told["result"])) <= {0.0, 0.5, 1.0}


@pytest.mark.usefixtures("hasty")
def test_a_file_that_was_cut_off_goes_on_as_if_it_had_not(tmp_path: Path) -> None:
    whole, cut = tmp_path / "whole.jsonl", tmp_path / "cut.jsonl"
    selfplay.play("manoeuvre", whole, 3, seed=7)
    selfplay.play("manoeuvre", cut, 2, seed=7)
    cut.write_text(cut.read_text()[:-40])
    selfplay.play("manoeuvre", cut, 3, seed=7)
    assert cut.read_text() == whole.read_text()


@pytest.mark.usefixtures("hasty")
def test_a_match_that_ends_otherwise_now_is_refused() -> None:
    row = selfplay.played("manoeuvre", 3)
    row["payoffs"] = row["payoffs"][::-1]
    with pytest.raises(ValueError, match="ends otherwise now"):
        samples.positions("manoeuvre", row)


@pytest.mark.parametrize("name", LISTED)
def test_matches_are_of_many_kinds(name: str) -> None:
    game = caracole.game(name)
    wanted = [asked(game, seed) for seed in range(200)]
    plain = sum(len(each) == 1 for each in wanted)
    assert 90 <= plain <= 150
    for option in game.draws:
        assert len({str(each[option]) for each in wanted if option in each}) > 2


@pytest.mark.parametrize("name", LISTED)
def test_the_parts_of_the_rows_are_as_many_as_the_names_say(name: str) -> None:
    inputs: Any = import_module(samples.INPUTS[name])
    start = 0
    for part, size, _ in inputs.PARTS:
        assert getattr(inputs.names, f"IN_{part.upper()}") == start
        start += size
    assert start == inputs.names.INPUTS
