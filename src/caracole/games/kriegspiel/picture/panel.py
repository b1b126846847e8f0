"""Beside the board: what each arm may still do, turns without a casualty, strengths; the odds of a shot before it is
fired. On a narrow screen the same in two rows below the board, with the handles to turn the chosen plate."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from math import cos, radians, sin
from textwrap import wrap
from typing import NamedTuple

from caracole.games.kriegspiel import board, names
from caracole.games.kriegspiel.odds import Shot, shot_odds
from caracole.games.kriegspiel.phases import firing, moving
from caracole.games.kriegspiel.picture.marks import turns
from caracole.games.kriegspiel.picture.scene import Scene
from caracole.games.kriegspiel.pieces import ARMIES
from caracole.kernel import svg
from caracole.kernel.picture import layer

WIDE = (284.0, 520.0)
PHONE = (370.0, 184.0)
"""Width and height in pixels of a page."""
ROWS = {names.CANNON: 38.0, names.SOLDIER: 96.0, names.CAVALRY: 154.0}
SECOND = 224.0
"""Where the card below the arms begins …"""
THIRD = 390.0
"""… and the one below that."""
BELOW = 54.0
"""On a narrow screen: the row below the arms."""


def size(*, phone: bool) -> tuple[float, float]:
    return PHONE if phone else WIDE


def card(y: float, height: float, *children: str, x: float = 0.5, width: float = WIDE[0], **more: str) -> str:
    """A box with a thin line around it."""
    return svg.group(box(y, height, x, width), *children, **more)


def box(y: float, height: float, x: float = 0.5, width: float = WIDE[0]) -> str:
    return svg.tag("rect", class_="ks-card", x=x, y=y + 0.5, width=width - 1, height=height - 1, rx=8)


# --- the arms ---------------------------------------------------------------------------------------


@layer("budgets", "fired", "firing", "over", "turn", "arm_asked")
def arms(scene: Scene) -> svg.Node:
    """T2, F1, F3: moves left, range and shot of each arm; who commands it the page writes."""
    army = ARMIES[scene.turn]
    if scene.plan.phone:
        boxes = [narrow_arm(scene.say, due(scene, arm), 8 + 96.0 * arm) for arm in ROWS]
        return svg.pieces(*boxes, id="arms", class_=f"ks-{army}")
    rows = [wide_arm(scene.say, due(scene, arm), top) for arm, top in ROWS.items()]
    return svg.pieces(*heads(scene.say), *rows, id="arms", class_=f"ks-{army}")


class Arm(NamedTuple):
    """What is told of an arm of the side to move."""

    turn: int
    arm: int
    left: int
    fired: bool
    firing: bool
    asked: bool
    """Whether it is the arm of the plate in focus."""

    @property
    def kind(self) -> str:
        return "arm now" if self.asked else "arm"


def due(scene: Scene, arm: int) -> Arm:
    fired = has_fired(scene, arm)
    return Arm(scene.turn, arm, moves_left(scene, arm), fired, scene.firing, scene.arm_asked == arm)


@cache
def heads(say: Callable[..., str]) -> list[str]:
    """The card of the arms, and what its columns are."""
    return [
        box(0, SECOND - 10),
        svg.text(say("moves-left"), 14, 24, class_="head start"),
        svg.text(say("range-fire"), WIDE[0] - 14, 24, class_="head end"),
        svg.tag("path", class_="ks-rule", d="M14 96H270M14 154H270"),
    ]


@lru_cache(2_000)
def wide_arm(say: Callable[..., str], of: Arm, top: float) -> str:
    name = names.ARMS[of.arm]
    commander = svg.tag("tspan", "", class_="who", data_commander=f"{of.turn} {name}", id=f"who-{name}")
    called = svg.written(say("arm", arm=name)) + " " + commander
    return svg.group(
        svg.title(told(say, of)),
        sign(of),
        svg.tag("text", called, x=66, y=24, class_="arm-name start"),
        svg.group(*pips(of), id=f"pips-{name}", transform="translate(73 42)"),
        svg.group(*hexes(of.arm), id=f"range-{name}", transform="translate(219 19)"),
        shot_left(of, WIDE[0] - 14, 46, say("ready", state="fired" if of.fired else "may" if of.firing else "one")),
        id=f"budget-{name}",
        class_=of.kind,
        transform=svg.place(0, top),
    )


@lru_cache(2_000)
def narrow_arm(say: Callable[..., str], of: Arm, left: float) -> str:
    name = names.ARMS[of.arm]
    box = svg.tag("rect", class_="ks-card", x=0.5, y=0.5, width=89, height=45, rx=8)
    return svg.group(
        svg.title(told(say, of)),
        box,
        svg.group(sign(of), transform="translate(-7 4) scale(.82)"),
        svg.group(*pips(of, 10), id=f"pips-{name}", transform="translate(42 15)"),
        shot_left(of, 84, 33),
        id=f"budget-{name}",
        class_=of.kind,
        transform=svg.place(left, 0),
    )


def told(say: Callable[..., str], of: Arm) -> str:
    """What a screen reader says: moves left, and the shot."""
    name, used = names.ARMS[of.arm], "yes" if of.fired else "no"
    return f"{say('budget', arm=name, left=of.left, total=moving.budget(of.arm))}. {say('shot', arm=name, used=used)}"


def moves_left(scene: Scene, arm: int) -> int:
    used, moves = scene.budgets
    return moving.budget(arm) - used[arm] if moves else 0


def has_fired(scene: Scene, arm: int) -> bool:
    return bool(scene.fired[arm]) or scene.over


def pips(of: Arm, step: float = 17) -> list[str]:
    """A full pip for each move left, a dashed one for each used; `n2` is the last but one of those left."""
    left, across = of.left, 6.5 if step == 17 else 4.3
    return [
        svg.tag("circle", class_=f"pip n{left - pip}" if pip < left else "pip used", cx=step * pip, cy=0, r=across)
        for pip in range(moving.budget(of.arm))
    ]


def sign(of: Arm) -> str:
    """The figure that stands for an arm."""
    army = ARMIES[of.turn]
    if of.arm == names.CANNON:
        return svg.group(svg.use("ks-fig-cannon"), class_="gun-fig", transform="translate(37 27) scale(.7)")
    kind, scale = ("soldier", 0.86) if of.arm == names.SOLDIER else ("cavalier", 0.86)
    moved = f"translate(35 31) scale({scale})"
    return svg.group(svg.use(f"ks-fig-{kind}-{army}"), class_="figs", transform=moved)


@cache
def hexes(arm: int) -> tuple[str, ...]:
    """F3: the plate, then as many cells as it reaches."""
    kinds = ["own", *(["far"] * firing.reach(arm)), *(["out"] * (names.RANGE - firing.reach(arm)))]
    return tuple(
        svg.tag("path", class_=f"cellet {kind}", d=small_hexagon(14.5 * place)) for place, kind in enumerate(kinds)
    )


def small_hexagon(x: float) -> str:
    corners = [(x + 7.6 * sin(radians(60 * side)), -7.6 * cos(radians(60 * side))) for side in range(6)]
    return f"M{svg.points(corners)}z"


def shot_left(of: Arm, right: float, y: float, words: str = "") -> str:
    """F1: a burst while the arm has not fired this turn; hollow when it has."""
    burst = svg.use(
        "ks-burst", class_="burst", transform=f"translate({svg.number(-6.3 * len(words) - 12.0)} -4) scale(.52)"
    )
    return svg.group(
        burst,
        svg.text(words, 0, 0, class_="ready end") if words else "",
        id=f"shot-{names.ARMS[of.arm]}",
        class_="shot used" if of.fired else "shot",
        transform=svg.place(right, y),
    )


# --- turns without a casualty -----------------------------------------------------------------------


@layer("quiet", "shot", "asked")
def forty(scene: Scene) -> str:
    """E4: how long nobody has fallen; after the end, how it ended. A shot that is aimed takes its place."""
    if scene.shot is not None and not scene.plan.phone:
        return svg.group(id="forty")
    turns, over, winner, _ = scene.quiet
    most = scene.state.terms.draw_after
    if scene.plan.phone:
        return narrow_forty(turns, most)
    if over:
        who = "draw" if winner < 0 else ("french", "english")[winner]
        title, number, sentence = scene.say("winner", who=who), "", scene.say("reason", reason=reason(scene))
    else:
        title, number = scene.say("quiet"), scene.say("of-turns", turns=turns, most=most)
        sentence = scene.say("quiet-why", most=most, then="figures" if scene.state.terms.by_figures else "draw")
    lines = [
        svg.text(line, 14, SECOND + 70 + 17 * at, class_="note start") for at, line in enumerate(wrap(sentence, 40))
    ]
    return card(
        SECOND,
        THIRD - SECOND - 10,
        svg.text(title, 14, SECOND + 28, class_="card-title start"),
        svg.text(number, WIDE[0] - 14, SECOND + 28, class_="figure end"),
        "" if over else scale(turns, most, SECOND + 44),
        *lines,
        id="forty",
    )


def scale(turns: int, most: int, y: float) -> str:
    """A ruler with a mark for each turn, filled as far as it has come."""
    step = (WIDE[0] - 28) / most
    every = 1 if most <= 60 else max(1, most // 40)
    marks = "".join(
        f"M{svg.number(14 + step * mark)} {y:g}v{8 if mark % 10 == 0 else 5}" for mark in range(0, most + 1, every)
    )
    gone = f"M14 {y:g}H{svg.number(14 + step * min(turns, most))}"
    return svg.tag("path", class_="ruler", d=f"M14 {y:g}H270{marks}") + svg.tag("path", class_="passed", d=gone)


def narrow_forty(turns: int, most: int) -> str:
    box = svg.tag("rect", class_="ks-card", x=296.5, y=0.5, width=65, height=45, rx=8)
    return svg.group(
        box,
        svg.text(str(turns), 329, 21, class_="card-title"),
        svg.text(f"/ {most}", 329, 38, class_="note"),
        id="forty",
    )


def reason(scene: Scene) -> str:
    return {names.DEFEAT: "defeat", names.BOTH_UNABLE: "unable", names.NO_CASUALTY: "quiet"}[scene.state.reason]


# --- strengths --------------------------------------------------------------------------------------


@layer("strengths", "shot", "asked")
def strengths(scene: Scene) -> str:
    """What is left of both armies: number and bar, hatched for the English."""
    if scene.plan.phone:
        return svg.group(id="strengths") if scene.pointed in scene.choices else narrow_strengths(scene)
    french, english = scene.strengths
    heads = [
        svg.text(scene.say("army", army="french"), 14, THIRD + 24, class_="head start"),
        svg.text(scene.say("army", army="english"), WIDE[0] - 14, THIRD + 24, class_="head end"),
    ]
    rows = []
    for place, kind in enumerate(("guns", "gunners", "soldiers", "cavaliers")):
        y = THIRD + 48 + 22 * place
        most = max(1, scene.full[place])
        rows += [
            svg.text(str(french[place]), 34, y, class_="amount end"),
            svg.text(scene.say("kind", kind=kind), 142, y, class_="note"),
            svg.text(str(english[place]), 250, y, class_="amount start"),
            *bar(44, y, french[place] / most, "F"),
            *bar(194, y, english[place] / most, "E"),
        ]
    return card(THIRD, WIDE[1] - THIRD, *heads, *rows, id="strengths")


def bar(x: float, y: float, share: float, army: str) -> list[str]:
    """Full at the side of the number."""
    long = 46 * min(1.0, share)
    left = x + 46 - long if army == "F" else x
    empty = svg.tag("rect", class_="bar-bg", x=x, y=y - 9, width=46, height=9, rx=2)
    line = f"M{svg.number(float(left))} {svg.number(y - 4.5)}h{svg.number(float(long))}"
    full = svg.tag("path", class_=f"bar-{army} ks-{army}", d=line)
    return [empty, full if share else ""]


def narrow_strengths(scene: Scene) -> str:
    lines = []
    for army, y in ((0, BELOW + 40), (1, BELOW + 78)):
        name = scene.say("army", army=("french", "english")[army])
        lines.append(svg.text(name, 24, y, class_="head start"))
        for place, kind in enumerate(("guns", "gunners", "soldiers", "cavaliers")):
            x = 112 + 66 * place
            lines.append(svg.text(str(scene.strengths[army][place]), x, y, class_="amount"))
            lines.append(svg.text(scene.say("kind", kind=kind), x, BELOW + 106, class_="tiny") if army else "")
    box = card(BELOW, PHONE[1] - BELOW - 4, *lines, x=8.5, width=355)
    return svg.group(box, id="strengths")


# --- a shot that is aimed, and on a narrow screen the handles ------------------------------------------


@layer("shot", "asked", "turn")
def aimed(scene: Scene) -> str:
    """F6: each result of the die with what falls, before it is thrown."""
    if scene.shot is None:
        return svg.group(narrow_handles(scene), id="aimed") if scene.plan.phone else svg.group(id="aimed")
    shooter, target, here, there = scene.shot
    odds = shot_odds(scene.state, shooter, target)
    cells = {"cell": board.say(scene.cell[shooter]), "target": board.say(scene.cell[target])}
    title = scene.say("aim", arm=names.ARMS[scene.arm[shooter]], **cells)
    if scene.plan.phone:
        return narrow_shot(scene, odds, target, title)
    facts = [
        svg.text(words, 14 if column == 0 else WIDE[0] - 14, SECOND + 62 + 20 * row, class_=kind)
        for row, pair in enumerate(told_odds(scene, odds, target))
        for column, (words, kind) in enumerate(zip(pair, ("note start", "amount end"), strict=True))
    ]
    return card(
        SECOND,
        THIRD - SECOND - 10,
        svg.text(title, 14, SECOND + 22, class_="card-title start"),
        svg.text(scene.say("who-fires", here=here, there=there), 14, SECOND + 40, class_="note start"),
        *facts,
        fire(scene, target, 14, SECOND + 114, 256, 34),
        id="aimed",
        class_=f"ks-{ARMIES[scene.army[target]]}",
    )


def told_odds(scene: Scene, odds: Shot, target: int) -> list[tuple[str, str]]:
    """In words and numbers: how many on average, at least one, the whole plate."""
    gun = odds.destroys > 0
    mean = scene.say("mean", fall=f"{odds.mean:.2f}", of=scene.figures[target])
    rest = scene.say("odds-destroyed") if gun else scene.say("odds-cleared", arm=names.ARMS[scene.arm[target]])
    return [
        (scene.say("odds-mean"), mean),
        (scene.say("odds-some"), scene.say("in-six", count=odds.some)),
        (rest, scene.say("in-six", count=odds.destroys if gun else odds.clears)),
    ]


def fire(scene: Scene, target: int, x: float, y: float, width: float, height: float) -> str:
    """A button that stands for the target."""
    return svg.group(
        svg.tag("rect", class_="ks-fire", width=width, height=height, rx=8),
        svg.text(scene.say("fire"), width / 2, height / 2 + 5.5, class_="ks-fire-word"),
        id="fire",
        class_="fire-button target",
        data_for=f"plate-{scene.called[target]}",
        transform=svg.place(x, y),
    )


def narrow_shot(scene: Scene, odds: Shot, target: int, title: str) -> str:
    facts = [
        svg.text(words, 216, BELOW + 20 + 38 * row + 17 * line, class_=kind)
        for row, pair in enumerate(told_odds(scene, odds, target))
        for line, (words, kind) in enumerate(zip(pair, ("note start", "amount start"), strict=True))
    ]
    box = card(BELOW, PHONE[1] - BELOW - 4, *facts, x=8.5, width=355)
    columns = svg.group(*histogram(odds, 30, 62), transform=svg.place(18, BELOW + 118))
    name = svg.text(title, 18, BELOW + 20, class_="head start")
    return svg.group(box, name, columns, id="aimed", class_=f"ks-{ARMIES[scene.army[target]]}")


def histogram(odds: Shot, step: float, tall: float) -> list[str]:
    """Six columns over the six faces: as high as figures fall, hatched where the plate goes."""
    most = max(1, *odds.falls)
    drawn = []
    for die, falls in enumerate(odds.falls):
        gone = odds.gone[die]
        high = 2 + (tall - 26) * falls / most
        x, top = step * die, -24 - high
        kind = "column gone" if gone else "column"
        drawn += [
            svg.tag("rect", class_=kind, x=x + 2, y=top, width=step - 8, height=high, rx=1.5),
            svg.tag("path", class_="hatch", d=hatch(x + 2, top, step - 8, high)) if gone else "",
            svg.text("✖" if gone and not falls else str(falls), x + step / 2 - 2, top - 4, class_="amount"),
            svg.use(f"ks-die-{die}", transform=f"translate({svg.number(x + step / 2 - 2)} -9) scale(.5)"),
        ]
    return drawn


def hatch(x: float, y: float, width: float, height: float) -> str:
    """Lines across a column."""
    lines = []
    down = 0.0
    while down < height + width:
        start, end = min(down, height), max(0.0, down - height)
        rise = min(width, down)
        lines.append(f"M{svg.points([(x + end, y + start)])}L{svg.points([(x + rise, y + max(0.0, down - width))])}")
        down += 5
    return "".join(lines)


def narrow_handles(scene: Scene) -> str:
    """T3, T4: on a narrow screen two large buttons turn the chosen plate; what it is stands beside them."""
    plate = scene.pointed
    if plate is None or plate not in scene.choices:
        return ""
    name = scene.called[plate]
    arm = names.ARMS[scene.arm[plate]]
    words = scene.say("chosen", arm=arm, cell=board.say(scene.cell[plate]), left=moves_left(scene, scene.arm[plate]))
    lines = [svg.text(line, 24, BELOW + 46 + 19 * at, class_="note start") for at, line in enumerate(wrap(words, 26))]
    buttons = [
        svg.group(
            svg.tag("rect", class_="handle", width=56, height=56, rx=10),
            svg.use(f"ks-turn-{side[0].upper()}", transform="translate(28 28)"),
            id=f"{side}-{name}",
            class_="knob target",
            transform=svg.place(230 + 64 * place, BELOW + 34),
        )
        for place, (side, _) in enumerate(turns(scene, plate))
    ]
    return card(BELOW, PHONE[1] - BELOW - 4, *lines, *buttons, x=8.5, width=355)


# --- over the board -----------------------------------------------------------------------------------


@layer("shot", "asked")
def callout(scene: Scene) -> str:
    """The six results beside the target, on free cells; a narrow screen has them below the board."""
    if scene.shot is None or scene.plan.phone:
        return svg.group(id="callout")
    shooter, target, _, _ = scene.shot
    odds = shot_odds(scene.state, shooter, target)
    x, y = scene.place(target)
    width, height = 212.0, 148.0
    left, top = free_place(scene, x, y, width, height)
    mean = scene.say("mean-fall", fall=f"{odds.mean:.2f}")
    return svg.group(
        svg.tag("rect", class_="callout-box", width=width, height=height, rx=8),
        svg.group(*histogram(odds, 32, 92), transform="translate(14 112)"),
        svg.text(mean, 16, 136, class_="callout-word start"),
        id="callout",
        class_=f"quiet ks-{ARMIES[scene.army[target]]}",
        transform=svg.place(left, top),
    )


def free_place(scene: Scene, x: float, y: float, width: float, height: float) -> tuple[float, float]:
    """Beside, above or below the target, where it hides fewest plates and stays on the sheet."""
    plan = scene.plan
    tries = [(x + 66, y - height / 2), (x - 66 - width, y - height / 2)]
    tries += [(x - width / 2 + across, down) for across in (0, -90, 90) for down in (y - 66 - height, y + 66)]
    tries += [(x + 66, y - height), (x + 66, y), (x - 66 - width, y - height), (x - 66 - width, y)]

    def hidden(corner: tuple[float, float]) -> float:
        left = min(max(corner[0], 12), plan.width - 12 - width)
        top = min(max(corner[1], 12), plan.height - 12 - height)
        off = abs(left - corner[0]) + abs(top - corner[1])
        places = [scene.place(plate) for plate in scene.standing()]
        under = sum(left - 40 < u < left + width + 40 and top - 40 < v < top + height + 40 for u, v in places)
        return under + off / 20

    left, top = min(tries, key=hidden)
    return min(max(left, 12), plan.width - 12 - width), min(max(top, 12), plan.height - 12 - height)
