"""Many matches reviewed, in one process or in many; who worked cannot be told from the reviews."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial

from caracole.arena.workers import spread
from caracole.kernel.match import Match
from caracole.review import Review, load
from caracole.review.review import finished, review

__all__ = ["finished", "reviews"]


Progress = Callable[[int, int], object]


def reviewed(care: str, seed: int, progress: Progress | None, line: bytes) -> bytes:
    """The review of a record, both as lines of JSON."""
    return review(Match.load(line), care, seed=seed, progress=progress).dump()


def reviews(
    records: Iterable[bytes],
    care: str,
    seed: int,
    *,
    jobs: int = 1,
    cluster: str | None = None,
    progress: Progress | None = None,
) -> Iterator[Review]:
    """The review of each record, in order; `progress` hears how many of how many steps of a match are done, where this
    process works alone."""
    alone = jobs == 1 and cluster is None
    work = partial(reviewed, care, seed, progress if alone else None)
    return map(load, spread(work, records, jobs=jobs, cluster=cluster))
