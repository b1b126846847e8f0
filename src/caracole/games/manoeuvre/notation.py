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
from itertools import combinations
from typing import TYPE_CHECKING, NoReturn, cast

from caracole.games.manoeuvre import board, names, pieces
from caracole.games.manoeuvre.position_text import dump, load
from caracole.kernel.errors import NotAnAction

if TYPE_CHECKING:
    from caracole.games.manoeuvre.state import ManoeuvreState
    from caracole.kernel.state import State

__all__ = ["dump", "load", "parse", "say"]

PAIRS = [f"{one}+{other}" for one, other in combinations(names.ARMIES, 2)]
EDGES = "NESW"
WORDS = {".": names.PASS, "H": names.CHOOSE_HIT, "R": names.CHOOSE_RETREAT}
WORDS |= {edge: names.EDGES + number for number, edge in enumerate(EDGES)}
WORDS |= {key: names.CHOSEN_ARMY + number for number, key in enumerate(names.ARMIES)}
WORDS |= {pair: names.PAIRS + number for number, pair in enumerate(PAIRS)}
SAID = {action: word for word, action in WORDS.items()}

SQUARE = "[a-h][1-8]"
CARD = r"[A-Z][A-Z0-9]*(?:\.[a-zA-Z]+)?"
STRIKE = re.compile(rf"({CARD}) ({SQUARE})([x~*])({SQUARE})")
TARGET = re.compile(rf"({CARD}) ({SQUARE})")
MOVE = re.compile(rf"({SQUARE})-({SQUARE})")
PLACE = re.compile(rf"([A-Z][A-Z0-9]*)=({SQUARE})")
TILE = re.compile(r"t([1-9]\d?)r([0-3])")
SUPPORT = re.compile(rf"[+!]{SQUARE}")
TOTAL = re.compile(r"@([1-9]\d{0,2})")


def speaker(state: ManoeuvreState) -> int:
    """Whose cards a text names: the decider's, or those of the side that draws."""
    if state.actor >= 0:
        return state.actor
    stack = state.stacked()
    return stack[-1] >> 8 if stack and stack[-1] & 255 == names.DEAL else state.active


def army(state: ManoeuvreState) -> pieces.Army:
    number = state.army[speaker(state)]
    if number == names.NO_ARMY:
        raise ValueError("the armies are not chosen yet")
    return pieces.army(names.ARMIES[number])


# --- saying --------------------------------------------------------------------------------------


def say(state: State, action: int) -> str:
    mine = cast("ManoeuvreState", state)
    if action in SAID:
        return SAID[action]
    if names.TILES <= action < names.DISCARDS:
        tile, turns = divmod(action - names.TILES, 4)
        return f"t{tile + 1}r{turns}"
    if names.SUPPORTS <= action < names.LOSSES:
        return f"+{board.SQUARE_NAMES[action - names.SUPPORTS]}"
    if names.LOSSES <= action < names.PLACES:
        return f"!{board.SQUARE_NAMES[action - names.LOSSES]}"
    if names.MOVES <= action < names.TARGETS:
        return say_move(*divmod(action - names.MOVES, 64))
    if names.TOTALS < action <= names.TOTALS + names.MOST_TOTAL:
        return f"@{action - names.TOTALS}"
    if names.DISCARDS <= action <= names.TOTALS:
        return say_card(mine, action)
    raise ValueError(f"{action} is not an action of manoeuvre")


def say_move(start: int, end: int) -> str:
    if start == end:
        raise ValueError("a move leads to another square")
    return f"{board.SQUARE_NAMES[start]}-{board.SQUARE_NAMES[end]}"


def say_card(state: ManoeuvreState, action: int) -> str:
    """Everything that names a card or a unit of the army that decides or draws."""
    own = army(state)
    if action >= names.CARDS:
        return f"@{own.code(action - names.CARDS)}"
    if action >= names.STRIKES:
        return say_strike(state, own, action)
    if action >= names.TARGETS:
        code, square = divmod(action - names.TARGETS, 64)
        return f"{own.code(code)} {board.SQUARE_NAMES[square]}"
    if action >= names.PLACES:
        unit, square = divmod(action - names.PLACES, 64)
        return f"{own.unit[unit].key}={board.SQUARE_NAMES[square]}"
    if action >= names.ATTEMPTS:
        return f"WD {own.code(action - names.ATTEMPTS)}"
    if action >= names.COMMANDS:
        return f"{own.code(names.UNIT_CARDS + action - names.COMMANDS)} C"
    if action >= names.PLAYS:
        return own.code(action - names.PLAYS)
    if action >= names.PICKS:
        return f"+{own.code(action - names.PICKS)}"
    return f"-{own.code(action - names.DISCARDS)}"


def say_strike(state: ManoeuvreState, own: pieces.Army, action: int) -> str:
    """The unit strikes from where it stands."""
    if action >= names.BATTERIES:
        unit, target = divmod(action - names.BATTERIES, 64)
        return f"{battery(own)} {standing(state, own, unit)}*{board.SQUARE_NAMES[target]}"
    start = names.VOLLEYS if action >= names.VOLLEYS else names.STRIKES
    code, target = divmod(action - start, 64)
    text = own.code(code)
    mark = "~" if start == names.VOLLEYS else "*" if own.unit_card(code).bombard else "x"
    return f"{text} {standing(state, own, code // names.LETTERED)}{mark}{board.SQUARE_NAMES[target]}"


def standing(state: ManoeuvreState, own: pieces.Army, unit: int) -> str:
    square = state.place[speaker(state) * 8 + unit]
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
    mine = cast("ManoeuvreState", state)
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
        say_move(board.square(found[1]), board.square(found[2]))
        return names.MOVES + board.square(found[1]) * 64 + board.square(found[2])
    if found := TILE.fullmatch(text):
        return names.TILES + (inside(int(found[1]), 24, "tile") - 1) * 4 + int(found[2])
    if found := TOTAL.fullmatch(text):
        return names.TOTALS + inside(int(found[1]), names.MOST_TOTAL, "sum of dice")
    return (names.SUPPORTS if text[0] == "+" else names.LOSSES) + board.square(text[1:])


def inside(number: int, most: int, what: str) -> int:
    if number > most:
        raise ValueError(f"there is no {what} {number}")
    return number


def parse_card(state: ManoeuvreState, text: str) -> int:
    own = army(state)
    codes = pieces.codes(own.key)
    for mark, start in (("@", names.CARDS), ("-", names.DISCARDS), ("+", names.PICKS)):
        if text.startswith(mark):
            return start + codes[text[1:]]
    if found := STRIKE.fullmatch(text):
        return parse_strike(state, own, found)
    if found := PLACE.fullmatch(text):
        keys = {unit.key: number for number, unit in enumerate(own.unit)}
        return names.PLACES + keys[found[1]] * 64 + board.square(found[2])
    if found := TARGET.fullmatch(text):
        return names.TARGETS + codes[found[1]] * 64 + board.square(found[2])
    if text.startswith("WD ") and codes[text[3:]] < names.UNIT_CARDS:
        return names.ATTEMPTS + codes[text[3:]]
    if text.endswith(" C") and names.UNIT_CARDS <= codes[text[:-2]] < names.HEADQUARTERS:
        return names.COMMANDS + codes[text[:-2]] - names.UNIT_CARDS
    return names.PLAYS + codes[text]


def parse_strike(state: ManoeuvreState, own: pieces.Army, found: re.Match[str]) -> int:
    card, start, mark, target = found.groups()
    code = pieces.codes(own.key)[card]
    if names.UNIT_CARDS <= code < names.HEADQUARTERS and mark == "*" and card == battery(own):
        unit = state.holder[board.square(start)] - 1
        if unit < 0 or unit // 8 != speaker(state):
            raise ValueError(f"no unit of {own.key} stands on {start}")
        return names.BATTERIES + unit % 8 * 64 + board.square(target)
    if code >= names.UNIT_CARDS:
        wrong(f"{card} does not strike")
    if standing(state, own, code // names.LETTERED) != start:
        wrong(f"{card.partition('.')[0]} stands on {standing(state, own, code // names.LETTERED)}")
    if mark == "~":
        return names.VOLLEYS + code * 64 + board.square(target)
    if (mark == "*") != bool(own.unit_card(code).bombard):
        wrong(f"{card} has no {'bombard' if mark == '*' else 'attack'} dice")
    return names.STRIKES + code * 64 + board.square(target)


def wrong(sentence: str) -> NoReturn:
    raise ValueError(sentence)
