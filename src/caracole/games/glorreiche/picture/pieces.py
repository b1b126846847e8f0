"""What lies and stands on the board: stones, chips, recruits in piles, at home and in the yard."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from caracole.games.glorreiche import names
from caracole.games.glorreiche.phases import marching
from caracole.games.glorreiche.picture import track
from caracole.games.glorreiche.picture.plan import Plan
from caracole.games.glorreiche.picture.scene import LEVEL, Scene, recruit_id
from caracole.kernel import emblems, svg
from caracole.kernel.picture import layer

if TYPE_CHECKING:
    from caracole.kernel.events import Value

ACROSS, DEEP, WALL = 31, 19, LEVEL
"""Half width and half depth of a recruit's top. One band of wall is one level: heights are counted by it."""
STONE_ACROSS, STONE_DEEP = 37, 23
"""A stone is wider than a recruit, so that it shows under a pile."""
CHIP_ACROSS, CHIP_DEEP, CHIP_WALL = 27, 16, 7

COLOURS = {2: "white", 3: "black"}


def defs(sides: tuple[str, ...]) -> str:
    return "".join(disc(side) for side in sides) + stone_symbol() + chip_symbol()


def drum(across: float, deep: float, wall: float) -> str:
    """The side of a round piece that stands on the origin."""
    return f"M{-across} 0A{across} {deep} 0 0 0 {across} 0V{-wall}A{across} {deep} 0 0 1 {-across} {-wall}Z"


def disc(side: str) -> str:
    """A recruit: hatched wall with its emblem, hatched top with the plate its number stands on."""
    wall = drum(ACROSS, DEEP, WALL)
    top = {"cx": 0, "cy": -WALL, "rx": ACROSS, "ry": DEEP}
    return svg.group(
        svg.tag("path", class_="side-wall", d=wall),
        svg.tag("path", d=wall, fill=emblems.hatch(side)),
        svg.tag("ellipse", class_="side-ground", cx=0, cy=11.8, rx=14.2, ry=6.5),
        emblems.emblem(side, 0, 11.7, 0.62),
        svg.tag("ellipse", class_="side-top", **top),
        svg.tag("ellipse", fill=emblems.hatch(side), **top),
        emblems.plate(side, 0, -WALL, 1.48, 1.32),
        id=f"gm-disc-{side}",
    )


def stone_symbol() -> str:
    return svg.group(
        svg.tag("path", class_="gm-stone-wall", d=drum(STONE_ACROSS, STONE_DEEP, WALL)),
        svg.tag("ellipse", class_="gm-stone-top", cx=0, cy=-WALL, rx=STONE_ACROSS, ry=STONE_DEEP),
        svg.tag("ellipse", class_="gm-stone-ring", cx=0, cy=-WALL, rx=STONE_ACROSS - 5, ry=STONE_DEEP - 4),
        id="gm-stone",
    )


def chip_symbol() -> str:
    tops = [("top", 0.0), ("mill", 2.8), ("face", 6.5)]
    return svg.group(
        svg.tag("path", class_="gm-chip-wall", d=drum(CHIP_ACROSS, CHIP_DEEP, CHIP_WALL)),
        *(
            svg.tag(
                "ellipse", class_=f"gm-chip-{name}", cx=0, cy=-CHIP_WALL, rx=CHIP_ACROSS - by, ry=CHIP_DEEP - by * 0.8
            )
            for name, by in tops
        ),
        id="gm-chip",
    )


# --- stones and chips ----------------------------------------------------------------------------


@layer("stone", "height")
def stones(scene: Scene) -> svg.Node:
    found = [
        stone(scene.plan, cell, factor, covered=scene.height[cell] > 0)
        for cell, factor in enumerate(scene.stone)
        if factor > 1
    ]
    return svg.pieces(*found, id="stones", class_="quiet")


@cache
def stone(way: Plan, cell: int, factor: int, *, covered: bool) -> str:
    """Free, its factor stands on top; under a pile it stands on the front (`covered`)."""
    sign = "" if covered else svg.text(f"×{factor}", 0, -7.5, class_="factor-big")
    return svg.group(
        svg.use("gm-stone"),
        sign,
        id=f"stone-{cell}",
        class_=f"stone {COLOURS[factor]}",
        transform=svg.place(*way.base(cell)),
    )


@layer("chip", "height")
def chips(scene: Scene) -> svg.Node:
    found = [
        chip_on(scene.plan, cell, value) for cell, value in enumerate(scene.chip) if value and not scene.height[cell]
    ]
    return svg.pieces(*found, id="chips", class_="quiet")


@cache
def chip_on(way: Plan, cell: int, value: int) -> str:
    x, y = way.base(cell)
    return chip_at(value, x, y - 2)


@lru_cache(2_000)
def chip_at(value: int, x: float, y: float, scale: float = 1) -> str:
    """One of the three chips: on the track, at the foot of a pile, or with its owner."""
    face = svg.use("gm-chip") + svg.text(str(value), 0, 0.5, class_="value")
    drawing = face if scale == 1 else svg.group(face, transform=f"scale({svg.number(scale)})")
    return svg.group(
        drawing, id=f"chip-{value}", class_="chip moves", transform=svg.place(x, y), data_gait="over", data_cue="coin"
    )


@layer("piles", "stone", "chip")
def covered(scene: Scene) -> svg.Node:
    """What lies under a pile, told at its foot and above every ring: the factor of a stone, a chip left lying."""
    found = []
    for cell in scene.piles:
        if scene.stone[cell] > 1:
            found.append(factor(scene.plan, cell, scene.stone[cell]))
        if scene.chip[cell]:
            x, y = scene.plan.base(cell)
            found.append(chip_at(scene.chip[cell], x - 24, y + 18, 0.66))
    return svg.pieces(*found, id="covered", class_="quiet")


@cache
def factor(way: Plan, cell: int, value: int) -> str:
    x, y = way.base(cell)
    words = svg.text(f"×{value}", x, y + 21, class_="factor-small")
    return svg.group(words, id=f"factor-{cell}", class_=f"stone {COLOURS[value]}")


# --- recruits ------------------------------------------------------------------------------------


@layer("piles", "stone")
def shadows(scene: Scene) -> svg.Node:
    found = [shadow(scene.plan, cell) for cell in sorted(scene.piles) if scene.stone[cell] == 1]
    return svg.pieces(*found, id="shadows", class_="quiet")


@cache
def shadow(way: Plan, cell: int) -> str:
    x, y = way.base(cell)
    return svg.tag("ellipse", id=f"shadow-{cell}", class_="shade", cx=x + 3, cy=y + 4, rx=ACROSS + 3, ry=DEEP + 2)


@layer("cell", "slot", "piles", "clickable", "chosen", "pointed")
def recruits(scene: Scene) -> svg.Node:
    """From the back to the front, each pile from bottom to top."""
    order = [
        recruit for cell in sorted(scene.piles, key=lambda c: scene.plan.base(c)[1]) for recruit in scene.piles[cell]
    ]
    order += [recruit for recruit in range(names.RECRUITS) if recruit not in order]
    return svg.pieces(*(piece(scene, recruit) for recruit in order), id="pieces")


def piece(scene: Scene, recruit: int) -> str:
    cell = scene.cell[recruit]
    on_road = names.YARD < cell < names.HOME
    where = marching.level(scene.state, recruit) if on_road else scene.slot[recruit]
    words = called(scene.say, scene.colour, scene.keys[recruit], cell, where)
    return disc_at(words, scene.keys[recruit], standing(scene, recruit, cell), scene.spot(recruit))


@lru_cache(20_000)
def called(say: Callable[..., str], colour: Callable[[str], str], key: str, cell: int, where: int) -> str:
    """What a recruit is called. `where` is its level on the road, or its slot at home."""
    side, _, number = key.partition("-")
    return svg.title(told(say, cell, where, side=colour(side), number=int(number)))


@lru_cache(20_000)
def disc_at(words: str, key: str, kinds: tuple[str, ...], spot: tuple[float, float]) -> str:
    """A recruit at its spot."""
    side, _, number = key.partition("-")
    return svg.group(
        words,
        svg.use(f"gm-disc-{side}"),
        svg.text(number, 0, -7.2, class_="recruit-no"),
        id=f"recruit-{key}",
        class_=f"recruit moves {side} {' '.join(kinds)}",
        transform=svg.place(*spot),
    )


def standing(scene: Scene, recruit: int, cell: int) -> tuple[str, ...]:
    """Classes that say what may be done with it, and that the march in focus may end on top of it."""
    kinds = ("may",) if recruit in scene.clickable else ()
    if scene.focus and scene.chosen == recruit_id(scene.state, recruit):
        kinds = (*kinds, "chosen")
    if cell == names.HOME:
        return (*kinds, "home")
    if cell == names.YARD:
        return (*kinds, "waits")
    if scene.pointed is None:
        return (*kinds, "out")
    under = scene.pointed.now and cell in scene.pointed.cells
    return (*kinds, "out", "under") if under else (*kinds, "out")


def told(say: Callable[..., str], cell: int, where: int, **name: Value) -> str:
    """What a recruit is called."""
    if cell == names.HOME:
        return say("recruit-home", **name, slot=where)
    if cell == names.YARD:
        return say("recruit-yard", **name)
    return say("recruit", **name, cell=cell, level=where)


@layer("piles", "stone")
def numbers(scene: Scene) -> svg.Node:
    """The numbers that a pile hides once more, above it."""
    held = [cell for cell in sorted(scene.piles) if scene.levels(cell) > 1]
    return svg.pieces(*(track.number(scene.plan, cell, over=True) for cell in held), id="numbers", class_="quiet")
