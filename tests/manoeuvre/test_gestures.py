"""What one clicks to play: cards, counters, squares, and buttons where a card can do two things."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count, pairwise
from typing import Any

import pytest

import caracole
from caracole.games.manoeuvre import pieces
from caracole.games.manoeuvre.state import ManoeuvreState
from caracole.kernel.gestures import offered

GAME = caracole.game("manoeuvre")
At = Callable[..., ManoeuvreState]
Play = Callable[..., ManoeuvreState]
COMBAT = "due endturn restore combat"


def clicks(state: caracole.State) -> dict[str, tuple[str, ...]]:
    return {gesture.text: gesture.ids for gesture in offered(state.view(state.actor))}


def card(army: str, code: str, copy: int = 0) -> str:
    """The place of a card among the sixty of its army."""
    number = pieces.codes(army)[code]
    return f"card-{sum(pieces.army(army).copies()[:number]) + copy}"


@pytest.mark.rule("M1")
def test_a_move_is_a_counter_and_then_a_square(at: At) -> None:
    state = at("S QL=d2 FG=c1 | N IG=d8 | S hand SUP | due endturn restore combat move")
    assert clicks(state)["d2-f2"] == ("unit-BR-QL", "sq-f2")


@pytest.mark.rule("M2")
def test_the_extra_square_needs_only_the_square(at: At, play: Play) -> None:
    state = at("S QL=d2 FG=c1 | N IG=d8 | S hand SUP FM | due endturn restore combat move")
    play(state, "d2-d4")
    found = clicks(state)
    assert found["FM"] == (card("BR", "FM"),)
    assert found["."] == ("do-done",)
    play(state, "FM")
    assert clicks(state)["d4-e4"] == ("sq-e4",)


@pytest.mark.rule("C2")
def test_an_assault_is_a_card_and_the_counter_attacked(at: At) -> None:
    state = at(f"S IG=d3 CU=e4 | N B4=d4 | S hand IG.a L.NEY CU.a F2.a | {COMBAT}", "FR BR")
    found = clicks(state)
    assert found["IG.a d3xd4"] == (card("FR", "IG.a"), "unit-BR-B4")
    assert found["CU.a e4xd4"] == (card("FR", "CU.a"), "unit-BR-B4")


@pytest.mark.rule("C15")
def test_a_card_with_assault_and_volley_asks_which(at: At) -> None:
    found = clicks(at(f"S RG=c4 | N IG=d4 | S hand RG.a RG.b | {COMBAT}", "RU FR"))
    assert found["RG.a c4xd4"] == (card("RU", "RG.a"), "unit-FR-IG")
    assert found["RG.b c4xd4"] == (card("RU", "RG.b"), "unit-FR-IG", "do-assault")
    assert found["RG.b c4~d4"] == (card("RU", "RG.b"), "unit-FR-IG", "do-volley")


@pytest.mark.rule("C15")
def test_the_grand_battery_names_the_unit_that_fires(at: At) -> None:
    found = clicks(at(f"S F2=c4 IG=f5 | N B4=d5 B32=h5 | S hand L.NAPOLEON | {COMBAT}", "FR BR"))
    assert found["L.NAPOLEON c4*d5"] == (card("FR", "L.NAPOLEON"), "unit-FR-F2", "unit-BR-B4")
    assert found["L.NAPOLEON f5*h5"] == (card("FR", "L.NAPOLEON"), "unit-FR-IG", "unit-BR-B32")


@pytest.mark.rule("C3")
def test_a_card_that_may_withdraw_or_defend_asks_which(at: At, play: Play) -> None:
    state = at(f"S FG=d5 | N U1=d6 | S hand FG.a | N hand U1.a U1.b WD | {COMBAT}", "BR US")
    found = clicks(play(state, "FG.a d5xd6"))
    assert found["U1.a"] == (card("US", "U1.a"), "do-defend")
    assert found["WD U1.a"] == (card("US", "U1.a"), "do-withdraw")
    assert found["U1.b"] == (card("US", "U1.b"),)
    assert found["WD"] == (card("US", "WD"),)


@pytest.mark.rule("C6")
def test_a_leader_asks_whether_he_fights_or_commands(at: At, play: Play) -> None:
    state = at(f"S IG=d3 CU=e4 | N B4=d4 | S hand IG.a L.NEY CU.a | {COMBAT}", "FR BR")
    found = clicks(play(state, "IG.a d3xd4"))
    assert found["L.NEY"] == (card("FR", "L.NEY"), "do-combat")
    assert found["L.NEY C"] == (card("FR", "L.NEY"), "do-command")
    assert clicks(play(state, "L.NEY C"))["+e4"] == ("unit-FR-CU",)


def test_a_leader_who_can_only_fight_does_not_ask(at: At, play: Play) -> None:
    state = at(f"S IG=d3 | N B4=d4 | S hand IG.a L.NEY | {COMBAT}", "FR BR")
    assert clicks(play(state, "IG.a d3xd4"))["L.NEY"] == (card("FR", "L.NEY"),)


@pytest.mark.rule("C8")
def test_hit_and_retreat_are_buttons(at: At, play: Play) -> None:
    state = at(f"S IG=d3 | N B4=d4 | S hand IG.a | {COMBAT}", "FR BR")
    play(state, "IG.a d3xd4", "@8")
    assert clicks(state) == {"H": ("do-hit",), "R": ("do-retreat",)}


@pytest.mark.rule("C11")
def test_who_advances_is_one_counter(at: At, play: Play) -> None:
    state = at(f"S IG=d3 CU=e4 | N B4=d4 | S hand IG.a L.NEY CU.a | {COMBAT}", "FR BR")
    play(state, "IG.a d3xd4", "L.NEY C", "+e4", "CU.a", "@5", "R")
    assert clicks(state) == {"d3-d4": ("unit-FR-IG",), "e4-d4": ("unit-FR-CU",)}


@pytest.mark.rule("T3")
def test_a_spy_may_be_discarded_or_sent(at: At) -> None:
    found = clicks(at("S FG=d1 | N IG=d8 | S hand SPY FG.a | due endturn restore combat move drawn draw discard"))
    assert found["-SPY"] == (card("BR", "SPY"), "do-discard")
    assert found["SPY"] == (card("BR", "SPY"), "do-play")
    assert found["-FG.a"] == (card("BR", "FG.a"),)


@pytest.mark.rule("T2")
def test_copies_of_a_card_are_one_action_and_the_first_of_them_is_clicked(at: At) -> None:
    state = at("S FG=d1 | N IG=d8 | S hand SUP SUP SUP | due endturn restore combat move drawn draw discard")
    assert clicks(state)["-SUP"] == (card("BR", "SUP"),)
    assert clicks(state)["."] == ("do-done",)
    picture = GAME.draw(state.view(0))
    assert all(f'id="{card("BR", "SUP", copy)}"' in picture for copy in range(3))
    assert picture.count(f'data-for="{card("BR", "SUP")}"') == 2  # either of the others is clicked for the first
    assert picture.count("playable") >= 3


@pytest.mark.rule("R1")
def test_a_restoration_is_a_card_and_a_counter(at: At) -> None:
    found = clicks(at("S IG=d3r F2=e3r | N S1=d8 | S hand IG.a L.NEY RED | due endturn restore", "FR SP"))
    assert found["IG.a d3"] == (card("FR", "IG.a"), "unit-FR-IG")
    assert found["L.NEY e3"] == (card("FR", "L.NEY"), "unit-FR-F2")
    assert found["RED e3"] == (card("FR", "RED"), "unit-FR-F2")


@pytest.mark.rule("S1")
def test_the_draft_is_clicked_on_tiles_nations_and_edges(play: Play) -> None:
    state = GAME.new(draft=True)
    assert isinstance(state, ManoeuvreState)
    play(state, "@4", "@9")
    assert clicks(state)["t21r1"] == ("tile-21", "do-turn-1")
    play(state, "t21r1", "t18r0", "t6r2", "t24r3")
    assert clicks(state)["AU+SP"] == ("nation-AU", "nation-SP")
    play(state, "AU+SP")
    assert clicks(state) == {"AU": ("nation-AU",), "SP": ("nation-SP",)}
    play(state, "SP")
    assert clicks(state) == {edge: (f"edge-{edge}",) for edge in "NESW"}


@pytest.mark.rule("S1")
def test_starting_cards_and_places_are_single_clicks(play: Play) -> None:
    state = GAME.new(tournament=True, first=0)
    assert isinstance(state, ManoeuvreState)
    assert clicks(state)["+SUP"] == (card("BR", "SUP"),)
    assert clicks(play(state, "+SUP"))["+SUP"] == (card("BR", "SUP", 1),)
    play(state, *["+SUP"] * 3, "+FG.a", *["+SUP"] * 4, "+IG.a")
    assert clicks(state)["FG=a1"] == ("sq-a1",)


@pytest.mark.parametrize(
    "asked", [{"armies": ["US", "FR"]}, {"armies": ["RU", "PR"], "edition": 2008}, {"draft": True, "tournament": True}]
)
def test_no_gesture_begins_another_and_all_can_be_clicked(asked: dict[str, Any], walk: Callable[..., Any]) -> None:
    phases = set()
    for state in walk(asked, seed=5, steps=260):
        if state.actor < 0:
            continue
        view = state.view(state.actor)
        paths = sorted(gesture.ids for gesture in offered(view))
        assert len(paths) == len(state.legal())
        assert not any(two[: len(one)] == one for one, two in pairwise(paths))
        if state.phase not in phases:
            phases.add(state.phase)
            pictures = {layout: GAME.draw(view, layout=layout) for layout in ("wide", "low", "phone")}
            for id_ in {id_ for path in paths for id_ in path if not id_.startswith("do-")}:
                assert all(f'id="{id_}"' in picture for picture in pictures.values()), (state.phase, id_)
    assert {"place", "discard", "move", "combat"} <= phases


@pytest.mark.parametrize("drafted", [False, True])
def test_an_action_that_names_nothing_that_is_there_has_no_clicks(drafted: bool) -> None:
    """During the draft no army has a card yet; later no deck has all cards, and few squares have a unit."""
    state = GAME.new(draft=drafted, luck=caracole.SeededLuck(1))
    for step in count():  # equal throws of the draft are thrown again
        if state.actor >= 0:
            break
        outcomes = state.odds().outcomes
        state.apply(outcomes[step % len(outcomes)])
    view = state.view(state.actor)
    found = {action: GAME.gestures.gesture(view, action) for action in range(0, GAME.traits.actions, 5)}
    assert [action for action, ids in found.items() if not ids]
    assert all(all(ids) for ids in found.values())
