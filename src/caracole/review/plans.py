"""Whole turns planned below each action, for games whose turn is many small orders."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caracole.review.candidates import Candidate, Stopped, after, better
from caracole.search.beam import Beam
from caracole.search.budget import Budget

if TYPE_CHECKING:
    from caracole.kernel.state import State
    from caracole.kernel.view import View

FINALISTS = 3
"""Orders beside the planned one whose turns are planned to the end."""
FREE = Budget(playouts=1 << 40)


class Plans:
    """An order is worth what the best turn that goes on from it is worth.

    Orders that promise little are judged by the position right after them, as far behind the best as they are there.
    The error is what the last doubling of the lines followed side by side has changed.
    """

    def __init__(self, width: int, stopped: Stopped) -> None:
        self.width = width
        self.stopped = stopped

    def weigh(self, view: View, seed: int, played: int | None) -> list[Candidate]:
        state = view.state
        turn = Turn(state, self.width)
        at_once = turn.at_once(view.legal())
        ranked = sorted(at_once, key=lambda action: (-at_once[action], action))
        final = dict.fromkeys([turn.planned, *ranked[:FINALISTS]])
        weighed = {action: turn.weighed(action, at_once[action]) for action in final if not self.stopped()}
        if not weighed:
            weighed = {ranked[0]: turn.judged(ranked[0], at_once[ranked[0]], 0.0)}
        best = max(weighed.values(), key=better)
        if played is not None and played not in weighed:
            weighed[played] = turn.weighed(played, at_once[played])
        for action in ranked:
            if action not in weighed:
                behind = at_once[ranked[0]] - at_once[action]
                weighed[action] = turn.judged(action, best.value - behind, 0.0)
        return sorted(weighed.values(), key=better, reverse=True)


class Turn:
    """The lines that begin in one position."""

    def __init__(self, state: State, width: int) -> None:
        self.state = state
        self.width = width
        self.beam = Beam(state)
        self.sides = state.game.options.sides(state.options)
        self.phase = state.phase
        self.planned = self.beam.plan(state, FREE, widest=width)[0][1][0]
        """The first order of the best turn found from here."""

    def at_once(self, legal: list[int]) -> dict[int, float]:
        """What the position right after each order is worth, chance weighed by its odds; equal positions alike."""
        self.beam.forget()
        worths = {action: worth for _, action, worth, _ in self.beam.looked(self.state)}
        keys = {after(self.state, action).key: worth for action, worth in worths.items()}
        return {action: worths[action] if action in worths else keys[after(self.state, action).key] for action in legal}

    def weighed(self, action: int, at_once: float) -> Candidate:
        later = after(self.state, action)
        if later.actor != self.state.actor or later.phase != self.phase:
            return self.judged(action, at_once, 0.0)
        narrow = self.beam.plan(later, FREE, widest=max(1, self.width // 2))[0]
        worth, line = self.beam.plan(later, FREE, widest=self.width)[0] if self.width > 1 else narrow
        return self.judged(action, worth, worth - narrow[0], line)

    def judged(self, action: int, worth: float, error: float, line: tuple[int, ...] = ()) -> Candidate:
        values = [(1 - worth) / (self.sides - 1)] * self.sides
        values[self.state.actor] = worth
        candidate = Candidate(action, self.state.actor, self.sides)
        candidate.settle(values, error)
        candidate.simulations = 1
        position = self.state.clone()
        for step in (action, *line):
            candidate.line += (position.say(step),)
            position.apply(step)
        return candidate
