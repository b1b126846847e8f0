"""What more thought changes: the same decisions with small and large budgets, judged by the largest.

    python benchmarks/decisions.py generalowsky --bot old-guard --budgets 1000,30000,1000000 --positions 60 --seed 1

Where luck decides most, thousands of matches hardly tell two budgets apart; single decisions do. Each match between
two `conscript`s gives one position: any of its decisions with a choice, each as likely. The bot decides there anew with
each budget (simulations, or seconds like `0.1s`); prints how often it acts as with the last and largest
one, and how much of the chance to win its action loses on the average by what the largest found.
"""

from __future__ import annotations

import argparse
import time

import caracole
from caracole import bots
from caracole.arena.entrants import entrant
from caracole.arena.ratings import rate
from caracole.arena.report import markdown, rate_text
from caracole.arena.simulate import derived

PLAYER = "conscript"
HEADS = ("budget", "decisions", "same action", "mean loss", "ms a decision")


def decision(game: caracole.Game, seed: int, index: int) -> caracole.State:
    """One with a choice, of one match."""
    random = caracole.Random(derived(seed, index, "decision"))
    match = caracole.Match.new(game, caracole.SeededLuck(derived(seed, index)), players=2)
    seats = [bots.seated(PLAYER, game, caracole.Random(derived(seed, index, seat))) for seat in range(2)]
    found = []
    match.settle()
    while not match.over:
        state = match.state
        if len(state.legal()) > 1:
            found.append(state.clone())
        match.play(seats[state.actor].choose(match.view(state.actor), bots.Budget()), by=state.actor)
        match.settle()
    return found[random.below(len(found))]


def decided(game: caracole.Game, name: str, state: caracole.State, seed: int) -> tuple[bots.Reasons, float]:
    """What a bot that has never seen the match does, and how long it takes."""
    each = entrant(name)
    start = time.perf_counter()
    player = each.seated(game, caracole.Random(seed))
    return player.think(state.view(state.actor), each.budget), time.perf_counter() - start


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("game")
    asked.add_argument("--bot", default="old-guard")
    asked.add_argument("--budgets", default="1000,30000,100000,300000,1000000,3000000", help="the largest last")
    asked.add_argument("--positions", type=int, default=60)
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    game = caracole.game(given.game)
    budgets = given.budgets.split(",")
    same: dict[str, list[tuple[int, float]]] = {budget: [] for budget in budgets}
    losses: dict[str, list[float]] = {budget: [] for budget in budgets}
    spent = dict.fromkeys(budgets, 0.0)
    for index in range(given.positions):
        state = decision(game, given.seed, index)
        chosen = {}
        for budget in budgets:
            chosen[budget], seconds = decided(game, f"{given.bot}@{budget}", state, derived(given.seed, index, "bot"))
            spent[budget] += seconds
        best = chosen[budgets[-1]]
        worth = {option.action: option.value for option in best.options}
        for budget in budgets:
            action = chosen[budget].action
            same[budget].append((index, float(action == best.action)))
            losses[budget].append(max(0.0, worth.get(best.action, 0.0) - worth.get(action, 0.0)))
    lines = [
        (
            budget,
            str(given.positions),
            rate_text(rate(same[budget])),
            f"{sum(losses[budget]) / given.positions:.5f}",
            f"{1000 * spent[budget] / given.positions:.1f}",
        )
        for budget in budgets
    ]
    print(markdown(HEADS, lines))


if __name__ == "__main__":
    main()
