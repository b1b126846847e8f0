"""What several commands are given in the same way: a game, its options, a language."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import typer

from caracole.arena.near import near
from caracole.cli.screen import BadInput
from caracole.kernel import game as library
from caracole.kernel.game import Game
from caracole.kernel.messages import LANGUAGES


def known_game(name: str) -> Game:
    try:
        return library.game(name)
    except LookupError as error:
        raise BadInput(f"{error.args[0]}{near(name, library.installed())}") from None


def known_language(name: str) -> str:
    if name not in LANGUAGES:
        raise BadInput(f"there is no language {name!r}; there are {', '.join(LANGUAGES)}")
    return name


def names_of_games(begun: str) -> list[str]:
    """For the shell, which completes them; no game is loaded for that."""
    return [name for name in library.installed() if name.startswith(begun)]


def asked(pairs: list[str] | None, players: int | None) -> dict[str, Any]:
    """The options asked for; a value is read as JSON if it is JSON, else as text."""
    found: dict[str, Any] = {}
    for pair in pairs or []:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise BadInput(f"--option {pair!r} is not written like name=value")
        if name in found:
            raise BadInput(f"option {name} is given twice")
        found[name] = read_value(value)
    if players is not None and found.setdefault("players", players) != players:
        raise BadInput(f"--players {players} and --option players={found['players']} contradict each other")
    return found


def read_value(text: str) -> Any:
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return text


OPPONENT = "conscript"
"""Who sits opposite when nobody says otherwise: sensible in every game, and answers at once, compiled or not."""

GameName = Annotated[
    str,
    typer.Argument(
        metavar="GAME", help="A game's name, as “caracole games” lists them.", autocompletion=names_of_games
    ),
]
Language = Annotated[str, typer.Option("--lang", help=f"Language: {', '.join(LANGUAGES)}.")]
Json = Annotated[bool, typer.Option("--json", help="Print it as JSON.")]
Players = Annotated[int | None, typer.Option(help="How many players.")]
Pairs = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; may be repeated.")
]
Preset = Annotated[str | None, typer.Option(help="A named set of options of the game, which --option may change.")]
Seed = Annotated[int, typer.Option(help="The same seed gives the same matches.")]
Jobs = Annotated[int, typer.Option(min=1, help="How many processes share the work.")]
Cluster = Annotated[str | None, typer.Option(metavar="ADDRESS", help="A Dask scheduler that shares it out instead.")]
Plot = Annotated[str | None, typer.Option(metavar="FILE", help="Where a drawing goes: .svg or .png.")]
