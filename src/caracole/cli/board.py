"""A position as text: the game's own drawing (`text.py` in its folder) if it has one, else its notation."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import cast

from caracole.kernel.view import View


def drawn(view: View) -> str:
    draw = drawing(view.game.package)
    return draw(view) if draw else str(view)


@cache
def drawing(package: str) -> Callable[[View], str] | None:
    if find_spec(f"{package}.text") is None:
        return None
    return cast(Callable[[View], str], import_module(f"{package}.text").board)
