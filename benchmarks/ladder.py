"""Measure the ladder of a game: each level against the one below, and what the issue of strength asks of the top.

    python benchmarks/ladder.py glorreiche --seconds 25 --top old-guard@0.1s --seed 1

Every pair plays blocks of two matches with the same luck, seats exchanged, until its seconds are spent. The rows are
those of `caracole tournament GAME --players 2 --bots A,B --blocks N --seed S`. Prints a Markdown table.
"""

from __future__ import annotations

import argparse
import time

from caracole.arena import tournament
from caracole.arena.ratings import rate
from caracole.arena.report import table, told


def measured(game: str, one: str, other: str, seconds: float, seed: int) -> tuple[str, ...]:
    """One line: the pair, its result, its size, its times."""
    mirror = one == other
    plan = tournament.plan(game, one if mirror else f"{one},{other}", seed, {"players": 2}, None, mirror=mirror)
    start = time.perf_counter()
    scores: list[tuple[int, float]] = []
    spent = {one: [0, 0.0], other: [0, 0.0]}
    blocks = 0
    for block in range(100000):
        places = [(block, place) for place in range(len(tournament.seatings(plan)))]
        for row in tournament.play(plan, places):
            scores.append((block, row.payoffs[row.seats.index(one)]))
            for seat, name in enumerate(row.seats):
                spent[name][0] += row.decisions[seat]
                spent[name][1] += row.seconds[seat]
        blocks = block + 1
        if time.perf_counter() - start > seconds:
            break
    pace = [f"{1000 * taken / max(1, count):.1f}" for count, taken in (spent[one], spent[other])]
    return one, other, told(rate(scores)), str(len(scores)), str(blocks), *pace


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("game")
    asked.add_argument("--seconds", type=float, default=20)
    asked.add_argument("--top", default="old-guard")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--pairs", help="only these, like greedy:random,voltigeur:conscript")
    given = asked.parse_args()
    top = given.top
    pairs = [
        ("greedy", "random"),
        ("tambour", "random"),
        ("conscript", "tambour"),
        ("voltigeur", "conscript"),
        ("cuirassier", "voltigeur"),
        (top, "cuirassier"),
        (top, "voltigeur"),
        (top, "greedy"),
        (top, "random"),
        ("voltigeur", "voltigeur"),
    ]
    if given.pairs:
        pairs = [(one, other) for one, _, other in (pair.partition(":") for pair in given.pairs.split(","))]
    print(table(("bot", "against", "points", "matches", "blocks", "ms a decision", "ms of the other"), []))
    for one, other in pairs:
        print("| " + " | ".join(measured(given.game, one, other, given.seconds, given.seed)) + " |", flush=True)


if __name__ == "__main__":
    main()
