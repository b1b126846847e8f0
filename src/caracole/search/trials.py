"""Positions played on for some turns by short-sighted plans, chance thrown anew in each trial.

A plan is worth what comes of it, and the other side answers it. Both sides play on by beams of one line, which cost
next to nothing; trials with the same seed throw the same dice for each side, whatever is compared by them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from caracole.kernel import names
from caracole.kernel.random import absorbed
from caracole.kernel.state import Actions
from caracole.search.beam import LONGEST, PATIENCE, Beam, Offers

if TYPE_CHECKING:
    from caracole.kernel.state import State

FEW = 1 << 12
"""Room for the positions of one line."""


class Trials:
    """Trials by what plans go by; where they end, by what chances are told by."""

    beam: Beam
    live: State
    front: State
    chances: Actions
    seed: int
    turned: bool
    """Each throw the other way round: two trials of a seed, the lucky one and the unlucky one."""
    thrown: list[int]
    """How often each side has thrown."""
    tried: int
    orders: list[int]
    even: Offers
    odd: Offers
    """What was on offer before the last order, and before the one before it."""
    longest: int
    patience: int

    def __init__(self, judged: State, planned: State) -> None:
        self.beam = Beam(planned, FEW)
        self.live = judged.clone()
        self.front = judged.clone()
        self.chances = Actions()
        self.seed = 0
        self.turned = False
        self.thrown = [0] * 6
        self.orders = [0] * 64
        self.even = Offers()
        self.odd = Offers()
        self.tried = 0
        self.longest = LONGEST
        self.patience = PATIENCE

    @property
    def positions(self) -> int:
        """Looked at so far; a trial is one, also where the match is over at once."""
        return self.beam.positions + self.tried

    def worth(self, state: State, side: int, turns: int, seed: int, turned: bool) -> float:
        """What a position is worth to the side on turn once this turn is over, and so many more."""
        self.seed = seed
        self.turned = turned
        self.tried += 1
        with cython.nogil:
            found = self.played(state, side, turns)
        return found

    def played(self, state: State, side: int, turns: int) -> float:
        self.live.copy_from(state)
        for other in range(names.SEATS):
            self.thrown[other] = 0
        mover = side
        while self.live.actor != names.OVER:
            if self.live.actor == names.CHANCE:
                self.throw(mover)
                continue
            if self.live.actor != mover:
                if turns == 0:
                    return self.live.appraise(side)
                turns -= 1
                mover = self.live.actor
            if self.go_on() == 0:
                return self.live.appraise(side)
        return self.live.payoff(side)

    def throw(self, mover: int) -> None:
        """An outcome by its odds: the side's next throw of this seed."""
        self.chances.clear()
        self.live.list_odds(self.chances)
        self.thrown[mover] += 1
        word = absorbed(absorbed(self.seed, mover), self.thrown[mover]) >> 11
        left: cython.longlong = word % cython.cast(cython.ulonglong, self.chances.total)
        if self.turned:
            left = self.chances.total - 1 - left
        for i in range(self.chances.count):
            left -= self.chances.weights[i]
            if left < 0:
                self.live.act(self.chances.items[i])
                return

    def go_on(self) -> int:
        """The orders of a hasty beam of one line, as far as its best ending; how many there were."""
        self.beam.side = self.live.actor
        self.beam.phase = self.live.due()
        self.beam.wipe()
        self.front.copy_from(self.live)
        best = -1.0
        length = 0
        last = 0
        made = 0
        chosen = -1
        while made < self.longest:
            if made % 2:
                self.beam.look_again(self.front, self.even, chosen, self.odd, 1)
            else:
                self.beam.look_again(self.front, self.odd, chosen, self.even, 1)
            ahead = -1.0
            chosen = -1
            for i in range(self.beam.out.count):
                if self.beam.kind[i] == 2 and self.beam.worth[i] > best:
                    best = self.beam.worth[i]
                    length = made + 1
                    last = self.beam.out.items[i]
                elif self.beam.kind[i] == 1 and self.beam.worth[i] > ahead:
                    ahead = self.beam.worth[i]
                    chosen = i
            if chosen < 0 or (length > 0 and made + 1 - length >= self.patience):
                break
            self.orders[made] = self.beam.out.items[chosen]
            self.front.act(self.orders[made])
            made += 1
        if length > 0:
            self.orders[length - 1] = last
            made = length
        for i in range(made):
            self.live.act(self.orders[i])
        return made
