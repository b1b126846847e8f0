# Written by tests/project/stubs.py from the module and its twin.
from __future__ import annotations
import cython
from caracole.games.kriegspiel import names
from caracole.games.kriegspiel.terms import Terms
from caracole.kernel import names as kernel
from caracole.kernel.random import absorbed, mixed
from caracole.kernel.state import State

class Position(State):
    terms: Terms
    cell: list[int]
    facing: list[int]
    figures: list[int]
    wreck: list[int]
    at: list[int]
    turn: int
    used: list[int]
    moves: list[int]
    transfers: int
    fired: list[int]
    hit: int
    quiet: int
    shooter: int
    target: int

    @property
    def latest(self) -> int:
        ...

    @property
    def latest_origin(self) -> int:
        ...

    @property
    def latest_receiver(self) -> int:
        ...
    winner: int
    reason: int

    def share(self, other: State) -> None:
        ...
