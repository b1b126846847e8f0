"""Rounds: play, learn, measure, and keep what wins."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

from caracole.arena import ratings, report, tournament
from training import chances, samples, selfplay

SHAPE = {"manoeuvre": (16, 8), "kriegspiel": (32, 16), "glorreiche": (32, 16)}
"""Inner and outer units."""
PACE: dict[str, dict[str, Any]] = {
    "manoeuvre": {"epochs": 3, "rate": 4e-3, "decay": 0.02},
    "kriegspiel": {"epochs": 2, "rate": 2e-3, "decay": 0.3},
    "glorreiche": {"epochs": 3, "rate": 3e-3, "decay": 0.05},
}
"""How often all positions are seen, how fast and how hesitantly it learns: more, and it knows its matches by heart."""


def inputs_of(game: str) -> Any:
    """The module of a game that makes rows of a position, and knows the file of the network."""
    return import_module(samples.INPUTS[game])


def matches_file(game: str, data: Path, seed: int) -> Path:
    return data / f"{game}-{seed}.jsonl"


def read(game: str, data: Path, seeds: list[int], jobs: int) -> samples.Samples:
    """The positions of all matches of these seeds."""
    parts = [part for each in seeds for part in samples.read(game, matches_file(game, data, each), jobs=jobs)]
    return samples.Samples(parts)


def tell(game: str, data: Path, seeds: list[int], jobs: int) -> None:
    """How well the chances that ship hold in all matches of these seeds; they should be others than it learned from."""
    told = read(game, data, seeds, jobs)
    print(f"{told.matches} matches", flush=True)
    chances.tell(told, np.arange(len(told.counts)), chances.shipped(inputs_of(game).network(), told))


def learn(game: str, data: Path, seeds: list[int], jobs: int, *, seed: int = 1, file: Path | None = None) -> Path:
    """A network fitted to all matches of these seeds, written where the game reads it (or to another file)."""
    from training import learning  # torch is needed for nothing else

    told = read(game, data, seeds, jobs)
    print(
        f"{told.matches} matches, {len(told.counts)} positions, {len(told.rows) / len(told.counts):.0f} rows each",
        flush=True,
    )
    inner, outer = SHAPE[game]
    inputs = inputs_of(game)
    network = learning.fit(told, inputs.names.INPUTS, inner=inner, outer=outer, seed=seed, **PACE[game])
    chances.tell(told, told.aside, learning.judged(network, told, told.aside))
    target = file or inputs.FILE
    learning.write(network, told, target)
    return target


def compared(game: str, one: str, other: str, blocks: int, seed: int, jobs: int) -> ratings.Rate:
    """Pairs of matches with the same luck: what the first bot gets, with its interval."""
    plan = tournament.plan(game, f"{one},{other}", seed, {"players": 2}, None, mirror=False)
    return ratings.pairs(list(tournament.run(plan, blocks, jobs=jobs)))[one, other]


def make(game: str, data: Path, rounds: int, matches: int, blocks: int, jobs: int) -> None:
    """Everything from nothing: the file that ships, in rounds, each kept only if it wins."""
    file = inputs_of(game).FILE
    file.unlink(missing_ok=True)
    seeds: list[int] = []
    for number in range(1, rounds + 1):
        before = data / f"{game}-{number - 1}.bin"
        known = str(before) if number > 1 else "formula"
        file_of_round = matches_file(game, data, number)
        seconds = selfplay.play(game, file_of_round, matches, seed=number, jobs=jobs, insight=known)
        print(f"round {number}: {matches} matches, {seconds:.0f} s", flush=True)
        seeds.append(number)
        after = learn(game, data, seeds, jobs, seed=number, file=data / f"{game}-{number}.bin")
        rival = f"old-guard@300:insight={known}"
        found = compared(game, f"old-guard@300:insight={after}", rival, blocks, number, jobs)
        print(f"round {number}: {report.rate_text(found)} of {found.matches} against what was there", flush=True)
        if found.low <= 0.5:
            print(f"round {number}: not shown to win, so not kept", flush=True)
            break
        file.write_bytes(after.read_bytes())
