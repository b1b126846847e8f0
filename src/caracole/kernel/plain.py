"""The state of a game in plain Python: no twin, no build, and yet every search, bot and server plays it.

A subclass declares its fields as annotations and answers the methods of the first part below. When the kernel is
compiled, the inner methods that search calls without the interpreter's lock take it and ask those. They cannot raise
there, so the first thing that goes wrong is kept, the match of that state ends, and the next checked call says it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self, cast

import cython

from caracole.kernel import doors, fields, names
from caracole.kernel.errors import BadGame
from caracole.kernel.odds import Odds
from caracole.kernel.state import Actions, Due, State

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from caracole.kernel.random import Random


class PlainState(State):
    """A position whose fields are whatever the subclass annotates: numbers, words, and lists, tuples, dicts of them."""

    words = cast("Sequence[str]", ())
    """The text of each action, then of each outcome of chance."""
    failed: bool
    """Whether a method of the game went wrong in this state; nothing that it says counts any more."""

    # --- what a game answers ------------------------------------------------------------------

    def begin(self) -> None:
        """Fill the fields for the first position, and set `actor` to who decides: a side, or CHANCE."""
        raise NotImplementedError

    def legal_actions(self) -> Iterable[int]:
        """What the side to decide may do; at least one action."""
        raise NotImplementedError

    def do(self, action: int) -> None:
        """Carry out an action or an outcome, and set `actor` to who decides next: a side, CHANCE, or OVER."""
        raise NotImplementedError

    def winners(self) -> Iterable[int]:
        """Of a finished match: the sides that won; nobody is a draw."""
        raise NotImplementedError

    def chances(self) -> Mapping[int, int]:
        """What may happen when CHANCE is to decide, with whole-numbered weights."""
        raise NotImplementedError

    def hide(self, seat: int) -> None:
        """Blank the fields that a seat may not know; in an open game none."""

    def guess(self, seat: int, random: Random) -> None:
        """Fill what `hide` blanks for this seat as it might be, with the right probabilities."""

    def tells(self, action: int, seat: int) -> bool:
        """Whether a seat may know which action or outcome this is that happens now."""
        return True

    def worth(self, side: int) -> float:
        """What a running match seems worth to a side, from 0 to 1."""
        return 0.5

    def text(self) -> str:
        """The position as somebody would draw it in a letter: a few lines."""
        return fields.listed(self)

    # --- the inner methods, for search ----------------------------------------------------------

    def list_legal(self, out: Actions) -> None:
        with cython.gil:
            try:
                found = fields.checked(self, self.legal_actions())
                out.clear()
                for action in found:
                    out.add(action)
            except Exception as error:
                self.fail("legal_actions", error)
                out.clear()
                out.add(0)

    def list_odds(self, out: Actions) -> None:
        with cython.gil:
            try:
                odds = fields.weighed(self, self.chances())
                out.clear()
                for outcome, weight in odds:
                    out.put(outcome, weight)
            except Exception as error:
                self.fail("chances", error)
                out.clear()
                out.put(0, 1)

    def act(self, action: int) -> None:
        with cython.gil:
            try:
                if not self.failed:
                    self.do(action)
                    fields.check_actor(self)
                    if self.actor == names.OVER:
                        self.finish()
            except Exception as error:
                self.fail("do", error)

    def copy_from(self, other: State) -> None:
        with cython.gil:
            self.copy_agenda(other)
            self.failed = other.failed  # type: ignore[attr-defined]
            try:
                fields.copy(self, other)
            except Exception as error:
                self.fail("begin", error)

    def digest(self) -> int:
        with cython.gil:
            try:
                return fields.hashed(self)
            except Exception as error:
                self.fail("begin", error)
                return 0

    def visible(self) -> int:
        with cython.gil:
            try:
                return fields.hashed(fields.hidden(self, names.SPECTATOR))
            except Exception as error:
                self.fail("hide", error)
                return 0

    def payoff(self, side: int) -> float:
        with cython.gil:
            try:
                return fields.share(self, side)
            except Exception as error:
                self.fail("winners", error)
                return 0.0

    def estimate(self, side: int) -> float:
        with cython.gil:
            try:
                return self.payoff(side) if self.actor == names.OVER else float(self.worth(side))
            except Exception as error:
                self.fail("worth", error)
                return 0.5

    def noticed(self, action: int, seat: int) -> int:
        with cython.gil:
            try:
                return action if self.tells(action, seat) else names.HIDDEN
            except Exception as error:
                self.fail("tells", error)
                return names.HIDDEN

    def redeal(self, seat: int, random: Random) -> None:
        with cython.gil:
            try:
                self.guess(seat, random)
            except Exception as error:
                self.fail("guess", error)

    def observe(self, seat: int, out: memoryview[float], start: int) -> int:
        with cython.gil:
            try:
                for place, number in enumerate(fields.numbers(fields.hidden(self, seat))):
                    out[start + place] = number
            except Exception as error:
                self.fail("hide", error)
            return start + fields.NUMBERS

    # --- for everybody ----------------------------------------------------------------------------

    def setup(self) -> None:
        self.failed = False
        self.schedule([Due(0)], 0)
        try:
            self.begin()
            fields.check(self)
        except Exception as error:
            self.fail("begin", error)
        self.say_failure()

    def legal(self) -> list[int]:
        return self.filled().listed() if self.actor >= 0 else []

    def odds(self) -> Odds:
        return self.filled().as_odds() if self.actor == names.CHANCE else Odds([], [])

    def can(self, action: int) -> bool:
        number = doors.number(action)
        return number != doors.NONE and self.filled().has(number)

    def filled(self) -> Actions:
        """What may happen now, in a buffer of its own: the game's methods may let another thread run."""
        out = Actions()
        self.fill(out)
        self.say_failure()
        return out

    def apply(self, action: int, before: Callable[[int], object] | None = None) -> None:
        State.apply(self, action, before)
        self.say_failure()

    def clone(self) -> Self:
        found: Any = State.clone(self)
        self.say_failure()
        return found  # type: ignore[no-any-return]

    def fail(self, method: str, error: Exception) -> None:
        """Keep what went wrong for the next checked call, on any state of the game; the match ends here."""
        self.failed = True
        self.finish()
        self.game.failure.keep(error if isinstance(error, BadGame) else fields.failed(self, method, error))

    def say_failure(self) -> None:
        """Raise what a function of the game raised inside a search."""
        self.game.failure.say()
