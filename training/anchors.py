"""What the levels of bots are worth on the scale of people's ratings, from what the arena measured.

    python -m training.anchors          # writes src/caracole/server/anchors.toml again from docs/ladder.jsonl
    python -m training.anchors show     # prints it

A level over the one below it wins some share of its matches; on the scale of openskill that share is a difference of
means, by the formula with which openskill itself predicts a match of two whose skill is known. The differences add up,
and the mean of the five levels is 1500.
"""

from __future__ import annotations

import json
import sys
from itertools import pairwise
from pathlib import Path
from statistics import NormalDist, mean
from typing import Any

from caracole.bots import LEVELS
from caracole.server.skill import BETA, CENTRE, SCALE

ROOT = Path(__file__).parent.parent
ROWS = ROOT / "docs" / "ladder.jsonl"
FILE = ROOT / "src" / "caracole" / "server" / "anchors.toml"
HEAD = """# What each level of bot is worth as an opponent, by game and number of sides: fixed, so that the scale means
# something from the first day. Written by `python -m training.anchors` from docs/ladder.jsonl.
"""


def difference(points: float, matches: int) -> float:
    """The difference of means that gives such a share of points; a share of nothing or all is as far as so few tell."""
    share = min(max(points / 100, 0.5 / matches), 1 - 0.5 / matches)
    return NormalDist().inv_cdf(share) * BETA * 2**0.5


def anchors(rows: list[dict[str, Any]]) -> dict[str, dict[str, int]]:
    """By game, the number that each of its levels shows."""
    found: dict[str, dict[str, int]] = {}
    for game in sorted({row["game"] for row in rows}):
        mine = sorted((row for row in rows if row["game"] == game), key=lambda row: "@" not in row["bot"])
        known = {(row["bot"].partition("@")[0], row["against"]): row for row in mine}  # at its own time, if measured
        means = [0.0]
        for lower, upper in pairwise(LEVELS):
            row = known[upper, lower]
            means.append(means[-1] + difference(row["points"], row["matches"]))
        found[game] = {name: round(CENTRE + SCALE * (at - mean(means))) for name, at in zip(LEVELS, means, strict=True)}
    return found


def text(found: dict[str, dict[str, int]]) -> str:
    parts = [HEAD]
    for game, levels in found.items():
        parts.append(f'\n["{game}/2"]\n' + "".join(f"{name} = {value}\n" for name, value in levels.items()))
    return "".join(parts)


def made() -> str:
    return text(anchors([json.loads(line) for line in ROWS.read_text(encoding="utf-8").splitlines()]))


if __name__ == "__main__":
    if sys.argv[1:] == ["show"]:
        print(made(), end="")
    else:
        FILE.write_text(made(), encoding="utf-8")
