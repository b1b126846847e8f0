# cython: cdivision=True
"""The position: which plate stands where with how many figures, what is left of the turn. Nothing is decided here."""

from __future__ import annotations

import cython

from caracole.games.kriegspiel import names
from caracole.games.kriegspiel.terms import Terms
from caracole.kernel import names as kernel
from caracole.kernel.random import absorbed, mixed
from caracole.kernel.state import State


class Position(State):
    """Plates are numbered 0 … plates − 1 in the order of the layout; cells row by row, COLS to a row.

    Facings count twelfths of a turn clockwise: N = 0, NE = 1 (2 on a flat board), E = 3, … Whether a plate has made
    its half-rotation shows in its facing: before, it looks at a corner (T3).
    """

    terms: Terms

    cell: list[int]
    """Where each plate stands, NOWHERE once it is removed."""
    facing: list[int]
    figures: list[int]
    """Soldiers, cavaliers or gunners on each plate."""
    wreck: list[int]
    """1 for a plate with a destroyed cannon."""
    at: list[int]
    """The plate on each cell, or NOBODY; EDGE on NOWHERE."""

    turn: int
    """The army to play."""
    used: list[int]
    """T2: moves made this turn by cannons, soldiers, cavalry; forgotten when fire begins, like the next two."""
    moves: list[int]
    """T8: moves made this turn by each cannon plate."""
    transfers: int
    fired: list[int]
    """F1: 1 for each arm that has fired this turn."""
    hit: int
    """E4: 1 once this turn has had a casualty."""
    quiet: int
    """E4: turns in a row without a casualty."""
    shooter: int
    target: int
    """The plates of the shot the die is thrown for, NOBODY at any other time."""
    latest: int
    latest_origin: int
    latest_receiver: int
    """The latest order of this turn, NOBODY if none: its plate, the cell it was given on, who received figures.
    Only `canonical` reads it; no part of the position."""
    winner: int
    """The army that has won; −1 while nobody has, and after a draw."""
    reason: int

    if not cython.compiled:  # C has zeros there by itself, and copies are made by the million

        def __init__(self) -> None:
            super().__init__()
            self.cell = [0] * 40
            self.facing = [0] * 40
            self.figures = [0] * 40
            self.wreck = [0] * 40
            self.moves = [0] * 40
            self.at = [0] * 521
            self.used = [0] * 3
            self.fired = [0] * 3

    def share(self, other: State) -> None:
        State.share(self, other)
        self.terms = cython.cast(Position, other).terms

    def copy_from(self, other: State) -> None:
        self.copy_position(cython.cast(Position, other))

    def copy_position(self, other: Position) -> None:
        self.copy_agenda(other)
        self.cell[:] = other.cell
        self.facing[:] = other.facing
        self.figures[:] = other.figures
        self.wreck[:] = other.wreck
        self.moves[:] = other.moves
        self.at[:] = other.at
        self.turn = other.turn
        self.used[:] = other.used
        self.transfers = other.transfers
        self.fired[:] = other.fired
        self.hit = other.hit
        self.quiet = other.quiet
        self.shooter = other.shooter
        self.target = other.target
        self.latest = other.latest
        self.latest_origin = other.latest_origin
        self.latest_receiver = other.latest_receiver
        self.winner = other.winner
        self.reason = other.reason

    def digest(self) -> int:
        """The plates are summed: neither the order of moves nor which of two like plates is which shows in the key."""
        key = absorbed(self.actor + 2, self.due() if self.depth else -1)
        key = absorbed(key, self.turn * 2 + self.hit)
        key = absorbed(key, self.quiet)
        key = absorbed(key, self.transfers)
        key = absorbed(key, (self.used[0] * 8 + self.used[1]) * 8 + self.used[2])
        key = absorbed(key, (self.fired[0] * 2 + self.fired[1]) * 2 + self.fired[2])
        key = absorbed(key, self.reason * 4 + self.winner + 1)
        if self.shooter != names.NOBODY:
            key = absorbed(key, self.cell[self.shooter] * 1024 + self.cell[self.target])
        for plate in range(self.terms.plates):
            if self.cell[plate] != names.NOWHERE:
                key += mixed(absorbed(self.cell[plate], token(self, plate)))
        return mixed(key & kernel.MASK64)

    def identity(self) -> int:
        """What `list_distinct` offers depends on the latest order of the turn, so that belongs to it."""
        if self.latest == names.NOBODY:
            return self.digest()
        key = absorbed(self.digest(), self.latest_origin * 1024 + self.cell[self.latest])
        return absorbed(key, self.latest * 64 + self.latest_receiver)


def token(state: Position, plate: int) -> int:
    """Everything about a plate on the board but its cell, as one number."""
    word = state.terms.army[plate] * 3 + state.terms.arm[plate]
    if state.wreck[plate]:
        return word
    return (((word + 6) * 16 + state.facing[plate]) * 8 + state.figures[plate]) * 8 + state.moves[plate]


def clear(state: Position) -> None:
    """An empty board, nothing played."""
    for cell in range(names.CELLS):
        state.at[cell] = names.NOBODY
    state.at[names.NOWHERE] = names.EDGE
    for plate in range(names.PLATES):
        state.cell[plate] = names.NOWHERE
        state.facing[plate] = 0
        state.figures[plate] = 0
        state.wreck[plate] = 0
        state.moves[plate] = 0
    for arm in range(3):
        state.used[arm] = 0
        state.fired[arm] = 0
    state.turn = 0
    state.transfers = 0
    state.hit = 0
    state.quiet = 0
    state.shooter = names.NOBODY
    state.target = names.NOBODY
    forget(state)
    state.winner = -1
    state.reason = names.UNDECIDED


# --- words for what the arrays hold --------------------------------------------------------------


def stand(state: Position, plate: int, cell: int) -> None:
    """Put a plate on an empty cell."""
    state.cell[plate] = cell
    state.at[cell] = plate


def leave(state: Position, plate: int) -> None:
    """Take a plate off its cell; it is nowhere."""
    state.at[state.cell[plate]] = names.NOBODY
    state.cell[plate] = names.NOWHERE


def note(state: Position, plate: int, receiver: int) -> None:
    """The order about to be carried out is the latest."""
    state.latest = plate
    state.latest_origin = state.cell[plate]
    state.latest_receiver = receiver


def forget(state: Position) -> None:
    """No order yet this turn."""
    state.latest = names.NOBODY
    state.latest_origin = names.NOWHERE
    state.latest_receiver = names.NOBODY


def is_intact(state: Position, plate: int) -> bool:
    """On the board, and no wreck."""
    return state.cell[plate] != names.NOWHERE and not state.wreck[plate]


def is_oriented(state: Position, plate: int) -> bool:
    """T3: a plate that looks through a side; towards a corner it can only receive."""
    return (state.facing[plate] & 1) == state.terms.odd


def ahead(state: Position, plate: int) -> int:
    """The cell an oriented plate faces."""
    return state.terms.near[state.cell[plate] * 6 + state.facing[plate] // 2]
