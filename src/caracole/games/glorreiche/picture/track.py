"""The board: paper, cells, walls, terrain and the way."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from caracole.games.glorreiche import names
from caracole.games.glorreiche.picture.plan import Plan, Point, corner_point
from caracole.games.glorreiche.picture.scene import Scene
from caracole.kernel import svg
from caracole.kernel.picture import layer

TERRAIN: dict[str, list[int]] = msgspec.toml.decode((Path(__file__).parent.parent / "data/terrain.toml").read_bytes())

ENGRAVED = {
    "trees": (
        "M-9 0C-16-1-15-9-10-9-12-15-4-19-2-13 4-16 7-9 3-6 7-3 4 0 0 0zM-6 0v4M-12-5q3 2 5 0M-4-9q3 1 5-1"
        "M10 2C5 1 6-5 9-5 8-10 15-11 15-6 20-6 19 1 14 2zM12 2v3M9-2q2 2 4 0"
    ),
    "hill": (
        "M-24 4C-18-4-12-14-5-14 2-14 5-6 10 0M2-5C6-10 9-11 12-11 17-11 20-3 24 4"
        "M-8-12l-4 8M-4-11l-1 8M0-10l2 7M-12-8l-5 7M11-8l-2 5M15-7l2 6M19-3l2 4"
    ),
    "camp": "M-20 4-8-14 4 4zM-8-14V4M-8-6-3 4M2-2 8-10 20 4H4M8-10V-15l6 2-6 2",
    "mill": (
        "M-6 4-4-10Q0-14 4-10L6 4zM0-10-12-16M0-10 12-4M0-10 6-22M0-10-7 2M-12-16l2-4 9 6M12-4l-1 4-9-5M6-22l4 2-6 9"
    ),
    "village": (
        "M-20 4V-4l6-6 6 6V4zM-14-10H-3l5 6M-8-4H2V4H-20M2 4V-1l5-5 5 5V4zM7-6h8l4 5V4H12"
        "M-16 4V0h3v4M6 4V1h2.5v3M14 1h2"
    ),
    "church": "M-4 4V-8L0-16 4-8V4zM0-16V-22M-2-20H2M4-4H14l4 5V4H4M-1.5 4V-1h3V4M8 0h2M12 0h2M-4-3H4",
    "redoubt": (
        "M0-15 4-8H12L9-1 12 6H4L0 12-4 6H-12L-9-1-12-8H-4z"
        "M0-9 2.5-4.5H7L5-.5 7 3.5H2.5L0 7-2.5 3.5H-7L-5-.5-7-4.5H-2.5z"
    ),
    "ruin": "M-14 4V-10H-11V-7H-8V-10H-5V-2L-2-4V4zM4 4V-4L7-2V-13H10V-10H13V4zM-18 4H18M-11-3h3M7 0h3",
}


def defs() -> str:
    drawings = "".join(
        svg.tag("path", id=f"gm-{name}", class_="gm-terrain", d=outline) for name, outline in ENGRAVED.items()
    )
    rose = "".join(svg.tag("path", class_=f"gm-rose-{shade}", d=outline) for shade, outline in compass())
    return drawings + svg.group(rose, id="gm-rose")


def compass() -> list[tuple[str, str]]:
    """Eight points, each half dark and half light, in two rings."""
    return [
        ("ring", "M0-20a20 20 0 1 1-.01 0zM0-17.5a17.5 17.5 0 1 1-.01 0z"),
        ("light", "M0 0-11-11-3-6zM0 0 11-11 6-3zM0 0 11 11 3 6zM0 0-11 11-6 3z"),
        ("dark", "M0 0-11-11-6-3zM0 0 11-11 3-6zM0 0 11 11 6 3zM0 0-11 11-3 6z"),
        ("light", "M0 0V-27L-4.5-5zM0 0H21L5-4.5zM0 0V21L4.5 5zM0 0H-21L-5 4.5z"),
        ("dark", "M0 0V-27L4.5-5zM0 0H21L5 4.5zM0 0V21L-4.5 5zM0 0H-21L-5-4.5z"),
    ]


# --- the sheet -----------------------------------------------------------------------------------


@layer()
def background(scene: Scene) -> str:
    return svg.ground(sheet(scene))


def sheet(scene: Scene) -> str:
    width, height = scene.plan.size
    sheet = svg.tag("rect", class_="paper", width=width, height=height)
    if not scene.wide:
        return svg.group(sheet, id="background")
    roses = [svg.use("gm-rose", transform=f"translate({x} 36) scale(.62)") for x in (37, svg.number(width - 37))]
    return svg.group(sheet, neat_line(width, height), *roses, cartouche(scene.view.game.title), id="background")


def neat_line(width: float, height: float) -> str:
    """The double frame of a map, its degrees marked black and white."""
    frames = [("neat", 6), ("neat-bar", 11), ("neat", 16)]
    return "".join(
        svg.tag("rect", class_=kind, x=gap, y=gap, width=width - 2 * gap, height=height - 2 * gap)
        for kind, gap in frames
    )


def cartouche(words: str) -> str:
    """The title of the map on a ribbon across its frame."""
    tails = "M586 8H556L566 20 556 32H600M1014 8H1044L1034 20 1044 32H1000M586 8V27L600 32M1014 8V27L1000 32"
    return svg.group(
        svg.tag("path", class_="ribbon-tail", d=tails),
        svg.tag("path", class_="ribbon", d="M586 3H1014V35H586Z"),
        svg.tag("path", class_="engraved", d="M592 7.5H1008M592 30.5H1008"),
        svg.text(words, 800, 26, class_="title"),
        class_="cartouche",
    )


# --- the track -----------------------------------------------------------------------------------


@layer()
def ground(scene: Scene) -> str:
    return cells(scene.plan)


@layer()
def engraved(scene: Scene) -> str:
    return engraving(scene.plan)


@cache
def cells(way: Plan) -> str:
    """The ground: walls and cells."""
    shapes = [cell_shape(way, cell) for cell in range(1, names.HOME)]
    return svg.ground(svg.group(hachures(way), *shapes, id="track"))


@cache
def engraving(way: Plan) -> str:
    """What is drawn on the ground: terrain, the way and the numbers."""
    drawn = svg.group(
        svg.group(*terrain(way), class_="terrain"),
        svg.tag("path", id="route", class_="route", d=line(way.route(1, names.HOME))),
        svg.tag("path", class_="chevrons", d=chevrons(way)),
        *(number(way, cell) for cell in range(1, names.HOME)),
        id="engraving",
        class_="quiet",
    )
    return svg.ground(drawn)


def hachures(way: Plan) -> str:
    strokes = "".join(f"M{corner_point(start)}L{corner_point(end)}" for start, end in way.walls())
    return svg.tag("path", class_="hachures", d=strokes)


def cell_shape(way: Plan, cell: int) -> str:
    return svg.tag("path", id=f"cell-{cell}", class_=f"cell {shade(cell)}", d=way.outline(cell))


def shade(cell: int) -> str:
    """The first and last six cells are white, the others change their tint with every ten."""
    if cell <= 6 or cell > 78:
        return "zone"
    return "ten-a" if (cell - 1) // 10 % 2 else "ten-b"


@cache
def number(way: Plan, cell: int, *, over: bool = False) -> str:
    """In the upper left corner, clear of walls and round corners."""
    left, top, _, _ = way.box(cell)
    walled = way.inset if (-1, 0) not in way.open_sides(cell) else 2
    round_by = 4 if way.rounded(cell) else 0
    kinds = ["no start", "ten" * (cell % 10 == 0), "over" * over]
    x, y = left + 7 + walled + round_by, top + (26 if way.wide else 23) + round_by * 0.6
    key = {"id": f"over-{cell}"} if over else {}
    return svg.text(str(cell), x, y, class_=" ".join(filter(None, kinds)), **key)


def terrain(way: Plan) -> list[str]:
    return [ornament(way, name, cell) for name, cells in TERRAIN.items() for cell in cells]


def ornament(way: Plan, name: str, cell: int) -> str:
    _, _, right, bottom = way.box(cell)
    doors = way.open_sides(cell)
    aside = 12 if (1, 0) in doors else 24
    return svg.use(f"gm-{name}", transform=svg.place(right - aside - 18, bottom - 20))


def line(way: list[Point]) -> str:
    return "M" + "L".join(map(corner_point, way))


def chevrons(way: Plan) -> str:
    """A bold point every fifth cell and at the turns says which way the march goes."""
    return "".join(arrow(way, cell) for cell in range(1, names.CELLS) if cell % 5 == 0 or way.heading(cell)[1])


def arrow(way: Plan, cell: int, size: float = 9) -> str:
    x, y = way.edge(cell)
    across, down = way.heading(cell)
    back_x, back_y = x - across * (size + 1), y - down * (size + 1)
    ends = [(back_x - down * size, back_y - across * size), (x, y), (back_x + down * size, back_y + across * size)]
    return line(ends)


@layer()
def zone_labels(scene: Scene) -> str:
    """Where the way begins and ends, in the reader's words."""
    way = scene.plan
    labels = []
    for cell, words in ((1, scene.say("start")), (names.CELLS, scene.say("home"))):
        x, _ = way.centre(cell)
        _, _, _, bottom = way.box(cell)
        labels.append(svg.text(words, x + 4, bottom - way.inset - 12, class_="zone-label"))
    return svg.ground(svg.group(*labels, id="zone-labels", class_="quiet"))
