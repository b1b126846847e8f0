"""Figures of the rulebook, from the game's data."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from caracole.games.generalowsky import options
from caracole.kernel.errors import Wording
from caracole.kernel.figures import Cell, Grid

COLOURS = {"Y": "yellow", "W": "white", "O": "orange", "R": "red"}


def bands() -> Grid:
    """P7: of each spinner with a name, how likely exile is on each band, and how many of its sectors show what."""
    head: list[Cell] = [Wording(f"figure-{column}") for column in ("spinner", "band", "exile", "sectors")]
    rows: list[list[Cell]] = [
        [spinner, Wording("picture-band", {"band": COLOURS[letter]}), risk(band), sectors(band)]
        for spinner, bands in options.SPINNERS.items()
        for letter, band in bands.items()
    ]
    return Grid(head, rows)


def risk(band: dict[str, int]) -> str:
    """How many sectors lead to exile, of how many, and as a percentage."""
    exile, every = band.get("X", 0) + band.get("black", 0), sum(band.values())
    return f"{exile}/{every} = {round(100 * exile / every)} %"


def sectors(band: dict[str, int]) -> list[str | int | Wording]:
    """What the sectors show: the X, then numbers rising, then balls and drawings."""
    return [sector(options.kind(told), band[told]) for told in sorted(band, key=options.kind)]


def sector(kind: int, count: int) -> Wording:
    special = {number: word.lower() for word, number in options.SPECIAL.items()}
    steps = 0 if kind in special else kind
    return Wording("figure-sector", {"result": special.get(kind, "number"), "steps": steps, "count": count})


FIGURES: Mapping[str, Callable[[], Grid]] = {"bands": bands}
