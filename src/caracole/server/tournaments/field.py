"""A tournament as plain values: who takes part and what was played. Nothing here asks the database."""

from __future__ import annotations

from typing import Literal

import msgspec

Form = Literal["robin", "swiss", "arena", "knockout", "duplicate"]
Now = Literal["bye", "playing", "over", "void"]


class Entrant(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who takes part: an account, or a level of bots."""

    number: int
    name: str | None = None
    """None: a former player."""
    account: str | None = None
    bot: str | None = None
    rating: int = 1500
    status: Literal["in", "away", "out"] = "in"
    since: int = 1
    """The first round they could play."""
    member: bool = False
    """Whether they have a page of their own."""


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """A pairing and what became of it."""

    round: int
    board: int
    leg: int = 0
    players: tuple[int, ...]
    """Numbers of entrants, by seat; one alone has a bye."""
    table: str | None = None
    now: Now = "over"
    places: tuple[int, ...] = ()
    """Of each seat, from 1; equal places are shared."""
    left: tuple[bool, ...] = ()
    """Who did not come, or did not stay."""
    counts: tuple[int, ...] | None = None
    """What people count at the end, if the rules ended the match."""
    steps: int = 0
    reason: str = ""

    @property
    def over(self) -> bool:
        return self.now != "playing"

    @property
    def contested(self) -> bool:
        """Whether it was played by everybody who sat there."""
        return self.now == "over" and not any(self.left)

    def place(self, seat: int) -> int:
        """Who has left is behind everybody who stayed."""
        return len(self.players) + 1 if self.left[seat] else self.places[seat]

    def share(self, seat: int, other: int) -> float:
        """What a seat gets against another: 1, ½ or 0; nothing for who has left."""
        if self.left[seat]:
            return 0.0
        mine, theirs = self.place(seat), self.place(other)
        return 0.5 if mine == theirs else float(mine < theirs)

    def points(self, seat: int, seats: int) -> float:
        """One for each opponent left behind, half for each tied with; at a smaller table, as much as at a full one."""
        if self.now == "bye":
            return float(seats - 1)
        if self.now != "over":
            return 0.0
        others = [other for other in range(len(self.players)) if other != seat]
        return sum(self.share(seat, other) for other in others) * (seats - 1) / len(others)


def met(played: list[Played]) -> dict[frozenset[int], int]:
    """How often two have sat at one table."""
    found: dict[frozenset[int], int] = {}
    for one in played:
        for place, number in enumerate(one.players):
            for other in one.players[place + 1 :]:
                pair = frozenset((number, other))
                found[pair] = found.get(pair, 0) + 1
    return found
