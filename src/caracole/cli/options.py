"""`caracole options`: what may be asked of a game, told from the schema of its options and in its own words."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import typer

from caracole.cli.asking import GameName, Json, Language, known_game, known_language
from caracole.cli.rules_text import word
from caracole.cli.screen import listing, print_json
from caracole.kernel.game import Game
from caracole.kernel.options import options_schema

OPTION = ("option", "meaning", "values", "default", "rules")
FREE = ("integer", "array", "object", "string")
PRESET = ("preset", "meaning", "options")


class Value(msgspec.Struct):
    value: Any
    label: str


class Option(msgspec.Struct):
    """An option as somebody may ask for it."""

    name: str
    label: str
    default: Any
    """null where it is left open: drawn, or it follows from the others, or there is none."""
    values: list[Value]
    """Those that can be listed."""
    free: str | None
    """What else it takes, in words."""
    rules: list[str]
    """The ids of those it changes."""


class Preset(msgspec.Struct):
    name: str
    label: str
    options: dict[str, Any]


class Told(msgspec.Struct):
    game: str
    rules: str
    options: list[Option]
    presets: list[Preset]


def options(game: GameName, lang: Language = "en", json: Json = False) -> None:
    """Tell the options of a game, and which rules they change."""
    found, language = known_game(game), known_language(lang)
    made = described(found, language)
    if json:
        print_json(made)
        return
    listing([word(language, f"head-{column}") for column in OPTION], [row(each, language) for each in made.options])
    if made.presets:
        typer.echo(f"\n{word(language, 'options-presets')}\n")
        listing([word(language, f"head-{column}") for column in PRESET], map(preset_row, made.presets))
    typer.echo("\n" + word(language, "options-how", game=game))


def row(option: Option, language: str) -> list[str]:
    bare = ", ".join(written(each.value) for each in option.values if not each.label)
    listed = [f"{written(each.value)}: {each.label}" for each in option.values if each.label]
    default = word(language, "default-open") if option.default is None else written(option.default)
    values = "\n".join(filter(None, (bare, *listed, option.free)))
    return [option.name, option.label, values, default, ", ".join(option.rules)]


def preset_row(preset: Preset) -> list[str]:
    return [preset.name, preset.label, ", ".join(f"{name}={written(value)}" for name, value in preset.options.items())]


def written(value: Any) -> str:
    """As it is typed after --option NAME="""
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


# --- from the schema ----------------------------------------------------------------------------------


def described(game: Game, language: str) -> Told:
    whole = options_schema(game.options)
    people = {
        "enum": game.traits.players,
        "type": "array" if game.options.commands is not None else None,
    }  # or how many on each side
    shapes = whole["$defs"][whole["$ref"].rpartition("/")[2]]["properties"] | {"players": people}
    presets = [
        Preset(name, named(game, language, f"preset-{name}", name), {**more})
        for name, more in game.options.PRESETS.items()
    ]
    asked = [option(game, name, shapes.get(name, {}), language) for name in game.options.DEFAULTS]
    return Told(game.name, game.traits.rules, asked, presets)


def option(game: Game, name: str, shape: dict[str, Any], language: str) -> Option:
    label = word(language, "option-players") if name == "players" else named(game, language, f"option-{name}", name)
    rules = [rule.id for rule in game.rulebook.rules.values() if name in rule.option]
    return Option(name, label, game.options.DEFAULTS[name], values(game, shape, language), free(shape, language), rules)


def values(game: Game, shape: dict[str, Any], language: str) -> list[Value]:
    """Those that the schema lists, and the sides by their colours."""
    if is_side(shape):
        colours = [game.messages.say(language, "colour", colour=emblem) for emblem in game.traits.emblems]
        return [Value(side, colour) for side, colour in enumerate(colours)]
    if "examples" in shape:
        return [Value(each, named(game, language, f"preset-{each}", "")) for each in shape["examples"]]
    listed = [each for part in parts(shape) for each in part.get("enum", ())]
    listed += [each for part in parts(shape) if part.get("type") == "boolean" for each in (True, False)]
    return [Value(each, value_name(game, each, language)) for each in listed]


def free(shape: dict[str, Any], language: str) -> str | None:
    """What the schema takes beside that: a number, a list, an object, a text."""
    for part in () if is_side(shape) else parts(shape):
        kind, members = part.get("type", "object" if "$ref" in part else None), listed_in(part)
        if members:
            return word(language, "kind-array-of", values=", ".join(members))
        if kind in FREE:
            return word(language, f"kind-{kind}")
    return None


def listed_in(shape: dict[str, Any]) -> list[str]:
    """What the members of a list may be, if that can be listed."""
    members = [*shape.get("prefixItems", ()), *filter(None, [shape.get("items")])]
    return list(dict.fromkeys(str(each) for member in members for each in member.get("enum", ())))


def parts(shape: dict[str, Any]) -> list[dict[str, Any]]:
    """The shapes of which any will do."""
    found: list[dict[str, Any]] = shape.get("anyOf", [shape])
    return found


def is_side(shape: dict[str, Any]) -> bool:
    return any(part.get("title") == "side" for part in parts(shape))


def value_name(game: Game, value: Any, language: str) -> str:
    """In the game's words, as the browser client says it; nothing where it says the value itself."""
    return named(game, language, f"value-{re.sub(r'[^A-Za-z0-9_-]', '-', value)}", "") if isinstance(value, str) else ""


def named(game: Game, language: str, message: str, otherwise: str) -> str:
    return game.messages.say(language, message) if game.messages.has(language, message) else otherwise.replace("_", " ")
