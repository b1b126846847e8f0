"""The bot called `engine`: a program of anybody's, in any language, asked over its standard input and output.

`engine:command=./my-engine` wherever a bot is named. One line is one message (docs/bots.md, Engines):

    to the engine                               from the engine
    hello caracole-engine/1                     ready NAME
    position {"game": …, "seat": …, …}
    go [playouts N] [seconds S]                 info …      as often as it likes
    stop                                        bestmove TEXT
    quit                                        error SENTENCE

An engine gets what its seat may know, never more: the view, and the legal actions as text.
"""

from __future__ import annotations

import math
import queue
import shlex
import subprocess
import threading
import weakref
from typing import TYPE_CHECKING, Any

import msgspec

from caracole.bots.asking import choices
from caracole.kernel.errors import BadOptions, Refused
from caracole.kernel.random import Random
from caracole.kernel.view import View
from caracole.search.budget import Budget, Option, Reasons

if TYPE_CHECKING:
    from caracole.kernel.game import Game

NAME = "engine"
PROTOCOL = "caracole-engine/1"
PATIENCE = 60.0
"""Seconds beyond its budget after which an engine is taken for dead; a tournament's clock is stricter."""


class EngineFailed(Refused):
    """An engine ended, kept silent, or answered what is no answer."""


class Position(msgspec.Struct, frozen=True, kw_only=True):
    """What an engine is told of a position."""

    game: str
    options: Any
    """Resolved, as records carry them."""
    seat: int
    state: str
    """What the seat may know, in the game's own notation."""
    legal: list[str]


def check(**figures: Any) -> None:
    """Refuse anything but one command."""
    if set(figures) != {"command"} or not shlex.split(str(figures["command"])):
        raise BadOptions("bots", f"write {NAME}:command= and the program, with its arguments if it needs any")


class Engine:
    """One seat of one match; the program lives as long."""

    def __init__(self, game: Game, random: Random, command: object = "") -> None:
        check(command=command)
        self.game = game
        self.command = str(command)
        self.heard: queue.Queue[str | None] = queue.Queue()
        self.program = started(shlex.split(self.command))
        threading.Thread(target=listen, args=(self.program, self.heard), daemon=True).start()
        weakref.finalize(self, end, self.program)
        self.say(f"hello {PROTOCOL}")
        self.name = self.wait("ready", PATIENCE, [])

    def choose(self, view: View, budget: Budget) -> int:
        return self.think(view, budget).action

    def think(self, view: View, budget: Budget) -> Reasons:
        """The engine's answer; EngineFailed if it has none that is legal."""
        legal = choices(view)
        texts = {view.state.say(action): action for action in legal}
        if len(legal) == 1:
            return Reasons(legal[0])
        position = Position(
            game=self.game.name,
            options=msgspec.to_builtins(view.state.options),
            seat=view.seat,
            state=str(view.state),
            legal=list(texts),
        )
        self.say(f"position {msgspec.json.encode(position).decode()}")
        self.say(" ".join(["go", *limits(budget)]))
        lines: list[str] = []
        answer = self.wait("bestmove", (budget.seconds if budget.seconds is not None else math.inf) + PATIENCE, lines)
        if answer not in texts:
            raise EngineFailed(f"{self.name} answered {answer!r}, which is not legal here")
        return Reasons(texts[answer], options=(Option(texts[answer], answer, 1, valued(lines)),), line=(answer,))

    def stop(self) -> None:
        """From another thread: answer now."""
        self.say("stop")

    def say(self, line: str) -> None:
        assert self.program.stdin is not None
        try:
            self.program.stdin.write(line + "\n")
            self.program.stdin.flush()
        except (OSError, ValueError):
            raise EngineFailed(f"{self.command} has ended and takes no more positions") from None

    def wait(self, word: str, seconds: float, lines: list[str]) -> str:
        """What comes after a word; `info` on the way is kept, everything else an engine says is its own affair."""
        while True:
            try:
                line = self.heard.get(timeout=None if seconds == math.inf else seconds)
            except queue.Empty:
                raise EngineFailed(f"{self.command} has not answered in {seconds:g} seconds") from None
            if line is None:
                raise EngineFailed(f"{self.command} has ended without an answer")
            first, _, rest = line.partition(" ")
            if first == word:
                return rest.strip()
            if first == "error":
                raise EngineFailed(f"{self.command}: {rest}")
            if first == "info":
                lines.append(rest)


def started(words: list[str]) -> subprocess.Popen[str]:
    try:
        return subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")
    except OSError as error:
        raise BadOptions("bots", f"{words[0]} cannot be run: {error.strerror}") from None


def listen(program: subprocess.Popen[str], heard: queue.Queue[str | None]) -> None:
    """Hand on what a program says, line by line, and None when it has ended."""
    assert program.stdout is not None
    for line in program.stdout:
        heard.put(line.rstrip("\n"))
    heard.put(None)


def end(program: subprocess.Popen[str]) -> None:
    """Ask a program to go, and see to it that it does."""
    assert program.stdin is not None
    try:
        program.stdin.write("quit\n")
        program.stdin.close()
        program.wait(timeout=2)
    except (OSError, ValueError, subprocess.TimeoutExpired):
        program.kill()
        program.wait()
    if program.stdout is not None:
        program.stdout.close()


def limits(budget: Budget) -> list[str]:
    """A budget as `go` says it."""
    found = []
    if budget.playouts is not None:
        found += ["playouts", str(budget.playouts)]
    if budget.seconds is not None:
        found += ["seconds", f"{budget.seconds:g}"]
    return found


def valued(lines: list[str]) -> float:
    """The last `value` of what an engine said while thinking, ½ if it said none."""
    for line in reversed(lines):
        words = line.split()
        if "value" in words[:-1]:
            try:
                return min(1.0, max(0.0, float(words[words.index("value") + 1])))
            except ValueError:
                continue
    return 0.5
