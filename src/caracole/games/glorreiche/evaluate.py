"""What a position is worth to a player, guessed quickly."""

from __future__ import annotations

import cython
from cython.cimports.libc.math import exp

from caracole.games.glorreiche import names
from caracole.games.glorreiche.phases import arriving, marching
from caracole.games.glorreiche.position import Position
from caracole.kernel import names as kernel


def evaluate(state: Position, player: int) -> float:
    """The chance of winning: exactly 0 or 1 only where it is certain, else by expected scores."""
    if state.actor == kernel.OVER:
        return state.payoff(player)
    if is_lost(state, player):
        return 0.0
    if is_won(state, player):
        return 1.0
    expected = cython.declare(cython.double[4])
    expect(state, expected)
    scale = spread(state)
    total = 0.0
    for other in range(state.terms.players):
        total += exp((expected[other] - expected[player]) / scale)
    return min(0.999, max(0.001, 1.0 / total))


def lead(state: Position) -> float:
    """Between two: how much better the player whose turn it is stands, as the logarithm of his odds."""
    expected = cython.declare(cython.double[4])
    expect(state, expected)
    mine: float = expected[state.turn]
    theirs: float = expected[1 - state.turn]
    return (mine - theirs) / spread(state)


def spread(state: Position) -> float:
    """How much a point less may matter: the more, the fewer recruits are still out."""
    return state.terms.weight[names.SCALE] + state.terms.weight[names.SPREAD] * (names.RECRUITS - state.home)


def expect(state: Position, expected: list[float]) -> None:
    """Slots and chips in hand, and for each recruit out the slot it would get if all came home in their order.

    Of two recruits of one player one comes home first, whichever; so only those of different players are compared.
    """
    progress = cython.declare(cython.double[12])
    measure(state, progress)
    for player in range(state.terms.players):
        out = state.terms.each - state.arrived[player]
        expected[player] = arriving.score(state, player) + out * state.high - 0.5 * out * (out - 1)
    expected[state.turn] += state.terms.weight[names.TEMPO]
    for player in range(state.terms.players - 1):
        for one in range(player * state.terms.each, (player + 1) * state.terms.each):
            if state.cell[one] != names.HOME:
                for rival in range(player + 1, state.terms.players):
                    compare(state, progress, expected, one, player, rival)


def measure(state: Position, progress: list[float]) -> None:
    """How far each recruit out on the track has come, counting part of the march it is about to make."""
    first = state.turn * state.terms.each
    for recruit in range(names.RECRUITS):
        cell = state.cell[recruit]
        progress[recruit] = cell
        if names.YARD < cell < names.HOME:
            share = state.terms.weight[names.MARCH]
            if not marching.is_free(state, recruit):
                share = state.terms.weight[names.COVERED]
            elif first <= recruit < first + state.terms.each and not state.moved[recruit]:
                share = state.terms.weight[names.SOON]
            if share > 0:
                progress[recruit] += share * min(marching.reach(state, recruit), names.HOME - cell)


def compare(state: Position, progress: list[float], expected: list[float], one: int, player: int, rival: int) -> None:
    """A recruit with all of another player's: who is home first."""
    sure = state.terms.weight[names.SURE]
    for other in range(rival * state.terms.each, (rival + 1) * state.terms.each):
        if state.cell[other] != names.HOME:
            gap = progress[other] - progress[one]
            before = 1.0 if gap > sure else 0.0 if gap < -sure else 0.5 + 0.5 * gap / sure
            expected[player] -= before
            expected[rival] -= 1.0 - before


# --- what is certain -----------------------------------------------------------------------------


def is_lost(state: Position, player: int) -> bool:
    """Whether somebody has more for certain than this player can still get."""
    most = highest(state, player)
    for other in range(state.terms.players):
        if other != player and lowest(state, other) > most:
            return True
    return False


def is_won(state: Position, player: int) -> bool:
    """Whether this player has more for certain than anybody else can still get."""
    least = lowest(state, player)
    for other in range(state.terms.players):
        if other != player and highest(state, other) >= least:
            return False
    return True


def lowest(state: Position, player: int) -> int:
    """The least a player can end with: every recruit out gets the lowest slots left, no more chips, no doubling."""
    score = 0
    left = state.low
    for recruit in range(player * state.terms.each, (player + 1) * state.terms.each):
        if state.slot[recruit]:
            score += state.slot[recruit]
        else:
            score += left
            left += 1
    return score + chips(state, player)


def highest(state: Position, player: int) -> int:
    """The most a player can end with: the highest slots left, every chip left, doubled if that can still be."""
    score = 0
    left = state.high
    for recruit in range(player * state.terms.each, (player + 1) * state.terms.each):
        if state.slot[recruit]:
            score += state.slot[recruit]
        else:
            score += left
            left -= 1
    score += chips(state, player) + chips(state, -1)
    return 2 * score if state.terms.discipline and state.in_order[player] else score


def chips(state: Position, player: int) -> int:
    """The values of the chips a player has taken, or (−1) of those nobody has."""
    values = 0
    for value in range(1, 4):
        if state.taken[value] == player + 1:
            values += value
    return values
