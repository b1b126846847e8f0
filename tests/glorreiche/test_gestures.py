"""What one clicks to play."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest

import caracole
from caracole import Match
from caracole.games.glorreiche.position import Position
from caracole.kernel.gestures import offered

GAME = caracole.game("glorreiche")
At = Callable[..., Position]


def clicks(state: caracole.State) -> dict[str, tuple[str, ...]]:
    return {gesture.text: gesture.ids for gesture in offered(state.view(state.actor))}


def test_a_march_is_a_recruit_and_then_a_cell(at: At) -> None:
    assert clicks(at("9:R1 11:Y1.R2 20:Y2"))["11-13"] == ("recruit-red-2", "cell-13")


def test_a_march_home_is_a_recruit_and_then_the_barracks(at: At) -> None:
    assert clicks(at("20:Y1 84:R3"))["84-H"] == ("recruit-red-3", "barracks")


def test_a_chip_is_taken_without_a_question(at: At) -> None:
    assert clicks(at("24:R1 30:Y1"))["24-25"] == ("recruit-red-1", "cell-25")


@pytest.mark.rule("G1")
def test_where_a_chip_may_be_left_the_last_click_says_so(at: At) -> None:
    found = clicks(at("24:R1 30:Y1", gray_pickup="optional"))
    assert found["24-25"] == ("recruit-red-1", "cell-25", "do-take")
    assert found["24-25~"] == ("recruit-red-1", "cell-25", "do-leave")
    assert found["24-26"] == ("recruit-red-1", "cell-26")


def test_an_entry_is_one_click_on_a_recruit_in_the_yard() -> None:
    state = GAME.new(players=3, first=2, v2=True)
    state.play("@4")
    assert clicks(state) == {f"+{number}": (f"recruit-blue-{number}",) for number in range(1, 5)}


@pytest.mark.parametrize("asked", [{"players": 2}, {"players": 4, "gray_pickup": "optional", "v1": True}])
def test_no_gesture_begins_another_and_all_can_be_clicked(
    played: Callable[..., Match], asked: dict[str, object]
) -> None:
    match = played("glorreiche", 7, **asked)
    for step in (*range(0, 24, 5), *range(24, match.version, 41)):
        state = match.states[step]
        if state.actor < 0:
            continue
        found = sorted(clicks(state).values())
        assert len(found) == len(state.legal())
        assert all(other[: len(one)] != one for one, other in pairwise(found))
        for layout in GAME.traits.layouts:
            picture = match.draw(state.actor, layout=layout, step=step)
            ids = {part for ids in found for part in ids if not part.startswith("do-")}
            assert all(f'id="{part}"' in picture for part in ids)
