"""Puzzles from matches between bots, in one process or in many."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from caracole.arena.simulate import Series, check, played
from caracole.arena.workers import spread
from caracole.review.puzzles import Mined, mined


def dug(series: Series, care: str, index: int) -> Mined:
    return mined(played(series, index), care, series.seed)


def dig(series: Series, care: str, *, jobs: int = 1, cluster: str | None = None) -> Iterator[Mined]:
    """What each match of a series gives, in order."""
    check(series)
    return spread(partial(dug, series, care), range(series.matches), jobs=jobs, cluster=cluster)
