"""The picture shows what the rules say of a position, on both sheets."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise
from typing import Any
from xml.etree import ElementTree

import pytest

import caracole
from caracole.games.generalowsky import names, render, text
from caracole.games.generalowsky.options import ARRANGED
from caracole.games.generalowsky.picture import marks, wheel
from caracole.games.generalowsky.picture.plan import Ring
from caracole.games.generalowsky.render import seen
from caracole.kernel.messages import LANGUAGES
from caracole.kernel.picture import Kept

Make = Callable[..., Any]
GAME = caracole.game("generalowsky")
both_sheets = pytest.mark.parametrize("layout", ["wide", "phone"])


def look(state: Any, layout: str = "wide", *, seat: int | None = None, **told: Any) -> dict[str, ElementTree.Element]:
    """The elements with an id; the picture is XML and no id is there twice."""
    picture = GAME.draw(state.view(max(state.actor, 0) if seat is None else seat), layout=layout, **told)
    assert " style=" not in picture
    found: dict[str, ElementTree.Element] = {}
    for element in ElementTree.fromstring(picture).iter():
        name = element.get("id")
        if name is not None:
            assert name not in found, f"{name} is drawn twice"
            found[name] = element
    return found


def classes(element: ElementTree.Element) -> set[str]:
    return set((element.get("class") or "").split())


def place(element: ElementTree.Element) -> tuple[float, float]:
    found = re.match(r"translate\(([-.\d]+) ([-.\d]+)\)", element.get("transform") or "")
    assert found, element.attrib
    return float(found[1]), float(found[2])


@both_sheets
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_moment_of_a_match_can_be_drawn(played: Make, layout: str, players: int) -> None:
    match = played("generalowsky", players, players=players, two_gen_declare="both")
    for step in (0, 1, 2, 7, match.version // 2, match.version - 1, match.version):
        picture = match.draw(step % players, layout=layout, step=step, language=LANGUAGES[step % len(LANGUAGES)])
        ElementTree.fromstring(picture)


@both_sheets
def test_a_pile_is_drawn_from_bottom_to_top_with_the_hat_on_its_commander(at: Make, layout: str) -> None:
    drawn = look(at("exile:D 7:BCA"), layout)
    generals = [name for name in drawn if name.startswith("general-")]
    assert [name for name in generals if name in {e.get("id") for e in drawn["pile-7"]}] == [
        "general-2",
        "general-3",
        "general-1",
    ]
    heights = [place(drawn[f"general-{k}"])[1] for k in (2, 3, 1)]
    assert heights == sorted(heights, reverse=True)
    assert [k for k in (1, 2, 3, 4) if "commander" in classes(drawn[f"general-{k}"])] == [1]
    assert "general-4" in {e.get("id") for e in drawn["exiled"]}


def test_piles_stand_on_their_space_of_the_ring(at: Make) -> None:
    drawn = look(at("exile:BCD 0:A"))
    x, y = place(drawn["general-1"])
    assert 258 < x < 360  # left of the seam at six o'clock
    assert y > 628
    moscow = look(at("exile:BCD 20:A"))
    assert place(moscow["general-1"])[0] > 360


def test_a_tall_pile_at_the_top_keeps_its_hat_on_the_sheet(at: Make) -> None:
    drawn = look(at("10:ABCDEF", players=6))
    assert place(drawn["general-6"])[1] > 50


@both_sheets
def test_the_mover_and_whoever_decides_for_him_are_marked(at: Make, layout: str) -> None:
    drawn = look(at("exile:D 7:BCA", "declare B, spin B"), layout)
    assert "mover" in classes(drawn["general-2"])
    assert "turn" in classes(drawn["chest-2"])
    assert "commands" in classes(drawn["chest-1"])
    assert "moving" in drawn


def test_bands_may_be_clicked_and_the_picture_says_whether_by_the_seat_that_looks(at: Make) -> None:
    state = at("exile:ABCD")
    for seat, mine in ((0, True), (1, False), (-1, False)):
        drawn = look(state, seat=seat)
        assert all("may" in classes(drawn[f"choose-{band}"]) for band in ("yellow", "white", "orange", "red"))
        assert GAME.picture(state.view(seat)).mine == mine


def test_the_declared_band_is_picked_and_the_others_are_veiled(at: Make) -> None:
    drawn = look(at("exile:ABCD", "spin A=O"))
    assert "picked" in classes(drawn["choose-orange"])
    assert all("passed" in classes(drawn[f"choose-{band}"]) for band in ("yellow", "white", "red"))
    assert "band-chosen" in drawn
    assert "result" not in drawn


@pytest.mark.parametrize(("band", "spin", "angles"), [("Y", "@X", [0]), ("R", "@red", [150]), ("O", "@7", [150])])
def test_the_arrow_stops_on_the_result_after_three_turns_a_spin(
    at: Make, after: Make, band: str, spin: str, angles: list[int]
) -> None:
    state = after(at("exile:ABCD", spins=4), band, spin)
    turned = look(state)["arrow"].get("transform")
    assert turned in [f"rotate({5 * 1080 + angle})" for angle in angles]


def test_targets_and_chests_to_be_clicked_are_marked(at: Make) -> None:
    drawn = look(at("3:C 12:A 20:BD", "target A"))
    assert [name for name in drawn if name.startswith("pile-") and "may" in classes(drawn[name])] == [
        "pile-3",
        "pile-20",
    ]
    drawn = look(at("exile:ABCD", "order", players=2))
    assert [k for k in range(1, 5) if "may" in classes(drawn[f"chest-{k}"])] == [1, 2]


@both_sheets
@pytest.mark.parametrize(("count", "star", "plain"), [(0, 0, 0), (10, 0, 10), (11, 1, 0), (20, 1, 9)])
def test_chests_show_the_star_and_the_plain_medals(at: Make, layout: str, count: int, star: int, plain: int) -> None:
    drawn = look(at("exile:ABCD", medals=f"0 {count} 0 0"), layout)
    assert ("star-2" in drawn) == star
    assert sum(name.startswith("medal-2-") for name in drawn) == plain


def test_the_pot_shows_its_medals_up_to_twenty(at: Make) -> None:
    for pot, shown in ((0, 0), (7, 7), (20, 20), (107, 20)):
        drawn = look(at("exile:ABCD", pot=pot))
        assert sum(name.startswith("pot-medal-") for name in drawn) == shown
        assert str(pot) in [element.text for element in drawn["pot"]]


def test_the_last_move_and_the_last_exile_are_marked(at: Make, after: Make) -> None:
    before = at("exile:D 7:BCA", "spin B=W")
    walked = look(after(before, "@3"), last=(before.parse("@3"), before))
    assert "landing" in walked
    assert all("data-after" in walked[name].attrib for name in ("result", "last-move"))  # once the arrow rests
    exiled = look(after(before, "@X"), last=(before.parse("@X"), before))
    assert len([e for e in exiled["last-move"] if "last-berth" in classes(e)]) == 3
    declared = at("exile:D 7:BCA")
    assert "last-move" not in look(after(declared, "W"), last=(declared.parse("W"), declared))


def test_the_spaces_of_a_stride_are_ringed_and_may_be_clicked(at: Make, after: Make) -> None:
    state = after(at("exile:D 7:AB 9:C", stride="up_to"), "W", "@3")
    own = look(state, seat=1)
    assert [name for name in own if name.startswith("space-") and "may" in classes(own[name])] == [
        "space-8",
        "space-10",
    ]
    assert "may" in classes(own["pile-9"])
    assert "strides" in own
    assert "strides" not in look(at("exile:D 7:AB 9:C", stride="up_to"))


def test_the_pips_show_every_space_a_stride_can_lead_to(at: Make) -> None:
    exact = seen(at("exile:BCD 7:A").view(0), "wide", None, None, "en")
    free = seen(at("exile:BCD 7:A", stride="up_to").view(0), "wide", None, None, "en")
    assert sorted(marks.landings(exact)) == [8, 9, 10, 11, 12, 13, 14]
    assert marks.landings(exact)[8] == ["yellow"]
    assert marks.landings(free)[8] == ["yellow", "white", "orange"]
    assert "at most 1.42 in the mean" in GAME.draw(at("exile:BCD 7:A", stride="up_to").view(0))


def test_what_is_chosen_is_marked(at: Make) -> None:
    assert "focus" in classes(look(at("exile:ABCD"), focus="choose-white")["choose-white"])
    assert "focus" in classes(look(at("exile:ABCD"), focus="general-2")["chest-2"])


def test_the_marshal_is_named(at: Make) -> None:
    picture = GAME.draw(at("exile:ABCD", "over", medals="0 21 0 0").view(0))
    assert "Marshal" in picture
    assert "chest yellow won" in picture


@pytest.mark.parametrize("length", [1, 2, 3, 8, 20, 37, 60])
def test_a_track_of_any_length_is_a_whole_ring(at: Make, length: int) -> None:
    steps = {"1": 1} if length > 1 else {"X": 1}
    spinner = {"Y": steps, "W": {"X": 1}, "O": {"gen": 3, "red": 1}, "R": {"X": 70, "black": 2}}
    drawn = look(at(f"exile:CD {length - 1}:AB", L=length, spinner=spinner))
    assert [name for name in drawn if name.startswith("space-")] == [f"space-{k}" for k in range(length)]
    assert Ring(length).step * length == pytest.approx(360)


@pytest.mark.parametrize("spinner", ["spin12", "dice6"])
def test_the_sectors_drawn_are_those_of_the_spinner(at: Make, spinner: str) -> None:
    scene = seen(at("exile:ABCD", spinner=spinner).view(0), "wide", None, None, "en")
    for band, letter in enumerate("YWOR"):
        shown = [state_word(sector.kind) for sector in wheel.sectors(scene, band)]
        assert {word: shown.count(word) for word in shown} == scene.state.options.spinner.band(letter)
        assert shown == ARRANGED[spinner][letter]


def state_word(kind: int) -> str:
    return GAME.new().say(names.OUTCOMES + kind)[1:]


def test_an_unknown_spinner_spreads_equal_results(at: Make) -> None:
    spinner = {"Y": {"1": 3, "X": 3}, "W": {"X": 1}, "O": {"X": 1}, "R": {"X": 40, "red": 20}}
    scene = seen(at("exile:ABCD", spinner=spinner).view(0), "wide", None, None, "en")
    kinds = [sector.kind for sector in wheel.sectors(scene, 0)]
    assert all(one != other for one, other in pairwise(kinds))
    wide = [sector.end - sector.start for sector in wheel.sectors(scene, 3)]
    assert wide == [240, 120]


def test_a_terminal_shows_the_same(at: Make) -> None:
    told = text.board(at("exile:D 7:BCA", "declare B, spin B", pot=4, medals="11 0 3 0").view(0))
    assert told.splitlines() == [
        "                       A",
        "                       C",
        "                       B",
        "  0  1  2  3  4  5  6  7  8  9 10 11 12 13 14 15 16 17 18 19 20",
        "  S                                                           M",
        "",
        "exile D   pot 4   arrow -",
        "A   red    * 0 = 11",
        "B > yellow   0 = 0",
        "C   blue     3 = 3",
        "D   green    0 = 0",
    ]


# --- the places beside the ring ---------------------------------------------------------------------


def words(element: ElementTree.Element) -> list[str]:
    """What is written in an element."""
    return [part.text or "" for part in element.iter() if part.tag.endswith("text")]


def test_a_card_tells_its_odds_in_parts_and_in_words_and_has_a_key(at: Make) -> None:
    drawn = look(at("exile:ABCD"))
    assert words(drawn["choose-white"]) == [
        "White",
        "2",
        "2",
        "2",
        "3",
        "3",
        "4",
        "4",
        "3",
        *["exile 2 in 12 · mean march 2.50"],
    ]
    assert words(drawn["choose-red"])[-1] == "exile 6, Siberia 3, jump 2, Moscow 1 in 12"
    assert [drawn[f"choose-{band}"].get("data-key") for band in ("yellow", "white", "orange", "red")] == list("1234")
    assert words(drawn["bands-heading"]) == ["Bands, in twelfths", "keys 1–4"]
    spinner = {"Y": {"1": 3}, "W": {"X": 1}, "O": {"X": 1}, "R": {"red": 1}}
    assert words(look(at("exile:ABCD", spinner=spinner))["bands-heading"])[0] == "Bands and their odds"


def test_a_chest_tells_who_has_how_many_medals_and_stands_where(at: Make) -> None:
    drawn = look(at("exile:D 7:BC 20:A", medals="0 1 6 0"))
    told = {k: words(drawn[f"chest-{k}"])[-3:] for k in (1, 2, 3, 4)}
    assert told[1] == ["Red", "0 medals", "in Moscow"]
    assert told[2] == ["Yellow", "1 medal", "on 7, below Blue"]
    assert words(drawn["chest-3"])[-4:] == ["Blue", "6 medals", "on 7, carried by", "Yellow"]
    assert told[4] == ["Green", "0 medals", "in exile"]
    assert drawn["general-2"][0].text == "Yellow, on 7, below Blue"


@pytest.mark.parametrize(("players", "coat"), [(2, 168), (4, 168), (5, 104), (6, 104)])
def test_five_or_six_chests_are_small_and_all_fit_beside_the_ring(at: Make, players: int, coat: float) -> None:
    generals = {2: "ABCD", 4: "ABCD", 5: "ABCDE", 6: "ABCDEF"}[players]
    scene = seen(at(f"exile:{generals}", players=players).view(0), "wide", None, None, "en")
    assert scene.layout.coat == coat
    assert scene.layout.chests.box[2:] <= (296, 640)
    assert scene.layout.chests.box[3] < 640


def test_no_band_is_veiled_before_one_is_named(at: Make) -> None:
    assert "band-chosen" not in look(at("exile:ABCD"))
    assert "band-chosen" not in look(at("exile:ABCD", "over", medals="0 21 0 0"))
    assert "band-chosen" in look(at("exile:ABCD", "spin A=O"))


@both_sheets
def test_the_ring_can_be_seen_from_the_other_side(at: Make, layout: str) -> None:
    state = at("exile:D 7:BC 20:A")
    sheets = [seen(state.view(0), layout, None, None, "en", turned=turned) for turned in (False, True)]
    plain, turned = (render.drawn(sheet, Kept()) for sheet in sheets)
    drawn = [{e.get("id"): e for e in ElementTree.fromstring(str(picture)).iter()} for picture in (plain, turned)]
    for name in ("general-1", "general-2"):
        (x, y), (other_x, other_y) = (place(sheet[name]) for sheet in drawn)
        assert (x + other_x) / 2 == pytest.approx(360)
        assert (y + other_y) / 2 == pytest.approx(366 + 7.5, abs=16)
    assert drawn[0]["arrow"].attrib == drawn[1]["arrow"].attrib
    assert drawn[0].keys() == drawn[1].keys()
