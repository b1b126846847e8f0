"""Sentences by id (Fluent), a folder of `.ftl` files for each language: a new language is a new folder.

What a catalogue lacks is looked up in the kernel's own (`defaults/messages`), what a language lacks in English.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from pathlib import Path

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentInt
from fluent.syntax.ast import Junk

from caracole.kernel.events import Value

ENGLISH = "en"
SHARED = Path(__file__).parent / "defaults" / "messages"
"""What every game may need to say."""


def spoken(folder: Path) -> tuple[str, ...]:
    """The languages of a catalogue: its folders, English first."""
    found = sorted(inner.name for inner in folder.iterdir() if any(inner.glob("*.ftl"))) if folder.is_dir() else []
    return tuple(sorted(found, key=lambda language: language != ENGLISH))


LANGUAGES = spoken(SHARED)
"""The languages Caracole itself speaks."""


class Bundles(Mapping[str, FluentBundle]):
    """The messages of a folder by language, each read when it is first asked for: to read one takes 15 to 65 ms."""

    def __init__(self, folder: Path, languages: Iterable[str]) -> None:
        self.folder = folder
        self.languages = tuple(languages)
        self.read: dict[str, FluentBundle] = {}

    def __getitem__(self, language: str) -> FluentBundle:
        if language not in self.languages:
            raise KeyError(language)
        if language not in self.read:
            self.read[language] = bundle(self.folder, language)
        return self.read[language]

    def __contains__(self, language: object) -> bool:
        return language in self.languages

    def __iter__(self) -> Iterator[str]:
        return iter(self.languages)

    def __len__(self) -> int:
        return len(self.languages)


class Catalogue:
    """The messages of one folder, and behind them those that every game shares."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.languages = spoken(folder)
        self.bundles = Bundles(folder, dict.fromkeys((*LANGUAGES, *self.languages)))
        self.remembered = lru_cache(20_000, typed=True)(self.said)
        """Pictures repeat the same few sentences; writing one anew takes as long as drawing a piece."""

    def ids(self, language: str) -> set[str]:
        """Its own messages, those of the kernel left out."""
        return {entry for file in files(self.folder, language) for entry in named(file)}

    def has(self, language: str, message: str) -> bool:
        return self.bundle(language, message) is not None

    def speaks(self, language: str, message: str) -> bool:
        """Whether the language itself has the message."""
        return language in self.bundles and self.bundles[language].has_message(message)

    def say(self, language: str, message: str, **args: Value) -> str:
        """The sentence; a message or argument that is missing is an error of ours, never shown as `{…}`."""
        return self.remembered(language, message, tuple(args.items()))

    def said(self, language: str, message: str, args: tuple[tuple[str, Value], ...]) -> str:
        chosen = self.bundle(language, message)
        pattern = chosen.get_message(message).value if chosen else None
        if chosen is None or pattern is None:
            raise LookupError(f"{self.folder}: {message} has no text")
        try:
            text = formatted(chosen, pattern, args)
        except LookupError as error:
            raise LookupError(f"{self.folder}: {message}: {error}") from None
        return spaced(text) if chosen.locales[0] == "fr" else text

    def bundle(self, language: str, message: str) -> FluentBundle | None:
        """The messages of the language if they have this one, else the English ones."""
        for name in (language, ENGLISH):
            found = self.bundles.get(name)
            if found is not None and found.has_message(message):
                return found
        return None

    def source(self, language: str, file: str) -> str:
        """A file of the catalogue as it is written, for a page that says it itself; empty if there is none."""
        for name in (language, ENGLISH):
            found = self.folder / name / file
            if name in self.languages and found.exists():
                return found.read_text(encoding="utf-8")
        return ""


def formatted(bundle: FluentBundle, pattern: Pattern, args: Iterable[tuple[str, Value]]) -> str:
    """As `FluentBundle.format_pattern` does it, with our numbers; LookupError says what is missing."""
    given = {name: counted(value) if isinstance(value, int) else value for name, value in args}
    env = ResolverEnvironment(context=bundle, current=CurrentEnvironment(args=given), errors=[])
    text = str(pattern(env))
    if env.errors:
        raise LookupError(str(env.errors[0]))
    return text


class Count(FluentInt):
    """A number that is written without asking how a language groups digits, as long as there is nothing to group:
    that takes longer than all the rest of a sentence. Beyond sixteen digits nobody counts, and grouping them fails."""

    def format(self, locale: Locale) -> str:
        small = self.options is self.default_number_format_options and 0 <= int(self) < 1000
        return str(int(self)) if small or abs(int(self)) >= 10**16 else str(super().format(locale))


@lru_cache(1_000)
def counted(value: int) -> Count:
    return Count(value)


def spaced(text: str) -> str:
    """French sets a space before ; : ! ? and inside its quotation marks, at which no line may break."""
    return re.sub(" (?=[;:!?»])|(?<=«) ", "\u00a0", text)


def files(folder: Path, language: str) -> list[Path]:
    return sorted((folder / language).glob("*.ftl"))


def named(file: Path) -> list[str]:
    """The ids a file has texts for."""
    return re.findall(r"^([a-zA-Z][\w-]*) *=", file.read_text(encoding="utf-8"), re.MULTILINE)


def bundle(folder: Path, language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    own = files(folder, language)
    for file in [*own, *(files(SHARED, language) if folder != SHARED else ())]:
        resource = FluentResource(file.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, Junk):
                raise LookupError(f"{file}: not understood: {entry.content!r}")
        made.add_resource(resource)
    return made


@cache
def catalogue(folder: Path) -> Catalogue:
    return Catalogue(folder)
