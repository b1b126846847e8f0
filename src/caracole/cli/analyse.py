"""`caracole analyse`."""

from __future__ import annotations

from typing import Annotated

import typer

from caracole.arena import analyse as arena
from caracole.arena.plot import check_name, written
from caracole.arena.simulate import Series, check
from caracole.cli.asking import Cluster, GameName, Jobs, Pairs, Players, Plot, Preset, Seed, asked, known_game
from caracole.cli.files import place, writing
from caracole.cli.screen import progress, warn_if_slow


def analyse(
    game: GameName,
    bot: Annotated[str, typer.Option(help="Who plays all seats; a budget after an @ if wished.")] = "greedy",
    matches: Annotated[int, typer.Option(min=1, help="How many matches.")] = 100,
    seed: Seed = 0,
    players: Players = None,
    option: Pairs = None,
    preset: Preset = None,
    plot: Plot = None,
    jobs: Jobs = 1,
    cluster: Cluster = None,
) -> None:
    """Measure a game: length, branching, seats, leads, endings."""
    series = Series(
        game=known_game(game).name,
        matches=matches,
        seed=seed,
        asked=asked(option, players),
        preset=preset,
        bots=(bot.strip(),),
    )
    check(series)
    if plot:
        check_name(plot)
        place(plot)
    warn_if_slow()
    courses = []
    with progress() as bar:
        task = bar.add_task("matches", total=matches)
        for course in arena.courses(series, jobs=jobs, cluster=cluster):
            courses.append(course)
            bar.advance(task)
    typer.echo(arena.report(series, courses))
    if plot:
        with writing(plot) as stream:
            stream.write(written(arena.panels(series, courses), f"{series.game}, {matches} matches", plot))
