"""A card for each band: which ring of the spinner it is, its odds as a bar, its risk and its moves."""

from __future__ import annotations

from caracole.games.generalowsky import names
from caracole.games.generalowsky.actions import RANGES
from caracole.games.generalowsky.events import BANDS
from caracole.games.generalowsky.narrate import risk
from caracole.games.generalowsky.picture.marks import pip
from caracole.games.generalowsky.picture.scene import Scene
from caracole.games.generalowsky.picture.track import moved
from caracole.games.generalowsky.picture.wheel import red_ball
from caracole.kernel import emblems, svg
from caracole.kernel.picture import layer

WIDTH, HEIGHT = 170.5, 184.0
BAR = 146.5
ORDER = {names.CROSS: -2, names.BLACK: -1}
"""Bad results come first in the bar."""


@layer("phase", "band", "bands", "focus", "mover")
def cards(scene: Scene) -> str:
    drawn = [card(scene, band) for band in range(names.BANDS)]
    return svg.group(*drawn, id="panel-bands")


def card(scene: Scene, band: int) -> str:
    colour = BANDS[band]
    walks = bool(steps(scene, band))
    swatch = svg.tag("rect", class_="sector", x=70, y=45, width=54 if walks else 84, height=14, rx=3)
    return svg.group(
        svg.title(scene.view.game.narrate.label(scene.view, RANGES.write("declare", band), scene.language)),
        svg.tag("rect", class_="card", width=WIDTH, height=HEIGHT, rx=8),
        *rings(band),
        svg.text(scene.say("band", band=colour), 70, 34, class_="band-name start"),
        swatch,
        pip(colour, 146, 52) if walks else "",
        *bar(scene, band),
        svg.text(scene.say("risk", risk=risk(scene.state, band)), 12, 140, class_="risk start"),
        reward(scene, band),
        declared(scene, band),
        id=f"choose-{colour}",
        class_=" ".join(["choice", "band", colour, *standing(scene, band)]),
        transform=svg.place(10 + band * 176.5, 4),
    )


def standing(scene: Scene, band: int) -> list[str]:
    found = ["focus"] if scene.focus == f"choose-{BANDS[band]}" else []
    if scene.state.phase == "declaring":
        return [*found, "may"]
    if scene.band is not None:
        return [*found, "picked" if scene.band == BANDS[band] else "passed"]
    return found


def rings(band: int) -> list[str]:
    """A small spinner with one ring blackened, readable in grey."""
    return [
        svg.tag("circle", class_="mini on" if ring == band else "mini", cx=37, cy=38, r=25 - 6 * ring)
        for ring in range(names.BANDS)
    ]


def results(scene: Scene, band: int) -> list[tuple[int, int]]:
    """What the band shows, and on how many sectors."""
    terms = scene.state.terms
    places = range(band * names.KINDS, band * names.KINDS + terms.count[band])
    return sorted(((terms.kind[p], terms.sectors[p]) for p in places), key=lambda told: ORDER.get(told[0], told[0]))


def steps(scene: Scene, band: int) -> list[int]:
    """The numbers of the band, ascending."""
    return [kind for kind, _ in results(scene, band) if names.CROSS < kind < names.BLACK]


def bar(scene: Scene, band: int) -> list[str]:
    """The odds as lengths, dark for exile, a tick for every sector."""
    told = results(scene, band)
    total = sum(count for _, count in told)
    found, start = [], 12.0
    for kind, count in told:
        wide = BAR * count / total
        found.append(stretch(kind, count if total <= 24 else 1, start, wide))
        start += wide
    return found


def stretch(kind: int, count: int, left: float, wide: float) -> str:
    bad = kind in ORDER
    ticks = "".join(f"M{svg.number(left + wide * i / count)} 106v6" for i in range(1, count))
    drawn = svg.tag("rect", class_="odds bad" if bad else "odds sector", x=left, y=76, width=wide, height=36)
    if ticks:
        drawn += svg.tag("path", class_="tick light" if bad else "tick", d=ticks)
    return drawn + mark(kind, left + wide / 2, 92, wide)


def mark(kind: int, x: float, y: float, wide: float) -> str:
    """What a stretch of the bar stands for, if it fits."""
    size = min(1.0, wide / 22)
    if kind == names.CROSS:
        return svg.tag("path", class_="bar-cross", d="M-6.5-6.5 6.5 6.5M6.5-6.5-6.5 6.5", transform=moved(x, y, size))
    if kind == names.BLACK:
        return svg.tag("circle", class_="black-ball", r=8 * size, cx=x, cy=y)
    if kind == names.DRAWING:
        return svg.use("gk-face", transform=moved(x, y, 0.7 * size))
    if kind == names.RED:
        return svg.group(red_ball(9), transform=moved(x, y, size))
    if wide < 10.5 * len(str(kind)):
        return ""
    return svg.text(str(kind), x, y + 7, class_="bar-no")


def reward(scene: Scene, band: int) -> str:
    """The shortest and longest move; where there is none, the odds of the drawing and of the red ball."""
    told, moves = results(scene, band), steps(scene, band)
    if not moves and any(kind >= names.DRAWING for kind, _ in told):
        return prizes(told)
    least, most = (1 if scene.state.terms.up_to else moves[0], moves[-1]) if moves else (0, 0)
    message = "range-one" if moves and least == most else "range"
    words = scene.say(message, least=least, most=most)
    return svg.text(words, 12, 166, class_="reward start")


def prizes(told: list[tuple[int, int]]) -> str:
    total = sum(count for _, count in told)
    percent = {kind: f"{(200 * count + total) // (2 * total)} %" for kind, count in told}
    drawn = []
    if names.DRAWING in percent:
        drawn.append(svg.use("gk-face", transform=moved(22, 160, 0.72)))
        drawn.append(svg.text(percent[names.DRAWING], 37, 166, class_="reward small start"))
    if names.RED in percent:
        drawn.append(svg.group(red_ball(10), transform=moved(103, 160)))
        drawn.append(svg.text(percent[names.RED], 118, 166, class_="reward small start"))
    return svg.group(*drawn)


def declared(scene: Scene, band: int) -> str:
    """B2: whose band this is, until the arrow is spun."""
    users = [general for general in scene.generals if scene.state.band[general] == band + 1]
    badges = [emblems.badge(scene.side(g), WIDTH - 24 - 32 * i, 152, 15) for i, g in enumerate(users)]
    return svg.group(*badges, id=f"declared-{BANDS[band]}", class_="quiet") if badges else ""
