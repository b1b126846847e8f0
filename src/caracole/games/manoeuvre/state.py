"""What the kernel asks of a position; nothing is decided here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from caracole.games.manoeuvre import appraise, dealing, evaluate, features, inputs, sequence, terms
from caracole.games.manoeuvre.phases import ending
from caracole.games.manoeuvre.position import Position

if TYPE_CHECKING:
    from caracole.kernel.random import Random
    from caracole.kernel.state import Actions


class ManoeuvreState(Position):
    """A position that knows the rules."""

    def setup(self) -> None:
        self.terms = terms.terms_for(self.options)
        self.insight = inputs.network()
        sequence.start(self)

    def list_legal(self, out: Actions) -> None:
        sequence.list_legal(self, out)

    def list_odds(self, out: Actions) -> None:
        sequence.list_odds(self, out)

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

    def observe(self, seat: int, out: memoryview[float], start: int) -> int:
        return features.observe(self, seat, out, start)

    def noticed(self, action: int, seat: int) -> int:
        return dealing.noticed(self, action, seat)

    def redeal(self, seat: int, random: Random) -> None:
        dealing.redeal(self, seat, random)


STATE: Any = ManoeuvreState
