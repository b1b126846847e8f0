"""`caracole tournament`."""

from __future__ import annotations

from concurrent.futures.process import BrokenProcessPool
from typing import Annotated

import typer
from rich.live import Live
from rich.table import Table

from caracole.arena import tournament as arena
from caracole.arena.plot import ladder
from caracole.arena.ratings import rates, ratings
from caracole.arena.report import report
from caracole.arena.tournament import Row
from caracole.cli.asking import GameName, Pairs, Players, Preset, asked, known_game
from caracole.cli.files import place, writing
from caracole.cli.screen import BadInput, console, warn_if_slow

Bots = Annotated[
    str, typer.Option(help="Bots with commas; @300 after a name gives it 300 simulations a decision, @0.1s time.")
]
Seed = Annotated[int, typer.Option(help="The same seed gives the same rows.")]
Jobs = Annotated[int, typer.Option(min=1, help="How many processes share the work.")]
Cluster = Annotated[str | None, typer.Option(metavar="ADDRESS", help="A Dask scheduler that shares it out instead.")]


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
    plot: Annotated[str | None, typer.Option(metavar="FILE", help="Where a drawing of the ratings goes, SVG.")] = None,
    jobs: Jobs = 1,
    cluster: Cluster = None,
) -> None:
    """Set bots against each other and rate them, saying how surely."""
    plan = arena.plan(known_game(game).name, bots, seed, asked(option, players), preset, mirror=mirror)
    file = place(out) if out else None
    warn_if_slow()
    rows: list[Row] = []
    try:
        with Live(console=console(), refresh_per_second=2, transient=True) as live:
            for row in arena.run(plan, blocks, file, jobs=jobs, cluster=cluster):
                rows.append(row)
                live.update(standings(rows), refresh=False)
    except BrokenProcessPool:
        raise BadInput("one of the processes was ended from outside; what was played is in the file") from None
    typer.echo(report(plan, rows))
    if plot:
        with writing(plot) as stream:
            stream.write(ladder(ratings(rows), f"{plan.game}: Elo, {len(rows)} matches").encode())


def standings(rows: list[Row]) -> Table:
    """The table so far."""
    made = Table("bot", "payoff", "seats", title=f"{len(rows)} matches")
    for name, rate in sorted(rates(rows).items(), key=lambda pair: -pair[1].mean):
        made.add_row(name, f"{rate.mean:.3f} ({rate.low:.3f} – {rate.high:.3f})", str(rate.matches))
    return made
