"""A view as numbers, for learning. The seat that looks is always player 0, the others follow clockwise."""

from __future__ import annotations

from caracole.games.glorreiche import names, position
from caracole.games.glorreiche.position import Position
from caracole.kernel import numbers

PARTS: numbers.Parts = (
    ("piles", 4 * 3 * 84, "for each player and level, 1 on each cell where that player's recruit stands there"),
    ("numbers", 3 * 84, "for each level, the number of the recruit on each cell, over 6"),
    ("moved", 84, "1 on each cell whose top recruit has moved this turn"),
    ("stones", 2 * 84, "1 on each cell with a white stone, then with a black one"),
    ("chips", 84, "the value of the gray chip on each cell, over 3"),
    ("slots", 4 * 12, "for each player, 1 for each slot held, from slot 1"),
    ("taken", 4 * 3, "for each player, 1 for each gray chip taken, from value 1"),
    ("yard", 4, "for each player, recruits not rolled in yet, over 6"),
    ("turn", 4, "whose turn it is"),
    ("phase", 3, "rolling, choosing, marching"),
    ("die", 6, "the cell thrown and not used yet"),
    ("players", 3, "two, three or four players"),
    (
        "flags",
        12,
        "count_colours, frozen_ranks, stone_is_level, cap_counts_stone, direct_base, no_self_block, "
        "may_leave_chip, share_ties, discipline, sanctions, double_slots_only, in good order so far (own)",
    ),
)
SHAPE = (numbers.size(PARTS),)


def describe() -> list[str]:
    return numbers.described(PARTS)


def observe(state: Position, seat: int, out: memoryview[float], start: int) -> int:
    """Write the numbers of all PARTS from out[start] on; says where they end."""
    own = max(seat, 0)
    for at in range(start, start + names.FEATURES):
        out[at] = 0.0
    end = put_piles(state, own, out, start)
    end = put_ground(state, out, end)
    end = put_players(state, own, out, end)
    return put_turn(state, own, out, end)


def place(state: Position, player: int, own: int) -> int:
    """Where a player sits, seen from a seat."""
    return (player - own + state.terms.players) % state.terms.players


def put_piles(state: Position, own: int, out: memoryview[float], start: int) -> int:
    """piles, numbers, moved"""
    numbers = start + 12 * names.CELLS
    moved = numbers + 3 * names.CELLS
    for recruit in range(names.RECRUITS):
        cell = state.cell[recruit]
        if names.YARD < cell < names.HOME:
            level = state.below[recruit]
            out[start + (place(state, position.owner(state, recruit), own) * 3 + level) * names.CELLS + cell - 1] = 1.0
            out[numbers + level * names.CELLS + cell - 1] = position.number(state, recruit) / 6
            if level == state.height[cell] - 1:
                out[moved + cell - 1] = state.moved[recruit]
    return moved + names.CELLS


def put_ground(state: Position, out: memoryview[float], start: int) -> int:
    """stones, chips"""
    chips = start + 2 * names.CELLS
    for cell in range(1, names.HOME):
        if state.terms.stone[cell] > 1:
            out[start + (state.terms.stone[cell] - 2) * names.CELLS + cell - 1] = 1.0
        out[chips + cell - 1] = state.chip[cell] / 3
    return chips + names.CELLS


def put_players(state: Position, own: int, out: memoryview[float], start: int) -> int:
    """slots, taken, yard"""
    taken = start + 48
    yard = taken + 12
    for recruit in range(names.RECRUITS):
        at = place(state, position.owner(state, recruit), own)
        if state.slot[recruit]:
            out[start + at * 12 + state.slot[recruit] - 1] = 1.0
        if state.cell[recruit] == names.YARD:
            out[yard + at] += 1.0
    for value in range(1, 4):
        if state.taken[value]:
            out[taken + place(state, state.taken[value] - 1, own) * 3 + value - 1] = 1.0
    for player in range(4):
        out[yard + player] /= 6.0
    return yard + 4


def put_turn(state: Position, own: int, out: memoryview[float], start: int) -> int:
    """turn, phase, die, players, flags"""
    out[start + place(state, state.turn, own)] = 1.0
    phase = start + 4
    if state.depth > 0:
        out[phase + state.due()] = 1.0
    die = phase + 3
    if state.die:
        out[die + state.die - 1] = 1.0
    many = die + 6
    out[many + state.terms.players - 2] = 1.0
    flags = many + 3
    out[flags] = state.terms.count_colours
    out[flags + 1] = state.terms.frozen_ranks
    out[flags + 2] = state.terms.stone_is_level
    out[flags + 3] = state.terms.cap_counts_stone
    out[flags + 4] = state.terms.direct_base
    out[flags + 5] = state.terms.no_self_block
    out[flags + 6] = state.terms.may_leave_chip
    out[flags + 7] = state.terms.share_ties
    out[flags + 8] = state.terms.discipline
    out[flags + 9] = state.terms.sanctions
    out[flags + 10] = state.terms.double_slots_only
    out[flags + 11] = state.in_order[own]
    return flags + 12
