"""What is thought about, for whom, and in which order: the rules of the queue, without a database or a process.

A bot's turn goes before a hint, a hint before bots that play among themselves, those before a review. Within a rank
owners take turns, however many jobs each of them has. When the queue is long, every job is thought about for less.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from caracole import bots
from caracole.bots import Budget
from caracole.kernel.game import Game

TURN, HINT, SHOW, REVIEW = range(4)
"""The ranks: somebody waits for a bot's turn; for a hint; watches bots alone; looks back at a match."""
PATIENCE = 1.5
"""Seconds in which a process should get round to everybody who waits: what is more than that is shared out."""
LEAST = 0.05
"""Of its full time a job gets so much at least."""
CHEAP = 20
"""Milliseconds: what even a bot without thought takes."""
RETRIES = (1.0, 0.25, 0.05)
"""The part of its time that a job gets at the first, second and third attempt; then it is given up."""


class Asked(msgspec.Struct, frozen=True):
    """A kind of thinking that somebody asks for, beside the turns of bots."""

    rank: int
    quota: int
    """How many of them an owner may have in the queue."""


ASKED = {
    "hint": Asked(HINT, 3),
    "review": Asked(REVIEW, 2),
}


class Job(msgspec.Struct, frozen=True, kw_only=True):
    """A row of the queue."""

    id: int
    kind: str
    table_id: str
    number: int
    account: str
    owner: str
    rank: int
    price: int
    pieces: int
    done: int
    attempts: int
    due_at: int
    queued_at: int
    wanted_until: int | None
    under_way: bool
    """Somebody thinks about it already."""

    @property
    def seconds(self) -> float:
        return self.price / 1000

    @classmethod
    def of_row(cls, row: Any, at: int) -> Job:
        values = {name: getattr(row, name) for name in cls.__struct_fields__ if name != "under_way"}
        return cls(**values, under_way=row.taken_by is not None and row.due_at > at)


def look(owner: str, seconds: float) -> Job:
    """A look at a position: in no queue, and behind everything that is in one."""
    none = dict.fromkeys(("id", "number", "done", "attempts", "due_at", "queued_at"), 0)
    return Job(
        **none,
        kind="look",
        table_id="",
        account="",
        owner=owner,
        rank=REVIEW,
        price=int(1000 * seconds),
        pieces=1,
        wanted_until=None,
        under_way=True,
    )


class QueuePosition(msgspec.Struct, frozen=True, kw_only=True):
    """Where something that a table waits for stands in the queue."""

    kind: str
    number: int
    """The newest step of the table it is for."""
    place: int = 0
    """1 is next; 0 is under way."""
    share: float = 1.0
    stuck: bool = False
    """It was given up; an operator, or whoever resumes the match, lets it try again."""


def budget(game: Game, bot: str, ceiling: float | None, share: float = 1.0) -> Budget:
    """What a bot may spend on a decision: what its level says, no more than the operator allows, of that a part."""
    own = bots.limits(bot, game)
    limits = [limit for limit in (own.seconds, ceiling) if limit is not None]
    if own == Budget() or not limits:
        return own
    return Budget(own.playouts, share * min(limits))


def price(game: Game, bot: str, ceiling: float | None) -> int:
    """Milliseconds that a decision of a bot takes at most; some for one that hardly thinks."""
    return max(CHEAP, int(1000 * (budget(game, bot, ceiling).seconds or 0)))


def in_order(jobs: Iterable[Job]) -> list[Job]:
    """Those that wait, in the order in which they will be taken: rank by rank, owner after owner.

    The first job of each owner comes before the second of any; who is thought for already has had a turn.
    """
    jobs = list(jobs)
    turns = Counter(job.owner for job in jobs if job.under_way)
    placed = []
    for job in sorted((job for job in jobs if not job.under_way), key=lambda job: (job.rank, job.queued_at, job.id)):
        placed.append(((job.rank, turns[job.owner], job.queued_at, job.id), job))
        turns[job.owner] += 1
    return [job for _, job in sorted(placed, key=lambda pair: pair[0])]


def room(free: int, processes: int, jobs: Iterable[Job], rank: int) -> int:
    """How many jobs of a rank may be begun: what nobody's turn depends on leaves a process to the turns."""
    if rank == TURN or processes == 1:
        return free
    lower = sum(job.under_way and job.rank > TURN for job in jobs)
    return max(0, min(free, processes - 1 - lower))


def portions(demands: dict[str, float], capacity: float) -> dict[str, float]:
    """Shared out so that nobody gets less than another who asked for as much: who asks for little gets all of it."""
    granted: dict[str, float] = {}
    left = capacity
    for place, (owner, asked) in enumerate(sorted(demands.items(), key=lambda pair: pair[1])):
        granted[owner] = min(asked, left / (len(demands) - place))
        left -= granted[owner]
    return granted


def share(job: Job, jobs: Sequence[Job], processes: int, overhead: float = 0.0) -> float:
    """The part of its full time a job gets: all of it while the queue is short, never less than the least.

    Only what goes before it or beside it counts, and each owner's jobs share what is the owner's. `overhead`: seconds
    that a job takes beside being thought about; they are gone before anything is shared out.
    """
    demands: dict[str, float] = {}
    beside = [other for other in jobs if other.rank <= job.rank and other.id != job.id]
    for other in [job, *beside]:
        demands[other.owner] = demands.get(other.owner, 0.0) + other.seconds
    capacity = max(0.0, PATIENCE * processes - overhead * len(demands))
    fair = portions(demands, capacity)[job.owner] / demands[job.owner]
    return max(LEAST, min(1.0, fair))
