"""What can go wrong, and how it is said.

ValueError
└── Told                   comes out of a pickle as it went in
    ├── NotAnAction        no action of this game is written so
    ├── IllegalAction      an action, but not here: carries the rule and the sentence
    ├── AmbiguousAction    the text fits several legal actions
    └── Refused            the match does not take it
        ├── NoSeat         nobody sits there
        ├── WrongTurn      somebody else decides
        ├── Stale          the match has gone on since
        ├── NoUndo         nothing to take back, or a die, a card or another decision lies between
        ├── BadOptions     an option is unknown, out of range or does not fit the others
        ├── BadPosition    a text that is no position of the game
        ├── BadRecord      a record that cannot be read or does not follow from the rules
        └── BadGame        a game whose own files lack something or fail
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from caracole.kernel.game import Game


class Wording(NamedTuple):
    """A sentence by the id of its message, for whoever says it in another language."""

    message: str
    args: Mapping[str, Any] = MappingProxyType({})
    """Words and numbers; a wording among them is said first."""
    game: str | None = None
    """The game whose catalogue has the message; without one it is the reader's own."""

    def __reduce__(self) -> tuple[Any, ...]:
        """No pickle takes a mapping that cannot be written to."""
        return Wording, (self.message, dict(self.args), self.game)


class Refusal(NamedTuple):
    """Why an action is not legal: the first rule that forbids it, and a sentence."""

    rule: str
    sentence: str

    def __str__(self) -> str:
        return f"{self.rule}: {self.sentence}"


class Told(ValueError):
    """An error as it must be to come from another process, whatever its constructor asks for."""

    def __reduce__(self) -> tuple[Any, ...]:
        return remade, (type(self), self.args, vars(self))


def remade(kind: type[Told], args: tuple[Any, ...], fields: dict[str, Any]) -> Told:
    error = kind.__new__(kind, *args)
    vars(error).update(fields)
    return error


class NotAnAction(Told):
    """No action of the game is written so."""


class IllegalAction(Told):
    """The action exists and is not legal here."""

    def __init__(self, text: str, refusal: Refusal, position: str) -> None:
        super().__init__(str(refusal))
        self.text = text
        self.rule = refusal.rule
        self.sentence = refusal.sentence
        self.position = position


class AmbiguousAction(Told):
    """The text fits several legal actions."""

    def __init__(self, text: str, candidates: list[str]) -> None:
        shown = ", ".join(candidates[:6]) + (" …" if len(candidates) > 6 else "")
        super().__init__(f"“{text}” could be {shown}")
        self.text = text
        self.candidates = candidates


class Refused(Told):
    """The match does not take it; nothing has changed."""


class NoSeat(Refused):
    """Nobody sits there: no such side plays, and it is not the spectator's seat."""


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


class BadPosition(Refused):
    """A text that is no position of the game; `why` says what is wrong with it."""

    def __init__(self, game: str, text: str, why: str) -> None:
        super().__init__(f"no position of {game} is written {text[:300]!r}: {why}")
        self.why = why[:300]


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


def no_action(game: Game, given: object) -> NotAnAction:
    return NotAnAction(f"{given} is not an action of {game.name}")
