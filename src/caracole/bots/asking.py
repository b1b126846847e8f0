"""Whether a bot can be asked at all."""

from __future__ import annotations

from caracole.kernel.errors import WrongTurn
from caracole.kernel.names import CHANCE
from caracole.kernel.view import View


def choices(view: View) -> list[int]:
    """The legal actions of a seat that decides now; a view of any other moment, or of another seat, is refused."""
    if view.over:
        raise WrongTurn("the match is over: nothing is left to decide")
    if view.actor == CHANCE:
        raise WrongTurn("chance decides now: let it take its steps, then ask the side that decides")
    if not view.mine:
        looks = f"seat {view.seat}" if view.seat >= 0 else "who only watches"
        raise WrongTurn(f"side {view.actor} decides now, and this is the view of {looks}")
    return view.legal()
