"""Options to check a game with: each value of each of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from caracole.kernel.errors import BadOptions
from caracole.kernel.game import Game
from caracole.kernel.luck import SeededLuck
from caracole.kernel.options import options_schema

Asked = dict[str, Any]
SMALL = range(61)
"""Among these the least is looked for that a whole number without declared ends may be."""


def every_value(found: Game) -> Iterator[Asked]:
    """Nothing at all, each preset, each number of players, and each value of each option, alone."""
    yield {}
    yield from ({"preset": preset} for preset in found.options.PRESETS)
    if "players" in found.options.DEFAULTS:
        yield from ({"players": players} for players in found.traits.players)
    schema = options_schema(found.options)
    properties = schema["$defs"][schema["$ref"].rpartition("/")[2]]["properties"]
    for name, default in found.options.DEFAULTS.items():
        listed = values(properties.get(name, {}))
        possible = [value for value in listed if is_possible(found, {name: value})]
        if listed == list(SMALL):
            possible = possible[:1]
        yield from ({name: value} for value in possible if name != "players" and value != default)


def is_possible(found: Game, asked: Asked) -> bool:
    try:
        found.resolve(asked, luck=SeededLuck(1))
    except BadOptions:
        return False
    return True


def values(kind: dict[str, Any]) -> list[Any]:
    """What an option can be, by its JSON Schema: choices, flags, names, ends of a range, and lists of choices."""
    if "enum" in kind:
        return list(kind["enum"])
    if "anyOf" in kind:
        return [value for part in kind["anyOf"] for value in values(part)]
    if "prefixItems" in kind:
        return rotated([values(part) for part in kind["prefixItems"]])
    if kind.get("type") == "boolean":
        return [False, True]
    if kind.get("type") == "integer":
        return [kind[end] for end in ("minimum", "maximum") if end in kind] or list(SMALL)
    return list(kind.get("examples", ()))


def rotated(places: list[list[Any]]) -> list[list[Any]]:
    """Lists in which each value comes once in each place, beside another one."""
    if not all(places):
        return []
    many = max(map(len, places))
    return [[each[(at + place) % len(each)] for place, each in enumerate(places)] for at in range(many)]
