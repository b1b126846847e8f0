"""What to click: the chest of a general, the card of a band, a pile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caracole.games.generalowsky import names
from caracole.games.generalowsky.events import BANDS

if TYPE_CHECKING:
    from caracole.kernel.view import View


def gesture(view: View, action: int) -> tuple[str, ...]:
    if action >= names.TARGETS:
        return (f"pile-{action - names.TARGETS}",)
    if action >= names.DECLARATIONS:
        return (f"choose-{BANDS[action - names.DECLARATIONS]}",)
    return (f"chest-{action + 1}",)
