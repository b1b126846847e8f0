"""Boards of hexagons."""

from __future__ import annotations

from math import dist, isclose

import pytest
from hypothesis import given
from hypothesis import strategies as st

from caracole.geometry.hexes import Cell, Hexes, Orientation

BOTH: tuple[Orientation, Orientation] = ("pointy", "flat")

boards = st.builds(Hexes, st.integers(1, 9), st.integers(1, 9), st.sampled_from(BOTH))


def around(board: Hexes, cell: Cell) -> dict[str, Cell]:
    return {board.directions[direction]: there for direction, there in board.neighbours(cell).items()}


def test_neighbours_on_an_even_row_of_a_pointy_board() -> None:
    expected = {"E": (4, 4), "W": (2, 4), "NE": (3, 3), "NW": (2, 3), "SE": (3, 5), "SW": (2, 5)}
    assert around(Hexes(8, 10), (3, 4)) == expected


def test_neighbours_on_an_odd_row_of_a_pointy_board() -> None:
    expected = {"E": (4, 5), "W": (2, 5), "NE": (4, 4), "NW": (3, 4), "SE": (4, 6), "SW": (3, 6)}
    assert around(Hexes(8, 10), (3, 5)) == expected


def test_neighbours_on_an_even_column_of_a_flat_board() -> None:
    expected = {"N": (4, 4), "S": (4, 6), "NE": (5, 4), "NW": (3, 4), "SE": (5, 5), "SW": (3, 5)}
    assert around(Hexes(10, 16, "flat"), (4, 5)) == expected


def test_neighbours_on_an_odd_column_of_a_flat_board() -> None:
    expected = {"N": (5, 4), "S": (5, 6), "NE": (6, 5), "NW": (4, 5), "SE": (6, 6), "SW": (4, 6)}
    assert around(Hexes(10, 16, "flat"), (5, 5)) == expected


def test_a_corner_cell_has_two_or_three_neighbours() -> None:
    assert around(Hexes(8, 10), (0, 0)) == {"E": (1, 0), "SE": (0, 1)}


def test_a_line_runs_straight_to_the_edge() -> None:
    assert list(Hexes(8, 10).line((3, 8), 0)) == [(3, 7), (4, 6), (4, 5), (5, 4), (5, 3), (6, 2), (6, 1), (7, 0)]


@given(boards, st.integers(0, 5), st.data())
def test_going_there_and_back_again(board: Hexes, direction: int, data: st.DataObject) -> None:
    cell = data.draw(st.sampled_from(list(board.cells())))
    there = board.neighbour(cell, direction)
    if there is not None:
        assert board.neighbour(there, (direction + 3) % 6) == cell
        assert board.distance(cell, there) == 1


@given(boards, st.integers(0, 5), st.data())
def test_cells_on_a_line_are_as_far_as_their_place_on_it(board: Hexes, direction: int, data: st.DataObject) -> None:
    cell = data.draw(st.sampled_from(list(board.cells())))
    for steps, there in enumerate(board.line(cell, direction), 1):
        assert board.distance(cell, there) == steps


@given(boards, st.data())
def test_the_drawing_agrees_with_the_neighbours(board: Hexes, data: st.DataObject) -> None:
    cell = data.draw(st.sampled_from(list(board.cells())))
    for other in board.cells():
        apart = dist(board.centre(cell, 100), board.centre(other, 100))
        assert isclose(apart, 100) == (board.distance(cell, other) == 1)


@pytest.mark.parametrize("orientation", BOTH)
def test_a_side_lies_in_the_middle_between_two_cells(orientation: Orientation) -> None:
    board = Hexes(5, 5, orientation)
    corners = board.corners(100)
    for direction, there in board.neighbours((2, 2)).items():
        (x, y), (u, v) = board.centre((2, 2), 100), board.centre(there, 100)
        (a, b), (c, d) = corners[direction], corners[(direction + 1) % 6]
        assert isclose((a + c) / 2, (u - x) / 2, abs_tol=1e-9)
        assert isclose((b + d) / 2, (v - y) / 2, abs_tol=1e-9)


@pytest.mark.parametrize(
    ("board", "symmetric"), [(Hexes(8, 10), True), (Hexes(8, 9), False), (Hexes(10, 16, "flat"), True)]
)
def test_a_half_turn_keeps_neighbours_together_on_even_boards(board: Hexes, symmetric: bool) -> None:
    kept = all(
        board.distance(board.half_turn(cell), board.half_turn(there)) == 1
        for cell in board.cells()
        for there in board.neighbours(cell).values()
    )
    assert kept == symmetric
