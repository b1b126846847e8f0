"""What to click for each action: a card, a counter, a square, or a button where nothing is drawn.

A card of the hand is `card-<n>`, n its place among the sixty of its army: copies of a card are one action, and its
gesture names the first of them. Where a card can do two things, a button tells them apart after it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from caracole.games.manoeuvre import actions, board, dealing, names, pieces
from caracole.games.manoeuvre.actions import Parts
from caracole.games.manoeuvre.decoded import PAIRS, Decoded, card_of, decode, unit_id
from caracole.games.manoeuvre.scene import armies, card_id, mine

if TYPE_CHECKING:
    from caracole.games.manoeuvre.position import Position
    from caracole.kernel.view import View

EDGES = "NESW"


def gesture(view: View, action: int) -> tuple[str, ...]:
    """Ids to click, in order; none for a card of no deck, or where nobody stands."""
    state = mine(view.state)
    if not is_there(state, actions.parts(action)):
        return ()
    decoded = decode(state, action)
    return BY_VERB[decoded.verb](state, decoded, action)


BUTTONS = ("pass", "hit", "retreat", "edge", "army", "pair", "tile", "total")
"""What needs neither a card nor a unit."""
BY_UNIT = ("support", "loss", "move")
"""What the unit on a square does: the first number."""
AT_UNIT = ("target", "strike", "volley", "battery")
"""What happens to the unit on a square: the second number."""


def is_there(state: Position, found: Parts) -> bool:
    """Whether the army has the card that an action names, and somebody stands where it needs somebody."""
    side = dealing.owner(state)
    if found.verb in BUTTONS:
        return True
    if state.army[side] == names.NO_ARMY:
        return False
    if found.verb in BY_UNIT:
        return state.side_on[found.first] == side
    if found.verb in AT_UNIT and state.side_on[found.second] == names.NOBODY:
        return False
    return found.verb == "place" or card_of(state, side, found) in pieces.texts(armies(state)[side])


def button(name: str) -> tuple[str, ...]:
    return (f"do-{name}",)


def card(state: Position, decoded: Decoded) -> str:
    return card_id(state, decoded.side, decoded.code)


def at(square: str) -> str:
    return f"sq-{square}"


def standing(state: Position, square: str) -> str:
    """The counter on a square."""
    at = board.square(square)
    return unit_id(state, state.side_on[at], state.unit_on[at])


def legal(state: Position) -> set[int]:
    return set(state.legal())


# --- by what is done ------------------------------------------------------------------------------


def done(state: Position, decoded: Decoded, action: int) -> tuple[str, ...]:
    return button("done")


def choice(state: Position, decoded: Decoded, action: int) -> tuple[str, ...]:
    return button(decoded.verb)


def edge(state: Position, decoded: Decoded, action: int) -> tuple[str, ...]:
    return (f"edge-{EDGES[decoded.number]}",)


def army(state: Position, decoded: Decoded, action: int) -> tuple[str, ...]:
    return (f"nation-{names.ARMIES[decoded.number]}",)


def pair(state: Position, decoded: Decoded, action: int) -> tuple[str, ...]:
    return tuple(f"nation-{names.ARMIES[number]}" for number in PAIRS[decoded.number])


def tile(state: Position, decoded: Decoded, action: int) -> tuple[str, ...]:
    return f"tile-{decoded.number}", f"do-turn-{decoded.turns}"


def discard(state: Position, decoded: Decoded, action: int) -> tuple[str, ...]:
    """A spy may be discarded or played: a button tells which."""
    if decoded.code == names.SPY:
        return card(state, decoded), "do-discard"
    return (card(state, decoded),)


def pick(state: Position, decoded: Decoded, action: int) -> tuple[str, ...]:
    """The next copy: those already in the hand come first."""
    held = state.hand[decoded.side][decoded.code]
    return (card_id(state, decoded.side, decoded.code, held),)


def play(state: Position, decoded: Decoded, action: int) -> tuple[str, ...]:
    others = legal(state)
    if actions.number("discard", decoded.code) in others:
        return card(state, decoded), "do-play"
    if decoded.code < names.UNIT_CARDS and actions.number("attempt", decoded.code) in others:
        return card(state, decoded), "do-defend"
    leader = decoded.code - names.UNIT_CARDS
    if 0 <= leader < names.LEADERS and actions.number("command", leader) in others:
        return card(state, decoded), "do-combat"
    return (card(state, decoded),)


def command(state: Position, decoded: Decoded, action: int) -> tuple[str, ...]:
    return card(state, decoded), "do-command"


def attempt(state: Position, decoded: Decoded, action: int) -> tuple[str, ...]:
    """A unit card that may also simply defend, unless the option allows only the attempt."""
    if actions.number("play", decoded.code) in legal(state):
        return card(state, decoded), "do-withdraw"
    return (card(state, decoded),)


def counter(state: Position, decoded: Decoded, action: int) -> tuple[str, ...]:
    return (unit_id(state, decoded.side, decoded.unit),)


def place(state: Position, decoded: Decoded, action: int) -> tuple[str, ...]:
    return (at(decoded.end),)


def move(state: Position, decoded: Decoded, action: int) -> tuple[str, ...]:
    """The unit, then where to; only one of the two where the other is settled."""
    if state.phase == "advance":
        return (unit_id(state, decoded.side, decoded.unit),)
    if state.phase in ("fmstep", "skimove", "retreat"):
        return (at(decoded.end),)
    return unit_id(state, decoded.side, decoded.unit), at(decoded.end)


def target(state: Position, decoded: Decoded, action: int) -> tuple[str, ...]:
    return card(state, decoded), standing(state, decoded.end)


def strike(state: Position, decoded: Decoded, action: int) -> tuple[str, ...]:
    """A card with a volley can often do both: a button tells which."""
    ids = card(state, decoded), standing(state, decoded.end)
    at_square = board.square(decoded.end)
    both = {actions.number(verb, decoded.code, at_square) for verb in ("strike", "volley")}
    return (*ids, f"do-{'volley' if decoded.verb == 'volley' else 'assault'}") if both <= legal(state) else ids


def battery(state: Position, decoded: Decoded, action: int) -> tuple[str, ...]:
    return card(state, decoded), unit_id(state, decoded.side, decoded.unit), standing(state, decoded.end)


def outcome(state: Position, decoded: Decoded, action: int) -> tuple[str, ...]:
    """Chance clicks nothing; a name all the same, so that every action has one."""
    return button(f"outcome-{action}")


BY_VERB = {
    "pass": done, "hit": choice, "retreat": choice, "edge": edge, "army": army, "pair": pair, "tile": tile,
    "discard": discard, "pick": pick, "play": play, "command": command, "attempt": attempt, "support": counter,
    "loss": counter, "place": place, "move": move, "target": target, "strike": strike, "volley": strike,
    "battery": battery, "card": outcome, "total": outcome,
}  # fmt: skip
