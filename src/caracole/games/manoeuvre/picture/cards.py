"""Cards: 110 × 166, one unit a pixel at that width."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from textwrap import wrap

from caracole.games.manoeuvre.phrases import Phrases
from caracole.kernel import svg

WIDTH, HEIGHT, STEP = 110, 166, 118


@dataclass(frozen=True)
class Face:
    """What is printed on a card. Dice are written 2d8; what a card lacks is empty or 0."""

    code: str
    army: str
    kind: str
    """unit, leader or hq"""
    arm: str = ""
    attack: str = ""
    defense: int = 0
    bombard: str = ""
    volley: str = ""
    pursuit: int = 0
    withdraw: int = 0
    free: bool = False
    """Not required to advance."""
    command: int = 0
    combat: tuple[int, int] = (0, 0)
    """In attack, in defense."""
    rally: int = 0
    modifier: int = 0
    battery: str = ""

    @property
    def key(self) -> str:
        return self.code.partition(".")[0]


@dataclass(frozen=True)
class Shown:
    """A card of the hand: its id, where it lies, how it stands, and what it can do now."""

    id: str
    x: float
    y: float
    state: str
    """playable, chosen, off or nothing"""
    tab: str = ""
    old: bool = False
    """V2: a card of the first deck, which is drawn already."""


CLASSES = {"unit": "unitc", "leader": "leader", "hq": "hq"}


@lru_cache(20_000)
def card(face: Face, shown: Shown, phrases: Phrases, side_class: str) -> str:
    inside = {"unit": unit_face, "leader": leader_face, "hq": order_face}[face.kind](face, phrases)
    class_ = f"card {CLASSES[face.kind]} {side_class} {shown.state}".rstrip()
    return svg.group(
        svg.title(card_title(face, shown, phrases)),
        svg.group(blank(), band(), inside, first_deck(shown), veil(), tab(shown.tab), class_="lift"),
        id=shown.id,
        class_=class_,
        transform=svg.place(shown.x, shown.y),
    )


def card_title(face: Face, shown: Shown, phrases: Phrases) -> str:
    old = f" · {phrases('picture-old-card')}" if shown.old else ""
    return f"{phrases.card(face.code)} ({face.code})" + old + (f": {shown.tab}" if shown.tab else "")


def first_deck(shown: Shown) -> str:
    """V2: a moon at the corner of a card of the first deck: night waits for it."""
    if not shown.old:
        return ""
    return svg.group(
        svg.tag("circle", cx=106, cy=4, r=9),
        svg.tag("path", d="M106 -2a6.4 6.4 0 1 0 4 10a5.2 5.2 0 1 1 -4 -10z"),
        class_="old",
    )


@lru_cache(2_000)
def back(side_class: str, army: str, x: float, y: float, id_: str) -> str:
    return svg.group(
        svg.group(
            blank(),
            rect("backbody", 5, 5, 100, 156, 4),
            svg.use("backhatch", clip_path="url(#cardclip)"),
            rect("face", 24, 58, 62, 50, 6),
            svg.use(f"flag-{army}", transform="translate(31 67) scale(2)") if army else "",
            class_="lift",
        ),
        id=id_,
        class_=f"card back {side_class}",
        transform=svg.place(x, y),
    )


def rect(class_: str, x: float, y: float, width: float, height: float, rx: float = 0) -> str:
    return svg.tag("rect", class_=class_, x=x, y=y, width=width, height=height, rx=rx or None)


def blank() -> str:
    return (
        rect("sh", 2, 3, WIDTH, HEIGHT, 7)
        + rect("ring", -2, -2, WIDTH + 4, HEIGHT + 4, 9)
        + rect("face", 0, 0, WIDTH, HEIGHT, 7)
    )


def band() -> str:
    return svg.tag("path", class_="band", d="M7 .6H103Q109.4 .6 109.4 7V27H.6V7Q.6 .6 7 .6z")


def veil() -> str:
    """Hatching over a card that cannot be played now."""
    return svg.group(svg.use("veil"), class_="veil", clip_path="url(#cardclip)")


def tab(label: str) -> str:
    """What the card can do now, on a tab under it."""
    if not label:
        return ""
    return rect("tabbox", 0, HEIGHT + 4, WIDTH, 18, 4) + fitted(label, WIDTH / 2, HEIGHT + 16.5, 104, 10.5, "tab")


def fitted(label: str, x: float, y: float, room: float, size: float, class_: str) -> str:
    """A label that is squeezed rather than cut when a language needs more room."""
    wide = sum(0.68 if letter.isupper() else 0.52 for letter in label)
    tight = wide * size > room
    return svg.text(
        label,
        x,
        y,
        class_=class_,
        textLength=room if tight else None,
        lengthAdjust="spacingAndGlyphs" if tight else None,
    )


def icon(name: str, x: float, y: float, scale: float = 1, class_: str = "sd") -> str:
    return svg.use(
        name, class_=class_, transform=f"translate({svg.number(x)} {svg.number(y)}) scale({svg.number(scale)})"
    )


def lines_of(label: str, letters: int) -> list[str]:
    """Broken between words only; a long word is squeezed instead."""
    return wrap(label, letters, break_long_words=False, break_on_hyphens=False)


def name_lines(label: str) -> str:
    lines = lines_of(label, 16)[:2]
    if len(lines) == 1:
        return fitted(lines[0], 55, 46, 104, 11.5, "name")
    return "".join(fitted(line, 55, 40 + 13 * i, 104, 11.5, "name") for i, line in enumerate(lines))


# --- unit cards -----------------------------------------------------------------------------------


def unit_face(face: Face, phrases: Phrases) -> str:
    parts = [
        svg.use(f"flag-{face.army}", transform="translate(7 6)"),
        svg.text(face.key, 58, 19.5, class_="code"),
        arm(face.arm, 93),
        name_lines(phrases.card(face.code)),
        dice_row(face),
        rect("cell", 5, 94, 48, 30, 4),
        icon("ic-defense", 18, 109, 1.1),
        svg.text(str(face.defense), 39, 115.5, class_="num"),
    ]
    for i, value in enumerate(extras(face, phrases)):
        x, y = ((57, 94), (5, 128), (57, 128))[i]
        parts.append(rect("cell", x, y, 48, 30, 4) + svg.group(value, transform=f"translate({x} {y})"))
    if face.free:
        parts.append(free_strip(phrases))
    elif len(extras(face, phrases)) < 2:
        parts.append(watermark(face.arm))
    return "".join(parts)


def arm(kind: str, x: float) -> str:
    y, scale = (19, 0.5) if kind == "inf" else (15, 0.72)
    return svg.group(svg.use(f"arm-{kind}"), class_="on", transform=f"translate({x} {y}) scale({scale})")


def watermark(kind: str) -> str:
    scale = 0.62 if kind == "inf" else 0.8
    return svg.use(
        f"arm-{kind}",
        class_="sd mv-plain faint",
        fill="currentColor",
        transform=f"translate(55 149) scale({scale})",
    )


def dice_row(face: Face) -> str:
    """The dice it attacks or bombards with."""
    dice, sign = (face.attack, "ic-attack") if face.attack else (face.bombard, "ic-bombard")
    return (
        rect("cell", 5, 58, 100, 32, 4)
        + icon(sign, 18, 74, 1.15)
        + dice_shapes(dice, 37, 74, 0.72)
        + svg.text(dice, 84, 79, class_="mid")
    )


def dice_shapes(dice: str, x: float, y: float, scale: float, class_: str = "ink") -> str:
    """One shape per die: square d6, diamond d8, kite d10."""
    count, _, sides = dice.partition("d")
    return "".join(icon(f"die-{sides}", x + 22 * scale * i, y, scale, class_) for i in range(int(count)))


def extras(face: Face, phrases: Phrases) -> list[str]:
    """Further values in their cells of 48 × 30: pursuit, withdrawal, volley, range."""
    found = []
    if face.pursuit:
        found.append(icon("ic-pursuit", 11, 15, 0.92) + svg.text(up_to(face.pursuit), 33, 20, class_="mid"))
    if face.withdraw:
        found.append(icon("ic-withdraw", 11, 15, 0.92) + svg.text(up_to(face.withdraw), 33, 20, class_="mid"))
    if face.volley:
        found.append(icon("ic-volley", 11, 15, 0.92) + svg.text(face.volley, 33, 20, class_="mid"))
    if face.bombard:
        found.append(icon("ic-range", 24, 9) + fitted(phrases("picture-range", range=2), 24, 25, 44, 8.8, "lab"))
    return found


def up_to(number: int) -> str:
    return "1" if number == 1 else f"1–{number}"


def free_strip(phrases: Phrases) -> str:
    lines = lines_of(phrases("picture-free"), 17)[:2]
    return svg.group(
        rect("", 5, 134, 100, 26, 4),
        icon("ic-halt", 16, 147),
        *(fitted(line, 28, 144.5 + 11 * i + (5 if len(lines) == 1 else 0), 74, 9, "") for i, line in enumerate(lines)),
        class_="nra",
    )


# --- leaders and orders ---------------------------------------------------------------------------


def leader_face(face: Face, phrases: Phrases) -> str:
    attack, defense = face.combat
    combat = str(attack) if attack == defense else f"{attack}/{defense}"
    rally = phrases("picture-automatic") if face.rally >= 6 else up_to(face.rally)
    modifier = f"−{-face.modifier}" if face.modifier < 0 else f"+{face.modifier}" if face.modifier else "–"
    return "".join(
        (
            svg.use(f"flag-{face.army}", transform="translate(7 6)"),
            svg.group(svg.use("bicorne"), class_="on", transform="translate(70 17)"),
            name_lines(phrases.card(face.code)),
            quarter(0, 0, "ic-command", str(face.command), phrases("picture-command")),
            quarter(1, 0, "ic-combat", combat, phrases("picture-combat")),
            quarter(0, 1, "ic-rally", rally, phrases("picture-rally")),
            quarter(1, 1, "ic-pursuit", modifier, phrases("picture-pursuit")),
            battery_strip(face, phrases) if face.battery else icon("flourish", 55, 151, 1, "sd"),
        )
    )


def quarter(column: int, row: int, sign: str, value: str, label: str) -> str:
    x, y = 5 + 52 * column, 58 + 41 * row
    return (
        rect("cell", x, y, 48, 38, 4)
        + icon(sign, x + 11, y + 13, 0.95)
        + fitted(value, x + 33, y + 18, 28, 13, "mid")
        + fitted(label, x + 24, y + 33, 45, 8.8, "lab")
    )


def battery_strip(face: Face, phrases: Phrases) -> str:
    label = phrases("picture-battery", dice=face.battery, range=2)
    return svg.group(
        rect("", 5, 140, 100, 21, 4), icon("ic-bombard", 15, 150), fitted(label, 27, 154, 74, 9, ""), class_="nra"
    )


def order_face(face: Face, phrases: Phrases) -> str:
    lines = lines_of(phrases(f"effect-{face.code}"), 19)
    return "".join(
        (
            svg.use(f"flag-{face.army}", transform="translate(7 6)"),
            svg.text(face.code, 68, 19.5, class_="code"),
            svg.group(svg.use(f"hq-{face.code}"), class_="ink", transform="translate(55 57) scale(.95)"),
            fitted(phrases(f"order-{face.code}"), 55, 99, 104, 12.5, "title"),
            *(fitted(line, 55, 113 + 11.8 * i, 104, 10, "eff") for i, line in enumerate(lines)),
        )
    )


# --- small cards, for choosing among many ---------------------------------------------------------


@lru_cache(20_000)
def mini(face: Face, id_: str, x: float, y: float, state: str, count: int, phrases: Phrases, side_class: str) -> str:
    """74 × 82: key, how many are left, name, values."""
    return svg.group(
        svg.title(f"{phrases.card(face.code)} ({face.code})"),
        rect("box", 0, 0, 73, 82, 5),
        svg.tag("path", class_="band", d="M5 .6H68Q72.4 .6 72.4 5V19H.6V5Q.6 .6 5 .6z"),
        fitted(short_code(face), 5, 14.5, 63 if count == 1 else 46, 12, "code"),
        svg.text(f"×{count}", 69, 14, class_="count") if count > 1 else "",
        *(
            fitted(line, 4, 31 + 11.5 * i, 66, 10.5, "name")
            for i, line in enumerate(lines_of(phrases.card(face.code), 13)[:2])
        ),
        figure_rows(face)
        if face.kind != "hq"
        else svg.use(f"hq-{face.code}", class_="ink", transform="translate(36 62) scale(.6)"),
        id=id_,
        class_=f"mini {face.kind} {side_class} {state}".rstrip(),
        transform=svg.place(x, y),
    )


def short_code(face: Face) -> str:
    return face.code.removeprefix("L.")


def figures(face: Face) -> list[tuple[str, str]]:
    """The values of a card as signs and numbers."""
    if face.kind == "leader":
        attack, defense = face.combat
        combat = str(attack) if attack == defense else f"{attack}/{defense}"
        found = [("ic-command", str(face.command)), ("ic-combat", combat), ("ic-rally", up_to(face.rally))]
        return [*found, ("ic-pursuit", f"−{-face.modifier}")] if face.modifier else found
    if face.kind == "hq":
        return []
    found = [
        ("ic-attack", face.attack) if face.attack else ("ic-bombard", face.bombard),
        ("ic-defense", str(face.defense)),
    ]
    found += [("ic-pursuit", up_to(face.pursuit))] if face.pursuit else []
    found += [("ic-withdraw", up_to(face.withdraw))] if face.withdraw else []
    found += [("ic-volley", face.volley)] if face.volley else []
    return [*found, ("ic-halt", "")] if face.free else found


def figure_rows(face: Face) -> str:
    return "".join(
        icon(sign, 8 + 38 * (i % 2), 56 + 16 * (i // 2), 0.56)
        + svg.text(figure, 14 + 38 * (i % 2), 60 + 16 * (i // 2), class_="line")
        for i, (sign, figure) in enumerate(figures(face))
    )
