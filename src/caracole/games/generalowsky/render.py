"""The board as an SVG: the ring with its generals, the spinner, a card for each band, a chest for each general."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, cast

from caracole.games.generalowsky.events import COLOURS
from caracole.games.generalowsky.picture import cards, chests, marks, pieces, track, wheel
from caracole.games.generalowsky.picture.plan import RING_BOX, TURNED
from caracole.games.generalowsky.picture.plan import layout as laid_out
from caracole.games.generalowsky.picture.scene import Scene
from caracole.games.generalowsky.position import Position
from caracole.kernel import emblems, svg
from caracole.kernel.picture import Kept, Layer, Part, Picture

if TYPE_CHECKING:
    from caracole.kernel.events import Value
    from caracole.kernel.messages import Catalogue
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
    turned: bool = False,
) -> Picture:
    """The ring has no edge of anybody's; turned, it begins at the top."""
    return drawn(seen(view, layout, last, focus, language, turned=turned), kept or Kept())


def drawn(scene: Scene, kept: Kept) -> Picture:
    sheet, state = scene.layout, scene.state
    at = svg.place(*TURNED) if scene.turned else None
    ring = svg.pieces(*kept.paint(RING, scene), id="panel-ring", transform=at)
    board, bands, chests_at = sheet.places
    return Picture(
        (
            Part("board", (*kept.paint(PAPER, scene), ring), RING_BOX, board),
            Part("dock", tuple(kept.paint(BANDS, scene)), sheet.bands.box, bands),
            Part("panel", tuple(kept.paint(CHESTS, scene)), sheet.chests.box, chests_at),
        ),
        sheet.size,
        class_=f"picture gk {sheet.name} {state.phase}",
        label=scene.say("title", spins=state.spins, pot=state.pot),
        style=STYLE,
        defs=DEFS,
        mine=scene.view.mine,
    )


def seen(
    view: View,
    layout: str,
    last: tuple[int, State] | None,
    focus: str | None,
    language: str,
    *,
    turned: bool = False,
) -> Scene:
    state = cast(Position, view.state)
    return Scene(
        view=view,
        state=state,
        layout=laid_out(layout, state.terms.generals),
        last=cast("tuple[int, Position] | None", last),
        focus=focus,
        language=language,
        turned=turned,
        say=words(view.game.messages, language),
    )


@cache
def words(messages: Catalogue, language: str) -> Callable[..., str]:
    """One for all pictures in a language: what is drawn with the same words is drawn once."""

    def say(message: str, **args: Value) -> str:
        return messages.say(language, f"picture-{message}", **args)

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
BANDS: tuple[Layer[Scene], ...] = (cards.heading, cards.cards)
CHESTS: tuple[Layer[Scene], ...] = (chests.chests,)
