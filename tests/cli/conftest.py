"""Running the command inside the test's own empty folder."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest
from typer.testing import CliRunner

from caracole.cli import app


class Ran(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """`run("check", "a.jsonl", typed="…")`; an exception that comes through fails the test.

    The notice that uncompiled rules are slow is left out, so that tests read the same compiled or not.
    """
    monkeypatch.chdir(tmp_path)

    def invoke(*words: str, typed: str | bytes | None = None) -> Ran:
        result = CliRunner().invoke(app, words, input=typed, catch_exceptions=False)
        complaints = [line for line in result.stderr.splitlines(keepends=True) if "plain Python" not in line]
        return Ran(result.exit_code, result.stdout, "".join(complaints))

    return invoke


@pytest.fixture
def matches(run: Run) -> list[bytes]:
    """The lines of four simulated matches, which are also in `four.jsonl`."""
    assert run("simulate", "glorreiche", "--matches", "4", "--seed", "5", "--out", "four.jsonl").code == 0
    return Path("four.jsonl").read_bytes().splitlines()
