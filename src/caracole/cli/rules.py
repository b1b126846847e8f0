"""`caracole rules`: a rulebook as text, with marks that say where each rule is from."""

from __future__ import annotations

import sys
from shutil import get_terminal_size
from textwrap import fill
from typing import Annotated, Any

import typer
from rich import box
from rich.console import Console
from rich.padding import Padding
from rich.table import Table

from caracole.cli import rules_page
from caracole.cli.asking import GameName, Json, Language, known_game, known_language
from caracole.cli.rules_text import heading, known, legend, marks
from caracole.cli.screen import BadInput, print_json
from caracole.kernel import figures
from caracole.kernel.figures import Figures
from caracole.kernel.game import Game
from caracole.kernel.rulebook import Rule

INDENT = 6


def rules(
    game: GameName,
    rule: Annotated[str | None, typer.Argument(metavar="ID", help="One rule, such as T6; all if left out.")] = None,
    lang: Language = "en",
    json: Json = False,
    html: Annotated[bool, typer.Option("--html", help="All of them as one page to print, with pictures.")] = False,
) -> None:
    """Tell the rules of a game, or one of them by its id."""
    found, language = known_game(game), known_language(lang)
    if html:
        if rule is not None or json:
            raise BadInput("--html writes the whole rulebook: leave out the rule and --json")
        typer.echo(rules_page.page(found, language).encode(), nl=False)
        return
    if json:
        wanted = [named(found, rule)] if rule is not None else found.rulebook.rules.values()
        print_json([as_data(found, each, language) for each in wanted])
        return
    if rule is not None:
        tell(found, named(found, rule), language)
        return
    chapter = ""
    for each in found.rulebook.rules.values():
        if each.chapter != chapter:
            chapter = each.chapter
            typer.echo(f"\n{heading(found, chapter, language)}\n")
        typer.echo(folded(f"{each.id:5} {each.text(language)}{marks(each)}"))
        if each.figures:
            lay_out(figures.said(found, each.figures, language))
    typer.echo("\n" + legend(found, language))


def as_data(game: Game, rule: Rule, language: str) -> dict[str, Any]:
    """A rule for programs, its texts in one language."""
    return {
        "id": rule.id,
        "chapter": heading(game, rule.chapter, language),
        "text": rule.text(language),
        "origin": rule.origin,
        "source": game.rulebook.cited(rule, language),
        "enforced": rule.enforced,
        "options": rule.option,
        "sure": rule.sure,
        "reason": rule.reason(language) or None,
        "figures": figures.said(game, rule.figures, language) if rule.figures else None,
    }


def tell(game: Game, rule: Rule, language: str) -> None:
    """One rule with all that is known of it."""
    typer.echo(f"{rule.id}: {rule.text(language)}")
    if rule.figures:
        lay_out(figures.said(game, rule.figures, language))
    for line in known(game, rule, language):
        typer.echo(folded(" " * INDENT + line))


def lay_out(figures: Figures) -> None:
    grid = Table(*figures.head, box=box.SIMPLE_HEAD, pad_edge=False)
    for row in figures.rows:
        grid.add_row(*row)
    Console(width=None if sys.stdout.isatty() else 160).print(Padding(grid, (0, 0, 0, INDENT), expand=False))


def folded(text: str) -> str:
    return fill(text, width(), subsequent_indent=" " * INDENT)


def width() -> int:
    """The terminal's; a file or a pipe gets whole sentences."""
    return min(get_terminal_size().columns, 100) if sys.stdout.isatty() else 10_000


def named(game: Game, rule: str) -> Rule:
    """A rule by its id, in capitals or not."""
    by_id = {each.id.casefold(): each for each in game.rulebook.rules.values()}
    if rule.casefold() not in by_id:
        raise BadInput(f"{game.name} has no rule {rule!r}; “caracole rules {game.name}” lists them")
    return by_id[rule.casefold()]
