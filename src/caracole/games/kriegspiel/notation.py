"""Actions as text (positions: see `position_text.py`).

d9l  d9r   free half-rotation left, right          d9>e8:2   two figures pass to the plate on e8
d9L  d9R   rotation left, right                    d6*c4     the plate on d6 fires at c4
d9F  d9B   displacement forward, backward          @4        the die shows 4
/          end of the MOVE phase                   .         end of the FIRE phase
"""

from __future__ import annotations

import re
from typing import cast

from caracole.games.kriegspiel import board, names
from caracole.games.kriegspiel.actions import decode, encode
from caracole.games.kriegspiel.position import Position
from caracole.games.kriegspiel.position_text import dump, has_cell, load
from caracole.kernel.errors import NotAnAction
from caracole.kernel.state import State

__all__ = ["dump", "load", "parse", "say"]

MOVES = {"half-left": "l", "half-right": "r", "left": "L", "right": "R", "forward": "F", "back": "B"}
ENDS = {"end-move": "/", "end-fire": "."}
ORDER = re.compile(r"([a-z]\d+)([lrLRFB])")
DIE = re.compile(r"@([0-5])")
GIFT = re.compile(r"([a-z]\d+)>([a-z]\d+):([1-5])")
SHOT = re.compile(r"([a-z]\d+)\*([a-z]\d+)")
HOW = "moves are written like d9r, d9L or d9F, transfers d9>e8:2, shots d6*c4, the ends of the phases / and ."


def say(state: State, action: int) -> str:
    mine, order = cast(Position, state), decode(action)
    if order.verb in ENDS:
        return ENDS[order.verb]
    if order.verb == "die":
        return f"@{order.number}"
    if not has_cell(mine, order.cell):
        raise ValueError(f"{action} is about {board.say(order.cell)}, which is off this board")
    here = board.say(order.cell)
    if order.verb == "give":
        return f"{here}>{say_target(mine, order.cell, order.direction, 1)}:{order.number}"
    if order.verb == "shot":
        return f"{here}*{say_target(mine, order.cell, order.direction, order.number)}"
    return here + MOVES[order.verb]


def say_target(state: Position, cell: int, direction: int, distance: int) -> str:
    there = along(state, cell, direction, distance)
    if there == names.NOWHERE:
        raise ValueError(f"the line from {board.say(cell)} leaves the board")
    return board.say(there)


def along(state: Position, cell: int, direction: int, distance: int) -> int:
    """The cell so far away in a direction, NOWHERE off the board."""
    near = board.near(state.options.board.cols, state.options.board.rows, state.options.board.orientation)
    for _ in range(distance):
        cell = near[cell * 6 + direction]
    return cell


def parse(state: State, text: str) -> int:
    mine = cast(Position, state)
    for verb, sign in ENDS.items():
        if text == sign:
            return encode(verb)
    if found := DIE.fullmatch(text):
        return encode("die", number=int(found[1]))
    if found := ORDER.fullmatch(text):
        verb = next(verb for verb, letter in MOVES.items() if letter == found[2])
        return encode(verb, cell_named(mine, found[1]))
    if found := GIFT.fullmatch(text):
        start, direction, _ = line_named(mine, found[1], found[2], 1)
        return encode("give", start, direction, int(found[3]))
    if found := SHOT.fullmatch(text):
        return encode("shot", *line_named(mine, found[1], found[2], names.RANGE))
    raise NotAnAction(f"“{text}” is no action; {HOW}")


def cell_named(state: Position, text: str) -> int:
    cell = board.parse(text)
    if cell is None or not has_cell(state, cell):
        raise NotAnAction(f"there is no cell {text} on this board")
    return cell


def line_named(state: Position, one: str, other: str, farthest: int) -> tuple[int, int, int]:
    """Where a line starts, its direction and the distance to the other cell."""
    start, end = cell_named(state, one), cell_named(state, other)
    for direction in range(6):
        for distance in range(1, farthest + 1):
            if along(state, start, direction, distance) == end:
                return start, direction, distance
    what = "not next to" if farthest == 1 else f"not on a straight line within {farthest} cells of"
    raise NotAnAction(f"{other} is {what} {one}")
