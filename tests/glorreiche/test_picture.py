"""The picture shows exactly what the rules say of a position, on both sheets."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any
from xml.etree import ElementTree

import pytest

import caracole
from caracole import Match, State
from caracole.games.glorreiche import actions, names, position, render
from caracole.games.glorreiche.phases import arriving, marching
from caracole.games.glorreiche.picture.plan import plan
from caracole.games.glorreiche.picture.reach import Reach, measure
from caracole.games.glorreiche.position import Position
from caracole.kernel import names as kernel
from caracole.kernel.emblems import EMBLEMS, HATCHINGS, PLATES, SIDES
from caracole.kernel.messages import LANGUAGES

GAME = caracole.game("glorreiche")
LAYOUTS = ("wide", "phone")
OPTIONS: tuple[dict[str, Any], ...] = (
    {"players": 2},
    {"players": 3, "gray_pickup": "optional", "self_block": "forbid", "setup": "even_random"},
    {"players": 4, "v1": True, "v2": True, "rollin_choice": "before", "rank": "cell_colour"},
    {"players": 2, "v1": True, "rank_timing": "turn_start", "bonus_is_level": False, "cap_counts_bonus": False},
)
At = Callable[..., Position]
both_sheets = pytest.mark.parametrize("layout", LAYOUTS)


@cache
def matches() -> tuple[Match, ...]:
    return tuple(random_match(seed, asked) for seed, asked in enumerate(OPTIONS, 1))


def random_match(seed: int, asked: dict[str, Any]) -> Match:
    match = Match.new(GAME, caracole.SeededLuck(seed), **asked)
    random = caracole.Random(seed)
    while not match.over:
        if match.settle() == 0:
            legal = match.state.legal()
            match.play(legal[random.below(len(legal))], by=match.state.actor)
    return match


def moments() -> Iterator[tuple[Match, int]]:
    """Some steps of each match: the roll-in, the march, the end."""
    for match in matches():
        yield from ((match, step) for step in (0, 1, 6, 13, *range(24, match.version, 37), match.version))


def drawn(picture: str) -> dict[str, ElementTree.Element]:
    """The elements with an id; the picture is XML and no id is there twice."""
    found: dict[str, ElementTree.Element] = {}
    for element in ElementTree.fromstring(picture).iter():
        name = element.get("id")
        if name is not None:
            assert name not in found, f"{name} is drawn twice"
            found[name] = element
    return found


def look(state: State, layout: str = "wide", **seen: Any) -> dict[str, ElementTree.Element]:
    seat = seen.pop("seat", max(state.actor, 0))
    return drawn(GAME.draw(state.view(seat), layout=layout, **seen))


def classes(element: ElementTree.Element) -> set[str]:
    return set((element.get("class") or "").split())


def place(element: ElementTree.Element) -> tuple[float, float]:
    found = re.fullmatch(r"translate\(([-.\d]+)[ ,]([-.\d]+)\)", element.get("transform") or "")
    assert found, element.attrib
    return float(found[1]), float(found[2])


def words(element: ElementTree.Element) -> str:
    return "".join(element.itertext())


# --- everything that is there is drawn ------------------------------------------------------------


@both_sheets
def test_every_moment_of_a_match_can_be_drawn(layout: str) -> None:
    for match, step in moments():
        picture = drawn(match.draw(0, layout=layout, step=step))
        state = match.states[step]
        assert isinstance(state, Position)
        assert {f"cell-{cell}" for cell in range(1, 85)} <= picture.keys()
        assert {f"slot-{slot}" for slot in range(1, 13)} <= picture.keys()
        assert sum(name.startswith("recruit-") for name in picture) == names.RECRUITS
        assert ("die" in picture) == (state.phase in ("rolling", "choosing"))


@both_sheets
def test_stones_and_chips_lie_where_the_options_say(layout: str) -> None:
    for match in matches():
        chips = match.options.chips
        picture = look(match.states[0], layout)
        stones = {name: element for name, element in picture.items() if name.startswith("stone-")}
        assert stones.keys() == {f"stone-{cell}" for cell in chips.black + chips.white}
        assert all("black" in classes(stones[f"stone-{cell}"]) for cell in chips.black)
        assert all(words(stones[f"stone-{cell}"]) == "×2" for cell in chips.white)
        for cell, value in chips.gray.items():
            x, y = place(picture[f"chip-{value}"])
            left, top, right, bottom = plan(layout).box(int(cell))
            assert left < x < right
            assert top < y < bottom


@both_sheets
def test_a_chip_taken_lies_with_its_owner(at: At, layout: str) -> None:
    picture = look(at("9:R1 11:Y1", chips="25=1 got Y3"), layout)
    assert "chip-2" not in picture
    assert picture["chip-3"] in list(picture["player-yellow"])
    assert picture["chip-1"] in list(picture["chips"])


@both_sheets
def test_a_chip_left_under_a_pile_shows_at_its_foot(at: At, layout: str) -> None:
    picture = look(at("24:R1 25:Y1", gray_pickup="optional"), layout)
    assert picture["chip-1"] in list(picture["covered"])
    assert words(picture["chip-1"]) == "1"
    assert place(picture["chip-1"])[1] > place(picture["recruit-yellow-1"])[1]


@both_sheets
def test_each_level_of_a_pile_stands_one_band_higher(at: At, layout: str) -> None:
    picture = look(at("12:Y1.R1 15:R2.R3.Y2", cap_counts_bonus=False), layout)
    bottom, second, top = (place(picture[f"recruit-{key}"]) for key in ("red-2", "red-3", "yellow-2"))
    assert bottom[0] == second[0] == top[0]
    assert bottom[1] - second[1] == second[1] - top[1] == 15
    stone, first = place(picture["stone-12"]), place(picture["recruit-yellow-1"])
    assert (stone[0], stone[1] - first[1]) == (first[0], 15)
    order = [element.get("id") for element in picture["pieces"]]
    assert order.index("recruit-red-2") < order.index("recruit-red-3") < order.index("recruit-yellow-2")


@both_sheets
def test_recruits_stand_on_their_own_cells_and_slots(layout: str) -> None:
    way = plan(layout)
    for match, step in moments():
        state = match.states[step]
        assert isinstance(state, Position)
        picture = look(state, layout)
        for recruit in range(names.RECRUITS):
            key = f"recruit-{GAME.traits.emblems[position.owner(state, recruit)]}-{position.number(state, recruit)}"
            x, y = place(picture[key])
            cell = state.cell[recruit]
            if cell == names.HOME:
                assert (x, y) == pytest.approx(way.slot_base(state.slot[recruit]))
            elif cell == names.YARD:
                assert way.wall[0] < x < way.wall[2]
            else:
                assert x == way.base(cell)[0]


@both_sheets
def test_the_way_is_folded_so_that_each_cell_touches_the_next(layout: str) -> None:
    way = plan(layout)
    assert sorted(way.at) == list(range(1, 85))
    assert sorted(way.slot_at) == list(range(1, 13))
    assert len(set(way.at.values())) == 84
    assert all(sum(map(abs, way.heading(cell))) == 1 for cell in range(1, 84))


# --- who may march, and how far -------------------------------------------------------------------


@both_sheets
def test_the_reach_shown_is_what_may_be_played(layout: str) -> None:
    for match, step in moments():
        state = match.states[step]
        assert isinstance(state, Position)
        shown = {}
        for recruit in [name for name in look(state, layout) if name.startswith("recruit-")]:
            for name, element in look(state, layout, focus=recruit).items():
                if name.startswith("reach-") and "supposed" not in classes(element):
                    shown[name.removeprefix("reach-")] = {int(cell) for cell in (element.get("data-to") or "").split()}
        assert shown == legal_ends(state)


def legal_ends(state: Position) -> dict[str, set[int]]:
    """Where each recruit may march, 85 for home, by the rules alone."""
    found: dict[str, set[int]] = {}
    for action in state.legal() if state.phase == "marching" else []:
        start, end = actions.ends(action)
        top = position.on_top(state, start)
        found.setdefault(f"{GAME.traits.emblems[position.owner(state, top)]}-{position.number(state, top)}", set()).add(
            end
        )
    return found


def test_every_cell_within_reach_is_open_or_barred(at: At) -> None:
    found = {reach.start: reach for reach in measure(at("22:R2 24:R1.Y1 30:Y2"))}
    assert found[22].cells == (23, 25)
    assert found[22].barred == (24,)
    assert (found[22].rank, found[22].level, found[22].base, found[22].most) == (3, 1, 1, 3)


def test_the_other_sides_reach_is_shown_as_if_it_were_their_turn(at: At) -> None:
    state = at("22:R2 24:R1.Y1 30:Y2")
    theirs = {reach.start: reach for reach in measure(state) if not reach.now}
    assert sorted(theirs) == [24, 30]
    assert theirs[24].cells == tuple(range(25, 37))
    assert "supposed" in classes(look(state, focus="recruit-yellow-1")["reach-yellow-1"])


@both_sheets
def test_the_sum_says_rank_height_base_and_reach(at: At, layout: str) -> None:
    state = at("20:R1 22:Y1 30:Y2 33:R2")
    english = look(state, layout, focus="recruit-red-1")
    assert words(english["sum-red-1"]).endswith("4 × 2 × 3 = 24" if layout == "wide" else "base 3 = 24")
    assert "rank 4 × height 2 × base 3 = 24" in words(english["recruits"])
    french = look(state, layout, language="fr", focus="recruit-red-1")
    assert "rang 4 × hauteur 2 × base 3 = 24" in words(french["recruits"])


@both_sheets
def test_the_dock_tells_of_each_recruit_of_the_side_to_march_how_far_it_goes_or_why_it_does_not(
    at: At, layout: str
) -> None:
    picture = look(at("20:R1.Y3 22:Y1 30:Y2 33:R2 84:R4", home="12R3"), layout)
    assert picture["dock-red-2"].get("data-for") == "recruit-red-2"
    assert words(picture["dock-red-2"]).startswith("2+")
    assert words(picture["dock-red-1"]) == "1covered"
    assert words(picture["dock-red-3"]) == "3home, XII"
    assert {"may"} <= classes(picture["dock-red-4"])
    assert "dock-yellow-1" not in picture


@both_sheets
def test_each_pile_tells_its_rank(at: At, layout: str) -> None:
    state = at("1:G1 3:Y1.Y2 5:R1 9:B1 14:Y3")
    told = [int(words(element)) for element in look(state, layout, focus="recruit-red-1")["ranks"]]
    assert told == [marching.rank(state, cell) for cell in (1, 3, 5, 9, 14)] == [5, 4, 3, 2, 1]


def test_home_within_reach_marks_the_slot_it_would_take(at: At) -> None:
    slots = "12Y1 11Y2 10Y3 9Y4 8R3 7R4 6R5 5R6"
    in_order = measure(at("60:Y5 61:Y6 83:R1 84:R2", home=slots))
    assert {reach.start: reach.slot for reach in in_order if reach.now} == {83: 4, 84: 4}
    sanctioned = measure(at("60:Y5 61:Y6 83:R1 84:R2", home=slots, v2=True))
    assert {reach.start: reach.slot for reach in sanctioned if reach.now} == {83: 1, 84: 1}


@both_sheets
def test_the_farthest_cell_carries_the_reach_unless_home_is_near(at: At, layout: str) -> None:
    state = at("20:R1 22:Y1 30:Y2 84:R2")
    assert "+24" in words(look(state, layout, focus="recruit-red-1")["sum-red-1"])
    assert "+" not in words(look(state, layout, focus="recruit-red-2")["sum-red-2"])


def test_recruits_that_may_march_are_the_same_for_all_and_the_picture_says_whether_they_are_mine(at: At) -> None:
    state = at("9:R1 11:Y1.R2 20:Y2")
    pictures = {seat: GAME.picture(state.view(seat)) for seat in (0, 1, kernel.SPECTATOR)}
    for picture in pictures.values():
        found = drawn(str(picture))
        marked = {name for name, element in found.items() if "may" in classes(element) and name.startswith("recruit-")}
        assert marked == {"recruit-red-1", "recruit-red-2"}
        assert classes(found["player-red"]) == {"player", "red", "turn"}
    assert [picture.mine for picture in pictures.values()] == [True, False, False]
    assert ".gm:not(.mine) #pills" in GAME.render.STYLE


@both_sheets
def test_the_recruit_in_focus_is_chosen_and_lets_clicks_through_to_its_targets(at: At, layout: str) -> None:
    state = at("9:R1 11:Y1 20:Y2")
    picture = look(state, layout, focus="recruit-red-1")
    assert [name for name, element in picture.items() if "chosen" in classes(element)] == [
        "recruit-red-1",
        "dock-red-1",
    ]
    assert "under" in classes(picture["recruit-yellow-1"])
    assert "under" not in classes(picture["recruit-yellow-2"])


def test_the_reach_of_a_recruit_is_drawn_only_while_it_is_pointed_at(at: At) -> None:
    state = at("9:R1 11:Y1 20:Y2")
    assert not any(name.startswith(("reach-", "sum-", "targets-")) for name in look(state))
    shown = {name for name in look(state, focus="recruit-red-1") if name.startswith(("reach-", "sum-", "targets-"))}
    assert shown == {"reach-red-1", "sum-red-1", "targets-red-1"}


# --- what happened, who leads ---------------------------------------------------------------------


@both_sheets
def test_the_last_march_is_traced_from_cell_to_cell(at: At, layout: str) -> None:
    before = at("9:R1 11:Y1.R2 20:Y2")
    after = before.clone()
    action = after.play("9-12")
    picture = look(after, layout, last=(action, before))
    start = plan(layout).centre(9)
    trace = next(element for element in picture["last-move"] if classes(element) == {"trace"})
    assert (trace.get("d") or "").startswith(f"M{start[0]:g} {start[1]:g}L")
    assert "last-move" not in look(after, layout)


@both_sheets
def test_a_recruit_that_came_home_is_ringed_in_its_slot(at: At, layout: str) -> None:
    before = at("9:R1 20:Y2 84:R2")
    after = before.clone()
    action = after.play("84-H")
    marks = [element.get("class") for element in look(after, layout, last=(action, before))["last-move"]]
    assert marks == ["trace-under", "trace", "trace-from", "trace-head", "order", "trace-from", "arrival rises red"]


@both_sheets
def test_the_die_shows_the_cell_thrown_and_the_recruit_it_brought_in(layout: str) -> None:
    before = GAME.new(players=2, first=0)
    after = before.clone()
    action = after.play("@4")
    picture = look(after, layout, last=(action, before))
    assert len(picture["die"].findall("{*}circle")) == 4
    assert len(picture["last-move"]) == 1


@both_sheets
def test_a_cell_thrown_is_marked_while_its_recruit_is_chosen(layout: str) -> None:
    state = GAME.new(players=2, first=0, v1=True)
    assert "thrown" not in look(state, layout)
    state.play("@4")
    picture = look(state, layout, seat=0)
    assert picture["thrown"].get("d") == plan(layout).outline(4)
    assert len(picture["die"].findall("{*}circle")) == 4
    assert "may" in classes(picture["recruit-red-6"])
    assert "may" not in classes(picture["recruit-yellow-1"])


@both_sheets
def test_scores_are_those_of_the_rules_and_winners_wear_laurels(layout: str) -> None:
    for match, step in moments():
        state = match.states[step]
        assert isinstance(state, Position)
        picture = look(state, layout)
        for player in range(state.terms.players):
            plaque = picture[f"player-{GAME.traits.emblems[player]}"]
            score = next(element for element in plaque if "score" in classes(element))
            assert words(score) == str(arriving.score(state, player))
            won = state.outcome is not None and player in state.outcome.winners
            assert any("laurel" in classes(element) for element in plaque) == won


# --- good manners ---------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_speaks_the_readers_language(at: At, language: str) -> None:
    picture = GAME.draw(at("9:R1 11:Y1").view(0), layout="phone", language=language)
    assert {"de": "Rot marschiert", "en": "Red marches", "fr": "Rouge marche", "nl": "Rood marcheert"}[
        language
    ] in picture


def test_words_are_escaped(at: At, monkeypatch: pytest.MonkeyPatch) -> None:
    said = GAME.messages.say

    def say(language: str, message: str, **args: Any) -> str:
        return f'<b id="x">&{said(language, message, **args)}'

    monkeypatch.setattr(GAME.messages, "say", say)
    forget_words()
    try:
        for layout in LAYOUTS:
            picture = look(at("9:R1 11:Y1"), layout)
            assert "x" not in picture
            assert (picture["recruit-red-1"].findtext("{*}title") or "").startswith('<b id="x">&')
    finally:
        forget_words()


def forget_words() -> None:
    """What was drawn with the words of before is drawn anew."""
    render.words.cache_clear()
    render.colours.cache_clear()


def test_looking_changes_nothing() -> None:
    for match, step in moments():
        state = match.states[step]
        view = state.view(0)
        before = (str(view.state), view.state.key, view.state.legal())
        for layout in LAYOUTS:
            assert GAME.draw(view, layout=layout) == GAME.draw(view, layout=layout)
        assert (str(view.state), view.state.key, view.state.legal()) == before


def test_a_reach_knows_its_ends() -> None:
    reach = Reach(0, 83, 1, 2, 1, 2, (84,), (), 12, True)
    assert reach.ends == (84, names.HOME)
    assert reach._replace(slot=0).ends == (84,)


def test_each_side_has_an_emblem_a_hatching_and_a_plate() -> None:
    for drawings in (EMBLEMS, HATCHINGS, PLATES):
        assert tuple(drawings) == SIDES
        assert len(set(drawings.values())) == len(SIDES)
