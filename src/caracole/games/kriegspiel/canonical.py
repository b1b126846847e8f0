# cython: cdivision=True
"""Equal turns once: of two orders that lead to the same position, search may follow only the canonical one.

A turn is up to 12 moves and any transfers, in any order; most orders lead to the same position. Two consecutive
orders *commute* when each could have been given first with the same result. Then the one of the plate with the lower
number comes first, and the other way round is redundant.

Nothing is lost. Of all sequences of equal length from one position of a turn to another take the one whose plate
numbers are lowest in dictionary order: if it held a redundant pair, exchanging the two would be lower still. The
state remembers the latest order of the turn for this purpose; the memory is no part of the position, neither of its
text nor of its key. A search that merges equal positions into one node should choose one of the two devices.
"""

from __future__ import annotations

from caracole.games.kriegspiel import names, position
from caracole.games.kriegspiel.position import Position
from caracole.kernel.state import Actions


def list_legal(state: Position, out: Actions) -> None:
    """Like `state.list_legal`, without what is redundant after the latest order; at least one action is left."""
    state.list_legal(out)
    kept = 0
    for i in range(out.count):
        if not is_redundant(state, out.items[i]):
            out.items[kept] = out.items[i]
            kept += 1
    out.count = kept


def is_redundant(state: Position, candidate: int) -> bool:
    """Whether a legal action commutes with the latest order and belongs before it."""
    if candidate >= names.END_MOVE or state.latest == names.NOBODY:
        return False
    return state.at[candidate // names.KINDS] < state.latest and commutes(state, candidate)


def commutes(state: Position, candidate: int) -> bool:
    """Whether a legal order of another plate could have been given before the latest one, to the same effect.

    Budgets and capacities only fill up within a turn, so what fits after the other order fits before it. What can
    come between: a cell that the latest order has left free (T6, T10), figures it has brought or taken (T8, T9), a
    receiver it has moved or turned; and with defeat=immobile a transfer may end the match (E1).
    """
    kind = candidate % names.KINDS
    plate = state.at[candidate // names.KINDS]
    if plate == state.latest or plate == state.latest_receiver:
        return False
    if kind >= names.GIVE:
        return not state.terms.immobile and state.at[position.ahead(state, plate)] != state.latest
    if state.latest_receiver != names.NOBODY and state.terms.immobile:
        return False
    if kind < names.FORWARD:
        return True
    direction = (state.facing[plate] // 2 + (3 if kind == names.BACK else 0)) % 6
    return state.terms.near[state.cell[plate] * 6 + direction] != state.latest_origin
