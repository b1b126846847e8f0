"""A picture: parts, each with a place in the frame, made of layers that name what they depend on.

    scene ──> layers that changed ──> parts ──> picture ──> changes onto the picture before

A layer whose needs are the same as in the picture before is not drawn again: `Kept` has it. Every element that may
change has an id that stays the same, so that two pictures can be compared and what moves is seen to move.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from operator import attrgetter
from typing import Any, Generic, TypeVar

from caracole.kernel import svg

PARTS = ("board", "hand", "stage", "panel", "dock")
"""The places a frame has: the board; the cards of the seat; a combat or a spin under way; budgets, odds or scores
beside the board; a row below it. A game that draws only a board is complete."""
Box = tuple[float, float, float, float]
Markup = str | svg.Node
"""What a layer is drawn as: a text, or an element that makes its text when somebody asks for it (`svg.pieces`)."""
S = TypeVar("S")
NOTHING = object()


class Layer(Generic[S]):
    """How a layer is drawn, and which of the scene's attributes it depends on."""

    def __init__(self, draw: Callable[[S], Markup], needs: tuple[str, ...]) -> None:
        self.draw = draw
        self.needs: Callable[[S], Hashable] = attrgetter(*needs) if needs else lambda scene: None
        self.__doc__ = draw.__doc__

    def __call__(self, scene: S) -> Markup:
        return self.draw(scene)


def layer(*needs: str) -> Callable[[Callable[[S], Markup]], Layer[S]]:
    """What a layer depends on: names of attributes of the scene, comparable with `==`."""

    def made(draw: Callable[[S], Markup]) -> Layer[S]:
        return Layer(draw, needs)

    return made


class Kept:
    """The layers of the picture before, with what each was drawn from."""

    def __init__(self) -> None:
        self.layers: dict[Any, tuple[Hashable, Markup]] = {}

    def copy(self) -> Kept:
        """For a picture that is not the next one."""
        twin = Kept()
        twin.layers = dict(self.layers)
        return twin

    def paint(self, layers: Iterable[Layer[S]], scene: S) -> list[Markup]:
        """The layers of a scene from the ground up; those whose needs are the same are taken as they are."""
        return [self.drawn(layer, scene) for layer in layers]

    def drawn(self, layer: Layer[S], scene: S) -> Markup:
        needs = layer.needs(scene)
        known, before = self.layers.get(layer, (NOTHING, ""))
        if known is not NOTHING and known == needs:
            return before
        markup = layer.draw(scene)
        if markup == before:
            markup = before  # the same object, so that nobody compares it again
        self.layers[layer] = needs, markup
        return markup


@dataclass(frozen=True)
class Part:
    """A picture of its own with a place in the frame."""

    name: str
    """One of `PARTS`."""
    layers: tuple[Markup, ...]
    box: Box
    """Left, top, width and height of what it shows, in its own units."""
    at: tuple[float, float, float] = (0, 0, 1)
    """Where it lies on the sheet if all parts are drawn as one picture: left, top, scale."""

    @property
    def node(self) -> svg.Branch:
        return svg.Branch("g", frame(self.name, self.box, self.at), self.layers)


@lru_cache(256)
def frame(name: str, box: Box, at: tuple[float, float, float]) -> dict[str, str]:
    """The attributes of a part."""
    (left, top, scale), (x, y, width, height) = at, box
    moved = f"translate({svg.number(left - x * scale)} {svg.number(top - y * scale)}) scale({svg.number(scale)})"
    return svg.given(
        {
            "id": f"part-{name}",
            "data_box": " ".join(map(svg.number, (x, y, width, height))),
            "transform": moved if (*at, x, y) != (0, 0, 1, 0, 0) else None,
        }
    )


@dataclass(frozen=True)
class Picture:
    """What a seat sees of a position."""

    parts: tuple[Part, ...]
    size: tuple[float, float]
    """Width and height of the sheet with all parts."""
    class_: str
    label: str
    style: str
    defs: str | tuple[str, ...] = ""
    """Drawings that others use."""
    lean: Callable[[str], str] | None = None
    """Which of them a body needs, if the picture stands alone; without it, all."""
    mine: bool = False
    """Whether the seat that looks decides. Nothing else may depend on the seat where nothing is hidden: a page sets
    the class `mine` itself, so that one drawing serves all who look."""

    def __str__(self) -> str:
        """A whole SVG that stands alone."""
        body = "".join(str(part.node) for part in self.parts)
        return svg.document(
            body,
            box=(0, 0, *self.size),
            style=self.style,
            class_=f"{self.class_} mine" if self.mine else self.class_,
            label=self.label,
            defs=self.lean(body) if self.lean else "".join(self.defs),
        )

    @cached_property
    def tree(self) -> svg.Node:
        """The same for a page that has the style sheet already, whoever looks."""
        return svg.branch(
            "svg",
            definitions(self.defs),
            *(part.node for part in self.parts),
            id="picture",
            xmlns="http://www.w3.org/2000/svg",
            viewBox=" ".join(map(svg.number, (0, 0, *self.size))),
            class_=self.class_,
            role="group",
            aria_label=self.label,
        )


def definitions(defs: str | tuple[str, ...]) -> str:
    """Drawings that others use; given as one text they are the same for the whole match."""
    if isinstance(defs, str):
        return fixed(defs) if defs else ""
    return svg.tag("defs", *defs, id="defs")


@lru_cache(64)
def fixed(defs: str) -> str:
    return svg.ground(svg.tag("defs", defs, id="defs"))


def board(*layers: Markup, size: tuple[float, float], class_: str, label: str, style: str, defs: str = "") -> Picture:
    """A picture of a board alone."""
    return Picture((Part("board", layers, (0, 0, *size)),), size, class_, label, style, defs)
