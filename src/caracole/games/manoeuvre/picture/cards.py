"""Cards: 120 × 182, a unit a pixel; 112 × 160 on a low screen, 120 × 168 on a phone."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from html import escape
from textwrap import wrap

from caracole.games.manoeuvre.phrases import Phrases
from caracole.kernel import svg

Size = tuple[float, float]


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
    stands_for: str = ""
    """Another copy of the same card, which is clicked for this one."""


CLASSES = {"unit": "unitc", "leader": "leader", "hq": "hq"}
TALL = 170
"""A card as tall as this has room for everything."""


@dataclass(frozen=True)
class Sheet:
    """Where things lie on a card of one size."""

    width: float
    height: float

    @property
    def tall(self) -> bool:
        return self.height >= TALL

    @property
    def band(self) -> float:
        return 27 if self.tall else 24

    @property
    def middle(self) -> float:
        return self.width / 2

    @property
    def cell(self) -> float:
        """How tall a row of values is."""
        return 31 if self.tall else 27

    def row(self, place: int) -> float:
        """The top of a row of values of a unit."""
        return (67 if self.tall else 59) + place * (self.cell + (4 if self.tall else 3))

    @property
    def phone(self) -> bool:
        """Whether what a card can do is told on its foot."""
        return not self.tall and self.width >= 120

    @property
    def foot(self) -> float:
        """How far down things may be drawn."""
        return self.height - (31 if self.phone else 2)

    @property
    def inner(self) -> float:
        return self.width - 10


@lru_cache(20_000)
def card(face: Face, shown: Shown, phrases: Phrases, side_class: str, size: Size) -> str:
    sheet = Sheet(*size)
    inside = {"unit": unit_face, "leader": leader_face, "hq": order_face}[face.kind](face, phrases, sheet)
    class_ = f"card {CLASSES[face.kind]} {side_class} {shown.state}".rstrip()
    return svg.group(
        svg.title(card_title(face, shown, phrases)),
        svg.group(
            blank(sheet) + band(sheet) + inside,
            first_deck(shown, sheet),
            svg.group(tab(shown.tab, sheet), id=f"does-{shown.id}") if shown.tab else "",
            id=f"lift-{shown.id}",
            class_="lift",
        ),
        id=shown.id,
        class_=class_,
        data_for=shown.stands_for or None,
        transform=svg.place(shown.x, shown.y),
    )


def card_title(face: Face, shown: Shown, phrases: Phrases) -> str:
    """Its name, its values in words, and what it can do now."""
    old = f" · {phrases('picture-old-card')}" if shown.old else ""
    listed = ", ".join(values_told(face, phrases))
    values = f", {listed}" if listed else ""
    return f"{phrases.card(face.code)} ({face.code}){values}" + old + (f": {shown.tab}" if shown.tab else "")


def values_told(face: Face, phrases: Phrases) -> list[str]:
    if face.kind == "hq":
        return [phrases(f"effect-{face.code}")]
    if face.kind == "leader":
        rally = phrases("picture-automatic") if face.rally >= 6 else up_to(face.rally)
        found = [f"{phrases('picture-command')} {face.command}", f"{phrases('picture-combat')} {leads(face)}"]
        return [*found, f"{phrases('picture-rally')} {rally}"]
    found = [f"{phrases('picture-bombard')} {face.bombard}"] if face.bombard else []
    found += [f"{phrases('picture-attack')} {face.attack}"] if face.attack else []
    found += [f"{phrases('picture-part-defense')} {face.defense}"]
    found += [f"{phrases('picture-volley')} {face.volley}"] if face.volley else []
    found += [f"{phrases('picture-pursuit')} {up_to(face.pursuit)}"] if face.pursuit else []
    found += [f"{phrases('picture-can-withdraw')} {up_to(face.withdraw)}"] if face.withdraw else []
    return found + ([phrases("picture-free")] if face.free else [])


def first_deck(shown: Shown, sheet: Sheet) -> str:
    """V2: a moon at the corner of a card of the first deck: night waits for it."""
    if not shown.old:
        return ""
    moon = svg.tag("circle", r=9) + svg.tag("path", d="M0 -6a6.4 6.4 0 1 0 4 10a5.2 5.2 0 1 1 -4 -10z")
    return svg.group(moon, class_="old", transform=svg.place(sheet.width - 4, 4))


@lru_cache(2_000)
def back(side_class: str, x: float, y: float, size: Size, id_: str) -> str:
    """The back of a card that this seat may not see."""
    width, height = size
    return svg.group(
        rect("face", 0, 0, width, height, 4),
        rect("backbody", 3, 3, width - 6, height - 6, 2),
        svg.tag("rect", x=3, y=3, width=width - 6, height=height - 6, rx=2, fill="url(#backlines)"),
        id=id_,
        class_=f"card back {side_class}",
        transform=svg.place(x, y),
    )


def rect(class_: str, x: float, y: float, width: float, height: float, rx: float = 0) -> str:
    return svg.tag("rect", class_=class_, x=x, y=y, width=width, height=height, rx=rx or None)


def blank(sheet: Sheet) -> str:
    width, height = sheet.width, sheet.height
    return (
        rect("sh", 2, 3, width, height, 7)
        + rect("ring", -2, -2, width + 4, height + 4, 9)
        + rect("face", 0, 0, width, height, 7)
    )


def band(sheet: Sheet) -> str:
    right, low = svg.number(sheet.width - 0.6), svg.number(sheet.band)
    turn = svg.number(sheet.width - 7)
    return svg.tag("path", class_="band", d=f"M7 .6H{turn}Q{right} .6 {right} 7V{low}H.6V7Q.6 .6 7 .6z")


def tab(label: str, sheet: Sheet) -> str:
    """What the card can do now, on a tab under it; on a phone, on its foot."""
    if not label:
        return ""
    low = sheet.height - 29 if sheet.phone else sheet.height + 6
    left, tall = (6.0 if sheet.phone else 0.0), (27.0 if sheet.tall else 24.0)
    box = rect("tabbox", left, low, sheet.width - 2 * left, tall, 5)
    return box + fitted(label, sheet.middle, low + tall / 2 + 4.6, sheet.width - 2 * left - 6, 13, "tab")


def fitted(label: str, x: float, y: float, room: float, size: float, class_: str) -> str:
    """A label that is squeezed rather than cut when a language needs more room."""
    wide = sum(0.6 if letter.isupper() else 0.49 for letter in label)
    tight = wide * size > room
    return svg.text(
        label,
        x,
        y,
        class_=class_,
        textLength=room if tight else None,
        lengthAdjust="spacingAndGlyphs" if tight else None,
    )


def spans(words: list[tuple[str, str]], x: float, y: float, class_: str) -> str:
    """A line of words, each of a class of its own."""
    spans = "".join(svg.tag("tspan", escape(word), class_=kind or None) for word, kind in words)
    return svg.tag("text", spans, x=x, y=y, class_=class_)


def icon(name: str, x: float, y: float, scale: float = 1, class_: str = "sd") -> str:
    return svg.use(
        name, class_=class_, transform=f"translate({svg.number(x)} {svg.number(y)}) scale({svg.number(scale)})"
    )


def lines_of(label: str, letters: int) -> list[str]:
    """Broken between words only; a long word is squeezed instead."""
    return wrap(label, letters, break_long_words=False, break_on_hyphens=False)


def name_lines(label: str, sheet: Sheet, top: float) -> str:
    """In one line or two, in the middle of the room they have."""
    lines = lines_of(label, 17)[:2]
    first = top + (12 if len(lines) == 2 else 19)
    return "".join(
        fitted(line, sheet.middle, first + 14.5 * i, sheet.inner, 13, "name") for i, line in enumerate(lines)
    )


# --- unit cards -----------------------------------------------------------------------------------


def unit_face(face: Face, phrases: Phrases, sheet: Sheet) -> str:
    values = [icon_value("ic-defense", str(face.defense), 1.1), *extras(face, phrases)]
    rows = [values[i : i + 2] for i in range(0, len(values), 2)]
    return "".join(
        (
            svg.use(f"flag-{face.army}", transform=f"translate(7 {svg.number((sheet.band - 16) / 2)})"),
            svg.text(face.key, sheet.middle, sheet.band - 8, class_="code"),
            arm(face.arm, sheet.width - 15, sheet.band),
            name_lines(phrases.card(face.code), sheet, sheet.band + 5),
            dice_row(face, sheet),
            *(value_row(row, sheet, sheet.row(1 + i)) for i, row in enumerate(rows)),
            free_words(phrases, sheet, sheet.row(1 + len(rows))) if face.free else "",
        )
    )


def arm(kind: str, x: float, band: float) -> str:
    y, scale = (band - 8, 0.5) if kind == "inf" else (band - 12, 0.72)
    place = f"translate({svg.number(x)} {svg.number(y)}) scale({scale})"
    return svg.group(svg.use(f"arm-{kind}"), class_="on", transform=place)


def dice_row(face: Face, sheet: Sheet) -> str:
    """The dice it attacks or bombards with."""
    dice, sign = (face.attack, "ic-attack") if face.attack else (face.bombard, "ic-bombard")
    top = sheet.row(0)
    middle = top + sheet.cell / 2
    return (
        rect("cell", 5, top, sheet.inner, sheet.cell, 4)
        + icon(sign, 18, middle, 1.15)
        + (dice_shapes(dice, 41, middle, 0.72) if sheet.width >= 120 else dice_shapes(dice, 37, middle, 0.62))
        + svg.text(dice, sheet.width - 10, middle + 5.5, class_="value")
    )


def dice_shapes(dice: str, x: float, y: float, scale: float, class_: str = "ink") -> str:
    """One shape per die: square d6, diamond d8, kite d10."""
    count, _, sides = dice.partition("d")
    return "".join(icon(f"die-{sides}", x + 22 * scale * i, y, scale, class_) for i in range(int(count)))


def icon_value(sign: str, value: str, scale: float = 1.0) -> tuple[str, float, str]:
    return sign, scale, value


def value_row(values: list[tuple[str, float, str]], sheet: Sheet, top: float) -> str:
    """One or two values, each a sign and a number, in cells side by side."""
    wide = (sheet.inner - 4 * (len(values) - 1)) / len(values)
    found = []
    for i, (sign, scale, value) in enumerate(values):
        x = 5 + (wide + 4) * i
        middle = top + sheet.cell / 2
        half = len(values) > 1
        found.append(rect("cell", x, top, wide, sheet.cell, 4) + icon(sign, x + (10 if half else 13), middle, scale))
        found.append(
            fitted(value, x + wide - 4, middle + 5, wide - 23, 14, "value duo")
            if half
            else fitted(value, x + wide - 6, middle + 5.5, wide - 26, 15, "value")
        )
    return "".join(found)


def extras(face: Face, phrases: Phrases) -> list[tuple[str, float, str]]:
    """Further values: pursuit, withdrawal, volley, range."""
    found = [icon_value("ic-pursuit", up_to(face.pursuit), 0.8)] if face.pursuit else []
    found += [icon_value("ic-withdraw", up_to(face.withdraw), 0.8)] if face.withdraw else []
    found += [icon_value("ic-volley", face.volley, 0.8)] if face.volley else []
    return found + ([icon_value("ic-range", "2", 0.46)] if face.bombard else [])


def up_to(number: int) -> str:
    return "1" if number == 1 else f"1–{number}"


def free_words(phrases: Phrases, sheet: Sheet, top: float) -> str:
    """C11: the unit need not advance; in two lines where there is room for them."""
    room = sheet.foot - top - 2
    words = phrases("picture-free")
    lines = lines_of(words, 17)[:2] if room > 28 else [words]
    first = min(top + 13, sheet.foot - 3 - 14 * (len(lines) - 1))
    return "".join(fitted(line, sheet.middle, first + 14 * i, sheet.inner, 12, "foot") for i, line in enumerate(lines))


# --- leaders and orders ---------------------------------------------------------------------------


def leads(face: Face) -> str:
    attack, defense = face.combat
    return str(attack) if attack == defense else f"{attack}/{defense}"


def leader_face(face: Face, phrases: Phrases, sheet: Sheet) -> str:
    rally = phrases("picture-automatic") if face.rally >= 6 else up_to(face.rally)
    values = [icon_value("ic-command", str(face.command)), icon_value("ic-combat", leads(face))]
    more = [icon_value("ic-rally", rally)]
    more += [icon_value("ic-pursuit", f"−{-face.modifier}" if face.modifier < 0 else f"+{face.modifier}", 0.92)] * bool(
        face.modifier
    )
    top = sheet.row(1) - (8 if sheet.tall else 12)
    return "".join(
        (
            svg.use(f"flag-{face.army}", transform=f"translate(7 {svg.number((sheet.band - 16) / 2)})"),
            fitted(phrases("picture-leader"), sheet.middle + 14, sheet.band - 8, sheet.width - 42, 15, "code"),
            svg.group(
                svg.use("bicorne"),
                class_="ink",
                transform=f"translate({svg.number(sheet.middle)} {svg.number(sheet.band + (24 if sheet.tall else 12))})"
                + ("" if sheet.tall else " scale(.64)"),  # a name of two lines lies clear of it
            ),
            name_lines(phrases.card(face.code), sheet, sheet.band + (34 if sheet.tall else 20)),
            value_row(values, sheet, top),
            value_row(more, sheet, top + sheet.cell + 4),
            battery_words(face, phrases, sheet) if face.battery else "",
        )
    )


def battery_words(face: Face, phrases: Phrases, sheet: Sheet) -> str:
    label = phrases("picture-battery", dice=face.battery, range=2)
    return fitted(label, sheet.middle, sheet.foot - 3, sheet.inner, 12, "foot")


def order_face(face: Face, phrases: Phrases, sheet: Sheet) -> str:
    top, gap = (116.0, 14.5) if sheet.tall else (95.0, 13.0)
    lines = lines_of(phrases(f"effect-{face.code}"), 18)
    sign = f"translate({svg.number(sheet.middle)} {58 if sheet.tall else 49}) scale({1 if sheet.tall else 0.84})"
    return "".join(
        (
            svg.use(f"flag-{face.army}", transform=f"translate(7 {svg.number((sheet.band - 16) / 2)})"),
            svg.text(face.code, sheet.middle, sheet.band - 8, class_="code"),
            svg.group(svg.use(f"hq-{face.code}"), class_="ink", transform=sign),
            fitted(phrases(f"order-{face.code}"), sheet.middle, top - 16, sheet.inner, 14, "title"),
            *(fitted(line, sheet.middle, top + gap * i, sheet.inner, 12, "eff") for i, line in enumerate(lines)),
        )
    )


# --- small cards, for choosing among many ---------------------------------------------------------


@lru_cache(20_000)
def mini(
    face: Face, id_: str, x: float, y: float, state: str, count: int, phrases: Phrases, side_class: str, size: Size
) -> str:
    """Key, how many are left, values; with the name where there is room for it."""
    width, height = size
    right, turn = svg.number(width - 0.6), svg.number(width - 5)
    named = height >= 84
    return svg.group(
        svg.title(card_title(face, Shown(id_, x, y, state), phrases)),
        rect("box", 0, 0, width, height, 5),
        svg.tag("path", class_="band", d=f"M5 .6H{turn}Q{right} .6 {right} 5V19H.6V5Q.6 .6 5 .6z"),
        fitted(short_code(face), 5, 14.5, width - (10 if count == 1 else 30), 12.5, "code"),
        svg.text(f"×{count}", width - 5, 14.5, class_="count") if count > 1 else "",
        *(
            fitted(line, 5, 33 + 13 * i, width - 8, 12, "name")
            for i, line in enumerate(lines_of(phrases.card(face.code), 13)[:2] if named else [])
        ),
        figure_rows(face, 58 if named else 33, width)
        if face.kind != "hq"
        else svg.use(f"hq-{face.code}", class_="ink", transform=f"translate({width / 2:.0f} {height - 21}) scale(.55)"),
        id=id_,
        class_=f"mini {face.kind} {side_class} {state}".rstrip(),
        transform=svg.place(x, y),
    )


def short_code(face: Face) -> str:
    return face.code.removeprefix("L.")


def figures(face: Face) -> list[tuple[str, str]]:
    """The values of a card as signs and numbers."""
    if face.kind == "leader":
        found = [("ic-command", str(face.command)), ("ic-combat", leads(face)), ("ic-rally", up_to(face.rally))]
        return [*found, ("ic-pursuit", f"−{-face.modifier}")] if face.modifier else found
    found = [
        ("ic-attack", face.attack) if face.attack else ("ic-bombard", face.bombard),
        ("ic-defense", str(face.defense)),
    ]
    found += [("ic-pursuit", up_to(face.pursuit))] if face.pursuit else []
    found += [("ic-withdraw", up_to(face.withdraw))] if face.withdraw else []
    found += [("ic-volley", face.volley)] if face.volley else []
    return [*found, ("ic-halt", "")] if face.free else found


def figure_rows(face: Face, top: float, width: float) -> str:
    step = width * 0.57
    return "".join(
        icon(sign, 9 + step * (i % 2), top + 16 * (i // 2), 0.6)
        + svg.text(figure, 17 + step * (i % 2), top + 4.5 + 16 * (i // 2), class_="line")
        for i, (sign, figure) in enumerate(figures(face)[:4])
    )
