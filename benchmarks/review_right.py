"""Whether reviews are right, in five measurements, and what they cost; each writes what docs/review.md says of it.

    python benchmarks/review_right.py luck GAME --matches 1000 --jobs 2
    python benchmarks/review_right.py calibration GAME --matches 400 --plot calibration.svg --jobs 2
    python benchmarks/review_right.py ladder GAME --matches 40 --jobs 2
    python benchmarks/review_right.py blunders GAME --matches 40 --jobs 2
    python benchmarks/review_right.py exact GAME --matches 20 --jobs 2
    python benchmarks/review_right.py times GAME --matches 1 --seed 5 --care normal

`--seconds` ends a measurement after so many seconds of processor time, at the end of a match; `ladder` spends as many
on each level. It needs `--jobs 1`. `--keep FILE` adds what each match gave to a file, match by match; asked again, only
the matches that are missing are measured.

`luck`: adds up to 0 over sides in every match, and its mean over matches is 0 within its error (two `voltigeur`: no
decision is judged, and it does not matter how good they are). `calibration`: of the positions in which a side was
given 0.7, about 70 % are won by it (three levels, each against each from both seats, nine matches in turn; five
decisions of each match, far apart, and intervals that know which rows are of one match), also among equals and by
quarter of the match; and the power of all chances that would have told the results best, 1 if they are neither too
bold nor too shy. `ladder`: the mean loss of a decision, level by level, each against the same; also where the match
was not decided. `blunders`: the part of what `normal` calls a blunder that `deep` calls at least a mistake; `normal`
looks where `quick` sees a loss. `exact`: where `deep` solves a position, the value that a search gives it beside the
exact one. `times`: of a decision of two `voltigeur`, one of five looked at, and the most memory that the process had.
"""

from __future__ import annotations

import argparse
import itertools
import json
import math
import resource
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import caracole
from caracole.arena.ratings import rate
from caracole.arena.simulate import Series, played
from caracole.arena.workers import spread
from caracole.bots import LEVELS
from caracole.kernel.match import Match
from caracole.review.data import GRADES
from caracole.review.judge import CARES, Judge, seeded
from caracole.review.review import decided, struck

MIXED = (("tambour", "voltigeur"), ("voltigeur", "conscript"), ("cuirassier", "voltigeur"), ("conscript", "cuirassier"))
"""Who plays, match by match."""
PAIRS = tuple(itertools.product(("conscript", "voltigeur", "cuirassier"), repeat=2))
"""Who plays where chances are compared with results, match by match: each level against each, from both seats."""
QUICK = ("voltigeur", "voltigeur")
"""Who plays where only what falls is looked at."""
BINS = 10
SAMPLED = 5
"""Decisions of a match that are calibrated."""
OPEN = 0.1
"""A match is decided when the best action's chances are nearer than this to 0 or 1."""
EVERY = 5
"""Of the decisions of a match, one of so many is judged twice."""


def match_of(game: str, seed: int, index: int, bots: tuple[str, ...]) -> Match:
    asked = {"players": len(bots)}
    return played(Series(game=game, matches=index + 1, seed=seed, bots=bots, asked=asked), index)


def choices(match: Match) -> Iterator[tuple[int, Any, int]]:
    """Steps, positions and actions where there was a choice."""
    for step, (state, action) in enumerate(match.walk()):
        if state.actor >= 0 and len(state.legal()) > 1:
            yield step, state, action


def mean(values: Sequence[float]) -> tuple[float, float]:
    """With half of its 95 % interval."""
    middle = sum(values) / len(values)
    deviation = math.sqrt(sum((value - middle) ** 2 for value in values) / max(1, len(values) - 1))
    return middle, 1.96 * deviation / math.sqrt(len(values))


# --- (1) luck ---------------------------------------------------------------------------------------------


def luck_of(game: str, seed: int, care: str, index: int) -> list[float]:
    match = match_of(game, seed, index, QUICK)
    judge, total = Judge(match.game, care), [0.0] * len(match.state.payoffs)
    for step, (state, action) in enumerate(match.walk()):
        if state.actor == caracole.CHANCE:
            for stroke in struck(judge, state, action, step):
                total = [sum(pair) for pair in zip(total, stroke.luck, strict=True)]
    return total


def luck(args: argparse.Namespace) -> None:
    rows = list(each(args, partial(luck_of, args.game, args.seed, args.care)))
    worst = max(abs(sum(row)) for row in rows)
    middle, error = mean([row[0] for row in rows])
    size = mean([abs(row[0]) for row in rows])[0]
    print(f"{args.game}, {len(rows)} matches: sums over sides at most {worst:.6f} from 0;", end=" ")
    print(f"mean luck of the first side {middle:+.4f} ± {error:.4f}, mean size {size:.3f}")


# --- (2) calibration --------------------------------------------------------------------------------------


Moment = tuple[float, list[float], list[float]]
"""A decision: how much of its match was played, what each side was given, and what each got."""


def chances_of(game: str, seed: int, care: str, index: int) -> list[Moment]:
    """Some decisions of a match."""
    match = match_of(game, seed, index, PAIRS[index % len(PAIRS)])
    steps = [step for step, _, _ in choices(match)]
    judge, moments = Judge(match.game, care), []
    for number in range(min(SAMPLED, len(steps))):
        step = steps[(2 * number + 1) * len(steps) // (2 * SAMPLED)]
        state = match.states[step]
        found = judge.judge(state.view(state.actor), seeded(seed, step))
        moments.append((step / match.version, list(found.values), list(match.state.payoffs)))
    return moments


def calibration(args: argparse.Namespace) -> None:
    matches = list(each(args, partial(chances_of, args.game, args.seed, args.care)))
    points = told(args.game, matches, f"; {said(sharpest(matches))}")
    equals = [len(set(PAIRS[place % len(PAIRS)])) == 1 for place in range(len(matches))]
    for equal, name in ((True, "equals"), (False, "stronger against weaker")):
        chosen = [match for match, same in zip(matches, equals, strict=True) if same == equal]
        told(f"{args.game}, {name}", chosen, f"; {said(sharpest(chosen))}")
    for quarter in range(4):
        part = [[one for one in match if int(4 * one[0]) == quarter] for match in matches]
        told(f"{args.game}, quarter {quarter + 1} of the match", part)
    if args.plot:
        Path(args.plot).write_text(reliability(args.game, points), encoding="utf-8")


def said(found: tuple[float, float]) -> str:
    return f"told best to the power of {found[0]:.2f} ± {found[1]:.2f}"


def told(title: str, matches: Sequence[Sequence[Moment]], more: str = "") -> list[tuple[float, ...]]:
    """Bin by bin, what was given and won."""
    rows = [
        (place, *row) for place, match in enumerate(matches) for _, *both in match for row in zip(*both, strict=True)
    ]
    points = [point for number in range(BINS) if (point := between(rows, number / BINS, (number + 1) / BINS))]
    for given, won, low, high, count in points:
        print(f"given {given:.2f}: won {won:.3f} ({low:.3f} – {high:.3f}), {count} positions")
    off = sum(abs(given - won) * count for given, won, _, _, count in points) / len(rows)
    print(f"{title}, {len(rows)} chances in {len(matches)} matches: {off:.3f} off on the average{more}")
    return points


def sharpest(matches: Sequence[Sequence[Moment]]) -> tuple[float, float]:
    """The power of all chances that makes what happened the likeliest, with half of its 95 % interval.

    Newton's steps; the interval from how much single matches pull, for their decisions share one result.
    """
    power = 1.0
    for _ in range(20):
        pulls = [[pull(power, values, payoffs) for _, values, payoffs in match] for match in matches]
        bend = sum(one for match in pulls for _, one in match)
        power = min(8.0, max(0.1, power + sum(one for match in pulls for one, _ in match) / bend))
    noise = math.sqrt(sum(sum(one for one, _ in match) ** 2 for match in pulls))
    return power, 1.96 * noise / bend


def pull(power: float, values: Sequence[float], payoffs: Sequence[float]) -> tuple[float, float]:
    """How the likelihood of one result rises with the power, and how fast that slackens."""
    heights = [math.log(max(value, 0.0005)) for value in values]
    shares = [math.exp(power * height) for height in heights]
    middle = sum(share * height for share, height in zip(shares, heights, strict=True)) / sum(shares)
    square = sum(share * height**2 for share, height in zip(shares, heights, strict=True)) / sum(shares)
    return sum(won * (height - middle) for won, height in zip(payoffs, heights, strict=True)), square - middle**2


def between(rows: Sequence[tuple[int, float, float]], low: float, high: float) -> tuple[float, ...] | None:
    """What was given on the average, the part that was won with its interval, and how many there are."""
    inside = [row for row in rows if low <= min(row[1], 0.9999) < high]
    if not inside:
        return None
    won = rate([(place, payoff) for place, _, payoff in inside])
    return sum(given for _, given, _ in inside) / len(inside), won.mean, won.low, won.high, len(inside)


def reliability(game: str, points: Sequence[tuple[float, ...]]) -> str:
    """The diagram: what was given across, what was won upward, with intervals."""
    marks = [
        f'<line x1="{40 + 300 * given:.1f}" x2="{40 + 300 * given:.1f}" y1="{340 - 300 * low:.1f}" '
        f'y2="{340 - 300 * high:.1f}" stroke="#34557a"/><circle cx="{40 + 300 * given:.1f}" cy="{340 - 300 * won:.1f}" '
        f'r="4" fill="#34557a"><title>{given:.2f}: {won:.2f}, {count}</title></circle>'
        for given, won, low, high, count in points
    ]
    scale = [
        f'<text x="{40 + 3 * part}" y="356">{part} %</text><text x="20" y="{344 - 3 * part}">{part} %</text>'
        for part in (0, 50, 100)
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 380 380"><title>{game}: chances given and won</title>'
        '<rect width="380" height="380" fill="#fbf7ee"/><path d="M40 340 340 40M40 40V340H340" fill="none" '
        f'stroke="#b9ad98"/>{"".join(marks)}<g font-family="sans-serif" font-size="12" fill="#2b2620" '
        f'text-anchor="middle">{"".join(scale)}<text x="190" y="374">given</text>'
        '<text x="58" y="30">won</text></g></svg>\n'
    )


# --- (3) the ladder, (4) blunders, (5) exact positions ----------------------------------------------------


def losses_of(game: str, seed: int, care: str, level: str, index: int) -> list[tuple[float, float]]:
    """A level's decisions against the strongest but one: what it could have had and lost, equal ones too."""
    seat = index % 2
    bots = (level, "cuirassier") if seat == 0 else ("cuirassier", level)
    match = match_of(game, seed, index, bots)
    judge = Judge(match.game, care)
    mine = [step for step, state, _ in choices(match) if state.actor == seat]
    found = (decided(match, judge, match.states[step], step, seed) for step in mine[::EVERY])
    return [(one.best_value, one.best_value - one.value) for one in found]


def ladder(args: argparse.Namespace) -> None:
    for level in args.levels.split(","):
        work = partial(losses_of, args.game, args.seed, args.care, level)
        rows = [row for match in each(args, work, level) for row in match]
        middle, error = mean([loss for _, loss in rows])
        undecided = [loss for best, loss in rows if OPEN <= best <= 1 - OPEN]
        print(f"{args.game}, {level}: {middle:.4f} ± {error:.4f} lost a decision, {len(rows)} decisions;", end=" ")
        middle, error = mean(undecided or [0.0])
        print(f"where the best was from {OPEN} to {1 - OPEN}: {middle:.4f} ± {error:.4f}, {len(undecided)}", flush=True)


def blunders_of(game: str, seed: int, care: str, index: int) -> list[tuple[int, float, float, str]]:
    """Where `normal` calls a blunder: the step, its loss, and the loss and class that `deep` sees; one decision of
    five, where `quick` sees a loss."""
    match = match_of(game, seed, index, MIXED[index % len(MIXED)])
    quick, normal, deep = (Judge(match.game, name) for name in CARES)
    found = []
    for step in [step for step, _, _ in choices(match)][::EVERY]:
        state = match.states[step]
        if not decided(match, quick, state, step, seed + 2).loss:
            continue
        first = decided(match, normal, state, step, seed)
        if first.grade == "blunder":
            again = decided(match, deep, state, step, seed + 1)
            found.append((step, first.loss, again.loss, again.grade))
    return found


def blunders(args: argparse.Namespace) -> None:
    rows = list(each(args, partial(blunders_of, args.game, args.seed, args.care)))
    found = [grade for row in rows for _, _, _, grade in row]
    if not found:
        raise SystemExit(f"{args.game}: no blunder was found")
    for index, row in enumerate(rows):
        for step, lost, loses, grade in row:
            if grade not in GRADES[3:]:
                print(f"match {index}, step {step}: {lost:.4f} at normal, {loses:.4f} at deep, {grade}")
    upheld = rate([(place, float(grade in GRADES[3:])) for place, grade in enumerate(found)])
    print(f"{args.game}: of {len(found)} blunders in {len(rows)} matches", end=" ")
    print(f"{upheld.mean:.1%} ({upheld.low:.1%} – {upheld.high:.1%}) upheld")


def exact_of(game: str, seed: int, care: str, index: int) -> list[float]:
    """How far the search's value of the best action is from the exact one, where there is one."""
    match = match_of(game, seed, index, MIXED[index % len(MIXED)])
    exactly, search = Judge(match.game, "deep"), Judge(match.game, care)
    found = []
    for step, _, _ in list(choices(match))[-12:]:
        state = match.states[step]
        view = state.view(state.actor)
        sure = exactly.exactly(view, state.legal())
        if sure is not None:
            guessed = search.way().weigh(view, seeded(seed, step), None)
            found.append(max(one.value for one in guessed) - sure[0].value)
    return found


def exact(args: argparse.Namespace) -> None:
    found = [off for match in each(args, partial(exact_of, args.game, args.seed, args.care)) for off in match]
    if not found:
        raise SystemExit(f"{args.game}: no position was solved")
    size = math.sqrt(sum(off * off for off in found) / len(found))
    print(f"{args.game}: {len(found)} positions solved exactly and reviewed so; a search alone is {size:.4f} off")


# --- what it costs ----------------------------------------------------------------------------------------


def times(args: argparse.Namespace) -> None:
    spent, began = [], time.process_time()
    for index in range(args.matches):
        match = match_of(args.game, args.seed, index, ("voltigeur", "voltigeur"))
        judge = Judge(match.game, args.care)
        steps = [step for step, _, _ in choices(match)]
        for step in steps[::EVERY]:
            at = time.process_time()
            decided(match, judge, match.states[step], step, args.seed)
            spent.append(time.process_time() - at)
            if args.seconds and at - began > args.seconds:
                break
    middle, error = mean(spent)
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"{args.game}, {args.care}: {middle:.3f} ± {error:.3f} s a decision ({len(spent)} of them),", end=" ")
    print(f"{middle * len(steps):.0f} s for the {len(steps)} of a match, {memory:.0f} MB")


def each(args: argparse.Namespace, work: Callable[..., Any], *more: object) -> Iterator[Any]:
    """What every match gives, in order, until the time is spent; what is kept is not measured again."""
    began = time.process_time()
    asked = [args.measure, args.game, args.seed, args.care, *more]
    known = kept(args.keep, asked, args.matches)
    missing = [index for index in range(args.matches) if index not in known]
    yield from known.values()
    for index, found in zip(missing, spread(work, missing, jobs=args.jobs), strict=False):
        if args.keep:
            with Path(args.keep).open("a", encoding="utf-8") as file:
                file.write(json.dumps([asked, index, found]) + "\n")
        yield found
        if args.seconds and time.process_time() - began > args.seconds:
            return


def kept(file: str | None, asked: list[object], matches: int) -> dict[int, Any]:
    """What a file has of the matches that are asked for."""
    if file is None or not Path(file).exists():
        return {}
    lines = [json.loads(line) for line in Path(file).read_text(encoding="utf-8").splitlines()]
    return {index: found for one, index, found in lines if one == asked and index < matches}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    measures: dict[str, Callable[[argparse.Namespace], None]] = {
        "luck": luck,
        "calibration": calibration,
        "ladder": ladder,
        "blunders": blunders,
        "exact": exact,
        "times": times,
    }
    parser.add_argument("measure", choices=measures)
    parser.add_argument("game")
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--care", default="quick")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=None)
    parser.add_argument("--levels", default=",".join(LEVELS))
    parser.add_argument("--plot", default=None)
    parser.add_argument("--keep", default=None)
    args = parser.parse_args()
    measures[args.measure](args)


if __name__ == "__main__":
    main()
