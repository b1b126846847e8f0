"""Tables that belong to a rule: a game makes them from its data, and they are said in the reader's language."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

import msgspec

from caracole.kernel.errors import Wording
from caracole.kernel.messages import Catalogue

Cell: TypeAlias = "str | int | Wording | list[str | int | Wording]"
"""A sign or number as it stands, a message of the game's catalogue, or several of them."""


class Table(NamedTuple):
    """A heading for each column, and the rows."""

    head: list[Cell]
    rows: list[list[Cell]]


class Figures(msgspec.Struct):
    """A table in one language."""

    head: list[str]
    rows: list[list[str]]


def tell(table: Table, messages: Catalogue, language: str) -> Figures:
    """A table in a language."""

    def said(cell: Cell) -> str:
        if isinstance(cell, Wording):
            return messages.say(language, cell.message, **cell.args)
        return ", ".join(map(said, cell)) if isinstance(cell, list) else str(cell)

    return Figures([said(cell) for cell in table.head], [[said(cell) for cell in row] for row in table.rows])
