"""What to click: the chest of a general, the card of a band, a pile, a space."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from caracole.games.generalowsky import piles, position
from caracole.games.generalowsky.actions import RANGES
from caracole.games.generalowsky.events import BANDS
from caracole.games.generalowsky.position import Position

if TYPE_CHECKING:
    from caracole.kernel.view import View


def gesture(view: View, action: int) -> tuple[str, ...]:
    """Nothing to click beyond the track, or for a general who does not play."""
    state = cast(Position, view.state)
    kind, number = RANGES.read(action)
    if number >= (state.terms.generals if kind == "order" else state.terms.length):
        return ()
    if kind == "stride":
        space = reached(state, number + 1)
        return (f"pile-{space}" if position.height(state, space) else f"space-{space}",)
    if kind == "target":
        return (f"pile-{number}",)
    if kind == "declare":
        return (f"choose-{BANDS[number]}",)
    return (f"chest-{number + 1}",)


def reached(state: Position, steps: int) -> int:
    """The space so many steps before the general the phase is about."""
    waiting = state.waiting()
    return piles.ahead(state, waiting[-1].argument if waiting else 0, steps)
