"""`caracole games`."""

from __future__ import annotations

import sys

from rich.console import Console
from rich.table import Table

from caracole.kernel.game import Game
from caracole.kernel.game import games as installed


def games() -> None:
    """List the games."""
    table = Table(box=None, pad_edge=False)
    for heading in ("name", "title", "players", "hidden", "author", "year", "rules"):
        table.add_column(heading, overflow="fold")
    for game in installed():
        table.add_row(*row(game))
    Console(width=None if sys.stdout.isatty() else 160).print(table)


def row(game: Game) -> list[str]:
    traits = game.traits
    hidden = "yes" if traits.hidden else "no"
    return [traits.name, traits.title, counted(traits.players), hidden, traits.author, traits.year, traits.rules]


def counted(players: tuple[int, ...]) -> str:
    """2–4 for two, three or four."""
    first, last = players[0], players[-1]
    if first == last:
        return str(first)
    return f"{first}–{last}" if players == tuple(range(first, last + 1)) else ", ".join(map(str, players))
