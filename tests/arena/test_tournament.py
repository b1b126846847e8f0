"""Tournaments: the same rows whoever plays them, and a file that can be gone on with."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import msgspec
import psutil
import pytest

import caracole
from caracole.arena import tournament
from caracole.arena.entrants import entrant, entrants
from caracole.arena.report import times
from caracole.arena.tournament import Plan, Row
from caracole.bots import Budget
from caracole.bots.levels import level
from caracole.bots.searcher import Searcher
from caracole.kernel.errors import BadOptions, BadRecord

PLAN = tournament.plan("glorreiche", "random,tambour", 3, {"players": 2}, None, mirror=False)


def timeless(rows: list[Row]) -> list[Row]:
    return [msgspec.structs.replace(row, seconds=()) for row in rows]


def test_a_budget_stands_after_the_at() -> None:
    assert entrant("old-guard@300").budget == Budget(playouts=300)
    assert entrant("old-guard@0.1s").budget == Budget(seconds=0.1)
    assert entrant("greedy").budget == Budget()


@pytest.mark.parametrize(
    "text",
    [
        "genius",
        "greedy@",
        "greedy@0",
        "greedy@-1s",
        "greedy@x",
        "greedy@1e30s",
        "greedy,greedy",
        "",
        "greedy:slip=0.5",
        "voltigeur:depth=3",
        "voltigeur:exploration",
        "voltigeur:exploration=high",
        "voltigeur:cores=2@300",
    ],
)
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


def test_a_bot_that_oversteps_its_time_loses_the_match() -> None:
    hasty = tournament.plan(
        "glorreiche", "random,voltigeur@0.000001s", 3, {"players": 3}, None, mirror=False, margin=1e-9
    )
    rows = list(tournament.run(hasty, 1))
    assert len(rows) == 6
    for row in rows:
        assert row.forfeit is not None
        assert row.seats[row.forfeit] == "voltigeur@0.000001s"
        assert row.reason == "time"
        assert [payoff for seat, payoff in enumerate(row.payoffs) if seat != row.forfeit] == [0.5, 0.5]
    assert "| voltigeur@0.000001s | 6 |" in times(rows)
    assert times(rows).endswith(" 6 |")


def test_bots_with_simulations_have_no_time_to_overstep() -> None:
    strict = tournament.plan("glorreiche", "voltigeur,voltigeur@4", 3, {"players": 2}, None, mirror=False, margin=1e-9)
    assert [row.forfeit for row in tournament.run(strict, 1)] == [None, None]


def test_a_level_with_both_limits_is_held_to_its_simulations() -> None:
    game = caracole.game("glorreiche")
    voltigeur = level(game, "voltigeur")
    assert voltigeur.seconds is not None
    assert entrant("voltigeur").limits(game) == Budget(playouts=voltigeur.playouts)
    assert entrant("old-guard").limits(game).playouts is None
    assert entrant("old-guard@5").limits(game) == Budget(playouts=5)
    assert entrant("greedy").limits(game) == entrant("tambour").limits(game) == Budget()


def test_two_tournaments_do_not_write_to_one_file(tmp_path: Path) -> None:
    file = tmp_path / "rows.jsonl"
    first = tournament.run(PLAN, 2, file)
    next(first)
    with pytest.raises(BadOptions, match="another tournament"):
        next(tournament.run(PLAN, 2, file))
    first.close()  # type: ignore[attr-defined]
    assert len(list(tournament.run(PLAN, 2, file))) == 4


def test_a_file_of_something_else_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_bytes(b"shopping\nbread")
    with pytest.raises(BadRecord):
        list(tournament.run(PLAN, 1, file))
    assert file.read_bytes() == b"shopping\nbread"


def test_a_file_cut_off_in_its_first_line_begins_anew(tmp_path: Path) -> None:
    file = tmp_path / "rows.jsonl"
    list(tournament.run(PLAN, 1, file))
    whole = file.read_bytes()
    file.write_bytes(whole[:20])
    assert timeless(list(tournament.run(PLAN, 1, file))) == timeless(tournament.read(file)[1])
    assert file.read_bytes().splitlines()[0] == whole.splitlines()[0]


def test_a_figure_of_the_level_stands_after_a_colon() -> None:
    changed = entrant("voltigeur@20:exploration=0.3:search=expectimax")
    assert changed.budget == Budget(playouts=20)
    assert changed.figures == {"exploration": 0.3, "search": "expectimax"}
    seat = changed.seated(caracole.game("glorreiche"), caracole.Random(1))
    assert isinstance(seat, Searcher)
    assert (seat.level.exploration, seat.level.search) == (0.3, "expectimax")


def test_a_killed_tournament_leaves_nobody_behind_and_is_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "rows.jsonl"
    words = ["tournament", "glorreiche", "--players", "2", "--bots", "random,tambour", "--seed", "3", "--jobs", "2"]
    command = [sys.executable, "-m", "caracole", *words, "--blocks", "1000000", "--out", str(file)]
    started = psutil.Popen(command, stdout=subprocess.DEVNULL)
    deadline = time.monotonic() + 300
    while not (file.exists() and file.read_bytes().count(b"\n") > 2):
        assert time.monotonic() < deadline
        time.sleep(0.02)
    workers = started.children(recursive=True)
    started.kill()
    started.wait()
    assert len(workers) >= 2
    assert not psutil.wait_procs(workers, timeout=300)[1]
    blocks = (file.read_bytes().count(b"\n") - 1) // 2 + 1
    assert timeless(list(tournament.run(PLAN, blocks, file))) == timeless(list(tournament.run(PLAN, blocks)))
