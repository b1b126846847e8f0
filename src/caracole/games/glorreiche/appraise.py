"""What a position is worth to a player, by a small network learned from play (training/learn_glorreiche.py).

Two players, default options, marching; everything else, and whatever is certain, is left to `evaluate`. The network
speaks for the player whose turn it is. Its inputs are rows that are there or not (where each recruit stands, how far it
may come, the score), so the first layer is a sum of rows; what the formula of `evaluate` says is one input more.
"""

from __future__ import annotations

import cython
from cython.cimports.libc.math import exp

from caracole.games.glorreiche import evaluate, names, position
from caracole.games.glorreiche.phases import arriving, marching
from caracole.games.glorreiche.position import Position


def appraise(state: Position, player: int) -> float:
    """The chance of winning: exactly 0 or 1 only where it is certain."""
    if not state.terms.is_default or state.actor < 0 or state.due() != names.MARCHING:
        return evaluate.evaluate(state, player)
    if evaluate.is_lost(state, player):
        return 0.0
    if evaluate.is_won(state, player):
        return 1.0
    row = cython.declare(cython.short[48])
    rows = list_rows(state, row)
    odds = reckoned(state, row, rows)
    chance: float = 1.0 / (1.0 + exp(-odds if player == state.turn else odds))
    return min(0.999, max(0.001, chance))


# --- what holds of the position ------------------------------------------------------------------


def list_rows(state: Position, row: list[int]) -> int:
    """The rows that hold for the position; says how many there are."""
    mine = state.turn
    rows = 0
    for recruit in range(names.RECRUITS):
        if state.cell[recruit] != names.HOME:
            list_recruit(state, recruit, row, rows)
            rows += 3
    row[rows] = names.IN_HOME + state.arrived[mine]
    row[rows + 1] = names.IN_HOME + 7 + state.arrived[1 - mine]
    lead = arriving.score(state, mine) - arriving.score(state, 1 - mine)
    row[rows + 2] = names.IN_LEAD + min(40, max(0, lead + 20))
    rows += 3
    for value in range(1, 4):
        if not state.taken[value]:
            row[rows] = names.IN_CHIP + value - 1
            rows += 1
    if state.home:
        leads = 0 if arriving.best_slot(state, mine) > arriving.best_slot(state, 1 - mine) else 1
        row[rows] = names.IN_FIRST + leads
        rows += 1
    return rows


def list_recruit(state: Position, recruit: int, row: list[int], at: int) -> None:
    """Three rows: where a recruit stands and whether it is free, how far it could march, and its rank."""
    cell = state.cell[recruit]
    theirs = 0 if position.owner(state, recruit) == state.turn else 1
    status = standing(state, recruit)
    rank = marching.rank(state, cell)
    target = min(names.HOME, cell + rank * marching.level(state, recruit) * marching.base(state, recruit))
    ready = 0 if status == names.TO_MARCH or status == names.RIVAL_FREE else 1
    row[at] = names.IN_PLACE + status * names.CELLS + cell - 1
    row[at + 1] = names.IN_TARGET + (2 * theirs + ready) * 86 + target
    row[at + 2] = names.IN_RANK + 12 * theirs + rank - 1


def standing(state: Position, recruit: int) -> int:
    """Whose it is, and whether it is free, has marched, or who stands on it: whoever does must march on in his turn."""
    top = position.on_top(state, state.cell[recruit])
    if top != recruit:
        under = names.UNDER_MARCHER if is_to_march(state, top) else names.UNDER
        return under if position.owner(state, recruit) == state.turn else under + 3
    if position.owner(state, recruit) != state.turn:
        return names.RIVAL_FREE
    return names.MARCHED if state.moved[recruit] else names.TO_MARCH


def is_to_march(state: Position, recruit: int) -> bool:
    """Whether a free recruit will yet march in the turn under way."""
    return position.owner(state, recruit) == state.turn and not state.moved[recruit]


def rows(state: Position) -> list[int]:
    """For learning: the rows of a position between two, while they march."""
    row = cython.declare(cython.short[48])
    return [row[place] for place in range(list_rows(state, row))]


# --- what the network makes of it ----------------------------------------------------------------


def reckoned(state: Position, row: list[int], rows: int) -> float:
    """The logarithm of the odds of the player whose turn it is, from the rows and the formula."""
    inner = cython.declare(cython.float[32])
    guess: float = evaluate.lead(state)
    bias = names.BIAS * names.INNER
    slope = names.IN_FORMULA * names.INNER
    for unit in range(names.INNER):
        inner[unit] = state.terms.network[bias + unit] + guess * state.terms.network[slope + unit]
    for place in range(rows):
        start = row[place] * names.INNER
        for unit in range(names.INNER):
            inner[unit] += state.terms.network[start + unit]
    return guess + concluded(state, inner)


def concluded(state: Position, inner: list[float]) -> float:
    """The second layer and the result."""
    outer = cython.declare(cython.float[16])
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
