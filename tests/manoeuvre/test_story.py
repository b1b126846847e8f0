"""The log tells a battle so that a person can follow it, cites the rules, and tells each seat only what it may know."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import caracole
from caracole.games.manoeuvre import events, names, phrases, pieces
from caracole.games.manoeuvre.state import ManoeuvreState
from caracole.kernel.events import Line, narrated
from caracole.kernel.gestures import offered
from caracole.kernel.messages import LANGUAGES, catalogue
from caracole.kernel.names import HIDDEN, SPECTATOR

GAME = caracole.game("manoeuvre")
At = Callable[..., ManoeuvreState]
Walk = Callable[..., Iterator[ManoeuvreState]]
COMBAT = "due endturn restore combat"


def lines(state: ManoeuvreState, *texts: str, seat: int = SPECTATOR, language: str = "en") -> list[Line]:
    """Play the steps and gather what the seat is told of them."""
    told: list[Line] = []
    for text in texts:
        action, before = state.parse(text), state.view(seat)
        seen = HIDDEN if GAME.view.seen(state, action, seat) is not None else action
        state.apply(action)
        told += narrated(before, seen, state.view(seat), language)
    return told


def story(state: ManoeuvreState, *texts: str, **seen: Any) -> list[str]:
    """The sentences, but for those that say whose turn it is."""
    return [line.text for line in lines(state, *texts, **seen) if line.kind != "turn-began"]


# --- combat ---------------------------------------------------------------------------------------


@pytest.mark.rule("C7")
def test_an_assault_with_support_is_told_with_every_part_of_both_totals(at: At) -> None:
    hands = "S hand IG.a L.NEY CU.a F2.a | N hand B4.a L.HILL DB.a"
    state = at(f"S IG=d3 CU=e4 | N B4=d4 | {hands} | {COMBAT}", "FR BR")
    steps = ("IG.a d3xd4", "B4.a", "L.HILL", ".", "L.NEY C", "+e4", "CU.a", ".", "@21", "R", "e4-d4", "@2")
    told = lines(state, *steps)
    assert [line.text for line in told] == [
        "The Imperial Guard assaults the 4th Regiment of Foot, from d3 to d4, with 2d8.",
        "Great Britain answers with 4th Regiment of Foot (B4.a): 5 more in defense.",
        "Great Britain answers with Rowland Hill: 1 more in defense.",
        "Michel Ney commands: one unit may join.",
        "The 1st Cuirassiers join the attack from e4: 7 more.",
        "France adds 1st Cuirassiers (CU.a): 2d10 more.",
        "The dice show 21: 8 Imperial Guard + 7 (1st Cuirassiers) + 21 dice = 36"
        " against 7 (4th Regiment of Foot) + 5 B4.a + 1 Rowland Hill = 13.",
        "At least twice 13: the attacker chooses a hit or a retreat.",
        "France chooses the retreat.",
        "The 4th Regiment of Foot retreats from d4 to d5.",
        "The 1st Cuirassiers advance from e4 to d4.",
        "The 1st Cuirassiers pursue: the die shows 2, 4 or less hits.",
        "The 4th Regiment of Foot is hit: strength 7 becomes 3.",
    ]
    assert [line.rules for line in told[:2]] == [("C2",), ("C4",)]
    assert told[-1].rules == ("C9",)
    assert [line.by for line in told[:3]] == [0, 1, 1]


@pytest.mark.rule("C7")
def test_the_same_totals_read_well_in_french_and_dutch(at: At) -> None:
    position = f"S IG=d3 | N B4=d4 | S hand IG.a | {COMBAT}"
    french = story(at(position, "FR BR"), "IG.a d3xd4", "@8", language="fr")
    assert french == [
        "La Garde impériale donne l’assaut contre le 4e régiment à pied, de d3 en d4, avec 2d8.",
        "Les dés font 8\u00a0: 8 Garde impériale + 8 dés = 16 contre 7 (4e régiment à pied) = 7.",
        "Au moins deux fois 7\u00a0: l’assaillant choisit la perte ou la retraite.",
    ]
    dutch = story(at(position, "FR BR"), "IG.a d3xd4", "@8", "H", language="nl")
    assert dutch[0] == "De Keizerlijke Garde bestormt het 4e regiment te voet, van d3 naar d4, met 2d8."
    assert dutch[-2:] == ["Frankrijk kiest het verlies.", "Het 4e regiment te voet lijdt verlies: sterkte 7 wordt 3."]


@pytest.mark.rule("C3")
def test_a_withdrawal_is_followed_by_the_silent_advance(at: At) -> None:
    state = at(f"S CU=d4 | N B52=d5 | S hand CU.a | N hand WD | {COMBAT}", "FR BR")
    assert story(state, "CU.a d4xd5", "WD", "@5")[1:] == [
        "Great Britain plays Withdraw: the 52nd Regiment of Foot does not await the assault.",
        "The 52nd Regiment of Foot withdraws from d5 to d6.",
        "The 1st Cuirassiers advance from d4 to d5.",
        "The 1st Cuirassiers pursue: the die shows 5, more than 4: no hit.",
    ]


@pytest.mark.rule("C12")
def test_a_leaders_pursuit_modifier_is_told(at: At) -> None:
    hands = "S hand CU.a L.MURAT F2.a | N hand DB.a"
    state = at(f"S CU=d3 | N B52=d4 B4=d5 | {hands} | {COMBAT}", "FR BR")
    told = story(state, "CU.a d3xd4", ".", "L.MURAT", ".", "@4", "R", "d4-c4", "@5")
    assert told[1] == "Joachim Murat leads the attack: 3 more."
    assert told[-4:] == [
        "The 52nd Regiment of Foot retreats from d4 to c4.",
        "The 1st Cuirassiers advance from d3 to d4.",
        "The 1st Cuirassiers pursue: the die shows 5 − 1, 4 or less hits.",
        "The 52nd Regiment of Foot is hit: strength 6 becomes 3.",
    ]


@pytest.mark.rule("C3")
def test_an_attempt_to_withdraw_succeeds_or_fails(at: At) -> None:
    state = at(f"S FG=d5 | N U1=d6 | S hand FG.a | N hand U1.a U1.b WD | {COMBAT}", "BR US")
    lines(state, "FG.a d5xd6")
    failed = state.clone()
    assert isinstance(failed, ManoeuvreState)
    assert story(state, "WD U1.a", "@2", ".") == [
        "The 1st Infantry Regiment tries to withdraw: 1 to 2 on a die.",
        "The die shows 2: the withdrawal succeeds.",
        "The 1st Infantry Regiment withdraws from d6 to d7.",
        "The attackers do not advance.",
    ]
    told = story(failed, "WD U1.a", "@3")
    assert told[-1] == "The die shows 3: the withdrawal fails, 1st Infantry Regiment (U1.a) still counts 5 in defense."


@pytest.mark.rule("C13")
def test_lone_hits_of_a_committed_attack_are_told_though_nobody_chose_them(at: At) -> None:
    out = "N S7=d4r WG=x S1=x S20=x CA=x"
    state = at(f"S J1=d3 | {out} | S hand J1.b COM | {COMBAT}", "OT SP")
    assert story(state, "J1.b d3xd4", "COM", "@20") == [
        "The 1st Janissaries assault the 7th Navarrese Regiment, from d3 to d4, with 2d6.",
        "The Ottoman Empire commits everything: 2d6 more, paid for with a hit.",
        "The dice show 20: 8 (1st Janissaries) + 20 dice = 28 against 4 (7th Navarrese Regiment) = 4.",
        "At least four times 4: the defender is eliminated.",
        "The 7th Navarrese Regiment is eliminated: Spain has lost 5 units.",
        "The 1st Janissaries advance from d3 to d4.",
        "The 1st Janissaries pay for the committed attack.",
        "The 1st Janissaries are hit: strength 8 becomes 5.",
        "The Ottoman Empire wins: five enemy units are out.",
    ]


@pytest.mark.rule("C8")
def test_a_failed_attack_costs_every_attacker_a_hit(at: At) -> None:
    hands = "S hand RG.a | N hand IG.a"
    state = at(f"S RG=c4 | N IG=d4 | {hands} | {COMBAT}", "RU FR")
    assert story(state, "RG.a c4xd4", "IG.a", "@4")[-3:] == [
        "The dice show 4: 8 Russian Guard + 4 dice + 2 hill = 14 against 8 Imperial Guard + 7 IG.a = 15.",
        "14 is less than 15: the attackers take a hit.",
        "The Russian Guard is hit: strength 8 becomes 6.",
    ]


@pytest.mark.rule("C8", "C10")
def test_a_unit_with_nowhere_to_go_is_cornered(at: At) -> None:
    around = "N S1=a8 S7=b8 | S J1=a7"
    state = at(f"{around} | S hand J1.b | {COMBAT}", "OT SP")
    told = story(state, "J1.b a7xa8", "@10", "R")
    assert told[-3:] == [
        "The 1st Line Regiment has nowhere to retreat.",
        "The 1st Line Regiment is eliminated: Spain has lost one unit.",
        "The 1st Janissaries advance from a7 to a8.",
    ]


@pytest.mark.rule("C14")
def test_a_skirmish_ends_without_result(at: At) -> None:
    hands = "S hand IG.a SKI L.NEY | N hand B4.a"
    state = at(f"S IG=d3 | N B4=d4 | {hands} | {COMBAT}", "FR BR")
    assert story(state, "IG.a d3xd4", "B4.a", "SKI", "d3-e4")[2:] == [
        "France breaks off with a Skirmish: no result, Imperial Guard (IG.a) returns to the hand.",
        "The Imperial Guard slips away from d3 to e4.",
    ]


@pytest.mark.rule("C15")
def test_fire_is_told_with_its_target_and_its_effect(at: At) -> None:
    state = at(f"S F2=c4 | N DB=c2 | S hand F2.d | {COMBAT}", "FR BR")
    assert story(state, "F2.d c4*c2", "@9")[:4] == [
        "The 2nd Regiment Légère bombards the Dutch-Belgians, from c4 to c2, with 1d10.",
        "The dice show 9: 9 dice + 2 hill = 11 against 5 Dutch-Belgians + 3 town = 8.",
        "The fire tells: 11 is more than 8.",
        "The Dutch-Belgians are hit: strength 5 becomes 3.",
    ]


@pytest.mark.rule("R2")
def test_a_redoubt_goes_with_its_unit(at: At) -> None:
    state = at("S FG=d2 B4=e1 | N IG=d8 | redoubts d2 | S hand WD | due endturn restore combat move")
    assert story(state, "d2-d3")[:2] == ["The 1st Foot Guards move from d2 to d3.", "The redoubt on d2 is gone."]


# --- cards and turns ------------------------------------------------------------------------------


@pytest.mark.rule("T1")
def test_the_log_says_whose_turn_begins(at: At) -> None:
    state = at("turn 3 S | S FG=d2 | N IG=d8 | S hand WD | due endturn restore combat")
    assert [line.text for line in lines(state, ".", ".")] == ["Turn 3: France is to play."]


@pytest.mark.rule("M3")
def test_guerrillas_name_the_card_they_cancel(at: At) -> None:
    state = at("S CU=d2 IG=c2 | N GG=d8 | S hand FM FM IG.a | N hand GUE | due endturn restore combat move", "FR PR")
    assert story(state, "d2-d4", "FM", "GUE") == [
        "The 1st Cuirassiers move from d2 to d4.",
        "France plays Forced March for the 1st Cuirassiers.",
        "Prussia plays Guerrillas: Forced March has no effect.",
    ]


@pytest.mark.rule("R1")
def test_a_restoration_by_card_and_by_leader(at: At) -> None:
    position = "S IG=d3r F2=e3r | N S1=d8 | S hand IG.a L.NEY RED | N hand GUE | due endturn restore"
    assert story(at(position, "FR SP"), "IG.a d3", ".") == [
        "France plays Imperial Guard (IG.a) to restore the Imperial Guard.",
        "The Imperial Guard is back at full strength 8.",
    ]
    told = story(at(position, "FR SP"), "L.NEY e3", "@6", "RED d3")
    assert told[:3] == [
        "Michel Ney rallies the 2nd Regiment Légère: 1 to 5 on a die.",
        "The die shows 6: the rally fails.",
        "The Imperial Guard digs a redoubt on d3.",
    ]


@pytest.mark.rule("T2")
def test_only_the_owner_is_told_which_card_is_discarded_or_drawn(at: At) -> None:
    position = (
        "S FG=d1 | N IG=d8 | S hand SUP FG.a WD FM COM | N hand IG.a | due endturn restore combat move draw discard"
    )
    steps = ("-FG.a", "-SUP", ".", "@DB.a")
    assert story(at(position), *steps, seat=0) == [
        "Great Britain discards 1st Foot Guards (FG.a).",
        "Great Britain discards Supply.",
        "The discard pile of Great Britain now shows Supply.",
        "Great Britain draws Dutch-Belgians (DB.a).",
    ]
    for seat in (1, SPECTATOR):
        assert story(at(position), *steps, seat=seat) == [
            "Great Britain discards a card unseen.",
            "Great Britain discards a card unseen.",
            "The discard pile of Great Britain now shows Supply.",
            "Great Britain draws a card.",
        ]


@pytest.mark.rule("T3")
def test_only_the_spys_owner_is_told_what_he_saw(at: At) -> None:
    position = "S FG=d1 | N IG=d8 | S hand SPY | N hand IG.a L.NEY | due endturn restore combat move"
    assert story(at(position), "SPY", seat=0) == [
        "Great Britain sends out a spy and sees: Imperial Guard (IG.a), Michel Ney."
    ]
    for seat in (1, SPECTATOR):
        assert story(at(position), "SPY", seat=seat) == ["Great Britain sends out a spy and looks at the other hand."]


@pytest.mark.rule("S1", "S2")
def test_the_draft_is_told() -> None:
    state = GAME.new(draft=True)
    assert isinstance(state, ManoeuvreState)
    steps = ("@4", "@4", "@3", "@9", "t21r1", "t18r0", "t6r2", "t24r3", "AU+SP", "SP", "W")
    assert story(state, *steps) == [
        "South rolls 4.",
        "North rolls 4 as well: both roll again.",
        "South rolls 3.",
        "North rolls 9.",
        "North goes first, 9 against 3.",
        "North lays tile 21 in the north-west, turned a quarter to the right.",
        "North lays tile 18 in the north-east, upright.",
        "North lays tile 6 in the south-west, turned upside down.",
        "North lays tile 24 in the south-east, turned a quarter to the left.",
        "South names the armies of this match: Austria and Spain.",
        "North takes Spain; Austria goes to the other side.",
        "Austria takes the western edge of the map.",
    ]


@pytest.mark.rule("V3")
def test_the_end_of_a_first_deck_is_told_to_everybody_but_not_which_cards_are_left(at: At) -> None:
    position = "S FG=d1 | N IG=d8 | S hand SUP FG.a | S old FG.a 1-2 | due endturn restore combat move draw discard"
    state = at(position, last_card="played")
    told = "The last card of the first deck of Great Britain has left the hand."
    assert story(state.clone(), "-FG.a", seat=1) == ["Great Britain discards a card unseen.", told]
    assert story(state.clone(), "-SUP", seat=1) == ["Great Britain discards a card unseen."]
    assert story(state.clone(), "-FG.a", seat=0)[-1] == told


@pytest.mark.rule("V3")
def test_a_first_deck_that_runs_out_is_told_by_what_it_means(at: At) -> None:
    for last_card, told in (
        ("drawn", "Great Britain has drawn the last card of the first deck."),
        ("played", "Great Britain has drawn the last card of the first deck; the cards now in hand have still to go."),
    ):
        state = at("S FG=d1 | N IG=d8 | due endturn restore combat move draw", last_card=last_card)
        state.deck_size = [1, 60]
        assert story(state, "@SUP", seat=SPECTATOR) == ["Great Britain draws a card.", told]


@pytest.mark.rule("V2")
def test_nightfall_is_told_with_its_count(walk: Walk) -> None:
    last = None
    for state in walk({"armies": ["BR", "FR"], "turn_cap": 2}, seed=1, steps=400):
        last = state
    assert last is not None
    assert last.over
    match = caracole.Match.new(GAME, caracole.SeededLuck(2), turn_cap=1)
    while not match.over:
        if match.settle() == 0:
            match.play(match.state.legal()[0], by=match.state.actor)
    told = [line.text for line in match.log(SPECTATOR)]
    assert re.fullmatch(
        r"The last turn is over: Great Britain holds \d+ squares beyond the line, France \d+\.", told[-2]
    )
    assert told[-1].endswith("wins on points.")
    assert GAME.narrate.prompt(match.view(0), "en").endswith("has won.")


# --- every step, every seat, every language --------------------------------------------------------

OPTIONS: tuple[dict[str, Any], ...] = (
    {"armies": ["US", "FR"], "us_attempts": "any"},
    {"armies": ["SP", "OT"], "edition": 2008},
    {"draft": True, "tournament": True},
)


@pytest.mark.parametrize("asked", OPTIONS)
def test_every_step_can_be_told_to_everybody(asked: dict[str, Any], walk: Walk) -> None:
    random = caracole.Random(8)
    for state in walk(asked, seed=9, steps=420):
        for seat in (SPECTATOR, 0, 1):
            view = state.view(seat)
            for language in LANGUAGES:
                assert sentence(GAME.narrate.prompt(view, language))
            options = view.legal() if view.mine else []
            for action in options[:: 1 + len(options) // 6]:
                assert all(GAME.narrate.label(view, action, language) for language in LANGUAGES)
        legal = state.legal() or state.odds().outcomes
        action = legal[random.below(len(legal))]
        tried = state.clone()
        assert isinstance(tried, ManoeuvreState)
        for language in LANGUAGES:
            assert all(sentence(text) for text in story(tried.clone(), tried.say(action), language=language))


def sentence(text: str) -> bool:
    """A capital or a figure first, a full stop last, nothing left of a message's own signs."""
    return (text[0].isupper() or text[0].isdigit()) and text.endswith(".") and not set(text) & set("{}$")


def test_what_a_seat_is_told_does_not_depend_on_what_it_cannot_know(walk: Walk) -> None:
    random = caracole.Random(4)
    for number, state in enumerate(walk({"armies": ["BR", "US"]}, seed=12, steps=300)):
        if number % 5:
            continue
        for seat in (SPECTATOR, 0, 1):
            view = state.view(seat)
            other = view.imagine(random).view(seat)
            assert GAME.narrate.prompt(view, "en") == GAME.narrate.prompt(other, "en")
            assert offered(view) == offered(other)
            assert GAME.draw(view) == GAME.draw(other)
            if view.mine:
                labels = [GAME.narrate.label(view, action, "en") for action in view.legal()]
                assert labels == [GAME.narrate.label(other, action, "en") for action in other.legal()]


def test_a_hidden_discard_is_told_alike_whatever_it_was(at: At) -> None:
    position = "S FG=d1 | N IG=d8 | S hand {} | N hand IG.a | due endturn restore combat move draw discard"
    told = [
        lines(at(position.format("SUP FG.a WD")), "-SUP", seat=1),
        lines(at(position.format("FM DB.a COM")), "-COM", seat=1),
    ]
    assert told[0] == told[1]


# --- the catalogue --------------------------------------------------------------------------------


def test_every_unit_leader_and_order_has_a_name_in_every_language() -> None:
    said = catalogue(phrases.FOLDER)
    for language in LANGUAGES:
        ids = said.ids(language)
        for army in pieces.armies():
            assert {f"army-{army.key}"} | {f"unit-{unit.key}" for unit in army.unit} <= ids
            assert {f"leader-{leader.code[2:]}" for leader in army.leader} <= ids
        assert {f"order-{code}" for code in names.HQ_CODES} | {f"effect-{code}" for code in names.HQ_CODES} <= ids


def test_plural_names_take_plural_verbs() -> None:
    assert phrases.phrases_in("en").number("unit-CU") == 2
    assert phrases.phrases_in("en").number("unit-IG") == 1
    assert phrases.phrases_in("fr").number("army-US") == 2
    assert phrases.phrases_in("fr").the("army-US") == "les États-Unis"


def test_every_phase_in_which_something_happens_has_its_telling() -> None:
    silent = {"turn", "restdo", "endturn", "addcard", "result", "retreat", "loss", "clean"}
    assert set(names.PHASES) - silent == set(events.PHASES)


# --- sides ----------------------------------------------------------------------------------------


def test_a_side_is_called_by_its_army(at: At) -> None:
    view = at(f"S IG=d3 | N B4=d4 | {COMBAT}", "FR BR").view(SPECTATOR)
    assert [GAME.narrate.side_name(view, side, "en") for side in (0, 1)] == ["France", "Great Britain"]
    assert GAME.narrate.side_name(view, 1, "nl") == "Groot-Brittannië"


def test_a_side_without_an_army_is_called_by_its_end_of_the_map() -> None:
    view = GAME.new(preset="draft").view(SPECTATOR)
    assert [GAME.narrate.side_name(view, side, "en") for side in (0, 1)] == ["South", "North"]
