"""The sentences of this game."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, cast

from caracole.games.generalowsky import gestures, names, position
from caracole.games.generalowsky.actions import RANGES
from caracole.games.generalowsky.events import BANDS, COLOURS, called
from caracole.games.generalowsky.phases import striding
from caracole.games.generalowsky.position import Position
from caracole.games.generalowsky.terms import Terms
from caracole.kernel import names as kernel
from caracole.kernel.messages import catalogue

if TYPE_CHECKING:
    from caracole.kernel.events import Event
    from caracole.kernel.view import View

MESSAGES = Path(__file__).parent / "messages"
PEOPLE = ("name", "general", "commander")
RESULTS = {names.CROSS: "x", names.BLACK: "black", names.DRAWING: "gen", names.RED: "red"}


def say(language: str, message: str, **args: str | int) -> str:
    """A sentence; colours in it become names."""
    filled = {key: named(language, str(value)) if key in PEOPLE else value for key, value in args.items()}
    return catalogue(MESSAGES).say(language, message, **filled)


def named(language: str, called: str) -> str:
    """`red` or `red 2`, as people say it."""
    colour, _, number = called.partition(" ")
    name = catalogue(MESSAGES).say(language, "colour", colour=colour)
    return f"{name} {number}" if number else name


def narrate(event: Event, language: str) -> str:
    if event.kind == "shared":
        winners = [named(language, colour) for colour in str(event.args["colours"]).split("-")]
        return say(language, "shared", names=", ".join(winners), medals=event.args["medals"])
    return say(language, event.kind, **event.args)


def prompt(view: View, language: str) -> str:
    state = cast(Position, view.state)
    if view.over:
        return say(language, "prompt-over")
    who = "you" if view.mine else "other"
    general = state.waiting()[-1].argument
    if state.phase == "ordering":
        return say(language, "prompt-ordering", who=who, name=COLOURS[state.turn])
    if state.actor == kernel.CHANCE:
        return say(language, "prompt-spinning", general=called(state, general), band=BANDS[state.band[general] - 1])
    message = f"prompt-{state.phase}" + ("" if position.commander(state, general) == general else "-below")
    commander = called(state, position.commander(state, general))
    steps = striding.allowed(state) if state.phase == "striding" else 0
    return say(language, message, who=who, general=called(state, general), commander=commander, steps=steps)


def label(view: View, action: int, language: str) -> str:
    state = cast(Position, view.state)
    kind, number = RANGES.read(action)
    if kind == "spin":
        return say(language, "label-spin", result=RESULTS.get(number, "number"), steps=number)
    if kind == "stride":
        return say(language, "label-stride", steps=number + 1, space=gestures.reached(state, number + 1))
    if kind == "target":
        riders = [named(language, called(state, general)) for general in reversed(state.piles().get(number, []))]
        return say(language, "label-target", names=", ".join(riders), space=number)
    if kind == "declare":
        return say(language, "label-band", band=BANDS[number], risk=risk(state.terms, number))
    return say(language, "label-order", general=called(state, number))


@lru_cache(1_000)
def risk(terms: Terms, band: int) -> int:
    """The chance of exile on a band, in hundredths."""
    places = range(band * names.KINDS, band * names.KINDS + terms.count[band])
    total = sum(terms.sectors[place] for place in places)
    bad = sum(terms.sectors[p] for p in places if terms.kind[p] in (names.CROSS, names.BLACK))
    return (200 * bad + total) // (2 * total)
