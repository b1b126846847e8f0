"""Notation, refusals, the log, gestures, and what machines see."""

from __future__ import annotations

import pickle
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import caracole
from caracole.games.kriegspiel import evaluate, features, text
from caracole.kernel import refusals
from caracole.kernel.events import narrated
from caracole.kernel.gestures import offered
from caracole.kernel.messages import LANGUAGES

if TYPE_CHECKING:
    from tests.kriegspiel.conftest import Drawn

GAME = caracole.game("kriegspiel")


def told(state: Any, *plays: str, language: str = "en") -> list[str]:
    """The sentences of the last of these plays."""
    lines: list[str] = []
    for play in plays:
        before, action = state.view(0), state.parse(play)
        state.apply(action)
        lines = [line.text for line in narrated(before, action, state.view(0), language)]
    return lines


# --- notation ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "play",
    ["d9l", "d9r", "d9L", "d9R", "d9F", "d9B", "d9>e9:2", "d9>d8:5", "d9*f9", "d9*g9", "/", ".", "@0", "@5"],
)
def test_texts_and_numbers_go_both_ways(drawn: Drawn, play: str) -> None:
    state = drawn("FS:d9E5 ES:a1S5")
    assert state.say(state.parse(play)) == play


@pytest.mark.parametrize(
    "play", ["", "d9", "d9x", "i9F", "d11F", "d9>f9:1", "d9*e8", "d9>e9:6", "d9>e9", "d9*h9", "@6", "//"]
)
def test_what_is_no_action(drawn: Drawn, play: str) -> None:
    with pytest.raises(caracole.NotAnAction):
        drawn("FS:d9E5 ES:a1S5").parse(play)


def test_numbers_without_a_meaning_on_this_board(drawn: Drawn) -> None:
    state = drawn("FS:d9E5 ES:a1S5")
    for action in (-1, 8 * 54, 28088, 10 * 26 * 54):
        with pytest.raises(ValueError, match=r"."):
            state.say(action)
        with pytest.raises(caracole.NotAnAction):
            state.apply(action)


@pytest.mark.parametrize(
    ("plates", "turn"),
    [
        ("FS:d9N5 FC:- EK:c1SW3+1 EK:f1#", "E move cannon=1 soldier=0 cavalry=2 transfers=3 quiet=7"),
        ("FS:d6NW4 EC:c4S2", "F fire fired=cannon,cavalry hit=1 quiet=0"),
        ("FS:d6NW4 EC:c4S2", "F fire fired=soldier shot=d6*c4 quiet=3"),
        ("FS:d6N4 EC:c4S2", "F orient quiet=0"),
        ("FS:d6NW4 EK:c4SW1", "E over defeat winner=F quiet=3"),
        ("FK:d6NW0 EK:c4SW0", "E over both-unable quiet=3"),
        ("-", "F over both-unable quiet=0"),
    ],
)
def test_positions_as_text(drawn: Drawn, plates: str, turn: str) -> None:
    state = drawn(plates, turn)
    assert str(state) == f"{plates} | {turn}"
    again = pickle.loads(pickle.dumps(state))
    assert again == state
    assert again.key == state.key
    assert again.legal() == state.legal()


@pytest.mark.parametrize(
    "position",
    [
        "FS:d9N5",
        "FS:d9N5 | F move",
        "FS:d9N5 EK:a1S5 | F move",
        "FS:d9N6 ES:a1S5 | F move",
        "FS:d9N0 ES:a1S5 | F move",
        "FC:d9N1 ES:a1S5 | F move",
        "FS:d9# ES:a1S5 | F move",
        "FS:z9N5 ES:a1S5 | F move",
        "FS:a1N5 ES:a1S5 | F move",
        "FS:d9NNE5 ES:a1S5 | F move",
        "FS:d9N5 ES:a1S5 | X move",
        "FS:d9N5 ES:a1S5 | F dance",
        "FS:d9N5 ES:a1S5 | F fire shot=d9*d5",
    ],
)
def test_positions_that_cannot_be(drawn: Drawn, position: str) -> None:
    state = drawn("FS:d9N5 ES:a1S5")
    with pytest.raises(ValueError, match=r"."):
        GAME.load(state.options, position)


def test_the_die_of_each_army_has_its_own_luck(drawn: Drawn) -> None:
    streams = []
    for army, plates in (("F", "FS:d6NW4 EC:c4S2"), ("E", "EC:d5SE2 FS:d6NW4")):
        state = drawn(plates, f"{army} fire")
        state.apply(state.legal()[0])
        streams.append(GAME.sequence.stream(state))
    assert streams == ["die.french", "die.english"]


# --- refusals ------------------------------------------------------------------------------------


def test_a_refusal_names_the_rule_and_says_why_in_three_languages(drawn: Drawn) -> None:
    state = drawn("FK:d6NE3 ES:a1S5")
    refusal = state.why_not("d6F")
    assert str(refusal) == "T8: With 3 gunners the cannon on d6 can only turn; rolling it takes four."
    for language, word in (("fr", "servants"), ("nl", "kanonniers")):
        found = refusals.why_not(state, state.parse("d6F"), language)
        assert found is not None
        assert word in found.sentence


def test_an_illegal_step_of_a_record_names_its_rule() -> None:
    match = caracole.Match.new(GAME, first=0)
    match.play(match.state.parse("d9r"), by=0)
    record = match.record()
    record.steps.append(caracole.Step(0, "d9>e9:1"))
    with pytest.raises(caracole.BadRecord, match=r"step 2.*T9"):
        caracole.Match.replay(record)


# --- the log -------------------------------------------------------------------------------------


def test_a_shot_is_told_with_its_die(drawn: Drawn) -> None:
    state = drawn("FS:d6NW4 EC:c4S2 EC:h1S2", "F fire")
    assert told(state, "d6*c4") == ["The French fire with the soldiers on d6 at the cavalry on c4."]
    assert told(state, "@5") == [
        "The die shows 5: 2 figures of the cavalry on c4 fall, 0 left.",
        "Nobody is left on c4; the plate is removed.",
    ]


def test_moves_and_transfers_are_told(drawn: Drawn) -> None:
    state = drawn("FS:d9N5 FS:c9E2 ES:a1S5")
    assert told(state, "d9l") == ["The French turn the soldiers on d9 half left, to face north-west."]
    assert told(state, "d9F") == ["The French advance the soldiers on d9 to c8."]
    assert told(state, "c8L", "c8L", "c8L") == ["The French turn the soldiers on c8 left, to face south-east."]
    assert told(state, "/") == ["The French end their turn; there is nothing to shoot at."]


def test_a_transfer_that_empties_a_plate_is_told(drawn: Drawn) -> None:
    state = drawn("FS:c9E2 FK:d9NE1 ES:a1S5")
    assert told(state, "c9>d9:2") == [
        "The French pass 2 figures from the soldiers on c9 to the cannon on d9, now 3.",
        "Nobody is left on c9; the plate is removed.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_end_is_told(drawn: Drawn, language: str) -> None:
    ends = [
        (drawn("FS:a6E4 EK:b6S0"), 3),
        (drawn("FK:a9NE1 EK:d2SE0", "E move"), 2),
        (drawn("FS:a9NE1 ES:h1SW1", "F move quiet=39"), 2),
        (drawn("FS:a9NE2 ES:h1SW1", "F move quiet=39", adjudicate="figures"), 2),
    ]
    for state, lines in ends:
        assert len(told(state, "/", language=language)) == lines


def test_the_three_languages_have_the_same_messages() -> None:
    ids = [GAME.messages.ids(language) for language in LANGUAGES]
    assert ids[0] == ids[1] == ids[2]


def test_the_prompt_counts_the_moves_left(drawn: Drawn) -> None:
    view = drawn("FS:d9NE5 ES:a1S5", "F move soldier=3").view(0)
    assert GAME.narrate.prompt(view, "en") == "You move. Moves left: cannons 3, soldiers 1, cavalry 5."


# --- gestures and pictures -----------------------------------------------------------------------


def test_gestures_begin_with_the_plate(drawn: Drawn) -> None:
    state = drawn("FS:d9E5 FS:e9N2 FC:a9NE1 ES:a8S5")
    found = {gesture.text: gesture.ids for gesture in offered(state.view(0))}
    assert found["d9L"] == ("plate-F-S1", "left-F-S1")
    assert found["e9r"] == ("plate-F-S2", "right-F-S2")
    assert found["d9>e9:2"] == ("plate-F-S1", "plate-F-S2", "do-give-2")
    assert found["/"] == ("do-end-move",)
    fire = drawn("FS:d6NW4 EC:c4S2", "F fire")
    found = {gesture.text: gesture.ids for gesture in offered(fire.view(0))}
    assert found == {"d6*c4": ("plate-F-S1", "plate-E-C1"), ".": ("do-end-fire",)}
    going = drawn("FC:d6NE1 ES:a1S5", reverse=True)
    found = {gesture.text: gesture.ids for gesture in offered(going.view(0))}
    assert found["d6F"] == ("plate-F-C1", "cell-e5")
    assert found["d6B"] == ("plate-F-C1", "cell-d7")


@pytest.mark.parametrize("layout", ["wide", "phone"])
@pytest.mark.parametrize("preset", ["default", "narrow", "wide", "flat"])
def test_every_board_is_drawn(preset: str, layout: str) -> None:
    state = GAME.new(preset=preset, first=0)
    picture = GAME.draw(state.view(0), layout=layout, focus="plate-F-S1")
    assert picture.count('class="plate') == 24
    assert 'id="on-F-S1"' in picture
    assert 'id="on-' not in GAME.draw(state.view(0), layout=layout)


def test_the_picture_shows_the_last_shot_and_its_die(drawn: Drawn) -> None:
    state = drawn("FS:d6NW4 EC:c4S2 EC:h1S2", "F fire")
    state.play("d6*c4")
    before = state.clone()
    die = state.play("@4")
    picture = GAME.draw(state.view(0), last=(die, before))
    assert 'id="last-shot"' in picture
    assert 'id="last-die"' in picture
    assert "1 falls" in picture
    assert "one still stands" in picture
    assert picture.count('class="falls"') == 1


def test_the_field_in_a_terminal() -> None:
    lines = text.board(GAME.new(first=0).view(0)).split("\n")
    assert lines[1] == " 1 c2v   c2v   k4v   .     .     k4v   c2v   c2v"
    assert lines[-1] == "French to move; left: cannon 3, soldier 4, cavalry 5; quiet turns 0"


# --- numbers for machines ------------------------------------------------------------------------


def test_features_have_their_shape_and_stay_small() -> None:
    state = GAME.new(first=0)
    array = GAME.observe(state.view(0))
    assert array.shape == features.SHAPE
    assert array.dtype == np.float32
    assert len(features.describe()) == features.SHAPE[0]
    assert -1 <= array.min() <= array.max() <= 1
    assert array[features.BOARD].sum() == 80
    assert array[features.OWN : features.OWN + 3].sum() == 12


def test_features_are_the_seats_own() -> None:
    state = GAME.new(first=0)
    french, english = GAME.observe(state.view(0)), GAME.observe(state.view(1))
    own, enemy = slice(features.OWN, features.OWN + 3), slice(features.ENEMY, features.ENEMY + 3)
    assert (french[own] == english[enemy]).all()


def test_the_worth_of_a_position_is_fair_and_follows_the_losses(drawn: Drawn) -> None:
    start: Any = GAME.new(first=0)
    assert evaluate.evaluate(start, 0) == pytest.approx(0.5)
    ahead = drawn("FS:d9NE5 FC:a9NE2 ES:a1SE2")
    assert evaluate.evaluate(ahead, 0) > 0.9
    assert evaluate.evaluate(ahead, 0) + evaluate.evaluate(ahead, 1) == pytest.approx(1)
    won = drawn("FS:d6NW4 EK:c4SW1", "E over defeat winner=F quiet=3")
    assert (evaluate.evaluate(won, 0), evaluate.evaluate(won, 1)) == (1, 0)


@pytest.mark.parametrize("preset", ["default", "flat"])
def test_distances_agree_with_the_geometry(preset: str) -> None:
    state: Any = GAME.new(preset=preset, first=0)
    size = state.options.board
    from caracole.games.kriegspiel import board

    hexes = board.field(size.cols, size.rows, size.orientation)
    cells = list(hexes.cells())[::7]
    for one in cells:
        for other in cells:
            found = evaluate.distance(state, board.number(one), board.number(other))
            assert found == hexes.distance(one, other)
