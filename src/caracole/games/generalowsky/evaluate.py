"""What a position is worth to a player, guessed quickly."""

from __future__ import annotations

import cython

from caracole.games.generalowsky import names, position
from caracole.games.generalowsky.position import Position
from caracole.kernel import names as kernel


def evaluate(state: Position, player: int) -> float:
    """The chance of winning, from 0 to 1: how near one is to being Marshal, out of everybody's nearness."""
    if state.actor == kernel.OVER:
        return state.payoff(player)
    hoped = cython.declare(cython.double[6])
    hopes = 0.0
    for general in range(state.terms.generals):
        hoped[general] = hope(state, general)
        hopes += hoped[general]
    total = 0.0
    mine = 0.0
    for other in range(state.terms.players):
        weight = strength(state, other, hoped, hopes)
        total += weight
        if other == player:
            mine = weight
    return mine / total


def strength(state: Position, player: int, hoped: list[float], hopes: float) -> float:
    """Each chest alone, or (two_gen_win=sum42) both together."""
    if state.terms.sums:
        both = 0.0
        for general in range(player * 2, player * 2 + 2):
            both += expected(state, general, hoped[general], hopes)
        return nearness(state, both / names.MARSHALS)
    total = 0.0
    for general in range(player * state.terms.each, (player + 1) * state.terms.each):
        total += nearness(state, expected(state, general, hoped[general], hopes) / names.MARSHAL)
    return total


def nearness(state: Position, share: float) -> float:
    """Rises towards the last medal: a full chest weighs far more than two half full."""
    share = min(share, 1.0)
    near = share * share
    rise = state.terms.weight[names.RISE] * share + state.terms.weight[names.BEND] * near
    return 1.0 + rise + state.terms.weight[names.PEAK] * near * near * near


def expected(state: Position, general: int, hoped: float, hopes: float) -> float:
    """Medals in hand, and the pot as far as it may be hoped for, out of what everybody hopes."""
    prize = state.terms.weight[names.FUTURE] + state.terms.weight[names.POT] * state.pot
    return state.medals[general] + prize * hoped / hopes


def hope(state: Position, general: int) -> float:
    """How likely a general is to be the next at Moscow: better when near, better when carried, worse when covered."""
    first = state.turn * state.terms.each
    mine = 1.0 + state.terms.weight[names.TEMPO] if first <= general < first + state.terms.each else 1.0
    if state.space[general] == names.EXILE:
        return mine * state.terms.weight[names.EXILED]
    steps = state.terms.moscow - state.space[general]
    if steps <= 0:
        steps += state.terms.length
    mine /= state.terms.weight[names.FAR] + steps
    if position.commander(state, general) != general:
        return mine * state.terms.weight[names.COVERED]
    return mine * (1.0 + state.terms.weight[names.CARRIED] * state.level[general])
