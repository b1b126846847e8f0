"""Writing SVG: elements with everything escaped, placed things, whole documents. What is drawn is each game's own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from html import escape
from pathlib import Path

Value = str | int | float | None


class Node:
    """An element that has an id, with its attributes and children, so that two can be compared."""

    __slots__ = ()
    id: str
    name: str
    attributes: Mapping[str, str]
    children: tuple[str | Node, ...]


class Element(str, Node):
    """The markup of such an element: everywhere else it is the text it is."""

    __slots__ = ("attributes", "children", "id", "name", "shape")


class Branch(Node):
    """Such an element whose text is made only when somebody asks for it: what holds the layers of a picture and their
    pieces together, of which a step changes few."""

    __slots__ = ("attributes", "children", "id", "name", "shape")

    def __init__(self, name: str, attributes: Mapping[str, str], children: Iterable[str | Node]) -> None:
        self.id, self.name, self.attributes = attributes["id"], name, attributes
        self.children = tuple(child for child in children if child)

    def __str__(self) -> str:
        return enclosed(self.name, self.attributes, "".join(map(str, self.children)))


class Ground(Element):
    """An element that no step of a match changes: a page may fetch it once and keep it."""

    __slots__ = ()


@lru_cache(20_000, typed=True)
def number(value: float) -> str:
    """As short as it can be written, to a hundredth."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)


@lru_cache(20_000, typed=True)
def written(value: Value) -> str:
    return escape(value, quote=True) if isinstance(value, str) else number(value or 0)


class Attributes(dict[str, str]):
    """How attributes are written, by what they are called in Python."""

    def __missing__(self, key: str) -> str:
        self[key] = name = key.rstrip("_").replace("_", "-")
        return name


ATTRIBUTES = Attributes()


def tag(name: str, *children: str, **attributes: Value) -> str:
    """One element. `class_` is class, an underscore inside a name is a hyphen, None leaves the attribute out.

    Children are markup already; words for people go through `text`.
    """
    if "id" in attributes:
        return element(name, given(attributes), children)
    pairs = "".join(
        [f' {ATTRIBUTES[key]}="{written(value)}"' for key, value in attributes.items() if value is not None]
    )
    inside = "".join(children)
    return f"<{name}{pairs}>{inside}</{name}>" if inside else f"<{name}{pairs}/>"


def given(attributes: Mapping[str, Value]) -> dict[str, str]:
    """Attributes as they are written."""
    return {ATTRIBUTES[key]: written(value) for key, value in attributes.items() if value is not None}


def enclosed(name: str, attributes: Mapping[str, str], inside: str) -> str:
    pairs = "".join([f' {key}="{value}"' for key, value in attributes.items()])
    return f"<{name}{pairs}>{inside}</{name}>" if inside else f"<{name}{pairs}/>"


def element(name: str, attributes: Mapping[str, str], children: Iterable[str], kind: type[Element] = Element) -> str:
    """An element with an id, its attributes written already; without one, its text alone."""
    markup = enclosed(name, attributes, "".join(children))
    if "id" not in attributes:
        return markup
    made = kind(markup)
    made.id, made.name, made.attributes = attributes["id"], name, attributes
    made.children = tuple(filter(None, children))
    return made


def branch(name: str, *children: str | Node, **attributes: Value) -> Branch:
    """An element with an id as `tag` makes it, but for its text."""
    return Branch(name, given(attributes), children)


def pieces(*children: str | Node, **attributes: Value) -> Branch:
    """A group of many children of which a step changes few: as `group`, but for its text."""
    return Branch("g", given(attributes), children)


def ground(markup: str) -> str:
    """The same element, known to stay as it is for the whole match."""
    assert isinstance(markup, Element), "ground needs an id"
    return element(markup.name, markup.attributes, map(str, markup.children), Ground)


def group(*children: str, **attributes: Value) -> str:
    return tag("g", *children, **attributes)


def text(words: str, x: float, y: float, **attributes: Value) -> str:
    """Words at a place, escaped."""
    return tag("text", escape(words), x=x, y=y, **attributes)


def title(words: str) -> str:
    """What a screen reader says of the element, and a pointer shows."""
    return tag("title", escape(words))


def use(symbol: str, x: float = 0, y: float = 0, **attributes: Value) -> str:
    """A drawing from <defs>, at a place."""
    return tag("use", href=f"#{symbol}", x=x or None, y=y or None, **attributes)


def place(x: float, y: float, turn: float | None = None) -> str:
    """The `transform` of a thing that moves: the style sheet's transition carries it from one place to the next.

    An attribute, not an inline style: pages with a strict content policy would not apply that.
    """
    turned = "" if turn is None else f" rotate({number(turn)})"
    return f"translate({number(x)} {number(y)}){turned}"


def points(corners: Iterable[tuple[float, float]]) -> str:
    return " ".join(f"{number(x)},{number(y)}" for x, y in corners)


@cache
def stylesheet(*files: Path) -> str:
    """The style sheets of a drawing, one after another."""
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def document(
    body: str, *, box: tuple[float, float, float, float], style: str, class_: str, label: str, defs: str = ""
) -> str:
    """A whole SVG that stands alone; on a page its colours follow the page's tokens."""
    return tag(
        "svg",
        tag("title", escape(label)),
        f"<style>{style}</style>",
        tag("defs", defs) if defs else "",
        body,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=" ".join(map(number, box)),
        class_=class_,
        role="group",
        aria_label=label,
    )
