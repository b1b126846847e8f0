"""What to click, in which order, to play an action."""

from __future__ import annotations

import msgspec


class Gesture(msgspec.Struct, frozen=True):
    """Ids of the picture to click in order; the last click plays the action.

    No gesture of a position is the beginning of another. An id that begins with `do-` is no part of the
    picture: the page offers it as a button with the label.
    """

    action: int
    text: str
    ids: tuple[str, ...]
    label: str
