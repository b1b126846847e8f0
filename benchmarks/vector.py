"""Random stepping of many matches at once, beside PettingZoo's classic games and pgx on the CPU, in one run.

    pip install 'caracole[benchmarks]'
    python -m benchmarks.vector

A step is one decision. Everybody's time includes choosing a legal action at random, chance, new matches in place of
ended ones, masks and observations. PettingZoo steps one match; we and pgx step a batch, of each size given. Compiling
(pgx) and making environments is not counted. Contestants take turns, a round each; the median round is told, by the
clock and by processor time (all threads), which says the same where other programs are running.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from statistics import median
from time import perf_counter, process_time
from typing import Any, NamedTuple

import numpy as np

import caracole
from caracole.research.vector import VectorEnv

Work = Callable[[], int]
"""Takes some steps and says how many."""


class Rate(NamedTuple):
    """Steps a second."""

    clock: float
    processor: float


def ours(name: str, count: int) -> Work:
    env = VectorEnv(name, count, seed=1)

    def work() -> int:
        for _ in range(8):
            env.step(env.sample())
        return 8 * count

    return work


def pettingzoo(name: str) -> Work:
    from importlib import import_module

    env: Any = import_module(f"pettingzoo.classic.{name}").env()
    random = np.random.default_rng(1)

    def work() -> int:
        """One match."""
        steps = 0
        env.reset()
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = np.flatnonzero(seen["action_mask"])
            env.step(int(legal[random.integers(len(legal))]))
            steps += 1
        return steps

    return work


def pgx(name: str, size: int) -> Work:
    import jax
    import jax.numpy as jnp
    from pgx import make
    from pgx.experimental import auto_reset

    env = make(name)
    stepped = jax.vmap(auto_reset(env.step, env.init))

    def step(state: Any, key: Any) -> Any:
        key, choosing, chance = jax.random.split(key, 3)
        odds = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        action = jax.random.categorical(choosing, odds, axis=1)
        return stepped(state, action, jax.random.split(chance, size)), key

    compiled = jax.jit(step)
    key = jax.random.PRNGKey(1)
    held = [jax.jit(jax.vmap(env.init))(jax.random.split(key, size)), key]

    def work() -> int:
        for _ in range(4):
            held[:] = compiled(*held)
        jax.block_until_ready(held)
        return 4 * size

    work()  # compiles
    return work


def contestants(sizes: list[int]) -> dict[tuple[str, str], Work]:
    """By what they play and how many at once; those whose package is missing are left out, and it is said."""
    found: dict[tuple[str, str], Work] = {}
    for game in caracole.games():
        for size in sizes:
            found[f"caracole {game.name}", str(size)] = ours(game.name, size)
    try:
        for name in ("connect_four_v3", "tictactoe_v3"):
            found[f"PettingZoo {name}", "1"] = pettingzoo(name)
    except ImportError as error:
        print(f"PettingZoo is left out: {error}")
    try:
        for name in ("backgammon", "connect_four"):
            for size in sizes:
                found[f"pgx {name}", str(size)] = pgx(name, size)
    except ImportError as error:
        print(f"pgx is left out: {error}")
    return found


def rate(work: Work, seconds: float) -> Rate:
    steps, start, used = 0, perf_counter(), process_time()
    while perf_counter() - start < seconds:
        steps += work()
    return Rate(steps / (perf_counter() - start), steps / max(process_time() - used, 1e-6))


def middle(rounds: list[Rate]) -> Rate:
    return Rate(median(each.clock for each in rounds), median(each.processor for each in rounds))


def table(rates: dict[tuple[str, str], Rate], by: int, title: str) -> str:
    """The best batch of each, and how many times as fast as the two references that is."""
    best: dict[str, tuple[float, str]] = {}
    for (name, size), found in rates.items():
        best[name] = max(best.get(name, (0.0, "")), (found[by], size))
    references = [name for name in ("PettingZoo connect_four_v3", "pgx backgammon") if name in best]
    lines = [
        f"| | {title} | best batch | " + " | ".join(f"× {name}" for name in references) + " |",
        "|---|---|---|" + "---|" * len(references),
    ]
    for name, (value, size) in best.items():
        ratios = " | ".join(f"{value / best[reference][0]:.3g}" for reference in references)
        lines.append(f"| {name} | {value:,.0f} | {size} | {ratios} |")
    return "\n".join(lines)


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wanted.add_argument("--seconds", type=float, default=1.0, help="for each contestant in each round")
    wanted.add_argument("--rounds", type=int, default=5)
    wanted.add_argument("--sizes", default="16,64,256,1024", help="batches to try, with commas; ours and pgx's")
    asked = wanted.parse_args()
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    if not caracole.compiled():
        print("The rules run as plain Python: these figures are not the engine's.")
    found = contestants([int(size) for size in asked.sizes.split(",")])
    rounds = [{key: rate(work, asked.seconds) for key, work in found.items()} for _ in range(asked.rounds)]
    rates = {key: middle([each[key] for each in rounds]) for key in found}
    print(table(rates, 0, "steps a second"), "\n")
    print(table(rates, 1, "steps a second of processor time"), "\n")
    print(f"Every batch, median of {asked.rounds} rounds of {asked.seconds:g} s, by the clock and by processor time:")
    for (name, size), found_rate in rates.items():
        print(f"  {name} × {size}: {found_rate.clock:,.0f}, {found_rate.processor:,.0f}")


if __name__ == "__main__":
    main()
