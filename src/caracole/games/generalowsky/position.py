"""The position: who stands where and on whom, medals, what is left of the turn. Nothing is decided here."""

from __future__ import annotations

import cython

from caracole.games.generalowsky import names
from caracole.games.generalowsky.terms import Terms
from caracole.kernel.random import absorbed
from caracole.kernel.state import State


class Position(State):
    """Generals are numbered from 0, player by player."""

    terms: Terms

    # the board
    space: list[int]
    """Where each general is: EXILE, or 0 … length − 1."""
    level: list[int]
    """How many stand below each general in his pile; 0 in exile."""
    medals: list[int]
    """On each chest; a star counts eleven."""
    pot: int
    """Medals lying at Moscow."""
    spins: int
    """How often the arrow has been spun."""
    shown: int
    """Where the arrow points: band × KINDS + result + 1, 0 before the first spin. Only to be looked at,
    except while a stride is chosen (T4)."""

    # the turn
    turn: int
    """The player whose turn it is, whoever commands his generals."""
    band: list[int]
    """The band declared for each general and not spun yet, from 1 (yellow); 0 for none."""

    if not cython.compiled:  # C has zeros there by itself, and copies are made by the million

        def __init__(self) -> None:
            super().__init__()
            self.space = [0] * 6
            self.level = [0] * 6
            self.medals = [0] * 6
            self.band = [0] * 6

    def share(self, other: State) -> None:
        self.game = other.game
        self.options = other.options
        self.terms = cython.cast(Position, other).terms

    def copy_from(self, other: State) -> None:
        self.copy_position(cython.cast(Position, other))

    def copy_position(self, other: Position) -> None:
        self.copy_agenda(other)
        self.space[:] = other.space
        self.level[:] = other.level
        self.medals[:] = other.medals
        self.band[:] = other.band
        self.pot = other.pot
        self.spins = other.spins
        self.shown = other.shown
        self.turn = other.turn

    def digest(self) -> int:
        key = absorbed(self.agenda_digest(), self.turn)
        key = absorbed(key, self.pot)
        key = absorbed(key, self.spins)
        for general in range(self.terms.generals):
            key = absorbed(key, (self.space[general] + 1) * 64 + self.level[general] * 8 + self.band[general])
            key = absorbed(key, self.medals[general])
        if self.depth and self.due() == names.STRIDING:
            key = absorbed(key, self.shown)
        return key

    # --- for whoever looks, in plain Python -----------------------------------------------------

    def piles(self) -> dict[int, list[int]]:
        """The generals on each occupied space, from bottom to top."""
        found: dict[int, list[int]] = {}
        order = sorted([(self.space[g], self.level[g], g) for g in range(self.terms.generals)])
        for space, _, general in order:
            if space != names.EXILE:
                found.setdefault(space, []).append(general)
        return found

    def exiles(self) -> list[int]:
        """The generals in exile."""
        return [general for general in range(self.terms.generals) if self.space[general] == names.EXILE]


def set_up(state: Position) -> None:
    """P3, P4: one medal at Moscow, everybody in exile."""
    for general in range(names.MOST_GENERALS):
        state.space[general] = names.EXILE
        state.level[general] = 0
        state.medals[general] = 0
        state.band[general] = 0
    state.pot = 1
    state.spins = 0
    state.shown = 0
    state.turn = state.terms.first  # P5


# --- words for what the arrays hold --------------------------------------------------------------


def owner(state: Position, general: int) -> int:
    """P1: one general each, or two."""
    return general >> 1 if state.terms.each == 2 else general


def height(state: Position, space: int) -> int:
    """How many generals stand on a space of the track."""
    count = 0
    for general in range(state.terms.generals):
        if state.space[general] == space:
            count += 1
    return count


def commander(state: Position, general: int) -> int:
    """T1: the general on top of the pile; himself if he is alone or (T11) in exile."""
    found = general
    for other in range(state.terms.generals):
        if state.level[other] > state.level[found] and state.space[other] == state.space[found]:
            found = other
    return found


def decider(state: Position, general: int) -> int:
    """T1: the owner of the commander decides for everybody below."""
    return owner(state, commander(state, general))
