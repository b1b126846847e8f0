"""What is marked on the board: who may march and how far, where the last march went."""

from __future__ import annotations

from functools import lru_cache

from caracole.games.glorreiche import names
from caracole.games.glorreiche.actions import RANGES, ends
from caracole.games.glorreiche.phases import marching
from caracole.games.glorreiche.picture import callout
from caracole.games.glorreiche.picture.pieces import ACROSS, DEEP, STONE_ACROSS, STONE_DEEP
from caracole.games.glorreiche.picture.plan import Plan, Point, corner_point
from caracole.games.glorreiche.picture.reach import Reach
from caracole.games.glorreiche.picture.scene import LEVEL, Scene
from caracole.games.glorreiche.picture.track import line
from caracole.kernel import svg
from caracole.kernel.picture import layer


@lru_cache(20_000)
def silhouette(x: float, y: float, levels: int, *, stone: bool, grow: float = 5) -> str:
    """The outline of a whole pile, stone included, a little outside it."""
    top = svg.number(float(y - levels * LEVEL))
    slim, flat = ACROSS + grow, DEEP + grow
    broad, deep = STONE_ACROSS + grow, STONE_DEEP + grow - 1
    if not stone or levels == 1:
        half, low = (broad, deep) if stone else (slim, flat)
        return f"{foot(x, y, half, low)}V{top}A{half} {low} 0 0 0 {svg.number(x - half)} {top}Z"
    shoulder, neck = y - LEVEL - 4, y - LEVEL - 17
    up = f"V{svg.number(shoulder)}Q{corner_point((x + broad, neck + 4))} {corner_point((x + slim, neck))}V{top}"
    over = f"A{slim} {flat} 0 0 0 {svg.number(x - slim)} {top}V{svg.number(neck)}"
    down = f"Q{corner_point((x - broad, neck + 4))} {corner_point((x - broad, shoulder))}Z"
    return foot(x, y, broad, deep) + up + over + down


def foot(x: float, y: float, half: float, low: float) -> str:
    """The front edge of a round piece, from left to right."""
    return f"M{corner_point((x - half, y))}A{half} {low} 0 0 0 {corner_point((x + half, y))}"


def around(scene: Scene, cell: int, grow: float = 5) -> str:
    """The outline of whatever lies or stands on a cell."""
    x, y = scene.plan.base(cell)
    if not scene.levels(cell):
        return ellipse(x, y - 5, 34, 25)
    return silhouette(x, y, scene.levels(cell), stone=scene.stone[cell] > 1, grow=grow)


def ellipse(x: float, y: float, across: float, deep: float) -> str:
    return (
        f"M{corner_point((x - across, y))}a{across} {deep} 0 1 0 {across * 2} 0a{across} {deep} 0 1 0 {-across * 2} 0z"
    )


def double(kind: str, outline: str) -> str:
    """A ring with a paper edge, seen on any ground."""
    return svg.group(
        svg.tag("path", class_="halo-under", d=outline), svg.tag("path", class_="halo", d=outline), class_=kind
    )


# --- who may march -------------------------------------------------------------------------------


@layer("clickable", "cell", "heights")
def rings(scene: Scene) -> svg.Node:
    """A ring around each pile whose top recruit may be clicked; drawn below the pieces, so that it hides no level."""
    found = [ringed(scene.key(recruit), ring(scene, recruit)) for recruit in sorted(scene.clickable)]
    return svg.pieces(*found, id="rings", class_="quiet")


@lru_cache(20_000)
def ringed(key: str, outline: str) -> str:
    """A ring with a paper edge, seen on any ground."""
    lines = [svg.tag("path", class_=kind, d=outline) for kind in ("halo-under", "halo")]
    return svg.group(*lines, id=f"ring-{key}", class_="ring may")


def ring(scene: Scene, recruit: int) -> str:
    cell = scene.cell[recruit]
    if names.YARD < cell < names.HOME:
        return around(scene, cell)
    return silhouette(*scene.spot(recruit), 1, stone=False, grow=4)


@layer("reaches", "cell", "heights")
def pills(scene: Scene) -> svg.Node:
    """How far each recruit that may march can go at most; seen by the seat that decides."""
    return svg.pieces(*(pill(scene, recruit, most) for recruit, most in scene.reaches), id="pills", class_="quiet")


def pill(scene: Scene, recruit: int, most: int) -> str:
    cell = scene.cell[recruit]
    x, y = scene.plan.base(cell)
    rise = scene.levels(cell) * LEVEL + DEEP + 12
    return pill_at(scene.key(recruit), most, x, y - rise, wide=scene.wide)


@lru_cache(20_000)
def pill_at(key: str, most: int, x: float, y: float, *, wide: bool) -> str:
    half, high = (27, 12) if wide else (36, 16)
    shape = svg.tag("rect", x=-half, y=-high, width=2 * half, height=2 * high, rx=high)
    words = svg.text(f"≤ {most}", 0, high / 2, class_="pill-text")
    return svg.group(shape, words, id=f"pill-{key}", class_="pill", transform=svg.place(x, y))


# --- how far -------------------------------------------------------------------------------------


def overlay(scene: Scene, reach: Reach, name: str, *children: str, **attributes: svg.Value) -> str:
    """Part of what is shown while a recruit is pointed at or chosen."""
    key = scene.key(reach.recruit)
    kind = "of" if reach.now else "of supposed"
    return svg.group(*children, id=f"{name}-{key}", class_=kind, **attributes)


@layer("die", "pointed")
def tints(scene: Scene) -> svg.Node:
    """On the ground: the cells within reach, and the slot at home."""
    tinted = tint(scene, scene.pointed) if scene.pointed else ""
    return svg.pieces(thrown(scene), tinted, id="reaches", class_="quiet")


def thrown(scene: Scene) -> str:
    """The cell the die shows while its recruit is being chosen."""
    return svg.tag("path", id="thrown", class_="reach-cells", d=scene.plan.outline(scene.die)) if scene.die else ""


def tint(scene: Scene, reach: Reach) -> str:
    outlines = "".join(map(scene.plan.outline, reach.cells))
    slot = slot_mark(scene, reach.slot) if reach.slot else ""
    shape = svg.tag("path", class_="reach-cells", d=outlines) if outlines else ""
    return overlay(scene, reach, "reach", shape, slot, data_to=" ".join(map(str, reach.ends)))


def slot_mark(scene: Scene, slot: int) -> str:
    x, y = scene.plan.slot(slot)
    width, height = scene.plan.slot_size
    frame = svg.tag("rect", class_="reach-slot", x=x + 3, y=y + 3, width=width - 6, height=height - 6, rx=14)
    return frame + svg.tag("path", class_="reach-dots", d=dot(x + width - 18, y + height / 2))


@layer("aimed")
def targets(scene: Scene) -> svg.Node:
    """Under the recruits: a dot on each free cell, a ring around what lies on the others, and around the recruit."""
    return svg.pieces(target(scene, scene.pointed) if scene.pointed else "", id="targets", class_="quiet")


def target(scene: Scene, reach: Reach) -> str:
    bare = [cell for cell in reach.cells if not scene.levels(cell) and not scene.chip[cell]]
    rings = "".join(around(scene, cell, 4) for cell in reach.cells if cell not in bare)
    dots = "".join(dot(*scene.plan.centre(cell)) for cell in bare)
    return overlay(
        scene,
        reach,
        "targets",
        svg.tag("path", class_="reach-dots", d=dots) if dots else "",
        svg.tag("path", class_="reach-under", d=rings) + svg.tag("path", class_="reach-rings", d=rings)
        if rings
        else "",
        double("ring chosen", around(scene, reach.start)),
    )


def dot(x: float, y: float) -> str:
    return ellipse(x, y, 9, 7) + ellipse(x, y, 3.5, 2.6)


@layer("aimed")
def sums(scene: Scene) -> svg.Node:
    """Over the pieces: cells barred, the farthest cell, and the sum."""
    return svg.pieces(sky(scene, scene.pointed) if scene.pointed else "", id="sums", class_="quiet")


def sky(scene: Scene, reach: Reach) -> str:
    signs = [barred(scene, cell) for cell in reach.barred]
    return overlay(scene, reach, "sum", *signs, flag(scene, reach), callout.equation(scene, reach))


def barred(scene: Scene, cell: int) -> str:
    """Nobody may land here: a full pile, or one's own recruit that has still to march."""
    left, _, _, bottom = scene.plan.box(cell)
    sign = svg.tag("circle", r=11) + svg.tag("path", d="M-6.5 0H6.5")
    return svg.group(sign, class_="barred", transform=svg.place(left + 17, bottom - 22))


def flag(scene: Scene, reach: Reach) -> str:
    """On the farthest cell the recruit may go to; none if it may go home."""
    if reach.slot:
        return ""
    _, top, right, _ = scene.plan.box(reach.cells[-1])
    half = 23 if scene.wide else 30
    shape = svg.tag("path", d=f"M{-half} -3H{half}V20L0 27 {-half} 20Z")
    words = svg.text(f"+{reach.most}", 0, 15, class_="flag-text")
    return svg.group(shape, words, class_="flag", transform=svg.place(right - half - 3, top + scene.plan.inset))


@layer("aimed")
def ranks(scene: Scene) -> svg.Node:
    """The rank of each pile, shown with a sum; recruits that have marched have none until the next turn."""
    moved = scene.state.moved
    cells = [cell for cell, pile in scene.piles.items() if not moved[pile[-1]]] if scene.pointed else []
    return svg.pieces(*(rank(scene, cell) for cell in cells), id="ranks", class_="quiet")


def rank(scene: Scene, cell: int) -> str:
    x, y = scene.plan.base(cell)
    value = marching.rank(scene.state, cell)
    words = svg.text(str(value), 0, 6 if scene.wide else 8, class_="rank-text long" if value > 9 else "rank-text")
    at = svg.place(x + 30, y + 13)
    return svg.group(svg.tag("circle", r=13 if scene.wide else 16), words, class_="rank", transform=at)


# --- what was done last --------------------------------------------------------------------------


@layer("step", "cell", "heights")
def last(scene: Scene) -> str | svg.Node:
    """A dashed line along the way from where the recruit stood to where it went; a ring where it entered or arrived."""
    if scene.step is None:
        return ""
    action, before = scene.step
    marches = RANGES.read(action)[0] in ("march", "leave")
    marks = trail(scene, *ends(action)) if marches else []
    there = settled(before, scene.cell)
    marks += [svg.tag("path", class_="trace-from", d=ring(scene, recruit)) for recruit in there]
    marks += [home_flag(scene, recruit) for recruit in there if scene.cell[recruit] == names.HOME]
    if not marches:
        return svg.pieces(*marks, id="last-move", class_="quiet")
    recruit = moved_by(scene, action, before)
    way = way_of(scene, recruit, *ends(action))
    kinds = f"quiet {scene.side(recruit)}"
    return svg.pieces(*marks, id="last-move", class_=kinds, data_way=way, data_gait="hop")


def way_of(scene: Scene, recruit: int, start: int, end: int) -> str:
    """Where a pile stands on each cell it passes: the page lets it hop from one to the next."""
    way = passed(scene.plan, start, min(end, names.CELLS))
    return f"{way} {svg.points([scene.plan.slot_base(scene.slot[recruit])])}" if end > names.CELLS else way


@lru_cache(20_000)
def passed(plan: Plan, start: int, end: int) -> str:
    return svg.points(plan.base(cell) for cell in range(start, end + 1))


def moved_by(scene: Scene, action: int, before: list[int]) -> int:
    """The recruit on top of the pile that marched."""
    start, _ = ends(action)
    return next(recruit for recruit in range(names.RECRUITS) if before[recruit] == start != scene.cell[recruit])


def home_flag(scene: Scene, recruit: int) -> str:
    """Over the room it has taken."""
    x, y = scene.plan.slot(scene.slot[recruit])
    shape = svg.tag("path", d="M0 0V-30H22L15 -23 22 -16H0") + svg.tag("path", class_="pole", d="M0 6V-31")
    return svg.group(shape, class_=f"arrival rises {scene.side(recruit)}", transform=svg.place(x + 10, y + 8))


def settled(before: list[int], after: list[int]) -> list[int]:
    """Recruits that came in from the yard or home from the march."""
    moved = [recruit for recruit in range(names.RECRUITS) if before[recruit] != after[recruit]]
    return [recruit for recruit in moved if before[recruit] == names.YARD or after[recruit] == names.HOME]


def trail(scene: Scene, start: int, end: int) -> list[str]:
    way = scene.plan.route(start, end)
    tip, back = shortened(scene, way, end)
    path = f"{led(scene.plan, start, end)}L{corner_point(back)}"
    x, y = scene.plan.base(start)
    ring = around(scene, start, 6) if scene.levels(start) else ellipse(x - 2, y - 14, 36, 24)
    return [
        svg.tag("path", class_="trace-under", d=path),
        svg.tag("path", class_="trace", d=path),
        svg.tag("path", class_="trace-from", d=ring),
        svg.tag("path", class_="trace-head", d=head(tip, back)),
        order(*way[0], wide=scene.wide),
    ]


@lru_cache(20_000)
def led(plan: Plan, start: int, end: int) -> str:
    """The way from the first cell to the last but one."""
    return line(plan.route(start, end)[:-1])


@lru_cache(1_000)
def order(x: float, y: float, *, wide: bool) -> str:
    """The page counts the marches since my last turn (`data-order`)."""
    disc, low = svg.tag("circle", r=13 if wide else 16), 6.8 if wide else 7.8
    number = svg.tag("text", "", x=0, y=low, class_="order-no", data_order="")
    return svg.group(disc, number, class_="order", transform=svg.place(x, y))


def shortened(scene: Scene, way: list[Point], end: int) -> tuple[Point, Point]:
    """The tip and the foot of the arrow's head, clear of the pile it points at."""
    (from_x, from_y), (x, y) = way[-2], way[-1]
    across, down = (x > from_x) - (x < from_x), (y > from_y) - (y < from_y)
    gap = clearance(scene, end, across, down) if end <= names.CELLS else 0.0
    tip = x - across * gap, y - down * gap
    return tip, (tip[0] - across * 15, tip[1] - down * 15)


def clearance(scene: Scene, cell: int, across: int, down: int) -> float:
    """From the centre of a cell to the edge of its pile, seen from where the march comes."""
    (x, y), (base_x, base_y) = scene.plan.centre(cell), scene.plan.base(cell)
    stone = scene.stone[cell] > 1
    if across:
        return (STONE_ACROSS if stone else ACROSS) + 5 - across * (base_x - x)
    if down < 0:
        return base_y - y + (STONE_DEEP if stone else DEEP) + 4
    return max(scene.levels(cell) * LEVEL + DEEP + 4 - (base_y - y), 0)


def head(tip: Point, back: Point) -> str:
    across, down = (tip[0] - back[0]) * 0.7, (tip[1] - back[1]) * 0.7
    wings = [(back[0] - down, back[1] + across), tip, (back[0] + down, back[1] - across)]
    return line(wings) + "Z"
