"""Checks of how the modules of a compiled game lie: what a match fixes, the position, the rules, the state.

names → terms → position → phases/ → sequence → state        evaluate, appraise: beside sequence
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from caracole.kernel.errors import PAGE
from caracole.kernel.game import Game

LAYERS = ("terms", "position", "sequence", "state", "evaluate", "appraise")
"""The modules of a game that search calls, each with a twin; between position and sequence lie the phases."""
MOST_KNOTTED = 3
"""More modules that lean on each other, imports for type checkers included, are one module in many files."""
PACKED = re.compile(r"\.agenda\b|[|&^] *\w+ *<< *8\b|<< *8 *\||>> *8\b|& *(?:0xFF|255)\b", re.IGNORECASE)
"""Taking the agenda apart by hand: `due()`, `argument()` and `waiting()` do that."""


def check_shape(game: Game) -> None:
    """AssertionError names the file. A game whose state does everything itself has no layers."""
    if (game.folder / "sequence.py").exists():
        check_layers(game.folder)
    for file in sources(game.folder):
        packed = [line.strip() for line in file.read_text(encoding="utf-8").splitlines() if PACKED.search(line)]
        assert not packed, f"{file} takes the agenda apart by itself: {packed[0]}; see {PAGE}"
    knot = max(knots(imports(game)), key=len)
    assert len(knot) <= MOST_KNOTTED, f"{game.folder}: {', '.join(sorted(knot))} lean on each other; see {PAGE}"


def check_layers(folder: Path) -> None:
    """Each layer is there with its twin; the position knows no rule, and the state has nothing of its own."""
    for layer in LAYERS:
        for file in (folder / f"{layer}.py", folder / f"{layer}.pxd"):
            assert file.exists(), f"{file} is missing; see {PAGE}"
    allowed = {folder.name, "names", "terms"}
    for line in (folder / "position.pxd").read_text(encoding="utf-8").splitlines():
        found = re.match(rf"from [\w.]*\b{folder.name}(?:\.(\w+))? cimport (.*)", line)
        taken = {found[1]} if found and found[1] else set(found[2].split(", ")) if found else set()
        assert taken <= allowed, f"{folder / 'position.pxd'} knows more than names and terms: {line}; see {PAGE}"
    declared = (folder / "state.pxd").read_text(encoding="utf-8")
    assert not re.search(r"^    cp?def ", declared, re.MULTILINE), (
        f"{folder / 'state.pxd'} declares something; see {PAGE}"
    )


def sources(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


# --- who leans on whom ----------------------------------------------------------------------------------


def imports(game: Game) -> dict[str, set[str]]:
    """For each module of the game those of its own that it imports, for type checkers, too."""
    modules = {".".join((game.package, *named(file, game.folder))): file for file in sources(game.folder)}
    found = {}
    for module, file in modules.items():
        tree = ast.parse(file.read_text(encoding="utf-8"))
        found[module] = {name for name in imported(tree) if name in modules and name not in (module, game.package)}
    return found


def named(file: Path, folder: Path) -> tuple[str, ...]:
    parts = file.relative_to(folder).with_suffix("").parts
    return parts[:-1] if parts[-1] == "__init__" else parts


def imported(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


def knots(graph: dict[str, set[str]]) -> list[set[str]]:
    """Groups in which each module reaches each other; a module that reaches nobody who reaches it is a group alone."""
    reached = {module: closure(graph, module) for module in graph}
    return [{other for other in reached[module] if module in reached[other]} | {module} for module in graph]


def closure(graph: dict[str, set[str]], start: str) -> set[str]:
    """Everything a module leans on, directly or not."""
    seen: set[str] = set()
    waiting = [start]
    while waiting:
        for other in graph[waiting.pop()] - seen:
            seen.add(other)
            waiting.append(other)
    return seen
