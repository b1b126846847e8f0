"""A game's picture as pixels.

The pictures are drawn for browsers: colours are custom properties that drawings inherit where they are used, some mixed
from two. Renderers small enough to ship as a wheel know none of that, so the style of every element is worked out here
and written beside it; resvg draws the result. What needs a pointer or a moving picture is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from io import BytesIO
from itertools import chain
from typing import Any
from xml.etree.ElementTree import Element, fromstring, tostring

from caracole.kernel.extras import extra
from caracole.kernel.options import within

with extra("research"):
    import cssselect2
    import numpy as np
    import resvg_py
    import tinycss2
    from PIL import Image
    from tinycss2.color4 import parse_color

Array = np.ndarray[Any, np.dtype[np.uint8]]
Custom = dict[str, str]
"""The custom properties an element inherits, worked out."""

WIDEST = 1 << 14
"""More pixels in a row than any screen has."""
SVG = "{http://www.w3.org/2000/svg}"
REFERRED = {f"{SVG}{name}" for name in ("pattern", "clipPath", "mask", "linearGradient", "radialGradient", "filter")}
UNDRAWN = {f"{SVG}{name}" for name in ("title", "desc", "style", "script")}
UNSUPPORTED = ("animation", "transition", "cursor", "pointer-events", "user-select", "print-color-adjust")


def pixels(svg: str, width: int = 800) -> Array:
    """The picture as height × width × 3 numbers from 0 to 255."""
    within("width", width, 1, WIDEST)
    png = resvg_py.svg_to_bytes(svg_string=flattened(svg), width=width, background="#ffffff")
    return np.array(Image.open(BytesIO(bytes(png))).convert("RGB"))


def flattened(svg: str) -> str:
    """The same picture without style sheet, custom properties and drawings used by reference."""
    root = fromstring(svg)
    return tostring(Flattening(root).element(cssselect2.ElementWrapper.from_xml_root(root), {}), encoding="unicode")


class Flattening:
    """Writes a picture anew, element by element."""

    def __init__(self, root: Element) -> None:
        self.named = {element.get("id"): element for element in root.iter() if element.get("id")}
        self.matcher = matcher("\n".join(sheet.text or "" for sheet in root.iter(f"{SVG}style")))

    def element(self, wrapped: Any, inherited: Custom) -> Element:
        source: Element = wrapped.etree_element
        style, custom = self.style(wrapped, inherited)
        drawn = Element(source.tag, source.attrib)
        drawn.text, drawn.tail = source.text, source.tail
        if style:
            drawn.set("style", style)
        if source.tag == f"{SVG}use":
            self.unroll(drawn, custom)
        for child in wrapped.iter_children():
            if kept(source, child.etree_element):
                drawn.append(self.element(child, custom))
        return drawn

    def unroll(self, use: Element, custom: Custom) -> None:
        """Put the drawing itself in place of a reference to it. Rules about it cannot name what is around it."""
        target = self.named[use.attrib.pop("href").removeprefix("#")]
        x, y = use.attrib.pop("x", "0"), use.attrib.pop("y", "0")
        use.tag = f"{SVG}g"
        use.set("transform", f"{use.get('transform', '')} translate({x} {y})".strip())
        use.append(self.element(cssselect2.ElementWrapper.from_xml_root(target), custom))

    def style(self, wrapped: Any, inherited: Custom) -> tuple[str, Custom]:
        """The declarations for an element, values worked out, and the custom properties below it."""
        found = dict(chain.from_iterable(rules for *_, rules in self.matcher.match(wrapped)))
        custom = dict(inherited)

        def look(name: str) -> str | None:
            return worked_out(found[name], look) if name in found else inherited.get(name)

        for name in found:
            if name.startswith("--"):
                custom[name] = look(name) or ""
        values = {name: worked_out(value, look) for name, value in found.items() if drawable(name)}
        return ";".join(f"{name}:{value}" for name, value in values.items()), custom


def kept(parent: Element, child: Element) -> bool:
    """Drawings in defs come where they are used; only what is referred to otherwise stays there."""
    return child.tag in REFERRED if parent.tag == f"{SVG}defs" else child.tag not in UNDRAWN


def drawable(name: str) -> bool:
    return not name.startswith("-") and name not in UNSUPPORTED


@cache
def matcher(sheet: str) -> Any:
    """The rules of a style sheet that hold always; those for dark screens, paper and movement do not."""
    made = cssselect2.Matcher()
    for rule in tinycss2.parse_stylesheet(sheet, skip_comments=True, skip_whitespace=True):
        if rule.type == "qualified-rule":
            blocks = tinycss2.parse_blocks_contents(rule.content, skip_comments=True, skip_whitespace=True)
            declarations = [(one.name, one.value) for one in blocks if one.type == "declaration"]
            for selector in cssselect2.compile_selector_list(rule.prelude):
                made.add_selector(selector, declarations)
    return made


def worked_out(tokens: Iterable[Any], look: Callable[[str], str | None]) -> str:
    """A value without references to custom properties."""
    return "".join(plain(token, look) for token in tokens).strip()


def plain(token: Any, look: Callable[[str], str | None]) -> str:
    if token.type != "function":
        return str(token.serialize())
    if token.lower_name == "var":
        name, *fallback = [part for part in token.arguments if part.type != "whitespace"]
        return look(name.value) or worked_out(fallback[1:], look)
    inside = worked_out(token.arguments, look)
    if token.lower_name == "color-mix":
        return mixed(*inside.split(","))
    if token.lower_name in ("rgb", "hsl"):
        colour = parse_color(f"{token.name}({inside})").to("srgb")
        return written(colour.coordinates, colour.alpha)
    return f"{token.name}({inside})"


def mixed(space: str, first: str, second: str) -> str:
    """`color-mix` of two opaque colours, the first with its share."""
    name, _, share = first.strip().rpartition(" ")
    part = float(share.rstrip("%")) / 100
    here, there = (np.array(parse_color(colour.strip()).to("srgb").coordinates) for colour in (name, second))
    if space.split()[1] == "oklab":
        both = part * to_oklab(here) + (1 - part) * to_oklab(there)
        return written(from_oklab(both))
    return written(part * here + (1 - part) * there)


LMS = np.array(
    [[0.4122214708, 0.5363325363, 0.0514459929],
     [0.2119034982, 0.6806995451, 0.1073969566],
     [0.0883024619, 0.2817188376, 0.6299787005]]
)  # fmt: skip
LAB = np.array(
    [[0.2104542553, 0.7936177850, -0.0040720468],
     [1.9779984951, -2.4285922050, 0.4505937099],
     [0.0259040371, 0.7827717662, -0.8086757660]]
)  # fmt: skip


def to_oklab(colour: Any) -> Any:
    linear = np.where(colour <= 0.04045, colour / 12.92, ((colour + 0.055) / 1.055) ** 2.4)
    return LAB @ np.cbrt(LMS @ linear)


def from_oklab(colour: Any) -> Any:
    linear = np.linalg.inv(LMS) @ (np.linalg.inv(LAB) @ colour) ** 3
    return np.where(linear <= 0.0031308, 12.92 * linear, 1.055 * np.abs(linear) ** (1 / 2.4) - 0.055)


def written(colour: Any, alpha: float = 1) -> str:
    red, green, blue = (round(255 * float(np.clip(part, 0, 1))) for part in colour)
    return f"#{red:02x}{green:02x}{blue:02x}" if alpha == 1 else f"rgba({red}, {green}, {blue}, {alpha:g})"
