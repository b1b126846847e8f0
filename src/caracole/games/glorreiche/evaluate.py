"""What a position is worth to a player, guessed quickly."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from cython.cimports.libc.math import exp

from caracole.games.glorreiche import names
from caracole.games.glorreiche.phases import arriving, marching
from caracole.kernel import names as kernel

if TYPE_CHECKING:
    from caracole.games.glorreiche.state import GlorreicheState


@cache
def weights() -> list[float]:
    """The figures of data/weights.toml, in the order in which names.py numbers them."""
    told = tomllib.loads(Path(__file__).with_name("data").joinpath("weights.toml").read_text(encoding="utf-8"))
    return [float(told[name]) for name in names.WEIGHTS]


def evaluate(state: GlorreicheState, player: int) -> float:
    """The chance of winning: exactly 0 or 1 only where it is certain, else by expected scores."""
    if state.actor == kernel.OVER:
        return state.payoff(player)
    if is_lost(state, player):
        return 0.0
    if is_won(state, player):
        return 1.0
    measure(state)
    out = names.RECRUITS - state.home
    scale = state.weight[names.SCALE] + state.weight[names.SPREAD] * out
    expect(state)
    total = 0.0
    for other in range(state.players):
        total += exp((state.expected[other] - state.expected[player]) / scale)
    return min(0.999, max(0.001, 1.0 / total))


def measure(state: GlorreicheState) -> None:
    """How far each recruit out on the track has come, counting part of the march it is about to make."""
    first = state.turn * state.each
    for recruit in range(names.RECRUITS):
        cell = state.cell[recruit]
        state.progress[recruit] = cell
        if names.YARD < cell < names.HOME:
            share = state.weight[names.MARCH]
            if not marching.is_free(state, recruit):
                share = state.weight[names.COVERED]
            elif first <= recruit < first + state.each and not state.moved[recruit]:
                share = state.weight[names.SOON]
            if share > 0:
                state.progress[recruit] += share * min(marching.reach(state, recruit), names.HOME - cell)


def expect(state: GlorreicheState) -> None:
    """Slots and chips in hand, and for each recruit out the slot it would get if all came home in their order.

    Of two recruits of one player one comes home first, whichever; so only those of different players are compared.
    """
    for player in range(state.players):
        out = state.each - state.arrived[player]
        state.expected[player] = arriving.score(state, player) + out * state.high - 0.5 * out * (out - 1)
    state.expected[state.turn] += state.weight[names.TEMPO]
    for player in range(state.players - 1):
        for one in range(player * state.each, (player + 1) * state.each):
            if state.cell[one] != names.HOME:
                for rival in range(player + 1, state.players):
                    compare(state, one, player, rival)


def compare(state: GlorreicheState, one: int, player: int, rival: int) -> None:
    """A recruit with all of another player's."""
    for other in range(rival * state.each, (rival + 1) * state.each):
        if state.cell[other] != names.HOME:
            before = first_home(state, other, one)
            state.expected[player] -= before
            state.expected[rival] -= 1.0 - before


def first_home(state: GlorreicheState, one: int, other: int) -> float:
    """How likely a recruit is to be home before another."""
    sure = state.weight[names.SURE]
    gap = state.progress[one] - state.progress[other]
    return 1.0 if gap > sure else 0.0 if gap < -sure else 0.5 + 0.5 * gap / sure


# --- what is certain -----------------------------------------------------------------------------


def is_lost(state: GlorreicheState, player: int) -> bool:
    """Whether somebody has more for certain than this player can still get."""
    most = highest(state, player)
    for other in range(state.players):
        if other != player and lowest(state, other) > most:
            return True
    return False


def is_won(state: GlorreicheState, player: int) -> bool:
    """Whether this player has more for certain than anybody else can still get."""
    least = lowest(state, player)
    for other in range(state.players):
        if other != player and highest(state, other) >= least:
            return False
    return True


def lowest(state: GlorreicheState, player: int) -> int:
    """The least a player can end with: every recruit out gets the lowest slots left, no more chips, no doubling."""
    score = 0
    left = state.low
    for recruit in range(player * state.each, (player + 1) * state.each):
        if state.slot[recruit]:
            score += state.slot[recruit]
        else:
            score += left
            left += 1
    return score + chips(state, player)


def highest(state: GlorreicheState, player: int) -> int:
    """The most a player can end with: the highest slots left, every chip left, doubled if that can still be."""
    score = 0
    left = state.high
    for recruit in range(player * state.each, (player + 1) * state.each):
        if state.slot[recruit]:
            score += state.slot[recruit]
        else:
            score += left
            left -= 1
    score += chips(state, player) + chips(state, -1)
    return 2 * score if state.discipline and state.in_order[player] else score


def chips(state: GlorreicheState, player: int) -> int:
    """The values of the chips a player has taken, or (−1) of those nobody has."""
    values = 0
    for value in range(1, 4):
        if state.taken[value] == player + 1:
            values += value
    return values
