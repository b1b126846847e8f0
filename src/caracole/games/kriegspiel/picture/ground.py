"""The sheet, the coordinates and the empty field: the same for every position of a board, so drawn once."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from pathlib import Path

from caracole.games.kriegspiel import board
from caracole.games.kriegspiel.picture import relief
from caracole.games.kriegspiel.picture.plan import Plan
from caracole.games.kriegspiel.picture.scene import Scene
from caracole.geometry.hexes import Cell, Hexes, Point
from caracole.kernel import svg
from caracole.kernel.picture import layer

FIGURES = Path(__file__).parent.parent / "data/figures.svg"


@cache
def defs(plan: Plan) -> str:
    """The figures, and the hexagons of this board."""
    figures = FIGURES.read_text(encoding="utf-8").partition("-->")[2]
    outlines = "".join(hexagon(plan, middle(plan, cell), 100) for cell in plan.hexes.cells())
    return (
        svg.tag("path", id="ks-hex", d=hexagon(plan, (0.0, 0.0), 100))
        + svg.tag("path", id="ks-land", d=outlines)
        + svg.tag("clipPath", svg.use("ks-land"), id="ks-clip")
        + figures
    )


def middle(plan: Plan, cell: Cell) -> Point:
    return plan.at(board.number(cell))


def hexagon(plan: Plan, at: Point, width: float) -> str:
    """The outline of a cell around a point, as path data."""
    (x, y), sides = outline(plan.hexes, width)
    return f"M{svg.number(at[0] + x)} {svg.number(at[1] + y)}{sides}"


@cache
def outline(hexes: Hexes, width: float) -> tuple[Point, str]:
    """The first corner, and the way round from it."""
    corners = hexes.corners(width)
    steps = [(u - x, v - y) for (x, y), (u, v) in pairwise(corners)]
    return corners[0], f"l{svg.points(steps)}z"


@layer()
def ground(scene: Scene) -> str:
    return field(scene.plan)


@cache
def field(plan: Plan) -> str:
    return svg.ground(svg.group(sheet(plan), coordinates(plan), land(plan), cells(plan), id="field"))


def sheet(plan: Plan) -> str:
    width, height = plan.width, plan.height
    lines = "" if plan.phone else svg.tag("rect", class_="neat2", x=8, y=8, width=width - 16, height=height - 16)
    return (
        svg.tag("rect", class_="paper", width=width, height=height)
        + svg.tag("rect", class_="neat1", x=3, y=3, width=width - 6, height=height - 6)
        + lines
    )


def coordinates(plan: Plan) -> str:
    """Letters above and below the columns, numbers left of the rows."""
    hexes = plan.hexes
    first, last = (0, hexes.rows - 1) if not plan.turned else (hexes.rows - 1, 0)
    top, bottom = (31, plan.height - 9) if plan.phone else (26, plan.height - 12)
    labels = []
    for col in range(hexes.cols):
        letter = chr(ord("a") + col)
        labels.append(svg.text(letter, middle(plan, (col, first))[0], top, class_="coord"))
        labels.append(svg.text(letter, middle(plan, (col, last))[0], bottom, class_="coord"))
    labels += [svg.text(str(row + 1), *beside(plan, row), class_="coord end") for row in range(hexes.rows)]
    return svg.group(*labels, id="frame", class_="quiet")


def beside(plan: Plan, row: int) -> Point:
    """Where the number of a row ends: left of its first cell, on a narrow screen all in one column."""
    x, y = middle(plan, (plan.hexes.cols - 1 if plan.turned else 0, row))
    x = min(x, plan.origin[0]) if plan.phone else x
    return x - (56 if plan.hexes.pointy else 62), y + (11 if plan.phone else 7)


def land(plan: Plan) -> str:
    """The shore, the camps, hills and grass: at one strength everywhere, so that no cell looks special."""
    washes, hatched = [], []
    for cell in plan.hexes.cells():
        camp = camp_of(plan, cell)
        if camp:
            place = middle(plan, cell)
            washes.append(svg.use("ks-hex", *place, class_=f"camp ks-{camp}"))
            hatched.append(svg.use("ks-hex", *place, fill=f"url(#ks-camp-{camp})"))
    return svg.group(
        svg.use("ks-land", class_="shore-wide"),
        svg.use("ks-land", class_="shore"),
        svg.use("ks-land", class_="land"),
        *washes,
        *hatched,
        hills(plan),
        id="land",
        class_="quiet",
    )


def hills(plan: Plan) -> str:
    hexes = plan.hexes
    size = hexes.cols, hexes.rows, hexes.orientation
    lit, shaded = relief.strokes(*size)
    grass = [svg.use(f"ks-grass{1 + number % 3}", *place) for number, place in enumerate(relief.flat(*size))]
    (x, y), (u, v) = plan.origin, plan.centre
    turned = f"rotate(180 {svg.number(u)} {svg.number(v)}) " if plan.turned else ""
    drawn = svg.group(
        svg.tag("path", class_="lit", d=lit),
        svg.tag("path", class_="shaded", d=shaded),
        *grass,
        transform=f"{turned}translate({svg.number(x)} {svg.number(y)})",
    )
    return svg.group(drawn, clip_path="url(#ks-clip)")


def cells(plan: Plan) -> str:
    """Every cell with its id: a line over the ground, nothing inside."""
    drawn = [
        svg.use("ks-hex", *middle(plan, cell), id=f"cell-{board.say(board.number(cell))}", class_="cell")
        for cell in plan.hexes.cells()
    ]
    return svg.group(*drawn, id="cells")


def camp_of(plan: Plan, cell: Cell) -> str:
    """The two rows before each base line."""
    if plan.hexes.rows < 6:
        return ""
    return "E" if cell[1] < 2 else "F" if cell[1] >= plan.hexes.rows - 2 else ""
