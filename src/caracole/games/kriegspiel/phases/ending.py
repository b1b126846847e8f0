"""The end: an army that can no longer do anything, or forty turns without a casualty."""

from __future__ import annotations

from caracole.games.kriegspiel import names, position
from caracole.games.kriegspiel.phases import firing, moving, transferring
from caracole.games.kriegspiel.position import Position
from caracole.kernel import names as kernel


def check_able(state: Position) -> None:
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


def check_quiet(state: Position) -> None:
    """E4: too many turns without a casualty: a draw, or whoever has more figures left."""
    if state.quiet < state.terms.draw_after:
        return
    lead = strength(state, names.FRENCH) - strength(state, names.ENGLISH)
    if not state.terms.by_figures or lead == 0:
        decide(state, names.NO_CASUALTY, -1)
    else:
        decide(state, names.NO_CASUALTY, names.FRENCH if lead > 0 else names.ENGLISH)


def decide(state: Position, reason: int, winner: int) -> None:
    state.reason = reason
    state.winner = winner
    clear_turn(state)
    state.finish()


def clear_turn(state: Position) -> None:
    """Nothing of a turn is left: fresh budgets, nobody has fired."""
    moving.refresh(state)
    state.hit = 0
    for arm in range(3):
        state.fired[arm] = 0


def is_able(state: Position, army: int) -> bool:
    """E5: whether an army has a move or a transfer with fresh budgets, or (defeat=no_action) a shot."""
    first = army * names.PLATES
    for i in range(first, first + state.terms.count[army]):
        plate = state.terms.own[i]
        if position.is_intact(state, plate) and (can_move(state, plate) or can_give(state, plate)):
            return True
    if not state.terms.immobile:
        for i in range(first, first + state.terms.count[army]):
            if firing.next_target(state, state.terms.own[i], 0):
                return True
    return False


def can_move(state: Position, plate: int) -> bool:
    """E5: soldiers and cavalry can always turn round; a cannon needs two gunners, or one for its half-rotation."""
    if state.terms.arm[plate] != names.CANNON:
        return True
    return moving.most_moves(state.figures[plate]) > 0 or moving.can_half_turn(state, plate)


def can_give(state: Position, plate: int) -> bool:
    return state.terms.max_transfers > 0 and position.is_oriented(state, plate) and transferring.most(state, plate) > 0


def strength(state: Position, army: int) -> int:
    """E4, adjudicate=figures: soldiers, cavaliers, gunners and intact cannons, manned or not."""
    total = 0
    first = army * names.PLATES
    for i in range(first, first + state.terms.count[army]):
        plate = state.terms.own[i]
        if position.is_intact(state, plate):
            total += state.figures[plate]
            if state.terms.arm[plate] == names.CANNON:
                total += 1
    return total


def payoff(state: Position, side: int) -> float:
    """1 for the winner, a half each for a draw."""
    if side > 1 or state.actor != kernel.OVER:
        return 0.0
    if state.winner < 0:
        return 0.5
    return 1.0 if state.winner == side else 0.0
