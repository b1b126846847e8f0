"""How many clicks are refused in a newcomer's first match, before and after the lessons.

Nobody was asked: this is a model of somebody who knows the pieces and not the rules, and it says what lessons can do at
most. The tasks are the newcomer's first decisions of matches against Tambour, from the same seeds each time. At each,
he clicks as one does who does not look for what glows: any thing of the picture that some action of the game begins
with, legal or not, each thing as likely; then any that some action goes on with; until an action is played. A click
that leads to nothing legal is refused, by the rule the page names (`server/why_not.py`), and he tries another.

*Before* counts every refused click. *After* leaves out those that a rule refuses which the lessons have taught him; he
has done them all and forgets nothing. Of what is left each click is as likely as before: leaving out is the same as
playing again. Twice: *shown* counts as taught what a lesson shows as its rule or refuses by name, *touched* also what
else it is about (`rules` of `lessons.toml`). Whoever clicks only what glows has none at all.

    python -m benchmarks.newcomer --matches 20 --decisions 20
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from math import sqrt
from statistics import fmean, stdev

from caracole import bots
from caracole.arena.playing import Seated
from caracole.kernel.game import Game, game, games
from caracole.kernel.luck import SeededLuck
from caracole.kernel.match import Match
from caracole.kernel.random import Random
from caracole.kernel.view import View
from caracole.server.why_not import ForbiddenClicks

BOT = "tambour"
MOST = 60
"""Refused clicks after which he asks for help, and somebody plays for him."""


class Newcomer:
    """Clicks without knowing the rules, and remembers by which of them he was refused."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.refused: Counter[str] = Counter()

    def choose(self, view: View) -> int:
        gestures = view.game.gestures
        legal = {gestures.gesture(view, action): action for action in view.legal()}
        forbidden = ForbiddenClicks(view.game, view)
        known = [*legal, *forbidden.whole]
        picks: tuple[str, ...] = ()
        for _ in range(MOST):
            nexts = sorted({ids[len(picks)] for ids in known if ids[: len(picks)] == picks and len(ids) > len(picks)})
            click = nexts[self.random.below(len(nexts))]
            clicks = (*picks, click)
            if any(ids[: len(clicks)] == clicks for ids in legal):
                picks = clicks
            else:
                refusal = forbidden.refusal(picks, [click], "en")
                self.refused[refusal.rule if refusal else ""] += 1
            if picks in legal:
                return legal[picks]
        actions = view.legal()
        return actions[self.random.below(len(actions))]


def first_match(rules: Game, seed: int, decisions: int) -> Counter[str]:
    """The refused clicks of the first decisions of a match, by rule."""
    match = (
        Match.new(rules, SeededLuck(seed), first=0)
        if "first" in rules.options.DEFAULTS
        else Match.new(rules, SeededLuck(seed))
    )
    newcomer = Newcomer(Random(seed))
    others = Seated(bots.seated(BOT, rules, Random(seed + 1)), bots.limits(BOT, rules))
    made = 0
    match.settle()
    while not match.over and made < decisions:
        seat = match.state.actor
        made += seat == 0
        match.play((newcomer if seat == 0 else others).choose(match.view(seat)), by=seat)
        match.settle()
    return newcomer.refused


def interval(numbers: list[int]) -> str:
    """A mean with ± 1.96 standard errors."""
    error = 1.96 * stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else 0
    return f"{fmean(numbers):.1f} ± {error:.1f}"


def shown(rules: Game) -> set[str]:
    """The rules that a lesson shows once it was done, or by which it refuses a wrong idea."""
    first = {lesson.rules[0] for lesson in rules.lessons}
    return first | {wrong.rule for lesson in rules.lessons for wrong in lesson.tries if wrong.rule}


def left(found: list[Counter[str]], taught: set[str]) -> list[Counter[str]]:
    """What is still refused to somebody who knows these rules."""
    return [Counter({rule: count for rule, count in refused.items() if rule not in taught}) for refused in found]


def told(rules: Game, matches: int, decisions: int) -> Iterator[str]:
    touched = {rule for lesson in rules.lessons for rule in lesson.rules}
    found = [first_match(rules, seed, decisions) for seed in range(1, matches + 1)]
    ways = [left(found, taught) for taught in (set[str](), shown(rules), touched)]
    yield f"| {rules.name} | {' | '.join(interval([each.total() for each in way]) for way in ways)} "
    for way in ways:
        often = sum(way, Counter[str]()).most_common(3)
        yield f"| {', '.join(rule or 'no rule' for rule, _ in often) or '–'} "
    yield "|\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--decisions", type=int, default=20)
    parser.add_argument("--game", action="append", choices=[each.name for each in games()])
    asked = parser.parse_args()
    print("| game | refused before | after, shown | after, touched | most by | after, shown | after, touched |")
    print("|---" * 7 + "|")
    for name in asked.game or [each.name for each in games()]:
        print("".join(told(game(name), asked.matches, asked.decisions)), end="", flush=True)


if __name__ == "__main__":
    main()
