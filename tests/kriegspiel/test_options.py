"""Options: boards, layouts and their bounds."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import caracole
from caracole import BadOptions
from caracole.kernel import figures

GAME = caracole.game("kriegspiel")
PLATE = {"army": 0, "arm": "soldier", "cell": "a1", "figures": 5}
KEYS = [
    *("first", "board", "layout", "half_turn", "reverse", "fire_over", "cannon_hits_gunners"),
    *("gunners_between_cannons", "defeat", "draw_after", "adjudicate", "max_transfers"),
]


def test_the_resolved_options_have_exactly_the_documented_keys() -> None:
    resolved = msgspec.to_builtins(GAME.resolve({}))
    assert sorted(resolved) == sorted(KEYS)
    assert resolved["board"] == {"cols": 8, "rows": 10, "orientation": "pointy"}
    assert resolved["layout"][0] == {"army": 0, "arm": "soldier", "cell": "b9", "figures": 5}
    assert (resolved["draw_after"], resolved["max_transfers"]) == (40, 24)


@pytest.mark.parametrize(
    ("preset", "english"),
    [
        ("default", {"a1": "C", "b1": "C", "c1": "K", "f1": "K", "g1": "C", "h1": "C", "b2": "S", "g2": "S"}),
        ("narrow", {"a1": "C", "b1": "K", "c1": "C", "d1": "C", "e1": "K", "f1": "C", "a2": "S", "f2": "S"}),
        ("wide", {"c1": "C", "d1": "C", "e1": "K", "h1": "K", "i1": "C", "j1": "C", "d2": "S", "i2": "S"}),
        ("flat", {"b1": "C", "c1": "C", "d1": "K", "g1": "K", "h1": "C", "i1": "C", "c2": "S", "h2": "S"}),
    ],
)
def test_the_layouts_of_the_presets(preset: str, english: dict[str, str]) -> None:
    options = GAME.resolve({}, preset=preset)
    arms = {"C": "cavalry", "K": "cannon", "S": "soldier"}
    found = {plate.cell: plate.arm for plate in options.layout if plate.army == 1}
    assert {cell: arms[letter] for cell, letter in english.items()}.items() <= found.items()
    cols, rows = options.board.cols, options.board.rows
    turned = {
        f"{chr(ord('a') + cols - 1 - (ord(cell[0]) - ord('a')))}{rows + 1 - int(cell[1:])}": arm
        for cell, arm in found.items()
    }
    assert turned == {plate.cell: plate.arm for plate in options.layout if plate.army == 0}


def test_a_board_by_its_name_is_the_preset() -> None:
    assert GAME.resolve({"board": "flat", "first": 0}) == GAME.resolve({"first": 0}, preset="flat")


def test_a_layout_may_stand_inside_the_board_or_beside_it() -> None:
    field = {"cols": 3, "rows": 3, "orientation": "flat"}
    inside = GAME.resolve({"first": 0, "board": {**field, "layout": [PLATE]}})
    beside = GAME.resolve({"first": 0, "board": field, "layout": [PLATE]})
    assert inside == beside
    assert GAME.resolve({"first": 0, "layout": [PLATE]}).board.cols == 8


@pytest.mark.parametrize(
    ("asked", "blamed"),
    [
        ({"board": "huge"}, "board"),
        ({"board": {"cols": 3, "rows": 3, "orientation": "flat"}}, "layout"),
        ({"board": {"cols": 3, "rows": 3, "orientation": "flat", "layout": [PLATE]}, "layout": [PLATE]}, "layout"),
        ({"board": {"cols": 27, "rows": 3, "orientation": "flat"}, "layout": [PLATE]}, "board.cols"),
        ({"board": {"cols": 0, "rows": 3, "orientation": "flat"}, "layout": []}, "board.cols"),
        ({"board": {"cols": 3, "rows": 21, "orientation": "flat"}, "layout": [PLATE]}, "board.rows"),
        ({"board": {"cols": 3, "rows": 3, "orientation": "tilted"}, "layout": [PLATE]}, "board.orientation"),
        ({"board": {"cols": 3, "rows": 3}, "layout": [PLATE]}, "board"),
        ({"board": {"cols": 3, "rows": 3, "orientation": "flat", "hills": 1}, "layout": [PLATE]}, "board"),
        ({"board": 8}, "layout"),
        ({"layout": [{**PLATE, "army": 2}]}, "layout"),
        ({"layout": [{**PLATE, "arm": "elephant"}]}, "layout"),
        ({"layout": [{**PLATE, "name": "Ney"}]}, "layout"),
        ({"layout": [{"army": 0}]}, "layout"),
        ({"layout": "none"}, "layout"),
        ({"first": True}, "first"),
        ({"half_turn": "never"}, "half_turn"),
        ({"reverse": 1}, "reverse"),
        ({"fire_over": "friends"}, "fire_over"),
        ({"cannon_hits_gunners": "no"}, "cannon_hits_gunners"),
        ({"gunners_between_cannons": None}, "gunners_between_cannons"),
        ({"defeat": "surrender"}, "defeat"),
        ({"draw_after": 0}, "draw_after"),
        ({"draw_after": 2**31}, "draw_after"),
        ({"adjudicate": "coin"}, "adjudicate"),
        ({"max_transfers": -1}, "max_transfers"),
        ({"max_transfers": 2**31}, "max_transfers"),
    ],
)
def test_what_is_out_of_range_is_refused_by_name(asked: dict[str, Any], blamed: str) -> None:
    with pytest.raises(BadOptions) as caught:
        GAME.new(**asked)
    assert caught.value.option.startswith(blamed)


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(BadOptions, match="no such option"):
        GAME.new(weather="fog")


def test_forty_plates_fit_and_one_more_does_not() -> None:
    field = {"cols": 26, "rows": 20, "orientation": "pointy"}
    cells = [f"{chr(ord('a') + col)}{row}" for row in (1, 20) for col in range(26)]
    plates = [{**PLATE, "cell": cell, "army": index % 2} for index, cell in enumerate(cells)]
    state = GAME.new(board=field, layout=plates[:40], first=0)
    assert len(state.legal()) == 41
    with pytest.raises(BadOptions, match="at most 40 plates"):
        GAME.new(board=field, layout=plates[:41])


def test_the_declared_bound_of_legal_actions_holds_for_forty_plates_of_one_army() -> None:
    field = {"cols": 26, "rows": 20, "orientation": "flat"}
    cells = [f"{chr(ord('a') + col)}{row}" for row in (3, 4) for col in range(20)]
    plates = [{**PLATE, "cell": cell, "figures": 1 + index // 20} for index, cell in enumerate(cells)]
    state = GAME.new(board=field, layout=plates, first=0, reverse=True)
    assert len(state.legal()) <= GAME.traits.most_legal


def test_armies_need_not_be_equal_nor_complete() -> None:
    state = GAME.new(layout=[PLATE], first=0)
    assert state.actor == 0
    state.play("/")
    assert state.outcome is not None
    assert state.outcome.winners == [0]
    empty = GAME.new(layout=[], first=0)
    assert empty.outcome is not None
    assert empty.outcome.reason == "both unable"


def test_the_number_of_people_is_no_option_of_the_record() -> None:
    assert GAME.resolve({"players": 6, "first": 0}) == GAME.resolve({"players": 2, "first": 0})
    assert GAME.options.sides(GAME.resolve({"players": 6})) == 2


def test_the_tables_of_the_rulebook_are_the_data() -> None:
    fields = {row[0]: row[1:] for row in figures.said(GAME, "boards", "en").rows}
    assert list(fields) == list(GAME.options.PRESETS)
    assert fields["default"] == ["8 × 10", "a corner", "CCK..KCC / .SSSSSS."]
    assert fields["flat"][1] == "a side"
    assert [row[1:] for row in figures.said(GAME, "gunners", "en").rows][3:] == [
        ["2", "no", "yes"],
        ["3", "yes", "yes"],
    ]
    shots = {row[0]: row[1:] for row in figures.said(GAME, "shots", "en").rows}
    assert shots["cannon at a cannon"] == ["0", "0", "0", "0", "0", "destroyed"]
    assert shots["soldiers at a cannon"] == ["0", "1", "2", "3", "4", "4"]
    assert shots["cavalry at soldiers"] == ["0", "0", "0", "0", "1", "2"]
