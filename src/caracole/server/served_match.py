"""What the stored steps of a table mean: the match, its clocks, what is offered, who is out, how it ended.

A step is a play, an outcome of chance, or something the table did (undo, resign, offer…). Steps are only ever added.
An undo is a step too, so its number is what “the version I saw” means on the wire: it never names two positions.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

from caracole.kernel import names
from caracole.kernel.game import Game
from caracole.kernel.luck import FairLuck
from caracole.kernel.match import Match
from caracole.kernel.state import State
from caracole.server.clocks import Clock, Clocks, patience

if TYPE_CHECKING:
    from caracole.server.seating import Seat

PLAY, CHANCE, COPIED, BACK = "play", "chance", "copied", "back"
RESIGN, TIMEOUT, OFFER, ACCEPT, DECLINE, RESUME, SEATED = (
    "resign",
    "timeout",
    "offer",
    "accept",
    "decline",
    "resume",
    "seated",
)
BEGUN, FORFEIT = "begun", "forfeit"
SAID, UNSAID = "said", "unsaid"
"""A word that all of a side must give, and one that is taken back."""
STAND_IN, SUBSTITUTE, HOLDER, LINK, NO_LINK = "stand-in", "substitute", "holder", "link", "no-link"
"""Who has a seat now, in the text of a step that seats somebody; a link changes nothing yet."""
Permit: TypeAlias = Callable[[State, int], object]
"""Asked once an action is known to be legal; refuses it by raising."""
CLAIMS = ("adjourn", "stand-in", "forfeit", "substitute")
"""What the others may agree on when somebody is absent."""


class Diverged(Exception):
    """A stored step that does not follow from the rules or from the seed of the luck."""


class Entry(msgspec.Struct, frozen=True):
    """One row of `steps`."""

    number: int
    kind: str
    side: int
    seat: int
    text: str
    at: int
    action_id: str | None = None

    @classmethod
    def of_row(cls, row: Any) -> Entry:
        return cls(row.number, row.kind, row.side, row.seat, row.text, row.at, row.action_id)


class Offer(msgspec.Struct):
    """Something all must agree to."""

    kind: str
    """`draw`, `takeback` or `pause`; or a claim about somebody absent."""
    by: int
    """The seat that asks."""
    to: int
    """The match's step a takeback goes back to; of a claim, the seat whose player is absent."""
    agreed: set[int]


class Ending(msgspec.Struct, frozen=True):
    """How a match ended, by the rules or otherwise."""

    reason: str
    """The reason the rules give, or `resigned`, `time`, `absent`, `agreed`, `imported`."""
    winners: list[int]
    """Sides."""
    ranking: list[int]
    scores: list[float] | None = None
    counts: list[int] | None = None
    """What people count at the end, if the rules ended the match; the game's page has the word."""


class Word(msgspec.Struct, frozen=True):
    """What somebody said that all of their side must say (`joint_words.py`)."""

    seat: int
    step: int
    """The newest step of the match then."""


class ServedMatch:
    """A match with everything around it, brought forward step by step."""

    KEPT = 24
    """How many of the newest positions the match keeps, so that telling their steps replays nothing."""

    def __init__(
        self, game: Game, options: Any, luck: FairLuck, clock: Clock, *, asked: dict[str, Any], waits: bool = False
    ) -> None:
        self.game = game
        self.match = Match(game, options, luck, keeps=self.KEPT)
        self.match.asked = asked
        self.sides = game.options.sides(options)
        self.clocks = Clocks(clock, self.sides)
        self.number = 0
        self.asking = 0
        """The newest step that asks whoever decides anew; that the clocks begin to run asks nobody anything."""
        self.at = 0
        self.acknowledged: dict[str, int] = {}
        """Action ids that are stored, and the number each had."""
        self.offer: Offer | None = None
        self.paused = False
        self.out: set[int] = set()
        """Sides that resigned, ran out of time or were not there."""
        self.cause = ""
        """Why the newest of them is out."""
        self.minded: set[int] = set()
        """Sides whose time was out and that a bot plays on: their clock stands."""
        self.welcomed: dict[int, int] = {}
        """How often each side has come back from that."""
        self.waiting = waits
        """Whether the clocks stand still until everybody who sits has been there once."""
        self.latest: int | None = None
        """When they start at the latest."""
        self.resigned: set[int] = set()
        """Seats that resigned; a side is out when all its people have."""
        self.words: set[int] = set()
        """Seats that have given the word all of their side must give, in this phase."""
        self.spoken: list[Word] = []
        """All of them, for the log."""
        self.voiced = -1
        """The step of the match after which somebody last gave the word or took it back."""
        self.ending: Ending | None = None
        self.numbers: dict[int, int] = {}
        """By the match's step, for the newest few: the number it has at the table."""
        self.rewound = 0
        """The newest step of the table that took some of the match back."""

    @property
    def over(self) -> bool:
        return self.ending is not None

    @property
    def actor(self) -> int:
        """The side to decide; OVER when nobody will any more."""
        return names.OVER if self.over else self.match.state.actor

    def asks(self, number: int) -> bool:
        """Whether what was asked at a step of the table is still to be answered."""
        return self.asking <= number <= self.number

    # --- forward ---------------------------------------------------------------------------------

    def follow(self, entry: Entry) -> None:
        """Go on by one stored step."""
        if entry.number != self.number + 1:
            raise Diverged(f"step {entry.number} follows step {self.number}")
        self.clocks.charge(entry.at)
        FOLLOW[entry.kind](self, entry)
        if entry.kind in (BACK, RESIGN, TIMEOUT, SEATED):
            self.words.clear()  # another position, or other people
        self.arrive(entry)

    def begin(self, at: int) -> None:
        """The match starts; the first decision's clock runs unless chance comes first."""
        self.clocks.charge(at)
        self.at = at
        self.latest = at + patience(self.clocks.kind)
        self.run_clock()

    @property
    def deadline(self) -> int | None:
        """When time does something by itself: the clocks start, or a side's time is out."""
        if self.waiting:
            return None if self.over or self.paused else self.latest
        return self.clocks.deadline

    def play(self, action: int, seat: Seat, at: int, key: str | None = None, permit: Permit | None = None) -> Entry:
        """A new step of a seat; refused, changing nothing, as `Match.play` refuses it."""
        self.step(action, seat.side, permit)
        self.decline_by_playing(seat.seat)
        return self.arrived(PLAY, seat.side, seat.seat, self.newest_text(), at, key)

    def roll(self, at: int) -> Entry:
        """Let chance take the step that is due."""
        self.step(self.match.drawn(), names.CHANCE)
        return self.arrived(CHANCE, names.CHANCE, -1, self.newest_text(), at)

    def undo(self, seat: Seat, at: int, key: str | None = None, *, turn: bool) -> Entry:
        """Take back a seat's last step, or all of its turn, as far as the match allows it."""
        (self.match.restart_turn if turn else self.match.undo)(seat.side)
        self.offer = None
        self.words.clear()
        self.gone_back()
        return self.arrived(BACK, seat.side, seat.seat, str(self.match.version), at, key)

    def newest_text(self) -> str:
        """What the newest step of the match is called in the position it was taken in."""
        return self.match.kept[self.match.version - 1].say(self.match.actions[-1])

    def arrived(self, kind: str, side: int, seat: int, text: str, at: int, key: str | None = None) -> Entry:
        """The row of a step that the match has just taken."""
        entry = Entry(self.number + 1, kind, side, seat, text, at, key)
        self.clocks.charge(at)
        self.arrive(entry)
        return entry

    def arrive(self, entry: Entry) -> None:
        """What every step brings with it, once it is taken."""
        self.number = entry.number
        if entry.kind != BEGUN:
            self.asking = entry.number
        self.at = entry.at
        if entry.action_id is not None:
            self.acknowledged[entry.action_id] = entry.number
        self.conclude()
        self.run_clock()

    def step(self, action: int, by: int, permit: Permit | None = None) -> None:
        """One step of the match; in another phase, words that were given are void."""
        self.match.play(action, by=by, permit=permit)
        self.numbers[self.match.version] = self.number + 1
        self.numbers.pop(self.match.version - self.KEPT, None)
        before, after = self.match.kept[self.match.version - 1], self.match.state
        if (before.phase, before.actor) != (after.phase, after.actor):
            self.words.clear()

    def take_play(self, entry: Entry) -> None:
        self.step(self.match.state.parse(entry.text), entry.side)
        self.decline_by_playing(entry.seat)

    def decline_by_playing(self, seat: int) -> None:
        """Whoever plays on has declined."""
        if self.offer and self.offer.by != seat:
            self.offer = None

    def take_chance(self, entry: Entry) -> None:
        """The stored outcome must be the one the seed gives."""
        state = self.match.state
        if state.actor != names.CHANCE:
            raise Diverged(f"step {entry.number}: no chance step is due")
        derived = self.match.drawn()
        if state.say(derived) != entry.text:
            raise Diverged(f"step {entry.number}: {entry.text} is stored, the seed gives {state.say(derived)}")
        self.step(derived, names.CHANCE)

    def take_copied(self, entry: Entry) -> None:
        """A step of another match: its luck was another, ours is spent all the same, so that going back agrees."""
        match = self.match
        action = match.state.parse(entry.text)
        if match.state.actor == names.CHANCE:
            match.drawn()
        self.step(action, entry.side)
        match.given = match.version

    def take_back(self, entry: Entry) -> None:
        """Back to an earlier step of the match."""
        self.match.rewind(int(entry.text))
        self.offer = None
        self.gone_back()

    def gone_back(self) -> None:
        """What was said and counted after the step the match has gone back to is no more."""
        self.rewound = self.number + 1
        self.numbers = {step: number for step, number in self.numbers.items() if step <= self.match.version}
        self.spoken = [word for word in self.spoken if word.step <= self.match.version]

    def take_said(self, entry: Entry) -> None:
        self.words.add(entry.seat)
        self.voiced = self.match.version
        self.spoken.append(Word(entry.seat, self.voiced))

    def take_unsaid(self, entry: Entry) -> None:
        self.words.discard(entry.seat)
        self.voiced = self.match.version
        self.spoken.remove([word for word in self.spoken if word.seat == entry.seat][-1])

    def take_resign(self, entry: Entry) -> None:
        self.resigned.add(entry.seat)
        if entry.text == "side":
            self.leave(entry.side, "resigned")

    def take_timeout(self, entry: Entry) -> None:
        if entry.text == "loses":
            self.leave(entry.side, "time")
        else:
            self.minded.add(entry.side)
        self.clocks.halt()

    def take_forfeit(self, entry: Entry) -> None:
        self.leave(entry.side, "absent")

    def leave(self, side: int, cause: str) -> None:
        self.out.add(side)
        self.cause = cause

    def take_begun(self, entry: Entry) -> None:
        """Everybody has been there, or the others have waited long enough."""
        self.waiting = False

    def take_offer(self, entry: Entry) -> None:
        kind, _, to = entry.text.partition(" ")
        self.offer = Offer(kind, entry.seat, int(to or 0), {entry.seat})

    def take_accept(self, entry: Entry) -> None:
        """`agreed` as text: this was the last consent that was needed."""
        assert self.offer is not None
        self.offer.agreed.add(entry.seat)
        if entry.text != "agreed":
            return
        kind, to = self.offer.kind, self.offer.to
        self.offer = None
        if kind == "draw":
            everybody = [side for side in range(self.sides) if side not in self.out]
            self.ending = Ending("agreed", everybody, [1 if s in everybody else 2 for s in range(self.sides)])
        elif kind == "takeback":
            self.match.rewind(to)
            self.words.clear()
            self.gone_back()
        elif kind in ("pause", "adjourn"):
            self.paused = True

    def take_decline(self, entry: Entry) -> None:
        self.offer = None

    def take_resume(self, entry: Entry) -> None:
        self.paused = False

    def take_seated(self, entry: Entry) -> None:
        """A seat changed hands; who sits where is kept with the seats. The new player has agreed to nothing yet."""
        if entry.text in (SUBSTITUTE, HOLDER):
            self.welcome(entry.side)
            if self.offer is not None:
                self.offer.agreed.discard(entry.seat)
                mine = self.offer.by == entry.seat or (self.offer.kind in CLAIMS and self.offer.to == entry.seat)
                self.offer = None if mine else self.offer
        elif entry.text == STAND_IN:
            self.offer = None

    def welcome(self, side: int) -> None:
        """Back from a time-out: with a little time, half as much each time, so that nobody gains by running out."""
        if side in self.minded:
            self.minded.discard(side)
            self.clocks.grant(side, self.welcomed.get(side, 0))
            self.welcomed[side] = self.welcomed.get(side, 0) + 1

    # --- what follows from it ----------------------------------------------------------------------

    def conclude(self) -> None:
        """By the rules, or because one side is left."""
        if self.ending is not None:
            return
        outcome = self.match.state.outcome
        left = [side for side in range(self.sides) if side not in self.out]
        if outcome is not None:
            self.ending = Ending(
                outcome.reason, outcome.winners, outcome.ranking, outcome.scores, outcome.counts or None
            )
        elif len(left) == 1:
            self.ending = Ending(self.cause, left, [1 if side in left else 2 for side in range(self.sides)])

    def run_clock(self) -> None:
        actor = self.actor
        if self.over or self.paused or self.waiting or actor in self.out or actor in self.minded:
            self.clocks.halt()
        elif actor >= 0:
            self.clocks.pass_to(actor)


FOLLOW = {
    PLAY: ServedMatch.take_play,
    CHANCE: ServedMatch.take_chance,
    COPIED: ServedMatch.take_copied,
    BACK: ServedMatch.take_back,
    SAID: ServedMatch.take_said,
    UNSAID: ServedMatch.take_unsaid,
    RESIGN: ServedMatch.take_resign,
    TIMEOUT: ServedMatch.take_timeout,
    OFFER: ServedMatch.take_offer,
    ACCEPT: ServedMatch.take_accept,
    DECLINE: ServedMatch.take_decline,
    RESUME: ServedMatch.take_resume,
    SEATED: ServedMatch.take_seated,
    BEGUN: ServedMatch.take_begun,
    FORFEIT: ServedMatch.take_forfeit,
}
