"""Below the board, in pixels of the page: the recruits of the side that plays, with march and sum; all scores."""

from __future__ import annotations

from functools import cache, lru_cache

from caracole.games.glorreiche import names
from caracole.games.glorreiche.phases import marching
from caracole.games.glorreiche.picture.pieces import chip_at
from caracole.games.glorreiche.picture.plan import ROMAN
from caracole.games.glorreiche.picture.reach import Reach
from caracole.games.glorreiche.picture.scene import SIDES, Scene, Standing
from caracole.kernel import emblems, svg
from caracole.kernel.picture import layer

WIDE = (1040.0, 78.0)
PHONE = 370.0
CARD = (126.0, 54.0)
"""Width and height of a recruit's card."""
GAP = 6.0
LEFT, NARROW = 1.0, 8.0
"""Before the first card, on a wide and on a narrow screen."""
TOP = 22.0
"""Below the line that says whose recruits these are."""


def size(each: int, *, wide: bool) -> tuple[float, float]:
    """By how many recruits a side has."""
    return WIDE if wide else (PHONE, TOP + (rows(each) + 1) * (CARD[1] + GAP) + 2)


def rows(each: int) -> int:
    """On a narrow screen, three in a row."""
    return -(-each // 3)


# --- the recruits -----------------------------------------------------------------------------------


@layer("turn", "cell", "slot", "piles", "clickable", "reaches", "chosen", "moved", "pointed")
def recruits(scene: Scene) -> svg.Node:
    """My six: how far each may march and why; those that may not, with the reason in a word."""
    first, each = scene.turn * scene.state.terms.each, scene.state.terms.each
    cards = [card(scene, first + number, number) for number in range(each)]
    whose = headed(scene.say("recruits", side=scene.colour(SIDES[scene.turn])), left(scene))
    head = svg.pieces(whose, told_sum(scene), id="dock-head")
    return svg.pieces(head, *cards, id="recruits", class_=SIDES[scene.turn])


@lru_cache(100)
def headed(words: str, x: float) -> str:
    return svg.text(words, x, 14, class_="head start")


def left(scene: Scene) -> float:
    return LEFT if scene.wide else NARROW


@cache
def place(number: int, *, wide: bool) -> tuple[float, float, float]:
    """Left, top and width of a card: one row, on a narrow screen two."""
    if wide:
        return LEFT + number * (CARD[0] + GAP), TOP, CARD[0]
    row, column = divmod(number, 3)
    width = (PHONE - 16 - 2 * GAP) / 3
    return NARROW + column * (width + GAP), TOP + row * (CARD[1] + GAP), width


def card(scene: Scene, recruit: int, number: int) -> str:
    key = scene.key(recruit)
    most = scene.far.get(recruit)
    return card_at(
        place(number, wide=scene.wide),
        scene.side(recruit),
        key,
        tuple(marches(scene, recruit, most)) if most else (why(scene, recruit),),
        free=recruit in scene.clickable,
        chosen=scene.chosen == f"recruit-{key}",
    )


@lru_cache(20_000)
def card_at(
    at: tuple[float, float, float], side: str, key: str, lines: tuple[str, ...], *, free: bool, chosen: bool
) -> str:
    """How far it may march, and why so far; or the word why it may not."""
    x, y, width = at
    kinds = (("dock-most", 24), ("dock-word", 42)) if len(lines) == 2 else (("dock-word", 32),)
    return svg.group(
        svg.tag("rect", class_="dock-card", width=width, height=CARD[1], rx=8),
        svg.group(
            emblems.plate(side, 0, 0, 1.05, 1.05),
            svg.text(key.rpartition("-")[2], 0, 5.5, class_="dock-no"),
            transform="translate(21 27)",
        ),
        svg.group(
            *(svg.text(words, 42, y, class_=f"{kind} start") for words, (kind, y) in zip(lines, kinds, strict=True)),
            id=f"dock-words-{key}",
        ),
        id=f"dock-{key}",
        class_=f"dock{' may' if free else ' idle'}{' chosen' if chosen else ''}",
        data_for=f"recruit-{key}",
        transform=svg.place(x, y),
    )


def marches(scene: Scene, recruit: int, most: int) -> list[str]:
    """+12, rank × height × base."""
    state, cell = scene.state, scene.cell[recruit]
    parts = marching.rank(state, cell), marching.level(state, recruit), marching.base(state, recruit)
    return [f"+{most}", " × ".join(map(str, parts))]


def why(scene: Scene, recruit: int) -> str:
    """Why it has no march: home, waiting, covered, or marched already."""
    cell = scene.cell[recruit]
    if cell == names.HOME:
        return scene.say("at-home", slot=ROMAN[scene.slot[recruit]])
    if cell == names.YARD:
        return scene.say("waits")
    if scene.piles[cell][-1] != recruit:
        return scene.say("covered")
    return scene.say("moved") if scene.moved[recruit] else scene.say("stays")


def told_sum(scene: Scene) -> str:
    """The sum of the march in focus in words."""
    reach = scene.pointed
    if reach is None:
        return ""
    x = left(scene) + (300 if scene.wide else PHONE - 16)
    return svg.tag("text", equation(scene, reach), x=x, y=14, class_=f"dock-sum {'start' if scene.wide else 'end'}")


def equation(scene: Scene, reach: Reach) -> str:
    """rank 4 × height 2 × base 3 = 24"""
    parts = (("rank", reach.rank), ("height", reach.level), ("base", reach.base))
    factors = [
        svg.written(scene.say(word)) + " " + svg.tag("tspan", str(value), class_="bold") for word, value in parts
    ]
    return " × ".join(factors) + " = " + svg.tag("tspan", str(reach.most), class_="total")


# --- how everybody stands ---------------------------------------------------------------------------


@layer("standings", "winners", "turn")
def scores(scene: Scene) -> svg.Node:
    """Points, recruits at home, chips; a laurel for who has won."""
    players = len(scene.standings)
    if scene.wide:
        start = left(scene) + scene.state.terms.each * (CARD[0] + GAP) + 8
        width = min(150.0, (WIDE[0] - 2 - start - GAP * (players - 1)) / players)
        top = TOP
    else:
        start, top = left(scene), TOP + rows(scene.state.terms.each) * (CARD[1] + GAP) + 2
        width = (PHONE - 16 - GAP * (players - 1)) / players
    plaques = [plaque(scene, player, start + player * (width + GAP), top, width) for player in range(players)]
    return svg.pieces(*plaques, id="scores")


def plaque(scene: Scene, player: int, x: float, top: float, width: float) -> str:
    tally, key, all_ = scene.standings[player], SIDES[player], scene.state.terms.each
    home = scene.say("count", home=tally.arrived, all=all_)
    return plaque_at(
        (x, top, width), key, tally, all_, f"{scene.colour(key)}: {home}", " ".join(standing(scene, player))
    )


@lru_cache(2_000)
def plaque_at(at: tuple[float, float, float], key: str, tally: Standing, all_: int, called: str, kinds: str) -> str:
    x, top, width = at
    slots = " ".join(ROMAN[slot] for slot in tally.slots)
    return svg.group(
        svg.title(f"{called}{', ' if slots else ''}{slots}"),
        svg.tag("rect", class_="plaque", width=width, height=CARD[1], rx=8),
        laurel(22, 27) if kinds == "won" else "",
        emblems.badge(key, 22, 27, 13),
        svg.text(
            str(tally.score), 44, 24, id=f"score-{key}", class_="score start", data_counts=f"score-{key}", data_gains=""
        ),
        svg.text(f"{tally.arrived} / {all_}", 44, 43, id=f"slots-{key}", class_="dock-word start"),
        svg.text("×2", width - 8, 20, id=f"twice-{key}", class_="twice end") if tally.doubles else "",
        *(chip_at(value, width - 17 - 22 * place, 40, 0.5) for place, value in enumerate(reversed(tally.chips))),
        id=f"player-{key}",
        class_=f"player {key} {kinds}".rstrip(),
        transform=svg.place(x, top),
    )


def won(scene: Scene, player: int) -> bool:
    return scene.winners is not None and player in scene.winners


def standing(scene: Scene, player: int) -> list[str]:
    if scene.winners is not None:
        return ["won"] if won(scene, player) else []
    return ["turn"] if player == scene.turn else []


def laurel(x: float, y: float) -> str:
    """Two branches around the badge of a winner, open at the top."""
    leaves = []
    for side in (-1, 1):
        for angle in range(35, 170, 27):
            turned = f"rotate({side * angle}) translate(0 15) rotate({side * -58}) scale(.6)"
            leaves.append(svg.tag("path", d="M0-1C5 1 6 8 0 14-6 8-5 1 0-1Z", transform=turned))
    return svg.group(*leaves, class_="laurel", transform=svg.place(x, y))
