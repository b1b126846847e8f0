"""A view as numbers, for learning. The seat that looks is always player 0, the others follow clockwise."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import numpy as np

from caracole.games.generalowsky import medals, names

if TYPE_CHECKING:
    from caracole.games.generalowsky.state import GeneralowskyState
    from caracole.kernel.view import View

Array = np.ndarray[Any, np.dtype[np.float32]]

PARTS: tuple[tuple[str, int, str], ...] = (
    ("where", 6 * 61, "for each general, 1 at exile, or at 1 + the steps from his space to Moscow"),
    ("level", 6 * 6, "for each general, 1 at the number of generals below him"),
    ("below", 6 * 6, "for each general, 1 for each general he is carried by"),
    ("commands", 6, "1 for each general who is on top of his pile or alone"),
    ("medals", 6, "medals of each general, over 21"),
    ("star", 6, "1 for each general with a star"),
    ("in match", 6, "1 for each general that takes part"),
    ("own", 6, "1 for each general of the seat that looks"),
    ("pot", 1, "medals at Moscow, over 21"),
    ("stock", 2, "1 if the medals never run out, else the stock over 60"),
    ("spins", 1, "spins made out of all spins allowed"),
    ("turn", 6, "whose turn it is"),
    ("decides", 6, "who decides now, nobody if the arrow does"),
    ("phase", 4, "ordering, declaring, spinning, targeting"),
    ("mover", 6, "the general the phase is about"),
    ("due", 6, "1 for each general who still has a spin to come this turn"),
    ("band", 6 * 4, "for each general, 1 at the band declared for him"),
    ("spinner", 4 * 5, "for each band, the odds of exile, black ball, drawing, red ball, and the mean step over 7"),
    ("track", 2, "length over 60, steps from the Siberia space to Moscow over the length"),
    ("players", 5, "two to six players"),
    ("flags", 8, "to_arriver, one_at_moscow, exile_pile, black_adds, black_group, walks, both_first, sums"),
)
SHAPE = (sum(size for _, size, _ in PARTS),)


def describe() -> list[str]:
    lines, start = [], 0
    for name, size, meaning in PARTS:
        lines.append(f"{start}–{start + size - 1} {name}: {meaning}")
        start += size
    return lines


def observe(view: View) -> Array:
    state = cast("GeneralowskyState", view.state)
    terms = state.terms
    seat = max(view.seat, 0)
    parts = {name: np.zeros(size, dtype=np.float32) for name, size, _ in PARTS}
    seats = [(player - seat) % terms.players for player in range(terms.players)]
    places = [seats[state.owner(g)] * terms.each + g % terms.each for g in range(terms.generals)]
    place_generals(state, parts, places)
    parts["own"][: terms.each] = 1
    parts["pot"][0] = state.pot / names.MARSHAL
    parts["stock"][:] = (1, 0) if terms.supply < 0 else (0, medals.stock(state) / 60)
    parts["spins"][0] = state.spins / terms.max_spins
    parts["turn"][seats[state.turn]] = 1
    if state.actor >= 0:
        parts["decides"][seats[state.actor]] = 1
    place_agenda(state, parts, places)
    parts["spinner"][:] = spinner(state)
    parts["track"][:] = (terms.length / 60, terms.moscow / terms.length)
    parts["players"][terms.players - 2] = 1
    parts["flags"][:] = [
        terms.to_arriver, terms.one_at_moscow, terms.exile_pile, terms.black_adds, terms.black_group, terms.walks,
        terms.both_first, terms.sums,
    ]  # fmt: skip
    return np.concatenate(list(parts.values()))


def place_generals(state: GeneralowskyState, parts: dict[str, Array], places: list[int]) -> None:
    """Where everybody stands, on whom, and with how many medals."""
    terms = state.terms
    for general, place in enumerate(places):
        space = state.space[general]
        steps = 0 if space == names.EXILE else 1 + (terms.moscow - space) % terms.length
        parts["where"][place * 61 + steps] = 1
        parts["level"][place * 6 + state.level[general]] = 1
        parts["commands"][place] = state.commander(general) == general
        parts["medals"][place] = state.medals[general] / names.MARSHAL
        parts["star"][place] = state.medals[general] >= names.STAR
        parts["in match"][place] = 1
    for pile in state.piles().values():
        for height, general in enumerate(pile):
            for carrier in pile[:height]:
                parts["below"][places[general] * 6 + places[carrier]] = 1


def place_agenda(state: GeneralowskyState, parts: dict[str, Array], places: list[int]) -> None:
    """What is due, and for whom."""
    agenda = state.stacked()
    if agenda:
        parts["phase"][agenda[-1] & 0xFF] = 1
    if agenda and agenda[-1] != names.ORDERING:
        parts["mover"][places[agenda[-1] >> 8]] = 1
    for entry in agenda:
        if entry & 0xFF == names.SPINNING:
            parts["due"][places[entry >> 8]] = 1
    for general, place in enumerate(places):
        if state.band[general]:
            parts["band"][place * 4 + state.band[general] - 1] = 1


def spinner(state: GeneralowskyState) -> Array:
    """What each band has to offer."""
    terms, told = state.terms, np.zeros(20, dtype=np.float32)
    column = {names.CROSS: 0, names.BLACK: 1, names.DRAWING: 2, names.RED: 3}
    for band in range(names.BANDS):
        found = range(band * names.KINDS, band * names.KINDS + terms.count[band])
        total = sum(terms.weight[i] for i in found)
        for i in found:
            share = terms.weight[i] / total
            if terms.kind[i] in column:
                told[band * 5 + column[terms.kind[i]]] = share
            else:
                told[band * 5 + 4] += share * terms.kind[i] / 7
    return told
