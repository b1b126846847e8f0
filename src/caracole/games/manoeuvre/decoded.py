"""An action taken apart: what it does, with which card, from where to where."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from caracole.games.manoeuvre import actions, board, dealing, names, pieces
from caracole.games.manoeuvre.actions import Parts
from caracole.games.manoeuvre.scene import armies, code_text

if TYPE_CHECKING:
    from caracole.games.manoeuvre.position import Position


@dataclass(frozen=True)
class Decoded:
    verb: str
    """As `actions.KINDS` lists them."""
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


def decode(state: Position, action: int) -> Decoded:
    found = actions.parts(action)
    return DECODERS[found.verb](state, dealing.owner(state), found)


def card_of(state: Position, side: int, found: Parts) -> int:
    """The number of the card that an action is done with; NO_CARD if the army has none for it."""
    if found.verb == "battery":
        return grand_battery(state, side)
    return found.first + (names.UNIT_CARDS if found.verb == "command" else 0)


def grand_battery(state: Position, side: int) -> int:
    """C15: the leader whose card fires from any unit, in an army that has one."""
    dice = state.terms.fire_dice[state.army[side]]
    return next((code for code in range(names.UNIT_CARDS, names.HEADQUARTERS) if dice[code]), names.NO_CARD)


def plain(state: Position, side: int, found: Parts) -> Decoded:
    return Decoded(found.verb, side)


def with_number(state: Position, side: int, found: Parts) -> Decoded:
    return Decoded(found.verb, side, number=found.first)


def with_tile(state: Position, side: int, found: Parts) -> Decoded:
    return Decoded(found.verb, side, number=found.first + 1, turns=found.second)


def with_total(state: Position, side: int, found: Parts) -> Decoded:
    return Decoded(found.verb, side, number=found.first + 1)


def with_card(state: Position, side: int, found: Parts) -> Decoded:
    return of_card(state, side, found.verb, found.first)


def with_leader(state: Position, side: int, found: Parts) -> Decoded:
    return of_card(state, side, found.verb, names.UNIT_CARDS + found.first)


def with_target(state: Position, side: int, found: Parts) -> Decoded:
    return of_card(state, side, found.verb, found.first, board.SQUARE_NAMES[found.second])


def of_card(state: Position, side: int, verb: str, code: int, end: str = "") -> Decoded:
    unit = code // names.LETTERED if code < names.UNIT_CARDS else names.NO_UNIT
    return Decoded(verb, side, code, code_text(state, side, code), unit=unit, end=end)


def on_square(state: Position, side: int, found: Parts) -> Decoded:
    """Something that happens to the unit on a square."""
    return Decoded(found.verb, side, unit=state.unit_on[found.first], start=board.SQUARE_NAMES[found.first])


def placing(state: Position, side: int, found: Parts) -> Decoded:
    return Decoded(found.verb, side, unit=found.first, end=board.SQUARE_NAMES[found.second])


def moving(state: Position, side: int, found: Parts) -> Decoded:
    start, end = (board.SQUARE_NAMES[square] for square in found[1:])
    return Decoded(found.verb, side, unit=state.unit_on[found.first], start=start, end=end)


def striking(state: Position, side: int, found: Parts) -> Decoded:
    """A unit card strikes from where its unit stands."""
    unit = found.first // names.LETTERED
    return firing(state, side, found, found.first, unit)


def battery(state: Position, side: int, found: Parts) -> Decoded:
    """C15: the leader of the Grand Battery fires from any unit."""
    return firing(state, side, found, grand_battery(state, side), found.first)


def firing(state: Position, side: int, found: Parts, code: int, unit: int) -> Decoded:
    start = state.place[side][unit]
    here = board.SQUARE_NAMES[start] if start != names.NOWHERE else ""
    return Decoded(found.verb, side, code, code_text(state, side, code), unit, here, board.SQUARE_NAMES[found.second])


DECODERS: dict[str, Callable[[Position, int, Parts], Decoded]] = {
    "pass": plain, "hit": plain, "retreat": plain, "edge": with_number, "army": with_number, "pair": with_number,
    "tile": with_tile, "discard": with_card, "pick": with_card, "play": with_card, "command": with_leader,
    "attempt": with_card, "support": on_square, "loss": on_square, "place": placing, "move": moving,
    "target": with_target, "strike": striking, "volley": striking, "battery": battery, "card": with_card,
    "total": with_total,
}  # fmt: skip

PAIRS = [(one, two) for one in range(8) for two in range(one + 1, 8)]


def unit_id(state: Position, side: int, unit: int) -> str:
    army = armies(state)[side]
    return f"unit-{army}-{pieces.army(army).unit[unit].key}"


# --- what a card is for ----------------------------------------------------------------------------


def use_of(state: Position, decoded: Decoded) -> str:
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


def dice_of(state: Position, decoded: Decoded) -> str:
    """The dice a card adds to the attack."""
    army, code = state.army[decoded.side], decoded.code
    return f"{state.terms.attack_dice[army][code]}d{state.terms.attack_sides[army][code]}"


def cancelled(state: Position) -> str:
    """The card guerrillas would cancel: the one waiting below, or the one just laid on the pile."""
    below = state.waiting()[-2]
    code = below.argument if below.phase == names.ADDCARD else state.shown[state.active]
    return code_text(state, state.active, code)
