"""`caracole odds`: exact odds of something described in words."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from caracole.cli.asking import GameName, known_game
from caracole.cli.screen import BadInput
from caracole.kernel.answers import Answer


def odds(
    game: GameName,
    words: Annotated[list[str] | None, typer.Argument(help="What is asked, in the game's words.")] = None,
) -> None:
    """Tell the exact odds of a combat described in words."""
    found = known_game(game)
    asked = found.odds_query
    if asked.USAGE is None:
        raise BadInput(f"{found.name} has no odds to ask for; its dice and spins are in the rules")
    if not words:
        raise BadInput(f"say what is asked: {asked.USAGE}")
    for answer in asked.answer(words):
        show(answer)


def show(answer: Answer) -> None:
    typer.echo(answer.heading)
    grid = Table(box=None, pad_edge=False, show_header=False)
    grid.add_column("what")
    grid.add_column("chance", justify="right")
    grid.add_column("per cent", justify="right")
    for what, chance in answer.rows:
        grid.add_row(what, f"{chance.numerator}/{chance.denominator}", f"{float(chance):.1%}")
    Console(width=100).print(grid)
