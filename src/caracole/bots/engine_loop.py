"""A bot of ours as an engine for somebody else's program: the other end of `engine.py`.

`caracole engine old-guard` reads messages from its standard input and answers on its standard output.
"""

from __future__ import annotations

import threading
from collections.abc import Iterable
from typing import Any, TextIO

import msgspec

from caracole.bots.engine import PROTOCOL, Position
from caracole.kernel import game as library
from caracole.kernel.errors import Told
from caracole.kernel.random import Random
from caracole.kernel.view import View
from caracole.search.budget import Budget


class Loop:
    """Answers one message after another; thinks in a thread of its own, so that `stop` is heard."""

    def __init__(self, name: str, make: Any, out: TextIO, seed: int) -> None:
        self.name = name
        self.make = make
        """Makes a bot for a game with a generator."""
        self.out = out
        self.random = Random(seed)
        self.view: View | None = None
        self.bot: Any = None
        self.seat: tuple[Any, ...] = ()
        """Whom the bot sits for: a game, its options, a seat."""
        self.thread: threading.Thread | None = None

    def run(self, lines: Iterable[str]) -> None:
        for line in lines:
            word, _, rest = line.strip().partition(" ")
            if word == "quit":
                break
            try:
                self.answer(word, rest)
            except (Told, LookupError, msgspec.MsgspecError, ValueError) as error:
                self.say(f"error {error}")
        self.rest()

    def answer(self, word: str, rest: str) -> None:
        if word == "stop":
            if self.bot is not None:
                self.bot.stop()
            return
        self.rest()
        if word == "hello":
            if rest != PROTOCOL:
                raise ValueError(f"this engine speaks {PROTOCOL}, not {rest!r}")
            self.say(f"ready {self.name}")
        elif word == "position":
            self.take(msgspec.json.decode(rest, type=Position))
        elif word == "go":
            self.go(budget(rest.split()))
        elif word:
            raise ValueError(f"{word!r} is no message; there are hello, position, go, stop and quit")

    def take(self, position: Position) -> None:
        """Sit down at a position; the bot stays while match and seat are the same."""
        game = library.game(position.game)
        state = game.load(game.read_options(position.options), position.state)
        seat = (position.game, position.options, position.seat)
        if seat != self.seat:
            self.bot, self.seat = self.make(game, Random(self.random.next())), seat
        self.view = View(game, position.seat, state)

    def go(self, limits: Budget) -> None:
        if self.view is None:
            raise ValueError("go, but where? a position comes first")
        self.thread = threading.Thread(target=self.think, args=(self.view, limits))
        self.thread.start()

    def think(self, view: View, limits: Budget) -> None:
        try:
            reasons = self.bot.think(view, limits)
        except Told as error:
            self.say(f"error {error}")
            return
        if reasons.values:
            line = " ".join(reasons.line)
            self.say(f"info value {reasons.values[view.seat]:.4f} simulations {reasons.simulations} line {line}")
        self.say(f"bestmove {view.state.say(reasons.action)}")

    def rest(self) -> None:
        """Until what is being thought about has been answered."""
        if self.thread is not None:
            self.thread.join()
            self.thread = None

    def say(self, line: str) -> None:
        self.out.write(line.replace("\n", " ") + "\n")
        self.out.flush()


def budget(words: list[str]) -> Budget:
    """What `go` allows; none of both means the bot's own limits."""
    found: dict[str, Any] = {}
    for name, value in zip(words[::2], words[1::2], strict=False):
        if name not in ("playouts", "seconds"):
            raise ValueError(f"{name!r} is no limit; there are playouts and seconds")
        found[name] = int(value) if name == "playouts" else float(value)
    if len(words) % 2 or any(not value > 0 for value in found.values()):
        raise ValueError("go is followed by playouts N, seconds S, both, or nothing")
    return Budget(**found)
