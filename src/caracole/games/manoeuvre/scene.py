"""What a view shows, in plain values: pictures and stories read this. Whatever is a rule is asked of the rules."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TYPE_CHECKING, cast

from caracole.games.manoeuvre import actions, board, ground, names, pieces
from caracole.games.manoeuvre import options as choices
from caracole.games.manoeuvre.phases import ending, moving
from caracole.kernel.state import Actions

if TYPE_CHECKING:
    from caracole.games.manoeuvre.position import Position
    from caracole.kernel.state import State
    from caracole.kernel.view import View


@dataclass(frozen=True)
class Unit:
    """A counter, on the board or beside it."""

    side: int
    number: int
    army: str
    key: str
    arm: str
    strengths: tuple[int, int]
    status: int
    square: str

    @property
    def id(self) -> str:
        return f"unit-{self.army}-{self.key}"

    @property
    def reduced(self) -> bool:
        return self.status == names.REDUCED

    @property
    def strength(self) -> int:
        return self.strengths[self.reduced]


@dataclass(frozen=True)
class Seen:
    """An enemy within range of guns: in sight, or hidden behind what stands between."""

    square: str
    clear: bool


@dataclass(frozen=True)
class Night:
    """V2: what each side would hold if night fell now."""

    held: dict[str, int]
    contested: tuple[str, ...]
    tally: tuple[int, int]


@dataclass(frozen=True, eq=False)
class Scene:
    """Everything that is drawn but the cards and the combat.

    Compared by identity: two positions are compared by their whole text, which took a quarter of the drawing.
    """

    state: Position
    seat: int
    armies: tuple[str, str]
    """Keys, empty until the draft has given them."""
    ground: dict[str, str]
    """Terrain letter by square, blank where nothing is laid."""
    units: tuple[Unit, ...]
    redoubts: tuple[str, ...]

    def unit(self, side: int, number: int) -> Unit | None:
        return next((unit for unit in self.units if (unit.side, unit.number) == (side, number)), None)

    def on(self, square: str) -> Unit | None:
        return next((unit for unit in self.units if unit.square == square), None)


def mine(state: State) -> Position:
    return cast("Position", state)


def armies(state: Position) -> tuple[str, str]:
    return keys_of(*state.army)


@cache
def keys_of(south: int, north: int) -> tuple[str, str]:
    return key_of(south), key_of(north)


def key_of(army: int) -> str:
    return names.ARMIES[army] if army != names.NO_ARMY else ""


def scene(view: View) -> Scene:
    return scene_of(mine(view.state), view.seat)


def scene_of(state: Position, seat: int) -> Scene:
    letters = letters_of(tuple(state.board)[: names.SQUARES])
    redoubts = state.redoubt
    lying = tuple(name for at, name in enumerate(board.SQUARE_NAMES) if redoubts[at])
    return Scene(state, seat, armies(state), letters, tuple(units(state)), lying)


@lru_cache(256)
def letters_of(laid: tuple[int, ...]) -> dict[str, str]:
    """Terrain letter by square, the same for a whole match."""
    rows = board.board_rows(list(laid))
    return {name: rows[7 - at // 8][at % 8].strip() for at, name in enumerate(board.SQUARE_NAMES)}


def units(state: Position) -> list[Unit]:
    places, stands = state.place, state.status  # every look at an array copies it
    return [
        unit_of(side, number, key, stands[side][number], places[side][number])
        for side, key in enumerate(armies(state))
        for number in range(len(pieces.army(key).unit) if key else 0)
    ]


@lru_cache(20_000)
def unit_of(side: int, number: int, key: str, status: int, place: int) -> Unit:
    unit = pieces.army(key).unit[number]
    square = board.SQUARE_NAMES[place] if place != names.NOWHERE else ""
    return Unit(side, number, key, unit.key, unit.arm, (unit.full, unit.reduced), status, square)


# --- what the rules say of the ground -------------------------------------------------------------


def terrain(state: Position) -> dict[str, pieces.Terrain]:
    """What each kind of terrain does, with the overrides of this match."""
    return choices.terrain_with(state.options.terrain)


def reach(state: Position, unit: Unit) -> list[str]:
    """M1: where a basic move of this unit could end."""
    out = Actions()
    square = board.square(unit.square)
    moving.list_steps(state, square, out)
    if unit.arm == "cav" and not moving.slow(state, square):
        moving.list_rides(state, square, out)
    return [board.SQUARE_NAMES[actions.parts(action).second] for action in out.listed()]


def sight(state: Position, unit: Unit) -> list[Seen]:
    """C16: the enemy units two squares away, in sight or not; adjacent ones are always in sight."""
    square = board.square(unit.square)
    found = []
    for line in range(8):
        there = state.terms.far[square][line]
        if state.side_on[there] == 1 - unit.side:
            found.append(Seen(board.square_name(there), bool(ground.sees(state, square, line))))
    for way in range(4):
        there = state.terms.beside[square][way]
        if state.side_on[there] == 1 - unit.side:
            found.append(Seen(board.square_name(there), True))
    return found


def cover(state: Position, square: str) -> int:
    """What terrain and redoubt add to the defense of a square."""
    at = board.square(square)
    return state.terms.cover[state.board[at]] + (names.REDOUBT if state.redoubt[at] else 0)


def night(state: Position) -> Night:
    """V2: what each side holds beyond the line, and where units of both stand beside an empty square there."""
    held, contested = {}, []
    for at in range(names.SQUARES):
        intruder = names.SOUTH if at >= names.SQUARES // 2 else names.NORTH
        if ending.controls(state, intruder, at):
            held[board.square_name(at)] = intruder
        elif state.side_on[at] == names.NOBODY and len(neighbours(state, at)) == 2:
            contested.append(board.square_name(at))
    return Night(held, tuple(contested), (ending.controlled(state, 0), ending.controlled(state, 1)))


def neighbours(state: Position, at: int) -> set[int]:
    """The sides with a unit beside a square."""
    beside = [state.terms.beside[at][way] for way in range(4)]
    return {state.side_on[there] for there in beside if state.side_on[there] != names.NOBODY}


# --- cards ----------------------------------------------------------------------------------------


def code_text(state: Position, side: int, code: int) -> str:
    return pieces.army(armies(state)[side]).code(code)


@cache
def card_number(army: str, code: int, copy: int) -> int:
    """A card's place among the sixty of its army, in the order of the data."""
    return sum(pieces.army(army).copies()[:code]) + copy


def card_id(state: Position, side: int, code: int, copy: int = 0) -> str:
    """Copies in a hand are numbered from the first, so the first of them is always there."""
    return f"card-{card_number(armies(state)[side], code, copy)}"
