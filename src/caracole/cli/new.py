"""`caracole new`: the start of a game in a folder of its own."""

from __future__ import annotations

import keyword
import re
from importlib.util import find_spec
from pathlib import Path
from string import Template
from typing import Annotated

import typer

from caracole.cli.screen import BadInput
from caracole.kernel.game import installed

START = Path(__file__).with_name("start")
"""The files to begin with; `$name` and `$title` stand for the game's."""
FILES = {"pyproject.toml.txt": "pyproject.toml", "game.py.txt": "$name.py", "test_game.py.txt": "test_$name.py"}


def new(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Of the game: small letters, digits and underscores.")],
    folder: Annotated[Path | None, typer.Argument(help="Where to write it; ./NAME if left out.")] = None,
) -> None:
    """Write the start of a new game: a file that plays, and a test."""
    check_name(name)
    target = folder or Path(name)
    if target.exists():
        raise BadInput(f"{target} is there already; name a folder that is not")
    target.mkdir(parents=True)
    words = {
        "name": name,
        "title": name.replace("_", " ").capitalize(),
        "kind": "".join(map(str.title, name.split("_"))),
    }
    for source, made in FILES.items():
        text = Template((START / source).read_text(encoding="utf-8")).substitute(words)
        (target / Template(made).substitute(words)).write_text(text, encoding="utf-8")
    typer.echo(f"{target} holds a game that plays. Now: pip install -e {target} && python -m caracole.testing {name}")


def check_name(name: str) -> None:
    """Refuse what cannot be a module, or is one or a game already."""
    if not re.fullmatch(r"[a-z][a-z0-9_]*", name):
        raise BadInput(f"{name!r} cannot be the name of a game: expected small letters, digits and underscores")
    if keyword.iskeyword(name):
        raise BadInput(f"{name!r} cannot be the name of a game: it is a word of Python itself")
    if name in installed():
        raise BadInput(f"there is a game {name} already; choose another name")
    if find_spec(name) is not None:
        raise BadInput(f"Python knows a module {name} already; choose another name")
