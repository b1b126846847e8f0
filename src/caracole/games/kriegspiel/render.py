"""The field as an SVG: hexagons, plates with figures one can count, what the plate under the pointer can do.

The layers are in `picture/`; the drawings of figures and dice in `data/figures.svg`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from pathlib import Path
from typing import cast

from caracole.games.kriegspiel import names
from caracole.games.kriegspiel.picture import ground, marks, panel, plates
from caracole.games.kriegspiel.picture.plan import Plan, plan
from caracole.games.kriegspiel.picture.scene import Scene, choices, near_of
from caracole.games.kriegspiel.position import Position
from caracole.games.kriegspiel.position_text import FACINGS
from caracole.kernel import emblems, svg
from caracole.kernel.events import Value
from caracole.kernel.messages import Catalogue
from caracole.kernel.picture import Kept, Layer, Part, Picture
from caracole.kernel.state import State
from caracole.kernel.view import View

STYLE = svg.stylesheet(emblems.BOARD_CSS, Path(__file__).with_name("style.css"))


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
    scene, kept = seen(view, layout, last, focus, language, turned=turned), kept or Kept()
    plan = scene.plan
    width, height = panel.size(phone=plan.phone)
    left, top, scale, size = beside(plan, width, height)
    return Picture(
        (
            Part("board", tuple(kept.paint(BOARD, scene)), (0, 0, plan.width, plan.height)),
            Part("panel", tuple(kept.paint(PANEL, scene)), (0, 0, width, height), (left, top, scale)),
        ),
        size,
        class_=f"picture ks {layout}",
        label=scene.say("label"),
        style=STYLE,
        defs=ground.defs(plan),
        mine=view.mine,
    )


def turned_for(side: int) -> bool:
    """The English camp lies at the upper edge."""
    return side == names.ENGLISH


def beside(plan: Plan, width: float, height: float) -> tuple[float, float, float, tuple[float, float]]:
    """Where the panel lies if all is drawn as one picture: right of the field, on a narrow sheet below it."""
    if plan.phone:
        scale = plan.width / width
        return 0, plan.height + 8, scale, (plan.width, plan.height + 8 + height * scale)
    scale = min(1.3, plan.height / height)
    return plan.width + 12, 0, scale, (plan.width + 12 + width * scale + 2, plan.height)


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
    size, at = state.options.board, list(state.at)
    return Scene(
        view=view,
        state=state,
        plan=plan(size.cols, size.rows, size.orientation, layout, turned=turned),
        last=cast("tuple[int, Position] | None", last),
        focus=focus,
        say=words(view.game.messages, language),
        facing_names=facing_names(view.game.messages, language, state.terms.odd),
        called=state.terms.called,
        army=list(state.terms.army),
        arm=list(state.terms.arm),
        cell=list(state.cell),
        facing=list(state.facing),
        figures=list(state.figures),
        wreck=list(state.wreck),
        at=at,
        used=list(state.used),
        moves=list(state.moves),
        near=near_of(state),
        choices=choices(view, at),
    )


@cache
def words(messages: Catalogue, language: str) -> Callable[..., str]:
    """The few words in the picture; the same ones come again and again."""

    @lru_cache(maxsize=4096)
    def say(message: str, **args: Value) -> str:
        return messages.say(language, f"picture-{message}", **args)

    return say


@cache
def facing_names(messages: Catalogue, language: str, odd: int) -> dict[int, str]:
    return {facing: messages.say(language, "facing", facing=name) for facing, name in FACINGS[odd].items()}


BOARD: tuple[Layer[Scene], ...] = (
    ground.ground,
    marks.last,
    plates.plates,
    marks.last_die,
    marks.overlays,
    panel.callout,
)
"""From the paper up."""
PANEL: tuple[Layer[Scene], ...] = (panel.arms, panel.forty, panel.strengths, panel.aimed)
