"""One decision searched by several processes: each grows a tree of its own under the same view, and what they have
found at the root is added up.

How a budget of simulations is shared and which random numbers each process has is fixed, so the choice is the same
every time. The processes are started once and serve all bots of this one; they end with it, however it ends.
"""

from __future__ import annotations

import atexit
import os
import pickle
import signal
import subprocess
import sys
import threading
import weakref
from collections.abc import Sequence
from itertools import count
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from caracole.bots.asking import choices
from caracole.bots.levels import Level
from caracole.bots.searcher import Searcher
from caracole.kernel.random import Random
from caracole.kernel.view import View
from caracole.search.budget import Budget, Option, Reasons

if TYPE_CHECKING:
    from caracole.kernel.game import Game

NUMBERS = count()


class Ask(NamedTuple):
    """What a process is asked."""

    bot: int
    seed: int
    level: Level
    view: View
    budget: Budget
    gone: tuple[int, ...]
    """Bots that will not ask again."""


class Together:
    """A bot with a level that thinks with several cores."""

    def __init__(self, game: Game, random: Random, level: Level) -> None:
        self.level = msgspec.structs.replace(level, slip=0.0)
        self.number = next(NUMBERS)
        self.seeds = [random.next() for _ in range(level.cores - 1)]
        self.own = Searcher(game, random, level)
        self.helpers = assembled(level.cores - 1)
        weakref.finalize(self, leave, self.helpers, self.number)

    def choose(self, view: View, budget: Budget) -> int:
        return self.think(view, budget).action

    def think(self, view: View, budget: Budget) -> Reasons:
        legal = choices(view)
        if len(legal) == 1:
            return Reasons(legal[0])
        first, *others = shared(self.own.limited(budget), self.level.cores)
        with THINKING:
            for helper, seed, share in zip(self.helpers, self.seeds, others, strict=True):
                helper.send(Ask(self.number, seed, self.level, view, share, helper.departed()))
            mine = self.own.think(view, first)
            theirs = [helper.answer() for helper in self.helpers]
        return merged([mine, *theirs], view)

    def stop(self) -> None:
        """From another thread: answer now, with what has been found."""
        self.own.stop()
        for helper in self.helpers:
            helper.send(None)


def shared(budget: Budget, cores: int) -> list[Budget]:
    """Simulations are divided; time passes for all at once."""
    if budget.playouts is None:
        return [budget] * cores
    each, over = divmod(budget.playouts, cores)
    return [Budget(max(1, each + (core < over)), budget.seconds) for core in range(cores)]


def merged(found: Sequence[Reasons], view: View) -> Reasons:
    """What all have found at the root, as if one had; certainty, or a choice without a search, stands as it is."""
    first = found[0]
    if first.exact or not first.options:
        return first
    visits: dict[int, int] = {}
    worth: dict[int, float] = {}
    for reasons in found:
        for option in reasons.options:
            visits[option.action] = visits.get(option.action, 0) + option.visits
            worth[option.action] = worth.get(option.action, 0.0) + option.visits * option.value
    ranked = sorted(visits, key=lambda action: (-visits[action], -worth[action] / visits[action], action))
    simulations = sum(reasons.simulations for reasons in found)
    best = view.state.say(ranked[0])
    return Reasons(
        ranked[0],
        values=tuple(
            sum(reasons.values[side] * reasons.simulations for reasons in found) / max(1, simulations)
            for side in range(len(first.values))
        ),
        options=tuple(
            Option(action, view.state.say(action), visits[action], worth[action] / visits[action]) for action in ranked
        ),
        line=next((reasons.line for reasons in found if reasons.line[:1] == (best,)), (best,)),
        simulations=simulations,
        steps=sum(reasons.steps for reasons in found),
        seconds=max(reasons.seconds for reasons in found),
    )


# --- the processes, seen from here -------------------------------------------------------------------

THINKING = threading.Lock()
"""The processes answer one bot at a time."""


class Helper:
    """A process that searches when asked."""

    def __init__(self) -> None:
        words = [sys.executable, "-c", f"from {__name__} import Answering; Answering().run()"]
        self.process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.sending = threading.Lock()
        self.gone: list[int] = []

    def send(self, message: Ask | None) -> None:
        """None tells it to answer now."""
        pickled = pickle.dumps(message)
        with self.sending:
            assert self.process.stdin is not None
            self.process.stdin.write(pickled)
            self.process.stdin.flush()

    def departed(self) -> tuple[int, ...]:
        """Whoever has left since this was last asked for."""
        found = tuple(self.gone)
        del self.gone[: len(found)]
        return found

    def answer(self) -> Any:
        assert self.process.stdout is not None
        found = pickle.load(self.process.stdout)
        if isinstance(found, Exception):
            raise found
        return found

    def close(self) -> None:
        for stream in (self.process.stdin, self.process.stdout):
            if stream is not None:
                stream.close()
        self.process.wait()


def leave(helpers: list[Helper], number: int) -> None:
    """Noted only: this may run at any moment, in the middle of anything."""
    for helper in helpers:
        helper.gone.append(number)


HELPERS: list[Helper] = []


def assembled(number: int) -> list[Helper]:
    """So many processes, ready to search; more are started if there are too few."""
    with THINKING:
        fresh = [Helper() for _ in range(number - len(HELPERS))]
        for helper in fresh:
            helper.answer()
        HELPERS.extend(fresh)
        return HELPERS[:number]


@atexit.register
def dismiss() -> None:
    while HELPERS:
        HELPERS.pop().close()


# --- a process, seen from inside ---------------------------------------------------------------------


class Answering:
    """Searches in the main thread what the other thread hears being asked."""

    def __init__(self) -> None:
        self.input, self.output = sys.stdin.buffer, sys.stdout.buffer
        sys.stdout = sys.stderr
        self.asked: SimpleQueue[Ask | Exception] = SimpleQueue()
        self.idle = threading.Event()
        self.idle.set()
        self.searchers: dict[int, Searcher] = {}
        self.searching: Searcher | None = None

    def run(self) -> None:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        self.say(None)
        threading.Thread(target=self.listen, daemon=True).start()
        while True:
            ask = self.asked.get()
            try:
                if isinstance(ask, Exception):
                    raise ask
                self.searching = self.searcher(ask)
                found: Any = self.searching.think(ask.view, ask.budget)
            except Exception as error:
                found = RuntimeError(f"a search failed: {error!r}")
            self.idle.set()
            self.say(found)

    def listen(self) -> None:
        """When whoever asks has gone, so does this process."""
        while True:
            try:
                message = pickle.load(self.input)
            except (EOFError, OSError):
                os._exit(0)
            except Exception as error:  # what cannot be read is answered all the same: somebody waits
                message = error
            if message is None:
                self.hurry()
            else:
                self.idle.clear()
                self.asked.put(message)

    def hurry(self) -> None:
        """Say stop until it is heard: a search that is about to begin would overlook it."""
        while not self.idle.wait(0.005):
            if self.searching is not None:
                self.searching.stop()

    def searcher(self, ask: Ask) -> Searcher:
        for number in ask.gone:
            self.searchers.pop(number, None)
        if ask.bot not in self.searchers:
            self.searchers[ask.bot] = Searcher(ask.view.game, Random(ask.seed), ask.level)
        return self.searchers[ask.bot]

    def say(self, what: Any) -> None:
        pickle.dump(what, self.output)
        self.output.flush()
