"""The `caracole` command. It knows no game: everything goes through `caracole.kernel`."""

from __future__ import annotations

import signal
import sys
from types import FrameType
from typing import Annotated, Any, TextIO

import typer
from typer.core import TyperGroup

import caracole
from caracole.cli.analyse import analyse
from caracole.cli.bench import bench
from caracole.cli.check import check
from caracole.cli.dataset import dataset
from caracole.cli.games import games
from caracole.cli.match import match
from caracole.cli.moderating import moderate
from caracole.cli.new import new
from caracole.cli.odds import odds
from caracole.cli.play import play
from caracole.cli.rules import rules
from caracole.cli.screen import complain
from caracole.cli.serving import account, backup, jobs, migrate, serve, verify, worker
from caracole.cli.show import show
from caracole.cli.simulate import simulate
from caracole.cli.tournament import tournament
from caracole.kernel.errors import Refused

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
            complain(str(error))
        raise typer.Exit(2)


app = typer.Typer(cls=Commands, no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)
PLAYING = (games, rules, play, show, check, simulate, odds, tournament, match, analyse, dataset, bench, new)
SERVING = (serve, worker, jobs, migrate, backup, verify)
ABOUT = "Four out-of-print board games: play, simulate, check"
"""Over the list of commands, so that the help fits one screen."""
for command in (*PLAYING, *SERVING):
    app.command(rich_help_panel=ABOUT)(command)
app.add_typer(account, name="account", rich_help_panel=ABOUT)
app.add_typer(moderate, name="moderate", rich_help_panel=ABOUT)


def say_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"caracole {caracole.__version__} ({'compiled' if caracole.compiled() else 'plain Python'})")
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[
        bool, typer.Option("--version", callback=say_version, is_eager=True, help="Say the version and stop.")
    ] = False,
) -> None:  # no docstring: it would be two lines of the help
    pass


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
