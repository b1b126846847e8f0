# cython: cdivision=True
"""Step 5 of an assault or ambush: the attacker's further cards, his leader and his supporting units."""

from __future__ import annotations

from caracole.games.manoeuvre import cards, ground, names
from caracole.games.manoeuvre.phases import moving
from caracole.games.manoeuvre.position import Position
from caracole.kernel.state import Actions


def takes_part(state: Position, unit: int) -> bool:
    """C5: whether a unit of the active side attacks or supports."""
    if unit == state.attacker:
        return True
    for k in range(state.scount):
        if state.supporters[k] == unit:
            return True
    return False


def units(state: Position) -> int:
    """C5: how many units attack and support; none in an ambush without support."""
    return state.scount + (0 if state.attacker == names.NO_UNIT else 1)


def list_legal(state: Position, out: Actions) -> None:
    """C5, C17: unit cards, one leader, committed attacks, sappers, skirmish."""
    side = state.active
    full = 1 if state.kind == names.ASSAULT or state.terms.ambush_all else 0
    out.add(names.PASS)
    if full:
        for code in range(names.UNIT_CARDS):
            if cards.holds(state, side, code) and may_add(state, code):
                out.add(names.PLAYS + code)
    if state.leader == names.NO_CARD:
        list_leaders(state, full, out)
    if full and cards.holds(state, side, names.COM) and may_commit(state):
        out.add(names.PLAYS + names.COM)
    if cards.holds(state, side, names.SAP) and may_sap(state):
        out.add(names.PLAYS + names.SAP)
    if cards.holds(state, side, names.SKI) and may_skirmish(state):
        out.add(names.PLAYS + names.SKI)


def may_add(state: Position, code: int) -> bool:
    """C5: a card with attack dice of a unit that attacks or supports."""
    return state.terms.attack_dice[state.army[state.active]][code] != 0 and takes_part(state, code // 5)


def list_leaders(state: Position, full: int, out: Actions) -> None:
    """C5, C6: one leader, for his combat value or, with a command of 2 or more, to bring supporting units."""
    side = state.active
    for leader in range(names.LEADERS):
        code = names.UNIT_CARDS + leader
        if cards.holds(state, side, code):
            out.add(names.PLAYS + code)
            if full and state.terms.command[state.army[side]][code] >= 2 and has_support(state):
                out.add(names.COMMANDS + leader)


def may_commit(state: Position) -> bool:
    """C5: at most one committed attack for each attacking and supporting unit."""
    return state.com < units(state)


def may_sap(state: Position) -> bool:
    """C5: once, against a redoubt."""
    return state.redoubt[state.target] != 0 and not state.sappers


def may_skirmish(state: Position) -> bool:
    """C14: in an assault, unless the attacker has played a leader."""
    return state.kind == names.ASSAULT and state.leader == names.NO_CARD


def act(state: Position, action: int) -> None:
    if action == names.PASS:
        state.pop()
    elif action >= names.COMMANDS:
        play_leader(state, action - names.COMMANDS + names.UNIT_CARDS, 1)
    elif action - names.PLAYS < names.UNIT_CARDS:
        play_unit_card(state, action - names.PLAYS)
    elif action - names.PLAYS < names.HEADQUARTERS:
        play_leader(state, action - names.PLAYS, 0)
    elif action == names.PLAYS + names.COM:
        commit(state)
    elif action == names.PLAYS + names.SAP:
        add(state, names.SAP)
        state.sappers = 1
    else:
        skirmish(state)


def add(state: Position, code: int) -> None:
    """The card lies before both until the combat is over."""
    cards.take(state, state.active, code)
    state.acards[state.acount] = code
    state.acount += 1


def play_unit_card(state: Position, code: int) -> None:
    """C5; M3, guerrilla_combat: the other side may cancel it first."""
    add(state, code)
    if state.terms.guerrilla_combat:
        state.push(names.ADDCARD, code)
        state.push(names.GUER)
    else:
        count_card(state, code)


def count_card(state: Position, code: int) -> None:
    """C5, C11, C12: its dice, its leave not to advance and its pursuit count."""
    state.ucards[state.ucount] = code
    state.ucount += 1
    if state.terms.stays[state.army[state.active]][code]:
        state.staying |= 1 << (code // 5)
    add_card_dice(state, code)


def add_card_dice(state: Position, code: int) -> None:
    army = state.army[state.active]
    add_dice(state, state.terms.attack_dice[army][code], state.terms.attack_sides[army][code])


def add_dice(state: Position, count: int, sides: int) -> None:
    """B2: more dice for the pool."""
    if sides == 6:
        state.d6 += count
    elif sides == 8:
        state.d8 += count
    else:
        state.d10 += count


def commit(state: Position) -> None:
    """C13: two more dice now, a hit later."""
    add(state, names.COM)
    add_card_dice(state, names.COM)
    state.com += 1
    state.committed = 1


def skirmish(state: Position) -> None:
    """C14, C20: the assault ends without result and costs nothing; the attacking unit may move."""
    add(state, names.SKI)
    state.skirmish = 1
    state.com = 0
    state.committed = 0
    while state.due() != names.CLEAN:
        state.pop()
    state.push(names.SKIMOVE)


def list_skirmish_moves(state: Position, out: Actions) -> None:
    """C14: one or two squares, whatever the arm; ends-move terrain ends it; or stay."""
    square = state.place[state.active][state.attacker]
    out.add(names.PASS)
    moving.list_steps(state, square, out)
    moving.list_rides(state, square, out)


def skirmish_move(state: Position, action: int) -> None:
    if action == names.PASS:
        state.pop()
    else:
        moving.step(state, action)


# --- supporting units ----------------------------------------------------------------------------


def play_leader(state: Position, code: int, commands: int) -> None:
    """C5, C6: one leader, as Combat or as Command."""
    add(state, code)
    state.leader = code
    state.commands = commands
    if commands:
        more = state.terms.command[state.army[state.active]][code] - 1
        state.push(names.SUPPORT, more)


def may_support(state: Position, square: int) -> bool:
    """C6: an own unit beside the target, not in a marsh and not yet taking part."""
    if state.side_on[square] != state.active or takes_part(state, state.unit_on[square]):
        return False
    return ground.can_strike_from(state, square)


def has_support(state: Position) -> bool:
    """C6: whether some unit could still join."""
    for way in range(4):
        if may_support(state, state.terms.beside[state.target][way]):
            return True
    return False


def may_bring(state: Position) -> bool:
    """C6: whether the command reaches further, and somebody is there."""
    return state.argument() > 0 and has_support(state)


def list_support(state: Position, out: Actions) -> None:
    """C6: at least one unit joins, then as many as the command allows."""
    if state.scount > 0:
        out.add(names.PASS)
    for way in range(4):
        square = state.terms.beside[state.target][way]
        if may_support(state, square):
            out.add(names.SUPPORTS + square)


def support(state: Position, action: int) -> None:
    left = state.argument() - 1
    state.pop()
    if action != names.PASS:
        state.supporters[state.scount] = state.unit_on[action - names.SUPPORTS]
        state.scount += 1
        state.push(names.SUPPORT, left)
