"""The picture shows what the rules say of a position, in every layout, and nothing a seat may not know."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any
from xml.etree import ElementTree

import pytest

import caracole
from caracole.games.manoeuvre import board, combat_breakdown, names, odds, pieces, render
from caracole.games.manoeuvre.phases import resolving
from caracole.games.manoeuvre.picture import combat, ground, margin, symbols
from caracole.games.manoeuvre.picture.plan import plan
from caracole.games.manoeuvre.state import ManoeuvreState
from caracole.kernel.changes import changes
from caracole.kernel.gestures import offered
from caracole.kernel.messages import LANGUAGES
from caracole.kernel.names import SPECTATOR
from caracole.kernel.picture import Kept

GAME = caracole.game("manoeuvre")
LAYOUTS = ("wide", "low", "board", "phone")
At = Callable[..., ManoeuvreState]
Play = Callable[..., ManoeuvreState]
Walk = Callable[..., Iterator[ManoeuvreState]]
COMBAT = "due endturn restore combat"
MOVE = "due endturn restore combat move"
X4 = f"S IG=d3 CU=e4 | N B4=d4 | S hand IG.a L.NEY CU.a F2.a | N hand B4.a L.HILL DB.a | {COMBAT}"
every_layout = pytest.mark.parametrize("layout", LAYOUTS)


def look(state: caracole.State, layout: str = "wide", **seen: Any) -> dict[str, ElementTree.Element]:
    """The elements with an id; the picture is XML, has no inline style, and no id is there twice."""
    picture = GAME.draw(state.view(seen.pop("seat", max(state.actor, 0))), layout=layout, **seen)
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


def words(element: ElementTree.Element) -> list[str]:
    """What is written in an element, without what only a screen reader says."""
    return ["".join(part.itertext()) for part in element.iter() if part.tag.endswith("text")]


def place(element: ElementTree.Element) -> tuple[float, float]:
    found = re.fullmatch(r"translate\(([-.\d]+) ([-.\d]+)\)", element.get("transform") or "")
    assert found, element.attrib
    return float(found[1]), float(found[2])


def glowing(picture: dict[str, ElementTree.Element], prefix: str) -> set[str]:
    return {name for name, element in picture.items() if name.startswith(prefix) and "glow" in classes(element)}


def test_no_part_of_the_turn_is_due_or_done_while_units_are_set_up(at: At) -> None:
    parts = [f"turn-{part}" for part in margin.TURN]
    picture = look(at(f"S FG=d2 KD=c1 | N IG=d8 | S hand QL.a | {MOVE}"))
    assert [name for name in parts if any("now" in classes(each) for each in picture[name])] == ["turn-move"]
    picture = look(at("S FG=b2 | S hand QL.a | N hand IG.a | due turn place:1 place:0"))
    assert not any(classes(each) & {"now", "done"} for name in parts for each in picture[name])


# --- the map and the counters ---------------------------------------------------------------------


@every_layout
@pytest.mark.rule("B1")
def test_every_square_shows_its_terrain(at: At, layout: str) -> None:
    state = at(f"S FG=d2 | N IG=d8 | S hand WD | {MOVE}")
    picture = look(state, layout)
    for at_, name in enumerate(board.SQUARE_NAMES):
        letter = names.LETTERS[state.board[at_]]
        assert f"t-{'clear' if letter == '.' else letter}" in classes(picture[f"sq-{name}"])


@every_layout
@pytest.mark.rule("U1")
def test_counters_stand_on_their_squares_and_show_their_strength(at: At, layout: str) -> None:
    picture = look(at(f"S FG=d2 QL=b6r | N IG=h8 | S hand WD | {MOVE}"), layout)
    assert place(picture["unit-BR-FG"]) == (390, 690)
    assert place(picture["unit-BR-QL"]) == (190, 290)
    assert {"full", "inf", "south", "BR"} <= classes(picture["unit-BR-FG"])
    assert {"reduced", "cav"} <= classes(picture["unit-BR-QL"])
    assert {"north", "FR"} <= classes(picture["unit-FR-IG"])
    assert words(picture["unit-BR-FG"]) == ["FG", "8"]
    assert words(picture["unit-BR-QL"]) == ["QL", "3"]
    assert "unit-BR-DB" not in picture


def test_armies_of_one_colour_are_told_apart(at: At) -> None:
    picture = look(at(f"S IG=d2 | N U1=d8 | S hand WD | {MOVE}", "FR US"))
    assert "alt-grey" in classes(picture["unit-US-U1"])
    assert "alt-grey" not in classes(picture["unit-FR-IG"])


@pytest.mark.rule("C7")
def test_a_shield_tells_what_terrain_and_redoubt_are_worth(at: At) -> None:
    picture = look(at(f"S FG=a8 B4=c2 DB=d1 | N IG=h8 | redoubts a8 | S hand WD | {MOVE}"))
    assert "redoubt-a8" in picture
    assert words(picture["values"]) == ["+5", "+3"]


def test_signs_of_the_ground_are_always_the_same() -> None:
    for letter, count in ground.VARIANTS.items():
        drawn = [ground.symbol(ground.sign(letter, i)) for i in range(count)]
        assert len(set(drawn)) == count
        assert drawn == [ground.symbol(ground.sign(letter, i)) for i in range(count)]


def test_a_picture_carries_only_the_drawings_it_uses(at: At) -> None:
    picture = look(at(f"S FG=d2 | N IG=d8 | S hand WD | {MOVE}"), "board")
    assert {"flag-BR", "flag-FR", "ter-F1"} <= picture.keys()
    assert not {"flag-US", "ter-L1", "hq-COM"} & picture.keys()


def test_every_lent_drawing_is_well_formed() -> None:
    for name, drawing in symbols.lent().items():
        assert ElementTree.fromstring(drawing).get("id") == name


# --- what may be clicked --------------------------------------------------------------------------


@pytest.mark.rule("M1")
def test_units_that_may_move_glow_and_the_chosen_one_shows_where_to(at: At) -> None:
    state = at(f"S QL=d2 FG=c1 | N IG=d8 | S hand SUP | {MOVE}")
    picture = look(state)
    assert glowing(picture, "unit-") == {"unit-BR-QL", "unit-BR-FG"}
    assert glowing(picture, "sq-") == set()
    chosen = look(state, focus="unit-BR-FG")
    assert "chosen" in classes(chosen["unit-BR-FG"])
    assert glowing(chosen, "sq-") == {"sq-b1", "sq-c2", "sq-d1"}


@pytest.mark.rule("M1")
def test_the_reach_of_a_unit_is_hidden_until_it_is_pointed_at(at: At) -> None:
    state = at(f"S QL=d2 FG=c1 | N IG=d8 | S hand SUP | {MOVE}")
    shown = look(state, focus="unit-BR-QL")["reach-BR-QL"]
    assert "reach-BR-QL" not in look(state)
    squares = {name for part in shown for name in classes(part)}
    assert squares == {f"to-{square}" for square in ["b2", "c2", "c3", "d1", "d3", "d4", "e1", "e2", "e3", "f2"]}


@pytest.mark.rule("C16")
def test_lines_of_fire_are_open_or_blocked(at: At) -> None:
    state = at(f"S F2=c4 | N B4=a4 DB=c2 | S hand F2.d | {COMBAT}", "FR BR")
    parts = [class_ for part in look(state, focus="unit-FR-F2")["reach-FR-F2"] for class_ in classes(part)]
    assert parts.count("fire") == 1
    assert parts.count("blocked") == 1


def test_nobody_else_sees_a_glow(at: At) -> None:
    state = at(f"S QL=d2 FG=c1 | N IG=d8 | S hand SUP | N hand IG.a | {MOVE}")
    for seat in (1, SPECTATOR):
        assert not any({"glow", "playable"} & classes(element) for element in look(state, seat=seat).values())


@every_layout
@pytest.mark.parametrize("focus", ["tile-x", "tile-99", "unit-ZZ-Q", "card-", "sq-z9", "</style><b>", "do-done", ""])
def test_any_focus_can_be_asked_for_and_none_is_repeated(at: At, layout: str, focus: str) -> None:
    state = at(f"S QL=d2 FG=c1 | N IG=d8 | S hand SUP | {MOVE}")
    plain = GAME.draw(state.view(0), layout=layout)
    assert GAME.draw(state.view(0), layout=layout, focus=focus) == plain
    draft = GAME.new(draft=True)
    draft.play("@4")
    draft.play("@9")
    assert GAME.draw(draft.view(1), layout=layout, focus=focus) == GAME.draw(draft.view(1), layout=layout)


@every_layout
def test_the_last_move_leaves_a_trail(at: At, layout: str) -> None:
    state = at(f"S QL=d2 FG=c1 | N IG=d8 | S hand WD | {MOVE}")
    action = state.parse("d2-e3")
    before = state.clone()
    state.apply(action)
    assert "last-move" in look(state, layout, last=(action, before))
    assert "last-move" not in look(state, layout)


def test_units_that_have_just_changed_are_marked(at: At, play: Play) -> None:
    state = at(f"S RG=c4 | N IG=d4 | S hand RG.a | N hand IG.a | {COMBAT}", "RU FR")
    play(state, "RG.a c4xd4", "IG.a")
    before, action = state.clone(), state.parse("@4")
    state.apply(action)
    picture = look(state, last=(action, before), seat=SPECTATOR)
    assert "last" in classes(picture["unit-RU-RG"])
    assert "last" not in classes(picture["unit-FR-IG"])


# --- cards ----------------------------------------------------------------------------------------


def hand_of(picture: dict[str, ElementTree.Element]) -> dict[str, ElementTree.Element]:
    return {name: element for name, element in picture.items() if name.startswith("card-")}


@pytest.mark.parametrize("layout", ["wide", "phone"])
def test_the_hand_shows_values_and_what_each_card_can_do(at: At, layout: str) -> None:
    state = at(X4, "FR BR")
    cards = {tuple(words(element))[:1]: element for element in hand_of(look(state, layout)).values()}
    guard, ney = cards[("IG",)], next(card for card in cards.values() if "leader" in classes(card))
    assert "playable" in classes(guard)
    assert {"2d8", "7", "assault"} <= set(words(guard))
    assert "off" in classes(ney)
    assert {"Leader", "Michel Ney", "2", "4", "1–5"} <= set(words(ney))


@pytest.mark.parametrize("layout", ["wide", "low", "phone"])
def test_the_key_of_the_map_gives_way_once_the_armies_stand(at: At, layout: str) -> None:
    setting = GAME.new(first=0)
    assert isinstance(setting, ManoeuvreState)
    for text in (*["@SUP"] * 4, "@FG.a", *["@WD"] * 4, "@IG.a"):
        setting.apply(setting.parse(text))
    assert "key" in look(setting, layout)
    for state in (at(X4, "FR BR"), at(f"S FG=d2 | N IG=d8 | S hand WD FG.a | {MOVE}")):
        assert not any("key" in look(state, layout, seat=seat) for seat in (0, 1, SPECTATOR))
    assert look(at(X4, "FR BR"), layout)["sq-d4"][0].text == "d4, clear"
    assert look(at(X4, "FR BR"), layout)["sq-c4"][0].text == "c4, hill, defense +2, attack +2, blocks sight"


def test_cards_are_not_sunk_while_none_is_asked_for(at: At) -> None:
    picture = look(at(f"S FG=d2 | N IG=d8 | S hand WD FG.a | {MOVE}"))
    assert not any("off" in classes(card) for card in hand_of(picture).values())


@pytest.mark.parametrize("key", names.ARMIES)
def test_every_card_of_every_army_can_be_drawn(key: str) -> None:
    for code, copies in enumerate(pieces.army(key).copies()):
        if copies:
            assert margin.face(key, code).code == pieces.army(key).code(code)
    other = "FR" if key != "FR" else "BR"
    for language in LANGUAGES:
        state = GAME.new(armies=[key, other], tournament=True, first=0)
        picture = GAME.draw(state.view(0), language=language)
        assert picture.count('class="mini ') == sum(map(bool, pieces.army(key).copies()))


def test_a_hand_is_not_drawn_for_others(at: At) -> None:
    state = at(f"S FG=d2 | N IG=d8 | S hand WD FG.a | N hand IG.a L.NEY SUP | {MOVE}")
    assert len(hand_of(look(state, seat=0))) == 2
    assert len(hand_of(look(state, seat=1))) == 3
    watching = look(state, seat=SPECTATOR)
    assert not hand_of(watching)
    assert sum(name.startswith("back-1-") for name in watching) == 3


@pytest.mark.rule("T3")
def test_what_a_spy_has_seen_is_shown_to_his_owner_alone(at: At, play: Play) -> None:
    state = at(f"S FG=d1 | N IG=d8 | S hand SPY FG.a | N hand IG.a L.NEY | {MOVE}")
    play(state, "SPY")
    assert "IG.a, L.NEY" in " ".join(words(look(state, seat=0)["army-1"]))
    assert "L.NEY" not in " ".join(words(look(state, seat=1)["army-1"]) + words(look(state, seat=1)["army-0"]))
    assert "L.NEY" not in " ".join(words(look(state, seat=SPECTATOR)["army-1"]))


# --- combat ---------------------------------------------------------------------------------------


@pytest.mark.rule("C7")
def test_the_panel_adds_up_both_totals(at: At, play: Play) -> None:
    state = play(at(X4, "FR BR"), "IG.a d3xd4", "B4.a", "L.HILL", ".", "L.NEY C", "+e4", "CU.a", ".")
    picture = look(state, seat=0)
    assert (words(picture["attacker"])[-1], words(picture["defender"])[-1]) == ("19–51", "13")
    assert "rolled" not in picture
    assert "verdict" not in picture
    play(state, "@21")
    picture = look(state, seat=0)
    assert (words(picture["attacker"])[-1], words(picture["defender"])[-1]) == ("36", "13")
    *faces, thrown, score = words(picture["dice"])
    assert (sum(map(int, faces)), thrown, score) == (21, "= 21", "36 : 13")
    assert words(picture["verdict"]) == ["Attacker chooses", "it was 70.9% likely"]
    assert "+21" in words(picture["attacker"])
    assert all("data-after" in picture[name].attrib for name in ("verdict", "rolled"))  # once the dice lie
    assert words(picture["defender"])[-3:] == ["+0", "total", "13"]
    assert "now" in classes(picture["result-x2"])
    *faces, thrown = words(look(state, "phone", seat=0)["dice"])  # one by one on a phone, too
    assert (sum(map(int, faces)), thrown) == (21, "= 21")


@pytest.mark.rule("C8")
def test_the_odds_are_exact(at: At, play: Play) -> None:
    state = play(at(X4, "FR BR"), "IG.a d3xd4", "B4.a", "L.HILL", ".", "L.NEY C", "+e4", "CU.a", ".")
    picture = look(state, seat=0)
    shown = {name: words(picture[f"result-{name}"])[1:] for name in ("x1", "x2", "x3")}
    assert shown["x1"] == ["210 / 6400 · 3.3%"]
    assert shown["x2"] == ["4540 / 6400 · 70.9%"]
    assert shown["x3"] == ["1650 / 6400 · 25.8%"]
    assert not {"result-lt", "result-eq", "result-x4"} & picture.keys()
    told = "".join(picture["beyond"].itertext())
    assert "≤ 12 attackers hit" in told
    assert "out of reach" in told
    assert "of all throws of these dice" in " ".join(words(picture["combat"]))


def test_the_odds_are_those_of_the_rules_in_every_combat(walk: Walk) -> None:
    seen = 0
    for state in walk({"armies": ["RU", "FR"]}, seed=3, steps=500):
        combat = combat_breakdown.running(state)
        if combat is None or combat.total is not None or combat.stopped:
            continue
        seen += 1
        forecast = odds.of_combat(state)
        assert forecast is not None
        assert (combat_breakdown.attack_base(state), combat.against) == (forecast.attack, forecast.defense)
        if not combat.fire:
            weights = {zone.name: zone.weight for zone in combat.zones}
            shares = [weights.get(name, 0) / combat.out_of for name in combat_breakdown.ZONES]
            assert shares == [float(chance) for chance in forecast.rows]
            assert sum(part.value or 0 for part in combat.attack) == resolving.attack_without_dice(state)
        assert sum(part.value or 0 for part in combat.defense) == combat.against
    assert seen > 5


@pytest.mark.parametrize("layout", ["wide", "phone"])
@pytest.mark.rule("C14")
def test_a_combat_broken_off_shows_no_odds(at: At, play: Play, layout: str) -> None:
    state = at(f"S IG=d3 | N B4=d4 | S hand IG.a SKI L.NEY | N hand B4.a | {COMBAT}", "FR BR")
    picture = look(play(state, "IG.a d3xd4", "B4.a", "SKI"), layout)
    assert "combat" in picture
    assert "odds-curve" not in picture
    reached = ["b3", "c2", "c3", "c4", "d1", "d2", "e2", "e3", "e4", "f3"]
    assert glowing(picture, "sq-") == {f"sq-{square}" for square in reached}


@pytest.mark.rule("C15")
def test_fire_has_two_results(at: At, play: Play) -> None:
    state = at(f"S F2=c4 | N DB=c2 | S hand F2.d | {COMBAT}", "FR BR")
    picture = look(play(state, "F2.d c4*c2"), seat=0)
    assert {"result-lt", "result-x1"} <= picture.keys()
    assert "result-x2" not in picture
    assert (words(picture["attacker"])[-1], words(picture["defender"])[-1]) == ("3–12", "8")


def test_a_single_die_is_shown_with_its_pips(at: At) -> None:
    state = at("S IG=d3r | N S1=d8 | S hand L.NEY WD RED | due endturn restore", "FR SP")
    state.apply(state.parse("L.NEY d3"))
    before, action = state.clone(), state.parse("@5")
    state.apply(action)
    picture = GAME.draw(state.view(0), last=(action, before))
    assert picture.count('class="pip"') == 5


# --- nightfall, the draft, the end ----------------------------------------------------------------

X9 = "S B4=b6 FG=d5 B32=f4 DB=c2 | N IG=a8 F2=c6 F4=c5 F8=e5 F19=g3 | S hand WD | due endturn restore combat move"


@every_layout
@pytest.mark.rule("V2")
def test_the_nightfall_count_shows_who_holds_what(at: At, layout: str) -> None:
    picture = look(at(X9), layout, focus="nightfall")
    held = {name[4:]: classes(element) for name, element in picture.items() if name.startswith("ctl-")}
    assert {square for square, side in held.items() if "BR" in side} == {"a6", "b6", "b7", "d5"}
    assert {square for square, side in held.items() if "FR" in side} == {"c4", "g2", "g3", "h3"}
    assert {"con-d6", "con-b5", "con-f5", "con-g4", "con-f3"} <= picture.keys()
    assert "show-night" in GAME.draw(at(X9).view(0), layout=layout, focus="nightfall").partition("<title>")[0]
    assert "show-night" not in GAME.draw(at(X9).view(0), layout=layout).partition("<title>")[0]


@pytest.mark.parametrize("layout", ["wide", "phone"])
@pytest.mark.rule("S1")
def test_the_draft_can_be_seen_and_clicked(play: Play, layout: str) -> None:
    state = GAME.new(draft=True)
    assert isinstance(state, ManoeuvreState)
    play(state, "@4", "@9", "t21r1")
    picture = look(state, layout, focus="tile-7")
    assert len(glowing(picture, "tile-")) == 22
    assert "off" in classes(picture["tile-21"])
    assert "chosen" in classes(picture["tile-7"])
    assert "sq-a8" in picture
    assert "sq-e8" not in picture
    play(state, "t18r0", "t6r2", "t24r3")
    assert len(glowing(look(state, layout), "nation-")) == 7
    play(state, "AU+SP", "SP")
    assert glowing(look(state, layout), "edge-") == {"edge-N", "edge-E", "edge-S", "edge-W"}


@pytest.mark.parametrize("layout", ["wide", "phone"])
@pytest.mark.rule("S1")
def test_the_next_unit_to_place_stands_first_in_the_reserve(play: Play, layout: str) -> None:
    state = GAME.new(first=0)
    assert isinstance(state, ManoeuvreState)
    play(state, *["@SUP"] * 4, "@FG.a", *["@WD"] * 4, "@IG.a", "FG=b2")
    picture = look(state, layout)
    waiting = [element.get("id") for element in picture["reserve"]]
    assert waiting == [f"unit-BR-{key}" for key in ["B4", "B32", "B42", "B52", "DB", "KD", "QL"]]
    assert "chosen" in classes(picture["unit-BR-B4"])
    assert len(glowing(picture, "sq-")) == 15


@pytest.mark.parametrize("layout", ["wide", "phone"])
@pytest.mark.rule("V1")
def test_the_end_says_who_won_and_how(at: At, play: Play, layout: str) -> None:
    out = "N B4=d4r FG=x B32=x B42=x DB=x"
    state = at(f"S IG=d3 | {out} | S hand IG.a | {COMBAT}", "FR BR")
    play(state, "IG.a d3xd4", "@16")
    assert state.over
    assert words(look(state, layout)["result"]) == ["France wins", "five units out"]


# --- every moment ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "asked", [{"armies": ["US", "SP"]}, {"armies": ["OT", "AU"], "edition": 2008, "terrain": {"H": {"defense": -1}}}]
)
def test_every_moment_can_be_drawn_for_everybody(asked: dict[str, Any], walk: Walk) -> None:
    phases: set[str] = set()
    for number, state in enumerate(walk(asked, seed=7, steps=400)):
        if state.phase in phases and number % 40:
            continue
        phases.add(state.phase)
        for seat in (SPECTATOR, 0, 1):
            for layout in LAYOUTS:
                look(state, layout, seat=seat, language=LANGUAGES[number % 3])
    assert {"place", "move", "combat", "defend", "dice"} <= phases


@pytest.mark.rule("C15")
def test_the_chosen_card_shows_its_chances_over_each_target(at: At) -> None:
    state = at(f"S F2=c4 IG=f5 | N B4=d5 DB=c2 | redoubts d5 | S hand F2.d IG.b | {COMBAT}", "FR BR")
    first = {gesture.text: gesture.ids[0] for gesture in offered(state.view(0))}
    picture = look(state, focus=first["F2.d c4*c2"])
    hit = odds.forecast(state, state.parse("F2.d c4*c2")).hit
    assert words(picture["chance-c2"]) == [f"{float(hit):.0%} hit".replace("%", " %")]
    assert "the chance that your attack beats it, if nobody adds a card" in " ".join(words(picture["stage"]))
    assert "chance-d5" in picture
    assert "chances" not in look(state)
    assert glowing(picture, "unit-BR") == {"unit-BR-B4", "unit-BR-DB"}


@pytest.mark.parametrize("layout", ["wide", "low"])
def test_the_cards_of_a_combat_lie_on_either_side_of_its_sums(at: At, play: Play, layout: str) -> None:
    state = play(at(X4, "FR BR"), "IG.a d3xd4", "B4.a", "L.HILL")
    picture = look(state, layout)
    laid = {name: words(element)[0] for name, element in picture.items() if name.startswith("played-")}
    assert laid == {"played-attack-0": "IG", "played-defense-0": "B4", "played-defense-1": "Leader"}
    assert place(picture["played-defense-1"])[1] > place(picture["played-defense-0"])[1]


@pytest.mark.rule("V3")
def test_cards_of_the_first_deck_are_marked_for_their_owner_alone(at: At) -> None:
    text = f"S FG=d4 | N IG=d8 | S hand FG.a SUP SUP WD | S old FG.a SUP 1-3 | {COMBAT}"
    state = at(text, last_card="played")
    own, other = look(state, seat=0), look(state, seat=1)
    marked = {id_ for id_ in own if id_.startswith("card-") and own[id_].find(".//*[@class='old']") is not None}
    assert len(marked) == 2
    assert "first deck drawn, 2 of it in hand" in " ".join(words(own["army-0"]))
    assert "first deck exhausted" in " ".join(words(other["army-0"]))
    assert "of it in hand" not in " ".join(words(other["army-0"]))
    assert all(element.find(".//*[@class='old']") is None for element in other.values())


@pytest.mark.rule("V3")
@pytest.mark.parametrize(
    ("last_card", "told"), [("drawn", "first deck exhausted"), ("played", "first deck played out")]
)
def test_a_spent_first_deck_is_shown_to_all(at: At, last_card: str, told: str) -> None:
    state = at(f"S FG=d4 | N IG=d8 | S hand WD | exhausted S | {COMBAT}", last_card=last_card)
    for seat in (0, 1, SPECTATOR):
        assert told in " ".join(words(look(state, seat=seat)["army-0"]))


# --- places, sides, names ---------------------------------------------------------------------------


@every_layout
def test_the_map_can_be_seen_from_the_north(at: At, layout: str) -> None:
    state = at(f"S FG=d2 QL=b6r | N IG=h8 | redoubts d2 | S hand WD | {MOVE}")
    sheet = render.Sheet(state.view(1), plan(layout, turned=True), None, None, "en")
    drawn = str(render.drawn(sheet, Kept()))
    picture = {element.get("id"): element for element in ElementTree.fromstring(drawn).iter() if element.get("id")}
    assert place(picture["unit-BR-FG"]) == (490, 190)
    assert place(picture["unit-FR-IG"]) == (90, 790)
    assert place(picture["redoubt-d2"]) == (490, 190)
    assert picture.keys() >= {f"sq-{name}" for name in board.SQUARE_NAMES}
    names_seen = [text for text in words(picture["names" if layout == "phone" else "frame"]) if text.isalpha()]
    assert names_seen[0] == "h"


@pytest.mark.parametrize("layout", ["wide", "low", "phone"])
def test_the_other_side_is_as_many_backs_as_it_has_cards(at: At, layout: str) -> None:
    state = at(f"S FG=d2 | N IG=d8 | S hand WD FG.a | N hand IG.a L.NEY SUP | N pile ^WD | {MOVE}")
    picture = look(state, layout, seat=0)
    assert [name for name in picture if name.startswith("back-1-")] == ["back-1-0", "back-1-1", "back-1-2"]
    told = " ".join(words(picture["army-1"]))
    assert "France: 3 cards in hand" in told
    assert "discards 1, on top: Withdraw" in told


def test_a_counter_is_called_by_side_unit_place_and_state(at: At) -> None:
    picture = look(at(f"S FG=d2 QL=b6r | N IG=h8 | S hand WD | {MOVE}"))
    titles = [picture[name][0].text for name in ("unit-BR-FG", "unit-BR-QL")]
    assert titles[0] == "Great Britain, 1st Foot Guards, on d2: infantry, full strength 8 (reduced 4)"
    assert titles[1] == "Great Britain, 9th Queen’s Royal Lancers, on b6: cavalry, reduced to 3 (full 7)"


@pytest.mark.parametrize("layout", ["wide", "low"])
def test_places_beside_the_map_have_one_size_whatever_they_show(at: At, play: Play, layout: str) -> None:
    peace, fight = (
        at(X4, "FR BR"),
        play(at(X4, "FR BR"), "IG.a d3xd4", "B4.a", "L.HILL", ".", "L.NEY C", "+e4", "CU.a", "."),
    )
    sizes = [
        {part.name: part.box for part in GAME.picture(state.view(seat), layout=layout).parts}
        for state in (peace, fight)
        for seat in (0, 1)
    ]
    assert all(one == sizes[0] for one in sizes)
    assert sizes[0]["board"][2:] == (876, 876)
    assert sizes[0]["hand"][2] == (624 if layout == "wide" else 590)


@pytest.mark.parametrize(("layout", "named"), [("wide", 5), ("low", 1), ("phone", 1)])
def test_the_parts_of_the_turn_are_named_where_there_is_room_else_the_one_that_is_due(
    at: At, layout: str, named: int
) -> None:
    picture = look(at(f"S FG=d2 | N IG=d8 | S hand WD | {MOVE}"), layout)
    told = " ".join(words(picture["turn"]))
    assert sum(part in told for part in ("discard", "draw", "move", "combat", "restore")) == named
    assert "move" in told
    dots = [element for element in picture["turn"].iter() if "dot" in classes(element)]
    assert len(dots) == (0 if layout == "phone" else 5)


def test_dice_lie_one_by_one_as_their_sum_says() -> None:
    squares = [f"{file}{rank}" for file in "abcdefgh" for rank in range(1, 9)]
    seen = {square: combat.faces((8, 8, 6), 15, square) for square in squares}
    assert all(sum(faces) == 15 for faces in seen.values())
    assert all(1 <= face <= most for faces in seen.values() for face, most in zip(faces, (8, 8, 6), strict=True))
    assert len(set(seen.values())) > 10, "not always the same way to throw it"
    assert combat.faces((8, 8, 6), 15, "d4") == seen["d4"]
    assert combat.faces((6, 6), 12, "d4") == (6, 6)
    assert combat.faces((6, 6), None, "d4") == (0, 0)


@pytest.mark.parametrize("layout", ["wide", "low", "phone"])
def test_a_unit_that_is_set_up_is_sent_without_those_that_wait(layout: str) -> None:
    match = caracole.Match.new(GAME, caracole.SeededLuck(7))
    while match.state.phase != "place":
        if not match.settle():
            match.play(match.state.legal()[0], by=match.state.actor)
    kept, sent = Kept(), []
    before = match.picture(SPECTATOR, layout=layout, kept=kept).tree
    side = match.state.actor
    while match.state.phase == "place" and match.state.actor == side:
        match.play(match.state.legal()[0], by=side)
        after = match.picture(SPECTATOR, layout=layout, kept=kept).tree
        sent.append(sum(len(word) for change in changes(before, after) for word in change))
        before = after
    assert len(sent) > 5
    assert max(sent[:-1]) < 2500, "the last one brings the other army's"
