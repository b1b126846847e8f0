"""The position: the heap, and who took last. state.pxd beside it gives the types, and search runs it as C."""

from __future__ import annotations

import cython

from caracole.kernel.names import OVER
from caracole.kernel.state import Actions, Due, State


class Tally(State):
    heap: int
    last: int

    def setup(self) -> None:
        self.heap = 21
        self.last = 1
        self.schedule([Due(0)], 0)

    def list_legal(self, out: Actions) -> None:
        for action in range(min(3, self.heap)):
            out.add(action)

    def act(self, action: int) -> None:
        self.heap -= action + 1
        self.last = self.actor
        if self.heap:
            self.actor = 1 - self.actor
        else:
            self.finish()

    def copy_from(self, other: State) -> None:
        self.copy_agenda(other)
        self.take(cython.cast(Tally, other))

    def take(self, other: Tally) -> None:
        self.heap = other.heap
        self.last = other.last

    def digest(self) -> int:
        return self.heap * 16 + self.last * 4 + self.actor + 2

    def payoff(self, side: int) -> float:
        return 1.0 if side == self.last else 0.0

    def place(self, heap: int, last: int) -> None:
        """When a position is read from text."""
        self.heap = heap
        self.last = last
        self.schedule([Due(0)] if heap else [], 1 - last if heap else OVER)


STATE = Tally
