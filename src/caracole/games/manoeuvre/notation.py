"""Actions as text (positions: see `position_text.py`).

.                  done, pass, stay             @IG.a @SUP         a card is drawn
IG=d2              set up                       @17                a die or the sum of the dice
-IG.a              discard                      +IG.a              choose a starting card
d2-d4              any move of a unit           FM SUP GUE SPY     play that card
IG.a d3xd4         assault                      RG.b c4~d4         volley
F2.d c4*c2         bombardment                  L.NAPOLEON c4*d5   Grand Battery
AMB f4             ambush                       WD, WD U1.a        withdraw, try to
IG.a L.NEY L.NEY C COM SAP SKI                  cards in combat; C: the leader commands
+e4                the unit there supports      !c4                the unit there takes the hit
H R                hit, retreat                 IG.a d3, RED d3    restoration, redoubt
t21r1 AU+SP SP W   the draft: tile, armies, army, edge
"""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import combinations
from typing import TYPE_CHECKING, NoReturn, cast

from caracole.games.manoeuvre import actions, board, dealing, names, pieces
from caracole.games.manoeuvre.actions import Parts
from caracole.games.manoeuvre.position_text import dump, load
from caracole.kernel.errors import NotAnAction

if TYPE_CHECKING:
    from caracole.games.manoeuvre.position import Position
    from caracole.kernel.state import State

__all__ = ["dump", "load", "parse", "say"]

PAIRS = [f"{one}+{other}" for one, other in combinations(names.ARMIES, 2)]
EDGES = "NESW"
WORDS = {".": names.PASS, "H": names.CHOOSE_HIT, "R": names.CHOOSE_RETREAT}
WORDS |= {edge: actions.number("edge", number) for number, edge in enumerate(EDGES)}
WORDS |= {key: actions.number("army", number) for number, key in enumerate(names.ARMIES)}
WORDS |= {pair: actions.number("pair", number) for number, pair in enumerate(PAIRS)}
SAID = {action: word for word, action in WORDS.items()}
MARKS = {"card": "@", "discard": "-", "pick": "+", "attempt": "WD "}
"""What stands before a card that is not simply played."""

SQUARE = "[a-h][1-8]"
CARD = r"[A-Z][A-Z0-9]*(?:\.[a-zA-Z]+)?"
STRIKE = re.compile(rf"({CARD}) ({SQUARE})([x~*])({SQUARE})")
TARGET = re.compile(rf"({CARD}) ({SQUARE})")
MOVE = re.compile(rf"({SQUARE})-({SQUARE})")
PLACE = re.compile(rf"([A-Z][A-Z0-9]*)=({SQUARE})")
TILE = re.compile(r"t([1-9]\d?)r([0-3])")
SUPPORT = re.compile(rf"[+!]{SQUARE}")
TOTAL = re.compile(r"@([1-9]\d{0,2})")


def army(state: Position) -> pieces.Army:
    number = state.army[dealing.owner(state)]
    if number == names.NO_ARMY:
        raise ValueError("the armies are not chosen yet")
    return pieces.army(names.ARMIES[number])


# --- saying --------------------------------------------------------------------------------------


def say(state: State, action: int) -> str:
    found = actions.parts(action)
    return SAYERS[found.verb](cast("Position", state), found)


def say_word(state: Position, found: Parts) -> str:
    return SAID[actions.number(*found)]


def say_tile(state: Position, found: Parts) -> str:
    return f"t{found.first + 1}r{found.second}"


def say_total(state: Position, found: Parts) -> str:
    return f"@{found.first + 1}"


def say_square(state: Position, found: Parts) -> str:
    return f"{'+' if found.verb == 'support' else '!'}{board.SQUARE_NAMES[found.first]}"


def say_move(state: Position, found: Parts) -> str:
    if found.first == found.second:
        raise ValueError("a move leads to another square")
    return f"{board.SQUARE_NAMES[found.first]}-{board.SQUARE_NAMES[found.second]}"


def say_card(state: Position, found: Parts) -> str:
    return f"{MARKS.get(found.verb, '')}{army(state).code(found.first)}"


def say_command(state: Position, found: Parts) -> str:
    return f"{army(state).code(names.UNIT_CARDS + found.first)} C"


def say_target(state: Position, found: Parts) -> str:
    return f"{army(state).code(found.first)} {board.SQUARE_NAMES[found.second]}"


def say_place(state: Position, found: Parts) -> str:
    return f"{army(state).unit[found.first].key}={board.SQUARE_NAMES[found.second]}"


def say_strike(state: Position, found: Parts) -> str:
    """The unit strikes from where it stands."""
    own = army(state)
    text = own.code(found.first)
    mark = "~" if found.verb == "volley" else "*" if own.unit_card(found.first).bombard else "x"
    return f"{text} {standing(state, own, found.first // names.LETTERED)}{mark}{board.SQUARE_NAMES[found.second]}"


def say_battery(state: Position, found: Parts) -> str:
    own = army(state)
    return f"{battery(own)} {standing(state, own, found.first)}*{board.SQUARE_NAMES[found.second]}"


SAYERS: dict[str, Callable[[Position, Parts], str]] = {
    "pass": say_word, "hit": say_word, "retreat": say_word, "edge": say_word, "army": say_word, "pair": say_word,
    "tile": say_tile, "discard": say_card, "pick": say_card, "play": say_card, "command": say_command,
    "attempt": say_card, "support": say_square, "loss": say_square, "place": say_place, "move": say_move,
    "target": say_target, "strike": say_strike, "volley": say_strike, "battery": say_battery, "card": say_card,
    "total": say_total,
}  # fmt: skip


def standing(state: Position, own: pieces.Army, unit: int) -> str:
    square = state.place[dealing.owner(state)][unit]
    if square == names.NOWHERE:
        raise ValueError(f"{own.unit[unit].key} is not on the board")
    return board.SQUARE_NAMES[square]


def battery(own: pieces.Army) -> str:
    """C15: the card of the Grand Battery; ValueError if the army has none."""
    for leader in own.leader:
        if leader.battery:
            return leader.code
    raise ValueError(f"{own.key} has no Grand Battery")


# --- parsing -------------------------------------------------------------------------------------


def parse(state: State, text: str) -> int:
    mine = cast("Position", state)
    if text in WORDS:
        return WORDS[text]
    try:
        return parse_places(text) if " " not in text and is_placed(text) else parse_card(mine, text)
    except (ValueError, KeyError) as error:
        raise NotAnAction(f"“{text}” is no action: {reason(error)}") from None


def reason(error: Exception) -> str:
    return f"this army has no {error}" if isinstance(error, KeyError) else str(error)


def is_placed(text: str) -> bool:
    """Whether the text names squares, tiles or numbers only."""
    return any(form.fullmatch(text) for form in (MOVE, TILE, TOTAL, SUPPORT))


def parse_places(text: str) -> int:
    if found := MOVE.fullmatch(text):
        return parse_move(board.square(found[1]), board.square(found[2]))
    if found := TILE.fullmatch(text):
        return actions.number("tile", inside(int(found[1]), 24, "tile") - 1, int(found[2]))
    if found := TOTAL.fullmatch(text):
        return actions.number("total", inside(int(found[1]), names.MOST_TOTAL, "sum of dice") - 1)
    return actions.number("support" if text[0] == "+" else "loss", board.square(text[1:]))


def parse_move(start: int, end: int) -> int:
    if start == end:
        raise ValueError("a move leads to another square")
    return actions.number("move", start, end)


def inside(number: int, most: int, what: str) -> int:
    if number > most:
        raise ValueError(f"there is no {what} {number}")
    return number


def parse_card(state: Position, text: str) -> int:
    own = army(state)
    codes = pieces.codes(own.key)
    for verb in ("card", "discard", "pick"):
        if text.startswith(MARKS[verb]):
            return actions.number(verb, codes[text[1:]])
    if found := STRIKE.fullmatch(text):
        return parse_strike(state, own, found)
    if found := PLACE.fullmatch(text):
        keys = {unit.key: number for number, unit in enumerate(own.unit)}
        return actions.number("place", keys[found[1]], board.square(found[2]))
    if found := TARGET.fullmatch(text):
        return actions.number("target", codes[found[1]], board.square(found[2]))
    if text.startswith("WD ") and codes[text[3:]] < names.UNIT_CARDS:
        return actions.number("attempt", codes[text[3:]])
    if text.endswith(" C") and names.UNIT_CARDS <= codes[text[:-2]] < names.HEADQUARTERS:
        return actions.number("command", codes[text[:-2]] - names.UNIT_CARDS)
    return actions.number("play", codes[text])


def parse_strike(state: Position, own: pieces.Army, found: re.Match[str]) -> int:
    card, start, mark, target = found.groups()
    code = pieces.codes(own.key)[card]
    if names.UNIT_CARDS <= code < names.HEADQUARTERS and mark == "*" and card == battery(own):
        here = board.square(start)
        if state.side_on[here] != dealing.owner(state):
            raise ValueError(f"no unit of {own.key} stands on {start}")
        return actions.number("battery", state.unit_on[here], board.square(target))
    if code >= names.UNIT_CARDS:
        wrong(f"{card} does not strike")
    if standing(state, own, code // names.LETTERED) != start:
        wrong(f"{card.partition('.')[0]} stands on {standing(state, own, code // names.LETTERED)}")
    if mark == "~":
        return actions.number("volley", code, board.square(target))
    if (mark == "*") != bool(own.unit_card(code).bombard):
        wrong(f"{card} has no {'bombard' if mark == '*' else 'attack'} dice")
    return actions.number("strike", code, board.square(target))


def wrong(sentence: str) -> NoReturn:
    raise ValueError(sentence)
