"""The compiled rules beside the same game by hand in C++: `python benchmarks/compare.py [GAME …] [--seconds S]`.

A game takes part if there is a `benchmarks/cpp/GAME.cpp`. Both play the same random matches from the same seed, in
turns, so that whatever else the machine does slows both; the medians are compared. Different step or win counts
would mean different rules, and are an error.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import NamedTuple

import caracole
from caracole.search.playouts import Playouts

SOURCES = Path(__file__).parent / "cpp"
SEED = 1
ROUNDS = 7


class Run(NamedTuple):
    """What one program did."""

    steps: int
    seconds: float
    wins: int
    """Matches won by the first side."""


def main() -> int:
    wanted = argparse.ArgumentParser(description="Compare the compiled rules with C++ by hand.")
    wanted.add_argument("games", nargs="*", help="all that have a C++ program if left out")
    wanted.add_argument("--seconds", type=float, default=4.0, help="about how long to measure each game")
    given = wanted.parse_args()
    compiler = shutil.which("c++") or shutil.which("g++") or shutil.which("clang++")
    if compiler is None:
        print("no C++ compiler: nothing to compare with")
        return 0
    if not caracole.compiled():
        print("the rules run as plain Python: comparing them with C++ would say little", file=sys.stderr)
    print(f"{'random playouts':18}{'C++ steps/s':>16}{'caracole steps/s':>20}{'ratio':>9}")
    with tempfile.TemporaryDirectory() as folder:
        for source in chosen(given.games):
            program = Path(folder) / source.stem
            subprocess.run([compiler, "-std=c++17", "-O2", str(source), "-o", str(program)], check=True)
            print(compared(source.stem, program, given.seconds), flush=True)
    return 0


def chosen(names: list[str]) -> list[Path]:
    sources = sorted(SOURCES.glob("*.cpp"))
    missing = set(names) - {source.stem for source in sources}
    if missing:
        raise SystemExit(f"there is no C++ program for {', '.join(sorted(missing))}")
    return [source for source in sources if not names or source.stem in names]


def compared(name: str, program: Path, seconds: float) -> str:
    """One line of the table, from runs in turns."""
    playouts = calibrated(name, seconds / ROUNDS / 2)
    pairs = [(by_hand(program, playouts, SEED + i), ours(name, playouts, SEED + i)) for i in range(ROUNDS)]
    for one, other in pairs:
        if (one.steps, one.wins) != (other.steps, other.wins):
            raise SystemExit(
                f"{name}: different rules: C++ {one.steps} steps, {one.wins} wins; ours {other.steps}, {other.wins}"
            )
    hand, rules = (median(run.steps / run.seconds for run in runs) for runs in zip(*pairs, strict=True))
    return f"{name:18}{hand:16,.0f}{rules:20,.0f}{rules / hand:9.2f}"


def calibrated(name: str, seconds: float) -> int:
    """How many playouts take about so long."""
    playouts = 50
    while (run := ours(name, playouts, SEED)).seconds < seconds / 4:
        playouts *= 2
    return max(1, int(playouts * seconds / run.seconds))


def ours(name: str, playouts: int, seed: int) -> Run:
    game = caracole.game(name)
    fixed = {"first": 0} if "first" in game.defaults else {}
    played = Playouts(game.start(game.resolve(fixed)), seed)
    start = perf_counter()
    steps = played.run(playouts)
    return Run(steps, perf_counter() - start, round(played.mean(0)))


def by_hand(program: Path, playouts: int, seed: int) -> Run:
    told = subprocess.run([str(program), str(playouts), str(seed)], check=True, capture_output=True, text=True)
    steps, seconds, wins = told.stdout.split()
    return Run(int(steps), float(seconds), int(wins))


if __name__ == "__main__":
    sys.exit(main())
