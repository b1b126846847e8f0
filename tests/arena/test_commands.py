"""The commands of the arena."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING
from xml.etree import ElementTree

import pytest

if TYPE_CHECKING:
    from tests.cli.conftest import Run

TWO = ("tournament", "generalowsky", "--players", "2", "--bots", "random,greedy", "--blocks", "2")


def test_a_tournament_is_reported_and_drawn(run: Run) -> None:
    done = run(*TWO, "--mirror", "--out", "rows.jsonl", "--plot", "ladder.svg")
    assert done.code == 0
    assert "| greedy |" in done.out
    assert "8 matches in 2 blocks" in done.out
    assert ElementTree.fromstring(Path("ladder.svg").read_text()).tag.endswith("svg")
    assert len(Path("rows.jsonl").read_text().splitlines()) == 9
    assert run(*TWO, "--mirror", "--out", "rows.jsonl").out == done.out


def test_a_match_decides_or_says_that_it_cannot(run: Run) -> None:
    done = run("match", "greedy", "random", "--game", "glorreiche", "--players", "2", "--blocks", "40")
    assert done.code == 0
    assert "; better at 0 against 30 Elo" in done.out
    done = run("match", "greedy", "random", "--game", "generalowsky", "--players", "2", "--blocks", "1")
    assert "undecided" in done.out


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("tournament", "glorreiche", "--bots", "genius,random"), "genius"),
        (("tournament", "chess"), "chess"),
        (("match", "greedy", "random", "--game", "glorreiche", "--sprt", "5"), "0,30"),
        (("match", "greedy", "random", "--game", "glorreiche", "--sprt", "5,0"), "greater"),
        (("analyse", "glorreiche", "--bot", "genius"), "genius"),
    ],
)
def test_odd_input_is_refused_in_a_sentence(run: Run, words: tuple[str, ...], complaint: str) -> None:
    done = run(*words)
    assert done.code == 2
    assert complaint in done.err


def test_a_game_is_analysed(run: Run) -> None:
    done = run("analyse", "generalowsky", "--players", "2", "--matches", "3", "--bot", "random", "--plot", "steps.svg")
    assert done.code == 0
    assert "steps a match, mean" in done.out
    assert ElementTree.fromstring(Path("steps.svg").read_text()).tag.endswith("svg")
