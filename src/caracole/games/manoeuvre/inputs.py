"""A position as the rows of a network that hold for it (kernel/network.py), seen by the side whose turn it is.

The rows say what no action of a turn changes: the time of day, who began, the armies, the edition; and what the formula
of `appraise` says, which the result corrects. So the network tells the chances, and the formula which action is better.
With rows for units, squares, ground, cards and frames (880 in all) a network knew no more of matches kept aside, made
the tree three times slower, and lost nine matches of ten: what it made of two actions differed by more than they did
(docs/notebook/2026-11-17-learning.md).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cython.cimports.libc.math import exp

from caracole.games.manoeuvre import appraise, evaluate, names
from caracole.games.manoeuvre.position import Position
from caracole.kernel import names as kernel
from caracole.kernel import network as networks

PARTS: tuple[tuple[str, int, str], ...] = (
    ("armies", 2 * 8, "own army, then the other's"),
    ("hours", 2 * 13, "how many cards the fuller first deck has, over 5; the same if this side began"),
    ("decks", 2 * 14, "own, then the other's first deck, over 5; 13 once it is spent"),
    ("options", 8, "what the editions differ in"),
    ("seat", 2, "South or North; whether this side began"),
    ("sums", 4, "what the formula says, alone and by how much of the day is over; how much is, and its square"),
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
    lead = appraise.lead(state, mine)
    state.insight.begin()
    state.insight.put(names.IN_ARMIES + state.army[mine], 1.0)
    state.insight.put(names.IN_ARMIES + 8 + state.army[1 - mine], 1.0)
    put_decks(state)
    put_options(state)
    if mine == names.SOUTH:
        state.insight.put(names.IN_SEAT, 1.0)
    if mine == state.first:
        state.insight.put(names.IN_SEAT + 1, 1.0)
    state.insight.put(names.IN_SUMS, lead)
    state.insight.put(names.IN_SUMS + 1, lead * gone)
    state.insight.put(names.IN_SUMS + 2, gone)
    state.insight.put(names.IN_SUMS + 3, gone * gone)
    return lead


def put_options(state: Position) -> None:
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


def put_decks(state: Position) -> None:
    """hours, decks"""
    mine = state.active
    own = left(state, mine)
    other = left(state, 1 - mine)
    most = own if own > other else other
    state.insight.put(names.IN_HOURS + min(most // 5, 12) + (13 if mine == state.first else 0), 1.0)
    state.insight.put(names.IN_DECKS + (own // 5 if own > 0 else 13), 1.0)
    state.insight.put(names.IN_DECKS + 14 + (other // 5 if other > 0 else 13), 1.0)


def left(state: Position, side: int) -> int:
    """Cards of a first deck that nobody has drawn."""
    return 0 if state.exhausted[side] or state.old_most[side] > 0 else state.deck_size[side]


def is_told(state: Position) -> bool:
    """Whether the network is asked about a position at all: the armies are known, and nobody has won."""
    return state.actor != kernel.OVER and state.army[0] != names.NO_ARMY and state.army[1] != names.NO_ARMY


def told(state: Position) -> tuple[float, list[tuple[int, float]], int]:
    """For learning: what the formula says, the rows that hold, and which side both speak for."""
    lead = list_rows(state)
    return lead, state.insight.told(), state.active
