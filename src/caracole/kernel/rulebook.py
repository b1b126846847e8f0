"""The rules of a game by id: our paraphrase in three languages, their source and their status."""

from __future__ import annotations

from pathlib import Path

import msgspec


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule id of the specification."""

    id: str
    en: str
    fr: str
    nl: str
    source: str
    status: str
    """`enforced`, `shown`, `reconstructed`, or `option:<name>`."""
    chapter: str = ""

    def text(self, language: str) -> str:
        return {"fr": self.fr, "nl": self.nl}.get(language, self.en)


class Rulebook:
    """All rules of a game, in the order of the specification."""

    def __init__(self, file: Path) -> None:
        raw = msgspec.toml.decode(file.read_bytes(), type=dict[str, list[Rule]])
        self.rules = {rule.id: rule for rule in raw["rule"]}

    def __getitem__(self, rule: str) -> Rule:
        return self.rules[rule]

    def __contains__(self, rule: object) -> bool:
        return rule in self.rules
