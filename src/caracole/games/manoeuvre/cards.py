"""Cards on their way: deck, hand, pile, and what the other side has seen of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caracole.games.manoeuvre import names

if TYPE_CHECKING:
    from caracole.games.manoeuvre.state import ManoeuvreState
    from caracole.kernel.state import Actions


def holds(state: ManoeuvreState, side: int, code: int) -> bool:
    return state.hand[side * 57 + code] > 0


def leave(state: ManoeuvreState, side: int, code: int) -> None:
    """A card leaves the hand; §8: nothing is known of an empty hand."""
    state.hand[side * 57 + code] -= 1
    state.hand_size[side] -= 1
    if state.old_most[side] > 0:
        let_go(state, side, code)
    if state.hand_size[side] == 0:
        state.hidden[1 - side] = 0
        for other in range(names.CODES):
            state.known[(1 - side) * 57 + other] = 0


def let_go(state: ManoeuvreState, side: int, code: int) -> None:
    """V3: a card of the first deck leaves before an equal one; with the last of them that deck is spent."""
    if state.old[side * 57 + code] > 0:
        state.old[side * 57 + code] -= 1
        state.old_size[side] -= 1
    state.old_least[side] = max(1, state.old_least[side] - 1)
    state.old_most[side] = min(state.old_most[side], state.hand_size[side])
    if state.old_size[side] == 0:
        state.exhausted[side] = 1
        state.old_least[side] = 0
        state.old_most[side] = 0


def forget(state: ManoeuvreState, seer: int, code: int) -> None:
    """§8: a known card has been seen to leave the hand."""
    if state.known[seer * 57 + code] > 0:
        state.known[seer * 57 + code] -= 1


def take(state: ManoeuvreState, side: int, code: int) -> None:
    """A card is played in the sight of both."""
    forget(state, 1 - side, code)
    leave(state, side, code)


def lay(state: ManoeuvreState, side: int, code: int) -> None:
    """A card comes face up on its owner's pile."""
    state.pile[side * 57 + code] += 1
    state.pile_size[side] += 1
    state.shown[side] = code
    if side == state.active:
        state.covert = names.NO_CARD


def play(state: ManoeuvreState, side: int, code: int) -> None:
    """A card is played and goes to the pile at once."""
    take(state, side, code)
    lay(state, side, code)


def spy(state: ManoeuvreState) -> None:
    """T3: the active side looks at the other hand."""
    side = state.active
    play(state, side, names.SPY)
    state.hidden[side] = 0
    for code in range(names.CODES):
        state.known[side * 57 + code] = state.hand[(1 - side) * 57 + code]


# --- discarding and drawing ----------------------------------------------------------------------


def discard(state: ManoeuvreState, code: int) -> None:
    """T2: a card goes to the pile; T4: face down until the phase closes (face up with open discards)."""
    side = state.active
    if state.open_discards:
        play(state, side, code)
        return
    state.hidden[1 - side] += 1
    leave(state, side, code)
    state.pile[side * 57 + code] += 1
    state.pile_size[side] += 1
    state.covert = code


def close_discards(state: ManoeuvreState) -> None:
    """§8: the last card discarded becomes visible, unless a face-up card lies on it."""
    side = state.active
    if state.covert != names.NO_CARD:
        state.shown[side] = state.covert
        state.hidden[1 - side] = max(0, state.hidden[1 - side] - 1)
        forget(state, 1 - side, state.covert)
        state.covert = names.NO_CARD


def can_draw(state: ManoeuvreState, side: int) -> bool:
    """T2: up to five, while there are cards."""
    return state.hand_size[side] < names.HAND and state.deck_size[side] + state.pile_size[side] > 0


def list_draws(state: ManoeuvreState, side: int, out: Actions) -> None:
    """§6: every copy in the deck is as likely; an empty deck gives way to the pile."""
    for code in range(names.CODES):
        copies = state.deck[side * 57 + code]
        if state.deck_size[side] == 0:
            copies += state.pile[side * 57 + code]
        if copies > 0:
            out.put(names.CARDS + code, copies)


def draw(state: ManoeuvreState, side: int, code: int) -> None:
    """T2: a card from deck to hand; V3: the last one of the first deck matters."""
    if state.deck_size[side] == 0:
        reshuffle(state, side)
    pick(state, side, code)
    if state.deck_size[side] == 0:
        run_out(state, side)
        if state.reshuffle_at_once:
            reshuffle(state, side)


def run_out(state: ManoeuvreState, side: int) -> None:
    """V3: the first deck is spent when its last card is drawn, or when all that are held then are gone."""
    if not state.last_played:
        state.exhausted[side] = 1
    elif not state.exhausted[side] and state.old_most[side] == 0:
        for at in range(side * 57, side * 57 + 57):
            state.old[at] = state.hand[at]
        state.old_size[side] = state.hand_size[side]
        state.old_least[side] = state.hand_size[side]
        state.old_most[side] = state.hand_size[side]


def pick(state: ManoeuvreState, side: int, code: int) -> None:
    """A card from deck to hand."""
    state.deck[side * 57 + code] -= 1
    state.deck_size[side] -= 1
    state.hand[side * 57 + code] += 1
    state.hand_size[side] += 1


def reshuffle(state: ManoeuvreState, side: int) -> None:
    """T4: the pile becomes the deck."""
    for code in range(names.CODES):
        state.deck[side * 57 + code] += state.pile[side * 57 + code]
        state.pile[side * 57 + code] = 0
    state.deck_size[side] += state.pile_size[side]
    state.pile_size[side] = 0
    state.shown[side] = names.NO_CARD
