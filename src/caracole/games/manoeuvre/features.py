"""A view as numbers, for learning. The seat that looks is always the first side; squares stay where they are.

`observe` gives the same for the whole state as for the seat's view of it: it reads nothing that `dealing.conceal` takes
out, but the sums of cards that the seat cannot place.
"""

from __future__ import annotations

from caracole.games.manoeuvre import forces, names
from caracole.games.manoeuvre.position import Position
from caracole.kernel import numbers

PARTS: numbers.Parts = (
    ("terrain", 7 * 64, "for each kind of terrain (. D H T F M L), 1 on its squares from a1"),
    ("redoubts", 64, "1 on each square with a redoubt"),
    ("units", 2 * 8 * 64, "own units in the order of the data, then the other's: 1 on the square of each"),
    ("strength", 2 * 64, "own, then the other's: the strength of the unit on each square, over 8"),
    ("mounted", 2 * 64, "own, then the other's: 1 where cavalry stands"),
    ("status", 2 * 8 * 3, "own, then the other's units: full, reduced, out"),
    ("armies", 2 * 8, "own army, then the other's"),
    ("hand", names.CODES, "own hand: copies of each card number, over 4"),
    ("unseen", 2 * names.CODES, "own, then the other's: copies of each card whose place is not known, over 4"),
    ("known", names.CODES, "copies of each card seen in the other hand, over 4"),
    ("hidden", 1, "hidden discards of the other side since then, over 5"),
    ("shown", 2 * names.CODES, "own, then the other's: the visible top of the pile"),
    ("sizes", 2 * 3, "own, then the other's: hand over 5, deck over 60, pile over 60"),
    ("exhausted", 2, "own, then the other's: the first deck is spent"),
    ("turn", 4, "side South, active, first, and the game turn over 50"),
    ("decides", 2, "this seat decides; the other does"),
    ("phase", len(names.PHASES), "the frame due"),
    ("done", 6, "first and second move made, forced marches played, supply played, restoration attempted"),
    ("combat", 5, "none, assault, ambush, bombardment, volley"),
    ("target", 64, "the square attacked"),
    ("fighters", 3 * 8, "attacking unit, supporting units, defending unit"),
    ("played", 2 * names.CODES, "cards of the active side in this combat, then the other's, over 4"),
    ("dice", 3, "dice with 6, 8 and 10 sides in the pool, over 10"),
    ("totals", 2, "A and D once they are known, over 50"),
    (
        "course",
        8,
        "leader commands, committed attacks left over 4, committed, sappers, skirmish, fled, withdrawn, failed "
        "attempts over 4",
    ),
    (
        "options",
        18,
        "ambush_all, many_guards, both_open, march_end, spy_redraw, day_ends_at_once, guerrilla_combat, tournament, "
        "hill each, hill initiator, redoubt_fire, many_attempts, stay_withdraw, late_march, slow_start, "
        "reshuffle_at_once, open_discards, last_played",
    ),
    ("old", names.CODES, "own hand, once the first deck is drawn: copies of each card that is of that deck, over 4"),
    ("bounds", 2 * 2, "own, then the other's: how few and how many such cards are held as far as all saw, over 5"),
)
SHAPE = (numbers.size(PARTS),)


def describe() -> list[str]:
    return numbers.described(PARTS)


def observe(state: Position, seat: int, out: memoryview[float], start: int) -> int:
    """Write the numbers of all PARTS from out[start] on; says where they end."""
    own = max(seat, 0)
    for at in range(start, start + names.FEATURES):
        out[at] = 0.0
    end = put_ground(state, out, start)
    end = put_units(state, own, out, end)
    end = put_own_cards(state, seat, out, end)
    end = put_piles(state, own, out, end)
    end = put_turn(state, own, out, end)
    put_combat(state, out, end)
    end = put_options(state, out, end + names.COMBAT_FEATURES)
    return put_old(state, seat, out, end)


def put_ground(state: Position, out: memoryview[float], start: int) -> int:
    """terrain, redoubts"""
    redoubts = start + 7 * 64
    for square in range(names.SQUARES):
        if state.board[square] < names.VOID:
            out[start + state.board[square] * 64 + square] = 1.0
        out[redoubts + square] = state.redoubt[square]
    return redoubts + 64


def put_units(state: Position, own: int, out: memoryview[float], start: int) -> int:
    """units, strength, mounted, status, armies"""
    strength = start + 2 * 8 * 64
    mounted = strength + 2 * 64
    status = mounted + 2 * 64
    armies = status + 2 * 8 * 3
    for side in range(2):
        place = side ^ own
        for unit in range(names.UNITS):
            square = state.place[side][unit]
            if state.status[side][unit] != names.NEW:
                out[status + (place * 8 + unit) * 3 + state.status[side][unit] - 1] = 1.0
            if square != names.NOWHERE:
                out[start + (place * 8 + unit) * 64 + square] = 1.0
                out[strength + place * 64 + square] = forces.strength(state, side, unit) / 8
                out[mounted + place * 64 + square] = state.terms.mounted[state.army[side]][unit]
        if state.army[side] != names.NO_ARMY:
            out[armies + place * 8 + state.army[side]] = 1.0
    return armies + 16


def put_own_cards(state: Position, seat: int, out: memoryview[float], start: int) -> int:
    """hand, unseen, known, hidden; a spectator has no hand and knows none"""
    own = max(seat, 0)
    unseen = start + names.CODES
    known = unseen + 2 * names.CODES
    hidden = known + names.CODES
    for code in range(names.CODES):
        for side in range(2):
            out[unseen + (side ^ own) * names.CODES + code] = not_placed(state, side, seat, code) / 4
        if seat >= 0:
            out[start + code] = state.hand[own][code] / 4
            out[known + code] = state.known[own][code] / 4
    if seat >= 0:
        out[hidden] = min(state.hidden[own], 20) / 5
    return hidden + 1


def not_placed(state: Position, side: int, seat: int, code: int) -> int:
    """§8: how many copies of a side's card are where the seat cannot know."""
    count = state.deck[side][code] + state.pile[side][code]
    if side != seat:
        count += state.hand[side][code]
    elif side == state.active and state.covert == code:
        count -= 1
    if state.shown[side] == code:
        count -= 1
    return count


def put_piles(state: Position, own: int, out: memoryview[float], start: int) -> int:
    """shown, sizes, exhausted"""
    sizes = start + 2 * names.CODES
    exhausted = sizes + 6
    for side in range(2):
        place = side ^ own
        if state.shown[side] != names.NO_CARD:
            out[start + place * names.CODES + state.shown[side]] = 1.0
        out[sizes + place * 3] = state.hand_size[side] / 5
        out[sizes + place * 3 + 1] = state.deck_size[side] / 60
        out[sizes + place * 3 + 2] = state.pile_size[side] / 60
        out[exhausted + place] = state.exhausted[side]
    return exhausted + 2


def put_turn(state: Position, own: int, out: memoryview[float], start: int) -> int:
    """turn, decides, phase, done"""
    out[start] = 1.0 if own == names.SOUTH else 0.0
    out[start + 1] = 1.0 if state.active == own else 0.0
    out[start + 2] = 1.0 if state.first == own else 0.0
    out[start + 3] = min(state.turn, 100) / 50
    out[start + 4] = 1.0 if state.actor == own else 0.0
    out[start + 5] = 1.0 if state.actor == 1 - own else 0.0
    phase = start + 6
    if state.depth > 0:
        out[phase + state.due()] = 1.0
    done = phase + names.FRAMES
    for k in range(1, 3):
        out[done + k - 1] = 1.0 if state.mover[k] != names.NO_UNIT else 0.0
        out[done + k + 1] = state.marched[k]
    out[done + 4] = state.supplied
    out[done + 5] = state.attempted
    return done + 6


def put_combat(state: Position, out: memoryview[float], start: int) -> None:
    """combat; while there is one also target, fighters, played, dice, totals, course"""
    out[start + state.kind] = 1.0
    if state.kind == names.PEACE:
        return
    target = start + 5
    out[target + state.target] = 1.0
    fighters = target + 64
    if state.attacker != names.NO_UNIT:
        out[fighters + state.attacker] = 1.0
    for k in range(state.scount):
        out[fighters + 8 + state.supporters[k]] = 1.0
    out[fighters + 16 + state.defender] = 1.0
    played = fighters + 24
    out[played + state.init] += 0.25
    for k in range(state.acount):
        out[played + state.acards[k]] += 0.25
    for k in range(state.dcount):
        out[played + names.CODES + state.dcards[k]] += 0.25
    put_course(state, out, played + 2 * names.CODES)


def put_course(state: Position, out: memoryview[float], start: int) -> None:
    """dice, totals, course"""
    out[start] = state.d6 / 10
    out[start + 1] = state.d8 / 10
    out[start + 2] = state.d10 / 10
    out[start + 3] = state.attack_total / 50
    out[start + 4] = state.defense_total / 50
    out[start + 5] = state.commands
    out[start + 6] = state.com / 4
    out[start + 7] = state.committed
    out[start + 8] = state.sappers
    out[start + 9] = state.skirmish
    out[start + 10] = state.fled
    out[start + 11] = state.withdrawn
    out[start + 12] = state.attempts / 4


def put_options(state: Position, out: memoryview[float], start: int) -> int:
    """options"""
    out[start] = state.terms.ambush_all
    out[start + 1] = state.terms.many_guards
    out[start + 2] = state.terms.both_open
    out[start + 3] = state.terms.march_end
    out[start + 4] = state.terms.spy_redraw
    out[start + 5] = state.terms.day_ends_at_once
    out[start + 6] = state.terms.guerrilla_combat
    out[start + 7] = state.terms.tournament
    out[start + 8] = 1.0 if state.terms.hill == names.EACH else 0.0
    out[start + 9] = 1.0 if state.terms.hill == names.INITIATOR else 0.0
    out[start + 10] = state.terms.redoubt_fire
    out[start + 11] = state.terms.many_attempts
    out[start + 12] = state.terms.stay_withdraw
    out[start + 13] = state.terms.late_march
    out[start + 14] = state.terms.slow_start
    out[start + 15] = state.terms.reshuffle_at_once
    out[start + 16] = state.terms.open_discards
    out[start + 17] = state.terms.last_played
    return start + 18


def put_old(state: Position, seat: int, out: memoryview[float], start: int) -> int:
    """old, bounds; a spectator has no hand"""
    own = max(seat, 0)
    bounds = start + names.CODES
    for side in range(2):
        place = side ^ own
        out[bounds + place * 2] = state.old_least[side] / 5
        out[bounds + place * 2 + 1] = state.old_most[side] / 5
        if side == seat and state.old_most[side] > 0:
            for code in range(names.CODES):
                out[start + code] = state.old[side][code] / 4
    return bounds + 4
