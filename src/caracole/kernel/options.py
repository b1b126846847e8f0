"""Options of a game: read, checked, resolved until nothing is left to a default."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, get_args, get_type_hints

import msgspec

from caracole.kernel.errors import BadOptions

T = TypeVar("T")


def strict(kind: type[T], raw: object) -> T:
    """The typed options, or one sentence about the first field that is wrong."""
    try:
        return msgspec.convert(raw, kind, strict=True)
    except msgspec.ValidationError as error:
        option, sentence = blamed(str(error))
        choices = get_args(get_type_hints(kind).get(option))
        if sentence.startswith("Invalid enum value") and choices:
            sentence += f", expected {' or '.join(map(str, choices))}"
        raise BadOptions(option, sentence) from None


def blamed(message: str) -> tuple[str, str]:
    """The field msgspec complains about, and what it says: “Expected `int`, got `str` - at `$.first`”."""
    sentence, _, path = message.partition(" - at `$.")
    if path:
        return path.rstrip("`"), sentence
    field = sentence.split("`")[1] if "`" in sentence else "?"
    if "unknown field" in sentence:
        return field, "there is no such option"
    if "missing required field" in sentence:
        return field, "is missing"
    return "?", sentence


def overlaid(
    defaults: Mapping[str, Any], presets: Mapping[str, Mapping[str, Any]], preset: str | None, given: Mapping[str, Any]
) -> dict[str, Any]:
    """Defaults, then the preset, then what was asked for; refuses a name that does not exist."""
    if preset is not None and preset not in presets:
        raise BadOptions("preset", f"there is no preset {preset!r}; there are {', '.join(presets)}")
    for name in given:
        if name not in defaults:
            raise BadOptions(name, f"there is no such option; there are {', '.join(defaults)}")
    return {**defaults, **(presets[preset] if preset else {}), **given}


def demand(true: bool, option: str, sentence: str) -> None:
    """Refuse the options unless the condition holds."""
    if not true:
        raise BadOptions(option, sentence)
