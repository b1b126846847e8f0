# Written by tests/project/stubs.py from the module and its twin.
from __future__ import annotations
from functools import lru_cache
from typing import TYPE_CHECKING, Any
import cython
import msgspec
from caracole.games.manoeuvre import appraise, board, dealing, evaluate, features, inputs, names, sequence
from caracole.games.manoeuvre import options as choices
from caracole.games.manoeuvre.terms import Terms
from caracole.kernel import names as kernel
from caracole.kernel.random import Random, absorbed
from caracole.kernel.state import Actions, State
from caracole.games.manoeuvre.options import Options

class ManoeuvreState(State):

    @property
    def terms(self) -> Terms:
        ...

    @property
    def ambush_all(self) -> bool:
        ...

    @property
    def many_guards(self) -> bool:
        ...

    @property
    def both_open(self) -> bool:
        ...

    @property
    def march_end(self) -> bool:
        ...

    @property
    def spy_redraw(self) -> bool:
        ...

    @property
    def day_ends_at_once(self) -> bool:
        ...

    @property
    def guerrilla_combat(self) -> bool:
        ...

    @property
    def tournament(self) -> bool:
        ...
    turn_cap: int
    hill: int

    @property
    def redoubt_fire(self) -> bool:
        ...

    @property
    def many_attempts(self) -> bool:
        ...

    @property
    def stay_withdraw(self) -> bool:
        ...

    @property
    def late_march(self) -> bool:
        ...

    @property
    def slow_start(self) -> bool:
        ...

    @property
    def last_played(self) -> bool:
        ...

    @property
    def reshuffle_at_once(self) -> bool:
        ...

    @property
    def open_discards(self) -> bool:
        ...
    army: list[int]
    board: list[int]
    first: int
    active: int
    turn: int
    status: list[int]
    place: list[int]
    holder: list[int]
    redoubt: list[int]
    hand: list[int]
    deck: list[int]
    pile: list[int]
    hand_size: list[int]
    deck_size: list[int]
    pile_size: list[int]
    shown: list[int]
    covert: int
    exhausted: list[int]
    old: list[int]
    old_size: list[int]
    old_least: list[int]
    old_most: list[int]
    known: list[int]
    hidden: list[int]
    mover: list[int]
    mover_from: list[int]
    mover_to: list[int]
    marched: list[int]
    supplied: int
    attempted: int
    kind: int
    init: int
    attacker: int
    target: int
    defender: int
    d6: int
    d8: int
    d10: int
    acards: list[int]
    acount: int
    dcards: list[int]
    dcount: int
    ucards: list[int]
    ucount: int
    supporters: list[int]
    scount: int
    leader: int
    commands: int
    com: int
    committed: int
    hit_by: int
    sappers: int
    skirmish: int
    staying: int
    fled: int
    withdrawn: int
    attempts: int
    attack_total: int
    defense_total: int
    winner: int
    reason: int
    roll: int
    tile: list[int]
    spin: list[int]
    pair: list[int]
    quarters: int
    gauge: list[float]

    def __init__(self) -> None:
        ...

    def setup(self) -> None:
        ...

    def blank(self) -> None:
        ...

    def muster(self, side: int, army: int) -> None:
        ...

    def new_turn(self) -> None:
        ...

    def end_combat(self) -> None:
        ...

    def share(self, other: State) -> None:
        ...

    def unit_on(self, square: int) -> int:
        ...

    def strength(self, side: int, unit: int) -> int:
        ...

    def lists(self, side: int, code: int) -> bool:
        ...

    def lost(self, side: int) -> int:
        ...

    def cards(self, counts: list[int], side: int) -> list[int]:
        ...

    def noticed(self, action: int, seat: int) -> int:
        ...

    def redeal(self, seat: int, random: Random) -> None:
        ...

    def conceal(self, seat: int) -> None:
        ...
STATE: Any
