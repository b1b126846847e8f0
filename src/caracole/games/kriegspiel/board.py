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
    found = [names.NOWHERE] * ((names.CELLS + 1) * 6)
    for cell in hexes.cells():
        for direction, there in hexes.neighbours(cell).items():
            found[number(cell) * 6 + direction] = number(there)
    return found


@cache
def axial(cols: int, rows: int, orientation: Orientation) -> tuple[list[int], list[int]]:
    """For each cell, its two coordinates along the axes of the hexagons."""
    hexes = field(cols, rows, orientation)
    across, down = [0] * names.CELLS, [0] * names.CELLS
    for cell in hexes.cells():
        across[number(cell)], down[number(cell)] = hexes.axial(cell)
    return across, down


@cache
def costs(orientation: Orientation, *, reverse: bool) -> list[int]:
    """T4, T5: moves from one place and facing to another over an empty board, SPAN cells around.

    At ((facing × 6 + other facing) × WIDTH + across) × WIDTH + down, facings as directions 0 … 5 and the difference of
    the cells along the axes of the hexagons, SPAN added; FAR where it takes more than SPAN moves.
    """
    found = [names.FAR] * (36 * names.WIDTH * names.WIDTH)
    for start in range(6):
        for (facing, across, down), moves in spread(ways(orientation), start, reverse=reverse).items():
            at = ((start * 6 + facing) * names.WIDTH + across + names.SPAN) * names.WIDTH + down + names.SPAN
            found[at] = moves
    return found


@cache
def ways(orientation: Orientation) -> list[Cell]:
    """K9: what one cell through each side changes along the axes of the hexagons."""
    hexes = field(names.COLS, names.ROWS, orientation)
    middle = (10, 10)
    across, down = hexes.axial(middle)
    around = [hexes.axial(there) for there in hexes.neighbours(middle).values()]
    return [(there[0] - across, there[1] - down) for there in around]


def spread(steps: list[Cell], start: int, *, reverse: bool) -> dict[tuple[int, int, int], int]:
    """The fewest moves to each facing and cell that SPAN moves reach."""
    found = {(start, 0, 0): 0}
    edge = [(start, 0, 0)]
    for moves in range(1, names.SPAN + 1):
        beyond = []
        for facing, across, down in edge:
            turned = [((facing + turn) % 6, across, down) for turn in (1, 5)]
            for turn in (0, 3) if reverse else (0,):
                step = steps[(facing + turn) % 6]
                turned.append((facing, across + step[0], down + step[1]))
            for way in turned:
                if way not in found:
                    found[way] = moves
                    beyond.append(way)
        edge = beyond
    return found


def aims(orientation: Orientation) -> list[int]:
    """F2: for each army and facing, 1 if a plate so turned may fire: along a side, and not towards its own camp."""
    forward = {1, 3, 9, 11} if orientation == "pointy" else {0, 2, 10}
    return [int((facing + 6 * army) % 12 in forward) for army in (names.FRENCH, names.ENGLISH) for facing in range(12)]


@cache
def steps_to_fire(orientation: Orientation) -> list[int]:
    """F2, F3: steps to the nearest cell from which a plate fires at full range, as if the board had no edge.

    At ((army × 3 + arm) × BREADTH + across) × BREADTH + down, the difference from the plate to its target along the
    axes of the hexagons, REACH added.
    """
    found = []
    around = range(-names.REACH, names.REACH + 1)
    aimed = aims(orientation)
    odd = 1 if orientation == "pointy" else 0
    for army in (names.FRENCH, names.ENGLISH):
        steps = [way for side, way in enumerate(ways(orientation)) if aimed[army * 12 + 2 * side + odd]]
        for reach in range(names.RANGE, 0, -1):
            posts = [(reach * across, reach * down) for across, down in steps]
            for across in around:
                for down in around:
                    found.append(min(apart(across - post[0], down - post[1]) for post in posts))
    return found


def apart(across: int, down: int) -> int:
    """Steps between cells that differ by so much along the axes of the hexagons."""
    return max(abs(across), abs(down), abs(across + down))
