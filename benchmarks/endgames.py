"""How often a bot finds an optimal action in endgames of glorreiche that are solved exactly.

    python benchmarks/endgames.py --bot old-guard@0.2s --positions 300 --out 5 --seed 1

Every match (two players, each `greedy`, `conscript` or a little `voltigeur` by lot) gives one position: any of its
decisions with at most so many recruits out, each as likely. Each is solved; those that would take too many positions
are left out and counted. Most endgames are decided already, whatever one does, so the table also tells the others
apart: those where actions differ in worth (in the rest no choice can be wrong, so none is asked for). Prints how often
an optimal action was chosen and the mean loss in wins, for the bot and for the same bot without its solver.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

import msgspec

import caracole
from caracole import bots
from caracole.arena.entrants import entrant
from caracole.arena.ratings import rate
from caracole.arena.report import markdown, rate_text
from caracole.arena.simulate import derived
from caracole.bots.levels import level
from caracole.bots.searcher import Searcher
from caracole.search.expectimax import Expectimax

GAME = caracole.game("glorreiche")
PLAYERS = ("greedy", "conscript", "voltigeur@30")
POSITIONS = 3_000_000
"""What an endgame may cost to solve."""


def solved(state: caracole.State) -> dict[int, float] | None:
    """The worth of each action to whoever decides; None if it is too much to find out."""
    solver = Expectimax(state, frames=200, size=1 << 21, limit=POSITIONS)
    solver.exact = True
    values = {action: solver.worth(action, 1000)[state.actor] for action in state.legal()}
    return None if solver.guessed else values


def endgame(out: int, seed: int, index: int) -> caracole.State | None:
    """A decision of one match with so few recruits out; None if it had none."""
    random = caracole.Random(derived(seed, index, "endgame"))
    match = caracole.Match.new(GAME, caracole.SeededLuck(derived(seed, index)), players=2)
    players = [entrant(PLAYERS[random.below(len(PLAYERS))]) for _ in range(2)]
    seats = [
        bots.seated(each.bot, GAME, caracole.Random(derived(seed, index, seat))) for seat, each in enumerate(players)
    ]
    found = []
    match.settle()
    while not match.over:
        state: Any = match.state
        if 12 - state.home <= out and len(state.legal()) > 1:
            found.append(state.clone())
        match.play(seats[state.actor].choose(match.view(state.actor), players[state.actor].budget), by=state.actor)
        match.settle()
    return found[random.below(len(found))] if found else None


def endgames(out: int, seed: int) -> Iterator[tuple[Any, dict[int, float] | None]]:
    for index in range(1000000):
        state = endgame(out, seed, index)
        if state is not None:
            yield state, solved(state)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--bot", default="old-guard@0.2s")
    asked.add_argument("--positions", type=int, default=300)
    asked.add_argument("--out", type=int, default=5)
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    each = entrant(given.bot)
    full = level(GAME, each.bot)
    ways = {"with its solver": full, "without": msgspec.structs.replace(full, exact=0)}
    losses: dict[str, list[tuple[float, bool]]] = {way: [] for way in ways}
    unsolved = 0
    for state, values in endgames(given.out, given.seed):
        if values is None:
            unsolved += 1
            continue
        best = max(values.values())
        open_yet = min(values.values()) < best
        for way, figures in ways.items():
            loss = 0.0
            if open_yet:
                bot = Searcher(GAME, caracole.Random(len(losses[way])), figures)
                loss = best - values[bot.choose(state.view(state.actor), each.budget)]
            losses[way].append((loss, open_yet))
        if len(losses["without"]) == given.positions:
            break
    print(f"{given.positions} endgames with at most {given.out} recruits out, {unsolved} more were not solved\n")
    print(markdown(("bot", "endgames", "how many", "optimal", "mean loss"), list(lines(given.bot, losses))))


def lines(bot: str, losses: dict[str, list[tuple[float, bool]]]) -> Iterator[tuple[str, ...]]:
    for way, found in losses.items():
        for kind, chosen in (("all", found), ("undecided", [each for each in found if each[1]])):
            scores = [(place, float(loss == 0)) for place, (loss, _) in enumerate(chosen)]
            mean = sum(loss for loss, _ in chosen) / max(1, len(chosen))
            if chosen:
                yield f"{bot} {way}", kind, str(len(chosen)), rate_text(rate(scores)), f"{mean:.4f}"


if __name__ == "__main__":
    main()
