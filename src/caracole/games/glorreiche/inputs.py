"""A position as the rows of a network that hold for it (kernel/network.py), seen by the player who asks.

For every match but that of two with the default options, which `appraise` has a network of its own for: the number of
players and the options are rows among the others. The result corrects what the formula of `evaluate` says.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import cython
from cython.cimports.libc.math import exp, log

from caracole.games.glorreiche import evaluate, names, position
from caracole.games.glorreiche.phases import arriving, marching
from caracole.games.glorreiche.position import Position
from caracole.kernel import network as networks

PARTS: tuple[tuple[str, int, str], ...] = (
    (
        "places",
        2 * 4 * 84,
        "own, then the others' recruits: ready to march, free, under such a one, under another; the cell",
    ),
    ("targets", 2 * 2 * 86, "the same: not ready or ready; where it could march to"),
    ("ranks", 2 * 12, "the same: rank"),
    ("homes", 7 + 13, "own recruits at home; the others'"),
    ("slots", 2 * 13, "highest and lowest free slot"),
    ("leads", 41, "points more than the best of the others"),
    ("chips", 3, "those that nobody has"),
    ("turns", 3 * 4, "of two, three, four: in how many turns this player's comes"),
    ("players", 3, "two, three, four"),
    ("options", 10, "what is not as by default"),
    ("firsts", 2, "who has the best slot: this player, another"),
    ("orders", 1 + 4, "V1: own recruits in order; how many others'"),
    (
        "sums",
        6,
        "what the formula says, alone and by how many are at home; how many are; expected points over the others'",
    ),
)
FILE = Path(__file__).with_name("data") / "varied.bin"


def network() -> Any:
    """The `Network` that was learned, with room of its own; None if nothing was, so that the formula judges."""
    found = networks.read(FILE, names.INPUTS)
    return None if found is None else found.twin()


def judged(state: Position, player: int) -> float:
    """The chance of winning: exactly 0 or 1 only where it is certain; of two players they add up to 1."""
    if evaluate.is_lost(state, player):
        return 0.0
    if evaluate.is_won(state, player):
        return 1.0
    asked = state.turn if state.terms.players == 2 else player
    lead = list_rows(state, asked)
    lead += state.insight.concluded()
    chance: float = 1.0 / (1.0 + exp(-lead if asked == player else lead))
    return min(0.999, max(0.001, chance))


def is_asked(state: Position) -> bool:
    """Whether the network speaks for a position: marching, and not by default."""
    return not state.terms.is_default and state.actor >= 0 and state.due() == names.MARCHING


def list_rows(state: Position, player: int) -> float:
    """Put every row that holds into the state's network; says what the formula does, as the logarithm of odds."""
    expected = cython.declare(cython.double[4])
    evaluate.expect(state, expected)
    lead = formula(state, player, expected)
    state.insight.begin()
    for recruit in range(names.RECRUITS):
        if state.cell[recruit] != names.HOME:
            put_recruit(state, recruit, 0 if position.owner(state, recruit) == player else 1)
    put_score(state, player)
    put_match(state, player)
    put_options(state)
    put_sums(state, player, lead, expected)
    return lead


def formula(state: Position, player: int, expected: list[float]) -> float:
    """As `evaluate.evaluate`."""
    scale = evaluate.spread(state)
    total = 0.0
    for other in range(state.terms.players):
        if other != player:
            total += exp((expected[other] - expected[player]) / scale)
    odds: float = -log(min(999.0, max(0.001, total)))
    return odds


def put_recruit(state: Position, recruit: int, theirs: int) -> None:
    """places, targets, ranks"""
    cell = state.cell[recruit]
    rank = marching.rank(state, cell)
    target = min(names.HOME, cell + rank * marching.level(state, recruit) * marching.base(state, recruit))
    standing = stands(state, recruit)
    ready = 1 if standing == 0 else 0
    state.insight.put(names.IN_PLACES + (4 * theirs + standing) * names.CELLS + cell - 1, 1.0)
    state.insight.put(names.IN_TARGETS + (2 * theirs + ready) * 86 + target, 1.0)
    state.insight.put(names.IN_RANKS + 12 * theirs + min(12, rank) - 1, 1.0)


def stands(state: Position, recruit: int) -> int:
    """0 ready to march in the turn under way, 1 free, 2 under one that is ready, 3 under another."""
    top = position.on_top(state, state.cell[recruit])
    standing = 0 if top == recruit else 2
    if position.owner(state, top) == state.turn and not state.moved[top]:
        return standing
    return standing + 1


def put_score(state: Position, player: int) -> None:
    """homes, slots, leads, chips, firsts, orders"""
    others = 0
    best = -100
    slot = 0
    ordered = 0
    for other in range(state.terms.players):
        if other != player:
            others += state.arrived[other]
            best = max(best, arriving.score(state, other))
            slot = max(slot, arriving.best_slot(state, other))
            ordered += 1 if state.in_order[other] else 0
    state.insight.put(names.IN_HOMES + state.arrived[player], 1.0)
    state.insight.put(names.IN_HOMES + 7 + others, 1.0)
    state.insight.put(names.IN_SLOTS + state.high, 1.0)
    state.insight.put(names.IN_SLOTS + 13 + state.low, 1.0)
    state.insight.put(names.IN_LEADS + min(40, max(0, arriving.score(state, player) - best + 20)), 1.0)
    for value in range(1, 4):
        if not state.taken[value]:
            state.insight.put(names.IN_CHIPS + value - 1, 1.0)
    if state.home:
        state.insight.put(names.IN_FIRSTS + (0 if arriving.best_slot(state, player) > slot else 1), 1.0)
    if state.terms.discipline:
        if state.in_order[player]:
            state.insight.put(names.IN_ORDERS, 1.0)
        state.insight.put(names.IN_ORDERS + 1 + ordered, 1.0)


def put_match(state: Position, player: int) -> None:
    """turns, players"""
    away = player - state.turn
    if away < 0:
        away += state.terms.players
    state.insight.put(names.IN_TURNS + 4 * (state.terms.players - 2) + away, 1.0)
    state.insight.put(names.IN_PLAYERS + state.terms.players - 2, 1.0)


def put_options(state: Position) -> None:
    put_option(state, 0, state.terms.count_colours)
    put_option(state, 1, state.terms.frozen_ranks)
    put_option(state, 2, not state.terms.stone_is_level)
    put_option(state, 3, not state.terms.cap_counts_stone)
    put_option(state, 4, state.terms.direct_base)
    put_option(state, 5, state.terms.no_self_block)
    put_option(state, 6, state.terms.may_leave_chip)
    put_option(state, 7, state.terms.share_ties)
    put_option(state, 8, state.terms.discipline)
    put_option(state, 9, state.terms.sanctions)


def put_option(state: Position, number: int, holds: bool) -> None:
    if holds:
        state.insight.put(names.IN_OPTIONS + number, 1.0)


def put_sums(state: Position, player: int, lead: float, expected: list[float]) -> None:
    """sums"""
    gone = state.home / 12.0
    best = -100.0
    least = 100.0
    total = 0.0
    for other in range(state.terms.players):
        if other != player:
            best = max(best, expected[other])
            least = min(least, expected[other])
            total += expected[other]
    state.insight.put(names.IN_SUMS, lead)
    state.insight.put(names.IN_SUMS + 1, lead * gone)
    state.insight.put(names.IN_SUMS + 2, gone)
    state.insight.put(names.IN_SUMS + 3, 0.1 * (expected[player] - best))
    state.insight.put(names.IN_SUMS + 4, 0.1 * (expected[player] - least))
    state.insight.put(names.IN_SUMS + 5, 0.1 * (expected[player] - total / (state.terms.players - 1)))


def is_told(state: Position) -> bool:
    """Whether the network is asked about a position at all: nothing is certain yet."""
    if not is_asked(state):
        return False
    for player in range(state.terms.players):
        if evaluate.is_won(state, player):
            return False
    return not evaluate.is_lost(state, speaker(state))


def speaker(state: Position) -> int:
    """For learning: whom the rows of a position speak for, each now and then; of two, the one whose turn it is."""
    if state.terms.players == 2:
        return state.turn
    drawn: int = cython.cast(cython.int, (state.digest() >> 3) % cython.cast(cython.ulonglong, state.terms.players))
    return drawn


def told(state: Position) -> tuple[float, list[tuple[int, float]], int]:
    """For learning: what the formula says, the rows that hold, and which player both speak for."""
    player = speaker(state)
    lead = list_rows(state, player)
    return lead, state.insight.told(), player
