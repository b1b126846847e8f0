# cython: cdivision=True
"""The march: every free recruit moves once, as far as rank × height × base allows."""

from __future__ import annotations

from caracole.games.glorreiche import names, position
from caracole.games.glorreiche.phases import arriving
from caracole.games.glorreiche.position import Position
from caracole.kernel.state import Actions


def list_legal(state: Position, out: Actions) -> None:
    """T1: every free recruit that has not moved yet, in any order the player likes."""
    for recruit in range(state.turn * state.terms.each, (state.turn + 1) * state.terms.each):
        if is_ready(state, recruit):
            list_marches(state, recruit, out)


def list_marches(state: Position, recruit: int, out: Actions) -> None:
    """T5: any distance from 1 to the reach, over whatever stands between."""
    start = state.cell[recruit]
    farthest = start + reach(state, recruit)
    if state.terms.no_self_block or state.terms.may_leave_chip:
        list_by_option(state, recruit, farthest, out)
    else:
        list_with_room(state, start, farthest, out)
    if farthest > names.CELLS:  # A1
        out.add(number(start, names.HOME))


def list_with_room(state: Position, start: int, farthest: int, out: Actions) -> None:
    """T6: every cell of the track with room for one more."""
    count = out.count  # not `out.add`: a number that is not written back each time is a fifth of a playout
    for cell in range(start + 1, min(farthest, names.CELLS) + 1):
        if has_room(state, cell):
            out.items[count] = number(start, cell)
            count += 1
    out.count = count


def list_by_option(state: Position, recruit: int, farthest: int, out: Actions) -> None:
    """T4: the same without own unmoved recruits, where these may not be covered; G1: and chips left lying."""
    start = state.cell[recruit]
    careful = 1 if state.terms.no_self_block and has_other(state, recruit, farthest) else 0
    for cell in range(start + 1, min(farthest, names.CELLS) + 1):
        if has_room(state, cell) and not (careful and blocks_own(state, cell)):
            out.add(number(start, cell))
            if state.terms.may_leave_chip and state.chip[cell]:
                out.add(names.MARCHES + number(start, cell))


def number(start: int, end: int) -> int:
    """The action of a march from one cell to another."""
    return (start - 1) * names.CELLS + end - start - 1


def is_ready(state: Position, recruit: int) -> bool:
    """T1: free, and not moved yet; asked at once, because either alone is as good as a toss."""
    return above(state, recruit) | state.moved[recruit] == 0


def above(state: Position, recruit: int) -> int:
    """Recruits that stand on this one; less than none in the yard and at home, where nobody stands on anything."""
    return state.height[state.cell[recruit]] - state.below[recruit] - 1


def is_free(state: Position, recruit: int) -> bool:
    """T2: alone on its cell or on top of its pile; in the yard and at home nobody stands on anything."""
    return above(state, recruit) == 0


def can_march(state: Position, recruit: int) -> bool:
    """T8: whether a free recruit has any destination; the next cell, which it always reaches, is tried first."""
    start = state.cell[recruit]
    if start == names.CELLS or has_room(state, start + 1):
        return True
    farthest = start + reach(state, recruit)
    if farthest > names.CELLS:
        return True
    for cell in range(start + 2, farthest + 1):
        if has_room(state, cell):
            return True
    return False


def must_march(state: Position) -> bool:
    """T1, T3, T8: whether the player whose turn it is has a recruit left that must move, uncovered ones included."""
    for recruit in range(state.turn * state.terms.each, (state.turn + 1) * state.terms.each):
        if is_ready(state, recruit) and can_march(state, recruit):
            return True
    return False


def has_room(state: Position, cell: int) -> bool:
    """T6: a pile never grows past three levels, the stone included."""
    return state.height[cell] < state.terms.room[cell]


def blocks_own(state: Position, cell: int) -> bool:
    """T4: landing here would cover an own recruit that has not moved yet."""
    if not state.height[cell]:
        return False
    covered = position.on_top(state, cell)
    return position.owner(state, covered) == state.turn and not state.moved[covered]


def has_other(state: Position, recruit: int, farthest: int) -> bool:
    """T4, self_block=forbid: whether the recruit has a destination that covers no own unmoved recruit."""
    if farthest > names.CELLS:
        return True
    for cell in range(state.cell[recruit] + 1, farthest + 1):
        if has_room(state, cell) and not blocks_own(state, cell):
            return True
    return False


# --- how far: rank × height × base ---------------------------------------------------------------


def reach(state: Position, recruit: int) -> int:
    """D4: the factors are multiplied; D5: as they are when the recruit moves."""
    return rank(state, state.cell[recruit]) * level(state, recruit) * base(state, recruit)


def rank(state: Position, cell: int) -> int:
    """D1: one more than the number of cells ahead on which a recruit stands."""
    if state.terms.frozen_ranks:
        return 1 + state.ahead[cell]
    return 1 + ahead_of(state, cell)


def ahead_of(state: Position, cell: int) -> int:
    """D1: recruits on the ground ahead, one for each occupied cell; with rank=cell_colour one for each colour there."""
    count = 0
    for recruit in range(names.RECRUITS):
        count += 1 if state.ground[recruit] > cell else 0
    if state.terms.count_colours:
        for recruit in range(names.RECRUITS):
            if cell < state.cell[recruit] < names.HOME and state.below[recruit] and adds_colour(state, recruit):
                count += 1
    return count


def adds_colour(state: Position, recruit: int) -> bool:
    """D1, rank=cell_colour: whether nobody of its colour stands below this recruit."""
    place = state.cell[recruit] * names.WIDTH
    for level in range(state.below[recruit]):
        if position.owner(state, state.pile[place + level]) == position.owner(state, recruit):
            return False
    return True


def level(state: Position, recruit: int) -> int:
    """D2: the recruit's place in its pile from 1, a stone being a level of its own."""
    if state.terms.stone_is_level and state.terms.stone[state.cell[recruit]] > 1:
        return state.below[recruit] + 2
    return state.below[recruit] + 1


def base(state: Position, recruit: int) -> int:
    """D3: a white stone under the pile doubles, a black one trebles."""
    cell = state.cell[recruit]
    if state.terms.direct_base and state.below[recruit]:
        return 1
    return state.terms.stone[cell]


# --- the move itself -----------------------------------------------------------------------------


def act(state: Position, action: int) -> None:
    """T1, G1: the top recruit of a cell moves; it takes the chip it lands on unless told to leave it."""
    start = action % names.MARCHES // names.CELLS + 1
    end = start + action % names.CELLS + 1
    recruit = position.lift(state, start)
    state.moved[recruit] = 1
    if end == names.HOME:
        arriving.arrive(state, recruit)
        return
    position.stand(state, recruit, end)
    if state.chip[end] and action < names.MARCHES:
        state.taken[state.chip[end]] = state.turn + 1
        state.chip[end] = 0


def refresh(state: Position) -> None:
    """T1: nobody has moved yet this turn; D5: ranks may be frozen for it."""
    for recruit in range(names.RECRUITS):
        state.moved[recruit] = 0
    if state.terms.frozen_ranks:
        freeze(state)


def freeze(state: Position) -> None:
    """D5, rank_timing=turn_start: remember the ranks as they are now."""
    for cell in range(1, names.HOME):
        if state.height[cell]:
            state.ahead[cell] = ahead_of(state, cell)
