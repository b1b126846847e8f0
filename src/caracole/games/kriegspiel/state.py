"""What the kernel asks of a position of this game, and who answers."""

from __future__ import annotations

from typing import Any

from caracole.games.kriegspiel import appraise, canonical, evaluate, features, inputs, sequence
from caracole.games.kriegspiel.phases import ending
from caracole.games.kriegspiel.position import Position
from caracole.games.kriegspiel.terms import Terms, planning
from caracole.kernel.state import Actions, State


class KriegspielState(Position):
    def setup(self) -> None:
        self.terms = Terms(self.options)
        self.insight = inputs.network()
        sequence.begin(self)

    def list_legal(self, out: Actions) -> None:
        sequence.list_due(self, out)

    def list_distinct(self, out: Actions) -> None:
        canonical.list_legal(self, out)

    def list_odds(self, out: Actions) -> None:
        sequence.list_due(self, out)

    def act(self, action: int) -> None:
        sequence.act(self, action)

    def payoff(self, side: int) -> float:
        return ending.payoff(self, side)

    def estimate(self, side: int) -> float:
        return evaluate.evaluate(self, side)

    def appraise(self, side: int) -> float:
        if self.insight is None or not inputs.is_told(self):
            return appraise.appraise(self, side)
        return inputs.judged(self, side)

    def planners(self) -> list[State]:
        return [planner(self, weight) for weight in planning()]

    def observe(self, seat: int, out: memoryview[float], start: int) -> int:
        return features.observe(self, seat, out, start)


def planner(state: KriegspielState, weight: list[float]) -> KriegspielState:
    """The position as these weights judge it."""
    twin: KriegspielState = state.clone()
    twin.terms = Terms(state.options)
    twin.terms.weigh(weight)
    return twin


STATE: Any = KriegspielState
