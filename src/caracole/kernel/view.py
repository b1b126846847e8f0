"""What one seat may know of a match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caracole.kernel import names, refusals

if TYPE_CHECKING:
    from caracole.kernel.errors import Refusal
    from caracole.kernel.game import Game
    from caracole.kernel.random import Random
    from caracole.kernel.record import Outcome
    from caracole.kernel.state import State


class View:
    """One seat's truth: a copy of the state from which everything the seat may not know has been taken out.

    Pictures, logs, bots and the wire are made from views, so they cannot show what is not there.
    """

    __slots__ = ("game", "seat", "state")

    def __init__(self, game: Game, seat: int, state: State) -> None:
        self.game = game
        self.seat = seat
        self.state = state

    @property
    def actor(self) -> int:
        """The side that decides now, CHANCE or OVER."""
        return self.state.actor

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.state.actor == names.OVER

    @property
    def phase(self) -> str:
        """The name of the phase that is due."""
        return self.state.phase

    @property
    def mine(self) -> bool:
        """Whether this seat decides now."""
        return self.seat >= 0 and self.state.actor == self.seat

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, None before its end."""
        return self.state.outcome

    def legal(self) -> list[int]:
        """The seat's own legal actions; nothing while others decide, unless nothing is hidden in this game."""
        if self.mine or not self.game.traits.hidden:
            return self.state.legal()
        return []

    def why_not(self, action: int, language: str = "en") -> Refusal | None:
        """The rule that forbids an action and a sentence about it, None if the action is legal."""
        return refusals.why_not(self.state, action, language)

    def imagine(self, random: Random) -> State:
        """A whole state that fits everything this seat knows, drawn with the right probabilities."""
        self.game.seat(self.state, self.seat)
        return self.game.view.imagine(self, random)

    def __str__(self) -> str:
        return str(self.state)
