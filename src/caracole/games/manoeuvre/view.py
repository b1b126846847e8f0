"""What each seat may know: its own hand, what lies open, the sizes of the rest, and what it has seen (§8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from caracole.games.manoeuvre import names
from caracole.kernel import names as kernel

if TYPE_CHECKING:
    from caracole.games.manoeuvre.state import ManoeuvreState
    from caracole.kernel.random import Random
    from caracole.kernel.state import State
    from caracole.kernel.view import View


def redact(state: State, seat: int) -> State:
    """A copy in which all cards the seat cannot place lie together; see `dealing.py`."""
    shown = cast("ManoeuvreState", state.clone())
    shown.conceal(seat)
    return shown


def imagine(view: View, random: Random) -> State:
    """The unseen cards dealt anew; `dealing.py` says with which odds."""
    whole = cast("ManoeuvreState", view.state.clone())
    whole.redeal(view.seat, random)
    return whole


def seen(state: State, action: int, seat: int) -> str | None:
    """§8: cards drawn, chosen and discarded face down are seen by their owner alone."""
    mine = cast("ManoeuvreState", state)
    if names.CARDS <= action < names.CARDS + names.CODES:
        entry = mine.stacked()[-1]
        owner = entry >> 8 if entry & 255 == names.DEAL else mine.active
        return None if seat == owner else "@?"
    if mine.actor == kernel.CHANCE or seat == mine.actor:
        return None
    if names.PICKS <= action < names.PICKS + names.CODES:
        return "+?"
    if names.DISCARDS <= action < names.DISCARDS + names.CODES and not mine.open_discards:
        return "-?"
    return None


def reveals(state: State, action: int) -> bool:
    """T3: a spy shows the other hand."""
    return action == names.PLAYS + names.SPY
