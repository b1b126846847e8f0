"""`caracole serve`, `worker`, `jobs`, `migrate`, `backup`, `verify` and `account`: the commands of the play server."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Any

import typer

from caracole.cli.screen import BadInput, complain, waiting, warn_if_slow

if TYPE_CHECKING:
    from caracole.server.settings import Settings

Database = Annotated[
    str | None, typer.Option(metavar="URL", help="sqlite:///file or postgresql://…; the default is caracole.db here.")
]
Config = Annotated[str | None, typer.Option(metavar="FILE", help="Settings as TOML; the environment overrides them.")]


@contextmanager
def installed() -> Iterator[None]:
    """The server's libraries are an extra."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name and error.name.partition(".")[0] == "caracole":
            raise
        raise BadInput(
            f"the server needs {error.name}, which is not installed; run: pip install 'caracole[server]'"
        ) from None


def settings_for(config: str | None, **given: Any) -> Settings:
    from caracole.server import settings

    return settings.read(config, **given)


def serve(
    host: Annotated[str | None, typer.Option(help="Where to listen; 0.0.0.0 for everybody.")] = None,
    port: Annotated[int | None, typer.Option(help="The port; 0 for any that is free.")] = None,
    database: Database = None,
    redis: Annotated[str | None, typer.Option(metavar="URL", help="Carries news between several servers.")] = None,
    workers: Annotated[int | None, typer.Option(help="Processes that think for bots; else one for each core.")] = None,
    config: Config = None,
    browse: Annotated[bool, typer.Option("--open", help="Open the front page in a browser.")] = False,
) -> None:
    """Serve the games to browsers and programs."""
    with installed():
        from caracole.server.commands import serve as run
    chosen = settings_for(config, host=host, port=port, database=database, redis=redis, workers=workers)
    warn_if_slow()
    run(chosen, browse=browse)


def worker(
    database: Database = None,
    processes: Annotated[
        int | None, typer.Option(min=1, help="How many think at once; else one for each core.")
    ] = None,
    config: Config = None,
) -> None:
    """Think for the bots of a server on PostgreSQL."""
    run_async("work", settings_for_server(config, database=database, workers=processes))


def migrate(database: Database = None, config: Config = None) -> None:
    """Bring the database to the shape this version needs."""
    chosen = settings_for_server(config, database=database)
    with waiting("migrating"):
        done = run_async("migrate", chosen)
    typer.echo(done)


def backup(
    out: Annotated[str, typer.Argument(metavar="FILE", help="Where the copy goes.")],
    database: Database = None,
    config: Config = None,
) -> None:
    """Copy the database while the server runs."""
    chosen = settings_for_server(config, database=database)
    from caracole.server.commands import backup as run

    with waiting("copying"):
        done = run(chosen, out)
    typer.echo(done)


def verify(database: Database = None, config: Config = None) -> None:
    """Replay every stored match and say which do not follow."""
    chosen = settings_for_server(config, database=database)
    with waiting("replaying every match"):
        wrong = run_async("verify", chosen)
    if wrong:
        raise typer.Exit(1)


def jobs(
    database: Database = None,
    config: Config = None,
    retry: Annotated[bool, typer.Option("--retry", help="Let the bots try again.")] = False,
) -> None:
    """Say which matches wait because their bot failed again and again."""
    run_async("stuck_jobs", settings_for_server(config, database=database), retry=retry)


account = typer.Typer(no_args_is_help=True, help="Help with the accounts of a server: reset, purge.")


@account.command()
def reset(
    name: Annotated[str, typer.Argument(help="Who has forgotten the password.")],
    database: Database = None,
    config: Config = None,
) -> None:
    """Make a link by which somebody can set a new password, once."""
    import asyncio

    chosen = settings_for_server(config, database=database)
    from caracole.server import accounts

    typer.echo(asyncio.run(accounts.reset(chosen, name)))


@account.command()
def purge(
    days: Annotated[float | None, typer.Option(min=0, help="Away for so long; the default is the setting's.")] = None,
    database: Database = None,
    config: Config = None,
) -> None:
    """Forget guests who do not come back, unless they sit in a match that goes on."""
    import asyncio

    chosen = settings_for_server(config, database=database)
    from caracole.server import accounts

    typer.echo(asyncio.run(accounts.purge(chosen, days)))


def settings_for_server(config: str | None, **given: Any) -> Settings:
    with installed():
        import caracole.server.commands  # noqa: F401
    return settings_for(config, **given)


def run_async(name: str, settings: Settings, **more: Any) -> Any:
    import asyncio

    from caracole.server import commands

    command: Callable[..., Any] = getattr(commands, name)
    try:
        return asyncio.run(command(settings, typer.echo, **more))
    except KeyboardInterrupt:
        complain("stopped")
        raise typer.Exit(130) from None
