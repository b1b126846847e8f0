"""What a position is worth to a player, by a small network learned from play (training/learn_glorreiche.py).

Two players, default options, marching; everything else, and whatever is certain, is left to `evaluate`. The network
speaks for the player whose turn it is. Its inputs are rows that are there or not (where each recruit stands, how far it
may come, the score), so the first layer is a sum of rows; what the formula of `evaluate` says is one input more.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from cython.cimports.libc.math import exp

from caracole.games.glorreiche import evaluate, names
from caracole.games.glorreiche.phases import arriving, marching
from caracole.kernel import numbers

if TYPE_CHECKING:
    from caracole.games.glorreiche.state import GlorreicheState

FILE = Path(__file__).with_name("data") / "insight.bin"


@cache
def network() -> memoryview[float]:
    """The numbers of the first layer row by row, of the second input by input, of the result."""
    return numbers.floats(FILE)


def appraise(state: GlorreicheState, player: int) -> float:
    """The chance of winning: exactly 0 or 1 only where it is certain."""
    if not state.is_default or state.actor < 0 or state.due() != names.MARCHING:
        return evaluate.evaluate(state, player)
    if evaluate.is_lost(state, player):
        return 0.0
    if evaluate.is_won(state, player):
        return 1.0
    list_rows(state)
    odds = told(state)
    chance: float = 1.0 / (1.0 + exp(-odds if player == state.turn else odds))
    return min(0.999, max(0.001, chance))


def list_rows(state: GlorreicheState) -> None:
    """The rows that hold for the position."""
    state.rows = 0
    mine = state.turn
    for recruit in range(names.RECRUITS):
        if state.cell[recruit] != names.HOME:
            list_recruit(state, recruit)
    put(state, names.IN_HOME + state.arrived[mine])
    put(state, names.IN_HOME + 7 + state.arrived[1 - mine])
    lead = arriving.score(state, mine) - arriving.score(state, 1 - mine)
    put(state, names.IN_LEAD + min(40, max(0, lead + 20)))
    for value in range(1, 4):
        if not state.taken[value]:
            put(state, names.IN_CHIP + value - 1)
    if state.home:
        leads = 0 if arriving.best_slot(state, mine) > arriving.best_slot(state, 1 - mine) else 1
        put(state, names.IN_FIRST + leads)


def list_recruit(state: GlorreicheState, recruit: int) -> None:
    """Where a recruit stands, whether it is free, its rank, and how far it could march."""
    cell = state.cell[recruit]
    theirs = 0 if state.owner(recruit) == state.turn else 1
    status = standing(state, recruit)
    rank = marching.rank(state, cell)
    target = min(names.HOME, cell + rank * marching.level(state, recruit) * marching.base(state, recruit))
    put(state, names.IN_PLACE + status * names.CELLS + cell - 1)
    ready = 0 if status == names.TO_MARCH or status == names.RIVAL_FREE else 1
    put(state, names.IN_TARGET + (2 * theirs + ready) * 86 + target)
    put(state, names.IN_RANK + 12 * theirs + rank - 1)


def standing(state: GlorreicheState, recruit: int) -> int:
    """Whose it is, and whether it is free, has marched, or who stands on it: whoever does must march on in his turn."""
    top = state.on_top(state.cell[recruit])
    if top != recruit:
        under = names.UNDER_MARCHER if is_to_march(state, top) else names.UNDER
        return under if state.owner(recruit) == state.turn else under + 3
    if state.owner(recruit) != state.turn:
        return names.RIVAL_FREE
    return names.MARCHED if state.moved[recruit] else names.TO_MARCH


def is_to_march(state: GlorreicheState, recruit: int) -> bool:
    """Whether a free recruit will yet march in the turn under way."""
    return state.owner(recruit) == state.turn and not state.moved[recruit]


def put(state: GlorreicheState, row: int) -> None:
    state.row[state.rows] = row
    state.rows += 1


def formula(state: GlorreicheState) -> float:
    """What the formula says of the player whose turn it is: the logarithm of his odds."""
    evaluate.measure(state)
    evaluate.expect(state)
    out = names.RECRUITS - state.home
    scale = state.weight[names.SCALE] + state.weight[names.SPREAD] * out
    return (state.expected[state.turn] - state.expected[1 - state.turn]) / scale


def told(state: GlorreicheState) -> float:
    """What the network makes of the rows and the formula: the logarithm of the odds."""
    guess: float = formula(state)
    bias = names.BIAS * names.INNER
    slope = names.IN_FORMULA * names.INNER
    for unit in range(names.INNER):
        state.inner[unit] = state.network[bias + unit] + guess * state.network[slope + unit]
    for place in range(state.rows):
        add(state, state.row[place])
    return guess + concluded(state)


def add(state: GlorreicheState, row: int) -> None:
    """Add a row to the first layer."""
    start = row * names.INNER
    for unit in range(names.INNER):
        state.inner[unit] += state.network[start + unit]


def concluded(state: GlorreicheState) -> float:
    """The second layer and the result."""
    start = (names.BIAS + 1) * names.INNER
    bias = start + names.INNER * names.OUTER
    for unit in range(names.OUTER):
        state.outer[unit] = state.network[bias + unit]
    for inner in range(names.INNER):
        share = state.inner[inner]
        if share > 0:
            row = start + inner * names.OUTER
            for unit in range(names.OUTER):
                state.outer[unit] += share * state.network[row + unit]
    total: float = state.network[bias + 2 * names.OUTER]
    for unit in range(names.OUTER):
        if state.outer[unit] > 0:
            total += state.outer[unit] * state.network[bias + names.OUTER + unit]
    return total


def rows(state: GlorreicheState) -> list[int]:
    """For learning: the rows of a position between two, while they march."""
    list_rows(state)
    return [state.row[place] for place in range(state.rows)]
