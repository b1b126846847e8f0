"""Compiled and pure must agree, step by step."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator

from caracole.kernel.game import Game
from caracole.kernel.luck import SeededLuck
from caracole.kernel.names import CHANCE
from caracole.kernel.random import Random


def fingerprint(game: Game, matches: int, seed: int) -> Iterator[str]:
    """A line a match: its length, and a hash over every position, key, legal list and odds on the way."""
    from caracole.testing.kit import random_match

    for index in range(matches):
        random = Random(seed * 7919 + index)
        match = random_match(game, random, SeededLuck(random.next()))
        digest = hashlib.sha256()
        while not match.over and match.version < 400:
            state = match.state
            digest.update(f"{state} {state.key} {state.legal()} {state.odds()}\n".encode())
            if state.actor == CHANCE:
                match.roll()
            else:
                legal = state.legal()
                match.play(legal[random.below(len(legal))], by=state.actor)
        digest.update(match.record(trace=True).dump())
        yield f"{match.version} {digest.hexdigest()}"


def check_modes_agree(game: Game, *, matches: int, seed: int) -> None:
    """The same random matches in a process of the other kind give the same fingerprints."""
    mine = list(fingerprint(game, matches, seed))
    command = [sys.executable, "-m", "caracole.testing", game.name, "--fingerprint"]
    command += ["--matches", str(matches), "--seed", str(seed)]
    environment = {key: value for key, value in os.environ.items() if key != "CARACOLE_PURE"}
    if not os.environ.get("CARACOLE_PURE"):
        environment["CARACOLE_PURE"] = "1"
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"the other mode failed: {done.stderr[-2000:]}"
    assert done.stdout.split("\n")[:-1] == mine, f"compiled and pure differ: {mine} and {done.stdout}"
