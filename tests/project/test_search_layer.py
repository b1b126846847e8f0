"""What search asks of a position is `kernel/searchable.py`, and nothing else."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import caracole
from caracole.kernel.searchable import Searchable
from caracole.kernel.state import State

FILES = sorted((Path(caracole.__file__).parent / "search").glob("*.py"))
ASKED = {*Searchable.__annotations__, *(name for name in vars(Searchable) if not name.startswith("_"))}


def states(tree: ast.AST) -> set[str]:
    """Every variable, argument and field that is annotated as a state."""
    found = set()
    for node in ast.walk(tree):
        name = node.arg if isinstance(node, ast.arg) else None
        if isinstance(node, ast.AnnAssign):
            name = ast.unparse(node.target).removeprefix("self.")
        if name and isinstance(node, (ast.arg, ast.AnnAssign)) and node.annotation is not None:
            found |= {name} if ast.unparse(node.annotation) == "State" else set()
    return found


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_search_asks_of_a_position_what_the_layer_allows(file: Path) -> None:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    known = states(tree)
    asked = {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and ast.unparse(node.value).rpartition(".")[2] in known
    }
    assert asked <= ASKED, f"{file.name} asks for {', '.join(sorted(asked - ASKED))}"


def test_every_position_answers_what_search_may_ask() -> None:
    twin = (Path(caracole.__file__).parent / "kernel/state.pxd").read_text(encoding="utf-8")
    declared = set(re.findall(r"\b(\w+)(?:\(self|$)", twin, re.MULTILINE)) | set(vars(State))
    assert declared >= ASKED, f"no position answers {', '.join(sorted(ASKED - declared))}"
