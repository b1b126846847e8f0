"""What does not change during a match: the board's neighbours, who the plates belong to, the options as numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caracole.games.kriegspiel import board, names, pieces

if TYPE_CHECKING:
    from caracole.games.kriegspiel.options import Options

FIRE_OVER = {"wrecks": names.OVER_WRECKS, "wrecks+friends": names.OVER_FRIENDS, "all": names.OVER_ALL}


class Tables:
    """One for all states of a match. Plates are numbered in the order of the layout."""

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
    own: list[int]
    """The plates of each army, PLATES places an army."""
    count: list[int]
    """How many plates each army has in `own`."""
    goal: list[float]
    """Where each army marches to, across and down: the middle of the enemy's layout."""
    called: list[str]
    """The name of each plate (`pieces.plate_names`)."""
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

    def __init__(self) -> None:
        self.near = [0] * 3126
        self.across = [0] * 520
        self.down = [0] * 520
        self.aims = [0] * 24
        self.army = [0] * 42
        self.arm = [0] * 42
        self.own = [0] * 80
        self.count = [0] * 2
        self.goal = [0.0] * 4
        self.called = []

    def prepare(self, options: Options) -> None:
        field = options.board
        self.near = board.near(field.cols, field.rows, field.orientation)
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
        self.muster(options)

    def muster(self, options: Options) -> None:
        """K3: the plates of both armies."""
        army, arm, own = [0] * 42, [0] * 42, [0] * 80
        count = [0, 0]
        for plate, place in enumerate(options.layout):
            army[plate], arm[plate] = place.army, names.ARMS.index(place.arm)
            own[place.army * names.PLATES + count[place.army]] = plate
            count[place.army] += 1
        for plate in range(len(options.layout), 42):
            army[plate] = 3 if plate == names.EDGE else 2
        self.plates = len(options.layout)
        self.goal = [*self.middle(options, 1), *self.middle(options, 0)]
        self.army, self.arm, self.own, self.count = army, arm, own, count
        self.called = pieces.plate_names([(place.army, names.ARMS.index(place.arm)) for place in options.layout])

    def middle(self, options: Options, army: int) -> tuple[float, float]:
        """The middle of where an army's plates start."""
        cells = [board.parse(place.cell) or 0 for place in options.layout if place.army == army]
        count = max(1, len(cells))
        return sum(self.across[cell] for cell in cells) / count, sum(self.down[cell] for cell in cells) / count
