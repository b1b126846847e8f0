"""Discard Phase and Draw Phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caracole.games.manoeuvre import cards, names

if TYPE_CHECKING:
    from caracole.games.manoeuvre.state import ManoeuvreState
    from caracole.kernel.state import Actions


def list_discards(state: ManoeuvreState, out: Actions) -> None:
    """T2: any number of cards."""
    out.add(names.PASS)
    for code in range(names.CODES):
        if cards.holds(state, state.active, code):
            out.add(names.DISCARDS + code)


def discard(state: ManoeuvreState, action: int) -> None:
    if action == names.PASS:
        state.pop()
        cards.close_discards(state)
    else:
        cards.discard(state, action - names.DISCARDS)


def may_redraw(state: ManoeuvreState) -> bool:
    """T5: whoever has a spy in his deck is asked after drawing, whether he holds it or not."""
    side = state.active
    return state.spy_redraw and state.lists(side, names.SPY) and state.hand_size[side] > 0
