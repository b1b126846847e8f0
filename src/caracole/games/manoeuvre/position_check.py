"""Whether play can go on from a position that somebody wrote down: the compiled rules ask nothing of it any more.

`LIES_ON` is the sequence of play read upwards: what may lie directly below each phase on the agenda.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from caracole.games.manoeuvre import names

if TYPE_CHECKING:
    from caracole.games.manoeuvre.position import Position
    from caracole.kernel.state import Due

BOTTOM = -1
LIES_ON = {
    names.EDGE: (BOTTOM,), names.NATION: (names.EDGE,), names.NATIONS: (names.NATION,),
    names.TILE: (names.NATIONS, names.TILE), names.ROLL2: (names.TILE,), names.ROLL1: (names.ROLL2,),
    names.TURN: (BOTTOM,), names.PLACE: (names.TURN, names.PLACE),
    names.DEAL: (names.PLACE, names.DEAL), names.PICK: (names.PLACE, names.PICK),
    names.ENDTURN: (BOTTOM,), names.RESTORE: (names.ENDTURN,), names.COMBAT: (names.RESTORE,),
    names.MOVE: (names.COMBAT,), names.DRAWN: (names.MOVE,), names.DRAW: (names.DRAWN, names.MOVE),
    names.DISCARD: (names.DRAW,), names.MOVED: (names.COMBAT, names.MOVED), names.FMSTEP: (names.MOVED,),
    names.MOVE2: (names.COMBAT, names.MOVED), names.RALLY: (names.RESTORE,), names.RESTDO: (names.RESTORE,),
    names.GUER: (names.MOVE2, names.FMSTEP, names.RESTDO, names.ADDCARD),
    names.CLEAN: (names.RESTORE,), names.FIRE: (names.CLEAN,), names.SKIMOVE: (names.CLEAN,),
    names.LOSS: (names.CLEAN,), names.PURSUE: (names.LOSS, names.PURSUE), names.ADVANCE: (names.LOSS,),
    names.RETREAT: (names.ADVANCE,), names.CHOICE: (names.ADVANCE,), names.RESULT: (names.ADVANCE,),
    names.DICE: (names.RESULT,), names.ATTACK: (names.DICE,), names.SUPPORT: (names.ATTACK,),
    names.ADDCARD: (names.ATTACK,), names.DEFEND: (names.ATTACK,), names.WTRY: (names.DEFEND,),
}  # fmt: skip
ONCE_ONLY = (names.TILE, names.PLACE, names.DEAL, names.PICK, names.MOVED)
"""Phases that may lie on one of their own, each with another argument."""
OF_COMBAT = names.CLEAN
"""At the bottom of every combat."""
ROOM = 8
"""Cards that one side may lay in a combat; by the rules five are held."""
MOST_TOTAL = 999
"""More than any cards and dice together come to."""
MOST_DICE = 40
"""More than any cards together bring; the sums of more would not fit the buffer."""


def check(state: Position, entries: list[Due]) -> None:
    """Raise ValueError with what is wrong."""
    check_order(entries)
    for entry in entries:
        check_argument(state, entry)
    if entries[0].phase != names.EDGE and names.VOID in list(state.board)[: names.SQUARES]:
        raise ValueError("the map is not whole, and yet the draft is over")
    check_cards(state)
    check_combat(state, {entry.phase for entry in entries})


def check_order(entries: list[Due]) -> None:
    below = BOTTOM
    for place, entry in enumerate(entries):
        if below not in LIES_ON[entry.phase]:
            said = names.PHASES[below] if below != BOTTOM else "the bottom"
            raise ValueError(f"{names.PHASES[entry.phase]!r} does not lie on {said!r} of what is due")
        if entry.phase in ONCE_ONLY and entry in entries[:place]:
            raise ValueError(f"{names.PHASES[entry.phase]}:{entry.argument} is due twice")
        below = entry.phase


def check_argument(state: Position, entry: Due) -> None:
    """What a phase is about: a side, a unit, a card, one of the moves."""
    phase, argument = entry
    if phase in (names.PLACE, names.DEAL, names.PICK, names.CHOICE):
        good = argument in (0, 1)
    elif phase == names.TILE:
        good = 0 <= argument < 4
    elif phase in (names.MOVED, names.FMSTEP):
        good = argument in (1, 2) and state.mover[argument] != names.NO_UNIT
    elif phase == names.RALLY:
        good = 0 <= argument < 48 and can_be_restored(state, argument % 8)
    elif phase == names.RESTDO:
        good = 0 <= argument < names.UNITS and can_be_restored(state, argument)
    elif phase in (names.PURSUE, names.ADDCARD):
        good = 0 <= argument < names.UNIT_CARDS
    elif phase == names.SUPPORT:
        good = 0 <= argument < names.UNITS
    else:
        good = argument == 0
    if not good:
        raise ValueError(f"{names.PHASES[phase]}:{argument} cannot be due here")


def can_be_restored(state: Position, unit: int) -> bool:
    return state.status[state.active][unit] == names.REDUCED


def check_cards(state: Position) -> None:
    for side in (0, 1):
        laid = max(state.acount, state.ucount) if side == state.active else state.dcount
        if not 0 <= state.hand_size[side] <= ROOM - laid:
            raise ValueError(f"{state.hand_size[side]} cards in a hand and {laid} laid; there is room for {ROOM}")
        if state.deck_size[side] < 0 or state.pile_size[side] < 0:
            raise ValueError("more cards lie about than an army has")
        if not 0 <= state.hidden[side] <= names.DECK:
            raise ValueError(f"{state.hidden[side]} hidden discards; there are {names.DECK} cards")


def check_combat(state: Position, phases: set[int]) -> None:
    due = OF_COMBAT in phases
    if bool(state.kind) != due:
        raise ValueError("a combat is told and none is due" if state.kind else "a combat is due and not told")
    if not due:
        return
    if state.com > ROOM or not all(0 <= number <= MOST_TOTAL for number in counts_of(state)):
        raise ValueError("more hits, attempts or points than any combat has")
    dice = (state.d6, state.d8, state.d10)
    if min(dice) < 0 or not 1 <= sum(dice) <= MOST_DICE:
        raise ValueError(f"{sum(dice)} dice; at least one is thrown, and {MOST_DICE} is more than any cards bring")
    if (state.attacker == names.NO_UNIT) != (state.kind == names.AMBUSH):
        raise ValueError("a unit attacks, unless it is an ambush")
    check_fighters(state, undecided=bool(phases & {names.DICE, names.FIRE}))


def counts_of(state: Position) -> tuple[int, ...]:
    return state.com, state.attempts, state.attack_total, state.defense_total


def check_fighters(state: Position, *, undecided: bool) -> None:
    """Who fights stands on the board; after the dice some may be out of it."""
    attackers = [*state.supporters[: state.scount], *([state.attacker] if state.attacker != names.NO_UNIT else [])]
    fighters = [(state.active, unit) for unit in attackers] + [(1 - state.active, state.defender)]
    for side, unit in fighters:
        status = state.status[side][unit]
        if status == names.NEW or (undecided and status == names.OUT):
            raise ValueError("a unit fights that is not on the board")
    if undecided and state.place[1 - state.active][state.defender] != state.target:
        raise ValueError("the defender does not stand where it is attacked")
