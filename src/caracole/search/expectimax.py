"""Looking ahead exactly: every action, every outcome with its odds, down to a depth or to the end of the match.

Two sides: one maximises what the other minimises, so whole branches need no look (alpha-beta; at chance, as soon as
the best or worst that is left cannot matter). More sides: each maximises its own payoff. With no depth limit the
result is exact, provided that `guessed` stays false; positions met again are remembered by their key.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from caracole.kernel import names
from caracole.kernel.state import Actions
from caracole.search.memory import zeros

if TYPE_CHECKING:
    from caracole.kernel.state import State

FRAMES = 400
"""No line is followed further than this."""


class Frame:
    """One position of the line looked at, with room for what may happen in it."""

    state: State
    out: Actions
    below: Frame
    order: list[float]
    value: list[float]
    sum_of: list[float]

    def __init__(self, root: State, below: Frame | None) -> None:
        self.state = root.clone()
        self.out = Actions()
        self.below = below  # type: ignore[assignment]  # no line is followed below the last frame
        self.order = [0.0] * 1024
        self.value = [0.0] * 6
        self.sum_of = [0.0] * 6


class Expectimax:
    """Depth counts decisions; chance costs none. A table remembers two-sided results."""

    top: Frame
    frames: int
    """How many steps below an action at the root are followed."""
    sides: int
    size: int
    nodes: int
    limit: int
    stop: bool
    exact: bool
    careful: bool
    guessed: bool
    keys: memoryview[int]
    low: memoryview[float]
    high: memoryview[float]
    deep: memoryview[int]

    def __init__(self, root: State, *, frames: int = FRAMES, size: int = 1 << 18, limit: int = 1 << 40) -> None:
        frame = Frame(root, None)
        for _ in range(frames):
            frame = Frame(root, frame)
        self.top = frame
        self.frames = frames - 1
        self.sides = root.game.options.sides(root.options)
        self.size = size
        self.nodes = 0
        self.limit = limit
        """Positions that may be looked at before everything is only estimated."""
        self.stop = False
        self.exact = False
        """Whether an estimate of exactly 0 or 1 may be believed: the game says it gives one only where it is sure."""
        self.careful = False
        """Whether positions are appraised, not estimated, and lines followed to where that may be trusted."""
        self.guessed = False
        """Whether anything rests on an estimate."""
        self.keys = zeros("Q", size)
        self.low = zeros("f", size)
        self.high = zeros("f", size)
        self.deep = zeros("h", size)

    def restart(self, root: State, limit: int) -> None:
        """Look at another position of the same match; what is remembered stays."""
        set_root(self.top, root)
        self.nodes = 0
        self.limit = limit
        self.guessed = False

    def worth(self, action: int, depth: int, alpha: float = 0.0, beta: float = 1.0) -> list[float]:
        """What each side has of an action at the root, looking so many decisions further.

        With two sides, values for the first side outside (alpha, beta) are only bounds.
        """
        with cython.nogil:
            self.solve(self.top, action, depth, alpha, beta)
        return found(self.top, self.sides)

    def solve(self, frame: Frame, action: int, depth: int, alpha: float, beta: float) -> None:
        """Leaves the values in the frame below."""
        frame.below.state.copy_from(frame.state)
        frame.below.state.act(action)
        if self.sides == 2:
            frame.below.value[0] = self.duel(frame.below, depth, self.frames, alpha, beta)
            frame.below.value[1] = 1.0 - frame.below.value[0]
        else:
            self.melee(frame.below, depth, self.frames)

    def spent(self) -> bool:
        return self.nodes >= self.limit or self.stop

    def is_leaf(self, frame: Frame, depth: int) -> bool:
        """Whether the look ends here: deep enough before a decision, or nothing left to spend."""
        if self.spent():
            return True
        return depth <= 0 and frame.state.actor >= 0 and (not self.careful or frame.state.settled())

    def guess(self, frame: Frame, side: int) -> float:
        return frame.state.appraise(side) if self.careful else frame.state.estimate(side)

    def sort(self, frame: Frame, depth: int) -> None:
        """The most promising actions first: by the estimate one step on."""
        side = frame.state.actor
        self.nodes += frame.out.count
        for i in range(frame.out.count):
            frame.below.state.copy_from(frame.state)
            frame.below.state.act(frame.out.items[i])
            if frame.below.state.actor == names.OVER:
                frame.order[i] = 2.0 * frame.below.state.payoff(side)
            else:
                frame.order[i] = frame.below.state.estimate(side)
            action = frame.out.items[i]
            key = frame.order[i]
            j = i
            while j > 0 and frame.order[j - 1] < key:
                frame.order[j] = frame.order[j - 1]
                frame.out.items[j] = frame.out.items[j - 1]
                j -= 1
            frame.order[j] = key
            frame.out.items[j] = action

    # --- two sides: the value is the first side's -------------------------------------------------

    def duel(self, frame: Frame, depth: int, plies_left: int, alpha: float, beta: float) -> float:
        self.nodes += 1
        if frame.state.actor == names.OVER:
            return frame.state.payoff(0)
        if plies_left == 0 or self.is_leaf(frame, depth):
            return self.leaf(frame)
        if self.exact:
            sure = frame.state.estimate(0)
            if sure == 0.0 or sure == 1.0:
                return sure
        if frame.state.actor == names.CHANCE:
            return self.expect(frame, depth, plies_left, alpha, beta)
        return self.decide(frame, depth, plies_left, alpha, beta)

    def leaf(self, frame: Frame) -> float:
        value = self.guess(frame, 0)
        if not (self.exact and (value == 0.0 or value == 1.0)):
            self.guessed = True
        return value

    def expect(self, frame: Frame, depth: int, plies_left: int, alpha: float, beta: float) -> float:
        """The mean over chance; given up once what is left cannot bring it back between alpha and beta."""
        frame.out.clear()
        frame.state.list_odds(frame.out)
        total = 0.0
        left = 1.0
        for i in range(frame.out.count):
            share = frame.out.weights[i] / (1.0 * frame.out.total)
            left -= share
            frame.below.state.copy_from(frame.state)
            frame.below.state.act(frame.out.items[i])
            least = max(0.0, (alpha - total - left) / share)
            most = min(1.0, (beta - total) / share)
            total += share * self.duel(frame.below, depth, plies_left - 1, least, most)
            if total >= beta:
                return total
            if total + left <= alpha:
                return total + left
        return total

    def decide(self, frame: Frame, depth: int, plies_left: int, alpha: float, beta: float) -> float:
        """The best of all actions for whoever decides."""
        key = frame.state.digest()
        place: int = cython.cast(cython.int, key % cython.cast(cython.ulonglong, self.size))
        if self.keys[place] == key and self.deep[place] >= depth:
            if self.low[place] >= beta or self.low[place] == self.high[place]:
                return self.low[place]
            if self.high[place] <= alpha:
                return self.high[place]
        frame.out.clear()
        frame.state.list_distinct(frame.out)
        if depth > 1 and frame.out.count > 1:
            self.sort(frame, depth)
        first = 1 if frame.state.actor == 0 else 0
        best = -1.0 if first else 2.0
        least = alpha
        most = beta
        for i in range(frame.out.count):
            frame.below.state.copy_from(frame.state)
            frame.below.state.act(frame.out.items[i])
            cost = 1 if frame.out.count > 1 else 0
            value = self.duel(frame.below, depth - cost, plies_left - 1, least, most)
            if first:
                best = max(best, value)
                least = max(least, best)
            else:
                best = min(best, value)
                most = min(most, best)
            if least >= most:
                break
        if not self.spent():
            self.keys[place] = key
            self.deep[place] = depth
            self.low[place] = best if best > alpha else 0.0
            self.high[place] = best if best < beta else 1.0
        return best

    # --- more sides: every side its own value ------------------------------------------------------

    def melee(self, frame: Frame, depth: int, plies_left: int) -> None:
        self.nodes += 1
        if frame.state.actor == names.OVER or plies_left == 0 or self.is_leaf(frame, depth):
            self.evaluate_leaf(frame)
        elif frame.state.actor == names.CHANCE:
            self.melee_chance(frame, depth, plies_left)
        else:
            self.melee_choice(frame, depth, plies_left)

    def evaluate_leaf(self, frame: Frame) -> None:
        for side in range(self.sides):
            if frame.state.actor == names.OVER:
                frame.value[side] = frame.state.payoff(side)
            else:
                frame.value[side] = self.guess(frame, side)
                self.guessed = True

    def melee_chance(self, frame: Frame, depth: int, plies_left: int) -> None:
        frame.out.clear()
        frame.state.list_odds(frame.out)
        for side in range(self.sides):
            frame.sum_of[side] = 0.0
        for i in range(frame.out.count):
            frame.below.state.copy_from(frame.state)
            frame.below.state.act(frame.out.items[i])
            self.melee(frame.below, depth, plies_left - 1)
            share = frame.out.weights[i] / (1.0 * frame.out.total)
            for side in range(self.sides):
                frame.sum_of[side] += share * frame.below.value[side]
        for side in range(self.sides):
            frame.value[side] = frame.sum_of[side]

    def melee_choice(self, frame: Frame, depth: int, plies_left: int) -> None:
        frame.out.clear()
        frame.state.list_distinct(frame.out)
        actor = frame.state.actor
        frame.value[actor] = -1.0
        cost = 1 if frame.out.count > 1 else 0
        for i in range(frame.out.count):
            frame.below.state.copy_from(frame.state)
            frame.below.state.act(frame.out.items[i])
            self.melee(frame.below, depth - cost, plies_left - 1)
            if frame.below.value[actor] > frame.value[actor]:
                for side in range(self.sides):
                    frame.value[side] = frame.below.value[side]
                if frame.value[actor] >= 1.0:
                    return


def found(frame: Frame, sides: int) -> list[float]:
    """Typed arguments: an untyped local would not see the inner fields when compiled."""
    return [frame.below.value[side] for side in range(sides)]


def set_root(frame: Frame, root: State) -> None:
    frame.state.copy_from(root)
