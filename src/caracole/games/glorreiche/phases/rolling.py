"""The roll-in: the only chance in the game."""

from __future__ import annotations

from caracole.games.glorreiche import names, position
from caracole.games.glorreiche.position import Position
from caracole.kernel.state import Actions


def list_odds(state: Position, out: Actions) -> None:
    """R2: a full cell is thrown again, so the others share the odds equally."""
    for cell in range(1, 7):
        if state.height[cell] < names.MOST_RECRUITS:
            out.put(names.OUTCOMES + cell - 1, 1)


def list_choices(state: Position, out: Actions) -> None:
    """R4: the owner says which of his recruits in the yard enters."""
    for recruit in range(state.turn * state.terms.each, (state.turn + 1) * state.terms.each):
        if state.cell[recruit] == names.YARD:
            out.add(names.CHOICES + position.number(state, recruit) - 1)


def lowest(state: Position) -> int:
    """R4: without a choice the lowest number in the yard enters."""
    for recruit in range(state.turn * state.terms.each, (state.turn + 1) * state.terms.each):
        if state.cell[recruit] == names.YARD:
            return recruit
    return 0


def yard(state: Position) -> int:
    """How many recruits have not been rolled in."""
    left = 0
    for recruit in range(names.RECRUITS):
        if state.cell[recruit] == names.YARD:
            left += 1
    return left


def throw(state: Position, face: int) -> None:
    """R1: the die shows a cell."""
    state.die = face + 1


def choose(state: Position, which: int) -> None:
    """R4: one of the player's own, by its number."""
    state.entering = state.turn * state.terms.each + which


def enter(state: Position) -> None:
    """R1, R2: the recruit stands on the cell thrown, on top of whoever is there."""
    position.stand(state, state.entering, state.die)
    state.entering = -1
    state.die = 0
