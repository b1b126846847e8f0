"""Every line with its exact odds: to the end of the match where that is possible, else as far as the budget reaches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from caracole.review.candidates import Candidate, Stopped, better, spread
from caracole.search.expectimax import Expectimax

if TYPE_CHECKING:
    from caracole.kernel.state import State
    from caracole.kernel.view import View

FRAMES = 160
"""Steps an exact search follows."""
ROOM = 60
"""Steps a lookahead follows."""
REMEMBERED = 1 << 14
"""Positions that one search remembers."""
TRIAL = 8
"""One action at least must be solved with this part of the positions."""
DEEP = 1000
"""A depth that no endgame reaches."""


def solved(state: State, legal: Sequence[int], limit: int) -> list[Candidate] | None:
    """Every action with its certain worth, the best first, if so many positions suffice to find it.

    Where a part of them does not solve a single action, nothing is near its end, and the others are not spent on it.
    """
    solver = Expectimax(state, frames=FRAMES, size=REMEMBERED, limit=max(1, limit // TRIAL))
    solver.exact = True
    found: list[Candidate] = []
    for action in legal:
        values = solver.worth(action, DEEP)
        if solver.guessed and found and solver.limit < limit:
            solver.limit, solver.guessed = limit, False
            values = solver.worth(action, DEEP)
        if solver.guessed:
            return None
        found.append(candidate_of(state, action, values, 0.0, exact=True))
    return sorted(found, key=better, reverse=True)


def candidate_of(state: State, action: int, values: list[float], error: float, *, exact: bool) -> Candidate:
    candidate = Candidate(action, state.actor, len(values))
    candidate.settle(values, error, exact=exact)
    candidate.line = (state.say(action),)
    return candidate


def outcomes(state: State, limit: int) -> dict[int, list[float]]:
    """What each outcome of the chance step due is worth to each side, with all cards open.

    Lines are followed to the next position whose appraisal may be trusted. All outcomes are treated alike, so that
    what falls differs from what was expected by nothing on the average.
    """
    look = Expectimax(state, frames=ROOM, size=1, limit=limit)
    look.careful = True
    found = {}
    for outcome in state.odds().outcomes:
        look.restart(state, limit)
        found[outcome] = spread(look.worth(outcome, 0))
    return found


class Lookahead:
    """One decision further each time; the error is what the last depth has changed."""

    def __init__(self, positions: int, stopped: Stopped) -> None:
        self.positions = positions
        self.stopped = stopped

    def weigh(self, view: View, seed: int, played: int | None) -> list[Candidate]:
        state = view.state
        legal = view.legal()
        values, before, spent, exact = self.deepened(state, legal)
        found = []
        for action, now, then in zip(legal, values, before or values, strict=True):
            moved = abs(now[state.actor] - then[state.actor])
            candidate = candidate_of(state, action, now, 0.0 if exact else moved, exact=exact)
            candidate.simulations = spent // len(legal)
            found.append(candidate)
        return sorted(found, key=better, reverse=True)

    def deepened(self, state: State, legal: list[int]) -> tuple[list[list[float]], list[list[float]], int, bool]:
        """Of the last depth that was finished and of the one before, what each action is worth; and whether surely."""
        look = Expectimax(state, frames=ROOM, size=REMEMBERED)
        look.careful = True
        values: list[list[float]] = []
        before: list[list[float]] = []
        spent = 0
        exact = False
        for depth in range(DEEP):
            if depth:
                look.limit = self.positions
            look.guessed = False
            found = [look.worth(action, depth) for action in legal]
            if depth and look.nodes >= look.limit:
                break
            values, before, exact = found, values, not look.guessed
            spent, last = look.nodes, spent
            if exact or self.stopped() or 2 * spent - last > self.positions:
                break
        return values, before, spent, exact
