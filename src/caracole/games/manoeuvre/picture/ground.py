"""The map's engraved signs: woods, hills, towns, fields, marsh, lakes and grass, and the earthwork of a redoubt.

Each sign fills a box from −50 to 50 and is drawn heavier near its rim, since a counter hides the middle. What looks
scattered comes from a fixed seed per sign, so the same board always looks the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import cos, hypot, pi, sin, tau

from caracole.kernel import svg
from caracole.kernel.random import Random

VARIANTS = {".": 4, "F": 3, "H": 3, "T": 2, "D": 1, "M": 1, "L": 1}
"""How many signs there are of each terrain; neighbours take them in turn."""
PARTS = ("crown", "reeds", "mark-redoubt")
NAMES = {".": "c"}


def sign(letter: str, count: int) -> str:
    """The id of the sign for the square that is the `count`-th of its terrain."""
    return f"ter-{NAMES.get(letter, letter)}{count % VARIANTS[letter] + 1}"


def symbol(name: str) -> str:
    if name in PARTS:
        return {"crown": crown, "reeds": reeds, "mark-redoubt": redoubt}[name]()
    letter, variant = name[4], int(name[5])
    random = Random(997 * variant + ord(letter))
    return svg.group(DRAWN[letter](random, variant), id=name)


def path(class_: str, d: str) -> str:
    return svg.tag("path", class_=class_, d=d)


def near(random: Random, spread: float) -> float:
    return (random.unit() * 2 - 1) * spread


def short(value: float) -> str:
    """To a tenth: a sign needs no more, and a board has many."""
    return f"{value:.1f}".rstrip("0").rstrip(".").replace("-0.", "-.") or "0"


def pair(x: float, y: float) -> str:
    return f"{short(x)} {short(y)}"


def blob(random: Random, radius: float, wobble: float, corners: int = 14) -> str:
    """A rounded square with an uneven edge, as a closed curve."""
    spots = []
    for i in range(corners):
        angle = tau * i / corners
        squared = radius / max(abs(cos(angle)), abs(sin(angle))) ** 0.72
        reach = min(squared, radius * 1.2) + near(random, wobble)
        spots.append((reach * cos(angle), reach * sin(angle)))
    return curve(spots)


def curve(spots: list[tuple[float, float]]) -> str:
    """A smooth closed line: quadratic arcs through the midpoints, with the spots as controls."""
    middles = [((x + spots[i - 1][0]) / 2, (y + spots[i - 1][1]) / 2) for i, (x, y) in enumerate(spots)]
    arcs = "".join(f"Q{pair(*spots[i])} {pair(*middles[(i + 1) % len(spots)])}" for i in range(len(spots)))
    return f"M{pair(*middles[0])}{arcs}z"


# --- grass ----------------------------------------------------------------------------------------


def clear(random: Random, variant: int) -> str:
    tufts = "".join(tuft(near(random, 40), near(random, 40)) for _ in range(7))
    dots = "".join(f"M{pair(near(random, 45), near(random, 45))}h1.2" for _ in range(8))
    return path("mv-c-grass", tufts + dots)


def tuft(x: float, y: float) -> str:
    return f"M{pair(x - 3, y)}l-1.5 -3M{pair(x, y)}v-4M{pair(x + 3, y)}l1.5 -3"


# --- woods ----------------------------------------------------------------------------------------


def woods(random: Random, variant: int) -> str:
    trees = sorted(planted(random, 19), key=lambda tree: tree[1])
    crowns = "".join(
        svg.use("crown", transform=f"translate({pair(x, y)}) rotate({random.below(4) * 5}) scale({size:.2f})")
        for x, y, size in trees
    )
    return path("mv-w-ground", blob(random, 43, 2.5)) + crowns


def planted(random: Random, count: int) -> Iterator[tuple[float, float, float]]:
    """Trees that stand apart: each is the loneliest of a few places tried, the rim preferred."""
    places: list[tuple[float, float]] = []
    for _ in range(count):
        tries = [(near(random, 37), near(random, 36)) for _ in range(12)]
        best = max(tries, key=lambda spot: min((hypot(spot[0] - x, spot[1] - y) for x, y in places), default=0.0))
        places.append(best)
        yield best[0], best[1], 0.84 + random.unit() * 0.3


def crown() -> str:
    """One scalloped crown with its shadow and three shading arcs low on the right."""
    lobes = 7
    rim = [(9.5 * cos(tau * i / lobes), 9.5 * sin(tau * i / lobes)) for i in range(lobes)]
    scallops = "".join(f"A4.8 4.8 0 0 1 {pair(*rim[(i + 1) % lobes])}" for i in range(lobes))
    shade = "".join(
        f"M{pair(r * cos(-0.5), r * sin(-0.5))}A{r} {r} 0 0 1 {pair(r * cos(1.9), r * sin(1.9))}" for r in (8.5, 5.7, 3)
    )
    return svg.group(
        path("mv-w-shadow", "M-8 10Q2 15 11 7"),
        path("mv-w-crown", f"M{pair(*rim[0])}{scallops}z"),
        path("mv-w-hatch", shade),
        id="crown",
    )


# --- hills ----------------------------------------------------------------------------------------


def hill(random: Random, variant: int) -> str:
    """Three rows of tapered hachures; light from the north-west, so the south-east is thick and dense."""
    turn = (-0.5, 0.15, 0.6)[variant - 1]
    strokes = "".join(hachure(random, row, turn) for row in range(3))
    return path("mv-h-ground", blob(random, 42, 2)) + path("mv-h-hach", strokes)


def hachure(random: Random, row: int, turn: float) -> str:
    inner, outer = ((9, 20), (23, 32), (34, 43))[row]
    count = (24, 38, 50)[row]
    strokes = []
    for i in range(count):
        angle = tau * (i + near(random, 0.25)) / count
        shade = 0.5 + 0.5 * cos(angle - pi / 4)
        wide = 0.45 + 1.05 * shade
        near_x, near_y = foot(angle, inner + near(random, 0.8), turn, row)
        far_x, far_y = foot(angle + near(random, 0.05), outer - 2.5 + 2.5 * shade + near(random, 1), turn, row)
        across_x, across_y = -sin(angle) * wide, cos(angle) * wide
        left, right = pair(near_x + across_x, near_y + across_y), pair(near_x - across_x, near_y - across_y)
        strokes.append(f"M{left} {pair(far_x, far_y)} {right}z")
    return "".join(strokes)


def foot(angle: float, reach: float, turn: float, row: int) -> tuple[float, float]:
    """A point of a contour: a tilted ridge inside, a rounded square at the foot."""
    long = (1.5, 1.12, 1.0)[row]
    squared = (0.0, 0.25, 0.45)[row]
    grown = reach * (1 - squared + squared / max(abs(cos(angle)), abs(sin(angle))))
    x, y = grown * long * cos(angle), grown / long**0.6 * sin(angle)
    lean = turn * (1 - squared * 2)
    return min(max(x * cos(lean) - y * sin(lean), -46), 46), min(max(x * sin(lean) + y * cos(lean), -46), 46)


# --- towns ----------------------------------------------------------------------------------------

BLOCKS = (
    (-42, -42, 16, 10), (-22, -42, 10, 14), (-43, -27, 9, 15), (-29, -21, 16, 9), (-25, -10, 12, 8),
    (10, -43, 13, 9), (34, -30, 11, 14), (-43, 14, 12, 9), (-27, 14, 12, 8), (-44, 28, 9, 15), (-29, 32, 14, 11),
    (-22, 24, 9, 5), (11, 9, 14, 9), (30, 6, 13, 10), (35, 20, 9, 14), (10, 24, 10, 12), (12, 38, 15, 8),
    (31, 38, 13, 7),
)  # fmt: skip
ROADS = "M-50 6C-24 8 -10 2 2 0S30 -8 50 -4M-6 -50C-2 -26 4 -12 2 0S-8 28 -2 50"


def town(random: Random, variant: int) -> str:
    blocks = [(x + near(random, 1), y + near(random, 1), w, h) for x, y, w, h in BLOCKS]
    return "".join(
        (
            path("mv-t-ground", blob(random, 43, 1.5)),
            path("mv-t-road0", ROADS),
            path("mv-t-road1", ROADS),
            path("mv-t-shadow", "".join(f"M{pair(x + 1.5, y + h + 1)}h{w - 0.5}v{1 - h}" for x, y, w, h in blocks)),
            path("mv-t-block", "".join(f"M{pair(x, y)}h{w}v{h}h{-w}z" for x, y, w, h in blocks)),
            path("mv-t-roof", "".join(ridge(*block) for block in blocks)),
            path("mv-t-church", "M16 -15V-27H20L23 -39L26 -27V-21H32V-15z"),
            path("mv-t-cross", "M23 -48V-38M19.5 -44.5H26.5"),
        )
    )


def ridge(x: float, y: float, w: float, h: float) -> str:
    return f"M{pair(x, y + h / 2)}h{w}" if w >= h else f"M{pair(x + w / 2, y)}v{h}"


# --- fields, marsh, lake --------------------------------------------------------------------------

PARCELS = (
    ((-46, -46), (4, -46), (-4, -2), (-46, 4)),
    ((4, -46), (46, -46), (46, 2), (-4, -2)),
    ((-46, 4), (-4, -2), (2, 46), (-46, 46)),
    ((-4, -2), (46, 2), (46, 46), (2, 46)),
)


def field(random: Random, variant: int) -> str:
    """Four parcels ploughed in different directions, with hedges between them."""
    parcels = "".join(
        path(f"mv-d-{i % 2}", "M" + " ".join(pair(*corner) for corner in corners) + "z")
        + path("mv-d-furrow", "".join(furrows(corners, lengthwise=i in (0, 3))))
        for i, corners in enumerate(PARCELS)
    )
    hedges = path("mv-d-hedge", "M4 -46L-4 -2L2 46M-46 4L-4 -2L46 2")
    return parcels + hedges + path("mv-d-edge", "M-46 -46H46V46H-46z")


def furrows(corners: tuple[tuple[int, int], ...], *, lengthwise: bool) -> Iterator[str]:
    """Lines from one side of a parcel to the opposite one."""
    a, b, c, d = corners if lengthwise else (corners[1], corners[2], corners[3], corners[0])
    for i in range(1, 11):
        yield f"M{pair(*between(a, d, i / 11))}L{pair(*between(b, c, i / 11))}"


def between(one: tuple[int, int], other: tuple[int, int], share: float) -> tuple[float, float]:
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


TUFTS = (
    (-35, -28),
    (-10, -36),
    (28, -36),
    (41, -10),
    (-36, 4),
    (-33, 34),
    (3, 42),
    (36, 29),
    (6, 0),
    (-15, 10),
    (16, 16),
)


def marsh(random: Random, variant: int) -> str:
    """Broken water lines with tufts of reed."""
    water = "".join(broken(random, -44 + 7.3 * row) for row in range(13))
    tufts = "".join(svg.use("reeds", x + near(random, 1.5), y) for x, y in TUFTS)
    return path("mv-m-ground", blob(random, 44, 2)) + path("mv-m-water", water) + tufts


def broken(random: Random, y: float) -> str:
    """One line of water with gaps."""
    line, x = "", -44 + near(random, 2)
    while x < 40:
        end = min(x + 9 + random.unit() * 15, 46)
        line += f"M{pair(x, y)}H{short(end)}"
        x = end + 4 + random.unit() * 4
    return line


def reeds() -> str:
    blades = (
        "M-1.7 0Q-2.1 -5.6 -5.4 -6M-.8 0Q-1.5 -7.7 -3.8 -10.3M0 0V-13M.8 0Q1.5 -7.7 3.8 -10.3M1.7 0Q2.1 -5.6 5.4 -6"
    )
    return svg.group(path("mv-m-reed0", blades), path("mv-m-reed", blades), id="reeds")


def lake(random: Random, variant: int) -> str:
    """A shore with water lines that thin inwards."""
    shore = [
        ((42 + near(random, 3.5)) * cos(tau * i / 16) * 1.03, (42 + near(random, 3.5)) * sin(tau * i / 16))
        for i in range(16)
    ]
    lines = "".join(
        svg.tag(
            "path",
            class_="mv-l-line",
            stroke_width=round(1.4 - i * 0.13, 2),
            d=curve([(x * k, y * k) for x, y in shore]),
        )
        for i, k in enumerate((0.93, 0.85, 0.76, 0.65, 0.53, 0.38, 0.22))
    )
    return path("mv-l-water", curve(shore)) + lines


DRAWN: dict[str, Callable[[Random, int], str]] = {
    "c": clear, "F": woods, "H": hill, "T": town, "D": field, "M": marsh, "L": lake,
}  # fmt: skip


# --- redoubt --------------------------------------------------------------------------------------


def redoubt() -> str:
    """A four-bastion earthwork, wider than a counter: its bastions and faces look out from below."""
    wall = [(-47.5, -47.5), (-20, -41), (20, -41), (47.5, -47.5), (41, -20), (41, 20)]
    wall += [(-x, -y) for x, y in wall]
    inside = [(x * 0.861, y * 0.861) for x, y in wall]
    ticks = "".join(ditch(wall[i], wall[(i + 1) % 12], 0.871) for i in range(12))
    return svg.group(
        path("mv-r-wall", "M" + " ".join(pair(*corner) for corner in wall) + "z"),
        path("mv-r-hatch", ticks),
        path("mv-r-in", "M" + " ".join(pair(*corner) for corner in inside) + "z"),
        id="mark-redoubt",
    )


def ditch(start: tuple[float, float], end: tuple[float, float], inwards: float) -> str:
    steps = max(round(hypot(end[0] - start[0], end[1] - start[1]) / 4.6), 1)
    spots = [
        (start[0] + (end[0] - start[0]) * i / steps, start[1] + (end[1] - start[1]) * i / steps) for i in range(steps)
    ]
    return "".join(f"M{pair(x, y)}L{pair(x * inwards, y * inwards)}" for x, y in spots)
