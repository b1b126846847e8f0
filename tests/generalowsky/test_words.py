"""Events, sentences, prompts, labels and gestures."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import caracole
from caracole.kernel import refusals
from caracole.kernel.events import narrated
from caracole.kernel.gestures import offered
from caracole.kernel.match import Match
from caracole.kernel.messages import LANGUAGES

Make = Callable[..., Any]
GAME = caracole.game("generalowsky")


def told(state: Any, *texts: str, language: str = "en") -> list[str]:
    """The sentences of the last of these steps."""
    state = state.clone()
    for text in texts[:-1]:
        state.play(text)
    before = state.view(0)
    action = state.parse(texts[-1])
    state.apply(action)
    return [line.text for line in narrated(before, action, state.view(0), language)]


def test_a_commander_gives_orders(at: Make) -> None:
    assert told(at("exile:AD 2:BC", "declare B, spin B"), "W") == ["Blue orders Yellow to the white band."]
    assert told(at("exile:ABCD"), "R") == ["Red chooses the red band."]


def test_a_pile_passes_moscow_and_lands(at: Make) -> None:
    assert told(at("1:CD 18:AB", pot=4), "W", "@4") == [
        "Red spins 4 and carries one superior from space 18 to 1.",
        "Yellow now commands 2 generals more on space 1; medals added to the pot: 2.",
        "Yellow takes the 6 medals at Moscow and has 6.",
    ]


def test_the_arriver_keeps_what_landing_pays(at: Make) -> None:
    assert told(at("1:CD 18:AB", pot=4, landing_medal="arriver"), "W", "@4")[1:] == [
        "Yellow now commands 2 generals more on space 1; medals received: 2.",
        "Yellow takes the 4 medals at Moscow and has 6.",
    ]
    assert told(at("1:CD 20:A exile:B", pot=4, landing_medal="arriver", supply=4), "Y", "@2")[1:] == [
        "Red now commands 2 generals more on space 1; medals received: 0.",
    ]


@pytest.mark.parametrize(
    ("texts", "sentences"),
    [
        ("R @X", ["An X: Red goes to Siberia. The pot is 3."]),
        (
            "R @black",
            ["The black ball: Red goes to Siberia in disgrace. The pot is 3.", "Red loses a medal and keeps 10."],
        ),
        ("R @gen", ["Generalowski! Red may jump onto an opponent."]),
        (
            "R @gen >20",
            [
                "Red jumps to space 20.",
                "Red now commands one general more on space 20; medals added to the pot: 1.",
                "Red takes the 3 medals at Moscow and has 14.",
            ],
        ),
        (
            "R @red",
            [
                "The red ball: Red goes straight to Moscow.",
                "Red now commands one general more on space 20; medals added to the pot: 1.",
                "Red takes the 3 medals at Moscow and has 14.",
            ],
        ),
    ],
)
def test_the_red_band_in_words(at: Make, texts: str, sentences: list[str]) -> None:
    assert told(at("3:C 12:A 20:B exile:D", pot=2, medals="11 0 0 0"), *texts.split()) == sentences


def test_a_star_and_a_marshal(at: Make) -> None:
    star = told(at("19:A exile:BCD", pot=3, medals="9 0 0 0"), "Y", "@1")
    assert star[-1] == "Red exchanges eleven medals for the star."
    marshal = told(at("19:AB exile:CD", pot=3, medals="0 18 0 0"), "Y", "@1")
    assert marshal[-1] == "Yellow is named Marshal and wins with 21 medals."


def test_the_last_spin(at: Make) -> None:
    last = {"spins": 9, "max_spins": 10}
    assert told(at("exile:ABCD", medals="2 5 1 1", **last), "Y", "@1")[-1].startswith("After the last spin Yellow has")
    assert "Yellow, Blue share" in told(at("exile:ABCD", medals="2 5 5 1", **last), "Y", "@1")[-1]


def test_two_generals_of_a_colour_have_numbers(at: Make) -> None:
    start = at("exile:ABCD", "order", players=2)
    assert told(start, "g2") == ["Red lets Red 2 move first."]
    assert told(start, "g2", "Y", "@X") == ["An X: Red 2 stays in Siberia. The pot is 2."]


def test_the_prompt_says_who_decides_for_whom(at: Make) -> None:
    state = at("exile:AD 2:BC", "declare B, spin B")
    assert GAME.narrate.prompt(state.view(2), "en") == "You command: choose a band for Yellow, who carries Blue."
    assert GAME.narrate.prompt(state.view(1), "en") == "Blue commands and chooses a band for Yellow."
    assert GAME.narrate.prompt(state.view(-1), "fr") == "Bleu commande et choisit une bande pour Jaune."


def test_labels_and_gestures(at: Make) -> None:
    bands = offered(at("exile:ABCD").view(0))
    assert [gesture.ids for gesture in bands] == [(f"choose-{b}",) for b in ("yellow", "white", "orange", "red")]
    assert bands[3].label == "red band, exile 75 %"
    targets = offered(at("3:C 12:A 20:BD", "target A").view(0))
    assert [(g.text, g.ids, g.label) for g in targets] == [
        (">3", ("pile-3",), "onto Blue (space 3)"),
        (">20", ("pile-20",), "onto Green, Yellow (space 20)"),
    ]
    orders = offered(at("exile:ABCD", "order", players=2).view(0))
    assert [g.ids for g in orders] == [("chest-1",), ("chest-2",)]


def test_a_stride_in_words(at: Make) -> None:
    start = at("exile:D 7:AB 9:C", stride="up_to")
    assert told(start, "W", "@3") == ["Red spins 3 and may go as many spaces, or fewer."]
    assert told(start, "W", "@3", "+2") == [
        "Red goes 2 of the spaces allowed and carries one superior from space 7 to 9.",
        "Yellow now commands one general more on space 9; medals added to the pot: 1.",
    ]
    assert told(at("exile:ABCD", stride="up_to"), "Y", "@2", "+1") == ["Red leaves exile for space 0, with one step."]
    state = start.clone()
    for text in ("W", "@3"):
        state.apply(state.parse(text))
    assert GAME.narrate.prompt(state.view(1), "en") == "You command: choose how far Red goes with you, 1 to 3 spaces."
    assert GAME.narrate.prompt(state.view(0), "en") == "Yellow commands and chooses how far Red goes, 1 to 3 spaces."
    assert [(g.text, g.ids, g.label) for g in offered(state.view(1))] == [
        ("+1", ("space-8",), "one space, to space 8"),
        ("+2", ("pile-9",), "2 spaces, to space 9"),
        ("+3", ("space-10",), "3 spaces, to space 10"),
    ]
    refused = refusals.of_click(state.view(1), (), "space-12")
    assert refused is not None
    assert (refused.rule, "not 5" in refused.sentence) == ("T4", True)
    elsewhere = refusals.of_click(state.view(1), (), "choose-red")
    assert elsewhere is not None
    assert elsewhere.rule == "T4"


def test_medals_for_those_stood_upon_in_words(at: Make) -> None:
    covered = at("19:A 20:BC exile:D", pot=4, medals="17 20 10 0", landing_medal="covered")
    assert told(covered, "Y", "@1") == [
        "Red spins 1: from space 19 to 20.",
        "Red now commands 2 generals more on space 20; medals for the generals below: 2.",
        "Red takes the 4 medals at Moscow and has 21.",
        "Blue exchanges eleven medals for the star.",
        "Red is named Marshal with 21 medals and shares the victory.",
        "Yellow is named Marshal with 21 medals and shares the victory.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match_can_be_told(language: str) -> None:
    for players in (2, 5):
        match = Match.new(GAME, caracole.SeededLuck(players), players=players)
        while not match.over:
            if match.state.actor == caracole.CHANCE:
                match.roll()
            else:
                legal = match.state.legal()
                match.play(legal[match.version % len(legal)], by=match.state.actor)
        lines = match.log(0, language)
        assert len({line.step for line in lines}) == match.version
