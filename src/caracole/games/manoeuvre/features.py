"""A view as numbers, for learning. The seat that looks is always the first side; squares stay where they are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import numpy as np

from caracole.games.manoeuvre import names

if TYPE_CHECKING:
    from caracole.games.manoeuvre.state import ManoeuvreState
    from caracole.kernel.view import View

Array = np.ndarray[Any, np.dtype[np.float32]]

PARTS: tuple[tuple[str, int, str], ...] = (
    ("terrain", 7 * 64, "for each kind of terrain (. D H T F M L), 1 on its squares from a1"),
    ("redoubts", 64, "1 on each square with a redoubt"),
    ("units", 2 * 8 * 64, "own units in the order of the data, then the other's: 1 on the square of each"),
    ("strength", 2 * 64, "own, then the other's: the strength of the unit on each square, over 8"),
    ("mounted", 2 * 64, "own, then the other's: 1 where cavalry stands"),
    ("status", 2 * 8 * 3, "own, then the other's units: full, reduced, out"),
    ("armies", 2 * 8, "own army, then the other's"),
    ("hand", 57, "own hand: copies of each card number, over 4"),
    ("unseen", 2 * 57, "own, then the other's: copies of each card whose place is not known, over 4"),
    ("known", 57, "copies of each card seen in the other hand, over 4"),
    ("hidden", 1, "hidden discards of the other side since then, over 5"),
    ("shown", 2 * 57, "own, then the other's: the visible top of the pile"),
    ("sizes", 2 * 3, "own, then the other's: hand over 5, deck over 60, pile over 60"),
    ("exhausted", 2, "own, then the other's: the first deck is drawn"),
    ("turn", 4, "side South, active, first, and the game turn over 50"),
    ("decides", 2, "this seat decides; the other does"),
    ("phase", len(names.PHASES), "the frame due"),
    ("done", 6, "first and second move made, forced marches played, supply played, restoration attempted"),
    ("combat", 5, "none, assault, ambush, bombardment, volley"),
    ("target", 64, "the square attacked"),
    ("fighters", 3 * 8, "attacking unit, supporting units, defending unit"),
    ("played", 2 * 57, "cards of the active side in this combat, then the other's, over 4"),
    ("dice", 3, "dice with 6, 8 and 10 sides in the pool, over 10"),
    ("totals", 2, "A and D once they are known, over 50"),
    (
        "course",
        8,
        "leader commands, committed attacks left over 4, committed, sappers, skirmish, fled, withdrawn, failed "
        "attempts over 4",
    ),
    (
        "options",
        17,
        "ambush_all, many_guards, both_open, march_end, spy_redraw, day_ends_at_once, guerrilla_combat, tournament, "
        "hill each, hill initiator, redoubt_fire, many_attempts, stay_withdraw, late_march, slow_start, "
        "reshuffle_at_once, open_discards",
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
    state = cast("ManoeuvreState", view.state)
    own = max(view.seat, 0)
    parts = {name: np.zeros(size, dtype=np.float32) for name, size, _ in PARTS}
    observe_board(state, own, parts)
    observe_cards(state, own, parts)
    observe_turn(state, own, parts)
    if state.kind:
        observe_combat(state, parts)
    return np.concatenate(list(parts.values()))


def observe_board(state: ManoeuvreState, own: int, parts: dict[str, Array]) -> None:
    board, redoubt, status, place = state.board, state.redoubt, state.status, state.place
    for square in range(names.SQUARES):
        if board[square] < names.VOID:
            parts["terrain"][board[square] * 64 + square] = 1
        parts["redoubts"][square] = redoubt[square]
    for number in range(16):
        side, unit = (number // 8) ^ own, number % 8
        square = place[number]
        if status[number] != names.NEW:
            parts["status"][(side * 8 + unit) * 3 + status[number] - 1] = 1
        if square != names.NOWHERE:
            parts["units"][(side * 8 + unit) * 64 + square] = 1
            parts["strength"][side * 64 + square] = state.strength(number // 8, unit) / 8
            parts["mounted"][side * 64 + square] = state.tables.mounted[state.army[number // 8] * 8 + unit]


def observe_cards(state: ManoeuvreState, own: int, parts: dict[str, Array]) -> None:
    both = [own, 1 - own]
    for place, side in enumerate(both):
        if state.army[side] != names.NO_ARMY:
            parts["armies"][place * 8 + state.army[side]] = 1
        parts["unseen"][place * 57 : place * 57 + 57] = np.asarray(state.deck[side * 57 : side * 57 + 57]) / 4
        if state.shown[side] != names.NO_CARD:
            parts["shown"][place * 57 + state.shown[side]] = 1
        sizes = (state.hand_size[side] / 5, state.deck_size[side] / 60, state.pile_size[side] / 60)
        parts["sizes"][place * 3 : place * 3 + 3] = sizes
        parts["exhausted"][place] = state.exhausted[side]
    parts["hand"][:] = np.asarray(state.hand[own * 57 : own * 57 + 57]) / 4
    parts["known"][:] = np.asarray(state.known[own * 57 : own * 57 + 57]) / 4
    parts["hidden"][0] = min(state.hidden[own], 20) / 5


def observe_turn(state: ManoeuvreState, own: int, parts: dict[str, Array]) -> None:
    parts["turn"][:] = [own == names.SOUTH, state.active == own, state.first == own, min(state.turn, 100) / 50]
    parts["decides"][:] = [state.actor == own, state.actor == 1 - own]
    if state.phase != "over":
        parts["phase"][names.PHASES.index(state.phase)] = 1
    moved = [state.mover[k] != names.NO_UNIT for k in (1, 2)]
    parts["done"][:] = [*moved, *state.marched[1:], state.supplied, state.attempted]
    parts["combat"][state.kind] = 1
    parts["options"][:] = [
        state.ambush_all, state.many_guards, state.both_open, state.march_end, state.spy_redraw,
        state.day_ends_at_once, state.guerrilla_combat, state.tournament, state.hill == names.EACH,
        state.hill == names.INITIATOR, state.redoubt_fire, state.many_attempts, state.stay_withdraw,
        state.late_march, state.slow_start, state.reshuffle_at_once, state.open_discards,
    ]  # fmt: skip


def observe_combat(state: ManoeuvreState, parts: dict[str, Array]) -> None:
    parts["target"][state.target] = 1
    if state.attacker != names.NO_UNIT:
        parts["fighters"][state.attacker] = 1
    for unit in state.supporters[: state.scount]:
        parts["fighters"][8 + unit] = 1
    parts["fighters"][16 + state.defender] = 1
    for code in [state.init, *state.acards[: state.acount]]:
        parts["played"][code] += 0.25
    for code in state.dcards[: state.dcount]:
        parts["played"][57 + code] += 0.25
    parts["dice"][:] = np.asarray([state.d6, state.d8, state.d10]) / 10
    parts["totals"][:] = np.asarray([state.attack_total, state.defense_total]) / 50
    parts["course"][:] = [
        state.commands, state.com / 4, state.committed, state.sappers, state.skirmish, state.fled,
        state.withdrawn, state.attempts / 4,
    ]  # fmt: skip
