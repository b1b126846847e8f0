"""Medals: the pot at Moscow and a chest board for each general."""

from __future__ import annotations

from functools import cache, lru_cache
from textwrap import wrap
from typing import NamedTuple

from caracole.games.generalowsky import names, position
from caracole.games.generalowsky.medals import needed, plain
from caracole.games.generalowsky.medals import standing as worth
from caracole.games.generalowsky.picture.plan import COAT, Layout
from caracole.games.generalowsky.picture.scene import Scene
from caracole.games.generalowsky.picture.track import moved, squeezed
from caracole.kernel import emblems, svg
from caracole.kernel.picture import layer

TUNIC = "M22 128V48C22 30 34 20 56 16L92 8H138L174 16C196 20 208 30 208 48V128Z"
LAPEL = "M92 8L115 44 138 8 146 12 118 58H112L84 12Z"
EPAULETTE = "M-10 4Q-10-10 8-12L28-14Q32-6 26 2Z"
FRINGE = "M-8 4v9M-3 4v10M2 4v10M7 3v10M12 3v9"
STAR = (
    "M0-13L2.4-5.7 9.2-9.2 5.7-2.4 13 0 5.7 2.4 9.2 9.2 2.4 5.7 0 13-2.4 5.7-9.2 9.2-5.7 2.4-13 0-5.7-2.4-9.2-9.2"
    "-2.4-5.7Z"
)
PLACES = [(77.0 + 27 * column, 84.0 + 28 * row) for row in range(2) for column in range(5)]
"""Ten plain medals; the star has a place of its own."""
MOST_SHOWN = 20
"""Medals of the pot that are drawn; the number tells the rest."""


def defs() -> str:
    medal = [
        svg.tag("path", class_="gk-ribbon", d="M-5-13H5L3.2-4H-3.2z"),
        svg.tag("circle", class_="gk-medal", r=9),
        svg.tag("circle", class_="gk-relief", r=6.2),
        svg.tag("path", class_="gk-relief", d="M-3 0H3M0-3V3"),
    ]
    star = svg.tag("path", class_="gk-star", d=STAR) + svg.tag("circle", class_="gk-relief", r=4.2)
    return svg.group(*medal, id="gk-medal") + svg.group(star, id="gk-star")


# --- the pot ---------------------------------------------------------------------------------------


@layer("pot")
def pot(scene: Scene) -> svg.Node:
    """P3, T10: the medals lying at Moscow."""
    count = scene.pot
    shown = min(count, MOST_SHOWN)
    medals = [pot_medal(place, crowded=shown > 10) for place in range(shown)]
    return svg.pieces(
        *medals,
        svg.text(str(count), 698, 748, id="pot-no", class_="pot-no end"),
        svg.text(scene.say("pot"), 690 - 24 * len(str(count)), 740, id="pot-name", class_="place end"),
        id="pot",
        class_="quiet",
        transform=moved(-366, -786) if scene.turned else None,
    )


@cache
def pot_medal(place: int, *, crowded: bool) -> str:
    """Rows of ten with a gap after five; two rows of smaller ones."""
    row, column = divmod(place, 10)
    gap = 9 if column >= 5 else 0
    x = 690 - column * (27 if crowded else 30.5) - gap
    y = 784 - row * 22 if crowded else 780
    use = svg.use("gk-medal", transform=moved(0, 0, 0.85 if crowded else 1.18))
    return svg.group(use, id=f"pot-medal-{place + 1}", class_="medal moves", transform=svg.place(x, y))


# --- the chests ------------------------------------------------------------------------------------


@layer("medals", "phase", "turn", "winners", "mover", "decides", "focus", "piles", "space")
def chests(scene: Scene) -> svg.Node:
    boards = [chest(scene, general) for general in scene.generals]
    return svg.pieces(*boards, id="panel-chests")


def chest(scene: Scene, general: int) -> str:
    stack = scene.stack(general)
    dressed = Dressed(
        scene.side(general),
        general + 1,
        scene.medals[general],
        numbered=scene.double and not scene.layout.small,
        hat=len(stack) > 1 and stack[-1] == general,
    )
    lines = scene.name(general), scene.say("medals", count=scene.medals[general]), scene.standing(general)
    return chest_at(scene.layout, dressed, lines, tuple(standing(scene, general)), signed(scene, general))


class Dressed(NamedTuple):
    """What a general wears."""

    side: str
    key: int
    medals: int
    numbered: bool
    hat: bool


@lru_cache(20_000)
def chest_at(sheet: Layout, who: Dressed, lines: tuple[str, str, str], kinds: tuple[str, ...], sign: str) -> str:
    """P1, W1: a row with a coat of eleven places, and beside it who it is, how many medals, and where he stands."""
    width, height = sheet.chests.size
    scale, key = sheet.coat / COAT[0], who.key
    coat = svg.group(
        svg.group(*tunic(who.side), id=f"tunic-{key}"),
        svg.group(*worn(who), id=f"worn-{key}", data_comes="pot", data_cue="coin"),
        id=f"coat-{key}",
        transform=moved(6 - 12 * scale, (height - COAT[1] * scale) / 2, scale),
    )
    name, medals, where = lines
    return svg.group(
        svg.title(f"{name}: {medals}, {where}"),
        svg.tag("rect", class_="board", width=width, height=height, rx=6),
        coat,
        svg.group(*facts(sheet, *lines), id=f"facts-{key}"),
        tag(sign, key, 6 + sheet.coat / 2, height) if sign else "",
        id=f"chest-{key}",
        class_=" ".join(["chest", who.side, *kinds]),
        transform=svg.place(*sheet.chests.at(key - 1)),
    )


def facts(sheet: Layout, name: str, medals: str, where: str) -> list[str]:
    """Name and medals; below them where he stands and with whom, in two lines where there is room."""
    left, (width, height) = 16 + sheet.coat, sheet.chests.size
    room = width - left - 6
    lines = where.split(", ")[:1] if sheet.phone else wrap(where, int(room / 6.2))[:2]
    top = height / 2 - 9 - 7.5 * len(lines)
    return [
        svg.text(name, left, top + 6, class_="who start"),
        svg.text(medals, left, top + 25, class_="points start", **squeezed(medals, room, 15)),
        *(svg.text(line, left, top + 42 + 15 * i, class_="where start") for i, line in enumerate(lines)),
    ]


def standing(scene: Scene, general: int) -> list[str]:
    """Who moves, who decides for him, who may be told to move first, who has won."""
    found = ["focus"] if scene.focus in (f"chest-{general + 1}", f"general-{general + 1}") else []
    if scene.phase == "ordering" and position.owner(scene.state, general) == scene.turn:
        return [*found, "may", "first"]
    if scene.view.over:
        outcome = scene.view.outcome
        return [*found, "won"] if outcome and position.owner(scene.state, general) in outcome.winners else found
    found += ["turn"] if general == scene.mover else []
    return [*found, "commands"] if general == scene.decides and general != scene.mover else found


def tunic(side: str) -> list[str]:
    epaulette = svg.tag("path", class_="epaulette", d=EPAULETTE) + svg.tag("path", class_="fringe", d=FRINGE)
    return [
        svg.tag("path", class_="tunic", d=TUNIC),
        svg.tag("path", d=TUNIC, fill=emblems.hatch(side)),
        svg.tag("path", class_="lapel", d=LAPEL),
        svg.group(epaulette, transform="translate(22 34)"),
        svg.group(epaulette, transform="translate(208 34) scale(-1 1)"),
        svg.tag("circle", class_="side-ground", cx=58, cy=44, r=17.5),
        emblems.emblem(side, 58, 44, 1.25),
    ]


def worn(who: Dressed) -> list[str]:
    """The count on a plate, the star, the plain medals and the places left."""
    count, key = who.medals, who.key
    ready = min(plain(count), len(PLACES))
    number = svg.tag("rect", class_="plate", x=148, y=28, width=50, height=34, rx=5)
    found = [
        number,
        svg.text(str(count), 173, 55, id=f"medals-{key}", class_="count", data_counts=key, data_gains="more"),
    ]
    found.insert(0, svg.tag("circle", class_="empty", cx=44, cy=94, r=13))
    if count >= names.STAR:
        star = svg.use("gk-star", transform="scale(1.22)")
        found.append(svg.group(star, id=f"star-{key}", class_="medal moves", transform=svg.place(44, 94)))
    for place, (x, y) in enumerate(PLACES):
        if place < ready:
            use = svg.use("gk-medal")
            found.append(svg.group(use, id=f"medal-{key}-{place + 1}", class_="medal moves", transform=svg.place(x, y)))
        else:
            found.append(svg.tag("circle", id=f"room-{key}-{place + 1}", class_="empty", cx=x, cy=y, r=7.5))
    if who.numbered:
        disc = svg.tag("circle", class_="disc", cx=82, cy=28, r=12) + svg.text(str(key), 82, 35, class_="disc-no")
        found.insert(0, disc)
    if who.hat:
        found.append(svg.use("gk-hat", id=f"hat-{key}", transform="translate(115 19) scale(1.05)"))
    return found


def signed(scene: Scene, general: int) -> str:
    """A word on the coat: the Marshal, or the choice of who moves first."""
    state = scene.state
    if scene.phase == "ordering" and position.owner(state, general) == scene.turn:
        return scene.say("first")
    return scene.say("marshal") if scene.view.over and is_marshal(scene, general) else ""


def tag(words: str, key: int, x: float, height: float) -> str:
    half = 8 + 3.8 * len(words)
    shape = svg.tag("rect", x=-half, y=-10, width=2 * half, height=20, rx=10)
    label = svg.text(words, 0, 4.5, class_="tag-text small")
    return svg.group(shape, label, id=f"sign-{key}", class_="tag quiet", transform=moved(x, height - 11))


def is_marshal(scene: Scene, general: int) -> bool:
    """W2, B3: the fullest chest of a player who has what makes a Marshal."""
    state = scene.state
    enough = worth(state, position.owner(state, general)) >= needed(state)
    return enough and state.medals[general] >= most(scene, general)


def most(scene: Scene, general: int) -> int:
    """The medals of the fullest chest of the same player."""
    state = scene.state
    return max(state.medals[g] for g in scene.generals if position.owner(state, g) == position.owner(state, general))
