"""Checking records: what is wrong, where, by which rule."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

import caracole
from caracole.cli.records import saved

if TYPE_CHECKING:
    from tests.cli.conftest import Ran, Run


def checked(run: Run, *lines: bytes | dict[str, Any]) -> Ran:
    texts = [line if isinstance(line, bytes) else msgspec.json.encode(line) for line in lines]
    return run("check", "-", typed=b"\n".join(texts) + b"\n")


@pytest.fixture
def trace(run: Run) -> dict[str, Any]:
    """A simulated match as a trace, to be damaged."""
    line = run("simulate", "glorreiche", "--trace", "--out", "-").out
    decoded: dict[str, Any] = msgspec.json.decode(line)
    return decoded


@pytest.fixture
def fair() -> dict[str, Any]:
    """A finished match whose luck is proven."""
    match = caracole.Match.new(caracole.game("glorreiche"), caracole.FairLuck(b"x" * 32))
    match.settle()
    while not match.over:
        match.play(match.state.legal()[-1], by=match.state.actor)
    decoded: dict[str, Any] = msgspec.json.decode(match.record().dump())
    return decoded


def test_records_that_follow_the_rules_are_fine(run: Run, matches: list[bytes]) -> None:
    result = run("check", "four.jsonl")
    assert result.code == 0
    assert result.out.startswith("4 records, ")
    assert "4 fine" in result.out
    assert run("check", "four.jsonl", "four.jsonl").out.startswith("8 records, ")


def test_a_trace_and_a_proof_are_counted(run: Run, trace: dict[str, Any], fair: dict[str, Any]) -> None:
    result = checked(run, trace, fair)
    assert result.code == 0
    assert "1 traces, 1 with fair luck proven" in result.out


def test_an_illegal_step_is_named_with_its_line_step_and_rule(run: Run, trace: dict[str, Any]) -> None:
    good = msgspec.json.encode(trace)
    for step in trace["steps"]:
        step.pop("legal", None)
    trace["steps"][12]["play"] = "6-84"
    result = checked(run, good, trace, good)
    assert result.code == 1
    assert result.out.startswith("-:2: step 13: 6-84 is not legal (")
    assert result.out.splitlines()[-1].endswith("2 fine (2 traces), 1 wrong")


def first_choice(trace: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = next(step for step in trace["steps"] if step["by"] >= 0 and len(step["legal"]) > 1)
    return found


DAMAGE = {
    "by": lambda trace: trace["steps"][0].update(by=0),
    "play": lambda trace: trace["steps"][0].update(play="@9"),
    "legal": lambda trace: first_choice(trace)["legal"].pop(),
    "order": lambda trace: first_choice(trace)["legal"].reverse(),
    "odds": lambda trace: trace["steps"][0]["odds"].update({"@1": "1/5"}),
    "result": lambda trace: trace["result"]["scores"].reverse(),
    "unfinished": lambda trace: trace["steps"].pop(),
    "too long": lambda trace: trace["steps"].append({"by": 0, "play": "1-2"}),
    "option": lambda trace: trace["options"].update(first=9),
    "missing option": lambda trace: trace["options"].pop("first"),
    "unknown option": lambda trace: trace["options"].update(colour="red"),
}


@pytest.mark.parametrize("kind", DAMAGE)
def test_a_damaged_record_is_wrong(run: Run, trace: dict[str, Any], kind: str) -> None:
    DAMAGE[kind](trace)
    result = checked(run, trace)
    assert result.code == 1
    assert result.out.startswith("-:1: ")
    assert "1 wrong" in result.out


@pytest.mark.parametrize("field", ["seed", "commitment", "asked", "contributions"])
def test_luck_that_does_not_follow_from_its_seed_is_wrong(run: Run, fair: dict[str, Any], field: str) -> None:
    other = {"seed": "00" * 32, "commitment": "00" * 32, "asked": {"players": 3}, "contributions": ["mine"]}
    fair["luck"][field] = other[field]
    result = checked(run, fair)
    assert result.code == 1
    assert "luck" in result.out


def test_odd_words_in_a_proof_are_wrong_and_no_crash(run: Run, fair: dict[str, Any]) -> None:
    fair["luck"]["asked"] = {"colour": "red"}
    assert checked(run, fair).code == 1


BROKEN = {
    "no JSON": b"not json",
    "truncated": b'{"format":"caracole-record/1","game":"glor',
    "no record": b'{"moves": []}',
    "another format": b'{"format":"other/3","game":"x","rules":"1","options":{},"steps":[],"result":null}',
    "unknown game": b'{"format":"caracole-record/1","game":"chess","rules":"1","options":{},"steps":[],"result":null}',
    "rules version": b'{"format":"caracole-record/1","game":"glorreiche","rules":"0","options":{},"steps":[]'
    b',"result":null}',
    "wrong types": b'{"format":"caracole-record/1","game":"glorreiche","rules":"1","options":[],"steps":{},"result":0}',
    "a number": b"17",
    "not UTF-8": b'{"format":"\xff\xfe"}',
    "zero bytes": b"\0\0\0\0",
    "too deep": b'{"format":"caracole-record/1","game":"glorreiche","rules":"1","options":{"a":' + b"[" * 100_000,
    "nothing": b"",
    "save without luck": b'{"format":"caracole-save/1","seed":"00","record":'
    b'{"format":"caracole-record/1","game":"glorreiche","rules":"1","options":{},"steps":[],"result":null}}',
}


@pytest.mark.parametrize("kind", BROKEN)
def test_what_is_no_record_is_unreadable(run: Run, kind: str) -> None:
    result = checked(run, BROKEN[kind])
    assert result.code == 2
    assert result.err.startswith("caracole: -")
    assert result.err.count("\n") == 1


def test_one_unreadable_line_does_not_hide_the_others(run: Run, matches: list[bytes]) -> None:
    result = checked(run, matches[0], b"{", matches[1], matches[2][:-300])
    assert result.code == 2
    assert "caracole: -:2: " in result.err
    assert "caracole: -:4: " in result.err
    assert "2 fine, 2 unreadable" in result.out


@pytest.mark.parametrize("name", ["missing.jsonl", ".", "four.jsonl/x"])
def test_a_file_that_cannot_be_read_is_refused(run: Run, matches: list[bytes], name: str) -> None:
    result = run("check", name)
    assert result.code == 2
    assert result.err.startswith(f"caracole: cannot read {name}: ")
    assert result.err.count("\n") == 1
    assert os.listdir() == ["four.jsonl"]


def test_a_record_over_several_lines_is_one_record(run: Run, matches: list[bytes]) -> None:
    Path("pretty.json").write_bytes(msgspec.json.format(matches[0], indent=2))
    assert run("check", "pretty.json").out.startswith("1 record, ")


def test_a_saved_match_is_checked_with_its_luck(run: Run) -> None:
    match = caracole.Match.new(caracole.game("glorreiche"), caracole.FairLuck())
    match.settle()
    result = checked(run, saved(match, ["me", "random"]))
    assert result.code == 0
    assert "1 unfinished, 1 with fair luck proven" in result.out
