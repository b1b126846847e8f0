"""What has been made for those who look at a table, kept for the next who looks the same way, up to a weight.

A stranger chooses by what they ask how many different things are made, so what is kept has a limit for all tables
together: what was asked for the longest ago goes first.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

LEAST = 2_000
"""Bytes that anything is taken to weigh at least."""


class SnapshotCache:
    """Room for so many bytes."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.weight = 0
        self.order: OrderedDict[tuple[TableCache, Any], int] = OrderedDict()
        """What everything weighs, the longest unused first."""

    def part(self) -> TableCache:
        return TableCache(self)

    def put(self, part: TableCache, key: Any, value: Any) -> None:
        self.drop(part, key)
        part.values[key] = value
        self.order[(part, key)] = weighs = weight(value)
        self.weight += weighs
        while self.weight > self.most and len(self.order) > 1:
            self.drop(*next(iter(self.order)))

    def drop(self, part: TableCache, key: Any) -> None:
        part.values.pop(key, None)
        self.weight -= self.order.pop((part, key), 0)


class TableCache:
    """One table's share, used like a dictionary."""

    def __init__(self, cache: SnapshotCache) -> None:
        self.cache = cache
        self.values: dict[Any, Any] = {}

    def get(self, key: Any) -> Any:
        if key in self.values:
            self.cache.order.move_to_end((self, key))
        return self.values.get(key)

    def __contains__(self, key: Any) -> bool:
        return key in self.values

    def __setitem__(self, key: Any, value: Any) -> None:
        self.cache.put(self, key, value)

    def clear(self) -> None:
        for key in list(self.values):
            self.cache.drop(self, key)


def weight(value: Any) -> int:
    """About how many bytes; pictures are most of it, and know it themselves."""
    if hasattr(value, "weight"):
        return int(value.weight)
    if isinstance(value, str):
        return LEAST + len(value)
    if isinstance(value, (list, tuple)):
        return LEAST + 400 * len(value)
    return 10 * LEAST
