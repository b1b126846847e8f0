"""Sentences by id, in English, French and Dutch (Fluent)."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

from caracole.kernel.events import Value

LANGUAGES = ("en", "fr", "nl")


class Catalogue:
    """The messages of one folder: `en.ftl`, `fr.ftl`, `nl.ftl`."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.bundles = {language: bundle(folder, language) for language in LANGUAGES}
        self.remembered = lru_cache(20_000, typed=True)(self.said)
        """Pictures repeat the same few sentences; writing one anew takes as long as drawing a piece."""

    def ids(self, language: str) -> set[str]:
        return set(self.bundles[language]._messages)

    def say(self, language: str, message: str, **args: Value) -> str:
        """The sentence; a message or argument that is missing is an error of ours, never shown as `{…}`."""
        return self.remembered(language, message, tuple(args.items()))

    def said(self, language: str, message: str, args: tuple[tuple[str, Value], ...]) -> str:
        chosen = self.bundles[language if language in self.bundles else "en"]
        pattern = chosen.get_message(message).value
        if pattern is None:
            raise LookupError(f"{self.folder}: {message} has no text")
        text, problems = chosen.format_pattern(pattern, dict(args))
        if problems:
            raise LookupError(f"{self.folder}: {message}: {problems[0]}")
        return spaced(str(text)) if language == "fr" else str(text)


def spaced(text: str) -> str:
    """French sets a space before ; : ! ? and inside its quotation marks, at which no line may break."""
    return re.sub(" (?=[;:!?»])|(?<=«) ", "\u00a0", text)


def bundle(folder: Path, language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    resource = FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8"))
    for entry in resource.body:
        if isinstance(entry, Junk):
            raise LookupError(f"{folder}/{language}.ftl: not understood: {entry.content!r}")
    made.add_resource(resource)
    return made


@cache
def catalogue(folder: Path) -> Catalogue:
    return Catalogue(folder)
