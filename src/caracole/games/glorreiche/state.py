"""The state: what the kernel asks of a position, and who answers."""

from __future__ import annotations

from typing import Any

from caracole.games.glorreiche import appraise, evaluate, features, inputs, position, sequence
from caracole.games.glorreiche.phases import arriving
from caracole.games.glorreiche.position import Position
from caracole.games.glorreiche.terms import Terms
from caracole.kernel.state import Actions


class GlorreicheState(Position):
    def setup(self) -> None:
        self.terms = Terms(self.options)
        if not self.terms.is_default:
            self.insight = inputs.network()
        position.set_up(self)
        sequence.begin(self)

    def list_legal(self, out: Actions) -> None:
        sequence.list_legal(self, out)

    def list_odds(self, out: Actions) -> None:
        sequence.list_odds(self, out)

    def act(self, action: int) -> None:
        sequence.act(self, action)

    def race_score(self, side: int) -> int:
        return arriving.standing(self, side)

    def estimate(self, side: int) -> float:
        return evaluate.evaluate(self, side)

    def appraise(self, side: int) -> float:
        if self.insight is None or not inputs.is_asked(self):
            return appraise.appraise(self, side)
        return inputs.judged(self, side)

    def observe(self, seat: int, out: memoryview[float], start: int) -> int:
        return features.observe(self, seat, out, start)


STATE: Any = GlorreicheState
