"""What a position is worth to a player, by a small network learned from play (training/learn_generalowsky.py).

Two players, default options; everything else is left to `evaluate`. The network knows positions between two spins and
speaks for the player whose turn it is: his generals come first, of two the one still due, else the fuller chest. Its
inputs are nearly all 0 or 1, so the first layer is a sum of rows.
"""

from __future__ import annotations

import cython
from cython.cimports.libc.math import exp

from caracole.games.generalowsky import evaluate, names, piles, position
from caracole.games.generalowsky.position import Position
from caracole.kernel import names as kernel


def appraise(state: Position, player: int) -> float:
    """The chance of winning, from 0 to 1."""
    if state.actor == kernel.OVER:
        return state.payoff(player)
    if not state.terms.is_default:
        return evaluate.evaluate(state, player)
    chance: float = 1.0 / (1.0 + exp(-reckoned(state)))
    return chance if player == state.turn else 1.0 - chance


def reckoned(state: Position) -> float:
    """What the network says of the player whose turn it is: the logarithm of his odds."""
    inner = cython.declare(cython.float[64])
    due = state.argument() if state.depth < 3 and state.due() != names.ORDERING else names.NOBODY
    mine = foremost(state, state.turn * 2, due)
    theirs = foremost(state, 2 - state.turn * 2, due)
    order = mine | (mine ^ 1) << 2 | theirs << 4 | (theirs ^ 1) << 6
    for unit in range(names.INNER):
        inner[unit] = state.terms.network[names.BIAS * names.INNER + unit]
    for place in range(4):
        put_general(state, inner, order, place)
    pot = min(state.pot, names.SPOTS)
    put(state, inner, names.IN_POT + pot - 1, 1.0)
    put(state, inner, names.IN_SCALE + 8, 1.0 * pot / names.MARSHAL)
    put(state, inner, names.IN_PHASE + (0 if due == names.NOBODY else 1), 1.0)
    return concluded(state, inner)


def foremost(state: Position, general: int, due: int) -> int:
    """Which of a player's two generals comes first: the one due, the one with more medals, the one further on."""
    other = general + 1
    if due // 2 == general // 2:
        return due
    if state.medals[general] != state.medals[other]:
        return general if state.medals[general] > state.medals[other] else other
    if state.space[general] != state.space[other]:
        return general if state.space[general] > state.space[other] else other
    return general if state.level[general] >= state.level[other] else other


def put_general(state: Position, inner: list[float], order: int, place: int) -> None:
    """Where he is, whom he stands on, what he has, and whether the pot would make him Marshal."""
    general = order >> 2 * place & 3
    medals = min(state.medals[general], names.MARSHAL - 1)
    away = state.terms.length
    if state.space[general] != names.EXILE:
        away = (state.terms.moscow - state.space[general] + state.terms.length) % state.terms.length
    put(state, inner, place * names.SPOTS + away, 1.0)
    put(state, inner, names.IN_SCALE + 4 + place, 1.0 * (state.terms.length - away) / state.terms.length)
    put(state, inner, names.IN_CHEST + place * names.MARSHAL + medals, 1.0)
    put(state, inner, names.IN_SCALE + place, 1.0 * medals / names.MARSHAL)
    if medals + state.pot >= names.MARSHAL:
        put(state, inner, names.IN_WINS + place, 1.0)
    if state.space[general] == names.EXILE:
        return
    if position.commander(state, general) != general:
        put(state, inner, names.IN_COVERED + place, 1.0)
    for below in range(4):
        if below != place and piles.goes_with(state, order >> 2 * below & 3, general):
            put(state, inner, names.IN_ABOVE + 4 * place + below, 1.0)


def put(state: Position, inner: list[float], row: int, share: float) -> None:
    """Add a row to the first layer."""
    for unit in range(names.INNER):
        inner[unit] += share * state.terms.network[row * names.INNER + unit]


def concluded(state: Position, inner: list[float]) -> float:
    """The second layer and the result."""
    outer = cython.declare(cython.float[32])
    start = (names.BIAS + 1) * names.INNER
    bias = start + names.INNER * names.OUTER
    for unit in range(names.OUTER):
        outer[unit] = state.terms.network[bias + unit]
    for place in range(names.INNER):
        share = inner[place]
        if share > 0:
            row = start + place * names.OUTER
            for unit in range(names.OUTER):
                outer[unit] += share * state.terms.network[row + unit]
    total: float = state.terms.network[bias + 2 * names.OUTER]
    for unit in range(names.OUTER):
        if outer[unit] > 0:
            total += outer[unit] * state.terms.network[bias + names.OUTER + unit]
    return total
