"""The terms of a match: the board's neighbours, whose the plates are and where they start, the options as numbers."""

from __future__ import annotations

import itertools
import tomllib
from functools import cache
from pathlib import Path

from caracole.games.kriegspiel import board, casualties, names, pieces
from caracole.games.kriegspiel.options import Options, Plate
from caracole.kernel import numbers

FIRE_OVER = {"wrecks": names.OVER_WRECKS, "wrecks+friends": names.OVER_FRIENDS, "all": names.OVER_ALL}


@cache
def weights() -> list[float]:
    """The figures of data/weights.toml, in the order in which names.py numbers them."""
    return numbers.weights(Path(__file__).parent / "data/weights.toml", names.WEIGHTS)


@cache
def planning() -> list[list[float]]:
    """The same for plans, of each table of data/planning.toml."""
    file = Path(__file__).parent / "data/planning.toml"
    return [numbers.weights(file, names.WEIGHTS, part) for part in tomllib.loads(file.read_text(encoding="utf-8"))]


def worth(weight: list[float], arm: int, figures: int) -> float:
    """A plate with so many figures; a gun nobody serves is worth a little of one that is served."""
    if arm == names.CANNON:
        return weight[names.GUNNER_WORTH] * figures + weight[names.GUN_WORTH] * (1.0 if figures else 0.2)
    return weight[names.SOLDIER_WORTH if arm == names.SOLDIER else names.CAVALIER_WORTH] * figures


def felled(weight: list[float], firer: int, shooters: int, target: int, aimed: int, hits: int) -> float:
    """F6: the mean over the die of what a shot takes from its target."""
    if shooters == 0:
        return 0.0
    whole = worth(weight, target, aimed)
    total = 0.0
    for die in range(6):
        if casualties.destroys(firer, target, die):
            total += whole
        else:
            dead = casualties.losses(firer, target, shooters, aimed, die, hits)
            total += whole - worth(weight, target, aimed - dead)
    return total / 6


def cell_of(place: Plate) -> int:
    cell = board.parse(place.cell)
    assert cell is not None, "the options are checked"
    return cell


class Terms:
    """Made once a match and shared by all its positions. Plates are numbered in the order of the layout."""

    near: list[int]
    """The cell through each side: near[cell × 6 + direction], NOWHERE off the board."""
    across: list[int]
    down: list[int]
    """By cell, the coordinates that make distances easy (`Hexes.axial`)."""
    aims: list[int]
    """F2: aims[army × 12 + facing] is 1 where a plate may fire."""
    army: list[int]
    """By plate; 2 and 3 for NOBODY and EDGE."""
    arm: list[int]
    start: list[int]
    """The cell each plate begins on."""
    full: list[int]
    """How many figures it begins with."""
    own: list[int]
    """The plates of each army, PLATES places an army."""
    count: list[int]
    """How many plates each army has in `own`."""
    goal: list[float]
    """Where each army marches to, across and down: the middle of the enemy's layout."""
    costs: list[int]
    """Moves between places and facings (`board.costs`)."""
    steps: list[int]
    """Steps to where one can fire at an enemy (`board.steps_to_fire`)."""
    weight: list[float]
    """The figures of data/weights.toml, as names.WEIGHTS numbers them."""
    gain: list[float]
    """What a shot fells on average, in worth: ((arm × 6 + figures) × 3 + arm) × 6 + figures of the target."""
    called: list[str]
    """The name of each plate (`pieces.plate_names`)."""
    rows: int
    cols: int
    plates: int
    first: int
    odd: int
    """The parity of a facing along a side: 1 on a pointy board, 0 on a flat one."""
    orient_first: bool
    reverse: bool
    fire_over: int
    cannon_hits_gunners: bool
    gunners_between_cannons: bool
    immobile: bool
    by_figures: bool
    draw_after: int
    max_transfers: int

    def __init__(self, options: Options) -> None:
        field = options.board
        self.near = board.near(field.cols, field.rows, field.orientation)
        self.rows, self.cols = field.rows, field.cols
        axes = board.axial(field.cols, field.rows, field.orientation)
        self.across = axes[0]
        self.down = axes[1]
        self.aims = board.aims(field.orientation)
        self.odd = 1 if field.orientation == "pointy" else 0
        self.first = options.first
        self.orient_first = options.half_turn == "setup"
        self.reverse = options.reverse
        self.fire_over = FIRE_OVER[options.fire_over]
        self.cannon_hits_gunners = options.cannon_hits_gunners
        self.gunners_between_cannons = options.gunners_between_cannons
        self.immobile = options.defeat == "immobile"
        self.by_figures = options.adjudicate == "figures"
        self.draw_after = options.draw_after
        self.max_transfers = options.max_transfers
        self.costs = board.costs(field.orientation, reverse=options.reverse)
        self.steps = board.steps_to_fire(field.orientation)
        self.muster(options)
        self.weigh(weights())

    def weigh(self, weight: list[float]) -> None:
        """Go by these weights; tuning tries others than those of the file."""
        self.weight = weight + [0.0] * (16 - len(weight))
        hits = 1 if self.cannon_hits_gunners else 0
        cases = itertools.product(range(3), range(6), range(3), range(6))
        self.gain = [felled(weight, firer, shooters, target, aimed, hits) for firer, shooters, target, aimed in cases]

    def muster(self, options: Options) -> None:
        """K3, K8: the plates of both armies."""
        army, arm, own = [0] * 42, [0] * 42, [0] * 80
        start, full, count = [0] * 40, [0] * 40, [0, 0]
        for plate, place in enumerate(options.layout):
            army[plate], arm[plate] = place.army, names.ARMS.index(place.arm)
            start[plate], full[plate] = cell_of(place), place.figures
            own[place.army * names.PLATES + count[place.army]] = plate
            count[place.army] += 1
        for plate in range(len(options.layout), 42):
            army[plate] = 3 if plate == names.EDGE else 2
        self.plates = len(options.layout)
        self.goal = [*self.middle(options, 1), *self.middle(options, 0)]
        self.army, self.arm, self.own, self.count = army, arm, own, count
        self.start, self.full = start, full
        self.called = pieces.plate_names([(place.army, names.ARMS.index(place.arm)) for place in options.layout])

    def middle(self, options: Options, army: int) -> tuple[float, float]:
        """The middle of where an army's plates start."""
        cells = [cell_of(place) for place in options.layout if place.army == army]
        count = max(1, len(cells))
        return sum(self.across[cell] for cell in cells) / count, sum(self.down[cell] for cell in cells) / count
