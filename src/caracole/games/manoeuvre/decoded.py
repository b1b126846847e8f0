"""An action taken apart: what it does, with which card, from where to where."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from caracole.games.manoeuvre import board, names, pieces
from caracole.games.manoeuvre.scene import armies, code_text

if TYPE_CHECKING:
    from caracole.games.manoeuvre.state import ManoeuvreState


@dataclass(frozen=True)
class Decoded:
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


def decode(state: ManoeuvreState, action: int) -> Decoded:
    for limit, decoder in DECODERS:
        if action < limit:
            return decoder(state, decider(state), action)
    raise ValueError(f"{action} is not an action of manoeuvre")


def square(number: int) -> str:
    return board.square_name(number % 64)


def with_card(state: ManoeuvreState, side: int, verb: str, code: int, end: str = "") -> Decoded:
    return Decoded(
        verb, side, code, code_text(state, side, code), unit=code // 5 if code < 40 else names.NO_UNIT, end=end
    )


def decode_plain(state: ManoeuvreState, side: int, action: int) -> Decoded:
    return Decoded(("pass", "hit", "retreat")[action], side)


def decode_edge(state: ManoeuvreState, side: int, action: int) -> Decoded:
    return Decoded("edge", side, number=action - names.EDGES)


def decode_army(state: ManoeuvreState, side: int, action: int) -> Decoded:
    return Decoded("army", side, number=action - names.CHOSEN_ARMY)


def decode_pair(state: ManoeuvreState, side: int, action: int) -> Decoded:
    return Decoded("pair", side, number=action - names.PAIRS)


PAIRS = [(one, two) for one in range(8) for two in range(one + 1, 8)]


def decode_tile(state: ManoeuvreState, side: int, action: int) -> Decoded:
    tile, turns = divmod(action - names.TILES, 4)
    return Decoded("tile", side, number=tile + 1, turns=turns)


def decode_discard(state: ManoeuvreState, side: int, action: int) -> Decoded:
    return with_card(state, side, "discard", action - names.DISCARDS)


def decode_pick(state: ManoeuvreState, side: int, action: int) -> Decoded:
    return with_card(state, side, "pick", action - names.PICKS)


def decode_play(state: ManoeuvreState, side: int, action: int) -> Decoded:
    return with_card(state, side, "play", action - names.PLAYS)


def decode_command(state: ManoeuvreState, side: int, action: int) -> Decoded:
    return with_card(state, side, "command", action - names.COMMANDS + names.UNIT_CARDS)


def decode_attempt(state: ManoeuvreState, side: int, action: int) -> Decoded:
    return with_card(state, side, "attempt", action - names.ATTEMPTS)


def decode_support(state: ManoeuvreState, side: int, action: int) -> Decoded:
    return on_square(state, side, "support", action - names.SUPPORTS)


def decode_loss(state: ManoeuvreState, side: int, action: int) -> Decoded:
    return on_square(state, side, "loss", action - names.LOSSES)


def on_square(state: ManoeuvreState, side: int, verb: str, at: int) -> Decoded:
    """Something that happens to the unit on a square."""
    return Decoded(verb, side, unit=unit_on(state, at), start=square(at))


def unit_on(state: ManoeuvreState, at: int) -> int:
    holder = state.holder[at]
    return (holder - 1) % 8 if holder else names.NO_UNIT


def decode_place(state: ManoeuvreState, side: int, action: int) -> Decoded:
    unit, at = divmod(action - names.PLACES, 64)
    return Decoded("place", side, unit=unit, end=square(at))


def decode_move(state: ManoeuvreState, side: int, action: int) -> Decoded:
    start, end = divmod(action - names.MOVES, 64)
    return Decoded("move", side, unit=unit_on(state, start), start=square(start), end=square(end))


def decode_target(state: ManoeuvreState, side: int, action: int) -> Decoded:
    code, at = divmod(action - names.TARGETS, 64)
    return with_card(state, side, "target", code, square(at))


def decode_strike(state: ManoeuvreState, side: int, action: int) -> Decoded:
    code, at = divmod(action - names.STRIKES, 64)
    return from_its_place(state, side, "strike", code, at)


def decode_volley(state: ManoeuvreState, side: int, action: int) -> Decoded:
    code, at = divmod(action - names.VOLLEYS, 64)
    return from_its_place(state, side, "volley", code, at)


def from_its_place(state: ManoeuvreState, side: int, verb: str, code: int, at: int) -> Decoded:
    """A unit card strikes from where its unit stands."""
    start = state.place[side * 8 + code // 5]
    name = square(start) if start != names.NOWHERE else ""
    return Decoded(verb, side, code, code_text(state, side, code), code // 5, name, square(at))


def decode_battery(state: ManoeuvreState, side: int, action: int) -> Decoded:
    unit, at = divmod(action - names.BATTERIES, 64)
    code = next(
        code
        for code in range(names.UNIT_CARDS, names.HEADQUARTERS)
        if state.terms.fire_dice[state.army[side] * names.CODES + code]
    )
    start = state.place[side * 8 + unit]
    return Decoded("battery", side, code, code_text(state, side, code), unit, square(start), square(at))


def decode_drawn(state: ManoeuvreState, side: int, action: int) -> Decoded:
    return with_card(state, side, "card", action - names.CARDS)


def decode_total(state: ManoeuvreState, side: int, action: int) -> Decoded:
    return Decoded("total", side, number=action - names.TOTALS)


DECODERS = (
    (names.EDGES, decode_plain),
    (names.CHOSEN_ARMY, decode_edge),
    (names.PAIRS, decode_army),
    (names.TILES, decode_pair),
    (names.DISCARDS, decode_tile),
    (names.PICKS, decode_discard),
    (names.PLAYS, decode_pick),
    (names.COMMANDS, decode_play),
    (names.ATTEMPTS, decode_command),
    (names.SUPPORTS, decode_attempt),
    (names.LOSSES, decode_support),
    (names.PLACES, decode_loss),
    (names.MOVES, decode_place),
    (names.TARGETS, decode_move),
    (names.STRIKES, decode_target),
    (names.VOLLEYS, decode_strike),
    (names.BATTERIES, decode_volley),
    (names.CARDS, decode_battery),
    (names.TOTALS + 1, decode_drawn),
    (names.TOTALS + names.MOST_TOTAL + 1, decode_total),
)
"""Each range of actions ends where the next begins."""


def unit_id(state: ManoeuvreState, side: int, unit: int) -> str:
    army = armies(state)[side]
    return f"unit-{army}-{pieces.army(army).unit[unit].key}"


# --- what a card is for ----------------------------------------------------------------------------


def use_of(state: ManoeuvreState, decoded: Decoded) -> str:
    """What a card is played for: assault, volley, bombard, ambush, withdraw, attempt, defend, reinforce, lead, command,
    restore, redoubt, spy, or simply play."""
    verb, code = decoded.verb, decoded.code
    if verb in ("volley", "command", "attempt"):
        return verb
    if verb == "battery":
        return "bombard"
    if verb == "strike":
        bombards = pieces.army(armies(state)[decoded.side]).unit_card(code).bombard
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


def dice_of(state: ManoeuvreState, decoded: Decoded) -> str:
    """The dice a card adds to the attack."""
    card = state.army[decoded.side] * names.CODES + decoded.code
    return f"{state.terms.attack_dice[card]}d{state.terms.attack_sides[card]}"


def cancelled(state: ManoeuvreState) -> str:
    """The card guerrillas would cancel: the one waiting below, or the one just laid on the pile."""
    below = state.stacked()[-2]
    code = below >> 8 if below & 0xFF == names.ADDCARD else state.shown[state.active]
    return code_text(state, state.active, code)
