"""Seats: who sits where, which side a seat plays, and which of its arms it commands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import msgspec

from caracole.kernel import names
from caracole.kernel.options import seat_commands

if TYPE_CHECKING:
    from caracole.kernel.game import Game
    from caracole.kernel.state import State

CHANGEABLE = ("kind", "account", "name", "bot", "invite", "rightful", "lent", "shown", "contribution")
SeatKind = Literal["open", "invite", "asked", "person", "bot"]


class Seat(msgspec.Struct, kw_only=True):
    """One place at a table, as it is kept."""

    seat: int
    side: int
    arms: list[str] | None = None
    """What it commands of its side; None commands everything."""
    kind: SeatKind = "open"
    account: str | None = None
    name: str | None = None
    bot: str | None = None
    invite: str | None = None
    rightful: str | None = None
    """Who gets the seat back on returning, or has lost it for good; ratings count it for them."""
    lent: bool = False
    """Whether its own holder gave it out of hand; who plays in it then speaks for the seat. Of a bot's: whether its
    holder is out, and it is kept for nobody."""
    shown: bool = False
    """Whether its person lets everybody see the finished match, with this name."""
    arrived_at: int | None = None
    """When its person was first there after the match could start."""
    contribution: str = ""
    """What its player mixed into the luck."""

    def row(self) -> dict[str, Any]:
        """The columns beside the primary key."""
        return {
            "side": self.side,
            "arms": None if self.arms is None else msgspec.json.encode(self.arms).decode(),
            "kind": self.kind,
            "account": self.account,
            "name": self.name,
            "bot": self.bot,
            "invite": self.invite,
            "rightful": self.rightful,
            "lent": self.lent,
            "shown": self.shown,
            "contribution": self.contribution,
        }

    @classmethod
    def of_row(cls, row: Any) -> Seat:
        return cls(
            seat=row.seat,
            side=row.side,
            arms=None if row.arms is None else msgspec.json.decode(row.arms),
            kind=row.kind,
            account=row.account,
            name=row.name,
            bot=row.bot,
            invite=row.invite,
            rightful=row.rightful,
            lent=row.lent,
            shown=row.shown,
            arrived_at=row.arrived_at,
            contribution=row.contribution,
        )

    def changes(self) -> dict[str, Any]:
        """What may change, as parameters of a statement."""
        return {f"b_{name}": value for name, value in self.row().items() if name in CHANGEABLE}

    @property
    def taken(self) -> bool:
        return self.kind in ("person", "bot")

    @property
    def kept(self) -> bool:
        """Whether it is kept for somebody who did not hand it over: whoever plays in it consents to nothing."""
        return self.rightful is not None and not self.lent


def empty_seats(game: Game, asked: dict[str, Any], options: Any) -> list[Seat]:
    """The empty seats of a match with these options, in order."""
    people = asked.get("players", game.options.DEFAULTS.get("players"))
    return [
        Seat(seat=number, side=command.side, arms=list(command.arms) if command.arms else None)
        for number, command in enumerate(seat_commands(game.options, people, options))
    ]


def deciders(seats: list[Seat], side: int) -> list[Seat]:
    """The seats of a side that can decide now: its people, or its bots if no person is there."""
    own = [seat for seat in seats if seat.side == side and seat.taken]
    return [seat for seat in own if seat.kind == "person"] or own


def commands(seats: list[Seat], seat: Seat) -> set[str] | None:
    """The arms a seat orders now: its own, and those of seats of its side where no person sits. None is everything."""
    if seat.arms is None:
        return None
    people = [other for other in deciders(seats, seat.side) if other.kind == "person"]
    if len(people) <= 1:
        return None
    orphans = [s for s in seats if s.side == seat.side and s not in people]
    mine = set(seat.arms)
    for orphan in orphans:
        if people[orphan.seat % len(people)] is seat:
            mine |= set(orphan.arms or ())
    return mine


def may_order(game: Game, state: State, seats: list[Seat], seat: Seat, action: int) -> bool:
    """Whether the seat commands the arm this action orders; what orders no arm is for everybody of the side."""
    mine = commands(seats, seat)
    if mine is None or state.actor == names.CHANCE:
        return True
    arm = game.gestures.arm(state, action)
    return arm is None or arm in mine
