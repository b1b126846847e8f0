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
    from caracole.games.manoeuvre.picture.plan import Plan
    from caracole.games.manoeuvre.scene import Scene

CORNERS = ((40, 40), (440, 40), (40, 440), (440, 440))


def quadrants(scene: Scene, marks: Marks, phrases: Phrases, plan: Plan) -> str:
    """The quarters of the map not laid yet; the next one is marked, with the chosen tile in it."""
    laid = list(scene.state.tile)
    waiting = [i for i in range(4) if not laid[i]]
    drawn = []
    for i in waiting:
        x, y = CORNERS[3 - i if plan.turned else i]
        following = i == waiting[0]
        chosen = picked_tile(marks) if following else 0
        inside = svg.group(tile_ground(chosen), opacity=0.45, transform=tile_at(x, y, plan)) if chosen else ""
        name = "" if chosen else svg.text(named(i, phrases), x + 200, y + 215, class_="quadname")
        drawn.append(rect("quadrant next" if following else "quadrant", x + 4, y + 4, 392, 392) + inside + name)
    return svg.group(*drawn, id="quadrants")


def named(quarter: int, phrases: Phrases) -> str:
    return phrases("picture-corner", corner=board.QUADRANTS[quarter])


def tile_at(x: float, y: float, plan: Plan) -> str:
    """Four times as large as in the choice, the other way round for who sits in the north."""
    return f"translate({x + 400} {y + 400}) rotate(180) scale(4)" if plan.turned else f"translate({x} {y}) scale(4)"


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


def tiles(scene: Scene, marks: Marks, plan: Plan) -> tuple[str, float]:
    """All 24; those laid are faint; and how tall they are."""
    columns = 8 if plan.low else 6
    step = plan.width / columns
    side = step - (10 if plan.large else 14)
    laid = set(scene.state.tile)
    drawn = []
    for number in range(1, 25):
        x, y = step * ((number - 1) % columns) + 5, (side + 24) * ((number - 1) // columns) + 4
        id_ = f"tile-{number}"
        state = marks.state(id_) or ("off" if number in laid else "")
        drawn.append(
            svg.group(
                svg.group(
                    rect("box", 0, 0, 100, 100, 3),
                    tile_ground(number),
                    svg.tag("path", class_="cut", d="M25 0V100M50 0V100M75 0V100M0 25H100M0 50H100M0 75H100"),
                    transform=f"scale({svg.number(side / 100)})",
                ),
                svg.text(str(number), side / 2, side + 15, class_="no"),
                id=id_,
                class_=f"tile {state}".rstrip(),
                transform=svg.place(round(x, 1), round(y, 1)),
            )
        )
    return svg.group(*drawn, id="tiles"), (side + 24) * (24 // columns) + 4


def nations(scene: Scene, marks: Marks, phrases: Phrases, plan: Plan) -> tuple[str, float]:
    """The eight armies; once two are named the others are faint; and how tall they are."""
    columns = 2 if plan.large else 4
    step, tall = plan.width / columns, 138 if plan.low or plan.large else 168
    wide = step - 10
    pair = [names.ARMIES[number] for number in scene.state.pair if number != names.NO_ARMY]
    drawn = []
    for i, key in enumerate(names.ARMIES):
        id_ = f"nation-{key}"
        state = marks.state(id_) or ("off" if pair and key not in pair else "")
        mounted = sum(unit.mounted for unit in pieces.army(key).unit)
        flag = f"translate({wide / 2 - 36:.0f} {14 if tall < 150 else 22}) scale(3)"
        drawn.append(
            svg.group(
                rect("box", 0, 0, wide, tall - 10, 8),
                svg.use(f"flag-{key}", transform=flag),
                fitted(phrases(f"army-{key}"), wide / 2, tall - 56, wide - 12, 16, "name"),
                fitted(phrases("picture-units", cavalry=mounted), wide / 2, tall - 38, wide - 12, 12.5, "fact"),
                *(fitted(line, wide / 2, tall - 21, wide - 12, 12.5, "fact") for line in orders(key)),
                id=id_,
                class_=f"nation {key} {state}".rstrip(),
                transform=svg.place(round(step * (i % columns) + 4, 1), 4 + tall * (i // columns)),
            )
        )
    return svg.group(*drawn, id="nations"), tall * -(-len(names.ARMIES) // columns)


def orders(key: str) -> list[str]:
    """The headquarters cards of an army in one line."""
    return [" ".join(card.code for card in pieces.army(key).hq)]


EDGE_PLACES = {"N": (440, 20, 0), "E": (860, 440, 90), "S": (440, 860, 180), "W": (20, 440, 270)}


def edges(marks: Marks, phrases: Phrases, plan: Plan) -> str:
    """The four edges of the map while one is to be chosen."""
    drawn = []
    for name, (x, y, turn) in EDGE_PLACES.items():
        id_ = f"edge-{name}"
        if marks.state(id_):
            inwards = 0.91 if plan.large else 1.0
            shape = svg.tag("path", d="M-150 17L-120 -17H120L150 17z", transform=f"rotate({turn + 180 * plan.turned})")
            letter = svg.text(name, 0, 8)
            title = svg.title(phrases("label-edge", edge=name))
            place = svg.place(*plan.flipped(440 + (x - 440) * inwards, 440 + (y - 440) * inwards))
            drawn.append(svg.group(title, shape, letter, id=id_, class_=f"edge {marks.state(id_)}", transform=place))
    return svg.group(*drawn, id="edges")
