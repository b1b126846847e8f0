"""`python -m caracole.testing GAME [--matches N] [--seed S] [--fingerprint | --bots [NAMES]]`"""

from __future__ import annotations

import argparse
import sys

import caracole
from caracole.bots import LEVELS
from caracole.kernel.errors import Told
from caracole.kernel.random import Random
from caracole.testing.kit import check_game
from caracole.testing.opponents import check_bots, drawn
from caracole.testing.twins import fingerprint


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m caracole.testing", description="Check that a game conforms.")
    parser.add_argument("game")
    parser.add_argument("--matches", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--fingerprint", action="store_true", help="print only the hash of the matches' traces")
    parser.add_argument(
        "--bots",
        nargs="?",
        const=",".join(LEVELS),
        metavar="NAMES",
        help="instead, let bots (all levels if none are named) play with every value of every option, then with as "
        "many combinations drawn at random as there are matches",
    )
    asked = parser.parse_args()
    try:
        check(asked)
    except (AssertionError, LookupError, Told) as error:
        sys.exit(f"{asked.game}: {error}")


def check(asked: argparse.Namespace) -> None:
    game = caracole.game(asked.game)
    if asked.fingerprint:
        for line in fingerprint(game, asked.matches, asked.seed):
            print(line)
    elif asked.bots:
        random = Random(asked.seed)
        combined = [drawn(game, random) for _ in range(asked.matches)]
        for options in (None, combined):
            for line in check_bots(game, asked.bots.split(","), asked=options, seed=asked.seed):
                print(line, flush=True)
    else:
        print(check_game(asked.game, matches=asked.matches, seed=asked.seed))


if __name__ == "__main__":
    main()
