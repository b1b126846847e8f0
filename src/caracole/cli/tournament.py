"""`caracole tournament`."""

from __future__ import annotations

import sys
from contextlib import AbstractContextManager, nullcontext
from typing import Annotated

import typer
from rich.live import Live
from rich.table import Table

from caracole.arena import tournament as arena
from caracole.arena.plot import check_name, ladder, written
from caracole.arena.ratings import rates, ratings
from caracole.arena.report import report
from caracole.arena.tournament import Row
from caracole.cli.asking import Cluster, GameName, Jobs, Pairs, Players, Plot, Preset, Seed, asked, known_game
from caracole.cli.files import place, writing
from caracole.cli.screen import console, warn_if_slow

Bots = Annotated[
    str, typer.Option(help="Bots with commas; @300 after a name gives it 300 simulations a decision, @0.1s time.")
]


def tournament(
    game: GameName,
    bots: Bots = "random,greedy,tambour,conscript,voltigeur",
    blocks: Annotated[int, typer.Option(min=1, help="Blocks of matches with the same luck, seats rotated.")] = 10,
    seed: Seed = 0,
    players: Players = None,
    option: Pairs = None,
    preset: Preset = None,
    mirror: Annotated[
        bool, typer.Option("--mirror", help="Each bot meets itself too; that must come out even.")
    ] = False,
    out: Annotated[
        str | None, typer.Option(metavar="FILE", help="Where the results go, one a line; a file is gone on with.")
    ] = None,
    plot: Plot = None,
    margin: Annotated[
        float, typer.Option(metavar="SECONDS", help="A bot on the clock that takes so much longer loses the match.")
    ] = arena.MARGIN,
    jobs: Jobs = 1,
    cluster: Cluster = None,
) -> None:
    """Set bots against each other and rate them, saying how surely."""
    plan = arena.plan(known_game(game).name, bots, seed, asked(option, players), preset, mirror=mirror, margin=margin)
    file = place(out) if out else None
    if plot:
        check_name(plot)
        place(plot)
    warn_if_slow()
    rows: list[Row] = []
    with live(rows):
        rows += arena.run(plan, blocks, file, jobs=jobs, cluster=cluster)
    found = ratings(rows)
    typer.echo(report(plan, rows, found))
    if plot:
        title = f"{plan.game}: Elo, {len(rows)} matches"
        with writing(plot) as stream:
            stream.write(written([ladder(found, title)], title, plot))


def live(rows: list[Row]) -> AbstractContextManager[object]:
    """The table so far, twice a second, where somebody looks."""
    if not sys.stderr.isatty():
        return nullcontext()
    return Live(get_renderable=lambda: standings(rows[:]), console=console(), refresh_per_second=2, transient=True)


def standings(rows: list[Row]) -> Table:
    """The table so far."""
    made = Table("bot", "win rate", "seats", title=f"{len(rows)} matches")
    for name, rate in sorted(rates(rows).items(), key=lambda pair: -pair[1].mean):
        made.add_row(name, f"{rate.mean:.3f} ({rate.low:.3f} – {rate.high:.3f})", str(rate.matches))
    return made
