"""The rules of a game by id: where each is from, how sure we are of it, and what we say of it in every language.

`rulebook.toml` has what is the same in all languages. The texts are messages of the game, in
`messages/LANGUAGE/rules.ftl`: `rule-T6` what the rule says, in our own words; `why-T6` what is reconstructed, how sure
we are, and why; `source-F` the name of a source. In their ids `T6'` is `T6-prime`, and every other sign a hyphen.
Questions that players ask and a ruling answers are `question-ID` and `answer-ID`, in `questions.ftl`.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Literal

import msgspec

from caracole.kernel.messages import ENGLISH, Catalogue

Texts = dict[str, str]
"""A text by language."""


def among(texts: Texts, language: str) -> str:
    """The text in a language, in English if it has none."""
    return texts.get(language) or texts[ENGLISH]


class Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A `[[rule]]` of `rulebook.toml`."""

    id: str
    chapter: str = ""
    origin: Literal["printed", "found", "ours"]
    """In the printed rules; outside them (a catalogue, a review, another edition); reconstructed or settled by us."""
    source: str
    """Where exactly: keys of the rulebook's `sources`, each with its place, as in `F:Mouvement, N:Bewegen, R:3`."""
    enforced: Literal["rules", "shown"]
    """By the rules, or a matter of display or manners."""
    option: tuple[str, ...] = ()
    """The options that change it."""
    sure: Literal["certain", "likely", "guess"] | None = None
    """How sure we are of what is not printed."""
    figures: str | None = None
    """Figures of the game's `figures.py` that belong to it."""


class Rule(Entry, frozen=True, kw_only=True):
    """One rule with its id and its texts."""

    texts: Texts
    why: Texts = {}
    """What is reconstructed, how sure we are, and why, in one sentence."""

    def text(self, language: str) -> str:
        """What the rule says, in a language."""
        return among(self.texts, language)

    def reason(self, language: str) -> str:
        """What is reconstructed and why, in a language; empty for what is printed."""
        return among(self.why, language) if self.why else ""


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A `[[question]]` of `rulebook.toml`: what the printed rules leave open."""

    id: str
    rules: tuple[str, ...]
    """The rules it touches."""
    ruling: int
    """The number of its ruling (docs/rulings)."""


class Question(Asked, frozen=True):
    """Such a question with its texts."""

    asked: Texts = {}
    answer: Texts = {}


class Contents(msgspec.Struct, forbid_unknown_fields=True):
    """`rulebook.toml`"""

    sources: list[str]
    rule: list[Entry]
    question: list[Asked] = []


class Rulebook:
    """All rules of a game, in the order of rulebook.toml."""

    def __init__(self, file: Path, messages: Catalogue) -> None:
        try:
            contents = msgspec.toml.decode(file.read_bytes(), type=Contents)
        except msgspec.ValidationError as error:
            raise ValueError(f"{file}: {error}") from None
        self.sources = {key: said(messages, f"source-{message_id(key)}") for key in contents.sources}
        self.rules: dict[str, Rule] = {}
        for entry in contents.rule:
            if entry.id in self.rules:
                raise ValueError(f"{file}: rule {entry.id} is listed twice")
            self.rules[entry.id] = complete(entry, messages)
        self.questions = tuple(answered(asked, messages) for asked in contents.question)

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
        places = [(among(self.sources[key], language), place) for key, place in self.places(rule)]
        return "; ".join(f"{name}: {place}" if place else name for name, place in places)


def complete(entry: Entry, messages: Catalogue) -> Rule:
    """A rule with its texts."""
    fields = {name: getattr(entry, name) for name in entry.__struct_fields__}
    texts, why = (said(messages, f"{kind}-{message_id(entry.id)}") for kind in ("rule", "why"))
    if ENGLISH not in texts:
        raise ValueError(f"{messages.folder}: rule {entry.id} has no text rule-{message_id(entry.id)} in English")
    return Rule(**fields, texts=texts, why=why)


def answered(asked: Asked, messages: Catalogue) -> Question:
    """A question with its texts."""
    question, answer = (said(messages, f"{kind}-{asked.id}") for kind in ("question", "answer"))
    if ENGLISH not in question or ENGLISH not in answer:
        raise ValueError(f"{messages.folder}: question-{asked.id} or answer-{asked.id} has no text in English")
    return Question(asked.id, asked.rules, asked.ruling, question, answer)


def said(messages: Catalogue, message: str) -> Texts:
    """A message in every language that has it."""
    spoken = [language for language in messages.bundles if messages.speaks(language, message)]
    return {language: messages.say(language, message) for language in spoken}


def message_id(name: str) -> str:
    """A rule's id, as ids of messages may be written."""
    return re.sub(r"[^\w-]", "-", name.replace("'", "-prime"))
