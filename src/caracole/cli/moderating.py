"""`caracole moderate`: what the operator of a server does about people."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import typer

from caracole.cli.serving import Config, Database, settings_for_server

moderate = typer.Typer(no_args_is_help=True, help="Read reports and decide: warn, mute, ban, close.")
Report = Annotated[int, typer.Argument(metavar="REPORT", help="Its number.")]
Whom = Annotated[str, typer.Argument(metavar="WHOM", help="The number of a report, or an account.")]
Why = Annotated[str, typer.Option(help="Shown to the account.")]


def run(config: str | None, database: str | None, what: str, *args: Any, **more: Any) -> None:
    chosen = settings_for_server(config, database=database)
    from caracole.server import moderation

    asyncio.run(moderation.moderate(chosen, typer.echo, what, *args, **more))


@moderate.command("list")
def list_reports(
    everything: Annotated[bool, typer.Option("--all", help="Closed ones too.")] = False,
    database: Database = None,
    config: Config = None,
) -> None:
    """Reports that nobody has answered."""
    run(config, database, "reports", closed=everything)


@moderate.command()
def show(report: Report, database: Database = None, config: Config = None) -> None:
    """A report with what was said around it and what was decided before."""
    run(config, database, "show", report)


@moderate.command()
def warn(whom: Whom, why: Why, database: Database = None, config: Config = None) -> None:
    """Write a warning on an account's page."""
    run(config, database, "decide", whom, "warning", why, None)


@moderate.command()
def mute(
    whom: Whom,
    why: Why,
    hours: Annotated[float | None, typer.Option(min=0.1, help="For how long; for good if not given.")] = None,
    database: Database = None,
    config: Config = None,
) -> None:
    """Take the word from an account at every table."""
    run(config, database, "decide", whom, "mute", why, hours)


@moderate.command()
def ban(
    whom: Whom,
    why: Why,
    hours: Annotated[float | None, typer.Option(min=0.1, help="For how long; for good if not given.")] = None,
    database: Database = None,
    config: Config = None,
) -> None:
    """Sign an account out everywhere and let it neither sit down nor come back."""
    run(config, database, "decide", whom, "ban", why, hours)


@moderate.command()
def lift(whom: Whom, database: Database = None, config: Config = None) -> None:
    """End the mutes and bans of an account."""
    run(config, database, "lift", whom)


@moderate.command()
def close(report: Report, database: Database = None, config: Config = None) -> None:
    """There is nothing (more) to do about a report."""
    run(config, database, "close", report)
