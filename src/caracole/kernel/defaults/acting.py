"""The defaults about what may be done: options, notation, outcome, refusals, numbers for learning."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, cast

import msgspec

from caracole.kernel import fields
from caracole.kernel.errors import PAGE, BadGame, NotAnAction
from caracole.kernel.options import among
from caracole.kernel.record import Outcome

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from caracole.kernel.answers import Answer
    from caracole.kernel.events import Value
    from caracole.kernel.game import Game
    from caracole.kernel.luck import Luck
    from caracole.kernel.plain import PlainState
    from caracole.kernel.setting_up import Tool
    from caracole.kernel.state import State
    from caracole.kernel.traits import Traits

RULE = "R1"
"""The only rule of the default rulebook."""


class Players(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a game that has none: how many play."""

    players: int


class Names:
    """One phase, and no network."""

    INPUTS = 0

    def __init__(self, game: Game) -> None:
        if game.is_plain:
            self.PHASES = ("playing",)


class Options:
    """How many play, and nothing else."""

    Options = Players
    PRESETS: Mapping[str, Mapping[str, Any]] = {}
    DRAWS: Mapping[str, Callable[[Luck], Any]] = {}
    LOTS: tuple[str, ...] = ()
    ARMIES = FIRST = ""
    FORMER: Mapping[str, Mapping[str, Any]] = {}
    commands = None

    def __init__(self, game: Game) -> None:
        self.game = game
        self.DEFAULTS = {"players": game.traits.players[0]}

    def resolve(self, asked: dict[str, Any], luck: Luck) -> dict[str, Any]:
        return asked

    def check(self, options: Any) -> None:
        among("players", options.players, self.game.traits.players)  # type: ignore[arg-type]

    def sides(self, options: Any) -> int:
        return int(options.players)

    def longest(self, options: Any) -> int:
        return 0

    def is_default(self, options: Any) -> bool:
        return True

    def splits(self, people: int) -> list[list[int]]:
        return []


class Sequence:
    """All luck comes from one stream."""

    def __init__(self, game: Game) -> None:
        self.name = game.name

    def stream(self, state: State) -> str:
        return self.name

    def whose(self, state: State) -> int:
        return -1


class Ending:
    """Who won, by the payoffs; nobody if all have the same share and the game knows draws."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def outcome(self, state: State) -> Outcome:
        worth = state.payoffs
        won = [side for side, share in enumerate(worth) if share > 0]
        if self.game.traits.draws and len(won) == len(worth):
            won = []
        ranking = [1 if side in won or not won else 1 + len(won) for side in range(len(worth))]
        result = {"winners": won, "reason": "the end"}
        return Outcome("the end", worth, won, ranking, result)


class Notation:
    """Actions are the words that the state's class lists as `words`; outcomes of chance begin with @."""

    def __init__(self, game: Game) -> None:
        if not game.is_plain:
            return
        self.words: tuple[str, ...] = tuple(listed_words(game))
        self.numbers = {word: number for number, word in enumerate(self.words)}
        self.say, self.parse = self.said, self.parsed
        self.dump, self.load = fields.dump, fields.load
        self.name = game.name

    def said(self, state: State, action: int) -> str:
        if not 0 <= action < len(self.words):
            raise ValueError(f"{action} is no action")
        return self.words[action]

    def parsed(self, state: State, text: str) -> int:
        if text not in self.numbers:
            raise NotAnAction(f"“{text}” is no action of {self.name}")
        return self.numbers[text]


def listed_words(game: Game) -> list[str]:
    """One for each action and outcome of the traits; BadGame says what is wrong with them."""
    words = cast("type[PlainState]", game.state_class).words
    sentence = wrong_words(words, game.traits)
    if sentence:
        raise BadGame(f"{game.file}: {game.state_class.__name__}.words {sentence}; see {PAGE}")
    return list(words)


def wrong_words(words: object, traits: Traits) -> str | None:
    """What is wrong with the words of a class, if something is."""
    if not isinstance(words, list | tuple):
        return f"is {words!r}; expected a tuple of words"
    if len(words) != traits.actions + traits.outcomes:
        return f"lists {len(words)} words; the traits say {traits.actions} actions and {traits.outcomes} outcomes"
    for number, word in enumerate(words):
        if not isinstance(word, str) or not word.isprintable() or word.split() != [word]:
            return f"lists {word!r}; expected a word without blanks"
        if word.startswith("@") != (number >= traits.actions):
            return f"lists {word!r} at place {number}; outcomes of chance begin with @, and actions do not"
    twice = [word for word, count in Counter(words).items() if count > 1]
    return f"lists {twice[0]!r} twice" if twice else None


class Features:
    """What the seat knows, hashed into a few hundred numbers; a game in which nothing is learned has none."""

    def __init__(self, game: Game) -> None:
        self.SHAPE: tuple[int, ...] = (fields.NUMBERS,) if game.is_plain else (0,)

    def observe(self, state: State, seat: int, out: memoryview[float], start: int) -> int:
        if self.SHAPE[0]:
            for place, number in enumerate(fields.numbers(fields.hidden(state, seat))):  # type: ignore[arg-type]
                out[start + place] = number
        return start + self.SHAPE[0]

    def describe(self) -> list[str]:
        return ["every field of the position with its value, hashed; equal hashes are counted"] if self.SHAPE[0] else []


class OddsQuery:
    """There is nothing to ask."""

    USAGE = None

    def __init__(self, game: Game) -> None:
        pass

    def answer(self, words: list[str]) -> list[Answer]:
        return []


class SetUp:
    """Positions are typed in."""

    def __init__(self, game: Game) -> None:
        pass

    def tools(self, state: State, language: str) -> list[Tool]:
        return []

    def put(self, state: State, tool: str, at: tuple[str, ...]) -> str | None:
        return None


class Refusals:
    """One rule forbids whatever is not offered."""

    END = CHANCE = TURN = RULE
    ARM = None
    JOINT = None

    def __init__(self, game: Game) -> None:
        pass

    def refuse(self, state: State, action: int) -> tuple[str, str, dict[str, Value]]:
        return RULE, "refusal-not-offered", {"action": state.say(action)}

    def refuse_click(
        self, state: State, picks: tuple[str, ...], click: str
    ) -> tuple[str, str, dict[str, Value]] | None:
        return None
