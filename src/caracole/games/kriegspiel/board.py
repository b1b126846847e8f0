"""This game's cells over the hexagons of `geometry`: numbers, names, neighbours."""

from __future__ import annotations

import re
from functools import cache

from caracole.games.kriegspiel import names
from caracole.geometry.hexes import Cell, Hexes, Orientation

NAME = re.compile(r"([a-z])([1-9]\d?)")


def number(cell: Cell) -> int:
    """The number of a cell, the same on every board."""
    return cell[1] * names.COLS + cell[0]


def place(cell: int) -> Cell:
    """Column and row of a cell's number."""
    return cell % names.COLS, cell // names.COLS


def say(cell: int) -> str:
    """`d9`: column letter, then the row counted from 1 at the English base line."""
    col, row = place(cell)
    return f"{chr(ord('a') + col)}{row + 1}"


def parse(text: str) -> int | None:
    """The number of the cell with this name, None if no board has one."""
    found = NAME.fullmatch(text)
    if not found or int(found[2]) > names.ROWS:
        return None
    return number((ord(found[1]) - ord("a"), int(found[2]) - 1))


@cache
def field(cols: int, rows: int, orientation: Orientation) -> Hexes:
    return Hexes(cols, rows, orientation)


@cache
def near(cols: int, rows: int, orientation: Orientation) -> list[int]:
    """The cell through each of the six sides of each cell; NOWHERE off the board, and around NOWHERE."""
    hexes = field(cols, rows, orientation)
    table = [names.NOWHERE] * ((names.CELLS + 1) * 6)
    for cell in hexes.cells():
        for direction, there in hexes.neighbours(cell).items():
            table[number(cell) * 6 + direction] = number(there)
    return table


@cache
def axial(cols: int, rows: int, orientation: Orientation) -> list[int]:
    """For each cell, the coordinate that is not simply its row (pointy) or its column (flat)."""
    hexes = field(cols, rows, orientation)
    table = [0] * names.CELLS
    for cell in hexes.cells():
        table[number(cell)] = hexes.axial(cell)[0 if hexes.pointy else 1]
    return table


def aims(orientation: Orientation) -> list[int]:
    """F2: for each army and facing, 1 if a plate so turned may fire: along a side, and not towards its own camp."""
    forward = {1, 3, 9, 11} if orientation == "pointy" else {0, 2, 10}
    return [int((facing + 6 * army) % 12 in forward) for army in (names.FRENCH, names.ENGLISH) for facing in range(12)]
