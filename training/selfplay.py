"""Matches between many minds, kept as what happened in them: inputs are made of them later, by playing them again.

A row is the seed of a match, what was asked for, its steps (chance too), who played, and how it ended. So a network
with other inputs needs no new matches. Rows are appended to a file in order; the same command goes on where it was
ended.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import caracole
from caracole.arena.simulate import derived
from caracole.arena.workers import spread
from training.minds import MINDS, asked


def played(name: str, insight: str, seed: int) -> dict[str, Any]:
    """One match; `insight` as the figure of a level. What ships must not matter, or no match could be made again."""
    game = caracole.game(name)
    wanted = asked(game, seed)
    match = begun(game, seed, wanted)
    minds = MINDS[name](game, derived(seed, "minds"), insight)
    stray = caracole.Random(derived(seed, "stray"))
    match.settle()
    while not match.over:
        state: Any = match.state
        mind = minds[state.actor]
        legal = state.legal()
        action = legal[stray.below(len(legal))]
        if len(legal) > 1 and stray.unit() >= mind.stray:
            mind.hold(state)
            action = mind.bot.choose(match.view(state.actor), mind.budget)
        match.play(action, by=state.actor)
        match.settle()
    return {
        "seed": seed,
        "asked": wanted,
        "steps": match.actions,
        "payoffs": match.state.payoffs,
        "minds": [mind.told for mind in minds],
    }


def begun(game: caracole.Game, seed: int, wanted: dict[str, Any]) -> caracole.Match:
    return caracole.Match.new(game, caracole.SeededLuck(derived(seed)), **wanted)


def seeds(seed: int, start: int, matches: int) -> Iterator[int]:
    return (derived(seed, number) for number in range(start, matches))


def play(
    name: str,
    file: Path,
    matches: int,
    *,
    seed: int,
    jobs: int = 1,
    cluster: str | None = None,
    insight: str = "formula",
) -> float:
    """Fill a file up to so many matches; says how many seconds that took."""
    start = time.monotonic()
    file.parent.mkdir(parents=True, exist_ok=True)
    done = len(kept(file))
    with file.open("a", encoding="utf-8") as stream:
        for row in spread(partial(played, name, insight), seeds(seed, done, matches), jobs=jobs, cluster=cluster):
            stream.write(json.dumps(row) + "\n")
            stream.flush()
    return time.monotonic() - start


def kept(file: Path) -> list[dict[str, Any]]:
    """The rows of a file; a last line that was cut off in the middle is cut away."""
    if not file.exists():
        return []
    text = file.read_text(encoding="utf-8")
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        file.write_text(whole, encoding="utf-8")
    return [json.loads(line) for line in whole.splitlines()]
