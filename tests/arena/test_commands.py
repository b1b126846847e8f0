"""The commands of the arena."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING
from xml.etree import ElementTree

import pytest
from PIL import Image

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


def test_all_seats_of_a_bot_count_together(run: Run) -> None:
    words = ("match", "greedy", "random", "--game", "glorreiche", "--players", "3", "--blocks", "20", "--sprt", "0,60")
    told = run(*words).out
    assert "; better at 0 against 60 Elo" in told
    assert float(told.split(": ")[1].split(" ")[0]) > 90, "two thirds are all that its seats get one by one"


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
    words = ("analyse", "generalowsky", "--players", "2", "--matches", "20", "--bot", "random", "--seed", "3")
    done = run(*words, "--plot", "game.svg")
    assert done.code == 0
    for told in (
        "steps a match",
        "legal actions",
        "the first to choose",
        "changes of the lead",
        "one winner",
        "marshal",
    ):
        assert told in done.out
    drawn = "".join(ElementTree.fromstring(Path("game.svg").read_text()).itertext())
    for told in ("steps of 20 matches", "Legal actions", "Payoffs", "Changes of the lead", "leads for good", "end"):
        assert told in drawn
    assert run(*words, "--jobs", "2").out == done.out


def test_a_drawing_may_be_a_png(run: Run) -> None:
    assert run(*TWO, "--plot", "ladder.PNG").code == 0
    with Image.open("ladder.PNG") as drawn:
        assert drawn.format == "PNG"
        assert drawn.width == 1280
        assert len(drawn.getcolors(1 << 20)) > 3


def test_a_drawing_of_another_kind_is_refused_before_any_work(run: Run) -> None:
    refused = run(*TWO, "--out", "rows.jsonl", "--plot", "ladder.jpg")
    assert refused.code == 2
    assert ".svg or .png" in refused.err
    assert not Path("rows.jsonl").exists()
