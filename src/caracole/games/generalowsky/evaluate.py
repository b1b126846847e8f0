"""What a position is worth to a player, guessed quickly."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from caracole.games.generalowsky import names
from caracole.kernel import names as kernel

if TYPE_CHECKING:
    from caracole.games.generalowsky.state import GeneralowskyState


@cache
def weights(each: int) -> list[float]:
    """The figures of data/weights.toml for players with one general or two, in the order of names.py."""
    told = tomllib.loads(Path(__file__).with_name("data").joinpath("weights.toml").read_text(encoding="utf-8"))
    return [float(told["one" if each == 1 else "two"][name]) for name in names.WEIGHTS]


def evaluate(state: GeneralowskyState, player: int) -> float:
    """The chance of winning, from 0 to 1: how near one is to being Marshal, out of everybody's nearness."""
    if state.actor == kernel.OVER:
        return state.payoff(player)
    hopes = 0.0
    for general in range(state.terms.generals):
        state.hoped[general] = hope(state, general)
        hopes += state.hoped[general]
    total = 0.0
    mine = 0.0
    for other in range(state.terms.players):
        weight = strength(state, other, hopes)
        total += weight
        if other == player:
            mine = weight
    return mine / total


def strength(state: GeneralowskyState, player: int, hopes: float) -> float:
    """Each chest alone, or (two_gen_win=sum42) both together."""
    if state.terms.sums:
        both = 0.0
        for general in range(player * 2, player * 2 + 2):
            both += expected(state, general, hopes)
        return nearness(state, both / names.MARSHALS)
    total = 0.0
    for general in range(player * state.terms.each, (player + 1) * state.terms.each):
        total += nearness(state, expected(state, general, hopes) / names.MARSHAL)
    return total


def nearness(state: GeneralowskyState, share: float) -> float:
    """Rises towards the last medal: a full chest weighs far more than two half full."""
    share = min(share, 1.0)
    near = share * share
    rise = state.terms.weigh[names.RISE] * share + state.terms.weigh[names.BEND] * near
    return 1.0 + rise + state.terms.weigh[names.PEAK] * near * near * near


def expected(state: GeneralowskyState, general: int, hopes: float) -> float:
    """Medals in hand, and the pot as far as it may be hoped for."""
    prize = state.terms.weigh[names.FUTURE] + state.terms.weigh[names.POT] * state.pot
    return state.medals[general] + prize * state.hoped[general] / hopes


def hope(state: GeneralowskyState, general: int) -> float:
    """How likely a general is to be the next at Moscow: better when near, better when carried, worse when covered."""
    first = state.turn * state.terms.each
    mine = 1.0 + state.terms.weigh[names.TEMPO] if first <= general < first + state.terms.each else 1.0
    if state.space[general] == names.EXILE:
        return mine * state.terms.weigh[names.EXILED]
    steps = state.terms.moscow - state.space[general]
    if steps <= 0:
        steps += state.terms.length
    mine /= state.terms.weigh[names.FAR] + steps
    if state.commander(general) != general:
        return mine * state.terms.weigh[names.COVERED]
    return mine * (1.0 + state.terms.weigh[names.CARRIED] * state.level[general])
