"""Measure the ladder of a game: each level against the one below, what the top must reach, and what more time brings.

    python benchmarks/ladder.py glorreiche --minutes 12 --jobs 2 --seed 1 --out ladder

Every pair plays blocks of two matches with the same luck, seats exchanged, until its share of the minutes is spent,
it has played `--enough` matches, or its interval is narrow. The rows stand in OUT/GAME/PAIR.jsonl, those of
`caracole tournament GAME --players 2 --bots A,B --seed S --out FILE`; the same command goes on where it was
interrupted, and a longer one adds to it. Prints a Markdown table and writes it to OUT/GAME.md.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from caracole.arena import tournament
from caracole.arena.ratings import Rate, rate
from caracole.arena.report import markdown, rate_text
from caracole.arena.tournament import Plan, Row

MOST = 100_000
"""More blocks than any pair plays."""
NARROW = 0.03
"""An interval of this width is narrow enough."""
HEADS = ("bot", "against", "points", "matches", "blocks", "ms a decision", "ms of the other")


def pairs(top: str) -> list[tuple[str, str]]:
    """The cheap ones first: what they leave of their share is for the others."""
    return [
        ("greedy", "random"),
        ("tambour", "random"),
        ("conscript", "tambour"),
        ("voltigeur", "conscript"),
        ("cuirassier", "voltigeur"),
        (f"{top}@0.3s", f"{top}@0.1s"),
        (top, "random"),
        (top, "greedy"),
        (top, "voltigeur"),
        (top, "cuirassier"),
        (f"{top}@1s", f"{top}@0.3s"),
        (top, top),
        (f"{top}@3s", f"{top}@1s"),
    ]


def spent(rows: list[Row]) -> float:
    return sum(sum(row.seconds) for row in rows)


def score(rows: list[Row], one: str) -> Rate:
    """What the first bot gets alone against the other on all other seats."""
    alone = [row for row in rows if row.seats.count(one) in (1, len(row.seats))]
    return rate([(row.block, row.payoffs[row.seats.index(one)]) for row in alone])


def whole(plan: Plan, rows: list[Row]) -> list[Row]:
    """Without a block that was cut off."""
    size = len(tournament.seatings(plan))
    return rows[: len(rows) // size * size]


def measured(plan: Plan, one: str, file: Path, seconds: float, enough: int, jobs: int) -> list[Row]:
    """The rows of a pair: those there are, and more while its seconds (of all jobs together) last."""
    rows = list(tournament.read(file)[1]) if file.exists() and file.stat().st_size else []
    if spent(rows) >= seconds or len(rows) >= enough:
        return whole(plan, rows)
    rows = []
    for row in tournament.run(plan, MOST, file, jobs=jobs):
        rows.append(row)
        done = whole(plan, rows)
        if spent(rows) >= seconds and done:
            break
        if len(done) == len(rows) and len(done) >= 100:
            found = score(done, one)
            if found.high - found.low < NARROW or len(done) >= enough:
                break
    return whole(plan, rows)


def line(rows: list[Row], one: str, other: str) -> tuple[str, ...]:
    """The pair, its result, its size, its times."""
    taken = {one: [0, 0.0], other: [0, 0.0]}
    for row in rows:
        for seat, name in enumerate(row.seats):
            taken[name][0] += row.decisions[seat]
            taken[name][1] += row.seconds[seat]
    pace = [f"{1000 * taken[name][1] / max(1, taken[name][0]):.1f}" for name in (one, other)]
    return one, other, rate_text(score(rows, one)), str(len(rows)), str(len({row.block for row in rows})), *pace


def lines(given: argparse.Namespace) -> Iterator[tuple[str, ...]]:
    chosen = pairs(given.top)
    if given.pairs:
        chosen = [(one, other) for one, _, other in (pair.partition(":") for pair in given.pairs.split(","))]
    left = given.minutes * 60 * given.jobs
    folder = Path(given.out, given.game)
    folder.mkdir(parents=True, exist_ok=True)
    for place, (one, other) in enumerate(chosen):
        mirror = one == other
        names = one if mirror else f"{one},{other}"
        plan = tournament.plan(given.game, names, given.seed, {"players": given.players}, None, mirror=mirror)
        file = folder / f"{one}-{other}.jsonl"
        rows = measured(plan, one, file, left / (len(chosen) - place), given.enough, given.jobs)
        left -= spent(rows)
        if rows:
            yield line(rows, one, other)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("game")
    asked.add_argument("--minutes", type=float, default=12, help="of the clock, for all pairs together")
    asked.add_argument("--enough", type=int, default=1000, help="matches of a pair that are enough")
    asked.add_argument("--jobs", type=int, default=2)
    asked.add_argument("--players", type=int, default=2)
    asked.add_argument("--top", default="old-guard")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--pairs", help="only these, like greedy:random,voltigeur:conscript")
    asked.add_argument("--out", default="ladder")
    given = asked.parse_args()
    print(markdown(HEADS, []))
    found = []
    for each in lines(given):
        found.append(each)
        print("| " + " | ".join(each) + " |", flush=True)
        Path(given.out, f"{given.game}.md").write_text(markdown(HEADS, found) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
