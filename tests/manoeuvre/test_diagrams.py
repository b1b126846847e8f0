"""The sums that captions of the pictures of the rules tell are those of the rules."""

from __future__ import annotations

from typing import cast

import msgspec
import pytest

import caracole
from caracole.games.manoeuvre.phases.resolving import attack_without_dice, defense
from caracole.games.manoeuvre.state import ManoeuvreState
from caracole.kernel.diagrams import Diagram, Plate
from caracole.kernel.messages import LANGUAGES

GAME = caracole.game("manoeuvre")
PLATES = {diagram.id: Plate(GAME, diagram) for diagram in GAME.diagrams}


@pytest.mark.parametrize(
    ("id", "rest", "attack", "defense"),
    [
        ("far", ["AMB f4", "L.CHARLES", "@7"], "4 + 7 = 11", "5 + 2"),
        ("equal", ["@5"], "8 + 2 + 5 = 15", "8 + 7 = 15"),
        ("ambush", ["@25"], "7 + 6 + 25 = 38", "5 + 6 + 3 = 14"),
        ("failed", ["@9"], "8 + 9 + 2 = 19", "8 + 5 + 5 = 18"),
        ("committed", [], "38", "12"),
        ("dear", ["@20"], "25", "4"),
    ],
)
def test_a_caption_tells_the_sums_that_follow_from_its_position(
    id: str, rest: list[str], attack: str, defense: str
) -> None:
    assert sums(PLATES[id].diagram, rest) == (total(attack), total(defense))
    for language in LANGUAGES:
        caption = GAME.messages.say(language, PLATES[id].diagram.message)
        assert attack in caption
        assert defense in caption.replace(attack, "", 1)


def sums(diagram: Diagram, rest: list[str]) -> tuple[int, int]:
    """Attack with the dice, and defense, at the throw of the combat."""
    state = cast(ManoeuvreState, Plate(GAME, msgspec.structs.replace(diagram, play=())).state)
    for text in (*diagram.play, *rest):
        if state.phase == "dice":
            return attack_without_dice(state) + int(text[1:]), defense(state)
        state.apply(state.parse(text))
    raise AssertionError("no dice were thrown")


def total(sum_: str) -> int:
    """What a sum comes to, whether it says so or not."""
    return sum(map(int, sum_.partition(" = ")[0].split(" + ")))


def test_a_dear_victory_is_the_other_sides() -> None:
    state = PLATES["dear"].state.clone()
    state.apply(state.parse("@20"))
    assert state.outcome is not None
    assert state.outcome.winners == [1]


@pytest.mark.parametrize(("answer", "offered"), [(".", "d4-c4 d4-d3 d4-d5 d4-e4"), ("GUE", ".")])
def test_a_forced_march_goes_on_unless_guerrillas_answer(answer: str, offered: str) -> None:
    before = msgspec.structs.replace(PLATES["guerrillas"].diagram, play=("d2-d4", "FM", answer))
    state = Plate(GAME, before).state
    assert " ".join(sorted(map(state.say, state.legal()))) == offered
