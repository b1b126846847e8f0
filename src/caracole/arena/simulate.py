"""Matches between bots, as many as wanted. The same seed gives the same records, in one process or in many.

Everything random in match number `i` is derived from (seed, i): its luck, and a stream for the bot of each seat.
"""

from __future__ import annotations

import hashlib
import signal
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import msgspec

from caracole import bots
from caracole.bots import Bot, Budget
from caracole.kernel import game as library
from caracole.kernel.errors import BadOptions
from caracole.kernel.game import Game
from caracole.kernel.luck import SeededLuck
from caracole.kernel.match import Match
from caracole.kernel.random import Random

CHUNK = 16
"""Matches a process plays at a time: enough to make handing them over cheap, few enough to stop soon."""


class Series(msgspec.Struct, frozen=True, kw_only=True):
    """What to play, how often, from which seed."""

    game: str
    matches: int
    seed: int
    asked: dict[str, Any] = {}  # msgspec copies defaults
    preset: str | None = None
    bots: tuple[str, ...] = ("random",)
    """The bot of each seat; one name stands for all seats."""
    budget: Budget = Budget()
    trace: bool = False


class Played(msgspec.Struct, frozen=True):
    """One finished match."""

    line: bytes
    """Its record, one line of JSON without the line's end."""
    steps: int
    winners: tuple[int, ...]


def derived(*parts: object) -> int:
    """64 bits that follow from the parts and from nothing else."""
    told = ":".join(map(str, ("caracole-simulate/1", *parts)))
    return int.from_bytes(hashlib.sha256(told.encode()).digest()[:8], "big")


def check(series: Series) -> int:
    """Refuse what cannot be played before anything is played; says how many sides there are."""
    game = library.game(series.game)
    sides = game.sides(game.resolve(series.asked, preset=series.preset, luck=SeededLuck(series.seed)))
    seated(series, game, sides, 0)
    return sides


def seated(series: Series, game: Game, sides: int, index: int) -> list[Bot]:
    """A bot with a stream of its own on each seat."""
    names = series.bots * sides if len(series.bots) == 1 else series.bots
    if len(names) != sides:
        raise BadOptions("bots", f"{len(names)} bots for {sides} seats; name one for each seat, or one for all")
    return [
        bots.seated(name, game, Random(derived(series.seed, index, f"seat {seat}"))) for seat, name in enumerate(names)
    ]


def played(series: Series, index: int) -> Match:
    """One match from its first roll to its end."""
    game = library.game(series.game)
    luck = SeededLuck(derived(series.seed, index, "luck"))
    match = Match.new(game, luck, preset=series.preset, **series.asked)
    deciders = seated(series, game, game.sides(match.options), index)
    match.settle()
    while not match.over:
        seat = match.state.actor
        match.play(deciders[seat].choose(match.view(seat), series.budget), by=seat)
        match.settle()
    return match


def told(series: Series, index: int) -> Played:
    match = played(series, index)
    outcome = match.state.outcome
    winners = tuple(outcome.winners) if outcome else ()
    return Played(match.record(trace=series.trace).dump(), match.version, winners)


def simulate(series: Series, *, jobs: int = 1) -> Iterator[Played]:
    """All matches of the series in order, each as soon as it and those before it are done."""
    check(series)
    if jobs == 1:
        return (told(series, index) for index in range(series.matches))
    return shared_out(series, jobs)


def shared_out(series: Series, jobs: int) -> Iterator[Played]:
    """The same matches from several processes; only a few chunks are ever under way, however long the series."""
    waiting: deque[Future[list[Played]]] = deque()
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=ignore_interrupts)
    try:
        for start in range(0, series.matches, CHUNK):
            waiting.append(pool.submit(chunk, series, start, min(start + CHUNK, series.matches)))
            if len(waiting) == 3 * jobs:
                yield from waiting.popleft().result()
        while waiting:
            yield from waiting.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)


def chunk(series: Series, start: int, stop: int) -> list[Played]:
    return [told(series, index) for index in range(start, stop)]


def ignore_interrupts() -> None:
    """Ctrl-C reaches every process of the terminal; only the first one answers it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
