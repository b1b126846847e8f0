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


# --- Manoeuvre ---------------------------------------------------------------------------------------

FIELD = (
    "turn 3 S | S FG=e1 B4=f2r B32=x | N IG=b8 F2=e8 | S hand FG.b WD | N hand F8.b L.LANNES | N pile IG.a ^F2.a"
    " | redoubts b8 | exhausted N | due turn"
)


@pytest.fixture
def field() -> list[str]:
    game = caracole.game("manoeuvre")
    return game.text.board(game.load(game.resolve({"first": 0}), FIELD).view(0)).splitlines()


def square(lines: list[str], name: str) -> tuple[str, str]:
    """The ground of a square, and who stands there."""
    line, place = 1 + 2 * (8 - int(name[1])), lines[0].index(name[0])
    return lines[line][place : place + 9].strip(), lines[line + 1][place : place + 9].strip()


def test_the_field_fits_eighty_columns_and_shows_every_square(field: list[str]) -> None:
    assert max(map(len, field)) <= 80
    assert [line[0] for line in field[1:17:2]] == list("87654321")
    assert square(field, "g8") == ("T", "")


def test_units_stand_below_their_ground_with_their_strength(field: list[str]) -> None:
    assert square(field, "e1")[1] == "^FG 8"
    assert square(field, "f2")[1] == "^B4 3'"
    assert square(field, "b8") == (".#", "vIG 8")


def test_who_is_out_stands_beside_the_field(field: list[str]) -> None:
    assert next(line for line in field if line.startswith("S beside")).split(": ")[1].split()[0] == "B32"


def test_the_cards_are_those_that_the_seat_may_know(field: list[str]) -> None:
    assert "S hand FG.b WD" in field
    assert "N hand ?2" in field
    assert "N pile ^F2.a ?1" in field
    assert "exhausted N" in field
    assert not [line for line in field if "LANNES" in line or "IG.a" in line]


def test_a_combat_under_way_is_told() -> None:
    game = caracole.game("manoeuvre")
    text = "turn 3 S | S FG=d4 | N IG=d5 | S hand FG.a | N hand ?4 | due endturn restore combat"
    state = game.load(game.resolve({"first": 0}), text)
    state.play("FG.a d4xd5")
    assert "combat assault FG.a FG d5 IG" in game.text.board(state.view(0))
