"""What the pointer asks for, and what just happened.

For the plate that is pointed at, chosen or named as focus there is a group `on-F-S1`: the cells it can come to with
their price in moves, handles to turn it, who may receive figures, its line of fire.

A cell that one click leads to is a group `go-b5` that stands for the cell (`data-for`): the page marks it `data-live`
while that click means something. Otherwise it is dotted, and only shown.
"""

from __future__ import annotations

from functools import lru_cache
from math import cos, hypot, radians, sin

from caracole.games.kriegspiel import board, names
from caracole.games.kriegspiel.actions import decode
from caracole.games.kriegspiel.notation import along
from caracole.games.kriegspiel.phases import firing
from caracole.games.kriegspiel.picture.ground import hexagon
from caracole.games.kriegspiel.picture.plan import Plan
from caracole.games.kriegspiel.picture.plates import is_low, shapes
from caracole.games.kriegspiel.picture.scene import Scene
from caracole.games.kriegspiel.pieces import ARMIES
from caracole.games.kriegspiel.ways import Way
from caracole.geometry.hexes import Point
from caracole.kernel import svg
from caracole.kernel.picture import layer

FALLEN = ((34.0, 52.0, 84.0), (62.0, 36.0, 78.0), (92.0, 46.0, 96.0), (50.0, 72.0, 92.0), (82.0, 70.0, 80.0))
"""Where figures lie that have fallen, from the middle of their plate, and how far they have tipped over."""
SMOKE = "M-13 3a7 7 0 0 1 4-11 9 9 0 0 1 16-2 7 7 0 0 1 7 10 6 6 0 0 1-7 9 9 9 0 0 1-13 1 6 6 0 0 1-7-7z"

# --- what the pointer asks for -------------------------------------------------------------------


@layer("asked")
def overlays(scene: Scene) -> str:
    return svg.group("" if scene.pointed is None else overlay(scene, scene.pointed), id="overlays")


def overlay(scene: Scene, plate: int) -> str:
    parts = [destinations(scene, plate), line_of_fire(scene, plate), gifts(scene, plate)]
    handles = "" if scene.plan.phone else "".join(knobs(scene, plate))
    return svg.group(*parts, handles, id=f"on-{scene.called[plate]}", class_="on")


def destinations(scene: Scene, plate: int) -> str:
    """T2: the cells within reach with their price; which of them may be clicked the page knows."""
    if not scene.reach:
        return ""
    army, arm = scene.army[plate], scene.arm[plate]
    drawn = shapes(army, arm, scene.figures[plate], low=is_low(scene.plan, army))
    model = svg.group(svg.use(f"ks-rim-{ARMIES[army]}"), *drawn, id="ks-ghost", class_=f"ks-{ARMIES[army]} figs")
    clickable = plate in scene.choices
    cells = [destination(scene.plan, army, way, clickable=clickable) for way in scene.reach.values()]
    return svg.tag("defs", model) + svg.group(*cells, id="ways")


@lru_cache(5_000)
def destination(plan: Plan, army: int, way: Way, *, clickable: bool) -> str:
    x, y = plan.at(way.cell)
    size = plan.size
    cell = board.say(way.cell)
    price = svg.group(
        svg.tag("circle", r=17), svg.text(str(way.price), 0, 7.5), class_="price", transform=scaled(x, y, size)
    )
    return svg.group(
        svg.use("ks-hex", class_="area", transform=scaled(x, y, 0.93)),
        svg.use("ks-hex", class_="dots", transform=scaled(x, y, 0.86)),
        price,
        ghost(plan, army, way) if clickable else "",
        id=f"go-{cell}",
        class_=f"go p{way.price}",
        data_for=f"cell-{cell}" if clickable else None,
    )


def ghost(plan: Plan, army: int, way: Way) -> str:
    """How the plate will stand there, the way it takes, and the price."""
    x, y = plan.at(way.cell)
    dots = "M" + "L".join(svg.points([plan.at(cell)]) for cell in way.cells)
    nose = svg.use("ks-nose", class_="nose", transform=f"rotate({plan.angle(way.facing)})")
    return svg.group(
        svg.tag("path", class_="way-under", d=dots),
        svg.tag("path", class_="way", d=dots),
        svg.group(svg.use("ks-ghost"), nose, class_=f"stands ks-{ARMIES[army]}", transform=svg.place(x, y)),
        svg.group(
            svg.tag("circle", r=17),
            svg.text(str(way.price), 0, 7.5),
            class_="price pick",
            transform=scaled(x + 31, y - 38, plan.size),
        ),
        class_="ghost quiet",
    )


def scaled(x: float, y: float, size: float) -> str:
    return svg.place(x, y) + (f" scale({svg.number(float(size))})" if size != 1 else "")


def knobs(scene: Scene, plate: int) -> list[str]:
    """T3, T4: two handles on the corners beside the nose; drawn where the plate may be turned."""
    return [
        svg.group(
            svg.group(svg.use(f"ks-turn-{side[0].upper()}"), transform=scene.plan.grown),
            id=f"{side}-{scene.called[plate]}",
            class_="knob target",
            transform=svg.place(*beside(scene, plate, turn)),
        )
        for side, turn in turns(scene, plate)
    ]


def turns(scene: Scene, plate: int) -> list[tuple[str, int]]:
    """Whether the plate may be turned, and on which side of the nose each handle stands."""
    kinds = scene.choices.get(plate, ())
    if not any(kind < names.FORWARD for kind in kinds):
        return []
    corner = 30 if scene.oriented(plate) else 60
    return [("left", -corner), ("right", corner)]


def beside(scene: Scene, plate: int, turn: float) -> Point:
    x, y = scene.place(plate)
    angle = radians(scene.plan.angle(scene.facing[plate]) + turn)
    return x + 73 * sin(angle), y - 73 * cos(angle)


def gifts(scene: Scene, plate: int) -> str:
    """T9: the plate that may receive figures."""
    if not any(names.GIVE <= kind < names.SHOOT for kind in scene.choices.get(plate, ())):
        return ""
    x, y = scene.plan.at(scene.near[scene.cell[plate] * 6 + scene.facing[plate] // 2])
    return svg.tag("circle", class_="receiver quiet", cx=x, cy=y, r=48)


def line_of_fire(scene: Scene, plate: int) -> str:
    """F2 – F4: orange to a target, grey dots to what blocks or to the end of the range.

    While plates move, the prices stand where the range discs would; then only a target shows.
    """
    if not firing.can_fire(scene.state, plate):
        return ""
    target = firing.next_target(scene.state, plate, 0)
    moving = scene.state.phase == "moving"
    last = target or (0 if moving else stop(scene, plate))
    if not last:
        return ""
    direction, cell = scene.facing[plate] // 2, scene.cell[plate]
    cells = [along(scene.state, cell, direction, distance) for distance in range(1, last + 1)]
    start, end = scene.plan.at(cell), scene.plan.at(cells[-1])
    standing = scene.at[cells[-1]] != names.NOBODY
    line = between(start, end, 60, 52 if standing else 0)
    if target:
        lanes = "".join(hexagon(scene.plan, scene.plan.at(there), 92) for there in cells[:-1])
        marks = [svg.tag("path", class_="lane", d=lanes) if lanes else "", *paths("shot-open", line), cross_hair(end)]
    else:
        marks = [*paths("shot-dim", line), *(bar(line) if standing else ())]
    if not moving:
        steps = [scene.plan.at(there) for there in (cells[:-1] if standing else cells)]
        marks += [tick(scene.plan, point, number, dim=not target) for number, point in enumerate(steps, 1)]
        if target:
            marks.append(tick(scene.plan, nigh(line, end), target, dim=False))
            marks += [tick(scene.plan, point, number, dim=False) for number, point in further(scene, plate, target)]
    return svg.group(*marks, class_="fire quiet")


def cross_hair(at: Point) -> str:
    arms = "M0 -61V-43M0 61V43M-61 0H-43M61 0H43"
    return svg.group(
        svg.tag("circle", class_="aim-under", r=52),
        svg.tag("circle", class_="aim-ring", r=52),
        svg.tag("path", class_="aim-hair", d=arms),
        class_="aim",
        transform=svg.place(*at),
    )


def nigh(line: tuple[Point, Point], end: Point) -> Point:
    """Where the line meets the ring around the target."""
    return line[1] if line[1] != line[0] else end


def stop(scene: Scene, plate: int) -> int:
    """The distance at which a line without a target ends: before the edge, at the blocker, or at the full range."""
    cell, direction = scene.cell[plate], scene.facing[plate] // 2
    for distance in range(1, firing.reach(scene.arm[plate]) + 1):
        cell = scene.near[cell * 6 + direction]
        other = scene.at[cell]
        if other == names.EDGE:
            return distance - 1
        if other != names.NOBODY and not scene.wreck[other] and firing.blocks(scene.state, plate, other):
            return distance
    return firing.reach(scene.arm[plate])


def further(scene: Scene, plate: int, target: int) -> list[tuple[int, Point]]:
    """fire_over=all: targets behind the first."""
    found, direction = [], scene.facing[plate] // 2
    distance = firing.next_target(scene.state, plate, target)
    while distance:
        x, y = scene.plan.at(along(scene.state, scene.cell[plate], direction, distance))
        found.append((distance, (x - 40, y)))
        distance = firing.next_target(scene.state, plate, distance)
    return found


def tick(plan: Plan, at: Point, number: int, *, dim: bool) -> str:
    """A range disc."""
    return svg.group(
        svg.tag("circle", r=14),
        svg.text(str(number), 0, 6.5),
        class_="tick dim" if dim else "tick",
        transform=scaled(*at, plan.size),
    )


def paths(kind: str, line: tuple[Point, Point]) -> list[str]:
    data = f"M{svg.points(line)}"
    return [svg.tag("path", class_="shot-under", d=data), svg.tag("path", class_=kind, d=data)]


def between(start: Point, end: Point, after: float, before: float) -> tuple[Point, Point]:
    """The line from one middle to another, shortened at both ends."""
    across, down = end[0] - start[0], end[1] - start[1]
    length = hypot(across, down) or 1
    across, down = across / length, down / length
    after, before = (after, before) if length > after + before else (length / 2, length / 2 - 1)
    return (
        (start[0] + across * after, start[1] + down * after),
        (end[0] - across * before, end[1] - down * before),
    )


def bar(line: tuple[Point, Point]) -> list[str]:
    """The thick bar before a blocker."""
    (x, y), (u, v) = line
    length = hypot(u - x, v - y) or 1
    across, down = (u - x) / length * 17, (v - y) / length * 17
    data = f"M{svg.points([(u - down, v + across), (u + down, v - across)])}"
    return [svg.tag("path", class_="stop-under", d=data), svg.tag("path", class_="stop", d=data)]


# --- what just happened --------------------------------------------------------------------------


@layer("step", "cell")
def last(scene: Scene) -> str:
    """The last step in gold: the cell left, the way taken, the shot."""
    if scene.last is None:
        return ""
    action, before = scene.last
    done = decode(action)
    if done.verb == "die":
        return shot(scene, before.shooter, before.cell[before.shooter], before.cell[before.target])
    if done.verb == "shot":
        target = along(before, done.cell, done.direction, done.number)
        return shot(scene, before.at[done.cell], done.cell, target)
    if done.verb == "give":
        return way(scene, done.cell, along(before, done.cell, done.direction, 1))
    if done.verb in ("forward", "back"):
        return way(scene, done.cell, scene.cell[before.at[done.cell]])
    return ""


HEARD = {names.CANNON: "gun", names.SOLDIER: "musket", names.CAVALRY: "hoof"}


def shot(scene: Scene, shooter: int, start: int, end: int) -> str:
    line = between(scene.plan.at(start), scene.plan.at(end), 60, 48)
    smoke = svg.tag("path", class_="smoke", d=SMOKE, transform=svg.place(*line[0]))
    told = {"data_grows": svg.points(line[:1]), "data_cue": HEARD[scene.arm[shooter]]}
    return svg.group(*paths("shot-last", line), smoke, id="last-shot", class_="quiet", **told)


def way(scene: Scene, start: int, end: int) -> str:
    left = hexagon(scene.plan, scene.plan.at(start), 88)
    line = between(scene.plan.at(start), scene.plan.at(end), 0, 46)
    return svg.group(
        svg.tag("path", class_="left-behind", d=left), *paths("shot-last", line), id="last-move", class_="quiet"
    )


@layer("step", "figures", "wreck")
def last_die(scene: Scene) -> str:
    """The die beside the target, how many fell and how many stand, and those who lie there."""
    if scene.last is None or decode(scene.last[0]).verb != "die":
        return ""
    action, before = scene.last
    x, y = scene.plan.at(before.cell[before.target])
    right = x + 330 < scene.plan.width or x < scene.plan.width / 2
    sign = 1 if right else -1
    size = min(scene.plan.size, 1.5)
    lines = [svg.text(words, sign * 38, down, class_=kind) for words, down, kind in verdict(scene, right=right)]
    die = svg.group(
        svg.use(f"ks-die-{decode(action).number}", class_="rolls", transform="rotate(-9) scale(1.35)"),
        *lines,
        class_="verdict",
        transform=scaled(x + sign * 104, y, size),
    )
    return svg.group(fallen(scene, x, y, sign), die, id="last-die", class_="quiet")


def verdict(scene: Scene, *, right: bool) -> list[tuple[str, float, str]]:
    """3 fall; one still stands."""
    assert scene.last is not None
    before = scene.last[1]
    target = before.target
    dead, left = before.figures[target] - scene.figures[target], scene.figures[target]
    anchor = "start" if right else "end"
    lines = [(scene.say("wrecked") if scene.wreck[target] else scene.say("fall", dead=dead), 0.0, f"v1 {anchor}")]
    if not scene.wreck[target]:
        lines.append((scene.say("stand", left=left, arm=names.ARMS[scene.arm[target]]), 22.0, f"v2 {anchor}"))
    return lines


def fallen(scene: Scene, x: float, y: float, sign: int) -> str:
    """Those who fell, beside their plate."""
    assert scene.last is not None
    before = scene.last[1]
    target = before.target
    dead, letter = before.figures[target] - scene.figures[target], ARMIES[scene.army[target]]
    kind = f"ks-fig-{'cavalier' if scene.arm[target] == names.CAVALRY else 'soldier'}-{letter}"
    lying = [
        svg.use(kind, class_="falls", transform=f"translate({svg.number(a * sign)} {b}) rotate({c * sign}) scale(.8)")
        for a, b, c in FALLEN[:dead]
    ]
    return svg.group(*lying, class_=f"fallen ks-{letter}", transform=svg.place(x, y)) if lying else ""
