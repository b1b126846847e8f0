"""What to click for each action: a card, a counter, a square, or a button where nothing is drawn.

A card of the hand is `card-<n>`, n its place among the sixty of its army: copies of a card are one action, and its
gesture names the first of them. Where a card can do two things, a button tells them apart after it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from caracole.games.manoeuvre import board, names
from caracole.games.manoeuvre.readings import PAIRS, Reading, read, unit_id
from caracole.games.manoeuvre.scene import card_id, mine

if TYPE_CHECKING:
    from caracole.games.manoeuvre.state import ManoeuvreState
    from caracole.kernel.view import View

EDGES = "NESW"


def gesture(view: View, action: int) -> tuple[str, ...]:
    """Ids to click, in order."""
    state = mine(view.state)
    reading = read(state, action)
    return BY_VERB[reading.verb](state, reading, action)


def button(name: str) -> tuple[str, ...]:
    return (f"do-{name}",)


def card(state: ManoeuvreState, reading: Reading) -> str:
    return card_id(state, reading.side, reading.code)


def at(square: str) -> str:
    return f"sq-{square}"


def standing(state: ManoeuvreState, square: str) -> str:
    """The counter on a square."""
    number = state.holder[board.square(square)] - 1
    return unit_id(state, number // 8, number % 8)


def legal(state: ManoeuvreState) -> set[int]:
    return set(state.legal())


# --- by what is done ------------------------------------------------------------------------------


def done(state: ManoeuvreState, reading: Reading, action: int) -> tuple[str, ...]:
    return button("done")


def choice(state: ManoeuvreState, reading: Reading, action: int) -> tuple[str, ...]:
    return button(reading.verb)


def edge(state: ManoeuvreState, reading: Reading, action: int) -> tuple[str, ...]:
    return (f"edge-{EDGES[reading.number]}",)


def army(state: ManoeuvreState, reading: Reading, action: int) -> tuple[str, ...]:
    return (f"nation-{names.ARMIES[reading.number]}",)


def pair(state: ManoeuvreState, reading: Reading, action: int) -> tuple[str, ...]:
    return tuple(f"nation-{names.ARMIES[number]}" for number in PAIRS[reading.number])


def tile(state: ManoeuvreState, reading: Reading, action: int) -> tuple[str, ...]:
    return f"tile-{reading.number}", f"do-turn-{reading.turns}"


def discard(state: ManoeuvreState, reading: Reading, action: int) -> tuple[str, ...]:
    """A spy may be discarded or played: a button tells which."""
    if reading.code == names.SPY:
        return card(state, reading), "do-discard"
    return (card(state, reading),)


def pick(state: ManoeuvreState, reading: Reading, action: int) -> tuple[str, ...]:
    """The next copy: those already in the hand come first."""
    held = state.hand[reading.side * names.CODES + reading.code]
    return (card_id(state, reading.side, reading.code, held),)


def play(state: ManoeuvreState, reading: Reading, action: int) -> tuple[str, ...]:
    others = legal(state)
    if names.DISCARDS + reading.code in others:
        return card(state, reading), "do-play"
    if reading.code < names.UNIT_CARDS and names.ATTEMPTS + reading.code in others:
        return card(state, reading), "do-defend"
    leader = reading.code - names.UNIT_CARDS
    if 0 <= leader < names.LEADERS and names.COMMANDS + leader in others:
        return card(state, reading), "do-combat"
    return (card(state, reading),)


def command(state: ManoeuvreState, reading: Reading, action: int) -> tuple[str, ...]:
    return card(state, reading), "do-command"


def attempt(state: ManoeuvreState, reading: Reading, action: int) -> tuple[str, ...]:
    """A unit card that may also simply defend, unless the option allows only the attempt."""
    if names.PLAYS + reading.code in legal(state):
        return card(state, reading), "do-withdraw"
    return (card(state, reading),)


def counter(state: ManoeuvreState, reading: Reading, action: int) -> tuple[str, ...]:
    return (unit_id(state, reading.side, reading.unit),)


def place(state: ManoeuvreState, reading: Reading, action: int) -> tuple[str, ...]:
    return (at(reading.end),)


def move(state: ManoeuvreState, reading: Reading, action: int) -> tuple[str, ...]:
    """The unit, then where to; only one of the two where the other is settled."""
    if state.phase == "advance":
        return (unit_id(state, reading.side, reading.unit),)
    if state.phase in ("fmstep", "skimove", "retreat"):
        return (at(reading.end),)
    return unit_id(state, reading.side, reading.unit), at(reading.end)


def target(state: ManoeuvreState, reading: Reading, action: int) -> tuple[str, ...]:
    return card(state, reading), standing(state, reading.end)


def strike(state: ManoeuvreState, reading: Reading, action: int) -> tuple[str, ...]:
    """A card with a volley can often do both: a button tells which."""
    ids = card(state, reading), standing(state, reading.end)
    at_square = board.square(reading.end)
    both = {names.STRIKES + reading.code * 64 + at_square, names.VOLLEYS + reading.code * 64 + at_square}
    return (*ids, f"do-{'volley' if reading.verb == 'volley' else 'assault'}") if both <= legal(state) else ids


def battery(state: ManoeuvreState, reading: Reading, action: int) -> tuple[str, ...]:
    return card(state, reading), unit_id(state, reading.side, reading.unit), standing(state, reading.end)


def outcome(state: ManoeuvreState, reading: Reading, action: int) -> tuple[str, ...]:
    """Chance clicks nothing; a name all the same, so that every action has one."""
    return button(f"outcome-{action}")


BY_VERB = {
    "pass": done, "hit": choice, "retreat": choice, "edge": edge, "army": army, "pair": pair, "tile": tile,
    "discard": discard, "pick": pick, "play": play, "command": command, "attempt": attempt, "support": counter,
    "loss": counter, "place": place, "move": move, "target": target, "strike": strike, "volley": strike,
    "battery": battery, "card": outcome, "total": outcome,
}  # fmt: skip
