"""The bot called `random`: every legal action is as likely as any other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caracole.bots.asking import choices
from caracole.kernel.random import Random
from caracole.kernel.view import View
from caracole.search.budget import Budget, Reasons

if TYPE_CHECKING:
    from caracole.kernel.game import Game


class Uniform:
    """Needs no budget."""

    def __init__(self, game: Game, random: Random) -> None:
        self.random = random

    def choose(self, view: View, budget: Budget) -> int:
        legal = choices(view)
        return legal[self.random.below(len(legal))]

    def think(self, view: View, budget: Budget) -> Reasons:
        return Reasons(self.choose(view, budget))

    def stop(self) -> None:
        """It answers at once anyway."""
