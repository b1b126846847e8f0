"""What can go wrong, and how it is said.

ValueError
├── NotAnAction        no action of this game is written so
├── IllegalAction      an action, but not here: carries the rule and the sentence
├── AmbiguousAction    the text fits several legal actions
└── Refused            the match does not take it
    ├── WrongTurn      somebody else decides
    ├── Stale          the match has gone on since
    ├── NoUndo         nothing to take back, or a die, a card or another decision lies between
    ├── BadOptions     an option is unknown, out of range or does not fit the others
    ├── BadRecord      a record that cannot be read or does not follow from the rules
    └── BadGame        a game whose own files lack something or fail
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from caracole.kernel.state import State


class Wording(NamedTuple):
    """A sentence by the id of its message, for whoever says it in another language."""

    message: str
    args: Mapping[str, Any] = MappingProxyType({})
    """Words and numbers; a wording among them is said first."""
    game: str | None = None
    """The game whose catalogue has the message; without one it is the reader's own."""


class Refusal(NamedTuple):
    """Why an action is not legal: the first rule that forbids it, and a sentence."""

    rule: str
    sentence: str

    def __str__(self) -> str:
        return f"{self.rule}: {self.sentence}"


class NotAnAction(ValueError):
    """No action of the game is written so."""


class IllegalAction(ValueError):
    """The action exists and is not legal here."""

    def __init__(self, text: str, refusal: Refusal, position: str) -> None:
        super().__init__(str(refusal))
        self.text = text
        self.rule = refusal.rule
        self.sentence = refusal.sentence
        self.position = position


class AmbiguousAction(ValueError):
    """The text fits several legal actions."""

    def __init__(self, text: str, candidates: list[str]) -> None:
        shown = ", ".join(candidates[:6]) + (" …" if len(candidates) > 6 else "")
        super().__init__(f"“{text}” could be {shown}")
        self.text = text
        self.candidates = candidates


class Refused(ValueError):
    """The match does not take it; nothing has changed."""


class WrongTurn(Refused):
    """Somebody else decides."""


class Stale(Refused):
    """The match has gone on since this was asked."""


class NoUndo(Refused):
    """Nothing to take back, or something lies between that cannot be taken back."""


class BadOptions(Refused):
    """An option is unknown, out of range, or does not fit the others."""

    def __init__(self, option: str, sentence: str, wording: Wording | None = None) -> None:
        super().__init__(f"option {option}: {sentence}")
        self.option = option
        self.why = wording or Wording("other", {"detail": sentence})
        self.wording = Wording("option", {"option": option, "why": self.why})


class BadRecord(Refused):
    """A record that cannot be read, or that does not follow from the rules."""

    def __init__(
        self, sentence: str, step: int | None = None, rule: str | None = None, wording: Wording | None = None
    ) -> None:
        super().__init__(f"step {step}: {sentence}" if step else sentence)
        self.step = step
        self.rule = rule
        why = wording or Wording("other", {"detail": sentence})
        self.wording = Wording("record-step", {"step": step, "why": why}) if step else why


PAGE = "docs/new-game.md"
"""Where to read what a game must answer."""


class BadGame(Refused):
    """A game whose own files lack something or fail: says which function of which file, and where to read on."""


def refused(state: State, action: int) -> ValueError:
    """The error for an action that is not legal in this state."""
    try:
        text = state.say(action)
    except (ValueError, IndexError, KeyError):
        return NotAnAction(f"{action} is not an action of {state.game.name}")
    refusal = state.game.why_not(state, action)
    if refusal is None:
        return NotAnAction(f"{text} is not possible now")
    return IllegalAction(text, refusal, str(state))
