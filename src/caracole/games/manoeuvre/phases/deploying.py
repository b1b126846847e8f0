"""Before the first turn: five cards each, then eight units each."""

from __future__ import annotations

from caracole.games.manoeuvre import board, cards, ground, names
from caracole.games.manoeuvre import options as choices
from caracole.games.manoeuvre.position import Position
from caracole.kernel.state import Actions


def empty(state: Position) -> None:
    """An empty board, as the options have it, and nothing due."""
    state.blank()
    state.depth = 0
    state.board = [*board.terrain_numbers(choices.board_of(state.options)), names.VOID]


def begin(state: Position) -> None:
    """S1: five cards each, then the first side sets up, then the second; T1: then the first turn."""
    second = 1 - state.first
    dealt = names.PICK if state.terms.tournament else names.DEAL
    state.active = state.first
    state.push(names.TURN)
    state.push(names.PLACE, second)
    state.push(names.PLACE, state.first)
    state.push(dealt, second)
    state.push(dealt, state.first)


def is_short(state: Position) -> bool:
    """S1: until five cards are held."""
    return state.hand_size[state.argument()] < names.HAND


def list_deal(state: Position, out: Actions) -> None:
    cards.list_draws(state, state.argument(), out)


def deal(state: Position, outcome: int) -> None:
    cards.draw(state, state.argument(), outcome - names.CARDS)


def list_picks(state: Position, out: Actions) -> None:
    """S3: each side chooses its five cards."""
    side = state.argument()
    for code in range(names.CODES):
        if state.deck[side][code] > 0:
            out.add(names.PICKS + code)


def pick(state: Position, action: int) -> None:
    cards.pick(state, state.argument(), action - names.PICKS)


def next_unit(state: Position, side: int) -> int:
    """S1: the next unit to be set up, in the order of the data; NO_UNIT when all are."""
    for unit in range(names.UNITS):
        if state.status[side][unit] == names.NEW:
            return unit
    return names.NO_UNIT


def has_unit(state: Position) -> bool:
    return next_unit(state, state.argument()) != names.NO_UNIT


def list_places(state: Position, out: Actions) -> None:
    """S1, B1: free squares of one's own two ranks."""
    side = state.argument()
    unit = next_unit(state, side)
    start = 0 if side == names.SOUTH else 48
    for square in range(start, start + 16):
        if ground.is_free(state, square):
            out.add(names.PLACES + unit * 64 + square)


def place(state: Position, action: int) -> None:
    """S1: all units begin at full strength."""
    side = state.argument()
    unit = (action - names.PLACES) // 64
    ground.put(state, side, unit, (action - names.PLACES) % 64)
    state.status[side][unit] = names.FULL
