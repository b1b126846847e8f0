"""Odds of a combat described in words: the engine plays it up to the dice, so every rule holds and is named.

FR IG.a L.NEY:CU CU.a vs BR B4 B4.a L.HILL      an assault, led by Ney who brings the Cuirassiers
RU RG.b~ from:H vs FR IG                        a volley from a hill
FR F2.d* vs BR DBr on:T redoubt                 a bombardment of a reduced unit in a town behind a redoubt
FR L.NAPOLEON*IG vs BR B4                       the Grand Battery, fired by the Imperial Guard
AU AMB L.CHARLES:A1,A3 COM vs FR F4             an ambush
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any, cast

import msgspec

from caracole.games.manoeuvre import names, odds, pieces
from caracole.games.manoeuvre.phrases import phrases_in
from caracole.kernel.answers import Answer
from caracole.kernel.errors import IllegalAction, NotAnAction, Refused
from caracole.kernel.game import game

if TYPE_CHECKING:
    from caracole.games.manoeuvre.position import Position

USAGE = (
    "ARMY CARD[~|*] [CARD…] [L.X | L.X:UNIT,UNIT] [COM] [SAP] [from:TERRAIN] [reduced:UNIT,…] vs "
    "ARMY UNIT[r] [CARD…] [L.X] [on:TERRAIN] [redoubt] [option=value…], for example: "
    "FR IG.a L.NEY:CU CU.a vs BR B4 B4.a L.HILL"
)

HERE, TARGET, BESIDE = "d3", "d4", ("c4", "e4", "d5")
RESULTS = (
    "A < D: every attacker takes a hit",
    "A = D: nothing",
    "D < A < 2D: the defender chooses hit or retreat",
    "2D ≤ A < 3D: the attacker chooses hit or retreat",
    "3D ≤ A < 4D: hit and retreat",
    "4D ≤ A: eliminated",
)


class Side(msgspec.Struct):
    """What was said of one side."""

    army: str
    words: list[str]
    ground: str = "."
    redoubt: bool = False
    reduced: tuple[str, ...] = ()


def answer(words: list[str]) -> list[Answer]:
    """The chance of each result, and of the hits of a pursuit."""
    attack, defense, options = understood(words)
    state = before_dice(attack, defense, options)
    forecast = odds.of_combat(state)
    pool = " + ".join(f"{count}d{size}" for count, size in zip(forecast.dice, (6, 8, 10), strict=True) if count)
    heading = f"A = {forecast.attack} + {pool} against D = {forecast.defense}"
    if not forecast.rows:
        return [Answer(heading, (("A > D: hit", forecast.hit), ("A ≤ D: nothing", 1 - forecast.hit)))]
    return [Answer(heading, tuple(zip(RESULTS, forecast.rows, strict=True))), *pursuits(state)]


# --- understanding the words ---------------------------------------------------------------------


def understood(words: list[str]) -> tuple[Side, Side, dict[str, Any]]:
    options = dict(word.split("=", 1) for word in words if "=" in word)
    rest = [word for word in words if "=" not in word]
    demand(rest.count("vs") == 1, f"write {USAGE}")
    middle = rest.index("vs")
    attack, defense = described(rest[:middle]), described(rest[middle + 1 :])
    demand(attack.army != defense.army, "the two armies must be different (amb. 28)")
    return attack, defense, {name: read(value) for name, value in options.items()}


def described(words: list[str]) -> Side:
    known = [army.key for army in pieces.armies()]
    demand(
        len(words) > 1 and words[0] in known, f"each side begins with an army, {', '.join(known)}, and a card or unit"
    )
    side = Side(words[0], [])
    for word in words[1:]:
        key, colon, value = word.partition(":")
        if word == "redoubt":
            side.redoubt = True
        elif colon and key in ("from", "on"):
            demand(value in pieces.terrain(), f"terrain is one of {' '.join(pieces.terrain())}, not {value!r}")
            side.ground = value
        elif colon and key == "reduced":
            side.reduced = tuple(value.split(","))
        else:
            side.words.append(word)
    demand(bool(side.words), f"what {side.army} does is missing")
    return side


def read(value: str) -> Any:
    """true, false and numbers are what they look like; anything else is a word."""
    try:
        return msgspec.json.decode(value)
    except msgspec.DecodeError:
        return value


def demand(true: bool, sentence: str) -> None:
    if not true:
        raise Refused(sentence)


# --- playing it up to the dice ---------------------------------------------------------------------


def before_dice(attack: Side, defense: Side, options: dict[str, Any]) -> Position:
    """The position in which the dice of this combat are about to be thrown."""
    first, *more = attack.words
    unit, firing = initiator(attack, first)
    card = first.rstrip("~").split("*")[0]
    joining = [name for word in more if ":" in word for name in word.partition(":")[2].split(",")]
    demand(len(joining) <= len(BESIDE), f"at most {len(BESIDE)} units can support")
    target = defense.words[0].removesuffix("r")
    state = drawn(attack, defense, unit, joining, card, more, target, options)
    aim = f"{card} {TARGET}" if card == "AMB" else f"{card} {HERE}{firing}{TARGET}"
    replies = {0: orders(more, joining), 1: list(defense.words[1:])}
    play(state, aim)
    while state.actor >= 0:
        queue = replies[state.actor]
        play(state, queue.pop(0) if queue else ".")
    demand(state.phase in ("dice", "fire"), "this combat ends before any dice are thrown")
    left = replies[0] + replies[1]
    demand(not left, f"{', '.join(left)} cannot be played in this combat")
    return state


def initiator(side: Side, first: str) -> tuple[str | None, str]:
    """The unit that attacks, and the sign of what it does: x assault, ~ volley, * fire."""
    if first == "AMB":
        return None, ""
    if "*" in first:
        card, _, gun = first.partition("*")
        return gun or card.partition(".")[0], "*"
    return first.rstrip("~").partition(".")[0], "~" if first.endswith("~") else "x"


def orders(words: list[str], joining: list[str]) -> list[str]:
    """The actions of the attacker after the defender, a commanding leader followed by those he brings."""
    texts: list[str] = []
    for word in words:
        leader, colon, units = word.partition(":")
        texts.append(f"{leader} C" if colon else word)
        texts += [f"+{BESIDE[joining.index(unit)]}" for unit in units.split(",") if colon]
    return texts


def drawn(
    attack: Side,
    defense: Side,
    unit: str | None,
    joining: list[str],
    card: str,
    more: list[str],
    target: str,
    options: dict[str, Any],
) -> Position:
    """The position before the combat: only the units named stand on the board, with only the cards named in hand."""
    rows = [["."] * 8 for _ in range(8)]
    rows[5][3], rows[4][3] = attack.ground, defense.ground
    found = game("manoeuvre")
    wanted = {"armies": [attack.army, defense.army], "board": ["".join(row) for row in rows], "first": 0, **options}
    resolved = found.resolve({"tiles": None, **wanted})
    placed = ([(unit, HERE)] if unit else []) + list(zip(joining, BESIDE, strict=False))
    south = " ".join(f"{name}={square}{'r' if name in attack.reduced else ''}" for name, square in placed)
    weak = "r" if defense.words[0].endswith("r") or target in defense.reduced else ""
    hand = " ".join([card, *(word.partition(":")[0] for word in more)])
    parts = [
        "turn 1 S",
        f"S {south}" if south else "",
        f"N {target}={TARGET}{weak}",
        f"S hand {hand}",
        f"N hand {' '.join(defense.words[1:])}" if defense.words[1:] else "",
        f"redoubts {TARGET}" if defense.redoubt else "",
        "due endturn restore combat",
    ]
    try:
        loaded = found.load(resolved, " | ".join(part for part in parts if part))
    except (ValueError, LookupError) as error:
        raise Refused(str(error)) from None
    return cast("Position", loaded)


def play(state: Position, text: str) -> None:
    try:
        state.apply(state.parse(text))
    except (IllegalAction, NotAnAction) as error:
        raise Refused(f"{text} is not possible: {error}") from None


def pursuits(state: Position) -> list[Answer]:
    """C12: hits on a defender that flees, for each unit on horseback that could advance."""
    if state.kind != names.ASSAULT:
        return []
    units = pieces.army(names.ARMIES[state.army[state.active]]).unit
    taking_part = [unit for unit in (state.attacker, *state.supporters) if unit != names.NO_UNIT]
    found = []
    for number in taking_part:
        if units[number].mounted:
            name = phrases_in("en")(f"unit-{units[number].key}")
            hits: list[Fraction] = odds.of_pursuit(state, number)
            rows = tuple((f"{count} {'hit' if count == 1 else 'hits'}", chance) for count, chance in enumerate(hits))
            found.append(Answer(f"pursuit by {name}, if the defender flees", rows))
    return found
