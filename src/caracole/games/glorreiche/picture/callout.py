"""The sum of a march, and the die: on a wide sheet in a box on free ground, on a narrow one in a bar below."""

from __future__ import annotations

from functools import lru_cache

from caracole.games.glorreiche import names, position
from caracole.games.glorreiche.picture import dock
from caracole.games.glorreiche.picture.plan import Plan
from caracole.games.glorreiche.picture.reach import Reach
from caracole.games.glorreiche.picture.scene import LEVEL, SIDES, Scene
from caracole.kernel import emblems, svg
from caracole.kernel.picture import layer

BAR = (10.0, 1349.0, 700.0, 54.0)
"""Left, top, width and height of the bar on a narrow sheet."""

BOX = (226.0, 46.0)
"""Width and height of the sum on a wide sheet."""

PIPS = {
    1: [(0, 0)],
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: [(-1, -1), (1, -1), (-1, 1), (1, 1)],
    5: [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
    6: [(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
}


# --- rank × height × base ------------------------------------------------------------------------


def equation(scene: Scene, reach: Reach) -> str:
    """6 × 2 × 1 = 12; what each of them is stands in the dock, on a narrow sheet in the bar."""
    if not scene.wide:
        return in_bar(scene, reach, dock.equation(scene, reach))
    parts = " × ".join(map(str, (reach.rank, reach.level, reach.base)))
    total = svg.written(f"{parts} = ") + svg.tag("tspan", str(reach.most), class_="total")
    return balloon(scene, reach, total, *BOX)


def in_bar(scene: Scene, reach: Reach, words: str) -> str:
    left, top, width, height = BAR
    side = scene.side(reach.recruit)
    disc = svg.use(f"gm-disc-{side}") + svg.text(
        str(position.number(scene.state, reach.recruit)), 0, -7.2, class_="recruit-no"
    )
    return svg.group(
        svg.tag("rect", class_="box", x=left, y=top, width=width, height=height, rx=8),
        svg.group(disc, class_=side, transform=svg.place(left + 52, top + 33) + " scale(.82)"),
        svg.tag("text", words, x=left + width / 2 + 36, y=top + 36),
        class_="sum",
    )


def balloon(scene: Scene, reach: Reach, words: str, width: float, height: float) -> str:
    """In the gap between two rows, below the recruit or above it, wherever it hides least."""
    x, _ = scene.plan.base(reach.start)
    lefts = [min(max(x - width * part, 40), scene.plan.size[0] - 40 - width) for part in (0.5, 0.2, 0.8)]
    tries = [(left, flip) for flip in (False, True) for left in lefts]
    left, flip = min(tries, key=lambda where: hidden(scene, reach, where[0], width, flip=where[1]))
    top, tip = placed(scene, reach, flip=flip)
    box = svg.tag("path", class_="box", d=speech(left, top, width, height, x, tip))
    return svg.group(box, svg.tag("text", words, x=left + width / 2, y=top + 33), class_="sum")


def placed(scene: Scene, reach: Reach, *, flip: bool) -> tuple[float, float]:
    """The top of the box and the y of the tip that points at the recruit."""
    _, y = scene.plan.base(reach.start)
    if flip:
        tip = y - scene.levels(reach.start) * LEVEL - 30
        return tip - 20 - BOX[1], tip
    return y + 42, y + 26


def hidden(scene: Scene, reach: Reach, left: float, width: float, *, flip: bool) -> float:
    """How much the box would hide; off the board is no place."""
    top, _ = placed(scene, reach, flip=flip)
    if top < 20 or top + BOX[1] > scene.plan.size[1] - 22:
        return 1000
    below = under(scene.plan, left, top, width, BOX[1])
    return 0.5 * flip + crowd(scene, below) + 0.1 * sum(cell in reach.cells for cell in below)


@lru_cache(5_000)
def under(plan: Plan, left: float, top: float, width: float, height: float) -> list[int]:
    """The cells that a box touches."""
    found = []
    for cell in range(1, names.HOME):
        cell_left, cell_top, cell_right, cell_bottom = plan.box(cell)
        if cell_left < left + width and left < cell_right and cell_top < top + height and top < cell_bottom:
            found.append(cell)
    return found


def crowd(scene: Scene, cells: list[int]) -> int:
    """What stands and lies on cells, recruits counting most."""
    height, stone, chip = scene.height, scene.stone, scene.chip
    return sum(4 * height[cell] + (stone[cell] > 1) + (chip[cell] > 0) for cell in cells)


def speech(left: float, top: float, width: float, height: float, x: float, tip: float) -> str:
    """A box with rounded corners and a point."""
    right, bottom = left + width, top + height
    n = svg.number
    x = min(max(x, left + 24), right - 24)
    up = f"H{n(x - 11)}L{n(x)} {n(tip)} {n(x + 11)} {n(top)}" if tip < top else ""
    down = f"H{n(x + 11)}L{n(x)} {n(tip)} {n(x - 11)} {n(bottom)}" if tip > bottom else ""
    top_edge = f"M{n(left + 8)} {n(top)}{up}H{n(right - 8)}q8 0 8 8"
    bottom_edge = f"V{n(bottom - 8)}q0 8-8 8{down}H{n(left + 8)}q-8 0-8-8"
    return f"{top_edge}{bottom_edge}V{n(top + 8)}q0-8 8-8Z"


# --- the die, and whose turn it is ---------------------------------------------------------------


def die(scene: Scene, x: float, y: float, half: float) -> str:
    """Once it has been used it is ringed like the recruit it brought in; before the first throw it is blank."""
    shown, used = scene.thrown
    left, size, corner = x - half, 2 * half, half * 0.32
    step = half * 0.52
    spots = [svg.tag("circle", cx=x + a * step, cy=y + b * step, r=half * 0.17) for a, b in PIPS.get(shown, [])]
    return svg.group(
        svg.tag("rect", class_="die-side", x=left, y=y - half + 5, width=size, height=size, rx=corner),
        svg.tag("rect", class_="die", x=left, y=y - half, width=size, height=size, rx=corner),
        *spots,
        class_="dice rolls used" if used else "dice rolls",
        id="die",
    )


@layer("announced")
def turn(scene: Scene) -> str:
    """Who decides what; with the die while recruits enter. On a wide sheet only the die needs a place."""
    if scene.wide:
        return throwing(scene) if scene.entering else ""
    left, top, width, height = BAR
    who, words = scene.deciding
    return svg.group(
        svg.tag("rect", class_="bar", x=left, y=top, width=width, height=height, rx=8),
        emblems.badge(SIDES[who], left + 36, top + 27, 19),
        svg.text(words, left + 70, top + 35, class_="start says"),
        die(scene, left + width - 40, top + 25, 19) if scene.entering else "",
        id="turn",
        class_="quiet",
    )


def throwing(scene: Scene) -> str:
    """On free ground, as near to the first cells as can be."""
    who, words = scene.deciding
    width, height = 180 + len(words) * 10.5, 84.0
    corners = [(x - 44, y - 42) for x, y in (scene.plan.centre(cell) for cell in (14, 13, 23, 28, 41, 53))]
    left, top = min(corners, key=lambda corner: crowd(scene, under(scene.plan, corner[0], corner[1], width, height)))
    return svg.group(
        svg.tag("rect", class_="box", x=left, y=top, width=width, height=height, rx=10),
        die(scene, left + 52, top + 40, 28),
        emblems.badge(SIDES[who], left + 122, top + 42, 19),
        svg.text(words, left + 152, top + 49, class_="start says"),
        id="turn",
        class_="quiet",
    )
