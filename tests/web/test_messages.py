"""What the client is made of: its messages in three languages, its emblems, its size."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from caracole.kernel import emblems
from caracole.kernel.game import games
from caracole.server.web.pages import STATIC

WEB = Path(__file__).parents[2] / "web/src"


def test_all_scripts_together_are_small() -> None:
    if not (STATIC / "index.html").exists():
        pytest.skip("the client is not built")
    assert sum(len(gzip.compress(file.read_bytes())) for file in STATIC.rglob("*.js")) <= 90_000


def test_the_three_languages_have_the_same_messages_and_arguments() -> None:
    told = {}
    for language in ("en", "fr", "nl"):
        tree = FluentParser().parse((WEB / f"messages/{language}.ftl").read_text(encoding="utf-8"))
        assert not [entry for entry in tree.body if isinstance(entry, ast.Junk)]
        told[language] = {
            entry.id.name: set(
                re.findall(r"\$(\w+)", (WEB / f"messages/{language}.ftl").read_text()[slice(*ends(entry))])
            )
            for entry in tree.body
            if isinstance(entry, ast.Message)
        }
    assert told["en"] == told["fr"] == told["nl"]


def ends(entry: ast.Message) -> tuple[int, int]:
    assert entry.span is not None
    return entry.span.start, entry.span.end


def test_every_message_a_page_names_exists() -> None:
    known = re.findall(r"^([\w-]+) =", (WEB / "messages/en.ftl").read_text(encoding="utf-8"), re.M)
    named = set()
    for file in [*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")]:
        named |= set(re.findall(r"\bt\('([\w-]+)'", file.read_text(encoding="utf-8")))
    assert named <= set(known)


def test_every_option_preset_colour_and_chapter_of_a_game_has_a_name() -> None:
    known = set(re.findall(r"^([\w-]+) =", (WEB / "messages/en.ftl").read_text(encoding="utf-8"), re.M))
    for game in games():
        named = {f"option-{name}" for name in game.defaults if name != "players"}
        named |= {f"preset-{game.name}-{name}" for name in game.presets}
        named |= {f"colour-{emblem}" for emblem in game.traits.emblems}
        named |= {f"value-{value}" for value in words(game.schema())}
        chapters = {rule.chapter for rule in game.rulebook.rules.values()} - {""}
        named |= {"chapter-" + re.sub("[^a-z]+", "-", chapter.lower()) for chapter in chapters}
        assert named <= known


def words(schema: dict[str, Any]) -> set[str]:
    """The values a form lists, where they are words."""
    options = schema["$defs"][schema["$ref"].rpartition("/")[2]] if "$ref" in schema else schema
    shapes = [one for shape in options["properties"].values() for one in shape.get("anyOf", [shape])]
    found = [value for shape in shapes for value in shape.get("enum", ()) if re.match("[a-z]", str(value))]
    return {re.sub(r"[^\w-]", "-", value) for value in found}


def test_emblems_are_those_of_the_boards() -> None:
    told = dict(re.findall(r"^  (\w+): '(.*)',$", (WEB / "lib/emblems.ts").read_text(encoding="utf-8"), re.M))
    assert told == emblems.EMBLEMS
