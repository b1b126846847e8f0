"""Showing a match."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING
from xml.etree import ElementTree

import pytest

if TYPE_CHECKING:
    from tests.cli.conftest import Run


def test_a_match_is_told_as_a_log_with_rule_ids(run: Run, matches: list[bytes]) -> None:
    shown = run("show", "four.jsonl", "--line", "2")
    assert shown.code == 0
    assert "[R1]" in shown.out
    assert "\n   1  " in shown.out
    assert "XII" in shown.out


def test_a_step_shows_the_story_up_to_it(run: Run, matches: list[bytes]) -> None:
    shown = run("show", "four.jsonl", "--step", "3", "--lang", "fr").out
    assert "\n   3  " in shown
    assert "\n   4  " not in shown
    assert run("show", "-", "--step", "3", typed=matches[0]).out == run("show", "four.jsonl", "--step", "3").out


def test_a_step_becomes_a_picture(run: Run, matches: list[bytes]) -> None:
    assert run("show", "four.jsonl", "--step", "20", "--svg", "out.svg").code == 0
    assert ElementTree.fromstring(Path("out.svg").read_text()).tag.endswith("svg")
    phone = run("show", "four.jsonl", "--step", "20", "--svg", "-", "--layout", "phone").out
    assert phone != Path("out.svg").read_text()


@pytest.mark.parametrize(
    "words",
    [
        ("--line", "9"),
        ("--step", "9999"),
        ("--seat", "2"),
        ("--lang", "xx"),
        ("--svg", "x.svg", "--layout", "round"),
        ("--svg", "no/folder/x.svg"),
    ],
)
def test_what_is_not_there_is_refused(run: Run, matches: list[bytes], words: tuple[str, ...]) -> None:
    refused = run("show", "four.jsonl", *words)
    assert refused.code == 2
    assert refused.out == ""
    assert refused.err.startswith("caracole: ")
    assert refused.err.count("\n") == 1
    assert os.listdir() == ["four.jsonl"]


@pytest.mark.parametrize("text", [b"{", b"", b'{"format": "caracole-record/2"}'])
def test_an_unreadable_file_is_refused(run: Run, text: bytes) -> None:
    refused = run("show", "-", typed=text)
    assert refused.code == 2
    assert refused.err.count("\n") == 1
