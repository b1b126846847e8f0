"""What a position is worth to a player, by a small network learned from play (training/learn_generalowsky.py).

Two players, default options; everything else is left to `evaluate`. The network knows positions between two spins and
speaks for the player whose turn it is: his generals come first, of two the one still due, else the fuller chest. Its
inputs are nearly all 0 or 1, so the first layer is a sum of rows.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from cython.cimports.libc.math import exp

from caracole.games.generalowsky import evaluate, names, piles
from caracole.kernel import names as kernel
from caracole.kernel import numbers

if TYPE_CHECKING:
    from caracole.games.generalowsky.state import GeneralowskyState

FILE = Path(__file__).with_name("data") / "insight.bin"


@cache
def network() -> memoryview[float]:
    """The numbers of the first layer row by row, of the second input by input, of the result."""
    return numbers.floats(FILE)


def appraise(state: GeneralowskyState, player: int) -> float:
    """The chance of winning, from 0 to 1."""
    if state.actor == kernel.OVER:
        return state.payoff(player)
    if not state.terms.is_default:
        return evaluate.evaluate(state, player)
    chance: float = 1.0 / (1.0 + exp(-told(state)))
    return chance if player == state.turn else 1.0 - chance


def told(state: GeneralowskyState) -> float:
    """What the network says of the player whose turn it is: the logarithm of his odds."""
    due = state.argument() if state.depth < 3 and state.due() != names.ORDERING else names.NOBODY
    mine = foremost(state, state.turn * 2, due)
    theirs = foremost(state, 2 - state.turn * 2, due)
    order = mine | (mine ^ 1) << 2 | theirs << 4 | (theirs ^ 1) << 6
    for unit in range(names.INNER):
        state.inner[unit] = state.terms.network[names.BIAS * names.INNER + unit]
    for place in range(4):
        put_general(state, order, place)
    pot = min(state.pot, names.SPOTS)
    put(state, names.IN_POT + pot - 1, 1.0)
    put(state, names.IN_SCALE + 8, 1.0 * pot / names.MARSHAL)
    put(state, names.IN_PHASE + (0 if due == names.NOBODY else 1), 1.0)
    return concluded(state)


def foremost(state: GeneralowskyState, general: int, due: int) -> int:
    """Which of a player's two generals comes first: the one due, the one with more medals, the one further on."""
    other = general + 1
    if due // 2 == general // 2:
        return due
    if state.medals[general] != state.medals[other]:
        return general if state.medals[general] > state.medals[other] else other
    if state.space[general] != state.space[other]:
        return general if state.space[general] > state.space[other] else other
    return general if state.level[general] >= state.level[other] else other


def put_general(state: GeneralowskyState, order: int, place: int) -> None:
    """Where he is, whom he stands on, what he has, and whether the pot would make him Marshal."""
    general = order >> 2 * place & 3
    medals = min(state.medals[general], names.MARSHAL - 1)
    away = state.terms.length
    if state.space[general] != names.EXILE:
        away = (state.terms.moscow - state.space[general] + state.terms.length) % state.terms.length
    put(state, place * names.SPOTS + away, 1.0)
    put(state, names.IN_SCALE + 4 + place, 1.0 * (state.terms.length - away) / state.terms.length)
    put(state, names.IN_CHEST + place * names.MARSHAL + medals, 1.0)
    put(state, names.IN_SCALE + place, 1.0 * medals / names.MARSHAL)
    if medals + state.pot >= names.MARSHAL:
        put(state, names.IN_WINS + place, 1.0)
    if state.space[general] == names.EXILE:
        return
    if state.commander(general) != general:
        put(state, names.IN_COVERED + place, 1.0)
    for below in range(4):
        if below != place and piles.goes_with(state, order >> 2 * below & 3, general):
            put(state, names.IN_ABOVE + 4 * place + below, 1.0)


def put(state: GeneralowskyState, row: int, share: float) -> None:
    """Add a row to the first layer."""
    for unit in range(names.INNER):
        state.inner[unit] += share * state.terms.network[row * names.INNER + unit]


def concluded(state: GeneralowskyState) -> float:
    """The second layer and the result."""
    start = (names.BIAS + 1) * names.INNER
    bias = start + names.INNER * names.OUTER
    for unit in range(names.OUTER):
        state.outer[unit] = state.terms.network[bias + unit]
    for inner in range(names.INNER):
        share = state.inner[inner]
        if share > 0:
            row = start + inner * names.OUTER
            for unit in range(names.OUTER):
                state.outer[unit] += share * state.terms.network[row + unit]
    total: float = state.terms.network[bias + 2 * names.OUTER]
    for unit in range(names.OUTER):
        if state.outer[unit] > 0:
            total += state.outer[unit] * state.terms.network[bias + names.OUTER + unit]
    return total
