"""Actions as text (positions: see `position_text.py`).

@4         the die shows cell 4            12-20     the top recruit of 12 marches to 20
+3         recruit number 3 enters         83-H      … marches home
                                           24-25~    … and leaves the chip there
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from caracole.games.glorreiche import names
from caracole.games.glorreiche.actions import RANGES, ends, march
from caracole.games.glorreiche.position_text import dump, load
from caracole.kernel.errors import NotAnAction

if TYPE_CHECKING:
    from caracole.kernel.state import State

__all__ = ["dump", "load", "parse", "say"]

MARCH = re.compile(r"([1-9]\d?)-([1-9]\d?|H)(~?)")


def say(state: State, action: int) -> str:
    return written(action)


@cache
def written(action: int) -> str:
    kind, number = RANGES.read(action)
    if kind == "enter":
        return f"+{number + 1}"
    if kind == "die":
        return f"@{number + 1}"
    start, end = ends(action)
    if end > names.HOME:
        raise ValueError(f"{action} leads past the barracks")
    if kind == "leave" and end == names.HOME:
        raise ValueError(f"{action}: there is no chip in the barracks")
    return f"{start}-{'H' if end == names.HOME else end}{'~' if kind == 'leave' else ''}"


def parse(state: State, text: str) -> int:
    found = MARCH.fullmatch(text)
    if found:
        start = int(found[1])
        end = names.HOME if found[2] == "H" else int(found[2])
        leaves_home = found[3] and end == names.HOME
        if start <= names.CELLS and start < end <= names.HOME and not leaves_home and found[2] != str(names.HOME):
            return RANGES.write("leave" if found[3] else "march", march(start, end))
    elif re.fullmatch(r"\+[1-6]", text):
        return RANGES.write("enter", int(text[1]) - 1)
    elif re.fullmatch(r"@[1-6]", text):
        return RANGES.write("die", int(text[1]) - 1)
    raise NotAnAction(f"“{text}” is no action; a march is written like 12-20, 83-H or 24-25~, an entry like +3")
