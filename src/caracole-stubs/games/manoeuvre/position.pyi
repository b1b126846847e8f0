# Written by tests/project/stubs.py from the module and its twin.
from __future__ import annotations
import cython
from caracole.games.manoeuvre import names
from caracole.games.manoeuvre.terms import Terms
from caracole.kernel.random import absorbed
from caracole.kernel.state import State

class Position(State):

    @property
    def terms(self) -> Terms:
        ...
    army: list[int]
    board: list[int]
    first: int
    active: int
    turn: int
    status: list[list[int]]
    place: list[list[int]]
    side_on: list[int]
    unit_on: list[int]
    redoubt: list[int]
    hand: list[list[int]]
    deck: list[list[int]]
    pile: list[list[int]]
    hand_size: list[int]
    deck_size: list[int]
    pile_size: list[int]
    shown: list[int]
    covert: int
    exhausted: list[int]
    old: list[list[int]]
    old_size: list[int]
    old_least: list[int]
    old_most: list[int]
    known: list[list[int]]
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

    def share(self, other: State) -> None:
        ...
