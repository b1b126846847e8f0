"""Setting up: units onto squares, reduced or whole, redoubts, whose turn it is. Cards are typed in."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from caracole.games.manoeuvre import names, position_text
from caracole.games.manoeuvre.position_text import SIDES, army_of
from caracole.kernel import setting_up
from caracole.kernel.setting_up import Tool

if TYPE_CHECKING:
    from caracole.games.manoeuvre.position import Position
    from caracole.kernel.state import State


def tools(state: State, language: str) -> list[Tool]:
    mine = cast("Position", state)
    if names.NO_ARMY in mine.army:
        return []
    say = state.game.messages.say
    found = [
        Tool(f"{SIDES[side]} {unit.key}", say(language, f"unit-{unit.key}"), side)
        for side in (0, 1)
        for unit in army_of(mine, side).unit
    ]
    found += [Tool(word, say(language, f"set-up-{word}")) for word in ("reduce", "redoubt")]
    return [*found, setting_up.taking_away(state.game, language), *setting_up.turns(state.game, 2, language)]


def put(state: State, tool: str, at: tuple[str, ...]) -> str | None:
    mine = cast("Position", state)
    parts = position_text.split(position_text.dump(state))
    word, _, which = tool.partition(" ")
    square = setting_up.named(at, "sq", "value")
    clicked = clicked_unit(mine, at) or standing_on(parts, square)
    if word == setting_up.TURN:
        begin(parts, SIDES[int(which)])
    elif word in SIDES:
        if square is None:
            return None
        settle(parts, word, which, square)
    elif word == "redoubt":
        if square is None:
            return None
        own = parts.setdefault("redoubts", [])
        parts["redoubts"] = [*own, square] if square not in own else [each for each in own if each != square]
    elif clicked is None:
        return None
    else:
        side, key = clicked
        settle(parts, side, key, "x" if word == setting_up.OFF else reduced(parts, side, key))
    return " | ".join(" ".join((name, *words)) for name, words in parts.items() if words or name in ALONE)


ALONE = ("supplied", "attempted")
"""Parts that are one word."""


def begin(parts: dict[str, list[str]], side: str) -> None:
    """The turn of a side, before it has discarded; what was under way is over."""
    for name in ("combat", "moved", "supplied", "attempted", "won"):
        parts.pop(name, None)
    parts["turn"] = [str(max(1, int(parts["turn"][0]))), side]
    parts["due"] = ["endturn", "restore", "combat", "move", "drawn", "draw", "discard"]


def settle(parts: dict[str, list[str]], side: str, key: str, where: str) -> None:
    own = [word for word in parts.get(side, []) if word.partition("=")[0] != key]
    parts[side] = [*own, f"{key}={where}"]


def reduced(parts: dict[str, list[str]], side: str, key: str) -> str:
    """Where a unit stands, whole if it was reduced, else reduced."""
    where = next(word.partition("=")[2] for word in parts[side] if word.partition("=")[0] == key)
    return where.removesuffix("r") if where.endswith("r") or where == "x" else f"{where}r"


def clicked_unit(state: Position, at: tuple[str, ...]) -> tuple[str, str] | None:
    """`unit-BR-FG`: the Foot Guards of Britain."""
    army, _, key = (setting_up.named(at, "unit") or "").partition("-")
    found = (SIDES[side] for side in (0, 1) if army_of(state, side).key == army)
    side = next(found, None)
    return (side, key) if side and key else None


def standing_on(parts: dict[str, list[str]], square: str | None) -> tuple[str, str] | None:
    for side in SIDES:
        for word in parts.get(side, []):
            key, _, where = word.partition("=")
            if square and where.removesuffix("r") == square:
                return side, key
    return None
