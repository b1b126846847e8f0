"""The map and what stands on it. Square 100, margin 40; every layer is a group with the id of the design."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from math import atan2, degrees, hypot
from typing import TYPE_CHECKING

from caracole.games.manoeuvre import names
from caracole.games.manoeuvre import scene as scenes
from caracole.games.manoeuvre.picture import ground
from caracole.games.manoeuvre.picture.cards import fitted, rect
from caracole.games.manoeuvre.picture.plan import FILES, SIZE, Plan
from caracole.games.manoeuvre.scene import Scene, Unit
from caracole.kernel import svg

if TYPE_CHECKING:
    from caracole.games.manoeuvre.combat_breakdown import Breakdown
    from caracole.games.manoeuvre.phrases import Phrases
    from caracole.games.manoeuvre.picture.marks import Trail
    from caracole.games.manoeuvre.pieces import Terrain


def squares() -> list[str]:
    """As one reads the map: rank 8 first, from the left."""
    return [f"{file}{rank}" for rank in range(8, 0, -1) for file in FILES]


# --- map ------------------------------------------------------------------------------------------


def frame(plan: Plan) -> str:
    """The border; on a narrow screen the names of files and ranks stand inside the outer squares."""
    ticks = "".join(
        f"M{i} 31h50v6h-50zM{i} 843h50v6h-50zM31 {i}h6v50h-6zM843 {i}h6v50h-6z" for i in range(40, 840, 100)
    )
    return svg.group(
        rect("paper", 0, 0, SIZE, SIZE),
        rect("land", 40, 40, 800, 800),
        "" if plan.large else rect("neat", 3, 3, 874, 874),
        rect("neat", 38, 38, 804, 804),
        rect("neat2", 31, 31, 818, 818),
        svg.tag("path", class_="tick", d=ticks),
        "" if plan.large else outer_names(plan),
        id="frame",
    )


def named(plan: Plan) -> tuple[str, str]:
    """Files from the left, ranks from the top."""
    ranks = "87654321"
    return (FILES[::-1], ranks[::-1]) if plan.turned else (FILES, ranks)


def outer_names(plan: Plan) -> str:
    files, ranks = named(plan)
    across = [svg.text(file, 90 + 100 * i, y, class_="coord") for i, file in enumerate(files) for y in (24, 869)]
    down = [svg.text(rank, x, 97 + 100 * i, class_="coord") for i, rank in enumerate(ranks) for x in (17, 863)]
    return "".join(across + down)


def inner_names(plan: Plan) -> str:
    files, ranks = named(plan)
    across = [svg.text(file, 128 + 100 * i, 835, class_="coord") for i, file in enumerate(files)]
    down = [svg.text(rank, 52, 64 + 100 * i, class_="coord") for i, rank in enumerate(ranks)]
    return svg.group(*across, *down, id="names", pointer_events="none")


def land(board: Mapping[str, str], states: Mapping[str, str], terrain_names: Mapping[str, str], plan: Plan) -> str:
    """Signs taken in turn, mirrored on every second round, so that neighbours differ."""
    counts: dict[str, int] = {}
    drawn = []
    for square in squares():
        letter = board.get(square, "")
        count = counts[letter] = counts.get(letter, -1) + 1
        drawn.append(square_of(square, letter, count, states.get(square, ""), terrain_names.get(letter, ""), plan))
    return svg.group(*drawn, id="terrain")


@lru_cache(20_000)
def square_of(square: str, letter: str, count: int, state: str, terrain_name: str, plan: Plan) -> str:
    if not letter:
        return ""
    x, y = plan.centre(square)
    mirrored = " scale(-1 1)" if letter in ".F" and count // ground.VARIANTS[letter] % 2 else ""
    return svg.group(
        svg.title(f"{square}, {terrain_name}"),
        svg.use(ground.sign(letter, count), transform=plan.at(square) + mirrored),
        rect("hitbox", x - 48, y - 48, 96, 96),
        id=f"sq-{square}",
        class_=f"sq t-{'clear' if letter == '.' else letter} {state}".rstrip(),
    )


def terrain_told(terrain: Mapping[str, Terrain], phrases: Phrases) -> dict[str, str]:
    """What a screen reader, and a tip, says of each kind of ground: its name, its worth in defense, what it forbids."""
    found = {}
    for letter, kind in terrain.items():
        notes = [phrases("picture-defense-bonus", bonus=signed(kind.defense))] if kind.defense and kind.enter else []
        notes += key_notes(kind, phrases)
        name = phrases(terrain_message(letter))
        found[letter] = ", ".join([name, *notes])
    return found


def terrain_message(letter: str) -> str:
    return "terrain-clear" if letter == "." else f"terrain-{letter}"


def grid() -> str:
    lines = "".join(f"M{140 + 100 * i} 40V840M40 {140 + 100 * i}H840" for i in range(7))
    return svg.group(
        svg.tag("path", class_="grid", d=lines),
        svg.tag("path", class_="half", d="M40 440H840"),
        id="grid",
        pointer_events="none",
    )


# --- counters -------------------------------------------------------------------------------------


def side_class(scene: Scene, side: int) -> str:
    """The class that gives a side its colour; two armies of one colour are told apart by the North army's other one."""
    army = scene.armies[side]
    if not army:
        return "nobody"
    return f"{army} {OTHERWISE.get(army, '')}".rstrip() if side == 1 and same_colour(scene) else army


OTHERWISE = {"SP": "alt-red", "AU": "alt-red", "US": "alt-grey", "FR": "alt-grey"}
COLOURS = {"AU": "yellow", "SP": "yellow", "FR": "blue", "US": "blue"}


def same_colour(scene: Scene) -> bool:
    south, north = (COLOURS.get(army) for army in scene.armies)
    return south is not None and south == north


def redoubts(scene: Scene, plan: Plan) -> str:
    lying = sorted(scene.redoubts)
    return svg.group(
        *(svg.use("mark-redoubt", id=f"redoubt-{square}", transform=plan.at(square)) for square in lying),
        id="redoubts",
        pointer_events="none",
    )


def units(scene: Scene, states: Mapping[str, str], phrases: Phrases, plan: Plan, *, pointed: str | None) -> svg.Node:
    """The counter that is pointed at is followed by its reach."""
    drawn = []
    for unit in scene.units:
        if unit.square:
            place = plan.centre(unit.square)
            drawn.append(counter(scene, unit, place, states.get(unit.id, ""), phrases, large=plan.large))
            drawn.append(reach(scene, unit, plan) if pointed == unit.id else "")
    return svg.pieces(*drawn, id="units")


def counter(
    scene: Scene,
    unit: Unit,
    place: tuple[float, float],
    state: str,
    phrases: Phrases,
    *,
    large: bool = False,
    name: str = "unit",
) -> str:
    """74 × 74: solid at full strength; hollow with a striped hem and a smaller number when reduced."""
    title = counter_title(scene, unit, phrases)
    return counter_at(unit, side_class(scene, unit.side), place, state, title, large=large, name=name)


@lru_cache(20_000)
def counter_at(
    unit: Unit,
    colours: str,
    place: tuple[float, float],
    state: str,
    title: str,
    *,
    large: bool,
    name: str,
) -> str:
    end = "north" if unit.side else "south"
    full = "reduced" if unit.reduced else "full"
    outline = f"out-{unit.army}"
    return svg.group(
        svg.title(title),
        svg.use(outline, class_="halo"),
        svg.use(outline, class_="shade", transform="translate(1.5 3)"),
        svg.use(outline, class_="body"),
        svg.group(svg.use("head"), class_="head", clip_path=f"url(#clip-{unit.army})") if unit.side else "",
        svg.group(svg.use("hem"), class_="hem", clip_path=f"url(#clip-{unit.army})") if unit.reduced else "",
        svg.use(outline, class_="rim", transform="scale(.91)"),
        (large_head if large else head)(unit),
        figures(unit),
        id=f"{name}-{unit.army}-{unit.key}",
        data_for=None if name == "unit" else unit.id,
        class_=f"unit leaves {colours} {unit.arm} {full} {end} {state}".rstrip(),
        data_face=full,
        transform=svg.place(*place),
    )


def counter_title(scene: Scene, unit: Unit, phrases: Phrases) -> str:
    """Side, unit, place, state: whoever listens knows as much as who looks."""
    return counter_told(unit, scene.armies[unit.side], phrases)


@lru_cache(20_000)
def counter_told(unit: Unit, army: str, phrases: Phrases) -> str:
    where = "lost" if unit.status == names.OUT else "waiting" if not unit.square else "square"
    return phrases(
        "picture-counter",
        army=phrases(f"army-{army}"),
        unit=phrases(f"unit-{unit.key}"),
        where=where,
        square=unit.square,
        state="reduced" if unit.reduced else "full",
        arm=phrases(f"picture-{unit.arm}"),
        strength=unit.strength,
        full=unit.strengths[0],
        reduced=unit.strengths[1],
    )


def head(unit: Unit) -> str:
    long = "key k3" if len(unit.key) > 2 else "key"
    return svg.use(f"flag-{unit.army}", transform="translate(-31 -30) scale(.96)") + svg.text(
        unit.key, 30.5, -14, class_=long
    )


def large_head(unit: Unit) -> str:
    """On a narrow screen the key takes the flag's place; outline and colour tell the nation."""
    return svg.text(unit.key, 0, -12.5, class_="key k3" if len(unit.key) > 2 else "key")


def figures(unit: Unit) -> str:
    scale = (0.62 if unit.reduced else 0.82) if unit.arm == "inf" else (0.8 if unit.reduced else 1.02)
    y = 16 if unit.arm == "inf" else 15
    if unit.reduced:
        y -= 9 if unit.arm == "inf" else 8
    return svg.use(f"arm-{unit.arm}", class_="arm", transform=f"translate(-17 {y}) scale({scale})") + svg.text(
        str(unit.strength), 13.5, 18 if unit.reduced else 29, class_="str"
    )


def signed(value: int) -> str:
    return f"+{value}" if value >= 0 else f"−{-value}"


def values(scene: Scene, plan: Plan) -> str:
    """The sum of terrain and redoubt, on a little shield low on the left of an occupied square."""
    shields = []
    for unit in scene.units:
        worth = scenes.cover(scene.state, unit.square) if unit.square else 0
        if worth:
            x, y = plan.centre(unit.square)
            shields.append(
                svg.group(
                    svg.tag("path", d="M-13 -13H13V2Q13 10 0 15Q-13 10 -13 2z"),
                    svg.text(signed(worth), -0.5, 5),
                    id=f"value-{unit.square}",
                    transform=f"translate({x - 38} {y + 35})" + (" scale(1.42)" if plan.large else ""),
                )
            )
    return svg.group(*shields, id="values", class_="tv")


# --- marks ----------------------------------------------------------------------------------------


def last_move(trail: Trail | None, plan: Plan) -> str:
    """Gold dots from where a unit came to where it went, along the edges of squares it may have crossed."""
    if not trail:
        return ""
    (x0, y0), (x1, y1) = plan.centre(trail.start), plan.centre(trail.end)
    line = f"M{x0} {y0}V{y1}H{x1}" if x0 != x1 and y0 != y1 else f"M{x0} {y0}L{x1} {y1}"
    away_x, away_y = (x1 > x0) - (x1 < x0), (y1 > y0) - (y1 < y0) if x0 == x1 else 0
    tip_x, tip_y = x1 - 44 * away_x, y1 - 44 * away_y
    turn = {(1, 0): 0, (0, 1): 90, (-1, 0): 180, (0, -1): 270}[(away_x, away_y)]
    return svg.group(
        rect("last-sq", x0 - 44, y0 - 44, 88, 88, 8),
        svg.tag("path", class_="last-0", d=line),
        svg.tag("path", class_="last-1", d=line),
        svg.tag("path", class_="last-2", d="M0 0l-18 -12v24z", transform=f"translate({tip_x} {tip_y}) rotate({turn})"),
        id="last-move",
        data_way=svg.points([(x0, y0), *([(x0, y1)] if x0 != x1 and y0 != y1 else []), (x1, y1)]),
        data_gait="back" if trail.retreats else None,
    )


def marks(trail: Trail | None, struck: Iterable[str], chosen: str | None, plan: Plan) -> str:
    places = map(plan.centre, struck)
    spots = "".join(rect("last-sq", x - 46, y - 46, 92, 92, 8) for x, y in places)
    held = svg.use("sq-chosen", id="chosen-sq", transform=svg.place(*plan.centre(chosen))) if chosen else ""
    return svg.group(held, last_move(trail, plan), spots, id="marks")


def aim(scene: Scene, combat: Breakdown | None, plan: Plan) -> str:
    """Who strikes whom in the running combat, until somebody has advanced."""
    held = next((unit for unit in scene.units if combat and unit.square == combat.square), None)
    if combat is None or (held is not None and held.side == combat.side):
        return ""
    arrows = [arrow(plan.centre(square), plan.centre(combat.square), fire=combat.fire) for square in combat.origins]
    x, y = plan.centre(combat.square)
    badge = svg.group(
        svg.tag("circle", class_="badge", r=17),
        svg.use("mark-swords", transform="scale(.8)"),
        transform=f"translate({x + 40} {y - 40})",
    )
    return svg.group(svg.use("sq-target", transform=plan.at(combat.square)), *arrows, badge, id="aim")


def chances(found: Mapping[str, float], phrases: Phrases, plan: Plan) -> str:
    """How likely an attack is to beat each target, over its counter, with the word for what it is the chance of."""
    badges = []
    for square, share in sorted(found.items()):
        middle, y = plan.centre(square)
        label = phrases("picture-chance", percent=round(100 * share))
        half = 9.0 + 4.7 * len(label) * (1.3 if plan.large else 1)
        x = min(max(middle, half + 40), SIZE - 40 - half)
        badge = rect("", -half, -14, 2 * half, 28, 14) + svg.text(label, 0, 6)
        badges.append(svg.group(badge, id=f"chance-{square}", transform=svg.place(x, y - 46)))
    return svg.group(*badges, id="chances", pointer_events="none") if badges else ""


Spot = tuple[float, float]


def arrow(start: Spot, end: Spot, *, fire: bool) -> str:
    """From the edge of one counter to the edge of the other."""
    (x0, y0), (x1, y1) = start, end
    length = hypot(x1 - x0, y1 - y0)
    away_x, away_y = (x1 - x0) / length, (y1 - y0) / length
    tip_x, tip_y = x1 - away_x * 40, y1 - away_y * 40
    line = f"M{x0 + away_x * 36:.1f} {y0 + away_y * 36:.1f}L{tip_x - away_x * 14:.1f} {tip_y - away_y * 14:.1f}"
    turn = degrees(atan2(away_y, away_x))
    return (
        svg.tag("path", class_="aim0", d=line)
        + svg.tag("path", class_="aim1 firing" if fire else "aim1", d=line)
        + svg.tag(
            "path",
            class_="aim",
            d="M4 0L-20 -16V16z",
            transform=f"translate({tip_x:.1f} {tip_y:.1f}) rotate({turn:.0f})",
        )
    )


def reach(scene: Scene, unit: Unit, plan: Plan) -> str:
    """Where a unit could march and whom its guns would see."""
    marked = [
        svg.use("sq-reach", class_=f"to-{square}", transform=plan.at(square))
        for square in scenes.reach(scene.state, unit)
    ]
    lines = [sight_line(plan, unit.square, seen.square, clear=seen.clear) for seen in scenes.sight(scene.state, unit)]
    return svg.group(*marked, *lines, id=f"reach-{unit.army}-{unit.key}", class_="reach")


def sight_line(plan: Plan, start: str, end: str, *, clear: bool) -> str:
    """A line of fire: dashed orange if open, grey dots that end in a bar where something stands in the way."""
    (x0, y0), (x1, y1) = plan.centre(start), plan.centre(end)
    length = hypot(x1 - x0, y1 - y0)
    away_x, away_y = (x1 - x0) / length, (y1 - y0) / length
    if clear:
        line = f"M{x0 + away_x * 40:.0f} {y0 + away_y * 40:.0f}L{x1 - away_x * 40:.0f} {y1 - away_y * 40:.0f}"
        lines = svg.tag("path", class_="fire0", d=line) + svg.tag("path", class_="fire", d=line)
        return lines + svg.use("sq-target", transform=plan.at(end))
    bx, by = x0 + (x1 - x0) * 0.4, y0 + (y1 - y0) * 0.4
    across_x, across_y = -away_y * 14, away_x * 14
    bar = f"M{bx - across_x:.0f} {by - across_y:.0f}L{bx + across_x:.0f} {by + across_y:.0f}"
    dots = svg.tag("path", class_="blocked", d=f"M{x0 + away_x * 42:.0f} {y0 + away_y * 42:.0f}L{bx:.0f} {by:.0f}")
    return dots + svg.tag("path", class_="bar-across", d=bar)


# --- nightfall ------------------------------------------------------------------------------------


def nightfall(scene: Scene, phrases: Phrases, plan: Plan, *, fallen: bool) -> str:
    """V2: the moon; under the units, on demand or at the end, who would hold what if night fell now."""
    return svg.group(night(scene, plan) if fallen else "", moon(phrases, large=plan.large), id="nights")


def night(scene: Scene, plan: Plan) -> str:
    night = scenes.night(scene.state)
    held = [controlled(scene, square, side, plan) for square, side in sorted(night.held.items())]
    contested = [
        svg.group(
            rect("con", -45, -45, 90, 90, 4),
            svg.tag("circle", class_="con-d", r=20),
            svg.use("mark-swords", transform="scale(.95)"),
            id=f"con-{square}",
            transform=plan.at(square),
        )
        for square in sorted(night.contested)
    ]
    tallies = [tally(scene, side, night.tally[side], plan) for side in (0, 1)]
    return svg.group(rect("night-veil", 40, 40, 800, 800), *held, *contested, *tallies, id="night", class_="night")


def moon(phrases: Phrases, *, large: bool) -> str:
    """What is drawn while it is pointed at is the night (`data-point`)."""
    return svg.group(
        svg.group(
            svg.title(phrases("picture-nightfall")),
            svg.tag("circle", class_="hitbox", r=36) if large else "",
            svg.tag("circle", class_="disc", r=15),
            svg.use("moon", transform="scale(.8)"),
        ),
        id="nightfall",
        class_="moon",
        data_point="",
        transform="translate(818 62) scale(1.25)" if large else "translate(858 20)",
    )


def controlled(scene: Scene, square: str, side: int, plan: Plan) -> str:
    army = scene.armies[side]
    occupied = any(unit.square == square for unit in scene.units)
    return svg.group(
        rect("ctl-bg", -46, -46, 92, 92),
        svg.tag("rect", class_="ctl", x=-46, y=-46, width=92, height=92, fill=f"url(#hatch-{side})"),
        "" if occupied else svg.use(f"flag-{army}", transform="translate(-24 -16) scale(2)"),
        id=f"ctl-{square}",
        class_=side_class(scene, side),
        transform=plan.at(square),
    )


def tally(scene: Scene, side: int, count: int, plan: Plan) -> str:
    """Each side's count lies at the edge it has pushed towards: South's in the north."""
    inset = 38 if plan.large else 0
    below = bool(side) != plan.turned
    return svg.group(
        rect("", -44, -15, 88, 32, 6),
        svg.use(f"flag-{scene.armies[side]}", transform="translate(-34 -8) scale(1.15)"),
        svg.text(str(count), 20, 10),
        class_=f"night-tally {side_class(scene, side)}",
        transform=f"translate(440 {859 - inset if below else 19 + inset})",
    )


def hatchings(scene: Scene) -> dict[str, str]:
    """Heraldic hatching, one direction per side."""
    return {
        f"hatch-{side}": svg.tag(
            "pattern",
            svg.tag("path", class_="mv-hl", d=("M4 0V8", "M0 4H8")[side]),
            id=f"hatch-{side}",
            class_=side_class(scene, side),
            width=8,
            height=8,
            patternUnits="userSpaceOnUse",
        )
        for side in (0, 1)
    }


# --- the key of the map ---------------------------------------------------------------------------

KEY = ".DHTFML"


def key(scene: Scene, phrases: Phrases, width: float, columns: int) -> tuple[str, float]:
    """The seven terrains with what they are worth in defense, and the redoubt; how tall it is."""
    terrain = scenes.terrain(scene.state)
    step = width / columns
    boxes = [
        key_box(ground.sign(letter, 0), 0.52, phrases(terrain_message(letter)), worth_of(terrain[letter]),
                key_notes(terrain[letter], phrases), step)
        for letter in KEY
    ]  # fmt: skip
    boxes.append(key_box("mark-redoubt", 0.52, phrases("picture-redoubt"), signed(names.REDOUBT), [], step))
    placed = [
        svg.group(box, transform=f"translate({step * (i % columns):.0f} {68 * (i // columns)})")
        for i, box in enumerate(boxes)
    ]
    return svg.group(*placed, id="key"), 68 * -(-len(boxes) // columns)


def worth_of(kind: Terrain) -> str:
    if not kind.enter:
        return "×"
    return signed(kind.defense) if kind.defense else ""


def key_box(sign: str, scale: float, name: str, worth: str, notes: list[str], room: float) -> str:
    label = f"{name} {worth}".rstrip()
    return "".join(
        (
            rect("kframe", 0, 0, 54, 54),
            svg.use(sign, transform=f"translate(27 27) scale({scale})"),
            fitted(label, 62, 17 if len(notes) > 1 else 24, room - 70, 15, "kname"),
            *(fitted(note, 62, (34 if len(notes) > 1 else 42) + 15 * i, room - 70, 12.5, "knote")
              for i, note in enumerate(notes[:2])),
        )
    )  # fmt: skip


def key_notes(kind: Terrain, phrases: Phrases) -> list[str]:
    notes = [phrases("picture-attack-bonus", bonus=kind.attack)] if kind.attack and kind.enter else []
    notes += [phrases("picture-ends-move")] if kind.ends_move and kind.enter else []
    notes += [phrases("picture-no-assault")] if kind.enter and not kind.assault_from else []
    return notes + ([phrases("picture-blocks-sight")] if kind.blocks_los else [])


def die(face: int, label: str) -> str:
    """A six-sided die with pips, and what it was thrown for."""
    spots = {
        1: ((0, 0),), 2: ((-1, -1), (1, 1)), 3: ((-1, -1), (0, 0), (1, 1)), 4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
        5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)), 6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
    }[face]  # fmt: skip
    pips = "".join(svg.tag("circle", class_="pip", cx=8 * x, cy=8 * y, r=2.8) for x, y in spots)
    cube = svg.group(rect("mv-db", -15, -15, 30, 30, 5), pips, class_="rolls")
    return svg.group(cube, svg.text(label, 24, 5, class_="cap2"), class_="lastdie")
