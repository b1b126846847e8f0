"""Positions as text: `exile:D 5:A 7:BC | medals 6 14 0 2 | pot 3 | spins 41 W3 | turn A | declare A, spin A`.

Piles from bottom to top (generals by letter), medals of each general, the pot, the spins made and what the arrow shows
(which matters to nobody but the eye, unless a stride is due), a general of the player whose turn it is, and what is
due, in order. A declared band follows its spin: `spin A=W`.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, cast

from caracole.games.generalowsky import medals, names, sequence
from caracole.games.generalowsky.phases import spinning, striding, targeting
from caracole.games.generalowsky.position import Position
from caracole.kernel import names as kernel
from caracole.kernel.state import Due

if TYPE_CHECKING:
    from caracole.kernel.state import State

BANDS = "YWOR"
LETTERS = "ABCDEF"
SPECIAL = {"X": names.CROSS, "black": names.BLACK, "gen": names.DRAWING, "red": names.RED}
SAID = {kind: word for word, kind in SPECIAL.items()}
VERBS = ("order", "declare", "spin", "target", "stride")


def dump(state: State) -> str:
    mine = cast(Position, state)
    counts = " ".join(str(mine.medals[general]) for general in range(mine.terms.generals))
    owned = LETTERS[mine.turn * mine.terms.each]
    spins = f"spins {mine.spins}{say_shown(mine)}"
    parts = [say_piles(mine), f"medals {counts}", f"pot {mine.pot}", spins, f"turn {owned}"]
    return " | ".join([*parts, say_agenda(mine)])


def say_piles(state: Position) -> str:
    words = [f"exile:{letters(state.exiles())}"] if state.exiles() else []
    return " ".join(words + [f"{space}:{letters(pile)}" for space, pile in state.piles().items()])


def letters(generals: list[int]) -> str:
    return "".join(LETTERS[general] for general in generals)


def say_shown(state: Position) -> str:
    """The band and the result that the arrow points at."""
    if not state.shown:
        return ""
    band, kind = divmod(state.shown - 1, names.KINDS)
    return f" {BANDS[band]}{SAID.get(kind, kind)}"


def say_agenda(state: Position) -> str:
    """What is due, first things first."""
    return ", ".join(say_entry(state, entry) for entry in reversed(state.waiting())) or "over"


def say_entry(state: Position, entry: Due) -> str:
    phase, general = entry
    if phase == names.ORDERING:
        return VERBS[phase]
    band = f"={BANDS[state.band[general] - 1]}" if phase == names.SPINNING and state.band[general] else ""
    return f"{VERBS[phase]} {LETTERS[general]}{band}"


def load(state: State, text: str) -> None:
    mine = cast(Position, state)
    parts = [part.split() for part in text.split("|")]
    heads = [part[0] if part else "" for part in parts[1:5]]
    if len(parts) != 6 or heads != ["medals", "pot", "spins", "turn"]:
        raise ValueError("a position is: piles | medals … | pot … | spins … | turn … | what is due")
    load_piles(mine, parts[0])
    counts = numbers(parts[1][1:], mine.terms.generals)
    mine.medals = counts + [0] * (names.MOST_GENERALS - len(counts))
    (mine.pot,), (mine.spins,) = numbers(parts[2][1:], 1), numbers(parts[3][1:2], 1)
    mine.shown = shown_by(mine, " ".join(parts[3][2:]))
    mine.turn = general_named(mine, " ".join(parts[4][1:])) // mine.terms.each
    load_agenda(mine, " ".join(parts[5]))


def numbers(words: list[str], count: int) -> list[int]:
    """So many counts, each from 0 to ten million."""
    found = [int(word) for word in words if word.isdecimal()]
    if len(found) != count or len(words) != count or max(found) > 10_000_000:
        raise ValueError(f"{' '.join(words)!r} is not {count} number(s)")
    return found


def shown_by(state: Position, word: str) -> int:
    """`W3`: the three of the white band."""
    for place in [band * names.KINDS + i for band in range(names.BANDS) for i in range(state.terms.count[band])]:
        band, kind = place // names.KINDS, state.terms.kind[place]
        if word == f"{BANDS[band]}{SAID.get(kind, kind)}":
            return band * names.KINDS + kind + 1
    if word:
        raise ValueError(f"the arrow cannot show {word!r}")
    return 0


def general_named(state: Position, letter: str) -> int:
    if len(letter) == 1 and letter in LETTERS[: state.terms.generals]:
        return LETTERS.index(letter)
    raise ValueError(f"{letter!r} is no general of this match")


def load_piles(state: Position, words: list[str]) -> None:
    space, level = [names.EXILE] * names.MOST_GENERALS, [0] * names.MOST_GENERALS
    seen: list[int] = []
    places: list[str] = []
    for word in words:
        where, _, pile = word.partition(":")
        on_track = where.isdecimal() and int(where) < state.terms.length
        if where in places or not (on_track or where == "exile"):
            raise ValueError(f"{word!r}: no such space, or a space twice")
        places.append(where)
        for height, letter in enumerate(pile):
            general = general_named(state, letter)
            seen.append(general)
            if where != "exile":
                space[general], level[general] = int(where), height
    if sorted(seen) != list(range(state.terms.generals)):
        raise ValueError("every general of the match is somewhere, and only once")
    state.space, state.level = space, level


def load_agenda(state: Position, text: str) -> None:
    """The phases due and the bands declared; who decides follows from them."""
    band = [0] * names.MOST_GENERALS
    agenda: list[Due] = []
    for words in [] if text == "over" else reversed(text.split(", ")):
        entry, declared = read_entry(state, words)
        agenda.append(entry)
        if entry.phase == names.SPINNING:
            band[entry.argument] = declared
    state.band = band
    state.schedule(agenda, kernel.OVER)
    check_agenda(state, agenda, text)
    if agenda:
        sequence.go_on(state)


def check_agenda(state: Position, agenda: list[Due], words: str) -> None:
    """Only what can be due in some turn of some match."""
    if agenda and agenda not in plans(state):
        raise ValueError(f"{words!r} is never due in a turn of {LETTERS[state.turn * state.terms.each]}")
    for entry in agenda:
        undeclared = Due(names.DECLARING, entry.argument) in agenda
        if entry.phase == names.SPINNING and undeclared == bool(state.band[entry.argument]):
            raise ValueError(f"{words!r}: a spin has a band once it is declared, not before")
    top = agenda[-1].phase if agenda else -1
    if top == names.TARGETING and not targeting.has_target(state, agenda[-1].argument):
        raise ValueError(f"{words!r}: there is no target")
    if top == names.STRIDING and not (state.shown and spinning.asks_stride(state, striding.allowed(state))):
        raise ValueError(f"{words!r}: the arrow shows no number of spaces to choose from")
    amid = top in (names.TARGETING, names.STRIDING)
    last = state.terms.max_spins if amid or not agenda else state.terms.max_spins - 1
    ended = medals.marshals(state) > 0 or (not agenda and state.spins == last)
    if state.spins > last or ended == bool(agenda):
        raise ValueError("the match is over with a Marshal or with the last spin, and not before")


def plans(state: Position) -> list[list[Due]]:
    """Every agenda a turn of this player can have: its plan, less what is done, a spin become a target or a stride."""
    own = [state.turn * state.terms.each + i for i in range(state.terms.each)]
    amid = [names.TARGETING, names.STRIDING][: 1 + state.terms.up_to]
    found: list[list[Due]] = [[Due(names.ORDERING)]] if len(own) == 2 else []
    for order in (own, own[::-1]):
        plan = [Due(phase, general) for general in order for phase in (names.SPINNING, names.DECLARING)]
        if state.terms.both_first:
            plan = [Due(phase, general) for phase in (names.SPINNING, names.DECLARING) for general in order]
        for done, last in enumerate(plan):
            found.append(plan[: done + 1])
            if last.phase == names.SPINNING:
                found += [[*plan[:done], Due(phase, last.argument)] for phase in amid]
    return found


def read_entry(state: Position, words: str) -> tuple[Due, int]:
    """One phase due, and the band declared for it (0 for none)."""
    found = re.fullmatch(r"(order)|(declare|spin|target|stride) ([A-F])(?:=([YWOR]))?", words)
    if found is None:
        raise ValueError(f"{words!r} is not order, declare A, spin A=W, target A or stride A")
    if found[1]:
        return Due(names.ORDERING), 0
    general = general_named(state, found[3])
    if found[4] and found[2] != "spin":
        raise ValueError(f"{words!r}: only a spin has a band")
    return Due(VERBS.index(found[2]), general), BANDS.index(found[4]) + 1 if found[4] else 0
