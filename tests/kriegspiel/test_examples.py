"""Worked examples X1 to X7 of whole situations, step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import caracole

if TYPE_CHECKING:
    from tests.kriegspiel.conftest import Drawn

Said = Any


def play(state: Any, *texts: str) -> None:
    for text in texts:
        state.apply(state.parse(text))


@pytest.mark.rule("T3", "T5", "T2")
def test_x1_half_turn_right_and_four_cells_north_east() -> None:
    state = caracole.game("kriegspiel").new(first=0)
    play(state, "d9r", "d9F", "d8F", "e7F", "e6F")
    assert "FS:f5NE5" in str(state)
    assert "f5F" not in map(state.say, state.legal())


@pytest.mark.rule("T3", "T5")
def test_x1_half_turn_left_goes_north_west() -> None:
    state = caracole.game("kriegspiel").new(first=0)
    play(state, "d9l", "d9F", "c8F", "c7F", "b6F")
    assert "FS:b5NW5" in str(state)


@pytest.mark.rule("T6", forbids=True)
def test_x1_the_neighbour_blocks_the_way_east() -> None:
    state = caracole.game("kriegspiel").new(first=0)
    play(state, "d9r", "d9R")
    assert "FS:d9E5" in str(state)
    assert "d9F" not in map(state.say, state.legal())


@pytest.mark.rule("F3", forbids=True)
def test_x1_nobody_can_shoot_in_the_first_turn() -> None:
    state = caracole.game("kriegspiel").new(first=0)
    play(state, "d9r", "d9F", "d8F", "e7F", "e6F", "/")
    assert state.actor == 1
    assert state.phase == "moving"


@pytest.mark.rule("F3", "F4")
def test_x2_soldiers_reach_two_cells_along_their_facing(drawn: Drawn, said: Said) -> None:
    assert "d6*c4" in said(drawn("FS:d6NW4 EC:c4S2", "F fire"))


@pytest.mark.rule("F3", forbids=True)
def test_x2_three_cells_are_for_cannons_only(drawn: Drawn, said: Said) -> None:
    assert said(drawn("FS:d6NW4 EC:c3S2", "F fire")) == ["."]
    assert said(drawn("FK:d6NW4 EC:c3S2", "F fire")) == [".", "d6*c3"]


@pytest.mark.rule("F4", "F9", forbids=True)
def test_x2_a_friend_on_the_line_blocks_a_wreck_does_not(drawn: Drawn, said: Said) -> None:
    assert said(drawn("FS:d6NW4 FS:d5N1 EC:c4S2", "F fire")) == ["."]
    assert said(drawn("FS:d6NW4 FK:d5# EC:c4S2", "F fire")) == [".", "d6*c4"]


@pytest.mark.rule("F2", forbids=True)
@pytest.mark.parametrize("facing", ["SE", "SW"])
def test_x2_no_shot_backward(drawn: Drawn, said: Said, facing: str) -> None:
    enemies = "EC:d7S2 EC:c7S2"
    assert said(drawn(f"FS:d6{facing}4 {enemies}", "F fire")) == ["."]


@pytest.mark.rule("T8", "T13")
def test_x3_three_gunners_turn_twice_and_a_fourth_lets_the_cannon_roll(drawn: Drawn, said: Said) -> None:
    state = drawn("FK:d6NE3 FS:c6E5 ES:a1S5")
    assert said(state, "d6") == ["d6L", "d6R"]
    play(state, "d6L")
    assert said(state, "d6") == ["d6L", "d6R"]
    play(state, "c6>d6:1")
    assert said(state, "d6") == ["d6F", "d6L", "d6R"]
    play(state, "d6R", "d6F")
    assert not any(text.startswith("d") for text in said(state))


@pytest.mark.rule("T8", "T2", forbids=True)
def test_x3_two_and_three_gunners_have_three_rotations_together(drawn: Drawn, said: Said) -> None:
    state = drawn("FK:d6NE3 FK:f6NE2 ES:a1S5")
    play(state, "d6L", "d6L")
    assert said(state, "d6") == []
    play(state, "f6L")
    assert said(state) == ["/"]


@pytest.mark.rule("T8", "F5")
def test_x3_one_gunner_cannot_turn_but_fires(drawn: Drawn, said: Said) -> None:
    state = drawn("FK:d6NW1 EC:c3S2")
    assert said(state) == ["/"]
    play(state, "/")
    assert said(state) == [".", "d6*c3"]


@pytest.mark.rule("F5", "T9")
def test_x3_a_cannon_manned_in_this_turn_fires_in_this_turn(drawn: Drawn, said: Said) -> None:
    state = drawn("FK:d6NW0 FS:c6E5 EC:c3S2")
    assert said(state, "d6") == []
    play(state, "c6>d6:1", "/")
    assert said(state) == [".", "d6*c3"]


X4 = [
    ("FS:d6NW2 ES:c4S5", "@5", "ES:c4S3"),
    ("FS:d6NW5 ES:c4S3", "@4", "ES:-"),
    ("FS:d6NW1 EC:c4S2", "@5", "EC:c4S1"),
    ("FC:d6NW2 EC:d5S2", "@4", "EC:d5S1"),
    ("FC:d6NW2 EC:d5S2", "@5", "EC:-"),
    ("FC:d6NW2 EC:d5S2", "@3", "EC:d5S2"),
    ("FK:d6NW1 ES:c4S3", "@5", "ES:-"),
    ("FK:d6NW1 EK:c4S4", "@4", "EK:c4S4"),
    ("FK:d6NW1 EK:c4S4", "@5", "EK:c4#"),
    ("FS:d6NW5 EK:c4S2", "@5", "EK:c4S0"),
    ("FC:d6NW1 EK:d5S3", "@5", "EK:d5S2"),
]


@pytest.mark.rule("F6", "F7", "F8", "T10", "K4")
@pytest.mark.parametrize(("drawing", "die", "left"), X4)
def test_x4_casualties(drawn: Drawn, plates: Any, drawing: str, die: str, left: str) -> None:
    state = drawn(f"{drawing} ES:h1S5", "F fire")
    shot = next(text for text in map(state.say, state.legal()) if "*" in text)
    play(state, shot, die)
    assert plates(state).split()[1] == left


@pytest.mark.rule("E1", "E2")
def test_x5_two_cannons_with_a_gunner_each_lose_to_a_single_cavalier(drawn: Drawn) -> None:
    state = drawn("FC:h9NE1 EK:c1SE1 EK:f1SW1")
    play(state, "/")
    assert state.outcome is not None
    assert state.outcome.result == {"scores": [1, 0], "winners": [0], "reason": "defeat"}


@pytest.mark.rule("E1", "E5", forbids=True)
def test_x5_an_enemy_on_the_line_of_fire_leaves_a_shot_or_a_pass(drawn: Drawn, said: Said) -> None:
    state = drawn("FC:d4NE1 EK:c1SE1 EK:f1SW1")
    play(state, "/")
    assert said(state) == ["/"]
    play(state, "/")
    assert said(state) == [".", "c1*d4", "f1*d4"]


@pytest.mark.rule("T9", "K2")
def test_x6_one_soldier_fits(drawn: Drawn, said: Said, plates: Any) -> None:
    state = drawn("FS:e7E2 FS:f7NW4 ES:a1S5")
    assert [text for text in said(state) if ">" in text] == ["e7>f7:1"]
    play(state, "e7>f7:1")
    assert plates(state) == "FS:e7E1 FS:f7NW5 ES:a1S5"


@pytest.mark.rule("T9", forbids=True)
def test_x6_cavalry_and_soldiers_never_mix(drawn: Drawn, said: Said) -> None:
    state = drawn("FS:e7E2 FC:f7W1 ES:a1S5")
    assert not any(">" in text for text in said(state))


@pytest.mark.rule("T6", forbids=True)
@pytest.mark.parametrize("other", ["ES:c6S5", "FS:c6N5", "EK:c6#"])
def test_x7_no_pushing(drawn: Drawn, said: Said, other: str) -> None:
    state = drawn(f"FC:c7NE2 {other} ES:h1S5")
    assert said(state, "c7") == ["c7L", "c7R"]
