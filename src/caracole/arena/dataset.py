"""Matches as a table for learning: Parquet, a row for each decision, in the order of play.

Whoever plays or replays a match makes its rows in compressed parts; what comes back is written a group of rows at a
time. So memory stays the same however many matches there are, and the file is the same whoever worked.
"""

from __future__ import annotations

import math
import shlex
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from importlib.metadata import version
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from caracole.arena.playing import playing
from caracole.arena.simulate import Series, check, names, opened
from caracole.arena.workers import spread
from caracole.kernel import game as library
from caracole.kernel.errors import BadRecord
from caracole.kernel.extras import extra
from caracole.kernel.game import Game
from caracole.kernel.match import Match
from caracole.kernel.view import View
from caracole.review.review import review

with extra("dataset"):
    import numpy as np
    import pyarrow as pa
    import pyarrow.parquet as pq

FORMAT = "caracole-dataset/1"
GROUP = 4096
"""Rows in a group, …"""
BYTES = 16_000_000
"""… or as many as take so much memory before they are compressed."""


class About(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a file says of itself, as JSON under the key `caracole` of its metadata."""

    format: str
    version: str
    """Of the program."""
    game: str
    rules: str
    source: str
    """`simulation` or `archive`."""
    command: str
    """What makes the file again; an archive's database is left out."""
    actions: int
    """Actions and masks are numbers below this."""
    shape: tuple[int, ...]
    """Of the features, before they were made flat."""
    features: tuple[str, ...]
    """What they mean, in order."""
    asked: dict[str, Any] = {}  # msgspec copies defaults
    preset: str | None = None
    bots: tuple[str, ...] = ()
    seed: int | None = None
    matches: int | None = None
    care: str | None = None
    """Of the review whose columns stand beside the others."""


class Finished(msgspec.Struct, frozen=True, kw_only=True):
    """A match that was played elsewhere; the first steps may be copied from another."""

    game: str
    options: dict[str, Any]
    actions: tuple[int, ...]
    copied: int
    players: tuple[str, ...]
    payoffs: tuple[float, ...]
    scores: tuple[float, ...] | None
    reason: str


class Rated(msgspec.Struct, frozen=True):
    """What a review says of one decision, to whoever decided; no value where there was no choice."""

    value: float | None
    best: float | None
    loss: float
    luck: float
    """What chance brought the seat since its decision before."""


class Told(msgspec.Struct, frozen=True, kw_only=True):
    """A match as its rows: the columns that change within it in parts, the others once."""

    parts: list[bytes]
    options: str
    players: tuple[str, ...]
    outcome: tuple[float, ...]
    scores: tuple[float, ...] | None
    reason: str
    rated: list[Rated] | None = None
    """By decision, if the match was reviewed."""


# --- the columns -----------------------------------------------------------------------------------


def within(size: int) -> Any:
    """The columns that differ from row to row of a match."""
    return pa.schema(
        [
            pa.field("step", pa.int32(), nullable=False),
            pa.field("decision", pa.int32(), nullable=False),
            pa.field("seat", pa.int8(), nullable=False),
            pa.field("features", pa.list_(pa.float32(), size), nullable=False),
            pa.field("mask", pa.list_(pa.int32()), nullable=False),
            pa.field("action", pa.int32(), nullable=False),
        ]
    )


def columns(about: About) -> Any:
    """All columns, and what the file says of itself."""
    step, decision, seat, features, mask, action = within(flat_size(about.shape))
    return pa.schema(
        [
            pa.field("match", pa.int64(), nullable=False),
            step,
            decision,
            seat,
            pa.field("player", pa.string(), nullable=False),
            features,
            mask,
            action,
            pa.field("outcome", pa.list_(pa.float32()), nullable=False),
            pa.field("scores", pa.list_(pa.float64())),
            pa.field("reason", pa.string(), nullable=False),
            pa.field("options", pa.string(), nullable=False),
            *([pa.field(name, pa.float32()) for name in Rated.__struct_fields__] if about.care else []),
        ],
        metadata={"caracole": msgspec.json.encode(about)},
    )


def flat_size(shape: tuple[int, ...]) -> int:
    """How many numbers an observation has."""
    return math.prod(shape)


def at_once(size: int) -> int:
    """Rows of so many features that are held in memory together."""
    return max(1, min(GROUP, BYTES // (4 * size)))


class Decisions:
    """Collects the decisions of one match, compressed as they come."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.size = flat_size(game.features.SHAPE)
        self.count = 0
        self.rows: list[tuple[int, int, int, Any, list[int], int]] = []
        self.parts: list[bytes] = []

    def add(self, view: View, action: int, step: int) -> None:
        """A decision of a seat: what it knew, what was legal, what it did."""
        features = self.game.observe(view).reshape(self.size)
        self.rows.append((step, self.count, view.seat, features, sorted(view.legal()), action))
        self.count += 1
        if len(self.rows) == at_once(self.size):
            self.pack()

    def pack(self) -> None:
        """Make a batch of the rows so far."""
        if self.rows:
            step, decision, seat, features, mask, action = zip(*self.rows, strict=True)
            flat = pa.array(np.concatenate(features), pa.float32())
            listed = pa.FixedSizeListArray.from_arrays(flat, self.size)
            shape = within(self.size)
            batch = pa.record_batch([step, decision, seat, listed, mask, action], schema=shape)
            self.parts.append(packed(batch))
            self.rows.clear()

    def written(self, **rest: Any) -> Told:
        """All decisions of the match, with what is known at its end."""
        self.pack()
        return Told(parts=self.parts, **rest)


def packed(batch: Any) -> bytes:
    """A batch as bytes, which go from process to process."""
    sink = pa.BufferOutputStream()
    with pa.ipc.new_stream(sink, batch.schema, options=pa.ipc.IpcWriteOptions(compression="zstd")) as stream:
        stream.write_batch(batch)
    return bytes(sink.getvalue().to_pybytes())


# --- where matches come from -------------------------------------------------------------------------


def rated(match: Match, care: str | None, payoffs: Sequence[float], copied: int = 0) -> list[Rated] | None:
    """The rows of a review, one for each decision after the copied steps."""
    if care is None:
        return None
    found = review(match, care, payoffs=payoffs)
    known = {each.step: each for each in found.decisions}
    strokes = {each.step: each.luck for each in found.strokes}
    gained = [0.0] * len(found.sides)
    rows = []
    for step, seat in enumerate(match.deciders):
        gained = [sum(pair) for pair in zip(gained, strokes.get(step, (0.0,) * len(gained)), strict=True)]
        if seat >= 0:
            each = known.get(step)
            if step >= copied:
                luck = gained[seat]
                rows.append(
                    Rated(each.value, each.best_value, each.loss, luck) if each else Rated(None, None, 0.0, luck)
                )
            gained[seat] = 0.0
    return rows


def simulated(series: Series, care: str | None, index: int) -> Told:
    """A match between bots; the same as number `index` of `caracole simulate`."""
    match, seats = opened(series, index)
    decisions = Decisions(match.game)
    for view, action in playing(match, seats):
        decisions.add(view, action, match.version)
    outcome = match.state.outcome
    assert outcome is not None
    return decisions.written(
        options=written(msgspec.to_builtins(match.options)),
        players=names(series, len(seats)),
        outcome=tuple(match.state.payoffs),
        scores=tuple(outcome.scores),
        reason=outcome.reason,
        rated=rated(match, care, match.state.payoffs),
    )


def replayed(care: str | None, finished: Finished) -> Told:
    """A match of an archive, without the steps it copied."""
    game = library.game(finished.game)
    match = Match(game, game.read_options(finished.options))
    decisions = Decisions(game)
    for step, action in enumerate(finished.actions):
        if match.state.actor >= 0 and step >= finished.copied:
            decisions.add(match.view(match.state.actor), action, step)
        match.play(action, by=match.state.actor)
    return decisions.written(
        options=written(finished.options),
        players=finished.players,
        outcome=finished.payoffs,
        scores=finished.scores,
        reason=finished.reason,
        rated=rated(match, care, finished.payoffs, finished.copied),
    )


def written(options: Any) -> str:
    """Options as one text, the same for the same options."""
    return msgspec.json.encode(options, order="sorted").decode()


def from_simulation(
    series: Series, *, care: str | None = None, jobs: int = 1, cluster: str | None = None
) -> tuple[About, Iterator[Told]]:
    """What a file says of itself, and the decisions of a series that is played for it."""
    check(series)
    about = described(
        library.game(series.game),
        "simulation",
        command(series, care),
        asked=series.asked,
        preset=series.preset,
        bots=series.bots,
        seed=series.seed,
        matches=series.matches,
        care=care,
    )
    return about, spread(partial(simulated, series, care), range(series.matches), jobs=jobs, cluster=cluster)


def from_archive(
    game: Game, finished: Iterable[Finished], *, care: str | None = None, jobs: int = 1, cluster: str | None = None
) -> tuple[About, Iterator[Told]]:
    """What a file says of itself, and the decisions of matches that people played."""
    about = described(
        game,
        "archive",
        shlex.join(["caracole", "dataset", game.name, "--database", "URL", *reviewing(care)]),
        care=care,
    )
    return about, spread(partial(replayed, care), finished, jobs=jobs, cluster=cluster)


def described(game: Game, source: str, command: str, **more: Any) -> About:
    """What a file says of itself."""
    return About(
        format=FORMAT,
        version=version("caracole"),
        game=game.name,
        rules=game.traits.rules,
        source=source,
        command=command,
        actions=game.traits.actions,
        shape=game.features.SHAPE,
        features=tuple(game.features.describe()),
        **more,
    )


def reviewing(care: str | None) -> list[str]:
    """The words of a command that ask for a review's columns."""
    return ["--review", "--care", care] if care else []


def command(series: Series, care: str | None) -> str:
    """What a person would type; how the work is shared changes nothing and is left out."""
    words = ["caracole", "dataset", series.game, "--matches", str(series.matches), "--seed", str(series.seed)]
    words += ["--bots", ",".join(series.bots)]
    words += ["--preset", series.preset] if series.preset else []
    for name, value in series.asked.items():
        words += ["--option", f"{name}={msgspec.json.encode(value).decode()}"]
    words += reviewing(care)
    return shlex.join(words)


# --- the file ----------------------------------------------------------------------------------------


def write(stream: BinaryIO, about: About, matches: Iterable[Told], *, done: Callable[[int], object]) -> int:
    """Write all rows, group by group; says how many. `done` hears after each match how many rows it had."""
    shape = columns(about)
    group = at_once(flat_size(about.shape))
    waiting, total = shape.empty_table(), 0
    with pq.ParquetWriter(stream, shape, compression="zstd") as file:
        for number, match in enumerate(matches):
            before = total
            for part in match.parts:
                rows = whole(part, match, number, shape)
                total += len(rows)
                waiting = pa.concat_tables([waiting, rows])
                if len(waiting) >= group:
                    file.write_table(waiting[:group], row_group_size=group)
                    waiting = waiting[group:].combine_chunks()
            done(total - before)
        if len(waiting):
            file.write_table(waiting, row_group_size=group)
    return total


def whole(part: bytes, match: Told, number: int, shape: Any) -> Any:
    """The rows of a part with what holds for the whole match."""
    rows = pa.ipc.open_stream(part).read_all()
    size = len(rows)
    given = {
        "match": [number] * size,
        "player": [match.players[seat.as_py()] for seat in rows["seat"]],
        "outcome": [match.outcome] * size,
        "scores": [match.scores] * size,
        "reason": [match.reason] * size,
        "options": [match.options] * size,
    }
    if match.rated is not None:
        said = [match.rated[place.as_py()] for place in rows["decision"]]
        given |= {name: [getattr(each, name) for each in said] for name in Rated.__struct_fields__}
    found = [
        rows[field.name] if field.name not in given else pa.array(given[field.name], field.type) for field in shape
    ]
    return pa.table(found, schema=shape)


def about(file: Path) -> About:
    """What a file says of itself."""
    try:
        written = (pq.read_schema(file).metadata or {}).get(b"caracole", b"")
        return msgspec.json.decode(written, type=About)
    except (pa.ArrowInvalid, msgspec.DecodeError) as error:
        raise BadRecord(f"{file} is no dataset of caracole: {error}") from None
