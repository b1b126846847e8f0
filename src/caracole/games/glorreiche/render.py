"""The board as an SVG: an engraved campaign map with the recruits on it. The layers are in `picture/`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, cast

import msgspec

from caracole.games.glorreiche.picture import barracks, callout, marks, pieces, scores, track
from caracole.games.glorreiche.picture.plan import plan
from caracole.games.glorreiche.picture.reach import clickable, measure
from caracole.games.glorreiche.picture.scene import SIDES, Scene
from caracole.games.glorreiche.position import Position
from caracole.kernel import emblems, svg

if TYPE_CHECKING:
    from caracole.kernel.events import Value
    from caracole.kernel.state import State
    from caracole.kernel.view import View

STYLE = svg.stylesheet(emblems.BOARD_CSS, Path(__file__).with_name("style.css")) + marks.rules()
DEFS = emblems.defs(SIDES) + track.defs() + pieces.defs(SIDES)


def draw(view: View, *, layout: str, last: tuple[int, State] | None, focus: str | None, language: str = "en") -> str:
    scene = seen(view, layout, last, focus, language)
    width, height = scene.plan.size
    common = shared(Sheet(where(view, layout, language), scene))
    return svg.document(
        "".join(layer(scene) if layer in PERSONAL else common[layer] for layer in LAYERS),
        box=(0, 0, width, height),
        style=STYLE,
        class_=f"picture gm {layout}",
        label=scene.say("label"),
        defs=DEFS,
    )


def where(view: View, layout: str, language: str) -> tuple[object, ...]:
    return layout, language, msgspec.json.encode(view.state.options), view.game.notation.dump(view.state)


@dataclass(frozen=True)
class Sheet:
    """What is on the sheet, whoever looks at it."""

    key: tuple[object, ...]
    scene: Scene = field(compare=False)


@lru_cache(64)
def shared(sheet: Sheet) -> dict[Layer, str]:
    """The layers that are the same for all who look at a position: a server draws them once a step, not once a seat."""
    return {layer: layer(sheet.scene) for layer in LAYERS if layer not in PERSONAL}


def seen(view: View, layout: str, last: tuple[int, State] | None, focus: str | None, language: str) -> Scene:
    state = cast(Position, view.state)
    reaches = tuple(measure(state))
    return Scene(
        view=view,
        state=state,
        plan=plan(layout),
        last=cast(tuple[int, Position] | None, last),
        focus=focus,
        reaches=reaches,
        clickable=clickable(state, reaches),
        say=words(view, language),
        colour=lambda side: view.game.messages.say(language, "colour", colour=side),
    )


def words(view: View, language: str) -> Callable[..., str]:
    def say(message: str, **args: Value) -> str:
        return view.game.messages.say(language, f"picture-{message}", **args)

    return say


def ground(scene: Scene) -> str:
    return track.cells(scene.plan.name)


def engraving(scene: Scene) -> str:
    return track.engraving(scene.plan.name)


Layer = Callable[[Scene], str]
LAYERS: tuple[Layer, ...] = (
    track.background,
    ground,
    barracks.barracks,
    marks.tints,
    engraving,
    track.zone_labels,
    callout.turn,
    marks.last,
    pieces.stones,
    pieces.chips,
    marks.rings,
    marks.targets,
    pieces.recruits,
    pieces.covered,
    pieces.numbers,
    marks.ranks,
    marks.pills,
    scores.strip,
    marks.sums,
)
"""From the paper up."""
PERSONAL: frozenset[Layer] = frozenset(
    (callout.turn, marks.last, marks.rings, pieces.recruits, marks.pills, scores.strip)
)
"""Layers that show who decides, what was done last or what is chosen."""
