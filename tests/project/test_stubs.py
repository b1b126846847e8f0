"""What type checkers are told of a compiled state is what it has. After a change of a state: `make stubs`."""

from __future__ import annotations

import ast
import inspect
import runpy
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import caracole

ROOT = Path(__file__).parents[2]
SCRIPT: dict[str, Any] = runpy.run_path(str(ROOT / "tests" / "project" / "stubs.py"))
MODULES: list[Path] = SCRIPT["modules"]()
every_module = pytest.mark.parametrize("module", MODULES, ids=lambda module: module.parent.name)


def loaded(module: Path) -> Any:
    return import_module(".".join(module.relative_to(ROOT / "src").with_suffix("").parts))


def told(module: Path) -> dict[str, dict[str, ast.stmt]]:
    """The members of each class, as the stub has them."""
    tree = ast.parse(SCRIPT["target"](module).read_text(encoding="utf-8"))
    return {
        node.name: {
            ast.unparse(member.target) if isinstance(member, ast.AnnAssign) else getattr(member, "name", ""): member
            for member in node.body
        }
        for node in tree.body
        if isinstance(node, ast.ClassDef)
    }


def test_every_game_has_a_stub() -> None:
    assert {module.parent.name for module in MODULES} == {"kernel", *(game.name for game in caracole.games())}
    assert (ROOT / "src" / "caracole-stubs" / "py.typed").read_text(encoding="utf-8") == "partial\n"


@every_module
def test_a_stub_is_what_follows_from_the_module_and_its_twin(module: Path) -> None:
    assert SCRIPT["target"](module).read_text(encoding="utf-8") == SCRIPT["stub"](module)


@pytest.mark.skipif(not caracole.compiled(), reason="plain Python has everything")
@every_module
def test_a_compiled_state_has_what_its_stub_says_and_nothing_else_of_its_module(module: Path) -> None:
    source = ast.parse(module.read_text(encoding="utf-8"))
    classes = {node.name: node for node in source.body if isinstance(node, ast.ClassDef)}
    assert told(module)
    for name, members in told(module).items():
        kind = getattr(loaded(module), name)
        for member, node in members.items():
            assert hasattr(kind, member), f"{name}.{member} is told and is not there"
            if isinstance(node, ast.AnnAssign) and member != "__hash__":
                assert inspect.isgetsetdescriptor(getattr(kind, member)), f"{name}.{member} is no field"
        for node in classes[name].body:
            here = ast.unparse(node.target) if isinstance(node, ast.AnnAssign) else getattr(node, "name", None)
            if here is not None and here not in members:
                assert not hasattr(kind, here), f"{name}.{here} is there and is not told"


@pytest.mark.skipif(not caracole.compiled(), reason="plain Python lets everything be set")
def test_what_a_stub_calls_read_only_cannot_be_set() -> None:
    state: Any = caracole.game("glorreiche").new(players=2)
    with pytest.raises(AttributeError):
        state.terms.players = 3
    with pytest.raises(AttributeError):
        state.terms = None
    with pytest.raises(AttributeError):
        state.depth = 3
