"""The spinner: four bands of sectors, the arrow, and which band counts."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from caracole.games.generalowsky import names, options
from caracole.games.generalowsky.events import BANDS
from caracole.games.generalowsky.picture.plan import CENTRE, around, wedge
from caracole.games.generalowsky.picture.scene import Scene
from caracole.games.generalowsky.picture.track import moved
from caracole.kernel import svg
from caracole.kernel.picture import layer

RADII = (240.0, 193.0, 147.0, 102.0, 56.0)
MOST_SECTORS = 36
"""A band with more sectors is drawn with one for each result, as wide as its odds."""
FACE = (
    "M-13-2C-10-8-6-11 0-11S10-8 13-2C8-4.2 4-5 0-5S-8-4.2-13-2ZM-4.5-1.8a1.4 1.4 0 1 1-.01 0zM4.5-1.8a1.4 1.4 0 1 1"
    "-.01 0zM0 3.2C2 1.5 5 2 6.5 4 8 5.5 10 5.2 11 3.8 10.8 8 6 9.5 0 5.8-6 9.5-10.8 8-11 3.8-10 5.2-8 5.5-6.5 4"
    "-5 2-2 1.5 0 3.2Z"
)


class Sector(NamedTuple):
    """What it shows, and its angles clockwise from the top."""

    kind: int
    start: float
    end: float

    @property
    def middle(self) -> float:
        return (self.start + self.end) / 2


def defs() -> str:
    face = svg.tag("circle", class_="gk-face-ground", r=14) + svg.tag("path", class_="gk-face", d=FACE)
    stripes = svg.tag("path", class_="gk-stripes", d="M-1 7L7-1M-1 1L1-1M5 7L7 5")
    lines = svg.tag("path", class_="gk-light", d="M-2 10L10-2M-2 2L2-2M6 10L10 6")
    return (
        svg.group(face, id="gk-face")
        + svg.tag("pattern", stripes, id="gk-barred", width=6, height=6, patternUnits="userSpaceOnUse")
        + svg.tag("pattern", lines, id="gk-lines", width=8, height=8, patternUnits="userSpaceOnUse")
    )


# --- what the sectors show -------------------------------------------------------------------------


def sectors(scene: Scene, band: int) -> list[Sector]:
    """The sectors of a band clockwise, the first around the top."""
    return laid_out(band, tuple(scene.state.options.spinner.band(options.BANDS[band]).items()))


@lru_cache(1_000)
def laid_out(band: int, results: tuple[tuple[str, int], ...]) -> list[Sector]:
    sectors = {options.kind(result): count for result, count in results if count}
    total = sum(sectors.values())
    if total > MOST_SECTORS:
        shares = [(kind, 360 * count / total) for kind, count in sorted(sectors.items())]
    else:
        shares = [(kind, 360 / total) for kind in arranged(band, sectors)]
    found, start = [], -shares[0][1] / 2
    for kind, wide in shares:
        found.append(Sector(kind, start, start + wide))
        start += wide
    return found


def arranged(band: int, sectors: dict[int, int]) -> list[int]:
    """In the known order of a known band; otherwise equal results as far apart as can be."""
    for known in options.ARRANGED.values():
        kinds = [options.kind(result) for result in known[options.BANDS[band]]]
        if sorted(kinds) == sorted(kind for kind, count in sectors.items() for _ in range(count)):
            return kinds
    total, placed = sum(sectors.values()), dict.fromkeys(sectors, 0)
    order = []
    for turn in range(total):
        due = max(sectors, key=lambda kind: sectors[kind] * (turn + 1) / total - placed[kind])
        placed[due] += 1
        order.append(due)
    return order


def pointed_at(scene: Scene) -> tuple[int, Sector] | None:
    """T2: the sector the arrow has stopped on; of several equal ones another each time."""
    if scene.shown is None:
        return None
    band = BANDS.index(scene.shown[0])
    fits = [sector for sector in sectors(scene, band) if sector.kind == scene.shown[1]]
    return band, fits[scene.state.spins % len(fits)]


# --- drawing ---------------------------------------------------------------------------------------


@layer()
def face(scene: Scene) -> str:
    """The four bands as they are printed."""
    x, y = CENTRE
    bands = [draw_band(scene, band) for band in range(names.BANDS)]
    rims = [svg.tag("circle", class_="rim", cx=x, cy=y, r=radius) for radius in RADII]
    return svg.ground(svg.group(*bands, *rims, id="bands"))


@layer("phase", "band", "shown", "spins")
def wheel(scene: Scene) -> svg.Node:
    x, y = CENTRE
    hub = svg.tag("circle", id="hub", class_="hub", cx=x, cy=y, r=51)
    found = pointed_at(scene)
    glowing = glow() if scene.phase == "declaring" else ""
    veiled = veil(BANDS.index(scene.band)) if scene.band is not None else ""
    hit = result(*found) if found and scene.phase != "spinning" else ""
    return svg.pieces(glowing, veiled, hub, hit, arrow(scene.spins, found[1].middle if found else 45.0), id="spinner")


def draw_band(scene: Scene, band: int) -> str:
    colour = BANDS[band]
    drawn = [draw_sector(band, place, sector) for place, sector in enumerate(sectors(scene, band), 1)]
    return svg.group(*drawn, id=f"band-{colour}", class_=f"band {colour}", data_for=f"choose-{colour}")


def draw_sector(band: int, place: int, sector: Sector) -> str:
    shape = outline(band, sector)
    crossed = sector.kind == names.CROSS
    key = f"sector-{options.BANDS[band]}-{place}"
    ground = svg.tag("path", id=key, class_="sector crossed" if crossed else "sector", d=shape)
    if crossed:
        ground += svg.tag("path", d=shape, fill="url(#gk-barred)")
    radius = (RADII[band] + RADII[band + 1]) / 2
    x, y = around(sector.middle + 180, radius)
    room = min(46.0, (sector.end - sector.start) * radius / 57.3)
    return ground + symbol(sector.kind, x, y, room)


def outline(band: int, sector: Sector) -> str:
    return wedge(RADII[band + 1], RADII[band], sector.start + 180, sector.end + 180)


def symbol(kind: int, x: float, y: float, room: float) -> str:
    """What a sector shows, as large as there is room."""
    at = moved(x, y, min(1.0, room / 40))
    if kind == names.CROSS:
        lines = "M-8-8 8 8M8-8-8 8"
        cross = svg.tag("path", class_="cross-under", d=lines) + svg.tag("path", class_="cross", d=lines)
        return svg.group(cross, transform=at)
    if kind == names.BLACK:
        return svg.group(svg.tag("circle", class_="black-ball", r=13), transform=at)
    if kind == names.RED:
        return svg.group(red_ball(14), transform=at)
    if kind == names.DRAWING:
        return svg.use("gk-face", transform=moved(x, y, min(1.15, room / 30)))
    wide = 0.62 * len(str(kind))
    size = min(28.0, room / wide * 0.8)
    return svg.text(str(kind), x, y + size * 0.35, class_="result", font_size=size)


def red_ball(radius: float) -> str:
    rings = svg.tag("circle", class_="red-ball", r=radius)
    return rings + svg.tag("circle", class_="red-ring", r=radius / 2)


@cache
def glow() -> str:
    """All four bands may be declared."""
    x, y = CENTRE
    rings = [svg.tag("circle", class_="halo", cx=x, cy=y, r=radius) for radius in RADII]
    return svg.group(*rings, id="bands-glow", class_="bands-glow quiet may")


@cache
def veil(chosen: int) -> str:
    """The bands that do not count, and a ring around the one that does."""
    x, y = CENTRE
    hidden = [wedge(RADII[b + 1], RADII[b], 0, 360) for b in range(names.BANDS) if b != chosen]
    rings = [
        svg.tag("circle", class_=kind, cx=x, cy=y, r=radius)
        for radius in RADII[chosen : chosen + 2]
        for kind in ("halo-under", "halo")
    ]
    ring = svg.group(*rings, class_="chosen")
    return svg.group(svg.tag("path", class_="veil", d="".join(hidden)), ring, id="band-chosen", class_="quiet")


@lru_cache(1_000)
def result(band: int, sector: Sector) -> str:
    """The sector last spun; not while the next spin is under way."""
    shape = outline(band, sector)
    lines = [svg.tag("path", class_=kind, d=shape) for kind in ("hit-under", "hit")]
    return svg.group(*lines, id="result", class_="quiet", data_after="")


@lru_cache(1_000)
def arrow(spins: int, angle: float) -> str:
    """T2a: a sighting rule that leaves all four results readable; it turns three times and more for every spin."""
    rails = "M-21-44V-238M21-44V-238"
    pointer = [
        svg.tag("path", class_="arrow-under", d=rails),
        svg.tag("path", class_="arrow-rail", d=rails),
        svg.tag("path", class_="arrow-head", d="M-30-236H30L0-262Z"),
        svg.tag("path", class_="arrow-head", d="M-24-32Q0-48 24-32L17 8 6 14V34L14 46 0 41-14 46-6 34V14L-17 8Z"),
        svg.tag("circle", class_="pivot", r=9),
    ]
    turned = svg.number(float(1080 * spins + angle))
    needle = svg.group(*pointer, id="arrow", class_="arrow", transform=f"rotate({turned})")
    return svg.group(needle, id="needle", class_="quiet", transform=svg.place(*CENTRE))
