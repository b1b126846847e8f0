"""The board: paper, exile, Moscow's pot, the ring with its numbers, Siberia and Moscow."""

from __future__ import annotations

from functools import cache, lru_cache
from html import escape

from caracole.games.generalowsky.picture.plan import (
    CENTRE,
    INNER,
    OUTER,
    RING_BOX,
    Point,
    Ring,
    berth,
    written,
)
from caracole.games.generalowsky.picture.scene import Scene
from caracole.kernel import svg
from caracole.kernel.picture import layer

BERTH = "M-27 4C-27-13.2-22.1-17 0-17S27-13.2 27 4 22.1 25 0 25-27 21.2-27 4Z"
TOWERS = (
    "M-30 20V2h6v-5h5v5h8V20M30 20V2h-6v-5h-5v5h-8V20M-11 20V-4H11V20ZM-11-4C-16-12-8-17-1-27V-32M1-27C8-17 16-12 11-4Z"
    "M-24-3C-27-8-23-11-21.5-16-20-11-16-8-19-3ZM19-3C16-8 20-11 21.5-16 23-11 27-8 24-3ZM-4 20V9a4 4 0 0 1 8 0V20"
    "M0-29V-37M-3-34H3"
)


def defs() -> str:
    fir = svg.tag("path", class_="gk-ground", d="M0-24L7-12H4L10-2H-10L-4-12H-7ZM0-2V5M-3-14l3 2M-5-4l4 1M2-5l3 1")
    wood = [svg.use("gk-fir", transform=moved(x, y, s)) for x, y, s in ((-18, 6, 0.9), (4, 14, 1), (24, 6, 0.8))]
    return (
        svg.group(fir, id="gk-fir")
        + svg.group(*wood, id="gk-wood")
        + svg.group(svg.tag("path", class_="gk-ground", d=TOWERS), id="gk-towers")
    )


def moved(x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """The value of `transform` for something that stays where it is."""
    size = f" scale({svg.number(float(scale))})" if scale != 1 else ""
    turned = f" rotate({svg.number(float(turn))})" if turn else ""
    return f"translate({svg.number(float(x))} {svg.number(float(y))}){turned}{size}"


def turned(scene: Scene, x: float, y: float) -> Point:
    """A place beside the ring, or across from it for who sits on the other side."""
    return (2 * CENTRE[0] - x, 2 * CENTRE[1] - y) if scene.turned else (x, y)


def squeezed(words: str, room: float, size: float) -> dict[str, svg.Value]:
    """Words that a language makes too long are set closer rather than cut."""
    if len(words) * size * 0.47 <= room:
        return {}
    return {"textLength": room, "lengthAdjust": "spacingAndGlyphs"}


@layer()
def background(scene: Scene) -> str:
    """Under everything on one sheet; in a page only the board's share of it is seen."""
    (left, top, _), (width, height) = scene.layout.places[0], scene.layout.size
    paper = svg.tag("rect", class_="paper", x=-left, y=RING_BOX[1] - top, width=width, height=height)
    return svg.ground(svg.group(paper, id="background"))


@layer()
def zones(scene: Scene) -> str:
    """P3, P4: the places beside the track, for exiles and for the medals at Moscow."""
    left = "M10 560Q10 548 22 560C60 640 150 716 344 722V788Q344 796 336 796H18Q10 796 10 788Z"
    right = "M710 560Q710 548 698 560C660 640 570 716 376 722V788Q376 796 384 796H702Q710 796 710 788Z"
    around = f"rotate(180 {svg.number(CENTRE[0])} {svg.number(CENTRE[1])})" if scene.turned else None
    firs = [
        svg.use("gk-fir", transform=moved(*turned(scene, x, y), s))
        for x, y, s in ((30, 632, 1), (56, 658, 0.8), (28, 660, 0.7))
    ]
    x, y = turned(scene, 92, 712)
    drawn = svg.group(
        svg.tag("path", id="exile", class_="zone", d=left, transform=around),
        svg.tag("path", id="moscow-pot", class_="zone pot", d=right, transform=around),
        *firs,
        *(berths(scene)),
        svg.text(scene.say("exile"), x, y + 6 * scene.turned, class_="place end" if scene.turned else "place start"),
        id="zones",
    )
    return svg.ground(drawn)


def berths(scene: Scene) -> list[str]:
    spots = [berth(general, turned=scene.turned) for general in scene.generals]
    return [svg.tag("path", class_="berth", d=BERTH, transform=moved(x, y - 9)) for x, y in spots]


@layer("piles", "targets")
def track(scene: Scene) -> svg.Node:
    """P2: the ring of spaces along the edge of the board, the arrow's place in its centre."""
    ring, moscow = scene.ring, scene.state.terms.moscow
    held, may = scene.piles, scene.targets
    spaces = [
        space(ring, number, moscow, held=number in held, may=number in may and number not in held)
        for number in range(ring.length)
    ]
    return svg.pieces(*spaces, *rims(), id="track")


@cache
def rims() -> list[str]:
    x, y = CENTRE
    circles = (("rim", OUTER + 1), ("rim", INNER - 1), ("ticks", INNER - 8), ("rim fine", INNER - 13))
    return [
        svg.tag("circle", class_=kind, cx=x, cy=y, r=radius) for kind, radius in (*circles, ("rim fine", OUTER + 5))
    ]


@lru_cache(20_000)
def space(ring: Ring, number: int, moscow: int, *, held: bool, may: bool) -> str:
    """One space; held by a pile, a click on it is one on the pile."""
    shade = "moscow" if number == moscow else "siberia" if not number else ("even", "odd")[number % 2]
    kind = f"space {shade}{' may' if may else ''}"
    pile = f"pile-{number}" if held else None
    return svg.tag("path", id=f"space-{number}", class_=kind, d=ring.outline(number), data_for=pile)


@layer("phase", "targets", "piles")
def strides(scene: Scene) -> str:
    """T4, stride=up_to: a ring around each empty space that may be walked to."""
    if scene.state.phase != "striding":
        return ""
    spaces = sorted(scene.targets - scene.piles.keys())
    rings = [
        svg.tag("path", class_=kind, d=scene.ring.outline(space)) for space in spaces for kind in ("halo-under", "halo")
    ]
    return svg.group(*rings, id="strides", class_="ring may quiet")


@layer("piles")
def numbers(scene: Scene) -> svg.Node:
    """Every number, or on a long track every fifth; where somebody stands it is written later, on top."""
    labels = [number(scene, space, "no") for space in numbered(scene) if space not in scene.piles]
    return svg.pieces(*labels, id="numbers")


@layer("piles")
def numbers_over(scene: Scene) -> svg.Node:
    labels = [number(scene, space, "no over") for space in numbered(scene) if space in scene.piles]
    return svg.pieces(*labels, id="numbers-over", class_="quiet")


def numbered(scene: Scene) -> list[int]:
    every = 1 if scene.ring.length <= 36 else 5
    spaces = range(scene.ring.length)
    return [space for space in spaces if space % every == 0 or space == scene.state.terms.moscow]


def number(scene: Scene, space: int, kind: str) -> str:
    return number_at(space, kind, scene.ring.number(space) if kind == "no" else clear(scene, space))


@lru_cache(20_000)
def number_at(space: int, kind: str, at: Point) -> str:
    x, y = at
    bold = " five" if space % 5 == 0 else ""
    return svg.text(str(space), x, y, id=f"{kind.replace(' ', '-')}-{space}", class_=kind + bold)


def clear(scene: Scene, space: int) -> Point:
    """The place of the number; beside the pile where the pile hides it."""
    x, y = scene.ring.number(space)
    base_x, base_y = scene.base(space)
    size = scene.ring.scale
    tall = len(scene.piles[space])
    top = base_y - (tall - 1) * scene.level(space) - (66 if tall > 1 else 38) * size
    if abs(x - base_x) < 30 * size and top < y < base_y + 34 * size:
        return base_x + (43 if base_x >= CENTRE[0] else -43) * size, base_y + 6
    return x, y


@layer()
def places(scene: Scene) -> str:
    """The Siberia space and Moscow: a small drawing, and the name along the rim where there is room."""
    moscow = scene.state.terms.moscow
    drawn = [landmark(scene, moscow, "towers", 0.64), name(scene, moscow, "moscow")]
    if moscow:
        drawn += [landmark(scene, 0, "wood", 0.8), name(scene, 0, "siberia")]
    return svg.ground(svg.group(*drawn, id="landmarks", class_="quiet"))


def landmark(scene: Scene, space: int, symbol: str, scale: float) -> str:
    x, y = scene.ring.around(scene.ring.middle(space), 308)
    size = scale * min(1.0, scene.ring.scale * 1.2)
    return svg.use(f"gk-{symbol}", transform=moved(x, y, size))


def name(scene: Scene, space: int, place: str) -> str:
    if scene.ring.length > 26:
        return ""
    ring = scene.ring
    start, end = ring.middle(space) - 9, ring.middle(space) + 9
    seen = (start + 180 * ring.turned) % 360
    if seen < 90 or seen > 270:
        path = f"M{written(ring.around(end, 337))}{ring.arc(337, end, start)}"
    else:
        path = f"M{written(ring.around(start, 328))}{ring.arc(328, start, end)}"
    words = svg.tag("textPath", escape(scene.say(place)), href=f"#along-{place}", startOffset="50%")
    return svg.tag("path", id=f"along-{place}", d=path, fill="none") + svg.tag("text", words, class_="landmark")


@layer()
def ornament(scene: Scene) -> str:
    rose = [
        svg.tag("circle", class_="engraved faint", r=36),
        svg.tag("circle", class_="engraved faint", r=30),
        svg.tag("path", class_="gk-ground", d="M0-44L7-7 44 0 7 7 0 44-7 7-44 0-7-7Z"),
        svg.tag("path", class_="engraved", d="M0-44V44M-44 0H44M-7-7 7 7M-7 7 7-7"),
    ]
    title = svg.text("Generalowsky", 706, 28, class_="place end")
    lines = svg.tag("path", class_="engraved", d="M582 40H706M612 46H706")
    name = svg.group(title, lines, transform=moved(-540, 684) if scene.turned else None)
    rose_at = moved(*turned(scene, 52, 56))
    return svg.ground(svg.group(svg.group(*rose, transform=rose_at), name, id="ornament", class_="quiet"))
