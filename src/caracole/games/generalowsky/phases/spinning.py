"""The arrow: what the declared band can show, and what each result does."""

from __future__ import annotations

from caracole.games.generalowsky import medals, names, piles
from caracole.games.generalowsky.phases import targeting
from caracole.games.generalowsky.position import Position
from caracole.kernel.state import Actions


def list_odds(state: Position, general: int, out: Actions) -> None:
    """T2, P7: every sector of the declared band is as likely as any other; equal ones are one outcome."""
    band = state.band[general] - 1
    out.lay(state.terms.outcomes, state.terms.chances, band * names.ROOM, state.terms.count[band])


def act(state: Position, general: int, result: int) -> int:
    """T4 – T8: what the arrow shows; says which phase must ask for a target (T7) or a stride first, or NOTHING."""
    state.shown = (state.band[general] - 1) * names.KINDS + result + 1
    state.band[general] = 0
    state.spins += 1
    if result == names.CROSS:
        piles.banish(state, general, True)
    elif result == names.BLACK:
        degrade(state, general)
    elif result == names.RED:
        piles.move(state, general, state.terms.moscow, True)  # T8
    elif result == names.DRAWING:
        return names.TARGETING if targeting.has_target(state, general) else names.NOTHING
    elif asks_stride(state, result):
        return names.STRIDING
    else:
        piles.advance(state, general, result)
    return names.NOTHING


def asks_stride(state: Position, result: int) -> bool:
    """T4, stride=up_to: a number above one is the most one may go."""
    return state.terms.up_to and 1 < result < names.BLACK


def degrade(state: Position, general: int) -> None:
    """T6: exile as for an X, then the general loses a medal (black_loss=group: everybody moving with him does)."""
    losing = 1 << general
    if state.terms.black_group:
        for other in range(state.terms.generals):
            if piles.goes_with(state, general, other):
                losing |= 1 << other
    piles.banish(state, general, state.terms.black_adds)
    for other in range(state.terms.generals):
        if losing >> other & 1:
            medals.lose(state, other)
