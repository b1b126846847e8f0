"""Discard Phase and Draw Phase."""

from __future__ import annotations

from caracole.games.manoeuvre import cards, names
from caracole.games.manoeuvre.position import Position
from caracole.kernel.state import Actions


def has_cards(state: Position) -> bool:
    """Nobody is asked for a card who holds none."""
    return state.hand_size[state.active] > 0


def list_discards(state: Position, out: Actions) -> None:
    """T2: any number of cards."""
    out.add(names.PASS)
    for code in range(names.CODES):
        if cards.holds(state, state.active, code):
            out.add(names.DISCARDS + code)


def discard(state: Position, action: int) -> None:
    if action == names.PASS:
        state.pop()
        cards.close_discards(state)
    else:
        cards.discard(state, action - names.DISCARDS)


def keep(state: Position, argument: int) -> None:
    """T4: whoever holds nothing closes the phase without being asked."""
    cards.close_discards(state)


def can_draw(state: Position) -> bool:
    return cards.can_draw(state, state.active)


def list_draws(state: Position, out: Actions) -> None:
    cards.list_draws(state, state.active, out)


def draw(state: Position, outcome: int) -> None:
    cards.draw(state, state.active, outcome - names.CARDS)


def may_redraw(state: Position) -> bool:
    """T5: whoever has a spy in his deck is asked after drawing, whether he holds it or not."""
    side = state.active
    return state.terms.spy_redraw and cards.lists(state, side, names.SPY) and state.hand_size[side] > 0


def list_redraw(state: Position, out: Actions) -> None:
    """T3: the spy itself is offered in every phase of one's turn."""
    out.add(names.PASS)


def stop_drawing(state: Position, action: int) -> None:
    state.pop()


def spy(state: Position) -> None:
    """T3: in any phase of one's own turn; one played after drawing is replaced (spy_redraw)."""
    cards.spy(state)
    if state.due() == names.DRAWN:
        state.push(names.DRAW)
