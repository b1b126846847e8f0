"""Actions to clicks: the plate, then what it does.

turn      the plate, then the arrow left or right beside it
go        the plate, then the cell before (or behind) it
give      the plate, then the plate it faces, then how many: a button
fire      the plate, then its target
done      a button
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from caracole.games.kriegspiel import board, names
from caracole.games.kriegspiel.notation import along

if TYPE_CHECKING:
    from caracole.games.kriegspiel.state import KriegspielState
    from caracole.kernel.state import State
    from caracole.kernel.view import View


def gesture(view: View, action: int) -> tuple[str, ...]:
    state = cast("KriegspielState", view.state)
    if action >= names.OUTCOMES:
        return (f"do-roll-{action - names.OUTCOMES}",)
    if action == names.END_MOVE:
        return ("do-end-move",)
    if action == names.END_FIRE:
        return ("do-end-fire",)
    cell, kind = divmod(action, names.KINDS)
    called = state.terms.called
    name = called[state.at[cell]]
    plate = f"plate-{name}"
    if kind >= names.SHOOT:
        direction, distance = divmod(kind - names.SHOOT, names.RANGE)
        return plate, f"plate-{called[state.at[along(state, cell, direction, distance + 1)]]}"
    if kind >= names.GIVE:
        direction, figures = divmod(kind - names.GIVE, names.MOST)
        return plate, f"plate-{called[state.at[along(state, cell, direction, 1)]]}", f"do-give-{figures + 1}"
    if kind < names.FORWARD:
        return plate, f"{'left' if kind in (names.HALF_LEFT, names.LEFT) else 'right'}-{name}"
    turn = 3 if kind == names.BACK else 0
    direction = (state.facing[state.at[cell]] // 2 + turn) % 6
    return plate, f"cell-{board.say(along(state, cell, direction, 1))}"


def arm(state: State, action: int) -> str | None:
    """K5, K7: the arm of the plate that is ordered, the giver of a transfer; None where the whole army is meant."""
    if action >= names.END_MOVE:
        return None
    mine = cast("KriegspielState", state)
    return names.ARMS[mine.terms.arm[mine.at[action // names.KINDS]]]
