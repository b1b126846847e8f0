"""`caracole rules`: a rulebook as text, with marks that say where each rule is from."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from shutil import get_terminal_size
from textwrap import fill
from typing import Annotated, Any

import typer
from rich import box
from rich.console import Console
from rich.padding import Padding
from rich.table import Table

from caracole.cli.asking import GameName, Json, Language, known_game, known_language
from caracole.cli.screen import BadInput, print_json
from caracole.kernel import figures
from caracole.kernel.figures import Figures
from caracole.kernel.game import Game
from caracole.kernel.messages import catalogue
from caracole.kernel.rulebook import Rule

MARKS = {"found": "°", "ours": "†", "shown": "‡"}
"""By origin, and for what nothing enforces; a printed rule that is enforced has none."""
INDENT = 6


def rules(
    game: GameName,
    rule: Annotated[str | None, typer.Argument(metavar="ID", help="One rule, such as T6; all if left out.")] = None,
    lang: Language = "en",
    json: Json = False,
) -> None:
    """Tell the rules of a game, or one of them by its id."""
    found, language = known_game(game), known_language(lang)
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
        if each.table:
            lay_out(figures.said(found, each.table, language))
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
        "table": figures.said(game, rule.table, language) if rule.table else None,
    }


def heading(game: Game, chapter: str, language: str) -> str:
    """A chapter as readers of a language call it."""
    message = "chapter-" + re.sub("[^a-z]+", "-", chapter.lower())
    return game.messages.say(language, message) if game.messages.has(language, message) else chapter


def tell(game: Game, rule: Rule, language: str) -> None:
    """One rule with all that is known of it."""
    typer.echo(f"{rule.id}: {rule.text(language)}")
    if rule.table:
        lay_out(figures.said(game, rule.table, language))
    for line in known(game, rule, language):
        typer.echo(folded(" " * INDENT + line))


def known(game: Game, rule: Rule, language: str) -> list[str]:
    """Where a rule is from, what enforces it, which options change it; and if it is not printed, how sure we are."""
    parts = [f"{word(language, f'origin-{rule.origin}')} ({game.rulebook.cited(rule, language)})"]
    parts.append(word(language, f"enforced-{rule.enforced}"))
    if rule.option:
        parts.append(word(language, "option", names=", ".join(rule.option)))
    lines = ["; ".join(parts) + "."]
    if rule.sure:
        lines.append(f"{word(language, f'sure-{rule.sure}')}: {rule.reason(language)}")
    return lines


def marks(rule: Rule) -> str:
    signs = MARKS.get(rule.origin, "") + MARKS.get(rule.enforced, "")
    return (f" {signs}" if signs else "") + (f" [{', '.join(rule.option)}]" if rule.option else "")


def legend(game: Game, language: str) -> str:
    lines = [f"{MARKS[origin]} {word(language, f'origin-{origin}')}" for origin in ("found", "ours")]
    lines.append(f"{MARKS['shown']} {word(language, 'enforced-shown')}")
    lines.append(f"[…] {word(language, 'legend-option')}")
    return "\n".join([*lines, word(language, "legend-more", game=game.name)])


def word(language: str, message: str, **args: str) -> str:
    return catalogue(Path(__file__).parent / "messages").say(language, message, **args)


def lay_out(figures: Figures) -> None:
    table = Table(*figures.head, box=box.SIMPLE_HEAD, pad_edge=False)
    for row in figures.rows:
        table.add_row(*row)
    Console(width=None if sys.stdout.isatty() else 160).print(Padding(table, (0, 0, 0, INDENT), expand=False))


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
