"""Learn what positions of Das glorreiche Manöver between two are worth (games/glorreiche/appraise.py).

    python -m training.learn_glorreiche play one.npz --matches 11000 --positions 5000 --seed 1 --formula
    python -m training.learn_glorreiche learn one.npz                             # writes data/network.bin
    python -m training.learn_glorreiche play two.npz --matches 7400 --positions 6000 --seed 2
    python -m training.learn_glorreiche learn one.npz two.npz
    python -m training.learn_glorreiche play three.npz --matches 11600 --positions 3500 --seed 3
    python -m training.learn_glorreiche learn two.npz three.npz one.npz

`play` lets the search by whole turns play against itself, first by the formula, then by what was learned so far; now
and then with any of the turns it found or any action, so that positions differ. It keeps the positions of the matches:
their rows, what the formula says, what search found where it searched, and how the match ended. `learn` fits the
network to that, with one match in ten kept aside, and prints the mean surprise (logarithmic loss) at the results of
those: of the formula, of search, and of the network epoch by epoch. Needs numpy; on one core playing takes five or six
minutes each time and learning one.
"""

from __future__ import annotations

import argparse
import math
import time
from pathlib import Path
from typing import Any

import numpy as np
from benchmarks.shapes import GAME, Turns

import caracole
from caracole.games.glorreiche import appraise, evaluate, names, terms

SHAPE = "16/32-8/8-4/4"
STRAY = 0.12
"""How often a turn is any of those found, and a third as often begins with any action at all."""
ROOM = 48
"""Rows of a position at most."""
Array = np.ndarray[Any, np.dtype[Any]]


class Player(Turns):
    """Remembers what it found, and strays."""

    def __init__(self, shape: str, positions: int, random: caracole.Random) -> None:
        super().__init__(shape, positions)
        self.random = random
        self.found = -1.0
        """What search said of the position it was asked about last."""

    def choose(self, state: caracole.State) -> int:
        if state.key not in self.plan and self.random.unit() < STRAY / 3:
            legal = state.legal()
            return legal[self.random.below(len(legal))]
        return super().choose(state)

    def best(self, state: caracole.State) -> list[int]:
        turn = super().best(state)
        self.found = self.value
        if self.random.unit() < STRAY:
            turns = self.search.turns() if self.search else [turn]
            return turns[self.random.below(len(turns))]
        return turn


def played(player: Player, seed: int) -> list[tuple[list[int], float, float, float]]:
    """The positions of a match: rows, formula, what search found (−1 where it did not), result; for who is to move."""
    state: Any = GAME.new(players=2, luck=caracole.SeededLuck(seed))
    random = player.random
    kept = []
    while not state.over and state.estimates[0] not in (0.0, 1.0):
        odds, legal = state.odds(), state.legal()
        if odds.outcomes:
            state.apply(odds.at(random.below(odds.total)))
            continue
        player.found = -1.0
        action = legal[0] if len(legal) == 1 else player.choose(state)
        kept.append((appraise.rows(state), evaluate.lead(state), player.found, state.turn))
        state.apply(action)
    first = state.payoffs[0] if state.over else state.estimates[0]
    return [(rows, guess, value, 1 - first if side else first) for rows, guess, value, side in kept]


def play(given: argparse.Namespace) -> None:
    """Play matches and keep their positions."""
    start = time.perf_counter()
    player = Player(SHAPE + ":estimate" * given.formula, given.positions, caracole.Random(given.seed))
    lines, numbers, matches = [], [], []
    for match in range(given.matches):
        for rows, guess, value, result in played(player, given.seed * 1_000_000 + match):
            lines.append(rows + [names.BIAS] * (ROOM - len(rows)))
            numbers.append((guess, value, result))
            matches.append(match)
        if time.perf_counter() - start > 60 * given.minutes:
            break
    given.out.parent.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(
        given.out,
        rows=np.array(lines, dtype=np.int16),
        numbers=np.array(numbers, dtype=np.float32),
        matches=np.array(matches, dtype=np.int32),
    )
    print(f"{matches[-1] + 1} matches, {len(lines)} positions, {time.perf_counter() - start:.0f} s")


# --- learning ------------------------------------------------------------------------------------


class Network:
    """Two layers and a result, learned by Adam."""

    def __init__(self, seed: int) -> None:
        random = np.random.default_rng(seed)
        inner, outer = names.INNER, names.OUTER
        self.parts: list[Array] = [
            random.normal(0, 0.15, (names.BIAS + 1, inner)).astype(np.float32),
            random.normal(0, math.sqrt(2 / inner), (inner, outer)).astype(np.float32),
            np.zeros(outer, np.float32),
            np.zeros(outer, np.float32),
            np.zeros(1, np.float32),
        ]
        self.parts[0][names.BIAS] = 0
        self.mean = [np.zeros_like(part) for part in self.parts]
        self.square = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    def forward(self, x: Array) -> tuple[Array, Array, Array]:
        first, second, bias, last, end = self.parts
        inner = np.maximum(x @ first, 0)
        outer = np.maximum(inner @ second + bias, 0)
        return inner, outer, x[:, names.IN_FORMULA] + outer @ last + end[0]

    def step(self, x: Array, target: Array, rate: float, decay: float) -> None:
        inner, outer, odds = self.forward(x)
        wrong = (1 / (1 + np.exp(-odds)) - target) / len(x)
        up = wrong[:, None] * self.parts[3] * (outer > 0)
        down = (up @ self.parts[1].T) * (inner > 0)
        slopes = [x.T @ down, inner.T @ up, up.sum(0), outer.T @ wrong, np.array([wrong.sum()])]
        self.steps += 1
        for place, slope in enumerate(slopes):
            self.mean[place] += 0.1 * (slope - self.mean[place])
            self.square[place] += 0.001 * (slope**2 - self.square[place])
            mean = self.mean[place] / (1 - 0.9**self.steps)
            square = self.square[place] / (1 - 0.999**self.steps)
            part = self.parts[place]
            part -= rate * (mean / (np.sqrt(square) + 1e-8) + decay * part)

    def numbers(self) -> bytes:
        return np.concatenate([part.ravel() for part in self.parts]).astype("<f4").tobytes()


def inputs(rows: Array, numbers: Array) -> Array:
    """A line for each position: how often each row holds, the formula, the bias."""
    wide = names.BIAS + 1
    flat = rows.astype(np.int64) + wide * np.arange(len(rows))[:, None]
    x = np.bincount(flat.ravel(), minlength=wide * len(rows)).reshape(len(rows), wide).astype(np.float32)
    x[:, names.IN_FORMULA] = numbers[:, 0]
    x[:, names.BIAS] = 1
    return x


def surprise(odds: Array, result: Array) -> float:
    chance = np.clip(1 / (1 + np.exp(-odds)), 0.001, 0.999)
    return float(-(result * np.log(chance) + (1 - result) * np.log(1 - chance)).mean())


def targets(numbers: Array, matches: Array, trust: float) -> Array:
    """What each position should be told: the result, mixed at every turn on the way back with what search found."""
    found = np.empty(len(numbers), np.float32)
    winner = 1.0
    for place in reversed(range(len(numbers))):
        _, value, result = numbers[place]
        if place + 1 == len(numbers) or matches[place] != matches[place + 1]:
            winner = 1.0
        if value >= 0:
            winner = trust * (value if result else 1 - value) + (1 - trust) * winner
        found[place] = winner if result else 1 - winner
    return found


class Samples:
    """The positions of some files, with what each should be told."""

    def __init__(self, files: list[Path], trust: float) -> None:
        told = [np.load(file) for file in files]
        self.rows = np.concatenate([file["rows"] for file in told])
        self.numbers = np.concatenate([file["numbers"] for file in told])
        self.result = self.numbers[:, 2]
        self.target = np.concatenate([targets(file["numbers"], file["matches"], trust) for file in told])
        aside = np.concatenate([file["matches"] for file in told]) % 10 == 0
        self.learned, self.aside = np.flatnonzero(~aside), np.flatnonzero(aside)
        self.searched = self.aside[self.numbers[self.aside, 1] >= 0]

    def inputs(self, some: Array) -> Array:
        return inputs(self.rows[some], self.numbers[some])

    def surprise(self, network: Network, some: Array) -> float:
        """Of the network, at the results of some positions."""
        told = [network.forward(self.inputs(part))[2] for part in np.array_split(some, 40)]
        return surprise(np.concatenate(told), self.result[some])

    def introduce(self) -> None:
        """How many there are, and what is known without a network."""
        value = np.clip(self.numbers[self.searched, 1], 0.001, 0.999)
        found = surprise(np.log(value / (1 - value)), self.result[self.searched])
        print(f"{len(self.learned)} positions; all aside: formula {self.formula(self.aside):.4f}; ", end="")
        print(f"beginnings of turns: formula {self.formula(self.searched):.4f}, search {found:.4f}", flush=True)

    def formula(self, some: Array) -> float:
        return surprise(self.numbers[some, 0], self.result[some])


def learn(given: argparse.Namespace) -> None:
    samples = Samples(given.files, given.trust)
    samples.introduce()
    network = Network(given.seed)
    random = np.random.default_rng(given.seed)
    batches = len(samples.learned) // given.batch
    for epoch in range(given.epochs):
        order = random.permutation(samples.learned)
        for batch in range(batches):
            some = order[batch * given.batch : (batch + 1) * given.batch]
            done = (epoch + batch / batches) / given.epochs
            rate = given.rate * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * done)))
            network.step(samples.inputs(some), samples.target[some], rate, given.decay)
        found = [samples.surprise(network, some) for some in (samples.aside, samples.searched)]
        print(f"epoch {epoch + 1}: {found[0]:.4f}, beginnings of turns {found[1]:.4f}", flush=True)
    terms.NETWORK.write_bytes(network.numbers())


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    tasks = asked.add_subparsers(dest="task", required=True)
    playing = tasks.add_parser("play")
    playing.add_argument("out", type=Path)
    playing.add_argument("--matches", type=int, default=8000)
    playing.add_argument("--positions", type=int, default=4000, help="a turn")
    playing.add_argument("--formula", action="store_true", help="go by the formula, not by what was learned")
    playing.add_argument("--minutes", type=float, default=60, help="at most")
    learning = tasks.add_parser("learn")
    learning.add_argument("files", type=Path, nargs="+")
    learning.add_argument("--trust", type=float, default=0.3, help="in what the search found, against the result")
    learning.add_argument("--epochs", type=int, default=3)
    learning.add_argument("--batch", type=int, default=1024)
    learning.add_argument("--rate", type=float, default=2e-3)
    learning.add_argument("--decay", type=float, default=0.01)
    for task in (playing, learning):
        task.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    play(given) if given.task == "play" else learn(given)


if __name__ == "__main__":
    main()
