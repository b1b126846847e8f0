"""Whether chances hold: how surprising results are, by quarter of the match, and what is won where so much is said."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from training.samples import Samples


def surprise(odds: NDArray[np.float32], result: NDArray[np.float32]) -> float:
    """Logarithmic loss; a coin has 0.693."""
    chance = np.clip(1 / (1 + np.exp(-odds.astype(np.float64))), 1e-4, 1 - 1e-4)
    return float(-(result * np.log(chance) + (1 - result) * np.log(1 - chance)).mean())


def shipped(network: Any, samples: Samples) -> NDArray[np.float32]:
    """Log odds of every position, by the formula and a network as the package has them."""
    found = samples.formula.copy()
    for position in range(len(found)):
        network.begin()
        for at in range(samples.start[position], samples.start[position + 1]):
            network.put(int(samples.rows[at]), float(samples.shares[at]))
        found[position] += network.concluded()
    return found


def tell(samples: Samples, some: NDArray[np.int64], odds: NDArray[np.float32]) -> None:
    """How surprising the results of some positions were, for which these are the log odds, and ten bins."""
    every = np.ones(len(some), dtype=bool)
    for name, part in (("all", every), ("printed options", samples.plain[some])):
        if part.any():
            tell_part(name, samples, some[part], odds[part])


def tell_part(name: str, samples: Samples, some: NDArray[np.int64], odds: NDArray[np.float32]) -> None:
    result, come = samples.result[some], samples.come[some]
    quarters = [(come >= part / 4) & (come < (part + 1) / 4) for part in range(4)]
    before = ", ".join(f"{surprise(samples.formula[some][part], result[part]):.3f}" for part in quarters)
    after = ", ".join(f"{surprise(odds[part], result[part]):.3f}" for part in quarters)
    print(f"{name}: {len(some)} positions; by quarter: formula {before}; network {after}")
    chance = 1 / (1 + np.exp(-odds))
    bins = [(chance >= part / 10) & (chance < (part + 1) / 10) for part in range(10)]
    told = [f"{chance[b].mean():.3f} – {result[b].mean():.3f} ({b.sum()})" for b in bins if b.any()]
    print("  said – won: " + ", ".join(told))
