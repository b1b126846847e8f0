"""The compiled rules beside the same game by hand in C++: `python benchmarks/compare.py [GAME …] [--seconds S]`.

A game takes part if there is a `benchmarks/cpp/GAME.cpp`. Both play the same random matches from the same seed, in
turns, and processor time is compared, so that whatever else the machine does slows neither; medians count, and the
smallest and largest ratio of a round stand beside them. The C++ is compiled with each of FLAGS. Different step or win
counts would mean different rules, and are an error.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from time import process_time
from typing import NamedTuple

import caracole
from caracole.search.playouts import Playouts

SOURCES = Path(__file__).parent / "cpp"
SEED = 1
ROUNDS = 7
FLAGS = (("-O2",), ("-O3", "-march=native"))
"""Neither is always the faster: what is made for this very machine may have longer loops for short ones."""


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
    print(
        f"{'random playouts':18}{'C++ steps/s':>16}{'caracole steps/s':>20}{'ratio':>9}  of rounds    C++ compiled with"
    )
    with tempfile.TemporaryDirectory() as folder:
        for source in chosen(given.games):
            programs = {" ".join(flags): built(compiler, source, Path(folder), flags) for flags in FLAGS}
            for line in compared(source.stem, programs, given.seconds):
                print(line, flush=True)
    return 0


def built(compiler: str, source: Path, folder: Path, flags: tuple[str, ...]) -> Path:
    program = folder / f"{source.stem}{''.join(flags)}"
    subprocess.run([compiler, "-std=c++17", *flags, str(source), "-o", str(program)], check=True)
    return program


def players() -> list[Path]:
    """The programs there are, each named for the game it plays."""
    return sorted(SOURCES.glob("*.cpp"))


def chosen(names: list[str]) -> list[Path]:
    sources = players()
    missing = set(names) - {source.stem for source in sources}
    if missing:
        raise SystemExit(f"there is no C++ program for {', '.join(sorted(missing))}")
    return [source for source in sources if not names or source.stem in names]


def compared(name: str, programs: dict[str, Path], seconds: float) -> Iterator[str]:
    """The lines of the table, from runs in turns."""
    playouts = calibrated(name, seconds / ROUNDS / (1 + len(programs)))
    runs = [(ours(name, playouts, seed), by_hand_all(programs, playouts, seed)) for seed in range(SEED, SEED + ROUNDS)]
    for flags in programs:
        pairs = [(mine, theirs[flags]) for mine, theirs in runs]
        for mine, theirs in pairs:
            if (theirs.steps, theirs.wins) != (mine.steps, mine.wins):
                told = f"C++ {theirs.steps} steps, {theirs.wins} wins; ours {mine.steps}, {mine.wins}"
                raise SystemExit(f"{name}: different rules: {told}")
        own, hand = (median(run.steps / run.seconds for run in each) for each in zip(*pairs, strict=True))
        ratios = [theirs.seconds / mine.seconds for mine, theirs in pairs]
        yield f"{name:18}{hand:16,.0f}{own:20,.0f}{own / hand:9.2f}  {min(ratios):.2f}–{max(ratios):.2f}    {flags}"


def by_hand_all(programs: dict[str, Path], playouts: int, seed: int) -> dict[str, Run]:
    return {flags: by_hand(program, playouts, seed) for flags, program in programs.items()}


def calibrated(name: str, seconds: float) -> int:
    """How many playouts take about so long."""
    playouts = 50
    while (run := ours(name, playouts, SEED)).seconds < seconds / 4:
        playouts *= 2
    return max(1, int(playouts * seconds / run.seconds))


def ours(name: str, playouts: int, seed: int) -> Run:
    game = caracole.game(name)
    played = Playouts(game.start(game.resolve({"players": 2, "first": 0})), seed)
    start = process_time()
    steps = played.run(playouts)
    return Run(steps, process_time() - start, round(played.mean(0)))


def by_hand(program: Path, playouts: int, seed: int) -> Run:
    told = subprocess.run([str(program), str(playouts), str(seed)], check=True, capture_output=True, text=True)
    steps, seconds, wins = told.stdout.split()
    return Run(int(steps), float(seconds), int(wins))


if __name__ == "__main__":
    sys.exit(main())
