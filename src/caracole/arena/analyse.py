"""What a game is like, measured: how long, how wide, who gains from the seat, when it is decided, how it ends."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import pairwise

import msgspec

from caracole.arena.playing import playing
from caracole.arena.plot import Panel, bars, counted, shares, tallied
from caracole.arena.ratings import Rate, rate
from caracole.arena.report import markdown, percent, rate_text
from caracole.arena.simulate import CHUNK, Series, check, opened
from caracole.arena.workers import spread

PARTS = 10
"""A match is looked at in so many equal parts."""


class Course(msgspec.Struct, frozen=True):
    """How one match went."""

    steps: int
    decisions: int
    """Steps with a choice."""
    chances: int
    options: tuple[int, ...]
    """Legal actions at all decisions together, in each part of the match."""
    choices: tuple[int, ...]
    """Decisions in each part."""
    most: int
    first: int
    """The side that was first to choose."""
    payoffs: tuple[float, ...]
    reason: str
    leads: int
    """How often the side with the best estimate changed."""
    settled: float | None
    """At what part of the match its only winner took the lead for good."""


def course(series: Series, index: int) -> Course:
    """One match of a series."""
    match, seats = opened(series, index)
    widths: list[int] = []
    choosers: list[int] = []
    leaders: list[int] = []
    for view, _ in playing(match, seats):
        width = len(view.legal())
        if width > 1:
            widths.append(width)
            choosers.append(view.seat)
        estimates = match.state.estimates
        leaders.append(estimates.index(max(estimates)))
    outcome = match.state.outcome
    payoffs = tuple(match.state.payoffs)
    return Course(
        steps=match.version,
        decisions=len(widths),
        chances=match.deciders.count(-1),
        options=tuple(sum(part) for part in parted(widths)),
        choices=tuple(len(part) for part in parted(widths)),
        most=max(widths, default=0),
        first=choosers[0] if choosers else 0,
        payoffs=payoffs,
        reason=outcome.reason if outcome else "",
        leads=sum(one != other for one, other in pairwise(leaders)),
        settled=settled(leaders, payoffs.index(1.0)) if 1.0 in payoffs else None,
    )


def parted(values: list[int]) -> list[list[int]]:
    """The values in as many parts as a match has."""
    edges = [len(values) * part // PARTS for part in range(PARTS + 1)]
    return [values[start:stop] for start, stop in pairwise(edges)]


def settled(leaders: list[int], winner: int) -> float:
    """The part of a match after which the winner leads for good."""
    behind = [place for place, leader in enumerate(leaders, 1) if leader != winner]
    return behind[-1] / len(leaders) if behind else 0.0


def courses(series: Series, *, jobs: int = 1, cluster: str | None = None) -> Iterator[Course]:
    """How the matches of a series went, in their order."""
    check(series)
    return spread(partial(course, series), range(series.matches), jobs=jobs, cluster=cluster, chunk=CHUNK)


# --- what they say together --------------------------------------------------------------------------


def seat_rates(found: Sequence[Course]) -> list[Rate]:
    """What each seat gets."""
    sides = len(found[0].payoffs)
    return [rate([(index, one.payoffs[seat]) for index, one in enumerate(found)]) for seat in range(sides)]


def first_rate(found: Sequence[Course]) -> Rate:
    """What the first to choose gets, whichever seat that is."""
    return rate([(index, one.payoffs[one.first]) for index, one in enumerate(found)])


def mean(values: Sequence[float]) -> float:
    """The mean of values, 0 of none."""
    return sum(values) / max(1, len(values))


def sure(values: Sequence[float], scale: float = 1.0) -> str:
    """A mean with an interval that holds it 19 times of 20."""
    if not values:
        return "–"
    middle = mean(values)
    variance = sum((value - middle) ** 2 for value in values) / max(1, len(values) - 1)
    half = 1.96 * math.sqrt(variance / len(values))
    return f"{scale * middle:.1f} ± {scale * half:.1f}"


def report(series: Series, found: Sequence[Course]) -> str:
    """Everything that was found, as Markdown."""
    parts = [
        f"# {series.game}: {len(found)} matches of {series.bots[0]} against itself, seed {series.seed}",
        f"Options {series.asked or 'by default'}{f', preset {series.preset}' if series.preset else ''}."
        " Intervals hold 95 %.",
        figures(found),
        "## Seats",
        seats(found),
        "## How matches end",
        ends(found),
    ]
    return "\n\n".join(parts) + "\n"


def figures(found: Sequence[Course]) -> str:
    """Length, branching, chance and leads, as a table."""
    lengths = sorted(one.steps for one in found)
    decisions = sum(one.decisions for one in found)
    won = [float(one.settled is not None) for one in found]
    late = [one.settled for one in found if one.settled is not None]
    return markdown(
        ("", "figure"),
        [
            ("steps a match", sure(lengths)),
            ("steps, shortest – middle – longest", f"{lengths[0]} – {lengths[len(lengths) // 2]} – {lengths[-1]}"),
            ("decisions with a choice a match", sure([one.decisions for one in found])),
            ("chance steps a match", sure([one.chances for one in found])),
            ("legal actions at a decision, mean", f"{sum(sum(one.options) for one in found) / max(1, decisions):.1f}"),
            ("legal actions, most", str(max(one.most for one in found))),
            ("changes of the lead a match", sure([one.leads for one in found])),
            ("part of the match when the winner leads for good, %", sure(late, 100)),
            ("matches with one winner", rate_text(rate(list(enumerate(won))))),
        ],
    )


def seats(found: Sequence[Course]) -> str:
    """What each seat and the first to choose get, as a table."""
    even = 1 / len(found[0].payoffs)
    first = first_rate(found)
    lines = [(f"seat {seat}", rate_text(each)) for seat, each in enumerate(seat_rates(found))]
    gain = f"{100 * (first.mean - even):+.1f} points over an even share of {percent(even)} %"
    return (
        markdown(("", "payoff"), [*lines, ("the first to choose", rate_text(first))])
        + f"\n\nThe first to choose: {gain}."
    )


def ends(found: Sequence[Course]) -> str:
    """How matches end, as a table."""
    counts = Counter(one.reason for one in found)
    lines = []
    for reason, count in counts.most_common():
        share = rate([(index, float(one.reason == reason)) for index, one in enumerate(found)])
        lines.append((reason, str(count), rate_text(share)))
    return markdown(("end", "matches", "share"), lines)


def panels(series: Series, found: Sequence[Course]) -> list[Panel]:
    """Everything the report says, drawn."""
    sides = len(found[0].payoffs)
    payoffs = {f"seat {seat}": each for seat, each in enumerate(seat_rates(found))}
    late = Counter(min(PARTS - 1, int(PARTS * one.settled)) for one in found if one.settled is not None)
    widths = [
        sum(one.options[part] for one in found) / max(1, sum(one.choices[part] for one in found))
        for part in range(PARTS)
    ]
    tenths = [f"{100 * part // PARTS} %" for part in range(PARTS)]
    return [
        counted(
            [one.steps for one in found],
            f"{series.game}: steps of {len(found)} matches of {series.bots[0]}",
            unit="steps",
        ),
        bars(widths, tenths, "Legal actions at a decision, by part of the match", unit="legal actions"),
        shares({**payoffs, "first to choose": first_rate(found)}, "Payoffs, and an even share", 1 / sides),
        counted([one.leads for one in found], "Changes of the lead", unit="changes"),
        bars([late[part] for part in range(PARTS)], tenths, "When the winner leads for good", unit="matches"),
        tallied(dict(Counter(one.reason for one in found).most_common()), "How matches end"),
    ]
