"""Medals: the stock, the pot at Moscow, the chests, and who is named Marshal."""

from __future__ import annotations

from caracole.games.generalowsky import names
from caracole.games.generalowsky.position import Position


def plain(medals: int) -> int:
    """W1: the eleventh medal turns eleven plain ones into one with a star."""
    return medals if medals < names.STAR else medals - names.STAR


def stock(state: Position) -> int:
    """P8: plain medals neither at Moscow nor on a chest; −1 if they never run out."""
    if state.terms.supply < 0:
        return -1
    left = state.terms.supply - state.pot
    for general in range(state.terms.generals):
        left -= plain(state.medals[general])
    return max(0, left)


def paid(state: Position, wanted: int) -> int:
    """As many medals as the stock can give."""
    left = stock(state)
    return wanted if left < 0 else min(wanted, left)


def feed(state: Position, count: int) -> None:
    """Medals from the stock to the pot."""
    state.pot += paid(state, count)


def land(state: Position, top: int, landed: int, at_moscow: bool) -> None:
    """T9: a medal for each general landed upon, into the pot (landing_medal=arriver: to the top of the group)."""
    due = min(landed, 1) if at_moscow and state.terms.one_at_moscow else landed
    if state.terms.to_arriver:
        state.medals[top] += paid(state, due)
    elif state.terms.to_covered:
        decorate(state, state.space[top], landed, due)
    else:
        feed(state, due)


def decorate(state: Position, space: int, height: int, count: int) -> None:
    """T9, landing_medal=covered: one each for those stood upon, from the top down, as far as the stock lasts."""
    for depth in range(1, count + 1):
        for general in range(state.terms.generals):
            if state.space[general] == space and state.level[general] == height - depth:
                state.medals[general] += paid(state, 1)


def collect(state: Position, top: int) -> None:
    """T10: the top general of the group takes the pot; then one medal is laid at Moscow, if there is any."""
    state.medals[top] += state.pot
    state.pot = 0
    feed(state, 1)


def lose(state: Position, general: int) -> None:
    """T6: one medal back to the stock; a star is broken; never below none."""
    if state.medals[general] > 0:
        state.medals[general] -= 1


def total(state: Position, player: int) -> int:
    """The medals on all chests of a player."""
    count = 0
    for general in range(player * state.terms.each, (player + 1) * state.terms.each):
        count += state.medals[general]
    return count


def best(state: Position, player: int) -> int:
    """The medals on the fullest chest of a player."""
    most = 0
    for general in range(player * state.terms.each, (player + 1) * state.terms.each):
        most = max(most, state.medals[general])
    return most


def standing(state: Position, player: int) -> int:
    """W3, B3: what counts at the end: the fullest chest, or with two_gen_win=sum42 both together; −1 for nobody.

    W2: one Marshal is as good as another, however many medals more he has.
    """
    return min(worn(state, player), needed(state)) if player < state.terms.players else -1


def worn(state: Position, player: int) -> int:
    """B3: the medals that may make a Marshal."""
    return total(state, player) if state.terms.sums else best(state, player)


def needed(state: Position) -> int:
    """W2, B3: a chest of 21 makes a Marshal (two_gen_win=sum42: two chests of 42)."""
    return names.MARSHALS if state.terms.sums else names.MARSHAL


def has_marshal(state: Position) -> bool:
    """W2: whether anybody has been named, asked after every spin."""
    if state.terms.sums:
        return marshals(state) > 0
    for general in range(state.terms.generals):
        if state.medals[general] >= names.MARSHAL:
            return True
    return False


def marshals(state: Position) -> int:
    """W2: how many players have a Marshal; more than one only with landing_medal=covered."""
    count = 0
    for player in range(state.terms.players):
        if worn(state, player) >= needed(state):
            count += 1
    return count
