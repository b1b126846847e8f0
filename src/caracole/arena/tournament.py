"""Tournaments in blocks. The matches of a block share their luck and rotate the seats, so luck favours nobody.

Everything random in a match follows from (seed, block) and, for what a bot draws, from its place in the block: the
rows are the same whether one process plays them, or many, or a cluster; only the measured times differ. Rows are
appended to a file in order, which can be gone on with at any time.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any, BinaryIO

import msgspec
from filelock import FileLock, Timeout

from caracole.arena.entrants import entrant, entrants
from caracole.arena.playing import Seated, playing, seated
from caracole.arena.simulate import derived
from caracole.arena.workers import spread
from caracole.kernel import game as library
from caracole.kernel.errors import BadOptions, BadRecord
from caracole.kernel.luck import SeededLuck
from caracole.kernel.match import Match
from caracole.kernel.random import Random
from caracole.kernel.view import View

FORMAT = "caracole-tournament/1"
LATE = 1.5
"""A decision that takes so many times its budget of seconds, and a twentieth of a second more, is late."""
MARGIN = 1.0
"""Seconds beyond its time that a bot may take for a decision, unless somebody says otherwise: a busy machine is no
reason to lose."""


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
    margin: float = MARGIN
    """A bot on the clock that takes so many seconds more than it has for a decision loses the match."""


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
    forfeit: int | None = None
    """The seat that lost by overstepping its time."""


def plan(
    game: str,
    names: str,
    seed: int,
    asked: dict[str, Any],
    preset: str | None,
    *,
    mirror: bool,
    margin: float = MARGIN,
) -> Plan:
    """A tournament that can be played; BadOptions if it cannot."""
    found = library.game(game)
    taking_part = entrants(names)
    for each in taking_part:
        each.limits(found)
    found.resolve(asked, preset=preset, luck=SeededLuck(seed))
    if len(taking_part) < 2 and not mirror:
        raise BadOptions("bots", "a tournament needs two bots, or one that meets itself")
    if not margin > 0:
        raise BadOptions("margin", "a bot needs some time beyond its own to answer in")
    return Plan(
        game=game,
        rules=found.traits.rules,
        bots=tuple(each.name for each in taking_part),
        seed=seed,
        asked=asked,
        preset=preset,
        mirror=mirror,
        margin=margin,
    )


def sides(plan: Plan) -> int:
    """How many seats a match of the plan has."""
    game = library.game(plan.game)
    return game.options.sides(game.resolve(plan.asked, preset=plan.preset, luck=SeededLuck(plan.seed)))


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
    clocks = [
        Clock(seated(entrant(name), game, Random(derived(plan.seed, block, place, f"seat {seat}"))), plan.margin)
        for seat, name in enumerate(seats)
    ]
    forfeit = None
    for view, _ in playing(match, clocks):
        if clocks[view.seat].forfeited:
            forfeit = view.seat
            break
    outcome = match.state.outcome
    return Row(
        block=block,
        place=place,
        seats=seats,
        payoffs=tuple(match.state.payoffs) if forfeit is None else without(forfeit, len(seats)),
        steps=match.version,
        reason=outcome.reason if outcome else "time",
        decisions=tuple(clock.decisions for clock in clocks),
        late=tuple(clock.late for clock in clocks),
        seconds=tuple(round(clock.seconds, 4) for clock in clocks),
        forfeit=forfeit,
    )


def without(loser: int, sides: int) -> tuple[float, ...]:
    """Payoffs when one side has lost and the others share."""
    return tuple(0.0 if side == loser else 1 / (sides - 1) for side in range(sides))


class Clock:
    """A bot at its seat, and what its decisions take. Without a limit of seconds there is nothing to overstep."""

    def __init__(self, seated: Seated, margin: float) -> None:
        self.seated = seated
        self.allowed = seated.budget.seconds or math.inf
        self.margin = margin
        self.decisions = 0
        self.late = 0
        self.seconds = 0.0
        self.forfeited = False

    def choose(self, view: View) -> int:
        """Let the bot choose, and note how long it took."""
        legal = view.legal()
        if len(legal) == 1:
            return legal[0]
        start = perf_counter()
        action = self.seated.choose(view)
        took = perf_counter() - start
        self.decisions += 1
        self.seconds += took
        self.late += took > LATE * self.allowed + 0.05
        self.forfeited = took > self.allowed + self.margin
        return action


def play(plan: Plan, todo: Iterable[tuple[int, int]], *, jobs: int = 1, cluster: str | None = None) -> Iterator[Row]:
    """The rows of the matches named by block and place, in that order."""
    seats = seatings(plan)
    tasks = ((block, place, seats[place]) for block, place in todo)
    return spread(partial(placed, plan), tasks, jobs=jobs, cluster=cluster)


def placed(plan: Plan, task: tuple[int, int, tuple[str, ...]]) -> Row:
    """The match of a task: block, number, who sits where."""
    return played(plan, *task)


# --- the file ------------------------------------------------------------------------------------


def read(file: Path) -> tuple[Plan, list[Row]]:
    """A file of results; a last line that was cut off in the middle is left out."""
    lines = file.read_bytes().split(b"\n")
    try:
        found = msgspec.json.decode(lines[0], type=Plan)
        return found, [msgspec.json.decode(line, type=Row) for line in lines[1:-1]]
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRecord(f"{file} is no file of a tournament: {error}") from None


def run(
    plan: Plan, blocks: int, file: Path | None = None, *, jobs: int = 1, cluster: str | None = None
) -> Iterator[Row]:
    """All rows of a tournament in order: those in the file at once, then the missing ones, appended as they come."""
    places = len(seatings(plan))
    last = blocks * places
    if file is None:
        yield from play(plan, (divmod(number, places) for number in range(last)), jobs=jobs, cluster=cluster)
        return
    with alone(file) as stream:
        rows = kept(file, plan, stream)
        if any((row.block, row.place) != divmod(number, places) for number, row in enumerate(rows)):
            raise BadRecord(f"{file}: its rows are not in order")
        yield from rows[:last]
        missing = (divmod(number, places) for number in range(len(rows), last))
        for row in play(plan, missing, jobs=jobs, cluster=cluster):
            stream.write(msgspec.json.encode(row) + b"\n")
            stream.flush()
            yield row


@contextmanager
def alone(file: Path) -> Iterator[BinaryIO]:
    """The file, to append to, while nobody else does."""
    try:
        held = FileLock(f"{file}.lock", thread_local=False).acquire(blocking=False)
    except Timeout:
        raise BadOptions("out", f"{file} is being written by another tournament") from None
    with held, file.open("ab") as stream:
        yield stream


def kept(file: Path, plan: Plan, stream: BinaryIO) -> list[Row]:
    """The rows that are there, once the file is known to be this tournament's; what was cut off is cut away."""
    head = msgspec.json.encode(plan) + b"\n"
    whole = file.read_bytes()
    if head.startswith(whole):
        stream.truncate(0)
        stream.write(head)
        stream.flush()
        return []
    stored, rows = read(file)
    if stored != plan:
        raise BadOptions("out", f"{file} holds another tournament: {msgspec.json.encode(stored).decode()}")
    stream.truncate(whole.rindex(b"\n") + 1)
    return rows
