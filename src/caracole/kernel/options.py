"""Options of a game: read, checked, resolved until nothing is left to a default."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Annotated, Any, Literal, NamedTuple, TypeVar, get_args, get_type_hints

import msgspec
from msgspec import Meta

from caracole.kernel import shapes
from caracole.kernel.errors import BadOptions, Wording

if TYPE_CHECKING:
    from caracole.kernel.contract import OptionsFile

T = TypeVar("T")
Side = Annotated[int, Meta(title="side")]
"""An option that names a side by its number; a form shows the sides by their colours."""
OneOfTwo = Annotated[Literal[0, 1], Meta(title="side")]
"""The same where there are always two."""


def strict(kind: type[T], raw: object) -> T:
    """The typed options, or one sentence about the first field that is wrong."""
    try:
        return msgspec.convert(raw, kind, strict=True)
    except msgspec.ValidationError as error:
        place, sentence = shapes.placed(str(error))
        wording = shapes.wording(sentence)
        if place is None:
            raise misnamed(sentence, wording) from None
        choices = get_args(get_type_hints(kind).get(place))
        if sentence.startswith("Invalid enum value") and choices:
            sentence += f", expected {' or '.join(map(str, choices))}"
            wording = Wording("option-choice", {"known": listed(choices), **wording.args})
        raise BadOptions(place, sentence, wording) from None


def misnamed(sentence: str, wording: Wording) -> BadOptions:
    """An option too many or too few."""
    if wording.message == "shape-unknown":
        return BadOptions(wording.args["field"], "there is no such option", Wording("option-unknown"))
    if wording.message == "shape-missing":
        return BadOptions(wording.args["field"], "is missing", Wording("option-missing"))
    return BadOptions("?", sentence, wording)


def listed(known: Collection[object]) -> str:
    return ", ".join(map(str, known))


def overlaid(
    defaults: Mapping[str, Any], presets: Mapping[str, Mapping[str, Any]], preset: str | None, given: Mapping[str, Any]
) -> dict[str, Any]:
    """Defaults, then the preset, then what was asked for; refuses a name that does not exist."""
    if preset is not None:
        among("preset", preset, presets)
    for name in given:
        if name not in defaults:
            wording = Wording("option-unknown-of", {"known": listed(defaults)})
            raise BadOptions(name, f"there is no such option; there are {listed(defaults)}", wording)
    return {**defaults, **(presets[preset] if preset else {}), **given}


def among(option: str, value: object, known: Collection[str]) -> None:
    """Refuse a name that is none of these."""
    if value not in known:
        wording = Wording("option-none-such", {"got": str(value), "known": listed(known)})
        raise BadOptions(option, f"there is no {option} {value!r}; there are {listed(known)}", wording)


def within(option: str, value: object, least: int, most: int) -> None:
    """Refuse what is no whole number in this range."""
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        wording = Wording("option-range", {"least": least, "most": most, "got": str(value)})
        raise BadOptions(option, f"expected {least} to {most}, got {value!r}", wording)


class Unfit(Exception):
    """Options that a game refuses, by the id of a message in its catalogue; `Game` says it."""

    def __init__(self, option: str, message: str, args: dict[str, Any]) -> None:
        super().__init__(option, message, args)
        self.option = option
        self.wording = Wording(message, args)


def demand(true: bool, option: str, message: str, **args: Any) -> None:
    """Refuse the options unless the condition holds, by a message of the game's own catalogue."""
    if not true:
        raise Unfit(option, message, args)


def options_schema(file: OptionsFile) -> dict[str, Any]:
    """JSON Schema of the resolved options; `examples` are values with a name that may be asked for instead."""
    return msgspec.json.schema(file.Options)


class Command(NamedTuple):
    """What one person at the table commands."""

    side: int
    arms: tuple[str, ...] = ()
    """Of a side that people share; empty means everything."""


def seat_commands(file: OptionsFile, people: int | list[int] | None, resolved: Any) -> list[Command]:
    """What each person at the table commands, in the order of seats: usually a side each."""
    if file.commands is None:
        return [Command(side) for side in range(file.sides(resolved))]
    return [Command(command["army"], tuple(command["arms"])) for command in file.commands(people)]
