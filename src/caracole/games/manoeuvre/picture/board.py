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
from caracole.games.manoeuvre.scene import Scene, Unit
from caracole.kernel import svg

if TYPE_CHECKING:
    from caracole.games.manoeuvre.combat_breakdown import Breakdown
    from caracole.games.manoeuvre.phrases import Phrases
    from caracole.games.manoeuvre.pieces import Terrain

FILES = "abcdefgh"
SIZE = 880


def centre(square: str) -> tuple[int, int]:
    return 90 + 100 * FILES.index(square[0]), 90 + 100 * (8 - int(square[1]))


def at(square: str) -> str:
    x, y = centre(square)
    return f"translate({x} {y})"


def squares() -> list[str]:
    """As one reads the map: rank 8 first, from the left."""
    return [f"{file}{rank}" for rank in range(8, 0, -1) for file in FILES]


# --- map ------------------------------------------------------------------------------------------


def frame(*, large: bool = False) -> str:
    """The border; on a narrow screen the names of files and ranks stand inside the outer squares."""
    ticks = "".join(
        f"M{i} 31h50v6h-50zM{i} 843h50v6h-50zM31 {i}h6v50h-6zM843 {i}h6v50h-6z" for i in range(40, 840, 100)
    )
    return svg.group(
        rect("paper", 0, 0, SIZE, SIZE),
        rect("land", 40, 40, 800, 800),
        "" if large else rect("neat", 3, 3, 874, 874),
        rect("neat", 38, 38, 804, 804),
        rect("neat2", 31, 31, 818, 818),
        svg.tag("path", class_="tick", d=ticks),
        "" if large else outer_names(),
        id="frame",
    )


def outer_names() -> str:
    files = [svg.text(file, 90 + 100 * i, y, class_="coord") for i, file in enumerate(FILES) for y in (24, 869)]
    ranks = [svg.text(str(8 - i), x, 97 + 100 * i, class_="coord") for i in range(8) for x in (17, 863)]
    return "".join(files + ranks)


def inner_names() -> str:
    files = [svg.text(file, 128 + 100 * i, 835, class_="coord") for i, file in enumerate(FILES)]
    ranks = [svg.text(str(8 - i), 51, 63 + 100 * i, class_="coord") for i in range(8)]
    return svg.group(*files, *ranks, id="names", pointer_events="none")


def land(board: Mapping[str, str], states: Mapping[str, str], phrases: Phrases) -> str:
    """Signs taken in turn, mirrored on every second round, so that neighbours differ."""
    counts: dict[str, int] = {}
    drawn = []
    for square in squares():
        letter = board.get(square, "")
        count = counts[letter] = counts.get(letter, -1) + 1
        drawn.append(square_of(square, letter, count, states.get(square, ""), phrases))
    return svg.group(*drawn, id="terrain")


@lru_cache(20_000)
def square_of(square: str, letter: str, count: int, state: str, phrases: Phrases) -> str:
    if not letter:
        return ""
    x, y = centre(square)
    mirrored = " scale(-1 1)" if letter in ".F" and count // ground.VARIANTS[letter] % 2 else ""
    return svg.group(
        svg.title(f"{square}, {phrases(terrain_message(letter))}"),
        svg.use(ground.sign(letter, count), transform=at(square) + mirrored),
        rect("hitbox", x - 48, y - 48, 96, 96),
        id=f"sq-{square}",
        class_=f"sq t-{'clear' if letter == '.' else letter} {state}".rstrip(),
    )


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


def redoubts(scene: Scene) -> str:
    return svg.group(
        *(svg.use("mark-redoubt", id=f"redoubt-{square}", transform=at(square)) for square in sorted(scene.redoubts)),
        id="redoubts",
        pointer_events="none",
    )


def units(
    scene: Scene, states: Mapping[str, str], phrases: Phrases, *, pointed: str | None, large: bool = False
) -> str:
    """The counter that is pointed at is followed by its reach."""
    drawn = []
    for unit in scene.units:
        if unit.square:
            drawn.append(counter(scene, unit, centre(unit.square), states.get(unit.id, ""), phrases, large=large))
            drawn.append(reach(scene, unit) if pointed == unit.id else "")
    return svg.group(*drawn, id="units")


def counter(
    scene: Scene, unit: Unit, place: tuple[float, float], state: str, phrases: Phrases, *, large: bool = False
) -> str:
    """74 × 74: solid at full strength; hollow with a striped hem and a smaller number when reduced."""
    return counter_at(unit, side_class(scene, unit.side), place, state, phrases, large=large)


@lru_cache(20_000)
def counter_at(
    unit: Unit, colours: str, place: tuple[float, float], state: str, phrases: Phrases, *, large: bool
) -> str:
    end = "north" if unit.side else "south"
    full = "reduced" if unit.reduced else "full"
    outline = f"out-{unit.army}"
    return svg.group(
        svg.title(counter_title(unit, phrases)),
        svg.use(outline, class_="halo"),
        svg.use(outline, class_="shade", transform="translate(1.5 3)"),
        svg.use(outline, class_="body"),
        svg.group(svg.use("head"), class_="head", clip_path=f"url(#clip-{unit.army})") if unit.side else "",
        svg.group(svg.use("hem"), class_="hem", clip_path=f"url(#clip-{unit.army})") if unit.reduced else "",
        svg.use(outline, class_="rim", transform="scale(.91)"),
        (large_head if large else head)(unit),
        figures(unit, large=large),
        id=unit.id,
        class_=f"unit {colours} {unit.arm} {full} {end} {state}".rstrip(),
        transform=svg.place(*place),
    )


def counter_title(unit: Unit, phrases: Phrases) -> str:
    return phrases(
        "picture-counter",
        unit=phrases(f"unit-{unit.key}"),
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


def figures(unit: Unit, *, large: bool) -> str:
    scale = (0.62 if unit.reduced else 0.82) if unit.arm == "inf" else (0.8 if unit.reduced else 1.02)
    y = 16 if unit.arm == "inf" else 15
    if unit.reduced:
        y -= 9 if unit.arm == "inf" else 8
    return svg.use(f"arm-{unit.arm}", class_="arm", transform=f"translate(-17 {y}) scale({scale})") + svg.text(
        str(unit.strength), 13.5, 18 if unit.reduced else 29, class_="str"
    )


def signed(value: int) -> str:
    return f"+{value}" if value >= 0 else f"−{-value}"


def values(scene: Scene, *, large: bool = False) -> str:
    """The sum of terrain and redoubt, on a little shield low on the left of an occupied square."""
    shields = []
    for unit in scene.units:
        worth = scenes.cover(scene.state, unit.square) if unit.square else 0
        if worth:
            x, y = centre(unit.square)
            shields.append(
                svg.group(
                    svg.tag("path", d="M-12 -12H12V2Q12 9 0 14Q-12 9 -12 2z"),
                    svg.text(signed(worth), -0.5, 4.5),
                    id=f"value-{unit.square}",
                    transform=f"translate({x - 39} {y + 36})" + (" scale(1.3)" if large else ""),
                )
            )
    return svg.group(*shields, id="values", class_="tv")


# --- marks ----------------------------------------------------------------------------------------


def last_move(trail: tuple[str, str] | None) -> str:
    """Gold dots from where a unit came to where it went, along the edges of squares it may have crossed."""
    if not trail:
        return ""
    (x0, y0), (x1, y1) = map(centre, trail)
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
    )


def marks(trail: tuple[str, str] | None, struck: Iterable[str], chosen: str | None) -> str:
    spots = "".join(rect("last-sq", centre(square)[0] - 46, centre(square)[1] - 46, 92, 92, 8) for square in struck)
    held = svg.use("sq-chosen", id="chosen-sq", transform=svg.place(*centre(chosen))) if chosen else ""
    return svg.group(held, last_move(trail), spots, id="marks")


def aim(scene: Scene, combat: Breakdown | None) -> str:
    """Who strikes whom in the running combat, until somebody has advanced."""
    held = next((unit for unit in scene.units if combat and unit.square == combat.square), None)
    if combat is None or (held is not None and held.side == combat.side):
        return ""
    arrows = [arrow(square, combat.square, fire=combat.fire) for square in combat.origins]
    x, y = centre(combat.square)
    badge = svg.group(
        svg.tag("circle", class_="badge", r=17),
        svg.use("mark-swords", transform="scale(.8)"),
        transform=f"translate({x + 40} {y - 40})",
    )
    return svg.group(svg.use("sq-target", transform=at(combat.square)), *arrows, badge, id="aim")


def chances(found: Mapping[str, float]) -> str:
    """How likely an attack is to beat each target, over its counter."""
    badges = []
    for square, share in sorted(found.items()):
        x, y = centre(square)
        badge = rect("", -31, -13, 62, 26, 13) + svg.text(f"{share:.0%}", 0, 6)
        badges.append(svg.group(badge, id=f"chance-{square}", transform=svg.place(x, y - 46)))
    return svg.group(*badges, id="chances", pointer_events="none") if badges else ""


def arrow(start: str, end: str, *, fire: bool) -> str:
    """From the edge of one counter to the edge of the other."""
    (x0, y0), (x1, y1) = centre(start), centre(end)
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


def reach(scene: Scene, unit: Unit) -> str:
    """Where a unit could march and whom its guns would see."""
    marked = [
        svg.use("sq-reach", class_=f"to-{square}", transform=at(square)) for square in scenes.reach(scene.state, unit)
    ]
    lines = [sight_line(unit.square, seen.square, clear=seen.clear) for seen in scenes.sight(scene.state, unit)]
    return svg.group(*marked, *lines, id=f"reach-{unit.army}-{unit.key}", class_="reach")


def sight_line(start: str, end: str, *, clear: bool) -> str:
    """A line of fire: dashed orange if open, grey dots that end in a bar where something stands in the way."""
    (x0, y0), (x1, y1) = centre(start), centre(end)
    length = hypot(x1 - x0, y1 - y0)
    away_x, away_y = (x1 - x0) / length, (y1 - y0) / length
    if clear:
        line = f"M{x0 + away_x * 40:.0f} {y0 + away_y * 40:.0f}L{x1 - away_x * 40:.0f} {y1 - away_y * 40:.0f}"
        lines = svg.tag("path", class_="fire0", d=line) + svg.tag("path", class_="fire", d=line)
        return lines + svg.use("sq-target", transform=at(end))
    bx, by = x0 + (x1 - x0) * 0.4, y0 + (y1 - y0) * 0.4
    across_x, across_y = -away_y * 14, away_x * 14
    bar = f"M{bx - across_x:.0f} {by - across_y:.0f}L{bx + across_x:.0f} {by + across_y:.0f}"
    dots = svg.tag("path", class_="blocked", d=f"M{x0 + away_x * 42:.0f} {y0 + away_y * 42:.0f}L{bx:.0f} {by:.0f}")
    return dots + svg.tag("path", class_="bar-across", d=bar)


# --- nightfall ------------------------------------------------------------------------------------


def nightfall(scene: Scene, phrases: Phrases, *, fallen: bool, large: bool = False) -> str:
    """V2: the moon; under the units, on demand or at the end, who would hold what if night fell now."""
    return svg.group(night(scene, large=large) if fallen else "", moon(phrases, large=large), id="nights")


def night(scene: Scene, *, large: bool) -> str:
    night = scenes.night(scene.state)
    held = [controlled(scene, square, side) for square, side in sorted(night.held.items())]
    contested = [
        svg.group(
            rect("con", -45, -45, 90, 90, 4),
            svg.tag("circle", class_="con-d", r=20),
            svg.use("mark-swords", transform="scale(.95)"),
            id=f"con-{square}",
            transform=at(square),
        )
        for square in sorted(night.contested)
    ]
    inset = 38 if large else 0
    tallies = [tally(scene, side, night.tally[side], inset) for side in (0, 1)]
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


def controlled(scene: Scene, square: str, side: int) -> str:
    army = scene.armies[side]
    occupied = any(unit.square == square for unit in scene.units)
    return svg.group(
        rect("ctl-bg", -46, -46, 92, 92),
        svg.tag("rect", class_="ctl", x=-46, y=-46, width=92, height=92, fill=f"url(#hatch-{side})"),
        "" if occupied else svg.use(f"flag-{army}", transform="translate(-24 -16) scale(2)"),
        id=f"ctl-{square}",
        class_=side_class(scene, side),
        transform=at(square),
    )


def tally(scene: Scene, side: int, count: int, inset: int) -> str:
    """Each side's count lies at the edge it has pushed towards: South's on top."""
    return svg.group(
        rect("", -44, -15, 88, 32, 6),
        svg.use(f"flag-{scene.armies[side]}", transform="translate(-34 -8) scale(1.15)"),
        svg.text(str(count), 20, 10),
        class_=f"night-tally {side_class(scene, side)}",
        transform=f"translate(440 {859 - inset if side else 19 + inset})",
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


def key(scene: Scene, phrases: Phrases, width: float) -> str:
    """The seven terrains with what they are worth in defense, and the redoubt."""
    terrain = scenes.terrain(scene.state)
    boxes = [key_box(ground.sign(letter, 0), 0.74, phrases(terrain_message(letter))) for letter in KEY]
    badges = [key_badge(worth_of(terrain[letter])) + key_notes(terrain[letter], phrases) for letter in KEY]
    boxes.append(key_box("mark-redoubt", 0.72, phrases("picture-redoubt")))
    badges.append(key_badge(signed(names.REDOUBT)))
    step = width / 4
    placed = [
        svg.group(box, badge, transform=f"translate({step * (i % 4) + step / 2:.0f} {50 + 156 * (i // 4)})")
        for i, (box, badge) in enumerate(zip(boxes, badges, strict=True))
    ]
    return svg.group(*placed, id="key")


def worth_of(kind: Terrain) -> str:
    if not kind.enter:
        return "×"
    return signed(kind.defense) if kind.defense else ""


def key_box(sign: str, scale: float, name: str) -> str:
    return (
        rect("kframe", -38, -38, 76, 76)
        + svg.use(sign, transform=f"scale({scale})")
        + svg.text(name, 0, 57, class_="kname")
    )


def key_notes(kind: Terrain, phrases: Phrases) -> str:
    notes = [phrases("picture-attack-bonus", bonus=kind.attack)] if kind.attack and kind.enter else []
    notes += [phrases("picture-ends-move")] if kind.ends_move and kind.enter else []
    notes += [phrases("picture-no-assault")] if kind.enter and not kind.assault_from else []
    notes += [phrases("picture-blocks-sight")] if kind.blocks_los else []
    return "".join(fitted(note, 0, 76 + 17 * i, 152, 15, "knote") for i, note in enumerate(notes[:2]))


def key_badge(worth: str) -> str:
    if not worth:
        return ""
    disc = svg.tag("circle", class_="kbadge", r=14)
    return svg.group(disc, svg.text(worth, 0, 5, class_="kval"), transform="translate(36 -36)")


def die(face: int, label: str) -> str:
    """A six-sided die with pips, and what it was thrown for."""
    spots = {
        1: ((0, 0),), 2: ((-1, -1), (1, 1)), 3: ((-1, -1), (0, 0), (1, 1)), 4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
        5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)), 6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
    }[face]  # fmt: skip
    pips = "".join(svg.tag("circle", class_="pip", cx=8 * x, cy=8 * y, r=2.8) for x, y in spots)
    cube = svg.group(rect("mv-db", -15, -15, 30, 30, 5), pips, class_="rolls")
    return svg.group(cube, svg.text(label, 24, 5, class_="cap2"), class_="lastdie")
