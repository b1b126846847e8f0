"""The rules of a game as one page to print: `caracole rules GAME --html`. Nothing in it comes from elsewhere."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator
from html import escape
from itertools import groupby

from caracole.cli.rules_text import heading, known, legend, marks, word
from caracole.kernel import figures
from caracole.kernel.diagrams import Diagram, Plate, below
from caracole.kernel.figures import Figures
from caracole.kernel.game import Game
from caracole.kernel.rulebook import Rule, among

STYLE = """
:root { color-scheme: light }
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; color: #2a2520; background: #fff;
  font: 16px/1.5 "Iowan Old Style", Palatino, "Book Antiqua", Georgia, serif }
h1, h2 { line-height: 1.2 } h2 { margin: 2em 0 .6em; border-bottom: 1px solid #c9bb9f }
.by, .known, figcaption, .legend { color: #6a6056; font-size: .85rem }
.aim { font-size: 1.1rem } nav ol { columns: 2 } a { color: inherit }
.rule { margin: .7rem 0; padding-left: .8rem; border-left: 3px solid transparent; break-inside: avoid }
.rule.found { border-left: 3px dotted #6a6056 } .rule.ours { border-left: 3px dashed #b58b00 }
.rule p { margin: .2rem 0 } .rule b, dt b { font-variant-numeric: lining-nums }
figure { margin: .8rem 0 1.2rem; break-inside: avoid } figure img { max-width: 100%; max-height: 24rem; display: block }
table { border-collapse: collapse; font-size: .85rem; margin: .5rem 0 }
td, th { border: 1px solid #c9bb9f; padding: .15rem .5rem; text-align: left }
dt { font-weight: 700; margin-top: .8rem; break-after: avoid } dd { margin: 0 0 .4rem; break-before: avoid }
@media print { body { margin: 0; max-width: none; font-size: 10.5pt } nav { break-after: page } @page { margin: 18mm } }
"""


def page(game: Game, language: str) -> str:
    """The whole page."""
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{language}"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(game.title)}</title><style>{STYLE}</style></head><body>",
            *head(game, language),
            *contents(game, language),
            *(line for chapter in chapters(game) for line in told_chapter(game, chapter, language)),
            *questions(game, language),
            *told_legend(game, language),
            "</body></html>\n",
        ]
    )


def chapters(game: Game) -> list[str]:
    """In the order of the rulebook."""
    return [chapter for chapter, _ in groupby(game.rulebook.rules.values(), key=lambda rule: rule.chapter)]


def head(game: Game, language: str) -> Iterator[str]:
    """What it is, and before all rules what one plays for."""
    traits = game.traits
    yield f"<h1>{escape(game.title)}</h1>"
    by = " · ".join(filter(None, (traits.author, traits.publisher, str(traits.year))))
    yield f'<p class="by">{escape(by)}</p>'
    if game.messages.has(language, "guide"):
        yield f"<h2>{word(language, 'rules-aim')}</h2>"
        yield f'<p class="aim">{escape(game.messages.say(language, "guide"))}</p>'


def contents(game: Game, language: str) -> Iterator[str]:
    yield f"<nav><h2>{word(language, 'rules-contents')}</h2><ol>"
    for number, chapter in enumerate(chapters(game), 1):
        yield f'<li><a href="#chapter-{number}">{escape(heading(game, chapter, language))}</a></li>'
    if game.rulebook.questions:
        yield f'<li><a href="#questions">{word(language, "rules-questions")}</a></li>'
    yield "</ol></nav>"


def told_chapter(game: Game, chapter: str, language: str) -> Iterator[str]:
    number = chapters(game).index(chapter) + 1
    yield f'<h2 id="chapter-{number}">{escape(heading(game, chapter, language))}</h2>'
    for rule in game.rulebook.rules.values():
        if rule.chapter == chapter:
            yield from told(game, rule, language)


def told(game: Game, rule: Rule, language: str) -> Iterator[str]:
    """A rule with its figures, its pictures, and where it is from."""
    yield f'<section class="rule {rule.origin}" id="rule-{escape(rule.id)}">'
    yield f"<p><b>{escape(rule.id)}</b> {escape(rule.text(language))}{escape(marks(rule))}</p>"
    if rule.figures:
        yield from grid(figures.said(game, rule.figures, language))
    for diagram in below(game, rule.id):
        yield figure(game, diagram, language)
    yield from (f'<p class="known">{escape(line)}</p>' for line in known(game, rule, language))
    yield "</section>"


def figure(game: Game, diagram: Diagram, language: str) -> str:
    """A picture that the game draws now, whole in the page."""
    plate = Plate(game, diagram, language)
    data = b64encode(plate.drawn("light").encode()).decode()
    caption = escape(plate.caption)
    image = f'<img alt="{caption}" src="data:image/svg+xml;base64,{data}">'
    return f"<figure>{image}<figcaption>{caption}</figcaption></figure>"


def grid(figures_said: Figures) -> Iterator[str]:
    yield "<table><tr>" + "".join(f"<th>{escape(cell)}</th>" for cell in figures_said.head) + "</tr>"
    for row in figures_said.rows:
        yield "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>"
    yield "</table>"


def questions(game: Game, language: str) -> Iterator[str]:
    if not game.rulebook.questions:
        return
    yield f'<h2 id="questions">{word(language, "rules-questions")}</h2><dl>'
    for each in game.rulebook.questions:
        rules = ", ".join(f'<a href="#rule-{escape(rule)}">{escape(rule)}</a>' for rule in each.rules)
        yield f"<dt>{escape(among(each.asked, language))}</dt>"
        yield f"<dd>{escape(among(each.answer, language))} <small>({rules})</small></dd>"
    yield "</dl>"


def told_legend(game: Game, language: str) -> Iterator[str]:
    yield f'<h2>{word(language, "rules-marks")}</h2><p class="legend">'
    yield "<br>".join(escape(line) for line in legend(game, language).splitlines())
    yield "</p>"
