"""The view as an SVG, in layers from the map up. Nothing here decides a rule: see `scene`, `gestures`.

wide    board on the left; armies, turn, combat and hand on the right
board   the board alone
phone   board, combat and hand below each other, readable at 360 pixels
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from caracole.games.manoeuvre import names
from caracole.games.manoeuvre import scene as scenes
from caracole.games.manoeuvre.combat_breakdown import running
from caracole.games.manoeuvre.phrases import phrases_in
from caracole.games.manoeuvre.picture import board, combat, draft, margin, symbols
from caracole.games.manoeuvre.picture.cards import fitted, rect
from caracole.games.manoeuvre.picture.marks import Marks, held_square, marks, prospects
from caracole.kernel import svg

if TYPE_CHECKING:
    from caracole.games.manoeuvre.phrases import Phrases
    from caracole.games.manoeuvre.scene import Scene
    from caracole.kernel.state import State
    from caracole.kernel.view import View

STYLE = svg.stylesheet(Path(__file__).with_name("style.css"))
DRAFT = ("roll1", "roll2", "tile", "nations", "nation", "edge")
ASIDE = 900
"""Where the right half of a wide picture begins."""
COLUMN = 690
MIDDLE = 462
"""How wide the right half is, and how much room lies between the turn and the hand."""


def draw(
    view: View,
    *,
    layout: str = "wide",
    last: tuple[int, State] | None = None,
    focus: str | None = None,
    language: str = "en",
) -> str:
    """A whole SVG of what the seat sees."""
    picture = Picture(view, last, focus, language)
    body, box = {"wide": wide, "board": board_alone, "phone": phone}[layout](picture)
    night = picture.scene.state.reason in (names.NIGHTFALL, names.CAP) or focus == "nightfall"
    return svg.document(
        body,
        box=box,
        style=STYLE,
        class_=f"mv mv-{layout}" + (" show-night" if night else ""),
        label=picture.label(),
        defs=symbols.needed(body, board.hatchings(picture.scene)),
    )


class Picture:
    """What every layout needs."""

    def __init__(self, view: View, last: tuple[int, State] | None, focus: str | None, language: str) -> None:
        self.scene: Scene = scenes.scene(view)
        self.marks: Marks = marks(view, last, focus)
        self.phrases: Phrases = phrases_in(language)
        self.combat = running(self.scene.state)

    def label(self) -> str:
        south, north = self.scene.armies
        if not south:
            return self.phrases("picture-undrafted")
        return self.phrases("picture-board", south=self.phrases(f"army-{south}"), north=self.phrases(f"army-{north}"))


# --- layouts --------------------------------------------------------------------------------------


def board_alone(picture: Picture) -> tuple[str, tuple[float, float, float, float]]:
    return map_layers(picture, large=False), (0, 0, board.SIZE, board.SIZE)


def wide(picture: Picture) -> tuple[str, tuple[float, float, float, float]]:
    scene, phrases = picture.scene, picture.phrases
    half = (COLUMN - 10) / 2
    parts = [
        rect("paper", 0, 0, 1600, 900),
        at(map_layers(picture, large=False), 10, 10),
        at(margin.army(scene, 0, phrases, half), ASIDE, 12),
        at(margin.army(scene, 1, phrases, half), ASIDE + half + 10, 12),
        at(margin.turn(scene, phrases, COLUMN - 150), ASIDE, 124),
        at(margin.last_die(picture.marks, phrases), ASIDE + COLUMN - 128, 138),
        *([at(large_hand(picture), ASIDE, 180)] if asks_for_cards(picture) else beside(picture)),
    ]
    return "".join(parts), (0, 0, 1600, 900)


def beside(picture: Picture) -> list[str]:
    return [at(middle(picture), ASIDE, 168), at(wide_hand(picture), ASIDE, 652)]


def asks_for_cards(picture: Picture) -> bool:
    """Whether a card is to be chosen and no combat runs: then the hand is larger than the key of the map."""
    state, seat = picture.scene.state, picture.scene.seat
    if seat < 0 or state.actor != seat or picture.combat is not None or state.phase == "pick":
        return False
    return state.hand_size[seat] <= 6 and any(id_.startswith("card-") for id_ in picture.marks.uses)


def large_hand(picture: Picture) -> str:
    """Two rows of three: on a page of 1280 pixels a card is 107 of them wide."""
    cards, _ = margin.hand(picture.scene, picture.marks, picture.phrases, columns=3)
    return svg.group(cards, transform="translate(28 16) scale(1.74)")


def wide_hand(picture: Picture) -> str:
    """One's own hand; whoever only watches sees the backs of both."""
    scene = picture.scene
    if scene.state.phase in DRAFT:
        return ""
    if scene.seat < 0:
        south = svg.group(margin.backs(scene, 0), transform="translate(6 20) scale(.53)")
        north = svg.group(margin.backs(scene, 1), transform="translate(356 20) scale(.53)")
        return south + north
    cards, _ = margin.hand(scene, picture.marks, picture.phrases, room=COLUMN / 1.17)
    caption = svg.text(picture.phrases("picture-hand"), 4, 0, class_="cap")
    return caption + svg.group(cards, transform="translate(4 22) scale(1.17)")


def middle(picture: Picture) -> str:
    """What matters most beside the board: the result, the combat, a choice, the reserve, or the key of the map."""
    scene, phrases = picture.scene, picture.phrases
    state = scene.state
    if state.phase in DRAFT:
        return draft_choices(picture, tile_columns=6, nation_columns=4)
    if picture.combat is not None:
        body, height = combat.panel(scene, picture.combat, phrases, wide=True)
        laid = at(margin.played(scene, phrases, COLUMN - 8), 4, height + 6) if height + 88 <= MIDDLE else ""
        return fitting(body, height, MIDDLE) + laid
    if state.over:
        return at(result(picture, COLUMN), 0, 20) + at(board.key(scene, phrases, COLUMN), 0, 180)
    if state.phase == "pick" and state.actor == scene.seat:
        caption = svg.text(phrases("picture-deck-choice"), 4, 14, class_="cap")
        return caption + at(margin.choices(scene, picture.marks, phrases, 9), 0, 24)
    key = at(board.key(scene, phrases, COLUMN), 0, 130 if state.phase == "place" else 60)
    if state.phase == "place":
        caption = svg.text(phrases("picture-reserve"), 4, 14, class_="cap")
        return caption + at(margin.reserve(scene, state.actor, phrases), 0, 24) + key
    return key


def fitting(body: str, height: float, room: float) -> str:
    """A panel of many rows is made a little smaller rather than cut."""
    return body if height <= room else svg.group(body, transform=f"scale({room / height:.3f})")


def draft_choices(picture: Picture, *, tile_columns: int, nation_columns: int) -> str:
    scene, phrases = picture.scene, picture.phrases
    phase = scene.state.phase
    if phase in ("nations", "nation"):
        caption = svg.text(phrases("picture-armies"), 4, 14, class_="cap")
        return caption + at(draft.nations(scene, picture.marks, phrases, nation_columns), 4, 30)
    if phase == "edge":
        return at(board.key(scene, phrases, COLUMN), 0, 60)
    caption = svg.text(phrases("picture-tiles"), 4, 14, class_="cap")
    return caption + at(draft.tiles(scene, picture.marks, tile_columns), 4, 30)


PHONE = 808
"""The squares fill the width: 808 units are 360 pixels, so what has its true size elsewhere is enlarged."""
TRUE = PHONE / 360


def phone(picture: Picture) -> tuple[str, tuple[float, float, float, float]]:
    scene, phrases = picture.scene, picture.phrases
    half = (PHONE - 10) / 2 / 1.5
    y = 820.0
    parts = [svg.group(map_layers(picture, large=True), transform="translate(-36 -36)")]
    parts += [
        at(enlarged(margin.army(scene, side, phrases, half), 1.5), (half * 1.5 + 10) * side, y) for side in (0, 1)
    ]
    y += 158
    if scene.state.turn:
        parts.append(at(enlarged(margin.turn(scene, phrases, PHONE / 1.9), 1.9), 8, y))
        y += 80
    if picture.marks.die:
        parts.append(at(enlarged(margin.last_die(picture.marks, phrases), 2), 60, y + 34))
        y += 76
    body, height = phone_middle(picture)
    parts.append(at(body, 0, y))
    y += height
    cards, rows = margin.hand(scene, picture.marks, phrases, columns=3)
    if rows:
        parts.append(at(enlarged(cards, TRUE), 12, y + 42))
        y += 36 + rows * margin.ROW * TRUE
    return rect("paper", 0, 0, PHONE, round(y)) + "".join(parts), (0, 0, PHONE, round(y))


def phone_middle(picture: Picture) -> tuple[str, float]:
    """The same as beside a wide board, at the width of a phone; without the key of the map."""
    scene, phrases = picture.scene, picture.phrases
    phase = scene.state.phase
    if phase in DRAFT:
        body = draft_choices(picture, tile_columns=4, nation_columns=3)
        tall, scale = {"edge": (420, PHONE / COLUMN), "nations": (610, 1.56), "nation": (610, 1.56)}.get(
            phase, (780, 1.76)
        )
        return enlarged(body, scale), tall * scale
    if picture.combat is not None:
        body, height = combat.panel(scene, picture.combat, phrases, wide=False)
        return enlarged(body, TRUE), height * TRUE + 10
    if scene.state.over:
        return enlarged(result(picture, PHONE / 1.5), 1.5), 240
    if phase == "pick" and scene.state.actor == scene.seat:
        rows = (len(picture.marks.uses) + 4) // 5
        return at(enlarged(margin.choices(scene, picture.marks, phrases, 5), 2.1), 6, 0), rows * 86 * 2.1 + 16
    if phase == "place":
        return at(enlarged(margin.reserve(scene, scene.state.actor, phrases, large=True), 1.16), 8, 8), 124
    return "", 0


def at(body: str, x: float, y: float) -> str:
    return svg.group(body, transform=f"translate({svg.number(x)} {svg.number(y)})") if body else ""


def enlarged(body: str, scale: float) -> str:
    return svg.group(body, transform=f"scale({scale:.3f})") if body else ""


# --- layers ---------------------------------------------------------------------------------------


def map_layers(picture: Picture, *, large: bool) -> str:
    """The map and everything on it, from the bottom up."""
    scene, phrases, noted = picture.scene, picture.phrases, picture.marks
    states = noted.states()
    squares = {id_[3:]: state for id_, state in states.items() if id_.startswith("sq-")}
    waiting = scene.state.phase in DRAFT
    layers = [
        board.frame(large=large),
        board.land(scene.ground, squares, phrases),
        draft.quadrants(scene, noted) if waiting else "",
        board.grid(),
        board.nightfall(scene, phrases, large=large) if not waiting else "",
        board.marks(noted.trail, noted.struck, held_square(scene, noted.focus)),
        board.redoubts(scene),
        board.units(scene, states, phrases, pointed=noted.focus, large=large),
        board.values(scene, large=large),
        board.inner_names() if large else "",
        board.aim(scene, picture.combat),
        board.chances(prospects(scene.state, noted)),
        draft.edges(noted, phrases, large=large) if waiting else "",
    ]
    return svg.group(*layers, id="board")


def result(picture: Picture, width: float) -> str:
    """Who has won, and how."""
    scene, phrases = picture.scene, picture.phrases
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
