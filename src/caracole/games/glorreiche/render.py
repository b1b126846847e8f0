"""The board as an SVG: an engraved campaign map with the recruits on it. The layers are in `picture/`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, cast

from caracole.games.glorreiche.picture import barracks, callout, marks, pieces, scores, track
from caracole.games.glorreiche.picture.plan import plan
from caracole.games.glorreiche.picture.scene import SIDES, Scene
from caracole.games.glorreiche.position import Position
from caracole.kernel import emblems, svg
from caracole.kernel.picture import Kept, Layer, Part, Picture

if TYPE_CHECKING:
    from caracole.kernel.events import Value
    from caracole.kernel.state import State
    from caracole.kernel.view import View

STYLE = svg.stylesheet(emblems.BOARD_CSS, Path(__file__).with_name("style.css"))
DEFS = emblems.defs(SIDES) + track.defs() + pieces.defs(SIDES)


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
    width, height = scene.plan.size
    top = scene.plan.panel
    return Picture(
        (
            Part("board", tuple(kept.paint(BOARD, scene)), (0, 0, width, top)),
            Part("dock", tuple(kept.paint(DOCK, scene)), (0, 0, width, height - top), (0, top, 1)),
        ),
        scene.plan.size,
        class_=f"picture gm {layout}",
        label=scene.say("label"),
        style=STYLE,
        defs=DEFS,
        mine=view.mine,
    )


def seen(view: View, layout: str, last: tuple[int, State] | None, focus: str | None, language: str) -> Scene:
    return Scene(
        view=view,
        state=cast("Position", view.state),
        plan=plan(layout),
        last=cast(tuple[int, Position] | None, last),
        focus=focus,
        say=words(view, language),
        colour=lambda side: view.game.messages.say(language, "colour", colour=side),
    )


def words(view: View, language: str) -> Callable[..., str]:
    def say(message: str, **args: Value) -> str:
        return view.game.messages.say(language, f"picture-{message}", **args)

    return say


BOARD: tuple[Layer[Scene], ...] = (
    track.background,
    track.ground,
    barracks.barracks,
    marks.tints,
    track.engraved,
    track.zone_labels,
    callout.turn,
    marks.last,
    pieces.stones,
    pieces.chips,
    marks.rings,
    marks.targets,
    pieces.shadows,
    pieces.recruits,
    pieces.covered,
    pieces.numbers,
    marks.ranks,
    marks.pills,
    marks.sums,
)
"""From the paper up."""
DOCK: tuple[Layer[Scene], ...] = (scores.strip,)
