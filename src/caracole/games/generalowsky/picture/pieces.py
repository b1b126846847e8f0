"""The generals: on the track in piles, with the commander's hat, or in exile."""

from __future__ import annotations

from functools import lru_cache

from caracole.games.generalowsky import names
from caracole.games.generalowsky.picture.plan import RING_BOX, Point
from caracole.games.generalowsky.picture.scene import Scene
from caracole.games.generalowsky.picture.track import moved
from caracole.kernel import emblems, svg
from caracole.kernel.picture import layer

WALL = "M-30 0C-30 18.9-24.6 23 0 23S30 18.9 30 0V-15H-30Z"
TOP = "M-30-15C-30-33.9-24.6-38 0-38S30-33.9 30-15 24.6 8 0 8-30 3.9-30-15Z"
GROUND = "M-24-15C-24-29.8-19.7-33 0-33S24-29.8 24-15 19.7 3 0 3-24-.2-24-15Z"
PLUME = "M3-10C2-20 8-27 17-27 21-26 22-22 19-21 21-18 18-15 15-15 15-11 11-9 8-8Z"
FELT = "M-23 7C-20-5-10-12 0-12S20-5 23 7C15 3 8 1.5 0 1.5S-15 3-23 7Z"


def defs(sides: tuple[str, ...]) -> str:
    hat = [
        svg.tag("path", class_="gk-plume", d=PLUME),
        svg.tag("path", class_="gk-hat", d=FELT),
        svg.tag("path", class_="gk-braid", d="M-18 2.5C-12-4-6-6.5 0-6.5S12-4 18 2.5"),
        svg.tag("circle", class_="gk-cockade", cx=3, cy=-6.5, r=3.6),
    ]
    return svg.group(*hat, id="gk-hat") + "".join(counter(side) for side in sides)


def counter(side: str) -> str:
    """A square counter with round corners, seen from the front: its wall tells whose it is when it is covered."""
    hatch = emblems.hatch(side)
    parts = [
        svg.tag("path", class_="side-wall", d=WALL) + svg.tag("path", d=WALL, fill=hatch),
        svg.tag("rect", class_="side-ground", x=-11, y=9.2, width=22, height=12.6, rx=3),
        svg.tag("path", class_="side-top", d=TOP) + svg.tag("path", d=TOP, fill=hatch),
        svg.tag("path", class_="side-ground", d=GROUND),
        emblems.emblem(side, 0, -15, 1.38, 0.91),
    ]
    return svg.group(*parts, id=f"gk-general-{side}")


@layer("piles", "targets", "mover")
def standing(scene: Scene) -> svg.Node:
    """Piles from the back to the front, each from bottom to top."""
    order = sorted(scene.piles, key=lambda space: (scene.base(space)[1], space))
    return svg.pieces(*(pile(scene, space) for space in order), id="piles")


def pile(scene: Scene, space: int) -> svg.Node:
    x, y = scene.base(space)
    shade = shadow(space, x, y, scene.ring.scale)
    generals = scene.piles[space]
    target = space in scene.targets
    ring = outline_of(scene, generals, "ring may", id=f"target-{space}") if target else ""
    kind = "pile target may" if target else "pile"
    return svg.pieces(shade, ring, *(general(scene, g) for g in generals), id=f"pile-{space}", class_=kind)


@lru_cache(20_000)
def shadow(space: int, x: float, y: float, size: float) -> str:
    return svg.tag(
        "ellipse", id=f"shade-{space}", class_="shade", cx=x + 3, cy=y + 5 * size, rx=33 * size, ry=24 * size
    )


@layer("space", "mover")
def exiled(scene: Scene) -> svg.Node:
    """T11: in exile everybody stands alone."""
    return svg.pieces(*(general(scene, g) for g in scene.state.exiles()), id="exiled")


def general(scene: Scene, number: int) -> str:
    """T1: of several in a pile only the one on top wears the hat."""
    pile = scene.stack(number)
    commands = len(pile) > 1 and pile[-1] == number
    kinds = ["general", "moves", scene.side(number)]
    kinds += ["commander"] if commands else []
    kinds += ["mover"] if number == scene.mover else []
    body = drawn(scene.side(number), number, scene.scale(number), numbered=scene.double, hat=commands)
    return placed(number, " ".join(kinds), f"{scene.name(number)}, {scene.standing(number)}", body, scene.spot(number))


@lru_cache(20_000)
def placed(number: int, kinds: str, called: str, body: str, spot: Point) -> str:
    return svg.group(svg.title(called), body, id=f"general-{number + 1}", class_=kinds, transform=svg.place(*spot))


@lru_cache(1_000)
def drawn(side: str, number: int, scale: float, *, numbered: bool, hat: bool) -> str:
    worn = svg.use("gk-hat", transform=moved(0, -39, 1.12)) if hat else ""
    label = number_label(number) if numbered else front(side)
    return svg.group(svg.use(f"gk-general-{side}"), label, worn, transform=sized(scale))


def sized(scale: float) -> str | None:
    return None if scale == 1 else f"scale({svg.number(scale)})"


def front(side: str) -> str:
    """The small emblem on the wall, seen also when somebody stands on top."""
    return emblems.emblem(side, 0, 15.5, 0.56)


def number_label(number: int) -> str:
    """Two generals of one colour are told apart by their numbers."""
    label = str(number + 1)
    return svg.group(
        svg.text(label, 0, 20.5, class_="wall-no"),
        svg.tag("circle", class_="disc", cx=23, cy=-16, r=11),
        svg.text(label, 23, -9.5, class_="disc-no"),
        class_="no-label",
    )


# --- who moves -------------------------------------------------------------------------------------


def silhouette(rise: float) -> str:
    """The outline of generals standing on each other, around the foot of the lowest."""
    low, high = svg.number(-15 - rise), svg.number(-42 - rise)
    return f"M-35 2V{low}C-35 {high} 35 {high} 35 {low}V2C35 28-35 28-35 2Z"


def outline_of(scene: Scene, generals: list[int], kind: str, **attributes: svg.Value) -> str:
    """A double ring around some generals of a pile, from the lowest of them up."""
    lowest = generals[0]
    scale = scene.scale(lowest)
    rise = (len(generals) - 1) * scene.level(scene.state.space[lowest]) / scale
    shape = silhouette(rise)
    x, y = scene.spot(lowest)
    lines = [svg.tag("path", class_=name, d=shape) for name in ("halo-under", "halo")]
    return svg.group(*lines, class_=f"{kind} quiet", transform=moved(x, y, scale), **attributes)


@layer("moving", "piles")
def moving(scene: Scene) -> str:
    """T3: a ring around the group that moves; T7: the piles it may jump onto have their own."""
    if not scene.moving:
        return ""
    return outline_of(scene, scene.moving, "group due", id="moving")


@layer("pointed", "piles", "phase")
def groups(scene: Scene) -> svg.Node:
    """T3: shown while a general or his chest is pointed at: who goes with him."""
    pointed = scene.pointed
    ring = "" if pointed is None else outline_of(scene, scene.group(pointed), "group chosen", id=f"group-{pointed + 1}")
    return svg.pieces(ring, id="groups", class_="quiet")


@layer("mover", "space", "piles")
def tags(scene: Scene) -> str:
    """The word beside the general who moves."""
    if scene.mover is None:
        return ""
    words = scene.say("moves")
    half = 8 + (7.2 if scene.layout.phone else 5.6) * len(words)
    x, y = beside(scene, scene.mover)
    return tag_at(words, half, (min(max(x, half + 4), RING_BOX[2] - 6 - half), y))


@lru_cache(1_000)
def tag_at(words: str, half: float, at: Point) -> str:
    shape = svg.tag("rect", x=-half, y=-14, width=2 * half, height=28, rx=14)
    label = svg.text(words, 0, 6, class_="tag-text")
    return svg.group(shape, label, id="mover-tag", class_="tag moves quiet", transform=svg.place(*at))


def beside(scene: Scene, general: int) -> Point:
    """Below the pile, or above it where there is no room below."""
    space = scene.state.space[general]
    if space == names.EXILE:
        x, y = scene.spot(general)
        return x, y - 58
    x, y = scene.base(space)
    if y < 560:
        return x, y + 25 * scene.ring.scale + 20
    rise = (len(scene.piles[space]) - 1) * scene.level(space)
    return x, y - rise - (72 if len(scene.piles[space]) > 1 else 42) * scene.ring.scale - 16
