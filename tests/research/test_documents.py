"""Pages made from the code say what the code says."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import pytest

pytest.importorskip("numpy")  # an optional extra of the package

import caracole

ROOT = Path(__file__).parents[2]


def test_the_tables_of_observations_are_those_of_the_features() -> None:
    """After a change of features: `python docs/observations.py`."""
    script = runpy.run_path(str(ROOT / "docs" / "observations.py"))
    assert script["page"]() == script["PAGE"].read_text(encoding="utf-8")


def test_the_traits_are_measured_the_same_way_twice() -> None:
    traits = runpy.run_path(str(ROOT / "benchmarks" / "traits.py"))
    rows = [traits["measured"](caracole.game("generalowsky"), 2, 3, 1).row() for _ in range(2)]
    assert rows[0] == rows[1]
    assert len(rows[0]) == len(traits["HEAD"])


@pytest.mark.parametrize("game", caracole.games(), ids=lambda game: game.name)
def test_the_table_of_the_games_has_their_spaces(game: caracole.Game) -> None:
    page = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
    shape = " × ".join(map(str, game.features.SHAPE))
    row = next(line for line in page.splitlines() if line.startswith(f"| {game.name} | 2 |"))
    assert f"| {game.traits.actions:,} |" in row
    assert f"| {game.traits.outcomes} | {shape} |" in row


def test_the_citation_has_the_version_of_the_package() -> None:
    version = caracole.__version__
    cited = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    shown = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
    assert re.search(r"^version: (.+)$", cited, re.MULTILINE)[1] == version  # type: ignore[index]
    assert f"version = {{{version}}}" in shown
