"""Write docs/ladder.md again from docs/ladder.jsonl, a row for each measurement that holds now.

    python docs/ladder.py                                     # the page
    python docs/ladder.py add rows.jsonl --date 2026-11-17    # what `caracole tournament … --out rows.jsonl` found

A new measurement of the same pair takes the place of the old one, which belongs to docs/notebook/ from then on.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from caracole.arena import ratings, tournament

HERE = Path(__file__).parent
ROWS = HERE / "ladder.jsonl"
PAGE = HERE / "ladder.md"
HEAD = """# The ladder

How strong the bots are: two players, default options. *Points* are the mean payoff of the first bot (a draw counts
half) with a 95 % interval; matches come in blocks of two with the same luck, seats exchanged. Samples of the full
second are small: read the intervals. `old-guard@0.1s` is Old Guard with a tenth of a second instead of its own second,
`old-guard@1000` with a thousand simulations (positions, where it plans whole turns), `insight=formula` without what was
learned.

Each line can be measured again, on any machine, as long or as short as wished:

```
python benchmarks/ladder.py GAME --pairs BOT:AGAINST --enough MATCHES --minutes M --jobs 2 --seed SEED
caracole tournament GAME --players 2 --bots BOT,AGAINST --blocks N --seed SEED --out rows.jsonl
python docs/ladder.py add rows.jsonl                     # writes this page again
```

Those of 16 November 2026 were measured on two cores of an AMD EPYC in a virtual machine, shared with other work. What
was tried on the way, and what did not help, is in the notebook: [up to 16 November](notebook/2026-11-16-ladder.md),
[17 November](notebook/2026-11-17-learning.md), 18 November ([beginners](notebook/2026-11-18-beginners.md),
[more terms](notebook/2026-11-18-arms.md), [weights and replies](notebook/2026-11-18-weights.md),
[plans tried out](notebook/2026-11-18-trials.md)), [19 November](notebook/2026-11-19-plans.md).
"""
NOTES = {
    "generalowsky": "The arrow decides most: the best answer to `random` that was found wins 89.2 % (88.9 – 89.5) of "
    "40,000 matches, so 99 % is out of reach, and `greedy` gives away little "
    "([how that is known](notebook/2026-11-16-ladder.md#generalowsky)).",
    "glorreiche": "Between two, positions are judged by a network; with other options or more players by a formula.",
    "kriegspiel": "Every level plans whole turns; the lower overlook more. Old Guard tries its plans out "
    "(`foresight`; `foresight=0` is Old Guard before, whose rows are the older ones; `insight=formula` besides is Old "
    "Guard before anything was learned). That more time than 0.1 s helps was last measured before the trials, and not "
    "shown. The rows of 18 November were played with the lowest priority on two cores with a load of 35: their "
    "milliseconds say nothing (on a processor of one's own a decision of these levels takes some 0.3 ms).",
    "manoeuvre": "Most decisions end after a tenth of the budget, being easy (`sure`). Beyond 0.1 s more time is not "
    "shown to help.",
}
TAIL = """## Against OpenSpiel

Old Guard with 0.05 s a decision against OpenSpiel 2.0's own search in Python, theirs with at least as much time, leaves
judged by one random rollout: glorreiche 100.0 % (78.5 – 100.0) of 14, manoeuvre 100.0 % (67.6 – 100.0) of 8. The other
measurements, and leaves judged by our own estimate: [the notebook](notebook/2026-11-16-ladder.md#against-openspiel).

```
python -m benchmarks.open_spiel GAME --seconds 0.05 --blocks N --seed 1 [--leaf estimate]
```
"""


def rows() -> list[dict[str, Any]]:
    return [json.loads(line) for line in ROWS.read_text(encoding="utf-8").splitlines()]


def page(told: list[dict[str, Any]]) -> str:
    parts = [HEAD]
    for game in sorted({row["game"] for row in told}):
        parts += [f"## {game}\n", NOTES[game] + "\n", table([row for row in told if row["game"] == game])]
    return "\n".join([*parts, TAIL])


def table(told: list[dict[str, Any]]) -> str:
    lines = [
        "| bot | against | points | matches | seed | ms a decision | ms of the other | measured |",
        "|---|---|---:|---:|---:|---:|---:|---|",
    ]
    for row in told:
        points = f"{row['points']:.1f} % ({row['low']:.1f} – {row['high']:.1f})"
        times = f"{row['ms']:.1f} | {row['ms_against']:.1f}"
        names = f"{row['bot']} | {row['against']}"
        lines.append(f"| {names} | {points} | {row['matches']} | {row['seed']} | {times} | {row['date']} |")
    return "\n".join(lines) + "\n"


def measured(file: Path, date: str) -> list[dict[str, Any]]:
    """A row for each pair of a tournament, the bot named first first."""
    plan, played = tournament.read(file)
    found = []
    for (one, other), rate in ratings.pairs(played).items():
        if plan.bots.index(one) < plan.bots.index(other):
            found.append(
                {
                    "game": plan.game,
                    "bot": one,
                    "against": other,
                    "points": round(100 * rate.mean, 1),
                    "low": round(100 * rate.low, 1),
                    "high": round(100 * rate.high, 1),
                    "matches": rate.matches,
                    "seed": plan.seed,
                    "ms": pace(played, one, other),
                    "ms_against": pace(played, other, one),
                    "date": date,
                }
            )
    return found


def pace(played: list[tournament.Row], one: str, other: str) -> float:
    """Milliseconds a decision of the first bot in matches against the other."""
    seconds, decisions = 0.0, 0
    for row in played:
        if set(row.seats) == {one, other}:
            seat = row.seats.index(one)
            seconds += row.seconds[seat]
            decisions += row.decisions[seat]
    return round(1000 * seconds / max(1, decisions), 1)


def added(told: list[dict[str, Any]], more: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """New rows in the place of old ones of the same pair, else at the end."""
    found = {(row["game"], row["bot"], row["against"]): row for row in told}
    found |= {(row["game"], row["bot"], row["against"]): row for row in more}
    return list(found.values())


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    tasks = asked.add_subparsers(dest="task")
    adding = tasks.add_parser("add")
    adding.add_argument("file", type=Path)
    adding.add_argument("--date", required=True)
    given = asked.parse_args()
    told = rows()
    if given.task == "add":
        told = added(told, measured(given.file, given.date))
        ROWS.write_text("".join(json.dumps(row) + "\n" for row in told), encoding="utf-8")
    PAGE.write_text(page(told), encoding="utf-8")


if __name__ == "__main__":
    main()
