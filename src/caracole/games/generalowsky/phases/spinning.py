"""The arrow: what the declared band can show, and what each result does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caracole.games.generalowsky import medals, names, piles

if TYPE_CHECKING:
    from caracole.games.generalowsky.state import GeneralowskyState
    from caracole.kernel.state import Actions


def list_odds(state: GeneralowskyState, general: int, out: Actions) -> None:
    """T2, P7: every sector of the declared band is as likely as any other; equal ones are one outcome."""
    band = state.band[general] - 1
    for place in range(band * names.KINDS, band * names.KINDS + state.terms.count[band]):
        out.put(names.OUTCOMES + state.terms.kind[place], state.terms.weight[place])


def act(state: GeneralowskyState, general: int, result: int) -> None:
    """T4 – T6, T8; the drawing (T7) and the choice of a stride are for phases of their own."""
    state.shown = (state.band[general] - 1) * names.KINDS + result + 1
    state.band[general] = 0
    state.spins += 1
    if result == names.CROSS:
        piles.banish(state, general, True)
    elif result == names.BLACK:
        degrade(state, general)
    elif result == names.RED:
        piles.move(state, general, state.terms.moscow, True)  # T8
    elif result != names.DRAWING and not asks_stride(state, result):
        advance(state, general, result)


def asks_stride(state: GeneralowskyState, result: int) -> bool:
    """T4, stride=up_to: a number above one is the most one may go."""
    return state.terms.up_to and 1 < result < names.BLACK


def advance(state: GeneralowskyState, general: int, steps: int) -> None:
    """T4: so many spaces."""
    piles.move(state, general, piles.ahead(state, general, steps), piles.passes_moscow(state, general, steps))


def degrade(state: GeneralowskyState, general: int) -> None:
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
