"""`caracole simulate`."""

from __future__ import annotations

import sys
from collections import Counter
from typing import Annotated

import typer

from caracole.arena.simulate import Played, Series, check
from caracole.arena.simulate import simulate as simulated
from caracole.cli.asking import Cluster, GameName, Jobs, Pairs, Players, Preset, asked, known_game
from caracole.cli.files import writing
from caracole.cli.screen import progress, warn_if_slow


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
    jobs: Jobs = 1,
    cluster: Cluster = None,
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
    check(series)
    with writing(out) as stream, progress() as bar:
        warn_if_slow()
        task = bar.add_task("matches", total=matches)
        tally = Counter[str]()
        for match in simulated(series, jobs=jobs, cluster=cluster):
            stream.write(match.line + b"\n")
            count(tally, match)
            bar.advance(task)
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
