# Written by tests/project/stubs.py from the module and its twin.
from __future__ import annotations
import cython
from caracole.games.generalowsky import names
from caracole.games.generalowsky.terms import Terms
from caracole.kernel.random import absorbed
from caracole.kernel.state import State

class Position(State):

    @property
    def terms(self) -> Terms:
        ...
    space: list[int]
    level: list[int]
    medals: list[int]
    pot: int
    spins: int
    shown: int
    turn: int
    band: list[int]

    def share(self, other: State) -> None:
        ...

    def piles(self) -> dict[int, list[int]]:
        ...

    def exiles(self) -> list[int]:
        ...
