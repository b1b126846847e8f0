"""`caracole simulate`."""

from __future__ import annotations

import sys
from collections import Counter
from concurrent.futures.process import BrokenProcessPool
from typing import Annotated

import typer

from caracole.arena.simulate import Played, Series, check
from caracole.arena.simulate import simulate as simulated
from caracole.cli.asking import GameName, Pairs, Players, Preset, asked, known_game
from caracole.cli.files import writing
from caracole.cli.screen import BadInput, progress, warn_if_slow


def simulate(
    game: GameName,
    out: Annotated[str, typer.Option(metavar="FILE", help="Where the records go, one a line; - for standard output.")],
    matches: Annotated[int, typer.Option(min=1, help="How many matches.")] = 1,
    seed: Annotated[int, typer.Option(help="The same seed gives the same bytes.")] = 0,
    players: Players = None,
    option: Pairs = None,
    preset: Preset = None,
    bots: Annotated[str, typer.Option(help="A bot for each seat, with commas, or one for all.")] = "random",
    trace: Annotated[bool, typer.Option("--trace", help="Also write what could have been done at each step.")] = False,
    jobs: Annotated[int, typer.Option(min=1, help="How many processes share the work.")] = 1,
) -> None:
    """Play matches between bots and write their records."""
    series = Series(
        game=known_game(game).name,
        matches=matches,
        seed=seed,
        asked=asked(option, players),
        preset=preset,
        bots=tuple(name.strip() for name in bots.split(",")),
        trace=trace,
    )
    try:
        check(series)
    except LookupError as error:
        raise BadInput(str(error.args[0])) from None
    with writing(out) as stream, progress() as bar:
        warn_if_slow()
        task = bar.add_task("matches", total=matches)
        tally = Counter[str]()
        try:
            for match in simulated(series, jobs=jobs):
                stream.write(match.line + b"\n")
                count(tally, match)
                bar.advance(task)
        except BrokenProcessPool:
            raise BadInput("one of the processes was ended from outside; nothing is written") from None
    if sys.stderr.isatty():
        typer.echo(summary(tally), err=True)


def count(tally: Counter[str], match: Played) -> None:
    tally["matches"] += 1
    tally["steps"] += match.steps
    for seat in match.winners:
        tally[f"seat {seat}"] += 1


def summary(tally: Counter[str]) -> str:
    """300 matches, 198.3 steps on average; won by seat 0: 155, seat 1: 145."""
    wins = ", ".join(f"{seat}: {tally[seat]}" for seat in sorted(tally) if seat.startswith("seat "))
    mean = tally["steps"] / tally["matches"]
    return f"{tally['matches']} matches, {mean:.1f} steps on average; won by {wins or 'nobody'}"
