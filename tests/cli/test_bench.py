"""Measuring speed."""

from __future__ import annotations

import runpy
import shutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import pytest

import caracole

if TYPE_CHECKING:
    from tests.cli.conftest import Run


def test_the_figures_are_there_for_every_way_of_running(run: Run) -> None:
    figures = msgspec.json.decode(run("bench", "glorreiche", "--seconds", "0.05", "--json").out)["glorreiche"]
    assert list(figures) == (["compiled", "pure"] if caracole.compiled() else ["pure"])
    for speed in figures.values():
        assert all(value > 0 for key, value in speed.items() if key != "compiled")


def test_the_table_has_a_row_for_every_figure(run: Run) -> None:
    shown = run("bench", "glorreiche", "--seconds", "0.05").out
    for words in ("random playouts", "inner", "from Python", "clones", "copying", "replaying"):
        assert words in shown
    assert ("×" in shown) == caracole.compiled()


@pytest.mark.parametrize("words", [("nogame",), ("glorreiche", "--seconds", "soon"), ("glorreiche", "--seconds", "-1")])
def test_nonsense_is_refused(run: Run, words: tuple[str, ...]) -> None:
    assert run("bench", *words).code == 2


@pytest.mark.skipif(shutil.which("c++") is None, reason="needs a C++ compiler")
def test_the_program_in_cpp_plays_the_same_matches(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    compare = Path(__file__).parents[2] / "benchmarks" / "compare.py"
    monkeypatch.setattr(sys, "argv", [str(compare), "glorreiche", "--seconds", "0.1"])
    with pytest.raises(SystemExit) as left:
        runpy.run_path(str(compare), run_name="__main__")
    assert left.value.code == 0
    assert "glorreiche" in capsys.readouterr().out
