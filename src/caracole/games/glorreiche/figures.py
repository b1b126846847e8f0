"""Figures of the rulebook, from the game's data."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from caracole.games.glorreiche import names
from caracole.kernel.errors import Wording
from caracole.kernel.figures import Cell, Grid

COLOURS = ("red", "yellow", "blue", "green")


def recruits() -> Grid:
    """M2: the numbers of each colour's recruits: in the box, and those that take part."""
    players = range(2, len(COLOURS) + 1)
    head: list[Cell] = [Wording("figure-colour"), Wording("figure-box")]
    head += [Wording("figure-players", {"count": count}) for count in players]
    rows: list[list[Cell]] = []
    for place, colour in enumerate(COLOURS):
        taking = [names.RECRUITS // count if place < count else 0 for count in players]
        row: list[Cell] = [Wording("colour", {"colour": colour})]
        rows.append(row + [numbers(count) for count in [max(taking), *taking]])
    return Grid(head, rows)


def numbers(count: int) -> str:
    return f"1–{count}" if count else "–"


FIGURES: Mapping[str, Callable[[], Grid]] = {"recruits": recruits}
