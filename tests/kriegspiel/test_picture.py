"""The table: what is drawn beside the field, from either side, and before a shot."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest
from tests.kriegspiel.conftest import Drawn

import caracole
from caracole.games.kriegspiel import board, render
from caracole.games.kriegspiel.picture.ground import FIGURES
from caracole.games.kriegspiel.picture.plan import plan

GAME = caracole.game("kriegspiel")
PLACE = re.compile(r"translate\(([-\d.]+) ([-\d.]+)\)")


def look(
    state: object, focus: str | None = None, layout: str = "wide", **more: object
) -> dict[str, ElementTree.Element]:
    view = state.view(0)  # type: ignore[attr-defined]
    picture = str(render.draw(view, layout=layout, last=None, focus=focus, **more))  # type: ignore[arg-type]
    found = [element for element in ElementTree.fromstring(picture).iter() if element.get("id")]
    named = {element.get("id", ""): element for element in found}
    assert len(named) == len(found)
    return named


def words(element: ElementTree.Element) -> str:
    return " ".join("".join(element.itertext()).split())


def test_the_board_is_seen_from_either_side(drawn: Drawn) -> None:
    state = drawn("FS:c6NW4 ES:d3SW5")
    here, there = look(state), look(state, turned=True)
    sheet = plan(8, 10, "pointy", "wide")
    for name in ("plate-F-S1", "plate-E-S1"):
        (x, y), (u, v) = (
            map(float, PLACE.match(picture[name].get("transform", "")).groups())  # type: ignore[union-attr]
            for picture in (here, there)
        )
        assert (x + u, y + v) == pytest.approx((2 * sheet.centre[0], 2 * sheet.centre[1]), abs=0.02)
    assert here["turn-F-S1"].get("transform") == "rotate(330)"
    assert there["turn-F-S1"].get("transform") == "rotate(510)"
    assert here["count-F-S1"].get("transform") == there["count-E-S1"].get("transform") == "translate(0 36)"


def test_everybody_has_the_own_camp_at_the_lower_edge() -> None:
    state = GAME.new(first=0)
    for side, camp in ((0, "F"), (1, "E")):
        picture = look(state, turned=render.turned_for(side))
        plates = {name: found.get("transform", "") for name, found in picture.items() if name.startswith("plate-")}
        heights = {name: float(place.split()[1].rstrip(")")) for name, place in plates.items()}
        mine = [y for name, y in heights.items() if name.startswith(f"plate-{camp}")]
        assert min(mine) > max(y for y in heights.values() if y not in mine)


def test_a_plate_is_named_by_side_arm_place_and_facing(drawn: Drawn) -> None:
    picture = look(drawn("FS:c6NW4 ES:d3SW5"))
    assert words(picture["plate-F-S1"]).startswith("French soldiers on c6, figures 4, facing north-west")


def test_cells_within_reach_stand_for_their_cells_and_name_their_price(drawn: Drawn) -> None:
    picture = look(drawn("FS:c6NW4 ES:d3SW5"), "plate-F-S1")
    ahead = picture["go-c5"]
    assert (ahead.get("data-for"), ahead.get("class")) == ("cell-c5", "go p1")
    assert "p3" in picture["go-b5"].get("class", "")


def test_the_reach_of_an_enemy_stands_for_nothing(drawn: Drawn) -> None:
    picture = look(drawn("FS:c6NW4 EC:d3SW2"), "plate-E-C1")
    shown = [element for name, element in picture.items() if name.startswith("go-")]
    assert shown
    assert not any(element.get("data-for") for element in shown)


def test_handles_are_large_enough_for_a_finger(drawn: Drawn) -> None:
    """32 px where a cell is 67: 48 of 100; below the board of a narrow screen 56 px."""
    state = drawn("FS:c6NW4 ES:d3SW5")
    assert {"left-F-S1", "right-F-S1"} <= look(state, "plate-F-S1").keys()
    knob = next(line for line in FIGURES.read_text().splitlines() if 'id="ks-turn-L"' in line)
    assert 'class="ks-knob" r="24"' in knob
    narrow = look(state, "plate-F-S1", layout="phone")["left-F-S1"]
    assert narrow[0].get("width") == narrow[0].get("height") == "56"


@pytest.mark.parametrize("layout", ["wide", "phone"])
def test_the_odds_of_a_shot_are_shown_before_it_is_fired(drawn: Drawn, layout: str) -> None:
    state = drawn("FS:d5NE5 ES:e3SW4", "F fire")
    told = words(look(state, "plate-F-S1", layout=layout)["aimed"])
    for part in ("Soldiers d5 fire at e3", "2.33 of 4", "5 in 6", "2 in 6"):
        assert part in told
    assert not words(look(state, layout=layout)["aimed"])


def test_a_button_fires_at_the_target_it_stands_for(drawn: Drawn) -> None:
    state = drawn("FS:d5NE5 ES:e3SW4", "F fire")
    assert look(state, "plate-F-S1")["fire"].get("data-for") == "plate-E-S1"


def test_the_panel_leaves_room_for_who_commands_an_arm(drawn: Drawn) -> None:
    state = drawn("FS:c6NW4 ES:d3SW5")
    assert look(state)["who-cannon"].get("data-commander") == "0 cannon"
    assert words(look(state)["who-cannon"]) == ""


def test_moves_left_are_pips_counted_from_the_last(drawn: Drawn) -> None:
    pips = look(drawn("FS:c6NW4 ES:d3SW5", "F move soldier=1"))["pips-soldier"]
    assert [pip.get("class") for pip in pips] == ["pip n3", "pip n2", "pip n1", "pip used"]


def test_guns_have_the_colour_of_their_army_unless_the_printed_ones_are_wanted() -> None:
    assert "--gun: color-mix(in srgb, var(--side) 62%, var(--c-ink))" in render.STYLE
    assert '[data-looks~="coloured"] .ks-F { --gun: var(--c-green) }' in render.STYLE
    assert GAME.traits.looks == ("coloured",)


@pytest.mark.parametrize("preset", ["default", "narrow", "wide", "flat"])
@pytest.mark.parametrize("turned", [False, True])
def test_no_cell_and_no_plate_leaves_the_sheet(preset: str, turned: bool) -> None:
    size = GAME.new(preset=preset, first=0).options.board
    for layout in ("wide", "phone"):
        sheet = plan(size.cols, size.rows, size.orientation, layout, turned=turned)
        for cell in sheet.hexes.cells():
            x, y = sheet.at(board.number(cell))
            assert 40 < x < sheet.width - 40
            assert 40 < y < sheet.height - 40
