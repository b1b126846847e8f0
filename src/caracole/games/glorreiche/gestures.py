"""What to click: a recruit, then where it marches; a recruit in the yard, to let it enter."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, cast

from caracole.games.glorreiche import names, position
from caracole.games.glorreiche.actions import RANGES, ends
from caracole.games.glorreiche.picture.scene import recruit_id
from caracole.games.glorreiche.position import Position

if TYPE_CHECKING:
    from caracole.kernel.view import View


def gesture(view: View, action: int) -> tuple[str, ...]:
    """The recruit, then its cell or the barracks; where a chip may be left lying (G1), then whether to take it.

    Nothing to click where nobody stands, or beyond the barracks.
    """
    state = cast(Position, view.state)
    kind, number, start, end = read(action)
    if kind == "enter":
        own = number < state.terms.each
        return (recruit_id(state, state.turn * state.terms.each + number),) if own else ()
    top = position.on_top(state, start)
    if end > names.HOME or state.cell[top] != start:
        return ()
    chip = end < names.HOME and bool(state.terms.may_leave_chip) and state.chip[end] > 0
    return clicks(recruit_id(state, top), end, leaves=chip and kind == "leave", takes=chip and kind != "leave")


@cache
def read(action: int) -> tuple[str, int, int, int]:
    """The kind of an action, its number, and from where to where it leads."""
    return *RANGES.read(action), *ends(action)


@lru_cache(20_000)
def clicks(recruit: str, end: int, *, leaves: bool, takes: bool) -> tuple[str, ...]:
    if end == names.HOME:
        return recruit, "barracks"
    if leaves or takes:
        return recruit, f"cell-{end}", "do-leave" if leaves else "do-take"
    return recruit, f"cell-{end}"
