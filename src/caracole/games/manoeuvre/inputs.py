"""A position as the rows of a network that hold for it (kernel/network.py), seen by the side whose turn it is.

The board is turned so that this side's edge comes first. Hands are those of the deal: whoever searches has imagined
what he cannot know. What the formula of `appraise` says is an input like others, and the result corrects it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import cython
from cython.cimports.libc.math import exp

from caracole.games.manoeuvre import appraise, evaluate, forces, names
from caracole.games.manoeuvre.phases import ending
from caracole.games.manoeuvre.position import Position
from caracole.kernel import names as kernel
from caracole.kernel import network as networks

PARTS: tuple[tuple[str, int, str], ...] = (
    ("squares", 2 * 64, "own, then the other's units: where they stand"),
    ("strengths", 2 * 9 * 8, "the same: strength and rank"),
    ("units", 2 * 8 * 8 * 2, "the same: army, unit, full or reduced"),
    ("frames", 38, "the frame due"),
    ("armies", 2 * 8, "own army, then the other's"),
    ("hours", 2 * 13, "how many cards the fuller first deck has, over 5; the same if this side began"),
    ("decks", 2 * 14, "own, then the other's first deck, over 5; 13 once it is spent"),
    ("leads", 5 * 25, "squares held more than the other, by the time of day"),
    ("cards", 2 * 12, "own, then the other's headquarters cards and leaders"),
    ("held", 2 * 3, "the same: cards of units in contact, of others, of those out"),
    ("kinds", 5, "the combat under way"),
    ("options", 8, "what the editions differ in"),
    ("seat", 2, "South or North; whether this side began"),
    ("gauges", 3 * 23, "names.GAUGED of one side, of the other; the difference by how much of the day is over"),
    ("sums", 5, "what the formula says of both hands, of the combat, of all; how much of the day is over"),
)


FILE = Path(__file__).with_name("data") / "network.bin"


def network() -> Any:
    """The `Network` that was learned, with room of its own; None if nothing was, so that the formula judges."""
    found = networks.read(FILE, names.INPUTS)
    return None if found is None else found.twin()


def judged(state: Position, side: int) -> float:
    """The chance of winning, from 0 to 1; the two sides' add up to 1."""
    lead = list_rows(state)
    lead += state.insight.concluded()
    odds: float = exp(-lead if side == state.active else lead)
    return 1.0 / (1.0 + odds)


def list_rows(state: Position) -> float:
    """Put every row that holds into the state's network; says what the formula does."""
    mine = state.active
    gone = evaluate.spent(state)
    state.insight.begin()
    put_turn(state)
    put_decks(state, 12 + ending.controlled(state, mine) - ending.controlled(state, 1 - mine))
    own = put_side(state, mine, 0, gone)
    other = put_side(state, 1 - mine, 1, gone)
    fight = appraise.pending(state) if state.kind != names.PEACE else 0.0
    lead = own - other + fight
    state.insight.put(names.IN_SUMS + 2, fight)
    state.insight.put(names.IN_SUMS + 3, lead)
    state.insight.put(names.IN_SUMS + 4, gone)
    return lead


def put_turn(state: Position) -> None:
    """frames, kinds, options, seat"""
    mine = state.active
    state.insight.put(names.IN_FRAMES + state.due(), 1.0)
    state.insight.put(names.IN_KINDS + state.kind, 1.0)
    if mine == names.SOUTH:
        state.insight.put(names.IN_SEAT, 1.0)
    if mine == state.first:
        state.insight.put(names.IN_SEAT + 1, 1.0)
    put_option(state, 0, state.terms.ambush_all)
    put_option(state, 1, state.terms.many_guards)
    put_option(state, 2, state.terms.both_open)
    put_option(state, 3, state.terms.march_end)
    put_option(state, 4, state.terms.spy_redraw)
    put_option(state, 5, state.terms.day_ends_at_once)
    put_option(state, 6, state.terms.guerrilla_combat)
    put_option(state, 7, state.terms.last_played)


def put_option(state: Position, number: int, holds: bool) -> None:
    if holds:
        state.insight.put(names.IN_OPTIONS + number, 1.0)


def put_decks(state: Position, ahead: int) -> None:
    """hours, decks, leads: 12 for as many squares as the other"""
    mine = state.active
    own = left(state, mine)
    other = left(state, 1 - mine)
    most = own if own > other else other
    state.insight.put(names.IN_HOURS + min(most // 5, 12) + (13 if mine == state.first else 0), 1.0)
    state.insight.put(names.IN_DECKS + (own // 5 if own > 0 else 13), 1.0)
    state.insight.put(names.IN_DECKS + 14 + (other // 5 if other > 0 else 13), 1.0)
    late = 0 if most > 40 else 1 if most > 20 else 2 if most > 8 else 3 if most > 0 else 4
    state.insight.put(names.IN_LEADS + late * 25 + min(24, max(0, ahead)), 1.0)


def left(state: Position, side: int) -> int:
    """Cards of a first deck that nobody has drawn."""
    return 0 if state.exhausted[side] or state.old_most[side] > 0 else state.deck_size[side]


def put_side(state: Position, side: int, place: int, gone: float) -> float:
    """Everything about one side; says what the formula does of it."""
    if not cython.compiled:  # an array on the stack
        gauge = [0.0] * names.GAUGES
    appraise.measure(state, side, gauge)
    sign = 1.0 if place == 0 else -1.0
    for number in range(names.GAUGES):
        figure = gauge[number]
        if figure != 0:
            state.insight.put(names.IN_GAUGES + place * names.GAUGES + number, 0.2 * figure)
            state.insight.put(names.IN_GAUGES + 2 * names.GAUGES + number, 0.2 * sign * gone * figure)
    state.insight.put(names.IN_ARMIES + place * 8 + state.army[side], 1.0)
    for unit in range(names.UNITS):
        if state.place[side][unit] != names.NOWHERE:
            put_unit(state, side, place, unit)
    put_hand(state, side, place)
    return appraise.standing(state, side)


def put_unit(state: Position, side: int, place: int, unit: int) -> None:
    """squares, strengths, units"""
    square = state.place[side][unit]
    seen = square if state.active == names.SOUTH else square ^ 56
    state.insight.put(names.IN_SQUARES + place * 64 + seen, 1.0)
    strength = min(8, forces.strength(state, side, unit))
    state.insight.put(names.IN_STRENGTHS + (place * 9 + strength) * 8 + appraise.rank(side, square), 1.0)
    whole = 0 if state.status[side][unit] == names.FULL else 1
    state.insight.put(names.IN_UNITS + ((place * 8 + state.army[side]) * 8 + unit) * 2 + whole, 1.0)


def put_hand(state: Position, side: int, place: int) -> None:
    """cards, held, and what the formula says of the hand"""
    near = far = out = 0
    worth = 0.0
    for code in range(names.CODES):
        count = state.hand[side][code]
        if count == 0:
            continue
        worth += count * appraise.card(state, side, code)
        if code >= names.HEADQUARTERS:
            state.insight.put(names.IN_CARDS + place * 12 + code - names.HEADQUARTERS, count)
        elif code >= names.UNIT_CARDS:
            state.insight.put(names.IN_CARDS + place * 12 + 11, count)
        elif state.place[side][code // 5] == names.NOWHERE:
            out += count
        elif appraise.is_near(state, state.place[side][code // 5], side):
            near += count
        else:
            far += count
    state.insight.put(names.IN_HELD + place * 3, near)
    state.insight.put(names.IN_HELD + place * 3 + 1, far)
    state.insight.put(names.IN_HELD + place * 3 + 2, out)
    state.insight.put(names.IN_SUMS + place, worth)


def is_told(state: Position) -> bool:
    """Whether the network is asked about a position at all: the armies are known, and nobody has won."""
    return state.actor != kernel.OVER and state.army[0] != names.NO_ARMY and state.army[1] != names.NO_ARMY


def told(state: Position) -> tuple[float, list[tuple[int, float]], int]:
    """For learning: what the formula says, the rows that hold, and which side both speak for."""
    lead = list_rows(state)
    return lead, state.insight.told(), state.active
