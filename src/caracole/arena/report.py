"""A tournament's report: Markdown tables of win rates, ratings and times."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence

import msgspec

from caracole.arena.ratings import Rate, Rating, pairs, rates
from caracole.arena.tournament import Plan, Row


def percent(value: float) -> str:
    return f"{100 * value:.1f}"


def rate_text(rate: Rate) -> str:
    return f"{percent(rate.mean)} % ({percent(rate.low)} – {percent(rate.high)})"


def report(plan: Plan, rows: Sequence[Row], found: Mapping[str, Rating]) -> str:
    """Everything one wants to know, with how sure it is."""
    blocks = len({row.block for row in rows})
    parts = [
        f"# {plan.game}: {', '.join(plan.bots)}",
        f"{len(rows)} matches in {blocks} blocks of shared luck, seed {plan.seed},"
        f" options {plan.asked or 'by default'}. Intervals hold 95 %."
        " Who shares a win, or draws, gets a share of it.",
        standings(rows, found),
    ]
    crossed = pairs(rows)
    if crossed:
        parts.append("## Who gets what against whom\n\n" + cross_table(plan.bots, crossed))
    parts.append(
        "## Time\n\n" + times(rows) + f"\n\nA bot on the clock forfeits a match by taking {plan.margin:g} s more than"
        " it has for a decision."
    )
    return "\n\n".join(parts) + "\n"


def markdown(heads: Sequence[str], lines: Sequence[Sequence[str]]) -> str:
    """A Markdown table; the first column to the left, the others to the right."""
    ruled = ["|" + "|".join(["---", *["---:"] * (len(heads) - 1)]) + "|"]
    return "\n".join(["| " + " | ".join(heads) + " |", *ruled, *["| " + " | ".join(line) + " |" for line in lines]])


def standings(rows: Sequence[Row], found: Mapping[str, Rating]) -> str:
    won = rates(rows)
    return markdown(
        ("bot", "rating", "interval", "win rate", "seats played"),
        [
            (
                name,
                f"{rating.elo:+.0f}",
                f"{rating.low:+.0f} … {rating.high:+.0f}",
                rate_text(won[name]),
                str(won[name].matches),
            )
            for name, rating in found.items()
            if name in won
        ],
    )


def cross_table(names: Sequence[str], crossed: dict[tuple[str, str], Rate]) -> str:
    return markdown(
        ("", *names),
        [
            (one, *[rate_text(crossed[one, other]) if (one, other) in crossed else "" for other in names])
            for one in names
        ],
    )


def times(rows: Sequence[Row]) -> str:
    """What decisions took, and who took too long."""
    spent: defaultdict[str, Spent] = defaultdict(Spent)
    for row in rows:
        for seat, name in enumerate(row.seats):
            each = spent[name]
            each.decisions += row.decisions[seat]
            each.seconds += row.seconds[seat]
            each.late += row.late[seat]
            each.forfeits += row.forfeit == seat
    return markdown(
        ("bot", "decisions", "ms a decision", "late", "time forfeits"),
        [
            (name, str(each.decisions), f"{each.pace:.1f}", str(each.late), str(each.forfeits))
            for name, each in spent.items()
        ],
    )


class Spent(msgspec.Struct):
    """By one bot in all its matches."""

    decisions: int = 0
    seconds: float = 0.0
    late: int = 0
    forfeits: int = 0

    @property
    def pace(self) -> float:
        """Milliseconds a decision."""
        return 1000 * self.seconds / max(1, self.decisions)
