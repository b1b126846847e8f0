"""What an action's integer means: kinds that lie one behind the other, and a number within each."""

from __future__ import annotations

from bisect import bisect_right


class Ranges:
    """The kinds of a game's actions with the first integer of each, in ascending order; `end` follows the last.

    One table serves whoever reads an action: notation, events, labels, gestures, refusals.
    """

    def __init__(self, end: int, **starts: int) -> None:
        self.end = end
        self.starts = starts
        self._kinds, self._firsts = list(starts), list(starts.values())
        if self._firsts != sorted(self._firsts):
            raise ValueError(f"ranges begin in ascending order, not {self._firsts}")

    def read(self, action: int) -> tuple[str, int]:
        """The kind of an action, and which of its kind it is, from 0; ValueError if it is of no kind."""
        place = bisect_right(self._firsts, action) - 1
        if place < 0 or action >= self.end:
            raise ValueError(f"{action} is no action: they go from {self._firsts[0]} to {self.end - 1}")
        return self._kinds[place], action - self._firsts[place]

    def write(self, kind: str, number: int) -> int:
        """The action that reads so."""
        return self.starts[kind] + number
