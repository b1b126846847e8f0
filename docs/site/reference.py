"""The pages of the reference: which modules are doors for others, and whether every public name behind them is told.

`CARACOLE_PURE=1 python docs/site/reference.py` lists the public names that have no docstring.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

DOORS = {
    "caracole": ["caracole"],
    "writing-games": [
        "caracole.kernel.plain",
        "caracole.kernel.contract",
        "caracole.kernel.traits",
        "caracole.kernel.rulebook",
        "caracole.kernel.figures",
        "caracole.kernel.gestures",
        "caracole.geometry.hexes",
        "caracole.testing",
    ],
    "bots": ["caracole.bots", "caracole.search.budget", "caracole.search.playouts"],
    "review": ["caracole.review", "caracole.review.puzzles", "caracole.review.study"],
    "arena": [
        "caracole.arena.simulate",
        "caracole.arena.workers",
        "caracole.arena.tournament",
        "caracole.arena.ratings",
        "caracole.arena.analyse",
        "caracole.arena.dataset",
        "caracole.arena.plot",
    ],
    "research": [
        "caracole.research.vector",
        "caracole.research.gymnasium",
        "caracole.research.pettingzoo",
        "caracole.research.open_spiel",
    ],
}
TITLES = {
    "caracole": "The package caracole",
    "writing-games": "For writing a game",
    "bots": "Bots",
    "review": "Reviews, puzzles, studies",
    "arena": "Many matches",
    "research": "For research",
}


def write(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for page, doors in DOORS.items():
        text = "\n".join([f"# {TITLES[page]}\n", *map(door, doors)])
        (folder / f"{page}.md").write_text(text, encoding="utf-8", newline="\n")
    told = "\n".join(f"- [{title}]({page}.md)" for page, title in TITLES.items())
    text = f"# Reference\n\nWhat others may rely on, from its docstrings.\n\n{told}\n"
    (folder / "index.md").write_text(text, encoding="utf-8", newline="\n")


def door(name: str) -> str:
    module = import_module(name)
    more = "\n:imported-members:" if hasattr(module, "__all__") else ""
    title = f"## `{name}`\n\n"
    return (
        f"{title}```{{eval-rst}}\n.. automodule:: {name}\n   :members:{more.replace(chr(10), chr(10) + '   ')}\n```\n"
    )


def public(module: ModuleType) -> Iterator[tuple[str, Any]]:
    """What a module offers: what it says it does, else what it defines."""
    for name in getattr(module, "__all__", sorted(vars(module))):
        thing = getattr(module, name)
        listed = hasattr(module, "__all__") or getattr(thing, "__module__", None) == module.__name__
        if listed and not name.startswith("_") and (inspect.isclass(thing) or inspect.isroutine(thing)):
            yield f"{module.__name__}.{name}", thing


def undocumented() -> list[str]:
    """Public modules, classes, functions and methods without a docstring, inherited ones counted."""
    found = []
    for name in (name for doors in DOORS.values() for name in doors):
        module = import_module(name)
        found += [] if module.__doc__ else [name]
        for path, thing in public(module):
            found += [] if inspect.getdoc(thing) else [path]
            found += [f"{path}.{member}" for member in silent_members(thing)] if inspect.isclass(thing) else []
    return sorted(set(found))


def silent_members(kind: type[Any]) -> Iterator[str]:
    """What a class can be asked, and neither it nor a class above it tells of."""
    for name, member in vars(kind).items():
        asks = inspect.isroutine(member) or isinstance(member, (property, classmethod, staticmethod))
        above = (vars(base).get(name) for base in kind.__mro__)
        if asks and not name.startswith("_") and not any(getattr(each, "__doc__", None) for each in above):
            yield name


if __name__ == "__main__":
    print("\n".join(undocumented()))
