"""Plans that are tried out: the best of several judgements, played on for some turns, compared by what comes of them.

What makes the best plans need not be what tells chances best: `State.planners` are judged as the first, the position
itself as the second. All of them propose; trials decide, the next one always of the plan that may yet turn out best.
"""

from __future__ import annotations

import math
import time
from typing import TYPE_CHECKING

from caracole.kernel import names
from caracole.search.beam import WIDEST, Beam, Line
from caracole.search.budget import Budget
from caracole.search.trials import Trials

if TYPE_CHECKING:
    from caracole.kernel.state import State

FEW = 1 << 15
"""Room for the positions that a beam has met: there are many beams, and hasty ones meet fewer."""
KEPT = 1
"""Plans of each beam that are tried out."""
MOST = 48
"""Plans that are tried out at all."""
SHARE = 0.18
"""How much of a budget goes into proposing at most, and …"""
CAREFUL = 0.15
"""… how much of it into beams that overlook nothing, together."""
OVERLOOKED = 0.3
"""How much of what can be done the others overlook, each something else, so that they propose something else."""
TRUSTED = 0.2
"""Of a difference between two guesses so much is found again by trials."""
LEAST_DOUBT = 0.03
"""How far the result of one trial is from what a plan is worth, at least: both sides play on in one way only."""
MOST_GUESSED = 60.0
"""What was guessed of a plan counts as so many trials at most."""


class Proposal:
    """A plan, where it ends, and what trials have made of it."""

    def __init__(self, line: tuple[int, ...], end: State, guess: float) -> None:
        self.line = line
        self.end = end
        self.guess = guess
        self.total = 0.0
        self.squares = 0.0
        self.trials = 0
        self.chance = 0.0
        self.doubt = 0.0

    def add(self, worth: float) -> None:
        """One more trial."""
        self.total += worth
        self.squares += worth * worth
        self.trials += 1

    def most(self) -> float:
        """What the plan may well be worth."""
        return self.chance + self.doubt


class Foresight:
    """Plans for the side to decide in a position, found as `Beam` finds them; `turns` are played on after each."""

    def __init__(self, root: State, turns: int) -> None:
        planners = root.planners()
        self.planner = Beam(planners[0], FEW)
        for each in planners:
            each.insight = None  # type: ignore[assignment]  # trials are many, and so are proposals
        self.beams = [self.planner, Beam(root, FEW), *(Beam(each, FEW) for each in planners[1:])]
        for beam in self.beams:
            beam.hasty = True
        self.judge = self.beams[1]
        self.trials = Trials(root, planners[0])
        self.turns = turns
        self.overlook = 0.0
        self.glance = 0
        self.proposing = 0
        """Positions that the proposals took."""
        self.before = 0

    @property
    def stop(self) -> bool:
        """Whether to answer now; another thread may say so."""
        return self.planner.stop

    @stop.setter
    def stop(self, stop: bool) -> None:
        for beam in self.beams:
            beam.stop = stop

    @property
    def positions(self) -> int:
        """Looked at for the latest plan."""
        return self.proposing + self.trials.positions - self.before

    def plan(self, root: State, budget: Budget, *, keep: int = 1, widest: int = WIDEST) -> list[Line]:
        """The best lines and the chances they lead to, the best first."""
        start = time.perf_counter()
        self.proposing, self.before = 0, self.trials.positions
        found = self.proposed(root, budget, start, widest)
        for each in found:
            each.chance = self.judge.worth_of(each.end, root.actor)
        if len(found) > 1 and found[0].end.actor != names.CHANCE:
            found = self.compared(found, root.actor, budget, start)
        return [(each.chance, each.line) for each in found[:keep]]

    def proposed(self, root: State, budget: Budget, start: float, widest: int) -> list[Proposal]:
        """Plans that seem worth different things: of beams that overlook nothing, then of others while there is time.

        Where chance ends the best plan, odds have weighed it, and that is all.
        """
        found: dict[float, Proposal] = {}
        count = len(self.beams)
        share = part(budget, CAREFUL / count)
        for number in range(MOST):
            beam, look = self.beams[number % count], number // count
            beam.overlook, beam.glance = max(self.overlook, OVERLOOKED if look else 0.0), self.glance + look
            for _, line in beam.plan(root, share, keep=KEPT, widest=1 if look else widest):
                end = followed(root, line)
                guess = self.planner.worth_of(end, root.actor)
                found.setdefault(guess, Proposal(line, end, guess))
            self.proposing += beam.positions
            weighed = any(each.end.actor == names.CHANCE for each in found.values())
            if weighed or len(found) >= MOST or (look and self.is_spent(budget, start, SHARE)):
                break
        return sorted(found.values(), key=lambda each: -each.guess)

    def compared(self, plans: list[Proposal], side: int, budget: Budget, start: float) -> list[Proposal]:
        """The plans by what trials say of them: the next trials are of the plan that may yet turn out best."""
        for plan in plans:
            self.try_out(plan, side)
        while not self.is_spent(budget, start, 1.0):
            estimate(plans)
            self.try_out(max(plans, key=Proposal.most), side)
        estimate(plans)
        return sorted(plans, key=lambda each: -each.chance)

    def try_out(self, plan: Proposal, side: int) -> None:
        """Two trials, the second with every throw the other way round. The next two of each plan have the same dice."""
        seed = plan.trials // 2
        for turned in (False, True):
            plan.add(self.trials.worth(plan.end, side, self.turns, seed, turned))

    def is_spent(self, budget: Budget, start: float, share: float) -> bool:
        if self.stop or (budget.playouts is not None and self.positions >= share * budget.playouts):
            return True
        return budget.seconds is not None and time.perf_counter() - start >= share * budget.seconds


def part(budget: Budget, share: float) -> Budget:
    playouts = None if budget.playouts is None else max(1, int(share * budget.playouts))
    return Budget(playouts, None if budget.seconds is None else share * budget.seconds)


def followed(state: State, line: tuple[int, ...]) -> State:
    """Where a line ends."""
    end = state.clone()
    for action in line:
        end.apply(action)
    return end


def estimate(plans: list[Proposal]) -> None:
    """What each plan is worth: the mean of its trials and its guess, which counts the more the less plans differ."""
    count, trials = len(plans), sum(each.trials for each in plans)
    mean = sum(each.total / each.trials for each in plans) / count
    middle = sum(each.guess for each in plans) / count
    noise = sum(each.squares - each.total * each.total / each.trials for each in plans) / max(1, trials - count)
    noise = max(noise, LEAST_DOUBT * LEAST_DOUBT)
    apart = sum((each.total / each.trials - mean) ** 2 for each in plans) / max(1, count - 1)
    apart -= noise * sum(1 / each.trials for each in plans) / count
    guessed = noise / max(apart, noise / MOST_GUESSED)
    for each in plans:
        guess = guessed * (mean + TRUSTED * (each.guess - middle))
        each.chance = (guess + each.total) / (guessed + each.trials)
        each.doubt = math.sqrt(noise / (guessed + each.trials))
