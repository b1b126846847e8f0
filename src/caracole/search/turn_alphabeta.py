"""Looking ahead by whole turns, for two sides and games whose turn is many small decisions.

A turn is everything one side does until the other decides. Turns are found action by action: of the beginnings of equal
length only the most promising are followed, of those that lead to the same position one, and the best whole turns are
kept. Over these the search is alpha-beta, one turn deeper each time as long as its positions last; what was found for a
position is remembered by its key, so that its best turn is the first to be looked at one turn deeper. What chance would
bring is estimated, so this is for games in which it hardly happens once play is under way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from caracole.kernel import names
from caracole.kernel.state import Actions
from caracole.search.memory import zeros

if TYPE_CHECKING:
    from caracole.kernel.state import State

DEEPEST = 12
"""Turns that are looked ahead at most."""
Shape = tuple[int, int]
"""Beginnings of a turn that are followed, and whole turns that are looked at."""
NARROW: tuple[Shape, ...] = ((16, 32), (8, 8), (4, 4))
"""Of one's own turn, of the answer to it, and of all turns after that: many for oneself, but deep rather than wide."""
SHAPES: tuple[tuple[int, tuple[Shape, ...]], ...] = (
    (0, NARROW),
    (40_000, ((64, 64), (16, 16), (4, 4))),
    (150_000, ((128, 128), (16, 16), (4, 4))),
    (600_000, ((256, 256), (32, 32), (8, 8))),
)
"""What pays from so many positions on (docs/notebook)."""
PACE = 2_000_000 if cython.compiled else 10_000
"""Positions looked at in a second, roughly."""
KNOWN = 1 << 18
"""Positions remembered; of two with the same place the later one."""
HAIR = 1e-6
"""A window so narrow that it only asks whether a turn is better than the best so far."""


class Best:
    """The best few of many lines of actions, each position once."""

    capacity: int
    count: int
    size: int
    """The length of the draft."""
    least: int
    """Which of them is the worst, once there is no room left."""
    draft: list[int]
    """The line that is offered."""
    value: list[float]
    key: list[int]
    length: list[int]
    line: list[int]
    """Sixteen places for each line."""

    def __init__(self, capacity: int) -> None:
        self.capacity = min(capacity, 256)
        self.count = 0
        self.size = 0
        self.least = 0
        self.draft = [0] * 16
        self.value = [0.0] * 256
        self.key = [0] * 256
        self.length = [0] * 256
        self.line = [0] * 4096

    def wants(self, value: float) -> bool:
        """Whether a line of this value would be kept."""
        if self.count < self.capacity:
            return True
        return value > self.value[self.least]

    def worst(self) -> int:
        found = 0
        for i in range(1, self.count):
            if self.value[i] < self.value[found]:
                found = i
        return found

    def offer(self, value: float, key: int) -> None:
        """Keep the draft, unless its position is known, in place of the worst if there is no room."""
        for i in range(self.count):
            if self.key[i] == key:
                return
        place = self.count
        if self.count < self.capacity:
            self.count += 1
        else:
            place = self.least
        self.write(place, value, key)
        if self.count == self.capacity:
            self.least = self.worst()

    def write(self, place: int, value: float, key: int) -> None:
        self.value[place] = value
        self.key[place] = key
        self.length[place] = self.size
        for k in range(self.size):
            self.line[place * 16 + k] = self.draft[k]

    def copy(self, other: Best) -> None:
        self.count = other.count
        for i in range(other.count):
            self.size = other.length[i]
            for k in range(self.size):
                self.draft[k] = other.line[i * 16 + k]
            self.write(i, other.value[i], other.key[i])

    def swap(self, one: int, other: int) -> None:
        self.size = self.length[one]
        for k in range(self.size):
            self.draft[k] = self.line[one * 16 + k]
        value = self.value[one]
        key = self.key[one]
        self.value[one] = self.value[other]
        self.key[one] = self.key[other]
        self.length[one] = self.length[other]
        for k in range(self.length[other]):
            self.line[one * 16 + k] = self.line[other * 16 + k]
        self.write(other, value, key)

    def sort(self) -> None:
        """The best first."""
        for i in range(self.count):
            best = i
            for j in range(i + 1, self.count):
                if self.value[j] > self.value[best]:
                    best = j
            if best != i:
                self.swap(i, best)


class Sheet:
    """One turn of the line looked at: its position, and the turns found in it."""

    state: State
    start: State
    after: State
    out: Actions
    begun: Best
    longer: Best
    done: Best
    below: Sheet

    def __init__(self, root: State, width: int, keep: int, below: Sheet | None) -> None:
        self.state = root.clone()
        self.start = root.clone()
        self.after = root.clone()
        self.out = Actions()
        self.begun = Best(width)
        self.longer = Best(width)
        self.done = Best(keep)
        self.below = below  # type: ignore[assignment]  # no turn is looked at below the last sheet


class TurnAlphaBeta:
    """Looks ahead from one position after another of a match between two."""

    shape: tuple[Shape, ...]
    top: Sheet
    nodes: int
    limit: int
    stop: bool
    deepest: int
    careful: bool
    """Whether positions after a whole turn are appraised, not only estimated."""
    known: int
    hair: float
    keys: memoryview[int]
    deep: memoryview[int]
    low: memoryview[float]
    high: memoryview[float]
    best: memoryview[int]

    def __init__(self, root: State, *, shape: tuple[Shape, ...] = NARROW, deepest: int = DEEPEST) -> None:
        self.shape = shape
        self.top = stacked(root, shape, deepest)
        self.deepest = deepest
        self.careful = True
        self.nodes = 0
        self.limit = 1 << 40
        """Positions that may be looked at."""
        self.stop = False
        self.known = KNOWN
        self.hair = HAIR
        self.keys = zeros("Q", KNOWN)
        self.deep = zeros("h", KNOWN)
        self.low = zeros("d", KNOWN)
        self.high = zeros("d", KNOWN)
        self.best = zeros("h", KNOWN)

    def restart(self, root: State, limit: int) -> None:
        """Look at another position: finds the turns it offers."""
        begin(self, root)
        self.nodes = 0
        self.limit = limit
        with cython.nogil:
            self.find_turns(self.top)

    def turns(self) -> list[list[int]]:
        """The actions of the turns found, the most promising first."""
        return listed(self.top.done)

    def guesses(self) -> list[float]:
        """What each of them seems worth at its end, to who takes it."""
        return valued(self.top.done)

    def worth(self, turn: int, depth: int, alpha: float = 0.0, beta: float = 1.0) -> float:
        """What a turn is worth to the first side, looking so many turns further; outside (alpha, beta) a bound."""
        with cython.nogil:
            value: float = self.follow(self.top, turn, depth, alpha, beta)
        return value

    @property
    def spent(self) -> bool:
        return self.is_spent()

    def is_spent(self) -> bool:
        return self.nodes >= self.limit or self.stop

    # --- the turns of a position ------------------------------------------------------------------

    def find_turns(self, sheet: Sheet) -> None:
        """The best whole turns of a position, best first."""
        sheet.done.count = 0
        sheet.begun.size = 0
        sheet.begun.count = 1
        sheet.begun.length[0] = 0
        for _ in range(15):  # room in a line
            sheet.longer.count = 0
            for i in range(sheet.begun.count):
                self.lengthen(sheet, i)
            if sheet.longer.count == 0:
                break
            sheet.begun.copy(sheet.longer)
        if sheet.done.count == 0:
            self.cut_short(sheet)
        sheet.done.sort()

    def lengthen(self, sheet: Sheet, begun: int) -> None:
        """Every action after the beginning of a turn: to a whole turn or a longer beginning."""
        side = sheet.state.actor
        size = sheet.begun.length[begun]
        sheet.start.copy_from(sheet.state)
        for k in range(size):
            action = sheet.begun.line[begun * 16 + k]
            sheet.start.act(action)
            sheet.done.draft[k] = action
            sheet.longer.draft[k] = action
        sheet.done.size = size + 1
        sheet.longer.size = size + 1
        sheet.out.clear()
        sheet.start.list_distinct(sheet.out)
        self.nodes += sheet.out.count
        for i in range(sheet.out.count):
            sheet.after.copy_from(sheet.start)
            sheet.after.act(sheet.out.items[i])
            if sheet.after.actor == side:
                value = sheet.after.estimate(side)
                if sheet.longer.wants(value):
                    sheet.longer.draft[size] = sheet.out.items[i]
                    sheet.longer.offer(value, sheet.after.digest())
            else:
                value = self.judged(sheet.after, side)
                if sheet.done.wants(value):
                    sheet.done.draft[size] = sheet.out.items[i]
                    sheet.done.offer(value, sheet.after.digest())

    def judged(self, state: State, side: int) -> float:
        """What a position after a whole turn seems worth."""
        if state.actor == names.OVER:
            return state.payoff(side)
        return state.appraise(side) if self.careful else state.estimate(side)

    def cut_short(self, sheet: Sheet) -> None:
        """A turn longer than a line: its beginnings stand for it."""
        sheet.done.copy(sheet.begun)
        if sheet.done.count > sheet.done.capacity:
            sheet.done.count = sheet.done.capacity

    # --- alpha-beta over turns: the value is the first side's ----------------------------------------

    def follow(self, sheet: Sheet, turn: int, depth: int, alpha: float, beta: float) -> float:
        sheet.below.state.copy_from(sheet.state)
        for k in range(sheet.done.length[turn]):
            sheet.below.state.act(sheet.done.line[turn * 16 + k])
        return self.value_of(sheet.below, depth, alpha, beta)

    def value_of(self, sheet: Sheet, depth: int, alpha: float, beta: float) -> float:
        self.nodes += 1
        if sheet.state.actor == names.OVER:
            return sheet.state.payoff(0)
        value = self.judged(sheet.state, 0)
        if depth <= 0 or sheet.state.actor == names.CHANCE or value == 0.0 or value == 1.0 or self.is_spent():
            return value
        place: int = cython.cast(cython.int, sheet.state.digest() % cython.cast(cython.ulonglong, self.known))
        if self.is_known(sheet.state.digest(), place, depth):
            if self.low[place] >= beta or self.low[place] == self.high[place]:
                return self.low[place]
            if self.high[place] <= alpha:
                return self.high[place]
        self.find_turns(sheet)
        if depth == 1:
            return sheet.done.value[0] if sheet.state.actor == 0 else 1.0 - sheet.done.value[0]
        return self.choose(sheet, place, depth, alpha, beta)

    def is_known(self, key: int, place: int, depth: int) -> bool:
        """Whether a position was looked at so deep, or deeper with the same side to answer at the end.

        The side to move is better off than it seems, so depths of both kinds cannot be compared.
        """
        deeper = self.deep[place] - depth
        return self.keys[place] == key and deeper >= 0 and deeper % 2 == 0

    def choose(self, sheet: Sheet, place: int, depth: int, alpha: float, beta: float) -> float:
        """The best of the turns found; the one that was best when last looked at comes first."""
        key = sheet.state.digest()
        favourite = self.best[place] if self.keys[place] == key else 0
        first = 1 if sheet.state.actor == 0 else 0
        best = -1.0 if first else 2.0
        found = 0
        least = alpha
        most = beta
        for n in range(sheet.done.count):
            turn = favourite if n == 0 else n - 1 if n <= favourite else n
            value = self.compared(sheet, turn, n, depth - 1, least, most)
            if value > best if first else value < best:
                best = value
                found = turn
            if first:
                least = max(least, best)
            else:
                most = min(most, best)
            if least >= most:
                break
        if not self.is_spent() and not self.is_known(key, place, depth + 2):
            self.keys[place] = key
            self.deep[place] = depth
            self.best[place] = found
            self.low[place] = best if best > alpha else 0.0
            self.high[place] = best if best < beta else 1.0
        return best

    def compared(self, sheet: Sheet, turn: int, nth: int, depth: int, alpha: float, beta: float) -> float:
        """What a turn is worth: of all but the first it is asked first whether they are better at all."""
        if nth == 0 or beta - alpha <= self.hair:
            return self.follow(sheet, turn, depth, alpha, beta)
        if sheet.state.actor == 0:
            value = self.follow(sheet, turn, depth, alpha, alpha + self.hair)
            return value if value <= alpha else self.follow(sheet, turn, depth, alpha, beta)
        value = self.follow(sheet, turn, depth, beta - self.hair, beta)
        return value if value >= beta else self.follow(sheet, turn, depth, alpha, beta)


def fitting(positions: float) -> tuple[Shape, ...]:
    """The shape for so many positions."""
    found = NARROW
    for least, shape in SHAPES:
        if positions >= least:
            found = shape
    return found


def stacked(root: State, shape: tuple[Shape, ...], deepest: int) -> Sheet:
    """A sheet for each turn that may be looked at, one below the other."""
    width, keep = shape[len(shape) - 1]
    sheet = Sheet(root, width, keep, None)
    for turn in reversed(range(deepest)):
        width, keep = shape[min(turn, len(shape) - 1)]
        sheet = Sheet(root, width, keep, sheet)
    return sheet


def begin(turns: TurnAlphaBeta, root: State) -> None:
    """Typed arguments: an untyped local would not see the inner fields when compiled."""
    turns.top.state.copy_from(root)


def listed(best: Best) -> list[list[int]]:
    return [[best.line[i * 16 + k] for k in range(best.length[i])] for i in range(best.count)]


def valued(best: Best) -> list[float]:
    return [best.value[i] for i in range(best.count)]
