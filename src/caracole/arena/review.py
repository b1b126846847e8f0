"""Many matches reviewed, in one process or in many; who worked cannot be told from the reviews."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from caracole.arena.workers import spread
from caracole.kernel.match import Match
from caracole.review import Review, load
from caracole.review.review import finished, review

__all__ = ["finished", "reviews"]


def reviewed(care: str, seed: int, line: bytes) -> bytes:
    """The review of a record, both as lines of JSON."""
    return review(Match.load(line), care, seed=seed).dump()


def reviews(
    records: Iterable[bytes], care: str, seed: int, *, jobs: int = 1, cluster: str | None = None
) -> Iterator[Review]:
    """The review of each record, in order."""
    return map(load, spread(partial(reviewed, care, seed), records, jobs=jobs, cluster=cluster))
