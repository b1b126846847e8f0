"""The barracks: start and goal of the march, twelve slots under battlements."""

from __future__ import annotations

from functools import cache

from caracole.games.glorreiche import names
from caracole.games.glorreiche.picture.plan import ROMAN, Plan, corner_point
from caracole.games.glorreiche.picture.scene import Scene
from caracole.games.glorreiche.picture.track import arrow
from caracole.kernel import svg
from caracole.kernel.picture import layer


@layer("entering", "slot", "high")
def barracks(scene: Scene) -> str:
    """Slots under battlements; one sheet of glass above them takes the clicks."""
    left, top, right, bottom = scene.plan.wall
    glass = svg.tag("rect", id="barracks", class_="glass", x=left, y=top, width=right - left, height=bottom - top)
    slots = [slot(scene.plan, number, slot_kind(scene, number)) for number in range(1, names.RECRUITS + 1)]
    return svg.group(wall(scene.plan), *slots, glass, id="yard")


@cache
def wall(way: Plan) -> str:
    return svg.ground(
        svg.group(svg.tag("path", class_="wall", d=battlements(way)), masonry(way), gates(way), id="wall")
    )


def battlements(way: Plan) -> str:
    left, top, right, bottom = way.wall
    depth = 7 if way.wide else 8
    count = 2 * int((right - left) / 36) + 1
    tooth = (right - left) / count
    path = [f"M{corner_point((left, bottom))}V{svg.number(top)}"]
    for merlon in range(count):
        level = top + (depth if merlon % 2 else 0)
        path.append(f"V{svg.number(level)}H{svg.number(float(left + (merlon + 1) * tooth))}")
    return "".join(path) + f"V{svg.number(bottom)}Z"


def masonry(way: Plan) -> str:
    """Joints of a few stones of the wall."""
    left, top, right, bottom = way.wall
    joints = []
    for course, y in enumerate((top + 9, bottom - 5)):
        x = left + 14 + course * 11
        while x < right - 30:
            joints.append(f"M{svg.number(float(x))} {svg.number(float(y))}h14m4 0h9")
            x += 57
    return svg.tag("path", class_="masonry", d="".join(joints))


def gates(way: Plan) -> str:
    """An arrow out of the gate to cell 1 and one into it from cell 84."""
    if way.wide:
        _, y = way.centre(names.CELLS)
        left, right, point = (208, 1384, "l9 9-9 9") if way.out == (1, 0) else (217, 1393, "l-9 9 9 9")
        return svg.tag("path", class_="chevrons", d=f"M{left} {y - 9:g}{point}M{right} {y - 9:g}{point}")
    return svg.tag("path", class_="chevrons", d=arrow(way, names.CELLS))


@cache
def slot(way: Plan, number: int, kind: str) -> str:
    """The numeral is the score; the next to be taken is dashed."""
    width, height = map(svg.number, way.slot_size)
    round_from = svg.number(way.slot_size[0] - 18)
    arch = f"M0 {height}V17Q0 0 18 0H{round_from}Q{width} 0 {width} 17V{height}Z"
    shape = svg.tag("path", class_=f"slot {kind}", d=arch)
    label = slot_label(way, number, kind)
    return svg.group(shape, *label, id=f"slot-{number}", transform=svg.place(*way.slot(number)))


def slot_kind(scene: Scene, number: int) -> str:
    """In the yard recruits wait on the slots; later a slot is taken, next or free."""
    if scene.entering:
        return "yard"
    if number in scene.slot:
        return "taken"
    return "next" if number == scene.high else "free"


def slot_label(way: Plan, number: int, kind: str) -> list[str]:
    width, _ = way.slot_size
    middle = width / 2
    held = kind in ("yard", "taken")
    if way.wide:
        roman = svg.text(ROMAN[number], middle, 25, class_="roman")
        return [roman] if held else [roman, svg.text(str(number), middle, 72, class_="points")]
    if held:
        points = svg.text(str(number), 6, 56, class_="points start") if kind == "taken" else ""
        return [svg.text(ROMAN[number], 6, 29, class_="roman start small"), points]
    return [svg.text(ROMAN[number], middle, 35, class_="roman"), svg.text(str(number), middle, 64, class_="points")]
