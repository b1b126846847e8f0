"""The rules of every game as pages, in every language, with figures that the game draws itself."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from caracole.cli.rules_text import heading, known, legend, marks, word
from caracole.kernel.diagrams import Diagram, Plate, below
from caracole.kernel.figures import Figures, said
from caracole.kernel.game import Game, games
from caracole.kernel.messages import ENGLISH, LANGUAGES
from caracole.kernel.rulebook import Rule, among, message_id


def write(folder: Path) -> None:
    """`rules/GAME.md` in English, `rules/GAME-LANGUAGE.md` in the others, pictures beside them."""
    folder.mkdir(parents=True, exist_ok=True)
    for game in games():
        for language in LANGUAGES:
            text = "\n".join(page(game, language, folder))
            (folder / f"{named(game, language)}.md").write_text(text, encoding="utf-8", newline="\n")
    (folder / "index.md").write_text("\n".join(index()), encoding="utf-8", newline="\n")


def index() -> Iterator[str]:
    yield "# All rules, with figures\n"
    yield "Every rule with its id, where it is from and how sure we are of it. The games draw the figures themselves.\n"
    for game in games():
        links = ", ".join(f"[{language}]({named(game, language)}.md)" for language in LANGUAGES)
        yield f"- {game.title}: {links}"
    yield ""


def named(game: Game, language: str) -> str:
    return game.name if language == ENGLISH else f"{game.name}-{language}"


def picture(folder: Path, game: Game, diagram: Diagram, language: str) -> Iterator[str]:
    """A diagram with its caption, drawn by the game into a file beside the page; a language whose picture is the
    English one has none of its own."""
    plate = Plate(game, diagram, language)
    drawn = plate.drawn()
    english = folder / f"{named(game, ENGLISH)}-{diagram.id}.svg"  # English comes first
    spoken = ENGLISH if english.exists() and drawn == english.read_text(encoding="utf-8") else language
    name = f"{named(game, spoken)}-{diagram.id}.svg"
    (folder / name).write_text(drawn, encoding="utf-8", newline="\n")
    yield f"```{{figure}} {name}\n:alt: {plate.caption}\n\n{plain(plate.caption)}\n```\n"


def page(game: Game, language: str, folder: Path) -> Iterator[str]:
    """The aim first, then a chapter for each of the rulebook's, and what is known of a rule below it; the theme has the
    list of contents beside the page."""
    yield f"# {game.title}{'' if language == ENGLISH else f' ({language})'}\n"
    yield " · ".join(f"[{each}]({named(game, each)}.md)" if each != language else each for each in LANGUAGES) + "\n"
    yield f"## {word(language, 'rules-aim')}\n"
    yield f"{plain(game.messages.say(language, 'guide'))}\n"
    chapter = ""
    for rule in game.rulebook.rules.values():
        if rule.chapter != chapter:
            chapter = rule.chapter
            yield f"## {heading(game, chapter, language)}\n"
        yield from told(game, rule, language)
        for diagram in below(game, rule.id):
            yield from picture(folder, game, diagram, language)
    yield from questions(game, language)
    yield "---\n"
    yield "\n".join(f"{line}  " for line in legend(game, language).splitlines())


def questions(game: Game, language: str) -> Iterator[str]:
    yield f"## {word(language, 'rules-questions')}\n"
    for each in game.rulebook.questions:
        yield f"**{plain(among(each.asked, language))}**\n"
        rules = ", ".join(f"[{rule}](#{named(game, language)}-{message_id(rule)})" for rule in each.rules)
        yield f"{plain(among(each.answer, language))} ({rules})\n"


def told(game: Game, rule: Rule, language: str) -> Iterator[str]:
    yield f"({named(game, language)}-{message_id(rule.id)})=\n"
    yield f"**{rule.id}** {plain(rule.text(language))}{plain(marks(rule))}\n"
    if rule.figures:
        yield from grid(said(game, rule.figures, language))
    yield from (f"{{.known}}\n{plain(line)}\n" for line in known(game, rule, language))


def grid(figures: Figures) -> Iterator[str]:
    yield row(figures.head)
    yield row(["---"] * len(figures.head))
    yield from map(row, figures.rows)
    yield ""


def row(cells: list[str]) -> str:
    return f"| {' | '.join(plain(cell) for cell in cells)} |"


def plain(text: str) -> str:
    """Nothing in a sentence of a game is Markdown."""
    for sign in "\\`*_[]<>|#":
        text = text.replace(sign, f"\\{sign}")
    return text
