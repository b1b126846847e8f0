"""The field for a terminal, in plain characters."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from caracole.games.manoeuvre.board import FILES
from caracole.games.manoeuvre.scene import scene

if TYPE_CHECKING:
    from caracole.games.manoeuvre.scene import Scene, Unit
    from caracole.kernel.view import View

LEGEND = """\
  . D H T F M L   clear, field, hill, town, woods, marsh, lake; H# a redoubt on the hill
  ^B42 6          a unit on the square above it, of South: its name and its strength
  vF45 3'         a unit of North, reduced
  S hand, S pile  cards that are known, and ?3 three that are not; ^ lies face up on the pile"""

WIDTH = 9
"""Characters a square: eight squares fill a terminal of eighty."""
ARROWS = "^v"
"""Where South and North are going."""
SHOWN = re.compile(r"turn |redoubts |due |draft |[SN] \w+=")
"""How parts of the position's text begin that the board shows better, or the prompt."""


def board(view: View) -> str:
    """The whole field from South's side, who is out, then what else this seat knows."""
    seen = scene(view)
    header = "   " + "".join(file.ljust(WIDTH) for file in FILES).rstrip()
    lines = [line for rank in range(8, 0, -1) for line in drawn(seen, rank)]
    return "\n".join([header, *lines, "", *out(seen), *besides(view)])


def drawn(seen: Scene, rank: int) -> list[str]:
    """A rank: the ground, and below it who stands on it."""
    squares = [f"{file}{rank}" for file in FILES]
    ground = [seen.ground[square] + "#" * (square in seen.redoubts) for square in squares]
    units = [said(unit) if (unit := seen.on(square)) else "" for square in squares]
    return [row(f"{rank}  ", ground), row("   ", units)]


def row(head: str, cells: list[str]) -> str:
    return (head + "".join(cell.ljust(WIDTH) for cell in cells)).rstrip()


def said(unit: Unit) -> str:
    reduced = "'" if unit.reduced else ""
    return f"{ARROWS[unit.side]}{unit.key} {unit.strength}{reduced}"


def out(seen: Scene) -> list[str]:
    """Units that are not on the field, each side's in a line."""
    lines = []
    for side, letter in enumerate("SN"):
        away = [unit.key for unit in seen.units if unit.side == side and not unit.square]
        if away:
            lines.append(f"{letter} beside the field: {' '.join(away)}")
    return lines


def besides(view: View) -> list[str]:
    """The cards, and whatever else the position's text tells this seat."""
    return [part for part in str(view).split(" | ") if not SHOWN.match(part)]
