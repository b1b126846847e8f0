"""The traits of every game, declared and measured, as the table in docs/research.md.

    python -m benchmarks.traits --matches 1000 --seed 1

Matches of random actions, each from its own luck. *Branching* counts the legal actions where there is a choice.
*Tree* is the mean, over matches, of the decimal logarithm of the product of all branchings. *Positions, at least* is
Chao's estimate of how many there are, from how many were met in one match only and how many in exactly two; it can only
be too low, and where hardly any position comes twice it is far too low.
"""

from __future__ import annotations

import argparse
import math
from collections import Counter
from collections.abc import Sequence

from caracole.arena.report import markdown
from caracole.arena.simulate import derived
from caracole.kernel.game import Game, games
from caracole.kernel.luck import SeededLuck
from caracole.kernel.names import CHANCE
from caracole.kernel.random import Random

HEAD = (
    *("game", "sides", "action space", "actions met", "outcomes", "observation", "branching", "most"),
    *("decisions", "steps", "tree", "positions met", "positions, at least"),
)


class Walks:
    """What many matches of random actions show."""

    def __init__(self, game: Game, players: int) -> None:
        self.game, self.players = game, players
        self.widths: list[int] = []
        self.decisions: list[float] = []
        self.steps: list[float] = []
        self.trees: list[float] = []
        self.actions: set[int] = set()
        self.matches_with: Counter[int] = Counter()
        """In how many matches each position was met."""

    def walk(self, seed: int, number: int) -> None:
        luck, random = SeededLuck(derived(seed, number, "luck")), Random(derived(seed, number, "actions"))
        state = self.game.new(luck=luck, players=self.players)
        widths, keys, steps = [], {state.key}, 0
        while not state.over:
            if state.actor == CHANCE:
                state.apply(luck.draw(state.odds(), self.game.sequence.stream(state)))
            else:
                legal = state.legal()
                action = legal[random.below(len(legal))]
                widths += [len(legal)] if len(legal) > 1 else []
                self.actions.add(action)
                state.apply(action)
            keys.add(state.key)
            steps += 1
        self.widths += widths
        self.decisions.append(len(widths))
        self.steps.append(steps)
        self.trees.append(sum(map(math.log10, widths)))
        self.matches_with.update(keys)

    def row(self) -> tuple[str, ...]:
        traits, met = self.game.traits, len(self.matches_with)
        shape = " × ".join(map(str, self.game.features.SHAPE))
        return (
            *(traits.name, str(self.players), f"{traits.actions:,}", f"{len(self.actions):,}", str(traits.outcomes)),
            *(shape, f"{sum(self.widths) / len(self.widths):.1f}", str(max(self.widths))),
            *(spread(self.decisions), spread(self.steps), f"10^{sum(self.trees) / len(self.trees):.0f}"),
            *(f"{met:,}", f"10^{math.log10(self.estimate()):.1f}"),
        )

    def estimate(self) -> float:
        """Chao 1987, corrected for small counts."""
        once, twice = (sum(count == times for count in self.matches_with.values()) for times in (1, 2))
        part = (len(self.steps) - 1) / len(self.steps)
        return len(self.matches_with) + part * once * (once - 1) / (2 * (twice + 1))


def spread(values: Sequence[float]) -> str:
    """The mean with its 95 % interval, and the extremes."""
    mean = sum(values) / len(values)
    variance = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    half = 1.96 * math.sqrt(variance / len(values))
    return f"{mean:.0f} ± {half:.0f} ({min(values):.0f}–{max(values):.0f})"


def measured(game: Game, players: int, matches: int, seed: int) -> Walks:
    walks = Walks(game, players)
    for number in range(matches):
        walks.walk(seed, number)
    return walks


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--matches", type=int, default=1000)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--players", type=int, default=2)
    given = asked.parse_args()
    rows = [measured(game, given.players, given.matches, given.seed).row() for game in games()]
    print(markdown(HEAD, rows))


if __name__ == "__main__":
    main()
