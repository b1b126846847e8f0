"""A card for each band: which ring of the spinner it is, its odds as a strip, its risk and its mean march in words."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from caracole.games.generalowsky import names
from caracole.games.generalowsky.actions import RANGES
from caracole.games.generalowsky.events import BANDS
from caracole.games.generalowsky.narrate import RESULTS
from caracole.games.generalowsky.picture.marks import pip
from caracole.games.generalowsky.picture.plan import Layout, Point
from caracole.games.generalowsky.picture.scene import Scene
from caracole.games.generalowsky.picture.track import moved, squeezed
from caracole.games.generalowsky.picture.wheel import red_ball
from caracole.games.generalowsky.terms import Terms
from caracole.kernel import emblems, svg
from caracole.kernel.picture import layer

ORDER = {names.CROSS: -2, names.BLACK: -1}
"""Bad results come first in the strip."""
TWELFTHS = 12
Results = tuple[tuple[int, int], ...]
"""What a band shows, and on how many sectors."""


@layer()
def heading(scene: Scene) -> str:
    """What the figures are of, and which keys choose."""
    if scene.layout.phone:
        return ""
    even = all(total(results(scene, band)) == TWELFTHS for band in range(names.BANDS))
    heading = svg.text(scene.say("bands" if even else "bands-parts"), 2, 16, class_="heading start")
    keys = svg.text(scene.say("keys", most=names.BANDS), scene.layout.bands.width - 2, 16, class_="heading end")
    return svg.ground(svg.group(heading, keys, id="bands-heading", class_="quiet"))


@layer("phase", "band", "bands", "focus", "mover")
def cards(scene: Scene) -> svg.Node:
    drawn = [card(scene, band) for band in range(names.BANDS)]
    return svg.pieces(*drawn, id="panel-bands")


def card(scene: Scene, band: int) -> str:
    users = tuple(scene.side(general) for general in scene.generals if scene.bands[general] == band + 1)
    label = scene.view.game.narrate.label(scene.view, RANGES.write("declare", band), scene.language)
    printed = Printed(band, results(scene, band), up_to=scene.state.terms.up_to)
    return card_at(scene.say, scene.layout, printed, label, tuple(standing(scene, band)), users)


class Printed(NamedTuple):
    """What is printed on the card of a band."""

    band: int
    results: Results
    up_to: bool
    """Whether fewer steps may be taken than the number says."""


@lru_cache(20_000)
def card_at(
    say: Callable[..., str], sheet: Layout, of: Printed, label: str, kinds: tuple[str, ...], users: tuple[str, ...]
) -> str:
    colour = BANDS[of.band]
    width, height = sheet.bands.size
    return svg.group(
        svg.title(label),
        svg.tag("rect", class_="card", width=width, height=height, rx=6),
        *(narrow(say, of) if sheet.phone else broad(say, of)),
        declared(sheet, colour, users),
        id=f"choose-{colour}",
        class_=" ".join(["choice", "band", colour, *kinds]),
        data_key=of.band + 1,
        transform=svg.place(*sheet.bands.at(of.band)),
    )


def broad(say: Callable[..., str], of: Printed) -> list[str]:
    """Beside the ring: with the sign of the ring, the key, and the odds in words."""
    return [
        svg.group(*rings(of.band), transform=moved(27, 25)),
        svg.text(say("band", band=BANDS[of.band]), 54, 31, class_="band-name start"),
        pip(BANDS[of.band], 236, 24) if steps(of.results) else "",
        svg.tag("rect", class_="key", x=256, y=14, width=20, height=20, rx=4),
        svg.text(str(of.band + 1), 266, 28.5, class_="key-no"),
        *strip(of.results, (12, 48), (264, 40)),
        words(say, of, 264),
    ]


def narrow(say: Callable[..., str], of: Printed) -> list[str]:
    """On a phone: the name and the strip."""
    return [
        svg.text(say("band", band=BANDS[of.band]), 10, 25, class_="band-name start"),
        pip(BANDS[of.band], 162, 19) if steps(of.results) else "",
        *strip(of.results, (10, 37), (159, 38)),
    ]


def standing(scene: Scene, band: int) -> list[str]:
    found = ["focus"] if scene.focus == f"choose-{BANDS[band]}" else []
    if scene.phase == "declaring":
        return [*found, "may"]
    if scene.band is not None:
        return [*found, "picked" if scene.band == BANDS[band] else "passed"]
    return found


def rings(band: int) -> list[str]:
    """A small spinner with one ring blackened, readable in grey."""
    return [
        svg.tag("circle", class_="mini on" if ring == band else "mini", r=15 - 3.5 * ring)
        for ring in range(names.BANDS)
    ]


def results(scene: Scene, band: int) -> Results:
    """What the band shows, and on how many sectors."""
    return shown_by(scene.state.terms, band)


@lru_cache(1_000)
def shown_by(terms: Terms, band: int) -> Results:
    places = range(band * names.KINDS, band * names.KINDS + terms.count[band])
    found = ((terms.kind[place], terms.sectors[place]) for place in places)
    return tuple(sorted(found, key=lambda result: ORDER.get(result[0], result[0])))


def total(results: Results) -> int:
    return sum(count for _, count in results)


def steps(results: Results) -> list[tuple[int, int]]:
    """The numbers of a band, ascending, and on how many sectors each."""
    return [(kind, count) for kind, count in results if names.CROSS < kind < names.BLACK]


# --- the odds -------------------------------------------------------------------------------------


def strip(results: Results, at: Point, size: Point) -> list[str]:
    """A part for each result, as long as it is likely: its sign, and how many of the band's parts it has."""
    found, start = [], at[0]
    for kind, count in results:
        wide = size[0] * count / total(results)
        found.append(stretch(kind, count, (start, at[1]), (max(wide - 2, 1), size[1])))
        start += wide
    return found


def stretch(kind: int, count: int, at: Point, size: Point) -> str:
    (left, top), (wide, tall) = at, size
    box = svg.tag(
        "rect", class_="odds bad" if kind in ORDER else "odds sector", x=left, y=top, width=wide, height=tall, rx=3
    )
    bars = svg.tag("rect", x=left, y=top, width=wide, height=tall, rx=3, fill="url(#gk-lines)") if kind in ORDER else ""
    middle = left + wide / 2
    number = svg.text(str(count), middle, top + tall - 6, class_="part-no") if wide >= 7 * len(str(count)) else ""
    shown = "out" if kind in ORDER else "in"
    return svg.group(box, bars, mark(kind, middle, top + 13, wide), number, class_=f"part {shown}")


def mark(kind: int, x: float, y: float, wide: float) -> str:
    """What a part of the strip stands for, if it fits."""
    size = min(1.0, wide / 17)
    if kind == names.CROSS:
        return svg.tag("path", class_="bar-cross", d="M-5-5 5 5M5-5-5 5", transform=moved(x, y, size))
    if kind == names.BLACK:
        return svg.tag("circle", class_="black-ball", r=6.5 * size, cx=x, cy=y)
    if kind == names.DRAWING:
        return svg.use("gk-face", transform=moved(x, y, 0.6 * size))
    if kind == names.RED:
        return svg.group(red_ball(8), transform=moved(x, y, size))
    return svg.text(str(kind), x, y + 6, class_="bar-no") if wide >= 9.5 * len(str(kind)) else ""


def words(say: Callable[..., str], of: Printed, room: float) -> str:
    """How many parts of the band lead where; and how far a spin leads in the mean, where it leads on."""
    results = of.results
    risks = [say("part", kind=RESULTS[kind], count=count) for kind, count in results if kind in RESULTS]
    found = [say("parts", list=", ".join(risks), total=total(results))] if risks else []
    if steps(results):
        mean = sum(kind * count for kind, count in steps(results)) / total(results)
        found.append(say("mean-most" if of.up_to else "mean", mean=f"{mean:.2f}"))
    line = " · ".join(found)
    return svg.text(line, 12, 109, class_="risk start", **squeezed(line, room, 13))


def declared(sheet: Layout, colour: str, users: tuple[str, ...]) -> str:
    """B2: whose band this is, until the arrow is spun."""
    right = 146 if sheet.phone else 216
    badges = [emblems.badge(side, right - 24 * place, 22, 11) for place, side in enumerate(users)]
    return svg.group(*badges, id=f"declared-{colour}", class_="quiet") if badges else ""
