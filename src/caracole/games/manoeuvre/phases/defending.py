"""Steps 3 and 4 of an assault or ambush: the defender withdraws, or plays his cards."""

from __future__ import annotations

from caracole.games.manoeuvre import cards, ground, names
from caracole.games.manoeuvre.position import Position
from caracole.kernel.state import Actions


def is_due(state: Position) -> bool:
    """C4: while he has cards in hand and may still add a unit card or a leader."""
    if state.hand_size[1 - state.active] == 0:
        return False
    return state.terms.many_guards or unit_cards(state) == 0 or not has_leader(state)


def unit_cards(state: Position) -> int:
    """C4: how many unit cards the defender has played, failed attempts included."""
    count = 0
    for k in range(state.dcount):
        if state.dcards[k] < names.UNIT_CARDS:
            count += 1
    return count


def has_leader(state: Position) -> bool:
    """C4: whether the defender has played his leader."""
    for k in range(state.dcount):
        if names.UNIT_CARDS <= state.dcards[k] < names.HEADQUARTERS:
            return True
    return False


def list_legal(state: Position, out: Actions) -> None:
    """C3, C4: withdraw before anything else, or matching unit cards and one leader."""
    other = 1 - state.active
    out.add(names.PASS)
    if cards.holds(state, other, names.WD) and may_withdraw(state):
        out.add(names.PLAYS + names.WD)
    first = state.defender * 5
    for code in range(first, first + 5):
        if cards.holds(state, other, code):
            if may_guard(state):
                out.add(names.PLAYS + code)
            if state.terms.withdraw[state.army[other]][code] and may_attempt(state):
                out.add(names.ATTEMPTS + code)
    if not has_leader(state):
        for code in range(names.UNIT_CARDS, names.HEADQUARTERS):
            if cards.holds(state, other, code):
                out.add(names.PLAYS + code)


def may_withdraw(state: Position) -> bool:
    """C3: only as his first and only card, and only if there is a square to go to."""
    return state.dcount == 0 and ground.has_exit(state, state.target)


def may_attempt(state: Position) -> bool:
    """C18: before other cards; after failed attempts only if several are allowed (us_attempts, defense_cards)."""
    if not ground.has_exit(state, state.target):
        return False
    if state.dcount == 0:
        return True
    return state.terms.many_attempts and state.terms.many_guards and state.attempts == state.dcount


def may_guard(state: Position) -> bool:
    """C4, C17: any number of cards of the defending unit, or one (defense_cards)."""
    return state.terms.many_guards or unit_cards(state) == 0


def act(state: Position, action: int) -> None:
    if action == names.PASS:
        state.pop()
    elif action >= names.ATTEMPTS:
        add(state, action - names.ATTEMPTS)
        state.push(names.WTRY)
    else:
        add(state, action - names.PLAYS)
        if action == names.PLAYS + names.WD:
            withdraw(state)


def add(state: Position, code: int) -> None:
    """The card lies before both until the combat is over."""
    cards.take(state, 1 - state.active, code)
    state.dcards[state.dcount] = code
    state.dcount += 1


def try_withdrawal(state: Position, outcome: int) -> None:
    """C3: on a roll up to the number on the card the unit withdraws, else the card counts for the defense."""
    state.pop()
    face = outcome - names.TOTALS
    code = state.dcards[state.dcount - 1]
    if face <= state.terms.withdraw[state.army[1 - state.active]][code]:
        withdraw(state)
    else:
        state.attempts += 1


def withdraw(state: Position) -> None:
    """C3: no attack is made; the unit falls back at once (C10), the attacker advances (C11)."""
    while state.due() != names.ADVANCE:
        state.pop()
    state.withdrawn = 1
    state.push(names.RETREAT)
