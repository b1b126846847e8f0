"""What to click, in which order, to play an action."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from caracole.kernel.view import View


class Gesture(msgspec.Struct, frozen=True):
    """Ids of the picture to click in order; the last click plays the action.

    No gesture of a position is the beginning of another. An id that begins with `do-` is no part of the
    picture: the page offers it as a button with the label.
    """

    action: int
    text: str
    ids: tuple[str, ...]
    label: str


def offered(view: View, language: str = "en") -> list[Gesture]:
    """What the seat may click now; nothing while others decide."""
    game = view.game
    return [
        Gesture(a, view.state.say(a), game.gestures.gesture(view, a), game.narrate.label(view, a, language))
        for a in view.legal()
    ]
