"""What is wrong with the shape of some data: the few kinds of complaint msgspec has, by the ids of messages."""

from __future__ import annotations

import re

from caracole.kernel.errors import Wording

KINDS = [
    ("shape-short", r"Expected `str` of length >= (?P<least>\d+)"),
    ("shape-long", r"Expected `str` of length <= (?P<most>\d+)"),
    ("shape-few", r"Expected `array` of length >= (?P<least>\d+)"),
    ("shape-many", r"Expected `array` of length <= (?P<most>\d+)"),
    ("shape-count", r"Expected `array` of length (?P<count>\d+)"),
    ("shape-low", r"Expected `(?:int|float)[^`]*` >= (?P<least>[-+.\w]+)"),
    ("shape-high", r"Expected `(?:int|float)[^`]*` <= (?P<most>[-+.\w]+)"),
    ("shape-pattern", r"Expected `str` matching regex"),
    ("shape-missing", r"Object missing required field `(?P<field>[^`]*)`"),
    ("shape-unknown", r"Object contains unknown field `(?P<field>[^`]*)`"),
    ("shape-value", r"Invalid (?:enum )?value (?P<got>.+)"),
    ("shape-json", r"JSON is malformed|Input data was truncated"),
]
TYPE = re.compile(r"Expected `(?P<expected>[^`]*)`, got `(?P<got>[^`]*)`")


def placed(message: str) -> tuple[str | None, str]:
    """Where the complaint is about, if it says so, and the rest: “Expected `int`, got `str` - at `$.first`”."""
    sentence, _, path = message.partition(" - at `$")
    return path.rstrip("`").lstrip(".") or None, sentence


def wording(sentence: str) -> Wording:
    """The kind of a complaint; one of a kind we do not know is carried along as it is."""
    mistyped = TYPE.match(sentence)
    if mistyped:
        return Wording("shape-type", {name: noun(matched) for name, matched in mistyped.groupdict().items()})
    for message, pattern in KINDS:
        found = re.match(pattern, sentence)
        if found:
            return Wording(message, {name: number(matched[:60]) for name, matched in found.groupdict().items()})
    return Wording("other", {"detail": sentence})


def number(digits: str) -> str | int:
    return int(digits) if digits.lstrip("-").isdecimal() else digits


def described(complaint: str) -> Wording:
    """The same with its place."""
    place, sentence = placed(complaint)
    return at(place, wording(sentence)) if place else wording(sentence)


def at(place: str, why: Wording) -> Wording:
    return Wording("field", {"field": Wording("field-name", {"field": place[:80]}), "why": why})


def noun(types: str) -> Wording:
    """A type as a noun; of “int | null” the first is what was meant."""
    return Wording("shape-noun", {"kind": types.partition(" | ")[0]})
