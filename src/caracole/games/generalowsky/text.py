"""The board for a terminal, in plain characters."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from caracole.games.generalowsky import names, position
from caracole.games.generalowsky.events import COLOURS
from caracole.games.generalowsky.position import Position
from caracole.games.generalowsky.position_text import LETTERS, letters, say_shown

if TYPE_CHECKING:
    from caracole.kernel.view import View

LEGEND = """\
  A B C …   generals 1, 2, 3 …; in a pile the one on top commands
  S  M      below the numbers: the Siberia space, where exiles enter, and Moscow
  B >       this general has to move
  * 3       a star, worth eleven, and three plain medals"""

ROW = 21
"""Spaces in a line of the drawing."""


def board(view: View) -> str:
    """The track in lines, then exile, the pot and the arrow, then everybody's medals."""
    state = cast(Position, view.state)
    piles = state.piles()
    lines = []
    for start in range(0, state.terms.length, ROW):
        lines += stretch(state, range(start, min(start + ROW, state.terms.length)), piles)
    lines += ["", f"exile {letters(state.exiles()) or '-'}   pot {state.pot}   arrow{say_shown(state) or ' -'}"]
    return "\n".join(lines + [standing(state, general) for general in range(state.terms.generals)])


def stretch(state: Position, spaces: range, piles: dict[int, list[int]]) -> list[str]:
    """The piles, the numbers below them, and the two places with a name."""
    highest = max([1, *(len(piles.get(space, [])) for space in spaces)])
    rows = [[level_of(piles.get(space, []), level) for space in spaces] for level in reversed(range(highest))]
    rows.append([str(space) for space in spaces])
    rows.append(["M" if space == state.terms.moscow else "S" if space == 0 else "" for space in spaces])
    lines = ["".join(word.rjust(3) for word in row).rstrip() for row in rows]
    return [line for number, line in enumerate(lines) if line or number == 0]


def level_of(pile: list[int], level: int) -> str:
    return LETTERS[pile[level]] if level < len(pile) else ""


def standing(state: Position, general: int) -> str:
    """B > yellow * 3 = 14"""
    waiting = state.waiting()
    moves = bool(waiting) and waiting[-1].phase != names.ORDERING and waiting[-1].argument == general
    count = state.medals[general]
    worn = f"* {count - names.STAR}" if count >= names.STAR else f"  {count}"
    colour = COLOURS[position.owner(state, general)]
    return f"{LETTERS[general]} {'>' if moves else ' '} {colour:6} {worn} = {count}"
