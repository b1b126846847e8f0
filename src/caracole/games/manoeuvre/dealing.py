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

import cython

from caracole.games.manoeuvre import names
from caracole.games.manoeuvre.position import Position
from caracole.kernel import names as kernel
from caracole.kernel.random import Random, absorbed


def conceal(state: Position, seat: int) -> None:
    """§8: nothing is left that the seat may not know; equal for all positions it cannot tell apart."""
    for side in range(2):
        gather(state, side, seat)
        if side != seat:
            forget_all(state, side)
            hide_first_deck(state, side)
    if state.covert != names.NO_CARD and state.active != seat:
        state.covert = names.UNSEEN


def gather(state: Position, side: int, seat: int) -> None:
    """All cards of a side that the seat cannot place come together in the deck."""
    for code in range(names.CODES):
        state.deck[side][code] += state.pile[side][code]
        state.pile[side][code] = 0
        if side != seat:
            state.deck[side][code] += state.hand[side][code]
            state.hand[side][code] = 0
    if state.shown[side] != names.NO_CARD:
        keep(state, side, state.shown[side])
    if side == seat and side == state.active and state.covert != names.NO_CARD:
        keep(state, side, state.covert)


def keep(state: Position, side: int, code: int) -> None:
    """A card whose place in the pile the seat knows."""
    state.deck[side][code] -= 1
    state.pile[side][code] += 1


def forget_all(state: Position, side: int) -> None:
    """§8: what a side knows of the other hand is its own secret."""
    state.hidden[side] = 0
    for code in range(names.CODES):
        state.known[side][code] = 0


def hide_first_deck(state: Position, side: int) -> None:
    """V3: which cards of a hand are of the first deck, and how many, is its owner's secret."""
    state.old_size[side] = state.old_most[side]
    for code in range(names.CODES):
        state.old[side][code] = 0


# --- what is noticed ------------------------------------------------------------------------------


def noticed(state: Position, action: int, seat: int) -> int:
    """§8: cards drawn, chosen and discarded face down are seen by their owner alone; T3: a spy sees a hand."""
    if names.CARDS <= action < names.CARDS + names.CODES:
        return action if seat == drawing(state) else kernel.HIDDEN
    if seat == state.actor:
        return spied(state) if action == names.PLAYS + names.SPY else action
    if names.PICKS <= action < names.PICKS + names.CODES:
        return kernel.HIDDEN
    if names.DISCARDS <= action < names.DISCARDS + names.CODES and not state.terms.open_discards:
        return kernel.HIDDEN
    return action


def drawing(state: Position) -> int:
    """The side whose card is dealt or drawn now, NOBODY if none is."""
    if state.depth == 0:
        return names.NOBODY
    if state.due() == names.DEAL:
        return state.argument()
    return state.active if state.due() == names.DRAW else names.NOBODY


def owner(state: Position) -> int:
    """Whose cards and units an action here names: who decides, whose card is drawn, or who attacks by dice."""
    if state.actor >= 0:
        return state.actor
    side = drawing(state)
    return state.active if side == names.NOBODY else side


def spied(state: Position) -> int:
    """T3: a number for the hand that the spy of the side to decide sees."""
    key = absorbed(0, names.SPY)
    for code in range(names.CODES):
        key = absorbed(key, state.hand[1 - state.actor][code])
    number: int = cython.cast(cython.int, key & 0x3FFFFFFF)
    return number


# --- dealing anew --------------------------------------------------------------------------------


def redeal(state: Position, seat: int, random: Random) -> None:
    """Any of the positions that look the same to the seat, with the odds above."""
    for side in range(2):
        gather(state, side, seat)
        if side != seat:
            forget_all(state, side)
            hide_first_deck(state, side)
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


def deal_known(state: Position, side: int, seat: int, random: Random) -> None:
    """Steps 1 and 2: the known cards stay in the hand or are gone."""
    if not cython.compiled:  # an array on the stack
        loose = [0] * 64
    count = 0
    for code in range(names.CODES):
        for _ in range(min(state.known[seat][code], state.deck[side][code])):
            loose[count] = code
            count += 1
    if count == 0:
        return
    left = min(staying(count, state.hidden[seat], random), state.hand_size[side])
    room = state.pile_size[side] - (0 if state.shown[side] == names.NO_CARD else 1)
    for k in range(count):
        pick = k + below(random, count - k)
        code = loose[pick]
        loose[pick] = loose[k]
        if k < left:
            state.deck[side][code] -= 1
            state.hand[side][code] += 1
        elif room > 0:
            room -= 1
            state.deck[side][code] -= 1
            state.pile[side][code] += 1


def staying(count: int, hidden: int, random: Random) -> int:
    """Step 1: how many of the known cards none of the hidden discards took."""
    held = max(names.HAND, count)
    left = count
    for k in range(min(hidden, held)):
        if below(random, held - k) < left:
            left -= 1
    return left


def deal_rest(state: Position, side: int, random: Random) -> None:
    """Steps 3 and 4: the rest of the hand, then the pile; the deck keeps what remains."""
    if not cython.compiled:  # an array on the stack
        loose = [0] * 64
    to_hand = state.hand_size[side]
    to_pile = state.pile_size[side]
    count = 0
    for code in range(names.CODES):
        to_hand -= state.hand[side][code]
        to_pile -= state.pile[side][code]
        for _ in range(state.deck[side][code]):
            loose[count] = code
            count += 1
    first = shuffle_out(loose, 0, to_hand, count, random)
    for k in range(first):
        state.deck[side][loose[k]] -= 1
        state.hand[side][loose[k]] += 1
    rest = count - first
    if to_pile * 2 <= rest:
        last = shuffle_out(loose, first, to_pile, count, random)
        for k in range(first, last):
            state.deck[side][loose[k]] -= 1
            state.pile[side][loose[k]] += 1
    else:  # fewer draws: choose the deck instead
        last = shuffle_out(loose, first, rest - to_pile, count, random)
        for k in range(last, count):
            state.deck[side][loose[k]] -= 1
            state.pile[side][loose[k]] += 1


def guess_old(state: Position, side: int, random: Random) -> None:
    """Step 5: of the hand so many are of the first deck, any of them."""
    if not cython.compiled:  # an array on the stack
        loose = [0] * 64
    count = 0
    for code in range(names.CODES):
        for _ in range(state.hand[side][code]):
            loose[count] = code
            count += 1
    least = state.old_least[side]
    state.old_size[side] = least + below(random, state.old_most[side] - least + 1)
    for k in range(shuffle_out(loose, 0, state.old_size[side], count, random)):
        state.old[side][loose[k]] += 1


def shuffle_out(loose: list[int], start: int, wanted: int, count: int, random: Random) -> int:
    """Bring so many random ones of these cards to the places from `start` on; says where they end."""
    end = start + wanted
    for k in range(start, end):
        pick = k + below(random, count - k)
        code = loose[pick]
        loose[pick] = loose[k]
        loose[k] = code
    return end


def drawn_from_pile(state: Position, side: int, random: Random) -> int:
    """A card face down on the pile: any but the visible one."""
    seen = state.shown[side]
    left = below(random, state.pile_size[side] - (0 if seen == names.NO_CARD else 1))
    for code in range(names.CODES):
        left -= state.pile[side][code]
        if code == seen:
            left += 1
        if left < 0:
            return code
    return names.NO_CARD
