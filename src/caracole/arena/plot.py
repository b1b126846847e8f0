"""Small figures for reports: one drawing, as SVG that stands alone in light and dark, or as PNG."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple

from caracole.arena.ratings import Rate, Rating
from caracole.kernel import svg
from caracole.kernel.errors import BadOptions

WIDTH, ROW, LEFT, RIGHT = 640, 28, 190, 60
STYLE = """
text { font: 13px system-ui, sans-serif; fill: #222 }
.soft { fill: #666 } .line { stroke: #999; stroke-width: 1 } .bar { fill: #4a7fa5 }
.span { stroke: #4a7fa5; stroke-width: 3 } .dot { fill: #1d4e6e }
@media (prefers-color-scheme: dark) {
  text { fill: #ddd } .soft { fill: #999 } .span { stroke: #7fb4d8 } .dot { fill: #cfe6f5 } .bar { fill: #7fb4d8 }
}
"""
INK = {"": "#222", "soft": "#666", "line": "#999", "bar": "#4a7fa5", "span": "#4a7fa5", "dot": "#1d4e6e"}
"""The same colours on a picture's white ground."""
SCALE = 2
"""Pixels of a PNG for each unit of the drawing."""


class Text(NamedTuple):
    words: str
    x: float
    y: float
    anchor: str = "start"
    kind: str = ""


class Line(NamedTuple):
    x: float
    y: float
    to_x: float
    to_y: float
    kind: str = "line"


class Dot(NamedTuple):
    x: float
    y: float
    title: str
    """What a pointer shows and a screen reader says."""


class Bar(NamedTuple):
    x: float
    y: float
    width: float
    height: float
    title: str


Shape = Text | Line | Dot | Bar


class Panel(NamedTuple):
    """Part of a drawing, from its own top."""

    height: float
    shapes: list[Shape]


# --- what is drawn -----------------------------------------------------------------------------------


def ladder(found: Mapping[str, Rating], title: str) -> Panel:
    """Ratings as dots with their intervals, the strongest on top."""
    return spans({name: (each.elo, each.low, each.high) for name, each in found.items()}, title, "{:+.0f}".format, 0.0)


def shares(found: Mapping[str, Rate], title: str, even: float) -> Panel:
    """Rates as dots with their intervals, beside what would be even."""
    return spans({name: (each.mean, each.low, each.high) for name, each in found.items()}, title, "{:.1%}".format, even)


def spans(
    found: Mapping[str, tuple[float, float, float]], title: str, say: Callable[[float], str], mark: float
) -> Panel:
    low = min(mark, *[low for _, low, _ in found.values()])
    high = max(mark, *[high for _, _, high in found.values()])
    scale = (WIDTH - LEFT - RIGHT) / max(high - low, 1e-9)

    def x(value: float) -> float:
        return LEFT + (value - low) * scale

    drawn: list[Shape] = [Text(title, 10, 16), Line(x(mark), 28, x(mark), 34 + ROW * len(found))]
    for place, (name, (middle, least, most)) in enumerate(found.items()):
        y = 48 + ROW * place
        drawn += [
            Text(name, LEFT - 12, y + 4, "end"),
            Line(x(least), y, x(most), y, "span"),
            Dot(x(middle), y, f"{name}: {say(middle)} ({say(least)} to {say(most)})"),
            Text(say(middle), x(middle), y - 9, "middle", "soft"),
        ]
    return Panel(48 + ROW * len(found), drawn)


def bars(values: Sequence[float], labels: Sequence[str], title: str, *, height: float = 180) -> Panel:
    """One bar a value, the highest as high as there is room."""
    most = max([*values, 1e-9])
    wide = (WIDTH - 20) / max(1, len(values))
    drawn: list[Shape] = [Text(title, 10, 16)]
    for place, (value, label) in enumerate(zip(values, labels, strict=True)):
        tall = (height - 60) * value / most
        drawn.append(Bar(10 + wide * place, height - 24 - tall, max(1.0, wide - 2), tall, f"{label}: {value:.4g}"))
        if value == most:
            drawn.append(Text(f"{value:.4g}", 10 + wide * (place + 0.5), height - 30 - tall, "middle", "soft"))
        if place % max(1, len(values) // 10) == 0:
            drawn.append(Text(label, 10 + wide * (place + 0.5), height - 8, "middle", "soft"))
    return Panel(height, drawn)


def counted(values: Sequence[int], title: str, parts: int = 30) -> Panel:
    """How often each value comes, close ones together."""
    low, high = min(values), max(values)
    wide = max(1, -(-(high - low + 1) // parts))
    counts = Counter((value - low) // wide for value in values)
    places = range(max(counts) + 1)
    return bars([counts[place] for place in places], [str(low + wide * place) for place in places], title)


def tallied(counts: Mapping[str, int], title: str) -> Panel:
    """A bar to the right for each name."""
    scale = (WIDTH - LEFT - RIGHT) / max([*counts.values(), 1])
    drawn: list[Shape] = [Text(title, 10, 16)]
    for place, (name, count) in enumerate(counts.items()):
        y = 48 + ROW * place
        drawn += [
            Text(name, LEFT - 12, y + 4, "end"),
            Bar(LEFT, y - 8, max(1.0, count * scale), 16, f"{name}: {count}"),
            Text(str(count), LEFT + count * scale + 8, y + 4, "start", "soft"),
        ]
    return Panel(48 + ROW * len(counts), drawn)


# --- how it is written -------------------------------------------------------------------------------


def check_name(name: str) -> None:
    """Refuse early what cannot be drawn."""
    kind = Path(name).suffix.lower()
    if kind not in (".svg", ".png"):
        raise BadOptions("plot", f"{name}: a drawing is written as .svg or .png")
    if kind == ".png":
        pillow()


def written(panels: Sequence[Panel], title: str, name: str) -> bytes:
    """The panels below each other, in the kind of file that the name says."""
    placed, top = [], 0.0
    for panel in panels:
        placed += [lowered(shape, top) for shape in panel.shapes]
        top += panel.height + 20
    if Path(name).suffix.lower() == ".png":
        return as_png(placed, top)
    return as_svg(placed, top, title).encode()


def lowered(shape: Shape, by: float) -> Shape:
    if isinstance(shape, Line):
        return shape._replace(y=shape.y + by, to_y=shape.to_y + by)
    return shape._replace(y=shape.y + by)


def as_svg(shapes: Sequence[Shape], height: float, title: str) -> str:
    return svg.tag(
        "svg",
        svg.tag("style", STYLE),
        svg.title(title),
        *map(element, shapes),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {svg.number(height)}",
        role="img",
    )


def element(shape: Shape) -> str:
    if isinstance(shape, Text):
        return svg.text(shape.words, shape.x, shape.y, text_anchor=shape.anchor, class_=shape.kind or None)
    if isinstance(shape, Line):
        return svg.tag("line", x1=shape.x, y1=shape.y, x2=shape.to_x, y2=shape.to_y, class_=shape.kind)
    if isinstance(shape, Dot):
        return svg.tag("circle", svg.title(shape.title), cx=shape.x, cy=shape.y, r=5, class_="dot")
    size = {"x": shape.x, "y": shape.y, "width": shape.width, "height": shape.height}
    return svg.tag("rect", svg.title(shape.title), class_="bar", **size)


def pillow() -> Any:
    try:
        import PIL.ImageDraw
        import PIL.ImageFont
    except ImportError:
        raise BadOptions("plot", "a PNG needs Pillow; run: pip install 'caracole[plot]', or ask for .svg") from None
    return PIL


def as_png(shapes: Sequence[Shape], height: float) -> bytes:
    pil = pillow()
    image = pil.Image.new("RGB", (WIDTH * SCALE, round(height * SCALE)), "white")
    pen, font = pil.ImageDraw.Draw(image), pil.ImageFont.load_default(13 * SCALE)
    for shape in shapes:
        paint(pen, font, shape)
    made = BytesIO()
    image.save(made, "PNG")
    return made.getvalue()


def paint(pen: Any, font: Any, shape: Shape) -> None:
    x, y = shape.x * SCALE, shape.y * SCALE
    if isinstance(shape, Text):
        anchor = {"start": "ls", "middle": "ms", "end": "rs"}[shape.anchor]
        pen.text((x, y), shape.words, INK[shape.kind], font, anchor)
    elif isinstance(shape, Line):
        wide = SCALE * (3 if shape.kind == "span" else 1)
        pen.line((x, y, shape.to_x * SCALE, shape.to_y * SCALE), INK[shape.kind], wide)
    elif isinstance(shape, Dot):
        pen.ellipse((x - 5 * SCALE, y - 5 * SCALE, x + 5 * SCALE, y + 5 * SCALE), INK["dot"])
    elif shape.height > 0:
        pen.rectangle((x, y, x + shape.width * SCALE, y + shape.height * SCALE), INK["bar"])
