"""Restoration Phase: one attempt to restore a reduced unit, then a redoubt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caracole.games.manoeuvre import cards, names

if TYPE_CHECKING:
    from caracole.games.manoeuvre.state import ManoeuvreState
    from caracole.kernel.state import Actions


def is_due(state: ManoeuvreState) -> bool:
    """R1, R2: asked while a unit could be restored or a redoubt be built, as far as both sides can see."""
    side = state.active
    if state.hand_size[side] == 0:
        return False
    if not state.attempted and has_reduced(state):
        return True
    return state.lists(side, names.RED) and has_site(state)


def has_reduced(state: ManoeuvreState) -> bool:
    for unit in range(names.UNITS):
        if state.status[state.active * 8 + unit] == names.REDUCED:
            return True
    return False


def has_site(state: ManoeuvreState) -> bool:
    """R3: an own unit on a square without a redoubt."""
    for unit in range(names.UNITS):
        if is_site(state, unit):
            return True
    return False


def is_site(state: ManoeuvreState, unit: int) -> bool:
    square = state.place[state.active * 8 + unit]
    return square != names.NOWHERE and state.redoubt[square] == 0


def list_legal(state: ManoeuvreState, out: Actions) -> None:
    out.add(names.PASS)
    side = state.active
    for unit in range(names.UNITS):
        square = state.place[side * 8 + unit]
        if state.status[side * 8 + unit] == names.REDUCED and not state.attempted:
            list_attempts(state, unit, square, out)
        if cards.holds(state, side, names.RED) and is_site(state, unit):
            out.add(names.TARGETS + names.RED * 64 + square)


def list_attempts(state: ManoeuvreState, unit: int, square: int, out: Actions) -> None:
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


def act(state: ManoeuvreState, action: int) -> None:
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
        attempt(state, code, (state.holder[square] - 1) % 8)


def attempt(state: ManoeuvreState, code: int, unit: int) -> None:
    """R1, R3: one a turn; M3: guerrillas can stop all but a leader, who throws a die unless he rallies on a 6."""
    state.attempted = 1
    if names.UNIT_CARDS <= code < names.HEADQUARTERS:
        rally = state.terms.rally[state.army[state.active] * 57 + code]
        if rally >= 6:
            restore(state, unit)
        else:
            state.push(names.RALLY | (rally * 8 + unit) << 8)
    else:
        state.push(names.RESTDO | unit << 8)
        state.push(names.GUER)


def rally(state: ManoeuvreState, face: int) -> None:
    """R1: restored on a roll up to the leader's rally number."""
    due = state.top() >> 8
    state.pop()
    if face <= due // 8:
        restore(state, due % 8)


def restore(state: ManoeuvreState, unit: int) -> None:
    """R1: back to full strength."""
    state.status[state.active * 8 + unit] = names.FULL
