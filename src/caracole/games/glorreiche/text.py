"""The board for a terminal, in plain characters."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, cast

import msgspec

from caracole.games.glorreiche import names
from caracole.games.glorreiche.phases import arriving
from caracole.games.glorreiche.position import Position
from caracole.games.glorreiche.position_text import COLOURS, recruit_name

if TYPE_CHECKING:
    from caracole.kernel.view import View

LEGEND = """\
  12x3      cell 12 with a black stone (x2: a white one)
  25+1      cell 25 with a gray chip worth 1
  R2*       a pile on the cell above it, the top recruit on top: red number 2, which has moved this turn,
  Y4        stands on yellow number 4
  I … XII   slots of the barracks"""

WIDTH = 5
"""Characters a cell: sixteen cells fill a terminal of eighty."""
ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII")


def board(view: View) -> str:
    """The whole board, then each player's slots, chips and points."""
    state = cast(Position, view.state)
    piles = state.piles()
    lines = [line for row in grid() for line in drawn_row(state, row, piles)]
    lines += [""] + [standing(state, player) for player in range(state.terms.players)]
    return "\n".join(lines)


@cache
def grid() -> tuple[tuple[str, ...], ...]:
    """M6: the board, rows from the top."""
    raw = msgspec.toml.decode((Path(__file__).parent / "data/board.toml").read_bytes())
    return tuple(tuple(row.split()) for row in raw["wide"])


def drawn_row(state: Position, row: tuple[str, ...], piles: dict[int, list[int]]) -> list[str]:
    """The numbers, then as many lines as the highest pile needs."""
    stacks = [stack(state, space, piles) for space in row]
    highest = max(1, *map(len, stacks))
    lines = [[heading(state, space) for space in row]]
    for level in reversed(range(highest)):
        lines.append([pile[level] if level < len(pile) else "" for pile in stacks])
    return ["".join(word.ljust(WIDTH) for word in line).rstrip() for line in lines]


def heading(state: Position, space: str) -> str:
    if space in ROMAN:
        return space
    cell = int(space)
    stone = f"x{state.terms.stone[cell]}" if state.terms.stone[cell] > 1 else ""
    chip = f"+{state.chip[cell]}" if state.chip[cell] else ""
    return space + stone + chip


def stack(state: Position, space: str, piles: dict[int, list[int]]) -> list[str]:
    """Who stands there, from bottom to top."""
    if space in ROMAN:
        slot = ROMAN.index(space) + 1
        return [recruit_name(state, recruit) for recruit in range(names.RECRUITS) if state.slot[recruit] == slot]
    return [recruit_name(state, recruit) + "*" * bool(state.moved[recruit]) for recruit in piles.get(int(space), [])]


def standing(state: Position, player: int) -> str:
    """R > XII IX +2 = 23: an arrow for whose turn it is, slots, chips, points."""
    slots = [ROMAN[slot - 1] for slot in state.slots_of(player)]
    chips = [f"+{value}" for value in state.chips_of(player)]
    turn = ">" if state.turn == player and not state.over else " "
    return " ".join([COLOURS[player], turn, *slots, *chips, f"= {arriving.score(state, player)}"])
