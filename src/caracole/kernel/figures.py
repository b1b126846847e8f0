"""Figures that belong to a rule: a game makes them from its data, and they are said in the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

import msgspec

from caracole.kernel.errors import Wording

if TYPE_CHECKING:
    from caracole.kernel.game import Game

Cell: TypeAlias = "str | int | Wording | list[str | int | Wording]"
"""A sign or number as it stands, a message of the game's catalogue, or several of them."""


class Grid(NamedTuple):
    """A heading for each column, and the rows."""

    head: list[Cell]
    rows: list[list[Cell]]


class Figures(msgspec.Struct):
    """A grid in one language."""

    head: list[str]
    rows: list[list[str]]


def said(game: Game, name: str, language: str) -> Figures:
    """The figures that a rule of the rulebook names, in a language."""
    grid = game.figures.FIGURES[name]()

    def cell_said(cell: Cell) -> str:
        if isinstance(cell, Wording):
            return game.messages.say(language, cell.message, **cell.args)
        return ", ".join(map(cell_said, cell)) if isinstance(cell, list) else str(cell)

    return Figures([cell_said(cell) for cell in grid.head], [[cell_said(cell) for cell in row] for row in grid.rows])
