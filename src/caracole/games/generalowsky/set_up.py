"""Setting up: generals onto spaces and into exile, medals to them and into the pot, whose turn it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from caracole.games.generalowsky import position_text
from caracole.games.generalowsky.position import Position
from caracole.games.generalowsky.position_text import LETTERS
from caracole.kernel import setting_up
from caracole.kernel.setting_up import Tool

if TYPE_CHECKING:
    from caracole.kernel.state import State


def tools(state: State, language: str) -> list[Tool]:
    mine = cast(Position, state)
    say = state.game.messages.say
    generals, each = range(mine.terms.generals), mine.terms.each
    found = [Tool(LETTERS[general], say(language, "set-up-general"), general // each) for general in generals]
    for change, word in ((1, "more"), (-1, "fewer")):
        label = say(language, f"set-up-medal-{word}")
        found += [Tool(f"medals {general} {change}", label, general // each, at_once=True) for general in generals]
        found.append(Tool(f"pot {change}", say(language, f"set-up-pot-{word}"), at_once=True))
    return found + setting_up.turns(state.game, mine.terms.players, language)


def put(state: State, tool: str, at: tuple[str, ...]) -> str | None:
    mine = cast(Position, state)
    piles, medals, pot, spins, turn, due = position_text.dump(state).split(" | ")
    word, *numbers = tool.split()
    if word == setting_up.TURN:
        turn, due = begun(mine, int(numbers[0]))
    elif word == "medals":
        counts = [int(count) for count in medals.split()[1:]]
        counts[int(numbers[0])] = max(0, counts[int(numbers[0])] + int(numbers[1]))
        medals = " ".join(["medals", *map(str, counts)])
    elif word == "pot":
        pot = f"pot {max(0, mine.pot + int(numbers[0]))}"
    else:
        space = clicked_space(mine, at)
        if space is None:
            return None
        piles = onto(piles, word, space)
    return " | ".join((piles, medals, pot, spins, turn, due))


def begun(state: Position, side: int) -> tuple[str, str]:
    """The turn of a side before anything is declared."""
    own = LETTERS[side * state.terms.each : (side + 1) * state.terms.each]
    if len(own) == 2 and state.terms.both_first:
        due = ", ".join([*(f"declare {general}" for general in own), *(f"spin {general}" for general in own)])
    else:
        due = ", ".join(f"declare {general}, spin {general}" for general in own)
    return f"turn {own[0]}", due


def clicked_space(state: Position, at: tuple[str, ...]) -> str | None:
    """A number, or `exile`; a general stands for the space it is on."""
    general = setting_up.named(at, "general")
    if general is not None and general.isdecimal() and int(general) <= state.terms.generals:
        space = state.space[int(general) - 1]
        return str(space) if 0 <= space < state.terms.length else "exile"
    if any(each.startswith("exile") for each in at):
        return "exile"
    return setting_up.named(at, "space", "no", "pile")


def onto(piles: str, general: str, space: str) -> str:
    """On top of whatever stands there."""
    found = dict(word.split(":") for word in piles.split())
    found = {where: pile.replace(general, "") for where, pile in found.items()}
    found[space] = found.get(space, "") + general
    return " ".join(f"{where}:{pile}" for where, pile in found.items() if pile)
