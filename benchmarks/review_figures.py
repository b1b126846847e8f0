"""Measure what data/review.toml of a game says: what is at stake in a decision, and what more search still changes.

    python benchmarks/review_figures.py GAME --bots tambour,cuirassier --seed 9 --seconds 120 [--care quick]

Decisions are taken from matches between the bots. Each is judged with some care, and with ten times as much under
another seed. The *stake* is the mean distance from the best action to the worst; the game's `scale` is its stake as a
part of `REFERENCE`, at most 1. The *grain* is the standard deviation, for one value, of how the difference between the
best and the played action (the second best, if the best was played) changed beyond what the errors of sampling say.
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Iterator

import caracole
from caracole.arena.simulate import Series, played
from caracole.review.judge import CARES, Judge, Judgement, seeded

REFERENCE = 0.15
"""The stake from which on classes are not scaled: that of a game in which decisions decide."""
EVERY = 7
"""Neighbouring decisions are alike: one of so many is taken."""


def judged(
    game: str, bots: tuple[str, ...], seed: int, care: str, seconds: float
) -> Iterator[tuple[Judgement, Judgement, int]]:
    """Decisions judged twice, with the action that was played."""
    rules = caracole.game(game)
    once, again = Judge(rules, care), Judge(rules, CARES[CARES.index(care) + 1])
    end, number = time.monotonic() + seconds, 0
    for index in range(10_000):
        series = Series(game=game, matches=index + 1, seed=seed, bots=bots, asked={"players": len(bots)})
        for step, (state, action) in enumerate(played(series, index).walk()):
            if state.actor < 0 or len(state.legal()) == 1:
                continue
            number += 1
            if number % EVERY:
                continue
            if time.monotonic() > end:
                return
            view = state.view(state.actor)
            yield once.judge(view, seeded(0, step), action), again.judge(view, seeded(1, step), action), action


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--bots", default="tambour,cuirassier")
    parser.add_argument("--seed", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--care", choices=CARES[:-1], default="quick")
    args = parser.parse_args()
    stakes: list[float] = []
    changes: list[float] = []
    sampled: list[float] = []
    grain = Judge(caracole.game(args.game), args.care).grain
    finer = Judge(caracole.game(args.game), CARES[CARES.index(args.care) + 1]).grain
    for one, two, action in judged(args.game, tuple(args.bots.split(",")), args.seed, args.care, args.seconds):
        if one.exact or two.exact:
            continue
        stakes.append(two.actions[0].value - two.actions[-1].value)
        best = one.best
        other = one.of(action) if action != best.action else one.actions[1]
        later = two.of(best.action), two.of(other.action)
        changes.append((best.value - other.value) - (later[0].value - later[1].value))
        errors = [(best.error, grain), (other.error, grain), (later[0].error, finer), (later[1].error, finer)]
        sampled.append(sum(max(0.0, error**2 - part**2) for error, part in errors))
    if len(changes) < 2:
        raise SystemExit("too few decisions: give it more seconds")
    count = len(changes)
    rms = math.sqrt(sum(change**2 for change in changes) / count)
    beyond = math.sqrt(max(0.0, rms**2 - sum(sampled) / count) / 2)
    stake = sum(stakes) / count
    error = math.sqrt(sum((each - stake) ** 2 for each in stakes) / count / (count - 1))
    print(f"{args.game}, {args.care}, {count} decisions: stake {stake:.4f} ± {1.96 * error:.4f},", end=" ")
    print(f"scale {min(1.0, stake / REFERENCE):.2f}; differences change by {rms:.4f}, grain {beyond:.4f}")


if __name__ == "__main__":
    main()
