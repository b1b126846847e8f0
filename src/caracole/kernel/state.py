"""The position of a match: what every game's state shares.

Two names per operation. Public, checked, for Python: `legal`, `odds`, `apply`, `clone`.
Inner, unchecked, free of Python objects when compiled: `list_legal`, `list_odds`, `act`, `copy_from`.
"""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, Any, NamedTuple, Self

import cython

from caracole.kernel import doors, names, refusals
from caracole.kernel.odds import Odds
from caracole.kernel.random import absorbed
from caracole.kernel.view import View

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from caracole.kernel.errors import Refusal
    from caracole.kernel.game import Game
    from caracole.kernel.network import Network
    from caracole.kernel.random import Random
    from caracole.kernel.record import Outcome


class Due(NamedTuple):
    """An entry of the agenda: a phase, and what it is about."""

    phase: int
    argument: int = 0


class Actions:
    """A reusable buffer: legal actions, or outcomes of chance with their weights."""

    count: int
    total: int
    items: list[int]
    weights: list[int]
    appeal: list[float]
    """For search: what each action seems worth, see `State.weigh`."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0
        self.items = [0] * 1024
        self.weights = [0] * 1024
        self.appeal = [0.0] * 1024

    if not cython.compiled:  # the twin has these, inline

        def clear(self) -> None:
            self.count = 0
            self.total = 0

        def add(self, action: int) -> None:
            """One more legal action; none is added twice."""
            self.items[self.count] = action
            self.count += 1

        def put(self, outcome: int, weight: int) -> None:
            """One more outcome of chance, `weight` out of the total of all weights put."""
            self.items[self.count] = outcome
            self.weights[self.count] = weight
            self.count += 1
            self.total += weight

        def lay(self, outcomes: list[int], weights: list[int], start: int, count: int) -> None:
            """Outcomes of chance out of a table made once a match, into an empty buffer: as if put one by one.

            Eight at a time, because no processor foresees how many there are; so zeros must stand behind the last.
            """
            for eight in range(0, count, 8):
                for i in range(eight, eight + 8):
                    self.items[i] = outcomes[start + i]
                    self.weights[i] = weights[start + i]
                    self.total += weights[start + i]
            self.count = count

        def pick(self, random: Random) -> int:
            """A legal action, each as likely as any other."""
            return self.items[random.drawn_below(self.count)]

        def roll(self, random: Random) -> int:
            """An outcome of chance, as likely as its weight says.

            It counts those that are passed instead of stopping there: where, no processor foresees. Nor how many there
            are, so it counts to a multiple of eight; behind the last one nothing is left to pass with.
            """
            at = 0
            left = random.drawn_within(self.total)
            for eight in range(0, self.count, 8):
                for i in range(eight, eight + 8):
                    left -= self.weights[i]
                    if left >= 0:
                        at = i + 1
            return self.items[at]

    def has(self, action: int) -> bool:
        for i in range(self.count):
            if self.items[i] == action:
                return True
        return False

    def sort(self) -> None:
        """The most appealing actions first; equal ones keep their order."""
        for i in range(1, self.count):
            action = self.items[i]
            appeal = self.appeal[i]
            j = i
            while j > 0 and self.appeal[j - 1] < appeal:
                self.items[j] = self.items[j - 1]
                self.appeal[j] = self.appeal[j - 1]
                j -= 1
            self.items[j] = action
            self.appeal[j] = appeal

    def listed(self) -> list[int]:
        """The actions in ascending order."""
        return sorted([self.items[i] for i in range(self.count)])

    def as_odds(self) -> Odds:
        """The outcomes in ascending order with their weights."""
        pairs = sorted([(self.items[i], self.weights[i]) for i in range(self.count)])
        return Odds([pair[0] for pair in pairs], [pair[1] for pair in pairs])


class Buffers(threading.local):
    """Each thread's own buffer."""

    def __init__(self) -> None:
        self.actions = Actions()


BUFFERS = Buffers()
BUFFER = Actions()


def buffer() -> Actions:
    """For the public methods below. Compiled, one serves all: they keep the interpreter's lock while they use it.

    (No extension declares that it could do without that lock, so a free-threaded Python brings it back.)
    """
    return BUFFER if cython.compiled else BUFFERS.actions


class State:
    """A position. Subclasses answer the methods of the first part below; the rest is for everybody."""

    actor: int
    depth: int
    top: int
    """What is due now, packed: asked for so often that it lies apart from what waits below."""
    agenda: list[int]
    """What waits below: at each place what was on top before, from place 1 on."""
    game: Game
    options: Any
    insight: Network
    """For search: what was learned, with room of this state's own; None where a formula appraises."""

    def __init__(self) -> None:
        self.insight = None  # type: ignore[assignment]
        self.actor = names.OVER
        self.depth = 0
        self.top = 0
        self.agenda = [0] * 64

    # --- what a game answers ------------------------------------------------------------------

    def setup(self) -> None:
        """Fill a blank state from `self.options`, ready for the first step of a match."""
        raise NotImplementedError

    def list_legal(self, out: Actions) -> None:
        """Add every legal action of the side to decide; at least one. The buffer arrives empty."""

    def list_distinct(self, out: Actions) -> None:
        """For search: legal actions, at least one, that reach every position that all of them reach.

        A game whose turn is many small orders leaves out those that only exchange two orders; the rest need nothing.
        """
        self.list_legal(out)

    def list_odds(self, out: Actions) -> None:
        """Put every possible outcome of the chance step due, with its weight. The buffer arrives empty."""

    def act(self, action: int) -> None:
        """Carry out a legal action or a possible outcome; unchecked."""

    def copy_from(self, other: State) -> None:
        """Become equal to another state of the same match without allocating; begins with `copy_agenda`."""

    def digest(self) -> int:
        """64 bits that two equal positions share; everything that matters for the future goes in."""
        return 0

    def payoff(self, side: int) -> float:
        """What the finished match is worth to a side: 1 for winning alone, shared between winners, 0 for losing.

        A race leaves it at that: whoever has the highest `race_score` wins.
        """
        mine = self.race_score(side) if self.actor == names.OVER else -1
        if mine < 0:
            return 0.0
        equal = 0
        for other in range(names.SEATS):
            theirs = self.race_score(other)
            if theirs > mine:
                return 0.0
            if theirs == mine:
                equal += 1
        return 1.0 / equal

    def race_score(self, side: int) -> int:
        """For a race: how well a side has done in the end, the higher the better; −1 if there is no such side."""
        return -1

    def estimate(self, side: int) -> float:
        """What a running match is worth to a side, guessed quickly: between 0 and 1, like a payoff."""
        return 0.5

    def identity(self) -> int:
        """For search: a key that two positions share only if they are equal and `list_distinct` offers the same."""
        return self.digest()

    def weigh(self, out: Actions) -> bool:
        """For search: what each listed action seems worth to the mover, from 0 to 1, into the buffer's `appeal`.

        False where nothing quicker is known than the estimate after each action.
        """
        return False

    def noticed(self, action: int, seat: int) -> int:
        """For search: what a seat notices of an action or outcome about to happen: itself, or HIDDEN."""
        return action

    def visible(self) -> int:
        """For search: a key of what everybody sees of the position, the same whatever is hidden."""
        return self.digest()

    def appraise(self, side: int) -> float:
        """The same with more care, for searches that look at fewer positions; two sides' need not add up to 1."""
        return self.estimate(side)

    def planners(self) -> list[State]:
        """For search: clones judged as plans are made, not as chances are told; the best first."""
        return [self.clone()]

    def settled(self) -> bool:
        """For search: whether an appraisal may be trusted here; where not, a careful search looks on."""
        return True

    def observe(self, seat: int, out: memoryview[float], start: int) -> int:
        """Write what the seat knows as numbers (`features.py`) from out[start] on; says where they end.

        What lies there is zeros, or an earlier observation of a match on the same board.
        """
        return start

    def redeal(self, seat: int, random: Random) -> None:
        """Deal anew what the seat cannot know, with the right probabilities; nothing to do in an open game."""

    def share(self, other: State) -> None:
        """Refer to what all states of one match have in common (options, tables); called once per clone."""
        self.game = other.game
        self.options = other.options
        if other.insight is not None:
            self.insight = other.insight.twin()

    # --- the agenda: the decision due now is its top -------------------------------------------

    if not cython.compiled:  # the twin has these, inline: hardly a step of any game does without them

        def push(self, phase: int, argument: int = 0) -> None:
            """Before all else that waits, a phase is due, about the argument: a unit, a side, whatever it means."""
            self.agenda[self.depth] = self.top
            self.depth += 1
            self.top = phase | argument << 8

        def pop(self) -> None:
            """What was due is done."""
            self.depth -= 1
            self.top = self.agenda[self.depth]

        def due(self) -> int:
            """The phase on top; something must wait."""
            return self.top & 0xFF

        def argument(self) -> int:
            """What the phase on top is about."""
            return self.top >> 8

    def entry(self, place: int) -> int:
        """What waits at a place of the agenda, 0 at its bottom."""
        return self.top if place == self.depth - 1 else self.agenda[place + 1]

    def is_waiting(self, phase: int, argument: int) -> bool:
        """Whether a phase with this argument is due, now or later."""
        for i in range(self.depth):
            if self.entry(i) == phase | argument << 8:
                return True
        return False

    def finish(self) -> None:
        """The match is over: nothing is left on the agenda."""
        self.depth = 0
        self.actor = names.OVER

    def copy_agenda(self, other: State) -> None:
        """Take over who decides and what is due."""
        self.actor = other.actor
        self.depth = other.depth
        self.top = other.top
        for i in range(1, other.depth):
            self.agenda[i] = other.agenda[i]

    def agenda_digest(self) -> int:
        """Who decides and all that waits: where the digest of a game may begin."""
        key = absorbed(self.actor + 2, self.depth)
        for i in range(self.depth):
            key = absorbed(key, self.entry(i))
        return key

    def waiting(self) -> list[Due]:
        """The agenda from bottom to top, for whoever only looks."""
        return [Due(self.entry(i) & 0xFF, self.entry(i) >> 8) for i in range(self.depth)]

    def schedule(self, entries: Sequence[Due], actor: int) -> None:
        """Replace the whole agenda, when a position is read from text."""
        if len(entries) > names.AGENDA:
            raise ValueError(f"{len(entries)} phases wait; there is room for {names.AGENDA}")
        self.depth = 0
        for entry in entries:
            self.push(entry.phase, entry.argument)
        self.actor = actor

    # --- for everybody -------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.actor == names.OVER

    @property
    def phase(self) -> str:
        """The name of the phase on top of the agenda, `over` when there is none."""
        return self.game.names.PHASES[self.due()] if self.depth > 0 else "over"

    @property
    def key(self) -> int:
        """Equal for equal positions, different (but for a chance of 2⁻⁶⁴) for different ones."""
        return self.digest()

    def fill(self, out: Actions) -> None:
        """Whatever may happen now, decision or chance, into the buffer."""
        out.clear()
        if self.actor >= 0:
            self.list_legal(out)
        elif self.actor == names.CHANCE:
            self.list_odds(out)

    def legal(self) -> list[int]:
        """The legal actions of the side to decide, ascending; empty when chance decides or the match is over."""
        if self.actor < 0:
            return []
        out = buffer()
        self.fill(out)
        return out.listed()

    def odds(self) -> Odds:
        """The possible outcomes of the chance step due, with exact odds; empty when a side decides."""
        if self.actor != names.CHANCE:
            return Odds([], [])
        out = buffer()
        self.fill(out)
        return out.as_odds()

    def can(self, action: int) -> bool:
        """Whether this may happen now; what is no whole number may not."""
        number = numbered(action)
        if number < 0:
            return False
        out = buffer()
        self.fill(out)
        return out.has(number)

    def apply(self, action: int, before: Callable[[int], object] | None = None) -> None:
        """Carry out an action or an outcome of chance; refuse anything else and change nothing.

        `before` is called with it once it is known to be legal, and may still refuse it by raising.
        """
        number = numbered(action)
        if not self.can(number):
            raise refusals.refused(self, action)
        if before is not None:
            before(number)
        self.act(number)

    def clone(self) -> Self:
        """An independent copy."""
        twin = type(self)()
        shared(twin, self)
        return twin

    def say(self, action: int) -> str:
        """The text of an action, as in a record."""
        return self.game.notation.say(self, self.game.action(action))

    def parse(self, text: str) -> int:
        """The action with this text, legal or not; `NotAnAction` if no action of the game is written so."""
        return self.game.notation.parse(self, text)

    def play(self, text: str) -> int:
        """Carry out an action given by its text, or by the beginning or end of exactly one legal text."""
        action = self.game.find(self, text)
        self.apply(action)
        return action

    def why_not(self, text: str) -> Refusal | None:
        """None if the text is legal here, else the first rule that forbids it and a sentence."""
        return refusals.why_not(self, self.parse(text))

    def view(self, seat: int) -> View:
        """What a seat may know of this position."""
        seat = self.game.seat(self, seat)
        return View(self.game, seat, self.game.view.redact(self, seat))

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None."""
        if self.actor != names.OVER:
            return None
        found = self.game.outcome.outcome(self)
        self.game.failure.say()
        return found

    @property
    def payoffs(self) -> list[float]:
        """What the finished match is worth to each side; zeros while it runs."""
        return [self.payoff(side) for side in range(self.game.options.sides(self.options))]

    @property
    def estimates(self) -> list[float]:
        """What the match seems worth to each side now."""
        return [self.estimate(side) for side in range(self.game.options.sides(self.options))]

    def __str__(self) -> str:
        return self.game.notation.dump(self)

    def __repr__(self) -> str:
        return f"<{self.game.name}: {self}>"

    def __eq__(self, other: object) -> bool:
        """The same position with the same options, so that everything to come is the same."""
        return type(other) is type(self) and self.options == other.options and str(self) == str(other)

    __hash__ = None  # type: ignore[assignment]  # a state changes; use `key`

    def __reduce__(self) -> tuple[Any, ...]:
        return self.game.pickled(self)

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Self:
        return self.clone()

    def _repr_svg_(self) -> str:
        return self.game.draw(self.view(names.SPECTATOR))


def numbered(given: object) -> int:
    """The number of an action, negative for none. Nearly always one is given, and nobody else need be asked."""
    return given if type(given) is int and 0 <= given <= names.LARGEST else doors.number(given)


def shared(twin: State, source: State) -> None:
    """Typed arguments: an untyped local would not see the inner methods when compiled."""
    twin.share(source)
    twin.copy_from(source)
