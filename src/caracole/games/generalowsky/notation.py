"""Actions as text (positions: see `position_text.py`).

g2         general 2 moves first           @X @3       the arrow shows an X, a three
Y W O R    the band declared               @black @gen @red
>20        onto the pile on space 20       +3          three spaces (stride=up_to)
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from caracole.games.generalowsky import names
from caracole.games.generalowsky.actions import RANGES
from caracole.games.generalowsky.position_text import BANDS, SAID, SPECIAL, dump, load
from caracole.kernel.errors import NotAnAction

if TYPE_CHECKING:
    from caracole.kernel.state import State

__all__ = ["dump", "load", "parse", "say"]


def say(state: State, action: int) -> str:
    kind, number = RANGES.read(action)
    if kind == "declare":
        return BANDS[number]
    if kind == "spin":
        return f"@{SAID.get(number, number)}"
    return f">{number}" if kind == "target" else f"{'g' if kind == 'order' else '+'}{number + 1}"


def parse(state: State, text: str) -> int:
    if re.fullmatch("[YWOR]", text):
        return RANGES.write("declare", BANDS.index(text))
    if re.fullmatch("g[1-6]", text):
        return RANGES.write("order", int(text[1]) - 1)
    if re.fullmatch("@(X|black|gen|red)", text):
        return RANGES.write("spin", SPECIAL[text[1:]])
    found = re.fullmatch("([@>+])(0|[1-9][0-9]?)", text)
    if found and int(found[2]) < names.LONGEST_TRACK:
        number = int(found[2])
        if found[1] == ">":
            return RANGES.write("target", number)
        if number:
            return RANGES.write("spin", number) if found[1] == "@" else RANGES.write("stride", number - 1)
    raise NotAnAction(
        f"“{text}” is no action; a band is Y, W, O or R, a target like >20, a stride like +3, the first general like g2"
    )
