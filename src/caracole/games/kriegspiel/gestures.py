"""Actions to clicks: the plate, then what it does.

turn      the plate, then the arrow left or right beside it
go        the plate, then the cell before (or behind) it
give      the plate, then the plate it faces, then how many: a button
fire      the plate, then its target
done      a button
"""

from __future__ import annotations

from typing import cast

from caracole.games.kriegspiel import board, names
from caracole.games.kriegspiel.actions import decode
from caracole.games.kriegspiel.notation import along
from caracole.games.kriegspiel.position import Position
from caracole.kernel.state import State
from caracole.kernel.view import View


def gesture(view: View, action: int) -> tuple[str, ...]:
    state, order = cast(Position, view.state), decode(action)
    if order.verb == "die":
        return (f"do-roll-{order.number}",)
    if order.verb in ("end-move", "end-fire"):
        return (f"do-{order.verb}",)
    called = state.terms.called
    name = called[state.at[order.cell]]
    plate = f"plate-{name}"
    if order.verb == "shot":
        return plate, f"plate-{called[state.at[along(state, order.cell, order.direction, order.number)]]}"
    if order.verb == "give":
        receiver = called[state.at[along(state, order.cell, order.direction, 1)]]
        return plate, f"plate-{receiver}", f"do-give-{order.number}"
    if order.verb in ("forward", "back"):
        turn = 3 if order.verb == "back" else 0
        direction = (state.facing[state.at[order.cell]] // 2 + turn) % 6
        return plate, f"cell-{board.say(along(state, order.cell, direction, 1))}"
    return plate, f"{order.verb.removeprefix('half-')}-{name}"


def arm(state: State, action: int) -> str | None:
    """K5, K7: the arm of the plate that is ordered, the giver of a transfer; None where the whole army is meant."""
    mine, order = cast(Position, state), decode(action)
    return None if order.cell == names.NOWHERE else names.ARMS[mine.terms.arm[mine.at[order.cell]]]


def joint(state: State, action: int) -> bool:
    """K7: fire begins when all who command something of the army are done with moving; anybody ends the fire."""
    return decode(action).verb == "end-move"
