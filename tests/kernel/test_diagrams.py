"""Pictures of the rules and the legend, as data: drawn by the game, and what the kit says of wrong ones."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

import caracole
from caracole.kernel.diagrams import Diagram, Plate, read
from caracole.kernel.errors import BadGame
from caracole.kernel.legend import Thing
from caracole.kernel.messages import LANGUAGES
from caracole.kernel.outlines import outlines
from caracole.testing.diagrams import CHECKS, check_diagrams
from caracole.testing.legend import check_legend

GAMES = caracole.games()
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
EXAMPLES = {"generalowsky": "E1–E7", "glorreiche": "E1–E10", "kriegspiel": "X1–X7", "manoeuvre": "X1–X15"}
"""The worked examples of the specifications; a diagram says in a comment beside its id which one it shows."""
FULL = "22:R2 24:R1.Y1 30:Y2 | 12R4 11Y4 10R5 9Y5 8R6 7Y6 5Y3 4R3 | chips 25=1 40=2 55=3 | R march"


def plate(**fields: object) -> Plate:
    """A diagram of one's own below T6: cell 24 is full."""
    told = {"id": "full", "rule": "T6", "position": FULL, "arrows": ["22-23"], "crossed": ["22-24"], **fields}
    return Plate(caracole.game("glorreiche"), msgspec.convert(told, Diagram))


@every_game
def test_every_game_has_diagrams_in_most_chapters_that_the_kit_passes(game: caracole.Game) -> None:
    assert check_diagrams(game) >= 8
    shown = {game.rulebook[diagram.rule].chapter for diagram in game.diagrams}
    assert len(shown) >= len({rule.chapter for rule in game.rulebook.rules.values()}) - 1


@every_game
def test_every_worked_example_is_shown(game: caracole.Game) -> None:
    text = (game.folder / "diagrams.toml").read_text(encoding="utf-8")
    letter, last = EXAMPLES[game.name][0], int(EXAMPLES[game.name][4:])
    shown = re.findall(r'^id = "[^"]+" # ([EX]\d+)', text, re.MULTILINE)
    assert set(shown) == {f"{letter}{number}" for number in range(1, last + 1)}


@every_game
def test_every_game_says_what_the_things_of_its_picture_are(game: caracole.Game) -> None:
    check_legend(game)
    assert len(game.legend) >= 6


def test_what_is_pointed_out_lies_where_the_game_draws_it() -> None:
    drawn = plate(signs=[{"at": "cell-24", "sign": "3/3"}]).drawn()
    assert drawn.count('class="dg-line"') == 1
    assert "3/3" in drawn
    box = outlines(drawn)["cell-24"]
    around = plate(around=["cell-24"]).frame
    assert around[0] < box[0] < box[2] < around[2]


def test_a_theme_is_chosen_or_left_to_the_reader() -> None:
    asked = "prefers-color-scheme"
    assert asked in plate().drawn()
    assert asked not in plate().drawn("dark")
    assert "@media not all" in plate().drawn("light")


@pytest.mark.parametrize(
    ("fields", "field", "told"),
    [
        ({"rule": "Z9"}, "rule", "Z9 is not in rulebook.toml"),
        ({"id": "silent"}, "messages", "no text diagram-silent in en"),
        ({"position": "nonsense"}, "position", "a position has four parts"),
        ({"parts": ["attic"]}, "position", "attic"),
        ({"arrows": ["22-40"]}, "arrows", "22-40 cannot be played here"),
        ({"crossed": ["22-25"]}, "crossed", "22-25 can be played here"),
        ({"crossed": ["22-40"]}, "crossed", "forbidden by"),
        ({"signs": [{"at": "cell-99", "sign": "?"}]}, "drawing", "there is no 'cell-99'"),
        ({"around": ["cell-24"], "signs": [{"at": "cell-60", "sign": "?"}]}, "drawing", "cell-60 lies outside"),
    ],
)
def test_a_diagram_that_does_not_show_what_it_says_is_found(fields: dict[str, object], field: str, told: str) -> None:
    wrong = plate(**fields)
    with pytest.raises((AssertionError, ValueError), match=re.escape(told)):
        CHECKS[field](wrong)


def test_a_file_that_cannot_be_read_says_which_field(tmp_path: Path) -> None:
    file = tmp_path / "diagrams.toml"
    file.write_text('[[diagram]]\nid = "a"\nrule = "T6"\narrow = ["1-2"]\n')
    with pytest.raises(BadGame, match="arrow"):
        read(file)
    file.write_text('[[diagram]]\nid = "a"\nrule = "T6"\n' * 2)
    with pytest.raises(BadGame, match="diagram a is there twice"):
        read(file)


def test_outlines_follow_groups_turns_and_drawings_in_use() -> None:
    drawing = """<svg xmlns="http://www.w3.org/2000/svg"><defs><g id="gun"><rect width="4" height="2"/></g></defs>
    <g transform="translate(10 20) scale(2)"><use id="a" href="#gun" x="1" y="1"/><path id="b" d="M0 0h3v2l-1 1z"/></g>
    <g id="c" transform="rotate(90)"><circle cx="5" cy="0" r="1"/></g><title id="d">no</title></svg>"""
    boxes = outlines(drawing)
    assert list(boxes["a"]) == [12, 22, 20, 26]
    assert list(boxes["b"]) == [10, 20, 16, 26]
    assert [round(side) for side in boxes["c"]] == [-1, 4, 1, 6]
    assert set(boxes) == {"a", "b", "c"}, "definitions and titles lie nowhere"


def test_a_thing_of_the_legend_is_known_by_id_and_class() -> None:
    picture = '<svg><g id="stone-8" class="stone white"/><g class="pile" id="pile-1"/></svg>'
    assert Thing("w", "stone-", "white").is_in(picture)
    assert not Thing("b", "stone-", "black").is_in(picture)
    assert Thing("p", "pile-").is_in(picture)


@every_game
def test_every_question_is_asked_and_answered_in_every_language(game: caracole.Game) -> None:
    for question in game.rulebook.questions:
        assert set(question.rules) <= set(game.rulebook.rules)
        assert len({question.asked[language] for language in LANGUAGES}) == len(LANGUAGES)
        assert len({question.answer[language] for language in LANGUAGES}) == len(LANGUAGES)
