"""What each seat may know: its own hand, what lies open, the sizes of the rest, and what it has seen (§8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from caracole.games.manoeuvre import actions, dealing, names
from caracole.kernel import names as kernel

if TYPE_CHECKING:
    from caracole.games.manoeuvre.position import Position
    from caracole.kernel.random import Random
    from caracole.kernel.state import State
    from caracole.kernel.view import View


def redact(state: State, seat: int) -> State:
    """A copy in which all cards the seat cannot place lie together; see `dealing.py`."""
    shown = cast("Position", state.clone())
    dealing.conceal(shown, seat)
    return shown


def imagine(view: View, random: Random) -> State:
    """The unseen cards dealt anew; `dealing.py` says with which odds."""
    whole = cast("Position", view.state.clone())
    dealing.redeal(whole, view.seat, random)
    return whole


def seen(state: State, action: int, seat: int) -> str | None:
    """§8: cards drawn, chosen and discarded face down are seen by their owner alone."""
    mine, verb = cast("Position", state), actions.parts(action).verb
    if verb == "card":
        return None if seat == dealing.drawing(mine) else "@?"
    if mine.actor == kernel.CHANCE or seat == mine.actor:
        return None
    if verb == "pick":
        return "+?"
    return "-?" if verb == "discard" and not mine.terms.open_discards else None


def reveals(state: State, action: int) -> bool:
    """T3: a spy shows the other hand."""
    return action == names.PLAYS + names.SPY
