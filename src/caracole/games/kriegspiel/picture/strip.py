"""The strip below the field: moves and shots left, the last roll, the turns without a casualty."""

from __future__ import annotations

from caracole.games.kriegspiel import board, names
from caracole.games.kriegspiel.phases import moving
from caracole.games.kriegspiel.picture.marks import loss
from caracole.games.kriegspiel.picture.scene import Scene
from caracole.games.kriegspiel.pieces import ARMIES
from caracole.kernel import svg
from caracole.kernel.picture import layer

WIDE = {"cannon": (14, 40), "soldier": (160, 40), "cavalry": (312, 40), "shots": (506, 40), "roll": (728, 40)}
PHONE = {"cannon": (14, 40), "soldier": (160, 40), "cavalry": (312, 40), "shots": (14, 112), "roll": (246, 112)}
PIPS = {"cannon": 68, "soldier": 48, "cavalry": 60}
"""Where the first pip of each budget stands, right of the figure."""


@layer("budgets", "fired", "over", "turn", "step", "quiet", "figures", "wreck")
def strip(scene: Scene) -> str:
    plan = scene.plan
    places = PHONE if plan.phone else WIDE
    width, height = plan.strip_size
    rules = "M148 12V68M304 12V68M12 76H488M232 84V140" if plan.phone else "M148 12V68M304 12V68M490 12V68M698 12V68"
    army = ARMIES[scene.turn]
    return svg.group(
        svg.tag("rect", class_="strip-bg", width=width, height=height, rx=8),
        svg.tag("path", class_="strip-line", d=rules),
        *(budget(scene, arm, places[name]) for arm, name in enumerate(names.ARMS)),
        shots(scene, places["shots"]),
        roll(scene, places["roll"]),
        id="strip",
        class_=f"ks-{army}",
    )


def at(place: tuple[float, float]) -> str:
    return f"translate({svg.number(place[0])} {svg.number(place[1])})"


def budget(scene: Scene, arm: int, place: tuple[float, float]) -> str:
    """T2: a full pip for each move left, a dashed one for each used."""
    name, total = names.ARMS[arm], moving.budget(arm)
    left = total - scene.used[arm] if scene.state.phase in ("moving", "orienting") else 0
    pips = [
        svg.tag("circle", class_="pip" if pip < left else "pip used", cx=PIPS[name] + 24 * pip, cy=0, r=8.5)
        for pip in range(total)
    ]
    title = svg.title(scene.say("budget", arm=name, left=left, total=total))
    return svg.group(title, sign(scene, arm, 1), *pips, id=f"budget-{name}", transform=at(place))


def sign(scene: Scene, arm: int, size: float) -> str:
    """The figure that stands for an arm."""
    army = ARMIES[scene.state.turn]
    if arm == names.CANNON:
        return svg.group(svg.use("ks-fig-cannon"), class_="gun-fig", transform=f"translate(28 -2) scale({size})")
    kind, x, y, scale = ("soldier", 18, 5, 1.15) if arm == names.SOLDIER else ("cavalier", 22, 4, 1.08)
    moved = f"translate({x} {y}) scale({svg.number(scale * size)})"
    return svg.group(svg.use(f"ks-fig-{kind}-{army}"), class_="figs", transform=moved)


def shots(scene: Scene, place: tuple[float, float]) -> str:
    """F1: a burst for each arm that has not fired this turn."""
    fired = scene.state.fired
    over = scene.over
    parts = []
    for arm, name in enumerate(names.ARMS):
        used = bool(fired[arm]) or over
        parts.append(
            svg.group(
                svg.title(scene.say("shot", arm=name, used="yes" if used else "no")),
                sign(scene, arm, 0.78),
                svg.use("ks-burst", class_="burst", transform="translate(46 -18)"),
                id=f"shot-{name}",
                class_="shot used" if used else "shot",
                transform=f"translate({64 * arm} 4)",
            )
        )
    return svg.group(*parts, id="shots", transform=at(place))


def roll(scene: Scene, place: tuple[float, float]) -> str:
    """The shot in the air, the last roll, or how long it has been quiet; after the end, how it ended."""
    lines = ("", "")
    die = ""
    if scene.over:
        lines = result(scene)
    elif scene.state.actor < 0:
        lines, die = (aimed(scene.state.cell, scene.state.shooter, scene.state.target), "…"), "ks-die-blank"
    elif scene.last is not None and scene.last[0] >= names.OUTCOMES:
        action, before = scene.last
        lines = aimed(before.cell, before.shooter, before.target), loss(scene, before.target)
        die = f"ks-die-{action - names.OUTCOMES}"
    elif scene.state.phase != "orienting":
        lines = scene.say("quiet"), f"{scene.state.quiet} / {scene.state.terms.draw_after}"
    x = 34 if die else -12
    return svg.group(
        svg.use(die, class_="rolls", transform="translate(4 0)") if die else "",
        svg.text(lines[0], x, -5, class_="small start"),
        svg.text(lines[1], x, 21, class_="large start"),
        id="last-roll",
        transform=at(place),
    )


def aimed(cell: list[int], shooter: int, target: int) -> str:
    return f"{board.say(cell[shooter])} ✶ {board.say(cell[target])}"


def result(scene: Scene) -> tuple[str, str]:
    """Who has won, and why."""
    state = scene.state
    who = "draw" if state.winner < 0 else ("french", "english")[state.winner]
    reasons = {names.DEFEAT: "defeat", names.BOTH_UNABLE: "unable", names.NO_CASUALTY: "quiet"}
    return scene.say("winner", who=who), scene.say("reason", reason=reasons[state.reason])


@layer("turn", "over")
def seals(scene: Scene) -> str:
    """The armies at their ends of the field; a ring round the one to play."""
    plan, over = scene.plan, scene.over
    drawn = []
    for army, letter, x, y in ((1, "E", plan.width - 32, 32.0), (0, "F", 31.0, plan.field_height - 26)):
        shape = svg.tag("path", d="M0 -21L21 0L0 21L-21 0z") if army else svg.tag("circle", r=17)
        playing = army == scene.state.turn and not over
        drawn.append(
            svg.group(
                shape,
                svg.text(letter, 0, 7.5),
                id=f"army-{letter}",
                class_=f"seal ks-{letter}{' toplay' if playing else ''}",
                transform=f"translate({svg.number(x)} {svg.number(y)})",
            )
        )
    return svg.group(*drawn, id="armies", class_="quiet")
