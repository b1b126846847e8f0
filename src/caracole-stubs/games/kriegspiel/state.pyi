# Written by tests/project/stubs.py from the module and its twin.
from __future__ import annotations
from typing import TYPE_CHECKING, Any
import cython
from caracole.games.kriegspiel import appraise, board, canonical, evaluate, features, inputs, names, sequence
from caracole.games.kriegspiel.terms import Terms
from caracole.kernel import names as kernel
from caracole.kernel.random import absorbed, mixed
from caracole.kernel.state import Actions, State
from caracole.games.kriegspiel.options import Options

class KriegspielState(State):
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

    def __init__(self) -> None:
        ...

    def setup(self) -> None:
        ...

    def clear(self) -> None:
        ...

    def share(self, other: State) -> None:
        ...

    def stand(self, plate: int, cell: int) -> None:
        ...

    def leave(self, plate: int) -> None:
        ...

    def remember(self, plate: int, receiver: int) -> None:
        ...

    def forget(self) -> None:
        ...

    def is_intact(self, plate: int) -> bool:
        ...

    def is_oriented(self, plate: int) -> bool:
        ...

    def ahead(self, plate: int) -> int:
        ...

    def standing(self) -> list[int]:
        ...
STATE: Any
