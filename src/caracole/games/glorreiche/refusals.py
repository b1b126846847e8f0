"""Why an action is not legal: the first rule that forbids it, in the rulebook's order."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from caracole.games.glorreiche import names, position
from caracole.games.glorreiche.actions import RANGES, ends
from caracole.games.glorreiche.phases import marching
from caracole.games.glorreiche.picture.scene import recruit_id
from caracole.games.glorreiche.position import Position

if TYPE_CHECKING:
    from caracole.kernel.events import Value
    from caracole.kernel.state import State

END = "A3"
CHANCE = "R1"
TURN = "M5"

Refusal = tuple[str, str, dict[str, "Value"]]


def refuse(state: State, action: int) -> Refusal:
    mine = cast(Position, state)
    kind, number = RANGES.read(action)
    if kind == "enter":
        return refuse_choice(mine, number + 1)
    if mine.phase != "marching":
        return "R1", "refusal-roll-in-first", {}
    start, end = ends(action)
    return refuse_start(mine, start) or refuse_end(mine, start, end, leave=kind == "leave")


def refuse_choice(state: Position, number: int) -> Refusal:
    """R3, R4: only during the roll-in, only a recruit that waits in the yard."""
    if state.phase == "marching":
        return "R3", "refusal-roll-in-over", {}
    if number > state.terms.each:
        return "M2", "refusal-no-such-recruit", {"number": number, "each": state.terms.each}
    return "R4", "refusal-already-in", {"number": number}


def refuse_start(state: Position, start: int) -> Refusal | None:
    """T1, T2: an own recruit, on top, that has not moved yet."""
    pile = state.piles().get(start, [])
    own = [recruit for recruit in pile if position.owner(state, recruit) == state.turn]
    if not own:
        return "T1", "refusal-nobody-there", {"cell": start}
    if own[-1] != pile[-1]:
        return "T2", "refusal-covered", {"cell": start}
    if state.moved[pile[-1]]:
        return "T1", "refusal-has-moved", {"cell": start}
    return None


def refuse_end(state: Position, start: int, end: int, *, leave: bool) -> Refusal:
    """D4, A1, T6, T4, G1: within reach, home only from close by, room on the cell, a chip to leave."""
    reach = marching.reach(state, position.on_top(state, start))
    if start + reach < end:
        rule, message = ("A1", "refusal-too-far-home") if end == names.HOME else ("D4", "refusal-too-far")
        return rule, message, {"reach": reach, "distance": end - start}
    if not marching.has_room(state, end):
        return "T6", "refusal-full", {"cell": end}
    if leave and not (state.terms.may_leave_chip and state.chip[end]):
        return "G1", "refusal-no-chip-to-leave", {"cell": end}
    return "T4", "refusal-covers-own", {"cell": end}


# --- clicks without an action ----------------------------------------------------------------------

FIXED = {
    "slot": ("A2", "refusal-slot"),
    "barracks": ("A1", "refusal-recruit-first"),
    "stone": ("D3", "refusal-stone"),
    "chip": ("G1", "refusal-chip"),
    "player": ("T1", "refusal-recruit-first"),
}
"""What nobody moves, whenever it is clicked."""


def refuse_click(state: State, picks: tuple[str, ...], click: str) -> Refusal | None:
    mine = cast(Position, state)
    what, _, _ = click.partition("-")
    if what not in FIXED and what not in ("cell", "recruit"):
        return None
    if mine.phase != "marching":
        return "R4", "refusal-who-enters", {}
    if what in FIXED:
        return *FIXED[what], {}
    if what == "cell":
        return ("T5", "refusal-backward", {}) if picks else ("T1", "refusal-recruit-first", {})
    return refuse_recruit(mine, click)


def refuse_recruit(state: Position, click: str) -> Refusal | None:
    """T1, T2, A2: an own recruit on the track, on top, that has not moved yet."""
    playing = range(state.terms.players * state.terms.each)
    recruit = next((one for one in playing if recruit_id(state, one) == click), None)
    if recruit is None:
        return None
    cell = state.cell[recruit]
    if position.owner(state, recruit) != state.turn:
        return "T1", "refusal-not-yours", {}
    if cell == names.HOME:
        return "A2", "refusal-home", {}
    return refuse_start(state, cell) or ("T1", "refusal-recruit-first", {})
