"""A match between those who decide for its seats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, Protocol

from caracole.arena.entrants import Entrant
from caracole.bots import Bot, Budget
from caracole.kernel.game import Game
from caracole.kernel.match import Match
from caracole.kernel.random import Random
from caracole.kernel.view import View


class Decider(Protocol):
    def choose(self, view: View) -> int: ...


class Seated(NamedTuple):
    """A bot with what each of its decisions may cost."""

    bot: Bot
    budget: Budget

    def choose(self, view: View) -> int:
        return self.bot.choose(view, self.budget)


def seated(entrant: Entrant, game: Game, random: Random) -> Seated:
    return Seated(entrant.seated(game, random), entrant.limits(game))


def playing(match: Match, seats: Sequence[Decider]) -> Iterator[tuple[View, int]]:
    """Each decision with the view it was made from, before it is carried out; chance is settled in between."""
    match.settle()
    while not match.over:
        seat = match.state.actor
        view = match.view(seat)
        action = seats[seat].choose(view)
        yield view, action
        match.play(action, by=seat)
        match.settle()
