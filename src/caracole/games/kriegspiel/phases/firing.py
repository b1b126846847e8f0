# cython: cdivision=True
"""The FIRE phase: one shot of each arm, along the facing."""

from __future__ import annotations

from caracole.games.kriegspiel import names, position
from caracole.games.kriegspiel.position import Position
from caracole.kernel.state import Actions


def list_legal(state: Position, out: Actions) -> None:
    """F1: a plate of an arm that has not fired yet; T1: or no more."""
    first = state.turn * names.PLATES
    for i in range(first, first + state.terms.count[state.turn]):
        plate = state.terms.own[i]
        if not state.fired[state.terms.arm[plate]]:
            list_shots(state, plate, out)
    out.add(names.END_FIRE)


def list_shots(state: Position, plate: int, out: Actions) -> None:
    """F4, F9: the first target on the line; with fire_over=all every one in range."""
    base = state.cell[plate] * names.KINDS + names.SHOOT + state.facing[plate] // 2 * names.RANGE - 1
    distance = next_target(state, plate, 0)
    while distance:
        out.add(base + distance)
        distance = next_target(state, plate, distance)


def has_shot(state: Position, army: int) -> bool:
    """Whether a plate of an arm that has not fired yet has a target."""
    first = army * names.PLATES
    for i in range(first, first + state.terms.count[army]):
        plate = state.terms.own[i]
        if not state.fired[state.terms.arm[plate]] and next_target(state, plate, 0):
            return True
    return False


def next_target(state: Position, plate: int, beyond: int) -> int:
    """F2 – F4: the distance of the nearest target farther away than `beyond`, 0 if there is none."""
    if not can_fire(state, plate):
        return 0
    cell = state.cell[plate]
    for distance in range(1, reach(state.terms.arm[plate]) + 1):
        cell = state.terms.near[cell * 6 + state.facing[plate] // 2]
        other = state.at[cell]
        if other == names.EDGE:
            return 0
        if other == names.NOBODY or state.wreck[other]:  # F7
            continue
        if is_target(state, plate, other):
            if distance > beyond:
                return distance
            if state.terms.fire_over != names.OVER_ALL:
                return 0
        elif blocks(state, plate, other):
            return 0
    return 0


def can_fire(state: Position, plate: int) -> bool:
    """F2: not towards its own camp, nor through a corner; F5: a cannon needs a gunner."""
    if not position.is_intact(state, plate) or not state.figures[plate]:
        return False
    return state.terms.aims[state.terms.army[plate] * 12 + state.facing[plate]] == 1


def reach(arm: int) -> int:
    """F3: three cells for a cannon, two for soldiers, the next one for cavalry."""
    return names.RANGE - arm


def is_target(state: Position, plate: int, other: int) -> bool:
    """F4, F10: an intact enemy plate at which a shot can have an effect."""
    if state.terms.army[other] == state.terms.army[plate]:
        return False
    return state.terms.arm[plate] == names.CANNON or state.figures[other] > 0


def blocks(state: Position, plate: int, other: int) -> bool:
    """F9: what cannot be fired at, and not over either."""
    if state.terms.fire_over == names.OVER_ALL:
        return False
    if state.terms.fire_over == names.OVER_FRIENDS:
        return state.terms.army[other] != state.terms.army[plate]
    return True


def act(state: Position, action: int) -> None:
    """F1, F2: the shot is announced; K4: the die comes next."""
    cell = action // names.KINDS
    plate = state.at[cell]
    for _ in range((action % names.KINDS - names.SHOOT) % names.RANGE + 1):
        cell = state.terms.near[cell * 6 + state.facing[plate] // 2]
    state.fired[state.terms.arm[plate]] = 1
    state.shooter = plate
    state.target = state.at[cell]
