"""Draw the rooms of the house from its imports: `make pictures`, or `python docs/pictures/rooms.py`.

The layers are those that `pyproject.toml` lets import-linter check. Each room names the rooms that its modules import
when they run; an arrow is such an import, unless it goes by way of another room as well. What a room holds is the
first sentence of its package. A test compares the picture with what this would draw.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

from caracole.kernel import svg

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src/caracole"
FILE = Path(__file__).with_name("rooms.svg")
WIDTH, HEIGHT, GAP = 1000, 66, 34
STYLE = """
svg { --paper: #fbf7ee; --ink: #2b2620; --soft: #6d6457; --line: #b9ad98; --room: #fffdf8; --blue: #34557a;
  font: 13.5px Georgia, 'Times New Roman', serif; }
@media (prefers-color-scheme: dark) {
  svg { --paper: #1d1b18; --ink: #eee6d8; --soft: #b3a893; --line: #5b5346; --room: #2a2722; --blue: #8db4dd; } }
.paper { fill: var(--paper); } .room { fill: var(--room); stroke: var(--line); stroke-width: 1.5; }
text { fill: var(--soft); } .name { fill: var(--ink); font: bold 15px ui-monospace, Menlo, Consolas, monospace; }
.uses { fill: var(--blue); }
.import { fill: none; stroke: var(--blue); stroke-width: 1.4; opacity: .75; } .tip { fill: var(--blue); }
"""


def layers() -> list[list[str]]:
    """The rooms from the top down; those of one layer know nothing of each other."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = settings["tool"]["importlinter"]["contracts"]
    told = next(contract["layers"] for contract in contracts if contract["type"] == "layers")
    return [[room.strip().removeprefix("caracole.") for room in layer.split("|")] for layer in told]


def imports() -> dict[str, set[str]]:
    """Which rooms each room imports when it runs."""
    found: dict[str, set[str]] = {room: set() for layer in layers() for room in layer}
    for room in found:
        for file in (PACKAGE / room).rglob("*.py"):
            found[room] |= {name for name in imported(ast.parse(file.read_text(encoding="utf-8"))) if name in found}
        found[room].discard(room)
    return found


def imported(tree: ast.Module) -> Iterator[str]:
    """The rooms that a module names in its imports, those for type checking alone left out."""
    ignored = {id(inner) for node in ast.walk(tree) if for_types(node) for inner in ast.walk(node)}
    for node in ast.walk(tree):
        if id(node) in ignored:
            continue
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module] + [f"{node.module}.{alias.name}" for alias in node.names]
        for name in names:
            if match := re.match(r"caracole\.(\w+)", name):
                yield match[1]


def for_types(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def held(room: str) -> str:
    """What a room holds, in the first sentence of its package."""
    told = ast.get_docstring(ast.parse((PACKAGE / room / "__init__.py").read_text(encoding="utf-8"))) or ""
    return re.split(r"(?<=[.;]) |\n", told)[0].rstrip(".;").replace("`", "")


def direct(known: dict[str, set[str]]) -> dict[str, set[str]]:
    """The imports that no other room stands between."""

    def reach(room: str) -> set[str]:
        return known[room].union(*(reach(other) for other in known[room]))

    return {room: {o for o in known[room] if not any(o in reach(via) for via in known[room])} for room in known}


def places() -> dict[str, tuple[float, float, float]]:
    """The left end, the top and the width of each room."""
    found: dict[str, tuple[float, float, float]] = {}
    for row, layer in enumerate(layers()):
        wide = (WIDTH - 40 - 20 * (len(layer) - 1)) / len(layer)
        for column, room in enumerate(layer):
            found[room] = (20 + column * (wide + 20), 20 + row * (HEIGHT + GAP), wide)
    return found


def box(room: str, place: tuple[float, float, float], below: set[str]) -> str:
    left, top, wide = place
    holds = held(room)
    most = int(wide / 6.6)
    told = [holds if len(holds) <= most else holds[: holds.rfind(" ", 0, most)] + " …"]
    told += [f"→ {', '.join(sorted(below))}"] if below else []
    return (
        svg.tag("rect", class_="room", x=left, y=top, width=wide, height=HEIGHT, rx=6)
        + svg.text(room, left + 14, top + 23, class_="name")
        + "".join(
            svg.text(line, left + 14, top + 40 + 16 * n, class_="uses" if n else None) for n, line in enumerate(told)
        )
    )


def arrows(known: dict[str, set[str]], at: dict[str, tuple[float, float, float]]) -> Iterator[str]:
    """From the foot of a room to the head of each room it imports; side by side, so that they can be told apart."""
    into = {room: sorted((o for o in known if room in known[o]), key=lambda o: at[o][0]) for room in known}
    for room in known:
        left, top, wide = at[room]
        below = sorted(known[room], key=lambda other: (at[other][1], at[other][0]))
        for n, other in enumerate(below):
            x1, y1 = left + wide * (n + 1) / (len(below) + 1), top + HEIGHT
            x2 = at[other][0] + at[other][2] * (into[other].index(room) + 1) / (len(into[other]) + 1)
            y2 = at[other][1] - 2
            bend = (y2 - y1) / 2
            curve = [svg.number(round(value, 1)) for value in (x1, y1, x1, y1 + bend, x2, y2 - bend, x2, y2)]
            path = f"M{curve[0]} {curve[1]}C{curve[2]} {curve[3]} {curve[4]} {curve[5]} {curve[6]} {curve[7]}"
            yield svg.tag("path", class_="import", d=path, marker_end="url(#tip)")


def drawn() -> str:
    known, at = imports(), places()
    height = 20 + len(layers()) * (HEIGHT + GAP)
    tip = '<marker id="tip" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="6" markerHeight="6" orient="auto">'
    return svg.document(
        svg.tag("rect", class_="paper", width=WIDTH, height=height, rx=10)
        + "".join(box(room, at[room], known[room]) for room in known)
        + "".join(arrows(direct(known), at)),
        box=(0, 0, WIDTH, height),
        style=STYLE,
        class_="rooms",
        label="The rooms of Caracole; an arrow is an import, and all go downward",
        defs=tip + '<path class="tip" d="M0 0L10 5L0 10z"/></marker>',
    )


if __name__ == "__main__":
    FILE.write_text(drawn() + "\n", encoding="utf-8")
    print(f"   docs/pictures/{FILE.name}: {sum(map(len, imports().values()))} arrows between {len(imports())} rooms")
