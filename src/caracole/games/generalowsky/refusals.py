"""Why an action is not legal: the first rule that forbids it, in the rulebook's order."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from caracole.games.generalowsky import piles, position
from caracole.games.generalowsky.actions import RANGES
from caracole.games.generalowsky.phases import striding
from caracole.games.generalowsky.position import Position

if TYPE_CHECKING:
    from caracole.kernel.events import Value
    from caracole.kernel.state import State

END = "W2"
CHANCE = "T2"
TURN = "P5"

Refusal = tuple[str, str, dict[str, "Value"]]


def refuse(state: State, action: int) -> Refusal:
    mine = cast(Position, state)
    kind, number = RANGES.read(action)
    if kind == "order":
        return refuse_order(mine, number)
    if mine.phase == "ordering":
        return "B1", "refusal-order-first", {}
    if kind == "stride":
        return refuse_stride(mine, number + 1)
    if mine.phase == "striding":
        return "T4", "refusal-stride-first", {}
    if kind == "declare":
        return "T7", "refusal-target-first", {}
    if mine.phase == "declaring":
        return "T1", "refusal-band-first", {}
    return refuse_target(mine, number)


def refuse_order(state: Position, general: int) -> Refusal:
    """P1, B1: only with two generals each, one's own, at the start of the turn."""
    if state.terms.each == 1:
        return "P1", "refusal-one-general", {}
    if general >= state.terms.generals:
        return "P1", "refusal-no-such-general", {"number": general + 1, "generals": state.terms.generals}
    if state.phase == "ordering":
        return "B1", "refusal-not-yours", {"number": general + 1}
    return "B1", "refusal-order-is-set", {}


def refuse_target(state: Position, space: int) -> Refusal:
    """T7, B4: an occupied space of the track, not the group's own, with an opponent."""
    mover = state.waiting()[-1].argument
    if not position.height(state, space) or space >= state.terms.length:
        return "T7", "refusal-nobody-there", {"space": space}
    if space == state.space[mover]:
        return "T7", "refusal-own-space", {"space": space}
    return "B4", "refusal-no-opponent", {"space": space}


def refuse_stride(state: Position, steps: int) -> Refusal:
    """T4: only with stride=up_to, after a number, and no more than it."""
    if not state.terms.up_to:
        return "T4", "refusal-exact", {}
    if state.phase == "declaring":
        return "T1", "refusal-spin-first", {}
    if state.phase == "targeting":
        return "T7", "refusal-target-first", {}
    return "T4", "refusal-too-far", {"steps": steps, "shown": striding.allowed(state)}


# --- clicks without an action ----------------------------------------------------------------------

PLACES = ("space", "pile", "general", "group", "chest", "exile", "exiled", "choose", "band", "arrow", "spinner")


def refuse_click(state: State, picks: tuple[str, ...], click: str) -> Refusal | None:
    mine = cast(Position, state)
    what, _, name = click.partition("-")
    if what in ("pot", "moscow", "medal"):
        return "T10", "refusal-pot", {}
    if what not in PLACES:
        return None
    if mine.phase == "ordering":
        return "B1", "refusal-order-first", {}
    if mine.phase == "declaring":
        return "T1", "refusal-declare-first", {}
    if what in ("space", "pile") and name not in map(str, range(mine.terms.length)):
        return None
    if mine.phase == "striding":
        return refuse_walk(mine, what, name)
    return refuse_jump(mine, what, name)


def refuse_jump(state: Position, what: str, name: str) -> Refusal:
    """T7, T11: onto a pile of the track, not into exile."""
    if what == "space":
        return refuse_target(state, int(name))
    if what in ("exile", "exiled", "general"):
        return "T11", "refusal-exile", {}
    return "T7", "refusal-target-first", {}


def refuse_walk(state: Position, what: str, name: str) -> Refusal:
    """T4: a space that is farther than the number shown, or no space at all."""
    if what not in ("space", "pile"):
        return "T4", "refusal-stride-first", {}
    steps = piles.distance(state, state.waiting()[-1].argument, int(name)) or state.terms.length
    return refuse_stride(state, steps)
