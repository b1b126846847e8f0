"""The agenda: phases with an argument on a stack, packed and unpacked by the kernel alone."""

from __future__ import annotations

import re

import pytest

import caracole
from caracole.games.generalowsky import names
from caracole.kernel.state import Due

GAME = caracole.game("generalowsky")


@pytest.fixture
def state() -> caracole.State:
    return GAME.new(players=2, first=1)


def test_what_waits_is_told_from_bottom_to_top_with_its_arguments(state: caracole.State) -> None:
    assert state.waiting() == [Due(names.ORDERING)]
    state.play("g4")
    second, first = [Due(phase, 2) for phase in (names.SPINNING, names.DECLARING)], Due(names.SPINNING, 3)
    assert state.waiting() == [*second, first, Due(names.DECLARING, 3)]
    assert state.waiting()[-1].argument == 3


def test_a_phase_answered_is_off_the_agenda(state: caracole.State) -> None:
    state.play("g4")
    before = state.waiting()
    state.play("Y")
    assert state.waiting() == before[:-1]
    assert state.phase == "spinning"


def test_an_agenda_read_from_text_is_the_same_and_so_is_its_digest(state: caracole.State) -> None:
    state.play("g4")
    twin = GAME.load(state.options, str(state))
    assert twin.waiting() == state.waiting()
    assert twin.key == state.key == 9582680570421081830


def test_a_copy_has_an_agenda_of_its_own(state: caracole.State) -> None:
    twin = state.clone()
    twin.play("g4")
    assert state.waiting() == [Due(names.ORDERING)]


def test_an_agenda_may_be_as_long_as_its_room_and_no_longer(state: caracole.State) -> None:
    full = [Due(number % 5, number) for number in range(64)]
    state.schedule(full, 0)
    assert state.waiting() == full
    with pytest.raises(ValueError, match=re.escape("65 phases wait; there is room for 64")):
        state.schedule([*full, Due(0)], 1)
    assert state.waiting() == full
    assert state.actor == 0
