"""The plates: a disc with figures one can count, a nose where they look, a badge with their number."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache

from caracole.games.kriegspiel import board, names
from caracole.games.kriegspiel.picture.plan import Plan
from caracole.games.kriegspiel.picture.scene import Scene
from caracole.games.kriegspiel.pieces import ARMIES
from caracole.kernel import svg
from caracole.kernel.picture import layer

SOLDIERS: dict[int, tuple[float, tuple[tuple[float, float], ...]]] = {
    1: (1.12, ((0, -2),)),
    2: (1.02, ((-12, -2), (10, -2))),
    3: (0.92, ((-19, -2), (-1, -2), (17, -2))),
    4: (0.74, ((-10, -11), (8, -11), (-16, 6), (14, 6))),
    5: (0.74, ((-20, -10), (-1, -11), (18, -10), (-11, 7), (9, 7))),
}
CAVALIERS = {1: (1.18, ((0.0, -1.0),)), 2: (0.92, ((-9.0, -9.0), (9.0, 5.0)))}
GUNNERS = {0: (), 1: (0.0,), 2: (-10.0, 10.0), 3: (-18.0, 0.0, 18.0), 4: (-22.5, -7.5, 7.5, 22.5)}
SIDES = ("french", "english")
CLAMPS = "M-30 -30L-20 -20M30 -30L20 -20M30 30L20 20M-30 30L-20 20"
LOZENGE = "M0 -17.5L17.5 0L0 17.5L-17.5 0z"


@layer("places", "orderable", "focus", "lately")
def plates(scene: Scene) -> svg.Node:
    return svg.pieces(*(plate(scene, each) for each in scene.standing()), id="plates")


def plate(scene: Scene, each: int) -> str:
    shown = scene.army[each], scene.arm[each], scene.figures[each], scene.facing[each]
    name = scene.called[each]
    body = wreck() if scene.wreck[each] else disc(scene.plan, name, *shown)
    return placed(name, " ".join(classes(scene, each)), words(scene, each), body, *scene.place(each))


@lru_cache(20_000)
def placed(name: str, kinds: str, title: str, body: tuple[str, ...], x: float, y: float) -> str:
    return svg.group(
        svg.title(title),
        svg.tag("circle", class_="ring", r=46),
        *body,
        id=f"plate-{name}",
        class_=kinds,
        transform=svg.place(x, y),
    )


def classes(scene: Scene, each: int) -> list[str]:
    army, name = ARMIES[scene.army[each]], f"plate-{scene.called[each]}"
    found = ["plate", "moves", "leaves", f"ks-{army}", names.ARMS[scene.arm[each]]]
    if scene.wreck[each]:
        found.append("wreck")
    elif not scene.oriented(each):
        found.append("unoriented")
    if each in scene.orderable:
        found.append("may")
    if scene.focus == name:
        found.append("chosen")
    if each in scene.lately:
        found.append("last")
    return found


@lru_cache(20_000)
def disc(plan: Plan, name: str, army: int, arm: int, count: int, facing: int) -> tuple[str, ...]:
    """An intact plate around its middle; drawn once for each way it can look."""
    low = is_low(plan, army)
    figures = svg.group(*shapes(army, arm, count, low=low), id=f"figs-{name}", class_="figs")
    return turned(plan, name, army, facing), figures, badge(plan, name, army, count, low=low)


def is_low(plan: Plan, army: int) -> bool:
    """Whether the camp of an army lies at the lower edge."""
    return (army == names.FRENCH) != plan.turned


def turned(plan: Plan, name: str, army: int, facing: int) -> str:
    """Rim and nose: solid over a side, hollow with two arrows over a corner (T3)."""
    corner = plan.hexes.pointy and facing % 2 == 0
    nose = svg.use("ks-nose-free") if corner else svg.use("ks-nose", class_="nose")
    rim = svg.use(f"ks-rim-{ARMIES[army]}")
    front = svg.group(nose, id=f"nose-{name}")
    return svg.group(rim, front, id=f"turn-{name}", class_="turn", transform=f"rotate({plan.angle(facing)})")


def shapes(army: int, arm: int, count: int, *, low: bool) -> list[str]:
    """Figures, upright however the plate is turned, and away from the badge."""
    down, letter = 0 if low else 9, ARMIES[army]
    if arm == names.SOLDIER:
        scale, places = SOLDIERS[count]
        return [figure(f"soldier-{letter}", x, y + down, scale) for x, y in places]
    if arm == names.CAVALRY:
        scale, places = CAVALIERS[count]
        return [figure(f"cavalier-{letter}", x, y + down, scale) for x, y in places]
    gunners = [figure(f"soldier-{letter}", x, down - 13, 0.66) for x in GUNNERS[count]]
    return [*gunners, svg.group(figure("cannon", 1, down + 6, 0.98), class_="gun-fig")]


def figure(kind: str, x: float, y: float, scale: float) -> str:
    moved = f"translate({svg.number(float(x))} {svg.number(float(y))}) scale({scale})"
    return svg.use(f"ks-fig-{kind}", transform=moved)


def badge(plan: Plan, name: str, army: int, count: int, *, low: bool) -> str:
    """The number of figures, at a corner on the side of the own camp, where no nose reaches. Round or a lozenge."""
    shape = svg.tag("path", d=LOZENGE) if army == names.ENGLISH else svg.tag("circle", r=14.5)
    return svg.group(
        svg.group(shape, svg.text(str(count), 0, 7, data_counts=name), transform=plan.grown),
        id=f"count-{name}",
        class_="count",
        transform=badge_place(pointy=plan.hexes.pointy, low=low),
    )


def badge_place(*, pointy: bool, low: bool) -> str:
    """Straight behind on a pointy board, behind on the left on a flat one."""
    x, y = (0, 36) if pointy else (-18, 31)
    return f"translate({x} {y})" if low else f"translate({-x} {-y})"


@cache
def wreck() -> tuple[str, ...]:
    return (
        svg.use("ks-rim-W"),
        svg.group(svg.use("ks-fig-wreck"), class_="figs gun-fig"),
        svg.tag("path", class_="crack", d=CLAMPS),
    )


def words(scene: Scene, each: int) -> str:
    """What a screen reader says."""
    if scene.wreck[each]:
        return wrecked(scene.say, scene.army[each], scene.cell[each])
    facing = scene.facing_names[scene.facing[each]]
    return told(scene.say, scene.army[each], scene.arm[each], scene.cell[each], scene.figures[each], facing)


@lru_cache(1_000)
def wrecked(say: Callable[..., str], army: int, cell: int) -> str:
    return say("wreck", army=SIDES[army], cell=board.say(cell))


@lru_cache(20_000)
def told(say: Callable[..., str], army: int, arm: int, cell: int, figures: int, facing: str) -> str:
    return say("plate", army=SIDES[army], arm=names.ARMS[arm], cell=board.say(cell), figures=figures, facing=facing)
