"""Every game's folder has the same files, and each file answers what `kernel/contract.py` asks of it."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import caracole
from caracole.kernel import contract, defaults
from caracole.testing import files

FILES = (
    "__init__.py",
    "data",
    "evaluate.pxd",
    "evaluate.py",
    "events.py",
    "features.pxd",
    "features.py",
    "figures.py",
    "gestures.py",
    "art/card.svg",
    "art/icon.svg",
    "messages/en/game.ftl",
    "messages/en/page.ftl",
    "names.pxd",
    "names.py",
    "narrate.py",
    "notation.py",
    "options.py",
    "outcome.py",
    "phases",
    "refusals.py",
    "render.py",
    "rulebook.toml",
    "sequence.pxd",
    "sequence.py",
    "state.pxd",
    "state.py",
    "style.css",
    "view.py",
)
GAMES = caracole.games()
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@every_game
def test_a_game_has_the_files_of_every_game(game: caracole.Game) -> None:
    missing = [name for name in FILES if not (game.folder / name).exists()]
    assert not missing, f"src/caracole/games/{game.folder.name} lacks {', '.join(missing)}"


@every_game
def test_a_file_answers_what_the_contract_asks(game: caracole.Game) -> None:
    files.check_files(game)


@pytest.mark.parametrize("file", contract.FILES)
def test_every_name_of_the_contract_has_a_default_or_is_needed(file: str) -> None:
    default = defaults.PARTS[file](caracole.game("glorreiche"))
    missing = [
        name
        for name in contract.answers(file)
        if not hasattr(default, name) and name not in contract.NEEDED.get(file, ())
    ]
    assert not missing, f"{file}: kernel/defaults says nothing of {', '.join(missing)}"


@every_game
def test_a_game_names_the_rules_of_its_end_of_its_chance_and_of_its_turns(game: caracole.Game) -> None:
    assert (game.folder / "refusals.py").exists(), f"{game.name} has no refusals.py"
    for rule in (game.refusals.END, game.refusals.CHANCE, game.refusals.TURN):
        assert rule in game.rulebook, f"{game.name}: refusals.py names {rule}, which is not in rulebook.toml"


@every_game
def test_a_game_has_an_emblem_for_each_side(game: caracole.Game) -> None:
    traits = game.traits
    assert len(set(traits.emblems)) == len(traits.emblems) >= 2
    assert traits.layouts, f"{game.name} declares no layout"
    assert traits.most_legal <= traits.actions
    assert traits.most_odds <= max(traits.outcomes, 1)


@every_game
def test_no_file_of_a_game_imports_numpy(game: caracole.Game) -> None:
    guilty = [
        str(file.relative_to(game.folder))
        for file in sorted(game.folder.rglob("*.py"))
        if "numpy" in imported(ast.parse(file.read_text(encoding="utf-8")))
    ]
    assert not guilty, f"{game.name}: numpy is an extra; no rule needs it, but {', '.join(guilty)}"


def imported(node: ast.AST) -> set[str]:
    """Top-level packages imported when the module runs; imports for type checkers do not count."""
    if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
        return set()
    if isinstance(node, ast.Import):
        return {alias.name.split(".")[0] for alias in node.names}
    if isinstance(node, ast.ImportFrom):
        return {(node.module or "").split(".")[0]}
    return set().union(*(imported(child) for child in ast.iter_child_nodes(node)))


MOST_KNOTTED = 3
"""So many modules may need each other, imports for type checkers counted; more are read only together."""


@pytest.mark.parametrize(
    "game", [game for game in GAMES if (game.folder / "position.py").exists()], ids=lambda game: game.name
)
def test_modules_of_a_game_are_no_knot(game: caracole.Game) -> None:
    package = game.package
    files = {module_name(package, game.folder, file): file for file in game.folder.rglob("*.py")}
    graph = {name: needed(file, set(files)) - {package} for name, file in files.items()}
    knots = [sorted(knot) for knot in knots_of(graph) if len(knot) > MOST_KNOTTED]
    assert not knots, f"{game.name}: " + "; ".join(", ".join(knot) for knot in knots)


def module_name(package: str, folder: Path, file: Path) -> str:
    parts = file.relative_to(folder).with_suffix("").parts
    return ".".join([package, *(part for part in parts if part != "__init__")])


def needed(file: Path, known: set[str]) -> set[str]:
    """The modules of the game that a module imports, whether at run time or for type checkers."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found & known


def knots_of(graph: dict[str, set[str]]) -> list[set[str]]:
    """The sets of modules that reach each other."""
    reach = {name: reached(graph, name) for name in graph}
    found = {frozenset({name} | {other for other in reach[name] if name in reach[other]}) for name in graph}
    return [set(knot) for knot in found]


def reached(graph: dict[str, set[str]], start: str) -> set[str]:
    seen: set[str] = set()
    waiting = [start]
    while waiting:
        for other in graph[waiting.pop()] - seen:
            seen.add(other)
            waiting.append(other)
    return seen
