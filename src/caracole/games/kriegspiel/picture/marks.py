"""What the pointer asks for, and what just happened.

For the plate that is pointed at, chosen or named as focus there is a group `on-F-S1`: the cells it can reach with
their price in moves, arrows to turn it, who may receive figures, its line of fire.
"""

from __future__ import annotations

from functools import cache
from math import cos, hypot, radians, sin

from caracole.games.kriegspiel import names
from caracole.games.kriegspiel.notation import along
from caracole.games.kriegspiel.phases import firing
from caracole.games.kriegspiel.picture.ground import hexagon
from caracole.games.kriegspiel.picture.plan import Plan
from caracole.games.kriegspiel.picture.reach import reach
from caracole.games.kriegspiel.picture.scene import Scene
from caracole.geometry.hexes import Point
from caracole.kernel import svg
from caracole.kernel.picture import layer

# --- what the pointer asks for -------------------------------------------------------------------


@layer("asked")
def overlays(scene: Scene) -> str:
    return svg.group("" if scene.pointed is None else overlay(scene, scene.pointed), id="overlays")


def overlay(scene: Scene, plate: int) -> str:
    parts = [prices(scene, plate), line_of_fire(scene, plate), gifts(scene, plate), arrows(scene, plate)]
    return svg.group(*parts, id=f"on-{scene.called[plate]}", class_="on")


def prices(scene: Scene, plate: int) -> str:
    """T2: the cells within reach; those one click away are framed twice."""
    if scene.state.phase not in ("moving", "orienting"):
        return ""
    found = reach(scene, plate)
    if not found:
        return ""
    plan, entered = scene.plan, doors(scene, plate)
    cells = svg.tag("path", class_="reach", d="".join(frame(plan, cell, 90) for cell in found))
    framed = "".join(frame(plan, cell, 78) for cell in found if cell in entered)
    nearby = svg.tag("path", class_="reach-next", d=framed) if framed else ""
    return svg.group(cells, nearby, *(price_tag(plan, *each) for each in found.items()), class_="quiet")


@cache
def frame(plan: Plan, cell: int, width: float) -> str:
    return hexagon(plan, plan.at(cell), width)


@cache
def price_tag(plan: Plan, cell: int, price: int) -> str:
    x, y = plan.at(cell)
    return svg.text(str(price), x, y + 10, class_="cost")


def doors(scene: Scene, plate: int) -> set[int]:
    """The cells one displacement away."""
    turns = {names.FORWARD: 0, names.BACK: 3}
    kinds = [kind for kind in scene.choices.get(plate, ()) if kind in turns]
    directions = [(scene.facing[plate] // 2 + turns[kind]) % 6 for kind in kinds]
    return {scene.near[scene.cell[plate] * 6 + direction] for direction in directions}


def arrows(scene: Scene, plate: int) -> str:
    """T3, T4: two knobs beside the nose; drawn where the plate may be turned."""
    kinds, name = scene.choices.get(plate, ()), scene.called[plate]
    if not any(kind < names.FORWARD for kind in kinds):
        return ""
    return "".join(
        svg.group(
            svg.group(svg.use(f"ks-turn-{side[0].upper()}"), transform=scene.plan.grown),
            id=f"{side}-{name}",
            class_="knob target",
            transform=svg.place(*beside(scene, plate, turn)),
        )
        for side, turn in (("left", -60), ("right", 60))
    )


def beside(scene: Scene, plate: int, turn: float) -> Point:
    x, y = scene.place(plate)
    angle = radians(30 * scene.facing[plate] + turn)
    return x + 62 * sin(angle), y - 62 * cos(angle)


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
    line = between(start, end, 60, 48 if standing else 0)
    if target:
        marks = [*paths("shot-open", line), svg.use("ks-aim", *end)]
    else:
        marks = [*paths("shot-dim", line), *(bar(line) if standing else ())]
    if moving:
        return svg.group(*marks, class_="fire quiet")
    steps = cells[:-1] if standing else cells
    marks += [tick(scene.plan.at(there), number, dim=not target) for number, there in enumerate(steps, 1)]
    if target:
        marks += [tick(point, 1 + number, dim=False) for number, point in further(scene, plate, target)]
    return svg.group(*marks, class_="fire quiet")


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
        found.append((distance - 1, (x - 40, y)))
        distance = firing.next_target(scene.state, plate, distance)
    return found


def tick(at: Point, number: int, *, dim: bool) -> str:
    """A range disc."""
    return svg.group(
        svg.tag("circle", cx=at[0], cy=at[1], r=15),
        svg.text(str(number), at[0], at[1] + 6.5),
        class_="tick dim" if dim else "tick",
    )


def paths(kind: str, line: tuple[Point, Point]) -> list[str]:
    data = f"M{svg.points(line)}"
    return [svg.tag("path", class_="shot-under", d=data), svg.tag("path", class_=kind, d=data)]


def between(start: Point, end: Point, after: float, before: float) -> tuple[Point, Point]:
    """The line from one middle to another, shortened at both ends."""
    across, down = end[0] - start[0], end[1] - start[1]
    length = hypot(across, down) or 1
    across, down = across / length, down / length
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
    if action >= names.OUTCOMES:
        return shot(scene, before.cell[before.shooter], before.cell[before.target])
    if action >= names.END_MOVE:
        return ""
    cell, kind = divmod(action, names.KINDS)
    if kind >= names.SHOOT:
        direction, distance = divmod(kind - names.SHOOT, names.RANGE)
        return shot(scene, cell, along(before, cell, direction, distance + 1))
    if kind >= names.GIVE:
        return way(scene, cell, along(before, cell, (kind - names.GIVE) // names.MOST, 1))
    plate = before.at[cell]
    return way(scene, cell, scene.cell[plate]) if kind >= names.FORWARD else ""


def shot(scene: Scene, start: int, end: int) -> str:
    line = between(scene.plan.at(start), scene.plan.at(end), 60, 48)
    return svg.group(*paths("shot-last", line), id="last-shot", class_="quiet")


def way(scene: Scene, start: int, end: int) -> str:
    left = hexagon(scene.plan, scene.plan.at(start), 88)
    line = between(scene.plan.at(start), scene.plan.at(end), 0, 46)
    return svg.group(
        svg.tag("path", class_="left-behind", d=left), *paths("shot-last", line), id="last-move", class_="quiet"
    )


@layer("step", "figures", "wreck")
def last_die(scene: Scene) -> str:
    """The die and the loss, beside the target."""
    if scene.last is None or scene.last[0] < names.OUTCOMES:
        return ""
    action, before = scene.last
    x, y = scene.plan.at(before.cell[before.target])
    y += 34 if scene.army[before.target] == names.ENGLISH else -34
    x += 62 if x + 130 < scene.plan.width else -110
    return svg.group(
        svg.group(
            svg.use(f"ks-die-{action - names.OUTCOMES}", class_="rolls", transform="scale(.85)"),
            svg.text(loss(scene, before.target), 24, 9, class_="loss start"),
            transform=scene.plan.grown,
        ),
        id="last-die",
        class_="quiet",
        transform=svg.place(x, y),
    )


def loss(scene: Scene, target: int) -> str:
    """−2, 0, or a cross for a gun destroyed."""
    assert scene.last is not None
    before = scene.last[1]
    if scene.wreck[target]:
        return "✖"
    return f"−{before.figures[target] - scene.figures[target]}".replace("−0", "0")
