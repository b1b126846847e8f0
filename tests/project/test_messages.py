"""Every catalogue of sentences says the same things in every language."""

from __future__ import annotations

import ast as python
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import caracole
from caracole.kernel.messages import LANGUAGES, SHARED, spoken

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
WEB = ROOT / "web"
GAMES = caracole.games()
FOLDERS = {*(game.folder / "messages" for game in GAMES), *SOURCE.rglob("messages"), WEB / "src/messages", SHARED}
CATALOGUES = sorted(folder for folder in FOLDERS if folder.is_dir())


class Variables(Visitor):
    """The variables a message is given."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802  # the name the visitor looks for
        self.found.add(node.id.name)


def messages(folder: Path, language: str = "en") -> dict[str, set[str]]:
    """The ids of a language with the variables of each; anything that is no message is a failure."""
    found: dict[str, set[str]] = {}
    for file in sorted((folder / language).glob("*.ftl")):
        read(file, found)
    return found


def read(file: Path, found: dict[str, set[str]]) -> None:
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{shown(file)} cannot be read from {(entry.content or '')[:80]!r} on"
        if isinstance(entry, ast.Message | ast.Term):
            dash = "-" if isinstance(entry, ast.Term) else ""
            assert dash + entry.id.name not in found, f"{shown(file)} has {dash}{entry.id.name} twice"
            variables = Variables()
            variables.visit(entry)
            found[dash + entry.id.name] = variables.found


def shown(path: Path) -> str:
    return str(path.relative_to(SOURCE)) if path.is_relative_to(SOURCE) else str(path)


@pytest.mark.parametrize("folder", CATALOGUES, ids=shown)
def test_every_catalogue_of_ours_speaks_every_language(folder: Path) -> None:
    assert spoken(folder) == LANGUAGES
    for language in LANGUAGES:
        files = {file.name for file in (folder / language).iterdir()}
        assert files == {file.name for file in (folder / "en").iterdir()}, f"{shown(folder)}/{language}"


@pytest.mark.parametrize("folder", CATALOGUES, ids=shown)
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_the_languages_say_the_same(folder: Path, language: str) -> None:
    english, other = messages(folder), messages(folder, language)
    problems = [f"{message} is missing" for message in english if message not in other]
    problems += [f"{message} is not in English" for message in other if message not in english]
    for message in english.keys() & other.keys():
        # Terms may be inflected differently from one language to the next; messages must use what they are given.
        if not message.startswith("-") and english[message] != other[message]:
            problems.append(f"{message} uses {sorted(other[message])}, in English {sorted(english[message])}")
    assert not problems, f"{shown(folder)}/{language}:\n  " + "\n  ".join(sorted(problems))


SERVER = SOURCE / "caracole/server"
SPEAKERS = {"Wording": 0, "malformed": 0, "not_yours": 0, "not_now": 0, "flood": 0, "problem": 2, "demand": 2}
"""What takes the id of a message, and which of its arguments that is."""
PASSED_ON = {
    "server/errors.py", "server/thinking.py", "server/web/app.py",
    "kernel/game.py", "kernel/options.py", "kernel/refusals.py", "kernel/shapes.py",
}  # fmt: skip
"""Where ids come from elsewhere: from a caller, a table of codes, a game."""


OF_GAMES = ("refusal-", "word-")
"""How messages begin that games have and others say."""


class Use(NamedTuple):
    """A message that the code names."""

    where: str
    message: str | None
    args: set[str] | None
    """None where they are not written out."""


def uses(file: Path) -> Iterator[Use]:
    for call in python.walk(python.parse(file.read_text(encoding="utf-8"))):
        if not isinstance(call, python.Call):
            continue
        name = call.func.attr if isinstance(call.func, python.Attribute) else getattr(call.func, "id", "")
        if name in SPEAKERS and len(call.args) > SPEAKERS[name]:
            told = call.args[SPEAKERS[name]]
            message = str(told.value) if isinstance(told, python.Constant) else None
            yield Use(f"{shown(file)}:{call.lineno}", message, arguments(call, name))


def arguments(call: python.Call, name: str) -> set[str] | None:
    """The names of a message's arguments: keywords, or the keys of a dictionary."""
    if name != "Wording":
        names = [keyword.arg for keyword in call.keywords]
        return None if None in names else {name for name in names if name is not None}
    if len(call.args) < 2:
        return set()
    keys = call.args[1].keys if isinstance(call.args[1], python.Dict) else [None]
    return {str(key.value) for key in keys if isinstance(key, python.Constant)} if None not in keys else None


def wrong(use: Use, known: dict[str, set[str]]) -> str | None:
    if use.message is None:
        return None if any(use.where.partition(":")[0].endswith(file) for file in PASSED_ON) else "not a plain id"
    if use.message not in known:
        return f"there is no message {use.message!r}"
    return None if use.args is None or use.args == known[use.message] else f"{use.message} needs {known[use.message]}"


def test_every_refusal_of_the_server_is_a_message_with_its_arguments() -> None:
    known = messages(SERVER / "messages")
    files = [*SERVER.rglob("*.py"), *(SOURCE / "caracole/kernel").glob("*.py")]
    found = [use for file in files for use in uses(file) if not str(use.message).startswith(OF_GAMES)]
    assert len(found) > 100
    problems = [f"{use.where}: {complaint}" for use in found if (complaint := wrong(use, known))]
    assert not problems, "\n".join(problems)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_whose_sides_can_be_shared_has_the_words_for_it(game: caracole.Game) -> None:
    known, refusals = messages(game.folder / "messages"), import_module(f"{game.package}.refusals")
    needed = {"refusal-other-arm": set[str]()} if getattr(refusals, "ARM", None) else {}
    if getattr(refusals, "JOINT", None):
        needed |= {"word-said": {"name"}, "word-given": {"others"}}
    assert {message: known.get(message) for message in needed} == needed


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_option_a_game_refuses_is_a_message_of_its_own(game: caracole.Game) -> None:
    known = messages(game.folder / "messages")
    found = list(uses(game.folder / "options.py"))
    problems = [f"{use.where}: {complaint}" for use in found if (complaint := wrong(use, known))]
    assert not problems, "\n".join(problems)
    assert {use.message for use in found} == {message for message in known if message.startswith("options-")}


def test_no_refusal_of_the_server_is_left_without_use() -> None:
    files = [file for room in ("server", "kernel", "review") for file in (SOURCE / "caracole" / room).rglob("*.py")]
    code = "\n".join(file.read_text(encoding="utf-8") for file in files)
    unused = [message for message in messages(SERVER / "messages") if f'"{message}"' not in code]
    assert [message for message in unused if not message.startswith("mail-")] == []
