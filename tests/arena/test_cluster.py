"""A real cluster on this machine: two workers, one of which is killed in the middle."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import dask
import msgspec
import pytest
from distributed import LocalCluster

from caracole.arena import tournament
from caracole.arena.tournament import Row

if TYPE_CHECKING:
    from tests.cli.conftest import Run

PLAN = tournament.plan("generalowsky", "random,tambour,voltigeur@9", 3, {"players": 2}, None, mirror=False)
BLOCKS = 8


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    patient = {"distributed.comm.timeouts.connect": "300s", "distributed.comm.timeouts.tcp": "300s"}
    with (
        dask.config.set(patient),
        LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None) as made,
    ):
        yield made


def timeless(rows: list[Row]) -> list[Row]:
    return [msgspec.structs.replace(row, seconds=()) for row in rows]


def busiest(cluster: Any) -> int:
    """The process of the worker that has most in hand: matches it plays, and rows nobody has fetched yet."""
    known = cluster.scheduler.workers
    in_hand: dict[int, int] = {
        nanny.pid: len(known[nanny.worker_address].processing) + len(known[nanny.worker_address].has_what)
        for nanny in cluster.workers.values()
    }
    return max(in_hand, key=lambda pid: in_hand[pid])


def test_a_killed_worker_changes_no_row(cluster: Any, tmp_path: Path) -> None:
    file = tmp_path / "rows.jsonl"
    coming = tournament.run(PLAN, BLOCKS, file, cluster=cluster.scheduler_address)
    rows = [next(coming)]
    os.kill(busiest(cluster), signal.SIGKILL)
    rows += coming
    assert timeless(rows) == timeless(list(tournament.run(PLAN, BLOCKS)))
    assert tournament.read(file) == (PLAN, rows)


@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "generalowsky", "--players", "2", "--matches", "40", "--out", "-"),
        ("analyse", "generalowsky", "--players", "2", "--matches", "40", "--bot", "random"),
        ("match", "greedy", "random", "--game", "generalowsky", "--players", "2", "--blocks", "4"),
    ],
    ids=lambda words: words[0],
)
def test_every_command_of_many_matches_says_the_same_on_a_cluster(
    cluster: Any, run: Run, words: tuple[str, ...]
) -> None:
    shared = run(*words, "--cluster", cluster.scheduler_address)
    assert shared.code == 0
    assert shared.out == run(*words).out


def test_a_dataset_has_the_same_bytes_on_a_cluster(cluster: Any, run: Run) -> None:
    words = ("dataset", "generalowsky", "--players", "2", "--matches", "9", "--seed", "4", "--out")
    assert run(*words, "shared.parquet", "--cluster", cluster.scheduler_address).code == 0
    assert run(*words, "alone.parquet").code == 0
    assert Path("shared.parquet").read_bytes() == Path("alone.parquet").read_bytes()


def test_reviews_have_the_same_bytes_on_a_cluster(cluster: Any, run: Run) -> None:
    short = ("--players", "2", "--option", "max_spins=20")
    made = run("simulate", "generalowsky", *short, "--matches", "2", "--seed", "4", "--out", "matches.jsonl")
    assert made.code == 0
    words = ("review", "matches.jsonl", "--json")
    shared = run(*words, "--cluster", cluster.scheduler_address)
    assert shared.code == 0
    assert len(shared.out.splitlines()) == 2
    assert shared.out == run(*words).out


@pytest.mark.parametrize("address", ["nonsense", "tcp://127.0.0.1:1", "http://127.0.0.1:80"])
def test_an_address_without_a_scheduler_is_refused(run: Run, address: str) -> None:
    refused = run("simulate", "generalowsky", "--out", "rows.jsonl", "--cluster", address)
    assert refused.code == 2
    assert f"no Dask scheduler answers at {address!r}" in refused.err
    assert not Path("rows.jsonl").exists()
