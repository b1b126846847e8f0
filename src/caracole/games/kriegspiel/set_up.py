"""Setting up: plates onto cells, their facing and their figures, whose turn it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from caracole.games.kriegspiel import names, position_text
from caracole.games.kriegspiel.position import Position
from caracole.games.kriegspiel.position_text import ARMIES, ARMS, PLATE
from caracole.kernel import setting_up
from caracole.kernel.setting_up import Tool

if TYPE_CHECKING:
    from caracole.kernel.state import State

FULL = {"K": 4, "S": 5, "C": 2}
LEAST = {"K": 0, "S": 1, "C": 1}


def tools(state: State, language: str) -> list[Tool]:
    say = state.game.messages.say
    found = [
        Tool(f"{army}{letter}", say(language, f"arm-{name}"), side)
        for side, army in enumerate(ARMIES)
        for letter, name in zip(ARMS, names.ARMS, strict=True)
    ]
    found += [Tool(word, say(language, f"set-up-{word}")) for word in ("face", "fewer")]
    return [*found, setting_up.taking_away(state.game, language), *setting_up.turns(state.game, 2, language)]


def put(state: State, tool: str, at: tuple[str, ...]) -> str | None:
    mine = cast(Position, state)
    pieces, turn = position_text.dump(state).split(" | ")
    word, _, side = tool.partition(" ")
    if word == setting_up.TURN:
        return f"{pieces} | {ARMIES[int(side)]} move quiet=0"
    plates = [] if pieces == "-" else pieces.split()
    standing = clicked_plate(mine, at)
    if word in ("face", "fewer", setting_up.OFF):
        if standing is None:
            return None
        changed = {"face": turned, "fewer": thinned, setting_up.OFF: removed}[word]
        plates[standing] = changed(mine, plates[standing])
    else:
        cell = setting_up.named(at, "cell")
        spare = next((place for place, plate in enumerate(plates) if plate == f"{tool}:-"), None)
        if cell is None or spare is None:
            return None
        plates[spare] = f"{tool}:{cell}{'N' if tool[0] == ARMIES[0] else 'S'}{FULL[tool[1]]}"
    return f"{' '.join(plates) or '-'} | {turn}"


def clicked_plate(state: Position, at: tuple[str, ...]) -> int | None:
    """`plate-F-S2`: the second plate of soldiers of the French."""
    found = setting_up.named(at, "plate", "turn", "nose", "figs", "count")
    army, _, rest = (found or "").partition("-")
    if not army or len(rest) < 2 or not rest[1:].isdecimal():
        return None
    own = [
        plate
        for plate in range(state.terms.plates)
        if ARMIES[state.terms.army[plate]] == army and ARMS[state.terms.arm[plate]] == rest[0]
    ]
    return own[int(rest[1:]) - 1] if 0 < int(rest[1:]) <= len(own) else None


def turned(state: Position, plate: str) -> str:
    """One facing further, with the clock."""
    found = PLATE.fullmatch(plate)
    if found is None or found[5] is None:
        return plate
    round_ = list(position_text.compass(state).values())
    facing = round_[(round_.index(found[5]) + 1) % len(round_)]
    return f"{found[1]}{found[2]}:{found[3]}{facing}{found[6]}"


def thinned(state: Position, plate: str) -> str:
    """A figure fewer; after the last all of them."""
    found = PLATE.fullmatch(plate)
    if found is None or found[5] is None:
        return plate
    arm, figures = found[2], int(found[6])
    return f"{found[1]}{arm}:{found[3]}{found[5]}{figures - 1 if figures > LEAST[arm] else FULL[arm]}"


def removed(state: Position, plate: str) -> str:
    return f"{plate.partition(':')[0]}:-"
