"""Why an action is not legal: the first rule that forbids it, in the rulebook's order."""

from __future__ import annotations

from typing import cast

from caracole.games.kriegspiel import board, names, position
from caracole.games.kriegspiel.actions import decode
from caracole.games.kriegspiel.notation import along
from caracole.games.kriegspiel.phases import firing, moving, transferring
from caracole.games.kriegspiel.position import Position
from caracole.kernel.events import Value
from caracole.kernel.state import State

END = "E1"
CHANCE = "K4"
TURN = "K6"
ARM = "K5"
JOINT = "K7"

HALF_TURNS = ("half-left", "half-right")
STEPS = ("forward", "back")

Refusal = tuple[str, str, dict[str, Value]]


def refuse(state: State, action: int) -> Refusal:
    mine, order = cast(Position, state), decode(action)
    if order.verb in ("end-move", "end-fire"):
        return refuse_end(mine)
    wrong = refuse_phase(mine, order.verb) or refuse_plate(mine, order.cell)
    if wrong:
        return wrong
    plate = mine.at[order.cell]
    if order.verb == "shot":
        return refuse_shot(mine, plate, order.direction, order.number)
    if order.verb == "give":
        return refuse_gift(mine, plate, order.direction, order.number)
    return refuse_half_turn(mine, plate) if order.verb in HALF_TURNS else refuse_move(mine, plate, order.verb)


def refuse_end(state: Position) -> Refusal:
    """T1, T11: each phase has its own end."""
    if state.phase == "orienting":
        return "T11", "refusal-orient-first", {}
    if state.phase == "firing":
        return "T1", "refusal-already-firing", {}
    return "T1", "refusal-still-moving", {}


def refuse_phase(state: Position, verb: str) -> Refusal | None:
    """Half-rotations at set-up first; then moves; fire last, and nothing after it."""
    if state.phase == "orienting" and verb not in HALF_TURNS:
        return "T11", "refusal-orient-first", {}
    if state.phase == "moving" and verb == "shot":
        return "F1", "refusal-shot-too-early", {}
    if state.phase == "firing" and verb != "shot":
        return ("T9", "refusal-late-transfer", {}) if verb == "give" else ("T1", "refusal-late-move", {})
    return None


def refuse_plate(state: Position, cell: int) -> Refusal | None:
    """T1, F7: one's own plates only, and no wrecks."""
    plate = state.at[cell]
    if plate == names.NOBODY:
        return "T1", "refusal-nobody", {"cell": board.say(cell)}
    if state.terms.army[plate] != state.turn:
        return "T1", "refusal-not-yours", {"cell": board.say(cell)}
    if state.wreck[plate]:
        return "F7", "refusal-wreck", {"cell": board.say(cell)}
    return None


def refuse_half_turn(state: Position, plate: int) -> Refusal:
    """K9, T3, T8: once at the beginning, on a pointy board, with somebody to do it."""
    if not state.terms.odd:
        return "K9", "refusal-flat", {}
    if position.is_oriented(state, plate):
        return "T3", "refusal-oriented", {"cell": board.say(state.cell[plate])}
    return "T8", "refusal-unmanned", {"cell": board.say(state.cell[plate])}


def refuse_move(state: Position, plate: int, verb: str) -> Refusal:
    """T2, T6, T8, T11, T12"""
    cell, arm, gunners = board.say(state.cell[plate]), state.terms.arm[plate], state.figures[plate]
    if not position.is_oriented(state, plate):
        return "T11", "refusal-unoriented", {"cell": cell}
    if state.used[arm] >= moving.budget(arm):
        return "T2", "refusal-budget", {"arm": names.ARMS[arm], "most": moving.budget(arm)}
    if arm == names.CANNON and state.moves[plate] >= moving.most_moves(gunners):
        return "T8", "refusal-gunners", {"cell": cell, "gunners": gunners, "most": moving.most_moves(gunners)}
    if arm == names.CANNON and verb in STEPS and gunners < 4:
        return "T8", "refusal-gunners-turn", {"cell": cell, "gunners": gunners}
    if verb == "back" and not state.terms.reverse:
        return "T12", "refusal-backward", {}
    direction = (state.facing[plate] // 2 + (3 if verb == "back" else 0)) % 6
    there = along(state, state.cell[plate], direction, 1)
    if there == names.NOWHERE:
        return "T6", "refusal-edge", {"cell": cell}
    return "T6", "refusal-occupied", {"cell": board.say(there)}


def refuse_gift(state: Position, plate: int, direction: int, figures: int) -> Refusal:
    """K2, T9, T11, T14"""
    cell, there = state.cell[plate], along(state, state.cell[plate], direction, 1)
    where: dict[str, Value] = {"cell": board.say(cell), "target": board.say(there)}
    receiver = state.at[there]
    if not position.is_oriented(state, plate):
        return "T11", "refusal-unoriented", {"cell": board.say(cell)}
    if state.facing[plate] // 2 != direction:
        return "T9", "refusal-not-facing", where
    if state.terms.army[receiver] != state.turn:
        return "T9", "refusal-no-receiver", where
    if state.wreck[receiver]:
        return "F7", "refusal-wreck", {"cell": board.say(there)}
    if not transferring.fits(state, plate, receiver):
        cannons = state.terms.arm[plate] == names.CANNON == state.terms.arm[receiver]
        return "T14" if cannons else "T9", "refusal-mixed", where
    if figures > state.figures[plate]:
        return "T9", "refusal-too-few", {**where, "figures": state.figures[plate]}
    if state.figures[receiver] + figures > transferring.capacity(state.terms.arm[receiver]):
        return "K2", "refusal-full", {**where, "most": transferring.capacity(state.terms.arm[receiver])}
    return "T14", "refusal-transfers", {"most": state.terms.max_transfers}


def refuse_shot(state: Position, plate: int, direction: int, distance: int) -> Refusal:
    """F1 – F5, F7, F9, F10, T11"""
    arm, there = state.terms.arm[plate], along(state, state.cell[plate], direction, distance)
    where: dict[str, Value] = {"cell": board.say(state.cell[plate]), "target": board.say(there)}
    other = state.at[there]
    if state.fired[arm]:
        return "F1", "refusal-fired", {"arm": names.ARMS[arm]}
    if not position.is_oriented(state, plate):
        return "T11", "refusal-unoriented", {"cell": board.say(state.cell[plate])}
    if not state.figures[plate]:
        return "F5", "refusal-no-gunner", where
    if state.facing[plate] // 2 != direction:
        return "F2", "refusal-not-facing", where
    if not firing.can_fire(state, plate):
        return "F2", "refusal-rearward", where
    if distance > firing.reach(arm):
        return "F3", "refusal-range", {"arm": names.ARMS[arm], "reach": firing.reach(arm), "distance": distance}
    if other == names.NOBODY or state.terms.army[other] == state.turn:
        return "F4", "refusal-no-enemy", where
    if state.wreck[other]:
        return "F7", "refusal-wreck-target", where
    if not firing.is_target(state, plate, other):
        return "F10", "refusal-no-effect", where
    return "F9", "refusal-blocked", where


# --- clicks without an action ----------------------------------------------------------------------


def refuse_click(state: State, picks: tuple[str, ...], click: str) -> Refusal | None:
    mine = cast(Position, state)
    what, _, name = click.partition("-")
    if what in ("budget", "shot"):
        return ("T2", "refusal-count-moves", {}) if what == "budget" else ("F1", "refusal-count-shots", {})
    if what not in ("cell", "plate", "left", "right", "on"):
        return None
    if mine.phase == "orienting":
        return "T11", "refusal-orient-first", {}
    cell = board.parse(name) if what == "cell" else cell_of(mine, name)
    if cell is None:
        return None
    ordered = [pick.partition("-")[2] for pick in picks if pick.startswith("plate-")]
    start = cell_of(mine, ordered[0]) if ordered else None
    if start is None:
        return (refuse_plate(mine, cell) if what != "cell" else None) or refuse_place(mine)
    return refuse_end_cell(mine, start, cell)


def cell_of(state: Position, name: str) -> int | None:
    """Where the plate of this name stands, None if it does not."""
    if name not in state.terms.called:
        return None
    cell = state.cell[state.terms.called.index(name)]
    return None if cell == names.NOWHERE else cell


def refuse_place(state: Position) -> Refusal:
    """T1, F1: first who does it, then where."""
    if state.phase == "firing":
        return "F1", "refusal-shooter-first", {}
    return "T1", "refusal-plate-first", {}


def refuse_end_cell(state: Position, start: int, cell: int) -> Refusal:
    """T5, T9, F1, F2, F4: a cell or plate that the ordered plate does not face."""
    where: dict[str, Value] = {"cell": board.say(start), "target": board.say(cell)}
    other = state.at[cell]
    enemy = other != names.NOBODY and state.terms.army[other] != state.turn
    if state.phase == "firing":
        return ("F2", "refusal-not-facing", where) if enemy else ("F4", "refusal-no-enemy", where)
    if enemy:
        return "F1", "refusal-shot-too-early", {}
    return ("T5", "refusal-one-cell", where) if other == names.NOBODY else ("T9", "refusal-not-facing", where)
