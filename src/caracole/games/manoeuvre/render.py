"""The view as an SVG, in layers from the map up. Nothing here decides a rule: see `scene`, `gestures`.

wide    board on the left; armies, turn, combat and hand on the right
board   the board alone
phone   board, combat and hand below each other, readable at 360 pixels

Parts: `board` the map; `panel` both armies, the turn and the last die; `stage` the combat, a choice or the key of the
map; `hand` the seat's own cards.
"""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from caracole.games.manoeuvre import names
from caracole.games.manoeuvre import scene as scenes
from caracole.games.manoeuvre.combat_breakdown import decided, running
from caracole.games.manoeuvre.decoded import decode
from caracole.games.manoeuvre.phrases import phrases_in
from caracole.games.manoeuvre.picture import board, combat, draft, margin, symbols
from caracole.games.manoeuvre.picture.cards import fitted, rect
from caracole.games.manoeuvre.picture.marks import Marks, held_square, marks, prospects
from caracole.kernel import svg
from caracole.kernel.picture import Kept, Layer, Part, Picture, layer

if TYPE_CHECKING:
    from caracole.games.manoeuvre.combat_breakdown import Breakdown
    from caracole.games.manoeuvre.phrases import Phrases
    from caracole.games.manoeuvre.scene import Scene, Unit
    from caracole.kernel.state import State
    from caracole.kernel.view import View

STYLE = svg.stylesheet(Path(__file__).with_name("style.css"))
DRAFT = ("roll1", "roll2", "tile", "nations", "nation", "edge")
ASIDE = 900
"""Where the right half of a wide picture begins."""
COLUMN = 690
MIDDLE = 462
"""How wide the right half is, and how much room lies between the turn and the hand."""
MAP = (0, 0, board.SIZE, board.SIZE)


def draw(
    view: View,
    *,
    layout: str = "wide",
    last: tuple[int, State] | None = None,
    focus: str | None = None,
    language: str = "en",
    kept: Kept | None = None,
) -> Picture:
    """What the seat sees."""
    sheet = Sheet(view, layout, last, focus, language)
    parts, size = {"wide": wide, "board": board_alone, "phone": phone}[layout](sheet, kept or Kept())
    own = board.hatchings(sheet.scene)
    return Picture(
        parts,
        size,
        class_=f"mv mv-{layout}" + (" show-night" if sheet.fallen else ""),
        label=sheet.label(),
        style=STYLE,
        defs=(symbols.everything(), *own.values()),
        lean=lambda body: symbols.needed(body, own),
        mine=view.mine,
    )


class Sheet:
    """What every layout needs."""

    def __init__(
        self, view: View, layout: str, last: tuple[int, State] | None, focus: str | None, language: str
    ) -> None:
        self.layout = layout
        self.scene: Scene = scenes.scene(view)
        self.marks: Marks = marks(view, last, focus)
        self.phrases: Phrases = phrases_in(language)
        self.combat = running(self.scene.state)
        self.fought = self.combat or just_fought(last)
        """The combat under way, or the one that the dice have just decided: it is shown until the next step."""
        self.cards = self.scene if self.combat or not last else scenes.scene_of(scenes.mine(last[1]), view.seat)
        """Where its cards lie."""
        state = self.scene.state
        self.fallen = state.reason in (names.NIGHTFALL, names.CAP) or focus == "nightfall"
        """V2: whether it is shown what each side would hold."""
        self.waiting = state.phase in DRAFT
        """Whether the map and the armies are still being chosen."""

    @property
    def large(self) -> bool:
        return self.layout == "phone"

    def label(self) -> str:
        south, north = self.scene.armies
        if not south:
            return self.phrases("picture-undrafted")
        return self.phrases("picture-board", south=self.phrases(f"army-{south}"), north=self.phrases(f"army-{north}"))

    # --- what the layers depend on --------------------------------------------------------------

    @cached_property
    def ground(self) -> dict[str, str]:
        return self.scene.ground

    @cached_property
    def states(self) -> dict[str, str]:
        """The state of everything that has one, by id."""
        return self.marks.states()

    @cached_property
    def squares(self) -> dict[str, str]:
        return {id_[3:]: state for id_, state in self.states.items() if id_.startswith("sq-")}

    @cached_property
    def counters(self) -> dict[str, str]:
        return {id_: state for id_, state in self.states.items() if id_.startswith("unit-")}

    @cached_property
    def units(self) -> tuple[Unit, ...]:
        return self.scene.units

    @cached_property
    def redoubts(self) -> tuple[str, ...]:
        return self.scene.redoubts

    @cached_property
    def pointed(self) -> str | None:
        """The counter that is pointed at or chosen."""
        focus = self.marks.focus
        return focus if focus and focus.startswith("unit-") else None

    @cached_property
    def armies(self) -> tuple[str, str]:
        return self.scene.armies


# --- layouts --------------------------------------------------------------------------------------

Size = tuple[float, float]


def board_alone(sheet: Sheet, kept: Kept) -> tuple[tuple[Part, ...], Size]:
    return (Part("board", (map_layers(sheet, kept),), MAP),), (board.SIZE, board.SIZE)


def wide(sheet: Sheet, kept: Kept) -> tuple[tuple[Part, ...], Size]:
    scene, phrases = sheet.scene, sheet.phrases
    half = (COLUMN - 10) / 2
    panel = (
        at(margin.army(scene, 0, phrases, half), 0, 0, "south"),
        at(margin.army(scene, 1, phrases, half), half + 10, 0, "north"),
        at(margin.turn(scene, phrases, COLUMN - 150), 0, 112, "turn-at"),
        at(margin.last_die(sheet.marks, phrases), COLUMN - 128, 126, "die-at"),
    )
    paper = svg.tag("rect", id="sheet", class_="paper", x=-10, y=-10, width=1600, height=900)
    parts = [
        Part("board", (paper, map_layers(sheet, kept)), MAP, (10, 10, 1)),
        Part("panel", panel, (0, 0, COLUMN, 156), (ASIDE, 12, 1)),
        *([large_hand(sheet)] if asks_for_cards(sheet) else beside(sheet)),
    ]
    return tuple(parts), (1600, 900)


def beside(sheet: Sheet) -> list[Part]:
    stage = named(middle(sheet), "stage")
    hand = named(wide_hand(sheet), "held")
    return [
        Part("stage", (stage,), (0, 0, COLUMN, MIDDLE), (ASIDE, 168, 1)),
        Part("hand", (hand,), (0, 0, COLUMN, 240), (ASIDE, 652, 1)),
    ]


def just_fought(last: tuple[int, State] | None) -> Breakdown | None:
    """The combat that the last step, a throw, has decided."""
    if last is None:
        return None
    before = scenes.mine(last[1])
    thrown = decode(before, last[0])
    return decided(before, thrown.number) if thrown.verb == "total" else None


def asks_for_cards(sheet: Sheet) -> bool:
    """Whether a card is to be chosen and no combat runs: then the hand is larger than the key of the map."""
    state, seat = sheet.scene.state, sheet.scene.seat
    if seat < 0 or state.actor != seat or sheet.fought is not None or state.phase == "pick":
        return False
    return state.hand_size[seat] <= 6 and any(id_.startswith("card-") for id_ in sheet.marks.uses)


def large_hand(sheet: Sheet) -> Part:
    """Two rows of three: on a page of 1280 pixels a card is 107 of them wide."""
    cards, _ = margin.hand(sheet.scene, sheet.marks, sheet.phrases, columns=3)
    held = svg.group(svg.group(cards, id="held-mine"), id="held")
    return Part("hand", (held,), (0, 0, 380, 404), (ASIDE + 28, 196, 1.74))


def wide_hand(sheet: Sheet) -> str:
    """One's own hand; whoever only watches sees the backs of both."""
    scene = sheet.scene
    if sheet.waiting:
        return ""
    if scene.seat < 0:
        south = svg.group(margin.backs(scene, 0), id="held-0", transform="translate(6 20) scale(.53)")
        north = svg.group(margin.backs(scene, 1), id="held-1", transform="translate(356 20) scale(.53)")
        return svg.group(south, north, id="held")
    cards, _ = margin.hand(scene, sheet.marks, sheet.phrases, room=COLUMN / 1.17)
    caption = svg.text(sheet.phrases("picture-hand"), 4, 0, id="held-name", class_="cap")
    return svg.group(caption, svg.group(cards, id="held-mine", transform="translate(4 22) scale(1.17)"), id="held")


def named(body: str, name: str) -> str:
    """A body as one element with an id, there even while it is empty."""
    return body if isinstance(body, svg.Element) and body.id == name else svg.group(body, id=name)


def middle(sheet: Sheet) -> str:
    """What matters most beside the board: the result, the combat, a choice, the reserve, or the key of the map."""
    scene, phrases = sheet.scene, sheet.phrases
    state = scene.state
    if state.phase in DRAFT:
        return draft_choices(sheet, tile_columns=6, nation_columns=4)
    if sheet.fought is not None:
        body, height = combat.panel(scene, sheet.fought, phrases, wide=True)
        laid = at(margin.played(sheet.cards, phrases, COLUMN - 8), 4, height + 6) if height + 88 <= MIDDLE else ""
        return fitting(body, height, MIDDLE) + laid
    if state.over:
        return at(result(sheet, COLUMN), 0, 20) + at(board.key(scene, phrases, COLUMN), 0, 180)
    if state.phase == "pick" and state.actor == scene.seat:
        caption = svg.text(phrases("picture-deck-choice"), 4, 14, class_="cap")
        return caption + at(margin.choices(scene, sheet.marks, phrases, 9), 0, 24)
    key = at(board.key(scene, phrases, COLUMN), 0, 130 if state.phase == "place" else 60)
    if state.phase == "place":
        caption = svg.text(phrases("picture-reserve"), 4, 14, class_="cap")
        return caption + at(margin.reserve(scene, state.actor, phrases), 0, 24) + key
    return key


def fitting(body: str, height: float, room: float) -> str:
    """A panel of many rows is made a little smaller rather than cut."""
    return body if height <= room else svg.group(body, id="fitting", transform=f"scale({room / height:.3f})")


def draft_choices(sheet: Sheet, *, tile_columns: int, nation_columns: int) -> str:
    scene, phrases = sheet.scene, sheet.phrases
    phase = scene.state.phase
    if phase in ("nations", "nation"):
        caption = svg.text(phrases("picture-armies"), 4, 14, class_="cap")
        return caption + at(draft.nations(scene, sheet.marks, phrases, nation_columns), 4, 30)
    if phase == "edge":
        return at(board.key(scene, phrases, COLUMN), 0, 60)
    caption = svg.text(phrases("picture-tiles"), 4, 14, class_="cap")
    return caption + at(draft.tiles(scene, sheet.marks, tile_columns), 4, 30)


PHONE = 808
"""The squares fill the width: 808 units are 360 pixels, so what has its true size elsewhere is enlarged."""
TRUE = PHONE / 360


def phone(sheet: Sheet, kept: Kept) -> tuple[tuple[Part, ...], Size]:
    panel, y = phone_panel(sheet)
    body, height = phone_middle(sheet)
    parts = [Part("panel", panel, (0, 0, PHONE, y), (0, 820, 1))]
    y += 820
    parts.append(Part("stage", (named(body, "stage"),), (0, 0, PHONE, height), (0, y, 1)))
    y += height
    cards, rows = margin.hand(sheet.scene, sheet.marks, sheet.phrases, columns=3)
    if rows:
        parts.append(Part("hand", (named(cards, "held"),), (0, 0, 360, rows * margin.ROW), (12, y + 42, TRUE)))
        y += 36 + rows * margin.ROW * TRUE
    paper = svg.tag("rect", id="sheet", class_="paper", x=36, y=36, width=PHONE, height=round(y))
    return (Part("board", (paper, map_layers(sheet, kept)), MAP, (-36, -36, 1)), *parts), (PHONE, round(y))


def phone_panel(sheet: Sheet) -> tuple[tuple[str, ...], float]:
    """Both armies, the turn and the last die below each other, and how tall they are."""
    scene, phrases = sheet.scene, sheet.phrases
    half = (PHONE - 10) / 2 / 1.5
    parts = [
        at(
            enlarged(margin.army(scene, side, phrases, half), 1.5),
            (half * 1.5 + 10) * side,
            0,
            ("south", "north")[side],
        )
        for side in (0, 1)
    ]
    y = 158.0
    if scene.state.turn:
        parts.append(at(enlarged(margin.turn(scene, phrases, PHONE / 1.9), 1.9), 8, y, "turn-at"))
        y += 80
    if sheet.marks.die:
        parts.append(at(enlarged(margin.last_die(sheet.marks, phrases), 2), 60, y + 34, "die-at"))
        y += 76
    return tuple(parts), y


def phone_middle(sheet: Sheet) -> tuple[str, float]:
    """The same as beside a wide board, at the width of a phone; without the key of the map."""
    scene, phrases = sheet.scene, sheet.phrases
    phase = scene.state.phase
    if phase in DRAFT:
        body = draft_choices(sheet, tile_columns=4, nation_columns=3)
        tall, scale = {"edge": (420, PHONE / COLUMN), "nations": (610, 1.56), "nation": (610, 1.56)}.get(
            phase, (780, 1.76)
        )
        return enlarged(body, scale), tall * scale
    if sheet.fought is not None:
        body, height = combat.panel(scene, sheet.fought, phrases, wide=False)
        return enlarged(body, TRUE), height * TRUE + 10
    if scene.state.over:
        return enlarged(result(sheet, PHONE / 1.5), 1.5), 240
    if phase == "pick" and scene.state.actor == scene.seat:
        rows = (len(sheet.marks.uses) + 4) // 5
        return at(enlarged(margin.choices(scene, sheet.marks, phrases, 5), 2.1), 6, 0), rows * 86 * 2.1 + 16
    if phase == "place":
        return at(enlarged(margin.reserve(scene, scene.state.actor, phrases, large=True), 1.16), 8, 8), 124
    return "", 0


def at(body: str, x: float, y: float, name: str | None = None) -> str:
    return svg.group(body, id=name, transform=f"translate({svg.number(x)} {svg.number(y)})") if body else ""


def enlarged(body: str, scale: float) -> str:
    return svg.group(body, transform=f"scale({scale:.3f})") if body else ""


# --- layers ---------------------------------------------------------------------------------------


def map_layers(sheet: Sheet, kept: Kept) -> str:
    """The map and everything on it, from the bottom up."""
    return svg.group(*kept.paint(LAYERS, sheet), id="board")


@layer()
def frame(sheet: Sheet) -> str:
    return svg.ground(board.frame(large=sheet.large))


@layer("ground", "squares")
def land(sheet: Sheet) -> str:
    return board.land(sheet.ground, sheet.squares, sheet.phrases)


@layer("waiting", "scene", "marks")
def quadrants(sheet: Sheet) -> str:
    return draft.quadrants(sheet.scene, sheet.marks) if sheet.waiting else ""


@layer()
def grid(sheet: Sheet) -> str:
    return svg.ground(board.grid())


@layer("waiting", "fallen", "units", "ground")
def nightfall(sheet: Sheet) -> str:
    if sheet.waiting:
        return ""
    return board.nightfall(sheet.scene, sheet.phrases, fallen=sheet.fallen, large=sheet.large)


@layer("marks", "units")
def traces(sheet: Sheet) -> str:
    noted = sheet.marks
    return board.marks(noted.trail, noted.struck, held_square(sheet.scene, noted.focus))


@layer("redoubts")
def redoubts(sheet: Sheet) -> str:
    return board.redoubts(sheet.scene)


@layer("units", "counters", "pointed", "armies", "redoubts", "ground")
def units(sheet: Sheet) -> str:
    return board.units(sheet.scene, sheet.counters, sheet.phrases, pointed=sheet.pointed, large=sheet.large)


@layer("units", "redoubts", "ground")
def values(sheet: Sheet) -> str:
    return board.values(sheet.scene, large=sheet.large)


@layer()
def names_inside(sheet: Sheet) -> str:
    return svg.ground(board.inner_names()) if sheet.large else ""


@layer("scene", "combat")
def aim(sheet: Sheet) -> str:
    return board.aim(sheet.scene, sheet.combat)


@layer("scene", "marks")
def chances(sheet: Sheet) -> str:
    return board.chances(prospects(sheet.scene.state, sheet.marks))


@layer("waiting", "marks")
def edges(sheet: Sheet) -> str:
    return draft.edges(sheet.marks, sheet.phrases, large=sheet.large) if sheet.waiting else ""


LAYERS: tuple[Layer[Sheet], ...] = (
    frame,
    land,
    quadrants,
    grid,
    nightfall,
    traces,
    redoubts,
    units,
    values,
    names_inside,
    aim,
    chances,
    edges,
)


def result(sheet: Sheet, width: float) -> str:
    """Who has won, and how."""
    scene, phrases = sheet.scene, sheet.phrases
    state = scene.state
    army = f"army-{scene.armies[state.winner]}"
    won = phrases("picture-won", army=phrases.the(army), army_n=phrases.number(army))
    night = scenes.night(state).tally
    why = phrases(f"picture-reason-{names.REASONS[state.reason]}", south=night[0], north=night[1])
    return svg.group(
        rect("verdict-box", 1, 1, width - 2, 120, 8),
        svg.use(f"flag-{scene.armies[state.winner]}", transform=f"translate({width / 2 - 24:.0f} 14) scale(2)"),
        fitted(won[:1].upper() + won[1:], width / 2, 78, width - 20, 26, "verdict-1"),
        fitted(why, width / 2, 104, width - 20, 15, "verdict-2"),
        id="result",
        class_=board.side_class(scene, state.winner),
    )
