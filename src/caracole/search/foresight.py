"""Plans that are tried out: the best ones of two judgements, played on for some turns, compared by what comes of them.

What makes the best plans need not be what tells chances best: `State.planning` is judged as the first, the position
itself as the second. Both propose; trials decide, the worse half of the proposals left out each time.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from caracole.kernel import names
from caracole.search.beam import WIDEST, Beam, Line
from caracole.search.budget import Budget
from caracole.search.trials import Trials

if TYPE_CHECKING:
    from caracole.kernel.state import State

PROPOSALS = 4
"""Plans of each judgement."""
SHARE = 0.3
"""How much of a budget goes into proposing."""
GUESSED = 2.0
"""What was guessed of a plan counts as so many trials …"""
TRUSTED = 0.2
"""… and of a difference between two guesses so much is found again by trials."""


class Proposal:
    """A plan, where it ends, and what trials have made of it."""

    def __init__(self, line: tuple[int, ...], end: State, guess: float) -> None:
        self.line = line
        self.end = end
        self.guess = guess
        self.total = 0.0
        self.trials = 0
        self.chance = 0.0


class Foresight:
    """Plans for the side to decide in a position, found as `Beam` finds them; `turns` are played on after each."""

    def __init__(self, root: State, turns: int) -> None:
        planned = root.planning()
        self.judge = Beam(root)
        self.planner = Beam(planned)
        quick = planned.clone()
        quick.insight = None  # type: ignore[assignment]  # trials are many
        self.trials = Trials(root, quick)
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
        self.planner.stop = self.judge.stop = stop

    @property
    def positions(self) -> int:
        """Looked at for the latest plan."""
        return self.proposing + self.trials.positions - self.before

    def plan(self, root: State, budget: Budget, *, keep: int = 1, widest: int = WIDEST) -> list[Line]:
        """The best lines and the chances they lead to, the best first."""
        start = time.perf_counter()
        self.proposing, self.before = 0, self.trials.positions
        found = self.proposed(root, budget, max(keep, PROPOSALS), widest)
        for each in found:
            each.chance = self.judge.worth_of(each.end, root.actor)
        if len(found) > 1 and found[0].end.actor != names.CHANCE:
            found = self.compared(found, root.actor, budget, start)
        return [(each.chance, each.line) for each in found[:keep]]

    def proposed(self, root: State, budget: Budget, keep: int, widest: int) -> list[Proposal]:
        """What ends in different positions. Where chance ends the best plan, odds have weighed it, and that is all."""
        found: dict[int, Proposal] = {}
        for beam in (self.planner, self.judge):
            beam.overlook, beam.glance = self.overlook, self.glance
            for _, line in beam.plan(root, part(budget, SHARE / 2), keep=keep, widest=widest):
                end = followed(root, line)
                found.setdefault(end.key, Proposal(line, end, self.planner.worth_of(end, root.actor)))
            self.proposing += beam.positions
            if any(each.end.actor == names.CHANCE for each in found.values()):
                break
        return sorted(found.values(), key=lambda each: -each.guess)

    def compared(self, plans: list[Proposal], side: int, budget: Budget, start: float) -> list[Proposal]:
        """The plans by what trials with the same luck say of them: half go on, and half of these, to the last two."""
        rest: list[Proposal] = []
        rounds = (len(plans) - 1).bit_length()
        seed = 0
        for number in range(1, rounds + 1):
            share = SHARE + (1 - SHARE) * number / rounds
            while not self.is_spent(budget, start, share):
                for plan in plans:
                    self.try_out(plan, side, seed)
                seed += 1
            rank(plans)
            half = (len(plans) + 1) // 2 if number < rounds else len(plans)
            plans, rest = plans[:half], plans[half:] + rest
        return plans + rest

    def try_out(self, plan: Proposal, side: int, seed: int) -> None:
        """One trial, and one with every throw the other way round."""
        for turned in (False, True):
            plan.total += self.trials.worth(plan.end, side, self.turns, seed, turned)
            plan.trials += 1

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


def rank(plans: list[Proposal]) -> None:
    """The best first: the mean of its trials, the guess among them."""
    trials = sum(each.trials for each in plans)
    if not trials:
        return
    mean = sum(each.total for each in plans) / trials
    middle = sum(each.guess for each in plans) / len(plans)
    for each in plans:
        guess = GUESSED * (mean + TRUSTED * (each.guess - middle))
        each.chance = (guess + each.total) / (GUESSED + each.trials)
    plans.sort(key=lambda each: -each.chance)
