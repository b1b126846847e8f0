"""Taking out what a seat may not know, and dealing it anew.

A seat knows its own hand, the visible top of each pile, the sizes of hands, decks and piles, the cards in combat, and
what it has seen of the other hand (§8: `known`, `hidden`). Everything else is put together in `deck`.

Dealing anew, with n known cards, x hidden discards and h cards in the other hand:

1. The x hidden discards were any x of the cards held, five (or n, if that is more) at a time: known ones among them
   are gone with hypergeometric odds, each as likely as the others. If more than h are left, more are gone.
2. Known cards that are not gone are in the hand. Those gone lie in the pile, as far as it has room.
3. The rest of the hand is any of the other cards not seen, each copy as likely.
4. The pile (but its visible top) is any of the cards that are left, each copy as likely; the deck is what remains.

5. With `last_card=played`, while cards of the first deck are in the other hand: as many as can be, each number as
   likely, and any cards of the hand.

The own deck and pile follow from step 4 alone: which of the cards not in hand lie where is not shown to the owner.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from caracole.games.manoeuvre import names

if TYPE_CHECKING:
    from caracole.games.manoeuvre.state import ManoeuvreState
    from caracole.kernel.random import Random


def conceal(state: ManoeuvreState, seat: int) -> None:
    """§8: nothing is left that the seat may not know; equal for all positions it cannot tell apart."""
    for side in range(2):
        gather(state, side, seat)
        if side != seat:
            forget_all(state, side)
            blur(state, side)
    if state.covert != names.NO_CARD and state.active != seat:
        state.covert = names.UNSEEN


def gather(state: ManoeuvreState, side: int, seat: int) -> None:
    """All cards of a side that the seat cannot place come together in the deck."""
    for at in range(side * 57, side * 57 + 57):
        state.deck[at] += state.pile[at]
        state.pile[at] = 0
        if side != seat:
            state.deck[at] += state.hand[at]
            state.hand[at] = 0
    if state.shown[side] != names.NO_CARD:
        keep(state, side, state.shown[side])
    if side == seat and side == state.active and state.covert != names.NO_CARD:
        keep(state, side, state.covert)


def keep(state: ManoeuvreState, side: int, code: int) -> None:
    """A card whose place in the pile the seat knows."""
    state.deck[side * 57 + code] -= 1
    state.pile[side * 57 + code] += 1


def forget_all(state: ManoeuvreState, side: int) -> None:
    """§8: what a side knows of the other hand is its own secret."""
    state.hidden[side] = 0
    for at in range(side * 57, side * 57 + 57):
        state.known[at] = 0


def blur(state: ManoeuvreState, side: int) -> None:
    """V3: which cards of a hand are of the first deck, and how many, is its owner's secret."""
    state.old_size[side] = state.old_most[side]
    for at in range(side * 57, side * 57 + 57):
        state.old[at] = 0


# --- dealing anew --------------------------------------------------------------------------------


def redeal(state: ManoeuvreState, seat: int, random: Random) -> None:
    """Any of the positions that look the same to the seat, with the odds above."""
    for side in range(2):
        gather(state, side, seat)
        if side != seat:
            forget_all(state, side)
            blur(state, side)
            if seat >= 0:
                deal_known(state, side, seat, random)
        deal_rest(state, side, random)
        if side != seat and state.old_most[side] > 0:
            guess_old(state, side, random)
    if state.covert != names.NO_CARD and state.active != seat:
        state.covert = drawn_from_pile(state, state.active, random)


def below(random: Random, bound: int) -> int:
    """A number from 0 to bound − 1 without a division; the bias is below bound / 2³²."""
    return (random.next() >> 32) * bound >> 32


def deal_known(state: ManoeuvreState, side: int, seat: int, random: Random) -> None:
    """Steps 1 and 2: the known cards stay in the hand or are gone."""
    count = 0
    for code in range(names.CODES):
        for _ in range(min(state.known[seat * 57 + code], state.deck[side * 57 + code])):
            state.scratch[count] = code
            count += 1
    if count == 0:
        return
    left = min(staying(count, state.hidden[seat], random), state.hand_size[side])
    room = state.pile_size[side] - (0 if state.shown[side] == names.NO_CARD else 1)
    for k in range(count):
        pick = k + below(random, count - k)
        code = state.scratch[pick]
        state.scratch[pick] = state.scratch[k]
        if k < left:
            state.deck[side * 57 + code] -= 1
            state.hand[side * 57 + code] += 1
        elif room > 0:
            room -= 1
            state.deck[side * 57 + code] -= 1
            state.pile[side * 57 + code] += 1


def staying(count: int, hidden: int, random: Random) -> int:
    """Step 1: how many of the known cards none of the hidden discards took."""
    held = max(names.HAND, count)
    left = count
    for k in range(min(hidden, held)):
        if below(random, held - k) < left:
            left -= 1
    return left


def deal_rest(state: ManoeuvreState, side: int, random: Random) -> None:
    """Steps 3 and 4: the rest of the hand, then the pile; the deck keeps what remains."""
    start = side * 57
    to_hand = state.hand_size[side]
    to_pile = state.pile_size[side]
    count = 0
    for code in range(names.CODES):
        to_hand -= state.hand[start + code]
        to_pile -= state.pile[start + code]
        for _ in range(state.deck[start + code]):
            state.scratch[count] = code
            count += 1
    first = shuffle_out(state, 0, to_hand, count, random)
    for k in range(first):
        state.deck[start + state.scratch[k]] -= 1
        state.hand[start + state.scratch[k]] += 1
    rest = count - first
    if to_pile * 2 <= rest:
        last = shuffle_out(state, first, to_pile, count, random)
        for k in range(first, last):
            state.deck[start + state.scratch[k]] -= 1
            state.pile[start + state.scratch[k]] += 1
    else:  # fewer draws: choose the deck instead
        last = shuffle_out(state, first, rest - to_pile, count, random)
        for k in range(last, count):
            state.deck[start + state.scratch[k]] -= 1
            state.pile[start + state.scratch[k]] += 1


def guess_old(state: ManoeuvreState, side: int, random: Random) -> None:
    """Step 5: of the hand so many are of the first deck, any of them."""
    start = side * 57
    count = 0
    for code in range(names.CODES):
        for _ in range(state.hand[start + code]):
            state.scratch[count] = code
            count += 1
    least = state.old_least[side]
    state.old_size[side] = least + below(random, state.old_most[side] - least + 1)
    for k in range(shuffle_out(state, 0, state.old_size[side], count, random)):
        state.old[start + state.scratch[k]] += 1


def shuffle_out(state: ManoeuvreState, start: int, wanted: int, count: int, random: Random) -> int:
    """Bring so many random cards to the places from `start` on; says where they end."""
    end = start + wanted
    for k in range(start, end):
        pick = k + below(random, count - k)
        code = state.scratch[pick]
        state.scratch[pick] = state.scratch[k]
        state.scratch[k] = code
    return end


def drawn_from_pile(state: ManoeuvreState, side: int, random: Random) -> int:
    """A card face down on the pile: any but the visible one."""
    seen = state.shown[side]
    left = below(random, state.pile_size[side] - (0 if seen == names.NO_CARD else 1))
    for code in range(names.CODES):
        left -= state.pile[side * 57 + code]
        if code == seen:
            left += 1
        if left < 0:
            return code
    return names.NO_CARD
