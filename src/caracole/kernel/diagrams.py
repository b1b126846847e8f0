"""Pictures of a rulebook, as data: a position that the game draws itself, with arrows, crosses and numbers.

`diagrams.toml` of a game's folder says which position belongs below which rule and what is pointed out in it; the
caption is the message `diagram-ID`. Nothing is drawn beforehand: a diagram shows the board as it looks today, an arrow
is an action that is legal there, and a crossed one is an action that this rule forbids there (the kit checks both).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cached_property
from math import atan2, degrees, hypot
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from caracole.kernel import svg
from caracole.kernel.errors import BadGame
from caracole.kernel.luck import SeededLuck
from caracole.kernel.outlines import Box, Point, middle, outlines, union
from caracole.kernel.picture import PARTS, Picture
from caracole.kernel.state import State

if TYPE_CHECKING:
    from caracole.kernel.game import Game

Theme = Literal["light", "dark"]
STYLE = """
.dg-line { fill: none; stroke: #1c7c8c; stroke-linecap: round; stroke-linejoin: round }
.dg-halo { fill: none; stroke: #fffaf0; stroke-linecap: round; stroke-linejoin: round; opacity: .85 }
.dg-head { fill: #1c7c8c }
.dg-ring { fill: none; stroke: #1c7c8c }
.dg-no { stroke: #a3322b }
.dg-no.dg-head { fill: #a3322b; stroke: none }
.dg-tag { fill: #2a2520; stroke: #fffaf0 }
text.dg-sign { fill: #fffaf0; font-weight: 700; text-anchor: middle;
  font-family: system-ui, "Segoe UI", Roboto, Arial, sans-serif }
"""
"""What is pointed out has the same colours by day and by night: it lies on boards of either."""
WORDS = re.compile(r'<title>[^<]*</title>| (?:data-title|aria-label)="[^"]*"')
MARGIN = 0.04
"""How much is seen around a part of the board, of its larger side."""


class Sign(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A number, a letter or a few words at something of the picture."""

    at: str
    sign: str


class Diagram(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A `[[diagram]]` of `diagrams.toml`."""

    id: str
    rule: str
    """Below which it stands."""
    options: dict[str, Any] = {}
    position: str | None = None
    """The position's text; the beginning of a match without it."""
    play: tuple[str, ...] = ()
    """Steps that are taken first."""
    side: int | None = None
    """Who looks; whoever decides if it is not said."""
    point: str | None = None
    """An action whose first piece or card is pointed at, as with a mouse."""
    layout: str | None = None
    parts: tuple[str, ...] = ("board",)
    around: tuple[str, ...] = ()
    """Ids: no more is shown than these and what lies between them."""
    arrows: tuple[str, ...] = ()
    """Actions that are legal here, drawn through what one clicks for them."""
    crossed: tuple[str, ...] = ()
    """Actions that this rule forbids here."""
    paths: tuple[tuple[str, ...], ...] = ()
    """Ids that an arrow leads through, where no action of one's own does."""
    signs: tuple[Sign, ...] = ()

    @property
    def message(self) -> str:
        """Its caption."""
        return f"diagram-{self.id}"


class Contents(msgspec.Struct, forbid_unknown_fields=True):
    """`diagrams.toml`"""

    diagram: list[Diagram] = []


def read(file: Path) -> tuple[Diagram, ...]:
    """The diagrams of a file; BadGame names the file and the field that is wrong."""
    try:
        found = msgspec.toml.decode(file.read_bytes(), type=Contents).diagram
    except (msgspec.ValidationError, msgspec.DecodeError) as error:
        raise BadGame(f"{file}: {error}") from None
    ids = [diagram.id for diagram in found]
    for twice in {each for each in ids if ids.count(each) > 1}:
        raise BadGame(f"{file}: diagram {twice} is there twice")
    return tuple(found)


class Plate:
    """One diagram of a game, drawn in a language."""

    def __init__(self, game: Game, diagram: Diagram, language: str = "en") -> None:
        self.game = game
        self.diagram = diagram
        self.language = language

    @cached_property
    def state(self) -> State:
        """The position; whatever the diagram leaves open is drawn the same way each time."""
        options = self.game.resolve(self.diagram.options, luck=SeededLuck(1))
        position = self.diagram.position
        state = self.game.start(options) if position is None else self.game.load(options, position)
        for text in self.diagram.play:
            state.apply(state.parse(text))
        return state

    @cached_property
    def side(self) -> int:
        return max(0, self.state.actor) if self.diagram.side is None else self.diagram.side

    @cached_property
    def picture(self) -> Picture:
        view = self.state.view(self.side)
        focus = self.clicks(self.diagram.point)[0] if self.diagram.point else None
        return self.game.picture(view, layout=self.diagram.layout, focus=focus, language=self.language)

    def clicks(self, text: str) -> tuple[str, ...]:
        """What one clicks for an action, buttons of the page left out."""
        ids = self.game.gestures.gesture(self.state.view(self.side), self.state.parse(text))
        return tuple(id for id in ids if not id.startswith("do-"))

    @cached_property
    def caption(self) -> str:
        return self.game.messages.say(self.language, self.diagram.message)

    # --- drawing --------------------------------------------------------------------------------------

    @cached_property
    def body(self) -> str:
        """Without what a pointer would show: nobody points at a picture of the rules, and most are then alike in all
        languages."""
        whole = "".join(str(part.node) for part in self.picture.parts if part.name in self.diagram.parts)
        return WORDS.sub("", whole)

    @cached_property
    def defs(self) -> str:
        return self.picture.lean(self.body) if self.picture.lean else "".join(self.picture.defs)

    @cached_property
    def boxes(self) -> dict[str, Box]:
        """Where everything lies."""
        return outlines(svg.document(self.body, box=(0, 0, 1, 1), style="", class_="", label="", defs=self.defs))

    @cached_property
    def frame(self) -> Box:
        """What is shown of the sheet."""
        sheets = [
            (left, top, left + width * scale, top + height * scale)
            for part in self.picture.parts
            if part.name in self.diagram.parts
            for (left, top, scale), (_, _, width, height) in [(part.at, part.box)]
        ]
        whole = union(sheets)
        if not self.diagram.around:
            return whole
        left, top, right, bottom = union(self.box(id) for id in self.diagram.around)
        margin = MARGIN * max(right - left, bottom - top)
        return (
            max(whole[0], left - margin),
            max(whole[1], top - margin),
            min(whole[2], right + margin),
            min(whole[3], bottom + margin),
        )

    def box(self, id: str) -> Box:
        if id not in self.boxes:
            raise ValueError(f"there is no {id!r} in the picture")
        return self.boxes[id]

    @cached_property
    def unit(self) -> float:
        """A hundredth of what is shown, so that lines are as thick in every diagram."""
        left, top, right, bottom = self.frame
        return max(right - left, (bottom - top) * 1.2) / 100

    def pointed_out(self) -> Iterator[str]:
        ways = [(self.seen(text), "") for text in self.diagram.arrows]
        ways += [(ids, "") for ids in self.diagram.paths]
        ways += [(self.seen(text), " dg-no") for text in self.diagram.crossed]
        ends = {(ids[0], ids[-1]) for ids, _ in ways}
        for ids, kind in ways:
            aside = 2.2 * self.unit if (ids[-1], ids[0]) in ends and len(ids) > 1 else 0
            yield self.arrow([middle(self.box(id)) for id in ids], kind, aside)
        for sign in self.diagram.signs:
            yield self.tag(sign)

    def seen(self, text: str) -> tuple[str, ...]:
        """What one clicks for an action, as far as the parts that are shown have it."""
        found = tuple(id for id in self.clicks(text) if id in self.boxes)
        if not found:
            raise ValueError(f"{text}: nothing of it is in the picture")
        return found

    def arrow(self, points: list[Point], kind: str, aside: float) -> str:
        """Along some points, to the right of the line by so much; around it if there is one point."""
        unit = self.unit
        if len(points) == 1:
            x, y = points[0]
            ring = svg.tag("circle", cx=x, cy=y, r=3.4 * unit, class_=f"dg-ring{kind}", stroke_width=0.8 * unit)
            return ring + (cross(points[0], unit) if kind else "")
        points = trimmed(points, unit, aside)
        (x1, y1), (x2, y2) = points[-2:]
        turn = degrees(atan2(y2 - y1, x2 - x1))
        head = svg.tag(
            "path",
            d=line_through([(1.6 * unit, 0), (-1.6 * unit, -1.7 * unit), (-1.6 * unit, 1.7 * unit)]) + "Z",
            class_=f"dg-head{kind}",
            transform=svg.place(x2, y2, turn),
        )
        path = line_through(points)
        halo = svg.tag("path", d=path, class_="dg-halo", stroke_width=1.8 * unit)
        line = svg.tag("path", d=path, class_=f"dg-line{kind}", stroke_width=0.9 * unit)
        half = ((x1 + x2) / 2, (y1 + y2) / 2)
        return halo + line + head + (cross(half, unit) if kind else "")

    def tag(self, sign: Sign) -> str:
        """At the upper right corner of what it belongs to, wholly inside what is shown."""
        _, top, right, _ = self.box(sign.at)
        unit = self.unit
        half, high = unit * (0.9 + 0.75 * len(sign.sign)), 1.7 * unit
        left, upper, end, lower = self.frame
        x = min(max(right, left + half + unit / 2), end - half - unit / 2)
        y = min(max(top, upper + high + unit / 2), lower - high - unit / 2)
        box = svg.tag(
            "rect",
            x=x - half,
            y=y - high,
            width=2 * half,
            height=2 * high,
            rx=high,
            class_="dg-tag",
            stroke_width=0.35 * unit,
        )
        return box + svg.text(sign.sign, x, y + 0.85 * unit, class_="dg-sign", font_size=2.4 * unit)

    def drawn(self, theme: Theme | None = None) -> str:
        """A whole SVG that stands alone; it follows the reader's setting unless a theme is asked for."""
        left, top, right, bottom = self.frame
        style = self.picture.style + STYLE
        if theme:
            chosen = "all" if theme == "dark" else "not all"
            for asked in ("(prefers-color-scheme: dark)", "(prefers-color-scheme:dark)"):
                style = style.replace(f"@media {asked}", f"@media {chosen}")
        return svg.document(
            self.body + "".join(self.pointed_out()),
            box=(left, top, right - left, bottom - top),
            style=style,
            class_=self.picture.class_,
            label=self.game.title,
            defs=self.defs,
        )


def line_through(points: list[Point]) -> str:
    return "M" + " L".join(f"{svg.number(x)} {svg.number(y)}" for x, y in points)


def trimmed(points: list[Point], unit: float, aside: float) -> list[Point]:
    """The same way, a little shorter at both ends, so that what it leads from and to is still seen."""
    first = nearer(points[0], points[1], 3 * unit, 0.3)
    last = nearer(points[-1], points[-2], 2.6 * unit, 0.25)
    if not aside:
        return [first, *points[1:-1], last]
    (x1, y1), (x2, y2) = points[0], points[-1]
    far = hypot(x2 - x1, y2 - y1) or 1
    dx, dy = -(y2 - y1) / far * aside, (x2 - x1) / far * aside
    return [(x + dx, y + dy) for x, y in (first, *points[1:-1], last)]


def nearer(point: Point, other: Point, by: float, most: float) -> Point:
    """A point moved towards another, by no more than a share of the way."""
    (x1, y1), (x2, y2) = point, other
    share = min(most, by / (hypot(x2 - x1, y2 - y1) or 1))
    return x1 + (x2 - x1) * share, y1 + (y2 - y1) * share


def cross(at: Point, unit: float) -> str:
    x, y = at
    arm = 2 * unit
    arms = "".join(line_through([(x - arm, y - way * arm), (x + arm, y + way * arm)]) for way in (1, -1))
    halo = svg.tag("path", d=arms, class_="dg-halo", stroke_width=2 * unit)
    return halo + svg.tag("path", d=arms, class_="dg-line dg-no", stroke_width=1.1 * unit)


def below(game: Game, rule: str) -> list[Diagram]:
    """The diagrams of a rule."""
    return [diagram for diagram in game.diagrams if diagram.rule == rule]


def check_parts(diagram: Diagram) -> None:
    """ValueError for a part that no frame has."""
    unknown = set(diagram.parts) - set(PARTS)
    if unknown:
        raise ValueError(f"no part of a picture: {', '.join(sorted(unknown))}")
