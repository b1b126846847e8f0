"""The end: an army that can no longer do anything, or forty turns without a casualty."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caracole.games.kriegspiel import names
from caracole.games.kriegspiel.phases import firing, moving, transferring

if TYPE_CHECKING:
    from caracole.games.kriegspiel.state import KriegspielState


def check_able(state: KriegspielState) -> None:
    """E1, E3, E5: at the start of a turn; with defeat=immobile both armies are tested, at other moments too."""
    mine = 1 if is_able(state, state.turn) else 0
    if mine and not state.terms.immobile:
        return
    theirs = 1 if is_able(state, 1 - state.turn) else 0
    if mine and theirs:
        return
    if mine or theirs:
        decide(state, names.DEFEAT, state.turn if mine else 1 - state.turn)
    else:
        decide(state, names.BOTH_UNABLE, -1)


def check_quiet(state: KriegspielState) -> None:
    """E4: too many turns without a casualty: a draw, or whoever has more figures left."""
    if state.quiet < state.terms.draw_after:
        return
    lead = strength(state, names.FRENCH) - strength(state, names.ENGLISH)
    if not state.terms.by_figures or lead == 0:
        decide(state, names.NO_CASUALTY, -1)
    else:
        decide(state, names.NO_CASUALTY, names.FRENCH if lead > 0 else names.ENGLISH)


def decide(state: KriegspielState, reason: int, winner: int) -> None:
    state.reason = reason
    state.winner = winner
    clear_turn(state)
    state.finish()


def clear_turn(state: KriegspielState) -> None:
    """Nothing of a turn is left: fresh budgets, nobody has fired."""
    moving.refresh(state)
    state.hit = 0
    for arm in range(3):
        state.fired[arm] = 0


def is_able(state: KriegspielState, army: int) -> bool:
    """E5: whether an army has a move or a transfer with fresh budgets, or (defeat=no_action) a shot."""
    first = army * names.PLATES
    for i in range(first, first + state.terms.count[army]):
        plate = state.terms.own[i]
        if state.is_intact(plate) and (can_move(state, plate) or can_give(state, plate)):
            return True
    if not state.terms.immobile:
        for i in range(first, first + state.terms.count[army]):
            if firing.next_target(state, state.terms.own[i], 0):
                return True
    return False


def can_move(state: KriegspielState, plate: int) -> bool:
    """E5: soldiers and cavalry can always turn round; a cannon needs two gunners, or one for its half-rotation."""
    if state.terms.arm[plate] != names.CANNON:
        return True
    return moving.most_moves(state.figures[plate]) > 0 or moving.can_half_turn(state, plate)


def can_give(state: KriegspielState, plate: int) -> bool:
    return state.terms.max_transfers > 0 and state.is_oriented(plate) and transferring.most(state, plate) > 0


def strength(state: KriegspielState, army: int) -> int:
    """E4, adjudicate=figures: soldiers, cavaliers, gunners and intact cannons, manned or not."""
    total = 0
    first = army * names.PLATES
    for i in range(first, first + state.terms.count[army]):
        plate = state.terms.own[i]
        if state.is_intact(plate):
            total += state.figures[plate]
            if state.terms.arm[plate] == names.CANNON:
                total += 1
    return total
