"""`caracole club`: what the operator of a server asks about its members and their ratings."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import typer

from caracole.cli.serving import Config, Database, settings_for_server

club = typer.Typer(no_args_is_help=True, help="Members and ratings: list, close, rename, ban, merge, count anew.")
ratings = typer.Typer(no_args_is_help=True, help="Whether ratings follow from the matches: check, rebuild.")
club.add_typer(ratings, name="ratings")


Member = Annotated[str, typer.Argument(help="The name of a member, or the id of an account.")]


def run(config: str | None, database: str | None, what: str, *words: Any, **more: Any) -> int:
    chosen = settings_for_server(config, database=database)
    from caracole.server import membership

    return asyncio.run(membership.manage(chosen, typer.echo, what, *words, **more))


@club.command("list")
def list_members(database: Database = None, config: Config = None) -> None:
    """Everybody with a name of their own, and how they stand."""
    run(config, database, "members")


@ratings.command()
def check(database: Database = None, config: Config = None) -> None:
    """Compute all ratings anew from the matches, and say whether those that are stored agree; change nothing."""
    if run(config, database, "ratings", write=False):
        raise typer.Exit(1)


@ratings.command()
def rebuild(database: Database = None, config: Config = None) -> None:
    """Compute all ratings anew from the matches, say whether the stored ones agree, and set right what does not."""
    run(config, database, "ratings", write=True)


@club.command()
def close(name: Member, database: Database = None, config: Config = None) -> None:
    """Close an account for good; its matches stay, under “a former player”."""
    run(config, database, "close", name)


@club.command()
def rename(
    name: Member,
    to: Annotated[str, typer.Argument(help="The new name.")],
    database: Database = None,
    config: Config = None,
) -> None:
    """Give a member another name."""
    run(config, database, "rename", name, to)


@club.command()
def ban(
    name: Member,
    why: Annotated[str, typer.Option(help="Shown to the account.")],
    hours: Annotated[
        float | None, typer.Option("--hours", min=0.01, help="For how long; else until it is lifted.")
    ] = None,
    database: Database = None,
    config: Config = None,
) -> None:
    """Ban a member, signed out everywhere; lifted by `caracole moderate lift`."""
    run(config, database, "ban", name, why, hours)


@club.command()
def merge(
    name: Member,
    into: Annotated[str, typer.Argument(help="The account that stays.")],
    database: Database = None,
    config: Config = None,
) -> None:
    """Join two accounts of one person: everything the first has is the second's, ratings are computed anew."""
    run(config, database, "merge", name, into)
