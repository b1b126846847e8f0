"""Where the elements of a drawing lie: the box of everything that has an id, in the drawing's own units.

Enough of SVG for what the games draw: groups that are moved, scaled or turned, the usual shapes, drawings in use. A
curve is taken to lie within its points, and words count as the place they are written at.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from math import cos, radians, sin
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

Point = tuple[float, float]
Box = tuple[float, float, float, float]
"""Left, top, right and bottom."""
Matrix = tuple[float, float, float, float, float, float]
"""As SVG writes it: a b c d e f."""

SAME: Matrix = (1, 0, 0, 1, 0, 0)
STEP = re.compile(r"(\w+)\s*\(([^)]*)\)")
NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?", re.IGNORECASE)
COMMAND = re.compile(r"([MmLlHhVvCcSsQqTtAaZz])([^MmLlHhVvCcSsQqTtAaZz]*)")
TAKES = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "a": 7, "z": 0}
"""How many numbers each letter of a path takes."""
UNSEEN = {"defs", "title", "style", "clipPath", "pattern", "symbol", "mask", "desc"}


def outlines(markup: str) -> dict[str, Box]:
    """The box of every element with an id that shows something."""
    return Reader(ElementTree.fromstring(markup)).boxes  # a game's own drawing


class Reader:
    """A drawing, read once."""

    def __init__(self, root: Element) -> None:
        self.named = {found: each for each in root.iter() if (found := each.get("id"))}
        self.boxes: dict[str, Box] = {}
        self.drawings: dict[str, list[Point]] = {}
        """The corners of what is used, in its own units: woods and guns are used many times."""
        self.walk(root, SAME)

    def walk(self, element: Element, outer: Matrix, *, here: bool = True) -> list[Point]:
        """All points of an element, as they lie in the whole; what is only used here lies in the definitions."""
        kind = bare(element.tag)
        if kind in UNSEEN:
            return []
        matrix = times(outer, placed(element))
        found = [moved(matrix, point) for point in corners(kind, element)]
        if kind == "use":
            found += self.used(element, matrix)
        for child in element:
            found += self.walk(child, matrix, here=here)
        name = element.get("id")
        if name and found and here:
            self.boxes[name] = around(found)
        return found

    def used(self, element: Element, matrix: Matrix) -> list[Point]:
        name = (element.get("href") or "").lstrip("#")
        if name not in self.named:
            return []
        if name not in self.drawings:
            found = self.walk(self.named[name], SAME, here=False)
            self.drawings[name] = corners_of(around(found)) if found else []
        x, y = real(element, "x"), real(element, "y")
        return [moved(matrix, (x + dx, y + dy)) for dx, dy in self.drawings[name]]


def around(points: Iterable[Point]) -> Box:
    """The smallest box with all of them."""
    xs, ys = zip(*points, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def union(boxes: Iterable[Box]) -> Box:
    """The smallest box with all of these."""
    return around([corner for left, top, right, bottom in boxes for corner in ((left, top), (right, bottom))])


def corners_of(box: Box) -> list[Point]:
    return [(x, y) for x in box[::2] for y in box[1::2]]


def middle(box: Box) -> Point:
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2


def corners(kind: str, element: Element) -> list[Point]:
    """Points that a shape lies between, in its own units."""
    if kind == "rect":
        x, y = real(element, "x"), real(element, "y")
        return [(x + dx, y + dy) for dx in (0, real(element, "width")) for dy in (0, real(element, "height"))]
    if kind in ("circle", "ellipse"):
        x, y = real(element, "cx"), real(element, "cy")
        rx, ry = (real(element, "r"),) * 2 if kind == "circle" else (real(element, "rx"), real(element, "ry"))
        return [(x - rx, y - ry), (x + rx, y - ry), (x - rx, y + ry), (x + rx, y + ry)]
    if kind == "line":
        return [(real(element, f"x{end}"), real(element, f"y{end}")) for end in "12"]
    if kind in ("polygon", "polyline"):
        numbers = list(map(float, NUMBER.findall(element.get("points", ""))))
        return list(zip(numbers[::2], numbers[1::2], strict=False))
    if kind == "path":
        return list(along(element.get("d", "")))
    return [(real(element, "x"), real(element, "y"))] if kind == "text" else []


def along(path: str) -> Iterator[Point]:
    """The points that a path names."""
    x = y = 0.0
    start = (x, y)
    for letter, rest in COMMAND.findall(path):
        low, relative = letter.lower(), letter.islower()
        if low == "z":
            x, y = start
            continue
        numbers, count = list(map(float, NUMBER.findall(rest))), TAKES[low]
        for at in range(0, len(numbers) - count + 1, count):
            own = numbers[at : at + count]
            base = (x, y) if relative else (0.0, 0.0)
            if low == "h":
                x = base[0] + own[0]
            elif low == "v":
                y = base[1] + own[0]
            else:
                if low in "csq":
                    yield from ((base[0] + a, base[1] + b) for a, b in zip(own[:-2:2], own[1:-2:2], strict=True))
                x, y = base[0] + own[-2], base[1] + own[-1]
            if low == "m" and at == 0:
                start = (x, y)
            yield x, y


def placed(element: Element) -> Matrix:
    """The `transform` of an element."""
    matrix = SAME
    for name, told in STEP.findall(element.get("transform", "")):
        matrix = times(matrix, step(name, list(map(float, NUMBER.findall(told)))))
    return matrix


def step(name: str, numbers: list[float]) -> Matrix:
    if name == "translate":
        return 1, 0, 0, 1, numbers[0], numbers[1] if len(numbers) > 1 else 0
    if name == "scale":
        return numbers[0], 0, 0, numbers[-1], 0, 0
    if name == "rotate":
        turn = radians(numbers[0])
        turned: Matrix = (cos(turn), sin(turn), -sin(turn), cos(turn), 0, 0)
        if len(numbers) < 3:
            return turned
        x, y = numbers[1:3]
        return times(times((1, 0, 0, 1, x, y), turned), (1, 0, 0, 1, -x, -y))
    if name == "matrix" and len(numbers) == 6:
        a, b, c, d, e, f = numbers
        return a, b, c, d, e, f
    raise ValueError(f"a drawing is moved by {name!r}, which is not understood")


def times(outer: Matrix, inner: Matrix) -> Matrix:
    """First the inner, then the outer."""
    a, b, c, d, e, f = outer
    g, h, i, j, k, m = inner
    return a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * m + e, b * k + d * m + f


def moved(matrix: Matrix, point: Point) -> Point:
    a, b, c, d, e, f = matrix
    x, y = point
    return a * x + c * y + e, b * x + d * y + f


def real(element: Element, name: str) -> float:
    return float(element.get(name) or 0)


def bare(tag: str) -> str:
    return tag.rpartition("}")[2]
