"""How strong, and how sure: win rates with intervals, ratings by who wins against whom, a test that stops early."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from itertools import combinations

import msgspec

from caracole.arena.tournament import Row
from caracole.kernel.random import Random

SAMPLES = 400
"""How many times the blocks are drawn anew for an interval."""
STUDENT = (12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26)
"""What 1.96 is for many, for 1, 2 … degrees of freedom: 95 % of Student's distribution lie within."""
ROUNDS = 1000
"""Improvements of the ratings at most; they settle long before, …"""
SETTLED = 1e-6
"""… when none changes by more than this part of itself."""


class Rate(msgspec.Struct, frozen=True):
    """A mean of payoffs with an interval that holds it 19 times of 20."""

    mean: float
    low: float
    high: float
    matches: int


class Rating(msgspec.Struct, frozen=True):
    """On the Elo scale, the mean of all being 0."""

    elo: float
    low: float
    high: float


def interval(values: list[float]) -> tuple[float, float]:
    """Where the middle 95 % lie."""
    ordered = sorted(values)
    edge = int(0.025 * len(ordered))
    return ordered[edge], ordered[len(ordered) - 1 - edge]


def rate(scores: Sequence[tuple[int, float]], seed: int = 1) -> Rate:
    """The mean of (block, payoff) with its interval: Wilson's, with the variance that the blocks show.

    Matches of one block are not independent, so the number of matches is replaced by the number of independent ones
    that would vary as much.
    """
    blocks: defaultdict[int, list[float]] = defaultdict(list)
    for block, payoff in scores:
        blocks[block].append(payoff)
    number = len(scores)
    mean = sum(payoff for _, payoff in scores) / number
    spread = mean * (1 - mean)
    worth = float(number)
    if len(blocks) > 1 and spread > 0:
        residual = sum((sum(values) - mean * len(values)) ** 2 for values in blocks.values())
        variance = residual * len(blocks) / (len(blocks) - 1) / number**2
        if variance > 0:
            worth = min(spread / variance, 4.0 * number)
    z = 1.96
    middle = (mean + z * z / (2 * worth)) / (1 + z * z / worth)
    half = z * math.sqrt(spread / worth + z * z / (4 * worth * worth)) / (1 + z * z / worth)
    return Rate(mean, max(0.0, middle - half), min(1.0, middle + half), number)


def rates(rows: Sequence[Row]) -> dict[str, Rate]:
    """Each bot's mean payoff over all its seats; matches against nobody but itself say nothing."""
    scores: defaultdict[str, list[tuple[int, float]]] = defaultdict(list)
    for row in rows:
        if len(set(row.seats)) > 1:
            for name, payoff in zip(row.seats, row.payoffs, strict=True):
                scores[name].append((row.block, payoff))
    return {name: rate(found) for name, found in scores.items()}


def pairs(rows: Sequence[Row]) -> dict[tuple[str, str], Rate]:
    """What each bot gets in matches with exactly one other; with itself, what the first seat gets."""
    scores: defaultdict[tuple[str, str], list[tuple[int, float]]] = defaultdict(list)
    for row in rows:
        names = list(dict.fromkeys(row.seats))
        if len(names) == 1:
            scores[names[0], names[0]].append((row.block, row.payoffs[0]))
        elif len(names) == 2:
            for one, other in (names, names[::-1]):
                if row.seats.count(one) == 1:
                    scores[one, other].append((row.block, row.payoffs[row.seats.index(one)]))
    return {pair: rate(found) for pair, found in scores.items()}


class Tally:
    """What rows say of strengths: who sat together how often, and what each got."""

    def __init__(self) -> None:
        self.groups = Counter[tuple[str, ...]]()
        self.won = Counter[str]()

    def add(self, row: Row) -> None:
        """Count a match that was played."""
        self.count(row.seats, row.payoffs)

    def count(self, seats: Sequence[str], payoffs: Sequence[float]) -> None:
        """Count what each seat got; a match of a bot against itself tells nothing."""
        if len(set(seats)) > 1:
            self.groups[tuple(sorted(seats))] += 1
            for name, payoff in zip(seats, payoffs, strict=True):
                self.won[name] += payoff  # type: ignore[assignment]

    def include(self, other: Tally) -> None:
        """Count what another has counted."""
        self.groups.update(other.groups)
        self.won.update(other.won)


def by_block(rows: Sequence[Row]) -> list[Tally]:
    """A tally for each block of matches with the same luck."""
    blocks: defaultdict[int, Tally] = defaultdict(Tally)
    for row in rows:
        blocks[row.block].add(row)
    return list(blocks.values())


def together(tallies: Iterable[Tally]) -> Tally:
    """Several tallies as one."""
    whole = Tally()
    for tally in tallies:
        whole.include(tally)
    return whole


def strengths(rows: Sequence[Row]) -> dict[str, float]:
    """The strength of each bot that explains the results best."""
    return fitted(together(by_block(rows)), dict.fromkeys(sorted({name for row in rows for name in row.seats}), 1.0))


def fitted(tally: Tally, guess: dict[str, float]) -> dict[str, float]:
    """Plackett and Luce (for two, Bradley and Terry): a seat wins as often as its strength says, out of all at the
    table. Found by repeated improvement; half a match drawn with everybody keeps the unbeaten finite."""
    found = guess
    won = {name: tally.won[name] + 0.25 * (len(guess) - 1) for name in guess}
    for _ in range(ROUNDS):
        before, found = found, improved(tally, won, found)
        if all(abs(found[name] - before[name]) < SETTLED * before[name] for name in found):
            break
    return found


def improved(tally: Tally, won: dict[str, float], found: dict[str, float]) -> dict[str, float]:
    """One step of fitting: strengths that explain the results better."""
    share = dict.fromkeys(found, 0.0)
    for seats, count in tally.groups.items():
        part = count / sum(found[name] for name in seats)
        for name in seats:
            share[name] += part
    for one, other in combinations(found, 2):
        part = 0.5 / (found[one] + found[other])
        share[one] += part
        share[other] += part
    better = {name: max(won[name] / share[name], 1e-12) if share[name] else 1.0 for name in found}
    middle = math.exp(sum(map(math.log, better.values())) / len(better))
    return {name: value / middle for name, value in better.items()}


def elo(strength: float) -> float:
    """A strength on Elo's scale, 0 for one that is 1."""
    return 400 * math.log10(max(strength, 1e-12))


def ratings(rows: Sequence[Row], *, samples: int = SAMPLES, seed: int = 1) -> dict[str, Rating]:
    """Ratings with intervals that hold 95 %, the wider of two.

    The blocks are drawn anew, since matches of a block share their luck, and that is stretched as far as so few blocks
    demand; every match is drawn anew by the strengths found, since a few blocks may agree by accident.
    """
    found = strengths(rows)
    blocks, random = by_block(rows), Random(seed)
    far = stretch(len(blocks))
    shared: defaultdict[str, list[float]] = defaultdict(list)
    alone: defaultdict[str, list[float]] = defaultdict(list)
    for _ in range(samples):
        again = together(blocks[random.below(len(blocks))] for _ in blocks)
        for name, strength in fitted(again, found).items():
            shared[name].append(elo(found[name]) + far * (elo(strength) - elo(found[name])))
        for name, strength in fitted(redrawn(rows, found, random), found).items():
            alone[name].append(elo(strength))
    made = {}
    for name, strength in found.items():
        spans = [interval(drawn[name]) for drawn in (shared, alone) if drawn[name]]
        middle = elo(strength)
        low = min([middle, *(span[0] for span in spans)])
        made[name] = Rating(middle, low, max([middle, *(span[1] for span in spans)]))
    return dict(sorted(made.items(), key=lambda pair: -pair[1].elo))


def stretch(blocks: int) -> float:
    """How much farther an interval must reach for having so few blocks: Student's instead of the normal one."""
    if blocks < 2:
        return 1.0
    bound = STUDENT[blocks - 2] if blocks - 2 < len(STUDENT) else 1.96 + 2.4 / (blocks - 1)
    return bound / 1.96 * math.sqrt(blocks / (blocks - 1))


def redrawn(rows: Sequence[Row], found: dict[str, float], random: Random) -> Tally:
    """The same matches, each won by anybody as likely as the strengths say."""
    tally = Tally()
    for row in rows:
        point = random.unit() * sum(found[name] for name in row.seats)
        winner = 0
        for place, name in enumerate(row.seats):
            point -= found[name]
            if point < 0:
                winner = place
                break
        tally.count(row.seats, [float(place == winner) for place in range(len(row.seats))])
    return tally


# --- is it an improvement? -------------------------------------------------------------------------


class Verdict(msgspec.Struct, frozen=True):
    """Where a sequential test stands."""

    evidence: float
    """The logarithm of how much likelier the results are at the higher difference than at the lower."""
    low: float
    high: float
    rate: Rate

    @property
    def decided(self) -> str:
        """`better`, `not better`, or nothing yet."""
        if self.evidence >= self.high:
            return "better"
        return "not better" if self.evidence <= self.low else ""


def expected_score(difference: float, seats: int = 2) -> float:
    """What an Elo difference means in points a match, half the matches on one seat against the rest, half reversed."""
    strength = 10 ** (difference / 400)
    others = seats - 1
    return (strength / (strength + others) + others * strength / (others * strength + 1)) / 2


def sprt(
    scores: Sequence[tuple[int, float]],
    elo0: float,
    elo1: float,
    *,
    seats: int = 2,
    alpha: float = 0.05,
    beta: float = 0.05,
) -> Verdict:
    """Wald's test between two differences, on the means of blocks, whose variance is what they show.

    A score is what one bot's seats got together in a match of a block.
    """
    blocks: defaultdict[int, list[float]] = defaultdict(list)
    for block, payoff in scores:
        blocks[block].append(payoff)
    means = [sum(values) / len(values) for values in blocks.values()]
    number = len(means)
    mean = sum(means) / number
    # two imagined blocks, one won and one lost, keep the variance above nothing
    variance = (sum((value - mean) ** 2 for value in means) + (1 - mean) ** 2 + mean**2) / (number + 2)
    lower, higher = expected_score(elo0, seats), expected_score(elo1, seats)
    evidence = number * (higher - lower) * (2 * mean - lower - higher) / (2 * variance)
    return Verdict(evidence, math.log(beta / (1 - alpha)), math.log((1 - beta) / alpha), rate(scores))
