"""The position: who stands where, who is home, what is left of the turn. Nothing is decided here."""

from __future__ import annotations

import cython

from caracole.games.glorreiche import names
from caracole.games.glorreiche.terms import Terms
from caracole.kernel.random import absorbed
from caracole.kernel.state import State


class Position(State):
    """Recruits are numbered 0 … 11, player by player, each player's in the order of their numbers."""

    terms: Terms

    # the board
    cell: list[int]
    """Where each recruit is: YARD, 1 … 84, HOME."""
    pile: list[int]
    """Recruits on each cell from bottom to top, WIDTH places a cell."""
    height: list[int]
    """How many recruits stand on each cell."""
    below: list[int]
    """How many recruits each recruit on the track stands on."""
    ground: list[int]
    """The cell of each recruit that stands on no other, 0 for the rest; kept because ranks are read so often."""
    chip: list[int]
    """Value of the gray chip lying on each cell, 0 for none."""
    taken: list[int]
    """Who has the chip of each value, as player + 1; 0 for nobody."""
    slot: list[int]
    """The slot each recruit reached, 0 while it is out."""
    arrived: list[int]
    """How many recruits of each player are home."""
    in_order: list[bool]
    """V1: whether each player's recruits came home 1, 2, 3, … so far."""
    low: int
    high: int
    """The lowest and highest free slot."""
    home: int

    # the turn
    turn: int
    """The player whose turn it is, also while the die is thrown for him."""
    moved: list[int]
    """1 for each recruit that has moved this turn."""
    ahead: list[int]
    """D5, frozen: occupied cells (or colours) ahead of each cell at the start of the turn."""
    entering: int
    """The recruit that enters next, −1 if not chosen yet."""
    die: int
    """The cell thrown and not used yet, 0 for none."""

    if not cython.compiled:  # C has zeros there by itself, and copies are made by the million

        def __init__(self) -> None:
            super().__init__()
            self.cell = [0] * 12
            self.pile = [0] * 344
            self.height = [0] * 86
            self.below = [0] * 12
            self.ground = [0] * 12
            self.chip = [0] * 86
            self.taken = [0] * 4
            self.slot = [0] * 12
            self.arrived = [0] * 4
            self.in_order = [0] * 4  # type: ignore[list-item]  # 0 and 1; C has no other booleans
            self.moved = [0] * 12
            self.ahead = [0] * 86

    def share(self, other: State) -> None:
        State.share(self, other)
        self.terms = cython.cast(Position, other).terms

    def copy_from(self, other: State) -> None:
        self.copy_position(cython.cast(Position, other))

    def copy_position(self, other: Position) -> None:
        self.copy_agenda(other)
        self.cell[:] = other.cell
        self.pile[:] = other.pile
        self.height[:] = other.height
        self.below[:] = other.below
        self.ground[:] = other.ground
        self.chip[:] = other.chip
        self.taken[:] = other.taken
        self.slot[:] = other.slot
        self.arrived[:] = other.arrived
        self.in_order[:] = other.in_order
        self.low = other.low
        self.high = other.high
        self.home = other.home
        self.turn = other.turn
        self.moved[:] = other.moved
        if other.terms.frozen_ranks:
            self.ahead[:] = other.ahead
        self.entering = other.entering
        self.die = other.die

    def digest(self) -> int:
        key = absorbed(self.actor + 2, self.due() if self.depth else -1)
        key = absorbed(key, self.turn * 100 + self.die)
        key = absorbed(key, self.entering + 1)
        for cell in range(1, names.HOME):
            for level in range(self.height[cell]):
                recruit = self.pile[cell * names.WIDTH + level]
                key = absorbed(key, cell * 32 + recruit * 2 + self.moved[recruit])
            if self.chip[cell]:
                key = absorbed(key, 4096 + cell * 4 + self.chip[cell])
        for recruit in range(names.RECRUITS):
            key = absorbed(key, self.slot[recruit])
            if waits(self, recruit):
                key = absorbed(key, self.ahead[self.cell[recruit]])
        for player in range(4):
            key = absorbed(key, self.taken[player] * 2 + self.in_order[player])
        return key

    # --- for whoever looks, in plain Python -----------------------------------------------------

    def piles(self) -> dict[int, list[int]]:
        """The recruits on each occupied cell, from bottom to top."""
        found: dict[int, list[int]] = {}
        for cell in range(1, names.HOME):
            if self.height[cell]:
                found[cell] = [self.pile[cell * names.WIDTH + level] for level in range(self.height[cell])]
        return found

    def chips_of(self, player: int) -> list[int]:
        """Values of the gray chips a player has taken, ascending."""
        return [value for value in range(1, 4) if self.taken[value] == player + 1]

    def slots_of(self, player: int) -> list[int]:
        """Slots of a player's recruits that are home, descending."""
        mine: list[int] = []
        for recruit in range(player * self.terms.each, (player + 1) * self.terms.each):
            if self.slot[recruit]:
                mine.append(self.slot[recruit])
        return sorted(mine, reverse=True)


def set_up(state: Position) -> None:
    """M2, M3, M4: the chips of the options; all recruits in the yard."""
    for cell in range(86):
        state.chip[cell] = state.terms.chip[cell]
        state.height[cell] = 0
        state.ahead[cell] = 0
    for recruit in range(names.RECRUITS):
        state.cell[recruit] = names.YARD
        state.slot[recruit] = 0
        state.below[recruit] = 0
        state.ground[recruit] = 0
        state.moved[recruit] = 0
    for player in range(4):
        state.taken[player] = 0
        state.arrived[player] = 0
        state.in_order[player] = True
    state.low = 1
    state.high = names.RECRUITS
    state.home = 0
    state.die = 0
    state.entering = -1
    state.turn = state.terms.first  # M5


# --- words for what the arrays hold --------------------------------------------------------------


def owner(state: Position, recruit: int) -> int:
    return recruit // state.terms.each


def number(state: Position, recruit: int) -> int:
    """The number it bears, from 1."""
    return recruit % state.terms.each + 1


def waits(state: Position, recruit: int) -> bool:
    """D5: whether the recruit may yet move this turn by a rank that was frozen at its start."""
    return (
        state.terms.frozen_ranks
        and state.actor >= 0
        and state.due() == names.MARCHING
        and owner(state, recruit) == state.turn
        and not state.moved[recruit]
        and state.cell[recruit] < names.HOME
    )


def on_top(state: Position, cell: int) -> int:
    """The recruit on top of an occupied cell."""
    return state.pile[cell * names.WIDTH + state.height[cell] - 1]


def stand(state: Position, recruit: int, cell: int) -> None:
    """Put a recruit on top of whatever is on the cell."""
    state.pile[cell * names.WIDTH + state.height[cell]] = recruit
    state.below[recruit] = state.height[cell]
    state.ground[recruit] = 0 if state.height[cell] else cell
    state.height[cell] += 1
    state.cell[recruit] = cell


def lift(state: Position, cell: int) -> int:
    """Take the top recruit off the cell."""
    state.height[cell] -= 1
    recruit = state.pile[cell * names.WIDTH + state.height[cell]]
    state.ground[recruit] = 0
    return recruit
