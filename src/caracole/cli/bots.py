"""`caracole bots`."""

from __future__ import annotations

import msgspec
import typer

from caracole.bots import BOTS, LEVELS, character, title
from caracole.cli.asking import OPPONENT, Json, Language, known_language
from caracole.cli.rules_text import word
from caracole.cli.screen import listing, print_json


class Told(msgspec.Struct):
    name: str
    title: str
    character: str
    level: int | None
    """1 is the weakest; null for those that are there to measure by."""
    default: bool
    """Who sits opposite in `caracole play` when nobody says otherwise."""


def bots(lang: Language = "en", json: Json = False) -> None:
    """List the bots, the weakest first."""
    language = known_language(lang)
    levels = {name: number for number, name in enumerate(LEVELS, 1)}
    made = [
        Told(name, title(name, language), character(name, language), levels.get(name), name == OPPONENT)
        for name in BOTS
    ]
    if json:
        print_json(made)
        return
    heads = [word(language, f"head-{column}") for column in ("name", "title", "character")]
    listing(heads, [[each.name, each.title, each.character] for each in made])
    typer.echo("\n" + word(language, "bots-how", bot=OPPONENT))
