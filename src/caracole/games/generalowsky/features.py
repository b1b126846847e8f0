"""A view as numbers, for learning. The seat that looks is always player 0, the others follow clockwise."""

from __future__ import annotations

from caracole.games.generalowsky import medals, names, position
from caracole.games.generalowsky.phases import striding
from caracole.games.generalowsky.position import Position
from caracole.games.generalowsky.terms import Terms
from caracole.kernel import numbers

PARTS: numbers.Parts = (
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
    ("phase", 5, "ordering, declaring, spinning, targeting, striding"),
    ("stride", 1, "the most spaces that may be gone, over 7, while their number is chosen"),
    ("mover", 6, "the general the phase is about"),
    ("due", 6, "1 for each general who still has a spin to come this turn"),
    ("band", 6 * 4, "for each general, 1 at the band declared for him"),
    ("spinner", 4 * 5, "for each band, the odds of exile, black ball, drawing, red ball, and the mean step over 7"),
    ("track", 2, "length over 60, steps from the Siberia space to Moscow over the length"),
    ("players", 5, "two to six players"),
    (
        "flags",
        10,
        "to_arriver, one_at_moscow, exile_pile, black_adds, black_group, walks, both_first, sums, up_to, to_covered",
    ),
)
SHAPE = (numbers.size(PARTS),)


def describe() -> list[str]:
    return numbers.described(PARTS)


def observe(state: Position, seat: int, out: memoryview[float], start: int) -> int:
    """Write the numbers of all PARTS from out[start] on; says where they end."""
    own = max(seat, 0)
    for at in range(start, start + names.FEATURES):
        out[at] = 0.0
    end = put_generals(state, own, out, start)
    end = put_medals(state, own, out, end)
    end = put_turn(state, own, out, end)
    end = put_agenda(state, own, out, end)
    return put_terms(state.terms, out, end)


def seen(state: Position, player: int, own: int) -> int:
    """Where a player sits, seen from a seat."""
    return (player - own + state.terms.players) % state.terms.players


def place(state: Position, general: int, own: int) -> int:
    """Where a general stands in the parts, seen from a seat."""
    return seen(state, position.owner(state, general), own) * state.terms.each + general % state.terms.each


def put_generals(state: Position, own: int, out: memoryview[float], start: int) -> int:
    """where, level, below, commands"""
    level = start + 6 * 61
    below = level + 36
    commands = below + 36
    for general in range(state.terms.generals):
        at = place(state, general, own)
        space = state.space[general]
        away = (state.terms.moscow - space + state.terms.length) % state.terms.length
        out[start + at * 61 + (0 if space == names.EXILE else 1 + away)] = 1.0
        out[level + at * 6 + state.level[general]] = 1.0
        for other in range(state.terms.generals):
            if space != names.EXILE and state.space[other] == space and state.level[other] < state.level[general]:
                out[below + at * 6 + place(state, other, own)] = 1.0
        out[commands + at] = 1.0 if position.commander(state, general) == general else 0.0
    return commands + 6


def put_medals(state: Position, own: int, out: memoryview[float], start: int) -> int:
    """medals, star, in match, own, pot, stock, spins"""
    for general in range(state.terms.generals):
        at = start + place(state, general, own)
        out[at] = state.medals[general] / names.MARSHAL
        out[at + 6] = 1.0 if state.medals[general] >= names.STAR else 0.0
        out[at + 12] = 1.0
    for general in range(state.terms.each):
        out[start + 18 + general] = 1.0
    pot = start + 24
    out[pot] = state.pot / names.MARSHAL
    if state.terms.supply < 0:
        out[pot + 1] = 1.0
    else:
        out[pot + 2] = medals.stock(state) / 60
    out[pot + 3] = state.spins / state.terms.max_spins
    return pot + 4


def put_turn(state: Position, own: int, out: memoryview[float], start: int) -> int:
    """turn, decides"""
    out[start + seen(state, state.turn, own)] = 1.0
    if state.actor >= 0:
        out[start + 6 + seen(state, state.actor, own)] = 1.0
    return start + 12


def put_agenda(state: Position, own: int, out: memoryview[float], start: int) -> int:
    """phase, stride, mover, due, band"""
    mover = start + 6
    due = mover + 6
    if state.depth > 0:
        out[start + state.due()] = 1.0
        if state.due() == names.STRIDING:
            out[start + 5] = striding.allowed(state) / 7
        if state.due() != names.ORDERING:
            out[mover + place(state, state.argument(), own)] = 1.0
    band = due + 6
    for general in range(state.terms.generals):
        if state.is_waiting(names.SPINNING, general):
            out[due + place(state, general, own)] = 1.0
        if state.band[general]:
            out[band + place(state, general, own) * 4 + state.band[general] - 1] = 1.0
    return band + 24


def put_terms(terms: Terms, out: memoryview[float], start: int) -> int:
    """spinner, track, players, flags"""
    for i in range(20):
        out[start + i] = terms.offer[i]
    track = start + 20
    out[track] = terms.length / 60
    out[track + 1] = terms.moscow / terms.length
    players = track + 2
    out[players + terms.players - 2] = 1.0
    flags = players + 5
    out[flags] = terms.to_arriver
    out[flags + 1] = terms.one_at_moscow
    out[flags + 2] = terms.exile_pile
    out[flags + 3] = terms.black_adds
    out[flags + 4] = terms.black_group
    out[flags + 5] = terms.walks
    out[flags + 6] = terms.both_first
    out[flags + 7] = terms.sums
    out[flags + 8] = terms.up_to
    out[flags + 9] = terms.to_covered
    return flags + 10
