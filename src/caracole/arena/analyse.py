"""What a game is like, measured: how long, how wide, who gains from the seat, how often the lead changes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

import msgspec

from caracole import bots
from caracole.arena.entrants import entrant
from caracole.arena.plot import bars
from caracole.arena.ratings import Rate, rate
from caracole.arena.report import percent, table, told
from caracole.arena.simulate import derived
from caracole.kernel import game as library
from caracole.kernel.luck import SeededLuck
from caracole.kernel.match import Match
from caracole.kernel.random import Random


class Course(msgspec.Struct, frozen=True):
    """How one match went."""

    steps: int
    decisions: int
    """Steps with a choice."""
    chances: int
    options: int
    """Legal actions at all decisions together."""
    most: int
    payoffs: tuple[float, ...]
    reason: str
    leads: int
    """How often the side with the best estimate changed."""
    settled: float
    """At what part of the match the winner took the lead for good."""


def course(game_name: str, bot: str, seed: int, index: int, asked: dict[str, Any], preset: str | None) -> Course:
    """One match, everybody played by the same bot."""
    game = library.game(game_name)
    match = Match.new(game, SeededLuck(derived(seed, index, "luck")), preset=preset, **asked)
    sides = game.sides(match.options)
    each = entrant(bot)
    seats = [bots.seated(each.bot, game, Random(derived(seed, index, f"seat {seat}"))) for seat in range(sides)]
    widths: list[int] = []
    leaders: list[int] = []
    match.settle()
    while not match.over:
        state = match.state
        legal = state.legal()
        if len(legal) > 1:
            widths.append(len(legal))
        estimates = state.estimates
        leaders.append(estimates.index(max(estimates)))
        action = legal[0] if len(legal) == 1 else seats[state.actor].choose(match.view(state.actor), each.budget)
        match.play(action, by=state.actor)
        match.settle()
    outcome = match.state.outcome
    payoffs = match.state.payoffs
    winner = payoffs.index(max(payoffs))
    behind = [place for place, leader in enumerate(leaders, 1) if leader != winner]
    return Course(
        steps=match.version,
        decisions=len(widths),
        chances=match.deciders.count(-1),
        options=sum(widths),
        most=max(widths, default=0),
        payoffs=tuple(payoffs),
        reason=outcome.reason if outcome else "",
        leads=sum(one != other for one, other in pairwise(leaders)),
        settled=behind[-1] / len(leaders) if behind else 0.0,
    )


def courses(
    game_name: str, bot: str, matches: int, seed: int, asked: dict[str, Any], preset: str | None
) -> Iterator[Course]:
    return (course(game_name, bot, seed, index, asked, preset) for index in range(matches))


def seat_rates(found: Sequence[Course]) -> list[Rate]:
    """What each seat gets."""
    sides = len(found[0].payoffs)
    return [rate([(index, one.payoffs[seat]) for index, one in enumerate(found)]) for seat in range(sides)]


def mean(values: Sequence[float]) -> float:
    return sum(values) / max(1, len(values))


def report(game_name: str, bot: str, seed: int, found: Sequence[Course]) -> str:
    lengths = sorted(one.steps for one in found)
    decisions = sum(one.decisions for one in found)
    reasons = Counter(one.reason for one in found)
    decisive = mean([1.0 if max(one.payoffs) == 1.0 else 0.0 for one in found])
    quantity = table(
        ("", "figure"),
        [
            ("steps a match, mean", f"{mean(lengths):.1f}"),
            ("steps, shortest – middle – longest", f"{lengths[0]} – {lengths[len(lengths) // 2]} – {lengths[-1]}"),
            ("decisions with a choice a match", f"{decisions / len(found):.1f}"),
            ("chance steps a match", f"{mean([one.chances for one in found]):.1f}"),
            ("legal actions at a decision, mean", f"{sum(one.options for one in found) / max(1, decisions):.1f}"),
            ("legal actions, most", str(max(one.most for one in found))),
            ("changes of the lead a match", f"{mean([one.leads for one in found]):.1f}"),
            ("part of the match when the winner leads for good", f"{percent(mean([one.settled for one in found]))} %"),
            ("matches with one winner", f"{percent(decisive)} %"),
        ],
    )
    seats = table(("seat", "payoff"), [(str(seat), told(each)) for seat, each in enumerate(seat_rates(found))])
    ends = table(("end", "matches"), [(reason, str(count)) for reason, count in reasons.most_common()])
    title = f"# {game_name}: {len(found)} matches of {bot} against itself, seed {seed}"
    return "\n\n".join([title, quantity, "## Seats", seats, "## How matches end", ends]) + "\n"


def plot(game_name: str, found: Sequence[Course], parts: int = 30) -> str:
    """How long matches are."""
    lengths = [one.steps for one in found]
    low, high = min(lengths), max(lengths)
    wide = max(1, -(-(high - low + 1) // parts))
    counts = Counter((length - low) // wide for length in lengths)
    places = range(max(counts) + 1)
    return bars(
        [float(counts[place]) for place in places],
        [str(low + wide * place) for place in places],
        f"{game_name}: steps in {len(lengths)} matches",
    )
