"""The network that judges positions: its sums, its file, and that two of them never meet in one room."""

from __future__ import annotations

import threading
from array import array
from pathlib import Path
from typing import Any

import pytest

from caracole.kernel import network
from caracole.kernel.network import Network


def made(inputs: int, inner: int, outer: int, seed: int = 1) -> Network:
    """A network of numbers that look like any others."""
    count = network.size(inputs, inner, outer) - 3
    numbers = [((place * 7919 + seed * 104729) % 2003 - 1001) / 1001 for place in range(count)]
    told: Any = memoryview(array("f", [inputs, inner, outer, *numbers]))
    return Network(told)


def by_hand(judge: Network, rows: list[tuple[int, float]]) -> float:
    """The same sums, layer by layer as the file lays them out."""
    told = list(judge.weights)[3:]
    inputs, inner, outer = judge.inputs, judge.inner, judge.outer
    first = [told[inputs * inner + unit] for unit in range(inner)]
    for row, share in rows:
        first = [total + share * told[row * inner + unit] for unit, total in enumerate(first)]
    start = (inputs + 1) * inner
    second = [told[start + inner * outer + unit] for unit in range(outer)]
    for place, total in enumerate(first):
        second = [sum_ + max(0.0, total) * told[start + place * outer + unit] for unit, sum_ in enumerate(second)]
    last = start + inner * outer + outer
    return told[last + outer] + sum(max(0.0, total) * told[last + unit] for unit, total in enumerate(second))


def asked(judge: Network, rows: list[tuple[int, float]]) -> float:
    judge.begin()
    for row, share in rows:
        judge.put(row, share)
    return judge.concluded()


ROWS = [(0, 1.0), (3, 0.5), (3, -0.25), (11, 2.0)]


@pytest.mark.parametrize(("inner", "outer"), [(1, 1), (5, 3), (64, 32)])
def test_layers_are_summed_as_the_file_lays_them_out(inner: int, outer: int) -> None:
    judge = made(12, inner, outer)
    assert asked(judge, ROWS) == pytest.approx(by_hand(judge, ROWS), rel=1e-4, abs=1e-4)


def test_a_new_position_begins_with_nothing() -> None:
    judge = made(12, 5, 3)
    empty = asked(judge, [])
    asked(judge, ROWS)
    assert asked(judge, []) == empty
    assert judge.told() == []


def test_rows_that_hold_are_told_for_learning() -> None:
    judge = made(12, 5, 3)
    asked(judge, ROWS)
    assert judge.told() == ROWS


def test_a_blank_network_gives_even_odds() -> None:
    assert asked(network.blank(12), ROWS) == 0


def test_twins_think_in_rooms_of_their_own() -> None:
    judge = made(12, 64, 32)
    twins = [judge.twin() for _ in range(4)]
    wrong: list[float] = []

    def think(twin: Network, place: int) -> None:
        rows = [(place, 1.0), (place + 4, 0.5)]
        expected = asked(twin, rows)
        wrong.extend(found for _ in range(500) if (found := asked(twin, rows)) != expected)

    threads = [threading.Thread(target=think, args=(twin, place)) for place, twin in enumerate(twins)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []


def test_a_file_is_read_again_as_it_was_written(tmp_path: Path) -> None:
    judge = made(12, 5, 3)
    file = tmp_path / "network.bin"
    file.write_bytes(array("f", judge.weights).tobytes())
    read = network.read(file, 12)
    assert read is not None
    assert asked(read.twin(), ROWS) == asked(judge, ROWS)


def test_a_file_for_other_inputs_is_as_good_as_none(tmp_path: Path) -> None:
    file = tmp_path / "network.bin"
    file.write_bytes(array("f", made(12, 5, 3).weights).tobytes())
    assert network.read(file, 13) is None
    assert network.read(tmp_path / "none.bin", 12) is None


@pytest.mark.parametrize("numbers", [[], [1.0, 1.0, 1.0], [1, 1, 1, 0.0], [1, 65, 1] + [0.0] * 200, [1, -1, 1, 0.0]])
def test_numbers_that_are_no_network_are_refused(numbers: list[float]) -> None:
    told: Any = memoryview(array("f", numbers))
    with pytest.raises(ValueError, match="no network"):
        Network(told)
