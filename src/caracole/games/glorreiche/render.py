"""The board as an SVG: an engraved campaign map with the recruits on it. The layers are in `picture/`."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, cast

from caracole.games.glorreiche.picture import barracks, callout, dock, marks, pieces, track
from caracole.games.glorreiche.picture.plan import plan
from caracole.games.glorreiche.picture.scene import SIDES, Scene
from caracole.games.glorreiche.position import Position
from caracole.kernel import emblems, svg
from caracole.kernel.picture import Kept, Layer, Part, Picture

if TYPE_CHECKING:
    from caracole.kernel.events import Value
    from caracole.kernel.messages import Catalogue
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
    turned: bool = False,
) -> Picture:
    """Nobody has an edge of the road; turned, the barracks lie at the other one."""
    scene, kept = seen(view, layout, last, focus, language, turned=turned), kept or Kept()
    width, height = scene.plan.size
    across, down = dock.size(scene.state.terms.each, wide=scene.wide)
    scale = width / across
    return Picture(
        (
            Part("board", tuple(kept.paint(BOARD, scene)), (0, 0, width, height)),
            Part("dock", tuple(kept.paint(DOCK, scene)), (0, 0, across, down), (0, height, scale)),
        ),
        (width, height + down * scale),
        class_=f"picture gm {layout}",
        label=scene.say("label"),
        style=STYLE,
        defs=DEFS,
        mine=view.mine,
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
    return Scene(
        view=view,
        state=cast("Position", view.state),
        plan=plan(layout, turned=turned),
        last=cast(tuple[int, Position] | None, last),
        focus=focus,
        say=words(view.game.messages, language),
        colour=colours(view.game.messages, language),
    )


@cache
def words(messages: Catalogue, language: str) -> Callable[..., str]:
    """One for all pictures in a language: what is drawn with the same words is drawn once."""

    def say(message: str, **args: Value) -> str:
        return messages.say(language, f"picture-{message}", **args)

    return say


@cache
def colours(messages: Catalogue, language: str) -> Callable[[str], str]:
    return cache(lambda side: messages.say(language, "colour", colour=side))


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
DOCK: tuple[Layer[Scene], ...] = (dock.recruits, dock.scores)
