"""How often a bot finds an optimal action in endgames of glorreiche that are solved exactly.

    python benchmarks/endgames.py --bot old-guard@0.1s --positions 100 --out 5 --seed 1

Endgames come from matches of `conscript` against itself: of each match the first position with at most so many
recruits out in which the solver finds actions of different worth. Prints how often an optimal action was chosen
and the mean loss in wins, for the bot and for the same bot without its solver.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

import msgspec

import caracole
from caracole import bots
from caracole.arena.entrants import entrant
from caracole.arena.simulate import derived
from caracole.bots.levels import level
from caracole.bots.searcher import Searcher
from caracole.search.lookahead import Lookahead

GAME = caracole.game("glorreiche")
POSITIONS = 200_000
"""What an endgame may cost to solve."""


def solved(state: caracole.State) -> dict[int, float] | None:
    """The worth of each action to whoever decides; None if it is too much to find out."""
    solver = Lookahead(state, frames=200, limit=POSITIONS)
    solver.exact = True
    values = {action: solver.worth(action, 1000)[state.actor] for action in state.legal()}
    return None if solver.guessed else values


def endgames(out: int, seed: int) -> Iterator[tuple[Any, dict[int, float]]]:
    for index in range(100000):
        match = caracole.Match.new(GAME, caracole.SeededLuck(derived(seed, index)), players=2)
        seats = [bots.seated("conscript", GAME, caracole.Random(derived(seed, index, seat))) for seat in (0, 1)]
        match.settle()
        while not match.over:
            state: Any = match.state
            if len(state.slots_of(0)) + len(state.slots_of(1)) >= 12 - out and len(state.legal()) > 1:
                values = solved(state)
                if values and len(set(values.values())) > 1:
                    yield state.clone(), values
                    break
            match.play(seats[state.actor].choose(match.view(state.actor), bots.Budget()), by=state.actor)
            match.settle()


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--bot", default="old-guard@0.1s")
    asked.add_argument("--positions", type=int, default=100)
    asked.add_argument("--out", type=int, default=4)
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    each = entrant(given.bot)
    full = level(GAME, each.bot)
    ways = {"with the solver": full, "without": msgspec.structs.replace(full, exact=0)}
    found = dict.fromkeys(ways, 0)
    lost = dict.fromkeys(ways, 0.0)
    for count, (state, values) in enumerate(endgames(given.out, given.seed), 1):
        for way, figures in ways.items():
            action = Searcher(GAME, caracole.Random(count), figures).choose(state.view(state.actor), each.budget)
            found[way] += values[action] == max(values.values())
            lost[way] += max(values.values()) - values[action]
        if count == given.positions:
            break
    for way in ways:
        share, loss = found[way] / given.positions, lost[way] / given.positions
        print(f"{given.bot} {way}: optimal in {share:.1%} of {given.positions}, mean loss {loss:.4f} wins")


if __name__ == "__main__":
    main()
