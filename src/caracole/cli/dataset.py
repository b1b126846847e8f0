"""`caracole dataset`."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from itertools import islice
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer

from caracole.arena.simulate import Series, check
from caracole.cli.asking import Cluster, GameName, Jobs, Pairs, Players, Preset, asked, known_game
from caracole.cli.files import writing
from caracole.cli.review import Care, known_care
from caracole.cli.screen import BadInput, complain, progress, warn_if_slow
from caracole.cli.serving import Config, settings_for_server

if TYPE_CHECKING:
    from caracole.arena.dataset import Finished

END = object()


def dataset(
    game: GameName,
    out: Annotated[str, typer.Option(metavar="FILE", help="Where the Parquet file goes.")],
    matches: Annotated[int | None, typer.Option(min=1, help="How many matches; all of an archive, or 1.")] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same bytes.")] = None,
    players: Players = None,
    option: Pairs = None,
    preset: Preset = None,
    bots: Annotated[
        str | None, typer.Option(help="A bot for each seat, with commas, or one for all; @300 as in tournaments.")
    ] = None,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help="Take a server's finished public matches instead of playing.")
    ] = None,
    config: Config = None,
    review: Annotated[bool, typer.Option("--review", help="Add what a review says: value, best, loss, luck.")] = False,
    care: Care = "quick",
    jobs: Jobs = 1,
    cluster: Cluster = None,
) -> None:
    """Write matches as Parquet, one row per decision, for learning."""
    found = known_game(game)
    arena = library()
    given = asked(option, players)
    left_out = [0]
    wanted = known_care(care) if review else None
    if database is None and config is None:
        series = Series(
            game=found.name,
            matches=matches or 1,
            seed=seed or 0,
            asked=given,
            preset=preset,
            bots=tuple(name.strip() for name in (bots or "random").split(",")),
        )
        check(series)
        about, rows = arena.from_simulation(series, care=wanted, jobs=jobs, cluster=cluster)
        total: int | None = series.matches
    else:
        if given or preset or bots or seed is not None:
            raise BadInput("an archive's matches have been played already: leave out seed, players, options and bots")
        finished = archive(settings_for_server(config, database=database), found.name, left_out)
        about, rows = arena.from_archive(found, islice(finished, matches), care=wanted, jobs=jobs, cluster=cluster)
        total = matches
    warn_if_slow()
    sizes: list[int] = []
    with writing(out) as stream, progress() as bar:
        task = bar.add_task("matches", total=total)

        def done(rows: int) -> None:
            sizes.append(rows)
            bar.advance(task)

        arena.write(stream, about, rows, done=done)
        if not sizes:
            raise BadInput(f"there is no finished public match of {found.name} to take" + besides(left_out[0]))
    if left_out[0]:
        complain(f"{left_out[0]} matches left out: they do not follow from the rules here")
    if sys.stderr.isatty():
        typer.echo(f"{sum(sizes)} decisions of {len(sizes)} matches", err=True)


def besides(left_out: int) -> str:
    return f"; {left_out} do not follow from the rules here" if left_out else ""


def library() -> Any:
    """What writes Parquet is an extra."""
    try:
        from caracole.arena import dataset
    except ModuleNotFoundError as error:
        if error.name and error.name.partition(".")[0] == "caracole":
            raise
        raise BadInput(
            f"a dataset needs {error.name}, which is not installed; run: pip install 'caracole[dataset]'"
        ) from None
    return dataset


def archive(settings: Any, game: str, left_out: list[int]) -> Iterator[Finished]:
    """The matches of a database one by one; those that do not follow are counted."""
    from caracole.arena.dataset import Finished
    from caracole.server.archive import archived

    matches = archived(settings, game)

    async def following() -> Any:
        return await anext(matches, END)

    with asyncio.Runner() as runner:
        try:
            while (match := runner.run(following())) is not END:
                if match is None:
                    left_out[0] += 1
                else:
                    yield Finished(**msgspec.structs.asdict(match))
        finally:
            runner.run(matches.aclose())
