"""The board as an SVG: the ring with its generals, the spinner, a card for each band, a chest for each general."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, cast

from caracole.games.generalowsky.events import COLOURS
from caracole.games.generalowsky.picture import cards, chests, marks, pieces, track, wheel
from caracole.games.generalowsky.picture.plan import layout as laid_out
from caracole.games.generalowsky.picture.scene import Scene
from caracole.games.generalowsky.position import Position
from caracole.kernel import emblems, svg

if TYPE_CHECKING:
    from caracole.kernel.events import Value
    from caracole.kernel.state import State
    from caracole.kernel.view import View

STYLE = svg.stylesheet(emblems.BOARD_CSS, Path(__file__).with_name("style.css")) + pieces.rules() + marks.rules()
DEFS = emblems.defs(COLOURS) + track.defs() + wheel.defs() + pieces.defs(COLOURS) + chests.defs()


def draw(view: View, *, layout: str, last: tuple[int, State] | None, focus: str | None, language: str = "en") -> str:
    scene = seen(view, layout, last, focus, language)
    width, height = scene.layout.size
    board = svg.group(*(layer(scene) for layer in RING), id="panel-ring", transform=svg.place(*scene.layout.ring))
    state = scene.state
    return svg.document(
        track.background(scene) + board + cards.cards(scene) + chests.chests(scene),
        box=(0, 0, width, height),
        style=STYLE,
        class_=f"picture gk {layout} {state.phase}",
        label=scene.say("title", spins=state.spins, pot=state.pot),
        defs=DEFS,
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


RING: tuple[Callable[[Scene], str], ...] = (
    track.zones,
    track.track,
    track.strides,
    track.numbers,
    track.places,
    track.ornament,
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
