"""Positions in plain characters."""

from __future__ import annotations

import pytest

import caracole

POSITION = "20:R1 24:Y1.R2* 83:R3 | 12R4 11Y2 10Y3 9Y4 8Y5 7Y6 6R5 5R6 | chips 25=1 55=3 got Y2 | R march"


@pytest.fixture
def drawn() -> list[str]:
    game = caracole.game("glorreiche")
    options = game.resolve({"first": 0})
    return game.text.board(game.load(options, POSITION).view(0)).splitlines()


def column(lines: list[str], row: int, number: str) -> int:
    return lines[row].split().index(number) * 5


def test_the_board_fits_eighty_columns(drawn: list[str]) -> None:
    assert max(map(len, drawn)) <= 80


def test_cells_show_their_stones_and_chips(drawn: list[str]) -> None:
    text = "\n".join(drawn)
    for cell in ("24x2", "20x3", "25+1", "55+3"):
        assert cell in text
    assert "40+2" not in text


def test_a_pile_stands_under_its_number_with_the_top_recruit_on_top(drawn: list[str]) -> None:
    row = next(number for number, line in enumerate(drawn) if line.startswith("66"))
    place = column(drawn, row, "24x2")
    assert [line[place : place + 5].strip() for line in drawn[row + 1 : row + 3]] == ["R2*", "Y1"]


def test_players_show_slots_chips_and_points(drawn: list[str]) -> None:
    assert drawn[-2:] == ["R > XII VI V = 23", "Y   XI X IX VIII VII +2 = 47"]
