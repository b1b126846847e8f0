"""The six sides as they are drawn in every game: colour, emblem, hatching and, for numbers, the outline of a plate.

No picture tells sides apart by colour alone: in grey the emblem and the hatching (the old heraldic system) remain.
A picture puts `defs(sides)` into its <defs>, links `BOARD_CSS` before its own style sheet, has the root class
`picture`, and sets the class `red`, `yellow` … on whatever belongs to a side: the style sheet turns it into `--side`.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from caracole.kernel import svg

BOARD_CSS = Path(__file__).with_name("board.css")
"""Tokens of the page with fall-backs, and what several pictures share."""

SIDES = ("red", "yellow", "blue", "green", "violet", "grey")

EMBLEMS = {
    "red": (  # a grenade
        "M0-1.5a5.9 5.9 0 1 1-.01 0zM-2.6-3.2C-5-5.4-4.4-7.6-2.2-9.8c.3 1.5 1 2 1.7 2.2C-.6-9-.1-10 1.2-11"
        "c.1 2 2.7 2.6 2.6 5.2C3.7-4.6 3.2-3.7 2.6-3.1z"
    ),
    "yellow": (  # a sun
        "M10 0 4.9 1.8V-1.8zM7.1 7.1 2.1 4.7 4.7 2.1zM0 10-1.8 4.9H1.8zM-7.1 7.1-4.7 2.1-2.1 4.7zM-10 0-4.9-1.8V1.8z"
        "M-7.1-7.1-2.1-4.7-4.7-2.1zM0-10 1.8-4.9H-1.8zM7.1-7.1 4.7-2.1 2.1-4.7zM0-4.7a4.7 4.7 0 1 1-.01 0z"
    ),
    "blue": (  # an anchor
        "M0-10.5a2.8 2.8 0 0 1 1.3 5.3V-4H5v2.4H1.3v7.9C4 5.9 5.9 4.5 6.6 2.4L4.7 3.1 7.3-1.3 10 3 8.6 2.7"
        "C7.7 6.6 4.4 9.3 0 10.3-4.4 9.3-7.7 6.6-8.6 2.7L-10 3-7.3-1.3-4.7 3.1-6.6 2.4C-5.9 4.5-4 5.9-1.3 6.3v-7.9"
        "H-5V-4h3.7v-1.2A2.8 2.8 0 0 1 0-10.5zm0 1.6a1.2 1.2 0 1 0 .01 0z"
    ),
    "green": (  # a leaf
        "M-9 10C-8 7.5-7 5.6-5.6 3.9-8.6-3.5-1-10 9.5-9.5 10 1-3.3 8.7-4.7 5.2-6 6.6-6.9 8.2-7.4 10.3z"
        "M-4.3 3.6C-2 .8 1.3-2.3 5.5-5 .8-3.1-2.4-.4-5 2.6z"
    ),
    "violet": (  # a crown
        "M-9.5-5.5-5-1.2 0-9 5-1.2 9.5-5.5 7.6 5.2H-7.6zM-7.4 6.6H7.4V9.4H-7.4zM0-10.6a1.4 1.4 0 1 1-.01 0z"
    ),
    "grey": (  # a tower
        "M-8-9.5h3.6v2.6h2.5v-2.6h3.8v2.6h2.5v-2.6H8v6.3L5.6-.8V5H8v4.7H2.2V5.2a2.2 2.2 0 0 0-4.4 0V9.7H-8V5h2.4"
        "V-.8L-8-3.2z"
    ),
}
"""Outlines around the origin, ten units to each side."""

HATCHINGS = {
    "red": "M2.5 0V5",
    "yellow": "M1.3.45a.85.85 0 1 1-.01 0zM3.8 2.95a.85.85 0 1 1-.01 0z",
    "blue": "M0 2.5H5",
    "green": "M-1-1 6 6M-1 4 1 6M4-1 6 1",
    "violet": "M-1 6 6-1M-1 1 1-1M4 6 6 4",
    "grey": "M0 2.5H5M2.5 0V5",
}
"""One tile of five units: upright, dots, level, falling, rising, crossed."""

PLATES = {
    "red": "M0-12.5 15 0 0 12.5-15 0z",
    "yellow": "M0-11.5A13 11.5 0 1 1-.01-11.5z",
    "blue": "M-11.5-9.5h23v19h-23z",
    "green": "M-12.5-8.5C-8-8.5-4-9.5 0-11.5 4-9.5 8-8.5 12.5-8.5 12.5 2 8 9 0 12.5-8 9-12.5 2-12.5-8.5z",
    "violet": "M-14 0-7-11.5H7L14 0 7 11.5H-7z",
    "grey": "M-12-10.5H12L8.5 10.5H-8.5z",
}
"""What a number stands on: lozenge, oval, square, shield, hexagon, bucket; around the origin."""


def defs(sides: Iterable[str] = SIDES) -> str:
    """The emblems (`emblem-red`) and hatchings (`hatch-red`) of these sides, for <defs>."""
    return "".join(emblem_symbol(side) + hatch_pattern(side) for side in sides)


def emblem_symbol(side: str) -> str:
    return svg.tag("path", id=f"emblem-{side}", d=EMBLEMS[side], fill_rule="evenodd")


def hatch_pattern(side: str) -> str:
    strokes = svg.tag("path", class_="side-dots" if side == "yellow" else "side-lines", d=HATCHINGS[side])
    return svg.tag("pattern", strokes, id=f"hatch-{side}", width=5, height=5, patternUnits="userSpaceOnUse")


def hatch(side: str) -> str:
    """The value of `fill` that covers a shape with the side's hatching; paint it over the side's colour."""
    return f"url(#hatch-{side})"


def emblem(side: str, x: float, y: float, scale: float = 1, squeeze: float = 1) -> str:
    """The cream emblem at a place; `squeeze` flattens it for a top seen at an angle."""
    turned = f"translate({svg.number(float(x))} {svg.number(float(y))})"
    size = f"scale({svg.number(float(scale))} {svg.number(float(scale * squeeze))})"
    return svg.group(svg.use(f"emblem-{side}"), class_="side-emblem", transform=f"{turned} {size}")


def plate(side: str, x: float, y: float, across: float = 1, down: float = 1) -> str:
    """The paper plate under a number."""
    turned = f"translate({svg.number(float(x))} {svg.number(float(y))})"
    size = f"scale({svg.number(float(across))} {svg.number(float(down))})"
    return svg.tag("path", class_="side-plate", d=PLATES[side], transform=f"{turned} {size}")


def badge(side: str, x: float, y: float, radius: float = 20) -> str:
    """A round badge: hatched rim, dark ground, emblem."""
    return svg.group(
        svg.tag("circle", class_="side-rim", cx=x, cy=y, r=radius),
        svg.tag("circle", cx=x, cy=y, r=radius, fill=hatch(side)),
        svg.tag("circle", class_="side-ground", cx=x, cy=y, r=radius * 0.76),
        emblem(side, x, y, radius * 0.058),
        class_=f"badge {side}",
    )
