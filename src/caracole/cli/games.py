"""`caracole games`."""

from __future__ import annotations

from caracole.cli.asking import Json
from caracole.cli.screen import listing, print_json
from caracole.kernel.game import Game
from caracole.kernel.game import games as installed


def games(json: Json = False) -> None:
    """List the games."""
    if json:
        print_json([game.traits for game in installed()])
        return
    heads = ["name", "title", "players", "hidden", "author", "year", "rules"]
    listing(heads, map(row, installed()))


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
