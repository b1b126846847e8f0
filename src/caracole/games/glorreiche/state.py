"""The position: who stands where, who is home, what is left of the turn. Nothing is decided here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cython

from caracole.games.glorreiche import evaluate, features, insight, names, sequence
from caracole.games.glorreiche.options import is_default
from caracole.kernel.random import absorbed
from caracole.kernel.state import Actions, State

if TYPE_CHECKING:
    from caracole.games.glorreiche.options import Options


class GlorreicheState(State):
    """Recruits are numbered 0 … 11, player by player, each player's in the order of their numbers."""

    # the match
    players: int
    each: int
    """Recruits of each player."""
    stone: list[int]
    """Factor of each cell: 2 with a white stone, 3 with a black one, else 1."""
    count_colours: bool
    frozen_ranks: bool
    room: list[int]
    """T6: how many recruits each cell has room for."""
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
    """What evaluation goes by."""
    is_default: bool
    """Whether this is the match of two that `insight` has learned."""
    network: memoryview[float]
    """What `insight` goes by."""

    # the position
    cell: list[int]
    """Where each recruit is: YARD, 1 … 84, HOME."""
    pile: list[int]
    """Recruits on each cell from bottom to top, WIDTH places a cell."""
    height: list[int]
    """How many recruits stand on each cell."""
    below: list[int]
    """How many recruits each recruit on the track stands on."""
    ground: list[int]
    """The cell of each recruit that stands on no other, 0 for the rest; kept because ranks are read so often."""
    chip: list[int]
    """Value of the gray chip lying on each cell, 0 for none."""
    taken: list[int]
    """Who has the chip of each value, as player + 1; 0 for nobody."""
    slot: list[int]
    """The slot each recruit reached, 0 while it is out."""
    arrived: list[int]
    """How many recruits of each player are home."""
    in_order: list[bool]
    """V1: whether each player's recruits came home 1, 2, 3, … so far."""
    low: int
    high: int
    """The lowest and highest free slot."""
    home: int

    # the turn
    turn: int
    """The player whose turn it is, also while the die is thrown for him."""
    moved: list[int]
    """1 for each recruit that has moved this turn."""
    ahead: list[int]
    """D5, frozen: occupied cells (or colours) ahead of each cell at the start of the turn."""
    entering: int
    """The recruit that enters next, −1 if not chosen yet."""
    die: int
    """The cell thrown and not used yet, 0 for none."""

    progress: list[float]
    """Room for `evaluate`: how far each recruit has come. No part of the position."""
    expected: list[float]
    """The same: what each player may expect to score."""
    rows: int
    row: list[int]
    inner: list[float]
    outer: list[float]
    """Room for `insight`: the rows that hold, and its two layers."""

    def __init__(self) -> None:
        super().__init__()
        self.stone = [0] * 86
        self.room = [0] * 86
        self.cell = [0] * 12
        self.pile = [0] * 344
        self.height = [0] * 86
        self.below = [0] * 12
        self.ground = [0] * 12
        self.chip = [0] * 86
        self.taken = [0] * 4
        self.slot = [0] * 12
        self.arrived = [0] * 4
        self.in_order = [0] * 4  # type: ignore[list-item]  # 0 and 1; C has no other booleans
        self.moved = [0] * 12
        self.ahead = [0] * 86
        self.weight = [0.0] * 7
        self.progress = [0.0] * 12
        self.expected = [0.0] * 4
        self.row = [0] * 48
        self.inner = [0.0] * 32
        self.outer = [0.0] * 16

    def setup(self) -> None:
        """M2, M3, M4: the stones and chips of the options; all recruits in the yard."""
        options: Options = self.options
        self.weight = list(evaluate.weights())
        self.network = insight.network()
        self.is_default = is_default(options)
        self.players = options.players
        self.each = names.RECRUITS // options.players
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
        entries: dict[str, int] = {"after": names.AFTER, "before": names.BEFORE, "ascending": names.ASCENDING}
        self.entry = entries[options.rollin_choice] if numbers_matter else names.ASCENDING
        for cell in range(86):
            self.stone[cell] = 1
            self.chip[cell] = 0
            self.height[cell] = 0
            self.ahead[cell] = 0
        for cell in options.chips.white:
            self.stone[cell] = 2
        for cell in options.chips.black:
            self.stone[cell] = 3
        for cell in range(86):
            covered = 1 if self.cap_counts_stone and self.stone[cell] > 1 else 0
            self.room[cell] = names.MOST_LEVELS - covered  # T6
        for text, value in options.chips.gray.items():
            self.chip[int(text)] = value
        for recruit in range(names.RECRUITS):
            self.cell[recruit] = names.YARD
            self.slot[recruit] = 0
            self.below[recruit] = 0
            self.ground[recruit] = 0
            self.moved[recruit] = 0
        for player in range(4):
            self.taken[player] = 0
            self.arrived[player] = 0
            self.in_order[player] = True
        self.low = 1
        self.high = names.RECRUITS
        self.home = 0
        self.die = 0
        self.turn = options.first
        sequence.begin(self)

    def list_legal(self, out: Actions) -> None:
        sequence.list_legal(self, out)

    def list_odds(self, out: Actions) -> None:
        sequence.list_odds(self, out)

    def act(self, action: int) -> None:
        sequence.act(self, action)

    def payoff(self, side: int) -> float:
        return sequence.payoff(self, side)

    def estimate(self, side: int) -> float:
        return evaluate.evaluate(self, side)

    def appraise(self, side: int) -> float:
        return insight.appraise(self, side)

    def observe(self, seat: int, out: memoryview[float], start: int) -> int:
        return features.observe(self, seat, out, start)

    def share(self, other: State) -> None:
        self.game = other.game
        self.options = other.options
        self.network = cython.cast(GlorreicheState, other).network
        self.is_default = cython.cast(GlorreicheState, other).is_default

    def copy_from(self, other: State) -> None:
        self.copy_position(cython.cast(GlorreicheState, other))

    def copy_position(self, other: GlorreicheState) -> None:
        self.copy_agenda(other)
        self.players = other.players
        self.each = other.each
        self.stone[:] = other.stone
        self.room[:] = other.room
        self.weight[:] = other.weight
        self.count_colours = other.count_colours
        self.frozen_ranks = other.frozen_ranks
        self.stone_is_level = other.stone_is_level
        self.cap_counts_stone = other.cap_counts_stone
        self.direct_base = other.direct_base
        self.no_self_block = other.no_self_block
        self.may_leave_chip = other.may_leave_chip
        self.share_ties = other.share_ties
        self.discipline = other.discipline
        self.sanctions = other.sanctions
        self.double_slots_only = other.double_slots_only
        self.entry = other.entry
        self.cell[:] = other.cell
        self.pile[:] = other.pile
        self.height[:] = other.height
        self.below[:] = other.below
        self.ground[:] = other.ground
        self.chip[:] = other.chip
        self.taken[:] = other.taken
        self.slot[:] = other.slot
        self.arrived[:] = other.arrived
        self.in_order[:] = other.in_order
        self.low = other.low
        self.high = other.high
        self.home = other.home
        self.turn = other.turn
        self.moved[:] = other.moved
        if other.frozen_ranks:
            self.ahead[:] = other.ahead
        self.entering = other.entering
        self.die = other.die

    def digest(self) -> int:
        key = absorbed(self.actor + 2, self.due() if self.depth else -1)
        key = absorbed(key, self.turn * 100 + self.die)
        key = absorbed(key, self.entering + 1)
        for cell in range(1, names.HOME):
            for level in range(self.height[cell]):
                recruit = self.pile[cell * names.WIDTH + level]
                key = absorbed(key, cell * 32 + recruit * 2 + self.moved[recruit])
            if self.chip[cell]:
                key = absorbed(key, 4096 + cell * 4 + self.chip[cell])
        for recruit in range(names.RECRUITS):
            key = absorbed(key, self.slot[recruit])
            if self.waits(recruit):
                key = absorbed(key, self.ahead[self.cell[recruit]])
        for player in range(4):
            key = absorbed(key, self.taken[player] * 2 + self.in_order[player])
        return key

    # --- words for what the arrays hold -------------------------------------------------------

    def owner(self, recruit: int) -> int:
        return recruit // self.each

    def number(self, recruit: int) -> int:
        """The number it bears, from 1."""
        return recruit % self.each + 1

    def waits(self, recruit: int) -> bool:
        """D5: whether the recruit may yet move this turn by a rank that was frozen at its start."""
        return (
            self.frozen_ranks
            and self.actor >= 0
            and self.due() == names.MARCHING
            and self.owner(recruit) == self.turn
            and not self.moved[recruit]
            and self.cell[recruit] < names.HOME
        )

    def on_top(self, cell: int) -> int:
        """The recruit on top of an occupied cell."""
        return self.pile[cell * names.WIDTH + self.height[cell] - 1]

    def stand(self, recruit: int, cell: int) -> None:
        """Put a recruit on top of whatever is on the cell."""
        self.pile[cell * names.WIDTH + self.height[cell]] = recruit
        self.below[recruit] = self.height[cell]
        self.ground[recruit] = 0 if self.height[cell] else cell
        self.height[cell] += 1
        self.cell[recruit] = cell

    def lift(self, cell: int) -> int:
        """Take the top recruit off the cell."""
        self.height[cell] -= 1
        recruit = self.pile[cell * names.WIDTH + self.height[cell]]
        self.ground[recruit] = 0
        return recruit

    def piles(self) -> dict[int, list[int]]:
        """The recruits on each occupied cell, from bottom to top."""
        found: dict[int, list[int]] = {}
        for cell in range(1, names.HOME):
            if self.height[cell]:
                found[cell] = [self.pile[cell * names.WIDTH + level] for level in range(self.height[cell])]
        return found

    def chips_of(self, player: int) -> list[int]:
        """Values of the gray chips a player has taken, ascending."""
        return [value for value in range(1, 4) if self.taken[value] == player + 1]

    def slots_of(self, player: int) -> list[int]:
        """Slots of a player's recruits that are home, descending."""
        mine: list[int] = []
        for recruit in range(player * self.each, (player + 1) * self.each):
            if self.slot[recruit]:
                mine.append(self.slot[recruit])
        return sorted(mine, reverse=True)


STATE: Any = GlorreicheState
