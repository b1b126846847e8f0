"""After the result: retreat (C10), advance (C11) and pursuit (C12)."""

from __future__ import annotations

from caracole.games.manoeuvre import ground, names
from caracole.games.manoeuvre.phases import attacking, losing
from caracole.games.manoeuvre.position import Position
from caracole.kernel.state import Actions


def has_choice(state: Position) -> bool:
    """C10: the owner chooses only between two flank squares."""
    return ground.retreats(state, state.target, 1 - state.active) == names.FLANKS


def list_retreats(state: Position, out: Actions) -> None:
    square = state.target
    out.add(names.MOVES + square * 64 + state.terms.beside[square][names.EASTWARD])
    out.add(names.MOVES + square * 64 + state.terms.beside[square][names.WESTWARD])


def choose_retreat(state: Position, action: int) -> None:
    state.pop()
    retreat_to(state, (action - names.MOVES) % 64)


def retreat_to(state: Position, square: int) -> None:
    ground.put(state, 1 - state.active, state.defender, square)
    state.fled = 1


def retreat(state: Position, argument: int) -> None:
    """C10: the only square there is, or none: then the unit is eliminated."""
    found = ground.retreats(state, state.target, 1 - state.active)
    if found == 0:
        losing.eliminate(state, 1 - state.active, state.defender)
        return
    for way in range(4):
        if found >> way & 1:
            retreat_to(state, state.terms.beside[state.target][way])
            return


# --- advance -------------------------------------------------------------------------------------


def is_vacated(state: Position) -> bool:
    """C11: only after an assault, into the square that has become empty."""
    return state.kind == names.ASSAULT and state.side_on[state.target] == names.NOBODY


def may_stay(state: Position) -> bool:
    """C11: only if every attacking and supporting unit had a card that says so; C18: after a withdrawal too."""
    if state.withdrawn and not state.terms.stay_withdraw:
        return False
    for unit in range(names.UNITS):
        if attacking.takes_part(state, unit) and not state.staying >> unit & 1:
            return False
    return True


def has_options(state: Position) -> bool:
    """C11: a single unit that must advance is not asked."""
    return is_vacated(state) and (state.scount > 0 or may_stay(state))


def list_advances(state: Position, out: Actions) -> None:
    """C11: one of the attacking and supporting units; or none."""
    if may_stay(state):
        out.add(names.PASS)
    for unit in range(names.UNITS):
        if attacking.takes_part(state, unit):
            out.add(names.MOVES + state.place[state.active][unit] * 64 + state.target)


def advance_alone(state: Position, argument: int) -> None:
    """C11: the attacking unit, if nobody else could and it must."""
    if is_vacated(state):
        advance(state, state.attacker)


def choose_advance(state: Position, action: int) -> None:
    state.pop()
    if action != names.PASS:
        advance(state, state.unit_on[(action - names.MOVES) // 64])


def advance(state: Position, unit: int) -> None:
    """C11, C12: into the square; cavalry pursues whoever fled, once for each of its cards, the first played first."""
    ground.put(state, state.active, unit, state.target)
    if state.fled and state.terms.mounted[state.army[state.active]][unit]:
        for k in range(state.ucount):
            code = state.ucards[state.ucount - 1 - k]
            if code // 5 == unit:
                state.push(names.PURSUE, code)


# --- pursuit -------------------------------------------------------------------------------------


def is_pursued(state: Position) -> bool:
    return state.status[1 - state.active][state.defender] != names.OUT


def pursue(state: Position, outcome: int) -> None:
    """C12, C20: the die and the leader's modifier, not more than the number on the card."""
    code = state.argument()
    state.pop()
    if outcome - names.TOTALS + modifier(state) <= state.terms.pursuit[state.army[state.active]][code]:
        losing.hit(state, 1 - state.active, state.defender)


def modifier(state: Position) -> int:
    """C12: the leader counts in either use."""
    if state.leader == names.NO_CARD:
        return 0
    return state.terms.pursuit[state.army[state.active]][state.leader]
