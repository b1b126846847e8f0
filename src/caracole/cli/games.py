"""`caracole games`."""

from __future__ import annotations

from caracole.cli.asking import Json
from caracole.cli.screen import complain, listing, print_json
from caracole.kernel.game import Game, installed, left_out
from caracole.kernel.game import games as found


def games(json: Json = False) -> None:
    """List the games."""
    for point in left_out():
        taken = installed()[point.name].value
        complain(f"{point.name} = {point.value!r} is left out: {taken!r} is the game of that name; rename one of them")
    if json:
        print_json([game.traits for game in found()])
        return
    heads = ["name", "title", "players", "hidden", "author", "year", "rules"]
    listing(heads, map(row, found()))


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
