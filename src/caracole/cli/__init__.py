"""The `caracole` command. It knows no game: everything goes through `caracole.kernel`."""

from __future__ import annotations

import signal
import sys
from types import FrameType
from typing import Annotated, Any, TextIO

import typer
from typer.core import TyperGroup

import caracole
from caracole.arena.near import near
from caracole.cli.analyse import analyse
from caracole.cli.bench import bench
from caracole.cli.bots import bots
from caracole.cli.check import check
from caracole.cli.club import club
from caracole.cli.dataset import dataset
from caracole.cli.engine import engine
from caracole.cli.games import games
from caracole.cli.match import match
from caracole.cli.moderating import moderate
from caracole.cli.new import new
from caracole.cli.odds import odds
from caracole.cli.options import options
from caracole.cli.play import play
from caracole.cli.puzzles import puzzles
from caracole.cli.review import review
from caracole.cli.rules import rules
from caracole.cli.screen import complain
from caracole.cli.serving import account, backup, jobs, migrate, serve, verify, worker
from caracole.cli.show import show
from caracole.cli.simulate import simulate
from caracole.cli.tournament import tournament
from caracole.kernel.errors import BadOptions, Refused

__all__ = ["app", "main"]


class Commands(TyperGroup):
    """Says in one sentence what was wrong with the input, and leaves with code 2."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            raise
        except OSError as error:
            complain(f"{error.filename}: {error.strerror}" if error.filename else str(error))
        except Refused as error:
            complain(f"{error}{meant(error)}")
        raise typer.Exit(2)


def meant(error: Refused) -> str:
    """What an option, or the value of one, that does not exist may have been meant to be."""
    reasons = error.why.args if isinstance(error, BadOptions) else {}
    known = str(reasons.get("known", ""))
    return near(str(reasons.get("got", getattr(error, "option", ""))), known.split(", ")) if known else ""


app = typer.Typer(
    cls=Commands,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,  # without frames the help fits one screen
    epilog="To make games, bots and puzzles: new, engine, bench, puzzles. "
    "To run a server: worker, jobs, migrate, backup, verify, account, moderate, club.",
)
PLAYING = (
    games,
    options,
    bots,
    rules,
    play,
    show,
    check,
    simulate,
    odds,
    tournament,
    match,
    analyse,
    review,
    dataset,
)
MAKING = (new, engine, bench, puzzles)
RUNNING = (worker, jobs, migrate, backup, verify)
for command in (*PLAYING, serve):
    app.command()(command)
for task in (*MAKING, *RUNNING):
    app.command(hidden=True)(task)
app.add_typer(account, name="account", hidden=True)
app.add_typer(moderate, name="moderate", hidden=True)
app.add_typer(club, name="club", hidden=True)


def say_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"caracole {caracole.__version__} ({'compiled' if caracole.compiled() else 'plain Python'})")
        for game in caracole.games():
            typer.echo(f"{game.name}: rules {game.traits.rules}")
        raise typer.Exit


@app.callback()
def common(
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=say_version, is_eager=True, help="Say the versions of Caracole and of the rules."
        ),
    ] = False,
) -> None:
    """Four out-of-print board games: play, simulate, check records."""


def main() -> None:
    signal.signal(signal.SIGTERM, leave)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        forgive(stream)
    app(prog_name="caracole")


def leave(number: int, frame: FrameType | None) -> None:
    """Being asked to stop is like Ctrl-C: what is half-written is removed on the way out."""
    sys.exit(128 + number)


def forgive(stream: TextIO) -> None:
    """A terminal that lacks a letter shows a question mark instead of ending the command."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure:
        reconfigure(errors="replace")
