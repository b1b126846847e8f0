# Written by tests/project/stubs.py from the module and its twin.
from __future__ import annotations
import threading
from typing import TYPE_CHECKING, Any, NamedTuple, Self
import cython
from caracole.kernel import doors, names, refusals
from caracole.kernel.odds import Odds
from caracole.kernel.random import absorbed
from caracole.kernel.view import View
from collections.abc import Callable, Sequence
from caracole.kernel.errors import Refusal
from caracole.kernel.game import Game
from caracole.kernel.network import Network
from caracole.kernel.random import Random
from caracole.kernel.record import Outcome

class Actions:
    count: int
    total: int

    def __init__(self) -> None:
        ...

    def has(self, action: int) -> bool:
        ...

    def listed(self) -> list[int]:
        ...

    def as_odds(self) -> Odds:
        ...

class State:
    actor: int

    @property
    def depth(self) -> int:
        ...
    game: Game
    options: Any
    insight: Network

    def __init__(self) -> None:
        ...

    def setup(self) -> None:
        ...

    def planners(self) -> list[State]:
        ...

    def share(self, other: State) -> None:
        ...

    def waiting(self) -> list[Due]:
        ...

    def schedule(self, entries: Sequence[Due], actor: int) -> None:
        ...

    @property
    def over(self) -> bool:
        ...

    @property
    def phase(self) -> str:
        ...

    @property
    def key(self) -> int:
        ...

    def legal(self) -> list[int]:
        ...

    def odds(self) -> Odds:
        ...

    def can(self, action: int) -> bool:
        ...

    def apply(self, action: int, before: Callable[[int], object] | None=None) -> None:
        ...

    def clone(self) -> Self:
        ...

    def say(self, action: int) -> str:
        ...

    def parse(self, text: str) -> int:
        ...

    def play(self, text: str) -> int:
        ...

    def why_not(self, text: str) -> Refusal | None:
        ...

    def view(self, seat: int) -> View:
        ...

    @property
    def outcome(self) -> Outcome | None:
        ...

    @property
    def payoffs(self) -> list[float]:
        ...

    @property
    def estimates(self) -> list[float]:
        ...

    def __str__(self) -> str:
        ...

    def __repr__(self) -> str:
        ...

    def __eq__(self, other: object) -> bool:
        ...
    __hash__: None

    def __reduce__(self) -> tuple[Any, ...]:
        ...

    def __copy__(self) -> Self:
        ...

    def __deepcopy__(self, memo: object) -> Self:
        ...

    def _repr_svg_(self) -> str:
        ...
