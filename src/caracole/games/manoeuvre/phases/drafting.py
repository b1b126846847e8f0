"""The draft before the match: who is first, which map, which armies, which edge."""

from __future__ import annotations

from caracole.games.manoeuvre import cards, names
from caracole.games.manoeuvre.phases import deploying
from caracole.games.manoeuvre.position import Position
from caracole.kernel.state import Actions


def begin(state: Position) -> None:
    """S1: the draft comes before everything else; who deals first is only known when it is over."""
    state.push(names.EDGE)
    state.push(names.NATION)
    state.push(names.NATIONS)
    for quadrant in range(4):
        state.push(names.TILE, 3 - quadrant)
    state.push(names.ROLL2)
    state.push(names.ROLL1)


def list_rolls(state: Position, out: Actions) -> None:
    """B2: a ten-sided die for each seat."""
    for face in range(1, 11):
        out.put(names.TOTALS + face, 1)


def roll_first(state: Position, outcome: int) -> None:
    state.pop()
    state.roll = outcome - names.TOTALS


def roll_second(state: Position, outcome: int) -> None:
    """S1: the higher roll is first; equal rolls are thrown again."""
    face = outcome - names.TOTALS
    if face == state.roll:
        state.push(names.ROLL1)
        state.roll = 0
        return
    state.pop()
    state.first = names.SOUTH if state.roll > face else names.NORTH


def list_tiles(state: Position, out: Actions) -> None:
    """S2, B3: any tile that is not laid yet, in any of four directions."""
    for tile in range(1, 25):
        if not is_laid(state, tile):
            for turns in range(4):
                out.add(names.TILES + (tile - 1) * 4 + turns)


def is_laid(state: Position, tile: int) -> bool:
    for quadrant in range(4):
        if state.tile[quadrant] == tile:
            return True
    return False


def lay_tile(state: Position, action: int) -> None:
    """B1: the quarters of the map are laid NW, NE, SW, SE."""
    quadrant = state.argument()
    state.pop()
    state.tile[quadrant] = (action - names.TILES) // 4 + 1
    state.spin[quadrant] = (action - names.TILES) % 4
    for row in range(4):
        for column in range(4):
            state.board[corner(quadrant) - row * 8 + column] = tile_terrain(
                state, state.tile[quadrant], state.spin[quadrant], row, column
            )


def corner(quadrant: int) -> int:
    """The upper left square of a quarter of the map."""
    return (56 if quadrant < 2 else 24) + 4 * (quadrant % 2)


def tile_terrain(state: Position, tile: int, turns: int, row: int, column: int) -> int:
    """What lies in a row and column of a turned tile: one clockwise turn is new[i][j] = old[3 − j][i]."""
    for _ in range(turns):
        above = row
        row = 3 - column
        column = above
    return state.terms.tiles[tile][row * 4 + column]


def list_pairs(state: Position, out: Actions) -> None:
    """S2, U1: any two different armies."""
    for pair in range(28):
        out.add(names.PAIRS + pair)


def choose_pair(state: Position, action: int) -> None:
    """The second side names the two armies; pairs are numbered in alphabetical order."""
    state.pop()
    left = action - names.PAIRS
    one = 0
    while left >= 7 - one:
        left -= 7 - one
        one += 1
    state.pair[0] = one
    state.pair[1] = one + 1 + left


def list_armies(state: Position, out: Actions) -> None:
    out.add(names.CHOSEN_ARMY + state.pair[0])
    out.add(names.CHOSEN_ARMY + state.pair[1])


def choose_army(state: Position, action: int) -> None:
    """The first side takes one army of the pair, the second the other."""
    state.pop()
    chosen = action - names.CHOSEN_ARMY
    other = state.pair[1] if state.pair[0] == chosen else state.pair[0]
    cards.muster(state, state.first, chosen)
    cards.muster(state, 1 - state.first, other)


def list_edges(state: Position, out: Actions) -> None:
    """S2: any of the four edges."""
    for edge in range(4):
        out.add(names.EDGES + edge)


def choose_edge(state: Position, action: int) -> None:
    """The map is turned until the edge chosen lies at the second side: N0 W1 S2 E3 for North, S0 E1 N2 W3 for South."""
    state.pop()
    edge = action - names.EDGES
    state.quarters = (4 - edge) % 4 if state.first == names.SOUTH else (6 - edge) % 4
    for _ in range(state.quarters):
        turn_map(state)
    deploying.begin(state)


def turn_map(state: Position) -> None:
    """One clockwise quarter turn, in place: four squares change places at a time."""
    for row in range(4):
        for column in range(4):
            kept = state.board[at(row, column)]
            state.board[at(row, column)] = state.board[at(7 - column, row)]
            state.board[at(7 - column, row)] = state.board[at(7 - row, 7 - column)]
            state.board[at(7 - row, 7 - column)] = state.board[at(column, 7 - row)]
            state.board[at(column, 7 - row)] = kept


def at(row: int, column: int) -> int:
    """The square in a row from the top and a column from the left."""
    return (7 - row) * 8 + column
