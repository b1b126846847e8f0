"""`caracole bench`."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

import caracole
from caracole.arena.measure import Speed, measure
from caracole.cli.asking import known_game
from caracole.cli.screen import BadInput, progress, warn_if_slow
from caracole.kernel.game import Game, games

ROWS = (
    ("playouts", "random playouts a second"),
    ("steps", "steps a second, inner"),
    ("python_steps", "steps a second from Python"),
    ("clones", "clones a second"),
    ("copy_ns", "copying a position, ns"),
    ("replay_ms", "replaying a match, ms"),
    ("simulations", "simulations a second in search"),
    ("search_steps", "steps a second in search"),
    ("search_share", "the same, % of steps in playouts"),
    ("rollout_simulations", "simulations a second, played to the end"),
    ("rollout_share", "their steps, % of steps in playouts"),
)
TIMES = {"copy_ns", "replay_ms"}
"""Here less is better."""


def bench(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="One game; all of them if left out.")] = None,
    seconds: Annotated[float, typer.Option(min=0.01, max=3600, help="How long to measure each way of running.")] = 2.0,
    json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
) -> None:
    """Measure how fast a game runs, compiled and as plain Python."""
    chosen = games() if game is None else [known_game(game)]
    warn_if_slow()
    figures = {}
    with progress() as bar:
        for each in bar.track(chosen, description="measuring"):
            figures[each.name] = measured(each, seconds)
    if json:
        typer.echo(msgspec.json.encode(figures).decode())
        return
    for name, speeds in figures.items():
        Console().print(grid(name, speeds))


def measured(game: Game, seconds: float) -> dict[str, Speed]:
    here = measure(game, seconds)
    if not here.compiled:
        return {"pure": here}
    return {"compiled": here, "pure": elsewhere(game, seconds)}


def elsewhere(game: Game, seconds: float) -> Speed:
    """The same figures from a process that runs the rules as plain Python."""
    command = [sys.executable, "-m", "caracole.arena.measure", game.name, str(seconds)]
    done = subprocess.run(command, env={**os.environ, "CARACOLE_PURE": "1"}, capture_output=True, check=False)
    if done.returncode:
        raise BadInput(f"measuring plain Python failed: {done.stderr.decode(errors='replace').strip()}")
    return msgspec.json.decode(done.stdout, type=Speed)


def grid(name: str, speeds: dict[str, Speed]) -> Table:
    made = Table(title=f"{name}, {caracole.__version__}", title_justify="left", box=None, pad_edge=False)
    made.add_column("")
    for heading in (*speeds, "ratio") if len(speeds) > 1 else speeds:
        made.add_column(heading, justify="right")
    for key, words in ROWS:
        values = [float(getattr(speed, key)) for speed in speeds.values()]
        made.add_row(words, *map(figure, values), *ratio(key, values))
    return made


def figure(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def ratio(key: str, values: list[float]) -> list[str]:
    """How many times better the first is than the second."""
    if len(values) < 2:
        return []
    first, second = reversed(values) if key in TIMES else values
    return [f"× {first / second:.1f}"]
