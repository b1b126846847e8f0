"""Tournaments in blocks. The matches of a block share their luck and rotate the seats, so luck favours nobody.

Everything random in a match follows from (seed, block) and, for what a bot draws, from its place in the block: the
rows are the same whether one process plays them, or many, or a cluster; only the measured times differ. Rows are
appended to a file in order, which can be gone on with at any time.
"""

from __future__ import annotations

import itertools
import os
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec

from caracole import bots
from caracole.arena.entrants import Entrant, entrant, entrants
from caracole.arena.simulate import derived, ignore_interrupts
from caracole.bots import Bot, Budget
from caracole.kernel import game as library
from caracole.kernel.errors import BadOptions, BadRecord
from caracole.kernel.luck import SeededLuck
from caracole.kernel.match import Match
from caracole.kernel.random import Random

FORMAT = "caracole-tournament/1"
LATE = 1.5
"""A decision that takes so many times its budget of seconds, and a twentieth of a second more, is late."""


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What a tournament consists of; the first line of its file. The number of blocks may grow."""

    format: str = FORMAT
    game: str
    rules: str
    bots: tuple[str, ...]
    seed: int
    asked: dict[str, Any] = {}  # msgspec copies defaults
    preset: str | None = None
    mirror: bool = False
    """Whether each bot also meets itself, as a control: that must come out even."""


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """One match."""

    block: int
    place: int
    """Which of its block's matches this is."""
    seats: tuple[str, ...]
    payoffs: tuple[float, ...]
    steps: int
    reason: str
    decisions: tuple[int, ...]
    """Of each seat, forced ones not counted."""
    late: tuple[int, ...]
    seconds: tuple[float, ...]
    """What each seat's decisions took in all."""


def plan(game: str, names: str, seed: int, asked: dict[str, Any], preset: str | None, *, mirror: bool) -> Plan:
    """A tournament that can be played; BadOptions if it cannot."""
    found = library.game(game)
    taking_part = entrants(names)
    found.resolve(asked, preset=preset, luck=SeededLuck(seed))
    if len(taking_part) < 2 and not mirror:
        raise BadOptions("bots", "a tournament needs two bots, or one that meets itself")
    return Plan(
        game=game,
        rules=found.traits.rules,
        bots=tuple(each.name for each in taking_part),
        seed=seed,
        asked=asked,
        preset=preset,
        mirror=mirror,
    )


def sides(plan: Plan) -> int:
    game = library.game(plan.game)
    return game.sides(game.resolve(plan.asked, preset=plan.preset, luck=SeededLuck(plan.seed)))


def seatings(plan: Plan) -> list[tuple[str, ...]]:
    """The matches of a block: every group of bots that fills the table, in every rotation of the seats.

    With fewer bots than seats, each pair fills the table: one bot on one seat against the other on all the rest,
    both ways round.
    """
    seats = sides(plan)
    groups: list[tuple[str, ...]] = []
    if len(plan.bots) >= seats:
        groups = list(itertools.combinations(plan.bots, seats))
    else:
        for one, other in itertools.permutations(plan.bots, 2):
            groups.append((one, *[other] * (seats - 1)))
    found = [group[turn:] + group[:turn] for group in groups for turn in range(seats)]
    if plan.mirror:
        found += [(name,) * seats for name in plan.bots]
    return found


# --- playing -------------------------------------------------------------------------------------


def played(plan: Plan, block: int, place: int, seats: tuple[str, ...]) -> Row:
    """One match of a block."""
    game = library.game(plan.game)
    match = Match.new(game, SeededLuck(derived(plan.seed, block, "luck")), preset=plan.preset, **plan.asked)
    taking_part = [entrant(name) for name in seats]
    clocks = [
        Clock(bots.seated(each.bot, game, Random(derived(plan.seed, block, place, f"seat {seat}"))), each)
        for seat, each in enumerate(taking_part)
    ]
    match.settle()
    while not match.over:
        seat = match.state.actor
        match.play(clocks[seat].choose(match, seat), by=seat)
        match.settle()
    outcome = match.state.outcome
    return Row(
        block=block,
        place=place,
        seats=seats,
        payoffs=tuple(match.state.payoffs),
        steps=match.version,
        reason=outcome.reason if outcome else "",
        decisions=tuple(clock.decisions for clock in clocks),
        late=tuple(clock.late for clock in clocks),
        seconds=tuple(round(clock.seconds, 4) for clock in clocks),
    )


class Clock:
    """A bot at its seat, and what its decisions take."""

    def __init__(self, bot: Bot, entrant: Entrant) -> None:
        self.bot = bot
        self.budget: Budget = entrant.budget
        self.decisions = 0
        self.late = 0
        self.seconds = 0.0

    def choose(self, match: Match, seat: int) -> int:
        view = match.view(seat)
        legal = view.legal()
        if len(legal) == 1:
            return legal[0]
        start = perf_counter()
        action = self.bot.choose(view, self.budget)
        took = perf_counter() - start
        self.decisions += 1
        self.seconds += took
        if self.budget.seconds is not None and took > LATE * self.budget.seconds + 0.05:
            self.late += 1
        return action


@contextmanager
def workers(jobs: int, cluster: str | None) -> Iterator[Executor | None]:
    """Nobody else, processes of this machine, or a Dask cluster."""
    if cluster is not None:
        try:
            from distributed import Client
        except ImportError:
            raise BadOptions("cluster", "a cluster needs Dask: pip install caracole[cluster]") from None
        with Client(cluster) as client:
            yield client.get_executor(pure=False)
    elif jobs == 1:
        yield None
    else:
        pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=ignore_interrupts)
        try:
            yield pool
        finally:
            pool.shutdown(cancel_futures=True)


def play(plan: Plan, todo: list[tuple[int, int]], *, jobs: int = 1, cluster: str | None = None) -> Iterator[Row]:
    """The rows of the matches named by block and place, in that order."""
    seats = seatings(plan)
    with workers(jobs, cluster) as pool:
        if pool is None:
            for block, place in todo:
                yield played(plan, block, place, seats[place])
            return
        waiting: deque[Future[Row]] = deque()
        for block, place in todo:
            waiting.append(pool.submit(played, plan, block, place, seats[place]))
            if len(waiting) >= 4 * jobs + (60 if cluster else 0):
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()


# --- the file ------------------------------------------------------------------------------------


def read(file: Path) -> tuple[Plan, list[Row]]:
    """A file of results; a last line that was cut off in the middle is left out."""
    lines = file.read_bytes().split(b"\n")
    try:
        found = msgspec.json.decode(lines[0], type=Plan)
        return found, [msgspec.json.decode(line, type=Row) for line in lines[1:-1]]
    except msgspec.DecodeError as error:
        raise BadRecord(f"{file} is no file of a tournament: {error}") from None


def run(
    plan: Plan, blocks: int, file: Path | None = None, *, jobs: int = 1, cluster: str | None = None
) -> Iterator[Row]:
    """All rows of a tournament in order: those in the file at once, then the missing ones, appended as they come."""
    rows: list[Row] = []
    if file is not None and file.exists() and file.stat().st_size:
        told, rows = read(file)
        if told != plan:
            raise BadOptions("out", f"{file} holds another tournament: {msgspec.json.encode(told).decode()}")
    wanted = [(block, place) for block in range(blocks) for place in range(len(seatings(plan)))]
    done = [(row.block, row.place) for row in rows]
    if done != wanted[: len(done)] and done[: len(wanted)] != wanted:
        raise BadRecord(f"{file}: its rows are not in order")
    yield from rows[: len(wanted)]
    if file is None:
        yield from play(plan, wanted[len(done) :], jobs=jobs, cluster=cluster)
        return
    with appending(file, plan, rows) as stream:
        for row in play(plan, wanted[len(done) :], jobs=jobs, cluster=cluster):
            stream.write(msgspec.json.encode(row) + b"\n")
            stream.flush()
            yield row


@contextmanager
def appending(file: Path, plan: Plan, rows: list[Row]) -> Iterator[Any]:
    """The file, open at the end of its last whole line."""
    head = msgspec.json.encode(plan) + b"\n"
    with file.open("ab") as stream:
        if stream.tell() == 0:
            stream.write(head)
        else:
            whole = file.read_bytes()
            stream.truncate(whole.rindex(b"\n") + 1)
            stream.seek(0, os.SEEK_END)
        stream.flush()
        yield stream
