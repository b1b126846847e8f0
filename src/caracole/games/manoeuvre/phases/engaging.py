# cython: cdivision=True
"""Combat Phase: which combat is begun, if any (C1)."""

from __future__ import annotations

from caracole.games.manoeuvre import cards, ground, names
from caracole.games.manoeuvre.phases import attacking
from caracole.games.manoeuvre.position import Position
from caracole.kernel.state import Actions


def list_legal(state: Position, out: Actions) -> None:
    """C1: one combat or none."""
    out.add(names.PASS)
    side = state.active
    for code in range(names.AMB + 1):
        if cards.holds(state, side, code):
            if code == names.AMB:
                list_ambushes(state, out)
            elif code >= names.UNIT_CARDS:
                list_batteries(state, code, out)
            elif state.place[side][code // 5] != names.NOWHERE:
                list_unit_card(state, code, out)


def list_unit_card(state: Position, code: int, out: Actions) -> None:
    """U1, C2, C15: the card's own unit assaults, fires a volley or bombards."""
    army = state.army[state.active]
    square = state.place[state.active][code // 5]
    if state.terms.attack_dice[army][code] and ground.can_strike_from(state, square):
        list_adjacent(state, square, names.STRIKES + code * 64, out)
    if state.terms.volley_dice[army][code]:
        list_adjacent(state, square, names.VOLLEYS + code * 64, out)
    if state.terms.fire_dice[army][code]:
        list_adjacent(state, square, names.STRIKES + code * 64, out)
        list_far(state, square, names.STRIKES + code * 64, out)


def list_adjacent(state: Position, square: int, action: int, out: Actions) -> None:
    """B1, C2: enemies on the four adjacent squares."""
    for way in range(4):
        there = state.terms.beside[square][way]
        if ground.enemy_on(state, there):
            out.add(action + there)


def list_far(state: Position, square: int, action: int, out: Actions) -> None:
    """C15, C16: enemies two squares away and in sight."""
    for line in range(8):
        there = state.terms.far[square][line]
        if ground.enemy_on(state, there) and ground.sees(state, square, line):
            out.add(action + there)


def list_batteries(state: Position, code: int, out: Actions) -> None:
    """C15: the Grand Battery fires from any own unit."""
    if state.terms.fire_dice[state.army[state.active]][code]:
        for unit in range(names.UNITS):
            square = state.place[state.active][unit]
            if square != names.NOWHERE:
                list_adjacent(state, square, names.BATTERIES + unit * 64, out)
                list_far(state, square, names.BATTERIES + unit * 64, out)


def list_ambushes(state: Position, out: Actions) -> None:
    """C2: any enemy unit on the board."""
    for unit in range(names.UNITS):
        square = state.place[1 - state.active][unit]
        if square != names.NOWHERE:
            out.add(names.TARGETS + names.AMB * 64 + square)


# --- beginning it --------------------------------------------------------------------------------


def act(state: Position, action: int) -> None:
    state.pop()
    if action == names.PASS:
        return
    if action >= names.BATTERIES:
        begin_fire(
            state, names.BOMBARD, battery(state), (action - names.BATTERIES) // 64, (action - names.BATTERIES) % 64
        )
    elif action >= names.VOLLEYS:
        code = (action - names.VOLLEYS) // 64
        begin_fire(state, names.VOLLEY, code, code // 5, (action - names.VOLLEYS) % 64)
    elif action >= names.STRIKES:
        code = (action - names.STRIKES) // 64
        if state.terms.attack_dice[state.army[state.active]][code]:
            begin_assault(state, code, (action - names.STRIKES) % 64)
        else:
            begin_fire(state, names.BOMBARD, code, code // 5, (action - names.STRIKES) % 64)
    else:
        begin_ambush(state, (action - names.TARGETS) % 64)


def battery(state: Position) -> int:
    """C15: the leader in hand who commands a Grand Battery."""
    for code in range(names.UNIT_CARDS, names.HEADQUARTERS):
        if cards.holds(state, state.active, code) and state.terms.fire_dice[state.army[state.active]][code]:
            return code
    return names.NO_CARD


def begin(state: Position, kind: int, code: int, attacker: int, target: int) -> None:
    """C1: the card lies before both until the combat is over."""
    cards.take(state, state.active, code)
    state.kind = kind
    state.init = code
    state.attacker = attacker
    state.target = target
    state.defender = state.unit_on[target]
    state.push(names.CLEAN)


def begin_fire(state: Position, kind: int, code: int, unit: int, target: int) -> None:
    """C15: only the dice on the card."""
    begin(state, kind, code, unit, target)
    army = state.army[state.active]
    if kind == names.VOLLEY:
        attacking.add_dice(state, state.terms.volley_dice[army][code], state.terms.volley_sides[army][code])
    else:
        attacking.add_dice(state, state.terms.fire_dice[army][code], state.terms.fire_sides[army][code])
    state.push(names.FIRE)


def begin_assault(state: Position, code: int, target: int) -> None:
    """C2: the unit on the card attacks."""
    begin(state, names.ASSAULT, code, code // 5, target)
    attacking.count_card(state, code)
    push_steps(state)


def begin_ambush(state: Position, target: int) -> None:
    """C2: no unit attacks, the card brings its own die."""
    begin(state, names.AMBUSH, names.AMB, names.NO_UNIT, target)
    attacking.add_card_dice(state, names.AMB)
    push_steps(state)


def push_steps(state: Position) -> None:
    """C1: the steps of an assault or ambush, the first on top."""
    state.push(names.LOSS)
    state.push(names.ADVANCE)
    state.push(names.RESULT)
    state.push(names.DICE)
    state.push(names.ATTACK)
    state.push(names.DEFEND)
