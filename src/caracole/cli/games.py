"""`caracole games` and `caracole rules`."""

from __future__ import annotations

import sys
from shutil import get_terminal_size
from textwrap import fill
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from caracole.cli.asking import GameName, Language, known_game, known_language
from caracole.cli.screen import BadInput
from caracole.kernel.game import Game
from caracole.kernel.game import games as installed
from caracole.kernel.rulebook import Rule


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


def rules(
    game: GameName,
    rule: Annotated[str | None, typer.Argument(metavar="ID", help="One rule, such as T6; all if left out.")] = None,
    lang: Language = "en",
) -> None:
    """Tell the rules of a game, or one of them by its id."""
    found, language = known_game(game), known_language(lang)
    if rule is not None:
        typer.echo(told(named(found, rule), language))
        return
    chapter = ""
    for each in found.rulebook.rules.values():
        if each.chapter != chapter:
            chapter = each.chapter
            typer.echo(f"\n{chapter}\n")
        typer.echo(fill(f"{each.id:5} {each.text(language)}", width(), subsequent_indent=" " * 6))


def width() -> int:
    """The terminal's; a file or a pipe gets whole sentences."""
    return min(get_terminal_size().columns, 100) if sys.stdout.isatty() else 10_000


def named(game: Game, rule: str) -> Rule:
    """A rule by its id, in capitals or not."""
    by_id = {each.id.casefold(): each for each in game.rulebook.rules.values()}
    if rule.casefold() not in by_id:
        raise BadInput(f"{game.name} has no rule {rule!r}; “caracole rules {game.name}” lists them")
    return by_id[rule.casefold()]


def told(rule: Rule, language: str) -> str:
    return f"{rule.id}: {rule.text(language)}\n     ({rule.status}; {rule.source})"
