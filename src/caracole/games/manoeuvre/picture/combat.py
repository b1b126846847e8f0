"""The running combat: who fights, every part of both totals, the odds as the cards lie, and what the dice decided."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caracole.games.manoeuvre import pieces
from caracole.games.manoeuvre.picture.board import side_class, signed, terrain_message
from caracole.games.manoeuvre.picture.cards import fitted, icon, rect
from caracole.kernel import svg

if TYPE_CHECKING:
    from caracole.games.manoeuvre.combat_breakdown import Breakdown, Part, Zone
    from caracole.games.manoeuvre.phrases import Phrases
    from caracole.games.manoeuvre.scene import Scene

ROW = 30
COLUMN = 170
WIDE, NARROW = 690, 360
STEPS = ("attack", "defend", "reinforce", "dice", "result")
STEP_OF = {"defend": 1, "wtry": 1, "guer": 2, "attack": 2, "support": 2, "dice": 3, "fire": 3}


def panel(scene: Scene, combat: Breakdown, phrases: Phrases, *, wide: bool) -> tuple[str, float]:
    """The panel and its height: sums beside odds on a wide picture, above them on a phone."""
    rows = max(len(combat.attack), len(combat.defense))
    sums = column(scene, combat, "attacker", rows, phrases) + column(scene, combat, "defender", rows, phrases)
    tall = 26 + ROW * rows
    odds = [
        totals(scene, combat, phrases),
        shifted(odds_curve(combat, phrases), 56),
        shifted(results(combat, phrases), 150),
    ]
    below = 150 + 21 * len(combat.zones)
    if combat.stopped:
        odds, below = [fitted(phrases(f"picture-stopped-{combat.stopped}"), 164, 30, 320, 15, "verdict")], 50
    width = WIDE if wide else NARROW
    if wide:
        body = shifted(sums, 82) + svg.group(*odds, transform="translate(357 84)")
        height = 84 + max(tall, below) + 12.0
    else:
        body = shifted(sums, 82) + svg.group(*odds, transform=f"translate(16 {92 + tall})")
        height = 92 + tall + below + 12.0
    paper = rect("panel", 1, 1, width - 2, height - 2, 8) + rect("panel2", 4.5, 4.5, width - 9, height - 9, 6)
    head = headline(scene, combat, phrases, width)
    return svg.group(paper, head, body, id="combat", class_="mv-combat"), height


def shifted(body: str, y: float) -> str:
    return svg.group(body, transform=f"translate(0 {svg.number(y)})")


# --- head -----------------------------------------------------------------------------------------


def headline(scene: Scene, combat: Breakdown, phrases: Phrases, width: float) -> str:
    """What kind of combat, where, and how far it has come."""
    steps = ("attack", "dice", "result") if combat.fire else STEPS
    now = steps.index(STEPS[STEP_OF.get(scene.state.phase, 4)]) if not scene.state.over else len(steps) - 1
    gap = (width - 90) / (len(steps) - 1)
    dots = []
    for i, step in enumerate(steps):
        stage = "now" if i == now else "done" if i < now else ""
        dots.append(svg.tag("circle", class_=f"dot {stage}".rstrip(), cx=45 + gap * i, cy=52, r=5))
        label = phrases(f"picture-step-{step}")
        dots.append(fitted(label, 45 + gap * i, 73, gap - 6, 13, f"step {stage}".rstrip()))
    sign = {"bombard": "ic-bombard", "volley": "ic-volley"}.get(combat.kind, "ic-combat")
    from_ = f"{combat.origins[0]} → " if combat.origins and combat.kind != "ambush" else ""
    return svg.group(
        icon(sign, 24, 27, 1.2, "ink"),
        svg.text(f"{phrases(f'picture-{combat.kind}')}  {from_}{combat.square}", 42, 33, class_="h1"),
        svg.tag("path", class_="rail", d=f"M45 52H{width - 45}"),
        *dots,
        id="combat-head",
    )


# --- sums -----------------------------------------------------------------------------------------


def column(scene: Scene, combat: Breakdown, role: str, rows: int, phrases: Phrases) -> str:
    attacks = role == "attacker"
    side = combat.side if attacks else 1 - combat.side
    army = scene.armies[side]
    lines, running, certain = [], 0, True
    for i, part in enumerate(combat.attack if attacks else combat.defense):
        running += part.value or 0
        certain = certain and part.value is not None
        lines.append(part_row(part, army, combat, running if certain else None, 26 + ROW * i, phrases))
    return svg.group(
        rect("col", 0, 0, COLUMN, 26 + ROW * rows, 5),
        svg.tag("path", class_="band", d="M0 26V5q0 -5 5 -5h160q5 0 5 5v21z"),
        svg.use(f"flag-{army}", transform="translate(8 5)"),
        fitted(phrases(f"picture-{role}"), 42, 18, 120, 15, "bt"),
        *lines,
        id=role,
        class_=side_class(scene, side),
        transform=f"translate({7 if attacks else 182} 0)",
    )


def part_row(part: Part, army: str, combat: Breakdown, running: int | None, y: float, phrases: Phrases) -> str:
    """One part of a total; a card that only adds dice shows a dot, a zero stays visible but soft."""
    adds = part.kind not in ("card", "command", "committed", "sappers", "skirmish", "cancelled", "fires", "withdraw")
    states = ["part"]
    states += ["zero"] if not part.value and part.kind not in ("card", "dice", "committed", "fires") else []
    states += ["dicerow"] if part.kind == "dice" else []
    states += ["void"] if part.kind == "cancelled" else []
    label, detail = part_words(part, phrases)
    return svg.group(
        rect("", 1, 0, 168, ROW) if part.kind == "dice" else "",
        part_sign(part, army),
        fitted(label, 31, 14, 68, 14.5, "lab"),
        fitted(detail, 31, 26.5, 72, 12, "lab2"),
        svg.text(part_value(part, combat) if adds else "·", 140, 21, class_="val"),
        svg.text(str(running), 165, 20, class_="run") if running is not None and adds else "",
        svg.tag("path", class_="rule", d=f"M0 {ROW}h{COLUMN}"),
        class_=" ".join(states),
        transform=f"translate(0 {svg.number(y)})",
    )


def part_value(part: Part, combat: Breakdown) -> str:
    if part.value is not None:
        return signed(part.value)
    if part.kind != "dice" or combat.total is not None:
        return "·"
    counts = [die.split("d") for die in combat.pool.split(" + ")]
    return f"{sum(int(n) for n, _ in counts)}–{sum(int(n) * int(sides) for n, sides in counts)}"


def part_words(part: Part, phrases: Phrases) -> tuple[str, str]:
    if part.kind in ("unit", "support"):
        return part.name, phrases("picture-part-strength" if part.kind == "unit" else "picture-part-support")
    if part.kind == "leader":
        return surname(part.name, phrases), phrases("picture-part-combat")
    if part.kind == "command":
        return surname(part.name, phrases), phrases("picture-part-command", value=int(part.detail))
    if part.kind in ("skirmish", "withdraw"):
        return part.name, phrases(f"order-{part.name}")
    if part.kind in ("committed", "sappers", "cancelled", "guard"):
        detail = {"guard": "defense"}.get(part.kind, part.kind)
        return part.name, phrases(f"picture-part-{detail}")
    if part.kind == "dice":
        return phrases("part-dice"), part.detail
    if part.kind in ("hill", "terrain"):
        return phrases("part-terrain"), phrases(terrain_message(part.name))
    if part.kind == "redoubt":
        return phrases("part-redoubt"), phrases(f"picture-part-{part.detail}") if part.detail else ""
    return part.name, part.detail


def surname(code: str, phrases: Phrases) -> str:
    return phrases.card(code).split()[-1]


SIGNS = {
    "leader": "ic-combat", "command": "ic-command", "committed": "hq-COM", "sappers": "hq-SAP", "skirmish": "hq-SKI",
    "cancelled": "hq-GUE", "dice": "ic-attack", "hill": "ic-terrain", "guard": "ic-defense", "withdraw": "ic-withdraw",
    "terrain": "ic-terrain", "redoubt": "ic-redoubt",
}  # fmt: skip


def part_sign(part: Part, army: str) -> str:
    if part.kind in ("unit", "support", "fires"):
        arm = next(unit.arm for unit in pieces.army(army).unit if unit.key == part.name)
        place = f"translate(16 16) scale({0.56 if arm == 'inf' else 0.66})"
        return svg.use(f"arm-{arm}", class_="sd mv-plain", fill="currentColor", transform=place)
    if part.kind == "card":
        return icon(f"die-{part.detail.partition('d')[2]}", 16, 15, 0.78, "ink")
    sign = SIGNS[part.kind]
    return icon(sign, 16, 15, 0.42 if sign.startswith("hq-") else 1)


# --- totals, odds, results ------------------------------------------------------------------------


def totals(scene: Scene, combat: Breakdown, phrases: Phrases) -> str:
    low, high = combat.chances[0][0], combat.chances[-1][0]
    attack, class_ = (str(combat.total), "tot") if combat.total is not None else (f"{low}–{high}", "tot range")
    return svg.group(
        total_box(side_class(scene, combat.side), 4, attack, class_),
        total_box(side_class(scene, 1 - combat.side), 230, str(combat.against), "tot"),
        *(fitted(line, 164, 30 + 17 * i, 126, 15, "verdict") for i, line in enumerate(verdict(combat, phrases))),
        id="totals",
    )


def total_box(colours: str, x: float, total: str, class_: str) -> str:
    thrown = "rolls" if class_ == "tot" and x < 100 else None
    told = svg.group(svg.text(total, x + 47, 34, class_=class_), class_=thrown)
    return svg.group(rect("totbox", x, 0, 94, 46, 8), told, class_=colours)


def verdict(combat: Breakdown, phrases: Phrases) -> list[str]:
    return [phrases(f"picture-zone-{scale(combat)}-{combat.now}")] if combat.now else [phrases("picture-against")]


def scale(combat: Breakdown) -> str:
    return "fire" if combat.fire else "fight"


def odds_curve(combat: Breakdown, phrases: Phrases) -> str:
    """The exact distribution of the attacker's total, one bar per total, with the thresholds."""
    low = min(combat.chances[0][0], combat.against) - 1
    high = max(combat.chances[-1][0], combat.against) + 1
    step = 318 / (high - low + 1)
    most = max(weight for _, weight in combat.chances)
    bars = []
    for total, weight in combat.chances:
        zone = next(zone.name for zone in combat.zones if zone.low <= total <= zone.high)
        d = f"M{4 + (total - low) * step:.1f} 70v-{max(56 * weight / most, 0.4):.1f}h{step * 0.9:.1f}V70z"
        bars.append(svg.group(svg.tag("path", class_="bar", d=d), hatched("path", zone, d=d), class_=f"z-{zone}"))
    marker = rolled(combat, 4 + (combat.total - low + 0.45) * step) if combat.total is not None else ""
    return svg.group(
        svg.title(phrases("picture-odds")),
        *thresholds(combat, low, high, step),
        *bars,
        svg.tag("path", class_="ax", d="M0 70H328"),
        marker,
        id="odds-curve",
    )


def thresholds(combat: Breakdown, low: int, high: int, step: float) -> list[str]:
    """D, 2D, 3D, 4D, as far as they lie in the picture and leave room for their names."""
    lines, free = [], -100.0
    for times in range(1, 2 if combat.fire else 5):
        limit = combat.against * times
        x = 4 + (limit - low) * step
        if low <= limit <= high and combat.against > 0:
            lines.append(svg.tag("path", class_="axl", d=f"M{x:.1f} 4V70"))
            if x - free > 48:
                lines.append(svg.text(f"{times if times > 1 else ''}D {limit}", min(max(x, 18), 310), 84, class_="axt"))
                free = x
    return lines


def rolled(combat: Breakdown, x: float) -> str:
    """Where the dice have fallen."""
    return svg.group(
        svg.group(
            svg.tag("path", class_="rolled", d="M0 10l-6 -9h12z"),
            svg.text(str(combat.total), -16, 9, class_="rolledt"),
            class_="rolls",
        ),
        id="rolled",
        transform=svg.place(round(x, 1), 0),
    )


def hatched(name: str, zone: str, **attributes: svg.Value) -> str:
    return "" if zone in ("eq", "x2") else svg.tag(name, fill=f"url(#zh-{zone})", **attributes)


def results(combat: Breakdown, phrases: Phrases) -> str:
    """What each range of totals does, with its exact chance."""
    return svg.group(*(result(zone, 21 * i, combat, phrases) for i, zone in enumerate(combat.zones)), id="results")


def result(zone: Zone, y: int, combat: Breakdown, phrases: Phrases) -> str:
    share = zone.weight / combat.out_of
    states = ["row", f"z-{zone.name}", *(["now"] if zone.name == combat.now else []), *([] if zone.weight else ["nil"])]
    size: dict[str, svg.Value] = {"x": 184, "y": y + 5, "width": round(max(36 * share, 1), 1), "height": 11}
    bar = svg.tag("rect", class_="bar", **size) + hatched("rect", zone.name, **size) if zone.weight else ""
    return svg.group(
        rect("bgd", 0, y, 328, 20.5, 3),
        svg.text(span(zone, combat), 6, y + 15, class_="rng"),
        fitted(phrases(f"picture-zone-{scale(combat)}-{zone.name}"), 58, y + 15, 118, 14.5, "lab"),
        rect("track", 184, y + 5, 36, 11, 1),
        bar,
        fitted(f"{zone.weight}/{combat.out_of}", 276, y + 14.5, 50, 11.5, "frac"),
        svg.text(percent(share), 324, y + 15, class_="odd"),
        id=f"result-{zone.name}",
        class_=" ".join(states),
    )


def span(zone: Zone, combat: Breakdown) -> str:
    """The totals of a zone; the first and the last have only one end."""
    if zone is combat.zones[0]:
        return f"≤ {zone.high}"
    if zone is combat.zones[-1]:
        return f"≥ {zone.low}"
    return str(zone.low) if zone.low == zone.high else f"{zone.low}–{zone.high}"


def percent(share: float) -> str:
    if share in (0, 1):
        return f"{share:.0%}"
    return "<0.1%" if share < 0.001 else ">99.9%" if share > 0.999 else f"{share:.1%}"
