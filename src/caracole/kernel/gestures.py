"""What to click, in which order, to play an action."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

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
    then: tuple[str, ...] = ()
    """The texts of the actions that follow, if the clicks stand for several in a row (`ways`)."""


class Way(NamedTuple):
    """Clicks that stand for several actions in a row, each a step of its own that can be taken back by itself."""

    ids: tuple[str, ...]
    actions: tuple[int, ...]


def offered(view: View, language: str = "en") -> list[Gesture]:
    """What the seat may click now; nothing while others decide."""
    game = view.game
    return [
        Gesture(a, view.state.say(a), game.gestures.gesture(view, a), game.narrate.label(view, a, language))
        for a in view.legal()
    ]


def ways(view: View, chosen: str, language: str = "en") -> list[Gesture]:
    """What the seat may click after a piece that stands for several actions in a row; nothing while others decide."""
    if not view.mine:
        return []
    return [in_a_row(view, way, language) for way in view.game.gestures.ways(view, chosen)]


def in_a_row(view: View, way: Way, language: str) -> Gesture:
    """Each action is said in the position in which it will be played."""
    first, *rest = said(view, way.actions)
    return Gesture(way.actions[0], first, way.ids, view.game.narrate.way(view, way, language), tuple(rest))


def said(view: View, actions: Iterable[int]) -> list[str]:
    """What each of the actions is called when its turn comes, one after the other."""
    state, texts = view.state.clone(), []
    for action in actions:
        texts.append(state.say(action))
        state.apply(action)
    return texts
