"""The terms of a match: what its options fix for every position of it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from caracole.games.glorreiche import names
from caracole.games.glorreiche.options import is_default
from caracole.kernel import numbers

if TYPE_CHECKING:
    from caracole.games.glorreiche.options import Chips, Options

DATA = Path(__file__).with_name("data")
NETWORK = DATA / "network.bin"
ENTRIES = {"after": names.AFTER, "before": names.BEFORE, "ascending": names.ASCENDING}


@cache
def weights() -> list[float]:
    """The figures of data/weights.toml, in the order in which names.py numbers them."""
    return numbers.weights(DATA / "weights.toml", names.WEIGHTS)


@cache
def network() -> memoryview[float]:
    """The numbers of the first layer row by row, of the second input by input, of the result."""
    return numbers.floats(NETWORK)


class Terms:
    """Made once per match and shared by all its states; nothing here ever changes."""

    players: int
    each: int
    """Recruits of each player."""
    first: int
    stone: list[int]
    """Factor of each cell: 2 with a white stone, 3 with a black one, else 1."""
    room: list[int]
    """T6: how many recruits each cell has room for."""
    chip: list[int]
    """The gray chip that lies on each cell at the start, 0 for none."""
    count_colours: bool
    frozen_ranks: bool
    stone_is_level: bool
    cap_counts_stone: bool
    direct_base: bool
    no_self_block: bool
    may_leave_chip: bool
    share_ties: bool
    discipline: bool
    sanctions: bool
    double_slots_only: bool
    entry: int
    """AFTER, BEFORE or ASCENDING; ASCENDING as well when the numbers do not matter."""
    weight: list[float]
    """What `evaluate` goes by."""
    is_default: bool
    """Whether this is the match of two that `appraise` has learned."""
    network: memoryview[float]
    """What `appraise` goes by."""

    def __init__(self, options: Options) -> None:
        self.players = options.players
        self.each = names.RECRUITS // options.players
        self.first = options.first
        self.count_colours = options.rank == "cell_colour"
        self.frozen_ranks = options.rank_timing == "turn_start"
        self.stone_is_level = options.bonus_is_level
        self.cap_counts_stone = options.cap_counts_bonus
        self.direct_base = options.base_scope == "direct"
        self.no_self_block = options.self_block == "forbid"
        self.may_leave_chip = options.gray_pickup == "optional"
        self.share_ties = options.tiebreak == "shared"
        self.discipline = options.v1
        self.sanctions = options.v2
        self.double_slots_only = options.v1_doubles == "slots_only"
        numbers_matter = options.v1 or options.v2  # V1+V2
        self.entry = ENTRIES[options.rollin_choice] if numbers_matter else names.ASCENDING
        self.weight = list(weights())
        self.is_default = is_default(options)
        self.network = network()
        self.lay_out(options.chips)

    def lay_out(self, chips: Chips) -> None:
        """M3, M4: stones and chips; T6: a stone leaves less room."""
        stone, chip = [1] * 86, [0] * 86
        for factor, cells in ((2, chips.white), (3, chips.black)):
            for cell in cells:
                stone[cell] = factor
        for text, value in chips.gray.items():
            chip[int(text)] = value
        covered = 1 if self.cap_counts_stone else 0
        self.stone, self.chip = stone, chip
        self.room = [names.MOST_LEVELS - (covered if factor > 1 else 0) for factor in stone]
