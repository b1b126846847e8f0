"""The view as an SVG, in layers from the map up. Nothing here decides a rule: see `scene`, `gestures`.

Parts: `board` the map; `panel` the other side, or both for who watches; `stage` the combat, a choice of the draft, the
armies; `hand` the seat's own cards; `dock` the parts of the turn. Their sizes in each layout are in `picture/plan.py`.
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
from caracole.games.manoeuvre.picture.cards import fitted, lines_of, rect
from caracole.games.manoeuvre.picture.marks import Marks, held_square, marks, prospects
from caracole.games.manoeuvre.picture.plan import Plan, plan
from caracole.kernel import svg
from caracole.kernel.picture import Box, Kept, Layer, Markup, Part, Picture, layer

if TYPE_CHECKING:
    from collections.abc import Hashable

    from caracole.games.manoeuvre.combat_breakdown import Breakdown
    from caracole.games.manoeuvre.phrases import Phrases
    from caracole.games.manoeuvre.picture.margin import Army, Held
    from caracole.games.manoeuvre.picture.marks import Trail
    from caracole.games.manoeuvre.scene import Scene, Unit
    from caracole.kernel.state import State
    from caracole.kernel.view import View

STYLE = svg.stylesheet(Path(__file__).with_name("style.css"))
DRAFT = ("roll1", "roll2", "tile", "nations", "nation", "edge")
GAP = 12
"""Between parts on one sheet."""


def draw(
    view: View,
    *,
    layout: str = "wide",
    last: tuple[int, State] | None = None,
    focus: str | None = None,
    language: str = "en",
    kept: Kept | None = None,
    turned: bool = False,
) -> Picture:
    """What the seat sees."""
    return drawn(Sheet(view, plan(layout, turned=turned), last, focus, language), kept or Kept())


def turned_for(side: int) -> bool:
    """North has the upper edge."""
    return side == names.NORTH


def drawn(sheet: Sheet, kept: Kept) -> Picture:
    parts, size = laid_out(sheet, kept)
    own = board.hatchings(sheet.scene)
    return Picture(
        parts,
        size,
        class_=f"mv mv-{sheet.plan.name}" + (" show-night" if sheet.fallen else ""),
        label=sheet.label(),
        style=STYLE,
        defs=(symbols.everything(), *own.values()),
        lean=lambda body: symbols.needed(body, own),
        mine=sheet.view.mine,
    )


class Sheet:
    """What every layout needs."""

    def __init__(
        self, view: View, plan: Plan, last: tuple[int, State] | None, focus: str | None, language: str
    ) -> None:
        self.view = view
        self.plan = plan
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

    @cached_property
    def traced(self) -> tuple[Trail | None, tuple[str, ...], str | None]:
        """Where a unit has just moved, where something else happened, what is held."""
        return self.marks.trail, self.marks.struck, held_square(self.scene, self.marks.focus)

    @cached_property
    def aimed(self) -> tuple[Breakdown, bool] | None:
        """The running combat, and whether somebody of the attackers stands there already."""
        if self.combat is None:
            return None
        held = self.scene.on(self.combat.square)
        return self.combat, held is not None and held.side == self.combat.side

    @cached_property
    def hopes(self) -> tuple[tuple[str, float], ...]:
        """The chance to beat each target of the card that is chosen."""
        return tuple(sorted(prospects(self.scene.state, self.marks).items()))

    @cached_property
    def choosing(self) -> tuple[Hashable, ...]:
        """What the draft has come to."""
        if not self.waiting:
            return ()
        state = self.scene.state
        return state.phase, tuple(state.tile), tuple(state.pair), tuple(self.states.items())

    @cached_property
    def others(self) -> tuple[Army, ...]:
        """The sides beside the map but for the seat's own, which is with its hand."""
        if not all(self.scene.armies):
            return ()
        own = self.scene.seat if self.plan.name != "phone" else -1
        sides = (0, 1) if self.scene.seat == 1 else (1, 0)
        return tuple(margin.army(self.scene, side, self.phrases) for side in sides if side != own)

    @cached_property
    def held(self) -> tuple[Held, ...]:
        return margin.hand(self.scene, self.marks, self.phrases, self.plan)

    @cached_property
    def own(self) -> Army | None:
        """The seat's side, once it has an army."""
        seat = self.scene.seat
        return margin.army(self.scene, seat, self.phrases) if seat >= 0 and self.scene.armies[seat] else None

    @cached_property
    def turn(self) -> tuple[int, int]:
        return self.scene.state.turn, margin.part_of_turn(self.scene)

    @cached_property
    def fighting(self) -> combat.Staged | None:
        if self.fought is None:
            return None
        return combat.staged(self.scene, self.fought, margin.laid(self.cards), self.marks.die)

    @cached_property
    def picking(self) -> tuple[Hashable, ...]:
        """S1, tournament: the cards to pick from, if this seat picks."""
        scene = self.scene
        if scene.state.phase != "pick" or scene.state.actor != scene.seat:
            return ()
        return tuple(scene.state.deck[scene.seat]), tuple(self.states.items())

    @cached_property
    def placing(self) -> int | None:
        """The side that sets up."""
        return self.scene.state.actor if self.scene.state.phase == "place" else None

    @cached_property
    def over(self) -> tuple[int, int] | None:
        """Who has won, and why."""
        state = self.scene.state
        return (state.winner, state.reason) if state.over else None

    @cached_property
    def die(self) -> tuple[str, int] | None:
        return self.marks.die

    @cached_property
    def staged(self) -> Staged:
        return staged(self)


# --- layouts --------------------------------------------------------------------------------------

Size = tuple[float, float]


def laid_out(sheet: Sheet, kept: Kept) -> tuple[tuple[Part, ...], Size]:
    own = sheet.plan
    ground = svg.pieces(*kept.paint(LAYERS, sheet), id="board")
    if own.name == "board":
        return (Part("board", (ground,), own.map),), own.map[2:]
    return below(sheet, ground, kept) if own.large else beside(sheet, ground, kept)


def parts_of(sheet: Sheet, kept: Kept) -> list[tuple[str, tuple[Markup, ...], Box]]:
    """Everything but the map: name, layers, what it shows."""
    own = sheet.plan
    found: list[tuple[str, tuple[Markup, ...], Box]] = []
    if sheet.others:
        tall = len(sheet.others) * (own.panel + 6) - 6
        found.append(("panel", tuple(kept.paint((opponents,), sheet)), (0, 0, own.width, tall)))
    staged = kept.drawn(stage, sheet)
    tall = float(str(kept.drawn(stage_height, sheet)))
    if tall:
        found.append(("stage", (staged,), (0, 0, own.width, tall)))
    found.append(("hand", tuple(kept.paint((hand,), sheet)), hand_box(sheet)))
    if sheet.turn[0]:
        found.append(("dock", tuple(kept.paint((phases,), sheet)), (0, 0, *own.dock)))
    return found


def hand_box(sheet: Sheet) -> Box:
    """The place is there, if almost nothing, for who has no hand: the table keeps its shape."""
    return margin.hand_box(len(sheet.held), sheet.plan) if sheet.own else (0, 0, sheet.plan.width, 4)


def beside(sheet: Sheet, ground: Markup, kept: Kept) -> tuple[tuple[Part, ...], Size]:
    """The map on the left with the parts of the turn below it, everything else in a column on the right."""
    own = sheet.plan
    _, _, wide, tall = own.map
    left, y = wide + 2 * GAP, float(GAP)
    parts = []
    for name, layers, box in parts_of(sheet, kept):
        if name == "dock":
            parts.append(Part(name, layers, box, (GAP, tall + GAP + 6, 1)))
        else:
            parts.append(Part(name, layers, box, (left, y, 1)))
            y += box[3] + GAP
    size = left + own.width + GAP, max(tall + own.dock[1] + 2 * GAP, y)
    return (Part("board", (paper(sheet, size, GAP), ground), own.map, (GAP, GAP, 1)), *parts), size


PHONE_ORDER = ("stage", "hand", "panel", "dock")


def below(sheet: Sheet, ground: Markup, kept: Kept) -> tuple[tuple[Part, ...], Size]:
    """The map at its full width, everything else below it at its true size."""
    own = sheet.plan
    _, _, wide, tall = own.map
    true = wide / 390
    y = tall + GAP
    parts = []
    for name, layers, box in sorted(parts_of(sheet, kept), key=lambda found: PHONE_ORDER.index(found[0])):
        scale = true * min(1.0, 370 / box[2])
        parts.append(Part(name, layers, box, (10 * true, y, round(scale, 3))))
        y += box[3] * scale + GAP
    return (Part("board", (paper(sheet, (wide, y), 0), ground), own.map), *parts), (wide, round(y))


def paper(sheet: Sheet, size: Size, gap: float) -> str:
    """Under everything on one sheet; in a page only the map's share of it is seen."""
    x, y, _, _ = sheet.plan.map
    return svg.tag("rect", id="sheet", class_="paper", x=x - gap, y=y - gap, width=size[0], height=round(size[1]))


def just_fought(last: tuple[int, State] | None) -> Breakdown | None:
    """The combat that the last step, a throw, has decided."""
    if last is None:
        return None
    before = scenes.mine(last[1])
    thrown = decode(before, last[0])
    return decided(before, thrown.number) if thrown.verb == "total" else None


# --- beside the map -------------------------------------------------------------------------------


@layer("others")
def opponents(sheet: Sheet) -> svg.Node:
    return margin.others(sheet.others, sheet.phrases, sheet.plan)


@layer("held", "own")
def hand(sheet: Sheet) -> svg.Node:
    body = margin.drawn_hand(sheet.held, sheet.own, sheet.phrases, sheet.plan) if sheet.own else ""
    return svg.pieces(body, id="held")


@layer("turn")
def phases(sheet: Sheet) -> str:
    return margin.turn(*sheet.turn, sheet.phrases, sheet.plan)


STAGED = ("choosing", "fighting", "picking", "placing", "over", "die", "hopes", "units", "armies")
Staged = tuple[tuple[str, ...], float]


@layer(*STAGED)
def stage(sheet: Sheet) -> svg.Node:
    return svg.pieces(*sheet.staged[0], id="stage")


@layer(*STAGED)
def stage_height(sheet: Sheet) -> str:
    tall = sheet.staged[1]
    return str(tall if sheet.plan.large else max(sheet.plan.stage, tall))


def staged(sheet: Sheet) -> Staged:
    """What matters most beside the map, and how tall it is: a combat, the result, a choice, or the armies."""
    if sheet.waiting:
        return drafted(sheet)
    if sheet.fighting is not None:
        return (combat.stage(sheet.fighting, sheet.phrases, sheet.plan),), sheet.plan.stage
    if sheet.over is not None:
        return ended(sheet)
    if sheet.picking:
        cards, tall = margin.choices(sheet.scene, sheet.marks, sheet.phrases, sheet.plan)
        return (captioned(sheet, "picture-deck-choice", cards),), tall + 28
    if sheet.scene.state.phase in ("place", "deal", "pick"):
        return setting_up(sheet)
    return at_peace(sheet)


def captioned(sheet: Sheet, message: str, body: str, y: float = 0) -> str:
    """With what it is above it; each has an id, so that a step changes only what it changes."""
    below = svg.group(body, id=f"{message}-body", transform=svg.place(0, 26))
    words = svg.text(sheet.phrases(message), 2, 16, class_="cap")
    return svg.group(words, below, id=message, transform=svg.place(0, y) if y else None)


def drafted(sheet: Sheet) -> Staged:
    """S1: the tiles, the armies; the key of the map while its edge is chosen."""
    scene, phase = sheet.scene, sheet.scene.state.phase
    if phase in ("nations", "nation"):
        body, tall = draft.nations(scene, sheet.marks, sheet.phrases, sheet.plan)
        return (captioned(sheet, "picture-armies", body),), tall + 26
    if phase == "edge":
        body, tall = key(sheet)
        return (captioned(sheet, "picture-key", body),), tall + 26
    body, tall = draft.tiles(scene, sheet.marks, sheet.plan)
    return (captioned(sheet, "picture-tiles", body),), tall + 26


def key(sheet: Sheet) -> tuple[str, float]:
    return board.key(sheet.scene, sheet.phrases, sheet.plan.width, 2 if sheet.plan.large else 3)


def setting_up(sheet: Sheet) -> Staged:
    """Who is still to be placed, and what the ground is worth: it gives way to the armies once they stand."""
    large, placing = sheet.plan.large, sheet.placing
    waiting, tall = "", 0.0
    if placing is not None:
        row = margin.reserve(sheet.scene, placing, sheet.phrases, sheet.plan)
        waiting, tall = captioned(sheet, "picture-reserve", row), 84 if large else 116
    legend, more = key(sheet)
    return (waiting, captioned(sheet, "picture-key", legend, tall)), tall + more + 26


def ended(sheet: Sheet) -> Staged:
    body = result(sheet, sheet.plan.width)
    if sheet.plan.large:
        return (body,), 124
    return (body, margin.roster(sheet.scene, sheet.phrases, sheet.plan, 144)), 122


def at_peace(sheet: Sheet) -> Staged:
    """Both armies; a die just thrown; what the chances over the targets are the chances of."""
    own, phrases = sheet.plan, sheet.phrases
    note = phrases("picture-chances") if sheet.hopes else ""
    thrown = margin.last_die(sheet.die, phrases)
    if own.large:
        notes = "".join(
            fitted(line, 4, 16 + 16 * i, own.width - 8, 13, "note") for i, line in enumerate(lines_of(note, 54))
        )
        return (noted(notes), rested(thrown, 24)), 48 if thrown else 40 if note else 0
    rows = margin.roster(sheet.scene, phrases, own, 0)
    top = 190 if own.low else 244
    notes = "".join(svg.text(line, 2, top + 20 + 18 * i, class_="note") for i, line in enumerate(lines_of(note, 80)))
    return (rows, noted(notes), rested(thrown, top + 26)), 0


def noted(lines: str) -> str:
    return svg.group(lines, id="stage-notes") if lines else ""


def rested(thrown: str, y: float) -> str:
    """The die that was just thrown, below everything."""
    return svg.group(thrown, id="rested", transform=svg.place(24, y)) if thrown else ""


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


# --- the map --------------------------------------------------------------------------------------


@layer()
def frame(sheet: Sheet) -> str:
    return svg.ground(board.frame(sheet.plan))


@layer("ground", "squares")
def land(sheet: Sheet) -> str:
    names = board.terrain_told(scenes.terrain(sheet.scene.state), sheet.phrases)
    return board.land(sheet.ground, sheet.squares, names, sheet.plan)


@layer("choosing")
def quadrants(sheet: Sheet) -> str:
    return draft.quadrants(sheet.scene, sheet.marks, sheet.phrases, sheet.plan) if sheet.waiting else ""


@layer()
def grid(sheet: Sheet) -> str:
    return svg.ground(board.grid())


@layer("waiting", "fallen", "units", "ground")
def nightfall(sheet: Sheet) -> str:
    if sheet.waiting:
        return ""
    return board.nightfall(sheet.scene, sheet.phrases, sheet.plan, fallen=sheet.fallen)


@layer("traced")
def traces(sheet: Sheet) -> str:
    return board.marks(*sheet.traced, sheet.plan)


@layer("redoubts")
def redoubts(sheet: Sheet) -> str:
    return board.redoubts(sheet.scene, sheet.plan)


@layer("units", "counters", "pointed", "armies", "redoubts", "ground")
def units(sheet: Sheet) -> svg.Node:
    return board.units(sheet.scene, sheet.counters, sheet.phrases, sheet.plan, pointed=sheet.pointed)


@layer("units", "redoubts", "ground")
def values(sheet: Sheet) -> str:
    return board.values(sheet.scene, sheet.plan)


@layer()
def names_inside(sheet: Sheet) -> str:
    return svg.ground(board.inner_names(sheet.plan)) if sheet.plan.large else ""


@layer("aimed")
def aim(sheet: Sheet) -> str:
    return board.aim(sheet.scene, sheet.combat, sheet.plan)


@layer("hopes")
def chances(sheet: Sheet) -> str:
    return board.chances(dict(sheet.hopes), sheet.phrases, sheet.plan)


@layer("choosing")
def edges(sheet: Sheet) -> str:
    return draft.edges(sheet.marks, sheet.phrases, sheet.plan) if sheet.waiting else ""


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
