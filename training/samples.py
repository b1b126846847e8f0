"""Positions of the matches that were kept, as rows of a network: each match is played again, and some of its positions
are written down with what the formula says of them, how far the match had come, and how it ended."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import caracole
from caracole.arena.simulate import derived
from caracole.arena.workers import spread
from caracole.kernel import network
from training.selfplay import begun, kept

EACH = 90
"""Positions of a match at most."""
ASIDE = 8
"""One match in so many is kept aside to judge by."""
INPUTS = {game: f"caracole.games.{game}.inputs" for game in ("manoeuvre", "kriegspiel", "glorreiche")}


class Samples:
    """Many positions. Those of position p are rows[start[p]:start[p + 1]]."""

    def __init__(self, parts: Iterable[dict[str, NDArray[Any]]]) -> None:
        told = list(parts)
        self.rows = np.concatenate([part["rows"] for part in told])
        self.shares = np.concatenate([part["shares"] for part in told])
        self.counts = np.concatenate([part["counts"] for part in told])
        self.start = np.concatenate([[0], np.cumsum(self.counts, dtype=np.int64)])
        self.formula = np.concatenate([part["formula"] for part in told])
        self.result = np.concatenate([part["result"] for part in told])
        self.come = np.concatenate([part["come"] for part in told])
        self.plain = np.concatenate([part["plain"] for part in told])
        """Whether the match was played with the printed options."""
        number = np.concatenate([np.full(len(part["counts"]), place) for place, part in enumerate(told)])
        self.aside = np.flatnonzero(number % ASIDE == 0)
        self.learned = np.flatnonzero(number % ASIDE != 0)
        self.matches = len(told)


def read(game: str, file: Path, *, jobs: int = 1) -> list[dict[str, NDArray[Any]]]:
    """The positions of every match of a file; what was made of them is kept beside it while both are the same age."""
    rows = kept(file)
    return list(spread(partial(positions, game), rows, jobs=jobs, chunk=50))


def positions(name: str, row: dict[str, Any]) -> dict[str, NDArray[Any]]:
    """Some positions of one match."""
    game = caracole.game(name)
    inputs: Any = import_module(INPUTS[name])
    match = begun(game, row["seed"], row["asked"])
    state: Any = match.state
    state.insight = network.blank(inputs.names.INPUTS)
    draw = caracole.Random(derived(row["seed"], "sample"))
    share = EACH / max(EACH, len(row["steps"]))
    rows: list[int] = []
    shares: list[float] = []
    told: list[tuple[int, float, float, float]] = []
    for number, action in enumerate(row["steps"]):
        if draw.unit() < share and inputs.is_told(state):
            formula, found, side = inputs.told(state)
            rows += [each for each, _ in found]
            shares += [by for _, by in found]
            told.append((len(found), formula, row["payoffs"][side], number / len(row["steps"])))
        state.apply(action)
    if state.payoffs != row["payoffs"]:
        raise ValueError(f"match {row['seed']} ends otherwise now: {state.payoffs} instead of {row['payoffs']}")
    counts, formulas, results, come = zip(*told, strict=True)
    return {
        "rows": np.array(rows, np.int16),
        "shares": np.array(shares, np.float32),
        "counts": np.array(counts, np.int32),
        "formula": np.array(formulas, np.float32),
        "result": np.array(results, np.float32),
        "come": np.array(come, np.float32),
        "plain": np.full(len(told), len(row["asked"]) == 1),
    }
