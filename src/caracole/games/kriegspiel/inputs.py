"""A position as the rows of a network that hold for it (kernel/network.py), seen by the army that asks.

The result corrects what the formula of `appraise` says. Shots that an army can get to are counted arm by arm, for the
turn under way and for the next, since each arm has its own moves and its own shot.

No row tells how far an army has come, nor what the formula says of it: the step towards the enemy counts there so that
somebody goes, not because it wins, and a network that sees it takes it away again and waits
(docs/notebook/2026-11-17-learning.md).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import cython
from cython.cimports.libc.math import exp, log

from caracole.games.kriegspiel import appraise, evaluate, names
from caracole.games.kriegspiel.phases import moving
from caracole.games.kriegspiel.position import Position
from caracole.kernel import names as kernel
from caracole.kernel import network as networks

PARTS: tuple[tuple[str, int, str], ...] = (
    ("plates", 2 * 3 * 6, "own, then the enemy's plates: arm and figures"),
    ("shots", 4 * 3, "what each arm may fell: own this turn, own next turn, the enemy's this turn and next"),
    ("phases", 2 * 4, "own turn, then the enemy's: the phase"),
    ("fired", 2 * 3, "the same: the arms that have fired"),
    ("moves", 2 * 3, "the same: moves made by each arm"),
    ("quiet", 9, "turns without a casualty over those that end the match, in eighths; the same as a number"),
    ("leads", 25, "how much more one's plates are worth, in steps of 2"),
    ("left", 10, "what all plates are worth, in steps of 6"),
    ("board", 8, "rows, columns, pointed, adjudicated by figures, fire over friends, over all, reverse, French"),
    ("sums", 2, "what both armies' plates are worth"),
)
FILE = Path(__file__).with_name("data") / "network.bin"


def network() -> Any:
    """The `Network` that was learned, with room of its own; None if nothing was, so that the formula judges."""
    found = networks.read(FILE, names.INPUTS)
    return None if found is None else found.twin()


def judged(state: Position, side: int) -> float:
    """From 0 to 1: the chance of winning, a draw being half of it."""
    lead = list_rows(state, side)
    lead += state.insight.concluded()
    chance: float = 1.0 / (1.0 + exp(-lead))
    return chance


def list_rows(state: Position, side: int) -> float:
    """Put every row that holds into the state's network; says what the formula does, as the logarithm of odds."""
    state.insight.begin()
    chance = put_shots(state, side, 0)
    danger = put_shots(state, 1 - side, 1)
    put_turn(state, side)
    own = appraise.material(state, side)
    other = appraise.material(state, 1 - side)
    put_army(state, side, 0)
    put_army(state, 1 - side, 1)
    put_sums(state, own, other)
    return formula(state, side, own + appraise.approach(state, side) - danger, other - chance)


def formula(state: Position, side: int, own: float, other: float) -> float:
    """As `appraise.appraise`."""
    quiet = 1.0 * state.quiet / state.terms.draw_after
    mine = appraise.raised(state, own)
    theirs = appraise.raised(state, other)
    value = mine / (mine + theirs)
    value += quiet * quiet * (evaluate.adjudicated(state, side) - value)
    value = min(0.998, max(0.002, value))
    odds: float = log(value / (1.0 - value))
    return odds


def put_shots(state: Position, army: int, place: int) -> float:
    """shots; says what the formula takes off for them"""
    now = 0.0
    later = 0.0
    standing = 1 if state.due() >= names.FIRING else 0
    for arm in range(3):
        fresh = appraise.best_of_arm(state, army, arm, moving.budget(arm), 1)
        later += fresh
        state.insight.put(names.IN_SHOTS + (2 * place + 1) * 3 + arm, 0.5 * fresh)
        if state.turn == army and not state.fired[arm]:
            moves = 0 if standing else moving.budget(arm) - state.used[arm]
            soon = appraise.best_of_arm(state, army, arm, moves, 0)
            now += soon
            state.insight.put(names.IN_SHOTS + 2 * place * 3 + arm, 0.5 * soon)
    if place == 1:
        quiet = 1.0 * state.quiet / state.terms.draw_after
        return state.terms.weight[names.FEAR] * later * (1.0 - state.terms.weight[names.BOLDNESS] * quiet)
    return state.terms.weight[names.LATER] * later + state.terms.weight[names.NOW] * now


def put_turn(state: Position, side: int) -> None:
    """phases, fired, moves, quiet, board"""
    theirs = 0 if state.turn == side else 1
    state.insight.put(names.IN_PHASES + 4 * theirs + state.due(), 1.0)
    for arm in range(3):
        if state.fired[arm]:
            state.insight.put(names.IN_FIRED + 3 * theirs + arm, 1.0)
        state.insight.put(names.IN_MOVES + 3 * theirs + arm, 0.25 * state.used[arm])
    quiet = 1.0 * state.quiet / state.terms.draw_after
    state.insight.put(names.IN_QUIET + min(7, 8 * state.quiet // state.terms.draw_after), 1.0)
    state.insight.put(names.IN_QUIET + 8, quiet)
    state.insight.put(names.IN_BOARD, 0.1 * state.terms.rows)
    state.insight.put(names.IN_BOARD + 1, 0.1 * state.terms.cols)
    state.insight.put(names.IN_BOARD + 2, state.terms.odd)
    state.insight.put(names.IN_BOARD + 3, 1.0 if state.terms.by_figures else 0.0)
    state.insight.put(names.IN_BOARD + 4, 1.0 if state.terms.fire_over == names.OVER_FRIENDS else 0.0)
    state.insight.put(names.IN_BOARD + 5, 1.0 if state.terms.fire_over == names.OVER_ALL else 0.0)
    state.insight.put(names.IN_BOARD + 6, 1.0 if state.terms.reverse else 0.0)
    state.insight.put(names.IN_BOARD + 7, 1.0 if side == names.FRENCH else 0.0)


def put_army(state: Position, army: int, place: int) -> None:
    """plates"""
    first = army * names.PLATES
    for i in range(first, first + state.terms.count[army]):
        plate = state.terms.own[i]
        if appraise.is_intact(state, plate):
            arm = state.terms.arm[plate]
            state.insight.put(names.IN_PLATES + (3 * place + arm) * 6 + state.figures[plate], 0.5)


def put_sums(state: Position, own: float, other: float) -> None:
    """leads, left, sums"""
    state.insight.put(names.IN_LEADS + min(24, max(0, cython.cast(cython.int, 12.5 + 0.5 * (own - other)))), 1.0)
    state.insight.put(names.IN_LEFT + min(9, cython.cast(cython.int, (own + other) / 12.0)), 1.0)
    state.insight.put(names.IN_SUMS, 0.1 * own)
    state.insight.put(names.IN_SUMS + 1, 0.1 * other)


def is_told(state: Position) -> bool:
    """Whether the network is asked about a position at all."""
    return state.actor != kernel.OVER


def told(state: Position) -> tuple[float, list[tuple[int, float]], int]:
    """For learning: what the formula says, the rows that hold, and which army both speak for, each now and then."""
    side = 1 if state.digest() & 8 else 0
    lead = list_rows(state, side)
    return lead, state.insight.told(), side
