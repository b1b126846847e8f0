"""The one door for many matches: the same results in the same order, whoever works."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

import caracole
from caracole.arena.workers import AHEAD, WorkersLost, several, spread


def squared(number: int) -> int:
    return number * number


def dying(number: int) -> int:
    if number == 3:
        os._exit(1)
    return number


def refusing(number: int) -> int:
    state = caracole.game("glorreiche").new(players=2, first=0)
    if number == 3:
        state.apply(3)
    if number == 5:
        caracole.game("glorreiche").new(players=number)
    return number


def test_results_come_in_order_from_one_process_and_from_two() -> None:
    expected = [number * number for number in range(50)]
    assert list(spread(squared, range(50))) == expected
    assert list(spread(squared, range(50), jobs=2)) == expected
    assert list(spread(squared, range(50), jobs=2, chunk=7)) == expected


def test_tasks_are_taken_as_there_is_room() -> None:
    taken = []

    def endless() -> Iterator[int]:
        number = 0
        while True:
            taken.append(number)
            yield number
            number += 1

    results = spread(squared, endless(), jobs=2)
    assert [next(results) for _ in range(3)] == [0, 1, 4]
    assert len(taken) <= 3 + AHEAD * 2


def test_a_process_that_was_ended_is_told_in_a_sentence() -> None:
    with pytest.raises(WorkersLost, match="ended from outside"):
        list(spread(dying, range(10), jobs=2))


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_error_of_the_rules_comes_through_with_its_cause(jobs: int) -> None:
    with pytest.raises(caracole.IllegalAction) as illegal:
        list(spread(refusing, range(5), jobs=jobs))
    assert illegal.value.rule
    assert illegal.value.position
    with pytest.raises(caracole.BadOptions, match="option players") as bad:
        list(spread(refusing, range(4, 8), jobs=jobs))
    assert bad.value.option == "players"


def test_a_worker_with_other_rules_is_refused() -> None:
    with pytest.raises(WorkersLost, match="other rules"):
        several(squared, [1], "caracole 0.0 (chess 1)")
