"""A view as numbers, for learning. The seat that looks is always player 0, the others follow clockwise."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import numpy as np

from caracole.games.glorreiche import names

if TYPE_CHECKING:
    from caracole.games.glorreiche.state import GlorreicheState
    from caracole.kernel.view import View

Array = np.ndarray[Any, np.dtype[np.float32]]

PARTS: tuple[tuple[str, int, str], ...] = (
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
SHAPE = (sum(size for _, size, _ in PARTS),)


def describe() -> list[str]:
    lines, start = [], 0
    for name, size, meaning in PARTS:
        lines.append(f"{start}–{start + size - 1} {name}: {meaning}")
        start += size
    return lines


def observe(view: View) -> Array:
    state = cast("GlorreicheState", view.state)
    seat = max(view.seat, 0)
    players = state.players
    seats = [(player - seat) % players for player in range(players)]
    parts = [np.zeros(size, dtype=np.float32) for _, size, _ in PARTS]
    piles, numbers, moved, stones, chips, slots, taken, yard, turn, phase, die, many, flags = parts
    for cell, pile in state.piles().items():
        for level, recruit in enumerate(pile):
            piles[(seats[state.owner(recruit)] * 3 + level) * 84 + cell - 1] = 1
            numbers[level * 84 + cell - 1] = state.number(recruit) / 6
        moved[cell - 1] = state.moved[pile[-1]]
    for cell, factor in enumerate(state.stone):
        if factor > 1:
            stones[(factor - 2) * 84 + cell - 1] = 1
    chips[:] = np.asarray(state.chip, dtype=np.float32)[1 : names.HOME] / 3
    for player, place in enumerate(seats):
        slots[[place * 12 + slot - 1 for slot in state.slots_of(player)]] = 1
        taken[[place * 3 + value - 1 for value in state.chips_of(player)]] = 1
    for recruit, cell in enumerate(state.cell):
        yard[seats[state.owner(recruit)]] += (cell == names.YARD) / 6
    turn[seats[state.turn]] = 1
    if state.phase != "over":
        phase[names.PHASES.index(state.phase)] = 1
    if state.die:
        die[state.die - 1] = 1
    many[players - 2] = 1
    flags[:] = [
        state.count_colours, state.frozen_ranks, state.stone_is_level, state.cap_counts_stone, state.direct_base,
        state.no_self_block, state.may_leave_chip, state.share_ties, state.discipline, state.sanctions,
        state.double_slots_only, state.in_order[seat],
    ]  # fmt: skip
    return np.concatenate(parts)
