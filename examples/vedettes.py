"""Vedettes: a small card game with a deal, hidden hands and face-down cards, in one file.

Nine cards, 1 to 9; each side is dealt three. Three posts are fought for one after another: both lay a card face down,
then both are shown, and the higher takes the post. Whoever holds more posts wins; the last card plays itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from caracole.kernel.game import Game
from caracole.kernel.names import CHANCE, OVER
from caracole.kernel.plain import PlainState
from caracole.kernel.traits import Traits

if TYPE_CHECKING:
    from caracole.kernel.random import Random

CARDS = range(1, 10)
UNKNOWN = 0
HAND = 3


class Vedettes(PlainState):
    """Actions 0 to 8 lay the cards 1 to 9, outcomes 9 to 17 deal them."""

    words = (*(f"lay-{card}" for card in CARDS), *(f"@{card}" for card in CARDS))

    hands: list[list[int]]
    laid: list[list[int]]
    """Face down: at most one card of each side."""
    shown: list[list[int]]
    """The cards that have fought, in order."""

    def begin(self) -> None:
        self.hands, self.laid, self.shown = [[], []], [[], []], [[], []]
        self.actor = CHANCE

    def chances(self) -> dict[int, int]:
        return {8 + card: 1 for card in self.unseen()}

    def legal_actions(self) -> list[int]:
        return [card - 1 for card in self.hands[self.actor] if card != UNKNOWN]

    def do(self, action: int) -> None:
        if self.actor == CHANCE:
            self.hands[0 if len(self.hands[0]) < HAND else 1].append(action - 8)
            self.actor = CHANCE if len(self.hands[1]) < HAND else 0
            return
        side = self.actor
        self.hands[side].remove(action + 1 if action + 1 in self.hands[side] else UNKNOWN)
        self.laid[side].append(action + 1)
        self.actor = 1 - side
        if all(self.laid):
            self.fight()

    def fight(self) -> None:
        for side in (0, 1):
            self.shown[side].append(self.laid[side].pop())
            if len(self.hands[side]) == 1:
                self.laid[side].append(self.hands[side].pop())
        self.actor = 0 if self.hands[0] else OVER
        if self.actor == OVER and all(self.laid):
            self.fight()

    def winners(self) -> list[int]:
        posts = sum(1 if mine > theirs else -1 for mine, theirs in zip(*self.shown, strict=True))
        return [0 if posts > 0 else 1]

    # --- what is hidden: the other side's hand, and what it has laid ------------------------------

    def hide(self, seat: int) -> None:
        for side in (0, 1):
            if side != seat:
                self.hands[side] = [UNKNOWN] * len(self.hands[side])
                self.laid[side] = [UNKNOWN] * len(self.laid[side])

    def guess(self, seat: int, random: Random) -> None:
        self.hide(seat)
        left = self.unseen()
        for cards in (*self.hands, *self.laid):
            for place, card in enumerate(cards):
                if card == UNKNOWN:
                    cards[place] = left.pop(random.below(len(left)))

    def unseen(self) -> list[int]:
        """The cards that lie nowhere, as far as can be seen."""
        seen = {card for cards in (*self.hands, *self.laid, *self.shown) for card in cards}
        return [card for card in CARDS if card not in seen]

    def tells(self, action: int, seat: int) -> bool:
        """A card dealt, or laid face down, is known to its own side only."""
        if self.actor == CHANCE:
            return seat == (0 if len(self.hands[0]) < HAND else 1)
        return seat == self.actor or any(self.laid)

    def text(self) -> str:
        rows = []
        for side, name in enumerate(("red ", "blue")):
            for what, cards in (("hand", self.hands), ("laid", self.laid), ("shown", self.shown)):
                row = " ".join("?" if card == UNKNOWN else str(card) for card in cards[side])
                rows.append(f"{name}  {what:5}  {row}")
        return "\n".join(rows)


STATE = Vedettes
GAME = Game(Traits(name="vedettes", title="Vedettes", actions=9, outcomes=9, hidden=True, chance=True), __name__)
