"""A position as text: the game's own drawing if it has one, else its notation.

A game's folder may hold a `text.py` with `board(view) -> str` and a `LEGEND` that explains what `board` draws.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from caracole.kernel.game import Game
from caracole.kernel.view import View


class Text(Protocol):
    """`text.py`"""

    LEGEND: str

    def board(self, view: View) -> str: ...


def drawn(view: View) -> str:
    text = drawing(view.game.package)
    return text.board(view) if text else str(view)


def legend(game: Game) -> str:
    text = drawing(game.package)
    return text.LEGEND if text else ""


@cache
def drawing(package: str) -> Text | None:
    if find_spec(f"{package}.text") is None:
        return None
    return cast(Text, import_module(f"{package}.text"))
