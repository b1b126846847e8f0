"""An action taken apart: what it does, with which card, from where to where."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from caracole.games.manoeuvre import board, names, pieces
from caracole.games.manoeuvre.scene import armies, code_text

if TYPE_CHECKING:
    from caracole.games.manoeuvre.state import ManoeuvreState


@dataclass(frozen=True)
class Reading:
    verb: str
    """pass, hit, retreat, edge, army, pair, tile, discard, pick, play, command, attempt, support, loss, place, move,
    target, strike, volley, battery, card, total"""
    side: int = -1
    """Whose card or unit it is."""
    code: int = names.NO_CARD
    card: str = ""
    unit: int = names.NO_UNIT
    start: str = ""
    end: str = ""
    number: int = 0
    """Of a tile, edge or army; a die's face or a total of dice."""
    turns: int = 0


def decider(state: ManoeuvreState) -> int:
    """The side an action here belongs to: who decides, or whose card is drawn, or who attacks when dice are thrown."""
    if state.actor >= 0:
        return state.actor
    stacked = state.stacked()
    top = stacked[-1] if stacked else names.TURN
    return top >> 8 if top & 0xFF == names.DEAL else state.active


def read(state: ManoeuvreState, action: int) -> Reading:
    for limit, reader in READERS:
        if action < limit:
            return reader(state, decider(state), action)
    raise ValueError(f"{action} is not an action of manoeuvre")


def square(number: int) -> str:
    return board.square_name(number % 64)


def with_card(state: ManoeuvreState, side: int, verb: str, code: int, end: str = "") -> Reading:
    return Reading(
        verb, side, code, code_text(state, side, code), unit=code // 5 if code < 40 else names.NO_UNIT, end=end
    )


def read_plain(state: ManoeuvreState, side: int, action: int) -> Reading:
    return Reading(("pass", "hit", "retreat")[action], side)


def read_edge(state: ManoeuvreState, side: int, action: int) -> Reading:
    return Reading("edge", side, number=action - names.EDGES)


def read_army(state: ManoeuvreState, side: int, action: int) -> Reading:
    return Reading("army", side, number=action - names.CHOSEN_ARMY)


def read_pair(state: ManoeuvreState, side: int, action: int) -> Reading:
    return Reading("pair", side, number=action - names.PAIRS)


PAIRS = [(one, two) for one in range(8) for two in range(one + 1, 8)]


def read_tile(state: ManoeuvreState, side: int, action: int) -> Reading:
    tile, turns = divmod(action - names.TILES, 4)
    return Reading("tile", side, number=tile + 1, turns=turns)


def read_discard(state: ManoeuvreState, side: int, action: int) -> Reading:
    return with_card(state, side, "discard", action - names.DISCARDS)


def read_pick(state: ManoeuvreState, side: int, action: int) -> Reading:
    return with_card(state, side, "pick", action - names.PICKS)


def read_play(state: ManoeuvreState, side: int, action: int) -> Reading:
    return with_card(state, side, "play", action - names.PLAYS)


def read_command(state: ManoeuvreState, side: int, action: int) -> Reading:
    return with_card(state, side, "command", action - names.COMMANDS + names.UNIT_CARDS)


def read_attempt(state: ManoeuvreState, side: int, action: int) -> Reading:
    return with_card(state, side, "attempt", action - names.ATTEMPTS)


def read_support(state: ManoeuvreState, side: int, action: int) -> Reading:
    return on_square(state, side, "support", action - names.SUPPORTS)


def read_loss(state: ManoeuvreState, side: int, action: int) -> Reading:
    return on_square(state, side, "loss", action - names.LOSSES)


def on_square(state: ManoeuvreState, side: int, verb: str, at: int) -> Reading:
    """Something that happens to the unit on a square."""
    return Reading(verb, side, unit=unit_on(state, at), start=square(at))


def unit_on(state: ManoeuvreState, at: int) -> int:
    holder = state.holder[at]
    return (holder - 1) % 8 if holder else names.NO_UNIT


def read_place(state: ManoeuvreState, side: int, action: int) -> Reading:
    unit, at = divmod(action - names.PLACES, 64)
    return Reading("place", side, unit=unit, end=square(at))


def read_move(state: ManoeuvreState, side: int, action: int) -> Reading:
    start, end = divmod(action - names.MOVES, 64)
    return Reading("move", side, unit=unit_on(state, start), start=square(start), end=square(end))


def read_target(state: ManoeuvreState, side: int, action: int) -> Reading:
    code, at = divmod(action - names.TARGETS, 64)
    return with_card(state, side, "target", code, square(at))


def read_strike(state: ManoeuvreState, side: int, action: int) -> Reading:
    code, at = divmod(action - names.STRIKES, 64)
    return from_its_place(state, side, "strike", code, at)


def read_volley(state: ManoeuvreState, side: int, action: int) -> Reading:
    code, at = divmod(action - names.VOLLEYS, 64)
    return from_its_place(state, side, "volley", code, at)


def from_its_place(state: ManoeuvreState, side: int, verb: str, code: int, at: int) -> Reading:
    """A unit card strikes from where its unit stands."""
    start = state.place[side * 8 + code // 5]
    name = square(start) if start != names.NOWHERE else ""
    return Reading(verb, side, code, code_text(state, side, code), code // 5, name, square(at))


def read_battery(state: ManoeuvreState, side: int, action: int) -> Reading:
    unit, at = divmod(action - names.BATTERIES, 64)
    code = next(
        code
        for code in range(names.UNIT_CARDS, names.HEADQUARTERS)
        if state.tables.fire_dice[state.army[side] * names.CODES + code]
    )
    start = state.place[side * 8 + unit]
    return Reading("battery", side, code, code_text(state, side, code), unit, square(start), square(at))


def read_drawn(state: ManoeuvreState, side: int, action: int) -> Reading:
    return with_card(state, side, "card", action - names.CARDS)


def read_total(state: ManoeuvreState, side: int, action: int) -> Reading:
    return Reading("total", side, number=action - names.TOTALS)


READERS = (
    (names.EDGES, read_plain),
    (names.CHOSEN_ARMY, read_edge),
    (names.PAIRS, read_army),
    (names.TILES, read_pair),
    (names.DISCARDS, read_tile),
    (names.PICKS, read_discard),
    (names.PLAYS, read_pick),
    (names.COMMANDS, read_play),
    (names.ATTEMPTS, read_command),
    (names.SUPPORTS, read_attempt),
    (names.LOSSES, read_support),
    (names.PLACES, read_loss),
    (names.MOVES, read_place),
    (names.TARGETS, read_move),
    (names.STRIKES, read_target),
    (names.VOLLEYS, read_strike),
    (names.BATTERIES, read_volley),
    (names.CARDS, read_battery),
    (names.TOTALS + 1, read_drawn),
    (names.TOTALS + names.MOST_TOTAL + 1, read_total),
)
"""Each range of actions ends where the next begins."""


def unit_id(state: ManoeuvreState, side: int, unit: int) -> str:
    army = armies(state)[side]
    return f"unit-{army}-{pieces.army(army).unit[unit].key}"


# --- what a card is for ----------------------------------------------------------------------------


def use_of(state: ManoeuvreState, reading: Reading) -> str:
    """What a card is played for: assault, volley, bombard, ambush, withdraw, attempt, defend, reinforce, lead, command,
    restore, redoubt, spy, or simply play."""
    verb, code = reading.verb, reading.code
    if verb in ("volley", "command", "attempt"):
        return verb
    if verb == "battery":
        return "bombard"
    if verb == "strike":
        bombards = pieces.army(armies(state)[reading.side]).unit_card(code).bombard
        return "bombard" if bombards else "assault"
    if verb == "target":
        return {names.AMB: "ambush", names.RED: "redoubt"}.get(code, "restore")
    if code == names.SPY:
        return "spy"
    if state.phase == "defend":
        return "withdraw" if code == names.WD else "defend"
    if state.phase == "attack" and code < names.UNIT_CARDS:
        return "reinforce"
    if state.phase == "attack" and code < names.HEADQUARTERS:
        return "lead"
    return "reinforce" if code == names.COM else "play"


def dice_of(state: ManoeuvreState, reading: Reading) -> str:
    """The dice a card adds to the attack."""
    card = state.army[reading.side] * names.CODES + reading.code
    return f"{state.tables.attack_dice[card]}d{state.tables.attack_sides[card]}"


def cancelled(state: ManoeuvreState) -> str:
    """The card guerrillas would cancel: the one waiting below, or the one just laid on the pile."""
    below = state.stacked()[-2]
    code = below >> 8 if below & 0xFF == names.ADDCARD else state.shown[state.active]
    return code_text(state, state.active, code)
