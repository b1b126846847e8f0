"""Where each band can lead, and what was done last."""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache

from caracole.games.generalowsky import names, piles
from caracole.games.generalowsky.actions import RANGES
from caracole.games.generalowsky.events import BANDS
from caracole.games.generalowsky.picture.plan import PILES, PIPS, Point, Ring, written
from caracole.games.generalowsky.picture.scene import Scene
from caracole.games.generalowsky.picture.track import moved
from caracole.games.generalowsky.position import Position
from caracole.games.generalowsky.terms import Terms
from caracole.kernel import svg
from caracole.kernel.picture import layer

SHAPES = {
    "yellow": "M0-8.5A8.5 8.5 0 1 1-.01-8.5z",
    "white": "M0-11.3 11.3 0 0 11.3-11.3 0z",
    "orange": "M0-10 10 8H-10z",
    "red": "M-8-8H8V8H-8z",
}
"""The pips of the bands differ in shape as well."""
ROUND = "M-34-6C-34-36-28-42 0-42S34-36 34-6 28 27 0 27-34 24-34-6Z"
"""Around a general in exile."""


def pip(colour: str, x: float, y: float) -> str:
    return svg.tag("path", class_=f"pip {colour}", d=SHAPES[colour], transform=moved(x, y))


@layer("phase", "mover", "space", "band")
def pips(scene: Scene) -> str | svg.Node:
    """T4: outside the rim, where the group would land with each number of each band (stride=up_to: or before it)."""
    if scene.mover is None or scene.phase not in ("declaring", "spinning"):
        return ""
    drawn = []
    for space, colours in landings(scene).items():
        for place, colour in enumerate(colours):
            aside = (place - (len(colours) - 1) / 2) * 3.6
            drawn.append(landing(scene.ring, space, colour, aside))
    return svg.pieces(*drawn, id="landing-pips", class_="quiet")


@lru_cache(20_000)
def landing(ring: Ring, space: int, colour: str, aside: float) -> str:
    x, y = ring.around(ring.middle(space) + aside, PIPS)
    return svg.group(pip(colour, x, y), id=f"landing-{space}-{colour}", class_=f"landing on-{colour}")


def landings(scene: Scene) -> dict[int, list[str]]:
    """The bands that can lead to each space; once a band is declared, only that one."""
    found: dict[int, list[str]] = defaultdict(list)
    if scene.mover is None:
        return found
    for colour, steps in strides(scene.state.terms):
        if scene.band is None or scene.band == colour:
            colours = found[piles.ahead(scene.state, scene.mover, steps)]
            colours += [] if colour in colours else [colour]
    return found


@lru_cache(1_000)
def strides(terms: Terms) -> list[tuple[str, int]]:
    """How far each band can lead."""
    return [
        (colour, steps)
        for band, colour in enumerate(BANDS)
        for kind in terms.kind[band * names.KINDS : band * names.KINDS + terms.count[band]]
        if names.CROSS < kind < names.BLACK
        for steps in (range(1, kind + 1) if terms.up_to else (kind,))
    ]


def rules() -> str:
    """The style that leaves only a band's own pips while its card is pointed at."""
    return "".join(
        f".gk:has(#choose-{colour}:is(:hover,:focus-visible,.focus)) .landing:not(.on-{colour}){{opacity:.12}}\n"
        for colour in BANDS
    )


# --- what was done last ----------------------------------------------------------------------------


@layer("step", "space")
def last(scene: Scene) -> str:
    """A dashed line along the way the group took, or rings where exiles were and are."""
    if scene.last is None:
        return ""
    action, before = scene.last
    if RANGES.read(action)[0] in ("order", "declare"):
        return ""
    general = before.waiting()[-1].argument
    start, end = before.space[general], scene.state.space[general]
    if start == end:
        return ""
    if end == names.EXILE:
        drawn, kind = banished(scene, before, start), {"data_gait": "arc", "data_cue": "bell"}
    elif start == names.EXILE:
        drawn, kind = trail(scene, start, end), {"data_gait": "arc"}
    else:
        drawn, kind = trail(scene, start, end), {"data_way": svg.points(spaces(scene, start, end))}
    return svg.group(*drawn, id="last-move", class_="quiet", data_after="", **kind)


def spaces(scene: Scene, start: int, end: int) -> list[Point]:
    """The spaces a group passes: the page leads it along them."""
    ring = scene.ring
    last = end if end > start else end + ring.length
    return [ring.base(space % ring.length) for space in range(start, last + 1)]


def banished(scene: Scene, before: Position, start: int) -> list[str]:
    """The space left, and the berths of those who were sent there."""
    gone = [g for g in scene.state.exiles() if before.space[g] == start]
    ring = svg.tag("path", class_="last-space", d=scene.ring.outline(start))
    return [ring, *(svg.tag("path", class_="last-berth", d=ROUND, transform=moved(*scene.spot(g))) for g in gone)]


def trail(scene: Scene, start: int, end: int) -> list[str]:
    """Clockwise along the track, out of exile from the seam before the Siberia space."""
    ring = scene.ring
    begin = 0.0 if start == names.EXILE else ring.middle(start)
    finish = ring.middle(end)
    if finish <= begin:
        finish += 360
    gap = min(10.0 * ring.scale, (finish - begin) * 0.6)
    stop = finish - gap
    way = f"M{written(ring.around(begin, PILES))}{ring.arc(PILES, begin, stop)}"
    x, y = ring.around(stop, PILES)
    landing = svg.tag("path", id="landing", class_="last-space", d=ring.outline(end))
    return [landing, *dashes(way), arrow_head(x, y, stop + 180 + 180 * ring.turned)]


def dashes(way: str) -> list[str]:
    return [svg.tag("path", class_="trace-under", d=way), svg.tag("path", class_="trace", d=way)]


def arrow_head(x: float, y: float, turn: float) -> str:
    return svg.tag("path", class_="trace-head", d="M16 0L-6-12V12Z", transform=moved(x, y, 1, turn))
