"""The board: squares, the four tiles and how they are turned."""

from __future__ import annotations

from caracole.games.manoeuvre import names, pieces

FILES = "abcdefgh"
QUADRANTS = ("NW", "NE", "SW", "SE")


def square_name(square: int) -> str:
    """B1: a1 … h8; file a at South's left, rank 1 at South's edge."""
    return f"{FILES[square % 8]}{square // 8 + 1}"


def square(name: str) -> int:
    """The number of a square; ValueError if there is none of this name."""
    if len(name) == 2 and name[0] in FILES and name[1] in "12345678":
        return FILES.index(name[0]) + 8 * (int(name[1]) - 1)
    raise ValueError(f"{name!r} is no square")


SQUARE_NAMES = tuple(square_name(square) for square in range(names.SQUARES))


def distance(one: int, other: int) -> int:
    """B1: squares from one to the other, never diagonally."""
    return abs(one % 8 - other % 8) + abs(one // 8 - other // 8)


def neighbour(square: int, direction: int) -> int:
    """The adjacent square in a direction, NOWHERE beyond the edge."""
    file, rank = square % 8, square // 8
    file += {names.EASTWARD: 1, names.WESTWARD: -1}.get(direction, 0)
    rank += {names.NORTHWARD: 1, names.SOUTHWARD: -1}.get(direction, 0)
    return rank * 8 + file if 0 <= file < 8 and 0 <= rank < 8 else names.NOWHERE


def turned(rows: list[str], quarters: int) -> list[str]:
    """Rows from the top, after quarter turns clockwise: new[i][j] = old[n − 1 − j][i]."""
    for _ in range(quarters):
        rows = ["".join(column) for column in zip(*rows[::-1], strict=True)]
    return rows


def tile_rows(tile: int, quarters: int) -> list[str]:
    """The rows of a tile as it lies."""
    return turned(list(pieces.tiles()[tile]), quarters)


def assembled(laid: list[tuple[int, int]]) -> list[str]:
    """B1: four tiles (number, quarter turns) in the order NW, NE, SW, SE make eight rows, rank 8 first.

    A quarter not laid yet (tile 0) is blank.
    """
    quarters = [tile_rows(tile, turns) if tile else [" " * 4] * 4 for tile, turns in laid]
    upper = [west + east for west, east in zip(quarters[0], quarters[1], strict=True)]
    lower = [west + east for west, east in zip(quarters[2], quarters[3], strict=True)]
    return upper + lower


def terrain_numbers(rows: list[str]) -> list[int]:
    """The terrain number of each square a1 … h8, from rows that begin with rank 8."""
    return [numbered(rows[7 - square // 8][square % 8]) for square in range(names.SQUARES)]


def numbered(letter: str) -> int:
    return names.LETTERS.index(letter) if letter in names.LETTERS else names.VOID


def board_rows(numbers: list[int]) -> list[str]:
    """The other way round: rank 8 first, a blank where nothing is laid."""
    letters = names.LETTERS + " "
    return ["".join(letters[numbers[rank * 8 + file]] for file in range(8)) for rank in range(7, -1, -1)]
