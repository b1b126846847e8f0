"""Setting up: recruits onto cells and slots, chips onto cells, whose march it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from caracole.games.glorreiche import position_text
from caracole.games.glorreiche.position import Position
from caracole.games.glorreiche.position_text import COLOURS
from caracole.kernel import setting_up
from caracole.kernel.setting_up import Tool

if TYPE_CHECKING:
    from caracole.kernel.state import State

EMBLEMS = dict(zip(("red", "yellow", "blue", "green"), COLOURS, strict=True))


def tools(state: State, language: str) -> list[Tool]:
    mine = cast(Position, state)
    say = state.game.messages.say
    players, each = mine.terms.players, mine.terms.each
    found = [
        Tool(f"{COLOURS[side]}{number}", str(number), side) for side in range(players) for number in range(1, each + 1)
    ]
    found += [Tool(f"chip {value}", say(language, "set-up-chip", value=value)) for value in range(1, 4)]
    return [*found, setting_up.taking_away(state.game, language), *setting_up.turns(state.game, players, language)]


def put(state: State, tool: str, at: tuple[str, ...]) -> str | None:
    piles, slots, chips, turn = position_text.dump(state).split(" | ")[:4]
    word, _, value = tool.partition(" ")
    if word == setting_up.TURN:
        return " | ".join((piles, slots, chips, f"{COLOURS[int(value)]} march"))
    recruit = clicked_recruit(at)
    if word == setting_up.OFF:
        gone, cell = recruit or "", setting_up.named(at, "chip")
        return " | ".join((without(piles, gone), free(slots, gone), lifted(chips, cell or ""), turn))
    cell = setting_up.named(at, "cell", "stone") or where(piles, recruit)
    slot = setting_up.named(at, "slot")
    if word == "chip":
        return " | ".join((piles, slots, laid(chips, value, cell), turn)) if cell else None
    piles, slots = without(piles, tool), free(slots, tool)
    if slot is not None:
        slots = f"{slots.removeprefix('-')} {slot}{tool}".strip()
    elif cell is not None:
        piles = onto(piles, tool, cell)
    else:
        return None
    return " | ".join((piles, slots, chips, turn))


def clicked_recruit(at: tuple[str, ...]) -> str | None:
    """`recruit-yellow-2` is Y2."""
    found = setting_up.named(at, "recruit")
    colour, _, number = (found or "").partition("-")
    return EMBLEMS[colour] + number if colour in EMBLEMS else None


def stacks(piles: str) -> dict[str, list[str]]:
    parts = [word.partition(":") for word in piles.split() if word != "-"]
    return {cell: stack.split(".") for cell, _, stack in parts}


def say_stacks(found: dict[str, list[str]]) -> str:
    ordered = sorted((int(cell), stack) for cell, stack in found.items() if stack)
    return " ".join(f"{cell}:{'.'.join(stack)}" for cell, stack in ordered) or "-"


def where(piles: str, recruit: str | None) -> str | None:
    """The cell on which a recruit stands."""
    found = (cell for cell, stack in stacks(piles).items() if recruit in [name.rstrip("*") for name in stack])
    return next(found, None)


def without(piles: str, recruit: str) -> str:
    found = stacks(piles)
    return say_stacks({cell: [name for name in stack if name.rstrip("*") != recruit] for cell, stack in found.items()})


def onto(piles: str, recruit: str, cell: str) -> str:
    """On top of whatever stands there."""
    found = stacks(piles)
    found.setdefault(cell, []).append(recruit)
    return say_stacks(found)


def free(slots: str, recruit: str) -> str:
    return " ".join(word for word in slots.split() if not recruit or not word.endswith(recruit)) or "-"


def lifted(chips: str, value: str) -> str:
    """Without the chip of this value, lying or taken."""
    words = [word for word in chips.split() if not value or word[-2:] != f"={value}"]
    return " ".join(words)


def laid(chips: str, value: str, cell: str | None) -> str:
    head, *words = lifted(chips, value).split()
    lying = [word for word in words if "=" in word]
    got = [word for word in words if "=" not in word and word != "got" and word[-1] != value]
    return " ".join([head, *lying, f"{cell}={value}", *(["got", *got] if got else [])])
