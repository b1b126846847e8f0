"""`caracole analyse`."""

from __future__ import annotations

from typing import Annotated

import typer

from caracole.arena import analyse as arena
from caracole.arena.entrants import entrant
from caracole.cli.asking import GameName, Pairs, Players, Preset, asked, known_game
from caracole.cli.files import writing
from caracole.cli.screen import progress, warn_if_slow


def analyse(
    game: GameName,
    bot: Annotated[str, typer.Option(help="Who plays all seats; a budget after an @ if wished.")] = "greedy",
    matches: Annotated[int, typer.Option(min=1, help="How many matches.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same figures.")] = 0,
    players: Players = None,
    option: Pairs = None,
    preset: Preset = None,
    plot: Annotated[str | None, typer.Option(metavar="FILE", help="Where a drawing of the lengths goes, SVG.")] = None,
) -> None:
    """Measure a game: length, branching, seats, lead changes, endings."""
    found = known_game(game)
    name = entrant(bot).name
    options = asked(option, players)
    found.resolve(options, preset=preset)
    warn_if_slow()
    courses = []
    with progress() as bar:
        task = bar.add_task("matches", total=matches)
        for course in arena.courses(found.name, name, matches, seed, options, preset):
            courses.append(course)
            bar.advance(task)
    typer.echo(arena.report(found.name, name, seed, courses))
    if plot:
        with writing(plot) as stream:
            stream.write(arena.plot(found.name, courses).encode())
