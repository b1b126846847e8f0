"""The answers of a game in which nothing is hidden; its `view.py` imports them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from caracole.kernel.random import Random
    from caracole.kernel.state import State
    from caracole.kernel.view import View


def redact(state: State, seat: int) -> State:
    """Everything is open: a plain copy."""
    return state.clone()


def imagine(view: View, random: Random) -> State:
    """Nothing is hidden, so there is nothing to fill in."""
    return view.state.clone()


def seen(state: State, action: int, seat: int) -> str | None:
    """None: everybody sees every action. A game with hidden actions gives the text shown instead."""
    return None


def reveals(state: State, action: int) -> bool:
    """No action shows anything that was hidden."""
    return False
