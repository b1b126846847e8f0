"""A tournament's report: Markdown tables of win rates, ratings and times."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from caracole.arena.ratings import Rate, pairs, rates, ratings
from caracole.arena.tournament import Plan, Row


def percent(value: float) -> str:
    return f"{100 * value:.1f}"


def told(rate: Rate) -> str:
    return f"{percent(rate.mean)} % ({percent(rate.low)} – {percent(rate.high)})"


def report(plan: Plan, rows: Sequence[Row]) -> str:
    """Everything one wants to know, with how sure it is."""
    blocks = len({row.block for row in rows})
    parts = [
        f"# {plan.game}: {', '.join(plan.bots)}",
        f"{len(rows)} matches in {blocks} blocks of shared luck, seed {plan.seed},"
        f" options {plan.asked or 'as printed'}. Intervals hold 95 %.",
        standings(rows),
    ]
    crossed = pairs(rows)
    if crossed:
        parts.append("## Who gets what against whom\n\n" + cross_table(plan.bots, crossed))
    parts.append("## Time\n\n" + times(rows))
    return "\n\n".join(parts) + "\n"


def table(heads: Sequence[str], lines: Sequence[Sequence[str]]) -> str:
    """A Markdown table; the first column to the left, the others to the right."""
    ruled = ["|" + "|".join(["---", *["---:"] * (len(heads) - 1)]) + "|"]
    return "\n".join(["| " + " | ".join(heads) + " |", *ruled, *["| " + " | ".join(line) + " |" for line in lines]])


def standings(rows: Sequence[Row]) -> str:
    won, found = rates(rows), ratings(rows)
    return table(
        ("bot", "rating", "interval", "payoff a match", "seats played"),
        [
            (
                name,
                f"{rating.elo:+.0f}",
                f"{rating.low:+.0f} … {rating.high:+.0f}",
                told(won[name]),
                str(won[name].matches),
            )
            for name, rating in found.items()
            if name in won
        ],
    )


def cross_table(names: Sequence[str], crossed: dict[tuple[str, str], Rate]) -> str:
    return table(
        ("", *names),
        [(one, *[told(crossed[one, other]) if (one, other) in crossed else "" for other in names]) for one in names],
    )


def times(rows: Sequence[Row]) -> str:
    decisions: defaultdict[str, int] = defaultdict(int)
    seconds: defaultdict[str, float] = defaultdict(float)
    late: defaultdict[str, int] = defaultdict(int)
    for row in rows:
        for seat, name in enumerate(row.seats):
            decisions[name] += row.decisions[seat]
            seconds[name] += row.seconds[seat]
            late[name] += row.late[seat]
    return table(
        ("bot", "decisions", "ms a decision", "late"),
        [
            (name, str(decisions[name]), f"{1000 * seconds[name] / max(1, decisions[name]):.1f}", str(late[name]))
            for name in decisions
        ],
    )
