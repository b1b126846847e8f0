"""A network learns a game by playing against itself, in minutes on a laptop, and becomes a bot.

    pip install 'caracole[learn,research]'
    python examples/learn.py glorreiche --matches 3000 --seed 1 --out net.npz --plot learning.svg
    caracole tournament glorreiche --players 2 --bots learned:file=net.npz,random,greedy

The network guesses a seat's chance of winning from what that seat knows after an action. Both seats take the action
with the best guess, now and then another; when a match is over, every guess is moved towards a mix of the later guesses
and the result, as TD-Gammon did (Tesauro, Temporal Difference Learning and TD-Gammon, CACM 38, 1995). Open games only.
"""

from __future__ import annotations

import argparse
import itertools
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np
import torch

from caracole.arena.plot import shares, written
from caracole.arena.ratings import Rate, rate
from caracole.bots.learned import Network
from caracole.research.vector import VectorEnv

Array = np.ndarray[Any, np.dtype[Any]]

COUNT = 64
"""Matches at once."""
HIDDEN = (64, 32)
EXPLORE = 0.05
"""How often another action than the best is tried."""
TRUST = 0.8
"""TD's λ: how much of a target comes from what happened, the rest from the guess one decision later."""
STEP = 1e-3
BATCH = 256
ENOUGH = 4096
"""Positions that are collected before the network learns from them."""


def fresh(size: int) -> torch.nn.Sequential:
    sizes = (size, *HIDDEN)
    layers: list[torch.nn.Module] = []
    for one, other in itertools.pairwise(sizes):
        layers += [torch.nn.Linear(one, other), torch.nn.ReLU()]
    return torch.nn.Sequential(*layers, torch.nn.Linear(sizes[-1], 1))


def exported(model: torch.nn.Sequential, game: str) -> Network:
    linear = [layer for layer in model if isinstance(layer, torch.nn.Linear)]
    return Network(
        game, [(each.weight.detach().numpy().T.copy(), each.bias.detach().numpy().copy()) for each in linear]
    )


class Choice:
    """The best action by the network, in all environments or in some."""

    def __init__(self, env: VectorEnv, model: torch.nn.Sequential, some: Array | None = None) -> None:
        ahead = env.look_ahead()
        rows = slice(None) if some is None else np.repeat(some, env.seen.choices)
        wanted = torch.from_numpy(ahead.observation[rows].reshape(-1, int(np.prod(env.shape))))
        self.seen = ahead.observation
        self.worth = np.zeros(len(ahead.worth), np.float32)
        with torch.no_grad():
            self.worth[rows] = torch.sigmoid(model(wanted)[:, 0]).numpy()
        ended = ~np.isnan(ahead.worth)
        self.worth[ended] = (ahead.worth[ended] + 1) / env.sides
        self.starts = ahead.starts[:-1]
        self.rows = np.asarray(
            [start + self.worth[start:end].argmax() for start, end in itertools.pairwise(ahead.starts)]
        )

    def actions(self, env: VectorEnv) -> Array:
        return env.seen.legal[np.arange(env.count), self.rows - self.starts]


# --- learning ------------------------------------------------------------------------------------------------------


class Story:
    """What one seat went through in one match: what it knew after each of its actions, and its guesses."""

    def __init__(self) -> None:
        self.seen: list[Array] = []
        self.worth: list[float] = []

    def targets(self, result: float) -> list[float]:
        """What each guess should have been."""
        found, target = [], result
        for later in [*self.worth[1:], result][::-1]:
            target = TRUST * target + (1 - TRUST) * later
            found.append(target)
        return found[::-1]


def improve(
    model: torch.nn.Sequential, optimiser: torch.optim.Optimizer, seen: list[Array], targets: list[float]
) -> None:
    order = torch.randperm(len(targets))
    known = torch.from_numpy(np.stack(seen))
    wanted = torch.tensor(targets, dtype=torch.float32)
    for some in order.split(BATCH):
        optimiser.zero_grad()
        loss = torch.nn.functional.binary_cross_entropy_with_logits(model(known[some])[:, 0], wanted[some])
        loss.backward()
        optimiser.step()


def learn(env: VectorEnv, model: torch.nn.Sequential, matches: int, random: np.random.Generator) -> None:
    """So many more matches of self-play."""
    optimiser = torch.optim.Adam(model.parameters(), STEP)
    stories = [[Story() for _ in range(env.sides)] for _ in range(env.count)]
    seen: list[Array] = []
    targets: list[float] = []
    env.reset(int(random.integers(2**31)))
    while matches > 0:
        choice = Choice(env, model)
        tried = random.random(env.count) < EXPLORE
        choice.rows[tried] = choice.starts[tried] + random.integers(env.seen.choices[tried])
        for lane, row in enumerate(choice.rows):
            story = stories[lane][env.seen.mover[lane]]
            story.seen.append(choice.seen[row].ravel().copy())
            story.worth.append(float(choice.worth[row]))
        after = env.step(choice.actions(env))
        for lane in np.flatnonzero(after.terminated):
            for side, story in enumerate(stories[lane]):
                seen += story.seen
                targets += story.targets((float(after.reward[lane, side]) + 1) / env.sides)
            stories[lane] = [Story() for _ in range(env.sides)]
            matches -= 1
        if len(targets) >= ENOUGH:
            improve(model, optimiser, seen, targets)
            seen, targets = [], []


def against_random(name: str, options: dict[str, Any], model: torch.nn.Sequential, matches: int, seed: int) -> Rate:
    """How often the network wins against an opponent who plays at random; seats in turn."""
    env = VectorEnv(name, matches, options=options, seed=seed)
    mine = np.arange(matches) % env.sides
    result = np.full(matches, np.nan)
    while np.isnan(result).any():
        actions = env.sample()
        turn = env.seen.mover == mine
        actions[turn] = Choice(env, model, turn).actions(env)[turn]
        after = env.step(actions)
        new = after.terminated & np.isnan(result)
        result[new] = (after.reward[new, mine[new]] + 1) / env.sides
    return rate(list(enumerate(result.tolist())))


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wanted.add_argument("game", nargs="?", default="glorreiche")
    wanted.add_argument("--players", type=int, default=2)
    wanted.add_argument("--matches", type=int, default=3000, help="of self-play")
    wanted.add_argument("--looks", type=int, default=6, help="how often it is measured on the way")
    wanted.add_argument("--measured", type=int, default=400, help="matches against `random` each time")
    wanted.add_argument("--seed", type=int, default=1)
    wanted.add_argument("--out", type=Path, default=Path("net.npz"))
    wanted.add_argument("--plot", type=Path, default=Path("learning.svg"), help=".svg or .png")
    asked = wanted.parse_args()
    options = {"players": asked.players}
    torch.manual_seed(asked.seed)
    random = np.random.default_rng(asked.seed)
    env = VectorEnv(asked.game, COUNT, options=options, seed=asked.seed)
    model = fresh(int(np.prod(env.shape)))
    found: dict[str, Rate] = {}
    begun = perf_counter()
    for look in range(asked.looks + 1):
        if look:
            learn(env, model, asked.matches // asked.looks, random)
        played = look * (asked.matches // asked.looks)
        now = against_random(asked.game, options, model, asked.measured, asked.seed + 1000 + look)
        found[f"after {played} matches"] = now
        print(
            f"{played:6} matches, {perf_counter() - begun:4.0f} s: wins {now.mean:.1%} ({now.low:.1%}–{now.high:.1%})"
        )
    exported(model, asked.game).dump(asked.out)
    title = f"{asked.game}: matches won against random, {asked.measured} each"
    asked.plot.write_bytes(written([shares(found, title, 1 / env.sides)], title, asked.plot.name))
    print(f"{asked.out} plays as learned:file={asked.out}; the course is drawn in {asked.plot}")


if __name__ == "__main__":
    main()
