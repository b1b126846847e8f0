"""The rules of a game by id: our paraphrase in every language, where each is from, and how sure we are of it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Literal

import msgspec

LANGUAGE = re.compile(r"[a-z]{2}")
Texts = dict[str, str]
"""A text by language."""


def among(texts: Texts, language: str) -> str:
    """The text in a language, in English if it has none."""
    return texts.get(language) or texts["en"]


class Rule(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One rule id of the specification."""

    id: str
    chapter: str = ""
    texts: Texts
    origin: Literal["printed", "found", "ours"]
    """In the printed rules; outside them (a catalogue, a review, another edition); reconstructed or settled by us."""
    source: str
    """Where exactly: keys of the rulebook's `[sources]`, each with its place, as in `F:Mouvement, N:Bewegen, R:3`."""
    enforced: Literal["rules", "shown"]
    """By the rules, or a matter of display or manners."""
    option: tuple[str, ...] = ()
    """The options that change it."""
    sure: Literal["certain", "likely", "guess"] | None = None
    """How sure we are of what is not printed."""
    why: Texts = {}
    """What is reconstructed, how sure we are, and why, in one sentence."""
    table: str | None = None
    """A table of the game's `figures.py` that belongs to it."""

    def text(self, language: str) -> str:
        return among(self.texts, language)

    def reason(self, language: str) -> str:
        return among(self.why, language) if self.why else ""


class Contents(msgspec.Struct, forbid_unknown_fields=True):
    """`rulebook.toml`"""

    sources: dict[str, Texts]
    rule: list[dict[str, Any]]


class Rulebook:
    """All rules of a game, in the order of the specification."""

    def __init__(self, file: Path) -> None:
        contents = msgspec.toml.decode(file.read_bytes(), type=Contents)
        self.sources = contents.sources
        self.rules: dict[str, Rule] = {}
        for raw in contents.rule:
            rule = read(raw)
            if rule.id in self.rules:
                raise ValueError(f"{file}: rule {rule.id} is listed twice")
            self.rules[rule.id] = rule

    def __getitem__(self, rule: str) -> Rule:
        return self.rules[rule]

    def __contains__(self, rule: object) -> bool:
        return rule in self.rules

    def places(self, rule: Rule) -> list[tuple[str, str]]:
        """The sources of a rule with the place in each; a part that names no source is another place in the last."""
        found: list[tuple[str, str]] = []
        for part in rule.source.split(", "):
            key, _, place = part.partition(":")
            if part in self.sources:
                found.append((part, ""))
            elif key in self.sources:
                found.append((key, place))
            elif found:
                found[-1] = found[-1][0], f"{found[-1][1]}, {part}"
            else:
                raise ValueError(f"rule {rule.id}: {part!r} is none of the sources {', '.join(self.sources)}")
        return found

    def cited(self, rule: Rule, language: str) -> str:
        """Where a rule is from, in words."""
        told = [(among(self.sources[key], language), place) for key, place in self.places(rule)]
        return "; ".join(f"{name}: {place}" if place else name for name, place in told)


def read(raw: dict[str, Any]) -> Rule:
    """A rule as the file has it: whatever is no field of a rule is its text in that language."""
    fields = {name: value for name, value in raw.items() if name in Rule.__struct_fields__}
    texts = {name: value for name, value in raw.items() if name not in fields}
    for name in texts:
        if not LANGUAGE.fullmatch(name):
            raise ValueError(f"rule {raw.get('id')}: {name!r} is neither a field of a rule nor a language")
    if isinstance(fields.get("option"), str):
        fields["option"] = [fields["option"]]
    return msgspec.convert({**fields, "texts": texts}, Rule)
