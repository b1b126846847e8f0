"""What to click: the chest of a general, the card of a band, a pile, a space."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from caracole.games.generalowsky import names, piles
from caracole.games.generalowsky.events import BANDS

if TYPE_CHECKING:
    from caracole.games.generalowsky.state import GeneralowskyState
    from caracole.kernel.view import View


def gesture(view: View, action: int) -> tuple[str, ...]:
    if action >= names.STRIDES:
        state = cast("GeneralowskyState", view.state)
        space = reached(state, action - names.STRIDES + 1)
        return (f"pile-{space}" if state.height(space) else f"space-{space}",)
    if action >= names.TARGETS:
        return (f"pile-{action - names.TARGETS}",)
    if action >= names.DECLARATIONS:
        return (f"choose-{BANDS[action - names.DECLARATIONS]}",)
    return (f"chest-{action + 1}",)


def reached(state: GeneralowskyState, steps: int) -> int:
    """The space so many steps before the general the phase is about."""
    waiting = state.waiting()
    return piles.ahead(state, waiting[-1].argument if waiting else 0, steps)
