"""The sentences of this game."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, cast

from caracole.games.kriegspiel import board, names
from caracole.games.kriegspiel.events import about
from caracole.games.kriegspiel.notation import along
from caracole.games.kriegspiel.phases import moving
from caracole.games.kriegspiel.pieces import arm_name
from caracole.kernel import names as kernel
from caracole.kernel.messages import catalogue

if TYPE_CHECKING:
    from caracole.games.kriegspiel.state import KriegspielState
    from caracole.kernel.events import Event
    from caracole.kernel.view import View

MESSAGES = Path(__file__).parent / "messages"
MOVES = ("half-left", "half-right", "left", "right", "forward", "back")


def say(language: str, message: str, **args: str | int) -> str:
    """A sentence; armies, arms and facings in it get their names in that language."""
    words = catalogue(MESSAGES)
    if "army" in args:
        args["name"] = words.say(language, "army", army=args["army"])
    if "arm" in args and "cell" in args:
        args["plate"] = words.say(language, "plate", arm=args["arm"], cell=args["cell"])
    for role in ("at", "to"):
        if role in args:
            args["other"] = words.say(language, "plate", arm=args[role], cell=args["target"])
    if "facing" in args:
        args["direction"] = words.say(language, "facing", facing=args["facing"])
    return words.say(language, message, **args)


def narrate(event: Event, language: str) -> str:
    return say(language, event.kind, **event.args)


def prompt(view: View, language: str) -> str:
    state = cast("KriegspielState", view.state)
    if view.over:
        return say(language, "prompt-over")
    if state.actor == kernel.CHANCE:
        target = board.say(state.cell[state.target])
        return say(language, "prompt-rolling", **about(state.turn, target=target))
    who = "you" if view.mine else "other"
    if state.phase == "moving":
        left = {arm: moving.budget(i) - state.used[i] for i, arm in enumerate(names.ARMS)}
        return say(language, "prompt-moving", who=who, **about(state.turn, **left))
    return say(language, f"prompt-{state.phase}", who=who, **about(state.turn))


def label(view: View, action: int, language: str) -> str:
    state = cast("KriegspielState", view.state)
    if action >= names.OUTCOMES:
        return say(language, "label-die", die=action - names.OUTCOMES)
    if action == names.END_MOVE:
        return say(language, "label-end-move")
    if action == names.END_FIRE:
        return say(language, "label-end-fire")
    cell, kind = divmod(action, names.KINDS)
    here = board.say(cell)
    if kind >= names.SHOOT:
        direction, distance = divmod(kind - names.SHOOT, names.RANGE)
        return say(language, "label-shot", cell=here, target=board.say(along(state, cell, direction, distance + 1)))
    if kind >= names.GIVE:
        direction, figures = divmod(kind - names.GIVE, names.MOST)
        target = board.say(along(state, cell, direction, 1))
        kind_of = "cavalry" if arm_name(state, state.at[cell]) == "cavalry" else "soldier"
        return say(language, "label-give", cell=here, target=target, figures=figures + 1, kind=kind_of)
    return say(language, f"label-{MOVES[kind]}", cell=here)
