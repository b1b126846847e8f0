"""Learn what positions of Generalowsky between two are worth, and measure how strong a player can be.

    python training/learn_generalowsky.py learn --matches 150000 --seed 1        # writes data/network.bin of the game
    python training/learn_generalowsky.py bound --matches 120000 --seed 1        # the best answer to `random`
    python training/learn_generalowsky.py check --matches 150000 --seed 1        # the method where the truth is known

The work is done by learn_generalowsky.cpp, which has the rules of this case once more. `learn` plays itself:
every position is told what one spin ahead says, mixed with how the match ended, and a network learns that. `bound`
learns the same way with the other player at random. `check` solves a small variant exactly (4 spaces, 3 medals, a
spinner of short steps) and learns it too. Needs a C++ compiler.
"""

from __future__ import annotations

import argparse
import subprocess
from array import array
from pathlib import Path

import caracole
from caracole.games.generalowsky import appraise, names, terms

SOURCE = Path(__file__).with_suffix(".cpp")
SMALL = ("-DLENGTH=4", "-DMARSHAL=3", "-DSMALL")


def compiled(folder: Path, name: str, *flags: str) -> Path:
    program = folder / name
    command = ["c++", "-O3", "-march=native", "-ffast-math", "-std=c++17", *flags, "-o", str(program), str(SOURCE)]
    subprocess.run(command, check=True)
    return program


def run(program: Path, *words: object) -> None:
    subprocess.run([str(program), *map(str, words)], check=True, cwd=program.parent)


def learned(program: Path, given: argparse.Namespace, out: str, *more: object) -> Path:
    run(program, "learn", "--seed", given.seed, "--matches", given.matches, "--out", out, *FIGURES, *more)
    return program.parent / out


FIGURES = ("--trace", 0.6, "--rate", 1e-3, "--last", 1e-5)
"""How far a result reaches back; how fast is learned at first and at last."""


def arranged(told: array[float]) -> array[float]:
    """The second layer input by input, as `appraise` reads it."""
    start = (names.BIAS + 1) * names.INNER
    found = array("f", told)
    for outer in range(names.OUTER):
        for inner in range(names.INNER):
            found[start + inner * names.OUTER + outer] = told[start + outer * names.INNER + inner]
    assert len(found) == names.NETWORK
    return found


def compare(program: Path, net: Path) -> float:
    """The greatest difference between what the program and the game make of the positions of some matches."""
    command = [str(program), "tell", str(net), "--matches", "20"]
    lines = subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()
    return max(abs(float(line.rpartition("=")[2]) - appraised(line.rpartition("=")[0])) for line in lines)


def appraised(text: str) -> float:
    """What the game says of a position to the first player."""
    game = caracole.game("generalowsky")
    state = game.load(game.resolve({"players": 2, "first": 0}), text)
    return appraise.appraise(state, 0)  # type: ignore[arg-type]


def learn(folder: Path, given: argparse.Namespace) -> None:
    program = compiled(folder, "printed")
    net = learned(program, given, "net.bin")
    terms.NETWORK.write_bytes(arranged(array("f", net.read_bytes())).tobytes())
    print(f"greatest difference to the program: {compare(program, net):.1e}")
    for other in ("formula", "random"):
        run(program, "play", "net.bin", other, "--blocks", given.blocks, "--seed", given.seed + 1)
    run(program, "play", "deep:net.bin", "net.bin", "--blocks", given.blocks, "--seed", given.seed + 1)


def bound(folder: Path, given: argparse.Namespace) -> None:
    program = compiled(folder, "printed")
    learned(program, given, "answer.bin", "--against", "random")
    run(program, "play", "answer:answer.bin", "random", "--blocks", given.blocks, "--seed", given.seed + 1)
    run(program, "play", "formula", "random", "--blocks", given.blocks, "--seed", given.seed + 1)


def check(folder: Path, given: argparse.Namespace) -> None:
    program = compiled(folder, "small", *SMALL)
    for opponent in ("random", "self"):
        run(program, "solve", "--against", opponent, "--out", f"{opponent}.table")
        learned(program, given, f"{opponent}.bin", "--against", opponent)
    for one in ("exact:random.table", "answer:random.bin", "exact:self.table", "self.bin", "formula"):
        run(program, "play", one, "random", "--blocks", given.blocks, "--seed", given.seed + 1)
    for one, other in (("exact:self.table", "self.bin"), ("exact:self.table", "formula"), ("self.bin", "formula")):
        run(program, "play", one, other, "--blocks", given.blocks, "--seed", given.seed + 1)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("what", choices=("learn", "bound", "check"))
    asked.add_argument("--matches", type=int, default=150_000, help="to learn from")
    asked.add_argument("--blocks", type=int, default=20_000, help="of two matches, to measure by")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--folder", default="build/learned", help="where programs and networks are put")
    given = asked.parse_args()
    folder = Path(given.folder).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    {"learn": learn, "bound": bound, "check": check}[given.what](folder, given)


if __name__ == "__main__":
    main()
