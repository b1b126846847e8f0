"""`python -m caracole.testing GAME [--matches N] [--seed S] [--fingerprint]`"""

from __future__ import annotations

import argparse
import sys

import caracole
from caracole.kernel.errors import Refused
from caracole.testing.kit import check_game
from caracole.testing.twins import fingerprint


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m caracole.testing", description="Check that a game conforms.")
    parser.add_argument("game")
    parser.add_argument("--matches", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--fingerprint", action="store_true", help="print only the hash of the matches' traces")
    asked = parser.parse_args()
    try:
        check(asked)
    except (AssertionError, LookupError, Refused) as error:
        sys.exit(f"{asked.game}: {error}")


def check(asked: argparse.Namespace) -> None:
    if asked.fingerprint:
        for line in fingerprint(caracole.game(asked.game), asked.matches, asked.seed):
            print(line)
    else:
        print(check_game(asked.game, matches=asked.matches, seed=asked.seed))


if __name__ == "__main__":
    main()
