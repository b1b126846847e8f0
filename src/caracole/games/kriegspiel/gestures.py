"""Actions to clicks: the plate, then what it does.

turn      the plate, then the arrow left or right beside it
go        the plate, then the cell before (or behind) it; or any other within reach: a way, several orders in a row
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
from caracole.games.kriegspiel.ways import Ground
from caracole.games.kriegspiel.ways import ways as found_ways
from caracole.kernel.gestures import Way
from caracole.kernel.state import State
from caracole.kernel.view import View


def gesture(view: View, action: int) -> tuple[str, ...]:
    """Nothing to click where no plate stands, or nothing but the edge lies before it."""
    state, order = cast(Position, view.state), decode(action)
    if order.verb == "die":
        return (f"do-roll-{order.number}",)
    if order.verb in ("end-move", "end-fire"):
        return (f"do-{order.verb}",)
    ordered = plate_on(state, order.cell)
    if ordered is None:
        return ()
    if order.verb == "shot":
        target = plate_on(state, along(state, order.cell, order.direction, order.number))
        return (ordered, target) if target else ()
    if order.verb == "give":
        receiver = plate_on(state, along(state, order.cell, order.direction, 1))
        return (ordered, receiver, f"do-give-{order.number}") if receiver else ()
    if order.verb in ("forward", "back"):
        turn = 3 if order.verb == "back" else 0
        cell = along(state, order.cell, (state.facing[state.at[order.cell]] // 2 + turn) % 6, 1)
        return (ordered, f"cell-{board.say(cell)}") if cell != names.NOWHERE else ()
    return ordered, f"{order.verb.removeprefix('half-')}-{ordered.removeprefix('plate-')}"


def plate_on(state: Position, cell: int) -> str | None:
    """The id of the plate on a cell."""
    plate = state.at[cell]
    return None if plate >= names.PLATES else f"plate-{state.terms.called[plate]}"


def ways(view: View, chosen: str) -> list[Way]:
    """T2 – T6: cells that take several orders, a turn first or more than one step."""
    state = cast(Position, view.state)
    name = chosen.removeprefix("plate-")
    if state.phase != "moving" or name not in state.terms.called:
        return []
    plate = state.terms.called.index(name)
    if state.terms.army[plate] != state.turn or state.cell[plate] == names.NOWHERE or state.wreck[plate]:
        return []
    size = state.options.board
    ground = Ground(board.near(size.cols, size.rows, size.orientation), list(state.at), state.terms.reverse)
    found = found_ways(state, plate, ground).values()
    return [Way((chosen, f"cell-{board.say(way.cell)}"), tuple(way.actions())) for way in found if len(way.kinds) > 1]


def arm(state: State, action: int) -> str | None:
    """K5, K7: the arm of the plate that is ordered, the giver of a transfer; None where the whole army is meant."""
    mine, order = cast(Position, state), decode(action)
    return None if order.cell == names.NOWHERE else names.ARMS[mine.terms.arm[mine.at[order.cell]]]


def joint(state: State, action: int) -> bool:
    """K7: fire begins when all who command something of the army are done with moving; anybody ends the fire."""
    return decode(action).verb == "end-move"
