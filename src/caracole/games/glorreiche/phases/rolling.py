"""The roll-in: the only chance in the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caracole.games.glorreiche import names

if TYPE_CHECKING:
    from caracole.games.glorreiche.state import GlorreicheState
    from caracole.kernel.state import Actions


def list_odds(state: GlorreicheState, out: Actions) -> None:
    """R2: a full cell is thrown again, so the others share the odds equally."""
    for cell in range(1, 7):
        if state.height[cell] < names.MOST_RECRUITS:
            out.put(names.OUTCOMES + cell - 1, 1)


def list_choices(state: GlorreicheState, out: Actions) -> None:
    """R4: the owner says which of his recruits in the yard enters."""
    for recruit in range(state.turn * state.each, (state.turn + 1) * state.each):
        if state.cell[recruit] == names.YARD:
            out.add(names.CHOICES + state.number(recruit) - 1)


def lowest(state: GlorreicheState) -> int:
    """R4: without a choice the lowest number in the yard enters."""
    for recruit in range(state.turn * state.each, (state.turn + 1) * state.each):
        if state.cell[recruit] == names.YARD:
            return recruit
    return 0


def yard(state: GlorreicheState) -> int:
    """How many recruits have not been rolled in."""
    left = 0
    for recruit in range(names.RECRUITS):
        if state.cell[recruit] == names.YARD:
            left += 1
    return left


def enter(state: GlorreicheState) -> None:
    """R1, R2: the recruit stands on the cell thrown, on top of whoever is there."""
    state.stand(state.entering, state.die)
    state.entering = -1
    state.die = 0
