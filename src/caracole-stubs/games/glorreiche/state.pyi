# Written by tests/project/stubs.py from the module and its twin.
from __future__ import annotations
from typing import TYPE_CHECKING, Any
import cython
from caracole.games.glorreiche import evaluate, features, insight, names, sequence
from caracole.games.glorreiche.options import is_default
from caracole.kernel.random import absorbed
from caracole.kernel.state import Actions, State
from caracole.games.glorreiche.options import Options

class GlorreicheState(State):

    @property
    def players(self) -> int:
        ...

    @property
    def each(self) -> int:
        ...
    stone: list[int]

    @property
    def count_colours(self) -> bool:
        ...

    @property
    def frozen_ranks(self) -> bool:
        ...
    room: list[int]

    @property
    def stone_is_level(self) -> bool:
        ...

    @property
    def cap_counts_stone(self) -> bool:
        ...

    @property
    def direct_base(self) -> bool:
        ...

    @property
    def no_self_block(self) -> bool:
        ...

    @property
    def may_leave_chip(self) -> bool:
        ...

    @property
    def share_ties(self) -> bool:
        ...

    @property
    def discipline(self) -> bool:
        ...

    @property
    def sanctions(self) -> bool:
        ...

    @property
    def double_slots_only(self) -> bool:
        ...

    @property
    def entry(self) -> int:
        ...
    weight: list[float]

    @property
    def is_default(self) -> bool:
        ...
    cell: list[int]
    pile: list[int]
    height: list[int]
    below: list[int]
    ground: list[int]
    chip: list[int]
    taken: list[int]
    slot: list[int]
    arrived: list[int]
    in_order: list[bool]
    low: int
    high: int
    home: int
    turn: int
    moved: list[int]
    ahead: list[int]
    entering: int
    die: int

    def __init__(self) -> None:
        ...

    def setup(self) -> None:
        ...

    def share(self, other: State) -> None:
        ...

    def owner(self, recruit: int) -> int:
        ...

    def number(self, recruit: int) -> int:
        ...

    def waits(self, recruit: int) -> bool:
        ...

    def on_top(self, cell: int) -> int:
        ...

    def stand(self, recruit: int, cell: int) -> None:
        ...

    def lift(self, cell: int) -> int:
        ...

    def piles(self) -> dict[int, list[int]]:
        ...

    def chips_of(self, player: int) -> list[int]:
        ...

    def slots_of(self, player: int) -> list[int]:
        ...
STATE: Any
