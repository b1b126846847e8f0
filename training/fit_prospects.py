"""Fit the weights of manoeuvre's appraisal to matches between bots; run again whenever the appraisal changes.

    python training/fit_prospects.py --minutes 10 --jobs 2 --seed 1 --rows rows.jsonl

In every match each side goes by weights of its own, those in use with something random added. Without that the fit
would mistake habits for merits: bots of one mind stand in the same places whether they win or lose. Two things are
made of the rows, which the same command adds to:

- the table `board` of data/weights.toml, by logistic regression: how matches ended, by what the board showed at the
  beginning of every turn and how much of the day was over. Which armies fight counts too, and is left out at the end.
- how much it helps to value something more: how matches ended, by what was added to each side's weights. These effects,
  in log odds for one standard deviation of the board (for `by_hand`: for e times the weight), have errors beside them.
  They show what matters and whether a weight is badly off. They are means over large changes: to go where they point is
  not always better (docs/notebook).
"""

from __future__ import annotations

import argparse
import json
import math
import random
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

import caracole
from caracole.arena.simulate import derived
from caracole.bots import Budget
from caracole.bots.levels import level
from caracole.bots.searcher import Searcher
from caracole.games.manoeuvre import appraise, evaluate, names, terms

Numbers = NDArray[np.float64]

SPREAD = (
    0.6, 0.4, 0.2, 0.1, 0.7, 6.5, 0.6, 2.9, 0.7, 0.5, 1.0,
    0.8, 1.0, 1.1, 1.0, 1.0, 0.7, 0.4, 0.1, 1.0, 1.0, 2.8, 1.0,
)  # fmt: skip
"""About how much the two sides differ in each of names.GAUGED: what is added to a weight is measured by it."""
STRAY = 0.02
"""How often any action is taken instead of the bot's."""
RIDGE = 300.0
LEAST = 0.15
"""What a unit lost costs at least, beyond having been hit."""
ARMIES = len(names.ARMIES)
DEGREES = 3


# --- matches -------------------------------------------------------------------------------------


class Opinion:
    """The weights one side goes by in one match."""

    def __init__(self, seed: int, size: float, factor: float) -> None:
        draw = random.Random(seed)
        self.early = [draw.gauss(0, size) / spread for spread in SPREAD]
        self.late = [draw.gauss(0, size) / spread for spread in SPREAD]
        self.by_hand = [draw.gauss(0, factor) for _ in names.WEIGHTS]
        added = zip(terms.trends(), self.early, self.late, strict=True)
        self.trend = [
            [always + early, rising, rising_later + late] for (always, rising, rising_later), early, late in added
        ]
        self.weight = [figure * math.exp(more) for figure, more in zip(terms.weights(), self.by_hand, strict=True)]

    def hold(self, shared: Any) -> None:
        """From now on the terms of the match say this."""
        shared.trend = self.trend
        shared.weight = self.weight

    def told(self) -> list[float]:
        scaled = [more * spread for more, spread in zip(self.early + self.late, 2 * SPREAD, strict=True)]
        return scaled + self.by_hand


def played(seed: int, simulations: int, size: float, factor: float) -> dict[str, Any]:
    """One match: who won, what was added to the weights, and the board at the beginning of every turn."""
    game = caracole.game("manoeuvre")
    match = caracole.Match.new(game, caracole.SeededLuck(derived(seed)), players=2)
    figures = replace(level(game, "old-guard"), playouts=simulations, seconds=None)
    seats = [Searcher(game, caracole.Random(derived(seed, seat)), figures) for seat in range(2)]
    opinions = [Opinion(derived(seed, seat, "opinion"), size, factor) for seat in range(2)]
    stray = caracole.Random(derived(seed, "stray"))
    turns: dict[tuple[int, int], list[float]] = {}
    match.settle()
    while not match.over:
        state: Any = match.state
        if state.phase == "discard":
            turns.setdefault((state.turn, state.active), shown(state))
        legal = state.legal()
        action = legal[stray.below(len(legal))]
        if len(legal) > 1 and stray.unit() > STRAY:
            opinions[state.actor].hold(state.terms)
            action = seats[state.actor].choose(match.view(state.actor), Budget(playouts=simulations))
        match.play(action, by=state.actor)
        match.settle()
    final: Any = match.state
    return {
        "won": final.payoffs[0],
        "armies": [int(final.army[0]), int(final.army[1])],
        "added": [one - other for one, other in zip(opinions[0].told(), opinions[1].told(), strict=True)],
        "turns": list(turns.values()),
    }


def shown(state: Any) -> list[float]:
    """How much of the day is over, and what one side has more of than the other."""
    own, other = appraise.measured(state, 0), appraise.measured(state, 1)
    return [evaluate.spent(state)] + [round(one - two, 3) for one, two in zip(own, other, strict=True)]


# --- fits ----------------------------------------------------------------------------------------


def regression(columns: Numbers, won: Numbers, ridge: float, known: Numbers | float = 0.0) -> tuple[Numbers, Numbers]:
    """Logistic regression by Newton's method, beside log odds that are known: the figures and their errors."""
    found = np.zeros(columns.shape[1])
    for _ in range(12):
        chance = chances(columns @ found + known)
        slope = columns.T @ (chance - won) + ridge * found
        bend = (columns * (chance * (1 - chance))[:, None]).T @ columns + ridge * np.eye(len(found))
        found -= np.linalg.solve(bend, slope)
    return found, np.sqrt(np.diag(np.linalg.inv(bend)))


def chances(odds: Numbers) -> Numbers:
    told: Numbers = 1 / (1 + np.exp(-np.clip(odds, -30, 30)))
    return told


def surprise(chance: Numbers, won: Numbers) -> float:
    sure = np.clip(chance, 1e-4, 1 - 1e-4)
    return float(-np.mean(won * np.log(sure) + (1 - won) * np.log(1 - sure)))


class Board:
    """The turns of all matches in columns."""

    def __init__(self, rows: list[dict[str, Any]]) -> None:
        board = np.array([turn for row in rows for turn in row["turns"]])
        self.gone, self.gauges = board[:, :1], board[:, 1:]
        self.won = np.array([row["won"] for row in rows for _ in row["turns"]])
        self.aside = np.array([place % 5 == 0 for place, row in enumerate(rows) for _ in row["turns"]])
        self.armies = np.zeros((len(self.won), ARMIES))
        for place, (one, other) in enumerate(row["armies"] for row in rows for _ in row["turns"]):
            self.armies[place, one] += 1
            self.armies[place, other] -= 1

    def odds(self, trend: Numbers) -> Numbers:
        """The log odds by weights of the board alone."""
        total: Numbers = sum((self.gauges @ trend[:, power]) * self.gone[:, 0] ** power for power in range(DEGREES))
        return total

    def fit(self, turns: NDArray[np.bool_]) -> tuple[Numbers, Numbers]:
        """The weights by some of the turns, and the log odds of all turns, knowing the armies.

        A unit lost must cost something: where the fit says otherwise, the least it may cost is taken for known.
        """
        trend = np.zeros((names.GAUGES, DEGREES))
        free = list(range(names.GAUGES))
        while True:
            known = self.odds(trend)
            spread = self.gauges[:, free].std(axis=0) + 1e-9
            plain = np.concatenate([self.gauges[:, free] / spread, self.armies], axis=1)
            columns = np.concatenate([plain * self.gone**power for power in range(DEGREES)], axis=1)
            found, _ = regression(columns[turns], self.won[turns], RIDGE, known[turns])
            figures = found.reshape(DEGREES, -1)[:, : len(free)].T / spread[:, None]
            cheap = [number for number, figure in zip(free, figures, strict=True) if too_cheap(number, figure)]
            if not cheap:
                trend[free] = figures
                return trend, columns @ found + known
            trend[cheap, 0] = -LEAST
            free = [number for number in free if number not in cheap]


def too_cheap(number: int, figure: Numbers) -> bool:
    """Whether this is the loss of a unit, and costs less than it must at some time of the day."""
    costs = [-(figure[0] + gone * (figure[1] + gone * figure[2])) for gone in (0.0, 0.5, 1.0)]
    return number < names.UNITS_HIT and min(costs) < LEAST


def fit_board(rows: list[dict[str, Any]]) -> None:
    """Print the table `board`, and how surprising matches kept aside were before and after."""
    board = Board(rows)
    now = board.odds(np.array(terms.trends()))
    _, then = board.fit(~board.aside)
    print(f"# {len(rows)} matches, {len(board.won)} turns; surprise of every fifth match by the board alone")
    print(f"# {surprise(chances(now[board.aside]), board.won[board.aside]):.4f} before,", end=" ")
    print(f"{surprise(chances(then[board.aside]), board.won[board.aside]):.4f} after, knowing the armies\n\n[board]")
    trend, _ = board.fit(np.ones(len(board.won), dtype=np.bool_))
    for name, figures in zip(names.GAUGED, trend, strict=True):
        print(f"{name} = [{', '.join(f'{figure:.3f}' for figure in figures)}]")


def tell_effects(rows: list[dict[str, Any]]) -> None:
    """Print what adding to a weight did to the result."""
    added = np.array([row["added"] for row in rows])
    won = np.array([row["won"] for row in rows])
    found, errors = regression(np.concatenate([added, np.ones((len(rows), 1))], axis=1), won, 0.1)
    labels = [*names.GAUGED, *(f"{name}, late" for name in names.GAUGED), *names.WEIGHTS]
    print("\n# the effect of valuing it more, its error, and how many errors it is from 0")
    lines = [
        (abs(figure / error), label, figure, error) for label, figure, error in zip(labels, found, errors, strict=False)
    ]
    for far, label, figure, error in sorted(lines, reverse=True):
        print(f"# {label:18} {figure:+.2f} ± {error:.2f}  {far:.1f}")


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--minutes", type=float, default=10)
    asked.add_argument("--jobs", type=int, default=1)
    asked.add_argument("--simulations", type=int, default=100)
    asked.add_argument("--size", type=float, default=0.2, help="what is added to weights of the board")
    asked.add_argument("--factor", type=float, default=0.6, help="what is added to logarithms of the others")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--rows", type=Path, default=Path("appraise.jsonl"))
    given = asked.parse_args()
    rows = [json.loads(line) for line in given.rows.read_text().splitlines()] if given.rows.exists() else []
    one = partial(played, simulations=given.simulations, size=given.size, factor=given.factor)
    end = time.monotonic() + 60 * given.minutes
    with ProcessPoolExecutor(given.jobs) as pool, given.rows.open("a", encoding="utf-8") as file:
        while time.monotonic() < end:
            seeds = [derived(given.seed, len(rows) + place) for place in range(8 * given.jobs)]
            for row in pool.map(one, seeds):
                rows.append(row)
                file.write(json.dumps(row) + "\n")
    fit_board(rows)
    tell_effects(rows)


if __name__ == "__main__":
    main()
