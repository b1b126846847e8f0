"""Every catalogue of sentences says the same things in English, French and Dutch."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import caracole
from caracole.kernel.messages import LANGUAGES

SOURCE = Path(__file__).parents[2] / "src"
GAMES = caracole.games()
REQUIRED = ("refusal-over", "refusal-chance", "refusal-not-your-turn")
CATALOGUES = sorted({*(game.folder / "messages" for game in GAMES), *SOURCE.rglob("messages")} - {SOURCE / "messages"})
CATALOGUES = [folder for folder in CATALOGUES if folder.is_dir()]


class Variables(Visitor):
    """The variables a message is given."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802  # the name the visitor looks for
        self.found.add(node.id.name)


def messages(file: Path) -> dict[str, set[str]]:
    """The ids of a file with the variables of each; anything that is no message is a failure."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{shown(file)} cannot be read from {(entry.content or '')[:80]!r} on"
        if isinstance(entry, ast.Message | ast.Term):
            dash = "-" if isinstance(entry, ast.Term) else ""
            assert dash + entry.id.name not in found, f"{shown(file)} has {dash}{entry.id.name} twice"
            variables = Variables()
            variables.visit(entry)
            found[dash + entry.id.name] = variables.found
    return found


def shown(path: Path) -> str:
    return str(path.relative_to(SOURCE)) if path.is_relative_to(SOURCE) else str(path)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_speaks_three_languages(game: caracole.Game) -> None:
    folder = game.folder / "messages"
    missing = [f"messages/{language}.ftl" for language in LANGUAGES if not (folder / f"{language}.ftl").exists()]
    assert not missing, f"{game.name} has no {', '.join(missing)}"
    for language in LANGUAGES:
        absent = [message for message in REQUIRED if message not in messages(folder / f"{language}.ftl")]
        assert not absent, f"{game.name}: messages/{language}.ftl lacks {', '.join(absent)}, which the kernel says"


@pytest.mark.parametrize("folder", CATALOGUES, ids=shown)
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_the_languages_say_the_same(folder: Path, language: str) -> None:
    english, other = messages(folder / "en.ftl"), messages(folder / f"{language}.ftl")
    problems = [f"{message} is missing" for message in english if message not in other]
    problems += [f"{message} is not in en.ftl" for message in other if message not in english]
    for message in english.keys() & other.keys():
        # Terms may be inflected differently from one language to the next; messages must use what they are given.
        if not message.startswith("-") and english[message] != other[message]:
            problems.append(f"{message} uses {sorted(other[message])}, in English {sorted(english[message])}")
    assert not problems, f"{shown(folder)}/{language}.ftl:\n  " + "\n  ".join(sorted(problems))
