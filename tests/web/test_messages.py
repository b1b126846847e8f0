"""What the client is made of: messages that exist, the wire types of the server, nothing of any game, little of all."""

from __future__ import annotations

import gzip
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from caracole.kernel.game import Game, games
from caracole.kernel.messages import LANGUAGES, named, spoken
from caracole.kernel.options import options_schema, seat_commands
from caracole.server.web.client_pages import STATIC

WEB = Path(__file__).parents[2] / "web"
GAMES = games()
CODE = [*WEB.glob("src/**/*.svelte"), *WEB.glob("src/**/*.ts")]
OF_THE_PAGE = {
    "auto": "text-anchor of a chart",
    "board": "a layout that any game may have",
    "chips": "a class of the log",
    "default": "a default export",
    "draw": "an offer that any table knows",
    "figures": "a class of a table",
    "first": "a class of the replay",
    "fr": "the language whose spaces do not break",
    "group": "a role of ARIA",
    "open": "a seat that is free",
    "lazy": "when an image is loaded",
    "place": "a class of a form",
    "played": "what was done, in a review",
    "players": "how many sit at a table, in every game",
    "wide": "a layout, and a class",
    "H": "a key",
    "L": "a key, and a line in a path",
    "M": "a key, and the beginning of a path",
}
"""Words of the client that some game happens to use as well, and what the client means by them."""


def test_what_every_visit_loads_is_small_and_so_is_whatever_a_page_adds() -> None:
    if not (STATIC / "index.html").exists():
        pytest.skip("the client is not built")
    sizes = {file.name: len(gzip.compress(file.read_bytes())) for file in STATIC.rglob("*.js")}
    page = (STATIC / "index.html").read_text(encoding="utf-8")
    first = {name for name in sizes if name in page}
    assert sum(sizes[name] for name in first) <= 80_000
    assert max(size for name, size in sizes.items() if name not in first) <= 16_000


def client_messages() -> set[str]:
    return {message for file in WEB.glob("src/messages/en/*.ftl") for message in named(file)}


def test_the_client_speaks_the_languages_of_the_server() -> None:
    assert spoken(WEB / "src/messages") == LANGUAGES


def test_every_message_a_page_names_exists() -> None:
    asked = {id for file in CODE for id in re.findall(r"\bt\('([\w-]+)'", file.read_text(encoding="utf-8"))}
    assert asked <= client_messages()


def test_every_message_of_the_client_is_named_by_a_page() -> None:
    code = "\n".join(file.read_text(encoding="utf-8") for file in CODE)
    made = [
        re.escape(a) + "[a-z-]+" + re.escape(b) for a, b in re.findall(r"\bt\(`([a-z-]*)\$\{[^}]*\}([a-z-]*)`", code)
    ]
    composed = re.compile("|".join(sorted(set(made) - {"[a-z-]+"})))
    unused = [id for id in client_messages() if f"'{id}'" not in code and not composed.fullmatch(id)]
    assert unused == []


# --- the browser knows no game ----------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_nothing_of_the_client_names_a_game(game: Game) -> None:
    names = re.compile(rf"\b({re.escape(game.name)}|{re.escape(game.title)})\b", re.IGNORECASE)
    files = [file for file in [*WEB.glob("*.*"), *WEB.glob("src/**/*.*")] if file.name != "package-lock.json"]
    assert [str(file) for file in files if names.search(file.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_nothing_of_the_client_names_an_option_value_phase_or_arm(game: Game) -> None:
    words = set(own_words(game)) - set(OF_THE_PAGE)
    quoted = re.compile(r"['\"`]([\w-]+)['\"`]")
    found = {(file.name, word) for file in CODE for word in quoted.findall(file.read_text(encoding="utf-8"))}
    assert [pair for pair in found if pair[1] in words] == []
    told = re.compile("^(option|value|preset|phase|arm|chapter|guide)-(.+)")
    asked = {match[2] for message in client_messages() if (match := told.match(message))}
    assert asked & (words | {game.name}) == set()


def own_words(game: Game) -> Iterator[str]:
    """The words a game uses for its options, their values, its presets, phases and arms."""
    yield from game.options.DEFAULTS
    yield from game.options.PRESETS
    yield from import_module(f"{game.package}.names").PHASES
    yield from (str(value) for value in listed(options_schema(game.options)))
    for people in game.traits.players if game.options.commands is not None else ():
        for command in seat_commands(game.options, people, None):
            yield from command.arms


def listed(schema: Any) -> Iterator[Any]:
    """Every value that a schema lists, at any depth."""
    if isinstance(schema, dict):
        yield from (value for value in schema.get("enum", ()) if isinstance(value, str))
        for inner in schema.values():
            yield from listed(inner)
    elif isinstance(schema, list):
        for inner in schema:
            yield from listed(inner)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_everything_a_form_and_a_page_show_of_a_game_has_its_words(game: Game, language: str) -> None:
    known = game.messages.ids(language)
    wanted = {"about", "time", "luck", "guide", "counted"}
    wanted |= {f"option-{name}" for name in game.options.DEFAULTS if name != "players"}
    wanted |= {f"preset-{name}" for name in game.options.PRESETS}
    wanted |= {f"value-{value}" for value in form_values(options_schema(game.options))}
    chapters = {rule.chapter for rule in game.rulebook.rules.values()} - {""}
    wanted |= {"chapter-" + re.sub("[^a-z]+", "-", chapter.lower()) for chapter in chapters}
    assert sorted(wanted - known) == []
    colours = {f"colour-{emblem}" for emblem in game.traits.emblems}
    assert colours <= client_messages()


def form_values(schema: dict[str, Any]) -> set[str]:
    """The values a form lists, where they are words."""
    options = schema["$defs"][schema["$ref"].rpartition("/")[2]] if "$ref" in schema else schema
    shapes = [one for shape in options["properties"].values() for one in shape.get("anyOf", [shape])]
    found = [value for shape in shapes for value in shape.get("enum", ()) if re.match("[a-z]", str(value))]
    return {re.sub(r"[^\w-]", "-", value) for value in found}


def test_the_types_of_the_wire_are_the_servers() -> None:
    """If this fails: python web/wire.py"""
    spec = spec_from_file_location("wire", WEB / "wire.py")
    assert spec is not None
    assert spec.loader is not None
    wire = module_from_spec(spec)
    sys.modules["wire"] = wire
    spec.loader.exec_module(wire)
    assert wire.FILE.read_text(encoding="utf-8") == wire.written()
