"""Actions and positions as text.

    @4         the die shows cell 4            12-20     the top recruit of 12 marches to 20
    +3         recruit number 3 enters         83-H      … marches home
                                               24-25~    … and leaves the chip there

A position: `5:Y1.R2* 12:B1 | 12R1 11Y3 | chips 25=1 40=2 got 3Y | R march`: piles from bottom to top (a star for a
recruit that has moved this turn), slots, chips on the track and taken, whose turn it is and what is due.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, cast

from caracole.games.glorreiche import names, position
from caracole.games.glorreiche.actions import RANGES, ends, march
from caracole.games.glorreiche.phases import marching, rolling
from caracole.games.glorreiche.position import Position
from caracole.kernel import names as kernel
from caracole.kernel.errors import NotAnAction
from caracole.kernel.state import Due

if TYPE_CHECKING:
    from caracole.kernel.state import State

COLOURS = "RYBG"
MARCH = re.compile(r"([1-9]\d?)-([1-9]\d?|H)(~?)")


def say(state: State, action: int) -> str:
    return written(action)


@cache
def written(action: int) -> str:
    kind, number = RANGES.read(action)
    if kind == "enter":
        return f"+{number + 1}"
    if kind == "die":
        return f"@{number + 1}"
    start, end = ends(action)
    if end > names.HOME:
        raise ValueError(f"{action} leads past the barracks")
    if kind == "leave" and end == names.HOME:
        raise ValueError(f"{action}: there is no chip in the barracks")
    return f"{start}-{'H' if end == names.HOME else end}{'~' if kind == 'leave' else ''}"


def parse(state: State, text: str) -> int:
    found = MARCH.fullmatch(text)
    if found:
        start = int(found[1])
        end = names.HOME if found[2] == "H" else int(found[2])
        leaves_home = found[3] and end == names.HOME
        if start <= names.CELLS and start < end <= names.HOME and not leaves_home and found[2] != str(names.HOME):
            return RANGES.write("leave" if found[3] else "march", march(start, end))
    elif re.fullmatch(r"\+[1-6]", text):
        return RANGES.write("enter", int(text[1]) - 1)
    elif re.fullmatch(r"@[1-6]", text):
        return RANGES.write("die", int(text[1]) - 1)
    raise NotAnAction(f"“{text}” is no action; a march is written like 12-20, 83-H or 24-25~, an entry like +3")


# --- positions -----------------------------------------------------------------------------------


def dump(state: State) -> str:
    mine = cast(Position, state)
    parts = [say_piles(mine), say_slots(mine), say_chips(mine), say_turn(mine)]
    waiting = sorted({mine.cell[recruit] for recruit in range(names.RECRUITS) if position.waits(mine, recruit)})
    if waiting:
        parts.append("ahead " + " ".join(f"{cell}:{mine.ahead[cell]}" for cell in waiting))
    return " | ".join(parts)


def recruit_name(state: Position, recruit: int) -> str:
    return f"{COLOURS[position.owner(state, recruit)]}{position.number(state, recruit)}"


def say_piles(state: Position) -> str:
    piles = []
    for cell, pile in state.piles().items():
        stack = ".".join(recruit_name(state, r) + "*" * bool(state.moved[r]) for r in pile)
        piles.append(f"{cell}:{stack}")
    return " ".join(piles) or "-"


def say_slots(state: Position) -> str:
    """In the order of arrival of each colour, which is the order of slots unless V2 sends somebody down."""
    slots = [(state.slot[r], recruit_name(state, r)) for r in range(names.RECRUITS) if state.slot[r]]
    told = [f"{slot}{name}" for slot, name in sorted(slots, reverse=True)]
    broken = [COLOURS[p] for p in range(state.terms.players) if not state.in_order[p]]
    return " ".join(told + [f"disorder:{''.join(broken)}"] * bool(broken)) or "-"


def say_chips(state: Position) -> str:
    lying = [f"{cell}={state.chip[cell]}" for cell in range(1, names.HOME) if state.chip[cell]]
    got = [f"{COLOURS[state.taken[value] - 1]}{value}" for value in range(1, 4) if state.taken[value]]
    return "chips " + " ".join(lying + ["got", *got] * bool(got))


def say_turn(state: Position) -> str:
    if state.actor == kernel.OVER:
        return f"{COLOURS[state.turn]} over"
    due = "march" if state.phase == "marching" else "roll" if state.actor == kernel.CHANCE else "choose"
    words = [COLOURS[state.turn], due]
    if due != "march" and state.terms.entry != names.ASCENDING:
        words += [f"die={state.die}"] if state.die else []
        words += [f"enter={recruit_name(state, state.entering)}"] if state.entering >= 0 else []
    return " ".join(words)


def load(state: State, text: str) -> None:
    mine = cast(Position, state)
    parts = [part.strip() for part in text.split("|")]
    if len(parts) not in (4, 5):
        raise ValueError("a position has four parts, piles | slots | chips | turn, and a fifth for frozen ranks")
    load_recruits(mine, words(parts[0]), words(parts[1]))
    try:
        load_chips(mine, words(parts[2]))
        load_turn(mine, words(parts[3]))
        if mine.terms.frozen_ranks and mine.phase == "marching":
            load_ranks(mine, words(parts[4])[1:] if len(parts) == 5 else [])
    except IndexError:
        raise ValueError("a word is too short, or a cell off the track, as in chips 25=1 got R2 | R march") from None


def words(part: str) -> list[str]:
    return [] if part == "-" else part.split()


def recruit_named(state: Position, name: str) -> int:
    if len(name) == 2 and name[0] in COLOURS[: state.terms.players] and name[1] in "123456"[: state.terms.each]:
        return COLOURS.index(name[0]) * state.terms.each + int(name[1]) - 1
    raise ValueError(f"{name!r} is no recruit of this match")


def load_recruits(state: Position, piles: list[str], slots: list[str]) -> None:
    cell, height, moved, slot = [0] * 12, [0] * 86, [0] * 12, [0] * 12
    pile, below = [0] * 344, [0] * 12
    in_order = [1] * 4
    for told in piles:
        where, _, stack = told.partition(":")
        here = int(where)
        for name in stack.split("."):
            recruit = recruit_named(state, name.rstrip("*"))
            if cell[recruit] or not 1 <= here <= names.CELLS or height[here] == names.MOST_RECRUITS:
                raise ValueError(f"{told!r}: a recruit twice, a cell off the track, or a pile too high")
            cell[recruit], moved[recruit] = here, int(name.endswith("*"))
            pile[here * names.WIDTH + height[here]] = recruit
            below[recruit] = height[here]
            height[here] += 1
    for told in slots:
        if told.startswith("disorder:"):
            for colour in told.partition(":")[2]:
                in_order[COLOURS.index(colour)] = 0
            continue
        recruit, place = recruit_named(state, told[-2:]), int(told[:-2])
        if cell[recruit] or place in slot or not 1 <= place <= names.RECRUITS:
            raise ValueError(f"{told!r}: a recruit or a slot twice, or no such slot")
        cell[recruit], slot[recruit] = names.HOME, place
    free = [place for place in range(1, names.RECRUITS + 1) if place not in slot] or [1]
    state.cell, state.height, state.moved, state.slot, state.pile = cell, height, moved, slot, pile
    state.below = below
    state.ground = [0 if below[r] or cell[r] == names.HOME else cell[r] for r in range(names.RECRUITS)]
    state.in_order = in_order  # type: ignore[assignment]  # 0 and 1; C has no other booleans
    state.arrived = [sum(slot[r] > 0 for r in range(12) if r // state.terms.each == player) for player in range(4)]
    state.low, state.high, state.home = free[0], free[-1], cell.count(names.HOME)


def load_chips(state: Position, told: list[str]) -> None:
    chip, taken = [0] * 86, [0] * 4
    for word in told[1:]:
        where, equals, value = word.partition("=")
        if equals:
            chip[int(where)] = int(value)
        elif word != "got":
            taken[int(word[1])] = COLOURS.index(word[0]) + 1
    state.chip, state.taken = chip, taken


def load_turn(state: Position, told: list[str]) -> None:
    state.turn = COLOURS.index(told[0])
    given = dict(word.split("=") for word in told[2:])
    due = told[1]
    state.die = int(given.get("die", 0))
    state.entering = recruit_named(state, given["enter"]) if "enter" in given else -1
    if due == "over":
        state.schedule([], kernel.OVER)
    elif due == "march":
        state.schedule([Due(names.MARCHING)], state.turn)
    elif due == "choose":
        state.schedule([Due(names.MARCHING), Due(names.ROLLING), Due(names.CHOOSING)], state.turn)
    elif due == "roll":
        state.schedule([Due(names.MARCHING), Due(names.ROLLING)], kernel.CHANCE)
        if state.terms.entry == names.ASCENDING:
            state.entering = rolling.lowest(state)
    else:
        raise ValueError(f"{due!r} is not march, roll, choose or over")


def load_ranks(state: Position, told: list[str]) -> None:
    """The ranks at the start of the turn; as they are now if the text does not say."""
    marching.freeze(state)
    if told:
        ahead = [0] * 86
        for word in told:
            where, _, count = word.partition(":")
            ahead[int(where)] = int(count)
        state.ahead = ahead
