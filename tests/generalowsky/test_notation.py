"""Actions and positions as text."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import caracole
from caracole.kernel.errors import NotAnAction

Make = Callable[..., Any]
GAME = caracole.game("generalowsky")


def test_every_action_and_outcome_has_a_text_of_its_own() -> None:
    state = GAME.new()
    texts = [state.say(action) for action in range(GAME.traits.actions + GAME.traits.outcomes)]
    assert len(set(texts)) == len(texts) == 192
    assert [state.parse(text) for text in texts] == list(range(192))


@pytest.mark.parametrize(
    "text", ["", "B", "y", "g0", "g7", ">60", "+0", "+60", "+", ">-1", ">01", "@0", "@60", "@x", "@", "Y ", "@１"]
)
def test_what_is_no_action_is_said_to_be_none(text: str) -> None:
    with pytest.raises(NotAnAction):
        GAME.new().parse(text)


@pytest.mark.parametrize(
    "text",
    [
        "exile:D 5:A 7:BC | medals 6 14 0 2 | pot 3 | spins 41 O5 | turn A | declare A, spin A",
        "exile:D 5:A 7:BC | medals 6 14 0 2 | pot 3 | spins 41 | turn A | spin A=R",
        "exile:D 5:A 7:BC | medals 6 14 0 2 | pot 3 | spins 41 | turn A | target A",
        "exile:D 5:A 7:BC | medals 6 14 0 21 | pot 3 | spins 41 | turn A | over",
        "0:ABCD | medals 0 0 0 0 | pot 0 | spins 3000 Rblack | turn D | over",
    ],
)
def test_a_position_of_four_players_reads_back(text: str) -> None:
    assert str(GAME.load(GAME.resolve({"players": 4, "first": 0}), text)) == text


@pytest.mark.parametrize(
    ("declare", "due"),
    [
        ("each", "order"),
        ("each", "declare D, spin D, declare C, spin C"),
        ("each", "spin D=Y, declare C, spin C"),
        ("each", "target D, declare C, spin C"),
        ("each", "spin C=O"),
        ("both", "declare C, declare D, spin C, spin D"),
        ("both", "declare D, spin C=W, spin D"),
        ("both", "spin C=W, spin D=R"),
        ("both", "target C, spin D=R"),
        ("both", "spin D=R"),
    ],
)
def test_a_position_of_two_players_reads_back(declare: str, due: str) -> None:
    text = f"exile:D 2:AB 5:C | medals 0 0 0 0 | pot 3 | spins 41 | turn C | {due}"
    assert str(GAME.load(GAME.resolve({"players": 2, "two_gen_declare": declare}), text)) == text


def test_a_stride_that_is_due_reads_back_with_the_number_shown() -> None:
    options = GAME.resolve({"players": 4, "first": 0, "stride": "up_to"})
    text = "exile:D 5:A 7:BC | medals 0 0 0 0 | pot 3 | spins 41 W3 | turn A | stride A"
    state = GAME.load(options, text)
    assert str(state) == text
    assert state.key != GAME.load(options, text.replace("W3", "W4")).key
    for wrong in ("41 |", "41 WX |", "41 Y1 |", "41 Rred |"):
        with pytest.raises(ValueError, match="no number of spaces"):
            GAME.load(options, text.replace("41 W3 |", wrong))
    with pytest.raises(ValueError, match="never due"):
        GAME.load(GAME.resolve({"players": 4, "first": 0}), text)


GOOD = ("exile:CD 5:A 7:B", "medals 0 0 0 0", "pot 1", "spins 0", "turn A", "declare A, spin A")


@pytest.mark.parametrize(
    ("part", "text"),
    [
        (0, "exile:CD 5:A"),
        (0, "exile:CD 5:A 7:BA"),
        (0, "exile:CD 5:A 21:B"),
        (0, "exile:CD 5:A 5:B"),
        (0, "exile:CD 5:A 7:E"),
        (0, "exile:CD 5:A x:B"),
        (1, "medals 0 0 0"),
        (1, "medals 0 0 0 x"),
        (1, "medals 0 0 0 21"),
        (1, "medal 0 0 0 0"),
        (2, "pot"),
        (2, "pot -1"),
        (3, "spins 3000"),
        (3, "spins 1 Y3"),
        (3, "spins 1 Y1 W2"),
        (3, "spins 99999999999999"),
        (4, "turn E"),
        (4, "turn B"),
        (5, "spin A"),
        (5, "declare A, spin A=W"),
        (5, "declare A=W, spin A"),
        (5, "order"),
        (5, "wait"),
        (5, "over"),
        (5, "spin A=W, spin B=W"),
        (5, ""),
    ],
)
def test_a_position_that_cannot_be_is_refused(part: int, text: str) -> None:
    parts = list(GOOD)
    assert GAME.load(GAME.resolve({"players": 4}), " | ".join(parts))
    parts[part] = text
    with pytest.raises(ValueError, match=r"."):
        GAME.load(GAME.resolve({"players": 4}), " | ".join(parts))


def test_a_target_is_due_only_if_there_is_one(at: Make) -> None:
    with pytest.raises(ValueError, match="no target"):
        at("exile:BCD 5:A", "target A")


def test_a_person_may_write_a_band_in_small_letters() -> None:
    state = GAME.new(players=4)
    state.play("w")
    assert state.phase == "spinning"
