"""The stage of a combat: the cards that lie, both totals line by line, the chances of the throw, and the verdict."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING
from zlib import crc32

from caracole.games.manoeuvre.picture.board import die, side_class, signed, terrain_message
from caracole.games.manoeuvre.picture.cards import Face, Shown, card, fitted, lines_of, rect, spans
from caracole.kernel import svg

if TYPE_CHECKING:
    from caracole.games.manoeuvre.combat_breakdown import Breakdown, Part, Zone
    from caracole.games.manoeuvre.phrases import Phrases
    from caracole.games.manoeuvre.picture.plan import Plan
    from caracole.games.manoeuvre.scene import Scene

STEPS = ("attack", "defend", "reinforce", "dice", "result")
STEP_OF = {"defend": 1, "wtry": 1, "guer": 2, "attack": 2, "support": 2, "dice": 3, "fire": 3}
SHOWN_AS_CARDS = ("card", "command", "committed", "sappers", "skirmish")
"""Parts that add nothing by themselves: the card is there to be seen, its dice are in the row of the dice."""


@dataclass(frozen=True)
class Staged:
    """What the stage of a combat shows; two that are equal look the same."""

    combat: Breakdown
    attack: tuple[Face, ...]
    """The cards that lie, in the order they were laid."""
    defense: tuple[Face, ...]
    step: int
    """How far it has come: a place in `STEPS`."""
    die: tuple[str, int] | None
    """A single die just thrown, and what for."""
    sides: tuple[str, str]
    """The classes of attacker and defender."""
    armies: tuple[str, str]
    hands: tuple[str, str]
    """Where the cards of both come from: the hand of this seat, or the backs of another's."""


def staged(
    scene: Scene, combat: Breakdown, laid: tuple[tuple[Face, ...], tuple[Face, ...]], die: tuple[str, int] | None
) -> Staged:
    over = scene.state.over or combat.total is not None
    step = len(STEPS) - 1 if over else STEP_OF.get(scene.state.phase, 4)
    sides = side_class(scene, combat.side), side_class(scene, 1 - combat.side)
    both = combat.side, 1 - combat.side
    hands = tuple("hand" if side == scene.seat else f"hand-{side}" for side in both)
    armies = scene.armies[both[0]], scene.armies[both[1]]
    return Staged(combat, *laid, step, die, sides, armies, (hands[0], hands[1]))


def stage(staged: Staged, phrases: Phrases, plan: Plan) -> str:
    """Everything of a combat, beside the map."""
    if plan.large:
        return narrow(staged, phrases, plan)
    top = 34 if plan.low else 44
    duel, tall = drawn_duel(staged, phrases, plan, top)
    low = top + tall + (8 if plan.low else 14)
    odds = [] if staged.combat.stopped else chances(staged, phrases, plan, low)
    return svg.group(
        rect("panel", 1, 1, plan.width - 2, plan.stage - 2, 6),
        headline(staged, phrases, plan),
        *duel,
        *odds,
        id="combat",
        class_="mv-combat",
    )


# --- head -----------------------------------------------------------------------------------------


def title(staged: Staged, phrases: Phrases) -> str:
    combat = staged.combat
    from_ = f"{combat.origins[0]} → " if combat.origins and combat.kind != "ambush" else ""
    return f"{phrases(f'picture-{combat.kind}')} {from_}{combat.square}"


def headline(staged: Staged, phrases: Phrases, plan: Plan) -> str:
    """What kind of combat, where, and how far it has come."""
    steps = ("attack", "dice", "result") if staged.combat.fire else STEPS
    now = STEPS[staged.step] if STEPS[staged.step] in steps else steps[0]
    words = []
    for i, step in enumerate(steps):
        words += [(" · ", "")] if i else []
        words.append((phrases(f"picture-step-{step}"), "now" if step == now else ""))
    y = 23 if plan.low else 29
    return svg.group(
        svg.text(title(staged, phrases), 16, y, class_="h1"),
        spans(words, plan.width - 16, y, "steps"),
        id="combat-head",
    )


# --- cards and sums -------------------------------------------------------------------------------


def drawn_duel(staged: Staged, phrases: Phrases, plan: Plan, top: float) -> tuple[list[str], float]:
    """The attacker's cards on the left, the defender's on the right, both sums between them; and how tall that is."""
    width, height = plan.card
    gap = 10 if plan.low else 14
    middle = plan.width - 2 * (16 + width + gap)
    rows = max(len(lines(staged.combat.attack)), len(lines(staged.combat.defense)))
    sums, tall = both_sums(staged, phrases, plan, middle, rows)
    room = max(height + 3 * (16 if plan.low else 27), tall)
    left = laid(staged, "attack", phrases, plan, room)
    right = laid(staged, "defense", phrases, plan, room)
    reached = max(
        height + (len(side) - 1) * offset(len(side), height, room) for side in (staged.attack, staged.defense, "x")
    )
    return (
        [
            svg.group(left, id="duel-attack", transform=svg.place(16, top)),
            svg.group(right, id="duel-defense", transform=svg.place(plan.width - 16 - width, top)),
            svg.group(*sums, id="duel-sums", transform=svg.place(16 + width + gap, top)),
        ],
        max(reached, tall),
    )


def offset(count: int, height: float, room: float) -> float:
    """How much of a card is seen below the next one: its band."""
    return min(27.0, (room - height) / (count - 1)) if count > 1 else 0


def laid(staged: Staged, role: str, phrases: Phrases, plan: Plan, room: float) -> str:
    """The cards of one side, each over the one before so that every band is seen."""
    faces = staged.attack if role == "attack" else staged.defense
    step = offset(len(faces), plan.card[1], room)
    drawn = [
        card(face, Shown(f"played-{role}-{i}", 0, step * i, "laid"), phrases, staged.sides[role != "attack"], plan.card)
        for i, face in enumerate(faces)
    ]
    return svg.group(*drawn, id=f"laid-{role}", data_comes=staged.hands[role != "attack"])


def lines(parts: tuple[Part, ...]) -> list[Part]:
    return [part for part in parts if part.kind not in SHOWN_AS_CARDS]


def both_sums(staged: Staged, phrases: Phrases, plan: Plan, width: float, rows: int) -> tuple[list[str], float]:
    """Two sums of the same size; below them the dice, or what the chances are of."""
    wide = (width - 8) / 2
    row = 21.0 if plan.low else 25.0
    row = row if rows <= 5 or not plan.low else max(16.0, 106 / rows)
    head, foot = (22, 29) if plan.low else (25, 36)
    tall = head + row * rows + foot
    sums = [
        svg.group(*ledger(staged, role, phrases, wide, row, rows, head), id=role, class_=staged.sides[i],
                  transform=svg.place(i * (wide + 8), 0))
        for i, role in enumerate(("attacker", "defender"))
    ]  # fmt: skip
    below, more = under_sums(staged, phrases, plan, width)
    return [*sums, svg.group(below, id="under-sums", transform=svg.place(0, tall))], tall + more


def ledger(
    staged: Staged, role: str, phrases: Phrases, wide: float, row: float, rows: int, head: float
) -> tuple[str, ...]:
    combat = staged.combat
    parts = combat.attack if role == "attacker" else combat.defense
    foot = head + row * rows
    total = attack_total(combat) if role == "attacker" else str(combat.against)
    after = "" if role == "attacker" and combat.total is not None else None
    return (
        rect("col", 0.8, 0.8, wide - 1.6, foot + (29 if head < 25 else 36) - 1.6, 6)
        + svg.tag("path", class_="band", d=f"M.8 {head}V6.8q0 -6 6 -6h{wide - 13.6:.1f}q6 0 6 6v{head - 6.8:.1f}z")
        + fitted(phrases(f"picture-{role}"), 9, head / 2 + 4.5, wide - 18, 13, "bt"),
        *(line(part, combat, phrases, head + row * i, row, wide, f"{role}-{i}") for i, part in enumerate(lines(parts))),
        svg.group(
            svg.text(phrases("picture-total"), 9, foot + (20 if head < 25 else 24), class_="tl"), id=f"{role}-foot"
        ),
        svg.group(
            svg.text(total, wide - 9, foot + (23 if head < 25 else 28), class_="tot", **counting(combat, role)),
            id=f"{role}-total",
            data_after=after,
        ),
    )


def counting(combat: Breakdown, role: str) -> dict[str, svg.Value]:
    """The attacker's total counts up from what it was before the dice."""
    if role != "attacker" or combat.total is None:
        return {}
    return {"data_counts": "attack", "data_from": combat.total - (thrown(combat) or 0)}


def line(part: Part, combat: Breakdown, phrases: Phrases, top: float, row: float, wide: float, id_: str) -> str:
    """What it is, and what it adds; a zero stays visible but soft."""
    waiting = part.kind == "dice" and combat.total is None
    states = ["part adds", "wait" if waiting or not part.value else "", "void" if part.kind == "cancelled" else ""]
    low = top + row / 2 + 4.5
    value = part_value(part, combat)
    room = wide - 18 - max(34, 6 + 8 * len(value))
    return svg.group(
        fitted(part_words(part, phrases), 9, low, room, 13, "lab"),
        svg.text(value, wide - 9, low, class_="val"),
        svg.tag("path", class_="rule", d=f"M1 {svg.number(top + row)}h{svg.number(wide - 2)}"),
        id=id_,
        class_=" ".join(filter(None, states)),
    )


def part_value(part: Part, combat: Breakdown) -> str:
    if part.value is not None and part.kind not in ("fires", "cancelled"):
        return signed(part.value)
    if part.kind != "dice" or combat.total is not None:
        return "·"
    counts = [die.split("d") for die in combat.pool.split(" + ")]
    return f"{sum(int(n) for n, _ in counts)}–{sum(int(n) * int(sides) for n, sides in counts)}"


def attack_total(combat: Breakdown) -> str:
    if combat.total is not None:
        return str(combat.total)
    return f"{combat.chances[0][0]}–{combat.chances[-1][0]}"


def part_words(part: Part, phrases: Phrases) -> str:
    if part.kind in ("unit", "support"):
        return f"{part.name}, {phrases('picture-part-strength' if part.kind == 'unit' else 'picture-part-support')}"
    if part.kind == "leader":
        return f"{phrases.card(part.name).split()[-1]}, {phrases('picture-part-combat')}"
    if part.kind in ("cancelled", "guard"):
        return f"{part.name}, {phrases('picture-part-' + {'guard': 'defense'}.get(part.kind, part.kind))}"
    if part.kind == "withdraw":
        return phrases(f"order-{part.name}") if part.name == "WD" else part.name
    if part.kind == "dice":
        return f"{phrases('part-dice')} {part.detail}"
    if part.kind in ("hill", "terrain"):
        return phrases(terrain_message(part.name))
    if part.kind == "redoubt":
        staged = phrases("part-redoubt")
        return f"{staged}, {phrases(f'picture-part-{part.detail}')}" if part.detail else staged
    return f"{part.name} {part.detail}".rstrip()


def under_sums(staged: Staged, phrases: Phrases, plan: Plan, width: float) -> tuple[str, float]:
    """The dice as they lie; before the throw, what the chances below are the chances of."""
    if staged.die is not None:
        what, face = staged.die
        thrown = svg.group(die(face, phrases(f"picture-die-{what}")), transform=svg.place(24, 26))
        return svg.group(thrown, id="last-die"), 50
    if staged.combat.stopped:
        return fitted(phrases(f"picture-stopped-{staged.combat.stopped}"), 4, 26, width - 8, 15, "verdict"), 40
    if staged.combat.total is not None:
        score = svg.text(
            f"{staged.combat.total} : {staged.combat.against}", width - 4, 33, class_="score", data_after=""
        )
        return svg.group(*dice(staged, width - 96, 24), score, id="dice"), 40 if plan.low else 52
    if plan.low:
        return "", 0
    words = lines_of(phrases("picture-odds"), 48)[:2]
    return "".join(svg.text(line, 4, 20 + 17 * i, class_="note") for i, line in enumerate(words)), 8 + 17 * len(words)


def dice(staged: Staged, width: float, y: float, scale: float = 1.35) -> list[str]:
    """As many as the cards say, and their sum: they tumble between the sums and never cross a number."""
    combat = staged.combat
    shapes = sides_of(combat.pool)
    step = min(25 * scale, (width - 34) / max(len(shapes), 1))
    rolled = thrown(combat)
    drawn = [
        svg.group(thrown_die(sides, face, scale), transform=svg.place(round(13.5 * scale + step * i, 1), y))
        for i, (sides, face) in enumerate(zip(shapes, faces(shapes, rolled, combat.square), strict=True))
    ]
    if rolled is not None:
        left = round(9 * scale + step * len(shapes), 1)
        drawn.append(svg.text(f"= {rolled}", left, y + 7, class_="thrown", data_after=""))
    return drawn


def thrown(combat: Breakdown) -> int | None:
    """What the dice add."""
    return next((part.value for part in combat.attack if part.kind == "dice"), None)


def sides_of(pool: str) -> tuple[int, ...]:
    """2d8 + 1d6: 8, 8, 6"""
    counted = [die.split("d") for die in pool.split(" + ") if die]
    return tuple(int(sides) for count, sides in counted for _ in range(int(count)))


def thrown_die(sides: int, face: int, scale: float) -> str:
    shape = svg.use(f"die-{sides}", class_="ink", transform=f"scale({scale})")
    return svg.group(shape, svg.text(str(face), 0, 5.5, class_="face-no") if face else "", class_="rolls")


@lru_cache(1_000)
def faces(sides: tuple[int, ...], total: int | None, where: str) -> tuple[int, ...]:
    """How the dice lie. The rules throw their sum; each way to throw it is as likely here as it would have been.

    The same combat shows the same faces to everybody, at any time; zeros if nothing was thrown.
    """
    if total is None or not len(sides) <= total <= sum(sides):
        return (0,) * len(sides)
    which = crc32(f"{where} {sides} {total}".encode()) % ways_to_throw(sides, total)
    found: list[int] = []
    for place in range(len(sides)):
        face, rest, left = 1, sides[place + 1 :], total - sum(found)
        while which >= (count := ways_to_throw(rest, left - face)):
            which -= count
            face += 1
        found.append(face)
    return tuple(found)


@lru_cache(10_000)
def ways_to_throw(sides: tuple[int, ...], total: int) -> int:
    """In how many ways dice add up to a total."""
    if not sides:
        return int(total == 0)
    return sum(ways_to_throw(sides[1:], total - face) for face in range(1, sides[0] + 1))


# --- chances --------------------------------------------------------------------------------------


def scale(combat: Breakdown) -> str:
    return "fire" if combat.fire else "fight"


def chances(staged: Staged, phrases: Phrases, plan: Plan, top: float) -> list[str]:
    """The exact distribution of the attacker's total, one bar a total; below it what each stretch of totals does."""
    combat, left, width = staged.combat, 16.0, plan.width - 32
    low, high = combat.chances[0][0], combat.chances[-1][0]
    step = width / (high - low + 1)
    fate = 46 if combat.total is not None and not plan.low else 26 if not plan.low else 0
    bars = max(18.0, min(96.0, plan.stage - top - 18 - 40 - fate - (10 if plan.low else 18)))
    foot = top + bars
    parts = [
        svg.group(svg.title(phrases("picture-odds")), *histogram(combat, left, foot, step, bars), id="odds-curve"),
        marker(combat, left, top, foot, step) if combat.total is not None else "",
    ]
    if combat.total is None or not plan.low:
        parts.append(results(combat, phrases, left, foot + 20, step))
    if combat.total is not None:
        place = (left, foot + 21) if plan.low else (left, foot + 64)
        parts.append(verdict(staged, phrases, place, width, 38 if plan.low else 46))
    elif not plan.low:
        parts.append(beyond(combat, phrases, left, foot + 80, width))
    return parts


def histogram(combat: Breakdown, left: float, foot: float, step: float, tall: float) -> list[str]:
    low = combat.chances[0][0]
    most = max(weight for _, weight in combat.chances)
    every = next(n for n in (1, 2, 5, 10, 20, 50) if step * n >= 22)
    drawn = []
    for total, weight in combat.chances:
        x, high = left + (total - low) * step, max(tall * weight / most, 1.0)
        size: dict[str, svg.Value] = {
            "x": round(x + step * 0.04, 1), "y": round(foot - high, 1), "width": round(step * 0.92, 1),
            "height": round(high, 1),
        }  # fmt: skip
        zone = zone_of(combat, total)
        bar = svg.tag("rect", class_="bar", **size) + hatched(zone, **size)
        rolled = total == combat.total
        shown = rolled or ((total - low) % every == 0 and abs(total - (combat.total or -99)) >= every)
        number = svg.text(str(total), round(x + step / 2, 1), foot + 14, class_="axt now" if rolled else "axt")
        drawn.append(svg.group(bar, number if shown else "", id=f"odds-{total}", class_=f"z-{zone}"))
    return drawn


def zone_of(combat: Breakdown, total: int) -> str:
    return next(zone.name for zone in combat.zones if zone.low <= total <= zone.high)


def hatched(zone: str, **attributes: svg.Value) -> str:
    return "" if zone in ("eq", "x2") else svg.tag("rect", fill=f"url(#zh-{zone})", **attributes)


def marker(combat: Breakdown, left: float, top: float, foot: float, step: float) -> str:
    """It drops where the dice have fallen."""
    total = combat.total or 0
    x = left + (total - combat.chances[0][0] + 0.5) * step
    most = max(weight for _, weight in combat.chances)
    high = next((weight for value, weight in combat.chances if value == total), 0) / most * (foot - top)
    down = svg.tag("path", class_="rolled", d="M0 10l-8 -11h16z")
    return svg.group(
        down, id="rolled", class_="drops", data_after="", transform=svg.place(round(x, 1), round(foot - high - 14, 1))
    )


def results(combat: Breakdown, phrases: Phrases, left: float, top: float, step: float) -> str:
    """What each possible stretch of totals does, with its exact chance."""
    first, last = combat.chances[0][0], combat.chances[-1][0]
    drawn = []
    for zone in combat.zones:
        if not zone.weight:
            continue
        low, high = max(zone.low, first), min(zone.high, last)
        x, wide = left + (low - first) * step, (high - low + 1) * step
        drawn.append(result(zone, x, top, wide, combat, phrases))
    return svg.group(*drawn, id="results")


def result(zone: Zone, x: float, top: float, wide: float, combat: Breakdown, phrases: Phrases) -> str:
    share = zone.weight / combat.out_of
    name = phrases(f"picture-zone-{scale(combat)}-{zone.name}")
    exact = f"{zone.weight} / {combat.out_of} · {percent(share)}"
    shown = exact if wide >= 104 else percent(share)
    middle, room = x + wide / 2, max(wide - 12, 20)
    now = " now" if zone.name == combat.now else ""
    return svg.group(
        svg.title(f"{name}: {exact}"),
        rect("bgd", x + 1, top, wide - 2, 37, 4),
        fitted(name, middle, top + 15, room, 12.5, "lab") if wide >= 44 else "",
        fitted(shown, middle, top + (30 if wide >= 44 else 23), room, 12.5, "odd"),
        id=f"result-{zone.name}",
        class_=f"row z-{zone.name}{now}",
    )


def beyond(combat: Breakdown, phrases: Phrases, left: float, y: float, width: float) -> str:
    """The results out of reach, in one line."""
    far = [zone for zone in combat.zones if not zone.weight]
    if not far:
        return ""
    words = []
    for zone in far:
        words += [(f"{span(zone, combat)} ", "b"), (f"{phrases(f'picture-zone-{scale(combat)}-{zone.name}')}   ", "")]
    return svg.group(
        svg.tag("path", class_="hair", d=f"M{svg.number(left)} {svg.number(y - 17)}h{svg.number(width)}"),
        spans(words, left, y, "far"),
        svg.text(phrases("picture-beyond"), left + width, y, class_="far end"),
        id="beyond",
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


def verdict(staged: Staged, phrases: Phrases, place: tuple[float, float], width: float, tall: float) -> str:
    """What the dice have decided, in a sentence, and how likely it was; it stays until the next action."""
    combat = staged.combat
    zone = next(zone for zone in combat.zones if zone.name == combat.now)
    likely = phrases("picture-likely", percent=percent(zone.weight / combat.out_of))
    name = phrases(f"picture-zone-{scale(combat)}-{combat.now}")
    name = name[:1].upper() + name[1:]
    return svg.group(
        rect("fate", 0, 0, width, tall, 5),
        rect("fate-edge", 0, 0, 4, tall),
        fitted(name, 16, tall / 2 + 6, width * 0.6, 17, "fate-1"),
        fitted(likely, width - 12, tall / 2 + 5, width * 0.36, 13, "fate-2"),
        id="verdict",
        data_after="",
        transform=svg.place(*place),
    )


# --- a phone --------------------------------------------------------------------------------------


def narrow(staged: Staged, phrases: Phrases, plan: Plan) -> str:
    """Both totals with the chances between them, and a line of words."""
    combat, width = staged.combat, plan.width
    cards = " + ".join(face.code for face in staged.attack) + (
        f" : {' + '.join(face.code for face in staged.defense)}" if staged.defense else ""
    )
    thrown = "rolls" if combat.total is not None else None
    parts = [
        rect("panel", 1, 1, width - 2, plan.stage - 2, 8),
        svg.text(title(staged, phrases), 12, 21, class_="h1 small"),
        fitted(cards, width - 12, 21, 150, 12, "far end"),
        svg.group(
            svg.group(svg.text(attack_total(combat), 12, 72, class_="total"), class_=thrown), class_=staged.sides[0]
        ),
        svg.group(svg.text(str(combat.against), width - 12, 72, class_="total end"), class_=staged.sides[1]),
    ]
    if combat.stopped:
        parts.append(fitted(phrases(f"picture-stopped-{combat.stopped}"), 12, 116, width - 24, 14, "verdict"))
        return svg.group(*parts, id="combat", class_="mv-combat")
    left, room = 92.0, width - 92 - 60
    low, high = combat.chances[0][0], combat.chances[-1][0]
    step = room / (high - low + 1)
    foot, tall = (80, 44) if combat.total is None else (83, 16)
    parts.append(svg.group(*histogram(combat, left, foot, step, tall), id="odds-curve"))
    if combat.total is not None:
        parts += [
            svg.group(*dice(staged, room, 0, 1.15), id="dice", transform=svg.place(left, 39)),
            marker(combat, left, foot - tall, foot, step),
            verdict(staged, phrases, (8, 101), width - 16, 26),
        ]
    else:
        words = " · ".join(
            f"{phrases(f'picture-zone-{scale(combat)}-{zone.name}')} {percent(zone.weight / combat.out_of)}"
            for zone in combat.zones
            if zone.weight
        )
        shown = lines_of(words, 58)[:2]
        top = 120 if len(shown) == 1 else 111
        parts += [fitted(line, 12, top + 14 * i, width - 24, 12, "note") for i, line in enumerate(shown)]
    if staged.die is not None:
        what, face = staged.die
        thrown = svg.group(die(face, phrases(f"picture-die-{what}")), transform=svg.place(left + 20, 60))
        parts.append(svg.group(rect("panel plain", left - 4, 32, room + 8, 60, 6), thrown, id="last-die"))
    return svg.group(*parts, id="combat", class_="mv-combat")
