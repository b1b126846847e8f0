"""Restoration Phase: one attempt to restore a reduced unit, then a redoubt."""

from __future__ import annotations

from caracole.games.manoeuvre import cards, names
from caracole.games.manoeuvre.position import Position
from caracole.kernel.state import Actions


def is_due(state: Position) -> bool:
    """R1, R2: asked while a unit could be restored or a redoubt be built, as far as both sides can see."""
    side = state.active
    if state.hand_size[side] == 0:
        return False
    if not state.attempted and has_reduced(state):
        return True
    return cards.lists(state, side, names.RED) and has_site(state)


def has_reduced(state: Position) -> bool:
    for unit in range(names.UNITS):
        if state.status[state.active][unit] == names.REDUCED:
            return True
    return False


def has_site(state: Position) -> bool:
    """R3: an own unit on a square without a redoubt."""
    for unit in range(names.UNITS):
        if is_site(state, unit):
            return True
    return False


def is_site(state: Position, unit: int) -> bool:
    square = state.place[state.active][unit]
    return square != names.NOWHERE and state.redoubt[square] == 0


def list_legal(state: Position, out: Actions) -> None:
    out.add(names.PASS)
    side = state.active
    for unit in range(names.UNITS):
        square = state.place[side][unit]
        if state.status[side][unit] == names.REDUCED and not state.attempted:
            list_attempts(state, unit, square, out)
        if cards.holds(state, side, names.RED) and is_site(state, unit):
            out.add(names.TARGETS + names.RED * 64 + square)


def list_attempts(state: Position, unit: int, square: int, out: Actions) -> None:
    """R1: supply or regroup, a card of the unit, or a leader."""
    side = state.active
    if cards.holds(state, side, names.SUP):
        out.add(names.TARGETS + names.SUP * 64 + square)
    if cards.holds(state, side, names.REG):
        out.add(names.TARGETS + names.REG * 64 + square)
    for code in range(unit * 5, unit * 5 + 5):
        if cards.holds(state, side, code):
            out.add(names.TARGETS + code * 64 + square)
    for code in range(names.UNIT_CARDS, names.HEADQUARTERS):
        if cards.holds(state, side, code):
            out.add(names.TARGETS + code * 64 + square)


def act(state: Position, action: int) -> None:
    if action == names.PASS:
        state.pop()
        return
    code = (action - names.TARGETS) // 64
    square = (action - names.TARGETS) % 64
    cards.play(state, state.active, code)
    if code == names.RED:
        state.redoubt[square] = 1
        state.pop()
    else:
        attempt(state, code, state.unit_on[square])


def attempt(state: Position, code: int, unit: int) -> None:
    """R1, R3: one a turn; M3: guerrillas can stop all but a leader, who throws a die unless he rallies on a 6."""
    state.attempted = 1
    if names.UNIT_CARDS <= code < names.HEADQUARTERS:
        rally = state.terms.rally[state.army[state.active]][code]
        if rally >= 6:
            restore(state, unit)
        else:
            state.push(names.RALLY, rally * 8 + unit)
    else:
        state.push(names.RESTDO, unit)
        state.push(names.GUER)


def rally(state: Position, outcome: int) -> None:
    """R1: restored on a roll up to the leader's rally number."""
    due = state.argument()
    state.pop()
    if outcome - names.TOTALS <= due // 8:
        restore(state, due % 8)


def restore(state: Position, unit: int) -> None:
    """R1: back to full strength."""
    state.status[state.active][unit] = names.FULL
