"""The state: what the kernel asks of a position, and who answers."""

from __future__ import annotations

from typing import Any

from caracole.games.generalowsky import appraise, evaluate, features, medals, position, sequence
from caracole.games.generalowsky.position import Position
from caracole.games.generalowsky.terms import Terms
from caracole.kernel.state import Actions


class GeneralowskyState(Position):
    def setup(self) -> None:
        self.terms = Terms(self.options)
        position.set_up(self)
        sequence.begin(self)

    def list_legal(self, out: Actions) -> None:
        sequence.list_legal(self, out)

    def list_odds(self, out: Actions) -> None:
        sequence.list_odds(self, out)

    def act(self, action: int) -> None:
        sequence.act(self, action)

    def race_score(self, side: int) -> int:
        return medals.standing(self, side)

    def estimate(self, side: int) -> float:
        return evaluate.evaluate(self, side)

    def appraise(self, side: int) -> float:
        return appraise.appraise(self, side)

    def settled(self) -> bool:
        return sequence.is_between_spins(self)

    def observe(self, seat: int, out: memoryview[float], start: int) -> int:
        return features.observe(self, seat, out, start)


STATE: Any = GeneralowskyState
