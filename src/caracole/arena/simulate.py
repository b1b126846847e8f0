"""Matches between bots, as many as wanted. The same seed gives the same records, whoever plays them.

Everything random in match number `i` is derived from (seed, i): its luck, and a stream for the bot of each seat.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from functools import partial
from typing import Any

import msgspec

from caracole.arena.entrants import entrant
from caracole.arena.playing import Seated, playing, seated
from caracole.arena.workers import spread
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
    """Who sits on each seat, as `entrants` reads it; one name stands for all seats."""
    trace: bool = False


class Played(msgspec.Struct, frozen=True):
    """One finished match."""

    line: bytes
    """Its record, one line of JSON without the line's end."""
    steps: int
    winners: tuple[int, ...]


def derived(*parts: object) -> int:
    """64 bits that follow from the parts and from nothing else."""
    seed = ":".join(map(str, ("caracole-simulate/1", *parts)))
    return int.from_bytes(hashlib.sha256(seed.encode()).digest()[:8], "big")


def check(series: Series) -> int:
    """Refuse what cannot be played before anything is played; says how many sides there are."""
    game = library.game(series.game)
    sides = game.options.sides(game.resolve(series.asked, preset=series.preset, luck=SeededLuck(series.seed)))
    for name in names(series, sides):
        entrant(name).limits(game)
    return sides


def names(series: Series, sides: int) -> tuple[str, ...]:
    """Who sits on each seat."""
    found = series.bots * sides if len(series.bots) == 1 else series.bots
    if len(found) != sides:
        raise BadOptions("bots", f"{len(found)} bots for {sides} seats; name one for each seat, or one for all")
    return found


def deciders(series: Series, game: Game, sides: int, index: int) -> list[Seated]:
    """A bot with a stream of its own on each seat."""
    return [
        seated(entrant(name), game, Random(derived(series.seed, index, f"seat {seat}")))
        for seat, name in enumerate(names(series, sides))
    ]


def opened(series: Series, index: int) -> tuple[Match, list[Seated]]:
    """One match before its first step, with whoever plays it."""
    game = library.game(series.game)
    luck = SeededLuck(derived(series.seed, index, "luck"))
    match = Match.new(game, luck, preset=series.preset, **series.asked)
    return match, deciders(series, game, game.options.sides(match.options), index)


def played(series: Series, index: int) -> Match:
    """One match from its first roll to its end."""
    match, seats = opened(series, index)
    for _ in playing(match, seats):
        pass
    return match


def nth(series: Series, index: int) -> Played:
    """The record of a match of a series, its length and who won."""
    match = played(series, index)
    outcome = match.state.outcome
    winners = tuple(outcome.winners) if outcome else ()
    return Played(match.record(trace=series.trace).dump(), match.version, winners)


def simulate(series: Series, *, jobs: int = 1, cluster: str | None = None) -> Iterator[Played]:
    """All matches of the series in order, each as soon as it and those before it are done."""
    check(series)
    return spread(partial(nth, series), range(series.matches), jobs=jobs, cluster=cluster, chunk=CHUNK)
