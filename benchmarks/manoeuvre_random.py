"""Random matches of Manoeuvre over armies, tiles, editions and options.

    python benchmarks/manoeuvre_random.py --matches 100000 --seed 1
    python benchmarks/manoeuvre_random.py --matches 20000 --seed 2 --eager

With `--eager` both sides keep most cards, go forward and play what they can, so that there are many more combats.
In both editions the day ends with the last card drawn. Says how matches end, how long they are, and how often each army
wins against each other under random play. Every match checks that no position is a dead end, and at its end that all
cards are still there; one match in `--every` also checks, at each step, that no two choices have the same text and that
the texts parse.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from typing import Any, cast

import caracole
from caracole.games.manoeuvre import names, options
from caracole.games.manoeuvre.state import ManoeuvreState

GAME = caracole.game("manoeuvre")
FLAGS = ("fm_end", "spy_redraw", "guerrilla_combat", "redoubt_fire", "nra_withdraw", "fm_late", "slow_start")
WORDS: dict[str, tuple[Any, ...]] = {
    "ambush_cards": ("all", "leader"),
    "defense_cards": ("any", "one"),
    "los_diagonal": ("one", "both"),
    "day_end": ("game_turn", "player_turn"),
    "hill_bonus": ("once", "each", "initiator"),
    "us_attempts": (1, "any"),
    "reshuffle": ("needed", "at_once"),
    "discards": ("hidden", "open"),
    **dict.fromkeys(FLAGS, (True, False)),
}


def chosen(random: caracole.Random, items: tuple[Any, ...]) -> Any:
    return items[random.below(len(items))]


def drawn(random: caracole.Random, items: list[Any], count: int) -> list[Any]:
    left = list(items)
    return [left.pop(random.below(len(left))) for _ in range(count)]


def random_options(random: caracole.Random) -> dict[str, Any]:
    """Two armies, four tiles, an edition, and one switch in four set alone."""
    asked: dict[str, Any] = {
        "armies": drawn(random, list(names.ARMIES), 2),
        "tiles": [[tile, random.below(4)] for tile in drawn(random, list(range(1, 25)), 4)],
        "first": random.below(2),
        "edition": chosen(random, tuple(options.EDITIONS)),
        "draft": random.below(8) == 0,
        "tournament": random.below(8) == 0,
        "last_card": "drawn",
    }
    return asked | {name: chosen(random, words) for name, words in WORDS.items() if random.below(4) == 0}


class Tally:
    """What is counted."""

    def __init__(self) -> None:
        self.reasons: Counter[str] = Counter()
        self.turns: list[int] = []
        self.decisions: list[int] = []
        self.steps = 0
        self.played: Counter[tuple[str, str]] = Counter()
        self.won: Counter[tuple[str, str]] = Counter()

    def add(self, state: ManoeuvreState, steps: int, decisions: int) -> None:
        armies = [names.ARMIES[number] for number in state.army]
        winner, loser = armies[state.winner], armies[1 - state.winner]
        self.reasons[names.REASONS[state.reason]] += 1
        self.turns.append(state.turn)
        self.decisions.append(decisions)
        self.steps += steps
        self.won[winner, loser] += 1
        self.played.update([(winner, loser), (loser, winner)])

    def report(self, seconds: float) -> None:
        count = len(self.turns)
        print(f"{count} matches, {self.steps} steps in {seconds:.0f} s")
        for reason, number in self.reasons.most_common():
            print(f"  ended by {reason}: {number} ({100 * number / count:.2f} %)")
        for what, values in (("game turns", self.turns), ("decisions", self.decisions)):
            ordered = sorted(values)
            middle = sum(values) / count
            print(f"  {what}: mean {middle:.1f}, from {ordered[0]} to {ordered[-1]}, median {ordered[count // 2]}")
        print(
            "\nwins of the row against the column, in per cent\n\n|  |" + "".join(f" {key} |" for key in names.ARMIES)
        )
        print("|---|" + "---|" * len(names.ARMIES))
        for row in names.ARMIES:
            cells = [self.rate(row, column) for column in names.ARMIES]
            print(f"| {row} |" + "".join(f" {cell} |" for cell in cells))

    def rate(self, row: str, column: str) -> str:
        played = self.played[row, column]
        return f"{100 * self.won[row, column] / played:.1f}" if played else "–"


def eager(state: ManoeuvreState, acts: list[int], random: caracole.Random) -> list[int]:
    """The choices left to somebody who seeks combat."""
    if state.phase == "discard":
        return acts if random.below(4) == 0 else [names.PASS]
    if state.phase in ("move", "move2"):
        return [action for action in acts if forward(state, action)] or acts
    return [action for action in acts if action != names.PASS] or acts


def forward(state: ManoeuvreState, action: int) -> bool:
    start, end = divmod(action - names.MOVES, 64)
    step = end // 8 - start // 8
    return action >= names.MOVES and (step > 0 if state.active == names.SOUTH else step < 0)


def run(state: ManoeuvreState, random: caracole.Random, *, careful: bool, seeks: bool) -> tuple[int, int]:
    """Play to the end; says how many steps and decisions there were."""
    steps = decisions = 0
    while not state.over:
        if state.actor == caracole.CHANCE:
            odds = state.odds()
            acts, action = odds.outcomes, odds.at(random.below(odds.total))
        else:
            acts = state.legal()
            assert acts, f"a dead end: {state}"
            wanted = eager(state, acts, random) if seeks else acts
            action = wanted[random.below(len(wanted))]
            decisions += 1
        if careful:
            check_texts(state, acts)
        state.apply(action)
        steps += 1
    for side in (0, 1):
        whole = state.hand_size[side] + state.deck_size[side] + state.pile_size[side]
        assert whole == names.DECK, f"cards got lost: {state}"
    return steps, decisions


def check_texts(state: ManoeuvreState, acts: list[int]) -> None:
    texts = [state.say(action) for action in acts]
    assert len(set(texts)) == len(texts), f"the same text twice: {texts}"
    assert [state.parse(text) for text in texts] == acts, f"a text that does not parse: {texts}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=int, default=100, help="check all texts in one match of so many")
    parser.add_argument("--eager", action="store_true", help="both sides seek combat")
    asked = parser.parse_args()
    random, tally, start = caracole.Random(asked.seed), Tally(), time.perf_counter()
    for number in range(asked.matches):
        state = cast(ManoeuvreState, GAME.new(**random_options(random)))
        steps, decisions = run(state, random, careful=number % asked.every == 0, seeks=asked.eager)
        tally.add(state, steps, decisions)
    tally.report(time.perf_counter() - start)


if __name__ == "__main__":
    main()
