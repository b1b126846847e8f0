"""The figures: what the box holds."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import caracole
from caracole.games.manoeuvre import names, phrases, pieces
from caracole.kernel import figures


@pytest.mark.parametrize("key", names.ARMIES)
def test_an_army_has_eight_units_and_sixty_cards(key: str) -> None:
    army = pieces.army(key)
    assert len(army.unit) == 8
    assert [sum(card.copies for card in unit.cards) for unit in army.unit] == [5] * 8
    assert len(army.leader) + sum(card.copies for card in army.hq) == 20
    assert sum(army.copies()) == 60
    assert all(unit.arm in ("inf", "cav") and unit.full > unit.reduced > 0 for unit in army.unit)


@pytest.mark.parametrize("key", names.ARMIES)
def test_cards_are_consistent(key: str) -> None:
    for unit in pieces.army(key).unit:
        assert [card.letter for card in unit.cards] == list("abcde"[: len(unit.cards)])
        for card in unit.cards:
            assert bool(card.attack) != bool(card.bombard)
            assert bool(card.pursuit) == (unit.mounted and bool(card.attack))
            assert not card.withdraw or key == "US"


def test_the_sixty_four_keys_are_all_different() -> None:
    keys = [unit.key for army in pieces.armies() for unit in army.unit]
    assert len(set(keys) | set(names.HQ_CODES)) == 64 + 11


def test_every_army_can_withdraw_and_only_one_has_the_grand_battery() -> None:
    assert all(army.lists(names.WD) for army in pieces.armies())
    assert [leader.code for army in pieces.armies() for leader in army.leader if leader.battery] == ["L.NAPOLEON"]
    assert {army.key for army in pieces.armies() if army.lists(names.SPY)} == {"BR", "US"}
    assert {army.key for army in pieces.armies() if army.lists(names.AMB)} == {"AU", "US"}
    assert {army.key for army in pieces.armies() if army.lists(names.GUE)} == {"AU", "PR", "RU", "SP"}


def test_card_texts_and_numbers_are_inverse() -> None:
    for key in names.ARMIES:
        for text, code in pieces.codes(key).items():
            assert pieces.army(key).code(code) == text
    with pytest.raises(ValueError, match="no card number"):
        pieces.army("FR").code(names.SPY)


def test_twenty_four_tiles_of_sixteen_squares() -> None:
    tiles = pieces.tiles()
    assert sorted(tiles) == list(range(1, 25))
    assert all(len(rows) == 4 and all(len(row) == 4 for row in rows) for rows in tiles.values())
    assert {letter for rows in tiles.values() for row in rows for letter in row} == set(names.LETTERS)


def test_the_tie_break_names_every_army() -> None:
    assert sorted(pieces.TIE_BREAK) == list(names.ARMIES)


def test_the_tables_of_the_rulebook_are_the_data() -> None:
    game = caracole.game("manoeuvre")
    terrain = {row[0]: row[1:] for row in figures.said(game, "terrain", "en").rows}
    for letter, kind in pieces.terrain().items():
        row = terrain[phrases.phrases_in("en")("terrain-clear" if letter == "." else f"terrain-{letter}")]
        if kind.enter:
            assert row[:2] == [f"+{bonus}" if bonus else "0" for bonus in (kind.defense, kind.attack)]
            assert row[3] == ("yes" if kind.ends_move else "no")
        assert row[2] == ("yes" if kind.enter else "no")
    assert terrain["redoubt"][0] == "+3"
    assert [row[1:] for row in figures.said(game, "tiles", "nl").rows] == [
        list(grid) for grid in pieces.tiles().values()
    ]
    assert [row[1] for row in figures.said(game, "nations", "fr").rows][:2] == ["États-Unis", "Empire ottoman"]
    assert len(figures.said(game, "units", "en").rows) == 64


def texts_in(data: object) -> Iterator[str]:
    if isinstance(data, dict):
        for value in data.values():
            yield from texts_in(value)
    elif isinstance(data, list):
        for value in data:
            yield from texts_in(value)
    elif isinstance(data, str):
        yield data


@pytest.mark.parametrize("file", sorted(pieces.DATA.glob("armies/*.toml")), ids=lambda file: file.stem)
def test_the_data_of_an_army_are_ids_and_dice_and_no_names(file: Path) -> None:
    found = set(texts_in(tomllib.loads(file.read_text(encoding="utf-8"))))
    codes = {file.stem, *pieces.codes(file.stem), *(unit.key for unit in pieces.army(file.stem).unit)}
    letters_and_arms = {*"abcde", "inf", "cav"}
    assert not {text for text in found - codes - letters_and_arms if not re.fullmatch(r"\d+d\d+", text)}
