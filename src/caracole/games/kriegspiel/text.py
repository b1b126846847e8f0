"""The field for a terminal, in plain characters.

     a    b    c         S soldiers, C cavalry, K a cannon with its gunners; small letters are English
1    .    s5v  .         then the figures, then the facing: ^ v towards a corner at the start (or a side on a flat
2  .    K4/  .           board), / \\ > < , and _ behind \\ or / when it is a lower side; # a wreck
"""

from __future__ import annotations

from typing import cast

from caracole.games.kriegspiel import board as cells
from caracole.games.kriegspiel import names
from caracole.games.kriegspiel.phases import moving
from caracole.games.kriegspiel.pieces import LETTERS
from caracole.games.kriegspiel.position import Position
from caracole.games.kriegspiel.position_text import compass
from caracole.kernel.view import View

ARROWS = {"N": "^", "S": "v", "E": ">", "W": "<", "NE": "/", "NW": "\\", "SE": "\\_", "SW": "/_"}
WIDTH = 6
"""Characters a cell: twelve cells fill a terminal of eighty."""


def rows(state: Position) -> list[str]:
    """Row by row; shifted rows are indented by half a cell, shifted columns stand half a line lower."""
    size = state.options.board
    if size.orientation == "pointy":
        return [
            f"{row + 1:2} " + " " * (WIDTH // 2 * (row % 2)) + drawn(state, row, range(size.cols))
            for row in range(size.rows)
        ]
    lines = []
    for row in range(size.rows):
        lines.append(f"{row + 1:2} " + drawn(state, row, range(size.cols), odd=0))
        lines.append("   " + drawn(state, row, range(size.cols), odd=1))
    return lines


def drawn(state: Position, row: int, cols: range, odd: int | None = None) -> str:
    drawn_cells = [said(state, cells.number((col, row))) if odd in (None, col % 2) else "" for col in cols]
    return "".join(cell.ljust(WIDTH) for cell in drawn_cells).rstrip()


def said(state: Position, cell: int) -> str:
    plate = state.at[cell]
    if plate == names.NOBODY:
        return "."
    if state.wreck[plate]:
        return "#"
    letter = LETTERS[state.terms.arm[plate]]
    letter = letter.lower() if state.terms.army[plate] == names.ENGLISH else letter
    return f"{letter}{state.figures[plate]}{ARROWS[compass(state)[state.facing[plate]]]}"


def budgets(state: Position) -> str:
    """What is left of the turn."""
    who = "English" if state.turn else "French"
    if state.phase == "moving":
        left = ", ".join(f"{arm} {moving.budget(i) - state.used[i]}" for i, arm in enumerate(names.ARMS))
        return f"{who} to move; left: {left}; quiet turns {state.quiet}"
    if state.phase in ("firing", "rolling"):
        left = ", ".join(arm for i, arm in enumerate(names.ARMS) if not state.fired[i])
        return f"{who} to fire; shots left: {left or 'none'}; quiet turns {state.quiet}"
    return "The match is over" if state.phase == "over" else f"{who} to make their half-rotations"


def board(view: View) -> str:
    """The whole field, then what is left of the turn."""
    state = cast(Position, view.state)
    header = "   " + "".join(chr(ord("a") + col).ljust(WIDTH) for col in range(state.options.board.cols)).rstrip()
    return "\n".join([header, *rows(state), "", budgets(state)])
