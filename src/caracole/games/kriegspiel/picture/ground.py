"""The sheet, the coordinates and the empty field: the same for every position of a board, so drawn once."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from pathlib import Path

from caracole.games.kriegspiel import board
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
    return (
        svg.tag("path", id="ks-hex", d=hexagon(plan, (0.0, 0.0), 100))
        + svg.tag(
            "path", id="ks-land", d="".join(hexagon(plan, middle(plan, cell), 100) for cell in plan.hexes.cells())
        )
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
    return svg.ground(svg.group(sheet(plan), coordinates(plan), cells(plan), id="field"))


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
    hexes, drop = plan.hexes, 11.0 if plan.phone else 7.0
    top, bottom = plan.origin[1] - (88 if hexes.pointy else 80) + 24, plan.field_height - 16
    labels = []
    for col in range(hexes.cols):
        letter = chr(ord("a") + col)
        labels.append(svg.text(letter, middle(plan, (col, 0))[0], top, class_="coord"))
        labels.append(svg.text(letter, middle(plan, (col, hexes.rows - 1))[0], bottom, class_="coord"))
    for row in range(hexes.rows):
        x, y = middle(plan, (0, row))
        x = min(x, plan.origin[0]) if plan.phone else x
        beside = x - (58 if hexes.pointy else 64)
        labels.append(svg.text(str(row + 1), beside, y + drop, class_="coord end"))
    return svg.group(*labels, id="frame", class_="quiet")


def cells(plan: Plan) -> str:
    """The field: its shore, every cell with its id, camps hatched, some grass."""
    shore = svg.use("ks-land", class_="shore-wide") + svg.use("ks-land", class_="shore")
    drawn, hatched, grass = [], [], []
    for cell in plan.hexes.cells():
        x, y = middle(plan, cell)
        name, camp = board.say(board.number(cell)), camp_of(plan, cell)
        drawn.append(
            svg.use("ks-hex", x, y, id=f"cell-{name}", class_=f"cell {f'camp {camp}' if camp else ''}".strip())
        )
        if camp:
            hatched.append(svg.use("ks-hex", x, y, fill=f"url(#ks-camp-{camp})"))
        else:
            kind = (cell[0] * 5 + cell[1] * 3) % 4
            grass += [svg.use(f"ks-grass{kind}", x, y)] if kind else []
    return (
        svg.group(shore, id="shore", class_="quiet")
        + svg.group(*drawn, id="cells")
        + svg.group(*hatched, *grass, id="engraving", class_="quiet")
    )


def camp_of(plan: Plan, cell: Cell) -> str:
    """The two rows before each base line."""
    if plan.hexes.rows < 6:
        return ""
    return "E" if cell[1] < 2 else "F" if cell[1] >= plan.hexes.rows - 2 else ""
