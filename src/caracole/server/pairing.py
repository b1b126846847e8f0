"""Who of those who wait plays with whom. Nothing here asks the database: the simulated evening uses the same.

Two fit if each lies in the window of the other; a window widens by the second. Of all ways to pair those who fit, one
with as many pairs as possible, close to each other, who did not just play each other.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

WINDOW = 80.0
"""Points by which two may differ at once, …"""
WIDENS = {"live": 8.0, "days": 0.1}
"""… and so many more for each second that somebody waits, by the kind of clock."""
WIDEST = 800.0
AGAIN = 300.0
"""So many points apart does somebody count whom one has just played."""


class Waiting(NamedTuple):
    """Somebody who looks for a match."""

    id: str
    account: str
    kind: tuple[object, ...]
    """What must be the same: game, preset, clock, rated or not."""
    players: int
    number: int
    """The rating, as people read it."""
    since: float
    """Seconds."""
    doubt: int = 0
    """How far the rating may be from the truth: so much wider is the window."""
    pace: str = "live"


def window(one: Waiting, at: float) -> float:
    return min(WIDEST, WINDOW + one.doubt + WIDENS[one.pace] * max(0.0, at - one.since))


def fit(one: Waiting, other: Waiting, at: float) -> bool:
    apart = abs(one.number - other.number)
    return apart <= min(window(one, at), window(other, at))


def groups(
    waiting: Iterable[Waiting],
    at: float,
    *,
    blocked: frozenset[frozenset[str]] = frozenset(),
    latest: Mapping[str, str] | None = None,
) -> list[list[Waiting]]:
    """Tables that can begin now; who is in none waits on."""
    alike: defaultdict[tuple[object, ...], list[Waiting]] = defaultdict(list)
    for one in sorted(waiting, key=lambda one: (one.since, one.id)):
        alike[one.kind, one.players].append(one)
    found: list[list[Waiting]] = []
    for those in alike.values():
        two = those[0].players == 2
        found += pairs(those, at, blocked, latest or {}) if two else circles(those, at, blocked)
    return found


def may(one: Waiting, other: Waiting, at: float, blocked: frozenset[frozenset[str]]) -> bool:
    together = frozenset((one.account, other.account))
    return len(together) == 2 and together not in blocked and fit(one, other, at)


def pairs(
    those: Sequence[Waiting], at: float, blocked: frozenset[frozenset[str]], latest: Mapping[str, str]
) -> list[list[Waiting]]:
    """As many pairs as possible, and among those the closest (Edmonds' matching)."""
    import networkx

    graph = networkx.Graph()
    for place, one in enumerate(those):
        for other in those[place + 1 :]:
            if may(one, other, at, blocked):
                graph.add_edge(one.id, other.id, weight=-distance(one, other, latest))
    known = {one.id: one for one in those}
    matched = networkx.max_weight_matching(graph, maxcardinality=True)
    made = [sorted((known[a], known[b]), key=lambda one: (one.since, one.id)) for a, b in matched]
    return sorted(made, key=lambda pair: (pair[0].since, pair[0].id))


def distance(one: Waiting, other: Waiting, latest: Mapping[str, str]) -> int:
    just = latest.get(one.account) == other.account or latest.get(other.account) == one.account
    return abs(one.number - other.number) + (int(AGAIN) if just else 0)


def circles(those: Sequence[Waiting], at: float, blocked: frozenset[frozenset[str]]) -> list[list[Waiting]]:
    """Tables of three and more: who has waited longest sits down with those closest who fit everybody there."""
    left, made = list(those), []
    while left:
        table = [left.pop(0)]
        for other in sorted(left, key=lambda one: (abs(one.number - table[0].number), one.since, one.id)):
            if len(table) < table[0].players and all(may(one, other, at, blocked) for one in table):
                table.append(other)
        if len(table) == table[0].players:
            made.append(table)
            left = [one for one in left if one not in table]
    return made
