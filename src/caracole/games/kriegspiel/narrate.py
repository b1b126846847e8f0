"""The sentences of this game."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from caracole.games.kriegspiel import board, names
from caracole.games.kriegspiel.actions import decode
from caracole.games.kriegspiel.events import about, arm_name
from caracole.games.kriegspiel.notation import along
from caracole.games.kriegspiel.phases import moving
from caracole.games.kriegspiel.position import Position
from caracole.kernel import names as kernel
from caracole.kernel.events import Event
from caracole.kernel.gestures import Way
from caracole.kernel.messages import catalogue
from caracole.kernel.view import View

MESSAGES = Path(__file__).parent / "messages"


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
    state = cast(Position, view.state)
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
    state, order = cast(Position, view.state), decode(action)
    words: dict[str, str | int] = {}
    if order.verb == "die":
        words = {"die": order.number}
    elif order.verb == "shot":
        words = {"target": board.say(along(state, order.cell, order.direction, order.number))}
    elif order.verb == "give":
        kind = "cavalry" if arm_name(state, state.at[order.cell]) == "cavalry" else "soldier"
        target = board.say(along(state, order.cell, order.direction, 1))
        words = {"target": target, "figures": order.number, "kind": kind}
    if order.cell != names.NOWHERE:
        words["cell"] = board.say(order.cell)
    return say(language, f"label-{order.verb}", **words)


def way(view: View, way: Way, language: str) -> str:
    """The orders in a row and their price: a half-rotation is free."""
    state, orders = cast(Position, view.state), [decode(action) for action in way.actions]
    steps = [say(language, "order", order=order.verb) for order in orders]
    price = sum(not order.verb.startswith("half") for order in orders)
    start, end = orders[0].cell, way.ids[-1].removeprefix("cell-")
    plate = {"arm": arm_name(state, state.at[start]), "cell": board.say(start)}
    return say(language, "label-way", price=price, end=end, steps=", ".join(steps), **plate)
