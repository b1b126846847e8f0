"""Simulation: repeatable to the byte, and nothing half-written."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import pytest

import caracole
from caracole.arena.simulate import Played, Series, derived, played
from caracole.cli.simulate import count, summary

if TYPE_CHECKING:
    from tests.cli.conftest import Run

WORDS = (
    "simulate",
    "glorreiche",
    "--matches",
    "20",
    "--seed",
    "11",
    "--players",
    "3",
    "--option",
    "v1=true",
    "--trace",
)
COMMAND = (sys.executable, "-m", "caracole")


def test_the_same_seed_gives_the_same_bytes_compiled_or_not_in_one_process_or_two(run: Run) -> None:
    assert run(*WORDS, "--out", "one.jsonl").code == 0
    pure = {**os.environ, "CARACOLE_PURE": "1"}
    done = subprocess.run(
        [*COMMAND, *WORDS, "--out", "pure.jsonl"], env=pure, capture_output=True, text=True, check=True
    )
    subprocess.run([*COMMAND, *WORDS, "--jobs", "2", "--out", "two.jsonl"], check=True)
    assert Path("one.jsonl").read_bytes() == Path("pure.jsonl").read_bytes() == Path("two.jsonl").read_bytes()
    assert done.stderr.count("plain Python") == 1
    assert done.stderr.count("\n") == 1


def test_a_match_depends_on_the_seed_and_its_number_alone(run: Run, matches: list[bytes]) -> None:
    few = run("simulate", "glorreiche", "--matches", "2", "--seed", "5", "--out", "-")
    assert few.out.encode().splitlines() == matches[:2]
    assert len(set(matches)) == 4
    other = run("simulate", "glorreiche", "--matches", "2", "--seed", "6", "--out", "-")
    assert not set(other.out.encode().splitlines()) & set(matches)


def test_a_bot_has_a_stream_of_its_own() -> None:
    assert len({derived(1, 0, part) for part in ("luck", "seat 0", "seat 1")}) == 3


def test_options_are_json_where_they_parse_and_text_otherwise(run: Run) -> None:
    line = run(
        "simulate", "glorreiche", "--preset", "nl", "--out", "-",
        "--option", "v2=true", "--option", "first=1", "--option", "gray_zone=7..78",
    ).out  # fmt: skip
    options = msgspec.json.decode(line)["options"]
    assert (options["v2"], options["first"], options["gray_zone"], options["setup"]) == (
        True,
        1,
        "7..78",
        "even_random",
    )


def test_a_trace_says_what_could_have_been_done(run: Run) -> None:
    steps = msgspec.json.decode(run("simulate", "glorreiche", "--trace", "--out", "-").out)["steps"]
    assert all(("odds" in step) == (step["by"] == -1) and ("legal" in step) == (step["by"] >= 0) for step in steps)


def test_one_bot_stands_for_all_seats_and_several_for_one_each() -> None:
    one = played(Series(game="glorreiche", matches=1, seed=3), 0)
    two = played(Series(game="glorreiche", matches=1, seed=3, bots=("random", "random")), 0)
    assert one.actions == two.actions


def test_a_file_that_is_there_is_replaced_whole(run: Run, matches: list[bytes]) -> None:
    assert run("simulate", "glorreiche", "--out", "four.jsonl").code == 0
    assert len(Path("four.jsonl").read_bytes().splitlines()) == 1
    assert os.listdir() == ["four.jsonl"]


def test_a_device_is_written_to_and_stays_a_device(run: Run) -> None:
    assert run("simulate", "glorreiche", "--out", os.devnull).code == 0
    assert not Path(os.devnull).is_file()


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (("nogame",), "nogame"),
        (("glorreiche", "--option", "colour=red"), "colour"),
        (("glorreiche", "--option", "luck=1"), "luck"),
        (("glorreiche", "--option", "first=5"), "first"),
        (("glorreiche", "--option", "rank=sideways"), "rank"),
        (("glorreiche", "--option", "v1=maybe"), "v1"),
        (("glorreiche", "--option", "chips={"), "chips"),
        (("glorreiche", "--option", "v1"), "v1"),
        (("glorreiche", "--option", "v1=true", "--option", "v1=false"), "v1"),
        (("glorreiche", "--preset", "de"), "de"),
        (("glorreiche", "--players", "7"), "players"),
        (("glorreiche", "--players", "2", "--option", "players=3"), "players"),
        (("glorreiche", "--bots", "genius"), "genius"),
        (("glorreiche", "--bots", "random,random,random"), "3"),
        (("glorreiche", "--out", "no/such/folder.jsonl"), "no/such/folder.jsonl"),
        (("glorreiche", "--out", "."), "folder"),
        (("glorreiche", "--out", ""), "file"),
        (("glorreiche", "--out", "x" * 300), "long"),
    ],
)
def test_what_cannot_be_played_or_written_is_refused_before_any_work(
    run: Run, words: tuple[str, ...], named: str
) -> None:
    target = () if "--out" in words else ("--out", "out.jsonl")
    refused = run("simulate", *words, "--matches", "1000000", *target)
    assert refused.code == 2
    assert refused.out == ""
    assert refused.err.startswith("caracole: ")
    assert refused.err.count("\n") == 1
    assert named in refused.err
    assert os.listdir() == []


@pytest.mark.parametrize("words", [("--matches", "many"), ("--matches", "0"), ("--seed", "x"), ("--jobs", "0"), ()])
def test_wrong_usage_writes_nothing(run: Run, words: tuple[str, ...]) -> None:
    out = ("--out", "out.jsonl") if words else ()
    assert run("simulate", "glorreiche", *words, *out).code == 2
    assert os.listdir() == []


@pytest.mark.parametrize(("number", "code", "jobs"), [(signal.SIGINT, 130, "1"), (signal.SIGTERM, 143, "2")])
def test_being_stopped_leaves_nothing_behind(tmp_path: Path, number: signal.Signals, code: int, jobs: str) -> None:
    words = ["simulate", "glorreiche", "--matches", "1000000", "--jobs", jobs, "--out", "out.jsonl"]
    started = subprocess.Popen([*COMMAND, *words], cwd=tmp_path, stderr=subprocess.PIPE)
    deadline = time.monotonic() + 60
    while not any(file.stat().st_size for file in tmp_path.iterdir()) and time.monotonic() < deadline:
        time.sleep(0.02)
    started.send_signal(number)
    try:
        _, said = started.communicate(timeout=60)
    finally:
        started.kill()
    assert started.returncode == code
    assert b"Traceback" not in said
    assert list(tmp_path.iterdir()) == []


def test_the_summary_counts_wins_by_seat() -> None:
    tally = Counter[str]()
    for winners in ((0,), (1,), (0, 1)):
        count(tally, Played(b"", 10, winners))
    assert summary(tally) == "3 matches, 10.0 steps on average; won by seat 0: 2, seat 1: 2"


def test_simulated_records_are_what_the_kernel_reads(matches: list[bytes]) -> None:
    for line in matches:
        assert caracole.Match.load(line).over
