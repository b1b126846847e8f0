"""Generals on the track: who goes with whom, where they get to, on whom they land."""

from __future__ import annotations

from caracole.games.generalowsky import medals, names
from caracole.games.generalowsky.position import Position


def stands_on(state: Position, other: int, general: int) -> bool:
    """T3: whether somebody is above the general in his pile; T11: in exile nobody is above level 0."""
    return state.level[other] > state.level[general] and state.space[other] == state.space[general]


def goes_with(state: Position, general: int, other: int) -> bool:
    """T3: the moving group is the general and everybody above him."""
    return other == general or stands_on(state, other, general)


def group_size(state: Position, general: int) -> int:
    """T3: how many move when this general does."""
    count = 0
    for other in range(state.terms.generals):
        if goes_with(state, general, other):
            count += 1
    return count


def ahead(state: Position, general: int, steps: int) -> int:
    """T4, P5: the space so many steps on, less than once round; from exile the first step is the Siberia space."""
    space = state.space[general] + steps
    return space if space < state.terms.length else space - state.terms.length


def distance(state: Position, general: int, space: int) -> int:
    """Steps clockwise to a space, 0 if the general stands there; from exile by way of the Siberia space."""
    steps = space - state.space[general]
    return steps if steps >= 0 else steps + state.terms.length


def passes_moscow(state: Position, general: int, steps: int) -> bool:
    """T10: whether Moscow is among the spaces entered; where one starts is not entered."""
    before = state.terms.moscow - state.space[general] - 1
    return (before if before >= 0 else before + state.terms.length) < steps


def advance(state: Position, general: int, steps: int) -> None:
    """T4: so many spaces."""
    move(state, general, ahead(state, general, steps), passes_moscow(state, general, steps))


def move(state: Position, general: int, space: int, at_moscow: bool) -> None:
    """T3, T9, T10: the group stands on top of whoever is there; medals for landing, then the pot if Moscow is met."""
    top = general
    landed = 0
    for other in range(state.terms.generals):
        if stands_on(state, other, general):
            if state.level[other] > state.level[top]:
                top = other
        elif state.space[other] == space and other != general:
            landed += 1
    if top != general:
        carry(state, general, space, landed - state.level[general])
    state.space[general] = space
    state.level[general] = landed
    if landed:
        medals.land(state, top, landed, at_moscow)
    if at_moscow:
        medals.collect(state, top)


def carry(state: Position, general: int, space: int, rise: int) -> None:
    """T3: everybody above the general goes where he goes, each as far above him as before."""
    start = state.space[general]
    floor = state.level[general]
    for other in range(state.terms.generals):
        if state.space[other] == start and state.level[other] > floor:
            state.space[other] = space
            state.level[other] += rise


def banish(state: Position, general: int, pays: bool) -> None:
    """T5: the group goes to exile (x_scope=pile: the whole pile) and as many medals to Moscow."""
    start = state.space[general]
    lowest = 0 if state.terms.exile_pile else state.level[general]
    gone = 1
    if start != names.EXILE:
        gone = 0
        for other in range(state.terms.generals):
            if state.level[other] >= lowest and state.space[other] == start:
                state.space[other] = names.EXILE
                state.level[other] = 0
                gone += 1
    if pays:
        medals.feed(state, gone)
