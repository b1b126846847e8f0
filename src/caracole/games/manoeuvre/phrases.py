"""Names and sentences in one language: what the story and the picture say."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from caracole.kernel.events import Value
from caracole.kernel.messages import catalogue

FOLDER = Path(__file__).parent / "messages"


class Phrases:
    """The messages of one language; names also come with their article and their number."""

    def __init__(self, language: str) -> None:
        self.language = language if language in catalogue(FOLDER).bundles else "en"

    def __call__(self, message: str, **args: Value) -> str:
        return catalogue(FOLDER).say(self.language, message, **args) if args else plain(self.language, message)

    def attribute(self, message: str, name: str) -> str | None:
        found = catalogue(FOLDER).bundles[self.language].get_message(message)
        pattern = found.attributes.get(name)
        if pattern is None:
            return None
        return str(catalogue(FOLDER).bundles[self.language].format_pattern(pattern, {})[0])

    def the(self, message: str) -> str:
        """A name as it stands in a sentence: the Imperial Guard, la Garde impériale, de Keizerlijke Garde."""
        return self.attribute(message, "the") or self(message)

    def number(self, message: str) -> int:
        """2 for a name that takes a verb in the plural."""
        return int(self.attribute(message, "many") or 1)

    def card(self, code: str) -> str:
        """A card's name: that of its unit, its leader or its order."""
        return self(card_message(code))


def card_message(code: str) -> str:
    if code.startswith("L."):
        return f"leader-{code[2:]}"
    return f"unit-{code.partition('.')[0]}" if "." in code else f"order-{code}"


@cache
def plain(language: str, message: str) -> str:
    """A message without arguments is always the same."""
    return catalogue(FOLDER).say(language, message)


@cache
def phrases_in(language: str) -> Phrases:
    return Phrases(language)
