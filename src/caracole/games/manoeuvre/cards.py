"""Cards on their way: deck, hand, pile, and what the other side has seen of them."""

from __future__ import annotations

from caracole.games.manoeuvre import names
from caracole.games.manoeuvre.position import Position
from caracole.kernel.state import Actions


def muster(state: Position, side: int, army: int) -> None:
    """U1: a side gets its army: sixty cards in the deck, eight units beside the board."""
    state.army[side] = army
    for code in range(names.CODES):
        state.deck[side][code] = state.terms.copies[army][code]
    state.deck_size[side] = names.DECK


def lists(state: Position, side: int, code: int) -> bool:
    """Whether a side's deck has such a card at all; public."""
    return state.terms.copies[state.army[side]][code] > 0


def holds(state: Position, side: int, code: int) -> bool:
    return state.hand[side][code] > 0


def leave(state: Position, side: int, code: int) -> None:
    """A card leaves the hand; §8: nothing is known of an empty hand."""
    state.hand[side][code] -= 1
    state.hand_size[side] -= 1
    if state.old_most[side] > 0:
        let_go(state, side, code)
    if state.hand_size[side] == 0:
        state.hidden[1 - side] = 0
        for other in range(names.CODES):
            state.known[1 - side][other] = 0


def let_go(state: Position, side: int, code: int) -> None:
    """V3: a card of the first deck leaves before an equal one; with the last of them that deck is spent."""
    if state.old[side][code] > 0:
        state.old[side][code] -= 1
        state.old_size[side] -= 1
    state.old_least[side] = max(1, state.old_least[side] - 1)
    state.old_most[side] = min(state.old_most[side], state.hand_size[side])
    if state.old_size[side] == 0:
        state.exhausted[side] = 1
        state.old_least[side] = 0
        state.old_most[side] = 0


def forget(state: Position, seer: int, code: int) -> None:
    """§8: a known card has been seen to leave the hand."""
    if state.known[seer][code] > 0:
        state.known[seer][code] -= 1


def take(state: Position, side: int, code: int) -> None:
    """A card is played in the sight of both."""
    forget(state, 1 - side, code)
    leave(state, side, code)


def lay(state: Position, side: int, code: int) -> None:
    """A card comes face up on its owner's pile."""
    state.pile[side][code] += 1
    state.pile_size[side] += 1
    state.shown[side] = code
    if side == state.active:
        state.covert = names.NO_CARD


def play(state: Position, side: int, code: int) -> None:
    """A card is played and goes to the pile at once."""
    take(state, side, code)
    lay(state, side, code)


def spy(state: Position) -> None:
    """T3: the active side looks at the other hand."""
    side = state.active
    play(state, side, names.SPY)
    state.hidden[side] = 0
    for code in range(names.CODES):
        state.known[side][code] = state.hand[1 - side][code]


# --- discarding and drawing ----------------------------------------------------------------------


def discard(state: Position, code: int) -> None:
    """T2: a card goes to the pile; T4: face down until the phase closes (face up with open discards)."""
    side = state.active
    if state.terms.open_discards:
        play(state, side, code)
        return
    state.hidden[1 - side] += 1
    leave(state, side, code)
    state.pile[side][code] += 1
    state.pile_size[side] += 1
    state.covert = code


def close_discards(state: Position) -> None:
    """§8: the last card discarded becomes visible, unless a face-up card lies on it."""
    side = state.active
    if state.covert != names.NO_CARD:
        state.shown[side] = state.covert
        state.hidden[1 - side] = max(0, state.hidden[1 - side] - 1)
        forget(state, 1 - side, state.covert)
        state.covert = names.NO_CARD


def can_draw(state: Position, side: int) -> bool:
    """T2: up to five, while there are cards."""
    return state.hand_size[side] < names.HAND and state.deck_size[side] + state.pile_size[side] > 0


def list_draws(state: Position, side: int, out: Actions) -> None:
    """§6: every copy in the deck is as likely; an empty deck gives way to the pile."""
    for code in range(names.CODES):
        copies = state.deck[side][code]
        if state.deck_size[side] == 0:
            copies += state.pile[side][code]
        if copies > 0:
            out.put(names.CARDS + code, copies)


def draw(state: Position, side: int, code: int) -> None:
    """T2: a card from deck to hand; V3: the last one of the first deck matters."""
    if state.deck_size[side] == 0:
        reshuffle(state, side)
    pick(state, side, code)
    if state.deck_size[side] == 0:
        run_out(state, side)
        if state.terms.reshuffle_at_once:
            reshuffle(state, side)


def run_out(state: Position, side: int) -> None:
    """V3: the first deck is spent when its last card is drawn, or when all that are held then are gone."""
    if not state.terms.last_played:
        state.exhausted[side] = 1
    elif not state.exhausted[side] and state.old_most[side] == 0:
        for code in range(names.CODES):
            state.old[side][code] = state.hand[side][code]
        state.old_size[side] = state.hand_size[side]
        state.old_least[side] = state.hand_size[side]
        state.old_most[side] = state.hand_size[side]


def pick(state: Position, side: int, code: int) -> None:
    """A card from deck to hand."""
    state.deck[side][code] -= 1
    state.deck_size[side] -= 1
    state.hand[side][code] += 1
    state.hand_size[side] += 1


def reshuffle(state: Position, side: int) -> None:
    """T4: the pile becomes the deck."""
    for code in range(names.CODES):
        state.deck[side][code] += state.pile[side][code]
        state.pile[side][code] = 0
    state.deck_size[side] += state.pile_size[side]
    state.pile_size[side] = 0
    state.shown[side] = names.NO_CARD
