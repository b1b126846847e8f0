"""A position as the rows of a network that hold for it (kernel/network.py), seen by the side whose turn it is.

The board is turned so that this side's edge comes first. Hands are those of the deal: whoever searches has imagined
what he cannot know. What the formula of `appraise` says is an input like others, and the result corrects it.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import cython
from cython.cimports.libc.math import exp

from caracole.games.manoeuvre import appraise, evaluate, names
from caracole.kernel import names as kernel
from caracole.kernel import network as networks
from caracole.kernel.network import Network

if TYPE_CHECKING:
    from caracole.games.manoeuvre.state import ManoeuvreState

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


def network() -> Network | None:
    """What was learned, with room of its own; None if nothing was, so that the formula judges."""
    found = networks.read(FILE, names.INPUTS)
    return None if found is None else found.twin()


def judged(state: ManoeuvreState, side: int) -> float:
    """The chance of winning, from 0 to 1; the two sides' add up to 1."""
    lead = list_rows(state)
    lead += state.insight.concluded()
    odds: float = exp(-lead if side == state.active else lead)
    return 1.0 / (1.0 + odds)


def list_rows(state: ManoeuvreState) -> float:
    """Put every row that holds into the state's network; says what the formula does."""
    mine = state.active
    gone = evaluate.spent(state)
    state.insight.begin()
    put_turn(state)
    own = put_side(state, mine, 0, gone)
    held = state.gauge[names.HELD]
    other = put_side(state, 1 - mine, 1, gone)
    held -= state.gauge[names.HELD]
    put_decks(state, 12 + cython.cast(cython.int, held))
    fight = appraise.pending(state) if state.kind != names.PEACE else 0.0
    lead = own - other + fight
    state.insight.put(names.IN_SUMS + 2, fight)
    state.insight.put(names.IN_SUMS + 3, lead)
    state.insight.put(names.IN_SUMS + 4, gone)
    return lead


def put_turn(state: ManoeuvreState) -> None:
    """frames, kinds, options, seat"""
    mine = state.active
    state.insight.put(names.IN_FRAMES + state.due(), 1.0)
    state.insight.put(names.IN_KINDS + state.kind, 1.0)
    if mine == names.SOUTH:
        state.insight.put(names.IN_SEAT, 1.0)
    if mine == state.first:
        state.insight.put(names.IN_SEAT + 1, 1.0)
    put_option(state, 0, state.ambush_all)
    put_option(state, 1, state.many_guards)
    put_option(state, 2, state.both_open)
    put_option(state, 3, state.march_end)
    put_option(state, 4, state.spy_redraw)
    put_option(state, 5, state.day_ends_at_once)
    put_option(state, 6, state.guerrilla_combat)
    put_option(state, 7, state.last_played)


def put_option(state: ManoeuvreState, number: int, holds: bool) -> None:
    if holds:
        state.insight.put(names.IN_OPTIONS + number, 1.0)


def put_decks(state: ManoeuvreState, ahead: int) -> None:
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


def left(state: ManoeuvreState, side: int) -> int:
    """Cards of a first deck that nobody has drawn."""
    return 0 if state.exhausted[side] or state.old_most[side] > 0 else state.deck_size[side]


def put_side(state: ManoeuvreState, side: int, place: int, gone: float) -> float:
    """Everything about one side; says what the formula does of it."""
    worth = appraise.standing(state, side)
    sign = 1.0 if place == 0 else -1.0
    for number in range(names.GAUGES):
        figure = state.gauge[number]
        if figure != 0:
            state.insight.put(names.IN_GAUGES + place * names.GAUGES + number, 0.2 * figure)
            state.insight.put(names.IN_GAUGES + 2 * names.GAUGES + number, 0.2 * sign * gone * figure)
    state.insight.put(names.IN_ARMIES + place * 8 + state.army[side], 1.0)
    for unit in range(names.UNITS):
        if state.place[side * 8 + unit] != names.NOWHERE:
            put_unit(state, side, place, unit)
    put_hand(state, side, place)
    return worth


def put_unit(state: ManoeuvreState, side: int, place: int, unit: int) -> None:
    """squares, strengths, units"""
    square = state.place[side * 8 + unit]
    seen = square if state.active == names.SOUTH else square ^ 56
    state.insight.put(names.IN_SQUARES + place * 64 + seen, 1.0)
    strength = min(8, state.strength(side, unit))
    state.insight.put(names.IN_STRENGTHS + (place * 9 + strength) * 8 + appraise.rank(side, square), 1.0)
    whole = 0 if state.status[side * 8 + unit] == names.FULL else 1
    state.insight.put(names.IN_UNITS + ((place * 8 + state.army[side]) * 8 + unit) * 2 + whole, 1.0)


def put_hand(state: ManoeuvreState, side: int, place: int) -> None:
    """cards, held, and what the formula says of the hand"""
    start = side * 57
    near = far = out = 0
    worth = 0.0
    for code in range(names.CODES):
        count = state.hand[start + code]
        if count == 0:
            continue
        worth += count * appraise.card(state, side, code)
        if code >= names.HEADQUARTERS:
            state.insight.put(names.IN_CARDS + place * 12 + code - names.HEADQUARTERS, count)
        elif code >= names.UNIT_CARDS:
            state.insight.put(names.IN_CARDS + place * 12 + 11, count)
        elif state.place[side * 8 + code // 5] == names.NOWHERE:
            out += count
        elif appraise.is_near(state, state.place[side * 8 + code // 5], side):
            near += count
        else:
            far += count
    state.insight.put(names.IN_HELD + place * 3, near)
    state.insight.put(names.IN_HELD + place * 3 + 1, far)
    state.insight.put(names.IN_HELD + place * 3 + 2, out)
    state.insight.put(names.IN_SUMS + place, worth)


def is_told(state: ManoeuvreState) -> bool:
    """Whether the network is asked about a position at all: the armies are known, and nobody has won."""
    return state.actor != kernel.OVER and state.army[0] != names.NO_ARMY and state.army[1] != names.NO_ARMY


def told(state: ManoeuvreState) -> tuple[float, list[tuple[int, float]], int]:
    """For learning: what the formula says, the rows that hold, and which side both speak for."""
    lead = list_rows(state)
    return lead, state.insight.told(), state.active
