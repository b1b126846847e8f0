"""Options of a match: who begins, the board and the armies on it, and every flag of docs/games/kriegspiel.md."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from caracole.games.kriegspiel import board, names
from caracole.geometry.hexes import Hexes, Orientation
from caracole.kernel.luck import Luck
from caracole.kernel.options import OneOfTwo, among, demand, within

BOARDS: dict[str, Any] = msgspec.toml.decode((Path(__file__).parent / "data/boards.toml").read_bytes())
MOST_TURNS = 1_000_000
"""Upper bound of `draw_after` and `max_transfers`: counters fit a machine word."""
LETTERS = {"K": "cannon", "S": "soldier", "C": "cavalry"}
FIGURES = {"cannon": (0, 4), "soldier": (1, 5), "cavalry": (1, 2)}
"""K2: the fewest and the most figures a plate may start with; a cannon may be unmanned."""

DEFAULTS: dict[str, Any] = {
    "players": 2,
    "first": None,
    "board": "default",
    "layout": None,
    "half_turn": "lazy",
    "reverse": False,
    "fire_over": "wrecks",
    "cannon_hits_gunners": False,
    "gunners_between_cannons": True,
    "defeat": "no_action",
    "draw_after": 40,
    "adjudicate": "draw",
    "max_transfers": 24,
}

PRESETS: dict[str, dict[str, Any]] = {name: {"board": name} for name in BOARDS}


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The field: columns, rows, and which way the hexagons stand."""

    cols: int
    rows: int
    orientation: Orientation


class Plate(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A plate at the start of the match; `figures` are the gunners of a cannon."""

    army: Literal[0, 1]
    arm: Literal["soldier", "cavalry", "cannon"]
    cell: str
    figures: int


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The resolved options, as a record carries them."""

    first: OneOfTwo
    board: Annotated[Board, msgspec.Meta(extra_json_schema={"examples": list(BOARDS)})]
    layout: list[Plate]
    half_turn: Literal["lazy", "setup"]
    reverse: bool
    fire_over: Literal["wrecks", "wrecks+friends", "all"]
    cannon_hits_gunners: bool
    gunners_between_cannons: bool
    defeat: Literal["no_action", "immobile"]
    draw_after: int
    adjudicate: Literal["draw", "figures"]
    max_transfers: int


DRAWS = {"board": lambda luck: luck.shuffled(list(BOARDS), "draw.board")[0]}


def resolve(asked: dict[str, Any], luck: Luck) -> dict[str, Any]:
    """K6: the army that begins is drawn unless given; K10: the armies follow from the board unless given."""
    wanted = dict(asked)
    commands(wanted.pop("players"))
    if wanted["first"] is None:
        wanted["first"] = luck.below(2, "setup.first")
    wanted["board"], wanted["layout"] = laid_out(asked["board"], asked["layout"])
    return wanted


def laid_out(field: Any, layout: Any) -> tuple[Any, Any]:
    """A board by its name, or of one's own; its `layout` may be given inside it or beside it."""
    if isinstance(field, str):
        among("board", field, BOARDS)
        named = BOARDS[field]
        size = {key: named[key] for key in ("cols", "rows", "orientation")}
        return size, drawn_up(named) if layout is None else layout
    if isinstance(field, dict) and "layout" in field:
        demand(layout is None, "layout", "options-layout-twice")
        layout = field["layout"]
        field = {key: value for key, value in field.items() if key != "layout"}
    demand(layout is not None, "layout", "options-layout-missing")
    return field, layout


def drawn_up(named: dict[str, Any]) -> list[dict[str, Any]]:
    """K3, K8, K10: the French army by a half-turn of the English one, arm by arm in the order of the rulebook, full."""
    hexes = Hexes(named["cols"], named["rows"], named["orientation"])
    camp = [((col, row), letter) for row, line in enumerate(named["camp"]) for col, letter in enumerate(line)]
    plates = []
    for army in (names.FRENCH, names.ENGLISH):
        for letter, arm in sorted(LETTERS.items(), key=lambda pair: "SCK".index(pair[0])):
            cells = [hexes.half_turn(cell) if army == names.FRENCH else cell for cell, found in camp if found == letter]
            plates += [
                {"army": army, "arm": arm, "cell": board.say(board.number(cell)), "figures": FIGURES[arm][1]}
                for cell in sorted(cells, key=lambda cell: (cell[1], cell[0]))
            ]
    return plates


def check(options: Options) -> None:
    field = options.board
    within("board.cols", field.cols, 1, names.COLS)
    within("board.rows", field.rows, 1, names.ROWS)
    within("draw_after", options.draw_after, 1, MOST_TURNS)
    within("max_transfers", options.max_transfers, 0, MOST_TURNS)
    check_layout(options)


def check_layout(options: Options) -> None:
    """K2: one plate a cell, on the board, with as many figures as fit; armies may be unequal and incomplete."""
    layout, hexes = options.layout, Hexes(options.board.cols, options.board.rows, options.board.orientation)
    demand(len(layout) <= names.PLATES, "layout", "options-plates", most=names.PLATES, got=len(layout))
    taken: set[str] = set()
    for index, plate in enumerate(layout):
        cell = board.parse(plate.cell)
        known = cell is not None and hexes.has(board.place(cell))
        demand(known, f"layout[{index}].cell", "options-no-cell", cell=plate.cell)
        demand(plate.cell not in taken, f"layout[{index}].cell", "options-two-plates", cell=plate.cell)
        taken.add(plate.cell)
        least, most = FIGURES[plate.arm]
        fits = least <= plate.figures <= most
        limits = {"arm": plate.arm, "least": least, "most": most, "got": plate.figures}
        demand(fits, f"layout[{index}].figures", "options-figures", **limits)


def sides(options: Options) -> int:
    """K5: however many people sit at the table, two armies play."""
    return 2


def longest(options: Options) -> int:
    """Every streak of `draw_after` turns has a casualty, and there are only so many of them."""
    casualties = sum(plate.figures + (plate.arm == "cannon") for plate in options.layout)
    turns = (casualties + 1) * options.draw_after
    moves, shots, ends = 3 + 4 + 5, 3 * 2, 2
    return len(options.layout) + turns * (moves + options.max_transfers + shots + ends)


SHARES: dict[int, list[list[str]]] = {
    1: [["soldier", "cavalry", "cannon"]],
    2: [["soldier"], ["cavalry", "cannon"]],
    3: [["soldier"], ["cavalry"], ["cannon"]],
}
"""K7: how one, two or three people share the arms of an army."""


def splits(people: int) -> list[list[int]]:
    """K5: how so many people may sit, [French, English], one to three in each army.

    The most even split comes first, with the greater half French.
    """
    found = [[french, people - french] for french in SHARES if people - french in SHARES]
    return sorted(found, key=lambda split: (abs(split[0] - split[1]), -split[0]))


def commands(people: int | list[int]) -> list[dict[str, Any]]:
    """K5, K7: which army and which arms each person commands, for so many people, or so many [French, English].

    Of so many people half are French, or one more. The rules see two sides; who may give which order is for the
    table to mind. A transfer is ordered by whoever commands the giving plate.
    """
    if isinstance(people, list):
        demand(len(people) == 2, "players", "options-split", got=str(people))
        for army, count in enumerate(people):
            within(f"players[{army}]", count, 1, len(SHARES))
        split = people
    else:
        within("players", people, 2, 2 * len(SHARES))
        split = splits(people)[0]
    return [{"army": army, "arms": arms} for army, count in enumerate(split) for arms in SHARES[count]]
