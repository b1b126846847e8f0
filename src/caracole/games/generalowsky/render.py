"""The board as an SVG: the ring with its generals, the spinner, a card for each band, a chest for each general."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, cast

from caracole.games.generalowsky.events import COLOURS
from caracole.games.generalowsky.picture import cards, chests, marks, pieces, track, wheel
from caracole.games.generalowsky.picture.plan import BANDS_SIZE, RING_SIZE
from caracole.games.generalowsky.picture.plan import layout as laid_out
from caracole.games.generalowsky.picture.scene import Scene
from caracole.games.generalowsky.position import Position
from caracole.kernel import emblems, svg
from caracole.kernel.picture import Kept, Layer, Part, Picture

if TYPE_CHECKING:
    from caracole.kernel.events import Value
    from caracole.kernel.state import State
    from caracole.kernel.view import View

STYLE = svg.stylesheet(emblems.BOARD_CSS, Path(__file__).with_name("style.css")) + marks.rules()
DEFS = emblems.defs(COLOURS) + track.defs() + wheel.defs() + pieces.defs(COLOURS) + chests.defs()


def draw(
    view: View,
    *,
    layout: str,
    last: tuple[int, State] | None,
    focus: str | None,
    language: str = "en",
    kept: Kept | None = None,
) -> Picture:
    scene, kept = seen(view, layout, last, focus, language), kept or Kept()
    sheet, state = scene.layout, scene.state
    ring = svg.group(*kept.paint(RING, scene), id="panel-ring", transform=svg.place(*sheet.ring))
    return Picture(
        (
            Part("board", (*kept.paint(PAPER, scene), ring), (0, 0, *RING_SIZE)),
            Part("dock", tuple(kept.paint(BANDS, scene)), (0, 0, *BANDS_SIZE), (*sheet.bands, 1)),
            Part("panel", tuple(kept.paint(CHESTS, scene)), (0, 0, *sheet.chests_size), (*sheet.chests, 1)),
        ),
        sheet.size,
        class_=f"picture gk {layout} {state.phase}",
        label=scene.say("title", spins=state.spins, pot=state.pot),
        style=STYLE,
        defs=DEFS,
        mine=view.mine,
    )


def seen(view: View, layout: str, last: tuple[int, State] | None, focus: str | None, language: str) -> Scene:
    state = cast(Position, view.state)
    return Scene(
        view=view,
        state=state,
        layout=laid_out(layout, state.terms.generals),
        last=cast("tuple[int, Position] | None", last),
        focus=focus,
        language=language,
        say=words(view, language),
    )


def words(view: View, language: str) -> Callable[..., str]:
    def say(message: str, **args: Value) -> str:
        return view.game.messages.say(language, f"picture-{message}", **args)

    return say


PAPER: tuple[Layer[Scene], ...] = (track.background,)
RING: tuple[Layer[Scene], ...] = (
    track.zones,
    track.track,
    track.strides,
    track.numbers,
    track.places,
    track.ornament,
    wheel.face,
    wheel.wheel,
    marks.last,
    chests.pot,
    pieces.moving,
    pieces.standing,
    pieces.exiled,
    marks.pips,
    track.numbers_over,
    pieces.groups,
    pieces.tags,
)
"""From the paper up."""
BANDS: tuple[Layer[Scene], ...] = (cards.cards,)
CHESTS: tuple[Layer[Scene], ...] = (chests.chests,)
