"""Positions as text: `5:Y1.R2* 12:B1 | 12R1 11Y3 | chips 25=1 40=2 got 3Y | R march`.

Piles from bottom to top (a star for a recruit that has moved this turn), slots, chips on the track and taken, whose
turn it is and what is due.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from caracole.games.glorreiche import names, position
from caracole.games.glorreiche.phases import marching, rolling
from caracole.games.glorreiche.position import Position
from caracole.kernel import names as kernel
from caracole.kernel.state import Due

if TYPE_CHECKING:
    from caracole.kernel.state import State

COLOURS = "RYBG"


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
    words = [f"{slot}{name}" for slot, name in sorted(slots, reverse=True)]
    broken = [COLOURS[p] for p in range(state.terms.players) if not state.in_order[p]]
    return " ".join(words + [f"disorder:{''.join(broken)}"] * bool(broken)) or "-"


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
    for word in piles:
        where, _, stack = word.partition(":")
        here = int(where)
        for name in stack.split("."):
            recruit = recruit_named(state, name.rstrip("*"))
            if cell[recruit] or not 1 <= here <= names.CELLS or height[here] == names.MOST_RECRUITS:
                raise ValueError(f"{word!r}: a recruit twice, a cell off the track, or a pile too high")
            cell[recruit], moved[recruit] = here, int(name.endswith("*"))
            pile[here * names.WIDTH + height[here]] = recruit
            below[recruit] = height[here]
            height[here] += 1
    for word in slots:
        if word.startswith("disorder:"):
            for colour in word.partition(":")[2]:
                in_order[COLOURS.index(colour)] = 0
            continue
        recruit, place = recruit_named(state, word[-2:]), int(word[:-2])
        if cell[recruit] or place in slot or not 1 <= place <= names.RECRUITS:
            raise ValueError(f"{word!r}: a recruit or a slot twice, or no such slot")
        cell[recruit], slot[recruit] = names.HOME, place
    free = [place for place in range(1, names.RECRUITS + 1) if place not in slot] or [1]
    state.cell, state.height, state.moved, state.slot, state.pile = cell, height, moved, slot, pile
    state.below = below
    state.ground = [0 if below[r] or cell[r] == names.HOME else cell[r] for r in range(names.RECRUITS)]
    state.in_order = in_order  # type: ignore[assignment]  # 0 and 1; C has no other booleans
    state.arrived = [sum(slot[r] > 0 for r in range(12) if r // state.terms.each == player) for player in range(4)]
    state.low, state.high, state.home = free[0], free[-1], cell.count(names.HOME)


def load_chips(state: Position, words: list[str]) -> None:
    chip, taken = [0] * 86, [0] * 4
    for word in words[1:]:
        where, equals, value = word.partition("=")
        if equals:
            if not (1 <= int(where) < names.HOME and 1 <= int(value) <= 3):
                raise ValueError(f"{word!r}: a chip of 1 to 3 lies on a cell of the track")
            chip[int(where)] = int(value)
        elif word != "got":
            if len(word) != 2 or word[0] not in COLOURS[: state.terms.players] or word[1] not in "123":
                raise ValueError(f"{word!r}: who got a chip is written like R2")
            taken[int(word[1])] = COLOURS.index(word[0]) + 1
    state.chip, state.taken = chip, taken


def load_turn(state: Position, words: list[str]) -> None:
    state.turn = COLOURS.index(words[0])
    given = dict(word.split("=") for word in words[2:])
    due = words[1]
    state.die = int(given.get("die", 0))
    if not 0 <= state.die <= 6:
        raise ValueError(f"a die shows 1 to 6, not {state.die}")
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


def load_ranks(state: Position, words: list[str]) -> None:
    """The ranks at the start of the turn; as they are now if the text does not say."""
    marching.freeze(state)
    if words:
        ahead = [0] * 86
        for word in words:
            where, _, count = word.partition(":")
            if not (int(where) > 0 and 0 <= int(count) < names.RECRUITS):
                raise ValueError(f"{word!r}: so many recruits cannot be ahead of a cell")
            ahead[int(where)] = int(count)
        state.ahead = ahead
