"""docs/ladder.md is what docs/ladder.py makes of the rows, and stays short."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

from caracole.arena import tournament

DOCS = Path(__file__).parents[2] / "docs"
LADDER: dict[str, Any] = runpy.run_path(str(DOCS / "ladder.py"))


def test_the_page_is_made_of_the_stored_rows() -> None:
    assert (DOCS / "ladder.md").read_text(encoding="utf-8") == LADDER["page"](LADDER["rows"]())


def test_the_page_stays_on_two_pages() -> None:
    assert len((DOCS / "ladder.md").read_text(encoding="utf-8").splitlines()) <= 120


def test_results_of_a_tournament_take_the_place_of_older_ones(tmp_path: Path) -> None:
    plan = tournament.plan("generalowsky", "greedy,random", 5, {"players": 2}, None, mirror=False)
    file = tmp_path / "rows.jsonl"
    played = list(tournament.run(plan, 3, file))
    (row,) = LADDER["measured"](file, "2026-11-17")
    assert (row["bot"], row["against"], row["matches"], row["seed"]) == ("greedy", "random", len(played), 5)
    assert row["points"] == round(100 * sum(each.payoffs[each.seats.index("greedy")] for each in played) / 6, 1)
    told = LADDER["added"](LADDER["rows"](), [row])
    assert len(told) == len(LADDER["rows"]())
    assert row in told
