"""Tournaments: the same rows whoever plays them, and a file that can be gone on with."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from caracole.arena import tournament
from caracole.arena.entrants import entrant, entrants
from caracole.arena.tournament import Plan, Row
from caracole.bots import Budget
from caracole.kernel.errors import BadOptions, BadRecord

PLAN = tournament.plan("glorreiche", "random,tambour", 3, {"players": 2}, None, mirror=False)


def timeless(rows: list[Row]) -> list[Row]:
    return [msgspec.structs.replace(row, seconds=()) for row in rows]


def test_a_budget_stands_after_the_at() -> None:
    assert entrant("old-guard@300").budget == Budget(playouts=300)
    assert entrant("old-guard@0.1s").budget == Budget(seconds=0.1)
    assert entrant("greedy").budget == Budget()


@pytest.mark.parametrize("text", ["genius", "greedy@", "greedy@0", "greedy@-1s", "greedy@x", "greedy,greedy", ""])
def test_odd_entrants_are_refused(text: str) -> None:
    with pytest.raises(BadOptions):
        entrants(text)


def test_a_block_rotates_the_seats() -> None:
    assert tournament.seatings(PLAN) == [("random", "tambour"), ("tambour", "random")]
    three = tournament.plan("glorreiche", "random,tambour,greedy", 3, {"players": 3}, None, mirror=True)
    found = tournament.seatings(three)
    assert len(found) == 3 + 3
    assert {seats.index("greedy") for seats in found[:3]} == {0, 1, 2}
    two_at_four = tournament.plan("glorreiche", "random,greedy", 3, {"players": 4}, None, mirror=False)
    assert len(tournament.seatings(two_at_four)) == 8


def test_rows_are_the_same_in_one_process_and_in_two() -> None:
    alone = list(tournament.run(PLAN, 2))
    together = list(tournament.run(PLAN, 2, jobs=2))
    assert timeless(alone) == timeless(together)
    assert [(row.block, row.place) for row in alone] == [(0, 0), (0, 1), (1, 0), (1, 1)]
    assert all(sum(row.payoffs) == 1 for row in alone)


def test_a_file_is_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "rows.jsonl"
    first = list(tournament.run(PLAN, 1, file))
    whole = file.read_bytes()
    with file.open("ab") as stream:
        stream.write(b'{"block":1,"pla')  # the power went out
    rows = list(tournament.run(PLAN, 2, file))
    assert rows[:2] == first
    assert file.read_bytes().startswith(whole)
    assert tournament.read(file) == (PLAN, rows)
    assert list(tournament.run(PLAN, 2, file)) == rows
    assert timeless(list(tournament.run(PLAN, 2))) == timeless(rows)


def test_another_tournament_is_not_mixed_in(tmp_path: Path) -> None:
    file = tmp_path / "rows.jsonl"
    list(tournament.run(PLAN, 1, file))
    other: Plan = msgspec.structs.replace(PLAN, seed=4)
    with pytest.raises(BadOptions, match="another tournament"):
        list(tournament.run(other, 1, file))
    file.write_bytes(b"nonsense\n")
    with pytest.raises(BadRecord, match="no file of a tournament"):
        list(tournament.run(PLAN, 1, file))


def test_one_bot_alone_is_no_tournament() -> None:
    with pytest.raises(BadOptions):
        tournament.plan("glorreiche", "greedy", 1, {}, None, mirror=False)
