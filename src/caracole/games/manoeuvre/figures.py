"""Figures of the rulebook, from the game's data."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from caracole.games.manoeuvre import names, pieces
from caracole.kernel.errors import Wording
from caracole.kernel.figures import Cell, Grid

TERRAIN = ("terrain", "defense", "attack", "enter", "ends-move", "march", "assault", "sight")
NONE = "–"


def terrain() -> Grid:
    """B4, B5: what each kind of square does; then the redoubt (R2), which adds to any of them."""
    head: list[Cell] = [Wording(f"figure-{column}") for column in TERRAIN]
    rows = [[Wording(f"terrain-{'clear' if letter == '.' else letter}"), *does(letter)] for letter in names.LETTERS]
    redoubt: list[Cell] = [Wording("part-redoubt"), f"+{names.REDOUBT}"]
    return Grid(head, [*rows, redoubt + [NONE] * (len(head) - len(redoubt))])


def does(letter: str) -> list[Cell]:
    kind = pieces.terrain()[letter]
    if not kind.enter:
        return [NONE, NONE, yes(False), NONE, NONE, NONE, yes(kind.blocks_los)]
    bonuses: list[Cell] = [f"+{bonus}" if bonus else "0" for bonus in (kind.defense, kind.attack)]
    flags = (True, kind.ends_move, kind.forced_march_ok, kind.assault_from, kind.blocks_los)
    return bonuses + [yes(flag) for flag in flags]


def yes(true: bool) -> Wording:
    return Wording("figure-yes" if true else "figure-no")


def tiles() -> Grid:
    """B3: the four rows of each tile, from top to bottom."""
    rows: list[list[Cell]] = [[number, *grid] for number, grid in pieces.tiles().items()]
    return Grid([Wording("figure-tile"), *(Wording("figure-row", {"row": row}) for row in range(1, 5))], rows)


def nations() -> Grid:
    """V2: who wins when everything else is equal."""
    rows: list[list[Cell]] = [[place, Wording(f"army-{key}")] for place, key in enumerate(pieces.TIE_BREAK, 1)]
    return Grid([Wording("figure-place"), Wording("figure-nation")], rows)


def units() -> Grid:
    """U2: the strengths of all units, in the order of the data."""
    head: list[Cell] = [Wording(f"figure-{column}") for column in ("nation", "unit", "arm", "full", "reduced")]
    rows: list[list[Cell]] = [
        [
            Wording(f"army-{army.key}"),
            Wording(f"unit-{unit.key}"),
            Wording(f"figure-{unit.arm}"),
            unit.full,
            unit.reduced,
        ]
        for army in pieces.armies()
        for unit in army.unit
    ]
    return Grid(head, rows)


FIGURES: Mapping[str, Callable[[], Grid]] = {"terrain": terrain, "tiles": tiles, "nations": nations, "units": units}
