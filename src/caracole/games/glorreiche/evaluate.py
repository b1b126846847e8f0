"""What a position is worth to a player, guessed quickly."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caracole.games.glorreiche import names
from caracole.games.glorreiche.phases import arriving, marching
from caracole.kernel import names as kernel

if TYPE_CHECKING:
    from caracole.games.glorreiche.state import GlorreicheState


def evaluate(state: GlorreicheState, player: int) -> float:
    """The chance of winning, from 0 to 1: one's expected score to the sixth power, out of everybody's."""
    if state.actor == kernel.OVER:
        return state.payoff(player)
    total = 0.0
    mine = 0.0
    for other in range(state.players):
        weight = expected(state, other)
        weight = weight * weight * weight
        weight = weight * weight
        total += weight
        if other == player:
            mine = weight
    return mine / total if total > 0 else 1.0 / state.players


def expected(state: GlorreicheState, player: int) -> float:
    """Slots and chips in hand, and for each recruit out the slot it would get if all came home in their order."""
    score = 1.0 + arriving.score(state, player)
    for recruit in range(player * state.each, (player + 1) * state.each):
        if state.cell[recruit] != names.HOME:
            score += state.high - ahead(state, recruit)
    return score


def ahead(state: GlorreicheState, recruit: int) -> float:
    """How many recruits are expected home before this one."""
    mine = progress(state, recruit)
    before = 0.0
    for other in range(names.RECRUITS):
        if other != recruit and state.cell[other] != names.HOME:
            gap = progress(state, other) - mine
            before += 1.0 if gap > 16 else 0.0 if gap < -16 else 0.5 + gap / 32
    return before


def progress(state: GlorreicheState, recruit: int) -> float:
    """The cell a recruit stands on, plus half of the march it is about to make."""
    cell = state.cell[recruit]
    if cell == names.YARD:
        return 0.0
    step = marching.reach(state, recruit)
    if not marching.is_free(state, recruit):
        step = 0
    return cell + 0.5 * min(step, names.HOME - cell)
