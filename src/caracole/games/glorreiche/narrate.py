"""The sentences of this game."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, cast

from caracole.games.glorreiche import names
from caracole.games.glorreiche.actions import RANGES, ends
from caracole.games.glorreiche.events import about
from caracole.games.glorreiche.phases import marching
from caracole.games.glorreiche.position import Position
from caracole.kernel import names as kernel
from caracole.kernel.messages import catalogue

if TYPE_CHECKING:
    from caracole.kernel.events import Event
    from caracole.kernel.view import View

MESSAGES = Path(__file__).parent / "messages"


def say(language: str, message: str, **args: str | int) -> str:
    """A sentence; where it is about a colour, it gets that colour's name."""
    if "colour" in args:
        args["name"] = catalogue(MESSAGES).say(language, "colour", colour=args["colour"])
    return catalogue(MESSAGES).say(language, message, **args)


def narrate(event: Event, language: str) -> str:
    if event.kind == "shared":
        colours = [say(language, "colour", colour=colour) for colour in str(event.args["colours"]).split("-")]
        return say(language, "shared", names=", ".join(colours), scores=event.args["scores"])
    return say(language, event.kind, **event.args)


def prompt(view: View, language: str) -> str:
    state = cast(Position, view.state)
    if view.over:
        return say(language, "prompt-over")
    you = "you" if view.mine else "other"
    if state.actor == kernel.CHANCE:
        return say(language, "prompt-rolling", **about(state.turn))
    if state.phase == "choosing":
        message = "prompt-choosing-after" if state.die else "prompt-choosing"
        return say(language, message, who=you, **about(state.turn, cell=state.die))
    return say(language, "prompt-marching", who=you, **about(state.turn, free=len(movable(state))))


def movable(state: Position) -> list[int]:
    """T1, T2: recruits that may move now."""
    own = range(state.turn * state.terms.each, (state.turn + 1) * state.terms.each)
    return [r for r in own if not state.moved[r] and marching.is_free(state, r) and marching.can_march(state, r)]


def label(view: View, action: int, language: str) -> str:
    return labelled(action, language)


@cache
def labelled(action: int, language: str) -> str:
    """The same words in every position, so said once."""
    kind, number = RANGES.read(action)
    if kind == "die":
        return say(language, "label-die", cell=number + 1)
    if kind == "enter":
        return say(language, "label-enter", number=number + 1)
    start, end = ends(action)
    if end == names.HOME:
        return say(language, "label-home", start=start)
    return say(language, f"label-{kind}", start=start, end=end)
