"""The bot called `greedy`: the best estimate one step on, chance weighed by its odds, and no look further."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caracole.bots.asking import choices
from caracole.kernel.random import Random
from caracole.kernel.view import View
from caracole.search.budget import Budget, Option, Reasons
from caracole.search.expectimax import Expectimax

if TYPE_CHECKING:
    from caracole.kernel.game import Game

DEALS = 8
"""How many deals of what is hidden are looked at."""
CHANCES = 2
"""How many chance steps in a row are weighed exactly."""
POSITIONS = 4000
"""Positions weighed for one action; beyond, estimates stand in."""


class Greedy:
    """Needs no budget."""

    def __init__(self, game: Game, random: Random) -> None:
        self.game = game
        self.random = random
        self.lookahead: Expectimax | None = None
        self.options: object = None

    def choose(self, view: View, budget: Budget) -> int:
        return self.think(view, budget).action

    def think(self, view: View, budget: Budget) -> Reasons:
        legal = choices(view)
        if len(legal) == 1:
            return Reasons(legal[0])
        state = view.state
        totals = [[0.0] * self.game.options.sides(state.options) for _ in legal]
        deals = DEALS if self.game.traits.hidden else 1
        for _ in range(deals):
            lookahead = self.looking(view)
            for total, action in zip(totals, legal, strict=True):
                lookahead.limit = lookahead.nodes + POSITIONS
                for side, value in enumerate(lookahead.worth(action, 0)):
                    total[side] += value / deals
        ranked = sorted(range(len(legal)), key=lambda i: (totals[i][state.actor], self.random.unit()), reverse=True)
        return Reasons(
            legal[ranked[0]],
            values=tuple(totals[ranked[0]]),
            options=tuple(Option(legal[i], state.say(legal[i]), 1, totals[i][state.actor]) for i in ranked),
            line=(state.say(legal[ranked[0]]),),
        )

    def looking(self, view: View) -> Expectimax:
        """A lookahead at a deal that fits the view."""
        state = view.imagine(self.random)
        if self.lookahead is None or self.options != state.options:
            self.lookahead = Expectimax(state, frames=CHANCES + 2, size=1)
            self.options = state.options
        self.lookahead.restart(state, POSITIONS)
        return self.lookahead

    def stop(self) -> None:
        """It answers at once anyway."""
