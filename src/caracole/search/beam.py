"""Whole turns instead of single steps: for games in which a turn is many small orders of one side.

A *line* is a run of decisions of one side in one phase; it ends where another side, another phase or chance comes.
Lines are followed side by side, the best positions of each length (a beam, wider and wider while the budget lasts),
positions met before left out by their key. What an ending is worth is the appraisal of its position, chance weighed
by its exact odds.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import cython

from caracole.kernel import names
from caracole.kernel.random import absorbed
from caracole.kernel.state import Actions
from caracole.search.budget import Budget
from caracole.search.memory import zeros

if TYPE_CHECKING:
    from caracole.kernel.state import State

LONGEST = 60
"""Orders of a line."""
PATIENCE = 6
"""A width is given up after so many more orders without a better ending, once there is one."""
WIDEST = 4096
SEEN = 1 << 18
"""Room for the keys of one width; past three quarters of it equal positions may be looked at twice."""

NEAR = 54
"""Orders whose numbers differ by less may be to the same piece: games number those of a piece together."""
UNKNOWN = 9.0
LOOKED = -9.0
MOST = 16

Line = tuple[float, tuple[int, ...]]
"""What an ending is worth to whoever plays the line, and the line."""


class Offers:
    """The orders on offer in a position, and what each leads to, or should lead to."""

    count: int
    order: list[int]
    worth: list[float]
    """UNKNOWN for what must be looked at again wherever it is on offer."""
    base: float
    """What the position itself is worth."""

    def __init__(self) -> None:
        self.count = 0
        self.base = 0.0
        self.order = [0] * 1024
        self.worth = [0.0] * 1024


class Beam:
    """Beam for the side to decide in a position."""

    scratch: State
    later: State
    out: Actions
    chances: Actions
    side: int
    phase: int
    positions: int
    stop: bool
    overlook: float
    """How much of what it may do a side does not notice, of 1: which orders, `glance` says, for the whole plan. That it
    may stop it always knows."""
    glance: int
    seen: memoryview[int]
    places: memoryview[int]
    """Where something lies in `seen`, so that only that is cleared: most looks fill little of it."""
    held: int
    size: int
    worth: list[float]
    kind: list[int]
    """What became of each action: 0 leads to a position met before, 1 goes on, 2 ends the line."""
    hasty: bool
    """Whether only those orders are looked at after another that may be among the best (`look_again`)."""
    hope: list[float]
    """What each order listed should lead to: UNKNOWN, or LOOKED once that is known."""
    ahead: list[float]
    """The best of what was found, the best first."""

    def __init__(self, root: State, size: int = SEEN) -> None:
        self.scratch = root.clone()
        self.later = root.clone()
        self.out = Actions()
        self.chances = Actions()
        self.side = 0
        self.phase = 0
        self.positions = 0
        self.stop = False
        self.overlook = 0.0
        self.glance = 0
        self.seen = zeros("Q", size)
        self.places = zeros("i", size)
        self.size = size
        self.held = 0
        self.worth = [0.0] * 1024
        self.kind = [0] * 1024
        self.hasty = False
        self.hope = [0.0] * 1024
        self.ahead = [0.0] * 16

    # --- planning -------------------------------------------------------------------------------

    def plan(self, root: State, budget: Budget, *, keep: int = 1, widest: int = WIDEST) -> list[Line]:
        """The best lines, the best first. Width 1 is always finished, so that there is one."""
        start = time.perf_counter()
        self.positions = 0
        best: list[Line] = []
        width = 1
        while width <= widest:
            before = self.positions
            found, more = self.beam(root, width, budget, start, keep, hurry=bool(best))
            best = merged(best, found, keep)
            spent = self.positions - before
            if self.stop or not more or self.is_spent(budget, start, ahead=spent):
                break
            width *= 2
        return best

    def is_spent(self, budget: Budget, start: float, ahead: int = 0) -> bool:
        """Whether the budget is used up, or would be before half of the next, twice as wide, look is done."""
        if budget.playouts is not None and self.positions + ahead >= budget.playouts:
            return True
        return budget.seconds is not None and time.perf_counter() - start >= budget.seconds

    def beam(
        self, root: State, width: int, budget: Budget, start: float, keep: int, *, hurry: bool
    ) -> tuple[list[Line], bool]:
        """The best endings with so many lines side by side, and whether more could be found with more.

        A turn may be longer than LONGEST orders, or come back to where it was: then the best beginnings are the lines.
        """
        self.side = root.actor
        self.phase = root.waiting()[root.depth - 1].phase
        self.forget()
        endings: list[Line] = []
        begun: list[Line] = []
        front: list[tuple[State, tuple[int, ...], Offers, int]] = [(root, (), Offers(), -1)]
        waited = 0
        cut = False
        for _ in range(LONGEST):
            ends: list[Line] = []
            onward: list[tuple[float, int, int, int]] = []
            offers: list[Offers] = []
            for place, (state, line, before, chosen) in enumerate(front):
                if hurry and (self.stop or self.is_spent(budget, start)):
                    return merged(endings, ends, keep), False
                offers.append(Offers())
                for number, action, worth, ended in self.looked_on(state, before, chosen, offers[place], width):
                    if ended:
                        ends.append((worth, (*line, action)))
                    else:
                        onward.append((worth, place, action, number))
            better = merged(endings, ends, keep)
            waited = 0 if better[:1] != endings[:1] or not better else waited + 1
            endings = better
            if not onward or waited >= PATIENCE:
                break
            onward.sort(key=first, reverse=True)
            cut = cut or len(onward) > width
            kept = onward[:width]
            begun = [(worth, (*front[place][1], action)) for worth, place, action, _ in kept]
            front = [
                (self.after(front[place][0], action), line, offers[place], number)
                for (_, place, action, number), (_, line) in zip(kept, begun, strict=True)
            ]
        return endings or merged([], begun, keep), cut or waited >= PATIENCE

    def after(self, state: State, action: int) -> State:
        later = state.clone()
        later.apply(action)
        return later

    def looked(self, state: State) -> list[tuple[int, int, float, bool]]:
        """Each action that leads somewhere new: its place, what it is worth, and whether it ends the line."""
        self.look(state)
        return self.found()

    def looked_on(
        self, state: State, before: Offers, chosen: int, offers: Offers, width: int
    ) -> list[tuple[int, int, float, bool]]:
        """The same after an order that was chosen before; only those that may be among the best if it is hasty."""
        if not self.hasty:
            return self.looked(state)
        self.look_on(state, before, chosen, offers, width)
        return self.found()

    def found(self) -> list[tuple[int, int, float, bool]]:
        return [
            (i, self.out.items[i], self.worth[i], self.kind[i] == 2) for i in range(self.out.count) if self.kind[i] != 0
        ]

    # --- one position ---------------------------------------------------------------------------

    def worth_of(self, state: State, side: int) -> float:
        """What a position is worth to a side, chance weighed by its odds."""
        self.side = side
        self.scratch.copy_from(state)
        return self.evaluate_leaf()

    def look(self, state: State) -> None:
        with cython.nogil:
            self.expand(state)

    def look_on(self, state: State, before: Offers, chosen: int, offers: Offers, width: int) -> None:
        with cython.nogil:
            self.look_again(state, before, chosen, offers, width)

    def expand(self, state: State) -> None:
        self.out.clear()
        state.list_legal(self.out)
        for i in range(self.out.count):
            self.weigh_order(state, i)

    def weigh_order(self, state: State, i: int) -> None:
        """What becomes of one of the actions listed, and what it is worth."""
        self.scratch.copy_from(state)
        self.scratch.act(self.out.items[i])
        if not self.is_new(self.scratch.digest()):
            self.kind[i] = 0
            return
        self.kind[i] = 1 if self.scratch.actor == self.side and self.scratch.due() == self.phase else 2
        if self.overlook > 0 and self.is_overlooked(self.out.items[i], self.kind[i]):
            self.kind[i] = 0
            return
        self.worth[i] = self.evaluate_leaf()

    def is_overlooked(self, action: int, kind: int) -> bool:
        if kind == 2 and self.scratch.actor != names.CHANCE:
            return False
        return (absorbed(self.glance, action) >> 11) * (1.0 / 9007199254740992.0) < self.overlook

    def evaluate_leaf(self) -> float:
        """The worth of the scratch position to the side that plans."""
        if self.scratch.actor == names.CHANCE:
            return self.weigh(self.scratch)
        self.positions += 1
        return self.valued(self.scratch)

    def weigh(self, state: State) -> float:
        """The mean worth over what chance may bring."""
        self.chances.clear()
        state.list_odds(self.chances)
        total = 0.0
        for i in range(self.chances.count):
            self.later.copy_from(state)
            self.later.act(self.chances.items[i])
            self.positions += 1
            total += self.chances.weights[i] * self.valued(self.later)
        return total / self.chances.total

    def valued(self, state: State) -> float:
        return state.payoff(self.side) if state.actor == names.OVER else state.appraise(self.side)

    # --- only what may be among the best ---------------------------------------------------------

    def look_again(self, state: State, before: Offers, chosen: int, offers: Offers, width: int) -> None:
        """The best few orders in a position, knowing those on offer before the latest order.

        After an order most others bring what they would have brought before. So only those near it are looked at again,
        and what ends the line, and of the rest the most promising, until none promises more than the best few found.
        """
        self.out.clear()
        state.list_legal(self.out)
        if chosen < 0:
            self.scratch.copy_from(state)
            offers.base = self.evaluate_leaf()
        else:
            offers.base = before.worth[chosen]
        self.expect(before, chosen, offers.base)
        if width > MOST:
            width = MOST
        for k in range(width):
            self.ahead[k] = -1.0
        i = self.most_promising()
        while i >= 0 and self.hope[i] > self.ahead[width - 1]:
            self.hope[i] = LOOKED
            self.weigh_order(state, i)
            if self.kind[i] == 1:
                self.rank(self.worth[i], width)
            i = self.most_promising()
        self.note(offers)

    def expect(self, before: Offers, chosen: int, base: float) -> None:
        """What each order listed should lead to, by what it brought before; both lists mostly go the same way."""
        place = 0
        for i in range(self.out.count):
            self.hope[i] = UNKNOWN
            if chosen >= 0 and abs(self.out.items[i] - before.order[chosen]) < NEAR:
                continue
            for _ in range(before.count):
                place = place + 1 if place + 1 < before.count else 0
                if before.order[place] == self.out.items[i]:
                    if before.worth[place] < UNKNOWN:
                        self.hope[i] = max(0.0, before.worth[place] - before.base + base)
                    break

    def most_promising(self) -> int:
        """Of the orders that were not looked at; −1 if there is none."""
        found = -1
        most = LOOKED
        for i in range(self.out.count):
            if self.hope[i] > most:
                most = self.hope[i]
                found = i
        return found

    def rank(self, worth: float, width: int) -> None:
        """One more among the best found, if it is."""
        k = width - 1
        if worth <= self.ahead[k]:
            return
        while k > 0 and self.ahead[k - 1] < worth:
            self.ahead[k] = self.ahead[k - 1]
            k -= 1
        self.ahead[k] = worth

    def note(self, offers: Offers) -> None:
        offers.count = self.out.count
        for i in range(self.out.count):
            offers.order[i] = self.out.items[i]
            if self.hope[i] != LOOKED:
                offers.worth[i] = self.hope[i]
                self.kind[i] = 0
            else:
                offers.worth[i] = self.worth[i] if self.kind[i] == 1 else UNKNOWN

    # --- what has been met ----------------------------------------------------------------------

    def forget(self) -> None:
        with cython.nogil:
            self.wipe()

    def wipe(self) -> None:
        for i in range(self.held):
            self.seen[self.places[i]] = 0
        self.held = 0

    def is_new(self, key: int) -> bool:
        """Remember a position; false if it was remembered already."""
        place: int = cython.cast(cython.int, key % cython.cast(cython.ulonglong, self.size))
        while self.seen[place] != 0:
            if self.seen[place] == key:
                return False
            place = place + 1 if place + 1 < self.size else 0
        if 4 * self.held < 3 * self.size:
            self.seen[place] = key
            self.places[self.held] = place
            self.held += 1
        return True


def merged(one: list[Line], other: list[Line], keep: int) -> list[Line]:
    """The best of both, no line twice; of equals the one found first."""
    found = {line: worth for worth, line in one + other}
    return sorted(((worth, line) for line, worth in found.items()), key=first, reverse=True)[:keep]


def first(each: tuple[float, Any] | tuple[float, int, int, int]) -> float:
    return each[0]
