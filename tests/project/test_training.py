"""`python -m training`: matches are the same for a seed, go on after an end, and give a network the package reads."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from caracole.games.manoeuvre import names
from caracole.kernel import network

ROOT = Path(__file__).parents[2]


def run(*words: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "training", *words],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])},
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("data")
    run("manoeuvre", "play", "--data", str(folder), "--matches", "2", "--seed", "7")
    return folder


def test_a_row_is_a_whole_match(data: Path) -> None:
    rows = [json.loads(line) for line in (data / "manoeuvre-7.jsonl").read_text().splitlines()]
    assert len(rows) == 2
    for row in rows:
        assert sorted(row["payoffs"]) == [0.0, 1.0]
        assert len(row["steps"]) > 50
        assert len(row["minds"]) == 2


def test_what_was_cut_off_goes_on_as_if_it_had_not(data: Path, tmp_path: Path) -> None:
    whole = (data / "manoeuvre-7.jsonl").read_text()
    (tmp_path / "manoeuvre-7.jsonl").write_text(whole[:-40])
    told = run("manoeuvre", "play", "--data", str(tmp_path), "--matches", "2", "--seed", "7")
    assert (tmp_path / "manoeuvre-7.jsonl").read_text() == whole
    assert told.startswith("play manoeuvre: ")


def test_it_is_told_how_well_the_chances_that_ship_hold(data: Path) -> None:
    told = run("manoeuvre", "tell", "--data", str(data), "--seeds", "7").splitlines()
    assert told[0] == "2 matches"
    assert told[1].startswith("all: ")
    assert "by quarter: formula 0." in told[1]
    assert told[2].startswith("  said – won: 0.")
    assert told[-1].startswith("tell manoeuvre: ")


@pytest.mark.skipif(find_spec("torch") is None, reason="torch is an optional extra, for learning alone")
def test_what_is_learned_is_a_network_the_package_reads(data: Path, tmp_path: Path) -> None:
    file = tmp_path / "network.bin"
    told = run("manoeuvre", "learn", "--data", str(data), "--seeds", "7", "--out", str(file))
    assert "by quarter: formula" in told
    assert network.read(file, names.INPUTS) is not None
