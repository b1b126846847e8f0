"""The draft: tiles to lay, armies to name, an edge to take."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caracole.games.manoeuvre import board, names, pieces
from caracole.games.manoeuvre.picture import ground
from caracole.games.manoeuvre.picture.cards import fitted, rect
from caracole.kernel import svg

if TYPE_CHECKING:
    from caracole.games.manoeuvre.phrases import Phrases
    from caracole.games.manoeuvre.picture.marks import Marks
    from caracole.games.manoeuvre.scene import Scene

CORNERS = ((40, 40), (440, 40), (40, 440), (440, 440))


def quadrants(scene: Scene, marks: Marks) -> str:
    """The quarters of the map not laid yet; the next one is marked, with the chosen tile in it."""
    laid = list(scene.state.tile)
    waiting = [i for i in range(4) if not laid[i]]
    drawn = []
    for i in waiting:
        x, y = CORNERS[i]
        following = i == waiting[0]
        chosen = picked_tile(marks) if following else 0
        inside = (
            svg.group(tile_ground(chosen), opacity=0.45, transform=f"translate({x} {y}) scale(4)") if chosen else ""
        )
        name = svg.text(board.QUADRANTS[i], x + 200, y + 215, class_="quadname") if not chosen else ""
        drawn.append(rect("quadrant next" if following else "quadrant", x + 4, y + 4, 392, 392) + inside + name)
    return svg.group(*drawn, id="quadrants")


def picked_tile(marks: Marks) -> int:
    """The tile chosen to be laid next, 0 for none."""
    uses = marks.uses.get(marks.focus or "", [])
    return uses[0].number if uses and uses[0].verb == "tile" else 0


def tile_ground(number: int) -> str:
    """A tile's sixteen squares, 25 units each."""
    signs = []
    for row, letters in enumerate(board.tile_rows(number, 0)):
        for column, letter in enumerate(letters):
            if letter != ".":
                place = f"translate({12.5 + 25 * column} {12.5 + 25 * row}) scale(.25)"
                signs.append(svg.use(ground.sign(letter, row + column), transform=place))
    return "".join(signs)


def tiles(scene: Scene, marks: Marks, columns: int) -> str:
    """All 24; those laid are faint."""
    laid = set(scene.state.tile)
    drawn = []
    for number in range(1, 25):
        x, y = 114 * ((number - 1) % columns), 124 * ((number - 1) // columns)
        id_ = f"tile-{number}"
        state = marks.state(id_) or ("off" if number in laid else "")
        drawn.append(
            svg.group(
                rect("box", 0, 0, 100, 100, 3),
                tile_ground(number),
                svg.tag("path", class_="cut", d="M25 0V100M50 0V100M75 0V100M0 25H100M0 50H100M0 75H100"),
                svg.text(str(number), 50, 116, class_="no"),
                id=id_,
                class_=f"tile {state}".rstrip(),
                transform=f"translate({x} {y})",
            )
        )
    return svg.group(*drawn, id="tiles")


def nations(scene: Scene, marks: Marks, phrases: Phrases, columns: int) -> str:
    """The eight armies; once two are named the others are faint."""
    pair = [names.ARMIES[number] for number in scene.state.pair if number != names.NO_ARMY]
    drawn = []
    for i, key in enumerate(names.ARMIES):
        x, y = 170 * (i % columns), 190 * (i // columns)
        id_ = f"nation-{key}"
        state = marks.state(id_) or ("off" if pair and key not in pair else "")
        mounted = sum(unit.mounted for unit in pieces.army(key).unit)
        drawn.append(
            svg.group(
                rect("box", 0, 0, 158, 176, 8),
                svg.use(f"flag-{key}", transform="translate(37 22) scale(3.5)"),
                fitted(phrases(f"army-{key}"), 79, 112, 146, 16, "name"),
                fitted(phrases("picture-units", cavalry=mounted), 79, 136, 146, 12, "fact"),
                *(fitted(line, 79, 154, 146, 12, "fact") for line in orders(key)),
                id=id_,
                class_=f"nation {key} {state}".rstrip(),
                transform=f"translate({x} {y})",
            )
        )
    return svg.group(*drawn, id="nations")


def orders(key: str) -> list[str]:
    """The headquarters cards of an army in one line."""
    return [" ".join(card.code for card in pieces.army(key).hq)]


EDGE_PLACES = {"N": (440, 20, 0), "E": (860, 440, 90), "S": (440, 860, 180), "W": (20, 440, 270)}


def edges(marks: Marks, phrases: Phrases, *, large: bool = False) -> str:
    """The four edges of the map while one is to be chosen."""
    drawn = []
    for name, (x, y, turn) in EDGE_PLACES.items():
        id_ = f"edge-{name}"
        if marks.state(id_):
            inwards = 0.91 if large else 1.0
            shape = svg.tag("path", d="M-150 17L-120 -17H120L150 17z", transform=f"rotate({turn})")
            letter = svg.text(name, 0, 8)
            title = svg.title(phrases("label-edge", edge=name))
            place = svg.place(440 + (x - 440) * inwards, 440 + (y - 440) * inwards)
            drawn.append(svg.group(title, shape, letter, id=id_, class_=f"edge {marks.state(id_)}", transform=place))
    return svg.group(*drawn, id="edges")
